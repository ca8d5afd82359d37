/// Undoes the escapes of a piece of a string literal.
enum StringEscapes {
  static func undone(_ text: String, isRaw: Bool) -> String {
    guard !isRaw, text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch scalars.next() {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "u": result.append(unicode(&scalars))
      case let other?: result.append(other)
      case nil: break
      }
    }
    return String(result)
  }

  /// The scalar of `{1F600}`.
  private static func unicode(_ scalars: inout String.UnicodeScalarView.Iterator) -> Unicode.Scalar {
    var value: UInt32 = 0
    while let scalar = scalars.next(), scalar != "}" {
      guard let digit = Character(scalar).hexDigitValue else { continue }
      value = value &* 16 &+ UInt32(digit)
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
