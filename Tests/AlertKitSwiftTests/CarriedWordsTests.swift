import AlertKitCore
import Testing

/// Words that actions, other names and nested types carry, and functions whose callers bring them.
@Suite struct CarriedWordsTests {
  @Test func anActionCarriesTheWordsToAReducer() async {
    let code = """
      enum LoginAction { enum AlertAction { case show(title: String, message: String); case dismiss }; case alert(AlertAction); case go }
      struct LoginReducer: Reducer {
        typealias Action = LoginAction
        var body: some Reducer {
          Reduce { state, action in
            switch action {
            case .go:
              return EffectTask(value: .alert(.show(title: "Sent", message: "Look into your mail.")))
            case .alert(.show(let title, let message)):
              state.alert = AlertState(
                title: TextState(verbatim: title), message: TextState(verbatim: message),
                dismissButton: .default(TextState("OK"), action: .send(.alert(.dismiss))))
              return .none
            case .alert(.dismiss):
              state.alert = nil
              return .none
            }
          }
        }
      }
      """
    #expect(await Evaluated.wholeLines(["A.swift": code]) == ["alert ['Sent'] ['Look into your mail.'] (default OK)"])
  }

  /// State of a view that is made without its type being named, and is no other view's.
  @Test(arguments: ["@State var alertData = AlertData()", "@State private var alertData: AlertData = .init()"])
  func wordsOfAStructureThatAViewHolds(property: String) async {
    func view(_ name: String, _ words: String) -> String {
      """
      struct \(name): View {
        \(property)
        var body: some View {
          Button("Go") { tell("\(words)") }.alert(alertData.title, isPresented: $alertData.isPresented) { Button("Close") {} }
        }
        func tell(_ message: String) { alertData.title = message; alertData.isPresented = true }
      }
      """
    }
    let code =
      "struct AlertData { var title = \"\"; var isPresented = false }\n" + view("One", "Sent") + "\n" + view("Two", "Gone")
    let lines = await Evaluated.lines(["A.swift": code]).filter { !$0.contains("{") }
    #expect(lines == ["alert ['Sent'] [-] (default Close)", "alert ['Gone'] [-] (default Close)"])
  }

  /// An enumeration whose cases are called as functions.
  @Test func casesThatAreCalled() async {
    let code = """
      enum Words: String {
        case close, gone
        private var localized: String { NSLocalizedString(rawValue, tableName: "Words", comment: "") }
        func callAsFunction() -> String { localized }
      }
      func f() {
        let alert = UIAlertController(title: Words.gone(), message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: Words.close(), style: .cancel))
        present(alert, animated: true)
      }
      """
    let lines = await Evaluated.lines(["A.swift": code])
    #expect(lines == ["alert [Words/gone] [-] (cancel Words/close)"])
  }

  @Test(arguments: ["StoreOf<History>", "Store<History.State, History.Action>"])
  func aStoreHasTheMembersOfItsState(type: String) async {
    let code = """
      struct History: Reducer {
        struct State { var errorMessage: String? }
        enum Action { case load, clear }
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            switch action {
            case .load: state.errorMessage = "The photo is lost."
            case .clear: state.errorMessage = nil
            }
            return .none
          }
        }
      }
      struct HistoryView: View {
        let store: \(type)
        var body: some View {
          Text("t").alert("Photo Lost", isPresented: Binding(get: { store.errorMessage != nil }, set: { _ in })) {
            Button("OK") {}
          } message: { Text(store.errorMessage ?? "") }
        }
      }
      """
    let lines = await Evaluated.wholeLines(["A.swift": code])
    #expect(lines.contains { $0.hasPrefix("alert [Photo Lost] ['The photo is lost.']") }, "\(lines)")
  }

  @Test func patternsWithinPatternsDecide() async {
    let code = """
      enum Step { case first, second }
      enum Action { case ask(Step) }
      func f(_ action: Action) {
        switch action {
        case .ask(.first): show(UIAlertController(title: "One", message: nil, preferredStyle: .alert))
        case .ask(.second): show(UIAlertController(title: "Two", message: nil, preferredStyle: .alert))
        }
      }
      """
    #expect(await Evaluated.lines(["A.swift": code]) == ["alert ['One'] [-]", "alert ['Two'] [-]"])
  }

  @Test func anotherNameForATypeIsKnownInItsFileAlone() async {
    func file(_ part: String) -> String {
      """
      private typealias Words = AllWords.\(part)
      class \(part)Screen {
        func f() {
          typealias Own = AllWords.\(part)
          present(UIAlertController(title: Words.title, message: Own.help.text, preferredStyle: .alert))
        }
      }
      """
    }
    let words = """
      enum AllWords {
        enum One { static let title = NSLocalizedString("one", comment: ""); enum help { static let text = "1" } }
        enum Two { static let title = NSLocalizedString("two", comment: ""); enum help { static let text = "2" } }
      }
      """
    let lines = await Evaluated.lines(["A.swift": file("One"), "B.swift": file("Two"), "C.swift": words])
    #expect(lines == ["alert [one] ['1']", "alert [two] ['2']"])
  }

  @Test func aDefaultBehindALookupIsNeverShown() async {
    let code = """
      func ask(_ title: String? = nil) {
        present(UIAlertController(title: title ?? NSLocalizedString("other", comment: ""), message: nil, preferredStyle: .alert))
      }
      enum Words { static let own = NSLocalizedString("own", comment: "") }
      func f() { ask(Words.own) }
      """
    #expect(await Evaluated.wholeLines(["A.swift": code]) == ["alert [own] [-]"])
  }

  @Test func eachCallThatBringsWordsIsAnAlert() async {
    let code = """
      extension UIViewController {
        func say(title: String = "Note", message: String) {
          let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          present(alert, animated: true)
        }
        func say(error: Error) { say(title: "Error", message: error.localizedDescription) }
      }
      class C: UIViewController {
        func f() { say(message: "Done.") }
        func g(problem: Problem) { say(title: problem.name, message: problem.words) }
        func h(error: Error) { say(error: error) }
      }
      """
    #expect(
      await Evaluated.lines(["A.swift": code]) == [
        "alert [{title}] [{message}] (default 'OK')", "alert ['Error'] [{error.localizedDescription}] (default 'OK')",
        "alert ['Note'] ['Done.'] (default 'OK')",
        "alert [{problem.name}] [{problem.words}] (default 'OK')",
      ])
  }

  @Test func aLookupThatGivesMarkdown() async {
    let code = """
      enum words {
        static func LookUp(_ key: StaticString, value: String.LocalizationValue, comment: StaticString) -> AttributedString {
          let string = String(localized: key, defaultValue: value, bundle: .main, comment: comment)
          let markdown = (try? AttributedString(markdown: string, options: .init())) ?? AttributedString(string)
          return markdown
        }
      }
      extension words { enum Screen { static let title = LookUp("screen.title", value: "Leave?", comment: "") } }
      struct Screen: View {
        var body: some View {
          content.alert(isPresented: $isShown) { Alert(title: Text(words.Screen.title), message: Text(String(words.Screen.title.characters))) }
        }
      }
      """
    let surfaces = await Evaluated.surfaces(["A.swift": code])
    #expect(surfaces.map { [Extracted.text($0.title), Extracted.text($0.message)] } == [["screen.title", "screen.title"]])
  }

  @Test func aBodyThatNobodyCallsIsAnAlert() async {
    let code = "func say(_ title: String) { present(UIAlertController(title: title, message: nil, preferredStyle: .alert)) }"
    #expect(await Evaluated.lines(["A.swift": code]) == ["alert [{title}] [-]"])
  }

  @Test func anAppsOwnAlertBesideApples() async {
    let code = """
      public struct Alert: View { let heading: String; let buttons: [String]; public var body: some View { Text(heading) } }
      struct Screen: View {
        var body: some View {
          content.alert(isPresented: $isShown) { Alert(title: Text("t"), message: Text("m"), dismissButton: .default(Text("OK"))) }
        }
      }
      """
    #expect(await Evaluated.lines(["A.swift": code]) == ["alert [t] [m] (default OK)"])
  }

  @Test func aFunctionForOlderSystemsIsReadAsApples() async {
    let code = """
      extension View {
        @ViewBuilder func alert(
          _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ActionBuilder actions: () -> ActionBuilder.Buttons?,
          @ViewBuilder message: () -> Text?
        ) -> some View { self.alert(isPresented: isPresented) { Alert(title: Text(titleKey), message: message()) } }
      }
      struct Screen: View {
        var body: some View {
          content.alert("t", isPresented: $isShown) { Button("No", role: .cancel) {}; Button("Go") {} } message: { Text("m") }
        }
      }
      """
    #expect(await Evaluated.wholeLines(["A.swift": code]).contains("alert [t] [m] (cancel No) (default Go)"))
  }

  @Test func literalsOfLocalizedTypesAreKeys() async {
    let code = """
      struct Prompt { let title: LocalizedStringResource; var hint: LocalizedStringKey? }
      func ask(_ prompt: LocalizedStringResource, _ more: LocalizedStringResource?) {
        present(UIAlertController(title: String(localized: prompt), message: String(localized: more ?? "fallback"), preferredStyle: .alert))
      }
      func f(_ isNew: Bool) {
        ask("one", nil)
        ask(isNew ? "two" : "three", "more")
      }
      """
    #expect(
      await Evaluated.wholeLines(["A.swift": code]) == ["alert [one] [fallback]", "alert [two | three] [more]"])
  }
}

/// What leads to an alert.
@Suite struct SurfaceReachTests {
  private func reaches(_ code: String) async -> [String] {
    await Evaluated.surfaces(["A.swift": code]).map { surface in
      (surface.reach?.member ?? "-") + (surface.reach?.tap.map { " after " + Extracted.text($0) } ?? "")
    }
  }

  @Test func theButtonThatSetsWhatShowsIt() async {
    let code = """
      struct Screen: View {
        var body: some View {
          VStack {
            Button("photo.delete", role: .destructive) { isAsking = true }
            Button { isHelping.toggle() } label: { Text("help") }
          }
          .alert("t", isPresented: $isAsking) {}
          .alert("u", isPresented: $isHelping) {}
          .alert("v", isPresented: $isLost) {}
        }
      }
      """
    #expect(await reaches(code) == ["Screen.body after photo.delete", "Screen.body after help", "Screen.body"])
  }

  @Test func theActionWhoseHandlerShowsIt() async {
    let code = """
      class Screen: UIViewController {
        func ask() {
          let sheet = UIAlertController(title: nil, message: "m", preferredStyle: .actionSheet)
          sheet.addAction(UIAlertAction(title: "Drop", style: .destructive) { _ in
            self.present(UIAlertController(title: "t", message: nil, preferredStyle: .alert), animated: true)
          })
        }
      }
      """
    #expect(await reaches(code) == ["Screen.ask", "Screen.ask after 'Drop'"])
  }

  /// A closure that stands in for one that is not given, where the subclass always gives one.
  @Test func whatStandsInForAClosureThatIsThereIsNotShown() async {
    let code = """
      class Failure {
        var tapped: () -> Void
        init(name: String, tapped: (() -> Void)?) {
          let usual: () -> Void = { show("Failure", name) }
          self.tapped = tapped ?? usual
        }
      }
      final class ServerFailure: Failure {
        init(name: String, tapped: (() -> Void)?, id: Int) {
          let usual: () -> Void = { show("Server Failure", name) }
          super.init(name: name, tapped: tapped ?? usual)
        }
      }
      func show(_ title: String, _ name: String) {
        let alert = UIAlertController(title: title, message: name, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
      }
      func f() { _ = ServerFailure(name: "Offline", tapped: nil, id: 4) }
      func g() { _ = Failure(name: "Busy", tapped: nil) }
      """
    let lines = await Extracted.lines(code)
    #expect(lines.contains("alert ['Server Failure'] ['Offline'] (default 'OK')"))
    #expect(lines.contains("alert ['Failure'] ['Busy'] (default 'OK')"))
    #expect(!lines.contains("alert ['Failure'] ['Offline'] (default 'OK')"))
  }

  /// A stream says what it hands to who observes it, and what a case carries needs no labels.
  @Test(arguments: [
    ("Driver", "drive(onNext: {", "})"), ("AnyPublisher", "receive(on: queue).sink {", "}"),
    ("Cell", "drive(onNext: {", "})"),
  ])
  func aStreamOfCases(stream: String, opening: String, closing: String) async {
    let code = """
      protocol Output { var event: \(stream)<Model.Event> { get } }
      final class Model: Output {
        enum Event { case gone; case presentNotice(String, String) }
        let relay = PublishRelay<Event>()
        var event: \(stream)<Event> { relay.all() }
        func save() { relay.accept(.presentNotice("Not Saved", "The disk is full.")) }
      }
      final class Screen: UIViewController {
        let outputs: Output = Model()
        override func viewDidLoad() {
          outputs.event.\(opening) [weak self] event in
            switch event {
            case .gone: self?.dismiss(animated: true)
            case .presentNotice(let title, let message):
              self?.present(UIAlertController(title: title, message: message, preferredStyle: .alert), animated: true)
            }
          \(closing)
        }
      }
      """
    let lines = await Extracted.lines(code)
    #expect(lines.contains("alert ['Not Saved'] ['The disk is full.']") == (stream != "Cell"))
  }

  /// What ends a stream, or wraps its values, is none of them.
  @Test(arguments: ["receiveCompletion:", "onError:"])
  func theEndOfAStream(label: String) async {
    let code = """
      final class Model { enum Event { case presentNotice(String, String) }; let events: AnyPublisher<Event, Never> = made() }
      func f(model: Model, screen: UIViewController) {
        model.events.sink(\(label) { end in
          if case .presentNotice(let title, let message) = end {
            screen.present(UIAlertController(title: title, message: message, preferredStyle: .alert), animated: true)
          }
        })
      }
      func g() { send(Model.Event.presentNotice("Not Saved", "The disk is full.")) }
      """
    #expect(await !Extracted.lines(code).contains { $0.contains("Not Saved") })
  }
}
