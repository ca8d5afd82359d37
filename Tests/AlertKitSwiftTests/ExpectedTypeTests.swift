import AlertKitCore
import Testing

/// Cases that no code makes, as what has their name is given to what is of another type.
@Suite struct ExpectedTypeTests {
  private func titles(_ body: String, _ more: String = "") async -> [String] {
    let code = """
      import SwiftUI
      enum Note { case saved, failed }
      enum Phase { case idle, failed }
      enum Answer { case saved, failed
        var note: Note {
          switch self {
          case .saved: return .saved
          case .failed: return .failed
          }
        }
      }
      class Store {
        var phase = Phase.idle
        var last: Phase?
        let first: Phase = .failed
        func send() -> Answer {
          \(body)
          return .saved
        }
        func state() -> Phase { return .failed }
        \(more)
      }
      struct Screen: View {
        @State private var isShown = false
        @State private var note: Note = .saved
        let store = Store()
        var body: some View {
          Button("Go") { note = store.send().note; isShown = true }.alert(isPresented: $isShown) {
            switch note {
            case .saved: return Alert(title: Text("Saved"))
            case .failed: return Alert(title: Text("Failed"))
            }
          }
        }
      }
      class Start: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { show(Screen()) }
      }
      """
    return await Extracted.ofApp(["A.swift": code]).filter { $0.reserve == nil }.map { Extracted.text($0.title) }
  }

  @Test(arguments: [
    "", "phase = .failed", "self.phase = .failed", "queue.async { self.last = .failed }",
    "let here: Phase = .failed; print(here)", "var here: Phase = .idle; queue.sync { here = .failed }; print(here)",
  ])
  func aCaseOfAnotherType(body: String) async { #expect(await titles(body) == ["Saved"]) }

  /// What a subject is sent is of the type that it hands on.
  @Test(arguments: [
    ("phases.send(.failed)", "let phases: PassthroughSubject<Phase, Never> = .init()", false),
    ("run { [weak self] in self?.phases.onNext(.failed) }", "let phases: PublishSubject<Phase>", false),
    ("phases.send(.failed)", "let phases: PassthroughSubject<Answer, Never> = .init()", true),
    ("phases.send(.failed)", "let phases: Kept<Phase, Never> = .init()", true),
    ("other.phases.send(.failed)", "let phases: PassthroughSubject<Phase, Never> = .init()", true),
    ("phases.send(read(.failed))", "let phases: PassthroughSubject<Phase, Never> = .init()", true),
  ])
  func aCaseThatASubjectIsSent(body: String, subject: String, isMade: Bool) async {
    #expect(await titles(body, subject) == (isMade ? ["Saved", "Failed"] : ["Saved"]))
  }

  @Test(arguments: [
    ("if isLate { return .failed }", ""), ("done(.failed)", ""), ("answer = .failed", "var answer = Answer.saved"),
    ("answer = .failed", "var answer: Answer?"), ("other.phase = .failed", ""), ("unknown = .failed", ""),
    ("var phase = make(); phase = .failed; print(phase)", ""), ("let here: Answer = .failed; print(here)", ""),
    ("let all: [Answer] = [.failed]; print(all)", ""), ("answer = .failed", "var answer: Alias = .saved"),
    ("print(check())", "func check() -> Phase { run { return .failed } ; return .idle }"),
    ("print(check())", "func check() -> Phase { func own() -> Answer { return .failed }; own(); return .idle }"),
    ("phase = isLate ? .failed : .idle", ""), ("phase = map(.failed)", ""),
  ])
  func whatMayBeTheCase(body: String, more: String) async {
    #expect(await titles(body, more) == ["Saved", "Failed"])
  }

  /// Two features have an action of one name, and only one of their stores is sent it.
  @Test(arguments: [
    ("let store: StoreOf<Feed>", "store.send(.deleteTapped)", []),
    ("@Bindable var store: StoreOf<Feed>", "self.store.send(.deleteTapped)", []),
    ("let store: Store<Feed.State, Feed.Action>", "store.send(.deleteTapped)", []),
    ("let store: StoreOf<Feed>", "if let store = find() { store.send(.deleteTapped) }", ["Delete?"]),
    ("let store: StoreOf<Feed>", "each { store in store.send(.deleteTapped) }", ["Delete?"]),
    ("let store: StoreOf<List>", "store.send(.deleteTapped)", ["Delete?"]),
    ("let store = make()", "store.send(.deleteTapped)", ["Delete?"]),
    ("let store: StoreOf<Feed>", "store.send(.deleteTapped); other.send(.deleteTapped)", ["Delete?"]),
  ])
  func anActionOfAnotherStore(store: String, sends: String, titles: [String]) async {
    let code = """
      import SwiftUI
      @Reducer struct Feed {
        enum Action { case deleteTapped, load }
        var body: some ReducerOf<Self> { Reduce { state, action in .none } }
      }
      @Reducer struct List {
        enum Action { case deleteTapped, load }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .deleteTapped:
              state.alert = AlertState { TextState("Delete?") } actions: { ButtonState { TextState("OK") } }
              return .none
            case .load: return .none
            }
          }
        }
      }
      struct Screen: View {
        \(store)
        let lists: StoreOf<List>
        var body: some View { Button("Go") { \(sends); lists.send(.load) } }
      }
      class Start: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { show(Screen(), List()) }
      }
      """
    let shown = await Extracted.ofApp(["A.swift": code]).filter { $0.reserve == nil }
    #expect(shown.map { Extracted.text($0.title) } == titles)
  }
}
