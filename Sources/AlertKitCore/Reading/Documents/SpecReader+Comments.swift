extension SpecReader {
  /// A `comment` member: words for people, and `alertcopy:disable` where the format has no comments.
  mutating func readComment(_ node: DocumentNode, of id: String) {
    guard node.text != nil else { return fields.report("\"comment\" is a text, not \(node.kindName)", at: node.range) }
    addSuppressions(in: node.range.offsets, of: id)
  }

  /// The suppressions of YAML comments: above an alert's id, at its end, or within its block.
  mutating func readComments(of document: Document) {
    let comments = SpecComments(file, document: document, spec: spec)
    for (range, owner) in comments.owned() {
      if let owner {
        addSuppressions(in: range, of: owner)
      } else if let first = SuppressionComment.parse(file, in: range).first {
        fields.report("this comment covers no alert; it belongs above an alert's id or within its block", at: first.range)
      }
    }
  }

  private mutating func addSuppressions(in range: Range<Int>, of id: String) {
    for (rule, range) in SuppressionComment.parse(file, in: range) {
      spec.suppressions.append(Suppression(scope: .surface(id: id), rule: rule, range: range))
    }
  }
}

/// The comments of a YAML spec, which Yams leaves out, and the alert that each belongs to.
struct SpecComments {
  private struct Line {
    let start: Int
    let end: Int
    /// Offset of the `#`; nil where the line has no comment.
    let comment: Int?
    /// Whether the line holds nothing but a comment.
    let isComment: Bool
  }

  private let file: SourceFile
  /// Keys that start a block: an alert's id, or a key at the top, which belongs to no alert.
  private let blocks: [(start: Int, id: String?)]
  private let lines: [Line]

  init(_ file: SourceFile, document: Document, spec: AlertSpec) {
    self.file = file
    let top = document.root.members.map { (start: $0.key.range.offsets.lowerBound, id: String?.none) }
    let alerts = spec.surfaces.map { (start: $0.range.offsets.lowerBound, id: Optional($0.id)) }
    blocks = (top + alerts).sorted { $0.start < $1.start }
    let scalars = document.entries.filter { $0.kind != .mapping && $0.kind != .sequence }
    let ranges = scalars.map { Int($0.start)..<Int($0.end) }.sorted { $0.lowerBound < $1.lowerBound }
    lines = Self.lines(of: file.text, scalars: ranges)
  }

  /// Each comment with the id of its alert; nil where it stands at none.
  func owned() -> [(range: Range<Int>, owner: String?)] {
    var owned: [(range: Range<Int>, owner: String?)] = []
    // Upwards, so that the line below a run of comments is known to all of them.
    var below: Line?
    for line in lines.reversed() {
      if !line.isComment { below = line }
      guard let comment = line.comment else { continue }
      let alert = line.isComment ? below.flatMap(firstAlert) : nil
      owned.append((comment..<line.end, alert ?? block(before: line.end)?.id))
    }
    return owned.reversed()
  }

  /// The alert whose id stands on a line.
  private func firstAlert(on line: Line) -> String? {
    let index = firstBlock { $0 >= line.start }
    return index < blocks.count && blocks[index].start < line.end ? blocks[index].id : nil
  }

  private func block(before offset: Int) -> (start: Int, id: String?)? {
    let index = firstBlock { $0 >= offset }
    return index > 0 ? blocks[index - 1] : nil
  }

  /// The index of the first block whose start meets a condition that all later ones meet too.
  private func firstBlock(where condition: (Int) -> Bool) -> Int {
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(blocks[middle].start) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private static func lines(of text: [UInt8], scalars: [Range<Int>]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    var next = 0
    while start < text.count {
      let end = text[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.count
      let comment = comment(in: text, start..<end, scalars: scalars, next: &next)
      let isComment = comment.map { text[start..<$0].allSatisfy { $0 == 0x20 || $0 == 0x09 } } ?? false
      lines.append(Line(start: start, end: end, comment: comment, isComment: isComment))
      start = end < text.count ? end + YAMLPositions.lineBreakLength(text, at: end) : end
    }
    return lines
  }

  /// The `#` that starts a comment: after white space, outside of every scalar. `next` is the first scalar that may matter.
  private static func comment(in text: [UInt8], _ line: Range<Int>, scalars: [Range<Int>], next: inout Int) -> Int? {
    for offset in line where text[offset] == UInt8(ascii: "#") {
      guard offset == line.lowerBound || text[offset - 1] == 0x20 || text[offset - 1] == 0x09 else { continue }
      while next < scalars.count, scalars[next].upperBound <= offset { next += 1 }
      if next < scalars.count, scalars[next].contains(offset) { continue }
      return offset
    }
    return nil
  }
}
