extension LocaleFacts {
  /// Whether a word, as words are compared, is one of the language's frequent ones.
  func knows(_ word: String) -> Bool {
    phrases.misspellings.lists(word) || functionWords.contains(word) || phrases.labelWords.contains(word)
  }

  /// Whether a text is in this language, for what its script and its frequent words say: one is not of another language.
  func areWords(of text: String, besides other: LocaleFacts) -> Bool {
    guard locale.script == "Latn" else { return WrittenLanguage(of: [text]).fits(locale) && !text.isEmpty }
    return AnalyzedText(text, locale: locale).words.keys.contains { knows($0) && !other.knows($0) }
  }

  /// What is known of the language that a button's title is in: this one, unless its letters are another's, or it is a label that only
  /// English has.
  func facts(ofTitle title: String) -> LocaleFacts {
    if let other = WrittenLanguage.other(than: locale, title) { return LocaleFacts.facts(for: other) }
    guard locale.language != "en", title.utf8.allSatisfy({ $0 < 0x80 }), meaning(ofTitle: title).terms.isEmpty else {
      return self
    }
    let english = LocaleFacts.facts(for: LocaleTag("en"))
    return english.meaning(ofTitle: title).terms.isEmpty ? self : english
  }

  /// Whether a text in the table of a language that has no Latin letters is English all the same: several words, most of them known ones.
  func isInEnglish(_ text: String) -> Bool {
    guard text.utf8.allSatisfy({ $0 < 0x80 }), hasFile, locale.script != "Latn", !locale.script.isEmpty else { return false }
    let english = LocaleFacts.facts(for: LocaleTag("en"))
    let words = AnalyzedText(text, locale: english.locale).words.keys
    return words.count > 2 && words.count(where: english.knows) * 3 >= words.count * 2
  }
}
