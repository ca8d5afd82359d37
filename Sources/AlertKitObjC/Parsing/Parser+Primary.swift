internal import AlertKitCode
internal import AlertKitCore

extension Parser {
  /// A value without what hangs on it.
  mutating func primary(isReceiver: Bool) -> CodeExpression {
    let start = index
    switch tokens[index].kind {
    case .string: return literal(isReceiver: isReceiver)
    case .number:
      index += 1
      let isBoxed = bytes[Int(tokens[start].start)] == UInt8(ascii: "@")
      return node(.number(String(text(at: start).dropFirst(isBoxed ? 1 : 0))), from: start)
    case .identifier: return word()
    case .atWord: return atWord()
    case .mark: return bracket()
    case .character, .directive:
      index += 1
      return unknown(from: start)
    }
  }

  private mutating func word() -> CodeExpression {
    let start = index
    index += 1
    switch keyword(at: start) {
    case .null: return node(.null, from: start)
    case .yes: return node(.boolean(true), from: start)
    case .no: return node(.boolean(false), from: start)
    case .sizeof, .typeof:
      if isMark(Mark.open) { skip() }
      return unknown(from: start)
    case .new, .delete:
      // In Objective-C they are names as any: `title:delete style:`.
      guard isWord(at: index), !isMark(Mark.colon, at: index + 1) else { return node(.name(text(at: start)), from: start) }
      return operand()
    default: break
    }
    let name = text(at: start)
    if name == "va_arg", isMark(Mark.open) {
      skip()
      defer { taken += 1 }
      let others = CodeExpression(.name(Self.others), at: range(at: start))
      let number = CodeExpression(.number("\(taken)"), at: range(at: start))
      return node(.subscript(others, [CodeArgument(label: nil, value: number)]), from: start)
    }
    if name.hasSuffix("_cast"), isMark(Mark.less) {
      skipGenerics()
      return isMark(Mark.open) ? inside { $0.expression() } : unknown(from: start)
    }
    height = max(height, 1)
    return CodeExpression(named(name, at: start), at: range(at: start))
  }

  /// What a name stands for: `_title` is `self.title`, `UIAlertActionStyleCancel` a member.
  private func named(_ name: String, at place: Int) -> CodeExpression.Kind {
    if type != nil, name.utf8.first == UInt8(ascii: "_"), name.utf8.count > 1, !plainNames.contains(name),
      !name.hasSuffix("__"),
      !isMark(Mark.open, at: place + 1)
    {
      return .member(CodeExpression(.name("self"), at: range(at: place)), KnownNames.withoutUnderscore(name))
    }
    return KnownNames.constant(name, at: range(at: place)) ?? .name(name)
  }

  private mutating func atWord() -> CodeExpression {
    let start = index
    let word = keyword
    guard word != .end, word != .interface, word != .implementation else { return unknown(from: start) }
    index += 1
    if word == .yes || word == .no { return node(.boolean(word == .yes), from: start) }
    guard isMark(Mark.open) else { return unknown(from: start) }
    if word == .selector, let parts = inside({ $0.selectorParts() }) { return node(.keyPath(parts), from: start) }
    skip()
    return unknown(from: start)
  }

  /// The parts of a selector within parentheses, parted at its colons: of `show:` its name and an empty one. Nil for a type.
  private mutating func selectorParts() -> [String]? {
    var parts = [""]
    while index < end {
      if isMark(Mark.colon) {
        parts.append("")
      } else if isWord(at: index), parts.last == "" {
        parts[parts.count - 1] = text(at: index)
      } else {
        return nil
      }
      index += 1
    }
    return parts.first == "" ? nil : parts
  }

  private mutating func bracket() -> CodeExpression {
    let start = index
    switch tokens[index].mark {
    case Mark.openSquare: return isLambda ? lambda() : message()
    case Mark.array:
      let elements = inside { $0.list() }
      return node(.array(elements), from: start)
    case Mark.openBrace:
      let elements = inside { $0.list() }
      return node(.array(elements), from: start)
    case Mark.dictionary:
      let pairs = inside { $0.pairs() }
      return node(.dictionary(pairs), from: start)
    case Mark.open, Mark.boxed: return parentheses()
    case Mark.caret: return blockLiteral()
    case Mark.dot where isWord(at: index + 1):
      index += 2
      return unknown(from: start)
    default: return unknown(from: start)
    }
  }

  /// `(a)`; of `(a, b)` the last; `({ … a; })` is the value of its last statement.
  private mutating func parentheses() -> CodeExpression {
    let start = index
    if isMark(Mark.openBrace, at: index + 1) {
      let body = inside { $0.block() }
      let branch = CodeBranch(conditions: [], body: body, range: range(from: start))
      height += 1
      return node(.choice(CodeChoice(.conditions, branches: [branch], isExhaustive: true)), from: start)
    }
    return inside { parser in
      var value = parser.expression()
      while parser.index < parser.end {
        guard parser.take(Mark.comma), parser.index < parser.end else { break }
        value = parser.expression()
      }
      return value
    }
  }

  private mutating func pairs() -> [(key: CodeExpression, value: CodeExpression)] {
    var pairs: [(key: CodeExpression, value: CodeExpression)] = []
    while index < end {
      let before = index
      let key = expression()
      if take(Mark.colon) { pairs.append((key, expression())) }
      while index < end, !isMark(Mark.comma) { skip() }
      take(Mark.comma)
      if index == before { skip() }
    }
    return pairs
  }

  // MARK: Literals

  /// Literals that follow each other are one text; a macro between or behind them joins it.
  private mutating func literal(isReceiver: Bool) -> CodeExpression {
    let start = index
    var value = string()
    guard !isReceiver else { return value }
    while isJoinedMacro {
      let place = index
      index += 1
      var name = CodeExpression(named(text(at: place), at: place), at: range(at: place))
      if isMark(Mark.open), case .name(let macro) = name.kind {
        let arguments = inside { $0.list() }
        name = node(KnownNames.call(macro, arguments, nameRange: name.range), from: place)
      }
      value = node(.binary("+", value, name), from: start)
      guard index < end, tokens[index].kind == .string else { break }
      let next = string()
      value = node(.binary("+", value, next), from: start)
    }
    return value
  }

  /// A name behind a literal that can only be a macro.
  private var isJoinedMacro: Bool {
    guard isName(at: index), keyword == .none, !isMark(Mark.colon, at: index + 1) else { return false }
    let word = bytes[tokens[index].range]
    let isConstant =
      word.count > 1 && word.first == UInt8(ascii: "k") && word.dropFirst().first.map { $0 < UInt8(ascii: "a") } ?? false
    return isSpelledAsMacro(at: index) || isConstant
  }

  /// The literals that come next, as one text.
  mutating func string() -> CodeExpression {
    let start = index
    var text = ""
    while index < end, tokens[index].kind == .string {
      text += StringLiteral.text(bytes[tokens[index].range])
      index += 1
    }
    return node(.string([.text(text)]), from: start)
  }

  // MARK: Blocks

  /// `^{…}`, `^(int a) {…}`, `^NSString *(int a) {…}`
  private mutating func blockLiteral() -> CodeExpression {
    let start = index
    index += 1
    while index < end, isWord(at: index) || isMark(Mark.star) {
      index += 1
      skipGenerics()
    }
    let parameters = isMark(Mark.open) ? inside { $0.parameterNames() } : []
    return closure(parameters, from: start)
  }

  private mutating func closure(_ parameters: [String], from start: Int) -> CodeExpression {
    guard isMark(Mark.openBrace) else { return unknown(from: start) }
    let body = block()
    height += 1
    return node(.closure(CodeClosure(parameters: parameters, body: body)), from: start)
  }

  /// The names of a block's parameters; `void` names none.
  private mutating func parameterNames() -> [String] {
    var names: [String] = []
    while index < end {
      let start = index
      if let declarator = declarator() {
        names.append(text(at: declarator.name))
        index = declarator.next
      } else if !(keyword == .none && isWord(at: index) && index + 1 == end && text(at: index) == "void") {
        names.append("_")
      }
      skip(to: Mark.comma)
      take(Mark.comma)
      if index == start { skip() }
    }
    return names
  }

  /// `[=](int a) {…}`: squares with a body behind them.
  private var isLambda: Bool {
    var place = after(index)
    if isMark(Mark.openBrace, at: place) { return true }
    guard isMark(Mark.open, at: place) else { return false }
    place = after(place)
    let isSimple =
      isMark(Mark.closeSquare, at: index + 1) || isMark(Mark.and, at: index + 1) || isMark(Mark.equals, at: index + 1)
    return isMark(Mark.openBrace, at: place) || isSimple || isMark(Mark.arrow, at: place) || keyword(at: place) == .qualifier
  }

  private mutating func lambda() -> CodeExpression {
    let start = index
    skip()
    let parameters = isMark(Mark.open) ? inside { $0.parameterNames() } : []
    while index < end, !isMark(Mark.openBrace), !isMark(Mark.semicolon), !isMark(Mark.comma) { skip() }
    return closure(parameters, from: start)
  }
}
