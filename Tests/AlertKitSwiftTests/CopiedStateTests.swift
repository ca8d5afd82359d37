import AlertKitCore
import Testing

/// State that is copied, kept by others, or handed back by functions.
@Suite struct CopiedStateTests {
  private static func lines(_ code: String) async -> [String] {
    await Extracted.lines(code).filter { !$0.contains("{") }.map { String($0.dropFirst("alert ".count)) }
  }

  @Test func whatAViewCopiesOfItsModelIsTheModels() async {
    let code = """
      final class GateModel: ObservableObject {
        @Published var failure: String?
        func open() { failure = "The gate is shut." }
        func close() { failure = "The key is lost." }
      }
      struct GateView: View {
        @StateObject var model = GateModel()
        @State private var alertMessage = ""
        @State private var isShown = false
        var body: some View {
          Button("Go") {
            if isNew { model.open() } else { model.close() }
            if let failure = model.failure { alertMessage = failure; isShown = true }
          }
          .alert("Gate", isPresented: $isShown) { Button("OK") {} } message: { Text(alertMessage) }
        }
      }
      """
    #expect(
      await Self.lines(code) == [
        "[Gate] ['The gate is shut.'] (default OK)", "[Gate] ['The key is lost.'] (default OK)",
      ])
  }

  @Test func aModelsTextStandsBeforeWhatIsShownInItsPlace() async {
    let code = """
      final class Ledger: ObservableObject {
        @Published var errorMessage: String?
        @Published var showsError = false
        func export() { errorMessage = "No export today."; showsError = true }
      }
      struct LedgerView: View {
        @StateObject var ledger = Ledger()
        var body: some View {
          Button("a") { ledger.export() }.alert("Ledger", isPresented: $ledger.showsError) { Button("OK") {} } message: {
            Text(other.errorMessage ?? ledger.errorMessage ?? "Something went wrong.")
          }
        }
      }
      """
    #expect(await Self.lines(code) == ["[Ledger] ['No export today.'] (default OK)"])
  }

  @Test func whatAFunctionPutsTogetherStandsWhereItIsCalled() async {
    let code = """
      final class Notice: ObservableObject {
        @Published var title = ""
        @Published var message = ""
        @Published var isShown = false
        func show(_ title: String, about name: String) { self.title = title; message = "About \\(name)."; isShown = true }
      }
      struct NoticeView: View {
        @EnvironmentObject var notice: Notice
        var body: some View {
          Text("a").alert(notice.title, isPresented: $notice.isShown) { Button("OK") {} } message: { Text(notice.message) }
        }
      }
      struct Weather {
        let notice: Notice
        func rain() { notice.show("Rain", about: "water") }
        func snow() { notice.show("Snow", about: "ice") }
      }
      """
    #expect(await Self.lines(code) == ["['Rain'] ['About water.'] (default OK)", "['Snow'] ['About ice.'] (default OK)"])
  }

  private static let backup = """
    enum BackupError: String, LocalizedError {
      case full = "The disk is full", gone = "The backup is gone"
      var errorDescription: String? { rawValue }
    }
    struct Storage {
      func save(_ data: Data) -> Result<String, BackupError> {
        if data.isEmpty { return .failure(.gone) }
        guard hasRoom else { return .failure(.full) }
        return .success("Saved")
      }
      func load(done: @escaping (Result<Data, Error>) -> Void) {
        guard isThere else { return done(.failure(BackupError.gone)) }
        done(.success(data))
      }
    }
    struct BackupView: View {
      @ObservedObject var backup: Backup
      var body: some View { Text("a").alert(backup.notice, isPresented: $backup.isShown) { Button("OK") {} } }
    }
    """

  @Test func aResultCarriesWhatItsFunctionSays() async {
    let code = """
      final class Backup: ObservableObject {
        @Published var notice = ""
        @Published var isShown = false
        let storage = Storage()
        func save() {
          let result = storage.save(data)
          switch result {
          case .success(let text): notice = text
          case .failure(let failure): notice = failure.rawValue
          }
        }
      }
      """
    #expect(
      await Self.lines(Self.backup + "\n" + code) == [
        "['Saved'] [-] (default OK)", "['The backup is gone' | 'The disk is full'] [-] (default OK)",
      ])
  }

  @Test func aHandlerIsToldTheResultOfWhatItWasGivenTo() async {
    let code = """
      final class Backup: ObservableObject {
        @Published var notice = ""
        @Published var isShown = false
        func load() {
          Storage().load { result in
            if case .failure(let error) = result { self.notice = error.localizedDescription }
          }
        }
      }
      """
    #expect(await Self.lines(Self.backup + "\n" + code) == ["['The backup is gone'] [-] (default OK)"])
  }

  @Test func aPlaceThatIsNotKnownMayHaveEachText() async {
    let code = """
      func remind(_ day: Int) {
        let titles = ["Water now", "Thirsty plants"]
        let alert = UIAlertController(title: titles[day % titles.count], message: bodies.randomElement(), preferredStyle: .alert)
        present(alert, animated: true)
      }
      let bodies = ["Dig", "Plant"]
      """
    #expect(await Self.lines(code) == ["['Water now' | 'Thirsty plants'] ['Dig' | 'Plant']"])
  }

  @Test func aViewOfAnyTypeHoldsTheButtons() async {
    let code = """
      struct Bed: View {
        var body: some View { Text("a").alert("Work", isPresented: $isShown) { AnyView(buttons) } }
        @ViewBuilder var buttons: some View {
          Button("Dig", role: .destructive) {}
          Button("Stop", role: .cancel) {}
        }
      }
      """
    #expect(await Self.lines(code) == ["[Work] [-] (destructive Dig) (cancel Stop)"])
  }

  @Test func aNumberThatStandsInForAnotherIsNotKnown() async {
    let code = """
      func tell(_ plan: Plan?) {
        present(UIAlertController(title: "\\(plan?.count ?? 0) left", message: nil, preferredStyle: .alert), animated: true)
      }
      """
    #expect(await Self.lines(code) == ["['%@ left'] [-]"])
  }

  @Test func aConstantNumberStandsInItsText() async {
    let code = """
      enum Limits { static let pots = 12; static var seeds = 3 }
      func tell() {
        let message = "Up to \\(Limits.pots) pots and \\(seeds) seeds"
        present(UIAlertController(title: "Full", message: message, preferredStyle: .alert), animated: true)
      }
      """
    #expect(await Self.lines(code) == ["['Full'] ['Up to 12 pots and %@ seeds']"])
  }

  @Test func aCaseDecidesWhichOfTwoAlertsIsShown() async {
    let code = """
      enum Kind { case plain, question }
      final class Notice: ObservableObject {
        @Published var isShown = false
        var title = ""
        var kind = Kind.plain
        func tell(_ title: String, kind: Kind = .plain) { self.title = title; self.kind = kind; isShown = true }
      }
      struct Bed: View {
        @EnvironmentObject var notice: Notice
        var body: some View {
          Text("a").alert(isPresented: $notice.isShown) {
            if notice.kind == .question {
              return Alert(title: Text(notice.title), primaryButton: .default(Text("Yes")), secondaryButton: .cancel(Text("No")))
            } else {
              return Alert(title: Text(notice.title), dismissButton: .default(Text("OK")))
            }
          }
        }
      }
      struct Weather {
        let notice: Notice
        func rain() { notice.tell("Rain") }
        func snow() { notice.tell("Snow?", kind: .question) }
      }
      """
    #expect(await Self.lines(code) == ["['Rain'] [-] (default OK)", "['Snow?'] [-] (default Yes) (cancel No)"])
  }

  @Test func aViewThatAnotherMakesSaysNothingYet() async {
    let code = """
      struct Outer: View {
        @State private var errorMessage = ""
        @State private var isShown = false
        var body: some View {
          VStack { Inner(name: "a") }
            .alert("Outer", isPresented: $isShown) { Button("OK") {} } message: { Text(errorMessage) }
        }
        func fail() { errorMessage = "It broke."; isShown = true }
      }
      struct Inner: View {
        let name: String
        @State private var errorMessage = ""
        @State private var isShown = false
        var body: some View {
          Text(name).alert("Inner", isPresented: $isShown) { Button("OK") {} } message: { Text(errorMessage) }
        }
        func fail() { errorMessage = "It leaks."; isShown = true }
      }
      """
    #expect(await Self.lines(code) == ["[Outer] ['It broke.'] (default OK)", "[Inner] ['It leaks.'] (default OK)"])
  }
}
