import Testing

@testable import AlertKitCore

@Suite struct DecodingTests {
  static let text = "/* 제목 */\n\"a\" = \"예 😀\";\r\n\"b\" = \"\u{FEFF}x\";\n"

  static let forms: [(bytes: [UInt8], encoding: TextEncoding, hasMark: Bool)] = [
    (Array(text.utf8), .utf8, false),
    ([0xEF, 0xBB, 0xBF] + text.utf8, .utf8, true),
    (TableFixture.utf16(text, isBigEndian: false), .utf16LittleEndian, false),
    ([0xFF, 0xFE] + TableFixture.utf16(text, isBigEndian: false), .utf16LittleEndian, true),
    (TableFixture.utf16(text, isBigEndian: true), .utf16BigEndian, false),
    ([0xFE, 0xFF] + TableFixture.utf16(text, isBigEndian: true), .utf16BigEndian, true),
  ]

  @Test(arguments: forms.indices)
  func sameTextInEveryEncoding(form: Int) {
    let (bytes, encoding, hasMark) = Self.forms[form]
    let reading = TableFixture.strings(bytes)
    #expect(reading.file.encoding == encoding)
    #expect(reading.file.hasByteOrderMark == hasMark)
    #expect(!reading.file.isLossy)
    #expect(reading.file.text == Array(Self.text.utf8))
    #expect(reading.pairs == ["a=예 😀", "b=\u{FEFF}x"])
    #expect(reading.places == [])
  }

  @Test func aSecondByteOrderMarkIsPassedOver() {
    for bytes in [
      [0xFF, 0xFE] + TableFixture.utf16("\u{FEFF}\(Self.text)", isBigEndian: false), Array("\u{FEFF}\u{FEFF}\(Self.text)".utf8),
    ] {
      let reading = TableFixture.strings(bytes)
      #expect(reading.pairs == ["a=예 😀", "b=\u{FEFF}x"])
      #expect(reading.places == [])
    }
  }

  @Test func aByteOrderMarkThatWasReplacedIsNamed() {
    let bytes = Array("\u{FFFD}\u{FFFD}".utf8) + TableFixture.utf16("\"a\" = \"one\";\n", isBigEndian: false)
    let reading = TableFixture.strings(bytes)
    #expect(reading.file.isLossy)
    #expect(reading.pairs == ["a=one"])
    #expect(reading.places.count == 1 && reading.places[0].contains("byte order mark lost"))
  }

  @Test func emptyFile() {
    let file = TableFixture.decoded([])
    #expect(file.value.text.isEmpty)
    #expect(file.faults.isEmpty)
  }

  @Test(
    arguments: [
      ([0xE9], "0xE9"), ([0xC0, 0x80], "0xC0"), ([0xED, 0xA0, 0x80], "0xED"), ([0xF5, 0x80], "0xF5"), ([0x80], "0x80"),
      ([0xF0, 0x9F, 0x98], "0xF0"), ([0xE0, 0x80, 0x80], "0xE0"), ([0xF4, 0x90, 0x80, 0x80], "0xF4"),
    ] as [([UInt8], String)])
  func invalidUTF8(bytes: [UInt8], name: String) {
    let reading = TableFixture.strings(Array("\"a\" = \"1\";\n\"b\" = \"caf".utf8) + bytes + "\";\n\"c\" = \"3\";\n".utf8)
    #expect(reading.file.isLossy)
    #expect(reading.places == ["2:11 The byte \(name) is not valid UTF-8; save the file as UTF-8."])
    #expect(reading.pairs == ["a=1", "b=caf\u{FFFD}", "c=3"])
  }

  @Test func invalidUTF8IsCounted() {
    let reading = TableFixture.strings(Array("a = \"".utf8) + [0xE9, 0x20, 0xE8] + "\";".utf8)
    #expect(
      reading.places == ["1:6 The byte 0xE9 is not valid UTF-8 (the first of 2 such places); save the file as UTF-8."])
  }

  @Test(arguments: [0, 9, 30])
  func nulBytes(before count: Int) {
    let spaces = String(repeating: " ", count: count)
    let reading = TableFixture.strings(Array("\(spaces)\"a\" = \"1\"; ".utf8) + [0] + "\n\"b\" = \"2\";".utf8)
    #expect(reading.places == ["1:\(count + 12) A NUL character, which no text file holds."])
    #expect(reading.pairs == ["a=1", "b=2"])
  }

  @Test func whatIsBrokenBeforeANULIsSaid() {
    let reading = TableFixture.strings(Array("a = 1;; \"b\" = \"2\";\n".utf8) + [0] + "\"c\" = ;".utf8)
    #expect(reading.places.contains { $0.hasPrefix("1:") && !$0.contains("NUL") }, "\(reading.places)")
  }

  @Test func unpairedSurrogate() {
    var bytes = TableFixture.utf16("\"a\" = \"xy\";\n", isBigEndian: false)
    bytes[15] = 0xD8
    let reading = TableFixture.strings([0xFF, 0xFE] + bytes)
    #expect(reading.file.isLossy)
    #expect(reading.places == ["1:8 Half of a surrogate pair is not valid UTF-16; save the file as UTF-8."])
    #expect(reading.pairs == ["a=\u{FFFD}y"])
  }

  @Test func marksOnOneLetterAreBounded() {
    let few = String(repeating: "\u{301}\u{323}", count: 120)
    let many = String(repeating: "\u{301}\u{323}", count: 5000)
    let reading = TableFixture.strings(Array("\"a\" = \"e\(few)\"; \"b\" = \"e\(many)é!\";\n".utf8))
    #expect(reading.file.isLossy)
    #expect(
      reading.places.map { $0.drop { $0 != " " } } == [
        " More combining marks on one letter than any language has; the rest was left out."
      ])
    #expect(reading.pairs.map(\.unicodeScalars.count) == [2 + 241, 2 + 257 + 2])
    let clean = TableFixture.strings(Array("\"a\" = \"e\(few)\";".utf8))
    #expect(!clean.file.isLossy && clean.places.isEmpty)
  }

  @Test func halfACodeUnit() {
    let reading = TableFixture.strings([0xFF, 0xFE] + TableFixture.utf16("a;\n", isBigEndian: false) + [0x20])
    #expect(reading.places == ["2:1 The file ends in the middle of a UTF-16 code unit."])
    #expect(reading.pairs == ["a=a"])
  }

  @Test(arguments: [[0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61]] as [[UInt8]])
  func utf32(bytes: [UInt8]) {
    #expect(TableFixture.strings(bytes).places == ["1:1 The file is in UTF-32; save it as UTF-8."])
  }
}
