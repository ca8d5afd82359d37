/// The comment above an entry of a `.strings` file.
struct StringsComment {
  private let file: SourceFile
  private let lineEnd: String
  /// Where the entry starts, its quotation mark included.
  private let entry: Int
  /// What stands between the marks of the comment above; nil where there is none.
  private let inner: Range<Int>?

  /// - Parameters:
  ///   - end: Where the entry before ends: what stands before that is no comment of this one.
  ///   - lineEnd: ``lineEnd(of:)`` of the file.
  init(_ file: SourceFile, above key: SourceRange, after end: Int, lineEnd: String) {
    self.file = file
    self.lineEnd = lineEnd
    let text = file.text
    let start = Int(key.start)
    let end = min(end, start)
    entry = start > end && (text[start - 1] == UInt8(ascii: "\"") || text[start - 1] == UInt8(ascii: "'")) ? start - 1 : start
    let before = text[end..<entry].withoutTrailingSpace
    if before.count >= 4, before.suffix(2).elementsEqual("*/".utf8) {
      let body = before.dropLast(2)
      var open = body.endIndex - 2
      while open >= end, !(text[open] == UInt8(ascii: "/") && text[open + 1] == UInt8(ascii: "*")) {
        // Where another comment ends before, this mark ends none.
        open = text[open] == UInt8(ascii: "*") && text[open + 1] == UInt8(ascii: "/") ? -1 : open - 1
      }
      inner = open >= end ? open + 2..<body.endIndex : nil
    } else {
      inner = nil
    }
  }

  /// What makes the comment hold a mark and no other; nil for none.
  func edits(to mark: AnnotationMark?) -> [SourceEdit] {
    // A comment right behind a value without quotation marks would be read as more of it.
    guard entry == 0 || Self.parts.contains(file.text[entry - 1]) else { return [] }
    guard let inner else { return mark.map { [edit(entry..<entry, "/* \($0.text) */\(lineEnd)\(indentation)")] } ?? [] }
    let words = file.text[inner]
    if let old = AnnotationMark.range(in: words) {
      if let mark { return file.text[old].elementsEqual(mark.text.utf8) ? [] : [edit(old, mark.text)] }
      return [edit(removal(of: old, in: inner), "")]
    }
    guard let mark else { return [] }
    let end = words.withoutTrailingSpace.endIndex
    return [edit(end..<end, (end == inner.lowerBound ? "" : " ") + mark.text)]
  }

  /// What an entry may stand right behind: white space, the end of the entry before or of a comment, a byte order mark.
  private static let parts: Set<UInt8> = Set(" \t\r\n;/".utf8).union([0xBF])

  /// What was written with a mark: a space before it, or the whole comment.
  private func removal(of mark: Range<Int>, in inner: Range<Int>) -> Range<Int> {
    let text = file.text
    let isAlone = mark == inner.lowerBound + 1..<inner.upperBound - 1
    if isAlone, text[inner.lowerBound] == 0x20, text[inner.upperBound - 1] == 0x20 {
      return inner.lowerBound - 2..<entry
    }
    let hasSpace = mark.lowerBound > inner.lowerBound && text[mark.lowerBound - 1] == 0x20
    return mark.lowerBound - (hasSpace ? 1 : 0)..<mark.upperBound
  }

  /// Past the value of an entry, its quotation mark included; nil for a text that varies, which no `.strings` file has.
  static func end(of entry: StringEntry, in file: SourceFile) -> Int? {
    guard case .plain(let text) = entry.value else { return nil }
    let (start, end) = (Int(text.range.start), Int(text.range.end))
    guard start > 0, end < file.text.count, file.text[end] == file.text[start - 1] else { return end }
    return file.text[end] == UInt8(ascii: "\"") || file.text[end] == UInt8(ascii: "'") ? end + 1 : end
  }

  /// What ends the lines of a file.
  static func lineEnd(of file: SourceFile) -> String { file.text.contains(0x0D) ? "\r\n" : "\n" }

  /// The white space before the entry on its line.
  private var indentation: String {
    let line = file.text[..<entry].reversed().prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: line.reversed(), as: UTF8.self)
  }

  private func edit(_ range: Range<Int>, _ text: String) -> SourceEdit {
    SourceEdit(at: SourceRange(file: file.id, start: range.lowerBound, end: range.upperBound), to: text)
  }
}
