internal import AlertKitCore
internal import SwiftSyntax

/// Reads the buttons that expressions give: `UIAlertAction`s, and what holds or makes them.
struct ActionReader {
  let resolver: Resolver

  /// The buttons that an expression may be; one of unknown role where it cannot be told.
  func buttons(_ expression: ExprSyntax, in scope: Scope, depth: Int = 0) -> [ButtonDraft] {
    let expression = expression.unwrapped
    if let call = expression.as(FunctionCallExprSyntax.self), isAction(call) {
      let range = scope.file.range(of: call)
      let text = call.argument("title").flatMap { resolver.text($0, in: scope, style: .verbatim) }
      var button = ButtonDraft(
        text: text ?? .literal("", range: range), role: role(call.argument("style"), in: scope), range: range)
      button.deeds = HandlerReader(resolver: resolver).deeds(ofButton: call, in: scope)
      return [button]
    }
    let range = scope.file.range(of: expression)
    let followed = depth < 8 ? resolver.follow(expression, in: scope) : []
    var found: [ButtonDraft] = []
    for operand in followed where !operand.expression.unwrapped.is(NilLiteralExprSyntax.self) {
      found += buttons(operand.expression, in: operand.scope, depth: depth + 1)
    }
    guard var button = found.first else {
      if let call = expression.as(FunctionCallExprSyntax.self), call.base?.namePath?.last?.hasSuffix("AlertAction") == true,
        let named = guessed(call, in: scope)
      {
        return [named]
      }
      return [ButtonDraft(text: .dynamic(expression.trimmedDescription), role: .unknown, range: range)]
    }
    for other in found.dropFirst() {
      button.text = .oneOf([button.text, other.text]) ?? button.text
      if button.role != other.role { button.role = .unknown }
      button.deeds.keep(other.deeds)
    }
    button.name = button.name ?? expression.namePath?.last
    if button.range.file != range.file { button.range = range }
    return [button]
  }

  /// What the name and the arguments of a call say that makes a button, where what it runs is not to be found.
  func guessed(_ call: FunctionCallExprSyntax, in scope: Scope) -> ButtonDraft? {
    let plain = call.arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
    guard let title = call.argument(anyOf: ["title", "titled", "withTitle", "text"]) ?? plain,
      !title.is(ClosureExprSyntax.self), let text = resolver.text(title, in: scope, style: .verbatim)
    else { return nil }
    let style = call.argument(anyOf: ["style", "role"])
    let name = (call.calleeName ?? "").lowercased()
    let role: ButtonRole =
      style.map { self.role($0, in: scope) }
      ?? (name.contains("cancel") ? .cancel : name.contains("destructive") ? .destructive : .default)
    return ButtonDraft(text: text, role: role, range: scope.file.range(of: call))
  }

  private func isAction(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.labels.contains("title") else { return false }
    let name = call.calleeName ?? ""
    return name.hasSuffix("Action") && name.first?.isUppercase == true || name == "init"
  }

  /// The role that a style says; the default one where there is none.
  func role(_ style: ExprSyntax?, in scope: Scope, depth: Int = 0) -> ButtonRole {
    guard let style = style?.unwrapped, !style.is(NilLiteralExprSyntax.self) else { return .default }
    if let member = style.as(MemberAccessExprSyntax.self) {
      switch member.declName.baseName.bareText {
      case "cancel", "close": return .cancel
      case "destructive": return .destructive
      case "default", "none", "confirm": return .default
      default: break
      }
    }
    guard depth < 8 else { return .unknown }
    let roles = Set(resolver.follow(style, in: scope).map { role($0.expression, in: $0.scope, depth: depth + 1) })
    return roles.count == 1 ? roles.first! : .unknown
  }
}
