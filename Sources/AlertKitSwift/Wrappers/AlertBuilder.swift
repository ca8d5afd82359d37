internal import AlertKitCore
internal import SwiftSyntax

/// A function or a type within which an alert is built, and what its callers give it.
struct AlertBuilder {
  private struct Parameter {
    let name: String
    let type: String
    let argument: AlertWrapper.Argument
  }

  private let callee: String
  private let range: SourceRange
  private let parameters: [Parameter]

  /// The function around a call; nil where there is none, or where its calls are read without a declaration.
  init?(function call: FunctionCallExprSyntax, file: ParsedFile) {
    var node = Syntax(call).parent
    while let current = node, !current.is(FunctionDeclSyntax.self), !current.is(InitializerDeclSyntax.self) {
      node = current.parent
    }
    let type = call.enclosingType.lastName
    if let function = node?.as(FunctionDeclSyntax.self) {
      let isStatic = function.modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
      guard !(isStatic && type == "UIAlertController") else { return nil }
      callee = isStatic && !type.isEmpty ? type + "." + function.name.bareText : function.name.bareText
      range = file.range(of: function.name)
      parameters = Self.parameters(of: function.signature.parameterClause)
    } else if let initializer = node?.as(InitializerDeclSyntax.self), type != "UIAlertController" {
      callee = type
      range = file.range(of: initializer.initKeyword)
      parameters = Self.parameters(of: initializer.signature.parameterClause)
    } else {
      return nil
    }
  }

  /// The structure around a call, whose properties an initializer without a declaration takes.
  init?(type call: FunctionCallExprSyntax, file: ParsedFile, index: DeclarationIndex) {
    var node = Syntax(call).parent
    while let current = node, !current.is(StructDeclSyntax.self) {
      if current.declaredTypeName != nil { return nil }
      node = current.parent
    }
    guard let structure = node?.as(StructDeclSyntax.self), index.members("init", of: structure.fullName).isEmpty else {
      return nil
    }
    callee = structure.name.bareText
    range = file.range(of: structure.name)
    parameters = structure.memberBlock.members.flatMap { Self.parameters(of: $0.decl) }
  }

  private static func parameters(of clause: FunctionParameterClauseSyntax) -> [Parameter] {
    var isOptional = false
    return clause.parameters.enumerated().compactMap { index, parameter in
      defer { isOptional = isOptional || parameter.defaultValue != nil }
      let label = parameter.firstName.bareText
      let name = (parameter.secondName ?? parameter.firstName).bareText
      // The position of an argument is not sure behind one that can be left out.
      if label == "_", isOptional { return nil }
      return Parameter(
        name: name, type: parameter.type.nominalPath, argument: label == "_" ? .position(index + 1) : .label(label))
    }
  }

  private static func parameters(of member: DeclSyntax) -> [Parameter] {
    guard let variable = member.as(VariableDeclSyntax.self), !variable.isTypeMember else { return [] }
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText, binding.accessorBlock == nil,
        !(isConstant && binding.initializer != nil)
      else { return nil }
      return Parameter(name: name, type: binding.typeAnnotation?.type.nominalPath ?? "", argument: .label(name))
    }
  }

  /// The declaration that makes alerts of the calls; nil where neither title nor message are the callers'.
  func proposal(for draft: AlertDraft) -> WrapperProposal? {
    let title = argument(of: draft.title)
    let message = argument(of: draft.message)
    guard title != nil || message != nil else { return nil }
    var wrapper = AlertWrapper(callee: callee, kind: draft.kind)
    wrapper.title = title ?? draft.title.flatMap(Self.fixed)
    wrapper.message = message ?? draft.message.flatMap(Self.fixed)
    let buttons = ButtonDraft.merged(draft.buttons).map(button)
    if draft.isComplete, !buttons.contains(where: { $0 == nil }) { wrapper.buttons = buttons.compactMap(\.self) }
    return WrapperProposal(wrapper: wrapper, range: range)
  }

  /// A button as callers see it; nil where it cannot be told, or is not always there.
  private func button(_ draft: ButtonDraft) -> AlertWrapper.Button? {
    let given = argument(of: draft.text)
    guard !draft.isRepeated, given != nil || draft.branches.isEmpty, let title = given ?? Self.fixed(draft.text) else {
      return nil
    }
    guard draft.role == .unknown else { return AlertWrapper.Button(title: title, role: draft.role) }
    let styles = parameters.filter { ["UIAlertAction.Style", "ButtonRole"].contains($0.type) }
    guard let style = styles.first, styles.count == 1 else { return nil }
    return AlertWrapper.Button(title: title, roleArgument: style.argument)
  }

  /// The argument that a text is, as a whole or where it is given.
  private func argument(of text: StringReference?) -> AlertWrapper.Argument? {
    switch text {
    case .dynamic(let expression): parameters.first { Self.is(expression, the: $0.name) }?.argument
    case .joined(let texts), .alternatives(let texts): texts.lazy.compactMap(argument).first
    case .key, .symbol, .literal, .system, nil: nil
    }
  }

  /// Whether an expression is a name, or the name or else something: `title ?? ""`.
  private static func `is`(_ expression: String, the name: String) -> Bool {
    let plain = expression.hasPrefix("self.") ? String(expression.dropFirst(5)) : expression
    return plain == name || plain.hasPrefix(name + " ?? ") || plain == "LocalizedStringKey(\(name))"
  }

  /// A text that is always shown.
  private static func fixed(_ text: StringReference) -> AlertWrapper.Argument? {
    switch text {
    case .literal(let text, _), .system(let text): .text(text)
    case .key(let key, let table, let value, _):
      key == "OK" || key == "Cancel" || value == "OK" || value == "Cancel" ? .text(value ?? key) : .key(key, table: table)
    case .symbol, .dynamic, .joined, .alternatives: nil
    }
  }
}

extension StructDeclSyntax {
  /// The dotted path of the structure.
  fileprivate var fullName: String {
    let outer = enclosingType
    return outer.isEmpty ? name.bareText : outer + "." + name.bareText
  }
}

extension VariableDeclSyntax {
  /// Whether the variable belongs to the type, or is set by what wraps it.
  fileprivate var isTypeMember: Bool {
    let isStatic = modifiers.contains { [.keyword(.static), .keyword(.class), .keyword(.lazy)].contains($0.name.tokenKind) }
    let wrappers = attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    return isStatic
      || wrappers.contains { ["State", "StateObject", "Environment", "EnvironmentObject", "AppStorage"].contains($0) }
  }
}
