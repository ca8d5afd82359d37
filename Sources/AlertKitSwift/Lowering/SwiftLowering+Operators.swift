internal import AlertKitCode
internal import AlertKitCore
internal import SwiftSyntax

/// Where an operator stands among others, as Swift's library declares it.
struct SwiftPrecedence {
  let level: Int
  var isRight = false

  static let ternary = SwiftPrecedence(level: 2, isRight: true)
  static let cast = SwiftPrecedence(level: 8)

  static func of(_ name: String) -> SwiftPrecedence {
    switch name {
    case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "??=":
      SwiftPrecedence(level: 1, isRight: true)
    case "->": SwiftPrecedence(level: 1, isRight: true)
    case "||": SwiftPrecedence(level: 4)
    case "&&": SwiftPrecedence(level: 5)
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": SwiftPrecedence(level: 6)
    case "??": SwiftPrecedence(level: 7, isRight: true)
    case "...", "..<": SwiftPrecedence(level: 9)
    case "+", "-", "&+", "&-", "|", "^": SwiftPrecedence(level: 10)
    case "*", "/", "%", "&*", "&": SwiftPrecedence(level: 11)
    case "<<", ">>", "&<<", "&>>": SwiftPrecedence(level: 12)
    default: SwiftPrecedence(level: 3)
    }
  }
}

extension SwiftLowering {
  /// Operands and operators as they stand become a tree by the operators' precedence.
  func sequence(_ elements: [ExprSyntax]) -> CodeExpression {
    guard let first = elements.first, let last = elements.last else {
      return CodeExpression(.unknown, at: SourceRange(file: source.id, start: 0, end: 0))
    }
    let whole = range(from: first.positionAfterSkippingLeadingTrivia, to: last.endPositionBeforeTrailingTrivia)
    return nested(by: elements.count / 2, or: CodeExpression(.unknown, at: whole)) {
      var fold = OperatorFold(file: source.id)
      var index = 0
      while index < elements.count {
        index += push(elements[index], next: index + 1 < elements.count ? elements[index + 1] : nil, to: &fold)
      }
      return fold.result ?? CodeExpression(.unknown, at: whole)
    }
  }

  /// - Returns: How many elements were read.
  private func push(_ element: ExprSyntax, next: ExprSyntax?, to fold: inout OperatorFold) -> Int {
    switch element.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let binary):
      fold.push(.binary(binary.operator.text))
    case .assignmentExpr:
      fold.push(.binary("="))
    case .arrowExpr:
      fold.push(.binary("->"))
    case .unresolvedTernaryExpr(let ternary):
      fold.push(.ternary(expression(ternary.thenExpression)))
    case .unresolvedAsExpr:
      return 2
    case .unresolvedIsExpr:
      guard let next else { return 1 }
      fold.pushCheck(expression(next), end: range(next).end)
      return 2
    default:
      fold.push(expression(element), range: range(element))
    }
    return 1
  }

  /// Operators that give their left operand another value, which is not worked out: `count -= 1`.
  private static let changing: Set<String> = ["-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*="]

  /// What such an operator changes; nil for any other sequence.
  func changed(_ elements: [ExprSyntax]) -> (target: ExprSyntax, value: [ExprSyntax])? {
    guard elements.count > 2, case .binaryOperatorExpr(let binary) = elements[1].as(ExprSyntaxEnum.self),
      Self.changing.contains(binary.operator.text)
    else { return nil }
    return (elements[0], Array(elements[2...]))
  }

  /// `target = value` and `target += value`.
  func assignment(_ elements: [ExprSyntax]) -> (target: ExprSyntax, operator: String, value: [ExprSyntax])? {
    guard elements.count > 2 else { return nil }
    switch elements[1].as(ExprSyntaxEnum.self) {
    case .assignmentExpr: return (elements[0], "=", Array(elements[2...]))
    case .binaryOperatorExpr(let binary) where binary.operator.text == "+=":
      return (elements[0], "+=", Array(elements[2...]))
    default: return nil
    }
  }
}

/// Operators that wait for their right operand, and operands.
private struct OperatorFold {
  enum Operator {
    case binary(String)
    case ternary(CodeExpression)

    var precedence: SwiftPrecedence {
      switch self {
      case .binary(let name): .of(name)
      case .ternary: .ternary
      }
    }
  }

  let file: FileID
  private var operands: [(value: CodeExpression, start: Int32, end: Int32)] = []
  private var operators: [(operator: Operator, precedence: SwiftPrecedence)] = []

  init(file: FileID) { self.file = file }

  /// Parentheses are no part of a value's range, but of the operation's that it stands in.
  mutating func push(_ value: CodeExpression, range: SourceRange) { operands.append((value, range.start, range.end)) }

  mutating func push(_ next: Operator) {
    let precedence = next.precedence
    reduce(until: precedence)
    operators.append((next, precedence))
  }

  /// `value is Type`
  mutating func pushCheck(_ type: CodeExpression, end: Int32) {
    reduce(until: .cast)
    guard let (value, start, _) = operands.popLast() else { return }
    let range = SourceRange(file: file, start: Int(start), end: Int(end))
    operands.append((CodeExpression(.binary("is", value, type), at: range), start, end))
  }

  private mutating func reduce(until precedence: SwiftPrecedence) {
    while let top = operators.last?.precedence,
      top.level > precedence.level || top.level == precedence.level && !precedence.isRight
    {
      guard reduceTop() else { return }
    }
  }

  private mutating func reduceTop() -> Bool {
    guard operands.count > 1, let (top, _) = operators.popLast() else { return false }
    let (right, _, end) = operands.removeLast()
    let (left, start, _) = operands.removeLast()
    let range = SourceRange(file: file, start: Int(start), end: Int(end))
    let kind: CodeExpression.Kind =
      switch top {
      case .binary(let name): .binary(name, left, right)
      case .ternary(let middle): .choice(Self.choice(left, middle, right, in: range))
      }
    operands.append((CodeExpression(kind, at: range), start, end))
    return true
  }

  private static func choice(
    _ condition: CodeExpression, _ first: CodeExpression, _ second: CodeExpression, in range: SourceRange
  ) -> CodeChoice {
    func branch(_ conditions: [CodeCondition], _ value: CodeExpression) -> CodeBranch {
      let body = [CodeStatement(.expression(value), at: value.range)]
      return CodeBranch(conditions: conditions, body: body, range: value.range)
    }
    let branches = [branch([.expression(condition)], first), branch([], second)]
    return CodeChoice(.conditions, branches: branches, isExhaustive: true)
  }

  /// The value of all; of broken code the first operand that stands alone.
  var result: CodeExpression? {
    mutating get {
      while reduceTop() {}
      return operands.first?.value
    }
  }
}
