extension UInt8 {
  /// Whether it is a space, a tab or a line end of ASCII.
  var isASCIISpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

extension ArraySlice<UInt8> {
  /// The slice without the white space at its end.
  var withoutTrailingSpace: ArraySlice<UInt8> {
    lastIndex { !$0.isASCIISpace }.map { self[...$0] } ?? self[..<startIndex]
  }
}
