/// The notes of a unit of an XLIFF file.
struct UnitNote {
  private let file: SourceFile
  /// Between the unit's start tag and its end tag; nil where the unit cannot be made out.
  private let content: Range<Int>?
  /// Where the start tag ends: its `>`.
  private let tagEnd: Int
  private let tagStart: Int
  /// Whether it is a unit of XLIFF 2, whose notes stand first and in an element of their own.
  private let isVersion2: Bool

  /// - Parameter key: The unit's name, within its start tag.
  init(_ file: SourceFile, of key: SourceRange) {
    self.file = file
    let text = file.text
    tagStart = text[..<Int(key.start)].lastIndex(of: UInt8(ascii: "<")) ?? Int(key.start)
    var quote: UInt8?
    var index = tagStart
    while index < text.count, quote != nil || text[index] != UInt8(ascii: ">") {
      let byte = text[index]
      if byte == quote { quote = nil } else if quote == nil, byte == 0x22 || byte == 0x27 { quote = byte }
      index += 1
    }
    tagEnd = index
    isVersion2 = text[tagStart...].starts(with: "<unit".utf8)
    let isUnit = isVersion2 || text[tagStart...].starts(with: "<trans-unit".utf8)
    let name = isVersion2 ? "unit" : "trans-unit"
    guard isUnit, index < text.count, text[index - 1] != UInt8(ascii: "/"),
      let end = text[index...].prefix(Self.reach).firstRange(of: Array("</\(name)".utf8))?.lowerBound,
      // A unit that is not closed would take the next one's notes for its own.
      text[index..<end].firstRange(of: Array("<\(name) ".utf8)) == nil
    else {
      content = nil
      return
    }
    content = index + 1..<end
  }

  /// As many bytes of a unit are looked at.
  private static let reach = 1 << 20

  /// What makes the unit's notes hold a mark and no other; nil for none.
  ///
  /// - Parameter width: What the unit's `maxwidth` is to be, in characters; nil to leave it.
  func edits(to mark: AnnotationMark?, width: Int?) -> [SourceEdit] {
    guard let content else { return [] }
    var mark = mark
    if let mark0 = mark, let width, canSetWidth(over: content) {
      mark = AnnotationMark(mark0.text.dropFirst(AnnotationMark.opening.count).dropLast() + " maxwidth \(width).")
    }
    let written = mark.map { Markup.escaped($0.text) }
    guard let old = AnnotationMark.range(in: file.text[content]) else {
      guard let written else { return [] }
      return [insertion(of: written, into: content)] + widthEdits(from: nil, to: mark)
    }
    if let written {
      let same = file.text[old].elementsEqual(written.utf8)
      return same ? [] : [edit(old, written)] + widthEdits(from: old, to: mark)
    }
    return [edit(removal(of: old, in: content), "")] + widthEdits(from: old, to: nil)
  }

  private func insertion(of mark: String, into content: Range<Int>) -> SourceEdit {
    let space = string(content.lowerBound..<content.lowerBound + file.text[content].prefix(while: \.isASCIISpace).count)
    guard isVersion2 else {
      let end = file.text[content].withoutTrailingSpace.endIndex
      return edit(end..<end, "\(space)<note from=\"alertcopy\">\(mark)</note>")
    }
    let note = "<note category=\"alertcopy\">\(mark)</note>"
    if let notes = file.text[content].firstRange(of: Array("<notes>".utf8)) {
      return edit(notes.upperBound..<notes.upperBound, note)
    }
    return edit(content.lowerBound..<content.lowerBound, "\(space)<notes>\(note)</notes>")
  }

  /// The note around a mark, with the element around it where it holds nothing else, and the white space before.
  private func removal(of mark: Range<Int>, in content: Range<Int>) -> Range<Int> {
    let text = file.text
    var start = text[..<mark.lowerBound].lastIndex(of: UInt8(ascii: "<")) ?? mark.lowerBound
    var end = text[mark.upperBound...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? mark.upperBound
    let before = "<notes>".utf8
    let isWrapped = text[..<start].suffix(before.count).elementsEqual(before) && text[end...].starts(with: "</notes>".utf8)
    if isWrapped { (start, end) = (start - before.count, end + 8) }
    let isInline = isVersion2 && !isWrapped
    while !isInline, start > content.lowerBound, text[start - 1].isASCIISpace { start -= 1 }
    return start..<end
  }

  private func canSetWidth(over content: Range<Int>) -> Bool {
    guard !isVersion2 else { return false }
    let attributes = file.text[tagStart..<tagEnd]
    let own = AnnotationMark.range(in: file.text[content]).flatMap(width)
    return attributes.firstRange(of: Array("maxwidth".utf8)) == nil || own != nil
  }

  /// The width that a mark says was written with it.
  private func width(of mark: Range<Int>) -> Int? {
    let words = string(mark).split(separator: " ")
    guard let place = words.lastIndex(of: "maxwidth"), place + 1 < words.count else { return nil }
    return Int(words[place + 1].prefix(while: \.isNumber))
  }

  private func widthEdits(from old: Range<Int>?, to mark: AnnotationMark?) -> [SourceEdit] {
    let new = mark.flatMap { mark -> Int? in
      let words = mark.text.split(separator: " ")
      guard let place = words.lastIndex(of: "maxwidth"), place + 1 < words.count else { return nil }
      return Int(words[place + 1].prefix(while: \.isNumber))
    }
    let before = old.flatMap(width)
    guard before != new else { return [] }
    func attributes(_ width: Int) -> String { " maxwidth=\"\(width)\" size-unit=\"char\"" }
    if let before, let range = file.text[tagStart..<tagEnd].firstRange(of: Array(attributes(before).utf8)) {
      return [edit(range, new.map(attributes) ?? "")]
    }
    return new.map { [edit(tagEnd..<tagEnd, attributes($0))] } ?? []
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: file.text[range], as: UTF8.self) }

  private func edit(_ range: Range<Int>, _ text: String) -> SourceEdit {
    SourceEdit(at: SourceRange(file: file.id, start: range.lowerBound, end: range.upperBound), to: text)
  }
}
