extension LocalizedSurface {
  /// The index, from 0, of a button that merely agrees to what destroys: the only one beside a way out, without a role.
  var buttonAgreeingToDestroy: Int? {
    let buttons = surface.buttons
    guard surface.kind.isAlertOrSheet, surface.buttonsAreComplete, buttons.count == 2,
      let index = buttons.firstIndex(where: { $0.role == .default }),
      !meaning(ofButton: index).terms.isDisjoint(with: Self.agreement)
    else { return nil }
    let other = meaning(ofButton: 1 - index)
    let isWayOut = buttons[1 - index].role == .cancel || other.saysCancel || other.terms.contains(.no)
    return isWayOut && destroyingQuestion != nil ? index : nil
  }

  private static let agreement: Set<Term> = [.ok, .yes, "Continue", "Confirm", "Proceed"]
}
