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
}
