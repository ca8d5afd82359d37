internal import AlertKitCore

extension UnsafeBufferPointer<UInt8> {
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
            pieces.append(String(decoding: UnsafeBufferPointer(rebasing: self[index..<end]), as: UTF8.self))
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
