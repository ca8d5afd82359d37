/// The lines that version control leaves where two sides of a merge conflict.
///
/// A conflict is one fault, at its first line; both its sides are read.
struct MergeMarkers {
  /// How many entries came before the open conflict; nil outside one.
  private(set) var entriesBefore: Int?

  /// The end of the marker's line where one starts at `index`, else nil.
  ///
  /// - Parameter entries: how many entries have been read so far.
  mutating func skip(
    _ text: UnsafeBufferPointer<UInt8>, at index: Int, file: FileID, entries: Int, into faults: inout FaultLog
  ) -> Int? {
    guard Self.isMarker(text, at: index) else { return nil }
    let end = text.lineEnd(from: index)
    if text[index] == UInt8(ascii: "<") || entriesBefore == nil {
      faults.add(
        "A merge conflict that was not resolved; both sides are read.", at: SourceRange(file: file, start: index, end: end))
      entriesBefore = entries
    }
    if text[index] == UInt8(ascii: ">") { entriesBefore = nil }
    return end
  }

  /// Whether a line that starts at `index` is a marker: seven times the same sign, then a space or the line's end.
  static func isMarker(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index + 7 <= text.count, text.isLineStart(index) else { return false }
    let sign = text[index]
    guard sign == UInt8(ascii: "<") || sign == UInt8(ascii: "=") || sign == UInt8(ascii: ">") || sign == UInt8(ascii: "|"),
      (index..<index + 7).allSatisfy({ text[$0] == sign })
    else { return false }
    return index + 7 == text.count || text[index + 7] == UInt8(ascii: " ") || text.isLineBreak(at: index + 7)
  }
}
