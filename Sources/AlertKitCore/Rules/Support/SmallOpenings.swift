/// Sentences within a text that begin in lower case: *The photo is gone. restore it?*
enum SmallOpenings {
  /// A note on the first of them.
  static func violations(in localized: LocalizedSurface, at field: Field) -> [Violation] {
    guard localized.facts.hasCase, localized.surface.kind.isAlertOrSheet else { return [] }
    // The mark that an app's name has at its end ends no sentence.
    let names = localized.context.appNames.filter { $0.last.map { "!?.".contains($0) } ?? false }
    return localized.violations(at: field) { text in
      let analyzed = localized.texts[text]
      guard !analyzed.bytes.isDisjoint(with: [.stop, .question]) else { return nil }
      return first(in: analyzed.cased, besides: names).map { "A sentence begins with “\($0)”; begin it with a capital." }
    }.map { Violation($0.field, $0.message, severity: .note, variant: $0.variant) }
  }

  private static func first(in text: CasedWords, besides names: [String]) -> Substring? {
    text.words.indices.dropFirst().first { index in
      let word = text.words[index]
      guard !word.isFree, word.text.count > 1, LetterCase.startsWithoutCapital(word.text, locale: text.locale),
        word.text.allSatisfy({ !$0.isUppercase })
      else { return false }
      let before = text.text[..<word.text.startIndex]
      return endsSentence(before[text.words[index - 1].text.endIndex...], behind: text.words[index - 1])
        && !names.contains { before.hasSuffix($0 + " ") || before.hasSuffix($0 + "\u{A0}") }
    }.map { text.words[$0].text }
  }

  /// Whether what stands between two words is the end of a sentence and a space; a stop may shorten a word too.
  private static func endsSentence(_ between: Substring, behind word: CasedWord) -> Bool {
    guard between.last?.isWhitespace == true, let mark = between.first,
      between.dropFirst().allSatisfy({ $0 == " " || $0 == "\u{A0}" })
    else { return false }
    switch mark {
    case "!", "?": return true
    case ".": return word.text.count > 3 && !word.isFree && word.text.allSatisfy(\.isLetter) && !shortened.contains(word.key)
    default: return false
    }
  }

  /// Words of four letters and more that are cut off before a stop.
  private static let shortened: Set<String> = [
    "approx", "incl", "excl", "resp", "evtl", "inkl", "exkl", "mind", "bijv", "eventl", "prof", "temp", "dept", "corp", "info",
    "prov",
    "spec", "mins", "secs", "ekskl", "napr", "прим", "макс",
  ]
}
