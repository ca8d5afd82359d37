internal import AlertKitCore

/// How Swift code uses a name where it stands, as far as bytes tell.
enum CallShape {
  /// It is called with arguments of some labels, nil for none, and perhaps a closure behind them.
  case call([String?], hasClosure: Bool)
  /// It is named with all labels and not called: `show(_:title:)`.
  case compound([String?])
  /// It is what something is assigned to or asked of, or an argument's label: no function.
  case value
  /// It stands by itself, as what is handed on does.
  case bare
  /// It is called in a way that bytes don't tell.
  case unclear

  /// - Parameter end: The end of the name.
  init(_ bytes: UnsafeBufferPointer<UInt8>, behind end: Int) {
    var reader = CallReader(bytes: bytes, name: bytes.wordBefore(end) ?? end..<end, index: end)
    self = reader.read()
  }

  /// Whether a function with some parameters can be meant.
  func mayMean(_ parameters: [CodeParameter]) -> Bool {
    switch self {
    case .bare, .unclear: true
    case .value: false
    case .compound(let labels): labels == parameters.map(\.label)
    case .call(let labels, let hasClosure): Self.fit(labels[...], parameters[...], hasClosure: hasClosure)
    }
  }

  /// Whether a call gives as many arguments as a function with some parameters takes, however they are named: Swift of before version 3
  /// leaves names out in one place and asks for them in another.
  func mayHaveNumber(of parameters: [CodeParameter]) -> Bool {
    guard case .call(let labels, let hasClosure) = self else { return true }
    let needed = parameters.count { $0.defaultValue == nil && !$0.isVariadic } - (hasClosure ? 1 : 0)
    return labels.count >= needed && (labels.count <= parameters.count || parameters.contains(where: \.isVariadic))
  }

  /// Whether a method of Objective-C's can be meant: the labels behind the first begin parts of its selector, as Swift leaves out some
  /// and shortens others.
  func mayMean(_ selector: ObjCSelector) -> Bool {
    guard case .call(let labels, _) = self else { return true }
    guard labels.count <= selector.arity else { return false }
    var pieces = selector.pieces.dropFirst()
    return labels.dropFirst().compactMap { $0?.lowercased() }.allSatisfy { label in
      let index = pieces.firstIndex { $0.lowercased().hasPrefix(label) }
      pieces = pieces[(index.map { $0 + 1 } ?? pieces.endIndex)...]
      return index != nil
    }
  }

  private static func fit(_ labels: ArraySlice<String?>, _ parameters: ArraySlice<CodeParameter>, hasClosure: Bool) -> Bool {
    guard let first = parameters.first else { return labels.isEmpty }
    if let label = labels.first, label == first.label {
      var rest = labels.dropFirst()
      if first.isVariadic { rest = rest.drop { $0 == nil } }
      if fit(rest, parameters.dropFirst(), hasClosure: hasClosure) { return true }
    }
    // What is not given has a value of its own, or is the closure behind.
    guard first.defaultValue != nil || first.isVariadic || hasClosure else { return false }
    return fit(labels, parameters.dropFirst(), hasClosure: hasClosure)
  }
}

private struct CallReader {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where the name stands.
  let name: Range<Int>
  var index: Int

  /// Whether a choice begins before the name: `flag ?this:that`.
  private var isChosen: Bool { bytes.lastVisible(before: name.lowerBound) == UInt8(ascii: "?") }

  /// Whether a type is asked for the name, which gives a method without its instance: `Screen.tell(self)`.
  private var isOfType: Bool {
    let dot = name.lowerBound - 1
    guard dot > 0, bytes[dot] == UInt8(ascii: "."), let base = bytes.wordBefore(dot) else { return false }
    return bytes.text(base).startsUpper
  }

  private var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  mutating func read() -> CallShape {
    let start = index
    // `delegate.show?(…)`
    if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") { index += 1 }
    if byte == UInt8(ascii: "(") { return arguments() }
    index = start
    while byte == 0x20 || byte == 0x09 { index += 1 }
    switch byte {
    case UInt8(ascii: "{"): return .call([], hasClosure: true)
    case UInt8(ascii: "="): return .value
    case UInt8(ascii: ":") where isChosen: return .unclear
    case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "?"), UInt8(ascii: "!"):
      return index == start ? .value : .bare
    default: return .bare
    }
  }

  private mutating func arguments() -> CallShape {
    index += 1
    if let labels = compoundName() { return .compound(labels) }
    var labels: [String?] = []
    var quotes = Quotes()
    var depth = 1
    var isAtStart = true
    while index < bytes.count, depth > 0 {
      if !quotes.areOpen, let end = bytes.endOfComment(at: index) {
        index = end
        continue
      }
      if isAtStart, !byte.isBlank, byte != UInt8(ascii: ")") {
        labels.append(label())
        isAtStart = false
        continue
      }
      if quotes.areOpen, isInterpolation(at: index) {
        guard let end = endOfInterpolation(at: index) else { return .unclear }
        index = end
        continue
      }
      if !quotes.areOpen, isRaw(at: index) { return .unclear }
      if !quotes.areOpen {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: ",") where depth == 1: isAtStart = true
        default: break
        }
      }
      index = quotes.next(after: index, in: bytes)
    }
    if isOfType, labels == [nil] { return .unclear }
    while index < bytes.count {
      if byte.isBlank { index += 1 } else if let end = bytes.endOfComment(at: index) { index = end } else { break }
    }
    return .call(labels, hasClosure: byte == UInt8(ascii: "{"))
  }

  private func isInterpolation(at index: Int) -> Bool {
    bytes[index] == UInt8(ascii: "\\") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "(")
  }

  /// Whether a raw literal begins, which is read by the parser alone.
  private func isRaw(at index: Int) -> Bool {
    bytes[index] == UInt8(ascii: "#") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\"")
  }

  /// The place behind a value within a literal, `\(names["a"])`, and behind the literals within that; nil where bytes don't tell.
  private func endOfInterpolation(at start: Int, within level: Int = 0) -> Int? {
    var (quotes, depth, index) = (Quotes(), 0, start + 1)
    while index < bytes.count, level < 8 {
      if quotes.areOpen, isInterpolation(at: index) {
        guard let end = endOfInterpolation(at: index, within: level + 1) else { return nil }
        index = end
        continue
      }
      if !quotes.areOpen {
        if isRaw(at: index) { return nil }
        if let end = bytes.endOfComment(at: index) {
          index = end
          continue
        }
        if bytes[index] == UInt8(ascii: "(") { depth += 1 }
        if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
        if depth == 0 { return index + 1 }
      }
      index = quotes.next(after: index, in: bytes)
    }
    return nil
  }

  /// The label that stands here; nil, and nothing is passed, where none does.
  private mutating func label() -> String? {
    var end = index
    while end < bytes.count, bytes[end].isNamePart || bytes[end] == UInt8(ascii: "`") { end += 1 }
    guard end > index, end < bytes.count, bytes.nextVisible(from: end) == UInt8(ascii: ":") else { return nil }
    let name = bytes.text(index..<end)
    index = end
    return name.filter { $0 != "`" }
  }

  /// `_:title:)`, and the place behind it; nil, and nothing is passed, where something else stands.
  private mutating func compoundName() -> [String?]? {
    var labels: [String?] = []
    var place = index
    while place < bytes.count, bytes[place] != UInt8(ascii: ")") {
      var end = place
      while end < bytes.count, bytes[end].isNamePart { end += 1 }
      guard end > place, end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return nil }
      let name = bytes.text(place..<end)
      labels.append(name == "_" ? nil : name)
      place = end + 1
    }
    guard !labels.isEmpty, place < bytes.count else { return nil }
    index = place + 1
    return labels
  }
}
