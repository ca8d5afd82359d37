/// The line of an offset, for messages that name lines; built once where there may be many.
struct LineTable {
  private let starts: [Int32]

  /// LF, CR and CRLF end a line.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    var starts: [Int32] = [0]
    for (index, byte) in text.enumerated() where byte == 0x0A || byte == 0x0D {
      if byte == 0x0D, index + 1 < text.count, text[index + 1] == 0x0A { continue }
      starts.append(Int32(index + 1))
    }
    self.starts = starts
  }

  /// The line that holds a UTF-8 offset, from 1.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
