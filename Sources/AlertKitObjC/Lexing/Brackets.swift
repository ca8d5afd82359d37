/// Where each bracket of a file closes.
enum Brackets {
  /// For each opening bracket the index of the word that closes it; one that is never closed ends where the brackets around it do, where
  /// the next member of a class starts, or at the file's end. For the directives of an `#if` the index of the next one. For all else 0.
  static func matches(_ tokens: [Token]) -> [Int32] {
    var reader = Reader(matches: [Int32](repeating: 0, count: tokens.count))
    for index in tokens.indices {
      let token = tokens[index]
      switch token.kind {
      case .mark: reader.see(token, at: Int32(index), in: tokens)
      case .atWord where token.startsLine && Self.startsOver(token): reader.closeAll(at: Int32(index))
      case .directive: reader.see(directive: token, at: Int32(index))
      default: break
      }
    }
    reader.closeAll(at: Int32(tokens.count))
    return reader.matches
  }

  private static func startsOver(_ token: Token) -> Bool {
    switch Keyword(rawValue: token.mark) {
    case .end, .interface, .implementation, .property: true
    default: false
    }
  }

  private struct Reader {
    var matches: [Int32]
    private var open: [(index: Int32, mark: UInt8)] = []
    /// How many parentheses and squares are open since the last brace.
    private var inner = (parentheses: 0, squares: 0)
    private var outer: [(parentheses: Int, squares: Int)] = []
    private var directives: [Int32] = []

    init(matches: [Int32]) {
      self.matches = matches
    }

    mutating func see(_ token: Token, at index: Int32, in tokens: [Token]) {
      switch token.mark {
      case Mark.open, Mark.boxed:
        open.append((index, Mark.close))
        inner.parentheses += 1
      case Mark.openSquare, Mark.array:
        open.append((index, Mark.closeSquare))
        inner.squares += 1
      case Mark.openBrace, Mark.dictionary:
        open.append((index, Mark.closeBrace))
        outer.append(inner)
        inner = (0, 0)
      case Mark.close where inner.parentheses > 0: close(Mark.close, at: index)
      case Mark.closeSquare where inner.squares > 0: close(Mark.closeSquare, at: index)
      case Mark.closeBrace where !outer.isEmpty: close(Mark.closeBrace, at: index)
      case Mark.minus, Mark.plus: if Self.startsMethod(tokens, Int(index)) { closeAll(at: index) }
      default: break
      }
    }

    /// `- (` or `+ (` at the margin, with a name behind the type: no expression is written so.
    private static func startsMethod(_ tokens: [Token], _ index: Int) -> Bool {
      guard tokens[index].isAtMargin, index + 1 < tokens.count, tokens[index + 1].kind == .mark,
        tokens[index + 1].mark == Mark.open
      else { return false }
      return true
    }

    private mutating func close(_ mark: UInt8, at index: Int32) {
      while let last = open.popLast() {
        matches[Int(last.index)] = index
        switch last.mark {
        case Mark.close: inner.parentheses -= 1
        case Mark.closeSquare: inner.squares -= 1
        default: inner = outer.removeLast()
        }
        if last.mark == mark { return }
      }
    }

    mutating func closeAll(at index: Int32) {
      for last in open { matches[Int(last.index)] = index }
      open.removeAll(keepingCapacity: true)
      outer.removeAll(keepingCapacity: true)
      inner = (0, 0)
    }

    mutating func see(directive token: Token, at index: Int32) {
      switch token.directive {
      case .begin: directives.append(index)
      case .turn, .otherwise:
        guard let last = directives.popLast() else { return }
        matches[Int(last)] = index
        directives.append(index)
      case .end: if let last = directives.popLast() { matches[Int(last)] = index }
      }
    }
  }
}
