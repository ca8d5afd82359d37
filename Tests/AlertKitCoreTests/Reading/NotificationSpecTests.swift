import AlertKitCore
import Testing

@Suite struct NotificationSpecTests {
  private func read(_ text: String) -> (file: SourceFile, result: ReadResult<AlertSpec>) {
    let file = sourceFile("alerts.yaml", text)
    return (file, SpecReader.read(file))
  }

  private static let spec = """
    table: Push
    notifications:
      order:
        title: order.title
        subtitle: order.subtitle
        body: {text: "Your order has left."}
        category: ORDER
        identifier: order-1
        thread: orders
        summary: order.from
        placeholder: order.hidden
        sound: default
        badge: 3
        attachments: [map.png]
        trigger: interval
        repeats: true
        interruption-level: time-sensitive
        arguments: {order.title: [Mina]}
      chime:
        # alertcopy:disable notification-punctuation
        body: chime.body
        sound: chime.caf
    categories:
      ORDER:
        actions:
          - {identifier: TRACK, title: order.track, foreground: true}
          - {title: order.cancel, destructive: true, authentication-required: true}
          - {title: order.reply, text-input: {button: order.send, placeholder: order.hint}}
          - {title: order.note, text-input: true}
        placeholder: order.hidden
        summary: order.count
        options: [custom-dismiss-action, hidden-previews-show-title]
        marketing: true
      order:
        placeholder: other.hidden
    """

  @Test func notification() throws {
    let (file, result) = read(Self.spec)
    #expect(result.faults == [])
    let order = try #require(result.value.surfaces.first)
    #expect((order.id, order.kind) == ("order", .notification))
    #expect(order.texts.map(\.field) == [.title, .subtitle, .body, .placeholder, .summary])
    let content = try #require(order.notification)
    #expect(content.category?.name == "ORDER")
    #expect(content.category?.range.map(file.string(in:)) == "ORDER")
    #expect((content.identifier?.name, content.thread?.name) == ("order-1", "orders"))
    #expect((content.sound, content.badge, content.attachments) == (.standard, .count(3), ["map.png"]))
    #expect((content.trigger, content.repeats, content.interruptionLevel) == (.interval, true, .timeSensitive))
    #expect(result.value.surfaces[1].notification?.sound == .named("chime.caf"))
    #expect(result.value.arguments == ["order.title": ["Mina"]])
  }

  @Test func category() throws {
    let result = read(Self.spec).result
    #expect(result.value.surfaces.map(\.id) == ["order", "chime", "ORDER", "categories/order"])
    let category = result.value.surfaces[2]
    #expect(category.category?.identifier.name == "ORDER")
    #expect(category.category?.options == [.customDismissAction, .hiddenPreviewsShowTitle])
    #expect(category.category?.isMarketing == true)
    #expect(category.buttons.map(\.role) == [.default, .destructive, .default, .default])
    #expect(category.buttons.map { $0.action?.identifier?.name } == ["TRACK", nil, nil, nil])
    #expect(category.buttons.map { $0.action?.isForeground } == [true, false, false, false])
    #expect(category.buttons.map { $0.action?.requiresAuthentication } == [false, true, false, false])
    #expect(category.buttons.map { $0.action?.input != nil } == [false, false, true, true])
    #expect(
      category.texts.map(\.field)
        == [.button(1), .button(2), .button(3), .button(4), .textField(3), .sendButton(3), .placeholder, .summary])
    #expect(result.value.surfaces[3].category?.identifier.name == "order")
  }

  @Test func commentSilencesItsNotification() throws {
    let suppression = try #require(read(Self.spec).result.value.suppressions.first)
    #expect(suppression.scope == .surface(id: "chime"))
  }

  @Test func alertHasPurpose() {
    let result = read(
      """
      alerts:
        ask:
          title: a
          purpose: notification-permission
          buttons: [{title: b, effect: request-notification-permission}, {title: c, effect: open-settings}]
      """
    ).result
    #expect(result.faults == [])
    #expect(result.value.surfaces[0].purpose == .notificationPermission)
    #expect(result.value.surfaces[0].buttons.map(\.effect) == [.requestsNotificationPermission, .opensSettings])
  }

  @Test(arguments: [
    ("notifications: {a: {titel: x}}", "1:21 unknown key \"titel\"; did you mean \"title\"?"),
    ("notifications: {a: {thread-id: x}}", "1:21 unknown key \"thread-id\"; did you mean \"thread\"?"),
    ("notifications: {a: {body: x, badge: -1}}", "1:37 \"badge\" is a number, 0 or more"),
    ("notifications: {a: {body: x, badge: many}}", "1:37 \"badge\" is a number, 0 or more"),
    ("notifications: {a: {body: x, repeats: 2}}", "1:39 \"repeats\" is true or false"),
    (
      "notifications: {a: {trigger: pushed}}",
      "1:30 \"trigger\" is push, interval, calendar or location, not \"pushed\"; did you mean \"push\"?"
    ),
    ("notifications: {a: {category: [x]}}", "1:31 \"category\" is a text, not a list"),
    ("categories: {a: {action: []}}", "1:18 unknown key \"action\"; did you mean \"actions\"?"),
    ("categories: {a: {actions: [{identifier: x}]}}", "1:28 an action needs a title"),
    (
      "categories: {a: {actions: [{title: x, destructiv: true}]}}",
      "1:39 unknown key \"destructiv\"; did you mean \"destructive\"?"
    ),
    ("categories: {a: {actions: [{title: x, text-input: {title: y}}]}}", "1:52 unknown key \"title\""),
    ("categories: {a: {options: [custom-dismiss]}}", "1:28 no option is named \"custom-dismiss\""),
    (
      "alerts: {a: {title: x, purpose: permission}}",
      "1:33 \"purpose\" is notification-permission or notification-settings, not \"permission\""
    ),
  ])
  func faults(text: String, message: String) {
    let (file, result) = read(text + "\n")
    #expect(file.describe(result.faults) == [message])
  }
}
