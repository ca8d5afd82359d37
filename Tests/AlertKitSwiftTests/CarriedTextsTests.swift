import AlertKitCore
import Testing

/// Words that a case carries to the property which an alert shows.
@Suite struct CarriedTextsTests {
  private func told(_ code: String) async -> [String] {
    await Evaluated.wholeLines(["A.swift": code]).filter { $0.hasPrefix("alert [Photo Lost] ['") }
  }

  private func reducer(field: String = "errorMessage", case event: String = "loadFailed", _ sent: String) -> String {
    """
    struct History: Reducer {
      struct State { var \(field): String?; var other: String? }
      enum Action { case load(Int), \(event)(String), clear }
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          switch action {
          case let .load(id):
            return .run { send in
              do { try await client.save(id) } catch { \(sent) }
            }
          case let .\(event)(message):
            state.\(field) = message
            return .none
          case .clear:
            state.\(field) = nil
            return .none
          }
        }
      }
    }
    struct HistoryView: View {
      let store: StoreOf<History>
      var body: some View {
        Text("t").alert("Photo Lost", isPresented: Binding(get: { store.\(field) != nil }, set: { _ in })) {
          Button("OK") {}
        } message: { Text(store.\(field) ?? "") }
      }
    }
    """
  }

  @Test(arguments: [
    (#"await send(.loadFailed("Saving failed"))"#, ["'Saving failed'"]),
    (#"await send(History.Action.loadFailed("Saving failed"))"#, ["'Saving failed'"]),
    (#"await send(Action.loadFailed(isOff ? "Offline" : "Saving failed"))"#, ["'Offline'", "'Saving failed'"]),
    (#"await send(.loadFailed("One")); await send(.loadFailed("Two"))"#, ["'One'", "'Two'"]),
    (#"await send(.loadFailed("Saving failed: \(error.localizedDescription)"))"#, ["'Saving failed: %@'"]),
    ("await send(.loadFailed(error.localizedDescription))", []),
    (#"let message = "x"; await send(.loadFailed(message))"#, []),
    (#"await send(.loadFailed(""))"#, []),
  ])
  func anActionCarriesThem(sent: String, expected: [String]) async {
    let lines = await told(reducer(sent))
    #expect(lines == expected.map { "alert [Photo Lost] [\($0)] (default OK)" })
  }

  @Test(arguments: [("name", "loaded", false), ("name", "loadFailed", false), ("errorMessage", "loaded", true)])
  func aNameSaysThatTheyAreAnAlerts(field: String, event: String, isTold: Bool) async {
    let lines = await told(reducer(field: field, case: event, "await send(.\(event)(\"Saving failed\"))"))
    #expect(lines.isEmpty == !isTold)
  }

  /// The same case of another type carries them elsewhere.
  @Test func anotherTypesCaseIsNotAsked() async {
    let other = """
      struct Login: Reducer {
        enum Action { case go, loadFailed(String), history(History.Action) }
        var body: some Reducer { Reduce { state, action in
          switch action {
          case .go: return .run { send in await send(.loadFailed("Wrong Password")); await send(.history(.loadFailed("No Past"))) }
          case .loadFailed, .history: return .none
          }
        } }
      }
      """
    #expect(
      await told(reducer(#"await send(.loadFailed("Saving failed"))"#) + other).map { $0.contains("Saving failed") } == [true])
  }

  @Test func theAlertStandsWhereTheWordsDo() async {
    let client =
      #"final class Client { let send: (History.Action) -> Void; func lose() { send(History.Action.loadFailed("Gone")) } }"#
    let surfaces = await Evaluated.surfaces(["A.swift": reducer("await other()"), "B.swift": client])
    let told = surfaces.filter { Extracted.text($0.message) == "'Gone'" }
    #expect(told.map { $0.reach?.member } == ["Client.lose"])
  }

  @Test(
    arguments: [#".failed("Saving failed")"#, #"Event.failed("Saving failed")"#, #"Model.Event.failed("Saving failed")"#],
    [true, false])
  func anEventOfAViewModel(event: String, isRun: Bool) async {
    let code = """
      @Observable final class Model {
        enum Event { case saved, failed(String) }
        var errorMessage: String?
        var isShown = false
        func handle(_ event: Event) {
          switch event {
          case .saved: errorMessage = nil
          case let .failed(message):
            self.errorMessage = message
            isShown = true
          }
        }
        func save() { do { try write(); handle(.saved) } catch { handle(\(event)) } }
      }
      struct Screen: View {
        @State var model = Model()
        var body: some View {
          Text("t").onAppear { \(isRun ? "model.save()" : "") }.alert("Photo Lost", isPresented: $model.isShown) {
            Button("OK") {}
          } message: { Text(model.errorMessage ?? "") }
        }
      }
      """
    #expect(await told(code) == (isRun ? ["alert [Photo Lost] ['Saving failed'] (default OK)"] : []))
  }

  /// What two places give a title and a message stays together.
  @Test func aTitleAndAMessage() async {
    let code = """
      @Observable final class Model {
        enum Event { case alert(title: String, message: String) }
        var alertTitle = ""
        var alertMessage = ""
        var isShown = false
        func handle(_ event: Event) {
          switch event {
          case .alert(let title, let message):
            alertTitle = title
            alertMessage = message
            isShown = true
          }
        }
        func save() { handle(.alert(title: "Not Saved", message: "The disk is full.")) }
        func send() { handle(.alert(title: "Not Sent", message: "You are offline.")) }
      }
      struct Screen: View {
        @State var model = Model()
        var body: some View {
          Text("t").onAppear { model.save(); model.send() }.alert(model.alertTitle, isPresented: $model.isShown) {
            Button("OK") {}
          } message: { Text(model.alertMessage) }
        }
      }
      """
    let lines = await Evaluated.wholeLines(["A.swift": code]).filter { $0.contains("'") }
    #expect(
      lines == [
        "alert ['Not Saved'] ['The disk is full.'] (default OK)", "alert ['Not Sent'] ['You are offline.'] (default OK)",
      ])
  }

  // MARK: Errors that a model takes apart

  private func model(_ told: String, _ thrown: String, _ others: String = "") -> String {
    """
    enum LoadError: Error { case failed(code: Int, reason: String); case late }
    final class Service {
      func load() async throws { if isLost { throw LoadError.failed(\(thrown)) }; throw LoadError.late }
    }
    final class HistoryModel: ObservableObject {
      @Published var errorMessage: String?
      let service = Service()
      func load() { Task { do { try await service.load() } catch { tell(error) } } }
      private func tell(_ error: Error) {
        if let known = error as? LoadError {
          switch known {
          case .failed(let code, let reason): \(told)
          default: errorMessage = "It is late."
          }
        }
      }
    }
    struct HistoryView: View {
      @StateObject var model = HistoryModel()
      var body: some View {
        Text("t").onAppear { model.load() }.alert("Photo Lost", isPresented: Binding(get: { model.errorMessage != nil }, set: { _ in })) {
          Button("OK") {}
        } message: { Text(model.errorMessage ?? "") }
      }
    }
    \(others)
    """
  }

  private static let byCode = "switch code { case 400, 404: errorMessage = \"Gone.\"\ndefault: errorMessage = reason }"

  /// What is thrown beside a number that has words of its own is not told.
  @Test(arguments: [
    (byCode, "code: 400, reason: \"Bad.\"", false), (byCode, "code: 403, reason: \"Bad.\"", true),
    (byCode, "code: code, reason: \"Bad.\"", true),
    ("if code == 400 { errorMessage = \"Gone.\" } else { errorMessage = reason }", "code: 400, reason: \"Bad.\"", false),
    ("if code == 400 { errorMessage = reason } else { errorMessage = \"Gone.\" }", "code: 400, reason: \"Bad.\"", true),
    ("if code == 400 { errorMessage = reason } else { errorMessage = \"Gone.\" }", "code: 401, reason: \"Bad.\"", false),
    (
      "switch code { case 400: errorMessage = isNew ? \"Gone.\" : reason\ndefault: errorMessage = reason }",
      "code: 400, reason: \"Bad.\"", true
    ),
  ])
  func aNumberBesideTheWords(told: String, thrown: String, isTold: Bool) async {
    let lines = await self.told(model(told, thrown))
    #expect(lines.contains { $0.contains("'Bad.'") } == isTold, "\(lines)")
  }

  private func other(_ making: String, _ telling: String) -> String {
    """
    final class OtherModel: ObservableObject {
      @Published var hint = ""
      let history = HistoryModel()
      func load() { \(making) }
      private func show(_ error: Error) {
        if let known = error as? LoadError {
          switch known {
          case .failed(let code, let reason): \(telling)
          default: break
          }
        }
      }
    }
    """
  }

  private static let making = "let error = LoadError.failed(code: 1, reason: \"No token\"); show(error); isOn = false"
  private static let telling =
    "if code == 1 || reason.contains(\"token\") { hint = \"Sign in.\" } else { hint = \"Lost: \\(reason)\" }"

  /// An error that another model makes for itself is none that this one tells of.
  @Test(arguments: [
    (making, telling, false), (making, "history.errorMessage = reason", true), (making, "history.tell(error)", true),
    (making, "reason.log()", true), (making + "; throw error", telling, true),
    ("throw LoadError.failed(code: 1, reason: \"No token\")", telling, true),
    ("let error = LoadError.failed(code: 1, reason: \"No token\"); history.show(error)", telling, true),
  ])
  func anErrorThatATypeKeeps(making: String, telling: String, isTold: Bool) async {
    let lines = await told(model("errorMessage = reason", "code: 2, reason: \"Bad.\"", other(making, telling)))
    #expect(lines.contains { $0.contains("'Bad.'") }, "\(lines)")
    #expect(lines.contains { $0.contains("'No token'") } == isTold, "\(lines)")
  }
}
