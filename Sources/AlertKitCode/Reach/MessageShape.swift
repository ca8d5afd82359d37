internal import AlertKitCore

extension UnsafeBufferPointer<UInt8> {
  /// Whether a name at a place of Objective-C may be a message that takes nothing, or a selector, and not only a variable:
  /// `[self total]`, `self.total`, `@selector(total)`, and not `int total = 0` or `[self show:total]`.
  func mayBeMessage(at start: Int) -> Bool {
    var end = start
    while end < count, self[end].isNamePart { end += 1 }
    let before = lastVisible(before: start)
    // A macro or a comment may stand there.
    if ".(),/".utf8.contains(before) { return true }
    let isBehindReceiver = before.isNamePart || "]}>\"".utf8.contains(before)
    return isBehindReceiver && [UInt8(ascii: "]"), UInt8(ascii: "/")].contains(nextVisible(from: end))
  }

  /// The pieces of the selector whose first one stands at a place of Objective-C: of a message, `[self tell:it twice:YES]`, or of
  /// `@selector(tell:twice:)`; none where the name has no colon, and nil where it is not known.
  func selectorPieces(at start: Int) -> [String]? {
    var index = start
    var pieces: [String] = []
    var depth = 0
    var choices = 0
    var quotes = Quotes()
    while index < count {
      if !quotes.areOpen, let end = endOfComment(at: index) {
        index = end
        continue
      }
      let byte = self[index]
      guard !quotes.areOpen else {
        index = quotes.next(after: index, in: self)
        continue
      }
      if depth == 0, byte.isNamePart {
        var end = index
        while end < count, self[end].isNamePart { end += 1 }
        var colon = end
        while colon < count, self[colon].isBlank { colon += 1 }
        if colon < count, self[colon] == UInt8(ascii: ":"), colon + 1 == count || self[colon + 1] != UInt8(ascii: ":") {
          // `flag ? this : that`
          if choices > 0 {
            choices -= 1
          } else {
            pieces.append(text(index..<end))
          }
          index = colon + 1
        } else {
          if index == start { return [] }
          index = end
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"):
        if depth == 0 { return pieces }
        depth -= 1
      case UInt8(ascii: "}"):
        if depth == 0 { return nil }
        depth -= 1
      case UInt8(ascii: "?") where depth == 0: choices += 1
      case UInt8(ascii: ":") where depth == 0:
        // A piece without a name.
        if choices == 0 { return nil }
        choices -= 1
      case UInt8(ascii: ";") where depth == 0: return nil
      default: break
      }
      index = quotes.next(after: index, in: self)
    }
    return nil
  }
}
