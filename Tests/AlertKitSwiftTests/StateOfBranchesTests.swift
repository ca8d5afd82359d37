import AlertKitCore
import Testing

/// What branches leave in numbers and flags, raw values that are compared with, and elements that come with their numbers.
@Suite struct StateOfBranchesTests {
  private func lines(_ code: String) async -> [String] { await Extracted.lines(code) }
  private static let alert = #"present(UIAlertController(title: "Stop?", message: nil, preferredStyle: .alert))"#

  @Test(arguments: [
    "if isNew { count = 0 }", "if isNew { count += 1 } else { count = 0 }", "if isNew { self.count = 0 } else { reload() }",
  ])
  func aNumberThatOneBranchSetsIsStillOpen(_ branch: String) async {
    let code = """
      final class Screen: UIViewController {
        private var count = 0
        func tap() {
          \(branch)
          if count >= 4 { \(Self.alert) }
        }
      }
      """
    #expect(await lines(code) == ["alert ['Stop?'] [-]"])
  }

  @Test func aNumberThatIsSurelySetDecides() async {
    let code = """
      final class Screen: UIViewController {
        private var count = 0
        func tap() {
          count = 0
          if count >= 4 { \(Self.alert) }
        }
      }
      """
    #expect(await lines(code).isEmpty)
  }

  @Test(arguments: [("Kind.first.rawValue", "Kind.second.rawValue"), ("limits.low", "limits.high"), ("low()", "limits.high()")])
  func whatCasesCompareWithIsNoCase(first: String, second: String) async {
    let code = """
      enum Kind: Int { case first = 1, second }
      func f(item: Item) {
        var needsToStop = false
        switch item.kind {
        case \(first): print("first")
        case \(second): needsToStop = true
        default: break
        }
        if needsToStop { \(Self.alert) }
      }
      """
    #expect(await lines(code) == ["alert ['Stop?'] [-]"])
  }

  @Test(arguments: ["indexed()", "enumerated()", "sorted().enumerated()"])
  func elementsMayComeWithTheirNumbers(_ call: String) async {
    let sequence = call.hasSuffix("enumerated()") ? "Array(fields.\(call))" : "fields.\(call)"
    let code = """
      struct Info: Identifiable { let id: String; let text: String }
      final class Field { let name: String; let info: String
        init(name: String, info: String) { self.name = name; self.info = info } }
      final class Model: ObservableObject {
        @Published var fields: [Field] = []
        func load() { fields = [Field(name: "Limit", info: "No more than ten."), Field(name: "Rate", info: "Once a day.")] }
      }
      struct Screen: View {
        @StateObject var model: Model
        @State private var shown: Info?
        var fields: [Field] { model.fields }
        var body: some View {
          ForEach(\(sequence), id: \\.1.id) { number, field in Button("") { shown = Info(id: field.name, text: field.info) } }
            .alert(item: $shown) { info in
              Alert(title: Text("\\(info.id)"), message: Text(info.text), dismissButton: .default(Text("OK")))
            }
        }
      }
      """
    let found = await lines(code)
    #expect(found.contains { $0.contains("'Limit'") && $0.contains("'No more than ten.'") })
    #expect(found.contains { $0.contains("'Rate'") && $0.contains("'Once a day.'") })
  }

  /// Two alerts show one text, each by its flag.
  @Test func aTextIsShownByTheFlagThatIsSetWithIt() async {
    let code = """
      struct Screen: View {
        @State private var text: String?
        @State private var hasFailed = false
        @State private var mayGoOn = false
        var body: some View {
          Button("Sync") { sync() }
            .alert("Sync failed", isPresented: $hasFailed) {} message: { Text(text ?? "") }
            .alert("Go On?", isPresented: $mayGoOn) {} message: { Text(text ?? "") }
        }
        func sync() {
          Task {
            if isOld {
              text = "The version is too old."
              hasFailed = true
            } else if isNew {
              text = "The version is very new."
              mayGoOn = true
            } else {
              if isFull { text = "There is no room." } else { text = "There is no network." }
              hasFailed = true
            }
          }
        }
      }
      """
    #expect(
      await lines(code).filter { !$0.contains("{text}") } == [
        "alert [Sync failed] ['The version is too old.'] +OK", "alert [Go On?] ['The version is very new.'] +OK",
        "alert [Sync failed] ['There is no room.'] +OK", "alert [Sync failed] ['There is no network.'] +OK",
      ])
  }

  @Test(arguments: ["count -= 1", "count *= 2", "count &= mask", "count++"])
  func whatCodeChangesIsNoConstant(_ change: String) async {
    let swift = """
      func tap() {
        var count = 5
        \(change)
        if count == 4 { \(Self.alert) }
      }
      """
    #expect(await lines(swift) == ["alert ['Stop?'] [-]"])
    let objectiveC = """
      @implementation A
      - (void)tap {
        int count = 5;
        \(change);
        if (count == 4) { [self presentViewController:[UIAlertController alertControllerWithTitle:@"Stop?" message:nil preferredStyle:UIAlertControllerStyleAlert] animated:YES completion:nil]; }
      }
      @end
      """
    #expect(await Extracted.ofBoth(["A.m": objectiveC]).map(Extracted.line) == ["alert ['Stop?'] [-]"])
  }

  @Test func whatNothingChangesDecides() async {
    #expect(await lines("func tap() { var count = 5; print(count - 1); if count == 4 { \(Self.alert) } }").isEmpty)
  }
}
