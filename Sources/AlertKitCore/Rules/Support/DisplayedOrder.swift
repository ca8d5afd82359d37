extension Surface {
  /// Whether it is known which buttons there are, in which order and with which roles.
  var buttonsAreKnown: Bool {
    buttonsAreComplete && !buttons.contains { $0.role == .unknown }
  }

  /// How many buttons a person sees, those that the framework adds included.
  var shownButtonCount: Int { buttons.count + implicitButtons.count }

  /// Indexes of the buttons as the platform shows them: from the left in an alert of two, else from the top.
  ///
  /// A button with the cancel role goes left of two, or to the bottom; the others keep their order. Buttons that the framework
  /// adds are left out.
  var displayedOrder: [Int] {
    let cancels = buttons.indices.filter { buttons[$0].role == .cancel }
    let others = buttons.indices.filter { buttons[$0].role != .cancel }
    return standsInRow ? cancels + others : others + cancels
  }

  /// Whether the buttons stand side by side where their titles fit.
  var standsInRow: Bool { kind == .alert && shownButtonCount == 2 }
}

extension Surface {
  /// How much something weighs that is an error where all is known: a spec says all, while code may add, take away or close in a
  /// way that is not seen. Nil for the rule's own severity.
  var severityInCode: Severity? { origin == .spec ? nil : .warning }
}

extension Surface<Copy> {
  /// Whether it is known what the alert has, so that what is not seen is not there: all of its buttons, and of a text that is
  /// chosen at run time each alternative. What a single text says may be known only then.
  var isWhole: Bool {
    guard buttonsAreComplete else { return false }
    var isWhole = true
    forEachText { isWhole = isWhole && ($1.alternatives.isEmpty || $1.isWhole) }
    return isWhole
  }
}
