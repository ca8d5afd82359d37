import AlertKitCore
import AlertKitSwift
import Testing

/// Notifications and their categories in Swift.
@Suite struct NotificationTests {
  @Test func readsCategories() async throws {
    let found = await Extracted.surfaces([
      "A.swift": """
      func register() {
        let reply = UNTextInputNotificationAction(
          identifier: "reply", title: NSLocalizedString("reply", comment: ""), options: [.authenticationRequired],
          textInputButtonTitle: "Send it", textInputPlaceholder: "Your answer")
        let drop = UNNotificationAction(identifier: Action.drop.rawValue, title: "Drop", options: [.destructive, .foreground])
        let category = UNNotificationCategory(
          identifier: "MESSAGE", actions: [reply, drop], intentIdentifiers: [],
          hiddenPreviewsBodyPlaceholder: NSLocalizedString("hidden", comment: ""), options: .customDismissAction)
      }
      enum Action: String { case drop = "DROP" }
      """
    ])
    let surface = try #require(found.first)
    #expect(
      Extracted.line(surface) == "notificationCategory [-] [-] (default reply) (destructive 'Drop')")
    #expect(surface.category?.identifier.name == "MESSAGE" && surface.category?.options == [.customDismissAction])
    #expect(Extracted.text(surface.placeholder) == "hidden")
    let actions = surface.buttons.compactMap(\.action)
    #expect(actions.map { $0.identifier?.name } == ["reply", "DROP"])
    #expect(actions.map(\.isForeground) == [false, true] && actions.map(\.requiresAuthentication) == [true, false])
    #expect(Extracted.text(actions.first?.input?.button) == "'Send it'")
    #expect(Extracted.text(actions.first?.input?.placeholder) == "'Your answer'")
  }

  @Test func aNameWithAPartThatIsNotKnownIsNoName() async throws {
    let found = await Extracted.surfaces([
      "A.swift": """
      enum Kind: String {
        case late, lost
        var category: String { "SHOP_\\(rawValue.uppercased())" }
      }
      func remind(_ kind: Kind) {
        let content = UNMutableNotificationContent()
        content.body = "It is time."
        content.categoryIdentifier = kind.category
      }
      func register() {
        let late = UNNotificationCategory(identifier: Kind.late.category, actions: [], intentIdentifiers: [])
        let other = UNNotificationCategory(identifier: "OTHER", actions: [], intentIdentifiers: [])
      }
      """
    ])
    #expect(found.compactMap { $0.notification?.category?.name } == [])
    #expect(found.compactMap { $0.category?.identifier.name }.filter { $0.contains("%") } == [])
    #expect(found.contains { $0.category?.identifier.name == "OTHER" })
  }

  @Test func readsContents() async throws {
    let found = await Extracted.surfaces([
      "A.swift": """
      func remind(isLate: Bool) {
        let content = UNMutableNotificationContent()
        content.title = "Walk"
        content.body = isLate ? "You are late." : "It is time."
        content.categoryIdentifier = "WALK"
        content.threadIdentifier = dog.name
        content.sound = .default
        content.badge = 1
        content.interruptionLevel = .timeSensitive
        let empty = UNMutableNotificationContent()
        use(empty)
      }
      """
    ])
    let surface = try #require(found.first)
    #expect(found.count == 1 && surface.kind == .notification && surface.id == "remind.1")
    #expect(Extracted.text(surface.title) == "'Walk'" && Extracted.text(surface.body) == "'You are late.' | 'It is time.'")
    let content = try #require(surface.notification)
    #expect(content.category?.name == "WALK" && content.thread == .dynamic("dog.name"))
    #expect(content.sound == .standard && content.badge == .count(1) && content.interruptionLevel == .timeSensitive)
  }
}

/// What the app's badge is set to.
@Suite struct BadgeTests {
  private func messages(_ code: String, file: String = "App/A.swift") async -> [String] {
    let inputs = [
      InputFile(path: file, bytes: Array(code.utf8)),
      InputFile(path: "App/en.lproj/Localizable.strings", bytes: Array("\"a\" = \"b\";\n".utf8)),
    ]
    let project = await Project.assemble(inputs, sources: SwiftSources.reader())
    return await Linter.lint(project).findings.filter { $0.rule == "notification-uncounted-badge" }.map(\.message)
  }

  static let settings: [(value: String, found: Bool)] = [
    ("Int(percentage)", true), ("abs(weather.temperature)", true), ("sgvAsInt", true), ("unread.count", false), ("1", false),
    ("tasksInProgress.count", false), ("temporary", false),
  ]

  @Test(arguments: 0..<settings.count)
  func readingsAreNoCounts(_ number: Int) async {
    let (value, found) = Self.settings[number]
    let code = "class A { func f() { UIApplication.shared.applicationIconBadgeNumber = \(value) } }"
    #expect(await messages(code).count == (found ? 1 : 0))
    let ownCode = "- (void)f { [UIApplication sharedApplication].applicationIconBadgeNumber = \(value); }"
    #expect(await messages("@implementation A\n\(ownCode)\n@end", file: "App/A.m").count == (found ? 1 : 0))
  }

  static let contents: [(value: String, found: Bool)] = [
    ("1", true), ("NSNumber(value: 1)", true), ("1 as NSNumber", true), ("0", false), ("NSNumber(value: glucose)", true),
    ("NSNumber(value: waiting + 1)", false), ("nil", false),
  ]

  @Test(arguments: 0..<contents.count)
  func constantsCountNothing(_ number: Int) async {
    let (value, found) = Self.contents[number]
    let code = """
      func f(_ waiting: Int) {
        let content = UNMutableNotificationContent()
        content.body = "It is time."
        content.badge = \(value)
        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
      }
      """
    #expect(await messages(code).count == (found ? 1 : 0))
  }
}

/// A class that does all that an app needs for its notifications.
@Suite struct NotificationCenterTests {
  static let code = """
    final class Deliveries: NSObject {
      private let center = UNUserNotificationCenter.current()
      override init() {
        super.init()
        register()
      }
      func prepare(in screen: UIViewController, then done: @escaping (Bool) -> Void,) {
        center.getNotificationSettings { [weak self] settings in
          DispatchQueue.main.async {
            switch settings.authorizationStatus {
            case .notDetermined: self?.explain(in: screen, then: done)
            case .denied:
              self?.pointToSettings(in: screen)
              done(false)
            default: done(true)
            }
          }
        }
      }
      private func explain(in screen: UIViewController, then done: @escaping (Bool) -> Void,) {
        let alert = UIAlertController(title: "소식 받기", message: "택배가 떠나면 바로 알려 드려요.", preferredStyle: .alert,)
        alert.addAction(UIAlertAction(title: "받기", style: .default) { _ in
          self.center.requestAuthorization(options: [.alert, .sound]) { granted, _ in DispatchQueue.main.async { done(granted) } }
        })
        alert.addAction(UIAlertAction(title: "다음에", style: .cancel) { _ in done(false) })
        screen.present(alert, animated: true)
      }
      private func pointToSettings(in screen: UIViewController) {
        let alert = UIAlertController(title: "소식이 꺼져 있어요", message: "설정에서 켤 수 있습니다.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "설정 열기", style: .default) { _ in
          UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
        })
        alert.addAction(UIAlertAction(title: "취소", style: .cancel))
        screen.present(alert, animated: true)
      }
      private func register() {
        let map = UNNotificationAction(identifier: "MAP", title: "지도 보기", options: [.foreground],)
        let stop = UNNotificationAction(identifier: "STOP", title: "받지 않기", options: [.destructive])
        let parcel = UNNotificationCategory(identifier: "PARCEL", actions: [map, stop], intentIdentifiers: [], options: [])
        center.setNotificationCategories([parcel])
      }
      func left(_ parcel: Parcel, text: String) async throws {
        let content = UNMutableNotificationContent()
        content.title = "택배가 떠났어요"
        content.body = text
        content.categoryIdentifier = "PARCEL"
        content.threadIdentifier = "parcels"
        if let picture = parcel.picture, let file = try? await load(picture) { content.attachments = [file] }
        let trigger = UNCalendarNotificationTrigger(dateMatching: parcel.date, repeats: false)
        try await center.add(UNNotificationRequest(identifier: "parcel_\\(parcel.id)", content: content, trigger: trigger,))
      }
      func remind() async throws {
        let content = UNMutableNotificationContent()
        content.title = "오늘의 산책"
        content.body = "날씨가 좋아요."
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 86_400, repeats: true)
        let request = UNNotificationRequest(identifier: "walk", content: content, trigger: trigger)
        try await center.add(request)
      }
    }
    """

  @Test func isReadWhole() async throws {
    let reading = try #require(await Extracted.readings(["A.swift": Self.code]).first)
    let found = reading.surfaces
    #expect(
      found.map(Extracted.line) == [
        "alert ['소식 받기'] ['택배가 떠나면 바로 알려 드려요.'] (default '받기') (cancel '다음에')",
        "alert ['소식이 꺼져 있어요'] ['설정에서 켤 수 있습니다.'] (default '설정 열기') (cancel '취소')",
        "notificationCategory [-] [-] (default '지도 보기') (destructive '받지 않기')",
        "notification ['택배가 떠났어요'] [-]", "notification ['오늘의 산책'] [-]",
      ])
    #expect(found.map(\.purpose) == [.notificationPermission, .notificationSettings, nil, nil, nil])
    #expect(found[0].buttons.map(\.effect) == [.requestsNotificationPermission, nil])
    #expect(found[1].buttons.map(\.effect) == [.opensSettings, nil])
    #expect(found[2].category?.identifier.name == "PARCEL")
    #expect(found[3].notification?.category?.name == "PARCEL" && found[3].notification?.thread?.name == "parcels")
    #expect(found[3].notification?.trigger == .calendar && found[3].notification?.repeats == false)
    #expect(found[4].notification?.trigger == .interval && found[4].notification?.repeats == true)
    #expect(found[4].notification?.identifier?.name == "walk")
    #expect(reading.permissionRequests.count == 1 && reading.requestsOnDemand.count == 1)
    #expect(reading.faults.isEmpty)
  }

  /// A loop around another shows the same again.
  @Test func roundsOfALoop() async {
    let code = """
      func plan() async {
        @Shared(.reminders) var isOn = false
        guard isOn else { return }
        for day in 0..<7 {
          let meals: [(title: String, body: String)] = [("Lunch", "It is noon."), ("Dinner", "It is six.")]
          for meal in meals {
            let content = UNMutableNotificationContent()
            content.title = meal.title
            content.body = meal.body
            await center.add(UNNotificationRequest(identifier: day.name, content: content, trigger: nil))
          }
        }
      }
      """
    #expect(
      await Extracted.surfaces(["A.swift": code]).map(Extracted.line) == [
        "notification ['Lunch'] [-]", "notification ['Dinner'] [-]",
      ])
  }
}
