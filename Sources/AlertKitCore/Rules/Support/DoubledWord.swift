/// A word that stands twice in a row by mistake: *the the*.
enum DoubledWord {
  static func violations(in localized: LocalizedSurface) -> [Violation] {
    guard let allowed = localized.facts.phrases.doubledWords else { return [] }
    func first(in text: String) -> (word: Substring, pair: Substring)? {
      let analyzed = localized.texts[text]
      let index = analyzed.words.all.indices.dropLast().first {
        isDoubled($0, in: analyzed, except: allowed, localized.facts) && !localized.sourceSays(analyzed.words.keys[$0])
      }
      guard let index else { return nil }
      let (word, next) = (analyzed.words.all[index], analyzed.words.all[index + 1])
      return (word, analyzed.shown[word.startIndex..<next.endIndex])
    }
    return localized.violationsOfTexts(
      fix: { text in
        Rewording(text, .suggested) { text in first(in: text).map { text.replacing($0.pair, with: $0.word, maxReplacements: 1) }
        }
      }, { _, text in first(in: text).map { "“\($0.pair)” has a word twice; leave one out." } })
  }

  /// Whether the next word is the same: in lower case, as a name would not be, and with nothing but a space between them.
  private static func isDoubled(
    _ index: Int, in text: AnalyzedText, except allowed: Set<String>, _ facts: LocaleFacts
  ) -> Bool {
    let words = text.words
    guard words.numbers[index] == words.numbers[index + 1], words.keys[index] == words.keys[index + 1],
      !allowed.contains(words.keys[index])
    else { return false }
    let (word, next) = (words.all[index], words.all[index + 1])
    if facts.wordSeparator == LocaleFacts.WordSeparator.none {
      // Within a text the second may belong to what follows: 微信支付支付失败.
      return index > 0 && index + 2 == words.all.count && word.count > 1 && word.endIndex == next.startIndex
        && word.allSatisfy(\.isLetter) && !words.isQuoted(index + 1)
    }
    return word.count > 1 && next.first?.isLowercase == true && next.allSatisfy(\.isLetter)
      && text.shown[word.endIndex..<next.startIndex].allSatisfy { $0 == " " || $0 == "\u{A0}" }
      && !words.isQuoted(index) && !words.isQuoted(index + 1)
  }
}
