/// A text that is its bytes, as keys of string tables are: two that differ only in Unicode normalization are two, which Swift's
/// own strings would call equal.
public struct ExactString: Hashable, Sendable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The text.
  public let text: String

  /// A text by its bytes.
  public init(_ text: String) {
    self.text = text
  }

  public init(stringLiteral text: String) {
    self.text = text
  }

  public var description: String { text }

  public static func == (left: ExactString, right: ExactString) -> Bool {
    left.text.isSameBytes(as: right.text)
  }

  public static func < (left: ExactString, right: ExactString) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    let isHashed: Void? = text.utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    if isHashed == nil { for byte in text.utf8 { hasher.combine(byte) } }
    hasher.combine(0xFF as UInt8)
  }
}

extension ExactString: Codable {
  /// The text that a string is.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension String {
  /// Whether both have the same bytes.
  func isSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    #if _pointerBitWidth(_64)
      // Mostly it is the very text, whose storage or whose few bytes are the same words.
      let (own, theirs) = (unsafeBitCast(self, to: (UInt64, UInt64).self), unsafeBitCast(other, to: (UInt64, UInt64).self))
      if own == theirs { return true }
    #endif
    let isSame = utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { theirs in
        own.baseAddress == theirs.baseAddress || Self.areSame(UnsafeRawBufferPointer(own), UnsafeRawBufferPointer(theirs))
      }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// Whether as many bytes are the same, eight by eight.
  private static func areSame(_ own: UnsafeRawBufferPointer, _ theirs: UnsafeRawBufferPointer) -> Bool {
    var at = 0
    while at + 8 <= own.count {
      guard
        own.loadUnaligned(fromByteOffset: at, as: UInt64.self) == theirs.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      else { return false }
      at += 8
    }
    while at < own.count {
      guard own[at] == theirs[at] else { return false }
      at += 1
    }
    return true
  }
}

extension Dictionary where Key == ExactString {
  /// The value of a text, by its bytes.
  subscript(exactly text: String) -> Value? {
    get { self[ExactString(text)] }
    _modify { yield &self[ExactString(text)] }
  }
}
