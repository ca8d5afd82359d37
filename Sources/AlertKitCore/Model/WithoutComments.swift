extension [UInt8] {
  /// Code of Swift or Objective-C without its comments. What stands in literals begins none.
  var withoutComments: [UInt8] {
    withUnsafeBufferPointer { text in
      var code: [UInt8] = []
      code.reserveCapacity(text.count)
      var index = 0
      while index < text.count {
        let end = text.endOfComment(from: index) ?? text.endOfLiteral(from: index)
        if end == nil || text[index] != UInt8(ascii: "/") {
          code.append(contentsOf: text[index..<(end ?? index + 1)])
        } else {
          code.append(UInt8(ascii: " "))
        }
        index = end ?? index + 1
      }
      return code
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a comment ends that begins at a place; nil where none does.
  fileprivate func endOfComment(from start: Int) -> Int? {
    guard self[start] == UInt8(ascii: "/"), start + 1 < count else { return nil }
    var index = start + 2
    if self[start + 1] == UInt8(ascii: "/") {
      while index < count, self[index] != 0x0A { index += 1 }
      return index
    }
    guard self[start + 1] == UInt8(ascii: "*") else { return nil }
    while index + 1 < count, self[index] != UInt8(ascii: "*") || self[index + 1] != UInt8(ascii: "/") { index += 1 }
    return Swift.min(index + 2, count)
  }

  /// Where a literal ends that begins at a place, with all that is put in; nil where none does.
  fileprivate func endOfLiteral(from start: Int) -> Int? {
    let quote = UInt8(ascii: "\"")
    guard self[start] == quote else {
      // C's literal of a quotation mark: '"'
      let isQuote = self[start] == UInt8(ascii: "'") && start + 2 < count && self[start + 1] == quote
      return isQuote && self[start + 2] == UInt8(ascii: "'") ? start + 3 : nil
    }
    func isLong(_ index: Int) -> Bool { index + 2 < count && self[index + 1] == quote && self[index + 2] == quote }
    let isInLines = isLong(start)
    var (index, depth) = (start + (isInLines ? 3 : 1), 0)
    while index < count {
      switch self[index] {
      case UInt8(ascii: "\\"):
        if index + 1 < count, self[index + 1] == UInt8(ascii: "(") { depth += 1 }
        index += 1
      case UInt8(ascii: "("): if depth > 0 { depth += 1 }
      case UInt8(ascii: ")"): if depth > 0 { depth -= 1 }
      case 0x0A: if !isInLines { return index }
      case quote: if depth == 0, !isInLines || isLong(index) { return index + (isInLines ? 3 : 1) }
      default: break
      }
      index += 1
    }
    return count
  }
}
