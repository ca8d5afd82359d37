internal import SwiftSyntax

extension TokenSyntax {
  /// The text of a name without backticks.
  var bareText: String {
    text.hasPrefix("`") && text.hasSuffix("`") && text.utf8.count > 2 ? String(text.dropFirst().dropLast()) : text
  }

  /// Whether it is an operator and no name.
  var isOperator: Bool {
    switch tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}
