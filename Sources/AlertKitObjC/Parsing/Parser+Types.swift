internal import AlertKitCode

extension Parser {
  /// The type that words spell, by Swift's name for it; nil for `void` and `id`.
  func codeType(_ words: Range<Int>) -> CodeType? {
    var place = words.lowerBound
    var found: CodeType?
    while place < min(words.upperBound, end) {
      if isMark(Mark.caret, at: place) || isMark(Mark.open, at: place) { return CodeType("->", found.map { [$0] } ?? []) }
      guard isWord(at: place) else {
        place += 1
        continue
      }
      let word = keyword(at: place)
      if word.isQualifier || word == .attribute || word == .struct || word == .enum {
        place += 1
      } else if isMark(Mark.less, at: place + 1) {
        let close = closeOfGenerics(place + 1, words.upperBound)
        found = Self.swiftType(text(at: place), arguments: arguments(place + 2..<close))
        place = close + 1
      } else {
        found = Self.swiftType(text(at: place), arguments: [])
        place += 1
      }
    }
    return found
  }

  private func closeOfGenerics(_ open: Int, _ limit: Int) -> Int {
    var depth = 0
    for place in open..<min(limit, end) {
      if isMark(Mark.less, at: place) { depth += 1 }
      if isMark(Mark.greater, at: place) { depth -= 1 }
      if depth == 0 { return place }
    }
    return max(min(limit, end), open + 1)
  }

  /// The types between brackets, of which the first level is told apart.
  private func arguments(_ words: Range<Int>) -> [CodeType] {
    var types: [CodeType] = []
    var start = words.lowerBound
    var depth = 0
    for place in words {
      if isMark(Mark.less, at: place) { depth += 1 }
      if isMark(Mark.greater, at: place) { depth -= 1 }
      guard depth == 0, isMark(Mark.comma, at: place) else { continue }
      types += plainType(start..<place).map { [$0] } ?? []
      start = place + 1
    }
    return types + (plainType(start..<words.upperBound).map { [$0] } ?? [])
  }

  /// A type's name without its own arguments.
  private func plainType(_ words: Range<Int>) -> CodeType? {
    words.first { isWord(at: $0) && !keyword(at: $0).isQualifier }.flatMap { Self.swiftType(text(at: $0), arguments: []) }
  }

  private static func swiftType(_ name: String, arguments: [CodeType]) -> CodeType? {
    switch name {
    case "void", "id", "instancetype", "IBAction", "auto": nil
    case "NSString": CodeType("String")
    case "BOOL", "bool", "Boolean": CodeType("Bool")
    case "NSInteger", "NSUInteger", "int", "long", "unsigned", "short": CodeType("Int")
    case "CGFloat", "double", "float": CodeType("Double")
    case "NSArray", "NSMutableArray": CodeType("[]", arguments)
    case "NSSet", "NSMutableSet": CodeType("Set", arguments)
    case "NSDictionary", "NSMutableDictionary": CodeType("Dictionary", arguments)
    default: CodeType(KnownNames.type(name), arguments)
    }
  }

  /// A declarator: the words of its type, its name, and what comes after it.
  struct Declarator {
    var words: Range<Int>
    var name: Int
    var isFunctionType = false
    /// The word after the name, and after the parameters of a function's type.
    var next: Int
  }

  /// Reads `NSString *const name`, `void (^name)(int)`, `NSString *name[4]` at the index; nil where no declaration stands there.
  /// - Parameter isLoose: Whether the type may be missing or unusual, as nothing else can stand there.
  func declarator(isLoose: Bool = false) -> Declarator? {
    var reader = self
    let start = index
    guard reader.skipType() || isLoose else { return nil }
    reader.skipPointers()
    if reader.isMark(Mark.open), let name = reader.nameOfFunctionType() {
      reader.index = reader.after(reader.index)
      if reader.isMark(Mark.open) { reader.index = reader.after(reader.index) }
      return Declarator(words: start..<name, name: name, isFunctionType: true, next: reader.index)
    }
    guard reader.isName(at: reader.index), reader.index > start else { return nil }
    return Declarator(words: start..<reader.index, name: reader.index, next: reader.index + 1)
  }

  /// Steps over qualifiers and a type's name.
  mutating func skipType() -> Bool {
    skipQualifiers()
    switch keyword {
    case .typeof:
      index += 1
      if isMark(Mark.open) { index = after(index) }
      return true
    case .auto:
      index += 1
      return true
    case .unsigned, .signed, .long, .short:
      while keyword.isType || keyword.isQualifier { index += 1 }
      if isName(at: index), isName(at: index + 1) || isMark(Mark.star, at: index + 1) { index += 1 }
      return true
    case .struct, .enum, .union, .class: index += 1
    default: break
    }
    guard isName(at: index) else { return false }
    index += 1
    while isMark(Mark.scope), isName(at: index + 1) { index += 2 }
    if isMark(Mark.less), !skipGenerics() { return false }
    if isMark(Mark.scope), isName(at: index + 1) { index += 2 }
    return true
  }

  mutating func skipQualifiers() {
    while true {
      if keyword == .attribute {
        index += 1
        if isMark(Mark.open) { index = after(index) }
      } else if keyword.isQualifier {
        index += 1
      } else {
        return
      }
    }
  }

  mutating func skipPointers() {
    while true {
      let before = index
      skipQualifiers()
      if isMark(Mark.star) || isMark(Mark.and) || isMark(Mark.bothHold) { index += 1 }
      if index == before { return }
    }
  }

  /// The name in `(^name)` or `(*name)` that comes next.
  private func nameOfFunctionType() -> Int? {
    guard isMark(Mark.caret, at: index + 1) || isMark(Mark.star, at: index + 1) else { return nil }
    var place = index + 2
    while place < end, keyword(at: place).isQualifier || isMark(Mark.star, at: place) { place += 1 }
    let close = closing(of: index)
    guard place < close, isName(at: place), isMark(Mark.open, at: close + 1) || place + 1 < close else { return nil }
    return place
  }
}
