/// The tags of a file of Interface Builder's, one after the other, off its bytes.
struct InterfaceTags {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// The name of the last tag.
  private(set) var name = ""
  private(set) var isClosing = false
  /// Whether the last tag opens an element and closes it.
  private(set) var isWhole = false
  private var attributes: [(name: Range<Int>, value: Range<Int>)] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Goes to the next tag.
  ///
  /// - Returns: Whether there is one.
  mutating func next() -> Bool {
    while true {
      while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
      guard index + 1 < bytes.count else { return false }
      index += 1
      switch bytes[index] {
      case UInt8(ascii: "?"): skip(past: [UInt8(ascii: "?"), UInt8(ascii: ">")])
      case UInt8(ascii: "!"):
        if index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "-"), bytes[index + 2] == UInt8(ascii: "-") {
          skip(past: [UInt8(ascii: "-"), UInt8(ascii: "-"), UInt8(ascii: ">")])
        } else {
          skip(past: [UInt8(ascii: ">")])
        }
      default: return readTag()
      }
    }
  }

  /// The value of an attribute of the last tag.
  func value(_ name: StaticString) -> String? {
    for attribute in attributes where attribute.name.count == name.utf8CodeUnitCount {
      let isIt = name.withUTF8Buffer { wanted in
        wanted.indices.allSatisfy { wanted[$0] == bytes[attribute.name.lowerBound + $0] }
      }
      if isIt { return text(attribute.value) }
    }
    return nil
  }

  /// What stands behind the last tag up to the next.
  var text: String { text(index..<(bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count)) }

  private mutating func readTag() -> Bool {
    isClosing = bytes[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    isWhole = false
    attributes.removeAll(keepingCapacity: true)
    let start = index
    skipName()
    name = text(start..<index)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ">"):
        index += 1
        return true
      case UInt8(ascii: "/"):
        isWhole = true
        index += 1
      case let byte where byte.isBlank: index += 1
      default: if !readAttribute() { return false }
      }
    }
    return false
  }

  private mutating func readAttribute() -> Bool {
    let start = index
    skipName()
    let end = index
    guard end > start, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "=") else { return false }
    let quote = bytes[index + 1]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
    index += 2
    let value = index
    while index < bytes.count, bytes[index] != quote { index += 1 }
    guard index < bytes.count else { return false }
    attributes.append((start..<end, value..<index))
    index += 1
    return true
  }

  private mutating func skipName() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"): return
      case let byte where byte.isBlank: return
      default: index += 1
      }
    }
  }

  private mutating func skip(past end: [UInt8]) {
    while index < bytes.count {
      if bytes[index] == end[0], index + end.count <= bytes.count, end.indices.allSatisfy({ bytes[index + $0] == end[$0] }) {
        index += end.count
        return
      }
      index += 1
    }
  }

  private func text(_ range: Range<Int>) -> String {
    let text = bytes.text(range)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return Self.entities.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  private static let entities = [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
}
