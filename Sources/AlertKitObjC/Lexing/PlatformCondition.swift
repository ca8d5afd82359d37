/// What the condition of an `#if` says.
enum Verdict: UInt8 {
  case unknown
  /// Holds where the code is compiled for iOS.
  case phones
  /// Does not hold there.
  case others
  case always
  case never

  var opposite: Verdict {
    switch self {
    case .unknown: .unknown
    case .phones: .others
    case .others: .phones
    case .always: .never
    case .never: .always
    }
  }

  func and(_ other: Verdict) -> Verdict {
    if self == .never || other == .never { return .never }
    if self == .others || other == .others { return .others }
    if self == .always { return other }
    if other == .always || self == other { return self }
    return .unknown
  }

  func or(_ other: Verdict) -> Verdict { opposite.and(other.opposite).opposite }
}

/// Reads the condition of an `#if`, as far as it names platforms.
struct PlatformCondition {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let tokens: [Token]
  private let macros: FileMacros
  private var index = 0
  private var depth = 0

  /// - Parameter range: What stands behind `#if` or `#elif`.
  static func verdict(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, macros: FileMacros) -> Verdict {
    var lexer = Lexer(bytes, in: range)
    lexer.run(isDirective: true)
    var reader = PlatformCondition(bytes: bytes, tokens: lexer.tokens, macros: macros)
    let verdict = reader.alternatives()
    return reader.index == reader.tokens.count ? verdict : .unknown
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, tokens: [Token], macros: FileMacros) {
    self.bytes = bytes
    self.tokens = tokens
    self.macros = macros
  }

  private func isMark(_ mark: UInt8) -> Bool {
    index < tokens.count && tokens[index].kind == .mark && tokens[index].mark == mark
  }

  private mutating func alternatives() -> Verdict {
    var verdict = terms()
    while isMark(Mark.eitherHolds) {
      index += 1
      verdict = verdict.or(terms())
    }
    return verdict
  }

  private mutating func terms() -> Verdict {
    var verdict = term()
    while isMark(Mark.bothHold) {
      index += 1
      verdict = verdict.and(term())
    }
    return verdict
  }

  /// A name, a number, a negation or parentheses; of comparisons only one with the newest system that is known says something.
  private mutating func term() -> Verdict {
    var verdict = comparisonWithNewest() ?? operand()
    while index < tokens.count, !isMark(Mark.bothHold), !isMark(Mark.eitherHolds), !isMark(Mark.close) {
      verdict = .unknown
      if isMark(Mark.open) { skipParentheses() } else { index += 1 }
    }
    return verdict
  }

  /// `__IPHONE_OS_VERSION_MAX_ALLOWED >= 80000`: every Xcode that builds apps for today's store knows newer systems than those.
  private mutating func comparisonWithNewest() -> Verdict? {
    guard index + 2 < tokens.count, tokens[index].kind == .identifier, text(tokens[index]) == FileMacros.newestSystem,
      tokens[index + 1].kind == .mark, let version = version(tokens[index + 2]), version < FileMacros.leastNewest
    else { return nil }
    let verdict: Verdict
    switch tokens[index + 1].mark {
    case Mark.atLeast, Mark.greater: verdict = .phones
    case Mark.atMost, Mark.less: verdict = .others
    default: return nil
    }
    index += 3
    return verdict
  }

  /// `80000`, `__IPHONE_8_0`
  private func version(_ token: Token) -> Int? {
    switch token.kind {
    case .number: Int(text(token))
    case .identifier: FileMacros.version(of: text(token))
    default: nil
    }
  }

  private mutating func operand() -> Verdict {
    guard index < tokens.count else { return .unknown }
    var isOpposite = false
    while isMark(Mark.not) {
      isOpposite.toggle()
      index += 1
    }
    let verdict = plainOperand()
    return isOpposite ? verdict.opposite : verdict
  }

  private mutating func plainOperand() -> Verdict {
    guard index < tokens.count else { return .unknown }
    let token = tokens[index]
    if isMark(Mark.open) {
      depth += 1
      defer { depth -= 1 }
      guard depth < 32 else {
        skipParentheses()
        return .unknown
      }
      index += 1
      let verdict = alternatives()
      if isMark(Mark.close) { index += 1 }
      return verdict
    }
    index += 1
    switch token.kind {
    case .number: return token.end - token.start == 1 && bytes[Int(token.start)] == UInt8(ascii: "0") ? .never : .always
    case .identifier where text(token) == "defined": return operand()
    case .identifier:
      return isMark(Mark.open) ? .unknown : macros.verdict(of: text(token))
    default: return .unknown
    }
  }

  private mutating func skipParentheses() {
    var open = 0
    while index < tokens.count {
      if isMark(Mark.open) { open += 1 }
      if isMark(Mark.close) { open -= 1 }
      index += 1
      if open == 0 { return }
    }
  }

  private func text(_ token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }
}
