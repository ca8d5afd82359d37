import Testing

/// Buttons that a helper sorts by filtering its list.
@Suite struct FilteredListTests {
  private func lines(_ condition: String, _ rest: String = "") async -> [String] {
    await Evaluated.wholeLines([
      "A.swift": """
      enum Look { case plain, red, cancelling }
      class Screen: UIViewController {
        func ask(_ title: String, _ actions: [(String, Look)]) {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          var sorted = [(String, Look)]()
          sorted.append(contentsOf: actions.filter { \(condition) })
          \(rest)
          sorted.forEach { action in alert.addAction(UIAlertAction(title: action.0, style: .default)) }
          present(alert, animated: true)
        }
        func start() { ask("Leave?", [("Stay", Look.cancelling), ("Go", Look.red), ("Wait", .plain)]) }
      }
      """
    ])
  }

  @Test func eachButtonIsAddedOnce() async {
    let found = await lines(
      "$0.1 == .red",
      "sorted.append(contentsOf: actions.filter { $0.1 == .cancelling })\nsorted += actions.filter { $0.1 == .plain }")
    #expect(found == ["alert ['Leave?'] [-] (default 'Go') (default 'Stay') (default 'Wait')"])
  }

  @Test func whatIsLeftOutIsNoButton() async {
    #expect(await lines("$0.1 != .red") == ["alert ['Leave?'] [-] (default 'Stay') (default 'Wait')"])
  }

  @Test func allMayBeThereWhereNothingIsKnown() async {
    #expect(
      await lines("isAllowed($0.0)") == ["alert ['Leave?'] [-] (default 'Stay') (default 'Go') (default 'Wait')"])
  }
}
