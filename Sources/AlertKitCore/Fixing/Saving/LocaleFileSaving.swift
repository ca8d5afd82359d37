/// The texts of a `.strings` or `.stringsdict` file, which holds one locale.
struct LocaleFileSaving {
  let read: ReadFile
  /// The source language's tables, whose order new texts follow.
  private let sources: [StringTable]
  private let files: [SourceFile]
  var file: SourceFile { read.source }

  init(_ read: ReadFile, sources: [StringTable], files: [SourceFile]) {
    (self.read, self.sources, self.files) = (read, sources, files)
  }

  /// What makes the file hold a text.
  func edits(for edit: TextEdit) throws(TextSaving.Refusal) -> [SourceEdit] {
    let entry = read.entry(at: edit.address)
    if let located = entry?.value.text(of: edit.address.form) {
      guard let written = WrittenText(in: file, at: located.range) else { throw .structure }
      let edits = written.text == edit.text ? [] : written.edits(to: edit.text)
      guard written.text == edit.text || !edits.isEmpty else { throw .unreadable }
      return edits
    }
    if let entry { return [try form(edit, in: entry)] }
    if FileKind(name: FilePath.name(file.path)) == .stringsdict { return [try rule(for: edit)] }
    guard edit.address.form == .whole else { throw .structure }
    return [isMarkup ? try element(for: edit) : try statement(for: edit)]
  }

  var isMarkup: Bool { PropertyListReader.isPropertyList(file) }

  var entries: [StringEntry] { read.tables.first?.entries ?? [] }

  /// The entry of this file that stands nearest before a key in the source language's file; nil where there is none.
  func neighbour(of key: ExactString) -> StringEntry? {
    let own = Dictionary(entries.map { (ExactString($0.key), $0) }, uniquingKeysWith: { $1 })
    for table in sources {
      guard let place = table.entries.firstIndex(where: { ExactString($0.key) == key }) else { continue }
      if let found = table.entries[..<place].lazy.reversed().compactMap({ own[ExactString($0.key)] }).first { return found }
    }
    return nil
  }

  func source(of key: ExactString) -> (entry: StringEntry, file: SourceFile)? {
    for table in sources {
      if let entry = table.entries.last(where: { ExactString($0.key) == key }) { return (entry, files[Int(table.file.index)]) }
    }
    return nil
  }

  // MARK: Statements

  /// `"key" = "text";` on a line behind the neighbour's, before that of the entry that follows in the source language, or at the end.
  private func statement(for edit: TextEdit) throws(TextSaving.Refusal) -> SourceEdit {
    let key = edit.address.key
    let before = neighbour(of: key)
    let after = before == nil ? follower(of: key) : nil
    let model = before ?? after ?? entries.last
    let indent = model.map { file.indentation(at: Int($0.keyRange.start)) } ?? ""
    let comment = comment(of: key).map { indent + "/* \($0) */" + file.lineEnd } ?? ""
    let line = comment + indent + "\(Self.quoted(key.text))\(equals(in: model))\(Self.quoted(edit.text));"
    if let after, let start = start(ofLinesOf: after) { return file.edit(start..<start, to: line + file.lineEnd) }
    var end =
      try model.map { (entry: StringEntry) throws(TextSaving.Refusal) -> Int in
        try self.end(of: before ?? entries.last ?? entry)
      } ?? file.text.count
    end = self.end(ofLineFrom: end)
    let isOnLine = end > 0 && file.text[end - 1] != 0x0A && file.text[end - 1] != 0x0D
    return file.edit(end..<end, to: isOnLine ? file.lineEnd + line : line + file.lineEnd)
  }

  /// The entry of this file that stands nearest behind a key in the source language's file; nil where there is none.
  func follower(of key: ExactString) -> StringEntry? {
    let own = Dictionary(entries.map { (ExactString($0.key), $0) }, uniquingKeysWith: { first, _ in first })
    for table in sources {
      guard let place = table.entries.lastIndex(where: { ExactString($0.key) == key }) else { continue }
      if let found = table.entries[(place + 1)...].lazy.compactMap({ own[ExactString($0.key)] }).first { return found }
    }
    return nil
  }

  /// Where the lines of an entry start, those of its comment among them if it is the comment that the source language has;
  /// nil where they begin within a line, or the comment may be about something else.
  private func start(ofLinesOf entry: StringEntry) -> Int? {
    let isQuoted = entry.keyRange.start > 0 && "\"'".utf8.contains(file.text[Int(entry.keyRange.start) - 1])
    var start = Int(entry.keyRange.start) - (isQuoted ? 1 : 0)
    let above = file.text[..<start].withoutTrailingSpace
    if let comment = entry.comment {
      // Another comment may be about the whole file.
      guard source(of: ExactString(entry.key))?.entry.comment == comment, above.suffix(2) == [0x2A, 0x2F],
        let open = above.indices.last(where: { above[$0...].starts(with: [0x2F, 0x2A]) })
      else { return nil }
      start = open
    }
    return file.lineStart(before: start)
  }

  /// The source language's comment, where this file has the comments of others too.
  private func comment(of key: ExactString) -> String? {
    guard let (source, _) = source(of: key), let comment = source.comment, !comment.contains("*/") else { return nil }
    let others = Dictionary(
      sources.flatMap(\.entries).map { (ExactString($0.key), $0.comment) }, uniquingKeysWith: { $1 })
    let isShared = entries.contains { $0.comment != nil && $0.comment == others[ExactString($0.key)] }
    return isShared ? comment : nil
  }

  /// Past the semicolon of an entry.
  private func end(of entry: StringEntry) throws(TextSaving.Refusal) -> Int {
    guard let last = entry.value.forms.last?.text.range,
      let end = file.text[Int(last.end)...].firstIndex(of: UInt8(ascii: ";"))
    else { throw .structure }
    return end + 1
  }

  /// The end of a line where nothing but a comment follows, else the same place: another entry stands on the line.
  private func end(ofLineFrom start: Int) -> Int {
    let end = file.text[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? file.text.count
    let rest = file.string(at: start..<end)
    return rest.contains(#/^\s*(//.*|/\*.*\*/\s*)?$/#) ? end : start
  }

  /// What stands between a key and its text.
  private func equals(in entry: StringEntry?) -> String {
    guard let entry, let value = entry.value.forms.first?.text.range, value.start > entry.keyRange.end + 1 else { return " = " }
    let between = file.string(at: Int(entry.keyRange.end) + 1..<Int(value.start) - 1)
    return between.contains(#/^[ \t]*=[ \t]*$/#) ? between : " = "
  }

  private static func quoted(_ text: String) -> String { CharacterEscapes.strings.quoted(text) }

  // MARK: Elements

  /// `<key>` and `<string>` behind the neighbour's.
  private func element(for edit: TextEdit) throws(TextSaving.Refusal) -> SourceEdit {
    guard let after = neighbour(of: edit.address.key) ?? entries.last, let value = after.value.forms.last?.text.range else {
      throw .structure
    }
    return try pair(edit.address.key.text, edit.text, keyRange: after.keyRange.offsets, after: value.offsets)
  }

  /// A further form of a text that varies.
  private func form(_ edit: TextEdit, in entry: StringEntry) throws(TextSaving.Refusal) -> SourceEdit {
    guard isMarkup, case .plural(let category)? = edit.address.form.selectors.last, edit.address.form.selectors.count == 1,
      let last = entry.value.forms.last(where: {
        $0.form.substitution == edit.address.form.substitution && !$0.form.selectors.isEmpty
      })
    else { throw .structure }
    let value = last.text.range.offsets
    let before = file.text[..<value.lowerBound]
    guard let tag = before.lastIndex(of: UInt8(ascii: "<")), let close = file.text[..<tag].lastIndex(of: UInt8(ascii: "<")),
      let open = file.text[..<close].lastIndex(of: UInt8(ascii: ">")), file.text[close...].starts(with: "</key>".utf8)
    else { throw .structure }
    return try pair(category, edit.text, keyRange: open + 1..<close, after: value)
  }

  /// A key and a string behind another such pair, with the white space of that.
  private func pair(
    _ key: String, _ text: String, keyRange: Range<Int>, after value: Range<Int>
  ) throws(TextSaving.Refusal) -> SourceEdit {
    let closing = Array("</string>".utf8)
    guard let open = file.text[..<keyRange.lowerBound].lastIndex(of: UInt8(ascii: "<")),
      let keyEnd = file.text[keyRange.upperBound...].firstIndex(of: UInt8(ascii: ">")),
      let tag = file.text[..<value.lowerBound].lastIndex(of: UInt8(ascii: "<")), keyEnd < tag,
      let end = file.text[value.upperBound...].firstRange(of: closing)?.upperBound
    else { throw .structure }
    let before = file.text[..<open]
    let space = String(decoding: before[before.withoutTrailingSpace.endIndex...], as: UTF8.self)
    let between = file.string(at: keyEnd + 1..<tag)
    return file.edit(
      end..<end, to: "\(space)<key>\(key.asElementText)</key>\(between)<string>\(text.asElementText)</string>")
  }
}
