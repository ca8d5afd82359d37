internal import AlertKitCore
internal import SwiftSyntax

extension Resolver {
  private static let tableLabels = ["table", "tableName", "in"]
  private static let valueLabels = ["defaultValue", "value", "fallback", "default"]

  /// The text that a call gives.
  func evaluate(_ call: FunctionCallExprSyntax, in scope: Scope, style: TextStyle) -> StringReference? {
    if let closure = call.calledExpression.unwrapped.as(ClosureExprSyntax.self) {
      return results(of: closure.statements, in: deeper(scope), style: style)
    }
    guard let name = call.calleeName else { return .dynamic(call.trimmedDescription) }
    if let known = known(name, call, in: scope, style: style) { return known.value }
    if let text = declared(call, named: name, in: scope, style: style) { return text }
    return (style == .localizable ? implicitCall(call, in: scope) : nil) ?? .dynamic(call.trimmedDescription)
  }

  /// A text, or that there is none.
  private struct Known {
    let value: StringReference?
  }

  /// What a call of the platform's, or of a localization library's, gives; nil for any other.
  private func known(_ name: String, _ call: FunctionCallExprSyntax, in scope: Scope, style: TextStyle) -> Known? {
    switch name {
    case "NSLocalizedString": return lookup(call.argument(nil) ?? call.argument("key"), call, in: scope)
    case "Text", "TextState", "Label", "LocalizedStringKey", "LocalizedStringResource", "AttributedString":
      return label(call, in: scope)
    case "String", "NSString", "NSAttributedString", "init": return string(call, in: scope, style: style)
    case "localizedStringWithFormat": return call.argument(nil).map { Known(value: evaluate($0, in: scope, style: .verbatim)) }
    case "tr": return generated(call, in: scope)
    case "replacingOccurrences", "replacing":
      return call.base.map { Known(value: evaluate($0, in: scope, style: .verbatim)) }
    case _ where Localizer.isName(name): return localizer(call, in: scope)
    default:
      // Modifiers of a text: `Text("key").bold()`.
      guard let root = call.rootCall, root.calleeName == "Text" || root.calleeName == "Label" else { return nil }
      return Known(value: evaluate(root, in: scope, style: style))
    }
  }

  private func lookup(_ key: ExprSyntax?, _ call: FunctionCallExprSyntax, in scope: Scope) -> Known? {
    key.map { key in
      let table = call.argument(anyOf: Self.tableLabels)
      let value = call.argument(anyOf: Self.valueLabels)
      return Known(value: self.key(key, table: table, value: value, in: scope))
    }
  }

  /// `Text(…)` and others that take a key in place of a text.
  private func label(_ call: FunctionCallExprSyntax, in scope: Scope) -> Known? {
    if let verbatim = call.argument("verbatim") { return Known(value: evaluate(verbatim, in: scope, style: .verbatim)) }
    if let key = call.argument("localized") { return lookup(key, call, in: scope) }
    if let first = call.argument(nil) ?? call.argument("stringLiteral") {
      if let literal = evaluate(first, in: scope, style: .localizable),
        case .key(let key, let table, let value, let range) = literal
      {
        let table = table ?? call.argument(anyOf: Self.tableLabels).flatMap { constant($0, in: scope) }
        let value = value ?? call.argument(anyOf: Self.valueLabels).flatMap { constant($0, in: scope) }
        return Known(value: .key(key, table: table, defaultValue: value, range: range))
      }
      return Known(value: evaluate(first, in: scope, style: .localizable))
    }
    if let closure = call.trailingClosure, let title = Body.value(of: closure.statements) {
      return Known(value: evaluate(title, in: scope, style: .localizable))
    }
    return nil
  }

  private func string(_ call: FunctionCallExprSyntax, in scope: Scope, style: TextStyle) -> Known? {
    if let format = call.argument("format") { return Known(value: evaluate(format, in: scope, style: .verbatim)) }
    if let key = call.argument("localized") {
      let isResource = !key.unwrapped.is(StringLiteralExprSyntax.self)
      if isResource { return Known(value: evaluate(key, in: scope, style: .localizable)) }
      return lookup(key, call, in: scope)
    }
    if let text = call.argument("verbatim") ?? call.argument("string") {
      return Known(value: evaluate(text, in: scope, style: .verbatim))
    }
    guard call.arguments.count == 1, let only = call.argument(nil) else { return nil }
    return Known(value: evaluate(only, in: scope, style: call.calleeName == "init" ? style : .verbatim))
  }

  /// SwiftGen's and Tuist's `tr("Table", "key", …)`.
  private func generated(_ call: FunctionCallExprSyntax, in scope: Scope) -> Known? {
    let names = call.arguments.prefix { $0.label == nil }.prefix(2).map(\.expression)
    guard let first = names.first else { return nil }
    guard names.count == 2, constant(names[1], in: scope) != nil else { return lookup(first, call, in: scope) }
    return Known(value: key(names[1], table: first, value: call.argument(anyOf: Self.valueLabels), in: scope))
  }

  /// `String.localized("key")`, `"key".localized(…)` and the like.
  private func localizer(_ call: FunctionCallExprSyntax, in scope: Scope) -> Known? {
    if let base = call.base, let key = constantRoot(of: base, in: scope) {
      let table = call.argument(anyOf: Self.tableLabels).flatMap { constant($0, in: scope) }
      return Known(value: .key(key, table: table, defaultValue: nil, range: scope.file.range(of: base)))
    }
    let given = call.argument(anyOf: ["forKey", "key", "for", "id"]) ?? call.argument(nil)
    guard let given, let found = lookup(given, call, in: scope), let value = found.value, value.isStatic else { return nil }
    return found
  }

  /// `#localize("key")`.
  func text(of macro: MacroExpansionExprSyntax, in scope: Scope) -> StringReference? {
    let whole = StringReference.dynamic(macro.trimmedDescription)
    guard Localizer.isName(macro.macroName.text), let first = macro.arguments.first?.expression else { return whole }
    let table = macro.arguments.first { Self.tableLabels.contains($0.label?.text ?? "") }?.expression
    return key(first, table: table, value: nil, in: scope) ?? whole
  }

  /// What a function of the app's gives for the arguments of a call; nil where its declaration is not to be found.
  private func declared(
    _ call: FunctionCallExprSyntax, named name: String, in scope: Scope, style: TextStyle
  ) -> StringReference? {
    for callable in callables(of: call, named: name, in: scope) {
      guard let body = callable.body, let inner = bound(callable, to: call, in: scope) else { continue }
      let text = results(of: body, in: inner, style: style)
      if case .dynamic? = text { continue }
      return text
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// The first call of a chain: `Text("key")` of `Text("key").bold().padding()`.
  var rootCall: FunctionCallExprSyntax? {
    guard let inner = base?.unwrapped.as(FunctionCallExprSyntax.self) else { return nil }
    return inner.rootCall ?? inner
  }
}
