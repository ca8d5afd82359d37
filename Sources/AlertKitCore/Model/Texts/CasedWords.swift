/// A word of a text, and what its place says of its case.
struct CasedWord {
  let text: Substring
  /// As wordings are compared.
  let key: String
  /// Whether nothing can be said of its case: a name, acronym, address or number, quoted, or written against a placeholder.
  let isFree: Bool
  /// Whether it is quoted or part of an address, and so not this text's own.
  let isForeign: Bool
  /// Whether it opens the text.
  let isFirst: Bool
  /// Whether it ends the text.
  let isLast: Bool
  /// Whether it follows a mark within the text behind which a new phrase starts, or the hyphen of a compound.
  let startsAnew: Bool
}

/// A text as its words, to judge their case.
final class CasedWords: Sendable {
  let text: String
  let words: [CasedWord]
  let locale: LocaleTag

  /// - Parameter written: the text as its table has it.
  convenience init(_ written: String, locale: LocaleTag) {
    self.init(AnalyzedText(written, locale: locale))
  }

  init(_ analyzed: AnalyzedText) {
    let text = analyzed.shown
    self.text = text
    locale = analyzed.locale
    let found = analyzed.words.all
    // By word; empty where there are none.
    func overlapping(_ ranges: [Range<String.Index>]) -> [Bool] {
      ranges.isEmpty ? [] : found.areIn(ranges) { $1.overlaps($0.startIndex..<$0.endIndex) }
    }
    let inQuotes = overlapping(analyzed.quotedParts)
    let inAddress = overlapping(analyzed.addresses)
    words = found.indices.map { index in
      let word = found[index]
      let before = text[(index == 0 ? text.startIndex : found[index - 1].endIndex)..<word.startIndex]
      let after = text[word.endIndex..<(index + 1 == found.count ? text.endIndex : found[index + 1].startIndex)]
      let isForeign = !inQuotes.isEmpty && inQuotes[index] || !inAddress.isEmpty && inAddress[index]
      return CasedWord(
        text: word, key: analyzed.words.keys[index],
        isFree: isForeign
          || CasedWords.isFree(word, before: before, after: after, previous: index == 0 ? nil : found[index - 1]),
        isForeign: isForeign,
        isFirst: index == 0 && !before.unicodeScalars.contains(DisplayText.placeholderMark),
        isLast: index + 1 == found.count && !after.unicodeScalars.contains(DisplayText.placeholderMark),
        startsAnew: index > 0 && CasedWords.partsPhrases(before))
    }
  }

  /// The place of one of the words.
  func index(of word: CasedWord) -> Int? {
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle].text.startIndex < word.text.startIndex { low = middle + 1 } else { high = middle }
    }
    return low < words.count && words[low].text.startIndex == word.text.startIndex ? low : nil
  }

  /// The first word where the text opens with it, so that its case is the text's; nil behind a placeholder, a bullet, a tag …
  var opening: CasedWord? {
    guard let first = words.first, first.isFirst, !first.isFree else { return nil }
    let before = text[..<first.text.startIndex].unicodeScalars
    return before.allSatisfy { Self.mayOpen($0) } ? first : nil
  }

  /// Whether all words are in capitals, and enough of them are no acronyms.
  func isShouted(_ facts: LocaleFacts) -> Bool {
    guard words.contains(where: { LetterCase.isAllCapitals($0.text) }) else { return false }
    // Names such as *5G* are written in one way.
    let own = words.filter { word in
      !word.isForeign && word.text.unicodeScalars.contains(where: LetterCase.hasCase)
        && !word.text.utf8.contains(where: \.isDigit)
    }
    guard !own.isEmpty, own.allSatisfy({ LetterCase.isAllCapitals($0.text) || $0.text.count == 1 }),
      own.contains(where: { $0.text.count > 1 })
    else { return false }
    if own.count > 2 { return true }
    if own.count == 2 { return own.contains { $0.text.count > 4 } }
    if own[0].text.count > 6 { return true }
    let terms = facts.meanings(of: text)
    // A wording in capitals excuses no longer one: OK is so, ХОРОШО is not.
    return terms.contains { term in
      !(facts.terms[term] ?? []).contains { LetterCase.isAllCapitals($0.text) && $0.text.count + 2 >= own[0].text.count }
    }
      && !terms.contains { term in (facts.terms[term] ?? []).contains { $0.text == own[0].text } }
  }

  private static func isFree(_ word: Substring, before: Substring, after: Substring, previous: Substring?) -> Bool {
    if before.unicodeScalars.last == DisplayText.placeholderMark || after.unicodeScalars.first == DisplayText.placeholderMark {
      return true
    }
    if let bracket = before.utf8.last, "([{".utf8.contains(bracket), let end = after.first, ")]}".contains(end) { return true }
    guard let first = word.unicodeScalars.first, LetterCase.hasCase(first) else { return true }
    return isName(word) || isUnit(word, before: before, previous: previous)
  }

  /// An acronym (`VPN`), a name with a capital inside (`iPhone`) or with no capital at all (`adidas`), a word with a digit (`H264`), a
  /// letter by itself (`x`).
  private static func isName(_ word: Substring) -> Bool {
    if smallNames.contains(word) { return true }
    if word.index(after: word.startIndex) == word.endIndex { return word != "a" && word != "I" }
    return LetterCase.hasInnerCapitalOrNumber(word) && (!isDutchLetter(word) || word.contains(where: \.isNumber))
  }

  /// Names that their owners write in small letters, also at the start of a sentence.
  private static let smallNames: Set<Substring> = [
    "adidas", "craigslist", "docomo", "ebookjapan", "freee", "kintone", "lululemon", "minne", "mixi", "nanaco", "nasne",
    "nginx", "niconico", "pixiv", "radiko", "realme", "xkcd",
  ]

  /// Whether the only capital inside is the second half of the Dutch letter IJ.
  private static func isDutchLetter(_ word: Substring) -> Bool {
    word.hasPrefix("IJ") && !word.dropFirst(2).contains(where: \.isUppercase)
  }

  /// A short word behind a number: `5 min`.
  private static func isUnit(_ word: Substring, before: Substring, previous: Substring?) -> Bool {
    if before.unicodeScalars.contains(DisplayText.placeholderMark) { return word.count <= 3 }
    guard let previous, previous.first?.isNumber ?? false, previous.allSatisfy(\.isNumber) else { return false }
    return word.count <= 3 && before.allSatisfy(\.isWhitespace)
  }

  private static func partsPhrases(_ between: Substring) -> Bool {
    if between.utf8.elementsEqual(" ".utf8) { return false }
    return between.contains { ".!?:;…—–-‐‑/|•·(\n".contains($0) }
  }

  private static func mayOpen(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isEmojiPresentation || scalar.properties.isVariationSelector
      || scalar.properties.generalCategory == .otherSymbol && scalar != DisplayText.placeholderMark || scalar == "¿"
      || scalar == "¡"
  }
}
