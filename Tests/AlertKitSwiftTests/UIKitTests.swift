import AlertKitCore
import Testing

/// `UIAlertController` in the shapes in which apps write it.
@Suite struct UIKitTests {
  static let shapes: [(code: String, line: String)] = [
    (
      """
      func tell() { UIAlertController(title: "Gone", message: "It is gone.").show() }
      """, "alert ['Gone'] ['It is gone.'] …"
    ),
    (
      """
      func ask() {
        let alert = UIAlertController(title: NSLocalizedString("t", comment: ""), message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        alert.addAction(.init(title: "Burn", style: .destructive) { _ in burn() })
        alert.addTextField { field in
          field.isSecureTextEntry = true
          field.placeholder = "Why?"
        }
        present(alert, animated: true)
      }
      """, "alert [t] [-] (cancel 'Keep') (destructive 'Burn') <'Why?'>"
    ),
    (
      """
      func ask() {
        let sheet = UIAlertController(title: nil, message: "m", preferredStyle: UIAlertController.Style.actionSheet)
        let first = UIAlertAction(title: "One", style: .default), second = UIAlertAction(title: "Two", style: .default)
        let stop = UIAlertAction(title: "Stop", style: .cancel, handler: nil)
        for action in [second, first] { sheet.addAction(action) }
        sheet.addAction(stop)
        sheet.preferredAction = first
      }
      """, "actionSheet [-] ['m'] (default 'Two') (default! 'One') (cancel 'Stop')"
    ),
    (
      """
      func ask() {
        let alert = UIAlertController(title: "t", message: nil, preferredStyle: .alert)
        let actions = [UIAlertAction(title: "A", style: .default), UIAlertAction(title: "B", style: .cancel)]
        actions.forEach(alert.addAction)
      }
      """, "alert ['t'] [-] (default 'A') (cancel 'B')"
    ),
    (
      """
      func ask(_ words: [String]) {
        let alert = UIAlertController(title: "t", message: nil, preferredStyle: .alert)
        words.forEach { alert.addAction(UIAlertAction(title: $0, style: .default)) }
        alert.addAction(cancel())
      }
      func cancel() -> UIAlertAction { UIAlertAction(title: "No", style: .cancel) }
      """, "alert ['t'] [-] (default {$0}) (cancel 'No') …"
    ),
    (
      """
      func ask(isMuted: Bool) {
        let alert = UIAlertController(title: isMuted ? "Unmute?" : "Mute?", message: nil, preferredStyle: .alert)
        if isMuted {
          alert.addAction(UIAlertAction(title: "Unmute", style: .default))
        } else {
          alert.addAction(UIAlertAction(title: "Mute", style: .default))
        }
        alert.addAction(UIAlertAction(title: "Back", style: .cancel))
      }
      """, "alert ['Unmute?' | 'Mute?'] [-] (default 'Unmute') (default 'Mute') (cancel 'Back') …"
    ),
    (
      """
      func ask(isAdmin: Bool) {
        let alert = UIAlertController(title: "t", message: nil, preferredStyle: .alert)
        if isAdmin { alert.addAction(UIAlertAction(title: "Ban", style: .destructive)) }
        alert.addAction(UIAlertAction(title: "Back", style: .cancel))
      }
      """, "alert ['t'] [-] (destructive 'Ban') (cancel 'Back') …"
    ),
    (
      """
      func ask() {
        let alert: UIAlertController
        let message: String
        switch reason {
        case .full: message = "Full"
        case .gone: message = "Gone"
        }
        alert = UIAlertController(title: "t", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
      }
      """, "alert ['t'] ['Full' | 'Gone'] (default 'OK')"
    ),
    (
      """
      class Asker {
        lazy var alert: UIAlertController = UIAlertController(title: "t", message: nil, preferredStyle: .alert)
        func load() { self.alert.addAction(UIAlertAction(title: "OK", style: .default)) }
      }
      """, "alert ['t'] [-] (default 'OK')"
    ),
    (
      """
      func ask() {
        present(UIAlertController(title: "t", message: nil, preferredStyle: .safeActionSheet).adding {
          $0.addAction(UIAlertAction(title: "OK", style: .default))
        })
      }
      """, "actionSheet ['t'] [-] (default 'OK')"
    ),
  ]

  @Test(arguments: 0..<shapes.count)
  func readsShape(_ number: Int) async {
    let shape = Self.shapes[number]
    #expect(await Extracted.lines(shape.code) == [shape.line])
  }

  @Test func tellsNestedAlertsApart() async {
    let lines = await Extracted.lines(
      """
      func ask() {
        let alert = UIAlertController(title: "outer", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Go on", style: .default) { _ in
          let alert = UIAlertController(title: "inner", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Done", style: .cancel))
          self.present(alert, animated: true)
        })
        alert.addAction(UIAlertAction(title: "Stop", style: .cancel))
      }
      """)
    #expect(lines == ["alert ['outer'] [-] (default 'Go on') (cancel 'Stop')", "alert ['inner'] [-] (cancel 'Done')"])
  }

  @Test func followsHelpersInOtherFiles() async {
    let helpers = """
      extension UIAlertController {
        convenience init(deleting name: String, then: @escaping () -> Void = {}) {
          self.init(title: "Delete \\(name)?", message: nil, preferredStyle: .actionSheet)
          addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in then() })
          addStop()
        }
        static func plain(_ title: String) -> UIAlertController {
          let made = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          made.addStop()
          return made
        }
        func addAction(title: String, style: UIAlertAction.Style = .default, isPreferred: Bool = false) {
          let action = UIAlertAction(title: title, style: style)
          addAction(action)
          if isPreferred { preferredAction = action }
        }
        func addStop() { addAction(UIAlertAction(title: "Stop", style: .cancel)) }
      }
      """
    let lines = await Extracted.lines(
      """
      func ask() {
        present(UIAlertController(deleting: "it") { go() }, animated: true)
        let alert = UIAlertController.plain("t")
        alert.addAction(title: "Go", isPreferred: true)
        alert.addAction(title: "Other")
      }
      """, ["B.swift": helpers])
    #expect(
      lines.prefix(2) == [
        "actionSheet ['Delete it?'] [-] (destructive 'Delete') (cancel 'Stop')",
        "alert ['t'] [-] (cancel 'Stop') (default! 'Go') (default 'Other')",
      ])
  }

  @Test func saysWhatOnlyTheRunningAppKnows() async {
    let lines = await Extracted.lines(
      """
      func show(_ error: Error) {
        let alert = UIAlertController(for: error, title: nil, preferredStyle: .alert)
        alert.addAction(makeAction())
        let other = UIAlertController(title: error.localizedDescription, message: "\\(error)", preferredStyle: .alert)
      }
      """)
    #expect(lines.first?.hasSuffix("(unknown {makeAction()}) …") == true)
    #expect(lines.last == "alert [{error.localizedDescription}] [{\"\\(error)\"}]")
  }

  /// What a library that is not among the files calls so is what everybody calls so.
  @Test func actionsOfLibrariesAreWhatTheyAreCalled() async {
    let lines = await Extracted.lines(
      """
      func go() {
        let alert = UIAlertController(title: "Sign out?", message: nil, preferredStyle: .alert)
        alert.addAction(.ok)
        alert.addAction(UIAlertAction.cancel)
        present(alert, animated: true)
      }
      """)
    #expect(lines == ["alert ['Sign out?'] [-] (default system OK) (cancel system Cancel)"])
  }

  /// What an alert without words says stands in what is put into it.
  @Test(arguments: [
    ("alert.view.addSubview(label)", "alert [{view}] [''] (cancel 'Cancel')"),
    ("alert.setValue(wait, forKey: \"contentViewController\")", "alert [{view}] [''] (cancel 'Cancel')"),
    ("view.addSubview(label)", "alert [''] [''] (cancel 'Cancel')"),
  ])
  func whatAViewOfItsOwnSays(_ addition: String, _ line: String) async {
    let code = """
      func f() {
        let alert = UIAlertController(title: "", message: "", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        \(addition)
        present(alert, animated: true)
      }
      """
    #expect(await Evaluated.lines(["A.swift": code]) == [line])
  }

  /// What code has an alert show with attributes, by the names of what UIKit keeps, stands for its own words.
  @Test(arguments: [
    ("\"\"", "NSAttributedString(string: \"All is lost.\"), forKey: \"attributedMessage\"", "alert ['t'] ['All is lost.']"),
    ("nil", "NSMutableAttributedString(string: words), forKey: \"attributedMessage\"", "alert ['t'] [{words}]"),
    ("\"m\"", "styled, forKey: \"attributedMessage\"", "alert ['t'] ['m']"),
    ("\"m\"", "NSAttributedString(string: \"Other\"), forKey: \"attributedTitle\"", "alert ['Other'] ['m']"),
    ("\"m\"", "NSAttributedString(string: \"Other\"), forKey: \"titleTextColor\"", "alert ['t'] ['m']"),
  ])
  func wordsWithAttributes(_ message: String, _ set: String, _ line: String) async {
    let code = """
      func f(_ words: String) {
        let alert = UIAlertController(title: "t", message: \(message), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.setValue(\(set))
        present(alert, animated: true)
      }
      """
    #expect(await Evaluated.lines(["A.swift": code]) == [line + " (cancel 'Cancel')"])
  }
}
