/// A text as messages name it: in quotation marks, on one line, and not longer than a glance takes in.
func quoted(_ text: String) -> String {
  if isShortLine(text) { return "“\(text)”" }
  let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return line.count <= 60 ? "“\(line)”" : "“\(line.prefix(57))…”"
}

/// Whether a text surely is one line of at most 60 characters: it is that short, and all in letters of which none joins with
/// another, with single spaces inside.
private func isShortLine(_ text: String) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    var count = 0
    var previous = UInt8(ascii: " ")
    for byte in bytes {
      // From U+0300 on there are marks that join with what is before them.
      if byte < 0x20 || byte == 0xC2 || byte >= 0xCC || (byte == 0x20 && previous == 0x20) { return false }
      if byte & 0xC0 != 0x80 { count += 1 }
      previous = byte
    }
    return count <= 60 && previous != 0x20
  }
}

/// Names of a few things as a list in a sentence: `a`, `a and b`, `a, b and c`.
func listed(_ names: [String]) -> String {
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " and " + last
}
