extension LocalizedSurface {
  /// The fix that gives one button the cancel role, and to no other. A role says what a button does, so a person should look.
  func makingCancel(_ index: Int) -> Fix? {
    guard surface.origin == .spec else { return nil }
    var roles: [Int: ButtonRole] = [:]
    for other in surface.buttons.indices where other != index && surface.buttons[other].role == .cancel {
      roles[other] = meaning(ofButton: other).destroys ? .destructive : .default
    }
    if surface.buttons[index].role != .cancel { roles[index] = .cancel }
    return roles.isEmpty ? nil : Fix(.suggested, .roles(roles))
  }

  /// The fix that gives a button the destructive role; nil where it is the only one that cancels.
  func makingDestructive(_ index: Int) -> Fix? {
    guard surface.origin == .spec else { return nil }
    let isOnlyWayOut =
      surface.buttons[index].role == .cancel
      && !surface.buttons.indices.contains { $0 != index && meaning(ofButton: $0).saysCancel }
    return isOnlyWayOut ? nil : Fix(.suggested, .roles([index: .destructive]))
  }
}
