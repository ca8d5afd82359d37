internal import AlertKitCore
internal import SwiftParser
internal import SwiftSyntax

extension Resolver {
  /// The text of `base.name`: a constant, a computed property, or a property that looks a key up.
  func evaluate(_ member: MemberAccessExprSyntax, in scope: Scope, style: TextStyle) -> StringReference? {
    let name = member.declName.baseName.bareText
    let whole = StringReference.dynamic(member.trimmedDescription)
    guard let base = member.base else { return implicitMember(name, member, in: scope, style: style) }
    if name == "rawValue", let text = rawValue(of: base, in: scope) {
      return .literal(text, range: scope.file.range(of: member))
    }
    if Localizer.isName(name), let key = constantRoot(of: base, in: scope) {
      return .key(key, table: nil, defaultValue: nil, range: scope.file.range(of: base))
    }
    let found = declarations(of: name, on: base, in: scope)
    guard !found.isEmpty else { return symbol(name, of: base, at: member, in: scope, style: style) ?? whole }
    let receiver = Operand(expression: base, scope: scope)
    return value(of: found, named: member.trimmedDescription, in: scope, style: style, receiver: receiver)
  }

  /// `.name` where the place asks for a text: a static member of a text's type, or the symbol that is made for a catalog's key.
  private func implicitMember(
    _ name: String, _ member: MemberAccessExprSyntax, in scope: Scope, style: TextStyle
  ) -> StringReference? {
    for type in ["LocalizedStringResource", "LocalizedStringKey", "String", "Text"] {
      let found = index.members(name, of: type)
      if !found.isEmpty { return value(of: found, named: "." + name, in: scope, style: style) }
      miss(type: type, name: name)
    }
    guard style == .localizable else { return .dynamic(member.trimmedDescription) }
    return symbol(name, table: nil, at: member, in: scope)
  }

  /// The symbol of a catalog's key by a longer path: `LocalizedStringResource.name`, or `.Table.name`.
  private func symbol(
    _ name: String, of base: ExprSyntax, at member: MemberAccessExprSyntax, in scope: Scope, style: TextStyle
  ) -> StringReference? {
    var table: String?
    var root = base
    if let inner = base.as(MemberAccessExprSyntax.self), inner.declName.baseName.bareText.first?.isUppercase == true {
      table = inner.declName.baseName.bareText
      guard let outer = inner.base else {
        guard style == .localizable else { return nil }
        return symbol(name, table: table, at: member, in: scope)
      }
      root = outer
    }
    guard root.namePath == ["LocalizedStringResource"] else { return nil }
    return symbol(name, table: table, at: member, in: scope)
  }

  private func symbol(
    _ name: String, table: String?, at member: MemberAccessExprSyntax, in scope: Scope
  ) -> StringReference {
    .symbol(name, table: table, expression: member.trimmedDescription, range: scope.file.range(of: member))
  }

  /// The text of `.name(5)` where the place asks for a text: a static function of a text's type, or a symbol with values in it.
  func implicitCall(_ call: FunctionCallExprSyntax, in scope: Scope) -> StringReference? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
    let name = member.declName.baseName.bareText
    guard name != "init" else { return nil }
    for type in ["LocalizedStringResource", "LocalizedStringKey", "Text"] {
      for callable in index.members(name, of: type).compactMap(\.callable) {
        guard let body = callable.body, let inner = bound(callable, to: call, in: scope) else { continue }
        return results(of: body, in: inner, style: .localizable)
      }
      miss(type: type, name: name)
    }
    return symbol(name, table: nil, at: member, in: scope)
  }

  /// The raw value of an expression that is a case of an enum.
  func rawValue(of expression: ExprSyntax, in scope: Scope) -> String? {
    let expression = expression.unwrapped
    guard takeStep(scope) else { return nil }
    if let name = expression.namePath, name.count == 1 {
      guard let operand = scope.bindings[name[0]] else { return nil }
      return rawValue(of: operand.expression, in: deeper(operand.scope, from: scope))
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    let name = member.declName.baseName.bareText
    for declaration in declarations(of: name, on: base, in: scope) {
      guard case .enumCase(let element) = declaration.kind else { continue }
      guard let value = element.rawValue?.value else { return name }
      return value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
    return nil
  }

  /// The literal that a chain of calls starts with: `"key"` of `"key".put(…).localized()`.
  func constantRoot(of expression: ExprSyntax, in scope: Scope) -> String? {
    let expression = expression.unwrapped
    if let literal = expression.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.base.flatMap { constantRoot(of: $0, in: scope) }
    }
    return constant(expression, in: deeper(scope))
  }
}

/// Functions and properties that look up a key, by the names that apps give them.
enum Localizer {
  private static let others: Set<String> = [
    "localizedcapitalized", "localizeduppercase", "localizedlowercase", "localizeddescription", "localizedstandardcontains",
    "localizedcasesensitivecompare", "localizedcompare",
  ]

  static func isName(_ name: String) -> Bool {
    let name = name.lowercased()
    if name.contains("localizedstring") || name.contains("localisedstring") { return true }
    return (name.hasPrefix("localiz") || name.hasPrefix("localis")) && !others.contains(name)
  }
}
