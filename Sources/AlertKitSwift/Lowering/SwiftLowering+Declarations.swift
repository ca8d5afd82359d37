internal import AlertKitCode
internal import AlertKitCore
internal import SwiftSyntax

extension SwiftLowering {
  /// What a node declares; nothing for what says nothing about values, such as operators.
  func declarations(_ node: DeclSyntax) -> [CodeDeclaration] {
    nested(or: []) {
      switch node.as(DeclSyntaxEnum.self) {
      case .structDecl(let type): [self.type(type, type.name, .structure)]
      case .classDecl(let type): [self.type(type, type.name, .class)]
      case .actorDecl(let type): [self.type(type, type.name, .class)]
      case .enumDecl(let type): [self.type(type, type.name, .enumeration)]
      case .protocolDecl(let type): [self.type(type, type.name, .protocol)]
      case .extensionDecl(let type): [self.extension(type)]
      case .functionDecl(let function): [self.function(function)]
      case .initializerDecl(let function): [initializer(function)]
      case .deinitializerDecl(let function): [deinitializer(function)]
      case .subscriptDecl(let declaration): [self.subscript(declaration)]
      case .variableDecl(let variable): variables(variable)
      case .enumCaseDecl(let cases): cases.elements.map(enumerationCase)
      case .typeAliasDecl(let alias): [self.alias(alias)]
      case .ifConfigDecl(let config): conditional(config)
      default: []
      }
    }
  }

  func declaration(
    _ kind: CodeDeclaration.Kind, _ name: String, at node: some SyntaxProtocol, named token: some SyntaxProtocol
  ) -> CodeDeclaration {
    var declaration = CodeDeclaration(kind, name: name, range: range(node), nameRange: range(token))
    declaration.isForPhones = isForPhones
    return declaration
  }

  // MARK: Types

  private func type(
    _ node: some DeclGroupSyntax & DeclSyntaxProtocol, _ name: TokenSyntax, _ kind: CodeDeclaration.TypeKind
  ) -> CodeDeclaration {
    var declaration = declaration(.type(kind), self.name(name), at: node, named: name)
    fill(&declaration, from: node)
    return declaration
  }

  private func `extension`(_ node: ExtensionDeclSyntax) -> CodeDeclaration {
    let name =
      switch CodeType(node.extendedType).name {
      case _ where node.extendedType.is(OptionalTypeSyntax.self): "Optional"
      case "[]": "Array"
      case "[:]": "Dictionary"
      case let name: name
      }
    var declaration = declaration(.type(.extension), name, at: node, named: node.extendedType)
    fill(&declaration, from: node)
    return declaration
  }

  private func fill(_ declaration: inout CodeDeclaration, from node: some DeclGroupSyntax) {
    declaration.attributes = attributes(node.attributes)
    // What is for classes alone, `protocol PickerDelegate: class`, inherits nothing by that.
    declaration.inherited = (node.inheritanceClause?.inheritedTypes ?? []).filter {
      !$0.type.is(ClassRestrictionTypeSyntax.self)
    }
    .flatMap { CodeType.each(of: $0.type) }
    declaration.inherited += constraints(of: node.genericWhereClause)
    declaration.members = members(node.memberBlock.members)
    if node.is(ExtensionDeclSyntax.self), node.modifiers.contains(where: Self.isPublic) {
      for index in declaration.members.indices { declaration.members[index].isPublic = true }
    }
    guard declaration.attributes.contains(where: { $0 == "objc" || $0 == "objcMembers" }) else { return }
    for index in declaration.members.indices { declaration.members[index].isExposed = true }
  }

  /// What `where Self: Screen` says that all that a protocol is extended for is.
  private func constraints(of clause: GenericWhereClauseSyntax?) -> [CodeType] {
    (clause?.requirements ?? []).flatMap { requirement -> [CodeType] in
      guard case .conformanceRequirement(let own) = requirement.requirement, CodeType(own.leftType).name == "Self" else {
        return []
      }
      return CodeType.each(of: own.rightType)
    }
  }

  private func members(_ list: MemberBlockItemListSyntax) -> [CodeDeclaration] {
    list.flatMap { declarations($0.decl) }
  }

  /// What stands within `#if`, on all of its sides.
  private func conditional(_ node: IfConfigDeclSyntax) -> [CodeDeclaration] {
    PlatformCondition.clauses(node).flatMap { clause, isForPhones -> [CodeDeclaration] in
      let outer = self.isForPhones
      defer { self.isForPhones = outer }
      self.isForPhones = outer && isForPhones != false
      switch clause.elements {
      case .decls(let list): return members(list)
      case .statements(let list):
        return list.flatMap { item -> [CodeDeclaration] in
          guard case .decl(let node) = item.item else { return [] }
          return declarations(node)
        }
      default: return []
      }
    }
  }

  /// Another name for a type is a constant whose value is the type.
  private func alias(_ node: TypeAliasDeclSyntax) -> CodeDeclaration {
    var declaration = declaration(.variable, name(node.name), at: node, named: node.name)
    declaration.isStatic = true
    declaration.value = type(node.initializer.value)
    let meant = CodeType(node.initializer.value)
    if meant.name == "()" { declaration.type = meant }
    return declaration
  }

  private func enumerationCase(_ node: EnumCaseElementSyntax) -> CodeDeclaration {
    var declaration = declaration(.enumerationCase, name(node.name), at: node, named: node.name)
    declaration.isStatic = true
    declaration.parameters =
      node.parameterClause?.parameters.map { parameter in
        CodeParameter(
          label: label(parameter.firstName), name: (parameter.secondName ?? parameter.firstName).map(name) ?? "",
          type: CodeType(parameter.type), defaultValue: parameter.defaultValue.map { expression($0.value) })
      } ?? []
    declaration.value = node.rawValue.map { expression($0.value) }
    return declaration
  }

  // MARK: Functions

  private func function(_ node: FunctionDeclSyntax) -> CodeDeclaration {
    var declaration = declaration(.function, name(node.name), at: node, named: node.name)
    Self.mark(&declaration, node.modifiers)
    declaration.attributes = attributes(node.attributes)
    fill(&declaration, from: node.signature, body: node.body)
    if node.name.isOperator { declaration.parameters = declaration.parameters.map(\.unlabelled) }
    return declaration
  }

  private func initializer(_ node: InitializerDeclSyntax) -> CodeDeclaration {
    var declaration = declaration(.initializer, "init", at: node, named: node.initKeyword)
    declaration.attributes = attributes(node.attributes)
    fill(&declaration, from: node.signature, body: node.body)
    return declaration
  }

  private func deinitializer(_ node: DeinitializerDeclSyntax) -> CodeDeclaration {
    var declaration = declaration(.function, "deinit", at: node, named: node.deinitKeyword)
    declaration.body = node.body.map { statements($0.statements) }
    return declaration
  }

  private func `subscript`(_ node: SubscriptDeclSyntax) -> CodeDeclaration {
    var declaration = declaration(.subscript, "subscript", at: node, named: node.subscriptKeyword)
    declaration.isStatic = Self.isStatic(node.modifiers)
    declaration.attributes = attributes(node.attributes)
    declaration.parameters = node.parameterClause.parameters.map(parameter)
    declaration.type = CodeType(node.returnClause.type)
    if let accessors = node.accessorBlock { fill(&declaration, from: accessors) }
    return declaration
  }

  private func fill(_ declaration: inout CodeDeclaration, from signature: FunctionSignatureSyntax, body: CodeBlockSyntax?) {
    declaration.parameters = signature.parameterClause.parameters.map(parameter)
    declaration.type = signature.returnClause.map { CodeType($0.type) }
    declaration.body = body.map { statements($0.statements) }
  }

  private func parameter(_ node: FunctionParameterSyntax) -> CodeParameter {
    CodeParameter(
      label: label(node.firstName), name: name(node.secondName ?? node.firstName), type: CodeType(node.type),
      defaultValue: node.defaultValue.map { expression($0.value) }, isVariadic: node.ellipsis != nil,
      isBuilder: attributes(node.attributes).contains { $0.hasSuffix("Builder") && $0.lastName != "ViewBuilder" })
  }

  // MARK: Marks

  func attributes(_ list: AttributeListSyntax) -> [String] {
    if list.isEmpty { return [] }
    return list.compactMap {
      guard case .attribute(let attribute) = $0 else { return nil }
      return CodeType(attribute.attributeName).name
    }
  }

  private static func isPublic(_ modifier: DeclModifierSyntax) -> Bool {
    modifier.detail == nil && [.keyword(.public), .keyword(.open)].contains(modifier.name.tokenKind)
  }

  /// Takes over what a declaration's modifiers say.
  static func mark(_ declaration: inout CodeDeclaration, _ modifiers: DeclModifierListSyntax) {
    declaration.isStatic = isStatic(modifiers)
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.override): declaration.isExposed = true
      // A property may be observed, and a function is still called by its name.
      case .keyword(.dynamic): if case .variable = declaration.kind { declaration.isExposed = true }
      case .keyword(.public), .keyword(.open): declaration.isPublic = true
      case .keyword(.private), .keyword(.fileprivate): declaration.isPrivate = true
      default: break
      }
    }
  }

  static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }
}
