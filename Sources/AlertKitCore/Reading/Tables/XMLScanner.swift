/// Reads the markup of an XML file tag by tag and text by text, and notes what is wrong with it; what the tags mean is for
/// the readers of the formats.
struct XMLScanner {
  let file: FileID
  let text: UnsafeBufferPointer<UInt8>
  let grammar: XMLGrammar
  var index = 0
  var faults = FaultLog()
  /// Comments since they were last taken.
  var comments: [SourceRange] = []
  var conflict = MergeMarkers()
  /// Set by a declaration that may not be there; nothing after it is read.
  var isRefused = false
  /// Set once no end of a comment or CDATA section follows, so that it is looked for only once.
  var lacksSectionEnd = false
  var ahead: Tag?
  /// Whether the file ended in the midst of something, and a fault says so.
  var isCut = false
  /// Whether an element is being skipped, which was reported as a whole or does not matter.
  var isSkipping = false

  init(file: FileID, text: UnsafeBufferPointer<UInt8>, grammar: XMLGrammar) {
    self.file = file
    self.text = text
    self.grammar = grammar
  }

  /// A tag, from `<` to `>`.
  struct Tag {
    enum Form { case open, close, empty }
    var form: Form
    var name: String
    var range: Range<Int>
    /// What stands between the name and the end.
    var attributes: Range<Int>
  }

  mutating func fault(_ message: String, kind: Fault.Kind = .syntax, at range: Range<Int>, key: String? = nil) {
    faults.add(message + ".", kind: kind, at: sourceRange(range), key: key)
  }

  func sourceRange(_ range: Range<Int>) -> SourceRange {
    SourceRange(file: file, start: range.lowerBound, end: range.upperBound)
  }

  /// Moves past an element and all that is in it, or up to the end of one of the elements around it.
  mutating func skipElement(_ open: Tag, within openElements: [String]) {
    guard open.form == .open else { return }
    var depth = 1
    isSkipping = true
    defer { isSkipping = false }
    while depth > 0, let tag = peekTag() {
      switch tag.form {
      case .open: depth += 1
      case .close where depth == 1 && tag.name != open.name && openElements.contains(tag.name): return
      case .close: depth -= 1
      case .empty: break
      }
      ahead = nil
    }
  }
}

/// What a format that is written in XML has, as far as reading its markup depends on it.
struct XMLGrammar: Sendable {
  /// Whether a name is that of an element: where no element starts, a `<` within a text is one that was not escaped.
  let isElement: @Sendable (_ name: String) -> Bool
  /// Whether a document type, its quotation marks left out, is the format's own.
  let isDocumentType: @Sendable (_ declaration: String) -> Bool
  /// What is said of another document type.
  let refusalOfDocumentType: String
  /// What is said of any other declaration.
  let refusalOfDeclaration: String
}
