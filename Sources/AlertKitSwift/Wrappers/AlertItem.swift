internal import AlertKitCore
internal import SwiftSyntax

/// A structure of the app's own that says what an alert shows: `AlertItem` of `.alert(item: $item) { … }`.
struct AlertItem {
  private let callee: String
  private let range: SourceRange
  /// By name, in order, the type of each property that an initializer takes.
  private let properties: [(name: String, type: String)]

  /// The structure that an alert is shown for; nil where there is none, or where it is not one of alerts.
  init?(of call: FunctionCallExprSyntax, _ resolver: Resolver, in scope: Scope) {
    let modifier = call.argument("item") == nil ? call.enclosingClosureCall : call
    guard let item = modifier?.argument(anyOf: ["item", "presenting"]),
      let type = Self.type(of: item, resolver, in: scope), Self.isOfAlerts(type.lastName),
      let declaration = resolver.index.members("title", of: type).first, case .variable(let title, _) = declaration.kind,
      let structure = Syntax(title).enclosingStructure
    else { return nil }
    callee = type.lastName
    range = declaration.file.range(of: structure.name)
    properties = structure.memberBlock.members.flatMap { Self.properties(of: $0.decl) }
  }

  /// The declaration that makes alerts of the structure's values.
  var proposal: WrapperProposal? {
    guard properties.contains(where: { $0.name == "title" }) else { return nil }
    let message = ["message", "body", "text", "description", "subtitle"].first { name in
      properties.contains { $0.name == name }
    }
    let buttons = properties.filter {
      $0.type.hasSuffix("Button") || $0.name.hasSuffix("Button") || $0.name.hasSuffix("ButtonTitle")
    }
    let wrapper = AlertWrapper(
      callee: callee, title: .label("title"), message: message.map { .label($0) },
      buttons: buttons.map { button in
        AlertWrapper.Button(title: .label(button.name), role: button.name.lowercased().contains("cancel") ? .cancel : .default)
      })
    return WrapperProposal(wrapper: wrapper, range: range)
  }

  private static func isOfAlerts(_ type: String) -> Bool {
    let name = type.lowercased()
    return ["alert", "dialog", "confirmation", "prompt"].contains { name.contains($0) }
  }

  /// The path of the type of a binding's value: of `$item`, of `$model.item`, or of a parameter of type `Binding<Item?>`.
  private static func type(of item: ExprSyntax, _ resolver: Resolver, in scope: Scope) -> String? {
    let name = item.namePath?.last ?? ""
    let plain = name.withoutProjection
    let declared: TypeSyntax?
    if let base = item.as(MemberAccessExprSyntax.self)?.base {
      declared = resolver.declarations(of: plain, on: base, in: scope).lazy.compactMap(\.variableType).first
    } else {
      switch resolver.meaning(of: plain, at: Syntax(item), in: scope) {
      case .parameter(let parameter): declared = parameter.type
      case .declarations(let declarations): declared = declarations.lazy.compactMap(\.variableType).first
      default: declared = nil
      }
    }
    guard let declared else { return nil }
    let path = declared.boundType.nominalPath.split(separator: ".").map(String.init)
    let found = resolver.index.type(path, from: item.enclosingType)
    if found == nil { resolver.miss(type: path.first, name: nil) }
    return found
  }

  private static func properties(of member: DeclSyntax) -> [(name: String, type: String)] {
    guard let variable = member.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText, binding.accessorBlock == nil
      else {
        return nil
      }
      let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
      return (name, binding.typeAnnotation?.type.nominalPath ?? made ?? "")
    }
  }
}

extension Declaration {
  /// The type that a variable is declared with.
  fileprivate var variableType: TypeSyntax? {
    if case .variable(let binding, _) = kind { binding.typeAnnotation?.type } else { nil }
  }
}

extension TypeSyntax {
  /// The type without optionality, and the value's type of a `Binding`.
  fileprivate var boundType: TypeSyntax {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.boundType }
    if let identifier = self.as(IdentifierTypeSyntax.self), identifier.name.text == "Binding",
      case .type(let value)? = identifier.genericArgumentClause?.arguments.first?.argument
    {
      return value.boundType
    }
    return self
  }
}

extension SyntaxProtocol {
  /// The structure that a node stands in.
  fileprivate var enclosingStructure: StructDeclSyntax? {
    var node = parent
    while let current = node {
      if current.declaredTypeName != nil { return current.as(StructDeclSyntax.self) }
      node = current.parent
    }
    return nil
  }

  /// The call whose closure a node stands in.
  fileprivate var enclosingClosureCall: FunctionCallExprSyntax? {
    var node = parent
    while let current = node {
      if let closure = current.as(ClosureExprSyntax.self) { return closure.enclosingCall }
      node = current.parent
    }
    return nil
  }
}
