import AlertKitCore
import AlertKitSwift
import Testing

/// Contents of notifications that are put together in more than one place, and actions that stand alone.
@Suite struct ContentTests {
  /// `title | subtitle | body · category · thread · identifier`, for each notification.
  private func lines(_ code: String, _ others: [String: String] = [:]) async -> [String] {
    await Extracted.surfaces(others.merging(["A.swift": code]) { $1 }).filter { $0.kind == .notification }.map { surface in
      let texts = [surface.title, surface.subtitle, surface.body].map { Extracted.text($0) }.joined(separator: " | ")
      let names = [surface.notification?.category, surface.notification?.thread].map { $0?.name ?? "-" }
      return texts + " · " + names.joined(separator: " · ")
    }
  }

  static let forms: [(code: String, line: String)] = [
    (
      "func f() { send(with(UNMutableNotificationContent()) { $0.title = \"t\"; $0.body = \"b\" }) }",
      "'t' | - | 'b' · - · -"
    ),
    (
      "let c = UNMutableNotificationContent().configured { content in content.title = \"t\"; content.subtitle = \"s\" }",
      "'t' | 's' | - · - · -"
    ),
    (
      "class A { let c: UNMutableNotificationContent = { let c = UNMutableNotificationContent(); c.title = \"t\"; return c }() }",
      "'t' | - | - · - · -"
    ),
    ("func f() { let c: UNMutableNotificationContent = .init(); c.body = \"b\"; send(c) }", "- | - | 'b' · - · -"),
    (
      "func f() { let c = UNMutableNotificationContent(); c.title = \"t\"; fill(c) }\nfunc fill(_ x: UNMutableNotificationContent) { x.body = \"b\" }",
      "'t' | - | 'b' · - · -"
    ),
    (
      "func f() { var c = UNMutableNotificationContent(); fill(&c, \"b\") }\nfunc fill(_ x: inout UNMutableNotificationContent, _ text: String) { x.body = text; x.categoryIdentifier = \"C\" }",
      "- | - | 'b' · C · -"
    ),
    (
      "func f() { let c = UNMutableNotificationContent(); c.style(\"t\") }\nextension UNMutableNotificationContent { func style(_ title: String) { self.title = title; threadIdentifier = \"T\" } }",
      "'t' | - | - · - · T"
    ),
    (
      "extension UNMutableNotificationContent { convenience init(call: Call) { self.init(); title = call.name; body = \"Missed call.\" } }",
      "{call.name} | - | 'Missed call.' · - · -"
    ),
    (
      """
      class A {
        func f() { let c = make(title: "t"); c.body = "b"; send(c) }
        private func make(title: String) -> UNMutableNotificationContent {
          let c = UNMutableNotificationContent()
          c.title = title
          c.threadIdentifier = "T"
          return c
        }
      }
      """, "'t' | - | 'b' · - · T / {title} | - | - · - · T"
    ),
    (
      """
      class A {
        func f() { notify(title: "one", body: error.text); notify(title: "two", body: "b") }
        func notify(title: String, body: String) {
          let c = UNMutableNotificationContent()
          c.title = title
          c.body = body
        }
      }
      """, "'one' | - | {error.text} · - · - / 'two' | - | 'b' · - · - / {title} | - | {body} · - · -"
    ),
    (
      "func f() { let c = UNMutableNotificationContent(); c.title = NSString.localizedUserNotificationString(forKey: \"k\", arguments: [name]) }",
      "k | - | - · - · -"
    ),
  ]

  @Test(arguments: 0..<forms.count)
  func readsContents(_ number: Int) async {
    let (code, line) = Self.forms[number]
    #expect(await lines(code).joined(separator: " / ") == line)
  }

  @Test func serviceExtensionsBringTheirTextsAtRunTime() async {
    let code = """
      class Service: UNNotificationServiceExtension {
        var content: UNMutableNotificationContent?
        override func didReceive(_ request: UNNotificationRequest, withContentHandler handler: @escaping (UNNotificationContent) -> Void) {
          content = request.content.mutableCopy() as? UNMutableNotificationContent
          content?.title = request.content.title.uppercased()
          handler(content!)
        }
      }
      """
    #expect(await Extracted.surfaces(["A.swift": code]).isEmpty)
  }

  @Test func aCategoryThatIsChosenAtRunTimeIsNotGuessed() async throws {
    let code = """
      func f() {
        let content = UNMutableNotificationContent()
        content.body = "b"
        if isKnown { content.categoryIdentifier = "ONE" } else { content.categoryIdentifier = "TWO" }
      }
      """
    let content = try #require(await Extracted.surfaces(["A.swift": code]).first?.notification)
    #expect(content.category == .dynamic("\"TWO\""))
  }

  @Test func testsShowNothing() async {
    let code = "import XCTest\nfunc f() { let content = UNMutableNotificationContent(); content.body = \"b\" }"
    #expect(await Extracted.surfaces(["A.swift": code]).isEmpty)
  }

  @Test func readsRequests() async throws {
    let code = """
      func remind(at time: DateComponents) async throws {
        let content = UNMutableNotificationContent()
        content.body = "Water the plants."
        let trigger = UNCalendarNotificationTrigger(dateMatching: time, repeats: true)
        try await center.add(UNNotificationRequest(identifier: "water", content: content, trigger: trigger))
      }
      """
    let content = try #require(await Extracted.surfaces(["A.swift": code]).first?.notification)
    #expect(content.identifier?.name == "water" && content.trigger == .calendar && content.repeats)
  }

  /// The categories, and the actions that none has, as `identifier: titles`.
  private func actions(_ files: [String: String]) async -> [String] {
    await Extracted.surfaces(files).filter { $0.kind == .notificationCategory }.map { surface in
      "\(surface.category?.identifier.name ?? surface.id): "
        + surface.buttons.map { Extracted.text($0.title) }.joined(separator: ", ")
    }
  }

  @Test func actionsOfOtherMembersAndFilesGetIntoTheirCategory() async {
    let found = await actions([
      "A.swift": """
      class Center {
        private let open = UNNotificationAction(identifier: "open", title: "Open", options: [.foreground])
        private lazy var drop: UNNotificationAction = { UNNotificationAction(identifier: "drop", title: "Drop", options: []) }()
        private var common: [UNNotificationAction] { [open, drop] }
        func register() {
          let one = UNNotificationCategory(identifier: "ONE", actions: common, intentIdentifiers: [])
          let two = UNNotificationCategory(identifier: "TWO", actions: Actions.all + [later()], intentIdentifiers: [])
        }
        private func later() -> UNNotificationAction { .init(identifier: "later", title: "Later", options: []) }
      }
      """,
      "B.swift": """
      enum Actions {
        static let reply = UNTextInputNotificationAction(
          identifier: "reply", title: "Reply", options: [], textInputButtonTitle: "Send", textInputPlaceholder: "Text")
        static let all: [UNNotificationAction] = [reply]
      }
      """,
    ])
    #expect(found == ["ONE: 'Open', 'Drop'", "TWO: 'Reply', 'Later'"])
  }

  @Test func theRulesForActionsHoldWithoutACategory() async {
    let code = """
      func register() {
        let one = UNNotificationAction(identifier: "one", title: "Show on the Map.", options: [])
        // alertcopy:disable button-punctuation
        let two = UNNotificationAction(identifier: "two", title: "Show Later.", options: [])
      }
      """
    let project = await Project.assemble(
      [InputFile(path: "App/A.swift", bytes: Array(code.utf8))], sources: SwiftSources.reader())
    let found = await Linter.lint(project).findings
    #expect(found.map { "\($0.rule) \($0.surface ?? "-")" } == ["button-punctuation register.action.1"])
  }

  @Test func anActionWithoutACategoryIsListed() async throws {
    let files = [
      "A.swift": """
      class Center {
        func register(_ list: [UNNotificationAction]) {
          let used = UNNotificationAction(identifier: "used", title: "Used", options: [])
          let loose = UNNotificationAction(identifier: "loose", title: "Remove it!", options: [.destructive])
          let category = UNNotificationCategory(identifier: "ONE", actions: [used], intentIdentifiers: [])
          let other = UNNotificationCategory(identifier: "TWO", actions: list, intentIdentifiers: [])
        }
      }
      """
    ]
    #expect(await actions(files) == ["Center.register.action.1: 'Remove it!'", "ONE: 'Used'", "TWO: "])
    let loose = try #require(await Extracted.surfaces(files).first)
    #expect(loose.category == nil && !loose.buttonsAreComplete && loose.buttons.map(\.role) == [.destructive])
  }
}
