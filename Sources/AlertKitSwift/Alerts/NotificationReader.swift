internal import AlertKitCore
internal import SwiftSyntax

/// Reads `UNNotificationCategory` and its actions.
struct NotificationReader {
  let resolver: Resolver

  /// The category that a call makes.
  func category(_ call: FunctionCallExprSyntax, in scope: Scope) -> Surface<StringReference> {
    var surface = Surface<StringReference>(.notificationCategory, at: call, in: scope)
    var category = NotificationCategory(identifier: resolver.identifier(call.argument("identifier"), in: scope))
    category.options = Set(resolver.memberNames(call.argument("options"), in: scope).compactMap { Self.categoryOptions[$0] })
    surface.category = category
    surface.placeholder = text(call.argument("hiddenPreviewsBodyPlaceholder"), in: scope)
    surface.summary = text(call.argument("categorySummaryFormat"), in: scope)
    guard let list = call.argument("actions") else { return surface }
    let known = resolver.elements(of: list, in: scope)
    surface.buttonsAreComplete = known?.areAll ?? false
    for item in known?.items ?? [] { surface.buttons += actions(item.expression, in: item.scope) }
    return surface
  }

  /// An action that stands alone; nil for one without a title.
  func looseAction(_ call: FunctionCallExprSyntax, in scope: Scope) -> Surface<StringReference>? {
    guard call.argument("title") != nil else { return nil }
    var surface = Surface<StringReference>(.notificationCategory, at: call, in: scope)
    surface.buttons = actions(ExprSyntax(call), in: scope)
    surface.buttonsAreComplete = false
    return surface
  }

  /// The actions that an expression may be; one of unknown role where it cannot be told.
  private func actions(_ expression: ExprSyntax, in scope: Scope, depth: Int = 0) -> [SurfaceButton<StringReference>] {
    let expression = expression.unwrapped
    let range = scope.file.range(of: expression)
    if let call = expression.as(FunctionCallExprSyntax.self), call.labels.contains("identifier") {
      let options = resolver.memberNames(call.argument("options"), in: scope)
      var action = NotificationAction<StringReference>(
        identifier: resolver.identifier(call.argument("identifier"), in: scope), isForeground: options.contains("foreground"),
        requiresAuthentication: options.contains("authenticationRequired"))
      if call.calleeName == "UNTextInputNotificationAction" {
        action.input = TextInput(
          button: text(call.argument("textInputButtonTitle"), in: scope),
          placeholder: text(call.argument("textInputPlaceholder"), in: scope))
      }
      let title = text(call.argument("title"), in: scope) ?? .literal("", range: range)
      let role: ButtonRole = options.contains("destructive") ? .destructive : .default
      return [SurfaceButton(title: title, role: role, range: range, action: action)]
    }
    let followed = depth < 8 ? resolver.follow(expression, in: scope) : []
    let found = followed.flatMap { actions($0.expression, in: $0.scope, depth: depth + 1) }
    guard found.isEmpty else { return found }
    return [SurfaceButton(title: .dynamic(expression.trimmedDescription), role: .unknown, range: range)]
  }

  private func text(_ expression: ExprSyntax?, in scope: Scope) -> StringReference? {
    expression.flatMap { resolver.text($0, in: scope, style: .verbatim) }
  }

  private static let categoryOptions: [String: NotificationCategoryOption] = [
    "customDismissAction": .customDismissAction, "allowInCarPlay": .allowInCarPlay,
    "hiddenPreviewsShowTitle": .hiddenPreviewsShowTitle, "hiddenPreviewsShowSubtitle": .hiddenPreviewsShowSubtitle,
    "allowAnnouncement": .allowAnnouncement,
  ]
}

extension Surface<StringReference> {
  /// A surface of nothing but its place.
  init(_ kind: SurfaceKind, at call: FunctionCallExprSyntax, in scope: Scope) {
    self.init(
      id: "", kind: kind, origin: .source, range: scope.file.range(of: call.calleeToken.map(Syntax.init) ?? Syntax(call)))
  }
}

extension Resolver {
  /// The name that an expression gives to something that only programs see.
  func identifier(_ expression: ExprSyntax?, in scope: Scope) -> Identifier {
    guard let expression else { return .dynamic("") }
    if case .literal(let name, _)? = text(expression, in: scope, style: .verbatim) {
      return .name(name, range: scope.file.range(of: expression))
    }
    return .dynamic(expression.trimmedDescription)
  }

  /// The names of an option set, or of a single option.
  func memberNames(_ expression: ExprSyntax?, in scope: Scope) -> [String] {
    guard let expression = expression?.unwrapped else { return [] }
    if let array = expression.as(ArrayExprSyntax.self) {
      return array.elements.flatMap { memberNames($0.expression, in: scope) }
    }
    if let member = expression.as(MemberAccessExprSyntax.self) { return [member.declName.baseName.bareText] }
    return follow(expression, in: scope).prefix(1).flatMap { memberNames($0.expression, in: $0.scope) }
  }
}
