internal import CICU

/// A piece of a line that is drawn in one direction.
package struct VisualRun: Hashable, Sendable {
  /// UTF-16 offsets into the text.
  package var range: Range<Int>
  package var isRightToLeft: Bool
}

extension Paragraph {
  /// The runs of a line from left to right as they are drawn, by the Unicode Bidirectional Algorithm; the paragraph's own
  /// direction is that of its locale.
  ///
  /// - Parameter line: UTF-16 offsets of a line within one paragraph of the text.
  package func visualRuns(of line: Range<Int>) -> [VisualRun] {
    let bounds = paragraphBounds(around: line)
    let units = Array(units[bounds])
    let capacity = max(line.count, 1)
    var starts = [Int32](repeating: 0, count: capacity)
    var lengths = starts
    var reversed = [Bool](repeating: false, count: capacity)
    let count = cicu_visual_runs(
      units, Int32(units.count), locale.isRightToLeft, Int32(line.lowerBound - bounds.lowerBound),
      Int32(line.upperBound - bounds.lowerBound), &starts, &lengths, &reversed, Int32(capacity))
    guard count > 0 else { return line.isEmpty ? [] : [VisualRun(range: line, isRightToLeft: locale.isRightToLeft)] }
    return (0..<Int(count)).map { index in
      let start = Int(starts[index]) + bounds.lowerBound
      return VisualRun(range: start..<(start + Int(lengths[index])), isRightToLeft: reversed[index])
    }
  }

  private func paragraphBounds(around line: Range<Int>) -> Range<Int> {
    let isStart = { (offset: Int) in finder.opportunities[offset] == .mandatory }
    let start = (0...line.lowerBound).last { $0 < units.count && isStart($0) } ?? 0
    let end = ((line.lowerBound + 1)..<max(units.count, line.lowerBound + 1)).first(where: isStart) ?? units.count
    return start..<max(end, line.upperBound)
  }
}
