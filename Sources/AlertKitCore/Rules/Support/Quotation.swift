/// A text as messages name it: in quotation marks, on one line, and not longer than a glance takes in.
func quoted(_ text: String) -> String {
  let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return line.count <= 60 ? "“\(line)”" : "“\(line.prefix(57))…”"
}

/// Names of a few things as a list in a sentence: `a`, `a and b`, `a, b and c`.
func listed(_ names: [String]) -> String {
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " and " + last
}
