internal import AlertKitCore
internal import SwiftSyntax

/// Reads the alerts that the Composable Architecture describes as state.
struct AlertStateReader {
  let resolver: Resolver

  private static let kinds: [String: SurfaceKind] = [
    "AlertState": .alert, "ConfirmationDialogState": .confirmationDialog, "ActionSheetState": .actionSheet,
  ]

  /// What a call describes; nil for any other call.
  static func kind(of call: FunctionCallExprSyntax) -> SurfaceKind? {
    guard let name = call.calleeName else { return nil }
    if let kind = kinds[name] { return hasContent(call) ? kind : nil }
    guard name == "Self" || name == "init", hasContent(call) else { return nil }
    if name == "init", let base = call.base {
      return base.nominalName.flatMap { $0 == "Self" ? kinds[call.enclosingType.lastName] : kinds[$0] }
    }
    if let kind = kinds[call.enclosingType.lastName] { return kind }
    return name == "init" && isText(call) ? .alert : nil
  }

  private static func hasContent(_ call: FunctionCallExprSyntax) -> Bool {
    call.trailingClosure != nil || call.argument("title") != nil
  }

  /// Whether the title of `.init(…)` says that it is such a state.
  private static func isText(_ call: FunctionCallExprSyntax) -> Bool {
    let title = call.argument("title") ?? call.trailingClosure.flatMap { Body.value(of: $0.statements) }
    return title?.unwrapped.as(FunctionCallExprSyntax.self)?.calleeName == "TextState"
  }

  /// The alert that a call describes.
  func alert(_ call: FunctionCallExprSyntax, _ kind: SurfaceKind, in scope: Scope) -> AlertDraft {
    let reader = SwiftUIReader(resolver: resolver)
    let hasBuilders = call.trailingClosure != nil || call.argument("actions") != nil
    guard hasBuilders else { return reader.value(call, kind, in: scope) }
    var draft = reader.draft(kind, call, in: scope)
    let isHidden = call.argument("titleVisibility")?.trimmedDescription.hasSuffix(".hidden") ?? false
    let title = call.argument("title") ?? call.trailingClosure.map { ExprSyntax($0) }
    draft.title = isHidden ? nil : title.flatMap { reader.text(of: $0, in: scope) }
    draft.message = call.closure("message").flatMap { reader.text(of: $0, in: scope) }
    if let actions = call.closure("actions") { reader.addContent(of: actions, to: &draft, in: scope) }
    reader.addImplicitButtons(to: &draft)
    return draft
  }
}

extension ExprSyntax {
  /// The last name of a type that is written as an expression, without its generic arguments.
  fileprivate var nominalName: String? {
    self.as(GenericSpecializationExprSyntax.self)?.expression.namePath?.last ?? namePath?.last
  }
}
