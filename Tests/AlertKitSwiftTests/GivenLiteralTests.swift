import AlertKitCore
import AlertKitSwift
import Testing

/// Branches for what a variable is never given.
@Suite struct GivenLiteralTests {
  private func reserves(
    _ branches: String, declared: String = "var failure: Int?", set: String = "failure = 1; failure = 2",
    subject: String = "failure!"
  ) async -> [SurfaceReserve?] {
    let code = """
      import UIKit
      \(declared)
      enum Version: Int, CaseIterable { case full, trial }
      final class Screen: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          \(set)
        }
        override func viewDidLoad() {
          switch \(subject) { \(branches.replacing("TELL", with: Self.alert)) }
        }
      }
      let screen = Screen()
      """
    return await Extracted.ofApp(["A.swift": code]).map(\.reserve)
  }

  private static let alert = "present(UIAlertController(title: \"Gone\", message: nil, preferredStyle: .alert), animated: true)"

  private static let all = "case 1: break\ncase 2: break\ndefault: TELL"

  @Test(arguments: [all, "case 1, 2: break\ndefault: TELL", "case 9: TELL\ndefault: break"])
  func whatIsNeverGiven(branches: String) async { #expect(await reserves(branches) == [.uncalled]) }

  @Test(arguments: ["case 1: break\ndefault: TELL", "case 2: TELL\ndefault: break", "case 1...2: break\ndefault: TELL"])
  func whatMayBeGiven(branches: String) async { #expect(await reserves(branches) == [nil]) }

  @Test(arguments: [
    "failure = read()", "failure = 1 + 2", "failure! += 1", "load(&failure)", "failure = 1\nfailure = 3", "bind(\\.failure)",
  ])
  func whatMayBeGivenOtherwise(set: String) async {
    #expect(await reserves(Self.all, set: set) == [nil])
  }

  @Test func whatMayBeNilIsLeftOver() async {
    #expect(await reserves(Self.all, subject: "failure") == [nil])
    #expect(await reserves(Self.all, declared: "var failure = 1", subject: "failure") == [.uncalled])
    #expect(await reserves(Self.all, declared: "var failure = 7", subject: "failure") == [nil])
  }

  @Test func casesAndTexts() async {
    let branches = "case .full: break\ncase .trial: TELL"
    #expect(await reserves(branches, declared: "var failure: Version?", set: "failure = Version.full") == [.uncalled])
    #expect(await reserves(branches, declared: "var failure: Version?", set: "failure = .trial") == [nil])
    #expect(await reserves(branches, declared: "var failure: Version?", set: "failure = Version(rawValue: 1)") == [nil])
    let texts = "case \"a\": break\ndefault: TELL"
    #expect(await reserves(texts, declared: "var failure = \"a\"", set: "failure = \"a\"", subject: "failure") == [.uncalled])
    #expect(await reserves(texts, declared: "var failure = \"a\"", set: "failure = \"b\"", subject: "failure") == [nil])
  }

  /// What is posted in a branch that is never taken tells nobody.
  @Test func anObserverOfWhatIsNeverPosted() async {
    func code(_ set: String) -> String {
      """
      import UIKit
      var version: Version?
      enum Version: Int, CaseIterable { case full, trial }
      final class Screen: UIViewController {
        override func viewWillAppear(_ animated: Bool) { version = \(set) }
        override func viewDidLoad() {
          NotificationCenter.default.addObserver(self, selector: #selector(tell), name: Notification.Name("over"), object: nil)
          switch version! {
          case .full: break
          case .trial: NotificationCenter.default.post(name: Notification.Name("over"), object: nil)
          }
        }
        @objc func tell() { \(Self.alert) }
      }
      let screen = Screen()
      """
    }
    #expect(await Extracted.ofApp(["A.swift": code(".full")]).map(\.reserve) == [.uncalled])
    #expect(await Extracted.ofApp(["A.swift": code(".trial")]).map(\.reserve) == [nil])
  }

  /// A flag that is compared with a truth.
  @Test(arguments: [
    ("if isLost == true { TELL }", true), ("if isLost == false { } else { TELL }", false),
    ("if isLost != true { TELL }", false),
    ("guard isLost == true else { return }; TELL", true), ("if isLost == false { TELL }", false),
    ("if isLost != true { return }; TELL", true),
  ])
  func aFlagThatIsOnlyEverFalse(code: String, isUncalled: Bool) async {
    func app(_ set: String) -> [String: String] {
      let body = code.replacing("TELL", with: Self.alert)
      let code = """
        import UIKit
        var isLost = false
        final class Screen: UIViewController {
          override func viewWillAppear(_ animated: Bool) { \(set) }
          override func viewDidLoad() { \(body) }
        }
        let screen = Screen()
        """
      return ["A.swift": code]
    }
    #expect(await Extracted.ofApp(app("isLost = false")).map(\.reserve) == [isUncalled ? .uncalled : nil])
    #expect(await Extracted.ofApp(app("isLost = true")).map(\.reserve) == [nil])
  }
}
