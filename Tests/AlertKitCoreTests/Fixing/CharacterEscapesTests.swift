import Testing

@testable import AlertKitCore

/// What is written with a notation's escapes is read back as it was.
@Suite struct CharacterEscapesTests {
  static let text = "a \"b\" 'c' \\ d\ne\tf\rg <h> & i \u{1}\u{7F}\u{85} 삭제 🗑 \u{2028}"
  static let styles: [WritingStyle] = [
    .strings(quote: UInt8(ascii: "\"")), .strings(quote: UInt8(ascii: "'")), .json, .yamlDouble, .xml,
  ]

  @Test(arguments: styles) func textIsReadBack(style: WritingStyle) throws {
    let bytes = Array(style.escapes.escaped(Self.text).utf8)
    var scanner = WrittenTextScanner(text: bytes, range: bytes.indices, style: style)
    let scanned = scanner.scan()
    #expect(try #require(scanned).map(\.scalar) == Array(Self.text.unicodeScalars))
  }

  @Test func quotesOfOneKindDoubleInYAML() {
    #expect(WritingStyle.yamlSingle.escapes.escaped("Don't \\ \"x\"") == "Don''t \\ \"x\"")
  }

  @Test func literalHoldsNoLineEnd() {
    #expect(CharacterEscapes.swift.quoted("a\n\"b\"\u{2028}\u{1}\\") == #""a\n\"b\"\u{2028}\u{1}\\""#)
  }

  @Test func charactersBeyondFourDigits() {
    #expect(UnicodeEscape.json.written("🗑") == "\\ud83d\\uddd1")
    #expect(CharacterEscapes.yamlDouble { $0.value > 0x7F }.escaped("é🗑") == "\\u00E9\\U0001F5D1")
  }
}
