internal import AlertKitCore

/// The buttons of alerts that others draw.
extension Evaluator {
  /// The closure that is given what collects the buttons: `AlertScreen(title: "…") { context in context.addAction(title: "…") }`.
  func builder(of site: Site) -> ClosureValue? {
    guard let closure = site.arguments.last(where: \.isTrailing)?.value.closure, closure.closure.parameters.count == 1,
      adds(closure.closure.parameters[0], in: closure.closure.body)
    else { return nil }
    return closure
  }

  /// Whether some code calls a method of a name's value that adds a button.
  private func adds(_ name: String, in body: [CodeStatement]) -> Bool {
    var adds = false
    CodeWalk.expressions(in: body) { expression, _ in
      if case .call(let call) = expression.kind, case .member(let base?, let method) = call.callee.kind, base.ownName == name {
        adds = adds || AlertLabels.addsButton(method)
      }
      return !adds
    }
    return adds
  }

  /// Adds the button that a call gives or describes.
  ///
  /// - Returns: Whether it is one that does.
  func addedButton(_ site: Site, to id: ObjectID) -> Bool {
    guard let cell = store.objects[id].fields["buttons"] else { return false }
    if let only = site.arguments.first, only.label == nil || ["action", "button", "actions", "buttons"].contains(only.label) {
      if let list = list(of: only.value) {
        each(of: list) { self.append($0, to: cell) }
        return true
      }
      if mayBeButton(only.value) {
        append(only.value, to: cell)
        return true
      }
    }
    guard let button = guessedAction(site) else { return false }
    append(button, to: cell)
    return true
  }

  /// Whether a value may be a button, or is a list of what may be: `[deleteAction]`.
  func mayBeButtons(_ value: Value) -> Bool {
    if mayBeButton(value) || mayBeButton(resolve(value)) { return true }
    guard let list = list(of: value), !list.elements.isEmpty else { return false }
    return list.elements.allSatisfy { if case .one(let value) = $0.kind { mayBeButtons(value) } else { false } }
  }
}
