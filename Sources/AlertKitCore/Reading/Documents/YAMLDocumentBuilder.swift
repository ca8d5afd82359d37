internal import Yams

/// Lays Yams' nodes out as a ``Document``.
struct YAMLDocumentBuilder {
  private let file: SourceFile
  private let positions: YAMLPositions
  private let stars: YAMLStars
  /// Nodes that aliases may still add. Without aliases a text has fewer nodes than bytes.
  private var budget: Int
  private var entries: [Document.Entry] = []
  private var texts: [String] = []
  private var faults: [Fault] = []
  private var anchors: [String: Node] = [:]
  private var hasRefused = false

  init(_ file: SourceFile, positions: YAMLPositions, stars: YAMLStars) {
    self.file = file
    self.positions = positions
    self.stars = stars
    budget = file.text.count + 50_000
  }

  /// The document whose root is `root`.
  mutating func document(of root: Node) -> ReadResult<Document> {
    add(root, depth: 0)
    let document = Document(file: file.id, bytes: file.text, entries: entries, texts: texts)
    return ReadResult(document, faults: faults)
  }

  private mutating func add(_ node: Node, depth: Int) {
    let start = start(of: node)
    guard depth <= JSONReader.depthLimit, budget > 0 else { return refuse(at: start) }
    budget -= 1
    let index = entries.count
    switch node {
    case .scalar(let scalar): return add(scalar, at: start, depth: depth)
    case .mapping(let mapping):
      entries.append(Document.Entry(.mapping, start, start, at: index))
      for (key, value) in mapping {
        add(key, depth: depth + 1)
        add(value, depth: depth + 1)
      }
    case .sequence(let sequence):
      entries.append(Document.Entry(.sequence, start, start, at: index))
      for element in sequence { add(element, depth: depth + 1) }
    case .alias:
      entries.append(Document.Entry(.null, start, start, at: index))
    }
    entries[index].next = Int32(entries.count)
    entries[index].end = max(entries[index].start, entries.last?.end ?? 0)
    remember(node)
  }

  private mutating func refuse(at start: Int) {
    if !hasRefused {
      let reason = budget > 0 ? "nested too deeply; what is inside is not read" : "aliases stand for too much text"
      report(reason, at: start..<start)
      hasRefused = true
    }
    entries.append(Document.Entry(.invalid, start, start, at: entries.count))
  }

  private mutating func add(_ scalar: Node.Scalar, at start: Int, depth: Int) {
    let text = stars.restored(in: scalar.string)
    if scalar.style == .plain, text.hasPrefix("*") { return addAlias(String(text.dropFirst()), at: start, depth: depth) }
    let isTagged = start < file.text.count && file.text[start] == UInt8(ascii: "!")
    let range = YAMLScalarRange(file.text).range(of: text, from: start)
    let kind: Document.Kind
    switch scalar.style {
    case .plain where !isTagged: kind = ["", "~", "null", "Null", "NULL"].contains(text) ? .null : .plain
    default: kind = .decodedString
    }
    entries.append(Document.Entry(kind, range.lowerBound, range.upperBound, at: entries.count, text: texts.count))
    texts.append(text)
    remember(.scalar(scalar))
  }

  private mutating func addAlias(_ name: String, at start: Int, depth: Int) {
    if let node = anchors[name] { return add(node, depth: depth + 1) }
    report("nothing is anchored as \"&\(name)\" above", at: start..<min(start + name.utf8.count + 1, file.text.count))
    entries.append(Document.Entry(.invalid, start, start, at: entries.count))
  }

  private mutating func remember(_ node: Node) {
    if let anchor = node.anchor { anchors[anchor.rawValue] = node }
  }

  private func start(of node: Node) -> Int {
    node.mark.map { positions.offset(line: $0.line, column: $0.column) } ?? 0
  }

  private mutating func report(_ message: String, at range: Range<Int>) {
    guard faults.count < 100 else { return }
    faults.append(Fault(.syntax, message, at: SourceRange(file: file.id, start: range.lowerBound, end: range.upperBound)))
  }
}
