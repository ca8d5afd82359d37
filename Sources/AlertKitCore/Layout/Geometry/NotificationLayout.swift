extension SurfaceLayouter {
  /// A notification, or what a category shows of one, as a scene shows it.
  mutating func notification(_ surface: Surface<String>, _ scene: Scene, as presentation: Presentation) -> SurfaceLayout {
    let figures = NotificationFigures()
    var use = FigureUse()
    if scene.textSize != .large { use.doubt("how notifications grow with the text size is not known") }
    let width = cardWidth(scene, figures, &use)
    var shown = surface.shown(as: presentation, setting)
    let isFull = presentation == .expanded
    if isFull, setting.hidesDefaultContent { (shown.title, shown.subtitle, shown.body) = (nil, nil, nil) }
    let column = notificationText(
      shown, scene, width: width, limit: figures.bodyLines(presentation, scene, &use), figures, &use)
    var frames = self.frames(column, scene, width: width, figures, &use)
    // A category's actions stand below whatever notification they belong to.
    if isFull, surface.kind == .notificationCategory || setting.hidesDefaultContent { frames.card.height = 0 }
    if isFull, let ratio = setting.contentRatio { addContent(ratio, to: &frames, scene) }
    let (buttons, fields) = isFull ? actionRows(surface, scene, &frames, figures, &use) : ([], [])
    let bottom = max(
      frames.card.height, frames.actions.map { $0.y + $0.height } ?? 0, fields.last.map { $0.y + $0.height } ?? 0)
    return SurfaceLayout(
      .init(
        blocks: Shared(blocks(shown, column, buttons, scene)), locale: setter.locale, scene: scene,
        frame: LayoutFrame(x: 0, y: 0, width: width, height: scene.wholePixels(bottom)), arrangement: .stack,
        alignment: .leading, buttons: buttons, textFields: fields,
        textHeight: .init(needed: frames.card.height, shown: frames.card.height), buttonHeight: .init(needed: 0, shown: 0),
        baselines: .init(title: column.title == nil ? nil : column.first), excess: nil, doubts: use.doubts,
        cornerRadius: use(figures.cornerRadius), presentation: presentation, notification: frames))
  }

  /// The text of a card, with its baselines.
  private struct CardBlock {
    var title: TextBlock?
    var subtitle: TextBlock?
    var body: TextBlock?
    var first = 0.0
    var subtitleBaseline: Double?
    var bodyBaseline: Double?
    var lastBaseline = 0.0
  }

  private func cardWidth(_ scene: Scene, _ figures: NotificationFigures, _ use: inout FigureUse) -> Double {
    if scene.device.isPad { return use(figures.padWidth) }
    if scene.orientation == .landscape { use.doubt("width in landscape is not known; the portrait's is assumed") }
    return scene.device.width - 2 * use(figures.screenMargin)
  }

  private mutating func notificationText(
    _ surface: Surface<String>, _ scene: Scene, width: Double, limit: Int?, _ figures: NotificationFigures,
    _ use: inout FigureUse
  ) -> CardBlock {
    let metrics = FontStyle.subheadline.metrics(at: scene.textSize)
    let scale = metrics.points / FontStyle.subheadline.metrics(at: .large).points
    let pitch = use(figures.pitch) * scale
    let (bold, regular) = (scene.font(metrics.points, .semibold), scene.font(metrics.points, .regular))
    let room = width - use(figures.textInset) - use(figures.trailingInset)
    let labelLines = limit == nil ? nil : Int(use(figures.labelLines))
    // The time stands beside the first line.
    let time = use(figures.timeWidth) * scale
    var text = CardBlock()
    text.first = use(figures.firstBaseline) * scale
    text.title = surface.title.map { setter.block($0, bold, pitch: pitch, width: room - time, limit: labelLines) }
    text.subtitle = surface.subtitle.map { setter.block($0, bold, pitch: pitch, width: room, limit: labelLines) }
    text.body = surface.body.map { setter.block($0, regular, pitch: pitch, width: room, limit: limit) }
    var baseline = text.first - pitch
    if let title = text.title { baseline += pitch * Double(title.lineCount) }
    if let subtitle = text.subtitle {
      text.subtitleBaseline = baseline + pitch
      baseline += pitch * Double(subtitle.lineCount)
    }
    if let body = text.body {
      text.bodyBaseline = baseline + pitch
      baseline += pitch * Double(body.lineCount)
    }
    text.lastBaseline = baseline
    return text
  }

  private func frames(
    _ text: CardBlock, _ scene: Scene, width: Double, _ figures: NotificationFigures, _ use: inout FigureUse
  ) -> NotificationFrames {
    let (icon, inset) = (use(figures.icon), use(figures.iconInset))
    let height = scene.wholePixels(max(text.lastBaseline + use(figures.lastBaseline), icon + 2 * inset))
    let isRightToLeft = setter.locale.isRightToLeft
    return NotificationFrames(
      icon: LayoutFrame(x: isRightToLeft ? width - inset - icon : inset, y: (height - icon) / 2, width: icon, height: icon),
      card: LayoutFrame(x: 0, y: 0, width: width, height: height), textInset: use(figures.textInset),
      timeEdge: isRightToLeft ? use(figures.trailingInset) : width - use(figures.trailingInset),
      subtitle: text.subtitleBaseline, body: text.bodyBaseline)
  }

  /// The extension's own interface stands below the default content, or in its place.
  private func addContent(_ ratio: Double, to frames: inout NotificationFrames, _ scene: Scene) {
    let height = scene.wholePixels(frames.card.width * ratio)
    frames.content = LayoutFrame(x: 0, y: frames.card.height, width: frames.card.width, height: height)
    frames.card.height += height
  }

  /// The actions as rows of a card below, each followed by the text field that it opens.
  private mutating func actionRows(
    _ surface: Surface<String>, _ scene: Scene, _ frames: inout NotificationFrames, _ figures: NotificationFigures,
    _ use: inout FigureUse
  ) -> ([SurfaceLayout.Button], [LayoutFrame]) {
    guard !surface.buttons.isEmpty else { return ([], []) }
    let body = FontStyle.body.metrics(at: scene.textSize)
    let height = use(figures.actionHeight) * body.points / 17
    let gap = frames.card.height > 0 ? use(figures.actionGap) : 0
    let top = frames.card.height + gap
    let width = frames.card.width
    let room = width - 2 * use(figures.titleMargin)
    let buttons = surface.buttons.prefix(Int(use(figures.actions))).enumerated().map { index, button in
      SurfaceLayout.Button(
        number: index + 1,
        title: setter.label(button.title, scene.font(body.points, .regular), pitch: body.leading, width: room, leastScale: 1),
        role: button.role, isBold: false, isPreferred: false,
        frame: LayoutFrame(x: 0, y: top + Double(index) * height, width: width, height: height))
    }
    let end = top + Double(buttons.count) * height
    frames.actions = LayoutFrame(x: 0, y: top, width: width, height: end - top)
    let fieldHeight = use(figures.fieldHeight) * body.points / 17
    let fields = surface.buttons.compactMap(\.action?.input).indices.map { index in
      LayoutFrame(x: 0, y: end + gap + Double(index) * (fieldHeight + gap), width: width, height: fieldHeight)
    }
    return (buttons, fields)
  }

  private mutating func blocks(
    _ surface: Surface<String>, _ text: CardBlock, _ buttons: [SurfaceLayout.Button], _ scene: Scene
  ) -> Surface<TextBlock> {
    let points = FontStyle.body.metrics(at: scene.textSize)
    let font = scene.font(points.points, .regular)
    var blocks = surface.map { setter.block($0, font, pitch: points.leading, width: .greatestFiniteMagnitude) }
    (blocks.title, blocks.subtitle, blocks.body) = (text.title, text.subtitle, text.body)
    for index in buttons.indices { blocks.buttons[index].title = buttons[index].title }
    return blocks
  }
}

/// What decides how a notification is shown, beside its own texts.
struct NotificationSetting: Sendable {
  /// What stands in the place of a title where previews are hidden.
  var appName: String?
  /// The system's own word where previews are hidden.
  var hiddenWord = "Notification"
  var options: Set<NotificationCategoryOption> = []
  /// Whether a content extension hides title, subtitle and body in the full view.
  var hidesDefaultContent = false
  /// Height over width of a content extension's interface; nil where there is none.
  var contentRatio: Double?

  init() {}

  init(of localized: LocalizedSurface) {
    let context = localized.context
    appName = context.appNames.first
    hiddenWord = localized.facts.notifications?.emptyPlaceholders.first ?? hiddenWord
    options = (context.category?.category ?? localized.surface.category)?.options ?? []
    if let shown = context.contentExtension {
      hidesDefaultContent = shown.hidesDefaultContent
      contentRatio = shown.sizeRatio ?? 1
    }
  }
}

extension Surface<String> {
  /// What a notification shows of its texts.
  fileprivate func shown(as presentation: Presentation, _ setting: NotificationSetting) -> Surface<String> {
    guard presentation == .hiddenPreview else { return self }
    // What is seen of a category is a notification of it.
    var hidden = self
    hidden.kind = .notification
    let isTitled = title != nil && setting.options.contains(.hiddenPreviewsShowTitle)
    if !isTitled { hidden.title = setting.appName }
    if !setting.options.contains(.hiddenPreviewsShowSubtitle) { hidden.subtitle = nil }
    hidden.body = placeholder ?? setting.hiddenWord
    return hidden
  }
}
