extension LocalizedSurface {
  /// The index, from 0, of a button that merely agrees to what destroys: the only one beside a way out, without the destructive role.
  var buttonAgreeingToDestroy: Int? {
    let buttons = surface.buttons
    guard surface.kind.isAlertOrSheet, surface.buttonsAreComplete else { return nil }
    let found: Int?
    switch buttons.count {
    // The framework adds the Cancel.
    case 1 where surface.implicitButtons == [Term.cancel.label]: found = agrees(0) ? 0 : nil
    case 2: found = buttons.indices.first { agrees($0) && isWayOut(1 - $0, beside: buttons[$0].role) }
    default: found = nil
    }
    guard let index = found else { return nil }
    return destroyingQuestion != nil ? index : nil
  }

  /// Whether a button does nothing, which leads back unless it reads as if it agreed to a loss.
  func isIdleWayBack(_ index: Int) -> Bool {
    surface.buttons[index].doesNothing == true && surface.buttons[index].role != .destructive
      && !meaning(ofButton: index).destroys && !(agrees(index) && destroyingQuestion != nil)
  }

  private func agrees(_ index: Int) -> Bool {
    let role = surface.buttons[index].role
    return (role == .default || role == .cancel) && !meaning(ofButton: index).terms.isDisjoint(with: Self.agreement)
  }

  /// Whether a button steps back; where the one that agrees has the cancel role, only its words can say so.
  private func isWayOut(_ index: Int, beside role: ButtonRole) -> Bool {
    let meaning = meaning(ofButton: index)
    return (role == .default && surface.buttons[index].role == .cancel) || meaning.saysCancel || meaning.terms.contains(.no)
  }

  private static let agreement: Set<Term> = [.ok, .yes, "Continue", "Confirm", "Proceed"]
}
