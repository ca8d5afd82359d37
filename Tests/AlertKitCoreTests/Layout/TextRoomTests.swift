import Testing

@testable import AlertKitCore

/// What is said of the room left is held against layouts of texts that use it up.
@Suite struct TextRoomTests {
  private static let locales = ["en", "de", "ko", "ja", "ar", "th", "zh-Hans", "ru", "km"]

  /// So many characters of the language, beginning with a space.
  private static func words(_ count: Int, _ locale: LocaleTag) -> String {
    let sample = TypicalWidth.sample(for: locale)
    let separator = sample.contains(" ") ? " " : ""
    var text = ""
    while text.count < count { text += separator + sample }
    return String(text.prefix(max(count, 0)))
  }

  private static func alert(
    title: String = "OK?", message: String? = "–", buttons: [(String, ButtonRole)] = [("OK", .default), ("No", .cancel)]
  ) -> Surface<String> {
    Surface<String>(
      drafting: "room", title: title, message: message, buttons: buttons.map { SurfaceButton(title: $0.0, role: $0.1) })
  }

  private static func layouts(_ surface: Surface<String>, _ locale: LocaleTag) -> [SurfaceLayout] {
    var layouter = SurfaceLayouter(locale: locale)
    return layouter.lay(out: surface, in: Scene.defaults)
  }

  private static func room(of field: Field, in surface: Surface<String>, _ locale: LocaleTag) throws -> TextRoom {
    var measurer = RoomMeasurer(locale: locale)
    return try #require(measurer.rooms(in: layouts(surface, locale)).first { $0.field == field }?.room)
  }

  private static func breaks(_ layout: SurfaceLayout, at field: Field, _ limit: TextRoom.Limit) -> Bool {
    guard let block = layout.surface[field] else { return false }
    switch limit {
    case .secondLine: return block.lines.count > 1
    case .stack: return layout.arrangement == .stack
    case .shrink: return block.scale < 1
    case .scroll: return layout.scrolls.text || layout.scrolls.buttons
    case .cut: return block.isTruncated
    }
  }

  /// So many characters stay within the limit in every scene, and a few more pass it in the scene that is named.
  private static func expectRoom(
    of field: Field, locale: LocaleTag, limit: TextRoom.Limit, sourceLocation: SourceLocation = #_sourceLocation,
    surface: (String) -> Surface<String>
  ) throws {
    let room = try room(of: field, in: surface(""), locale)
    #expect(room.limit == limit, sourceLocation: sourceLocation)
    try #require(room.characters > 0, sourceLocation: sourceLocation)
    let (few, many) = (room.characters * 85 / 100, room.characters * 115 / 100 + 4)
    let within = layouts(surface(words(few, locale)), locale)
    #expect(within.allSatisfy { !breaks($0, at: field, limit) }, "\(few) of \(room)", sourceLocation: sourceLocation)
    let beyond = layouts(surface(words(many, locale)), locale).first { $0.scene == room.scene }
    #expect(breaks(try #require(beyond), at: field, limit), "\(many) of \(room)", sourceLocation: sourceLocation)
  }

  @Test(arguments: locales)
  func aTitleTakesASecondLine(name: String) throws {
    let locale = try #require(LocaleTag(name))
    try Self.expectRoom(of: .title, locale: locale, limit: .secondLine) { Self.alert(title: "–" + $0) }
  }

  @Test(arguments: locales)
  func twoButtonsAreStacked(name: String) throws {
    let locale = try #require(LocaleTag(name))
    for role in [ButtonRole.default, .cancel] {
      try Self.expectRoom(of: .button(2), locale: locale, limit: .stack) {
        Self.alert(buttons: [("OK", .destructive), ("–" + $0, role)])
      }
    }
  }

  @Test(arguments: locales)
  func aLoneButtonShrinks(name: String) throws {
    let locale = try #require(LocaleTag(name))
    try Self.expectRoom(of: .button(1), locale: locale, limit: .shrink) { Self.alert(buttons: [("–" + $0, .default)]) }
  }

  @Test(arguments: locales)
  func aMessageScrolls(name: String) throws {
    let locale = try #require(LocaleTag(name))
    try Self.expectRoom(of: .message, locale: locale, limit: .scroll) { Self.alert(message: "–" + $0) }
    try Self.expectRoom(of: .message, locale: locale, limit: .scroll) {
      Self.alert(message: "–" + $0, buttons: [("A", .default), ("B", .default), ("C", .cancel)])
    }
  }

  @Test(arguments: locales)
  func aBannerCuts(name: String) throws {
    let locale = try #require(LocaleTag(name))
    for field in [Field.title, .subtitle, .body] {
      try Self.expectRoom(of: field, locale: locale, limit: .cut) { text in
        var surface = Surface<String>(drafting: "room", kind: .notification, title: field == .title ? "–" + text : "–")
        surface.subtitle = field == .subtitle ? "–" + text : nil
        surface.body = field == .body ? "–" + text : "–"
        return surface
      }
    }
  }

  @Test(arguments: ["en", "de", "ja"])
  func aSheet(name: String) throws {
    let locale = try #require(LocaleTag(name))
    func sheet(_ title: String, _ message: String, _ button: String) -> Surface<String> {
      Surface<String>(
        drafting: "room", kind: .actionSheet, title: title, message: message,
        buttons: [SurfaceButton(title: button, role: .destructive), SurfaceButton(title: "–", role: .cancel)])
    }
    try Self.expectRoom(of: .title, locale: locale, limit: .secondLine) { sheet("–" + $0, "–", "–") }
    try Self.expectRoom(of: .message, locale: locale, limit: .scroll) { sheet("–", "–" + $0, "–") }
    try Self.expectRoom(of: .button(1), locale: locale, limit: .shrink) { sheet("–", "–", "–" + $0) }
  }

  /// Points are exact where there is one line: the last character that they hold fits, the next does not.
  @Test(arguments: ["en", "fi", "ko", "ar"])
  func pointsOfALine(name: String) throws {
    let locale = try #require(LocaleTag(name))
    let room = try Self.room(of: .title, in: Self.alert(title: "Maximal"), locale)
    let font = LabelStyle.alertTitle.font
    func width(_ text: String) -> Double { Paragraph(text, locale: locale).measured(in: font).natural }
    let limit = width("Maximal") + room.points
    let counts = (0...60).filter { width("Maximal" + Self.words($0, locale)) <= limit }
    let last = try #require(counts.last)
    let fits = Self.alert(title: "Maximal" + Self.words(last, locale))
    let over = Self.alert(title: "Maximal" + Self.words(last + 1, locale) + "W")
    #expect(Self.layouts(fits, locale).allSatisfy { $0.surface.title?.lines.count == 1 })
    #expect(Self.layouts(over, locale).contains { $0.surface.title?.lines.count == 2 })
  }

  @Test func whatIsOverSaysByHowMuch() throws {
    let locale = LocaleTag("en")
    let title = "Do you really want to delete all of these photos?"
    let room = try Self.room(of: .title, in: Self.alert(title: title), locale)
    #expect(room.isOver && room.characters < 0)
    let shorter = String(title.dropLast(-room.characters * 115 / 100 + 2))
    #expect(Self.layouts(Self.alert(title: shorter), locale).allSatisfy { $0.surface.title?.lines.count == 1 })
    let still = String(title.dropLast(-room.characters * 70 / 100))
    #expect(Self.layouts(Self.alert(title: still), locale).contains { $0.surface.title?.lines.count == 2 })
    let long = Self.words(3000, locale)
    #expect(try Self.room(of: .message, in: Self.alert(message: long), locale).characters < -1000)
  }

  /// A text by itself has the room that it has beside short ones.
  @Test(arguments: TextRole.allCases)
  func aTextByItself(role: TextRole) throws {
    let locale = LocaleTag("fr")
    let text = "Supprimer"
    var measurer = RoomMeasurer(locale: locale)
    let alone = measurer.room(of: text, as: role)
    let whole = measurer.rooms(in: Self.layouts(role.surface(with: text), locale)).first { $0.field == role.field }
    #expect(alone == whole?.room)
    #expect((alone == nil) == (role == .alertTextField))
  }

  @Test func theNarrowestDeviceDecides() throws {
    let locale = LocaleTag("en")
    let room = try Self.room(of: .message, in: Self.alert(), locale)
    #expect(room.scene.device.name == "iPhone SE" && room.scene.orientation == .landscape)
    var measurer = RoomMeasurer(locale: locale)
    #expect(measurer.room(of: "x", as: .alertTitle, in: []) == nil)
  }

  @Test func rolesOfFields() {
    #expect(TextRole(of: .button(3), in: .alert, buttonRole: .cancel) == .alertCancelButton)
    #expect(TextRole(of: .button(1), in: .alert, buttonRole: .unknown) == .alertButton)
    #expect(TextRole(of: .button(1), in: .confirmationDialog, buttonRole: .destructive) == .sheetDestructiveButton)
    #expect(TextRole(of: .button(2), in: .notificationCategory, buttonRole: .destructive) == .notificationAction)
    #expect(TextRole(of: .message, in: .confirmationDialog) == .sheetMessage)
    #expect(TextRole(of: .textField(2), in: .alert) == .alertTextField)
    #expect(TextRole(of: .summary, in: .notification) == nil)
    for role in TextRole.allCases {
      #expect(TextRole(of: role.field, in: role.kind, buttonRole: role.buttonRole ?? .default) == role)
    }
  }
}
