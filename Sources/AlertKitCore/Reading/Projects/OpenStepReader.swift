/// A value of an old-style property list, as Xcode writes its projects.
indirect enum OpenStepValue: Sendable {
  case text(String)
  case list([OpenStepValue])
  case dictionary([String: OpenStepValue])

  /// The value of a dictionary's key; nil for other values.
  subscript(key: String) -> OpenStepValue? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }

  /// A text; nil for other values.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The texts of a list, or a text as a list of one.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let values): values.compactMap(\.text)
    case .dictionary: []
    }
  }

  /// The members of a dictionary; empty for other values.
  var members: [String: OpenStepValue] {
    if case .dictionary(let members) = self { members } else { [:] }
  }
}

/// Reads property lists in their old form, `{ key = value; list = (a, "b c"); }`.
///
/// What is wrong with such a file is for Xcode to say: reading ends at the first fault, with nothing.
struct OpenStepReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var depth = 0

  private static let maximumDepth = 64

  /// The value that a file holds; nil where it is no such list.
  static func read(_ bytes: [UInt8]) -> OpenStepValue? {
    bytes.withUnsafeBufferPointer { bytes in
      var reader = OpenStepReader(bytes: bytes)
      return reader.value()
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func value() -> OpenStepValue? {
    skipSpace()
    guard index < bytes.count, depth < Self.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch bytes[index] {
    case UInt8(ascii: "{"): return dictionary()
    case UInt8(ascii: "("): return list()
    default: return string().map(OpenStepValue.text)
    }
  }

  private mutating func dictionary() -> OpenStepValue? {
    index += 1
    var members: [String: OpenStepValue] = [:]
    while true {
      skipSpace()
      if take(UInt8(ascii: "}")) { return .dictionary(members) }
      guard let key = string() else { return nil }
      skipSpace()
      guard take(UInt8(ascii: "=")), let value = value() else { return nil }
      members[key] = value
      skipSpace()
      guard take(UInt8(ascii: ";")) else { return nil }
    }
  }

  private mutating func list() -> OpenStepValue? {
    index += 1
    var values: [OpenStepValue] = []
    while true {
      skipSpace()
      if take(UInt8(ascii: ")")) { return .list(values) }
      guard let value = value() else { return nil }
      values.append(value)
      skipSpace()
      _ = take(UInt8(ascii: ","))
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func string() -> String? {
    guard index < bytes.count else { return nil }
    let quote = bytes[index]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return quoted(quote) }
    let start = index
    while index < bytes.count, Self.isPlain(bytes[index]) { index += 1 }
    return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  private mutating func quoted(_ quote: UInt8) -> String? {
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), index < bytes.count else {
        text.append(byte)
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      case let other: text.append(other)
      }
      index += 1
    }
    return nil
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        index += 1
      } else if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
        index += 2
        while index < bytes.count, !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*")) { index += 1 }
        index += 1
      } else if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else {
        return
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte >= 0x80
      || [0x24, 0x2D, 0x2E, 0x2F, 0x3A, 0x5F, 0x40].contains(byte)
  }
}
