import AlertKitCore
import Testing

@Suite struct NotificationLayoutTests {
  private static let scene = Scene(design: .classic, device: Device.named("iPhone 16")!)

  private func surface(
    title: String? = "Order Update", subtitle: String? = nil, body: String? = "The parcel has left the shop.",
    actions: [SurfaceButton<String>] = []
  ) -> Surface<String> {
    var surface = Surface<String>(drafting: "order", kind: .notification, title: title, buttons: actions)
    (surface.subtitle, surface.body) = (subtitle, body)
    return surface
  }

  private func layout(
    _ surface: Surface<String>, _ presentation: Presentation = .banner, _ scene: Scene = scene, locale: String = "en"
  ) throws -> SurfaceLayout {
    var layouter = SurfaceLayouter(locale: LocaleTag(locale)!)
    let shown = layouter.lay(out: surface, in: scene, as: presentation)
    return try #require(shown)
  }

  private let long = String(repeating: "The parcel has left the shop and is on its way. ", count: 6)

  @Test func bannerIsAsWideAsMeasured() throws {
    let shown = try layout(surface())
    #expect(shown.frame.width == 377)
    #expect(shown.isApproximate)
    #expect(shown.surface.title?.lines == ["Order Update"])
    #expect(shown.surface.body?.shownEnd == nil)
    let frames = try #require(shown.notification)
    #expect(frames.icon.width == 38)
    #expect(try #require(frames.body) - (try #require(shown.baselines.title)) == 18)
  }

  @Test func whatDoesNotFitIsCut() throws {
    let body = try #require(try layout(surface(body: long)).surface.body)
    #expect(body.lines.count == 4)
    #expect(body.lines.last?.hasSuffix("…") == true)
    let end = try #require(body.shownEnd)
    #expect(body.lines.last?.dropLast().isEmpty == false)
    #expect((120...240).contains(end))
    #expect(body.ranges.allSatisfy { $0.width <= 299 })
    let title = try #require(try layout(surface(title: long)).surface.title)
    #expect(title.lines.count == 1 && title.shownEnd != nil)
  }

  @Test func fullViewShowsAll() throws {
    let shown = try layout(surface(title: long, body: long), .expanded)
    #expect(shown.surface.body?.shownEnd == nil)
    #expect(shown.surface.title?.shownEnd == nil)
    #expect((shown.surface.body?.lines.count ?? 0) > 4)
  }

  @Test func actionsStandBelow() throws {
    let actions = (1...12).map { SurfaceButton(title: "Action \($0)", role: .default, action: NotificationAction<String>()) }
    #expect(try layout(surface(actions: actions)).buttons.isEmpty)
    let shown = try layout(surface(actions: actions), .expanded)
    #expect(shown.buttons.count == 10)
    let card = try #require(shown.notification?.card)
    #expect(shown.buttons.allSatisfy { $0.frame.y > card.height })
    #expect(shown.frame.height == 10 * 44 + card.height + 8)
  }

  @Test func textFieldsFollowTheActions() throws {
    let reply = SurfaceButton(
      title: "Reply", role: .default, action: NotificationAction(input: TextInput(button: "Send", placeholder: "Message")))
    let shown = try layout(surface(actions: [reply]), .expanded)
    #expect(shown.textFields.count == 1)
    #expect(shown.textFields[0].y > shown.buttons[0].frame.y + 43)
  }

  @Test func hiddenPreviewShowsNoContent() throws {
    var hidden = surface()
    hidden.placeholder = "Shipment"
    let shown = try layout(hidden, .hiddenPreview)
    #expect(shown.surface.body?.lines == ["Shipment"])
    #expect(shown.surface.title == nil)
  }

  @Test func landscapeShowsFewerLines() throws {
    let scene = Scene(design: .classic, device: Device.named("iPhone 16")!, orientation: .landscape)
    #expect(try layout(surface(body: long), .banner, scene).surface.body?.lines.count == 2)
  }

  @Test func textGrowsWithTheTextSize() throws {
    let large = Scene(design: .classic, device: Device.named("iPhone 16")!, textSize: .xxxLarge)
    let shown = try layout(surface(), .banner, large)
    #expect(shown.surface.body?.font.size == 21)
    #expect(shown.frame.height > (try layout(surface())).frame.height)
  }

  @Test func rightToLeftIsMirrored() throws {
    let frames = try #require(try layout(surface(), locale: "ar").notification)
    #expect(frames.icon.x > 300)
    #expect(frames.timeEdge < 100)
  }

  @Test func alertsHaveNoBanner() {
    var layouter = SurfaceLayouter(locale: LocaleTag("en"))
    let banner = layouter.lay(out: Surface(drafting: "a", title: "A"), in: Self.scene, as: .banner)
    #expect(banner == nil)
  }
}
