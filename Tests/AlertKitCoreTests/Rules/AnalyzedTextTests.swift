import Testing

@testable import AlertKitCore

/// The short cuts that spare look-ups in Unicode's tables, and what is kept of a text.
@Suite struct AnalyzedTextTests {
  /// Every character up to U+00FF, the general punctuation, and the ends of what else has a short cut, alone and between letters.
  static let characters = [
    0x01...0xFF, 0x3F0...0x490, 0x5F0...0x6FF, 0xE00...0xE60, 0x2000...0x206F, 0x3000...0x3100, 0x4DF0...0x4E10,
    0x9FF0...0xA010,
    0xABF0...0xAC10, 0xD790...0xD7FF, 0xFF00...0xFF60,
  ].flatMap(Array.init).compactMap(Unicode.Scalar.init)

  @Test func plainTextsCompareAsICUCompares() {
    for scalar in Self.characters {
      for text in [
        "a\(scalar)", "A\(scalar)b", "a\(scalar) \(scalar)x ", "É \(scalar)\(scalar)ß", "가\(scalar)д", "カا\(scalar)字",
      ] {
        guard let form = PlainForm.comparable(text) else { continue }
        // A Greek letter takes the text out of the short cut and changes nothing else.
        #expect("ω" + form == TextForm.comparable("ω" + text), "U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  @Test func whatIsSurelyComposedIsComposed() {
    for scalar in Self.characters + ["\u{301}", "\u{3099}", "\u{E38}", "\u{E48}", "\u{1F600}"] {
      for text in ["a\(scalar)", "A\(scalar)b", "É \(scalar)\(scalar)ß", "가\(scalar)д", "カا\(scalar)字", "ก\u{E38}\(scalar)"]
      where PlainForm.isComposed(text) {
        // A Greek letter takes the text out of the short cut and changes nothing else.
        #expect(("ω" + text).utf8.elementsEqual(ICU.composed("ω" + text).utf8), "U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  @Test func bytesTellWhatATextMayHold() {
    for scalar in Self.characters {
      for text in ["a\(scalar)", "\(scalar)b", "a \(scalar)b\(scalar) c", "가\(scalar)д", "a.\(scalar)", "\(scalar)"] {
        let bytes = TextBytes(of: text)
        let name: Comment = "U+\(String(scalar.value, radix: 16))"
        #expect(bytes.contains(.mark) == !DisplayText.isPlain(text), name)
        #expect(bytes.contains(.lineEnd) == DisplayText.hasLineEnd(text), name)
        #expect(bytes.contains(.quote) || QuotedParts.ranges(in: text).isEmpty, name)
        #expect(bytes.contains(.address) || ProperNames.addresses(in: text).isEmpty, name)
        #expect(bytes.contains(.percent) || BrokenSpecifier.first(in: text) == nil, name)
        #expect(TextEnding(of: AnalyzedText(text, locale: "en")).end == TextEnding(of: text).end, name)
      }
    }
  }

  @Test(arguments: [
    "Delete", "Löschen", "Don’t", "%@", "<b>Delete</b>", "a\u{AD}b", "a\u{200B}b", "a\u{2060}b", "a_b", "확인", "**x**", "",
  ])
  func plainTextsAreShownAsTheyAre(text: String) {
    let shown = DisplayText.withPlaceholderMarks(DisplayText.withoutMarkup(text))
    #expect(AnalyzedText(text, locale: tag("en")).shown == shown)
    if DisplayText.isPlain(text) { #expect(shown == text) }
  }

  @Test func oneTextIsAnalyzedOnce() {
    let texts = AnalyzedTexts(of: Surface(drafting: "", kind: .alert), locale: tag("de"))
    #expect(texts["Foto löschen"] === texts["Foto löschen"])
    #expect(texts["Foto löschen"].words === texts["Foto löschen"].words)
    #expect(texts["Foto löschen"].words.keys == ["foto", "löschen"])
    #expect(texts["Foto"] !== texts["Foto löschen"])
  }

  @Test(arguments: [("tap here", true), ("retapping", true), ("take a path", false), ("ta", false), ("", false)])
  func stemsAreFoundAnywhere(key: String, mayStand: Bool) {
    #expect(StemList(["x-tap", "press"]).mayStand(in: key) == mayStand)
  }

  @Test func phrasesAreFoundAsWholeWords() {
    let list = PhraseList(["you failed", "you", "Bad"])
    func words(_ text: String) -> AnalyzedText.Words { AnalyzedText(text, locale: tag("en")).words }
    #expect(Set(list.ranges(in: words("Bad, you failed"))) == [0..<1, 1..<2, 1..<3])
    #expect(list.ranges(in: words("your badge")).isEmpty)
    #expect(list.ranges(in: words("")).isEmpty)
    #expect(list.open(words("You failed")) && !list.open(words("Failed you")) && !list.open(words("")))
  }

  @Test(arguments: [
    "Photo", "Foto löschen", " a", "a ", "a  b", "a\nb", "e\u{301}", String(repeating: "ö", count: 60),
    String(repeating: "o", count: 61), "확인", "a\u{A0}b", "", "ลบรูปภาพหรือไม่", "ลบ ทั้งหมด", "ลบ \u{E31}ก", "\u{E31}ก",
    String(repeating: "กั", count: 31),
  ])
  func quotesOneShortLine(text: String) {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(quoted(text) == (line.count <= 60 ? "“\(line)”" : "“\(line.prefix(57))…”"))
  }
}
