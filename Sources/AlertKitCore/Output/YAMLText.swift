/// Texts as YAML writes them.
enum YAMLText {
  /// A text in double quotes on one line, safe to print: control characters, bidirectional controls and the like are escaped.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where TerminalText.isUnsafe(scalar): quoted += escape(scalar)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// By its number: YAML has no surrogate pairs.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let width = scalar.value > 0xFFFF ? 8 : 4
    return (width == 8 ? "\\U" : "\\u") + String(repeating: "0", count: width - digits.count) + digits
  }
}
