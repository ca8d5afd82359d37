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
    ("user.active = .leaves; user.show()", "func f(_ user: User) { later(user.show) }", ""),
    ("user.active = .leaves; user.show()", "let child = Child(isOn: $user.isShown)", ""),
  ])
  func whatMayBeSetOtherwiseIsShown(raising: String, more: String, user: String) async {
    #expect(await states(raising, more: more, user: user) == ["Failed", "Leaves", "Never"])
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
    #expect(await titles(code).contains("Never") == false)
  }
}
