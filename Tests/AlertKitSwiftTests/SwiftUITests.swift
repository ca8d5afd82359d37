import AlertKitCore
import Testing

/// SwiftUI's alerts in the shapes in which apps write them.
@Suite struct SwiftUITests {
  static let shapes: [(code: String, line: String)] = [
    (
      """
      .alert("photo.title", isPresented: $isShown) {
        Button("Delete", role: .destructive) { delete() }
        Button(role: .cancel) {} label: { Text("Keep") }
        TextField("Name", text: $name)
      } message: {
        Text("photo.message", tableName: "Photos")
      }
      """, "alert [photo.title] [Photos/photo.message] (destructive Delete) (cancel Keep) <Name>"
    ),
    (#".alert("t", isPresented: $isShown) {}"#, "alert [t] [-] +OK"),
    (
      """
      .confirmationDialog(Text(verbatim: "t"), isPresented: $isShown, titleVisibility: .visible, presenting: item) { item in
        Button("Share \\(item.name)", action: share).keyboardShortcut(.defaultAction)
        ForEach(item.others) { other in Button(other.name) {} }
      }
      """, "confirmationDialog ['t'] [-] (default! Share %@) (default {other.name}) +Cancel …"
    ),
    (
      """
      .confirmationDialog("t", isPresented: $isShown, titleVisibility: .hidden, actions: { choices }, message: { explanation })
      }
      @ViewBuilder var choices: some View {
        if isNew { Button("Add") {} } else { Button("Change") {} }
        Button("Back", role: ButtonRole.cancel) {}
      }
      private var explanation: Text { Text("m")
      """, "confirmationDialog [-] [m] (default Add) (default Change) (cancel Back) …"
    ),
    (
      """
      .alert(isPresented: $isShown) {
        Alert(title: Text("t"), message: Text(problem.words), primaryButton: .destructive(Text("Drop")), secondaryButton: .cancel())
      }
      """, "alert [t] [{problem.words}] (destructive Drop) (cancel system Cancel)"
    ),
    (
      #".alert(item: $item) { _ in .init(title: Text("t"), dismissButton: .default(Text("Fine"), action: go)) }"#,
      "alert [t] [-] (default Fine)"
    ),
    (
      #".alert(isPresented: $isShown) { SwiftUI.Alert(title: Text("t")) }"#, "alert [t] [-] +OK"
    ),
    (
      """
      .actionSheet(isPresented: $isShown) {
        ActionSheet(title: Text("t"), buttons: [.default(Text("A")), ActionSheet.Button.cancel(Text("No")) { leave() }])
      }
      """, "actionSheet [t] [-] (default A) (cancel No)"
    ),
    (
      """
      .confirmationDialog(message: "m", unwrapping: $item) { StopButton(label: "Stop") }
      }
      }
      struct StopButton: View {
        let label: LocalizedStringKey
        var body: some View { Button(label, role: .cancel) {} }
      }
      extension Never { func unused() {
      """, "confirmationDialog [-] [m] (cancel Stop)"
    ),
    (
      """
      .alert("t", isPresented: $isShown, actions: {
        Button(action: go) { Label("Go", systemImage: "star") }
        Button("Stay", systemImage: "circle", role: .cancel, action: stay)
        Button(role: .cancel) {}
      })
      """, "alert [t] [-] (default Go) (cancel Stay) (cancel system Cancel)"
    ),
  ]

  @Test(arguments: 0..<shapes.count)
  func readsShape(_ number: Int) async {
    let shape = Self.shapes[number]
    let code = "struct Screen: View {\nvar body: some View {\ncontent\n\(shape.code)\n}\n}\n"
    #expect(await Extracted.lines(code) == [shape.line])
  }

  @Test func whatOneButtonStoresIsNotWhatAllShow() async {
    let code = """
      struct Screen: View {
        @State private var isShown = false
        @State private var asked: Question? = nil
        enum Question { case stop, start, failed }
        var body: some View {
          Form {
            Button("Stop") { asked = .stop; isShown = true }
            Button { asked = .start; isShown = true } label: { Text("Start") }
          }
          .alert(isPresented: $isShown) {
            switch asked {
            case .stop:
              return Alert(title: Text("Stop it?"), primaryButton: .default(Text("Stop")), secondaryButton: .cancel())
            case .start:
              return Alert(title: Text("Start it?"), primaryButton: .default(Text("Start")), secondaryButton: .cancel())
            case .failed: return Alert(title: Text("No network"))
            case .none: return Alert(title: Text("Nothing"))
            }
          }
        }
        private func fail() { asked = .failed; isShown = true }
      }
      """
    let titles = await Evaluated.surfaces(["A.swift": code]).compactMap { $0.title.map(Extracted.text) }
    // An alert is shown where something was set that chooses it.
    #expect(titles == ["Stop it?", "Start it?", "No network"])
  }

  static let visibilities: [(argument: String, title: String, visibility: TitleVisibility?)] = [
    ("", "'t'", .automatic), (", titleVisibility: .automatic", "'t'", .automatic),
    (", titleVisibility: Visibility.visible", "'t'", .visible), (", titleVisibility: .hidden", "-", .hidden),
    (", titleVisibility: isNew ? .visible : .hidden", "'t'", nil),
  ]

  @Test(arguments: 0..<visibilities.count)
  func readsWhetherADialogShowsItsTitle(_ number: Int) async {
    let (argument, title, visibility) = Self.visibilities[number]
    let code = """
      struct Screen: View {
        var body: some View { content.confirmationDialog(Text(verbatim: "t"), isPresented: $isShown\(argument)) {} }
      }
      """
    let surfaces = await Extracted.surfaces(["A.swift": code])
    #expect(surfaces.map(\.titleVisibility) == [visibility])
    #expect(surfaces.map { Extracted.text($0.title) } == [title])
  }

  @Test func anAlertHasNoVisibilityOfItsTitle() async {
    let code = "struct V: View { var body: some View { c.alert(\"t\", isPresented: $b) {} } }"
    #expect(await Extracted.surfaces(["A.swift": code]).map(\.titleVisibility) == [nil])
  }

  @Test func leavesOtherThingsOfTheNameAlone() async {
    let lines = await Extracted.lines(
      """
      func other(_ kind: Kind) {
        if case .alert(let text) = kind { print(text) }
        store.send(.alert(.presented))
        center.requestAuthorization(options: [.alert, .sound])
        queue.alert("door")
        let model = Alert(identifier: id, title: "t")
      }
      """)
    #expect(lines.isEmpty)
  }

  @Test func aFunctionOfTheAppsOwnThatTakesAnErrorIsNoModifier() async {
    let code = """
      final class ErrorManager { static let shared = ErrorManager(); func alert(error: Error) { current = error } }
      struct Screen {
        func load() { do { try go() } catch { ErrorManager.shared.alert(error: error) } }
      }
      struct Page: View {
        var body: some View { list.alert(isPresented: $isOn, error: problem) { Button("Go On") {} } }
      }
      """
    let seen = await Evaluated.lines(["A.swift": code])
    #expect(seen.count == 1 && seen.allSatisfy { $0.contains("Go On") })
  }

  @Test(arguments: [
    (#".alert("t", isPresented: $a) { Button("Log Out", role: .destructive) {} }"#, "(destructive Log Out) +Cancel"),
    (#".alert("t", isPresented: $a) { Button("Log Out") {} }"#, "(default Log Out)"),
    (
      #".alert("t", isPresented: $a) { Button("Log Out", role: .destructive) {}; Button("Stay", role: .cancel) {} }"#,
      "(destructive Log Out) (cancel Stay)"
    ),
    (
      #".alert(isPresented: $a) { Alert(title: Text("t"), dismissButton: .destructive(Text("Log Out"))) }"#,
      "(destructive Log Out)"
    ),
  ])
  func aModifierAddsCancelToWhatDestroys(modifier: String, buttons: String) async {
    #expect(
      await Extracted.lines("struct S: View { var body: some View { Rows()\(modifier) } }") == ["alert [t] [-] " + buttons])
  }

  /// Beside a text a literal is a text, which is shown as it stands.
  @Test(arguments: [("name", "'None'"), ("list.first?.name", "'None'"), ("key", "None")])
  func whatStandsInForATextIsNoKey(value: String, fallback: String) async {
    let code = """
      struct S: View {
        let name: String?
        let key: LocalizedStringKey?
        var body: some View {
          Rows().alert("t", isPresented: $a) { Button("OK") {} } message: { Text(\(value) ?? "None") }
        }
      }
      """
    #expect(await Extracted.lines(code) == ["alert [t] [{\(value)} | \(fallback)] (default OK)"])
  }
}
