internal import AlertKitCore
internal import SwiftSyntax

/// Reads SwiftUI's alerts and confirmation dialogs.
struct SwiftUIReader {
  let resolver: Resolver

  /// The alert of `.alert(…)` or `.confirmationDialog(…)`.
  func modifier(_ call: FunctionCallExprSyntax, in scope: Scope) -> AlertDraft? {
    let kind: SurfaceKind = call.calleeName == "alert" ? .alert : .confirmationDialog
    var draft = draft(kind, call, in: scope)
    draft.title = title(of: call, in: scope)
    draft.message = call.closure("message").flatMap { text(of: $0, in: scope) }
    if let actions = call.closure("actions") ?? call.trailingClosure.map({ ExprSyntax($0) }) {
      addContent(of: actions, to: &draft, in: scope)
    }
    addImplicitButtons(to: &draft)
    return draft
  }

  /// Adds the buttons and text fields that `actions` hold.
  func addContent(of actions: ExprSyntax, to draft: inout AlertDraft, in scope: Scope) {
    let content = ViewReader(resolver: resolver).content(of: actions, in: scope)
    draft.buttons = content.buttons
    draft.textFields = content.textFields
    draft.isComplete = content.isComplete
  }

  private func title(of call: FunctionCallExprSyntax, in scope: Scope) -> StringReference? {
    if let visibility = call.argument("titleVisibility")?.as(MemberAccessExprSyntax.self),
      visibility.declName.baseName.text == "hidden"
    {
      return nil
    }
    if let title = call.argument("title") { return text(of: title, in: scope) }
    if let first = call.arguments.first, first.label == nil { return text(of: first.expression, in: scope) }
    // What an overload of the app's own takes has the title, which an alert must have.
    let holders = call.calleeName == "alert" ? ["error", "item", "presenting", "unwrapping"] : ["error"]
    return call.argument(anyOf: holders).map { .dynamic($0.trimmedDescription) }
  }

  /// The alert of `Alert(…)` or `ActionSheet(…)`.
  func value(_ call: FunctionCallExprSyntax, in scope: Scope) -> AlertDraft? {
    let isSheet = call.calleeName == "ActionSheet" || call.argument("buttons") != nil
    return value(call, isSheet ? .actionSheet : .alert, in: scope)
  }

  /// The alert of a call that takes all of it as arguments.
  func value(_ call: FunctionCallExprSyntax, _ kind: SurfaceKind, in scope: Scope) -> AlertDraft {
    var draft = draft(kind, call, in: scope)
    draft.title = call.argument("title").flatMap { text(of: $0, in: scope) }
    draft.message = call.argument("message").flatMap { text(of: $0, in: scope) }
    for label in ["primaryButton", "secondaryButton", "dismissButton"] {
      guard let button = call.argument(label), !button.is(NilLiteralExprSyntax.self) else { continue }
      draft.buttons.append(self.button(button, in: scope))
    }
    if let list = call.argument("buttons") {
      let known = resolver.elements(of: list, in: scope)
      draft.isComplete = known?.areAll ?? false
      draft.buttons += known?.items.map { button($0.expression, in: $0.scope) } ?? []
      for index in draft.buttons.indices where draft.buttons[index].range.file != draft.range.file {
        draft.buttons[index].range = draft.range
      }
    }
    addImplicitButtons(to: &draft)
    return draft
  }

  func draft(_ kind: SurfaceKind, _ call: FunctionCallExprSyntax, in scope: Scope) -> AlertDraft {
    let range = scope.file.range(of: call.calleeToken.map(Syntax.init) ?? Syntax(call))
    return AlertDraft(kind, at: range, end: call.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  func addImplicitButtons(to draft: inout AlertDraft) {
    switch draft.kind {
    case .alert where draft.buttons.isEmpty && draft.isComplete: draft.implicitButtons = ["OK"]
    case .confirmationDialog where !draft.buttons.contains(where: { $0.role == .cancel }): draft.implicitButtons = ["Cancel"]
    default: break
    }
  }

  /// The text of an argument: a text, a view that shows one, or a closure that gives one of these.
  func text(of expression: ExprSyntax, in scope: Scope) -> StringReference? {
    let views = ViewReader(resolver: resolver)
    if let closure = expression.as(ClosureExprSyntax.self) { return views.text(in: closure.statements, scope) }
    if let text = views.text(ofFunction: expression, in: scope) { return text }
    return resolver.text(expression, in: scope, style: .localizable)
  }

  /// A button of `Alert.Button`'s functions.
  private func button(_ expression: ExprSyntax, in scope: Scope, depth: Int = 0) -> ButtonDraft {
    let expression = expression.unwrapped
    let range = scope.file.range(of: expression)
    if let call = expression.as(FunctionCallExprSyntax.self), let role = Self.roles[call.calleeName ?? ""] {
      let first = call.arguments.first { $0.label == nil }?.expression
      let text = first.flatMap { isAction($0) ? nil : resolver.text($0, in: scope, style: .localizable) }
      var made = ButtonDraft(text: text ?? .system("Cancel"), role: role, range: range)
      made.deeds = HandlerReader(resolver: resolver).deeds(ofButton: call, in: scope)
      return made
    }
    let followed = depth < 8 ? resolver.follow(expression, in: scope) : []
    let found = followed.map { button($0.expression, in: $0.scope, depth: depth + 1) }
    guard let first = found.first else {
      return ButtonDraft(text: .dynamic(expression.trimmedDescription), role: .unknown, range: range)
    }
    let role = found.allSatisfy { $0.role == first.role } ? first.role : .unknown
    var made = ButtonDraft(text: .oneOf(found.map(\.text)) ?? first.text, role: role, range: range)
    made.deeds = found.dropFirst().reduce(into: first.deeds) { $0.keep($1.deeds) }
    return made
  }

  private static let roles: [String: ButtonRole] = ["default": .default, "cancel": .cancel, "destructive": .destructive]

  /// Whether an argument of `.cancel` is what it does, not what it says.
  private func isAction(_ expression: ExprSyntax) -> Bool {
    expression.is(ClosureExprSyntax.self) || expression.is(NilLiteralExprSyntax.self)
  }
}
