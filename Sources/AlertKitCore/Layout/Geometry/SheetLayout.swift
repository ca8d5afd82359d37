extension SurfaceLayouter {
  mutating func sheet(_ surface: Surface<String>, _ scene: Scene) -> SurfaceLayout {
    let figures = SheetFigures.of(scene.design)
    var use = FigureUse()
    if surface.kind == .confirmationDialog, surface.title != nil {
      use.doubt("SwiftUI hides a dialog's title unless the code says otherwise")
    }
    if scene.textSize != .large { use.doubt("no picture of an action sheet at another text size") }
    doubtQuotes(in: surface, &use)
    let isPopover = scene.device.isPad || scene.design == .glass
    let width = sheetWidth(scene, figures, isPopover: isPopover, &use)
    let column = sheetText(surface, scene, width: width - 2 * use(figures.textInset), figures, &use)
    let text = sheetTextHeight(column, scene, figures, &use)
    let entries = ButtonOrder.entries(of: surface, systemTitles: systemTitles)
    let row = SheetRow(scene: scene, boxWidth: width, figures: figures, use: &use)
    var main = entries.filter { $0.role != .cancel }.map { sheetButton($0, isBold: false, row) }
    var cancel = isPopover ? [] : entries.filter { $0.role == .cancel }.map { sheetButton($0, isBold: true, row) }
    let separator = text > 0 && !main.isEmpty && figures.rowGap == nil ? scene.pixel : 0
    let rows = row.place(&main, below: text + separator)
    let cancelHeight = cancel.isEmpty ? 0 : use(figures.cancelGap) + row.height
    let available = scene.height - max(scene.top, figures.margin.value) - max(scene.bottom, figures.margin.value) - cancelHeight
    let shown = ScrollSplit.shares(
      text: text, buttons: rows, available: available - separator, rows: main.count, leastButtons: use(figures.leastButtons),
      isAccessibility: scene.textSize.isAccessibility)
    let mainHeight = scene.wholePixels(shown.text + separator + shown.buttons)
    _ = row.place(&cancel, below: mainHeight + figures.cancelGap.value)
    let buttons = main + cancel
    return SurfaceLayout(
      .init(
        blocks: Shared(blocks(surface, column, buttons, scene)), locale: setter.locale, scene: scene,
        frame: LayoutFrame(x: 0, y: 0, width: width, height: mainHeight + cancelHeight), arrangement: .stack,
        alignment: .center, buttons: buttons, textFields: [],
        textHeight: .init(needed: text, shown: shown.text), buttonHeight: .init(needed: rows, shown: shown.buttons),
        baselines: column.baselines, excess: nil,
        doubts: use.doubts, cornerRadius: figures.cornerRadius.value, availableHeight: available - separator))
  }

  private func sheetWidth(_ scene: Scene, _ figures: SheetFigures, isPopover: Bool, _ use: inout FigureUse) -> Double {
    if isPopover { return use(figures.popoverWidth) }
    return min(scene.width, scene.height) - 2 * use(figures.margin)
  }

  /// In `classic` title and message are small, the title semibold above a message; in `glass` they are as in an alert.
  private mutating func sheetText(
    _ surface: Surface<String>, _ scene: Scene, width: Double, _ figures: SheetFigures, _ use: inout FigureUse
  ) -> TextColumn {
    let size = scene.textSize.inAlerts
    let isClassic = scene.design == .classic
    let hasBoth = surface.title != nil && surface.message != nil
    let titleStyle = isClassic ? FontStyle.footnote : .headline
    let messageStyle = isClassic ? FontStyle.footnote : surface.title == nil ? .body : .subheadline
    let (title, message) = (titleStyle.metrics(at: size), messageStyle.metrics(at: size))
    let titleFont = scene.font(title.points, hasBoth || !isClassic ? .semibold : .regular)
    let messageFont = scene.font(message.points, .regular)
    let first = use(figures.firstBaseline)
    let between = use(figures.betweenBaselines)
    let ratio = isClassic ? title.leading / titleStyle.metrics(at: .large).leading : 1
    let topFont = surface.title == nil ? messageFont : titleFont
    return TextColumn(
      title: surface.title.map { setter.block($0, titleFont, pitch: title.leading, width: width) },
      message: surface.message.map { setter.block($0, messageFont, pitch: message.leading, width: width) },
      first: isClassic ? first * ratio : first + topFont.lineHeight,
      between: isClassic ? between * ratio : between + messageFont.lineHeight)
  }

  private func sheetTextHeight(
    _ column: TextColumn, _ scene: Scene, _ figures: SheetFigures, _ use: inout FigureUse
  ) -> Double {
    guard column.title != nil || column.message != nil else { return 0 }
    let isAlone = column.title == nil || column.message == nil
    let end = use(isAlone ? figures.lastBaselineAlone : figures.lastBaseline)
    let footnote = FontStyle.footnote
    let ratio = footnote.metrics(at: scene.textSize.inAlerts).leading / footnote.metrics(at: .large).leading
    return column.lastBaseline + (scene.design == .classic ? end * ratio : end)
  }

  private mutating func sheetButton(_ entry: ButtonOrder.Entry, isBold: Bool, _ row: SheetRow) -> SurfaceLayout.Button {
    let font = row.font(isBold: isBold)
    let title =
      row.scene.textSize.isAccessibility
      ? setter.block(entry.title, font, pitch: row.leading, width: row.titleWidth)
      : setter.label(entry.title, font, pitch: row.leading, width: row.titleWidth, leastScale: row.leastScale)
    return SurfaceLayout.Button(
      number: entry.number, title: title, role: entry.role, isBold: isBold, isPreferred: false,
      frame: LayoutFrame(x: 0, y: 0, width: 0, height: 0))
  }
}

/// The measures of a sheet's rows in a scene.
struct SheetRow {
  let scene: Scene
  let height: Double
  let gap: Double
  let inset: Double
  let boxWidth: Double
  let titleWidth: Double
  let leastScale: Double
  let points: Double
  let leading: Double

  /// The font size of rows by text size: 20 pt at L on pictures; above it a re-implementation's, which has 21 at L, less one.
  private static let pointsByTextSize: [Double] = [20, 20, 20, 20, 22, 23, 23, 27, 32, 39, 46, 52]

  init(scene: Scene, boxWidth: Double, figures: SheetFigures, use: inout FigureUse) {
    self.scene = scene
    self.boxWidth = boxWidth
    height = use(figures.rowHeight)
    gap = figures.rowGap.map { use($0) } ?? scene.pixel
    inset = use(figures.rowInset)
    titleWidth = boxWidth - 2 * inset - 2 * use(figures.titleMargin)
    leastScale = figures.leastScale.value
    let body = FontStyle.body.metrics(at: scene.textSize.inAlerts)
    points = scene.design == .classic ? Self.pointsByTextSize[scene.textSize.rank] : body.points
    leading = scene.design == .classic ? points * TextFont.lineHeightOfEm : body.leading
  }

  func font(isBold: Bool) -> TextFont {
    scene.font(points, isBold ? .semibold : scene.design == .classic ? .regular : .medium)
  }

  /// Gives each button its frame and returns the height of all.
  func place(_ buttons: inout [SurfaceLayout.Button], below top: Double) -> Double {
    var y = top + inset
    for index in buttons.indices {
      let lines = Double(max(buttons[index].title.lineCount, 1))
      let own = scene.textSize.isAccessibility ? max(height, lines * leading + 22) : height
      buttons[index].frame = LayoutFrame(x: inset, y: y, width: boxWidth - 2 * inset, height: own)
      y += own + gap
    }
    return buttons.isEmpty ? 0 : y - gap - top + inset
  }
}
