internal import SwiftSyntax

/// Where an expression is read: its file, and what the parameters around it stand for.
struct Scope {
  let file: ParsedFile
  /// The arguments of the call that is followed, and the elements of the loops that are spelt out, by name.
  var bindings: [String: Operand] = [:]
  /// How many declarations were followed to get here.
  var depth = 0
}

/// An expression and where it is read.
struct Operand {
  let expression: ExprSyntax
  let scope: Scope
}

/// What a name means at one place.
enum Meaning {
  /// A variable of a function's body, with the statements that it stands among.
  case local(PatternBindingSyntax, VariableDeclSyntax, CodeBlockItemListSyntax)
  /// The value that `if let` or `guard let` unwraps.
  case unwrapped(ExprSyntax)
  /// An element of a sequence: of a `for` loop, or of a call that takes a closure for each.
  case element(of: ExprSyntax)
  case parameter(FunctionParameterSyntax)
  /// A member of a type around, or a global.
  case declarations([Declaration])
  case localFunction(FunctionDeclSyntax)
  /// Known only at run time.
  case opaque
}
