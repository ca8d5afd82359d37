internal import AlertKitCore

/// What a mention of a static member of a type, or of an enumeration's case, does with it, as far as its bytes tell.
enum StaticMention {
  /// It is compared, matched or declared, or it is something else's.
  case harmless
  /// It may be used.
  case used
  /// What stands before it is a type's name.
  case of(String)

  init(_ place: NameMentions.Place, _ name: String, of owner: String, in bytes: UnsafeBufferPointer<UInt8>) {
    let start = place.offset
    let end = start + name.utf8.count
    if start > 0, bytes[start - 1] == UInt8(ascii: "`") {
      self = .used
    } else if bytes.standsInPattern(start) || bytes.isCompared(behind: end) {
      self = .harmless
    } else if start > 0, bytes[start - 1] == UInt8(ascii: ".") {
      self = Self.member(behind: start - 1, owner, in: bytes)
    } else {
      self = place.isInLiteral ? .harmless : .of("")
    }
  }

  /// What a member is one of whose dot stands at a place.
  private static func member(behind dot: Int, _ owner: String, in bytes: UnsafeBufferPointer<UInt8>) -> StaticMention {
    var first = dot
    while first > 0, bytes[first - 1].isNamePart { first -= 1 }
    if first == dot {
      // What a call or an element gives is an instance, which has no cases.
      return dot > 0 && [UInt8(ascii: ")"), UInt8(ascii: "]")].contains(bytes[dot - 1]) ? .harmless : .used
    }
    let base = bytes.text(first..<dot)
    if base == owner || base == "self" || base == "Self" { return .used }
    return base.startsUpper ? .of(base) : .harmless
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether what stands at a place is matched or declared, not made: `case .gone, .lost`, `catch Failure.gone`, `== .gone`.
  fileprivate func standsInPattern(_ start: Int) -> Bool {
    var first = startOfPath(before: start)
    var isOperand = true
    while true {
      var end = first
      while end > 0, self[end - 1].isBlank { end -= 1 }
      guard end > 0 else { return false }
      switch self[end - 1] {
      case UInt8(ascii: "="):
        return isOperand && end > 1 && [0x3D, 0x21, 0x7E].contains(self[end - 2])
      case UInt8(ascii: ","):
        guard let before = startOfItem(before: end - 1) else { return false }
        first = before
      case UInt8(ascii: "("): first = startOfPath(before: end - 1)
      default:
        guard let word = wordBefore(end) else { return false }
        switch text(word) {
        case "case", "catch": return true
        case "let", "var": first = word.lowerBound
        default: return false
        }
      }
      isOperand = false
    }
  }

  /// Whether what ends at a place is compared with what stands behind it.
  fileprivate func isCompared(behind end: Int) -> Bool {
    var index = end
    while index < count, self[index].isBlank { index += 1 }
    return index + 1 < count && [0x3D, 0x21].contains(self[index]) && self[index + 1] == 0x3D
  }

  private func startOfPath(before start: Int) -> Int {
    var first = start
    while first > 0, self[first - 1].isNamePart || self[first - 1] == UInt8(ascii: ".") { first -= 1 }
    return first
  }

  /// Where the item of a list starts that ends before a place: `.gone(let name)`; nil where something else ends there.
  private func startOfItem(before end: Int) -> Int? {
    var last = end
    while last > 0, self[last - 1].isBlank { last -= 1 }
    guard last > 0 else { return nil }
    if self[last - 1] == UInt8(ascii: ")") {
      var depth = 0
      while last > 0 {
        last -= 1
        if self[last] == UInt8(ascii: ")") { depth += 1 }
        if self[last] == UInt8(ascii: "(") { depth -= 1 }
        if depth == 0 { break }
      }
    }
    let first = startOfPath(before: last)
    return first < end ? first : nil
  }
}
