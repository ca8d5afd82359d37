extension StringsParser {
  /// Moves past white space, comments, which it keeps, and merge markers, which it reports.
  mutating func skipTrivia() {
    while index < text.count {
      let byte = text[index]
      if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) || byte == 0 {
        index += 1
      } else if byte == UInt8(ascii: "/") {
        guard readComment() else { return }
      } else if byte == 0xE2, text.hasPrefix("\u{2028}", at: index) || text.hasPrefix("\u{2029}", at: index) {
        index += 3
      } else if byte == 0xEF, text.hasPrefix("\u{FEFF}", at: index) {
        // A second byte order mark, as translation platforms write; Xcode copies such files.
        index += 3
      } else if let end = conflict.skip(text, at: index, file: file.id, entries: table.entries.count, into: &faults) {
        index = end
      } else {
        return
      }
    }
  }

  /// Moves past the comments that start on the line where an entry ends: they belong to that entry.
  mutating func skipTrailingComments() {
    while index < text.count {
      let byte = text[index]
      if byte == 0x20 || byte == 0x09 {
        index += 1
      } else if byte != UInt8(ascii: "/") || !readComment() {
        return
      }
    }
  }

  /// Reads the comment at `index`; false when none starts there.
  private mutating func readComment() -> Bool {
    let start = index
    if text.hasPrefix("//", at: start) {
      index = text.lineEnd(from: start)
      comments.append(Comment(outer: start..<index, inner: start + 2..<index))
      return true
    }
    guard text.hasPrefix("/*", at: start) else { return false }
    var end = lacksCommentEnd ? text.count : start + 2
    while end + 1 < text.count, !(text[end] == UInt8(ascii: "*") && text[end + 1] == UInt8(ascii: "/")) { end += 1 }
    if end + 1 < text.count {
      index = end + 2
      comments.append(Comment(outer: start..<index, inner: start + 2..<end))
    } else {
      lacksCommentEnd = true
      fault("This comment is not closed: expected `*/`", at: start..<start + 2)
      index = firstEntryLine(after: start, before: text.count) ?? text.count
    }
    return true
  }

  /// The key or text at `index`, quoted or not; nil when neither starts there.
  mutating func readToken() -> Token? {
    let start = index
    if text[start] == UInt8(ascii: "\"") || text[start] == UInt8(ascii: "'") { return readQuoted() }
    while index < text.count, Self.isUnquoted(text[index]) { index += 1 }
    guard index > start else { return nil }
    return Token(text: located(start..<index, hasEscapes: false), outer: start..<index, isQuoted: false)
  }

  private mutating func readQuoted() -> Token {
    let open = index
    let quote = text[open]
    var end = open + 1
    var hasEscapes = false
    var hasLineBreaks = false
    while end < text.count, text[end] != quote {
      if text[end] == UInt8(ascii: "\\") {
        hasEscapes = true
        end += 1
      } else if text[end] == 0x0A || text[end] == 0x0D {
        hasLineBreaks = true
      }
      end += 1
    }
    let isClosed = end < text.count
    end = min(end, text.count)
    if hasLineBreaks || !isClosed {
      let swallowed = firstEntryLine(after: open, before: end, quote: isClosed ? quote : nil)
      if swallowed != nil || !isClosed { return unclosed(from: open, resumingAt: swallowed ?? text.count) }
    }
    index = end + 1
    return Token(text: located(open + 1..<end, hasEscapes: hasEscapes), outer: open..<index, isQuoted: true)
  }

  /// Reports a text without its closing quotation mark; the rest of its line stands for it.
  mutating func unclosed(from open: Int, resumingAt next: Int) -> Token {
    fault("This text is not closed: a quotation mark is missing", at: open..<open + 1)
    index = next
    var inner = text.trimmed(open + 1..<text.lineEnd(from: open))
    if let last = inner.last, text[last] == UInt8(ascii: ";") { inner = inner.lowerBound..<last }
    inner = max(inner.lowerBound, open + 1)..<max(inner.upperBound, open + 1)
    return Token(text: located(inner, hasEscapes: true), outer: open..<inner.upperBound, isQuoted: true, isUnclosed: true)
  }

  /// The text of a range, its escapes undone.
  mutating func located(_ inner: Range<Int>, hasEscapes: Bool) -> LocatedText {
    LocatedText(hasEscapes ? unescaped(inner) : text.string(inner), at: sourceRange(inner))
  }

  /// Whether a byte may stand in an unquoted key or text.
  static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
