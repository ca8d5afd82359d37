@testable import AlertKitCore

/// Lines and boxes of texts. The first bytes choose locale, style and width; the rest is the text.
enum TextTargets {
  private static let locales = [
    "en", "de", "fr", "ko", "ja", "zh-Hans", "zh-Hant", "th", "ar", "he", "hi", "my", "km", "vi", "tr", "el", "ru", "bo",
  ].map { LocaleTag($0)! }
  private static let scenes = [
    Scene(design: .classic, device: Device.defaults[0]),
    Scene(design: .glass, device: Device.defaults[0], orientation: .landscape, textSize: .large),
    Scene(design: .glass, device: Device.defaults[0], textSize: TextSize.allCases.last!, isBoldText: true),
  ]

  static func wrap(_ bytes: [UInt8]) {
    guard bytes.count > 3 else { return }
    let style = LabelStyle.allCases[Int(bytes[1]) % LabelStyle.allCases.count]
    let text = String(decoding: bytes[3...], as: UTF8.self)
    let paragraph = Paragraph(text, locale: locale(bytes[0])).measured(
      in: style.font, strategy: bytes[1] & 0x80 == 0 ? .standard : .greedy)
    let lines = paragraph.lines(width: Double(bytes[2]) * 2)
    var end = 0
    for line in lines {
      precondition(line.range.lowerBound == end && line.range.upperBound > end, "lines do not follow each other")
      precondition(line.range.contains(line.visibleEnd) || line.visibleEnd == line.range.upperBound, "text beyond the line")
      precondition(line.width.isFinite && line.width >= 0, "no width")
      end = line.range.upperBound
    }
    precondition(end == text.utf16.count || lines.isEmpty == text.isEmpty, "text without a line")
  }

  /// An alert whose parts are parted by unit separators: title, message, buttons.
  static func layOut(_ bytes: [UInt8]) {
    guard bytes.count > 2 else { return }
    let parts = bytes[2...].split(separator: 0x1F, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    let kind = SurfaceKind.allCases[Int(bytes[1]) % SurfaceKind.allCases.count]
    var surface = Surface<String>(id: "a", kind: kind, origin: .spec, range: SourceRange(file: FileID(0), start: 0, end: 0))
    surface.title = parts[0]
    surface.message = parts.dropFirst().first
    surface.body = surface.message
    surface.buttons = parts.dropFirst(2).prefix(6).map { SurfaceButton(title: $0, role: .default) }
    var layouter = SurfaceLayouter(locale: locale(bytes[0]))
    for scene in scenes {
      guard let layout = layouter.lay(out: surface, in: scene) else { continue }
      let sizes = [layout.frame.width, layout.frame.height]
      precondition(sizes.allSatisfy { $0.isFinite && $0 >= 0 }, "no size")
    }
  }

  private static func locale(_ byte: UInt8) -> LocaleTag { locales[Int(byte) % locales.count] }
}
