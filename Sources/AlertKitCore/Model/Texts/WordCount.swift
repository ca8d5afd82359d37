/// How many words a text has.
struct WordCount {
  /// Words by the locale's boundaries; a hyphenated compound is one, and so is a placeholder
  /// with the letters that it stands against.
  let words: Int
  /// Of these, the numbers that stand by themselves, in digits or as placeholders.
  let numbers: Int
  /// Whether the text holds a placeholder, which may bring more words.
  let isLeast: Bool

  init(of text: String, locale: LocaleTag) {
    self.init(of: AnalyzedText(text, locale: locale))
  }

  init(of analyzed: AnalyzedText) {
    let (text, locale) = (analyzed.text, analyzed.locale)
    let compounds: [Range<Int>]
    let all: [Substring]
    if analyzed.isPlain {
      all = analyzed.words.all
      compounds = Self.compounds(of: all, in: text, locale: locale)
      words = compounds.count > 2 && Self.isShortHan(text) ? 2 : compounds.count
      isLeast = false
    } else {
      // A placeholder of a number is one, and another is as good as a word.
      let own = FormatSpecifier.replacing(in: TextForm.withoutInvisibles(text)) { $0.kind.isNumeric ? "0" : "x" }
      all = TextSegments.words(in: own, locale: locale)
      compounds = Self.compounds(of: all, in: own, locale: locale)
      words = compounds.count
      isLeast = !FormatSpecifier.all(in: text).isEmpty
    }
    numbers = compounds.count { Self.isNumber(all[$0], locale: locale) }
  }

  /// Whether words that are written as one are a number, where a language has counters with its counter; *7-day* and *3D* are none.
  private static func isNumber(_ words: ArraySlice<Substring>, locale: LocaleTag) -> Bool {
    guard let first = words.first, let last = words.last, let opening = first.unicodeScalars.first,
      LetterCase.isNumber(opening)
    else { return false }
    let text = first.base[first.startIndex..<last.endIndex]
    return text.allSatisfy(\.isNumber)
      || LocaleFacts.facts(for: locale).takesParticles && !text.contains(where: isHyphen)
  }

  /// Whether a text is at most five Chinese characters, which are no more than two words however a dictionary parts them.
  private static func isShortHan(_ text: String) -> Bool {
    var letters = 0
    for scalar in text.unicodeScalars where scalar.isASCII || scalar.properties.isAlphabetic {
      if scalar.isASCII {
        if 0x61...0x7A ~= scalar.value | 0x20 { return false }
        continue
      }
      letters += 1
      if letters > 5 || !scalar.properties.isIdeographic { return false }
    }
    return true
  }

  /// Whether a text has one word and no placeholder, as ``words`` and ``isLeast`` tell, without counting all of them.
  static func isOne(in analyzed: AnalyzedText) -> Bool {
    guard analyzed.isPlain else { return analyzed.wordCount.words == 1 && !analyzed.wordCount.isLeast }
    let words = analyzed.words.all
    lazy var takesParticles = LocaleFacts.facts(for: analyzed.locale).takesParticles
    return !words.isEmpty
      && words.indices.dropFirst().allSatisfy { isJoined(words, at: $0, in: analyzed.text, takesParticles) }
  }

  /// The words that are written as one each: ranges of their indexes.
  private static func compounds(of words: [Substring], in text: String, locale: LocaleTag) -> [Range<Int>] {
    lazy var takesParticles = LocaleFacts.facts(for: locale).takesParticles
    var compounds: [Range<Int>] = []
    for index in words.indices {
      if index > 0, isJoined(words, at: index, in: text, takesParticles) {
        compounds[compounds.count - 1] = compounds[compounds.count - 1].lowerBound..<index + 1
      } else {
        compounds.append(index..<index + 1)
      }
    }
    return compounds
  }

  /// Whether a word is written as one with the word before it.
  private static func isJoined(
    _ words: [Substring], at index: Int, in text: String, _ takesParticles: @autoclosure () -> Bool
  ) -> Bool {
    let (start, end) = (words[index - 1].endIndex, words[index].startIndex)
    // ICU parts a number from the Korean counter that is written against it.
    guard start < end else { return takesParticles() }
    let between = text[start..<end]
    if between.utf8.elementsEqual(CollectionOfOne(0x20)) { return false }
    return between.count == 1 && between.allSatisfy(isHyphen)
  }

  private static func isHyphen(_ character: Character) -> Bool {
    character == "-" || character == "\u{2010}" || character == "\u{2011}"
  }
}
