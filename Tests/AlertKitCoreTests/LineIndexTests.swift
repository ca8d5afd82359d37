import AlertKitCore
import Testing

@Suite struct LineIndexTests {
  /// Lines and columns by walking through the text one scalar after another.
  private func reference(_ text: String) -> [Int: SourcePosition] {
    var positions: [Int: SourcePosition] = [:]
    var (offset, line, column) = (0, 1, 1)
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if previous == "\n" || (previous == "\r" && scalar != "\n") { (line, column) = (line + 1, 1) }
      positions[offset] = SourcePosition(line: line, column: column)
      offset += UTF8.width(scalar)
      column += UTF16.width(scalar)
      previous = scalar
    }
    if previous == "\n" || previous == "\r" { (line, column) = (line + 1, 1) }
    positions[offset] = SourcePosition(line: line, column: column)
    return positions
  }

  @Test(arguments: [
    "", "a", "\n", "a\nb", "a\r\nb\r\n", "a\rb\n\rc", "é한👨‍👩‍👧\n예", String(repeating: "한👍a", count: 700),
    String(repeating: "x", count: 1024), String(repeating: "y", count: 2047) + "\r\n" + String(repeating: "é", count: 1200),
  ])
  func agreesWithAWalkThroughTheText(text: String) {
    let index = LineIndex(Array(text.utf8))
    let file = SourceFile(id: FileID(0), path: "a", text: Array(text.utf8))
    for (offset, expected) in reference(text) {
      #expect(index.position(at: offset) == expected, "offset \(offset)")
    }
    #expect(file.position(at: text.utf8.count) == index.position(at: text.utf8.count))
  }

  @Test func offsetsOutsideOfTheTextAreItsEnds() {
    let index = LineIndex(Array("ab\ncd".utf8))
    #expect(index.position(at: -5) == SourcePosition(line: 1, column: 1))
    #expect(index.position(at: 99) == SourcePosition(line: 2, column: 3))
  }

  @Test func aLineHasNoLineEnd() {
    let index = LineIndex(Array("ab\r\n\ncd".utf8))
    #expect([0, 3, 4, 5, 7].map { index.line(at: $0) } == [0..<2, 0..<2, 4..<4, 5..<7, 5..<7])
  }
}
