internal import AlertKitCore
internal import SwiftSyntax

extension Resolver {
  /// What a name means where it is used; nil, and remembered as missed, where no parsed file declares it.
  func meaning(of name: String, at node: Syntax, in scope: Scope) -> Meaning? {
    if let local = NameLookup(name: name).meaning(from: node) { return local }
    var type = node.enclosingType
    while !type.isEmpty {
      let found = index.members(name, of: type)
      if !found.isEmpty { return .declarations(found) }
      miss(type: type.lastName, name: name)
      type = type.outerType
    }
    let globals = index.members(name, of: "")
    if !globals.isEmpty { return .declarations(globals) }
    if name.first?.isUppercase != true { miss(type: nil, name: name) }
    return nil
  }

  /// The declarations that a dotted name leads to, as in `L10n.Alert.title`, `viewModel.title` and `self.title`.
  func declarations(of member: String, on base: ExprSyntax, in scope: Scope) -> [Declaration] {
    guard let type = type(of: base, in: scope) else { return [] }
    let found = index.members(member, of: type)
    if found.isEmpty { miss(type: type.lastName, name: member) }
    return found
  }

  /// The path of the type that an expression names or is of.
  func type(of expression: ExprSyntax, in scope: Scope) -> String? {
    let expression = expression.unwrapped
    guard takeStep(scope) else { return nil }
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr: return "String"
    case .functionCallExpr(let call): return type(ofCall: call, in: scope)
    case .declReferenceExpr(let reference):
      let name = reference.baseName.bareText.withoutProjection
      if name == "self" || name == "Self" {
        if let operand = scope.bindings["self"], name == "self" { return type(of: operand.expression, in: operand.scope) }
        return expression.enclosingType
      }
      return type(named: [name], at: expression) ?? type(ofValue: name, at: Syntax(expression), in: scope)
    case .memberAccessExpr(let member):
      if let path = expression.namePath, path.first != "self", let type = type(named: path, at: expression) { return type }
      guard let base = member.base else { return nil }
      let name = member.declName.baseName.bareText
      if ["shared", "default", "current", "self", "main", "wrappedValue"].contains(name), let own = type(of: base, in: scope),
        index.members(name, of: own).isEmpty
      {
        return own
      }
      return firstType(of: declarations(of: name, on: base, in: scope), in: scope)
    default: return nil
    }
  }

  /// A type by its name; a capitalized name that no file declares is remembered.
  private func type(named path: [String], at node: ExprSyntax) -> String? {
    if let type = index.type(path, from: node.enclosingType) { return type }
    if let first = path.first, first.first?.isUppercase == true, index.type([first], from: node.enclosingType) == nil {
      miss(type: first, name: nil)
      return path.count == 1 ? first : nil
    }
    // An extension in another file may declare the inner type.
    if path.count > 1, let inner = path.dropFirst().first(where: { $0.first?.isUppercase == true }) {
      miss(type: inner, name: nil)
    }
    return nil
  }

  private func type(ofCall call: FunctionCallExprSyntax, in scope: Scope) -> String? {
    if let path = call.calledExpression.namePath, path.last?.first?.isUppercase == true {
      return index.type(path, from: call.enclosingType) ?? path.joined(separator: ".")
    }
    if call.calleeName == "init", let base = call.base { return type(of: base, in: scope) }
    return nil
  }

  private func type(ofValue name: String, at node: Syntax, in scope: Scope) -> String? {
    switch meaning(of: name, at: node, in: scope) {
    case .local(let binding, _, _): return type(of: binding, in: deeper(scope))
    case .unwrapped(let expression): return type(of: expression, in: deeper(scope))
    case .parameter(let parameter):
      if let operand = scope.bindings[name], let type = type(of: operand.expression, in: deeper(operand.scope, from: scope)) {
        return type
      }
      return known(parameter.type.nominalPath, at: node)
    case .element(let sequence):
      if let operand = scope.bindings[name] { return type(of: operand.expression, in: deeper(operand.scope, from: scope)) }
      guard let path = sequence.unwrapped.namePath, path.last == "allCases" else { return nil }
      return index.type(Array(path.dropLast()), from: node.enclosingType)
    case .declarations(let declarations): return firstType(of: declarations, in: scope)
    case .localFunction, .opaque, nil: return nil
    }
  }

  private func firstType(of declarations: [Declaration], in scope: Scope) -> String? {
    for declaration in declarations {
      if let type = type(of: declaration, in: scope) { return type }
    }
    return nil
  }

  private func type(of declaration: Declaration, in scope: Scope) -> String? {
    switch declaration.kind {
    case .variable(let binding, _): type(of: binding, in: deeper(Scope(file: declaration.file), from: scope))
    case .enumCase: declaration.type
    case .function(let function):
      function.signature.returnClause.flatMap { known($0.type.nominalPath, at: Syntax(function)) }
    case .initializer: declaration.type
    }
  }

  private func type(of binding: PatternBindingSyntax, in scope: Scope) -> String? {
    if let annotation = binding.typeAnnotation { return known(annotation.type.nominalPath, at: Syntax(binding)) }
    return binding.initializer.flatMap { type(of: $0.value, in: scope) }
  }

  /// The path of a type by its written name; the name itself where no parsed file declares it.
  private func known(_ name: String, at node: Syntax) -> String? {
    let names = name.split(separator: ".").map(String.init)
    if let path = index.type(names, from: node.enclosingType) { return path }
    if let first = names.first, first.first?.isUppercase == true { miss(type: first, name: nil) }
    return name
  }
}

extension String {
  /// The variable whose projection a name is: `item` of `$item`, but not of a closure's `$0`.
  var withoutProjection: String {
    hasPrefix("$") && dropFirst().first?.isNumber == false ? String(dropFirst()) : self
  }

  /// The last name of a dotted path.
  var lastName: String { lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self }

  /// A dotted path without its last name.
  var outerType: String { lastIndex(of: ".").map { String(self[..<$0]) } ?? "" }
}
