internal import AlertKitCode
internal import AlertKitCore

extension Parser {
  /// An expression; the value of an assignment in it is what is assigned.
  mutating func expression() -> CodeExpression {
    let start = index
    guard depth < Self.depthLimit else { return tooDeep() }
    depth += 1
    defer { depth -= 1 }
    var value = conditionalExpression()
    while isMark(Mark.equals) || isMark(Mark.add) || isMark(Mark.change) {
      index += 1
      value = conditionalExpression()
    }
    return index > start ? value : unknown(from: start)
  }

  /// Steps over what nests too deep, up to the next comma or semicolon.
  mutating func tooDeep() -> CodeExpression {
    let start = index
    while index < end, !isMark(Mark.comma), !isMark(Mark.semicolon) { skip() }
    return unknown(from: start)
  }

  /// `a ? b : c`, `a ?: b`, or what binds stronger.
  mutating func conditionalExpression() -> CodeExpression {
    let start = index
    let outer = height
    height = 0
    defer { height = max(height, outer) }
    let condition = binary(above: 0)
    guard isMark(Mark.question), depth < Self.depthLimit else { return condition }
    depth += 1
    defer { depth -= 1 }
    index += 1
    if take(Mark.colon) {
      let other = conditionalExpression()
      return node(.binary("??", condition, other), from: start)
    }
    let first = expression()
    take(Mark.colon)
    let second = expression()
    let branches = [
      CodeBranch(
        conditions: [.expression(condition)], body: [CodeStatement(.expression(first), at: first.range)], range: first.range),
      CodeBranch(conditions: [], body: [CodeStatement(.expression(second), at: second.range)], range: second.range),
    ]
    height += 1
    return node(.choice(CodeChoice(.conditions, branches: branches, isExhaustive: true)), from: start)
  }

  /// An expression above those that were read since the height was set back.
  mutating func node(_ kind: CodeExpression.Kind, from start: Int) -> CodeExpression {
    height += 1
    guard height <= Self.heightLimit else {
      height = 1
      return unknown(from: start)
    }
    return CodeExpression(kind, at: range(from: start))
  }

  /// Operands with operators that bind stronger than a level between them.
  private mutating func binary(above level: Int) -> CodeExpression {
    let start = index
    var left = operand()
    while let (name, strength, length) = binaryOperator, strength > level {
      let outer = height
      index += length
      height = 0
      let right = binary(above: strength)
      height = max(height, outer)
      left = node(KnownNames.joined(name, left, right), from: start)
    }
    return left
  }

  /// The operator that comes next, how strong it binds, and of how many words it is.
  private var binaryOperator: (name: String, strength: Int, length: Int)? {
    guard index < end, tokens[index].kind == .mark else { return nil }
    switch tokens[index].mark {
    case Mark.eitherHolds: return ("||", 1, 1)
    case Mark.bothHold: return ("&&", 2, 1)
    case UInt8(ascii: "|"): return ("|", 3, 1)
    case Mark.caret: return ("^", 4, 1)
    case Mark.and: return ("&", 5, 1)
    case Mark.equal: return ("==", 6, 1)
    case Mark.unequal: return ("!=", 6, 1)
    case Mark.greater where isMark(Mark.greater, at: index + 1) && tokens[index].end == tokens[index + 1].start:
      return (">>", 8, 2)
    case Mark.less: return ("<", 7, 1)
    case Mark.greater: return (">", 7, 1)
    case Mark.atMost: return ("<=", 7, 1)
    case Mark.atLeast: return (">=", 7, 1)
    case Mark.shift: return ("<<", 8, 1)
    case Mark.plus: return ("+", 9, 1)
    case Mark.minus: return ("-", 9, 1)
    case Mark.star: return ("*", 10, 1)
    case UInt8(ascii: "/"): return ("/", 10, 1)
    case UInt8(ascii: "%"): return ("%", 10, 1)
    default: return nil
    }
  }

  /// A value with the signs and casts before it and all that hangs on it.
  mutating func operand(isReceiver: Bool = false) -> CodeExpression {
    let start = index
    guard depth < Self.depthLimit else { return tooDeep() }
    depth += 1
    defer { depth -= 1 }
    let outer = height
    height = 0
    defer { height = max(height, outer) }
    var signs: [(String, Int)] = []
    while index < end {
      if isMark(Mark.not) || isMark(Mark.minus) {
        if signs.count < 8 { signs.append((isMark(Mark.not) ? "!" : "-", index)) }
        index += 1
      } else if isMark(Mark.and) {
        // The address of a variable, which a call may fill.
        if signs.count < 8 { signs.append(("&", index)) }
        index += 1
      } else if isMark(Mark.plus) || isMark(Mark.star) || isMark(UInt8(ascii: "~")) || isMark(Mark.step)
        || isMark(Mark.bothHold)
      {
        index += 1
      } else if isMark(Mark.open), let next = castEnd(isReceiver: isReceiver) {
        index = next
      } else {
        break
      }
    }
    guard index < end else { return unknown(from: start) }
    let first = index
    var value = postfix(primary(isReceiver: isReceiver), from: first, isReceiver: isReceiver)
    for (sign, place) in signs.reversed() { value = node(.prefix(sign, value), from: place) }
    return value
  }

  /// What follows a cast, where one comes next.
  private func castEnd(isReceiver: Bool) -> Int? {
    let close = closing(of: index)
    guard close < end, isMark(Mark.close, at: close), index + 1 < close, close + 1 < end, holdsType(index + 1..<close) else {
      return nil
    }
    let next = tokens[close + 1]
    let isPointer = isMark(Mark.star, at: close - 1) || close - index > 2
    switch next.kind {
    case .identifier:
      // The `b:` of `[a f:(x) b:y]` is no operand.
      let isLabel = isMark(Mark.colon, at: close + 2) && !isPointer && !isTypeName(at: index + 1)
      return isLabel || keyword(at: close + 1) == .in ? nil : close + 1
    case .string, .number, .atWord, .character: return close + 1
    case .directive: return nil
    case .mark:
      switch next.mark {
      case Mark.array, Mark.dictionary, Mark.boxed: return close + 1
      case Mark.openSquare, Mark.open: return isPointer || isTypeName(at: index + 1) ? close + 1 : nil
      case Mark.caret, Mark.not, UInt8(ascii: "~"): return isPointer || isTypeName(at: index + 1) ? close + 1 : nil
      case Mark.minus, Mark.and, Mark.star, Mark.openBrace: return isTypeName(at: index + 1) && !isReceiver ? close + 1 : nil
      default: return nil
      }
    }
  }

  /// Whether words between parentheses are a type: names, stars, brackets of generics.
  private func holdsType(_ words: Range<Int>) -> Bool {
    guard words.count < 60, isWord(at: words.lowerBound) else { return false }
    var names = 0
    var place = words.lowerBound
    while place < words.upperBound {
      if isWord(at: place) {
        if keyword(at: place).isReserved, !keyword(at: place).isQualifier, !keyword(at: place).isType { return false }
        names += 1
      } else if isMark(Mark.open, at: place) {
        // `void (^)(int)`
        guard isMark(Mark.caret, at: place + 1) || isMark(Mark.star, at: place + 1) || keyword(at: place - 1) == .typeof else {
          return isMark(Mark.close, at: place - 1)
        }
        place = after(place)
        continue
      } else if !isMark(Mark.star, at: place), !isMark(Mark.less, at: place), !isMark(Mark.greater, at: place),
        !isMark(Mark.comma, at: place), !isMark(Mark.scope, at: place), !isMark(Mark.and, at: place)
      {
        return false
      } else if isMark(Mark.star, at: place), place + 1 < words.upperBound, isWord(at: place + 1),
        !keyword(at: place + 1).isQualifier
      {
        // A product.
        return false
      }
      place += 1
    }
    return names > 0
  }

  /// Whether a lone name in parentheses is likelier a type than a value.
  private func isTypeName(at place: Int) -> Bool {
    if keyword(at: place).isType || keyword(at: place).isQualifier { return true }
    guard keyword(at: place) == .none else { return false }
    let word = bytes[tokens[place].range]
    // `style:(UIAlertActionStyleDefault) handler:…`
    if KnownNames.constant(String(decoding: word, as: UTF8.self), at: range(at: place)) != nil { return false }
    if let first = word.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") { return true }
    switch String(decoding: word, as: UTF8.self) {
    case "int", "id", "float", "double", "char", "void", "bool", "size_t", "uint", "instancetype": return true
    case let name: return name.hasSuffix("_t")
    }
  }

  /// Members, calls and subscripts behind a value.
  private mutating func postfix(_ base: CodeExpression, from start: Int, isReceiver: Bool) -> CodeExpression {
    var value = base
    while index < end, tokens[index].kind == .mark || tokens[index].kind == .string {
      if tokens[index].kind == .string {
        // `PREFIX @"text"`: a macro before a literal joins it.
        guard case .name = value.kind, !isReceiver else { return value }
        let text = string()
        value = node(.binary("+", value, text), from: start)
        continue
      }
      switch tokens[index].mark {
      case Mark.dot, Mark.arrow, Mark.scope:
        guard isWord(at: index + 1) else { return value }
        index += 2
        value = node(member(of: value, at: index - 1), from: start)
      case Mark.open: value = call(of: value, from: start)
      case Mark.openSquare where !tokens[index].startsLine:
        let arguments = inside { $0.list() }.map { CodeArgument(label: nil, value: $0) }
        value = node(.subscript(value, arguments), from: start)
      case Mark.step: index += 1
      case Mark.less:
        guard case .name = value.kind else { return value }
        let before = index
        guard skipGenerics() else { return value }
        if !isMark(Mark.open), !isMark(Mark.scope), !(isReceiver && isWord(at: index)) {
          index = before
          return value
        }
      default: return value
      }
    }
    return value
  }

  private func member(of base: CodeExpression, at place: Int) -> CodeExpression.Kind {
    let name = text(at: place)
    if case .name("self") = base.kind, name.hasPrefix("_") { return .member(base, KnownNames.withoutUnderscore(name)) }
    return KnownNames.member(of: base, name, at: range(at: place))
  }

  /// A call with its arguments in parentheses.
  private mutating func call(of callee: CodeExpression, from start: Int) -> CodeExpression {
    let nameRange = range(at: index - 1)
    let arguments = inside { $0.list() }
    if case .name(let name) = callee.kind {
      let kind = KnownNames.call(name, arguments, nameRange: callee.range)
      return node(kind, from: start)
    }
    let call = CodeCall(callee: callee, arguments: arguments.map { CodeArgument(label: nil, value: $0) }, nameRange: nameRange)
    return node(.call(call), from: start)
  }

  /// Expressions with commas between, up to the end of the brackets around.
  mutating func list() -> [CodeExpression] {
    var elements: [CodeExpression] = []
    while index < end {
      let before = index
      skipDesignator()
      elements.append(expression())
      while index < end, !isMark(Mark.comma) { skip() }
      take(Mark.comma)
      if index == before { skip() }
    }
    return elements
  }

  /// `[kind] =` or `.name =` before an element.
  private mutating func skipDesignator() {
    if isMark(Mark.openSquare), isMark(Mark.equals, at: after(index)) {
      index = after(index) + 1
    } else if isMark(Mark.dot), isMark(Mark.equals, at: index + 2) {
      index += 3
    }
  }
}
