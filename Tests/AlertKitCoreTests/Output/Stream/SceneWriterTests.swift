import Testing

@testable import AlertKitCore

/// What spares a stream a tree of JSON values writes the same.
@Suite struct SceneWriterTests {
  private static let long = String(repeating: "Donaudampfschifffahrtsgesellschaft löscht „alles“\n", count: 9)

  private static func surfaces() -> [Surface<String>] {
    var notification = Surface<String>(drafting: "", kind: .notification, title: long)
    (notification.subtitle, notification.body) = ("Sub \"title\"", long)
    notification.notification = NotificationContent()
    return [
      Surface(
        drafting: "a", kind: .alert, title: "Löschen?", message: long,
        buttons: [.init(title: "Abbrechen", role: .cancel), .init(title: long, role: .destructive, isPreferred: true)],
        textFields: ["Name"]),
      Surface(drafting: "", kind: .alert, title: "\u{202E}", buttons: [.init(title: "OK", role: .default)]),
      Surface(drafting: "", kind: .actionSheet, message: "Sheet", buttons: [.init(title: long, role: .default)]),
      notification,
    ]
  }

  @Test func layoutsAreWrittenAsInPreviews() {
    let scenes = Scene.scenes(devices: Device.all, textSizes: [.large, .accessibility3])
    var writer = SceneWriter()
    for surface in Self.surfaces() {
      var layouter = SurfaceLayouter(locale: tag("de"))
      let layouts = layouter.lay(out: surface, in: scenes)
      #expect(layouts.count == scenes.count)
      for layout in layouts {
        var output: [UInt8] = []
        writer.write(layout, into: &output)
        #expect(String(decoding: output, as: UTF8.self) == layout.json.compact)
      }
    }
  }

  @Test(arguments: [0, 1, -1, 0.5, -0.25, 12.375, 269.9996, 1.0005, 1e6 + 0.001, 17 / 3] as [Double])
  func numbersHaveThreeDecimals(number: Double) {
    var output: [UInt8] = []
    JSONValue.append(thousandths: number, to: &output)
    #expect(String(decoding: output, as: UTF8.self) == JSONValue.number((number * 1000).rounded() / 1000).compact)
  }

  @Test func aSmallDictionaryGrows() {
    var numbers = SmallDictionary<String, Int>()
    for number in 0..<40 { numbers.set(number, for: "\(number % 30)") }
    for number in 0..<30 { #expect(numbers["\(number)"] == (number < 10 ? number + 30 : number)) }
    #expect(numbers["30"] == nil)
  }
}
