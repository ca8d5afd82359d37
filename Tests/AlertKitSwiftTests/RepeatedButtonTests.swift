import AlertKitCore
import AlertKitSwift
import Testing

/// Buttons of one title that a single line of code adds.
@Suite struct RepeatedButtonTests {
  private func duplicates(_ titles: String) async -> Int {
    let code = """
      import UIKit
      class Screen: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          \(titles)
          present(sheet, animated: true)
        }
        func add(_ title: String, to sheet: UIAlertController) {
          sheet.addAction(UIAlertAction(title: title, style: .default) { _ in self.go() })
        }
      }
      """
    let inputs = [InputFile(path: "App/Screen.swift", bytes: Array(code.utf8))]
    let project = await Project.assemble(inputs, sources: SwiftSources.reader())
    return await Linter.lint(project).findings.count { $0.rule == "duplicate-button" }
  }

  @Test(arguments: [
    ("add(\"Share\", to: sheet); add(\"Share\", to: sheet); add(\"Copy\", to: sheet)", 1),
    ("for title in [\"Share\", \"Share\"] { add(title, to: sheet) }", 1),
    ("add(\"Share\", to: sheet); add(\"Copy\", to: sheet)", 0),
    // Which of a list's texts each has, only the running app knows.
    ("let names = [\"Share\", \"Copy\"]; add(names[first], to: sheet); add(names[second], to: sheet)", 0),
    ("for _ in 0..<2 { add(\"Share\", to: sheet) }", 0),
  ])
  func textsOfTwoPlacesAreTwo(titles: String, count: Int) async { #expect(await duplicates(titles) == count) }

  /// Buttons of two branches never stand together, also where one of them alone is the default action.
  @Test func buttonsOfTwoBranchesAreNeverTwo() async {
    let code = """
      struct Album: View {
        @State private var isShown = false
        var body: some View {
          Text("").alert("Delete It?", isPresented: $isShown) {
            if #available(iOS 26, *) {
              Button("Delete", role: .destructive) { go() }.keyboardShortcut(.defaultAction)
            } else {
              Button("Delete", role: .destructive) { go() }
            }
          }.onAppear { isShown = true }
        }
      }
      """
    let inputs = [InputFile(path: "App/Album.swift", bytes: Array(code.utf8))]
    let report = await Linter.lint(await Project.assemble(inputs, sources: SwiftSources.reader()))
    #expect(!report.findings.isEmpty && !report.findings.contains { $0.rule == "duplicate-button" })
  }
}
