internal import AlertKitCore

/// What a mention of a property does with it.
enum PropertyMention {
  /// Its declaration, a look at it, or what puts it back to how it started.
  case harmless
  /// A label of a call or of a parameter.
  case label
  /// It is given what has its own name: `self.isShown = isShown`.
  case copied
  /// It is given a value, or handed to something that may.
  case given

  /// What is known of the property.
  private struct Start {
    let isNumber: Bool
    let nought: String?
    let isCopyNothingNew: Bool
    let ending: Set<String>
  }

  var mayGive: Bool { self == .label || self == .given }

  /// - Parameters:
  ///   - truth: What the property starts as.
  ///   - isCopyNothingNew: Whether `other.name` is no other value than it has.
  ///   - isNumber: Whether it starts as nought, and others of its name may be anything.
  ///   - nought: The constant that is nought, beside the number.
  ///   - ending: The functions that end the app.
  init(
    _ place: NameMentions.Place, _ name: String, in bytes: UnsafeBufferPointer<UInt8>, isSwift: Bool,
    startsAs truth: Bool = false, isCopyNothingNew: Bool = true, isNumber: Bool = false, nought: String? = nil,
    ending: Set<String> = []
  ) {
    let start = Start(
      isNumber: isNumber, nought: nought, isCopyNothingNew: isCopyNothingNew && !isNumber, ending: ending)
    let use = place.isInLiteral ? .given : Self.kind(place.offset, name, in: bytes, isSwift: isSwift, start)
    // What ends an alert, a sheet or the like puts its flag to `false`.
    self = truth ? Self.fromTrue(use, place.offset, name, in: bytes) : use
  }

  /// The same of a property that starts as `true`: it may be given whatever is not `true` itself.
  private static func fromTrue(
    _ use: PropertyMention, _ start: Int, _ name: String, in bytes: UnsafeBufferPointer<UInt8>
  ) -> PropertyMention {
    if (first(before: start, in: bytes)..<start).contains(where: { [0x24, 0x26, 0x5C].contains(bytes[$0]) }) { return .given }
    var end = start + name.utf8.count
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    let sign = String(decoding: bytes[end...].prefix { "=-+*&|^".utf8.contains($0) }, as: UTF8.self)
    guard sign == "=" else {
      return sign.count > 1 && sign != "==" && (sign.hasSuffix("=") || sign == "--" || sign == "++") ? .given : use
    }
    let before = bytes.wordBefore(start).map { bytes.text($0) }
    end += 1
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    let value = String(decoding: bytes[end...].prefix { $0.isNamePart || $0 == UInt8(ascii: ".") }, as: UTF8.self)
    end += value.utf8.count
    while end < bytes.count, bytes[end] == 0x20 { end += 1 }
    let isWhole = end == bytes.count || [0x0A, 0x0D, 0x2F, 0x3B, 0x7D, 0x29, 0x2C].contains(bytes[end])
    return before == "var" || before == "let" || isWhole && ["true", "YES", "TRUE"].contains(value) ? .harmless : .given
  }

  private static func kind(
    _ start: Int, _ name: String, in bytes: UnsafeBufferPointer<UInt8>, isSwift: Bool, _ known: Start
  ) -> PropertyMention {
    var end = start + name.utf8.count
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    let next = end < bytes.count ? bytes[end] : 0
    if !isSwift {
      if next == UInt8(ascii: ":") { return .label }
      let first = firstOfChain(before: start, in: bytes)
      if counts(from: first, to: end, in: bytes) { return .given }
      return assignment(at: end, name, in: bytes, known) ?? address(before: first, in: bytes)
    }
    let before = bytes.wordBefore(start).map { bytes.text($0) }
    if before == "var" || before == "let" { return .harmless }
    if next == UInt8(ascii: ":") { return .label }
    if let given = assignment(at: end, name, in: bytes, known) { return given }
    let first = first(before: start, in: bytes)
    let isHandedOn = (first..<start).contains { [0x24, 0x26, 0x5C].contains(bytes[$0]) }
    if isHandedOn { return isBinding(before: first, in: bytes) ? .harmless : .given }
    if sets(at: end, in: bytes) || isInSetTuple(end, in: bytes) { return .given }
    return next == UInt8(ascii: ".") && !isNested(end, in: bytes) ? .given : .harmless
  }

  /// Whether what stands in a range is given what is worked out of itself: `screen.total += 1`, `++total`, `isNew |= isOpen`.
  private static func counts(from first: Int, to end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let sign = bytes[end...].prefix { "=+-*/%&|^<>".utf8.contains($0) }
    let steps = ["++", "--"]
    let known = ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="]
    return known.contains { sign.elementsEqual($0.utf8) } || steps.contains { sign.starts(with: $0.utf8) }
      || steps.contains { bytes[..<first].suffix(2).elementsEqual($0.utf8) }
  }

  /// `= false` says nothing new, and so may `= other.name`.
  private static func assignment(
    at start: Int, _ name: String, in bytes: UnsafeBufferPointer<UInt8>, _ known: Start
  ) -> PropertyMention? {
    guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "=") else { return nil }
    if bytes[start + 1] == UInt8(ascii: "=") { return .harmless }
    var index = start + 1
    while index < bytes.count, bytes[index].isBlank { index += 1 }
    let first = index
    while index < bytes.count, bytes[index].isNamePart || bytes[index] == UInt8(ascii: ".") { index += 1 }
    let value = bytes.text(first..<index)
    var next = index
    while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
    let isWhole = next == bytes.count || [0x0A, 0x0D, 0x3B, 0x7D, 0x29, 0x2C].contains(bytes[next])
    if isWhole, value == name { return .copied }
    return isWhole
      && (["false", "nil", "NO", "FALSE"].contains(value) || known.isNumber && (value == "0" || value == known.nought)
        || known.isCopyNothingNew && value.lastName == name
        || endsProcess(behind: index, in: bytes, known.ending))
      ? .harmless : .given
  }

  /// Whether an operator stands behind a name that is none of Swift's own, and may set it: `isDown <- map["is_down"]`.
  private static func sets(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let sign = String(decoding: bytes[start...].prefix { "/=-+!*%<>&|^~?".utf8.contains($0) }, as: UTF8.self)
    return !sign.isEmpty && !comparing.contains(sign) && !sign.hasPrefix("/") && !sign.hasPrefix("?") && !sign.hasPrefix("!")
  }

  private static let comparing: Set<String> = [
    "==", "===", "&&", "||", "<", ">", "<=", ">=", "+", "-", "*", "%", "&", "|", "^",
  ]

  /// Whether a name that ends at a place stands in a tuple that is given a value: `(isDown, code) = state()`.
  private static func isInSetTuple(_ end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard end < bytes.count, ",)".utf8.contains(bytes[end]) else { return false }
    var (index, depth) = (end, 0)
    while index < bytes.count, index - end < longestTuple {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")") where depth > 0: depth -= 1
      case UInt8(ascii: ")"):
        let next = bytes[(index + 1)...].drop(while: \.isBlank)
        if next.first == UInt8(ascii: "=") { return next.dropFirst().first != UInt8(ascii: "=") }
      case UInt8(ascii: "{"), UInt8(ascii: ";"), UInt8(ascii: "\n"), UInt8(ascii: "="): return false
      default: break
      }
      index += 1
    }
    return false
  }

  private static let longestTuple = 200

  /// Whether the next statement ends the app, so that nobody sees what is set before.
  private static func endsProcess(
    behind start: Int, in bytes: UnsafeBufferPointer<UInt8>, _ ending: Set<String>
  ) -> Bool {
    var index = start
    while index < bytes.count, bytes[index].isBlank || bytes[index] == UInt8(ascii: ";") { index += 1 }
    let first = index
    while index < bytes.count, bytes[index].isNamePart { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else { return false }
    return ending.contains(bytes.text(first..<index))
  }

  private static func address(before start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> PropertyMention {
    let mark = UInt8(ascii: "&")
    guard bytes.lastVisible(before: start) == mark, let place = bytes[..<start].lastIndex(of: mark) else { return .harmless }
    // `isNew && screen.isOpen`
    return place > 0 && bytes[place - 1] == mark ? .harmless : .given
  }

  /// `isPresented: $flag` puts it back.
  private static func isBinding(before start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    label(before: start, in: bytes).map(["isPresented", "item", "isActive"].contains) ?? false
  }

  /// The label of the argument that is a property, or a binding to it: `isOn` of `isOn: $model.isShown`.
  static func label(ofNameAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> String? {
    label(before: first(before: start, in: bytes), in: bytes)
  }

  /// Where what leads to a name of Objective-C's begins: `self->` of `self->total`.
  private static func firstOfChain(before start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var first = start
    while first > 0 {
      if bytes[first - 1].isNamePart || bytes[first - 1] == UInt8(ascii: ".") {
        first -= 1
      } else if first > 1, bytes[first - 1] == UInt8(ascii: ">"), bytes[first - 2] == UInt8(ascii: "-") {
        first -= 2
      } else {
        break
      }
    }
    return first
  }

  /// Where the names before a name begin, with the marks among them.
  private static func first(before start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var first = start
    while first > 0, bytes[first - 1].isNamePart || [0x2E, 0x24, 0x26, 0x5C, 0x3F].contains(bytes[first - 1]) { first -= 1 }
    return first
  }

  private static func label(before start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard bytes.lastVisible(before: start) == UInt8(ascii: ":") else { return nil }
    var colon = start - 1
    while bytes[colon] != UInt8(ascii: ":") { colon -= 1 }
    return bytes.wordBefore(colon).map { bytes.text($0) }
  }

  /// A line that begins with a dot goes on with a chain of modifiers, and `...` is no member.
  private static func isNested(_ dot: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    dot + 1 < bytes.count && bytes[dot + 1] == UInt8(ascii: ".")
  }
}
