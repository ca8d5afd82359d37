/// Lays out surfaces of one locale, keeping what was worked out for a text for every further scene.
public struct SurfaceLayouter {
  var setter: TextSetter
  /// The titles in the locale of buttons that the framework adds, by their English names.
  let systemTitles: [String: String]
  /// What stands around a notification.
  var setting = NotificationSetting()
  /// What people call the app in the locale; nil where that is not known.
  var appName: String?

  /// A layouter that knows no text yet.
  ///
  /// - Parameters:
  ///   - locale: The locale of the texts.
  ///   - systemTitles: The titles in the locale of buttons that the framework adds, by their English names.
  public init(locale: LocaleTag, systemTitles: [String: String] = [:]) {
    setter = TextSetter(locale: locale)
    self.systemTitles = systemTitles
  }

  /// A surface as a scene shows it; nil for one that is not shown in the way asked for.
  ///
  /// - Parameters:
  ///   - surface: The texts as they are shown, without placeholders. Empty titles and messages count as absent, but an alert's
  ///     message keeps its font under a title that is empty.
  ///   - scene: Where it is shown.
  ///   - presentation: How it is shown; nil for the first way of its kind.
  public mutating func lay(
    out surface: Surface<String>, in scene: Scene, as presentation: Presentation? = nil
  ) -> SurfaceLayout? {
    lay(out: surface, in: [scene], as: presentation).first
  }

  /// A surface as several scenes show it, in their order; none where it is not shown in the way asked for.
  mutating func lay(
    out surface: Surface<String>, in scenes: [Scene], as presentation: Presentation? = nil
  ) -> [SurfaceLayout] {
    let presentation = presentation ?? surface.kind.presentations[0]
    guard surface.kind.presentations.contains(presentation) else { return [] }
    var surface = surface
    if surface.subtitle?.isEmpty == true { surface.subtitle = nil }
    if surface.body?.isEmpty == true { surface.body = nil }
    if surface.title?.isEmpty == true, surface.kind != .alert || surface.message == nil { surface.title = nil }
    if surface.message?.isEmpty == true { surface.message = nil }
    switch surface.kind {
    case .alert: return alerts(surface, scenes)
    case .actionSheet, .confirmationDialog: return scenes.map { sheet(surface, $0) }
    case .notification, .notificationCategory: return scenes.map { notification(surface, $0, as: presentation) }
    }
  }
}

extension SurfaceLayouter {
  /// Chinese quotation marks are taken to be as wide as Japanese ones are.
  func doubtQuotes(in surface: Surface<String>, _ use: inout FigureUse) {
    guard setter.locale.language == "zh",
      surface.texts.contains(where: { $0.text.holdsBytes(of: "“") || $0.text.holdsBytes(of: "”") })
    else {
      return
    }
    use.doubt("how wide “ ” are in Chinese is known from Japanese only")
  }
}

/// The text of a surface's box, from its top down.
struct TextColumn {
  var title: TextBlock?
  var message: TextBlock?
  /// The first baselines, from the top.
  var titleBaseline: Double?
  var messageBaseline: Double?
  /// The last baseline, 0 where there is no text.
  var lastBaseline = 0.0

  var baselines: SurfaceLayout.Baselines { .init(title: titleBaseline, message: messageBaseline) }

  var lineCount: Int { max(title?.lineCount ?? 0, message?.lineCount ?? 0) }

  /// Stacks the blocks: each distance is from baseline to baseline.
  init(title: TextBlock?, message: TextBlock?, first: Double, between: Double) {
    (self.title, self.message) = (title, message)
    if let title {
      titleBaseline = first
      lastBaseline = first + Double(max(title.lineCount - 1, 0)) * title.pitch
    }
    if let message {
      let start = title == nil ? first : lastBaseline + between
      messageBaseline = start
      lastBaseline = start + Double(max(message.lineCount - 1, 0)) * message.pitch
    }
  }
}

extension Scene {
  /// A height rounded to the device's pixels.
  func wholePixels(_ points: Double) -> Double {
    (points * device.scale).rounded() / device.scale
  }

  /// A font of a text style; Bold Text turns regular and medium into semibold, and semibold into heavy.
  func font(_ points: Double, _ weight: TextFont.Weight) -> TextFont {
    guard isBoldText else { return TextFont(size: points, weight: weight) }
    return TextFont(size: points, weight: weight == .semibold ? .heavy : .semibold)
  }
}
