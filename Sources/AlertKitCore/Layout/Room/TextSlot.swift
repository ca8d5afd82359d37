/// The place that a scene has for a text: what it is set in, how wide a line is, and how many there may be.
public struct TextSlot: Hashable, Sendable {
  /// What the text is set in.
  public let font: TextFont
  /// The width of a line, in points.
  public let width: Double
  /// How many lines there may be, at least 1.
  public let lines: Int
  /// What happens to a text that needs more.
  public let limit: TextRoom.Limit

  /// Whether what fits here fits the other place as well.
  func isWithin(_ other: TextSlot) -> Bool {
    font == other.font && limit == other.limit && width <= other.width && lines <= other.lines
  }

  /// What is left of the place, in points.
  ///
  /// - Parameters:
  ///   - used: The lines of the text in ``font`` and ``width``.
  ///   - natural: The text's width on one line, in points.
  ///   - lineLoss: What the language's lines leave empty at their end, in points.
  func left(by used: [TextLine], natural: Double, lineLoss: Double) -> Double {
    if lines == 1, used.count < 2 || natural > width { return width - natural }
    guard used.count <= lines else { return -used[lines...].reduce(0) { $0 + $1.width } }
    let further = Double(lines - max(used.count, 1))
    return width - (used.last?.width ?? 0) + further * (width - min(lineLoss, width))
  }
}

extension SurfaceLayout {
  /// The place of a text; nil for one that has no limit, or that could not keep to it by being shorter.
  public func slot(of field: Field) -> TextSlot? {
    block(at: field).flatMap { slot(of: field, $0) }
  }

  /// - Parameter block: The text as it is laid out.
  func slot(of field: Field, _ block: TextBlock) -> TextSlot? {
    switch kind {
    case .alert: return alertSlot(of: field, block)
    case .actionSheet, .confirmationDialog: return sheetSlot(of: field, block)
    case .notification, .notificationCategory: return notificationSlot(of: field, block)
    }
  }

  /// Whether an alert has the same room for all but its message in two scenes: they differ in nothing but height and pixels.
  func isAsWide(as other: SurfaceLayout) -> Bool {
    kind == .alert && frame.width == other.frame.width && scene.design == other.scene.design
      && scene.textSize == other.scene.textSize && scene.isBoldText == other.scene.isBoldText
  }

  /// The widest that a line of title and message can be, in points: the box without the insets at its sides.
  public var textWidth: Double { frame.width - 2 * textInset }

  /// The distance of title and message, or of a notification's lines, from the box's leading side, in points. Lines of
  /// ``SurfaceLayout/Alignment/center`` stand in the middle of what is left between two such insets.
  public var textInset: Double {
    switch kind {
    case .alert: AlertFigures.of(scene.design).textInset.value
    case .actionSheet, .confirmationDialog: SheetFigures.of(scene.design).textInset.value
    case .notification, .notificationCategory: notification?.textInset ?? 0
    }
  }

  private func alertSlot(of field: Field, _ block: TextBlock) -> TextSlot? {
    let figures = AlertFigures.of(scene.design)
    switch field {
    case .title, .message: return textSlot(of: field, block, width: frame.width - 2 * figures.textInset.value)
    case .button:
      var use = FigureUse()
      let row = AlertRow(scene: scene, boxWidth: frame.width, figures: figures, use: &use)
      let isPair = excess != nil
      let width = isPair ? row.halfTitleWidth : row.titleWidth
      return TextSlot(font: block.font, width: width, lines: 1, limit: isPair ? .stack : buttonLimit)
    default: return nil
    }
  }

  private func sheetSlot(of field: Field, _ block: TextBlock) -> TextSlot? {
    let figures = SheetFigures.of(scene.design)
    switch field {
    case .title, .message: return textSlot(of: field, block, width: frame.width - 2 * figures.textInset.value)
    case .button:
      var use = FigureUse()
      let row = SheetRow(scene: scene, boxWidth: frame.width, figures: figures, use: &use)
      return TextSlot(font: block.font, width: row.titleWidth, lines: 1, limit: buttonLimit)
    default: return nil
    }
  }

  /// At accessibility sizes a button's title wraps.
  private var buttonLimit: TextRoom.Limit { scene.textSize.isAccessibility ? .secondLine : .shrink }

  private func textSlot(of field: Field, _ block: TextBlock, width: Double) -> TextSlot? {
    if field == .title { return TextSlot(font: block.font, width: width, lines: 1, limit: .secondLine) }
    let lines = max(block.lineCount, 1) + Int((freeHeight / block.pitch).rounded(.down))
    return lines < 1 ? nil : TextSlot(font: block.font, width: width, lines: lines, limit: .scroll)
  }

  private func notificationSlot(of field: Field, _ block: TextBlock) -> TextSlot? {
    let figures = NotificationFigures()
    if case .button = field, presentation == .expanded {
      return TextSlot(font: block.font, width: frame.width - 2 * figures.titleMargin.value, lines: 1, limit: .cut)
    }
    var use = FigureUse()
    guard let lines = figures.bodyLines(presentation, scene, &use) else { return nil }
    let width = frame.width - figures.textInset.value - figures.trailingInset.value
    switch field {
    case .title:
      let time =
        figures.timeWidth.value * FontStyle.subheadline.metrics(at: scene.textSize).points
        / FontStyle.subheadline.metrics(at: .large).points
      return TextSlot(font: block.font, width: width - time, lines: Int(figures.labelLines.value), limit: .cut)
    case .subtitle: return TextSlot(font: block.font, width: width, lines: Int(figures.labelLines.value), limit: .cut)
    case .body: return TextSlot(font: block.font, width: width, lines: lines, limit: .cut)
    default: return nil
    }
  }
}
