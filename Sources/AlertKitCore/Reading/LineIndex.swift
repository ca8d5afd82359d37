/// Where the lines of a text start, so that a position is found without reading the text up to it.
///
/// LF, CR and CRLF end a line. UTF-16 lengths are counted once, in steps of 128 bytes, so that a file that is one long line
/// costs no more than one of many short lines.
package struct LineIndex: Sendable {
  private static let step = 128

  private let text: [UInt8]
  /// UTF-8 offsets of the first byte of each line.
  private let starts: [Int]
  /// UTF-16 length of the text before each multiple of ``step``.
  private let utf16Lengths: [Int]

  /// Indexes valid UTF-8.
  package init(_ text: [UInt8]) {
    var starts = [0]
    var lengths: [Int] = []
    var length = 0
    text.withUnsafeBufferPointer { bytes in
      lengths.reserveCapacity(bytes.count / Self.step + 1)
      for index in bytes.indices {
        if index % Self.step == 0 { lengths.append(length) }
        let byte = bytes[index]
        if byte & 0xC0 != 0x80 { length += byte >= 0xF0 ? 2 : 1 }
        if byte == 0x0A || (byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)) {
          starts.append(index + 1)
        }
      }
    }
    if text.count % Self.step == 0 { lengths.append(length) }
    self.text = text
    self.starts = starts
    self.utf16Lengths = lengths
  }

  /// The line and column of a UTF-8 offset; offsets outside of the text are taken as its start or its end.
  package func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), text.count)
    let line = lineNumber(at: offset)
    return SourcePosition(line: line + 1, column: utf16Length(before: offset) - utf16Length(before: starts[line]) + 1)
  }

  /// UTF-8 offsets of the line that holds an offset, without what ends the line.
  package func line(at offset: Int) -> Range<Int> {
    let line = lineNumber(at: min(max(offset, 0), text.count))
    var end = line + 1 < starts.count ? starts[line + 1] : text.count
    let start = starts[line]
    while end > start, text[end - 1] == 0x0A || text[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// Index of the last line that starts at or before an offset.
  private func lineNumber(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func utf16Length(before offset: Int) -> Int {
    let step = offset / Self.step
    return utf16Lengths[step] + SourceFile.utf16Count(text[(step * Self.step)..<offset])
  }
}
