internal import SwiftSyntax

/// A declaration that code elsewhere can name.
struct Declaration: Sendable {
  enum Kind: Sendable {
    case variable(PatternBindingSyntax, VariableDeclSyntax)
    case function(FunctionDeclSyntax)
    case initializer(InitializerDeclSyntax)
    case enumCase(EnumCaseElementSyntax)
  }

  let kind: Kind
  let file: ParsedFile
  /// The dotted path of the type that it is a member of; empty for a global.
  let type: String

  /// The parameters and the body of a function or an initializer.
  var callable: Callable? {
    switch kind {
    case .function(let function): Callable(function.signature.parameterClause, function.body, file: file)
    case .initializer(let initializer): Callable(initializer.signature.parameterClause, initializer.body, file: file)
    case .variable, .enumCase: nil
    }
  }
}

/// Something that is called with arguments and has a body.
struct Callable: Sendable {
  let parameters: FunctionParameterListSyntax
  let body: CodeBlockItemListSyntax?
  let file: ParsedFile

  init(_ clause: FunctionParameterClauseSyntax, _ body: CodeBlockSyntax?, file: ParsedFile) {
    parameters = clause.parameters
    self.body = body?.statements
    self.file = file
  }
}

/// What a file declares at its top level and within its types.
struct FileDeclarations: Sendable {
  var members: [MemberName: [Declaration]] = [:]
  /// By path, what types inherit from and conform to.
  var types: [String: [String]] = [:]
  var aliases: [String: String] = [:]
}

/// A member's name within the type of a dotted path.
struct MemberName: Hashable, Sendable {
  let type: String
  let name: String
}
