import AlertKitCode
import AlertKitCore
import AlertKitObjC
import AlertKitSwift
import Testing

/// Findings in what nobody who has the app sees that way: what only developers see, and branches that are taken one at a time.
@Suite struct ReleasedTests {
  private func rules(_ files: [String: String]) async -> [String] {
    let inputs = files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
    return await Linter.lint(await Project.assemble(inputs, sources: SwiftSources.reader())).findings.map {
      String("\($0.rule)")
    }
  }

  private static func alert(_ condition: String) -> String {
    """
    func ask() {
      let alert = UIAlertController(title: "Incompatible Data", message: nil, preferredStyle: .alert)
      #if \(condition)
      alert.addAction(UIAlertAction(title: "Delete Store", style: .destructive))
      #endif
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in start() })
      present(alert, animated: true)
    }
    """
  }

  @Test func aButtonForDevelopersIsNotReleased() async {
    #expect(!(await rules(["A.swift": Self.alert("DEBUG")])).contains("destructive-without-cancel"))
    #expect(await rules(["A.swift": Self.alert("PREMIUM")]).contains("destructive-without-cancel"))
  }

  private static func notifications(_ start: String, _ middle: String, _ end: String) -> String {
    func notification(_ name: String) -> String {
      """
      let \(name) = UNMutableNotificationContent()
      \(name).title = "Order sent"
      \(name).body = "It comes on Monday."
      center.add(UNNotificationRequest(identifier: "order", content: \(name), trigger: nil))
      """
    }
    return "func send() {\n\(start)\n\(notification("a"))\n\(middle)\n\(notification("b"))\n\(end)\n}"
  }

  @Test(arguments: [
    ("if #available(iOS 15, *) {", "} else {", "}", false), ("if isLate {", "return }", "", false), ("", "", "", true),
    ("if isLate {", "}", "", true), ("if isLate {", "}\nif isEarly {", "}", true),
    ("switch state {\ncase .late:", "default:", "}", false), ("f { if isLate {", "} else {", "} }", false),
  ])
  func branchesOfOneChoiceExcludeEachOther(start: String, middle: String, end: String, isRepeated: Bool) async {
    let found = await rules(["A.swift": Self.notifications(start, middle, end)])
    #expect(found.contains("notification-repeated") == isRepeated)
  }

  /// One for a file, and one for several, take each other's place on purpose.
  @Test(arguments: [
    ("\"Uploaded\"", "func sent(_ count: Int)", false), ("\"Failed\"", "func sent(_ count: Int)", true),
    ("\"Uploaded\"", "func lost(_ count: Int)", true), ("\"Uploaded\"", "if isLate", true),
  ])
  func aNotificationTakesThePlaceOfAnotherOfItsKind(title: String, head: String, isRepeated: Bool) async {
    func notification(_ title: String, _ body: String) -> String {
      """
      let content = UNMutableNotificationContent()
      content.title = \(title)
      content.body = "\(body)"
      center.add(UNNotificationRequest(identifier: "sent", content: content, trigger: nil))
      """
    }
    let (first, second) = (notification("\"Uploaded\"", "The file is there."), notification(title, "All files are there."))
    let code =
      head.hasPrefix("func")
      ? "final class N {\n  func sent(_ name: String) {\n\(first)\n}\n  \(head) {\n\(second)\n}\n}"
      : "final class N {\n  func sent(_ name: String) {\n\(first)\n\(head) {\n\(second)\n}\n}\n}"
    #expect(await rules(["A.swift": code]).contains("notification-repeated") == isRepeated)
  }

  @Test(arguments: [("Don’t Remind Me", false), ("Delete Order", true), ("Don’t", true)])
  func anActionThatDeniesSomethingDestroysNothing(title: String, isTold: Bool) async {
    let code = """
      let drop = UNNotificationAction(identifier: "drop", title: "\(title)", options: [.destructive])
      let all = UNNotificationCategory(identifier: "order", actions: [drop], intentIdentifiers: [])
      """
    #expect(await rules(["A.swift": code]).contains("notification-destructive-action") == isTold)
  }

  @Test func aCategoryInBranchesIsDeclaredOnce() async {
    func code(_ middle: String) -> String {
      """
      final class Categories {
        static var order: UNNotificationCategory = {
          if #available(iOS 11.0, *) {
            return UNNotificationCategory(identifier: "order", actions: [], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: "Order")
          \(middle)
            return UNNotificationCategory(identifier: "order", actions: [], intentIdentifiers: [])
          }
        }()
      }
      """
    }
    #expect(!(await rules(["A.swift": code("} else {")])).contains("notification-unknown-category"))
    let twice = code("}; return nil }()\nstatic var other: UNNotificationCategory = { if isNew {")
    #expect(await rules(["A.swift": twice]).contains("notification-unknown-category"))
  }

  private static let table = [
    "en.lproj/Localizable.strings": "\"ok\" = \"OK\";\n", "de.lproj/Localizable.strings": "\"ok\" = \"OK\";\n",
  ]

  @Test func aKeyOfPlaceholdersAloneNeedsNoTranslation() async {
    func code(_ title: String) -> [String: String] {
      let view = """
        struct V: View {
          @State var isShown = false
          var body: some View {
            Text("a").alert(isPresented: $isShown) {
              Alert(title: Text(\(title)), message: nil, dismissButton: .default(Text("ok")))
            }
          }
        }
        """
      return Self.table.merging(["A.swift": view]) { $1 }
    }
    #expect(!(await rules(code("\"\\(message)\""))).contains("missing-translation"))
    #expect(!(await rules(code("\"\\(title): \\(message)\""))).contains("missing-translation"))
    #expect(await rules(code("\"Sent \\(message) away\"")).contains("missing-translation"))
  }

  @Test func whatIsNotToBeLocalizedIsNoKey() async {
    func surface(_ macro: String) async -> [String] {
      await Extracted.ofBoth([
        "Macro.h": "#define \(macro)(string) \\\nstring\n",
        "A.m": """
        @implementation A
        - (void)viewDidLoad {
          [[[UIAlertView alloc] initWithTitle:\(macro)(@"Gone") message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
        }
        @end
        """,
      ]).map { Extracted.text($0.title) }
    }
    #expect(await surface("AppNonLocalizedString") == ["'Gone'"])
  }

  /// One of a list is picked; what is sent one after the other takes the other's place.
  @Test func oneOfAListOfNotificationsIsSent() async {
    func code(_ start: String) -> String {
      """
      final class Walks {
        func note(_ title: String, _ body: String) -> UNMutableNotificationContent {
          let content = UNMutableNotificationContent()
          content.title = title
          content.body = body
          center.add(UNNotificationRequest(identifier: "goal", content: content, trigger: nil))
          return content
        }
        func start() { \(start) }
      }
      """
    }
    let notes = [#"note("Half Way", "You have half of it.")"#, #"note("Almost There", "A few steps are left.")"#]
    let list = "let all = [\(notes.joined(separator: ", "))]; pick(all)"
    #expect(!(await rules(["A.swift": code(list)])).contains("notification-repeated"))
    #expect(await rules(["A.swift": code(notes.joined(separator: "; "))]).contains("notification-repeated"))
  }

  @Test(arguments: [
    ("#ifndef APPSTORE", "#endif", true), ("#ifndef NOTIFICATIONS", "#endif", false),
    ("#ifdef APPSTORE\n#else", "#endif", true),
  ])
  func whatTheStoreDoesNotGetIsForDevelopers(start: String, end: String, isForDevelopers: Bool) async {
    let code = """
      @implementation Feed
      - (void)ask {
      \(start)
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Feed" message:@"It is gone" preferredStyle:UIAlertControllerStyleAlert];
        [alert addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault handler:nil]];
        [self presentViewController:alert animated:YES completion:nil];
      \(end)
      }
      @end
      """
    let inputs = [InputFile(path: "A.m", bytes: Array(code.utf8))]
    let project = await Project.assemble(inputs, sources: CodeSources.reader(languages: [ObjCLanguage()]))
    let expected: SurfaceReserve? = isForDevelopers ? .developers : nil
    #expect(project.surfaces.map(\.reserve) == [expected])
  }

  @Test(arguments: [
    ("settings.isDebugMode", true), ("isDebug", true), ("settings.isDebuggable", false), ("!settings.isDebugMode", false),
    ("settings.isLoud", false),
  ])
  func whatAFlagForDevelopersAsksForIsForThem(condition: String, isForDevelopers: Bool) async {
    let code = """
      class Feed: UIViewController {
        func ask() {
          guard \(condition) else { return }
          let alert = UIAlertController(title: "Feed", message: "It is gone", preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          present(alert, animated: true)
        }
      }
      """
    let inputs = [InputFile(path: "A.swift", bytes: Array(code.utf8))]
    let project = await Project.assemble(inputs, sources: SwiftSources.reader())
    let expected: SurfaceReserve? = isForDevelopers ? .developers : nil
    #expect(project.surfaces.map(\.reserve) == [expected])
  }

  @Test func aNotificationThatDevelopersTryIsNotTheSame() async {
    let code = """
      func send() {
        let content = UNMutableNotificationContent()
        content.title = "Order sent"
        content.body = "It comes on Monday."
        center.add(UNNotificationRequest(identifier: "order", content: content, trigger: nil))
      }
      """
    let copy = "#if canImport(DebugMenu)\n" + code.replacing("send()", with: "tryIt()") + "\n#endif\n"
    let again = code.replacing("send()", with: "again()").replacing("Monday", with: "Tuesday")
    #expect(await rules(["A.swift": code, "B.swift": again]).contains("notification-repeated"))
    #expect(!(await rules(["A.swift": code, "B.swift": copy])).contains("notification-repeated"))
  }

  /// Of two with one identifier but for what it is made of, one takes the place of the other.
  @Test(arguments: [(#""call-\(call.id)""#, false), (#""late-\(call.id)""#, true), ("UUID().uuidString", true)])
  func whatSaysTheSameUnderOneIdentifier(identifier: String, isRepeated: Bool) async {
    func code(_ name: String, _ identifier: String) -> String {
      """
      func \(name)(_ call: Call) {
        let content = UNMutableNotificationContent()
        content.title = "Call answered"
        content.body = "It is written down."
        center.add(UNNotificationRequest(identifier: \(identifier), content: content, trigger: nil))
      }
      """
    }
    let files = ["A.swift": code("first", #""call-\(call.incoming(now).id)""#), "B.swift": code("second", identifier)]
    #expect(await rules(files).contains("notification-repeated") == isRepeated)
  }
}
