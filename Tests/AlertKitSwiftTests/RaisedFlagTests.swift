import AlertKitCore
import Testing

/// What stands in for something that code asks for wherever it raises the flag of an alert.
@Suite struct RaisedFlagTests {
  private func messages(_ modifiers: String, _ more: String = "", others: String = "") async -> [String] {
    let code = """
      final class GateModel: ObservableObject {
        @Published var failure: Error?
        @Published var count = 0
        func load() async { failure = Problem.shut }
      }
      struct GateView: View {
        @State private var model: GateModel?
        @State private var isShown = false
        var body: some View {
          Rows()
            .alert("Gate", isPresented: self.$isShown) { Button("OK") {} } message: {
              Text(self.model?.failure?.localizedDescription ?? "Something is wrong.")
            }
            \(modifiers)
        }
        \(more)
      }
      \(others)
      """
    return Set(await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.message) }).sorted()
  }

  private static func isSilent(_ found: [String]) -> Bool { !found.isEmpty && !found.contains { $0.contains("wrong") } }

  @Test(arguments: [
    ".onChange(of: self.model?.failure != nil) { _, hasFailed in if hasFailed { self.isShown = true } }",
    ".onChange(of: model?.failure != nil) { _, hasFailed in isShown = hasFailed }",
    ".onChange(of: model?.failure != nil) { isShown = $0 }", ".onChange(of: model?.failure != nil) { isShown = $1 }",
    ".onChange(of: model?.count) { if model?.failure != nil { isShown = true } }",
    ".onChange(of: model?.count) { isShown = model?.failure != nil }",
    ".onReceive(model.$failure) { if $0 != nil { isShown = true } }",
    ".onReceive(model.$failure) { failure in isShown = failure != nil }",
    ".task { await model?.load(); if model?.failure != nil { isShown = true } }",
    ".task { await model?.load(); if let model, let failure = model.failure { log(failure); isShown = true } }",
    ".task { if model?.failure == nil { leave() } else { Task { isShown = true } } }",
    ".task { let hasFailed = isNew && model?.failure != nil; if hasFailed { isShown.toggle() } }",
    ".task { if case .some(let failure) = model?.failure { isShown = true } }",
    ".task { switch model?.failure { case nil: leave(); default: isShown = true } }",
    ".task { if model?.failure?.isGrave == true { isShown = true } }",
    ".task { if !(model?.failure == nil || isLate) { isShown = true } }",
  ])
  func whatIsAskedForBeforeTheFlagIsRaisedHasNoStandIn(modifier: String) async {
    let found = await messages(modifier)
    #expect(Self.isSilent(found), "\(found)")
  }

  @Test(arguments: [
    "func tell() { guard model?.failure != nil else { return }; isShown = true }",
    "func tell() { guard let model, let failure = model.failure else { return }; isShown = true }",
    "func tell() { if model?.failure == nil { return }; isShown = true }",
    "func tell() { if model?.failure != nil { show() } }\nfunc show() { isShown = true }",
  ])
  func membersMayAskForItToo(more: String) async {
    let other = "struct Other: View { @State var isShown = false; func f() { isShown = true; Child(isOn: $isShown) } }"
    let found = await messages("", more, others: other)
    #expect(Self.isSilent(found), "\(found)")
  }

  @Test(arguments: [
    "Button(\"A\") { isShown = true }", ".onChange(of: model?.failure != nil) { wasWrong, _ in isShown = wasWrong }",
    ".onChange(of: model?.failure == nil) { _, isFine in isShown = isFine }",
    ".onChange(of: model?.failure != nil) { _, hasFailed in isShown = !hasFailed }",
    ".onChange(of: model?.failure != nil) { isShown = true }",
    ".task { if model?.failure != nil || isLate { isShown = true } }",
    ".task { if model?.failure == nil { isShown = true } }",
    ".task { if let failure = other?.failure { isShown = true } }",
    ".task { if model?.failure != nil { model?.failure = nil; isShown = true } }",
    ".task { if model?.failure != nil { isShown = true; model?.failure = nil } }",
    ".task { if model?.failure != nil { log() }; isShown = true }",
    ".task { guard model?.failure != nil else { isShown = true; return } }",
    ".task { let model = GateModel(); if model.failure != nil { isShown = true } }",
    ".task { var hasFailed = model?.failure != nil; hasFailed = true; if hasFailed { isShown = true } }",
    ".task { switch model?.failure { case nil: isShown = true; default: leave() } }",
    ".task { Child(isOn: $isShown) }", "",
  ])
  func onePlaceThatDoesNotAskShowsTheStandIn(modifier: String) async {
    let asking = ".onChange(of: model?.failure != nil) { _, hasFailed in isShown = hasFailed }"
    let found = await messages(modifier == "" ? "" : asking + "\n" + modifier)
    #expect(found.contains { $0.contains("'Something is wrong.'") }, "\(found)")
  }

  /// Code that sets something of the view is no reason to know less of it.
  @Test(arguments: [
    "Button(\"A\") { self.isShown = false }", "Button(\"A\") { self.model = nil }", "Toggle(\"A\", isOn: $isNew)",
  ])
  func whatElseTheViewSets(button: String) async {
    let asking = ".onChange(of: self.model?.failure != nil) { _, hasFailed in if hasFailed { self.isShown = true } }"
    let found = await messages(".toolbar { \(button) }\n" + asking)
    #expect(Self.isSilent(found), "\(found)")
  }

  /// What a model publishes is listened for, and may be missing where something else raises the flag.
  @Test(arguments: [
    (".onChange(of: self.model?.failure) { isShown = true }", true),
    (".onChange(of: self.model?.failure) { isShown = true }\n.task { isShown = true }", false),
    (".onReceive(self.model?.$failure) { if $0 == nil { isShown = true } }", false),
    (".onReceive(self.model?.$failure) { _ in tell(); more() }", true),
  ])
  func whatIsListenedForIsThereWhereThatRaisesTheFlag(modifiers: String, isSilent: Bool) async {
    let found = await messages(modifiers)
    #expect(Self.isSilent(found) == isSilent, "\(found)")
  }

  /// A view's function may be handed its model.
  @Test(arguments: [
    ("model.failure != nil", true), ("self.model.failure != nil", false), ("model.count > 0", false),
  ])
  func whatAFunctionTakesIsItsOwn(asked: String, isSilent: Bool) async {
    let code = """
      @Observable final class GateModel { var failure: Error?; var count = 0 }
      struct GateView: View {
        @State private var model = GateModel()
        @State private var isShown = false
        func rows(model: GateModel) -> some View {
          Rows()
            .alert("Gate", isPresented: $isShown) { Button("OK") {} } message: {
              Text(model.failure?.localizedDescription ?? "Something is wrong.")
            }
            .onChange(of: \(asked)) { _, hasFailed in isShown = hasFailed }
        }
      }
      """
    let found = await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.message) }
    #expect(Self.isSilent(found) == isSilent, "\(found)")
  }

  /// A model's flag, raised by its own code or by a view's.
  @Test(arguments: [
    ("func open() { if let failure { log(failure); isShown = true } }", "", true),
    ("func open() { do { try push() } catch { failure = error; isShown = true } }", "", true),
    ("func open() { guard let error = reply.error else { return }; failure = error; isShown = true }", "", true),
    ("var code: Int? { didSet { if failure != nil { isShown = true } } }", "", true),
    ("var code: Int? { didSet { isShown = code != nil } }", "", false),
    ("func open() { if failure != nil { isShown = true } }\nlazy var shut = { self.isShown = true }", "", false),
    ("func open(_ failure: Error?) { if failure != nil { isShown = true } }", "", false),
    ("func open() { failure = reply.error; isShown = true }", "", false),
    ("", "func f() { if model.failure != nil { model.isShown = true } }", true),
    ("", "func f() { if failure != nil { model.isShown = true } }", false),
    ("", "func f() { if model.count > 0 { model.isShown = true } }", false),
  ])
  func aModelAsksForItsOwn(own: String, views: String, isSilent: Bool) async {
    let code = """
      final class GateModel: ObservableObject {
        @Published var failure: Error?
        @Published var isShown = false
        \(own)
      }
      struct GateView: View {
        @StateObject var model = GateModel()
        var failure: Error? { nil }
        var body: some View {
          Rows().alert("Gate", isPresented: $model.isShown) { Button("OK") {} } message: {
            Text(model.failure?.localizedDescription ?? "Something is wrong.")
          }
        }
        \(views)
      }
      """
    let found = await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.message) }
    #expect(Self.isSilent(found) == isSilent, "\(found)")
  }

  // MARK: What stands in for each other

  private func entries(
    _ modifiers: String, words: String = #"model.errors["alert"] ?? model.errors["asked"] ?? "Something is wrong.""#,
    field: String = "showsNotice", others: String = ""
  ) async -> [String] {
    let code = """
      final class GateModel: ObservableObject { @Published var errors: [String: String] = [:] }
      struct NoticeModifier: ViewModifier {
        @Binding var \(field): Bool
        let title: String
        func body(content: Content) -> some View {
          content.alert(title, isPresented: $\(field)) { Button("OK") { log() } }
        }
        \(others)
      }
      extension View {
        func notice(showsNotice: Binding<Bool>, title: String) -> some View {
          modifier(NoticeModifier(\(field): showsNotice, title: title))
        }
      }
      struct GateView: View {
        @StateObject private var model = GateModel()
        @State private var isShown = false
        var body: some View {
          Rows()
            \(modifiers)
            .notice(showsNotice: $isShown, title: \(words))
        }
      }
      """
    return Set(await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.title) }).sorted()
  }

  private static let listening = """
    .onReceive(model.$errors) { errors in
      if let _ = errors["alert"] { isShown = true } else if let _ = errors["asked"] { isShown = true }
    }
    """

  @Test(arguments: [
    listening, ".onReceive(model.$errors) { isShown = $0[\"alert\"] != nil || $0[\"asked\"] != nil }",
    ".task { if model.errors[\"asked\"] != nil { isShown = true } }",
    ".task { model.errors[\"alert\"] = \"The gate is shut.\"; isShown = true }",
    ".task { guard model.errors[\"alert\"] == nil else { isShown = true; return } }",
  ])
  func oneOfTwoEntriesIsThere(modifier: String) async {
    let found = await entries(modifier)
    #expect(Self.isSilent(found), "\(found)")
  }

  @Test(arguments: [
    ".task { if model.errors[\"other\"] != nil { isShown = true } }", ".task { if !model.errors.isEmpty { isShown = true } }",
    ".task { if model.errors[name] != nil { isShown = true } }",
    listening + ".task { isShown = true }", listening + ".task { _ = Child(isOn: $isShown) }",
    ".task { if model.errors[\"alert\"] != nil || model.errors[\"other\"] != nil { isShown = true } }",
    ".task { model.errors[\"alert\"] = nil; isShown = true }",
  ])
  func noneOfTheEntriesMayBeThere(modifier: String) async {
    let found = await entries(modifier)
    #expect(found.contains { $0.contains("Something is wrong.") }, "\(found)")
  }

  /// What is given a binding may raise the flag itself, and what it calls it is told by its name alone.
  @Test(arguments: [
    ("showsNotice", "", true), ("showsNotice", "func f() { showsNotice = true }", false),
    ("showsNotice", "func f() { showsNotice = false }", true),
    ("showsNotice", "var child: some View { Child(isOn: $showsNotice) }", false), ("isOn", "", false),
  ])
  func aBindingOnlyShowsTheAlert(field: String, others: String, isSilent: Bool) async {
    let found = await entries(Self.listening, field: field, others: others)
    #expect(Self.isSilent(found) == isSilent, "\(found)")
  }

  @Test(arguments: [
    (#"model.errors["alert"] ?? "Something is wrong.""#, false),
    (#"model.errors["asked"] ?? model.errors["alert"] ?? "Something is wrong.""#, true),
    (#"(model.errors["asked"] ?? model.errors["alert"]) ?? "Something is wrong.""#, false),
    (#"model.errors["new"] ?? model.errors["asked"] ?? model.errors["alert"] ?? "Something is wrong.""#, true),
  ])
  func allThatMayBeThereIsShown(words: String, isSilent: Bool) async {
    let found = await entries(Self.listening, words: words)
    #expect(Self.isSilent(found) == isSilent, "\(found)")
  }
}
