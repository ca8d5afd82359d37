import AlertKitCore
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
