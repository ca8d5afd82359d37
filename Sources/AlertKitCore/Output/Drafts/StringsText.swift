/// Writes the entries of `.strings` tables.
enum StringsText {
  /// An entry with the comment above it, ended by a line end.
  static func entry(key: String, value: String, comment: String? = nil) -> String {
    // A comment cannot hold its own end.
    let note = comment.map { "/* \($0.replacing("*/", with: "* /")) */\n" } ?? ""
    return note + "\(quoted(key)) = \(quoted(value));\n"
  }

  /// A text in quotes, with escapes for what cannot stand there as it is.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\0"..<" ", "\u{7F}"..<"\u{A0}": quoted += escape(scalar)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
