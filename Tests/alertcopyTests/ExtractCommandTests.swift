import Foundation
import Testing

/// `alertcopy extract`, and `check` of an app with Swift sources, as processes.
@Suite struct ExtractCommandTests {
  static let app = [
    "App/Screen.swift": """
    import SwiftUI
    struct Screen: View {
      var body: some View {
        content.alert("photo.title", isPresented: $isShown) {
          Button("common.delete", role: .destructive) {}
          Button("common.cancel", role: .cancel) {}
        } message: {
          Text(problem.words)
        }
      }
    }
    """,
    "App/en.lproj/Localizable.strings": """
    "photo.title" = "Delete this photo?";
    "common.delete" = "Delete";
    "common.cancel" = "Cancel";

    """,
  ]

  @Test func aTextInOtherLettersKeepsItsKey() throws {
    let code = """
      func f() {
        let alert = UIAlertController(title: "photo.title".localized.uppercased(), message: nil, preferredStyle: .alert)
        present(alert, animated: true)
      }
      """
    try Tool.inFolder(of: ["A.swift": code]) { folder in
      let run = try Tool.run(["extract"], in: folder)
      let root = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      let title = try #require((root["surfaces"] as? [[String: Any]])?.first?["title"] as? [String: String])
      #expect(title == ["key": "photo.title", "letters": "uppercased"])
    }
  }

  @Test func whatNothingLeadsToIsToldApart() throws {
    let code = """
      @main class AppDelegate: UIResponder, UIApplicationDelegate { let screen = Screen() }
      class Screen: UIViewController {
        override func viewDidLoad() { tell("Shown") }
        private func old() { tell("Old") }
        private func tell(_ title: String) {
          present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)
        }
      }
      """
    try Tool.inFolder(of: ["A.swift": code]) { folder in
      let run = try Tool.run(["extract"], in: folder)
      let root = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      let surfaces = try #require(root["surfaces"] as? [[String: Any]])
      let never = surfaces.filter { $0["neverShown"] as? Bool == true }.map { $0["title"] as? [String: String] }
      #expect(never == [["literal": "Old"]] && surfaces.count > 1)
    }
  }

  @Test func printsSurfacesAsJSON() throws {
    var app = Self.app
    app["App/Old.m"] =
      "void f() { [UIAlertController alertControllerWithTitle:@\"t\" message:nil preferredStyle:UIAlertControllerStyleAlert]; }\n"
    try Tool.inFolder(of: app) { folder in
      let run = try Tool.run(["extract", "App"], in: folder)
      #expect(run.status == 0)
      #expect(run.errors.isEmpty)
      let root = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      let surfaces = try #require(root["surfaces"] as? [[String: Any]])
      #expect(surfaces.compactMap { $0["file"] as? String } == ["App/Old.m", "App/Screen.swift"])
      #expect(surfaces.first?["title"] as? [String: String] == ["literal": "t"])
      let surface = try #require(surfaces.last)
      #expect(surface["id"] as? String == "Screen.body.1" && surface["kind"] as? String == "alert")
      #expect(
        surface["file"] as? String == "App/Screen.swift" && surface["line"] as? Int == 4 && surface["column"] as? Int == 13)
      #expect(surface["title"] as? [String: String] == ["key": "photo.title"])
      #expect(surface["message"] as? [String: String] == ["dynamic": "problem.words"])
      let buttons = try #require(surface["buttons"] as? [[String: Any]])
      #expect(buttons.compactMap { $0["role"] as? String } == ["destructive", "cancel"])
      #expect(surface["implicitButtons"] as? [String] == [] && surface["textFields"] as? Int == 0)
    }
  }

  @Test func writesASpecThatTheToolReads() throws {
    try Tool.inFolder(of: Self.app) { folder in
      let run = try Tool.run(["extract", "--format", "spec", "--output", "alerts.yaml", "-q"], in: folder)
      #expect(run.status == 0 && run.errors.isEmpty)
      let spec = try String(contentsOf: folder.appending(path: "alerts.yaml"), encoding: .utf8)
      #expect(spec.contains("- {title: \"common.delete\", role: destructive}") && spec.contains("# message: \"problem.words\""))
      let check = try Tool.run(["check", "-q", "--only-rule", "syntax-error"], in: folder)
      #expect(check.status == 0 && check.output.isEmpty)
    }
  }

  @Test func checksObjectiveC() throws {
    let app = [
      "App/Shows.mm": """
      #import "Shows.h"
      @implementation Shows
      - (void)viewDidLoad {
        [self askWithTitle:NSLocalizedString(@"photo.title", nil)];
      }
      @end
      """,
      "App/Asks.swift": """
      extension UIViewController {
        @objc func ask(title: String) {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Yes", style: .default))
          alert.addAction(UIAlertAction(title: "No", style: .cancel))
          present(alert, animated: true)
        }
      }
      """,
      "App/en.lproj/Localizable.strings": "\"photo.title\" = \"Delete this photo?\";\n",
    ]
    try Tool.inFolder(of: app) { folder in
      let run = try Tool.run(["check", "--only-rule", "yes-no-button"], in: folder)
      #expect(run.output.contains("yes-no-button"))
      let extracted = try Tool.run(["extract", "App/Shows.mm"], in: folder)
      #expect(extracted.output.contains("\"key\": \"photo.title\""))
    }
  }

  @Test func aSpecOfNotificationsIsReadBack() throws {
    let app = [
      "Center.swift": """
      func register() {
        let reply = UNTextInputNotificationAction(
          identifier: "reply", title: "Reply", options: [.authenticationRequired],
          textInputButtonTitle: "Send", textInputPlaceholder: "Your answer")
        let loose = UNNotificationAction(identifier: "loose", title: "Later", options: [])
        let category = UNNotificationCategory(identifier: "MESSAGE", actions: [reply], intentIdentifiers: [])
        let alert = UIAlertController(title: "Get Word at Once?", message: "Hear when it is your turn.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Allow", style: .default) { _ in
          center.requestAuthorization(options: [.alert]) { _, _ in }
        })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      }
      """
    ]
    try Tool.inFolder(of: app) { folder in
      let run = try Tool.run(["extract", "--format", "spec", "--output", "alerts.yaml", "-q"], in: folder)
      #expect(run.status == 0)
      let spec = try String(contentsOf: folder.appending(path: "alerts.yaml"), encoding: .utf8)
      #expect(spec.contains("text-input: {button: {text: \"Send\"}, placeholder: {text: \"Your answer\"}}"))
      #expect(spec.contains("authentication-required: true") && spec.contains("purpose: notification-permission"))
      #expect(spec.contains("effect: request-notification-permission") && !spec.contains("Later"))
      let check = try Tool.run(["check", "-q", "--only-rule", "syntax-error"], in: folder)
      #expect(check.status == 0 && check.output.isEmpty)
    }
  }

  @Test func checkReadsSwift() throws {
    try Tool.inFolder(of: Self.app) { folder in
      let run = try Tool.run(["check"], in: folder)
      #expect(run.output.contains("1 surface"))
      #expect(run.output.contains("(1 from sources)") || run.output.contains("from sources"))
      let broken = folder.appending(path: "App/Broken.swift")
      try Data("func a() { show(UIAlertController(title: \"t\"".utf8).write(to: broken)
      let warned = try Tool.run(["check", "--only-rule", "syntax-error"], in: folder)
      #expect(warned.status == 0 && warned.output.contains("App/Broken.swift:1:"))
    }
  }
}
