/// How the parser goes on after a fault.
extension StringsParser {
  /// What reading ahead changes.
  struct Checkpoint {
    var index: Int
    var comments: Int
    var faults: FaultLog.Mark
    var conflict: MergeMarkers
  }

  func checkpoint() -> Checkpoint {
    Checkpoint(index: index, comments: comments.count, faults: faults.mark, conflict: conflict)
  }

  mutating func restore(_ mark: Checkpoint) {
    index = mark.index
    comments.removeSubrange(mark.comments...)
    faults.restore(mark.faults)
    conflict = mark.conflict
  }

  /// Neither `=` nor `;` follows a key.
  mutating func recoverAfterKey(_ key: Token, above: Int, mark: Checkpoint) {
    let isOnKeyLine = text.lineBreaks(in: key.outer.upperBound..<index) == 0
    let raw = text[key.text.range.offsets]
    if key.isQuoted, raw.contains(UInt8(ascii: "=")) || text.lineBreaks(in: key.outer) > 0 {
      fault("This key is not closed: a quotation mark is missing", at: key.outer.lowerBound..<key.outer.lowerBound + 1)
      index = key.outer.lowerBound
      return resync()
    }
    guard isOnKeyLine else {
      restore(mark)
      comments.removeAll(keepingCapacity: true)
      return fault("Expected `=` or `;` after the key", at: index..<index)
    }
    guard text[index] == UInt8(ascii: "\"") else {
      fault("Expected `=` or `;` after the key, found \(text.spelledCharacter(at: index))", at: character(at: index))
      return resync()
    }
    if !key.isQuoted, index == key.outer.upperBound {
      fault("A quotation mark is missing before this key", at: key.outer)
      return resync()
    }
    fault("Expected `=` between the key and its text", at: key.outer.upperBound..<key.outer.upperBound)
    readValue(of: key, above: above)
  }

  /// No text starts where one should.
  mutating func recoverBeforeValue(of key: Token, above: Int) {
    fault("Expected a quotation mark before the text, found \(text.spelledCharacter(at: index))", at: character(at: index))
    guard let inner = restOfLine(from: index) else { return resync() }
    index = text.lineEnd(from: index)
    finish(key, value: located(inner, hasEscapes: true), above: above)
  }

  /// No semicolon follows a text; `index` is at what does.
  mutating func recoverAfterValue(_ value: Token, of key: Token, equals: Int, above: Int, mark: Checkpoint) {
    if index < text.count, text[index] == UInt8(ascii: "="), text.lineBreaks(in: equals..<value.outer.lowerBound) > 0 {
      restore(mark)
      fault("Expected a text after `=`", at: equals..<equals)
      index = value.outer.lowerBound
      return comments.removeAll(keepingCapacity: true)
    }
    let isOnLine = index < text.count && text.lineBreaks(in: value.outer.upperBound..<index) == 0
    if isOnLine, value.isQuoted, text.lineBreaks(in: value.outer) > 0 {
      let whole = unclosed(from: value.outer.lowerBound, resumingAt: text.nextLine(after: value.outer.lowerBound))
      finish(key, value: whole.text, above: above)
      return resyncFromHere()
    }
    guard isOnLine, text[index] != UInt8(ascii: "}"), !isEntryStart(index) else {
      restore(mark)
      fault("Expected `;` after the text", at: index..<index)
      return finish(key, value: value.text, above: above)
    }
    if value.isQuoted {
      fault(
        "Expected `;` after the text, found \(text.spelledCharacter(at: index)); a quotation mark within a text is written `\\\"`",
        at: character(at: index))
    } else {
      fault("This text needs quotation marks", at: value.outer)
    }
    index = text.lineEnd(from: index)
    let inner = restOfLine(from: value.text.range.offsets.lowerBound)
    finish(key, value: inner.map { located($0, hasEscapes: true) } ?? value.text, above: above)
    resyncFromHere()
  }

  /// Something where a key should be that is none.
  mutating func skipStray() {
    switch text[index] {
    case UInt8(ascii: "{") where brace == nil && table.entries.isEmpty:
      brace = index
      index += 1
    case UInt8(ascii: "}") where brace != nil:
      brace = nil
      index += 1
    case UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: ","):
      let start = index
      while index < text.count, text[index] == text[start] { index += 1 }
      let found = "Expected a key, found `\(text.string(start..<start + 1))`"
      guard text[start] == UInt8(ascii: ";") else { return fault(found, at: start..<index) }
      // Foundation ends a table where no key stands, without an error.
      let mark = checkpoint()
      skipTrivia()
      let isLast = index == text.count
      restore(mark)
      faults.add(
        isLast ? found + "." : found + "; a device reads no further.", kind: isLast ? .tolerated : .syntax,
        at: sourceRange(start..<index))
    default:
      let found = text.spelledCharacter(at: index)
      let advice = found == "`“`" || found == "`„`" || found == "`”`" ? "; only straight quotation marks count" : ""
      fault("Expected a key, found \(found)\(advice)", at: character(at: index))
      resync()
    }
  }

  /// A value in brackets, which no table of texts has.
  mutating func skipContainer() {
    let start = index
    var depth = 0
    var quote: UInt8?
    while index < text.count, !lacksBracketEnd {
      let byte = text[index]
      index += 1
      if let open = quote {
        if byte == UInt8(ascii: "\\") { index += 1 } else if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ">"): depth -= 1
      default: break
      }
      if depth == 0 { break }
    }
    fault("The value of a key is a text; lists, dictionaries and data are left out", at: start..<start + 1)
    guard depth == 0, !lacksBracketEnd else {
      lacksBracketEnd = true
      index = start
      return resync()
    }
    skipTrivia()
    if index < text.count, text[index] == UInt8(ascii: ";") { index += 1 }
    comments.removeAll(keepingCapacity: true)
  }

  /// Moves to the next line that looks like the start of something.
  mutating func resync() {
    index = text.nextLine(after: index)
    resyncFromHere()
  }

  /// Moves to the first line from here on that looks like the start of something.
  mutating func resyncFromHere() {
    comments.removeAll(keepingCapacity: true)
    if index < text.count, !text.isLineStart(index) { index = text.nextLine(after: index) }
    while index < text.count, !isPlausibleStart(index) { index = text.nextLine(after: index) }
  }

  private func isPlausibleStart(_ line: Int) -> Bool {
    let start = skippingSpaces(line)
    guard start < text.count else { return false }
    return text.hasPrefix("//", at: start) || text.hasPrefix("/*", at: start) || text[start] == UInt8(ascii: "}")
      || MergeMarkers.isMarker(text, at: line) || isEntryStart(start) || isLoneKey(start)
  }

  /// The first line after `start` that looks like an entry, up to the one that holds `end`.
  ///
  /// - Parameter quote: the mark that closed a text at `end`; an entry within the text can only begin with the same mark,
  ///   unless that is an apostrophe.
  func firstEntryLine(after start: Int, before end: Int, quote: UInt8? = nil) -> Int? {
    var line = text.nextLine(after: start)
    while line <= end, line < text.count {
      let first = skippingSpaces(line)
      let mayStart = first < text.count && (quote != UInt8(ascii: "\"") || text[first] != UInt8(ascii: "'"))
      if mayStart, isEntryStart(first) { return line }
      line = text.nextLine(after: line)
    }
    return nil
  }

  /// Whether `"key" = "` or `key = "text";` stands at a place.
  func isEntryStart(_ start: Int) -> Bool {
    let start = skippingSpaces(start)
    guard let keyEnd = tokenEnd(start) else { return false }
    let equals = skippingSpaces(keyEnd)
    guard equals < text.count, text[equals] == UInt8(ascii: "=") else { return false }
    let value = skippingSpaces(equals + 1)
    guard value < text.count, text[value] == UInt8(ascii: "\"") || text[value] == UInt8(ascii: "'") else { return false }
    if !Self.isUnquoted(text[start]) { return true }
    guard let end = tokenEnd(value).map(skippingSpaces), end < text.count else { return false }
    return text[end] == UInt8(ascii: ";")
  }

  /// Whether `"key";` stands at a place.
  private func isLoneKey(_ start: Int) -> Bool {
    guard let end = tokenEnd(start).map(skippingSpaces), end < text.count else { return false }
    return text[end] == UInt8(ascii: ";")
  }

  /// The end of the key or text at a place, where it ends on the same line.
  private func tokenEnd(_ start: Int) -> Int? {
    guard start < text.count else { return nil }
    let quote = text[start]
    var end = start
    if quote != UInt8(ascii: "\""), quote != UInt8(ascii: "'") {
      while end < text.count, Self.isUnquoted(text[end]) { end += 1 }
      return end > start ? end : nil
    }
    end += 1
    while end < text.count, text[end] != quote, !text.isLineBreak(at: end) {
      end += text[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return end < text.count && text[end] == quote ? end + 1 : nil
  }

  private func skippingSpaces(_ start: Int) -> Int {
    var place = start
    while place < text.count, text[place] == 0x20 || text[place] == 0x09 { place += 1 }
    return place
  }

  /// What a line holds from a place on, before the semicolon, and the quotation mark, that it ends with; nil without one.
  private func restOfLine(from start: Int) -> Range<Int>? {
    let line = text.trimmed(start..<text.lineEnd(from: start))
    guard let last = line.last, text[last] == UInt8(ascii: ";") else { return nil }
    let inner = text.trimmed(start..<last)
    if let quote = inner.last, text[quote] == UInt8(ascii: "\"") { return start..<quote }
    return start..<max(inner.upperBound, start)
  }

  private func character(at place: Int) -> Range<Int> {
    place..<place + text.characterLength(at: place)
  }
}
