import Testing

@testable import AlertKitCore

/// Alerts measured on pictures: text, lines, and the box in points.
@Suite struct AlertLayoutTests {
  struct Picture: Sendable, CustomTestStringConvertible {
    var name: String
    var design = Design.classic
    var locale = "en"
    var size = TextSize.large
    var isBold = false
    var title: [String]
    var message: [String]
    /// A star marks the bold one.
    var buttons: [String]
    var arrangement: SurfaceLayout.Arrangement?
    /// With the scale of the device.
    var height: (points: Double, scale: Double)?
    var tolerance = 0.01

    var testDescription: String { name }
  }

  static let pictures: [Picture] = [
    Picture(
      name: "notice", title: ["A simple notice alert"], message: ["Title, message, okay button. You get ", "the idea!"],
      buttons: ["OK"], height: (140.33, 3)),
    Picture(
      name: "cancelable", title: ["A cancelable alert"],
      message: [
        "An alert with a cancel button... not ", "exactly rocket science.\n", "\n", "Try both buttons to see what they do.",
      ],
      buttons: ["Cancel", "OK*"], arrangement: .row, height: (172.33, 3)),
    Picture(
      name: "several", title: ["Lots of options"],
      message: ["This is an alert with several buttons of ", "different styles."],
      buttons: ["Normal button", "Primary button*", "Scary button", "Cancel"], arrangement: .stack, height: (273.33, 3)),
    Picture(
      name: "confirmation", title: ["Leanplum-SDK_Example"], message: ["Confirmation message goes here."],
      buttons: ["No*", "Yes"], arrangement: .row, height: (124.5, 2)),
    Picture(
      name: "six buttons", title: ["Action sheet deep dive"],
      message: ["This is an action sheet with ", "several options.\n", "\n", "Each can launch a custom action!"],
      buttons: ["Option 1", "Option 2", "Option 3", "Option 4", "Scary option", "Cancel*"], arrangement: .stack,
      height: (395, 2)),
    Picture(
      name: "lone word", title: ["Don't be late!"], message: ["You have 1 tasks that you missed ", "the deadline."],
      buttons: ["OK"]),
    Picture(
      name: "three lines", title: ["“OpenVPN” Would Like to ", "Add VPN Configurations"],
      message: ["All network activity on this iPhone may ", "be filtered or monitored when using ", "VPN."],
      buttons: ["Allow", "Don’t Allow*"], arrangement: .row, height: (178.33, 3)),
    Picture(
      name: "long words", title: ["“BGGeolocation” Would Like ", "to Access Your Motion & ", "Fitness Activity"],
      message: [
        "CHANGEME: Motion updates increase ", "battery efficiency by intelligently ", "toggling location-services when device ",
        "is detected to be moving",
      ],
      buttons: ["Don’t Allow", "OK*"], arrangement: .row),
    Picture(
      name: "Japanese, bold text", locale: "ja", isBold: true, title: ["プロファイルがダウンロードさ", "れました"],
      message: ["プロファイルをインストールするには“設", "定” Appで再確認してください。"], buttons: ["閉じる*"], height: (162.5, 2)),
    Picture(
      name: "Japanese, xL, three buttons", locale: "ja", size: .xLarge, isBold: true,
      title: ["“Covid19Radar”に位置情", "報の利用を許可しますか?"],
      message: ["The beacons or geofences or ", "GPS always have you!"],
      buttons: ["Appの使用中は許可*", "1度だけ許可", "許可しない"], arrangement: .stack, height: (263.5, 2)),
    Picture(
      name: "Japanese, xL", locale: "ja", size: .xLarge, isBold: true,
      title: ["“Covid19Radar”は通知を", "送信します。よろしいです", "か?"],
      message: ["通知方法は、テキスト、サウンド、", "アイコンバッジが利用できる可能性", "があります。通知方法は“設定”で設", "定できます。"],
      buttons: ["許可しない", "許可"], arrangement: .row, height: (234.5, 2)),
    Picture(
      name: "Russian with an emoji", locale: "ru", title: ["Заказ"], message: ["Товар заказан ✅"], buttons: ["OK"],
      height: (124.33, 3)),
    Picture(
      name: "same text, one button", title: ["Leanplum-SDK_Example"], message: ["Alert message goes here."], buttons: ["OK"],
      height: (124.5, 2)),
    Picture(
      name: "quotes in the title", title: ["Allow “WorkingWithMaps” to ", "use your location?"],
      message: ["Can we use your location when your ", "app is being used?"],
      buttons: ["Allow Once", "Allow While Using App", "Don’t Allow"], arrangement: .stack),
    Picture(
      name: "hyphenated compound", title: ["Allow “BG Geo” to use your ", "precise location once?"],
      message: ["CHANGEME: provide high accuracy ", "location-tracking"], buttons: ["Allow Once", "Don’t Allow"]),
    Picture(
      name: "lone word in the title", title: ["Allow “BGGeolocation” to ", "access your location?"],
      message: ["CHANGME: Location When in Use"], buttons: ["Allow While Using App*", "Allow Once", "Don’t Allow"],
      arrangement: .stack),
    Picture(
      name: "title wraps", title: ["Missing data: Glucose data ", "not available"], message: ["Check your CGM data source"],
      buttons: ["OK"]),
    Picture(
      name: "glass", design: .glass, title: ["Alert"], message: ["Message"], buttons: ["Cancel", "OK"], arrangement: .row,
      height: (151.9, 3), tolerance: 0.5),
  ]

  @Test(arguments: pictures)
  func agreesWithPictures(picture: Picture) throws {
    let layout = try #require(try Self.lay(picture))
    #expect(layout.surface.title?.lines == picture.title.map(Self.trimmed))
    #expect(layout.surface.message?.lines == picture.message.map(Self.trimmed))
    if let arrangement = picture.arrangement { #expect(layout.arrangement == arrangement) }
    let bold = picture.buttons.first { $0.hasSuffix("*") }.map { String($0.dropLast()) }
    #expect(layout.buttons.filter(\.isBold).map(\.title.text) == (bold.map { [$0] } ?? []))
    #expect(layout.frame.width == (picture.design == .classic ? 270 : 320))
    if let height = picture.height { #expect(abs(layout.frame.height - height.points) < picture.tolerance) }
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last?.isWhitespace == true { line.removeLast() }
    return line
  }

  private static func lay(_ picture: Picture) throws -> SurfaceLayout? {
    let device = try #require(Device.named(picture.height?.scale == 2 ? "iPhone SE" : "iPhone 16"))
    let scene = Scene(
      design: picture.design, device: device, textSize: picture.size, isBoldText: picture.isBold)
    let buttons = picture.buttons.map { title -> SurfaceButton<String> in
      let isBold = title.hasSuffix("*")
      let isCancel = title == "Cancel" || title == "Cancel*"
      return SurfaceButton(
        title: isBold ? String(title.dropLast()) : title, role: isCancel ? .cancel : .default, isPreferred: isBold)
    }
    return try surfaceLayout(
      title: picture.title.joined(), message: picture.message.joined(), buttons: buttons, locale: picture.locale, scene: scene)
  }
}

/// Lays out a surface made of the given texts.
func surfaceLayout(
  kind: SurfaceKind = .alert, title: String?, message: String?, buttons: [SurfaceButton<String>], textFields: [String] = [],
  locale: String = "en", scene: Scene
) throws -> SurfaceLayout? {
  let surface = Surface<String>(
    id: "test", kind: kind, origin: .spec, range: SourceRange(file: FileID(0), start: 0, end: 0), title: title,
    message: message, buttons: buttons, textFields: textFields)
  var layouter = SurfaceLayouter(locale: try #require(LocaleTag(locale)))
  return layouter.lay(out: surface, in: scene)
}
