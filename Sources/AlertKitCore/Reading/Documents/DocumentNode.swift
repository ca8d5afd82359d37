/// A node of a ``Document``.
package struct DocumentNode: Sendable {
  let document: Document
  let index: Int

  private var entry: Document.Entry { document.entries[index] }

  package var kind: Document.Kind { entry.kind }

  /// The node's characters: without the quotes of a string, with the brackets of a JSON mapping or sequence.
  package var range: SourceRange {
    SourceRange(file: document.file, start: Int(entry.start), end: Int(entry.end))
  }

  /// The text of a string or of a YAML scalar without quotes; nil for everything else.
  package var text: String? {
    let entry = entry
    let range = Int(entry.start)..<Int(entry.end)
    switch entry.kind {
    case .string: return String(decoding: document.bytes[range], as: UTF8.self)
    case .escapedString: return JSONEscape.decode(document.bytes, in: range)
    case .decodedString, .plain: return document.texts[Int(entry.text)]
    case .mapping, .sequence, .number, .true, .false, .null, .invalid: return nil
    }
  }

  /// The text of a string, a number or a YAML scalar without quotes, as it is written.
  package var scalarText: String? {
    switch kind {
    case .number, .true, .false: String(decoding: document.bytes[range.offsets], as: UTF8.self)
    default: text
    }
  }

  /// The truth value; YAML's `yes`, `no`, `on` and `off` count.
  package var bool: Bool? {
    switch kind {
    case .true: return true
    case .false: return false
    case .plain:
      switch text?.lowercased() {
      case "true", "yes", "on": return true
      case "false", "no", "off": return false
      default: return nil
      }
    default: return nil
    }
  }

  /// The whole number.
  package var integer: Int? {
    kind == .number || kind == .plain ? scalarText.flatMap { Int($0) } : nil
  }

  /// A mapping's members in order, duplicates and all; empty for other nodes.
  package var members: Members { Members(document: document, index: index, end: kind == .mapping ? Int(entry.next) : index) }

  /// A sequence's elements; empty for other nodes.
  package var elements: [DocumentNode] {
    guard kind == .sequence else { return [] }
    var elements: [DocumentNode] = []
    var next = index + 1
    while next < Int(entry.next) {
      elements.append(DocumentNode(document: document, index: next))
      next = Int(document.entries[next].next)
    }
    return elements
  }

  /// Whether a mapping or a sequence holds nothing; true for other nodes.
  var isEmpty: Bool { Int(entry.next) == index + 1 }

  /// The last member of that name; nil when there is none or the node is no mapping.
  package subscript(name: StaticString) -> DocumentNode? {
    var found: DocumentNode?
    for member in members where member.key.matches(name) { found = member.value }
    return found
  }

  /// Whether the node's text is `name`.
  func matches(_ name: StaticString) -> Bool {
    let entry = entry
    guard entry.kind == .string else { return text == name.description }
    guard Int(entry.end - entry.start) == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { expected in
      for offset in expected.indices where document.bytes[Int(entry.start) + offset] != expected[offset] { return false }
      return true
    }
  }

  /// What the node is, as a message names it: `a list`.
  var kindName: String {
    switch kind {
    case .mapping: "a map"
    case .sequence: "a list"
    case .string, .escapedString, .decodedString, .plain: "a text"
    case .number: "a number"
    case .true, .false: "true or false"
    case .null, .invalid: "nothing"
    }
  }

  /// Whether two nodes say the same: equal texts, equal values, equal members in the same order.
  func says(theSameAs other: DocumentNode) -> Bool {
    let length = Int(entry.next) - index
    guard length == Int(other.entry.next) - other.index else { return false }
    return (0..<length).allSatisfy { offset in
      let left = DocumentNode(document: document, index: index + offset)
      let right = DocumentNode(document: other.document, index: other.index + offset)
      return left.entry.next - Int32(index) == right.entry.next - Int32(other.index)
        && left.scalarText == right.scalarText
        && (left.kind == right.kind || left.text != nil)
    }
  }
}

extension DocumentNode {
  /// The members of a mapping.
  package struct Members: Sequence, IteratorProtocol {
    let document: Document
    private var position: Int
    private let end: Int

    init(document: Document, index: Int, end: Int) {
      self.document = document
      position = index + 1
      self.end = end
    }

    package mutating func next() -> (key: DocumentNode, value: DocumentNode)? {
      guard position < end else { return nil }
      let key = DocumentNode(document: document, index: position)
      let value = DocumentNode(document: document, index: Int(document.entries[position].next))
      position = Int(document.entries[value.index].next)
      return (key, value)
    }
  }
}
