internal import AlertKitCore
internal import SwiftSyntax

/// Reads `UNNotificationCategory` and `UNMutableNotificationContent`.
struct NotificationReader {
  let resolver: Resolver

  /// The category that a call makes.
  func category(_ call: FunctionCallExprSyntax, in scope: Scope) -> Surface<StringReference> {
    var surface = surface(.notificationCategory, at: call, in: scope)
    var category = NotificationCategory(identifier: identifier(call.argument("identifier"), in: scope))
    category.options = Set(names(call.argument("options"), in: scope).compactMap { Self.categoryOptions[$0] })
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
    var surface = surface(.notificationCategory, at: call, in: scope)
    surface.buttons = actions(ExprSyntax(call), in: scope)
    surface.buttonsAreComplete = false
    return surface
  }

  /// The actions that an expression may be; one of unknown role where it cannot be told.
  private func actions(_ expression: ExprSyntax, in scope: Scope, depth: Int = 0) -> [SurfaceButton<StringReference>] {
    let expression = expression.unwrapped
    let range = scope.file.range(of: expression)
    if let call = expression.as(FunctionCallExprSyntax.self), call.labels.contains("identifier") {
      let options = names(call.argument("options"), in: scope)
      var action = NotificationAction<StringReference>(
        identifier: identifier(call.argument("identifier"), in: scope), isForeground: options.contains("foreground"),
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

  /// The notification of a content and what is assigned to it; nil where nothing is.
  func content(_ call: FunctionCallExprSyntax, in scope: Scope) -> Surface<StringReference>? {
    var surface = surface(.notification, at: call, in: scope)
    var content = NotificationContent()
    let holder = AlertHolder(of: call)
    for operation in holder.operations {
      guard case .assignment(let name, let value) = operation else { continue }
      let isSure = Branch.path(of: operation.syntax, within: holder.root).isEmpty
      assign(name, value, to: &surface, isSure: isSure, in: scope)
      assign(name, value, to: &content, in: scope)
    }
    surface.notification = content
    return surface.title == nil && surface.body == nil && content.category == nil ? nil : surface
  }

  private func assign(
    _ name: String, _ value: ExprSyntax, to surface: inout Surface<StringReference>, isSure: Bool, in scope: Scope
  ) {
    func joined(_ old: StringReference?) -> StringReference? {
      let new = text(value, in: scope)
      return isSure ? new : .oneOf([old, new])
    }
    switch name {
    case "title": surface.title = joined(surface.title)
    case "subtitle": surface.subtitle = joined(surface.subtitle)
    case "body": surface.body = joined(surface.body)
    case "summaryArgument": surface.summary = joined(surface.summary)
    default: break
    }
  }

  private func assign(_ name: String, _ value: ExprSyntax, to content: inout NotificationContent, in scope: Scope) {
    switch name {
    case "categoryIdentifier": content.category = identifier(value, in: scope)
    case "threadIdentifier": content.thread = identifier(value, in: scope)
    case "sound": content.sound = sound(value, in: scope)
    case "badge":
      let count = value.unwrapped.as(IntegerLiteralExprSyntax.self).flatMap { Int($0.literal.text) }
      content.badge = count.map { .count($0) } ?? .dynamic(value.trimmedDescription)
    case "interruptionLevel": content.interruptionLevel = names(value, in: scope).first.flatMap { Self.levels[$0] }
    default: break
    }
  }

  private func sound(_ value: ExprSyntax, in scope: Scope) -> NotificationSound? {
    if value.is(NilLiteralExprSyntax.self) { return nil }
    if names(value, in: scope) == ["default"] { return .standard }
    let named = value.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
    return named.flatMap { resolver.constant($0, in: scope) }.map { .named($0) } ?? .dynamic(value.trimmedDescription)
  }

  private func surface(_ kind: SurfaceKind, at call: FunctionCallExprSyntax, in scope: Scope) -> Surface<StringReference> {
    Surface(
      id: "", kind: kind, origin: .source, range: scope.file.range(of: call.calleeToken.map(Syntax.init) ?? Syntax(call)))
  }

  private func text(_ expression: ExprSyntax?, in scope: Scope) -> StringReference? {
    expression.flatMap { resolver.text($0, in: scope, style: .verbatim) }
  }

  private func identifier(_ expression: ExprSyntax?, in scope: Scope) -> Identifier {
    guard let expression else { return .dynamic("") }
    if case .literal(let name, _)? = text(expression, in: scope) { return .name(name, range: scope.file.range(of: expression)) }
    return .dynamic(expression.trimmedDescription)
  }

  /// The names of an option set, or of a single option.
  private func names(_ expression: ExprSyntax?, in scope: Scope) -> [String] {
    guard let expression = expression?.unwrapped else { return [] }
    if let array = expression.as(ArrayExprSyntax.self) { return array.elements.flatMap { names($0.expression, in: scope) } }
    if let member = expression.as(MemberAccessExprSyntax.self) { return [member.declName.baseName.bareText] }
    return resolver.follow(expression, in: scope).prefix(1).flatMap { names($0.expression, in: $0.scope) }
  }

  private static let categoryOptions: [String: NotificationCategoryOption] = [
    "customDismissAction": .customDismissAction, "allowInCarPlay": .allowInCarPlay,
    "hiddenPreviewsShowTitle": .hiddenPreviewsShowTitle, "hiddenPreviewsShowSubtitle": .hiddenPreviewsShowSubtitle,
    "allowAnnouncement": .allowAnnouncement,
  ]
  private static let levels: [String: InterruptionLevel] = [
    "passive": .passive, "active": .active, "timeSensitive": .timeSensitive, "critical": .critical,
  ]
}
