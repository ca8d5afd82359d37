import Testing

@testable import AlertKitCore

@Suite struct GeometryTests {
  private static let se = Device.named("iPhone SE")!
  private static let common = Device.named("iPhone 16")!

  private static func scene(
    _ design: Design = .classic, _ device: Device = common, _ orientation: Orientation = .portrait, _ size: TextSize = .large
  ) -> Scene {
    Scene(design: design, device: device, orientation: orientation, textSize: size)
  }

  private static func button(_ title: String, _ role: ButtonRole = .default, preferred: Bool = false) -> SurfaceButton<String> {
    SurfaceButton(title: title, role: role, isPreferred: preferred)
  }

  private static let cancel = button("Cancel", .cancel)

  private func alert(
    _ buttons: [SurfaceButton<String>], title: String? = "Delete this photo?", message: String? = "It is gone for good.",
    fields: [String] = [], locale: String = "en", scene: Scene = GeometryTests.scene()
  ) throws -> SurfaceLayout {
    try #require(
      try surfaceLayout(title: title, message: message, buttons: buttons, textFields: fields, locale: locale, scene: scene))
  }

  @Test func namesOfScenes() {
    #expect(Self.scene(.classic, Self.se, .landscape).description == "classic/iPhone SE/landscape/L")
    #expect(Set(Scene.defaults.map(\.description)).count == 8)
    #expect(TextSize(spelling: "xLarge") == .xLarge && TextSize(spelling: "ax3") == .accessibility3)
    #expect(TextSize(spelling: "huge") == nil)
  }

  @Test func twoShortButtonsStandSideBySideWithCancelLeft() throws {
    let layout = try alert([Self.button("Delete", .destructive), Self.cancel])
    #expect(layout.arrangement == .row)
    #expect(layout.buttons.map(\.title.text) == ["Cancel", "Delete"])
    #expect(layout.buttons.map(\.isBold) == [true, false])
    #expect(layout.buttons.map(\.frame.x) == [0, 135])
    #expect(layout.excess == 0)
  }

  @Test(arguments: [("Fotos löschen", true), ("Endgültig löschen und schließen", false)])
  func twoButtonsStackWhenOneIsTooWide(title: String, fits: Bool) throws {
    let layout = try alert([Self.button(title, .destructive), Self.cancel], locale: "de")
    #expect(layout.arrangement == (fits ? .row : .stack))
    let natural = try #require(layout.surface.buttons.first).title.natural
    #expect(abs(try #require(layout.excess) - max(natural - 111, 0)) < 0.01)
    #expect(layout.buttons.last?.title.text == (fits ? title : "Cancel"))
  }

  /// A title that is as wide as its half beside another in regular is too wide in semibold.
  @Test func eachTitleIsTestedInItsOwnWeight() throws {
    let title = "Share location"
    let plain = try alert([Self.button(title), Self.cancel])
    let preferred = try alert([Self.button(title, preferred: true), Self.cancel])
    #expect(plain.surface.buttons[0].title.natural < 111)
    #expect(preferred.surface.buttons[0].title.natural > 111)
    #expect(plain.arrangement == .row && preferred.arrangement == .stack)
  }

  @Test func threeButtonsStackWithCancelLast() throws {
    let layout = try alert([Self.cancel, Self.button("One"), Self.button("Two", preferred: true)])
    #expect(layout.buttons.map(\.title.text) == ["One", "Two", "Cancel"])
    #expect(layout.buttons.map(\.isBold) == [false, true, false])
    #expect(layout.buttons.map(\.number) == [2, 3, 1])
    let glass = try alert([Self.cancel, Self.button("One"), Self.button("Two", preferred: true)], scene: Self.scene(.glass))
    #expect(glass.buttons.map(\.title.text) == ["Two", "One", "Cancel"])
  }

  @Test func aLoneButtonIsBoldOnlyAsCancel() throws {
    #expect(try alert([Self.button("OK")]).buttons.map(\.isBold) == [false])
    #expect(try alert([Self.button("OK", .cancel)]).buttons.map(\.isBold) == [true])
    #expect(try alert([Self.button("OK", .cancel)], scene: Self.scene(.glass)).buttons.map(\.isBold) == [false])
  }

  @Test func wideTitlesShrinkAndThenAreCut() throws {
    func title(_ length: Int) throws -> TextBlock {
      try alert([Self.button(String(repeating: "m", count: length))]).buttons[0].title
    }
    #expect(try title(10).scale == 1)
    let shrunk = try title(20)
    #expect(shrunk.scale < 1 && shrunk.scale > 0.58 && !shrunk.isTruncated)
    #expect(abs(shrunk.natural * shrunk.scale - 246) < 0.01)
    let cut = try title(40)
    #expect(cut.scale == 0.58 && cut.isTruncated)
  }

  @Test func textsAbsentOrEmpty() throws {
    let alone = try alert([Self.button("OK")], message: "")
    #expect(alone.surface.message == nil)
    #expect(abs(alone.frame.height - (36 + 24 + 44 + 1 / 3.0)) < 0.01)
    let message = try alert([Self.button("OK")], title: nil)
    #expect(message.surface.message?.font == TextFont(size: 17, weight: .semibold))
    // Under "" it has its own font, as developers want who write that.
    let emptied = try alert([Self.button("OK")], title: "")
    #expect(emptied.surface.title == nil && emptied.surface.message?.font == TextFont(size: 13, weight: .regular))
    #expect(emptied.isApproximate && !message.isApproximate)
    let glass = try alert([Self.button("OK")], title: "", scene: Self.scene(.glass))
    #expect(glass.surface.message?.font.size == 15)
    #expect(try alert([], title: nil, message: nil).frame.height == 0)
    #expect(try alert([]).buttons.isEmpty)
  }

  @Test func alertsDoNotShrinkBelowLarge() throws {
    let small = try alert([Self.cancel], scene: Self.scene(.classic, Self.common, .portrait, .xSmall))
    #expect(small.frame == (try alert([Self.cancel])).frame)
    let big = try alert([Self.cancel], scene: Self.scene(.classic, Self.common, .portrait, .accessibility3))
    #expect(big.frame.width == 310 && big.isApproximate && big.frame.height > small.frame.height)
  }

  @Test func accessibilitySizesWrapTitlesOfButtons() throws {
    let scene = Self.scene(.classic, Self.common, .portrait, .accessibility5)
    let block = try alert([Self.button("Delete from all devices")], scene: scene).buttons[0]
    #expect(block.title.lines.count > 1 && block.title.scale == 1)
    #expect(block.frame.height > 44 * 2)
  }

  @Test func longTextScrollsInLandscapeFirst() throws {
    let message = String(repeating: "This cannot be undone, so be sure. ", count: 18)
    let buttons = [Self.button("Delete", .destructive), Self.cancel]
    let upright = try alert(buttons, message: message)
    #expect(upright.scrolls == (false, false))
    let lying = try alert(buttons, message: message, scene: Self.scene(.classic, Self.common, .landscape))
    #expect(lying.scrolls == (true, false))
    #expect(lying.isApproximate)
    #expect(abs(lying.frame.height - (393 - 8 - 21)) < 0.5)
    #expect(lying.buttonHeight.shown == 44)
  }

  @Test func manyButtonsScrollBesideAShortText() throws {
    let buttons = (1...12).map { Self.button("Option \($0)") }
    let layout = try alert(buttons, scene: Self.scene(.classic, Self.se, .landscape))
    #expect(layout.scrolls == (false, true))
    #expect(layout.frame.height <= 375 - 16 + 0.5)
  }

  @Test func theKeyboardTakesRoomFromTextFields() throws {
    let message = String(repeating: "Choose a name that others know. ", count: 14)
    let scene = Self.scene(.classic, Self.se)
    #expect(try alert([Self.cancel], message: message, scene: scene).scrolls.text == false)
    let field = try alert([Self.cancel], message: message, fields: ["Name"], scene: scene)
    #expect(field.scrolls.text && field.isApproximate)
    #expect(field.textFields.count == 1)
    #expect(field.frame.height <= 667 - 260 - 20 - 8 + 0.5)
  }

  @Test func glassMeasures() throws {
    let layout = try alert([Self.button("Delete", .destructive), Self.cancel], scene: Self.scene(.glass))
    #expect(layout.frame.width == 320 && layout.alignment == .leading)
    #expect(layout.buttons.map(\.frame.width) == [140, 140])
    let alone = try alert([Self.cancel], title: "Saved", message: nil, scene: Self.scene(.glass))
    #expect(alone.alignment == .center && alone.surface.title?.font.weight == .regular)
    let narrow = try alert([Self.cancel], scene: Self.scene(.glass, Device.named("iPhone SE 1")!))
    #expect(narrow.frame.width == 272)
  }

  @Test func wellKnownScenesAreExact() throws {
    #expect(try alert([Self.button("Delete", .destructive), Self.cancel]).doubts == [])
    #expect(try alert([Self.button("حذف"), Self.cancel], locale: "ar").isApproximate)
  }

  // MARK: Action sheets

  private func sheet(
    _ buttons: [SurfaceButton<String>], title: String?, message: String?, kind: SurfaceKind = .actionSheet,
    scene: Scene = GeometryTests.scene()
  ) throws -> SurfaceLayout {
    try #require(try surfaceLayout(kind: kind, title: title, message: message, buttons: buttons, scene: scene))
  }

  /// The main group is 399.67 pt high on a picture at three pixels a point, 400.5 at two.
  @Test(arguments: [("iPhone 16", 399.67, 377.0), ("iPhone SE", 400.5, 359)])
  func sheetAgreesWithPictures(device: String, height: Double, width: Double) throws {
    let options = ["Option 1", "Option 2", "Option 3", "Option 4"].map { Self.button($0) }
    let layout = try sheet(
      options + [Self.button("Scary option", .destructive), Self.cancel], title: "Action sheet deep dive",
      message: "This is an action sheet with several options.\n\nEach can launch a custom action!",
      scene: Self.scene(.classic, try #require(Device.named(device))))
    #expect(layout.surface.message?.lines.count == 3)
    #expect(abs(layout.frame.height - 8 - 57 - height) < 0.01)
    #expect(layout.frame.width == width)
    #expect(layout.buttons.last?.isBold == true && layout.buttons.last?.title.text == "Cancel")
    #expect(layout.doubts == [])
  }

  @Test func sheetWithATitleOnly() throws {
    let layout = try sheet([Self.button("Copy")], title: "Photo", message: nil)
    #expect(abs(layout.textHeight.needed - 44) < 0.01)
    #expect(layout.surface.title?.font == TextFont(size: 13, weight: .regular))
  }

  @Test func sheetKeepsItsWidthInLandscape() throws {
    #expect(
      try sheet([Self.button("Copy")], title: nil, message: nil, scene: Self.scene(.classic, Self.common, .landscape)).frame
        .width == 377)
  }

  @Test func popoversHaveNoCancel() throws {
    for scene in [Self.scene(.glass), Self.scene(.classic, Device.named("iPad")!)] {
      let layout = try sheet([Self.button("Copy"), Self.cancel], title: "Photo", message: nil, scene: scene)
      #expect(layout.buttons.map(\.title.text) == ["Copy"])
    }
  }

  @Test func notificationsHaveNoBox() {
    var layouter = SurfaceLayouter(locale: LocaleTag("en"))
    let box = layouter.lay(out: Surface(drafting: "a", kind: .notification, title: "A"), in: Self.scene(), as: .box)
    #expect(box == nil)
  }
}
