/// Works the directives off: takes `#define`s out, drops what is never compiled, and decides of each `#if` whether the parser can
/// see it as a statement or a declaration. One that cuts through a statement or through braces gives way to one of its branches.
struct Conditionals {
  /// A `#define` that is compiled.
  struct Definition {
    /// The whole line, or lines.
    let range: Range<Int>
    let isForPhones: Bool
  }

  private(set) var tokens: [Token] = []
  private(set) var definitions: [Definition] = []
  private let bytes: UnsafeBufferPointer<UInt8>
  private let macros: FileMacros
  private var groups: [Group] = []
  /// How many `#if`s are open that stand too deep to be told apart.
  private var ignored = 0

  private static let nestingLimit = 48

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ given: [Token]) {
    self.bytes = bytes
    guard given.contains(where: { $0.kind == .directive }) else {
      tokens = given
      macros = FileMacros(UnsafeBufferPointer(rebasing: bytes[..<0]))
      return
    }
    macros = FileMacros(bytes)
    tokens.reserveCapacity(given.count)
    for token in given {
      if token.kind == .directive {
        read(token)
      } else {
        if !groups.isEmpty { groups[groups.count - 1].balance.add(token) }
        tokens.append(token)
      }
    }
    dropUnended()
  }

  private mutating func read(_ token: Token) {
    let line = Directive(bytes, token.range)
    switch line.name {
    case "if": open(token, PlatformCondition.verdict(bytes, in: line.rest, macros: macros))
    case "ifdef": open(token, macros.verdict(of: line.firstWord), isForeign: line.firstWord == "__cplusplus")
    case "ifndef": open(token, macros.verdict(of: line.firstWord).opposite)
    case "elif": turn(token, .turn, PlatformCondition.verdict(bytes, in: line.rest, macros: macros))
    case "else": turn(token, .otherwise, .always)
    case "endif": close(token)
    case "define" where !groups.contains { $0.current == .never }:
      definitions.append(Definition(range: token.range, isForPhones: !groups.contains { $0.current == .others }))
    default: break
    }
  }

  private mutating func open(_ token: Token, _ verdict: Verdict, isForeign: Bool = false) {
    guard groups.count < Self.nestingLimit, ignored == 0 else {
      ignored += 1
      return
    }
    let boundary = tokens.last.map(Self.endsStatement) ?? true
    groups.append(Group(start: tokens.count, current: verdict, rest: verdict.opposite, isAfterStatement: boundary))
    groups[groups.count - 1].isForeign = isForeign
    tokens.append(token.asDirective(.begin, verdict))
  }

  private mutating func turn(_ token: Token, _ kind: DirectiveKind, _ verdict: Verdict) {
    guard ignored == 0, !groups.isEmpty else { return }
    endBranch()
    let index = groups.count - 1
    groups[index].current = groups[index].rest.and(verdict)
    groups[index].rest = groups[index].rest.and(verdict.opposite)
    groups[index].branchStart = tokens.count
    groups[index].isForeign = false
    tokens.append(token.asDirective(kind, groups[index].current))
  }

  private mutating func close(_ token: Token) {
    guard ignored == 0 else {
      ignored -= 1
      return
    }
    guard !groups.isEmpty else { return }
    endBranch()
    let group = groups.removeLast()
    if group.isStructural, group.branches.contains(where: { $0.verdict != .always }) {
      tokens.append(token.asDirective(.end, .unknown))
      return
    }
    let chosen = group.branches.first { $0.verdict != .others && !$0.isForeign }
    let kept = chosen.map { Array(tokens[$0.range.dropFirst()]) } ?? []
    tokens.removeSubrange(group.start...)
    tokens += kept
    if let chosen, !groups.isEmpty { groups[groups.count - 1].balance.add(chosen.balance) }
  }

  /// Closes the branch that is open: drops one that is never compiled, and sees whether it is made of whole statements.
  private mutating func endBranch() {
    let index = groups.count - 1
    let group = groups[index]
    groups[index].balance = Balance()
    guard group.current != .never else {
      tokens.removeSubrange(group.branchStart...)
      return
    }
    let content = tokens[(group.branchStart + 1)...]
    var isWhole = group.balance.isEven
    if let first = content.first, let last = content.last {
      let startsAnew = group.isAfterStatement || first.isAtMargin && Self.startsMember(first)
      isWhole =
        isWhole && startsAnew && Self.endsStatement(last) && last.mark != Mark.colon
        && !(first.kind == .identifier && first.mark == Keyword.else.rawValue)
    }
    if !isWhole { groups[index].isStructural = false }
    groups[index].branches.append(
      Branch(
        range: group.branchStart..<tokens.count, verdict: group.current, balance: group.balance, isForeign: group.isForeign))
  }

  private static func endsStatement(_ token: Token) -> Bool {
    switch token.kind {
    case .directive: true
    case .atWord: token.mark == Keyword.end.rawValue || token.mark == Keyword.optional.rawValue
    case .mark:
      token.mark == Mark.semicolon || token.mark == Mark.closeBrace || token.mark == Mark.openBrace || token.mark == Mark.colon
    default: false
    }
  }

  private static func startsMember(_ token: Token) -> Bool {
    token.kind == .atWord || token.kind == .mark && (token.mark == Mark.minus || token.mark == Mark.plus)
  }

  /// An `#if` without its end is no condition.
  private mutating func dropUnended() {
    guard !groups.isEmpty else { return }
    let dropped = Set(groups.flatMap { [$0.start] + $0.branches.map(\.range.lowerBound) + [$0.branchStart] })
    tokens = tokens.indices.filter { !(dropped.contains($0) && tokens[$0].kind == .directive) }.map { tokens[$0] }
  }
}

extension Conditionals {
  private struct Branch {
    let range: Range<Int>
    let verdict: Verdict
    let balance: Balance
    let isForeign: Bool
  }

  private struct Group {
    /// Where its first directive stands.
    let start: Int
    var branchStart: Int
    /// Whether the branch that is open is compiled.
    var current: Verdict
    /// Whether one of the next ones can be.
    var rest: Verdict
    let isAfterStatement: Bool
    var isStructural = true
    /// Whether the branch that is open is for C++ alone.
    var isForeign = false
    var branches: [Branch] = []
    var balance = Balance()

    init(start: Int, current: Verdict, rest: Verdict, isAfterStatement: Bool) {
      self.start = start
      branchStart = start
      self.current = current
      self.rest = rest
      self.isAfterStatement = isAfterStatement
    }
  }

  /// Whether brackets open and close within the same words.
  private struct Balance {
    private var open: SIMD4<Int32> = .zero
    private var lowest: SIMD4<Int32> = .zero

    var isEven: Bool { open == .zero && lowest == .zero }

    mutating func add(_ token: Token) {
      guard token.kind == .mark else { return }
      switch token.mark {
      case Mark.open, Mark.boxed: open.x += 1
      case Mark.openSquare, Mark.array: open.y += 1
      case Mark.openBrace, Mark.dictionary: open.z += 1
      case Mark.close: open.x -= 1
      case Mark.closeSquare: open.y -= 1
      case Mark.closeBrace: open.z -= 1
      default: return
      }
      lowest = pointwiseMin(lowest, open)
    }

    mutating func add(_ other: Balance) {
      lowest = pointwiseMin(lowest, open &+ other.lowest)
      open &+= other.open
    }
  }

  /// A directive's name and what follows it.
  private struct Directive {
    let name: String
    let firstWord: String
    let rest: Range<Int>

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
      let name = Self.word(bytes, after: range.lowerBound + 1, range.upperBound)
      let first = Self.word(bytes, after: name.upperBound, range.upperBound)
      self.name = String(decoding: bytes[name], as: UTF8.self)
      firstWord = String(decoding: bytes[first], as: UTF8.self)
      rest = name.upperBound..<range.upperBound
    }

    private static func word(_ bytes: UnsafeBufferPointer<UInt8>, after index: Int, _ end: Int) -> Range<Int> {
      var start = min(index, end)
      while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
      var place = start
      while place < end, Lexer.isName[Int(bytes[place])] { place += 1 }
      return start..<place
    }
  }
}

/// What a directive is that the parser sees.
enum DirectiveKind: UInt8 {
  /// `#if`, `#ifdef`, `#ifndef`
  case begin
  /// `#elif`
  case turn
  /// `#else`
  case otherwise
  /// `#endif`
  case end
}

extension Token {
  fileprivate func asDirective(_ kind: DirectiveKind, _ verdict: Verdict) -> Token {
    Token(
      start: start, end: end, kind: .directive, mark: kind.rawValue << 4 | verdict.rawValue, startsLine: startsLine,
      isAtMargin: isAtMargin)
  }

  var directive: DirectiveKind { DirectiveKind(rawValue: mark >> 4) ?? .end }

  var verdict: Verdict { Verdict(rawValue: mark & 15) ?? .unknown }
}
