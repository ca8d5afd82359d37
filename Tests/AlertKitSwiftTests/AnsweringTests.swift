import AlertKitCore
import AlertKitSwift
import Testing

/// What code makes of a text or an error before it is shown: a key, an overload's argument, what answers to a protocol.
@Suite struct AnsweringTests {
  private func lines(_ code: String) async -> [String] { await Evaluated.wholeLines(["A.swift": code]) }

  private let helper = """
    extension UIViewController {
      func show(_ title: String?, _ message: String?) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
      }
    }
    """

  @Test func errorsThatAnswerToAProtocolAreSeenThroughTheQuestion() async {
    let code = """
      protocol SaidError: Error { var summary: String { get } }
      enum LoadError: Error { case gone, late }
      extension LoadError: SaidError {
        var summary: String {
          switch self {
          case .gone: return "It is gone"
          case .late: return "It is late"
          }
        }
      }
      extension Error {
        var said: String {
          if let known = self as? SaidError { return known.summary }
          return localizedDescription
        }
      }
      class C: UIViewController {
        func tell(_ error: Error) {
          let alert = UIAlertController(title: error.said, message: nil, preferredStyle: .alert)
          present(alert, animated: true)
        }
        func load() { fetch { result in if case .failure(let error) = result { self.tell(error) } } }
      }
      """
    let cases = await Evaluated.cases(["A.swift": code])
    #expect(cases.contains("['It is gone'] [-]") && cases.contains("['It is late'] [-]"))
  }

  @Test func aTextThatIsMadeAKeyIsLookedUp() async {
    let code = """
      enum Constants { static let delete = "Delete the journal?" }
      struct V: View {
        @State var isAsking = false
        var body: some View {
          List {}.confirmationDialog(.init(Constants.delete), isPresented: $isAsking, titleVisibility: .visible) {
            Button(LocalizedStringKey(Constants.delete)) {}
            Button(Constants.delete) {}
          }
        }
      }
      """
    #expect(
      await lines(code) == [
        "confirmationDialog [Delete the journal?] [-] (default Delete the journal?) (default 'Delete the journal?') +Cancel"
      ])
  }

  @Test func aLiteralMeansTheFunctionThatIsNotDisfavored() async {
    let code = """
      extension UIViewController {
        @_disfavoredOverload func tell(message: String) { show(nil, message) }
        func tell(message: LocalizedStringResource) { show(nil, String(localized: message)) }
      }
      func f() { tell(message: "Gone") }
      """
    #expect(await lines(helper + code) == ["alert [-] [Gone] (default 'OK')"])
  }

  /// A type has the functions of one name of all that it inherits from.
  @Test func functionsOfOneNameAreInheritedFromAll() async {
    let code = """
      protocol Speaking { var table: String { get } }
      extension Speaking where Self: UIViewController {
        func show(with message: String?) { show("Error", message) }
      }
      class Screen: UIViewController {
        func show(twice text: String) { show(text, text) }
        func f() { show(with: "Choose a wallet.") }
      }
      extension Screen: Speaking { var table: String { "Assets" } }
      """
    #expect(await lines(helper + code).contains("alert ['Error'] ['Choose a wallet.'] (default 'OK')"))
  }

  /// A file may extend a type by a name of its own for it.
  @Test func aTypeIsExtendedByAnotherName() async {
    let code = """
      private typealias TellingDelegate = Screen
      protocol Telling { var table: String { get } }
      extension Telling where Self: UIViewController {
        func tell(with message: String?) { show("Error", message) }
      }
      class Screen: UIViewController {
        func f() { tell(with: "Choose a wallet.") }
      }
      extension TellingDelegate: Telling { var table: String { "Assets" } }
      """
    #expect(await lines(helper + code).contains("alert ['Error'] ['Choose a wallet.'] (default 'OK')"))
  }

  /// One text is told once, whether its table is named or not.
  @Test func theDefaultTableIsOneWithItsName() async {
    let code = """
      func text(_ key: String) -> String {
        if usesBundle { return NSLocalizedString(key, tableName: "Localizable", bundle: bundle, comment: "") }
        return NSLocalizedString(key, comment: "")
      }
      func f() { show(text("gone"), nil) }
      """
    let found = await Evaluated.surfaces(["A.swift": helper + code]).compactMap(\.title)
    #expect(found.contains { if case .key("gone", _, _, _) = $0 { true } else { false } })
  }

  @Test func anEmptyTextForHiddenPreviewsIsNone() async {
    let code = """
      func register() {
        let category = UNNotificationCategory(
          identifier: "session", actions: [], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: "", options: [])
        UNUserNotificationCenter.current().setNotificationCategories([category])
      }
      """
    var options = Linter.Options()
    options.configuration.onlyRules = ["notification-missing-placeholder"]
    let input = InputFile(path: "App/A.swift", bytes: Array(code.utf8))
    let report = await Linter.lint(await Project.assemble([input], sources: SwiftSources.reader()), options: options)
    #expect(report.findings.map(\.rule) == ["notification-missing-placeholder"])
  }
}
