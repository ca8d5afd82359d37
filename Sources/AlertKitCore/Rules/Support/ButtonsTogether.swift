extension LocalizedSurface {
  /// What a check finds that compares buttons, as far as a case alone shows it too: those of branches that exclude each other never
  /// stand together. Where every case says it otherwise, the first one's words count.
  func violations(inCases check: (LocalizedSurface) -> [Violation]) -> [Violation] {
    let all = check(self)
    guard !all.isEmpty, Set(surface.cases.map(\.buttons)).count > 1 else { return all }
    var found: [Violation] = []
    for (choice, shown) in zip(surface.cases, shownCases) {
      for var violation in check(shown) {
        if case .button(let number) = violation.field, choice.buttons.indices.contains(number - 1) {
          violation.field = .button(choice.buttons[number - 1] + 1)
        }
        found.append(violation)
      }
    }
    return all.compactMap { violation in
      let same = found.filter { $0.field == violation.field && $0.variant == violation.variant }
      return same.contains { $0.message == violation.message } ? violation : same.first
    }
  }
}

extension Surface {
  /// Whether two buttons are shown at a time in some case.
  func shows(_ first: Int, with second: Int) -> Bool {
    cases.isEmpty || cases.contains { $0.buttons.contains(first) && $0.buttons.contains(second) }
  }
}
