/// Reads JSON (RFC 8259) with positions and goes on after faults.
///
/// Duplicate keys are kept: whoever reads the document says what they mean. Containers that lie more than 64 levels deep are
/// left out with a fault.
package struct JSONReader {
  static let depthLimit = 64
  private static let faultLimit = 100

  let file: FileID
  let text: [UInt8]
  var position = 0
  var entries: [Document.Entry] = []
  var faults: [Fault] = []
  /// The containers around `position`.
  var open: [Document.Kind] = []
  /// Whether the text ended too early, or had too many faults to go on.
  var hasEnded = false

  private init(_ file: SourceFile) {
    self.file = file.id
    text = file.text
    entries.reserveCapacity(text.count / 24 + 1)
  }

  /// The document that a file holds; its root is ``Document/Kind/invalid`` where the file is empty.
  package static func read(_ file: SourceFile) -> ReadResult<Document> {
    var reader = JSONReader(file)
    reader.readRoot()
    let document = Document(file: file.id, bytes: reader.text, entries: reader.entries)
    return ReadResult(document, faults: reader.faults)
  }

  private mutating func readRoot() {
    skipSpace()
    if position < text.count, !readValue() {
      report("unexpected \(characterName(at: position))", from: position, to: position + 1)
      position = text[position...].firstIndex { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") } ?? text.count
      _ = readValue()
    }
    if entries.isEmpty {
      if faults.isEmpty { report("the file is empty", from: 0, to: 0) }
      entries.append(Document.Entry(.invalid, 0, 0, at: 0))
    }
    skipSpace()
    if position < text.count, !hasEnded {
      report("nothing may follow the end of the document", from: position, to: position + 1)
    }
  }

  /// Reads a value; false where none stands, with nothing consumed.
  mutating func readValue() -> Bool {
    skipSpace()
    guard position < text.count else { return false }
    switch text[position] {
    case UInt8(ascii: "\""): readString()
    case UInt8(ascii: "{"): readContainer(.mapping)
    case UInt8(ascii: "["): readContainer(.sequence)
    default: return readWord()
    }
    return true
  }

  private mutating func readContainer(_ kind: Document.Kind) {
    guard open.count < Self.depthLimit else { return skipNested(kind) }
    let index = entries.count
    entries.append(Document.Entry(kind, position, position, at: index))
    open.append(kind)
    position += 1
    readContent(of: kind)
    open.removeLast()
    entries[index].end = Int32(position)
    entries[index].next = Int32(entries.count)
  }

  private mutating func readContent(of kind: Document.Kind) {
    let closer = kind == .mapping ? UInt8(ascii: "}") : UInt8(ascii: "]")
    var needsComma = false
    var mayHaveComma = false
    var comma: Int?
    while true {
      skipSpace()
      guard position < text.count, !hasEnded else { return reportEnd(missing: closer) }
      switch text[position] {
      case closer:
        if let comma { report("a comma stands before the end of the list", from: comma, to: comma + 1) }
        position += 1
        return
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if closesOuter(missing: closer) { return }
      case UInt8(ascii: ","):
        if !mayHaveComma { report("unexpected comma", from: position, to: position + 1) }
        comma = position
        (needsComma, mayHaveComma) = (false, false)
        position += 1
      default:
        let problems = faults.count
        if needsComma { report("a comma is missing before this", from: position, to: position + 1) }
        if kind == .mapping { readMember() } else { readElement() }
        comma = nil
        // A string that lost its closing quote has swallowed the comma.
        (needsComma, mayHaveComma) = (faults.count == problems, true)
      }
    }
  }

  /// Deals with a bracket of the other kind; true when it closes a container further out, and so this one too.
  private mutating func closesOuter(missing closer: UInt8) -> Bool {
    let kind: Document.Kind = text[position] == UInt8(ascii: "}") ? .mapping : .sequence
    let name = characterName(at: position)
    if open.contains(kind) {
      report("\"\(Character(Unicode.Scalar(closer)))\" is missing before this \(name)", from: position, to: position + 1)
      return true
    }
    report("unexpected \(name)", from: position, to: position + 1)
    position += 1
    return false
  }

  private mutating func readElement() {
    if readValue() { return }
    report("unexpected \(characterName(at: position))", from: position, to: position + 1)
    skipToNextMember()
  }

  private mutating func readMember() {
    guard text[position] == UInt8(ascii: "\"") else {
      report("expected a key in double quotes, found \(characterName(at: position))", from: position, to: position + 1)
      return skipToNextMember()
    }
    readString()
    skipSpace()
    if position < text.count, text[position] == UInt8(ascii: ":") {
      position += 1
    } else if position < text.count {
      report("expected \":\" after the key", from: position, to: position + 1)
    }
    if !readValue() {
      if position < text.count {
        report("expected a value, found \(characterName(at: position))", from: position, to: position + 1)
      }
      entries.append(Document.Entry(.invalid, position, position, at: entries.count))
      if !isAtMemberEnd { skipToNextMember() }
    }
  }

  /// Adds a fault; after a hundred the rest of the file is not read.
  mutating func report(_ message: String, from start: Int, to end: Int) {
    guard faults.count < Self.faultLimit else { return }
    faults.append(Fault(.syntax, message, at: SourceRange(file: file, start: start, end: min(end, text.count))))
    guard faults.count == Self.faultLimit - 1 else { return }
    let place = SourceRange(file: file, start: position, end: position)
    faults.append(Fault(.syntax, "too many errors; the rest of the file is not read", at: place))
    hasEnded = true
  }
}
