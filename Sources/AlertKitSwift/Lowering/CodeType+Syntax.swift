internal import AlertKitCode
internal import SwiftSyntax

extension CodeType {
  /// A type as it is written, without what does not tell values: optional marks, attributes, `some` and `any`, a framework's name.
  init(_ node: TypeSyntax, depth: Int = 0) {
    guard depth < 500 else {
      self.init("")
      return
    }
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): self.init(named: type.name.bareText, type.genericArgumentClause, depth)
    case .memberType(let type):
      let base = CodeType(type.baseType, depth: depth + 1).name
      let path = Self.frameworks.contains(base) ? type.name.bareText : base + "." + type.name.bareText
      self.init(named: path, type.genericArgumentClause, depth)
    case .optionalType(let type): self.init(type.wrappedType, depth: depth + 1)
    case .implicitlyUnwrappedOptionalType(let type): self.init(type.wrappedType, depth: depth + 1)
    case .attributedType(let type): self.init(type.baseType, depth: depth + 1)
    case .someOrAnyType(let type): self.init(type.constraint, depth: depth + 1)
    case .metatypeType(let type): self.init(type.baseType, depth: depth + 1)
    case .arrayType(let type): self.init("[]", [CodeType(type.element, depth: depth + 1)])
    case .dictionaryType(let type):
      self.init("[:]", [CodeType(type.key, depth: depth + 1), CodeType(type.value, depth: depth + 1)])
    case .functionType(let type):
      let types = [type.returnClause.type] + type.parameters.map(\.type)
      self.init("->", types.map { CodeType($0, depth: depth + 1) })
    case .compositionType(let type):
      if let first = type.elements.first { self.init(first.type, depth: depth + 1) } else { self.init("") }
    case .tupleType(let type):
      if type.elements.count == 1, let only = type.elements.first {
        self.init(only.type, depth: depth + 1)
      } else {
        self.init(
          "()", type.elements.map { CodeType($0.type, depth: depth + 1) },
          labels: type.elements.map { $0.firstName.map(\.bareText) })
      }
    default: self.init("")
    }
  }

  /// What a type is all of: `Screen & Telling`.
  static func each(of node: TypeSyntax) -> [CodeType] {
    guard let composed = node.as(CompositionTypeSyntax.self) else { return [CodeType(node)] }
    return composed.elements.map { CodeType($0.type) }
  }

  private init(named name: String, _ clause: GenericArgumentClauseSyntax?, _ depth: Int) {
    let arguments: [CodeType] =
      clause?.arguments.compactMap {
        guard case .type(let type) = $0.argument else { return nil }
        return CodeType(type, depth: depth + 1)
      } ?? []
    switch (name, arguments.count) {
    case ("Optional", 1): self = arguments[0]
    case ("Array", 1): self.init("[]", arguments)
    case ("Dictionary", 2): self.init("[:]", arguments)
    default: self.init(name, arguments)
    }
  }

  private static let frameworks: Set<String> = ["Swift", "Foundation", "UIKit", "SwiftUI", "Combine", "UserNotifications"]
}
