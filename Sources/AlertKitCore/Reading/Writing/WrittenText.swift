/// A text as its file writes it: each character with the bytes that stand for it.
///
/// It is the way back from a reader: a changed text is written with the file's own escapes, and the bytes of every character
/// that stays are left alone.
package struct WrittenText {
  /// A character of the text and where it is written: UTF-8 offsets into the file's decoded text.
  struct Piece {
    var scalar: Unicode.Scalar
    var range: Range<Int>
    /// Whether it stands in a CDATA section, where nothing is escaped.
    var isInSection = false
  }

  let file: SourceFile
  let range: SourceRange
  let style: WritingStyle
  let pieces: [Piece]

  /// The text that a reader found at a range, quotes left out; nil where it cannot be written: in a binary property list, in a
  /// format that is only read, or where the reader had to guess at the text's end.
  package init?(in file: SourceFile, at range: SourceRange) {
    guard let style = WritingStyle(of: file, at: range.offsets) else { return nil }
    var scanner = WrittenTextScanner(text: file.text, range: range.offsets, style: style)
    guard let pieces = scanner.scan() else { return nil }
    self.file = file
    self.range = range
    self.style = style
    self.pieces = pieces
  }

  /// The text, its escapes undone.
  package var text: String {
    var scalars = String.UnicodeScalarView()
    for piece in pieces { scalars.append(piece.scalar) }
    return String(scalars) + end
  }

  /// What the text ends with beyond its range.
  private var end: String {
    if case .yamlBlock(let block) = style { block.end } else { "" }
  }

  /// What to change in the file so that it holds another text there: only the characters that differ. Empty where the text's
  /// style has no way to write it.
  package func edits(to text: String) -> [SourceEdit] {
    guard text.hasSuffix(end) else { return [] }
    let new = Array(text.unicodeScalars.dropLast(end.unicodeScalars.count))
    guard let writer = ScalarWriter(self, for: new) else { return style.quotedWhole(text, in: range) }
    let edits = edits(to: new, by: writer)
    return isRead(as: new, after: edits) ? edits : []
  }

  private func edits(to new: [Unicode.Scalar], by writer: ScalarWriter) -> [SourceEdit] {
    let difference = ListDifference(from: pieces.map(\.scalar), to: new, inPlace: true)
    let (removed, inserted) = (difference.removed, difference.inserted)
    var edits: [SourceEdit] = []
    var (old, next) = (0, 0)
    while old < pieces.count || next < new.count {
      let (firstOld, firstNew) = (old, next)
      while removed.contains(old) || inserted.contains(next) {
        if removed.contains(old) { old += 1 } else { next += 1 }
      }
      if old > firstOld || next > firstNew {
        let isInSection = (firstOld < pieces.count ? pieces[firstOld] : pieces.last)?.isInSection ?? false
        let written = writer.written(new[firstNew..<next], inSection: isInSection)
        edits.append(SourceEdit(at: place(firstOld..<old), to: written))
      }
      old += 1
      next += 1
    }
    return edits
  }

  /// Whether the text is read as it should be once edits are made.
  private func isRead(as new: [Unicode.Scalar], after edits: [SourceEdit]) -> Bool {
    var bytes: [UInt8] = []
    var place = Int(range.start)
    for edit in edits {
      bytes += file.text[place..<Int(edit.range.start)] + Array(edit.replacement.utf8)
      place = Int(edit.range.end)
    }
    bytes += file.text[place..<Int(range.end)]
    var scanner = WrittenTextScanner(text: bytes, range: 0..<bytes.count, style: style)
    return scanner.scan()?.map(\.scalar) == new
  }

  /// Where some of the characters are written; for none, where the next one is.
  private func place(_ indices: Range<Int>) -> SourceRange {
    let start =
      indices.lowerBound < pieces.count
      ? pieces[indices.lowerBound].range.lowerBound : pieces.last?.range.upperBound ?? Int(range.start)
    let end = indices.isEmpty ? start : pieces[indices.upperBound - 1].range.upperBound
    return SourceRange(file: range.file, start: start, end: end)
  }
}

/// A change of a file's decoded text: other text in the place of a range.
package struct SourceEdit: Hashable, Sendable, Codable {
  /// What is replaced; empty where something is only added.
  package var range: SourceRange
  /// What stands there afterwards, as the file writes it.
  package var replacement: String

  package init(at range: SourceRange, to replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
