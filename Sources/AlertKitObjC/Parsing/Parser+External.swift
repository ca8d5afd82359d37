internal import AlertKitCode
internal import AlertKitCore

extension Parser {
  /// A function, a variable or a type of C's or C++'s.
  mutating func external() {
    switch keyword {
    case .typedef: typeDefinition()
    case .nsEnum, .nsOptions: enumeration(from: index)
    case .enum where startsEnumeration: enumeration(from: index)
    case .extern where index + 2 < end && tokens[index + 1].kind == .string && isMark(Mark.openBrace, at: index + 2):
      index += 2
      scope()
    case .namespace:
      while index < end, !isMark(Mark.openBrace), !isMark(Mark.semicolon) { skip() }
      if isMark(Mark.openBrace) { scope() }
    case .template:
      index += 1
      skipGenerics()
    case .struct, .union, .class: if !structure() { functionOrVariable() }
    case .using: skip(to: Mark.semicolon)
    default:
      if isMark(Mark.colon, at: index + 1) {
        index += 2
        return
      }
      functionOrVariable()
    }
  }

  /// Declarations in braces that are no body.
  private mutating func scope() {
    guard depth < Self.depthLimit else { return skip() }
    depth += 1
    inside { parser in
      var members: [CodeDeclaration] = []
      parser.declarations(into: &members)
      parser.globals += members
    }
    depth -= 1
  }

  /// `struct Name : Base {…}`; false where the word only begins a variable's type.
  private mutating func structure() -> Bool {
    var place = index + 1
    while place < min(end, index + 40), !isMark(Mark.openBrace, at: place) {
      if isMark(Mark.semicolon, at: place) || isMark(Mark.equals, at: place) || isMark(Mark.open, at: place)
        || isMark(Mark.star, at: place)
      {
        return false
      }
      place += 1
    }
    guard isMark(Mark.openBrace, at: place) else { return false }
    index = place
    scope()
    skip(to: Mark.semicolon)
    take(Mark.semicolon)
    return true
  }

  private mutating func typeDefinition() {
    let start = index
    index += 1
    if keyword == .nsEnum || keyword == .nsOptions || keyword == .enum && startsEnumeration { return enumeration(from: start) }
    while index < end, !isMark(Mark.semicolon), tokens[index].kind != .atWord, tokens[index].kind != .directive { skip() }
    take(Mark.semicolon)
  }

  // MARK: Functions and variables

  private mutating func functionOrVariable() {
    let start = index
    var name: Int?
    while index < end, tokens[index].kind != .atWord, tokens[index].kind != .directive {
      if keyword == .attribute {
        skipQualifiers()
      } else if isWord(at: index) {
        name = keyword.isQualifier ? name : index
        index += 1
        if isMark(Mark.less) { skipGenerics() }
      } else if isMark(Mark.open) {
        if let declarator = functionTyped(from: start) {
          index = declarator.next
          return variable(named: declarator.name, type: CodeType("->"), from: start)
        }
        guard let name else { return skip() }
        return function(named: name, from: start)
      } else if isMark(Mark.equals) || isMark(Mark.semicolon) || isMark(Mark.comma) {
        guard let name else {
          index += 1
          return
        }
        return variable(named: name, type: codeType(start..<name), from: start)
      } else if isMark(Mark.openBrace) {
        return skip()
      } else if startsMethod {
        return
      } else {
        skip()
      }
    }
  }

  /// Whether a method begins here, as what was read has no end.
  private var startsMethod: Bool {
    (isMark(Mark.minus) || isMark(Mark.plus)) && tokens[index].startsLine && isMark(Mark.open, at: index + 1)
  }

  private mutating func functionTyped(from start: Int) -> Declarator? {
    guard isMark(Mark.caret, at: index + 1) || isMark(Mark.star, at: index + 1) else { return nil }
    let place = index
    index = start
    defer { index = place }
    return declarator().flatMap { $0.isFunctionType ? $0 : nil }
  }

  private mutating func function(named name: Int, from start: Int) {
    let parameters = inside { $0.parameters() }
    let isCall = name == start
    skipToBody(isCall: isCall)
    guard isMark(Mark.openBrace) else {
      take(Mark.semicolon)
      return
    }
    var declaration = CodeDeclaration(.function, name: text(at: name), range: range(at: name), nameRange: range(at: name))
    declaration.parameters = parameters
    declaration.type = codeType(start..<name)
    declaration.isForPhones = isForPhones
    plainNames = Set(parameters.map(\.name).filter { $0.hasPrefix("_") })
    let outer = type
    type = nil
    declaration.body = block()
    type = outer
    declaration.range = range(from: start)
    globals.append(declaration)
    record(declaration.range)
  }

  /// To a function's body or to the end of its declaration: past `const`, `override`, attributes and a constructor's initializers.
  private mutating func skipToBody(isCall: Bool) {
    if isMark(Mark.colon) {
      while index < end, !isMark(Mark.openBrace), !isMark(Mark.semicolon), !startsMethod {
        // `member{value}` is an initializer; before the body stands a bracket.
        let isMember = isWord(at: index)
        skip()
        if isMember, isMark(Mark.openBrace) { skip() }
      }
      return
    }
    while index < end, !isMark(Mark.openBrace), !isMark(Mark.semicolon), !startsMethod {
      if tokens[index].kind == .atWord || tokens[index].kind == .directive || isMark(Mark.closeBrace) { return }
      // A macro's call without a semicolon ends with its line.
      if isCall, tokens[index].startsLine { return }
      skip()
    }
  }

  /// The parameters of a C function.
  mutating func parameters() -> [CodeParameter] {
    var parameters: [CodeParameter] = []
    taken = 0
    while index < end {
      let start = index
      if isMark(Mark.ellipsis) {
        parameters.append(CodeParameter(label: nil, name: Self.others, isVariadic: true))
      } else if let declarator = declarator() {
        let type = declarator.isFunctionType ? CodeType("->") : codeType(declarator.words)
        parameters.append(CodeParameter(label: nil, name: text(at: declarator.name), type: type))
      } else if index + 1 < end || text(at: index) != "void" {
        parameters.append(CodeParameter(label: nil, name: "_"))
      }
      skip(to: Mark.comma)
      take(Mark.comma)
      if index == start { skip() }
    }
    return parameters
  }

  private mutating func variable(named name: Int, type: CodeType?, from start: Int) {
    let isExternal = keyword(at: start) == .extern
    let written = text(at: name)
    if written.hasPrefix("_") { plainNames.insert(written) }
    var declaration = CodeDeclaration(.variable, name: written, range: range(at: name), nameRange: range(at: name))
    declaration.type = type
    let isList = isMark(Mark.closeSquare, at: index - 1)
    if isList { declaration.type = CodeType("[]", type.map { [$0] } ?? []) }
    if take(Mark.equals) {
      declaration.value = expression()
    }
    declaration.isForPhones = isForPhones
    declaration.range = range(from: start)
    if name > start, declaration.value != nil || !isExternal {
      globals.append(declaration)
      record(declaration.range)
    }
    while index < end, !isMark(Mark.semicolon), !tokens[index].startsLine || !startsMethod, tokens[index].kind != .atWord {
      skip()
    }
    take(Mark.semicolon)
  }
}
