internal import AlertKitCore
internal import SwiftSyntax

/// Tells what an alert is for from what its buttons do and when it comes up.
struct AlertPurpose {
  let resolver: Resolver

  /// The purpose of the alert that a call makes; nil where it has none that is named, or none that is certain.
  func purpose(of call: FunctionCallExprSyntax, _ draft: AlertDraft, in scope: Scope) -> SurfacePurpose? {
    let deeds = draft.buttons.map(\.deeds)
    if deeds.contains(where: { $0.effect == .requestsNotificationPermission }) { return .notificationPermission }
    guard deeds.contains(where: { $0.effects.contains(.opensSettings) }) || deeds.allSatisfy(\.areAll),
      scope.file.mentionsDenial, DeniedBranch(resolver: resolver, scope: scope).holds(call)
    else { return nil }
    return .notificationSettings
  }
}
