/// A text in the languages that it is in, to be judged by what most of them have.
struct TranslatedText {
  let sourceLocale: LocaleTag
  /// The texts of the source language.
  let source: [String]
  /// The texts of every locale of another language.
  let translations: [(locale: LocaleTag, texts: [String])]
  /// How many locales the table has, the source's among them.
  let localeCount: Int

  /// In how many families of languages a text stands that no chance brought there.
  private static let families = 3

  /// Whether there are languages enough to judge by.
  static func canBeJudged(localeCount: Int) -> Bool { localeCount > families }

  /// Texts that stand in several unrelated languages and are not the source's, as texts are compared: an older source text that
  /// nobody has translated.
  var leftovers: Set<String> {
    let own = Set(source.map(TextForm.comparable))
    var families: [String: Set<String>] = [:]
    for (locale, texts) in translations {
      for written in texts where Self.isProse(written) && isOfSourceLanguage(written) {
        let text = TextForm.comparable(written)
        if !own.contains(text) { families[text, default: []].insert(LocaleFacts.facts(for: locale).family) }
      }
    }
    return Set(families.filter { $0.value.count >= Self.families }.keys)
  }

  /// Whether all texts of a locale are among the leftovers.
  static func areLeftOver(_ texts: [String], _ leftovers: () -> Set<String>) -> Bool {
    guard texts.contains(where: isProse) else { return false }
    let leftovers = leftovers()
    return !leftovers.isEmpty && texts.allSatisfy { leftovers.contains(TextForm.comparable($0)) }
  }

  /// Whether translations in several families of languages agree on values that the source text does not ask for, or not so.
  var isOutvoted: Bool {
    guard let own = source.first.map(Self.values), Self.canBeJudged(localeCount: localeCount) else { return false }
    var votes: [Set<String>: (count: Int, families: Set<String>)] = [:]
    var all = 0
    for (locale, texts) in translations {
      guard let text = texts.first, !text.isEmpty else { continue }
      let values = Self.values(of: text)
      all += 1
      votes[values, default: (0, [])].count += 1
      votes[values]?.families.insert(LocaleFacts.facts(for: locale).family)
    }
    // What translations have lost, many of them may have lost.
    return votes.contains { values, votes in
      !values.isSubset(of: own) && votes.families.count >= Self.families && votes.count * 5 >= all * 4
    }
  }

  /// What a text asks for: each argument with the kind of its value.
  private static func values(of text: String) -> Set<String> {
    Set(FormatSpecifier.all(in: text).map { "\($0.argument) \($0.kind.isNumeric ? "number" : "\($0.kind)")" })
  }

  /// Whether a text has common words of the source language; true where none are listed for it.
  private func isOfSourceLanguage(_ text: String) -> Bool {
    let facts = LocaleFacts.facts(for: sourceLocale)
    guard let style = facts.titleStyle else { return true }
    let words = TextSegments.words(in: text, locale: sourceLocale).map { LocaleFacts.key(String($0)) }
    let common = words.count { style.common.contains($0) || style.words[$0] != nil || facts.fillers.contains($0) }
    // Two words may be borrowed as they are: *check out*.
    return words.count > 2 ? common > 0 : common == words.count
  }

  /// Whether a text has two words that are no names: without capitals inside, digits and placeholders.
  private static func isProse(_ text: String) -> Bool {
    var words = 0
    var (length, isPlain) = (0, true)
    for character in FormatSpecifier.replacing(in: text, with: " ") + " " {
      if character.isLetter || character.isNumber || character == "'" || character == "’" {
        isPlain = isPlain && character.isLetter && (length == 0 || !character.isUppercase)
        length += 1
      } else {
        if isPlain, length > 1 { words += 1 }
        if words == 2 { return true }
        (length, isPlain) = (0, true)
      }
    }
    return false
  }
}
