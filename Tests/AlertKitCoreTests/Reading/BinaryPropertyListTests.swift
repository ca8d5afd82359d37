import Testing

@testable import AlertKitCore

@Suite struct BinaryPropertyListTests {
  /// A list of objects, which are given as they are written; the first is the root, references are one byte.
  static func list(_ objects: [[UInt8]], count: UInt8? = nil, top: UInt8 = 0) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [Int(count ?? UInt8(objects.count)), Int(top), table] {
      bytes += [0, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 0xFF)]
    }
    return bytes
  }

  static func ascii(_ text: String) -> [UInt8] {
    text.utf8.count < 15 ? [0x50 + UInt8(text.utf8.count)] + text.utf8 : [0x5F, 0x10, UInt8(text.utf8.count)] + text.utf8
  }

  static func utf16(_ text: String) -> [UInt8] {
    [0x60 + UInt8(text.utf16.count)] + TableFixture.utf16(text, isBigEndian: true)
  }

  static let table = list([[0xD2, 1, 2, 3, 4], ascii("a"), ascii("a longer key of many letters"), utf16("예 😀"), ascii("two")])

  @Test func stringTable() throws {
    let reading = TableFixture.strings(Self.table)
    #expect(reading.places == [])
    #expect(reading.pairs == ["a=예 😀", "a longer key of many letters=two"])
    #expect(reading.file.encoding == .binaryPropertyList)
    #expect(String(decoding: reading.file.text, as: UTF8.self) == "a\n예 😀\na longer key of many letters\ntwo\n")
    #expect(reading.table.entries.map { reading.file.string(in: $0.keyRange) }.last == "a longer key of many letters")
  }

  @Test func sharedTextsAndOtherValues() {
    let bytes = Self.list([
      [0xD3, 1, 2, 3, 1, 4, 5], Self.ascii("a"), Self.ascii("b"), Self.ascii("c"), [0x09], [0x12, 0, 0, 1, 0],
    ])
    let reading = TableFixture.strings(bytes)
    #expect(reading.pairs == ["a=a"])
    #expect(
      reading.faults.map(\.message) == [
        "The value of a key is a text; a truth value is left out.", "The value of a key is a text; a number is left out.",
      ])
  }

  static let bomb: [[UInt8]] = (0..<60).map { [0xA2, $0 + 1, $0 + 1] } + [ascii("x")]

  @Test(arguments: [
    (list([[0xA1, 0]]), "a list contains itself"),
    (list([[0xD1, 1, 0], ascii("a")]), "a list contains itself"),
    (list((0..<80).map { [0xA1, $0 + 1] } + [ascii("x")]), "it is nested too deeply"),
    (list(bomb), "it unfolds into too many values"),
    (list([[0xA1, 9]]), "it refers to an object that is not there"),
    (list([[0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]]), "a number points past its end"),
    (list([[0x5F, 0x11, 0, 40]]), "an object is cut short"),
    (list([[0x5F, 0x33]]), "an object's length is not valid"),
    (list([[0xD1, 1, 1], [0x08]]), "a key is not a text"),
    (list([[0xF0]]), "it has an object of unknown kind 0xf0"),
    (list([ascii("a")], count: 5), "its table of objects is cut short"),
    (list([ascii("a")], top: 1), "its table of objects is cut short"),
    (Array("bplist00".utf8), "it is too short"),
    (Array("bplist00".utf8) + [UInt8](repeating: 0, count: 32), "its trailer is not valid"),
    (Array("bplist00".utf8) + [UInt8](repeating: 0xFF, count: 40), "its trailer is not valid"),
  ])
  func damage(bytes: [UInt8], reason: String) {
    let reading = TableFixture.strings(bytes)
    #expect(reading.places == ["1:1 The binary property list is damaged: \(reason)."])
    #expect(reading.pairs == [])
  }

  @Test func halfASurrogatePair() {
    let reading = TableFixture.strings(Self.list([[0xD1, 1, 2], Self.ascii("a"), [0x61, 0xD8, 0x3D]]))
    #expect(reading.pairs == ["a=\u{FFFD}"])
    #expect(reading.file.isLossy)
    #expect(reading.faults.map(\.message) == ["The property list holds text that is not valid Unicode."])
  }
}
