import AlertKitCore
import Testing

/// What stands in for a text that a model sets wherever it raises the flag of an alert.
@Suite struct FlaggedTextTests {
  private func messages(_ body: String, model: String = "", _ others: String = "") async -> [String] {
    let code = """
      @Observable final class GateModel {
        var failure: String?
        var showsFailure = false
        func open() { \(body) }
        \(model)
      }
      struct GateView: View {
        @Bindable var model: GateModel
        var body: some View {
          Rows().alert("Gate", isPresented: $model.showsFailure) { Button("OK") {} } message: {
            Text(model.failure ?? "Something is wrong.")
          }
        }
      }
      \(others)
      """
    return Set(await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.message) }).sorted()
  }

  private static let shut = "'The gate is shut.'"

  @Test(arguments: [
    "failure = \"The gate is shut.\"\nshowsFailure = true", "showsFailure = true\nfailure = \"The gate is shut.\"",
    "failure = \"The gate is shut.\"\nif isNew { showsFailure = true }",
    "Task { await MainActor.run { failure = \"The gate is shut.\"\nself.showsFailure = true } }",
    "showsFailure = false\nfailure = \"The gate is shut.\"\nshowsFailure.toggle()",
  ])
  func whatIsSetWithTheFlagHasNoStandIn(body: String) async {
    let found = await messages(body)
    #expect(found.contains(Self.shut) && !found.contains { $0.contains("wrong") }, "\(found)")
  }

  @Test(arguments: [
    (
      "failure = \"The gate is shut.\"\nshowsFailure = true", "func close() { showsFailure = true }\nfunc leave() { close() }",
      ""
    ),
    ("failure = \"The gate is shut.\"\nshowsFailure = true", "", "func f() { model.showsFailure = true }"),
    ("if isNew { failure = \"The gate is shut.\" }\nshowsFailure = true", "", ""),
    ("failure = nil\nshowsFailure = true", "", ""), ("failure = reply.text\nshowsFailure = true", "", ""),
    (
      "failure = \"The gate is shut.\"\nshowsFailure = true", "",
      "struct Rows2: View { var body: some View { Child(isOn: $model.showsFailure) } }"
    ),
    ("failure = \"The gate is shut.\"", "", ""),
  ])
  func aFlagThatIsRaisedWithoutItShowsTheStandIn(body: String, model: String, others: String) async {
    let found = await messages(body, model: model, others)
    #expect(found.contains { $0.contains("'Something is wrong.'") }, "\(found)")
  }

  private static let problems =
    "enum Problem: Error { case shut(code: Int, reason: String); case lost(String?); case late; case odd(Reason) }"

  private func toldOfProblems(_ branches: String, _ cases: String = problems) async -> [String] {
    let body = """
      if let problem = error as? Problem {
        switch problem {
        \(branches)
        }
      } else {
        failure = error.localizedDescription
      }
      showsFailure = true
      """
    return await messages("tell(error)", model: "func tell(_ error: Error) { \(body) }", cases)
  }

  /// What each branch sets before the flag is raised has nothing stand in for it.
  @Test(arguments: [
    "case .shut(_, let reason): failure = reason\ndefault: failure = \"It is late.\"",
    "case .shut(let code, let reason):\nswitch code { case 1: failure = \"Shut.\"\ndefault: failure = reason }\ndefault: failure = \"Late.\"",
    "case .shut(1, _): failure = \"Shut.\"\ncase .lost: log()\nfailure = \"Lost.\"\ndefault: failure = \"Late.\"",
  ])
  func whatAllBranchesSetHasNoStandIn(branches: String) async {
    let found = await toldOfProblems(branches)
    #expect(!found.isEmpty && !found.contains { $0.contains("wrong") }, "\(found)")
  }

  @Test(arguments: [
    "case .shut(_, let reason): failure = reason\ndefault: break", "case .late: failure = \"Late.\"\ndefault: failure = nil",
    "case .lost(let reason): failure = reason\ndefault: failure = \"Late.\"",
    "case .odd(let reason): failure = reason\ndefault: failure = \"Late.\"",
    "case .shut(let code, _): if code == 1 { failure = \"Shut.\" }\ndefault: failure = \"Late.\"",
    "case .late: failure = \"Late.\"\nfailure = nil\ndefault: failure = \"Shut.\"",
  ])
  func whatABranchLeavesMissingHasOne(branches: String) async {
    let found = await toldOfProblems(branches)
    #expect(found.contains { $0.contains("'Something is wrong.'") }, "\(found)")
  }

  // MARK: What a method says before

  private func checked(_ check: String, _ body: String = "if !model.isComplete() { showsFailure = true }") async -> [String] {
    let code = """
      final class GateModel: ObservableObject {
        @Published var failure: String?
        func isComplete() -> Bool { \(check) }
      }
      struct GateView: View {
        @ObservedObject var model: GateModel
        @State private var showsFailure = false
        var body: some View {
          Button("Open") { \(body) }
            .alert("Gate", isPresented: $showsFailure) { Button("OK") {} } message: {
              Text(model.failure ?? "Something is wrong.")
            }
        }
      }
      """
    return await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.message) }
  }

  private static let check = "if name.isEmpty { failure = \"No name.\"; return false }; return true"

  @Test(arguments: [
    (check, "if !model.isComplete() { showsFailure = true }"),
    (check, "if model.isComplete() { go() } else { showsFailure = true }"),
    (check, "guard model.isComplete() else { showsFailure = true; return }; go()"),
    (
      "guard isNamed else { failure = \"No name.\"; return false }; return true",
      "if !self.model.isComplete() { showsFailure = true }"
    ),
    (
      "failure = \"No name.\"; if isNamed { failure = nil; return true }; failure = \"No.\"; return false",
      "if !model.isComplete() { showsFailure = true }"
    ),
  ])
  func whatAMethodGivesBeforeItGivesBackHasNoStandIn(check: String, body: String) async {
    let found = await checked(check, body)
    #expect(found.contains("'No name.'") && !found.contains { $0.contains("wrong") }, "\(found)")
  }

  @Test(arguments: [
    (check, "if model.isComplete() { showsFailure = true }"), (check, "if !other.isComplete() { showsFailure = true }"),
    (check, "if !model.isComplete() { showsFailure = true }; load { showsFailure = true }"),
    (check, "if !model.isComplete() || isOld { showsFailure = true }"),
    (check, "guard model.isComplete(), isNew else { showsFailure = true; return }"),
    (
      "if name.isEmpty { failure = \"No name.\"; return false }; return isNew", "if !model.isComplete() { showsFailure = true }"
    ),
    ("if isNew { failure = \"No name.\" }; return false", "if !model.isComplete() { showsFailure = true }"),
    ("failure = reply.text; failure = nil; return false", "if !model.isComplete() { showsFailure = true }"),
    ("failure = \"No name.\"; reset(); return false", "if !model.isComplete() { showsFailure = true }"),
    ("!name.isEmpty", "if !model.isComplete() { showsFailure = true }"),
  ])
  func whatAMethodMayLeaveOutHasOne(check: String, body: String) async {
    let found = await checked(check, body)
    #expect(found.contains { $0.contains("'Something is wrong.'") }, "\(found)")
  }

  // MARK: What an item carries

  private func itemMessages(_ makings: String, _ more: String = "") async -> [String] {
    let code = """
      struct Notice: Identifiable {
        enum Kind { case failed, asked }
        let id: Kind
        var reason: String?
        \(more)
      }
      struct GateView: View {
        @State private var notice: Notice?
        var body: some View {
          Rows().alert(item: $notice) { notice in
            switch notice.id {
            case .failed: return Alert(title: Text("Gate"), message: Text(notice.reason ?? "Something is wrong."))
            case .asked: return Alert(title: Text("Sure?"))
            }
          }
        }
        func open(reason: String) { \(makings) }
      }
      """
    return Set(await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.message) }).sorted()
  }

  @Test(arguments: [
    "notice = Notice(id: .failed, reason: reason)",
    "notice = Notice(id: .asked)\nnotice = Notice(id: .failed, reason: error.localizedDescription)",
  ])
  func whatAllItemsOfACaseCarryHasNoStandIn(makings: String) async {
    let found = await itemMessages(makings)
    #expect(!found.isEmpty && !found.contains { $0.contains("wrong") }, "\(found)")
  }

  @Test(arguments: [
    ("notice = Notice(id: .failed)", ""), ("notice = Notice(id: kind)\nnotice = Notice(id: .failed, reason: reason)", ""),
    ("notice = Notice(id: .failed, reason: nil)", ""), ("notice = Notice(id: .failed, reason: reply.text)", ""),
    ("notice = .init(id: .failed)", ""),
    ("notice = Notice(id: .failed, reason: reason)", "init(id: Kind, reason: String? = nil) { self.id = id }"),
  ])
  func whatAnItemMayLackHasOne(makings: String, more: String) async {
    let found = await itemMessages(makings, more)
    #expect(found.contains { $0.contains("'Something is wrong.'") }, "\(found)")
  }

  // MARK: What a view's state says at first

  private static let set = "title = \"Saved\"\nisShown = true"

  /// A text that gives way to another wherever the flag is raised is never shown.
  @Test(arguments: [
    (set, "", false), ("isShown = true\ntitle = \"Saved\"", "", false), ("title = reply.title\nisShown = true", "", false),
    ("isShown = true", "", true), ("title = \"Saved\"", "", true), (set, "func more() { log()\nisShown = true }", true),
    (set, "func more() { isShown.toggle() }", true), (set, "var child: some View { Child(isOn: $isShown) }", true),
    (set, "func more() { if isNew { title = \"New\" }; isShown = true }", true),
    ("title = reply.title ?? title\nisShown = true", "", true),
    (set, "init(on: Bool) { _isShown = State(initialValue: on) }", true),
    (set, "func more() { if title == \"Backup\" { isShown = true } }", true),
  ])
  func aFirstTextThatGivesWay(body: String, more: String, isShown: Bool) async {
    let code = """
      struct Settings: View {
        @State private var title = "Backup"
        @State private var isShown = false
        var body: some View {
          Button("Save") { save() }.alert(title, isPresented: $isShown) { Button("OK") {} }
        }
        func save() {
          \(body)
        }
        \(more)
      }
      struct Screen: View { var body: some View { VStack { Settings() } } }
      """
    let found = await Extracted.lines(code)
    #expect(found.contains { $0.contains("Backup") } == isShown, "\(found)")
  }

  /// Nothing stands in for a text that is made in any case.
  @Test(arguments: [
    ("String(localized: \"failed \\(error.name)\")", false), ("String(format: \"Failed: %@\", error.name)", false),
    ("\"Failed: \\(error.name)\"", false), ("String(data: error.data, encoding: .utf8)", true), ("String(error.name)", true),
  ])
  func aTextThatIsMadeHasNoStandIn(text: String, isShown: Bool) async {
    let code = """
      struct Screen: View {
        @State private var failure: String?
        @State private var isShown = false
        var body: some View {
          Button("Load") { load() }.alert("Gate", isPresented: $isShown) { Button("OK") {} } message: {
            Text(failure ?? "Something is wrong.")
          }
        }
        func load() {
          failure = nil
          do { try open() } catch { failure = \(text); isShown = true }
        }
      }
      """
    let found = await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.message) }
    #expect(found.contains { $0.contains("wrong") } == isShown, "\(found)")
  }
}
