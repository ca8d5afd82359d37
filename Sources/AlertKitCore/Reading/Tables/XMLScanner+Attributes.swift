/// The attributes of a tag.
extension XMLScanner {
  /// An attribute's name, without the prefix of a name space, and its value, entities undone.
  struct Attribute {
    let name: Substring
    let value: LocatedText
  }

  /// The attributes of a tag, in order. What is none is a fault, and the rest is read.
  mutating func attributes(of tag: Tag) -> [Attribute] {
    var attributes: [Attribute] = []
    var place = tag.attributes.lowerBound
    let end = tag.attributes.upperBound
    while place < end {
      guard text[place] > 0x20 else {
        place += 1
        continue
      }
      let start = place
      while place < end, Self.isNameByte(text[place]) { place += 1 }
      let name = text.string(start..<min(place, start + 64))
      guard place > start, let value = attributeValue(after: place, end: end) else {
        fault("Expected an attribute such as `name=\"value\"`", at: start..<max(place, start + 1))
        while place < end, text[place] > 0x20 { place += 1 }
        continue
      }
      attributes.append(Attribute(name: name.split(separator: ":").last ?? "", value: value))
      place = Int(value.range.end) + 1
    }
    return attributes
  }

  /// The value in quotation marks after an attribute's name; nil where there is none.
  private mutating func attributeValue(after name: Int, end: Int) -> LocatedText? {
    var place = name
    func skipSpace() { while place < end, text[place] <= 0x20 { place += 1 } }
    skipSpace()
    guard place < end, text[place] == UInt8(ascii: "=") else { return nil }
    place += 1
    skipSpace()
    guard place < end, text[place] == UInt8(ascii: "\"") || text[place] == UInt8(ascii: "'") else { return nil }
    let start = place + 1
    guard let close = text[start..<end].firstIndex(of: text[place]) else { return nil }
    let range = start..<close
    return LocatedText(decoded(range), at: sourceRange(range))
  }

  /// The text of a range of which the entities are undone.
  private mutating func decoded(_ range: Range<Int>) -> String {
    guard text[range].contains(UInt8(ascii: "&")) else { return text.string(range) }
    let before = index
    defer { index = before }
    var bytes: [UInt8] = []
    index = range.lowerBound
    while index < range.upperBound {
      if text[index] == UInt8(ascii: "&") {
        readEntity(to: &bytes)
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
