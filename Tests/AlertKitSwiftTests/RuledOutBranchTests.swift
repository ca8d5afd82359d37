import AlertKitCore
import Testing

/// Branches of an alert's content that what shows the alert excludes.
@Suite struct RuledOutBranchTests {
  private func titles(_ code: String) async -> [String] {
    await Extracted.ofApp(["A.swift": "import SwiftUI\n" + code]).map { Extracted.text($0.title) }.sorted()
  }

  // MARK: By the binding's condition

  private func flags(_ condition: String) async -> [String] {
    await titles(
      """
      struct Rows: View {
        @EnvironmentObject var model: Model
        @State var isLost = false
        private var isShowing: Binding<Bool> { Binding(get: { \(condition) }, set: { _ in }) }
        func fail() { model.isFailed = true; isLost = true }
        var body: some View {
          Button("Fail") { fail() }
          Text("Rows").alert(isPresented: self.isShowing) {
            if self.model.isFailed {
              return Alert(title: Text("Failed"))
            } else if isLost {
              return Alert(title: Text("Lost"))
            } else {
              return Alert(title: Text("Never"))
            }
          }
        }
      }
      final class Model: ObservableObject { @Published var isFailed = false }
      let rows = Rows()
      """)
  }

  @Test(arguments: ["self.model.isFailed || self.isLost", "model.isFailed || isLost", "!(!model.isFailed && !isLost)"])
  func whatTheBindingExcludesIsNeverShown(condition: String) async {
    #expect(await flags(condition) == ["Failed", "Lost"])
  }

  @Test(arguments: ["model.isFailed || isLost || isNew()", "isNew()", "model.isFailed || isOther"])
  func whatItMayHoldForIsShown(condition: String) async {
    #expect(await flags(condition) == ["Failed", "Lost", "Never"])
  }

  // MARK: By what the state was set to

  private func states(
    _ raising: String, last: String = "default", more: String = "", user: String = ""
  ) async -> [String] {
    await titles(
      """
      struct Gate: View {
        @EnvironmentObject var user: User
        var body: some View {
          Button("Out") { \(raising) }
          Text("Gate").alert(isPresented: $user.isShown) {
            switch self.user.active {
            case .leaves: return Alert(title: Text("Leaves"))
            case .failed: return Alert(title: Text("Failed"))
            \(last): return Alert(title: Text("Never"))
            }
          }
        }
      }
      enum Kind { case leaves, failed, other }
      final class User: ObservableObject {
        @Published var active: Kind?
        @Published var isShown = false
        func show() { isShown = true }
        func hide() { isShown = false }
        \(user)
      }
      let gate = Gate()
      let kinds: [Kind] = [.leaves, .failed, .other]
      \(more)
      """)
  }

  private static let shown = ["Failed", "Leaves"]

  @Test(
    arguments: ["default", "case .none", "case nil"],
    [
      "user.active = .leaves; user.isShown = true", "user.active = .leaves; user.show()",
      "self.user.active = Kind.failed; self.user.show(); user.hide()",
      "if a { user.active = .leaves } else { user.active = .failed }; user.active = .failed; user.isShown.toggle()",
    ])
  func whatIsSetWithTheFlagTakesItsOwnBranch(last: String, raising: String) async {
    #expect(await states(raising, last: last) == Self.shown)
  }

  @Test(arguments: [
    ("user.active = .other; user.isShown = true", "", ""), ("user.isShown = true", "", ""), ("user.show()", "", ""),
    ("user.active = .leaves; user.show()", "func f(_ user: User) { user.isShown = true }", ""),
    ("user.active = .leaves; user.show()", "", "func fail() { show() }"),
    ("user.active = kind(); user.show()", "", ""),
    ("user.active = .leaves; user.show()", "", "func finish() { active = .other }"),
    ("user.active = .leaves; user.show()", "func f(_ user: User) { later(user.show) }", ""),
    ("user.active = .leaves; user.show()", "let child = Child(isOn: $user.isShown)", ""),
  ])
  func whatMayBeSetOtherwiseIsShown(raising: String, more: String, user: String) async {
    #expect(await states(raising, more: more, user: user) == ["Failed", "Leaves", "Never"])
  }

  @Test(arguments: ["default", "case .none", "case nil"])
  func whatIsSetToNothingLaterIsStillSetWithTheFlag(last: String) async {
    let later = "func finish() { active = .none }"
    #expect(await states("user.active = .leaves; user.isShown = true", last: last, user: later) == Self.shown)
    #expect(
      await states("user.active = .none; user.isShown = true", last: last, user: later) == ["Failed", "Leaves", "Never"])
  }

  @Test func anotherTypesMethodOfTheNameRaisesNothing() async {
    let other = "final class Other { func show() {} ; func f() { show() } }"
    #expect(await states("user.active = .leaves; user.show()", more: other) == Self.shown)
  }

  @Test func aChainOfComparisonsIsLikeASwitch() async {
    let code = """
      struct Gate: View {
        @State var kind: Kind = .leaves
        @State var isShown = false
        var body: some View {
          Button("Out") { kind = .leaves; isShown = true }
          Text("Gate").alert(isPresented: $isShown) {
            if kind == .leaves { return Alert(title: Text("Leaves")) }
            else if kind == .failed { return Alert(title: Text("Failed")) }
            else { return Alert(title: Text("Never")) }
          }
        }
      }
      enum Kind { case leaves, failed, other }
      let gate = Gate()
      """
    let found = await titles(code)
    #expect(found.contains("Leaves") && !found.contains("Never"), "\(found)")
  }

  // MARK: By constants and by what was looked at before

  @Test(arguments: [("false", true), ("true", false), ("!isOld", false)])
  func whatAButtonSetsBehindAConstantIsNotSet(flag: String, isUncalled: Bool) async {
    let code = """
      import SwiftUI
      private enum Flags { static let isOpen = \(flag) }
      let isOld = false
      struct Gate: View {
        @State private var isShown = false
        var body: some View {
          List {
            Section {
              if Flags.isOpen { Button("Out") { isShown = true } }
            }
          }
          .alert("Leave the Gate?", isPresented: $isShown) { Button("Leave") {} }
        }
      }
      let gate = Gate()
      """
    #expect(await Extracted.ofApp(["A.swift": code]).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  @Test(arguments: [("#Preview { Gate() }", false), ("#Preview(\"a\") { Gate() }", false), ("let other = Gate()", true)])
  func aPreviewSuppliesNothing(use: String, isShown: Bool) async {
    let code = """
      struct Gate: View {
        let title: String
        @State private var isShown = false
        init(title: String = "Leave Anything?") { self.title = title }
        var body: some View {
          Button("Out") { isShown = true }.alert(title, isPresented: $isShown) { Button("Leave") {} }
        }
      }
      struct Rows: View { var body: some View { Gate(title: "Leave the Gate?") } }
      let rows = Rows()
      \(use)
      """
    let found = await titles(code)
    #expect(found.contains { $0.contains("Leave the Gate?") }, "\(found)")
    #expect(found.contains { $0.contains("Leave Anything?") } == isShown, "\(found)")
  }

  @Test(arguments: [
    (".contains(status)", ["'Denied'"]), (".contains(status) || isNew", ["'Denied'", "'Never'"]),
  ])
  func whatAListExcludedIsNotCompared(condition: String, titles expected: [String]) async {
    let code = """
      final class Screen: UIViewController {
        override func viewDidLoad() {
          let status = manager.status
          guard [.always, .whenInUse]\(condition) else {
            tell("Denied")
            return
          }
          if status == .denied { tell("Never") }
        }
        func tell(_ title: String) { present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true) }
      }
      let screen = Screen()
      """
    let found = await Extracted.ofApp(["A.swift": "import UIKit\n" + code])
    #expect(Set(found.map { Extracted.text($0.title) }.filter { $0.hasPrefix("'") }) == Set(expected))
  }
}
