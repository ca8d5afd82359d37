internal import SwiftSyntax

/// Whether what stands under a condition of `#if` is compiled for iOS.
enum PlatformCondition {
  /// The clauses of an `#if`, each with whether it is compiled for iOS; nil where that cannot be told.
  static func clauses(_ node: IfConfigDeclSyntax) -> [(IfConfigClauseSyntax, Bool?)] {
    var isOpen: Bool? = true
    return node.clauses.map { clause in
      let holds = clause.condition.map { self.holds($0) } ?? true
      defer { isOpen = and(isOpen, holds.map(!)) }
      return (clause, and(isOpen, holds))
    }
  }

  private static func holds(_ node: ExprSyntax, depth: Int = 0) -> Bool? {
    guard depth < 64 else { return nil }
    switch node.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): return literal.literal.text == "true"
    case .prefixOperatorExpr(let negated):
      return negated.operator.text == "!" ? holds(negated.expression, depth: depth + 1).map(!) : nil
    case .tupleExpr(let tuple): return tuple.elements.first.flatMap { holds($0.expression, depth: depth + 1) }
    case .functionCallExpr(let call): return holds(call)
    case ._canImportExpr(let imported): return canImport(imported.importPath.text)
    case .sequenceExpr(let sequence): return holds(sequence.elements.map { $0 }, depth: depth)
    default: return nil
    }
  }

  /// `a && b || c`
  private static func holds(_ elements: [ExprSyntax], depth: Int) -> Bool? {
    var whole: Bool? = false
    var part: Bool? = true
    for (index, element) in elements.enumerated() {
      if index.isMultiple(of: 2) {
        part = and(part, holds(element, depth: depth + 1))
      } else if element.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" {
        whole = or(whole, part)
        part = true
      }
    }
    return or(whole, part)
  }

  private static func holds(_ call: FunctionCallExprSyntax) -> Bool? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    let argument = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    switch (name, argument) {
    case ("os", "iOS"?): return true
    case ("os", _?): return false
    case ("canImport", let module?): return canImport(module)
    case ("targetEnvironment", "macCatalyst"?): return false
    case ("swift", _), ("compiler", _): return true
    default: return nil
    }
  }

  private static func canImport(_ module: String) -> Bool? {
    switch module {
    case "UIKit", "SwiftUI", "Foundation", "UserNotifications", "Combine", "CoreGraphics": true
    case "AppKit", "Cocoa", "WatchKit", "ClockKit", "TVUIKit", "Glibc", "Musl", "WinSDK", "CRT": false
    default: nil
    }
  }

  private static func and(_ left: Bool?, _ right: Bool?) -> Bool? {
    if left == false || right == false { return false }
    return left == nil || right == nil ? nil : true
  }

  private static func or(_ left: Bool?, _ right: Bool?) -> Bool? {
    and(left.map(!), right.map(!)).map(!)
  }
}
