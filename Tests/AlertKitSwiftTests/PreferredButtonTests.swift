import AlertKitCore
import Testing

/// Which button an alert prefers.
@Suite struct PreferredButtonTests {
  private static let helper = """
    struct Act { let id: String; let title: String; let isMain: Bool
      init(id: String = UUID().uuidString, title: String, isMain: Bool = false) { self.id = id; self.title = title; self.isMain = isMain } }
    struct Ask { let title: String; let acts: [Act]; let main: String?
      init(title: String, acts: [Act], main: String? = nil) { self.title = title; self.acts = acts; self.main = main } }
    func show(_ ask: Ask) {
      let alert = UIAlertController(title: ask.title, message: nil, preferredStyle: .alert)
      var preferred: UIAlertAction?
      for act in ask.acts {
        let action = UIAlertAction(title: act.title, style: .default)
        alert.addAction(action)
        MARK
      }
      alert.preferredAction = preferred
    }
    func f() { show(Ask(title: "Delete Photo?", acts: [Act(title: "Keep"), Act(title: "Delete", isMain: true)])) }
    """

  @Test(arguments: [
    ("if act.id == ask.main { preferred = action }", ["Keep ", "Delete "]),
    ("if act.id == ask.main { alert.preferredAction = action }", ["Keep ", "Delete "]),
    ("if act.isMain { preferred = action }", ["Keep ", "Delete !"]),
    ("if isBold { preferred = action }", ["Keep ", "Delete !"]),
  ])
  func whatIsComparedWithNothingPrefersNone(mark: String, shown: [String]) async {
    let code = Self.helper.replacing("MARK", with: mark)
    let found = await Extracted.surfaces(["A.swift": code]).flatMap(\.buttons).filter { $0.title.isStatic }
    #expect(found.map { "\(Extracted.text($0.title).filter(\.isLetter)) \($0.isPreferred ? "!" : "")" } == shown)
  }

  @Test(arguments: [
    ("alert.preferredAction = go", true), ("if name == other { alert.preferredAction = go }", false),
    ("if count > 1 { alert.preferredAction = go } else { alert.preferredAction = stay }", true),
    ("if isBold { alert.preferredAction = go }", true), ("alert.preferredAction = count > 1 ? go : stay", true),
  ])
  func whatBranchesPrefer(code: String, isPreferred: Bool) async {
    let found = await Extracted.surfaces([
      "A.swift": """
      func f(count: Int, isBold: Bool, name: String, other: String) {
        let alert = UIAlertController(title: "Delete Photo?", message: nil, preferredStyle: .alert)
        let go = UIAlertAction(title: "Delete", style: .destructive), stay = UIAlertAction(title: "Keep", style: .cancel)
        alert.addAction(go); alert.addAction(stay)
        \(code)
        present(alert, animated: true)
      }
      """
    ])
    #expect(found.map { $0.buttons.first?.isPreferred } == [isPreferred])
  }
}
