internal import SwiftSyntax

/// Lists what a file declares, without looking into bodies of functions.
struct DeclarationCollector {
  private let file: ParsedFile
  private var declarations = FileDeclarations()

  static func declarations(of file: ParsedFile) -> FileDeclarations {
    var collector = DeclarationCollector(file: file)
    collector.collect(file.tree.statements)
    return collector.declarations
  }

  private init(file: ParsedFile) {
    self.file = file
  }

  private mutating func collect(_ items: CodeBlockItemListSyntax) {
    for item in items {
      if case .decl(let declaration) = item.item { collect(declaration, in: "") }
    }
  }

  private mutating func collect(_ members: MemberBlockItemListSyntax, in type: String) {
    for member in members { collect(member.decl, in: type) }
  }

  private mutating func collect(_ declaration: DeclSyntax, in type: String) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable): collect(variable, in: type)
    case .functionDecl(let function): add(function.name.bareText, .function(function), in: type)
    case .initializerDecl(let initializer): add("init", .initializer(initializer), in: type)
    case .enumCaseDecl(let cases):
      for element in cases.elements { add(element.name.bareText, .enumCase(element), in: type) }
    case .typeAliasDecl(let alias):
      declarations.aliases[Self.join(type, alias.name.bareText)] = alias.initializer.value.trimmedDescription
    case .structDecl(let inner): collect(inner, named: inner.name.bareText, in: type)
    case .classDecl(let inner): collect(inner, named: inner.name.bareText, in: type)
    case .enumDecl(let inner): collect(inner, named: inner.name.bareText, in: type)
    case .actorDecl(let inner): collect(inner, named: inner.name.bareText, in: type)
    case .protocolDecl(let inner): collect(inner, named: inner.name.bareText, in: type)
    case .extensionDecl(let inner): collect(inner, named: inner.extendedType.nominalPath, in: type)
    case .ifConfigDecl(let condition): collect(condition, in: type)
    default: break
    }
  }

  private mutating func collect(_ variable: VariableDeclSyntax, in type: String) {
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText else { continue }
      add(name, .variable(binding, variable), in: type)
    }
  }

  private mutating func collect(_ group: some DeclGroupSyntax, named name: String, in type: String) {
    let path = Self.join(type, name)
    let inherited = group.inheritanceClause?.inheritedTypes.map { $0.type.nominalPath } ?? []
    declarations.types[path, default: []] += inherited
    collect(group.memberBlock.members, in: path)
  }

  private mutating func collect(_ condition: IfConfigDeclSyntax, in type: String) {
    for clause in condition.clauses {
      switch clause.elements {
      case .decls(let members): collect(members, in: type)
      case .statements(let items):
        for item in items { if case .decl(let declaration) = item.item { collect(declaration, in: type) } }
      default: break
      }
    }
  }

  private mutating func add(_ name: String, _ kind: Declaration.Kind, in type: String) {
    declarations.members[MemberName(type: type, name: name), default: []]
      .append(Declaration(kind: kind, file: file, type: type))
  }

  private static func join(_ type: String, _ name: String) -> String {
    type.isEmpty ? name : type + "." + name
  }
}
