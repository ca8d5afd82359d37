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
    lines = Self.lines(of: file.text, scalars: scalars.map { Int($0.start)..<Int($0.end) }.sorted { $0.lowerBound < $1.lowerBound })
  }

  /// Each comment with the id of its alert; nil where it stands at none.
  func owned() -> [(range: Range<Int>, owner: String?)] {
    lines.indices.compactMap { index in
      let line = lines[index]
      guard let comment = line.comment else { return nil }
      return (comment..<line.end, line.isComment ? ownerBelow(index) ?? owner(at: line.end) : owner(at: line.end))
    }
  }

  /// The last alert whose block starts before an offset.
  private func owner(at offset: Int) -> String? {
    blocks.last { $0.start < offset }?.id
  }

  /// The alert whose id stands right below a run of comment lines.
  private func ownerBelow(_ index: Int) -> String? {
    guard let below = lines[index...].first(where: { !$0.isComment }) else { return nil }
    return blocks.first { (below.start..<below.end).contains($0.start) }?.id
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
