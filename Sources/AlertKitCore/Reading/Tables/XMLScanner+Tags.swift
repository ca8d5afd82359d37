/// Tags, comments, and what stands before the first element.
extension XMLScanner {
  /// The next tag, which stays ahead until it is taken. White space and comments are skipped, stray text is reported.
  mutating func peekTag() -> Tag? {
    if let ahead { return ahead }
    while index < text.count, !isRefused {
      if let end = conflict.skip(text, at: index, file: file, entries: 0, into: &faults) {
        index = end
      } else if text[index] <= 0x20 {
        index += 1
      } else if text.hasPrefix("<!--", at: index) {
        skipComment()
      } else if text.hasPrefix("<?", at: index) {
        skip(past: "?>", what: "This processing instruction")
      } else if isSkipping, text.hasPrefix("<![CDATA[", at: index) {
        skip(past: "]]>", what: "This CDATA section")
      } else if text.hasPrefix("<!", at: index) {
        readDeclaration()
      } else if let tag = tag(at: index) {
        ahead = tag
        index = tag.range.upperBound
        return tag
      } else {
        skipStrayText()
      }
    }
    return nil
  }

  mutating func takeTag() -> Tag? {
    defer { ahead = nil }
    return peekTag()
  }

  /// The tag at a place; nil when none starts there or it does not end.
  func tag(at start: Int) -> Tag? {
    guard start < text.count, text[start] == UInt8(ascii: "<") else { return nil }
    var place = start + 1
    let isClosing = place < text.count && text[place] == UInt8(ascii: "/")
    if isClosing { place += 1 }
    let nameStart = place
    while place < text.count, Self.isNameByte(text[place]) { place += 1 }
    guard place > nameStart else { return nil }
    let nameEnd = place
    let name = text.string(nameStart..<min(nameEnd, nameStart + 64))
    var quote: UInt8?
    while place < text.count, quote != nil || text[place] != UInt8(ascii: ">") {
      let byte = text[place]
      if byte == UInt8(ascii: "<") { return nil }
      if quote == byte {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      place += 1
    }
    guard place < text.count else { return nil }
    let isEmpty = text[place - 1] == UInt8(ascii: "/") && place - 1 > start
    return Tag(
      form: isClosing ? .close : isEmpty ? .empty : .open, name: name, range: start..<place + 1,
      attributes: nameEnd..<max(nameEnd, isEmpty ? place - 1 : place))
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || byte >= 0x80
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
  }

  private mutating func skipStrayText() {
    let start = index
    index += 1
    while index < text.count, text[index] != UInt8(ascii: "<"), !text.isLineBreak(at: index) { index += 1 }
    if isSkipping { return }
    let shown = text.string(text.trimmed(start..<index)).prefix(30)
    fault("Expected a tag, found “\(shown)”", at: text.trimmed(start..<index))
    if index == text.count, text[start] == UInt8(ascii: "<") { isCut = true }
  }

  private mutating func skipComment() {
    let start = index
    guard skip(past: "-->", what: "This comment") else { return }
    comments.append(SourceRange(file: file, start: start + 4, end: max(index - 3, start + 4)))
  }

  /// Moves past the mark that ends something; a fault, and the end of the reading, when there is none.
  @discardableResult
  private mutating func skip(past mark: StaticString, what: String) -> Bool {
    let start = index
    index += 2
    while index < text.count {
      if text.hasPrefix(mark, at: index) {
        index += mark.utf8CodeUnitCount
        return true
      }
      index += 1
    }
    fault("\(what) is not closed: expected `\(mark)`", at: start..<start + 2)
    return false
  }

  /// `<!DOCTYPE …>`, which may only be the format's own; every other declaration ends the reading.
  private mutating func readDeclaration() {
    let start = index
    while index < text.count, text[index] != UInt8(ascii: ">"), text[index] != UInt8(ascii: "[") { index += 1 }
    let range = start..<min(index + 1, text.count)
    let words = text.string(range).split { $0 == " " || $0.isNewline || $0 == "\t" || $0 == "\"" || $0 == "'" || $0 == ">" }
    let declaration = words.joined(separator: " ")
    index = range.upperBound
    guard !grammar.isDocumentType(declaration) else { return }
    isRefused = true
    let isDocumentType = text.hasPrefix("<!DOCTYPE", at: start)
    fault(isDocumentType ? grammar.refusalOfDocumentType : grammar.refusalOfDeclaration, at: range)
  }
}
