import AlertKitCode
import AlertKitCore
import Testing

/// Alerts whose words come from callers, from state and from instances.
@Suite struct FollowingTests {
  @Test(arguments: CodeSources.shapes) func everyShapeIsAnnounced(_ code: String) async {
    let readings = await Extracted.readings(["A.swift": code])
    #expect(readings.contains { !$0.surfaces.isEmpty || !$0.permissionRequests.isEmpty })
  }

  static let wrapper = """
    func showAlert(_ title: String, message: String? = nil, cancel: String = "Cancel", isDestructive: Bool = false) {
      let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Go", style: isDestructive ? .destructive : .default))
      alert.addAction(UIAlertAction(title: cancel, style: .cancel))
      present(alert)
    }
    func showError(_ text: String) { showAlert("Sorry", message: text) }
    """

  @Test func wrappersAreFollowedToTheirCallers() async {
    let code = """
      func use(x: Error) {
        showAlert("Delete?", isDestructive: true)
        viewController.showAlert("Leave?", cancel: "Stay")
        showError("No network")
        showAlert(x.localizedDescription)
      }
      """
    let surfaces = await Extracted.surfaces(["A.swift": code, "B.swift": Self.wrapper]).filter { $0.id.hasPrefix("use") }
    #expect(
      surfaces.map(Extracted.line) == [
        "alert ['Delete?'] [-] (destructive 'Go') (cancel 'Cancel')", "alert ['Leave?'] [-] (default 'Go') (cancel 'Stay')",
        "alert ['Sorry'] ['No network'] (default 'Go') (cancel 'Cancel')",
        "alert [{x.localizedDescription}] [-] (default 'Go') (cancel 'Cancel')",
      ])
    #expect(surfaces.map(\.id) == ["use.1", "use.2", "use.3", "use.4"])
  }

  @Test func stateIsWhatTheMembersOfTheTypeStore() async {
    let code = """
      struct S: View {
        @State var alertTitle = ""
        @State var alertMessage = ""
        @State var shows = false
        var body: some View {
          c.alert(alertTitle, isPresented: $shows) { Button("OK") {} } message: { Text(alertMessage) }
        }
        func fail() { alertTitle = "Failed"; alertMessage = "It failed."; shows = true }
        func save() { set("Saved", "All is well.") }
        func set(_ title: String, _ message: String) { alertTitle = title; alertMessage = message; shows = true }
      }
      """
    let surfaces = await Extracted.surfaces(["A.swift": code])
    #expect(surfaces.filter { $0.id == "S.fail.1" }.map(Extracted.line) == ["alert ['Failed'] ['It failed.'] (default OK)"])
    #expect(surfaces.filter { $0.id == "S.save.1" }.map(Extracted.line) == ["alert ['Saved'] ['All is well.'] (default OK)"])
  }

  @Test func factoriesGetTheirCallersButtons() async {
    let code = """
      extension UIAlertAction {
        static var ok: UIAlertAction { UIAlertAction(title: "OK", style: .default) }
        static func stop(_ title: String = "Stop") -> UIAlertAction { UIAlertAction(title: title, style: .cancel) }
      }
      func made(_ title: String) -> UIAlertController {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        return alert
      }
      func use() {
        let alert = made("Go?")
        alert.addAction(.ok)
        alert.addAction(.stop())
        present(alert)
      }
      """
    #expect(await Extracted.lines(code).last == "alert ['Go?'] [-] (default 'OK') (cancel 'Stop')")
  }

  @Test func viewsAreFollowedToTheirInstances() async {
    let code = """
      struct Confirm: View {
        let title: LocalizedStringKey
        var body: some View { c.confirmationDialog(title, isPresented: $b) { Button("Go") {} } }
      }
      struct Root: View { var body: some View { Confirm(title: "c") } }
      """
    let surfaces = await Extracted.surfaces(["A.swift": code]).filter { $0.id.hasPrefix("Root") }
    #expect(surfaces.map(Extracted.line) == ["confirmationDialog [c] [-] (default Go) +Cancel"])
  }

  @Test func textsThatAreAddedUpKeepWhatIsKnown() async throws {
    let code = """
      func ask(name: String) {
        let alert = UIAlertController(
          title: NSLocalizedString("key", comment: "") + ": " + name, message: "Hello " + name + "!", preferredStyle: .alert)
      }
      """
    let surface = try #require(await Extracted.surfaces(["A.swift": code]).first)
    guard case .joined(let parts)? = surface.title else {
      Issue.record("The title is joined.")
      return
    }
    #expect(parts.map { Extracted.text($0) } == ["key", "': '", "{name}"])
    #expect(Extracted.text(surface.message) == "'Hello %@!'")
  }

  @Test func lookupsMayHaveAnyName() async {
    let others = [
      "B.swift": "func XYZLoc(_ key: String, value: String) -> String { NSLocalizedString(key, value: value, comment: \"\") }"
    ]
    let code =
      "func ask() { show(UIAlertController(title: XYZLoc(\"k\", value: \"V\"), message: nil, preferredStyle: .alert)) }"
    #expect(await Extracted.lines(code, others) == ["alert [k=V] [-]"])
  }

  @Test func branchesStayTogetherAsCases() async throws {
    let code = """
      func ask(isMuted: Bool) {
        let alert = UIAlertController(title: isMuted ? "Unmute?" : "Mute?", message: nil, preferredStyle: .alert)
        if isMuted {
          alert.addAction(UIAlertAction(title: "Unmute", style: .default))
        } else {
          alert.addAction(UIAlertAction(title: "Mute", style: .destructive))
        }
        alert.addAction(UIAlertAction(title: "Back", style: .cancel))
      }
      """
    let surface = try #require(await Extracted.surfaces(["A.swift": code]).first)
    #expect(surface.cases.map { Extracted.text($0.title) } == ["'Unmute?'", "'Mute?'"])
    #expect(surface.cases.map(\.buttons) == [[0, 2], [1, 2]])
  }
}
