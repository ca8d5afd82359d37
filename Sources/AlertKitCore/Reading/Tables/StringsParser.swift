/// The grammar of old-style string tables: `key = text;` and `key;`, in braces or not.
///
/// A fault never ends the reading: the parser reports what it expected, makes what it can of the entry, and goes on at the
/// next place that looks like one.
struct StringsParser {
  let file: SourceFile
  let text: UnsafeBufferPointer<UInt8>
  var table: StringTable
  var index = 0
  var faults = FaultLog()
  /// Comments since the last entry.
  var comments: [Comment] = []
  var conflict = MergeMarkers()
  /// Where the brace around the whole table is.
  var brace: Int?
  /// Set once no `*/` follows, or no closing bracket, so that it is looked for only once.
  var lacksCommentEnd = false
  var lacksBracketEnd = false
  private var duplicates = DuplicateKeys()

  init(file: SourceFile, text: UnsafeBufferPointer<UInt8>, table: StringTable) {
    self.file = file
    self.text = text
    self.table = table
  }

  /// A key or a text, as it was read.
  struct Token {
    var text: LocatedText
    /// With the quotation marks.
    var outer: Range<Int>
    var isQuoted: Bool
    /// Whether its closing quotation mark is missing; the fault is noted, and `index` is where to go on.
    var isUnclosed = false
  }

  /// A comment: all of it, and what is between its marks.
  struct Comment {
    var outer: Range<Int>
    var inner: Range<Int>
  }

  mutating func readAll() {
    // A table that grows entry by entry is there twice while it moves. Room that is not used costs nothing.
    table.entries.reserveCapacity(text.count { $0 == UInt8(ascii: ";") })
    skipTrivia()
    if isList(from: index) { return }
    while true {
      skipTrivia()
      guard index < text.count, !(text[index] < 0x20 && holdsNothing(from: index)) else { break }
      readEntry()
    }
    if let brace { fault("The brace is not closed: expected `}` at the end of the file", at: brace..<brace + 1) }
    noteSuppressions(key: "")
  }

  /// Whether a property list's array begins at a place and ends with the file, which code reads as such: it has no keys.
  private func isList(from start: Int) -> Bool {
    start < text.count && text[start] == UInt8(ascii: "(") && text.last { $0 > 0x20 } == UInt8(ascii: ")")
  }

  /// Whether only control characters are left, at which readers of such tables end.
  private func holdsNothing(from start: Int) -> Bool {
    text[start...].allSatisfy { $0 <= 0x20 || $0 == 0x7F }
  }

  mutating func fault(_ message: String, at range: Range<Int>) {
    faults.add(message + ".", at: sourceRange(range))
  }

  func sourceRange(_ range: Range<Int>) -> SourceRange {
    SourceRange(file: file.id, start: range.lowerBound, end: range.upperBound)
  }

  private mutating func readEntry() {
    guard let key = readToken() else { return skipStray() }
    if key.isUnclosed { return comments.removeAll(keepingCapacity: true) }
    let above = comments.count
    let mark = checkpoint()
    skipTrivia()
    guard index < text.count else {
      return fault("The file ends in the middle of an entry: expected `=` after the key", at: index..<index)
    }
    switch text[index] {
    case UInt8(ascii: ";"):
      index += 1
      finish(key, value: key.text, above: above)
    case UInt8(ascii: "="):
      index += 1
      readValue(of: key, above: above)
    default:
      recoverAfterKey(key, above: above, mark: mark)
    }
  }

  /// The text after `=`, up to its semicolon.
  mutating func readValue(of key: Token, above: Int) {
    let start = index
    skipTrivia()
    guard index < text.count else {
      return fault("The file ends in the middle of an entry: expected a text after `=`", at: index..<index)
    }
    switch text[index] {
    case UInt8(ascii: ";"):
      fault("Expected a text after `=`", at: index..<index + 1)
      index += 1
      comments.removeAll(keepingCapacity: true)
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
      skipContainer()
    default:
      guard let value = readToken() else { return recoverBeforeValue(of: key, above: above) }
      if value.isUnclosed { return finish(key, value: value.text, above: above) }
      let mark = checkpoint()
      skipTrivia()
      if index < text.count, text[index] == UInt8(ascii: ";") {
        index += 1
        finish(key, value: value.text, above: above)
      } else {
        recoverAfterValue(value, of: key, equals: start, above: above, mark: mark)
      }
    }
  }

  /// Adds an entry with the comments read so far, of which `above` stood before its key.
  mutating func finish(_ key: Token, value: LocatedText, above: Int) {
    skipTrailingComments()
    let comment = comments.isEmpty ? nil : commentText(start: key.outer.lowerBound, above: above)
    noteSuppressions(key: key.text.text)
    table.entries.append(
      StringEntry(key: key.text.text, keyRange: key.text.range, value: .plain(value), comment: comment))
    duplicates.noteLast(of: table.entries, text: text, excluding: conflict.entriesBefore, into: &faults)
  }

  /// The comments directly above an entry, where no blank line parts them from it, and those in and behind it.
  private func commentText(start: Int, above: Int) -> String? {
    var first = above
    var below = start
    while first > 0, text.lineBreaks(in: comments[first - 1].outer.upperBound..<below) <= 1 {
      first -= 1
      below = comments[first].outer.lowerBound
    }
    var joined: String?
    for comment in comments[first...] {
      let inner = text.trimmed(comment.inner)
      if inner.isEmpty { continue }
      joined = (joined.map { $0 + "\n" } ?? "") + text.string(inner)
    }
    return joined
  }

  /// Notes the rules that the comments silence for a key, and is done with the comments. After the last entry the key is
  /// empty, so that such a comment is found to silence nothing.
  private mutating func noteSuppressions(key: String) {
    for comment in comments {
      for named in SuppressionComment.parse(file, in: comment.inner) {
        table.suppressions.append(Suppression(scope: .entry(key: key), rule: named.rule, range: named.range))
      }
    }
    comments.removeAll(keepingCapacity: true)
  }
}
