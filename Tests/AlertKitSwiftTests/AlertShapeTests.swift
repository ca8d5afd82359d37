import AlertKitCore
import Testing

/// Alerts described as state, conditional modifiers, and buttons that are added by helpers of other modules.
@Suite struct AlertShapeTests {
  static let shapes: [(code: String, lines: [String])] = [
    (
      """
      func ask() {
        state.alert = AlertState {
          TextState("t")
        } actions: {
          ButtonState(role: .destructive, action: .send(.drop, animation: .default)) { TextState("Drop") }
          ButtonState(role: .cancel) { TextState("Keep") }
          ButtonState { TextState("Fine") }
        } message: {
          TextState("m")
        }
      }
      """, ["alert [t] [m] (destructive Drop) (cancel Keep) (default Fine)"]
    ),
    (
      """
      struct Notice {
        typealias State = AlertState<Action>
        typealias Choice = ConfirmationDialogState<Action>
        static func drop() -> State {
          State { TextState("t") } actions: { ButtonState(role: .destructive, action: .ok) { TextState("Drop") } } message: { TextState("m") }
        }
        static func choose() -> Choice { Choice { TextState("c") } actions: { ButtonState { TextState("One") } } }
        func other() -> Model { Model { TextState("o") } actions: { ButtonState { TextState("Two") } } }
      }
      """, ["alert [t] [m] (destructive Drop) +Cancel", "confirmationDialog [c] [-] (default One) +Cancel"]
    ),
    (
      """
      extension AlertState where Action == Never {
        static let gone = Self { TextState("t") } message: { TextState("m") }
        static func left(_ name: String) -> Self { .init { TextState("Left \\(name)") } actions: { ButtonState { TextState("OK") } } }
        static let old = AlertState(
          title: .init("old"), message: TextState("m"), primaryButton: .destructive(TextState("Drop"), action: .send(.drop)),
          secondaryButton: .cancel())
      }
      """,
      [
        "alert [t] [m] +OK", "alert [Left %@] [-] (default OK)",
        "alert [old] [m] (destructive Drop) (cancel system Cancel)",
      ]
    ),
    (
      """
      func ask() {
        state.dialog = ConfirmationDialogState(titleVisibility: .visible) { TextState("t") } actions: {
          ButtonState(role: .destructive) { TextState("Drop") }
        }
        state.sheet = .init(title: TextState("s"), message: nil, dismissButton: .default(TextState("Fine")))
        state.other = .init(title: "no alert")
        state.way = .alert(
          .init(title: { TextState("w") }, actions: { ButtonState { TextState("Go") } }, message: { TextState("m") }))
      }
      """,
      [
        "confirmationDialog [t] [-] (destructive Drop) +Cancel", "alert [s] [-] (default Fine)", "alert [w] [m] (default Go)",
      ]
    ),
    (
      """
      struct V: View {
        var body: some View {
          content
            #if !os(tvOS)
            .padding()
            .alert("t", isPresented: $isShown) {
              Button("Go") {}
                #if os(macOS)
                .keyboardShortcut(.return)
                #endif
            }
            #endif
        }
      }
      """, ["alert [t] [-] (default Go)"]
    ),
    (
      """
      struct V: View {
        var body: some View { content.alert(item: $leaving, actions: choices, message: explanation) }
        private func choices(_ item: Item) -> some View { Button("Leave", role: .destructive) {} }
        private func explanation(_ item: Item) -> some View { Text("m") }
      }
      """, ["alert [{$leaving}] [m] (destructive Leave) +Cancel"]
    ),
  ]

  @Test(arguments: shapes.indices) func reads(_ number: Int) async {
    let shape = Self.shapes[number]
    #expect(await Extracted.lines(shape.code) == shape.lines)
  }

  static let controllers: [(code: String, line: String)] = [
    (
      """
      let alert = UIAlertController(title: "t", message: nil, preferredStyle: .alert)
      alert.addCancelActionWithTitle("Keep") { _ in stay() }
      alert.addDestructiveActionWithTitle("Drop")
      alert.addActionWithTitle("Ask", style: .default)
      """, "alert ['t'] [-] (cancel 'Keep') (destructive 'Drop') (default 'Ask')"
    ),
    (
      """
      let alert = UIAlertController(title: "t", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction.named("Fine", style: .cancel))
      alert.addOkAction()
      """, "alert ['t'] [-] (cancel 'Fine') …"
    ),
    (
      #"let alert = UIAlertController.made(title: "t", message: "m")"#, "alert ['t'] ['m'] …"
    ),
    (
      """
      let alert = UIAlertController(title: ABLocalizedString("t", nil), message: values["m"] as? String ?? "m", preferredStyle: .alert)
      """, #"alert [t] [{values["m"]} | 'm']"#
    ),
  ]

  @Test(arguments: controllers.indices) func readsControllers(_ number: Int) async {
    let shape = Self.controllers[number]
    #expect(await Extracted.lines("func ask() {\n\(shape.code)\n}") == [shape.line])
  }

  @Test func readsClassesOfControllers() async {
    let declared = """
      class PlainAlertController: UIAlertController {}
      extension UIAlertController {
        convenience init(about name: String, done: String = "Done") {
          self.init(title: name, message: nil, preferredStyle: .alert)
          addAction(UIAlertAction(title: done, style: .default))
        }
        static func simple(title: String, message: String) -> UIAlertController {
          let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .cancel))
          return alert
        }
      }
      class OwnAlertController: UIViewController { init(title: String) {} }
      """
    let code = """
      func ask() {
        present(PlainAlertController(about: "t"))
        present(OwnAlertController(title: "no"))
        present(UIAlertController.simple(title: "s", message: "m"))
      }
      """
    let lines = await Extracted.lines(code, ["B.swift": declared])
    #expect(lines.prefix(2) == ["alert ['t'] [-] (default 'Done')", "alert ['s'] ['m'] (cancel 'OK')"])
    #expect(!lines.contains { $0.contains("no") })
  }

  @Test func findsTypesInExtensionsElsewhere() async {
    let code =
      "func ask() { let a = UIAlertController(title: Words.Album.title, message: Words.plain, preferredStyle: .alert) }"
    let others = [
      "B.swift": #"enum Words { static let plain = "p" }"#,
      "C.swift":
        #"extension Words { enum Album { static let title = NSLocalizedString("t", tableName: "Album", comment: "") } }"#,
    ]
    #expect(await Extracted.lines(code, others) == ["alert [Album/t] ['p']"])
  }

  @Test func readsSymbolsOfAGenerator() async {
    let code = """
      struct V: View {
        var body: some View {
          content.alert(Text(.localizable(.albumTitle)), isPresented: $isShown) {
            Button(String(localizable: .keepIt)) {}
          } message: {
            Text(LocalizedStringResource(localizable: .albumMessage("Holiday")))
          }
        }
      }
      """
    let lines = await Extracted.lines(code)
    #expect(lines == ["alert [.albumTitle] [.albumMessage] (default .keepIt)"], "\(lines)")
  }

  @Test func readsCatalogSymbols() async {
    let code = """
      struct V: View {
        var body: some View {
          content.alert(Text(.albumTitle), isPresented: $isShown) {
            Button(String(localized: .Shared.keepIt)) {}
            Button(.albumCount(5)) {}
          } message: {
            Text(LocalizedStringResource.albumMessage)
          }
        }
      }
      """
    #expect(
      await Extracted.lines(code) == ["alert [.albumTitle] [.albumMessage] (default Shared.keepIt) (default .albumCount)"])
  }
}
