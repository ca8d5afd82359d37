/// Marks stale translations as to be reviewed, in the formats that hold how far a translation has got.
package struct ReviewMarks {
  /// The files that change, in order of path.
  package let files: [FixedFile]
  /// How many translations are marked.
  package let marked: Int
  /// How many stand in files that hold no state, or that cannot be written.
  package let unmarked: Int

  /// - Parameters:
  ///   - report: What was found in the project; of it only `stale-translation` is looked at.
  ///   - inputs: The files that the project was put together from.
  package init(_ report: LintReport, in project: Project, of inputs: [InputFile]) {
    let texts = Self.staleTexts(report, in: project)
    let byPath = Dictionary(inputs.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var (files, marked): ([FixedFile], Int) = ([], 0)
    for (id, texts) in Dictionary(grouping: texts, by: \.file).sorted(by: { $0.key < $1.key }) {
      let file = project.files[Int(id.index)]
      guard file.isWritable, project.reported.contains(id), let input = byPath[file.path],
        case .bytes(let bytes) = input.contents
      else { continue }
      let edits = texts.map { Self.edits(of: $0, in: file) }
      var seen: Set<SourceRange> = []
      let all = edits.flatMap(\.self).filter { seen.insert($0.range).inserted }.sorted { $0.range < $1.range }
      var after = input
      after.contents = .bytes(file.bytes(bytes, applying: all))
      guard Self.say(theSame: input, after), let changed = FixedFile(before: input, after: after) else { continue }
      files.append(changed)
      marked += edits.count { !$0.isEmpty }
    }
    (self.files, self.marked, unmarked) = (files, marked, texts.count - marked)
  }

  /// The texts of one stale translation.
  private struct Stale {
    let file: FileID
    let format: StringTable.Format
    let ranges: [SourceRange]
  }

  private static func staleTexts(_ report: LintReport, in project: Project) -> [Stale] {
    let places = Set(report.findings.filter { $0.rule == Rule.staleTranslation.id }.flatMap { $0.places.map(\.range) })
    let files = Set(places.map(\.file))
    var stale: [Stale] = []
    for set in project.tables {
      for table in set.locales.flatMap(set.tables) where files.contains(table.file) {
        for entry in table.entries where !places.isDisjoint(with: entry.value.ranges) {
          stale.append(Stale(file: table.file, format: table.format, ranges: entry.value.ranges))
        }
      }
    }
    return stale
  }

  private static func edits(of stale: Stale, in file: SourceFile) -> [SourceEdit] {
    switch stale.format {
    case .catalog:
      let root = JSONReader.read(file).value.root
      return stale.ranges.compactMap { CatalogState(of: $0, in: root, of: file)?.edit }
    case .xliff: return stale.ranges.compactMap { TargetState(of: $0, in: file).edit }
    case .strings, .stringsdict: return []
    }
  }

  /// Whether a file says what it said, marks apart.
  private static func say(theSame before: InputFile, _ after: InputFile) -> Bool {
    FileShape(of: FileReading.read(before, id: FileID(0))) == FileShape(of: FileReading.read(after, id: FileID(0)))
  }
}

extension StringValue {
  /// Where its texts stand.
  fileprivate var ranges: [SourceRange] {
    switch self {
    case .plain(let text): [text.range]
    case .varied(let variants, let substitutions): (variants + substitutions.flatMap(\.forms)).map(\.text.range)
    }
  }
}

/// The state of a text of a string catalog.
private struct CatalogState {
  private let unit: DocumentNode
  private let file: SourceFile

  /// Nil where a text stands in no unit.
  init?(of text: SourceRange, in root: DocumentNode, of file: SourceFile) {
    guard let unit = Self.unit(around: text, in: root) else { return nil }
    (self.unit, self.file) = (unit, file)
  }

  private static func unit(around text: SourceRange, in node: DocumentNode) -> DocumentNode? {
    for (key, value) in node.members where value.kind == .mapping {
      guard value.range.start <= text.start, text.end <= value.range.end else { continue }
      return key.matches("stringUnit") || key.matches("stringSet") ? value : unit(around: text, in: value)
    }
    return nil
  }

  /// What makes it one to be reviewed; nil where it is not translated anyway.
  var edit: SourceEdit? {
    guard let state = unit["state"] else { return insertion }
    return state.text == "translated" ? SourceEdit(at: state.range, to: "needs_review") : nil
  }

  /// A state before the first member, written as that one is.
  private var insertion: SourceEdit? {
    guard let first = unit.members.first(where: { _ in true }), first.value.text != nil else { return nil }
    let open = Int(unit.range.start) + 1
    let space = String(decoding: file.text[open..<Int(first.key.range.start) - 1], as: UTF8.self)
    let colon = String(decoding: file.text[Int(first.key.range.end) + 1..<Int(first.value.range.start) - 1], as: UTF8.self)
    return SourceEdit(
      at: SourceRange(file: file.id, start: open, end: open), to: "\(space)\"state\"\(colon)\"needs_review\",")
  }
}

/// The state of a translation of an XLIFF file: of its `<target>`, or of its `<segment>` in XLIFF 2.
private struct TargetState {
  private let file: SourceFile
  /// The start tag that holds the state, without its brackets; nil where it cannot be made out.
  private let tag: Range<Int>?
  private let isVersion2: Bool

  init(of text: SourceRange, in file: SourceFile) {
    self.file = file
    let before = file.text[..<Int(text.start)]
    let target = before.lastRange(of: "<target")
    let segment = target.flatMap { file.text[..<$0.lowerBound].lastRange(of: "<segment") }
    let unit = target.flatMap { file.text[..<$0.lowerBound].lastRange(of: "<trans-unit") }
    isVersion2 = unit == nil && segment != nil
    let start = isVersion2 ? segment : target
    tag = start.flatMap { start in
      var quote: UInt8?
      var index = start.upperBound
      while index < file.text.count, quote != nil || file.text[index] != UInt8(ascii: ">") {
        let byte = file.text[index]
        if byte == quote { quote = nil } else if quote == nil, byte == 0x22 || byte == 0x27 { quote = byte }
        index += 1
      }
      return index < file.text.count ? start.upperBound..<index : nil
    }
  }

  /// What makes it one to be reviewed; nil where it is so already, or not translated anyway.
  var edit: SourceEdit? {
    guard let tag else { return nil }
    let words = isVersion2 ? " state=\"translated\" subState=\"alertcopy:needs_review\"" : " state=\"needs-review-translation\""
    let text = String(decoding: file.text[tag], as: UTF8.self)
    if let state = value(of: "state", in: tag) {
      let old = String(decoding: file.text[state.value], as: UTF8.self)
      guard !old.hasPrefix("needs-"), old != "new", old != "initial", !text.contains("needs_review") else { return nil }
      return edit(state.whole, words)
    }
    return edit(tag.upperBound..<tag.upperBound, words)
  }

  /// An attribute with the space before it, and its value.
  private func value(of name: String, in tag: Range<Int>) -> (whole: Range<Int>, value: Range<Int>)? {
    for quote in ["\"", "'"] {
      guard let start = file.text[tag].firstRange(of: Array(" \(name)=\(quote)".utf8)) else { continue }
      guard let end = file.text[start.upperBound..<tag.upperBound].firstIndex(of: quote.utf8.first!) else { return nil }
      return (start.lowerBound..<end + 1, start.upperBound..<end)
    }
    return nil
  }

  private func edit(_ range: Range<Int>, _ text: String) -> SourceEdit {
    SourceEdit(at: SourceRange(file: file.id, start: range.lowerBound, end: range.upperBound), to: text)
  }
}

extension ArraySlice<UInt8> {
  /// Where a word stands last.
  fileprivate func lastRange(of word: String) -> Range<Int>? {
    let word = Array(word.utf8)
    var start = endIndex - word.count
    while start >= startIndex {
      if self[start] == word[0], self[start..<start + word.count].elementsEqual(word) { return start..<start + word.count }
      start -= 1
    }
    return nil
  }
}
