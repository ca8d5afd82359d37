extension SourceFile {
  /// Whether the file can be written back: it was decoded without loss, and is no binary property list.
  package var isWritable: Bool { !isLossy && encoding != .binaryPropertyList }

  /// The file's bytes with edits made; all others stay as they were.
  ///
  /// - Parameters:
  ///   - edits: Sorted by place, none overlapping another.
  ///   - bytes: What the file was decoded from.
  func bytes(_ bytes: [UInt8], applying edits: [SourceEdit]) -> [UInt8] {
    var written: [UInt8] = []
    written.reserveCapacity(bytes.count + 64)
    var place = (text: 0, byte: markLength)
    written += bytes[..<markLength]
    for edit in edits {
      let start = place.byte + encodedLength(place.text..<Int(edit.range.start))
      let end = start + encodedLength(edit.range.offsets)
      written += bytes[place.byte..<start]
      written += encoded(edit.replacement)
      place = (Int(edit.range.end), end)
    }
    return written + bytes[place.byte...]
  }

  private var isUTF16: Bool { encoding == .utf16LittleEndian || encoding == .utf16BigEndian }

  private var markLength: Int { hasByteOrderMark ? isUTF16 ? 2 : 3 : 0 }

  /// How many of the file's bytes stand for a range of its decoded text.
  private func encodedLength(_ range: Range<Int>) -> Int {
    isUTF16 ? Self.utf16Count(text[range]) * 2 : range.count
  }

  private func encoded(_ text: String) -> [UInt8] {
    guard isUTF16 else { return Array(text.utf8) }
    let isBigEndian = encoding == .utf16BigEndian
    return text.utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
      return isBigEndian ? [high, low] : [low, high]
    }
  }
}
