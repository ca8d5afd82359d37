/// Changes of roles and of the order of buttons in an alert spec, as edits that leave comments and style alone.
struct SpecEdits {
  private let file: SourceFile
  private let isJSON: Bool
  private var mappings: [SourceRange: DocumentNode] = [:]
  /// The lists that hold a node of a range, the outer first.
  private var lists: [SourceRange: [DocumentNode]] = [:]

  init(_ file: SourceFile) {
    self.file = file
    isJSON = DocumentReader.isJSON(file)
    let document = DocumentReader.read(file).value
    for index in document.entries.indices {
      let node = DocumentNode(document: document, index: index)
      if node.kind == .mapping, mappings[node.range] == nil { mappings[node.range] = node }
      for element in node.elements { lists[element.range, default: []].append(node) }
    }
  }

  private var text: [UInt8] { file.text }

  /// Gives the button that is declared at a range a role; nil where it is written in a way that cannot be edited.
  func setting(_ role: ButtonRole, ofButtonAt range: SourceRange) -> SourceEdit? {
    guard let button = mappings[range] else { return nil }
    if let member = button["role"] {
      return member.range.start == member.range.end ? nil : SourceEdit(at: member.range, to: role.rawValue)
    }
    let members = Array(button.members)
    guard let first = members.first, let last = members.last else { return nil }
    let member = isJSON ? "\"role\": \"\(role.rawValue)\"" : "role: \(role.rawValue)"
    if isFlow(button) {
      let place = contentEnd(of: last.value)
      return insertion(of: separator(in: button, members) + member, at: place)
    }
    let title = members.first { $0.key.matches("title") } ?? last
    let lineEnd = text[contentEnd(of: title.value)...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.count
    return insertion(of: lineBreak + indentation(of: first.key) + member, at: lineEnd)
  }

  private func insertion(of text: String, at place: Int) -> SourceEdit {
    SourceEdit(at: SourceRange(file: file.id, start: place, end: place), to: text)
  }

  private func isFlow(_ node: DocumentNode) -> Bool {
    text[Int(node.range.start)] == UInt8(ascii: "{")
  }

  /// The end of all that a value is written with: its closing quotation mark or bracket included.
  private func contentEnd(of node: DocumentNode) -> Int {
    if node.kind == .mapping || node.kind == .sequence {
      if isJSON { return Int(node.range.end) }
      let last = node.kind == .mapping ? Array(node.members).last?.value : node.elements.last
      let end = last.map(contentEnd) ?? Int(node.range.end)
      let isClosed = text[Int(node.range.start)] == UInt8(ascii: "{") || text[Int(node.range.start)] == UInt8(ascii: "[")
      guard isClosed else { return end }
      return text[end...].firstIndex { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "]") }.map { $0 + 1 } ?? end
    }
    let (start, end) = (Int(node.range.start), Int(node.range.end))
    guard end < text.count, start > 0, text[end] == UInt8(ascii: "\"") || text[end] == UInt8(ascii: "'"),
      text[start - 1] == text[end]
    else { return end }
    return end + 1
  }

  /// What stands between two members of a map in brackets.
  private func separator(in node: DocumentNode, _ members: [(key: DocumentNode, value: DocumentNode)]) -> String {
    let first = Int(members[0].key.range.start) - (isJSON ? 1 : 0)
    let isOnOneLine = !text[Int(node.range.start)..<first].contains { $0 == 0x0A || $0 == 0x0D }
    return isOnOneLine ? ", " : "," + lineBreak + indentation(of: members[0].key)
  }

  /// As much space as stands before a key on its line; a dash counts as space.
  private func indentation(of key: DocumentNode) -> String {
    let start = Int(key.range.start)
    let isQuoted = start > 0 && (text[start - 1] == UInt8(ascii: "\"") || text[start - 1] == UInt8(ascii: "'"))
    let keyStart = isQuoted ? start - 1 : start
    let lineStart = text[..<keyStart].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    let before = text[lineStart..<keyStart].map { $0 == 0x09 ? $0 : 0x20 }
    return String(decoding: before, as: UTF8.self)
  }

  /// The file's line break: that of its first line.
  private var lineBreak: String {
    guard let first = text.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    return text[first...].starts(with: [0x0D, 0x0A]) ? "\r\n" : text[first] == 0x0D ? "\r" : "\n"
  }
}

extension SpecEdits {
  /// Moves a button to stand before another one of the same list; nil where it is written in a way that cannot be edited.
  func moving(_ range: SourceRange, before other: SourceRange) -> [SourceEdit]? {
    guard let holder = lists[range]?.first(where: { lists[other]?.map(\.index).contains($0.index) ?? false }) else {
      return nil
    }
    let list = holder.elements
    guard let from = list.firstIndex(where: { $0.range == range }), let to = list.firstIndex(where: { $0.range == other }),
      to < from
    else { return nil }
    let isBlock = !isJSON && text[..<Int(range.start)].last { $0 != 0x20 } == UInt8(ascii: "-")
    return isBlock ? movingLines(list, from: from, to: to) : movingContents(list, from: from, to: to)
  }

  /// The buttons of a list in brackets change places; what stands between them stays.
  private func movingContents(_ list: [DocumentNode], from: Int, to: Int) -> [SourceEdit]? {
    let slots = list[to...from].map { Int($0.range.start)..<contentEnd(of: $0) }
    let gaps = zip(slots, slots.dropFirst()).map { text[$0.upperBound..<$1.lowerBound] }
    guard gaps.allSatisfy({ !$0.contains(UInt8(ascii: "#")) }) else { return nil }
    let contents = slots.map { String(decoding: text[$0], as: UTF8.self) }
    return zip(slots, [contents.last!] + contents.dropLast()).map { slot, content in
      SourceEdit(at: SourceRange(file: file.id, start: slot.lowerBound, end: slot.upperBound), to: content)
    }
  }

  /// A list's item moves with its lines and the comments above them.
  private func movingLines(_ list: [DocumentNode], from: Int, to: Int) -> [SourceEdit]? {
    let moved = lines(of: list[from])
    let target = lines(of: list[to]).lowerBound
    guard target <= moved.lowerBound else { return nil }
    var content = String(decoding: text[moved], as: UTF8.self)
    if content.utf8.last != 0x0A, content.utf8.last != 0x0D { content += lineBreak }
    var gone = moved
    if moved.upperBound == text.count, text.last != 0x0A, text.last != 0x0D {
      // The line before becomes the last, which has no line break either.
      gone = moved.lowerBound - lineBreak.utf8.count..<moved.upperBound
    }
    return [
      insertion(of: content, at: target),
      SourceEdit(at: SourceRange(file: file.id, start: gone.lowerBound, end: gone.upperBound), to: ""),
    ]
  }

  /// The lines of a list's item, its line breaks and the comments directly above it included.
  private func lines(of node: DocumentNode) -> Range<Int> {
    var start = lineStart(before: Int(node.range.start))
    while start > 0 {
      let above = lineStart(before: start - 1)
      guard text[above..<start].first(where: { $0 != 0x20 && $0 != 0x09 }) == UInt8(ascii: "#") else { break }
      start = above
    }
    let end = text[contentEnd(of: node)...].firstIndex { $0 == 0x0A || $0 == 0x0D }
    return start..<(end.map { $0 + YAMLPositions.lineBreakLength(text, at: $0) } ?? text.count)
  }

  private func lineStart(before place: Int) -> Int {
    var place = place
    if place > 0, text[place] == 0x0A, text[place - 1] == 0x0D { place -= 1 }
    return text[..<place].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
  }
}
