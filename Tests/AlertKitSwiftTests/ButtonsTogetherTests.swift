import AlertKitCore
import AlertKitSwift
import Testing

/// What is said about buttons beside each other, and about words that two rules look at.
@Suite struct ButtonsTogetherTests {
  private static func findings(_ code: String, app: String? = nil) async -> [String: [String]] {
    var configuration = Configuration()
    configuration.appName = app
    let input = InputFile(path: "App/A.swift", bytes: Array(code.utf8))
    let project = await Project.assemble([input], configuration: configuration, sources: SwiftSources.reader())
    return Dictionary(grouping: await Linter.lint(project).findings, by: \.rule.name).mapValues { $0.map(\.message) }
  }

  /// Buttons of branches that exclude each other are each alone.
  @Test(arguments: [
    ("switch kind { case .owner: ok(); case .guest: remove(); cancel() }", false),
    ("if isGuest { remove(); cancel() } else { ok() }", false),
    ("if isGuest { remove() }; ok()", true),
    ("switch kind { case .owner: ok(); remove(); case .guest: cancel() }", true),
  ])
  func aLoneOKBesideOtherCases(body: String, isWrong: Bool) async {
    let code = """
      import UIKit
      func ask() {
        let sheet = UIAlertController(title: "Photos of Guests", message: nil, preferredStyle: .actionSheet)
        \(body.replacing("ok()", with: "sheet.addAction(UIAlertAction(title: \"OK\", style: .cancel))")
          .replacing("cancel()", with: "sheet.addAction(UIAlertAction(title: \"Cancel\", style: .cancel))")
          .replacing("remove()", with: "sheet.addAction(UIAlertAction(title: \"Remove\", style: .destructive))"))
        top.present(sheet, animated: true)
      }
      """
    #expect((await Self.findings(code)["cancel-label"] != nil) == isWrong)
  }

  /// Two words for one thing, in one case or in two.
  @Test(arguments: [("if isOld { close() } else { dismiss() }", false), ("close(); dismiss()", true)])
  func waysOutOfTwoCases(body: String, isWrong: Bool) async {
    let code = """
      import SwiftUI
      extension View {
        func tells(_ isShown: Binding<Bool>, _ isOld: Bool) -> some View {
          alert("The photo was deleted.", isPresented: isShown) {
            \(body.replacing("close()", with: "Button(\"Close\") {}").replacing("dismiss()", with: "Button(\"Dismiss\") {}"))
          }
        }
      }
      """
    #expect((await Self.findings(code)["duplicate-button"] != nil) == isWrong)
  }

  private static func alert(_ message: String, _ button: String) -> String {
    """
    import UIKit
    func tell() {
      let alert = UIAlertController(title: "Delete the photo?", message: "\(message)", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "\(button)", style: .cancel))
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      top.present(alert, animated: true)
    }
    """
  }

  /// A misspelt word is not advised anew.
  @Test(arguments: [
    ("cancle", "Cancel"), ("go to setings", "Go to Settings"), ("keep it", "Keep It"), ("Cancle", nil), ("Keep", nil),
  ])
  func capitalsOfMisspeltWords(button: String, right: String?) async {
    let found = await Self.findings(Self.alert("It is gone for good.", button))["button-case"]
    #expect(found?.count == right.map { _ in 1 })
    if let right { #expect(found?.first?.contains("“\(right)”") == true) }
  }

  /// The mark of the app's name ends no sentence.
  @Test(arguments: [
    ("Photos! ran into an issue.", "Photos!", false), ("Photos! ran into an issue. try again.", "Photos!", true),
    ("The app stopped! try again.", "Photos!", true), ("Photos! ran into an issue.", "Photos", true),
  ])
  func marksOfNames(message: String, app: String, isWrong: Bool) async {
    #expect((await Self.findings(Self.alert(message, "Cancel"), app: app)["message-case"] != nil) == isWrong)
  }
}
