/// A value of a property list, with the place of each of its parts.
package struct PropertyListValue: Sendable {
  package var content: Content
  /// What the value was written with: the characters of a text or number, the whole element of a container. In a binary
  /// list only texts have a place; the other ranges are empty.
  package var range: SourceRange
  /// Whether the file ends within the container, so that members may be missing.
  package var isCut: Bool

  package init(_ content: Content, at range: SourceRange, isCut: Bool = false) {
    self.content = content
    self.range = range
    self.isCut = isCut
  }

  package enum Content: Sendable {
    /// In file order, keys that stand twice included.
    case dictionary([Member])
    case array([PropertyListValue])
    case string(String)
    case integer(Int64)
    case real(Double)
    case boolean(Bool)
    /// Seconds since the start of 2001, UTC.
    case date(Double)
    case data([UInt8])
  }

  /// A key of a dictionary and its value.
  package struct Member: Sendable {
    package var key: LocatedText
    package var value: PropertyListValue
    /// The XML comments directly above the key, without their marks.
    package var comments: [SourceRange]

    package init(key: LocatedText, value: PropertyListValue, comments: [SourceRange] = []) {
      self.key = key
      self.value = value
      self.comments = comments
    }
  }

  /// The members of a dictionary; nil for other values.
  package var members: [Member]? {
    guard case .dictionary(let members) = content else { return nil }
    return members
  }

  /// A text with its place; nil for other values.
  package var text: LocatedText? {
    guard case .string(let text) = content else { return nil }
    return LocatedText(text, at: range)
  }

  /// The value of a dictionary's key, the last one where it stands twice; nil for other values.
  package subscript(key: String) -> PropertyListValue? {
    members?.last { $0.key.text == key }?.value
  }

  /// What kind of value it is, for messages.
  var kindName: String {
    switch content {
    case .dictionary: "a dictionary"
    case .array: "a list"
    case .string: "a text"
    case .integer, .real: "a number"
    case .boolean: "a truth value"
    case .date: "a date"
    case .data: "data"
    }
  }
}

/// Reads property lists in their XML and binary forms.
package enum PropertyListReader {
  /// Deepest nesting that is read.
  package static let maximumDepth = 64

  /// The list that a file holds, and what was wrong with it; nil where nothing could be made of it.
  ///
  /// Entities other than XML's own five, and any document type but Apple's, are refused: nothing is expanded or fetched.
  /// The faults of a binary list are those of ``SourceFile/decode(id:path:bytes:)``.
  package static func read(_ file: SourceFile) -> ReadResult<PropertyListValue?> {
    if file.encoding == .binaryPropertyList { return ReadResult(file.propertyList) }
    return file.text.withUnsafeBufferPointer { text in
      var parser = XMLPropertyListParser(file: file.id, text: text)
      let value = parser.readDocument()
      return ReadResult(value, faults: parser.faults)
    }
  }

  /// Whether a file is a property list in XML or binary form, by how it starts.
  static func isPropertyList(_ file: SourceFile) -> Bool {
    if file.encoding == .binaryPropertyList { return true }
    return file.text.withUnsafeBufferPointer { text in
      let start = text.trimmed(0..<min(text.count, 4096)).lowerBound
      return text.hasPrefix("<?xml", at: start) || text.hasPrefix("<!", at: start) || text.hasPrefix("<plist", at: start)
    }
  }
}
