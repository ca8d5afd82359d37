import Testing

@testable import AlertKitCore

/// The short cuts that spare look-ups in Unicode's tables, and what is kept of a text.
@Suite struct AnalyzedTextTests {
  /// Every character up to U+00FF and the general punctuation, alone and between letters.
  static let characters = (Array(0x01...0xFF) + Array(0x2000...0x206F)).compactMap(Unicode.Scalar.init)

  @Test func latinTextsCompareAsICUCompares() {
    for scalar in Self.characters {
      for text in [String(scalar), "A\(scalar)b", "\(scalar) \(scalar)x ", " Éa\(scalar)\(scalar)ß"] {
        guard let form = LatinForm.comparable(text) else { continue }
        // A Greek letter takes the text out of the short cut and changes nothing else.
        let whole = TextForm.comparable("ω" + text)
        let leads = text.unicodeScalars.first?.properties.isWhitespace ?? false
        #expect("ω" + (leads && !form.isEmpty ? " " : "") + form == whole, "U+\(String(scalar.value, radix: 16))")
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
    let texts = AnalyzedTexts(locale: tag("de"))
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
    #expect(Set(list.ranges(in: ["bad", "you", "failed"])) == [0..<1, 1..<2, 1..<3])
    #expect(list.ranges(in: ["your", "badge"]).isEmpty)
    #expect(list.ranges(in: []).isEmpty)
  }

  @Test(arguments: [
    "Photo", "Foto löschen", " a", "a ", "a  b", "a\nb", "e\u{301}", String(repeating: "ö", count: 60),
    String(repeating: "o", count: 61), "확인", "a\u{A0}b", "",
  ])
  func quotesOneShortLine(text: String) {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(quoted(text) == (line.count <= 60 ? "“\(line)”" : "“\(line.prefix(57))…”"))
  }
}
