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
    var (index, count) = (0, 0)
    var previous = UInt8(ascii: " ")
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0x20 where previous == 0x20: return false
      case 0x20..<0x80: index += 1
      // From U+0300 on there are marks that join with what is before them, so that only what has none is counted here.
      case 0xC3..<0xCC, 0xD0, 0xD1: index += 2
      case 0xD8...0xD9 where PlainForm.isArabic(byte, bytes[index + 1]): index += 2
      // Thai vowels and marks of tone join with what is before them, so that there are fewer characters than are counted here.
      case 0xE0 where PlainForm.isThai(bytes[index + 1], bytes[index + 2]):
        if previous == 0x20, joins(bytes[index + 1], bytes[index + 2]) { return false }
        index += 3
      case 0xE2 where bytes[index + 1] == 0x80 && 0x90...0xA7 ~= bytes[index + 2]: index += 3
      case 0xE3...0xED where PlainForm.isEastAsian(byte, bytes[index + 1], bytes[index + 2]): index += 3
      default: return false
      }
      count += 1
      previous = byte
    }
    return count <= 60 && previous != 0x20
  }
}

/// Whether a Thai character joins with what is before it.
private func joins(_ second: UInt8, _ third: UInt8) -> Bool {
  second == 0xB8 ? third == 0xB1 || third >= 0xB3 : 0x87...0x8E ~= third
}

/// Names of a few things as a list in a sentence: `a`, `a and b`, `a, b and c`.
func listed(_ names: [String]) -> String {
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " and " + last
}
