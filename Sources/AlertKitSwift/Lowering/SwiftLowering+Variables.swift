internal import AlertKitCode
internal import AlertKitCore
internal import SwiftSyntax

extension SwiftLowering {
  /// The variables of a declaration, one for each name.
  func variables(_ node: VariableDeclSyntax) -> [CodeDeclaration] {
    let attributes = attributes(node.attributes)
    let isLazy = node.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
    let isConstant = isLazy || node.bindingSpecifier.tokenKind == .keyword(.let)
    let isOnly = node.bindings.count == 1
    var variables: [CodeDeclaration] = []
    for binding in node.bindings {
      let range = isOnly ? range(node) : range(binding)
      let type =
        (binding.typeAnnotation ?? following(binding, in: node.bindings)).map { CodeType($0.type) }
        ?? environmentType(node.attributes)
      let value = binding.initializer.map { expression($0.value) }
      let first = variables.count
      declare(binding.pattern, type, value, to: &variables)
      for index in variables.indices[first...] {
        variables[index].range = range
        variables[index].attributes = attributes
        Self.mark(&variables[index], node.modifiers)
        variables[index].isConstant = isConstant
        if let accessors = binding.accessorBlock { fill(&variables[index], from: accessors) }
      }
    }
    return variables
  }

  /// The type of what `@Environment(Album.self) var album` takes from around a view.
  private func environmentType(_ attributes: AttributeListSyntax) -> CodeType? {
    for case .attribute(let attribute) in attributes where CodeType(attribute.attributeName).name == "Environment" {
      guard case .argumentList(let arguments)? = attribute.arguments,
        let member = arguments.first?.expression.as(MemberAccessExprSyntax.self), let base = member.base,
        member.declName.baseName.text == "self"
      else { continue }
      return CodeType(base.trimmedDescription)
    }
    return nil
  }

  /// The type of `a` in `let a, b: String`.
  private func following(_ binding: PatternBindingSyntax, in list: PatternBindingListSyntax) -> TypeAnnotationSyntax? {
    guard binding.initializer == nil, binding.accessorBlock == nil, binding.trailingComma != nil else { return nil }
    var isBehind = false
    for other in list {
      if isBehind, let type = other.typeAnnotation { return type }
      if isBehind, other.initializer != nil { return nil }
      if other.id == binding.id { isBehind = true }
    }
    return nil
  }

  private func declare(
    _ pattern: PatternSyntax, _ type: CodeType?, _ value: CodeExpression?, to variables: inout [CodeDeclaration]
  ) {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .tuplePattern(let tuple):
      for (index, element) in tuple.elements.enumerated() {
        let type = type.flatMap { $0.name == "()" && index < $0.arguments.count ? $0.arguments[index] : nil }
        nested(or: ()) {
          declare(element.pattern, type, value.map { Self.element(index, of: $0) }, to: &variables)
        }
      }
    default:
      var variable = declaration(.variable, names(pattern).first ?? "_", at: pattern, named: pattern)
      variable.type = type
      variable.value = value
      variables.append(variable)
    }
  }

  /// A value of a tuple.
  private static func element(_ index: Int, of value: CodeExpression) -> CodeExpression {
    if case .tuple(let parts) = value.kind, index < parts.count { return parts[index].value }
    return CodeExpression(.member(value, String(index)), at: value.range)
  }

  /// A getter is the body; all others observe.
  func fill(_ declaration: inout CodeDeclaration, from block: AccessorBlockSyntax) {
    switch block.accessors {
    case .getter(let body): declaration.body = statements(body)
    case .accessors(let list):
      for accessor in list {
        guard let body = accessor.body.map({ statements($0.statements) }) else { continue }
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.get), .keyword(._read): declaration.body = body
        default: declaration.observers += body
        }
      }
    }
  }
}
