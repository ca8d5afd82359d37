/// A JSON or YAML text as a flat list of nodes in the order of the text, each with its range.
///
/// Strings are decoded when they are asked for, so that a large catalog costs one small entry a node.
package final class Document: Sendable {
  /// What a node is.
  package enum Kind: UInt8, Sendable {
    case mapping
    case sequence
    /// A quoted text without escapes: its bytes are the text.
    case string
    /// A JSON string with escapes.
    case escapedString
    /// A text that a YAML reader decoded.
    case decodedString
    /// A JSON number.
    case number
    case `true`
    case `false`
    case null
    /// Nothing that can be read; the document's reader has reported it.
    case invalid
    /// A YAML scalar without quotes: a text, a number or a truth value, as whoever reads it needs it.
    case plain
  }

  /// A node: a mapping's entry is followed by key, value, key, value …, a sequence's by its elements.
  struct Entry: Sendable {
    var kind: Kind
    /// UTF-8 offsets in the file's text, quotes left out.
    var start: Int32
    var end: Int32
    /// The index past the node's last descendant.
    var next: Int32
    /// The index of the decoded text, where there is one.
    var text: Int32 = -1
  }

  let file: FileID
  let bytes: [UInt8]
  let entries: [Entry]
  let texts: [String]

  /// - Parameter entries: at least one; the first is the root.
  init(file: FileID, bytes: [UInt8], entries: [Entry], texts: [String] = []) {
    self.file = file
    self.bytes = bytes
    self.entries = entries
    self.texts = texts
  }

  /// The node that holds all others; null for an empty text.
  package var root: DocumentNode { DocumentNode(document: self, index: 0) }
}

extension Document.Entry {
  /// A node without children that stands at `index`.
  init(_ kind: Document.Kind, _ start: Int, _ end: Int, at index: Int, text: Int = -1) {
    self.init(kind: kind, start: Int32(start), end: Int32(end), next: Int32(index + 1), text: Int32(text))
  }
}
