import AlertKitCore
import AlertKitSwift
import Testing

/// What rules say of buttons whose handlers do nothing, and what is known of those that lead out of the app.
@Suite struct IdleButtonTests {
  private func findings(_ buttons: String, _ title: String = "Photo Sent") async -> [String] {
    let code = """
      import UIKit
      class Screen: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          let other = UIAlertController(title: "Sending", message: nil, preferredStyle: .alert)
          let alert = UIAlertController(title: "\(title)", message: "It is on its way.", preferredStyle: .alert)
          \(buttons)
          present(alert, animated: true)
        }
      }
      """
    let project = await Project.assemble(
      [InputFile(path: "App/Screen.swift", bytes: Array(code.utf8))], sources: SwiftSources.reader())
    let rules: Set<RuleID> = ["ok-to-question", "destructive-without-cancel", "no-cancel-path", "unmarked-destructive"]
    return await Linter.lint(project).findings.filter { rules.contains($0.rule) }.map { "\($0.rule)" }.sorted()
  }

  @Test(arguments: [
    ("nil", [String]()), ("{ _ in }", []), ("{ _ in self.send() }", ["ok-to-question"]), ("handler", ["ok-to-question"]),
  ])
  func okBesideCancel(handler: String, rules: [String]) async {
    let found = await findings(
      """
      alert.addAction(UIAlertAction(title: "OK", style: .default, handler: \(handler)))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
      """)
    #expect(found == rules)
  }

  /// A button that is called after a loss and does nothing is the way back, unless it is marked.
  @Test(arguments: [
    (".default", "nil", [String]()),
    (".default", "{ _ in self.drop() }", ["destructive-without-cancel", "unmarked-destructive"]),
    (".destructive", "nil", ["destructive-without-cancel"]),
  ])
  func aLossThatIsNone(style: String, handler: String, rules: [String]) async {
    let found = await findings(
      """
      alert.addAction(UIAlertAction(title: "Send", style: .default) { _ in self.send() })
      alert.addAction(UIAlertAction(title: "Discard", style: \(style), handler: \(handler)))
      """, "Send or Discard")
    #expect(found.filter { $0 != "no-cancel-path" } == rules)
    // One asks for Cancel, not both.
    #expect(found.contains("no-cancel-path") == rules.isEmpty)
  }

  /// What only closes the alert leads back, also under another name than Cancel, unless it reads as if it agreed to a loss.
  @Test(arguments: [
    ("Go On", "nil", "Last Step", false),
    ("Go On", "{ _ in alert.dismiss(animated: true, completion: nil) }", "Last Step", false),
    ("OK", "{ _ in }", "Leave the Last Step?", false), ("OK", "{ _ in }", "Delete the Photo?", true),
    ("Go On", "{ _ in self.dismiss(animated: true) }", "Last Step", true),
    ("Go On", "{ _ in other.dismiss(animated: true) }", "Last Step", true),
    ("Go On", "{ _ in alert.dismiss(animated: true) { self.send() } }", "Last Step", true),
    ("Go On", "{ _ in alert.dismiss(animated: true); self.send() }", "Last Step", true),
    ("Go On", "handler", "Last Step", true),
  ])
  func anotherWayBack(title: String, handler: String, question: String, isTold: Bool) async {
    let found = await findings(
      """
      alert.addAction(UIAlertAction(title: "\(title)", style: .default, handler: \(handler)))
      alert.addAction(UIAlertAction(title: "Delete It", style: .destructive) { _ in self.drop() })
      """, question)
    #expect(found.contains("destructive-without-cancel") == isTold)
  }

  /// What is called after a loss beside a way back is told, also where it does nothing yet; what agrees to one and does nothing is not.
  @Test(arguments: [("Delete", "nil", true), ("Delete", "{ _ in self.drop() }", true), ("OK", "{ _ in }", false)])
  func nothingIsDestroyed(title: String, handler: String, isTold: Bool) async {
    let found = await findings(
      """
      alert.addAction(UIAlertAction(title: "\(title)", style: .default, handler: \(handler)))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
      """, "Delete the Photo?")
    #expect(found.contains("unmarked-destructive") == isTold)
  }

  /// English buttons in code below a text in another language.
  @Test(arguments: [
    ("写真を削除しますか？", "Cancel", true), ("写真を削除しますか？", "キャンセル", false), ("Delete the Photo?", "Cancel", false),
    ("写真を削除しますか？", "OK", false), ("Foto", "Cancel", false),
  ])
  func englishButton(title: String, label: String, isTold: Bool) async {
    let code = """
      import UIKit
      class Screen: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          let alert = UIAlertController(title: "\(title)", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "\(label)", style: .cancel))
          alert.addAction(UIAlertAction(title: "共有", style: .default) { _ in self.send() })
          present(alert, animated: true)
        }
      }
      """
    var configuration = Configuration()
    configuration.sourceLocale = LocaleTag("ja")
    let project = await Project.assemble(
      [InputFile(path: "App/Screen.swift", bytes: Array(code.utf8))], configuration: configuration,
      sources: SwiftSources.reader())
    let found = await Linter.lint(project).findings
    #expect(found.contains { $0.rule == "mixed-language" } == isTold)
    // OK has the cancel role beside what is to be done.
    #expect(found.contains { $0.rule == "cancel-label" } == (label == "OK"))
  }

  // MARK: Buttons that lead out of the app

  static func observing(_ name: String) -> String {
    """
    func bind() { center.rx.notification(\(name)).withUnretained(self).bind(onNext: { $0.0.leave() }).disposed(by: bag) }
    func leave() { UIApplication.shared.open(store) }
    """
  }

  static let leaving: [(code: String, effect: ButtonEffect?)] = [
    (PermissionTests.alert(") { _ in UIApplication.shared.openURL(URL(string: \"https://example.com\")!) }"), .leavesApp),
    (PermissionTests.alert(") { _ in self.leave() }", "func leave() { save(); exit(0) }"), .leavesApp),
    (PermissionTests.alert(") { _ in self.show { if isDone { exit(0) } } }"), .leavesApp),
    (PermissionTests.alert(") { _ in fatalError() }"), nil),
    (PermissionTests.alert(") { _ in self.panel.open(URL(string: \"https://example.com\")!) }"), nil),
    (PermissionTests.alert(") { _ in if UIApplication.shared.canOpenURL(self.help) { self.save() } }"), nil),
    (PermissionTests.alert(") { _ in self.pick() }", "func pick() { show(alert) { self.exit(1) } }"), nil),
    (PermissionTests.alert(") { _ in center.post(name: .gone, object: nil) }", observing(".gone")), .leavesApp),
    (PermissionTests.alert(") { _ in center.post(name: .late, object: nil) }", observing(".gone")), nil),
  ]

  @Test(arguments: 0..<leaving.count)
  func leavesTheApp(_ number: Int) async throws {
    let (code, effect) = Self.leaving[number]
    let surface = try #require(await Extracted.surfaces(["A.swift": code]).first)
    #expect(surface.buttons.map(\.effect) == [effect, nil])
  }
}
