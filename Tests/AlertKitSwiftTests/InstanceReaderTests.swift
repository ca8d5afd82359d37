import AlertKitCore
import AlertKitSwift
import Testing

/// Models of alerts that are made for a view of the app's own, which does not show all that they say.
@Suite struct InstanceReaderTests {
  private static func findings(_ configure: String, _ more: String = "", given: String) async -> [String] {
    let code = """
      import UIKit
      struct NoticeModel { let title: String; let message: String }
      class CardController: UIViewController { func configure(_ model: NoticeModel) { \(configure) } }
      \(more)
      class Screen: UIViewController {
        func show(_ model: NoticeModel) {
          let alert = UIAlertController(title: model.title, message: model.message, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          present(alert, animated: true)
        }
        func make() -> UIViewController { CardController() }
        func ask() {
          let card = make() as! CardController
          present(card, animated: true)
          \(given)
        }
      }
      """
    let inputs = [InputFile(path: "App/A.swift", bytes: Array(code.utf8))]
    let report = await Linter.lint(await Project.assemble(inputs, sources: SwiftSources.reader()))
    return report.findings.map(\.rule.name).filter { ["missing-title", "message-punctuation"].contains($0) }.sorted()
  }

  private static let made = "card.configure(.init(title: \"\", message: \"Delete the list\"))"

  @Test func aTitleThatIsNotReadIsNotMissing() async {
    let lines = await Self.findings("label.text = model.message", given: Self.made)
    #expect(!lines.contains("missing-title"))
  }

  @Test(arguments: [
    "label.text = model.message; header.text = model.title", "label.text = model.message; self.model = model",
    "label.text = model.message; tell(model)",
  ])
  func aTitleThatMayBeReadIs(configure: String) async {
    #expect(await Self.findings(configure, given: Self.made).contains("missing-title"))
  }

  /// What else is done with the model, or by a class that inherits the method.
  @Test(arguments: [
    ("", "let model = NoticeModel(title: \"\", message: \"Delete the list\"); card.configure(model); show(model)"),
    ("class Other: CardController { override func configure(_ model: NoticeModel) { tell(model) } }", made),
  ])
  func aModelThatOthersMayRead(more: String, given: String) async {
    #expect(await Self.findings("label.text = model.message", more, given: given).contains("missing-title"))
  }

  @Test(arguments: [("label.text = message", true), ("label.text = message; header.text = title", false)])
  func aTitleThatAStandInNeverReads(body: String, isHidden: Bool) async {
    let code = """
      class NoteAlert: UIViewController {
        convenience init(title: String, message: String) { self.init(); \(body) }
        func addAction(_ action: NoteAction) { actions.append(action) }
      }
      func f() { present(NoteAlert(title: "", message: "It is gone."), animated: true) }
      """
    let surfaces = await Evaluated.surfaces(["A.swift": code])
    #expect(surfaces.map { $0.titleVisibility == .hidden } == [isHidden])
  }
}
