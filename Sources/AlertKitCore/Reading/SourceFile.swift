/// A file's number within one run; an index into ``Project/files``.
public struct FileID: Hashable, Sendable, Comparable {
  /// The index, from 0.
  public let index: Int32

  /// The file of an index into ``Project/files``.
  public init(_ index: Int) {
    self.index = Int32(index)
  }

  public static func < (left: FileID, right: FileID) -> Bool { left.index < right.index }
}

/// Where something stands: a half-open range of UTF-8 offsets into the decoded text of a file.
///
/// Lines and columns are worked out by ``SourceFile/position(at:)`` when something is printed.
public struct SourceRange: Hashable, Sendable, Comparable, Codable {
  /// The file whose text it is a range of.
  public let file: FileID
  /// Offset of the first byte, from 0.
  public let start: Int32
  /// Offset past the last byte.
  public let end: Int32

  /// A range of a file's decoded text, as UTF-8 offsets; `end` is no less than `start`.
  public init(file: FileID, start: Int, end: Int) {
    self.file = file
    self.start = Int32(start)
    self.end = Int32(end)
  }

  /// The offsets as a range of `Int`.
  public var offsets: Range<Int> { Int(start)..<Int(end) }

  public static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.file, left.start, left.end) < (right.file, right.start, right.end)
  }
}

/// A line and a column as editors count them: both from 1, the column in UTF-16 code units.
public struct SourcePosition: Hashable, Sendable {
  /// From 1.
  public let line: Int
  /// From 1, in UTF-16 code units.
  public let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// How a file's bytes stand for text.
public enum TextEncoding: Hashable, Sendable {
  /// UTF-8.
  case utf8
  /// UTF-16, the low byte first.
  case utf16LittleEndian
  /// UTF-16, the high byte first.
  case utf16BigEndian
  /// A binary property list: the decoded text is the list's strings, one a line.
  case binaryPropertyList
}

/// A file's decoded text, and what is needed to write it back as it was.
public struct SourceFile: Sendable {
  /// Its number within the run.
  public let id: FileID
  /// The path as reports show it.
  public let path: String
  /// How its bytes stand for text.
  public let encoding: TextEncoding
  /// Whether it begins with a byte order mark.
  public let hasByteOrderMark: Bool
  /// Whether bytes were replaced while decoding. Such a file is read, never written.
  public let isLossy: Bool
  /// The decoded text as UTF-8, without the byte order mark.
  public let text: [UInt8]
  /// The content of a binary property list, whose structure the text does not show; nil for every other encoding.
  package let propertyList: PropertyListValue?
  /// How the file writes letters by their numbers.
  let letterEscape = FirstEscape()

  package init(
    id: FileID, path: String, encoding: TextEncoding = .utf8, hasByteOrderMark: Bool = false, isLossy: Bool = false,
    text: [UInt8], propertyList: PropertyListValue? = nil
  ) {
    self.id = id
    self.path = path
    self.encoding = encoding
    self.hasByteOrderMark = hasByteOrderMark
    self.isLossy = isLossy
    self.text = text
    self.propertyList = propertyList
  }

  /// A file of UTF-8 text, as readers of source code get them.
  public init(id: FileID, path: String, text: String) {
    self.init(id: id, path: path, text: Array(text.utf8))
  }

  /// The text of a range of this file.
  public func string(in range: SourceRange) -> String {
    String(decoding: text[range.offsets.clamped(to: 0..<text.count)], as: UTF8.self)
  }

  /// The line and column of a UTF-8 offset. LF, CR and CRLF end a line.
  ///
  /// Reads the whole text; where a file has many positions to find, that costs time.
  public func position(at offset: Int) -> SourcePosition {
    LineIndex(text).position(at: offset)
  }

  /// UTF-16 code units of valid UTF-8: each leading byte is one, a four-byte one is two.
  static func utf16Count(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(into: 0) { count, byte in
      if byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
    }
  }
}

extension FileID: Codable {
  /// The file of a number.
  public init(from decoder: any Decoder) throws {
    self.init(Int(try decoder.singleValueContainer().decode(Int32.self)))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(index)
  }
}
