import AlertKitCore
import AlertKitSwift
import Testing

/// Requests for permission in Swift, what buttons do about it, and what alerts are for.
@Suite struct PermissionTests {
  /// How many requests a file has, and how many of them no control leads to.
  private func requests(_ code: String, _ others: [String: String] = [:]) async -> (all: Int, unasked: Int) {
    let readings = await Extracted.readings(others.merging(["A.swift": code]) { $1 })
    let all = readings.flatMap(\.permissionRequests)
    return (all.count, all.filter { !readings.flatMap(\.requestsOnDemand).contains($0) }.count)
  }

  static let forms = [
    "func f() { UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) { granted, _ in } }",
    "func f() async throws { _ = try await UNUserNotificationCenter.current().requestAuthorization(options: .alert) }",
    "class A { let center = UNUserNotificationCenter.current()\nfunc f() { center.requestAuthorization(options: [.badge]) { _, _ in } } }",
    "func f() { let center = UNUserNotificationCenter.current(); center.requestAuthorization(options: []) { _, _ in } }",
    "class A { var center: (any Center)?\nfunc f() async { try? await center?.requestAuthorization(options: [.alert]) } }",
    "extension UNUserNotificationCenter { func ask() async throws { try await requestAuthorization(options: [.alert]) } }",
    "extension UNUserNotificationCenter { func ask() { requestAuthorization<Int>(options: [.alert]) } }",
    """
    func f(_ status: UNAuthorizationStatus) {
      guard ![.authorized, .provisional].contains(status) else { return }
      UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
    }
    """,
  ]

  @Test(arguments: forms)
  func findsRequests(_ code: String) async {
    let found = await requests(code)
    #expect(found.all == 1 && found.unasked == 1)
  }

  /// What a client keeps is asked for by who calls it.
  @Test(arguments: [
    ("Button(\"Allow\") { Task { try await client.ask() } }", 0), ("Text(\"a\").task { try await client.ask() }", 1),
    ("Text(\"a\").task { other.ask2() }", 1),
  ])
  func aClosureThatIsKeptIsAskedByWhoCallsIt(use: String, unasked: Int) async {
    for maker in ["Self", "Client", ".init"] {
      let code = """
        import SwiftUI
        struct Client { var ask: () async throws -> Void }
        extension Client {
          static let live: Client = \(maker)(ask: { try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) })
        }
        struct Screen: View {
          let client = Client.live
          var body: some View { \(use) }
        }
        """
      let found = await requests(code)
      #expect(found.all == 1 && found.unasked == unasked, "\(maker)")
    }
  }

  static let others = [
    "func f() { UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .provisional]) { _, _ in } }",
    """
    func f() {
      var options: UNAuthorizationOptions = [.alert]
      options.insert(.provisional)
      UNUserNotificationCenter.current().requestAuthorization(options: options) { _, _ in }
    }
    """,
    """
    class A {
      static let options: UNAuthorizationOptions = [.alert, .provisional]
      func f() { UNUserNotificationCenter.current().requestAuthorization(options: Self.options) { _, _ in } }
    }
    """,
    "func f() { store.requestAuthorization(toShare: [], read: types) { _, _ in } }",
    "func f() { PHPhotoLibrary.requestAuthorization(for: .addOnly) { _ in } }",
    "import XCTest\nfunc f() { UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in } }",
    "func f() { requestAuthorization(options: [.alert]) }",
  ]

  @Test(arguments: others)
  func leavesOthersAlone(_ code: String) async {
    #expect(await requests(code).all == 0)
  }

  static let old =
    "UIApplication.shared.registerUserNotificationSettings(UIUserNotificationSettings(types: [.alert], categories: nil))"
  static let oldForms: [(code: String, all: Int)] = [
    ("func f() { \(old) }", 1),
    ("class A: UIResponder { override func viewDidLoad() { DispatchQueue.main.async { \(old) } } }", 1),
    ("func f() { UNUserNotificationCenter.current().delegate = self; \(old) }", 0),
    ("func f() { if #available(iOS 10.0, *) { g() } else { \(old) } }", 0),
    (
      "class App { func registerUserNotificationSettings(_ a: Int) {}\nfunc f() { self.registerUserNotificationSettings(1) } }",
      0
    ),
  ]

  @Test(arguments: 0..<oldForms.count)
  func findsRequestsOfOlderSystems(_ number: Int) async {
    let found = await requests(Self.oldForms[number].code)
    #expect(found.all == Self.oldForms[number].all && found.unasked == found.all)
  }

  @Test func findsRequestsInObjectiveC() async {
    let code = """
      @implementation Launcher
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
        [[UIApplication sharedApplication] registerUserNotificationSettings:[UIUserNotificationSettings settingsForTypes:UIUserNotificationTypeAlert categories:nil]];
        return YES;
      }
      @end
      """
    let reading = await Extracted.readings(["A.m": code]).first
    #expect(reading?.permissionRequests.count == 1 && reading?.requestsOnDemand.isEmpty == true)
  }

  @Test func aLaunchIsNoControlHoweverOftenItsNameIsUsed() async {
    let launch = """
      class Launcher: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool { prepare() }
        private func prepare() -> Bool { \(Self.ask); return true }
      }
      """
    let others = Dictionary(
      uniqueKeysWithValues: (0..<30).map { ("B\($0).swift", "func b\($0)() { print(application) }") })
    let found = await requests(launch, others)
    #expect(found.all == 1 && found.unasked == 1)
  }

  @Test func aScreenThatIntroducesTheAppExplainsForAll() async {
    let screen = "class WelcomeViewController: UIViewController { override func viewDidLoad() { \(Self.ask) } }"
    let found = await requests(screen, ["B.swift": "class Launcher { init() { \(Self.ask) } }"])
    #expect(found.all == 2 && found.unasked == 0)
  }

  /// A switch that says what it turns on leads to what its property does when it is set.
  @Test(arguments: [
    ("Toggle(\"Reminders\", isOn: $settings.reminds)", 0), ("Toggle(\"Sounds\", isOn: $settings.sounds)", 1),
    ("Text(\"Reminders\")", 1),
  ])
  func whatASwitchTurnsOnIsAskedFor(control: String, unasked: Int) async {
    let code = """
      import SwiftUI
      @Observable final class Settings {
        var sounds = false
        var reminds = false { didSet { if reminds { Task { await ask() } } } }
        func ask() async { \(Self.ask) }
      }
      struct SettingsView: View {
        @Bindable var settings: Settings
        var body: some View { Form { \(control) } }
      }
      """
    let found = await requests(code)
    #expect(found.all == 1 && found.unasked == unasked)
  }

  /// What is asked for only where people have turned something on was explained by the switch.
  @Test(arguments: [
    ("if settings.remindersEnabled { go() }", 0), ("guard store.bool(forKey: \"push\") else { return }; go()", 0),
    ("if isReady && (wantsAlerts || usesBadges == true) { go() }", 0), ("if !remindersEnabled { return }\ngo()", 0),
    ("if !remindersEnabled { go() }", 1), ("if remindersEnabled { say() } else { go() }", 1),
    ("if remindersEnabled { say() }\ngo()", 1), ("if wantsAlerts || isReady { go() }", 1),
    ("if isRegisteredForRemoteNotifications { go() }", 1), ("if settings.notifications == 0 { go() }", 1),
  ])
  func whatAPreferenceTurnsOnIsAskedFor(body: String, unasked: Int) async {
    let code = """
      class Launcher: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { \(body) }
        private func go() { \(Self.ask) }
      }
      """
    #expect(await requests(code) == (1, unasked))
  }

  @Test func aWrapperIsOneRequest() async {
    let code = """
      class A {
        func start() { Task { await requestAuthorization(options: .alert) } }
        private func requestAuthorization(options: UNAuthorizationOptions) async {
          _ = try? await UNUserNotificationCenter.current().requestAuthorization(options: options)
        }
      }
      """
    let found = await requests(code)
    #expect(found.all == 1 && found.unasked == 1)
  }

  static let asking = """
    final class Notifier {
      static let shared = Notifier()
      func turnOn() { UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in } }
    }
    """
  static let callers: [(code: String, unasked: Int)] = [
    ("struct V: View { var body: some View { Button(\"On\") { Notifier.shared.turnOn() } } }", 0),
    ("struct V: View { var body: some View { Button(\"On\", action: Notifier.shared.turnOn) } }", 0),
    ("struct V: View { var body: some View { list.onAppear { Notifier.shared.turnOn() } } }", 1),
    ("class V: UIViewController { @IBAction func tapped(_ sender: Any) { Notifier.shared.turnOn() } }", 0),
    ("class V: UIViewController { override func viewDidLoad() { Notifier.shared.turnOn() } }", 1),
    (
      """
      class V: UIViewController {
        func build() { button.addTarget(self, action: #selector(go), for: .touchUpInside) }
        @objc func go() { Notifier.shared.turnOn() }
      }
      """, 0
    ),
    (
      """
      class V {
        init() { NotificationCenter.default.addObserver(self, selector: #selector(go), name: .start, object: nil) }
        @objc func go() { Notifier.shared.turnOn() }
      }
      """, 1
    ),
    (
      """
      class Model { func perform(action: Action) { switch action { case .allow: Notifier.shared.turnOn() } } }
      """, 0
    ),
    ("extension Host: ForeignProvider { func authorize() { Notifier.shared.turnOn() } }", 0),
    ("class Lamp { func turnOn() {} }\nstruct V { let lamp: Lamp\nvar b: B { Button(\"On\") { lamp.turnOn() } } }", 1),
  ]

  @Test(arguments: 0..<callers.count)
  func tellsWhatAControlLeadsTo(_ number: Int) async {
    let (code, unasked) = Self.callers[number]
    let found = await requests(Self.asking, ["B.swift": code])
    #expect(found.all == 1 && found.unasked == unasked)
  }

  static let explained = """
    func explain(_ done: @escaping (Bool) -> Void) {
      let alert = UIAlertController(title: "t", message: "m", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Go", style: .default) { _ in done(true) })
      present(alert)
    }
    func agrees() async -> Bool { await withCheckedContinuation { next in show(UIAlertController(title: "t", message: "m", preferredStyle: .alert), next) } }
    func check() async -> Bool { true }
    """
  static let answers: [(code: String, unasked: Int)] = [
    ("func f() { explain { agreed in if agreed { \(ask) } } }", 0),
    ("func f() async { guard await agrees() else { return }; \(ask) }", 0),
    ("func f() async { if await agrees() { await g() } }\nfunc g() async { \(ask) }", 0),
    ("func f() async { guard await check() else { return }; \(ask) }", 1),
    ("func f() async { \(ask); _ = await agrees() }", 1),
    ("func f() async { if isOff { _ = await agrees() } else { \(ask) } }", 1),
  ]

  @Test(arguments: 0..<answers.count)
  func anAlertThatHandsItsAnswerBackExplains(_ number: Int) async {
    let (code, unasked) = Self.answers[number]
    let found = await requests("class A {\n\(Self.explained)\n\(code)\n}")
    #expect(found.all == 1 && found.unasked == unasked)
  }

  static func alert(_ handler: String, _ rest: String = "") -> String {
    """
    class Screen: UIViewController {
      func ask() {
        let alert = UIAlertController(title: "t", message: "m", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Go", style: .default\(handler))
        alert.addAction(UIAlertAction(title: "Not Now", style: .cancel))
        present(alert, animated: true)
      }
      \(rest)
    }
    """
  }

  static let open = "UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)"
  static let ask = "UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }"
  static let handlers: [(code: String, effect: ButtonEffect?)] = [
    (alert(") { _ in \(open) }"), .opensSettings),
    (alert(", handler: { _ in \(open) })"), .opensSettings),
    (alert(") { _ in self.openSettings() }", "func openSettings() { \(open) }"), .opensSettings),
    (alert(", handler: openSettings)", "func openSettings(_ action: UIAlertAction) { \(open) }"), .opensSettings),
    (
      alert(") { _ in UIApplication.shared.open(self.place) }", "let place = URL(string: \"App-prefs:NOTIFICATIONS_ID\")!"),
      .opensSettings
    ),
    (alert(") { [weak self] _ in self?.leave() }", "func leave() { \(open) }"), .opensSettings),
    (alert(", handler: self.leave)", "func leave(_ action: UIAlertAction) { \(open) }"), .opensSettings),
    (alert(") { _ in \(ask) }"), .requestsNotificationPermission),
    (alert(") { _ in Task { await self.allow() } }", "func allow() async { \(ask) }"), .requestsNotificationPermission),
    (alert(") { _ in self.finish() }", "func finish() { save(); close() }\nfunc close() { \(ask) }"), nil),
    (alert(") { _ in UIApplication.shared.open(self.help) }", "let help = URL(string: \"https://example.com\")!"), .leavesApp),
    (alert(")"), nil),
  ]

  @Test(arguments: 0..<handlers.count)
  func readsEffects(_ number: Int) async throws {
    let (code, effect) = Self.handlers[number]
    let surface = try #require(await Extracted.surfaces(["A.swift": code]).first)
    #expect(surface.buttons.map(\.effect) == [effect, nil])
    #expect(surface.purpose == (effect == .requestsNotificationPermission ? .notificationPermission : nil))
  }

  @Test func readsEffectsInSwiftUI() async {
    let code = """
      struct Screen: View {
        var body: some View {
          content
            .alert("one", isPresented: $isOne) {
              Button("Settings") { \(Self.open) }
              Link("Settings", destination: URL(string: UIApplication.openNotificationSettingsURLString)!)
              Button(action: allow) { Text("Allow") }
              Button("Later", role: .cancel) {}
            }
            .alert(isPresented: $isTwo) {
              Alert(title: Text("two"), primaryButton: .default(Text("Go"), action: { \(Self.open) }), secondaryButton: .cancel())
            }
        }
        func allow() { \(Self.ask) }
      }
      """
    let effects = await Extracted.surfaces(["A.swift": code]).map { $0.buttons.map(\.effect) }
    #expect(effects == [[.opensSettings, .opensSettings, .requestsNotificationPermission, nil], [.opensSettings, nil]])
  }

  @Test func aChoiceOfHandlersIsNotGuessed() async throws {
    let code = Self.alert(", handler: isDenied ? { _ in \(Self.open) } : { _ in self.close() })")
    let surface = try #require(await Extracted.surfaces(["A.swift": code]).first)
    #expect(surface.buttons.map(\.effect) == [nil, nil])
  }

  static let show = "show(UIAlertController(title: \"t\", message: \"m\", preferredStyle: .alert))"
  static let settings = "UNUserNotificationCenter.current().getNotificationSettings"
  static let occasions: [(code: String, purpose: SurfacePurpose?)] = [
    (
      "func a() { \(settings) { s in switch s.authorizationStatus { case .denied: \(show)\ndefault: break } } }",
      .notificationSettings
    ),
    ("func a() { \(settings) { s in switch s.authorizationStatus { case .authorized: \(show)\ndefault: break } } }", nil),
    ("func a() { \(settings) { s in if s.authorizationStatus == .denied { \(show) } } }", .notificationSettings),
    (
      "func a() async { let s = await center.notificationSettings(); if s.authorizationStatus == .denied { \(show) } }",
      .notificationSettings
    ),
    (
      "func a() async { let s = await center.notificationSettings().authorizationStatus\nguard s != .denied else { \(show); return } }",
      .notificationSettings
    ),
    (
      "func a(_ status: UNAuthorizationStatus) { switch status { case .denied: \(show)\ndefault: break } }",
      .notificationSettings
    ),
    ("func a(_ status: PHAuthorizationStatus) { switch status { case .denied: \(show)\ndefault: break } }", nil),
    ("func a() { center.requestAuthorization(options: []) { granted, _ in if !granted { \(show) } } }", .notificationSettings),
    (
      "func a() { center.requestAuthorization(options: []) { granted, _ in guard granted else { \(show); return } } }",
      .notificationSettings
    ),
    ("func a() { AVCaptureDevice.requestAccess(for: .video) { granted in if !granted { \(show) } } }", nil),
    (
      """
      class A {
        func a() { \(settings) { [weak self] s in switch s.authorizationStatus { case .denied: self?.tell()\ndefault: break } } }
        func tell() { \(show) }
      }
      """, .notificationSettings
    ),
    (
      """
      class A {
        func a() { \(settings) { s in switch s.authorizationStatus { case .denied: self.tell()\ndefault: break } } }
        func b() { tell() }
        func tell() { \(show) }
      }
      """, nil
    ),
    (
      """
      struct A: View {
        var body: some View { content.alert("t", isPresented: $isDenied) { Button("OK") {} } }
        func a() { \(settings) { s in if s.authorizationStatus == .denied { isDenied = true } else { isDenied = false } } }
      }
      """, .notificationSettings
    ),
  ]

  @Test(arguments: 0..<occasions.count)
  func tellsAlertsAboutDeniedNotifications(_ number: Int) async throws {
    let (code, purpose) = Self.occasions[number]
    #expect(try #require(await Extracted.surfaces(["A.swift": code]).first).purpose == purpose)
  }

  @Test func whatAHandlerDoesElsewhereIsNotKnown() async throws {
    let shown = """
      func tell(_ status: UNAuthorizationStatus) {
        if status == .denied {
          let alert = UIAlertController(title: "t", message: "m", preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Go", style: .default) { _ in router.go(.preferences) })
        }
      }
      """
    #expect(try #require(await Extracted.surfaces(["A.swift": shown]).first).purpose == nil)
  }
}
