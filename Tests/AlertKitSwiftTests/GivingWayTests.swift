import AlertKitCore
import Testing

/// Texts that are stored where no flag is raised, and give way to others wherever one is.
@Suite struct GivingWayTests {
  private func lines(_ body: String, more: String = "", view: String = "", others: String = "") async -> [String] {
    let code = """
      final class GateModel: ObservableObject {
        @Published var notice = ""
        @Published var isShown = false
        func shut() {
          notice = "The gate is shut"
          isShown = true
        }
        func open() {
          \(body)
        }
        \(more)
      }
      struct GateView: View {
        @ObservedObject var model: GateModel
        var body: some View {
          Rows().alert("Gate", isPresented: $model.isShown) { Button("OK") {} } message: { Text(model.notice) }
          Text(model.notice)
          \(view)
        }
      }
      \(others)
      """
    return await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.message) }
  }

  private static let rest = "notice = \"Loading\""

  @Test(arguments: [
    (rest, "", ""), ("guard isNew else { \(rest); return }\nshut()", "", ""), ("load { \(rest) }", "", ""),
    ("if isNew { \(rest) } else { notice = \"It is open\"; isShown = true }", "", ""),
    ("if isNew { notice = \"It is open\"; isShown = true } else { \(rest) }", "", ""),
    ("switch state { case .shut: shut()\ndefault: \(rest) }", "", ""),
    ("\(rest)\nshut()", "", ""), ("if isNew { \(rest) }\nif isOld { notice = \"It is open\"; isShown = true }", "", ""),
    ("\(rest)\nisAsked.toggle()", "@Published var isAsked = false", ""),
    ("log()", "", "Button(\"A\") { model.notice = \"Loading\" }"),
  ])
  func whatIsStoredElsewhereIsNotShown(body: String, more: String, view: String) async {
    let found = await lines(body, more: more, view: view)
    #expect(found.contains("'The gate is shut'") && !found.contains { $0.contains("Loading") }, "\(found)")
  }

  @Test(arguments: [
    (rest, "func tell() { isShown = true }", ".task { model.tell() }", ""),
    (rest, "", "Button(\"A\") { model.isShown = true }", ""),
    (rest, "", "Child(isOn: $model.isShown)", ""), (rest, "", "Button(\"A\") { model.isShown.toggle() }", ""),
    ("\(rest)\nif isNew { isShown = true }", "", "", ""), ("shut()\n\(rest)", "", "", ""),
    ("if isNew { \(rest) }\nnotice += \"!\"\nisShown = true", "", "", ""),
    ("if isNew { notice = \"It is open\"; isShown = true }\n\(rest)", "", "", ""),
    ("notice = \"It is open\"\nif isNew { \(rest) }\nif isOld { isShown = true }", "", "", ""),
    (rest, "init(on: Bool) { _isShown = Published(initialValue: on) }", "", ""),
    ("tell()\n\(rest)", "func tell() { shut() }", "", ""),
    (rest, "func tell() { notice = reply.text ?? notice; isShown = true }", "", ""),
    (rest, "", ".onChange(of: model.notice) { model.isShown = true }", ""),
    (rest, "", ".task { load().map { _ in true }.assign(to: &model.$isShown) }", ""),
  ])
  func whatMayStandWhereTheFlagIsRaisedIsShown(body: String, more: String, view: String, others: String) async {
    let found = await lines(body, more: more, view: view, others: others)
    #expect(found.contains { $0.contains("Loading") }, "\(found)")
  }

  /// The flag of another model, which has the same name, raises nothing of this one.
  @Test(arguments: [("other", false), ("model", true), ("otherwise", true)])
  func theFlagOfAnotherModelIsNone(base: String, isShown: Bool) async {
    let found = await lines(
      Self.rest, view: "Child()",
      others: """
        final class OtherModel: ObservableObject { @Published var isShown = false }
        struct Child: View {
          @ObservedObject var other: OtherModel
          @ObservedObject var model: GateModel
          var body: some View { Button("A") { \(base).isShown = true } }
        }
        """)
    #expect(found.contains { $0.contains("Loading") } == isShown, "\(found)")
  }

  /// A function that stores what it is given has its words from its callers.
  @Test func whatIsHandedToTheFunctionThatRaisesIsShown() async {
    let found = await lines("tell(\"Loading\")", more: "func tell(_ text: String) { notice = text; isShown = true }")
    #expect(found.contains("'Loading'"), "\(found)")
  }

  // MARK: In one run of statements

  private func said(_ body: String, _ declared: String = "@State private var notice = \"\"") async -> [String] {
    let code = """
      struct GateView: View {
        \(declared)
        @State private var detail = ""
        @State private var isShown = false
        var body: some View {
          Button("Open") { \(body) }
            .alert("Gate", isPresented: $isShown) { Button("OK") {} } message: { Text(notice) }
        }
      }
      """
    return await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.message) }
  }

  @Test(arguments: [
    "notice = \"Loading\"\nnotice = \"It is shut\"\nisShown = true",
    "if isNew { notice = \"Loading\"; self.notice = \"It is shut\"; isShown = true }",
    "notice = \"Loading\"\ndetail = \"By night\"\nnotice = \"It is shut\"\nisShown = true",
  ])
  func whatTheNextStatementReplacesIsNotShown(body: String) async {
    let found = await said(body)
    #expect(found.contains("'It is shut'") && !found.contains { $0.contains("Loading") }, "\(found)")
  }

  @Test(arguments: [
    "notice = \"Loading\"\nTask { notice = \"It is shut\"; isShown = true }\nisShown = true",
    "notice = \"Loading\"\nisShown = true\nawait open()\nnotice = \"It is shut\"",
    "notice = \"Loading\"\nif isNew { notice = \"It is shut\" }\nisShown = true",
    "notice = \"Loading\"\nnotice = \"\\(notice) It is shut\"\nisShown = true",
    "notice = \"Loading\"\nnotice += \"It is shut\"\nisShown = true",
    "notice = \"Loading\"\ntell()\nnotice = \"It is shut\"\nisShown = true",
    "notice = \"Loading\"\ndetail = load()\nnotice = \"It is shut\"\nisShown = true",
  ])
  func whatMayBeSeenBeforeIsShown(body: String) async {
    let found = await said(body)
    #expect(found.contains { $0.contains("Loading") }, "\(found)")
  }

  /// Who observes a property is told of each text.
  @Test(arguments: [
    "@State private var notice = \"\" { didSet { tell(notice) } }",
    "@StateObject private var model = Model()\nvar notice = \"\"",
    "@AppStorage(\"notice\") private var notice = \"\"",
  ])
  func whatOthersMayObserveIsShown(declared: String) async {
    let found = await said("notice = \"Loading\"\nnotice = \"It is shut\"\nisShown = true", declared)
    #expect(found.contains { $0.contains("Loading") }, "\(found)")
  }
}
