/// The targets of an XLIFF file's units.
struct UnitSaving {
  private let read: ReadFile
  private var file: SourceFile { read.source }

  init(_ read: ReadFile) {
    self.read = read
  }

  /// What makes a unit's target hold a text, and say that it is translated.
  func edits(for edit: TextEdit) throws(TextSaving.Refusal) -> [SourceEdit] {
    if let located = read.entry(at: edit.address)?.value.text(of: edit.address.form) {
      return try edits(ofTargetAt: located, to: edit.text)
    }
    let sources = read.tables.filter { $0.name == edit.address.table && $0.module == edit.address.module }
    let source = sources.lazy.filter { $0.locale != edit.address.locale }.compactMap { table in
      table.entries.last { ExactString($0.key) == edit.address.key }?.value.text(of: edit.address.form)
    }.first
    guard let source else { throw .structure }
    return try insertion(after: source, of: edit.text)
  }

  private func edits(ofTargetAt located: LocatedText, to text: String) throws(TextSaving.Refusal) -> [SourceEdit] {
    let range = located.range.offsets
    guard let tag = tag(named: "target", before: range) else { throw .structure }
    if file.text[tag.upperBound - 2] == UInt8(ascii: "/") {
      let start = file.string(at: tag.lowerBound..<tag.upperBound - 2).trimmedEnd
      return [file.edit(tag, to: Self.translated(start + ">") + text.asElementText + "</target>")] + segmentEdits(around: tag)
    }
    guard let written = WrittenText(in: file, at: located.range) else { throw .structure }
    let edits = written.text == text ? [] : written.edits(to: text)
    guard written.text == text || !edits.isEmpty else { throw .unreadable }
    return edits + stateEdits(in: tag) + segmentEdits(around: tag)
  }

  /// A target behind a source.
  private func insertion(after source: LocatedText, of text: String) throws(TextSaving.Refusal) -> [SourceEdit] {
    let closing = Array("</source>".utf8)
    guard let tag = tag(named: "source", before: source.range.offsets),
      let end = file.text[Int(source.range.end)...].firstRange(of: closing)?.upperBound
    else { throw .structure }
    let before = file.text[..<tag.lowerBound]
    let space = String(decoding: before[before.withoutTrailingSpace.endIndex...], as: UTF8.self)
    let isVersion2 = segment(around: tag) != nil
    // An empty element stands there already where its language is not known.
    let open = isVersion2 ? "<target>" : "<target state=\"translated\">"
    return [file.edit(end..<end, to: space + open + text.asElementText + "</target>")] + segmentEdits(around: tag)
  }

  /// The start tag of an element whose content is at a range, or that is empty and stands there itself.
  private func tag(named name: String, before range: Range<Int>) -> Range<Int>? {
    let opening = Array("<\(name)".utf8)
    var start = min(range.lowerBound, file.text.count - 1)
    while start >= 0, !file.text[start...].starts(with: opening) {
      start -= 1
      if range.lowerBound - start > 4096 { return nil }
    }
    guard start >= 0 else { return nil }
    return tagEnd(from: start).map { start..<$0 }
  }

  /// Past the `>` of the tag that starts at an offset.
  private func tagEnd(from start: Int) -> Int? {
    var quote: UInt8?
    for index in start..<file.text.count {
      let byte = file.text[index]
      if byte == quote { quote = nil } else if quote == nil, byte == 0x22 || byte == 0x27 { quote = byte }
      if quote == nil, byte == UInt8(ascii: ">") { return index + 1 }
    }
    return nil
  }

  /// The start tag of the segment of XLIFF 2 around an element.
  private func segment(around tag: Range<Int>) -> Range<Int>? {
    let before = file.text[..<tag.lowerBound].suffix(1 << 16)
    let unit = Self.last("<unit", in: before)
    guard let start = Self.last("<segment", in: before), unit.map({ $0 < start }) ?? false else { return nil }
    return tagEnd(from: start).map { start..<$0 }
  }

  private static func last(_ mark: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let mark = Array(mark.utf8)
    return bytes.indices.last { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }
  }

  private func segmentEdits(around tag: Range<Int>) -> [SourceEdit] {
    segment(around: tag).map { stateEdits(in: $0) } ?? []
  }

  /// The state of a tag that has one that says less than *translated*.
  private func stateEdits(in tag: Range<Int>) -> [SourceEdit] {
    let old = file.string(at: tag)
    let new = Self.translated(old)
    return new == old ? [] : [file.edit(tag, to: new)]
  }

  private static func translated(_ tag: String) -> String {
    tag.replacing(#/\bstate=(["'])(?:new|initial|needs-[a-z0-9-]+)["']/#) { "state=\($0.1)translated\($0.1)" }
  }
}

extension String {
  /// The text as it stands between two tags.
  var asElementText: String { CharacterEscapes.xml.escaped(self) }

  fileprivate var trimmedEnd: String { String(reversed().drop { $0.isWhitespace }.reversed()) }
}
