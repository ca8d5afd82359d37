/// The comments of a string catalog's keys.
struct CatalogComments {
  private let file: SourceFile
  /// What stands at each key, by where the key starts.
  private let values: [Int32: DocumentNode]

  /// - Returns: Nil where the file is no valid JSON: what stands between its members is not known then.
  init?(_ file: SourceFile) {
    let read = JSONReader.read(file)
    guard read.faults.isEmpty else { return nil }
    self.file = file
    var values: [Int32: DocumentNode] = [:]
    for member in read.value.root["strings"]?.members.map(\.self) ?? [] {
      values[member.key.range.start] = member.value
    }
    self.values = values
  }

  /// What makes the comment of a key hold a mark and no other; nil for none.
  func edits(at key: SourceRange, to mark: AnnotationMark?) -> [SourceEdit] {
    guard let value = values[key.start], value.kind == .mapping else { return [] }
    let members = value.members.map(\.self)
    guard let index = members.firstIndex(where: { $0.key.text == "comment" }) else {
      return mark.map { [insertion(of: $0, into: value, before: members.first)] } ?? []
    }
    let comment = members[index].value
    guard comment.text != nil else { return [] }
    let range = comment.range.offsets
    let words = file.text[range]
    if let old = AnnotationMark.range(in: words) {
      if let mark {
        let written = mark.json
        return words[old].elementsEqual(written.utf8) ? [] : [edit(old, written)]
      }
      if old == range { return [removal(of: index, in: value, members)] }
      let hasSpace = old.lowerBound > range.lowerBound && words[old.lowerBound - 1] == 0x20
      return [edit(old.lowerBound - (hasSpace ? 1 : 0)..<old.upperBound, "")]
    }
    return mark.map { [edit(range.upperBound..<range.upperBound, " " + $0.json)] } ?? []
  }

  private typealias Member = (key: DocumentNode, value: DocumentNode)

  /// A comment as the first member, where Xcode's order has it.
  private func insertion(
    of mark: AnnotationMark, into value: DocumentNode, before first: Member?
  ) -> SourceEdit {
    let open = Int(value.range.start) + 1
    let written = "\"\(mark.json)\""
    guard let first else {
      let indentation = String(repeating: " ", count: 2) + self.indentation(at: open)
      return edit(open..<open, "\n\(indentation)\"comment\" : \(written)")
    }
    let space = string(open..<Int(first.key.range.start) - 1)
    let valueStart = first.value.kind.isQuoted ? Int(first.value.range.start) - 1 : Int(first.value.range.start)
    let colon = string(Int(first.key.range.end) + 1..<valueStart)
    return edit(open..<open, "\(space)\"comment\"\(colon)\(written),")
  }

  private func removal(of index: Int, in value: DocumentNode, _ members: [Member]) -> SourceEdit {
    let start = index == 0 ? Int(value.range.start) + 1 : Int(members[index - 1].value.end)
    guard index == 0 else { return edit(start..<members[index].value.end, "") }
    let end = members[index].value.end
    guard members.count > 1 else { return edit(start..<end, "") }
    let comma = file.text[end...].firstIndex(of: UInt8(ascii: ",")) ?? end
    return edit(start..<comma + 1, "")
  }

  /// The white space at the start of the line of an offset.
  private func indentation(at offset: Int) -> String {
    let line = file.text[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return String(decoding: file.text[line...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: file.text[range], as: UTF8.self) }

  private func edit(_ range: Range<Int>, _ text: String) -> SourceEdit {
    SourceEdit(at: SourceRange(file: file.id, start: range.lowerBound, end: range.upperBound), to: text)
  }
}

extension DocumentNode {
  /// Past its last character, a closing quotation mark included.
  fileprivate var end: Int { Int(range.end) + (kind.isQuoted ? 1 : 0) }
}

extension Document.Kind {
  fileprivate var isQuoted: Bool { self == .string || self == .escapedString || self == .decodedString }
}
