internal import AlertKitCore
internal import SwiftSyntax

/// A call that puts an alert together.
struct AlertSite {
  enum Kind {
    case uiKit
    /// SwiftUI's `.alert(…)` or `.confirmationDialog(…)`.
    case modifier
    /// SwiftUI's `Alert(…)` or `ActionSheet(…)`.
    case value
    /// The Composable Architecture's `AlertState` or `ConfirmationDialogState`.
    case state(SurfaceKind)
    /// A call of the app's own that the configuration declares.
    case wrapper(AlertWrapper)
    /// `UNNotificationCategory(…)`
    case category
    /// `UNMutableNotificationContent()`
    case content
    /// `UNNotificationAction(…)`
    case action
    /// `requestAuthorization(options:)`
    case permissionRequest
  }

  let kind: Kind
  let call: FunctionCallExprSyntax

  /// The sites of a file, in order of place.
  static func all(in file: ParsedFile, wrappers: WrapperSites) -> [AlertSite] {
    let finder = SiteFinder(wrappers: wrappers)
    finder.walk(file.tree)
    return finder.sites.sorted { $0.place < $1.place }
  }

  private var place: AbsolutePosition { call.calleeToken?.position ?? call.position }

  private static let alertLabels: Set<String> = [
    "title", "message", "dismissButton", "primaryButton", "secondaryButton", "buttons",
  ]

  fileprivate init?(_ call: FunctionCallExprSyntax, wrappers: WrapperSites) {
    self.call = call
    if let wrapper = wrappers.wrapper(of: call) {
      kind = .wrapper(wrapper)
    } else if call.calleeName == "UNNotificationCategory" || call.labels.contains("intentIdentifiers") {
      kind = .category
    } else if call.makesContent {
      kind = .content
    } else if let state = AlertStateReader.kind(of: call) {
      kind = .state(state)
    } else if call.calleeName == "UNNotificationAction" || call.calleeName == "UNTextInputNotificationAction" {
      kind = .action
    } else if PermissionRequests.isCandidate(call) {
      kind = .permissionRequest
    } else if Self.isUIKit(call) {
      kind = .uiKit
    } else if Self.isValue(call) {
      kind = .value
    } else if Self.isModifier(call) {
      kind = .modifier
    } else {
      return nil
    }
  }

  /// Whether a call makes a `UIAlertController`. What an initializer of its own type does is told where it is called.
  static func isUIKit(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.calleeName else { return false }
    let base = call.base?.namePath
    if base == ["self"] || base == ["super"] { return false }
    if name == "UIAlertController" || call.labels.contains("preferredStyle") { return true }
    if base == nil, name.hasSuffix("AlertController"), name.first?.isUppercase == true { return true }
    return base == ["UIAlertController"]
  }

  private static func isValue(_ call: FunctionCallExprSyntax) -> Bool {
    guard let first = call.arguments.first, first.label?.text == "title",
      call.labels.allSatisfy({ $0.map(alertLabels.contains) ?? false })
    else { return false }
    let base = call.base?.namePath
    switch call.calleeName {
    case "Alert", "ActionSheet": return base == nil || base == ["SwiftUI"]
    case "init":
      guard base == nil else { return base == ["Alert"] || base == ["ActionSheet"] }
      return modifierAround(call).map { ["alert", "actionSheet"].contains($0.calleeName) } ?? false
    default: return false
    }
  }

  /// The call whose closure gives back a call, as `.alert(isPresented:) { .init(…) }` does.
  private static func modifierAround(_ call: FunctionCallExprSyntax) -> FunctionCallExprSyntax? {
    var node = call.parent
    while let current = node {
      if let closure = current.as(ClosureExprSyntax.self) { return closure.enclosingCall }
      node = current.parent
    }
    return nil
  }

  private static func isModifier(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.calleeName == "alert" || call.calleeName == "confirmationDialog",
      call.base != nil || call.calledExpression.is(DeclReferenceExprSyntax.self) || call.isConditionalModifier
    else { return false }
    let labels = Set(call.labels.compactMap(\.self))
    let hasTitle =
      call.labels.first == .some(nil) || labels.contains("title") || labels.contains("message")
      || call.additionalTrailingClosures.contains { $0.label.text == "message" }
    let hasClosures = call.trailingClosure != nil || labels.contains("actions")
    let isShown = !labels.isDisjoint(with: ["isPresented", "presenting", "unwrapping", "item", "error"])
    return labels.contains("error") && isShown || hasTitle && (isShown || hasClosures) && !call.isPattern
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call stands in a pattern, as `case .alert(let text)` does.
  fileprivate var isPattern: Bool {
    arguments.contains { $0.expression.is(PatternExprSyntax.self) }
  }

  /// Whether the call is a modifier that stands in an `#if` behind its view.
  fileprivate var isConditionalModifier: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self) {
        return clause.parent?.parent?.parent?.is(PostfixIfConfigExprSyntax.self) ?? false
      }
      let isChained =
        parent.as(MemberAccessExprSyntax.self)?.base?.id == node.id
        || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        || parent.as(PostfixIfConfigExprSyntax.self)?.base?.id == node.id
      guard isChained else { return false }
      node = parent
    }
    return false
  }
}

private final class SiteFinder: SyntaxVisitor {
  private(set) var sites: [AlertSite] = []
  private let wrappers: WrapperSites

  init(wrappers: WrapperSites) {
    self.wrappers = wrappers
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let site = AlertSite(node, wrappers: wrappers) { sites.append(site) }
    return .visitChildren
  }
}
