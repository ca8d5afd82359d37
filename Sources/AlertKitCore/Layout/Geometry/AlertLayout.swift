extension SurfaceLayouter {
  /// An alert in several scenes. What scenes share that differ only in height and pixels is worked out once.
  mutating func alerts(_ surface: Surface<String>, _ scenes: [Scene]) -> [SurfaceLayout] {
    var known: [AlertContent] = []
    known.reserveCapacity(4)
    return scenes.map { scene in
      var use = FigureUse()
      let width = alertWidth(scene, &use)
      for content in known where content.fits(scene, width: width) { return alert(content, scene) }
      let content = alertContent(surface, scene, width: width, use)
      known.append(content)
      return alert(content, scene)
    }
  }

  /// - Parameter use: What was used to work out the width.
  private mutating func alertContent(
    _ surface: Surface<String>, _ scene: Scene, width: Double, _ use: FigureUse
  ) -> AlertContent {
    let figures = AlertFigures.of(scene.design)
    var use = use
    let column = alertText(surface, scene, width: width - 2 * use(figures.textInset), figures, &use)
    doubtQuotes(in: surface, &use)
    let entries = ButtonOrder.entries(of: surface, systemTitles: systemTitles)
    let row = AlertRow(scene: scene, boxWidth: width, figures: figures, use: &use)
    let bold = ButtonOrder.bold(entries, in: scene.design)
    let lines = entries.indices.map { place in
      setter.line(ofLabel: entries[place].title, row.font(isBold: place == bold), pitch: row.leading)
    }
    let excess = rowExcess(entries, lines, row)
    let arrangement: SurfaceLayout.Arrangement = excess.map { $0 <= 0 } == true ? .row : .stack
    let order = ButtonOrder.shown(entries, arrangement, in: scene.design)
    if arrangement == .row, setter.locale.isRightToLeft {
      use.doubt("whether Cancel stays left in right-to-left languages is known from reports only")
    }
    let fields = fieldFrames(surface, scene, column, width: width, figures, &use)
    let text = textHeight(surface, scene, column, hasButtons: !entries.isEmpty, fields, figures, &use)
    let buttons = order.map { place in button(entries[place], lines[place], isBold: place == bold, row, arrangement) }
    return AlertContent(
      scene: scene, width: width, figures: figures, column: column, excess: excess, arrangement: arrangement, fields: fields,
      textHeight: text,
      buttons: buttons, blocks: Shared(blocks(surface, column, buttons, scene)), use: use)
  }

  private func alert(_ content: AlertContent, _ scene: Scene) -> SurfaceLayout {
    var use = content.use
    let row = AlertRow(scene: scene, boxWidth: content.width, figures: content.figures, use: &use)
    let (text, arrangement) = (content.textHeight, content.arrangement)
    let (buttons, rows) = content.placedButtons(in: row)
    let available = availableHeight(scene, hasFields: !content.fields.isEmpty, content.figures, &use)
    let separator = content.figures.rowGap == nil && !buttons.isEmpty ? scene.pixel : 0
    let shown = ScrollSplit.shares(
      text: text, buttons: rows, available: available - separator, rows: arrangement == .row ? 1 : buttons.count,
      leastButtons: row.height * 1.5, isAccessibility: scene.textSize.isAccessibility)
    if scene.orientation == .landscape, shown.text < text || shown.buttons < rows {
      use.doubt("no picture of an alert in landscape")
    }
    let height = scene.wholePixels(shown.text + separator + shown.buttons)
    return SurfaceLayout(
      .init(
        blocks: content.blocks, locale: setter.locale, scene: scene,
        frame: LayoutFrame(x: 0, y: 0, width: content.width, height: height), arrangement: arrangement,
        alignment: alertAlignment(content.column, scene), buttons: buttons, textFields: content.fields,
        textHeight: .init(needed: text, shown: shown.text), buttonHeight: .init(needed: rows, shown: shown.buttons),
        baselines: content.column.baselines, excess: content.excess, doubts: use.doubts,
        cornerRadius: content.figures.cornerRadius.value, availableHeight: available - separator))
  }

  private func alertWidth(_ scene: Scene, _ use: inout FigureUse) -> Double {
    let figures = AlertFigures.of(scene.design)
    let widest = use(scene.textSize.isAccessibility ? figures.accessibilityWidth : figures.width)
    return min(widest, scene.width - 2 * use(figures.screenMargin))
  }

  /// Title and message. The message of an alert without title takes the title's font in `classic`; in `glass` a text that
  /// stands alone is Body.
  private mutating func alertText(
    _ surface: Surface<String>, _ scene: Scene, width: Double, _ figures: AlertFigures, _ use: inout FigureUse
  ) -> TextColumn {
    let size = scene.textSize.inAlerts
    let headline = FontStyle.headline.metrics(at: size)
    let isClassic = scene.design == .classic
    let small = isClassic ? FontStyle.footnote : .subheadline
    let isAlone = surface.title == nil || surface.message == nil
    let detail = surface.title == nil ? headline : small.metrics(at: size)
    let tightening = surface.title == nil ? 0 : figures.tightening.value
    let titleFont = scene.font(headline.points, isAlone && !isClassic ? .regular : .semibold)
    let detailFont = scene.font(detail.points, surface.title == nil && isClassic ? .semibold : .regular)
    // Scenes of one width share what is made of them.
    // Developers write "" to have the message in its own font; where it stands then no picture tells.
    if surface.title?.isEmpty == true { use.doubt("where a message stands under an empty title") }
    let title = surface.title.flatMap { title in
      title.isEmpty ? nil : setter.newBlock(title, titleFont, pitch: headline.leading, width: width)
    }
    let message = surface.message.map {
      setter.newBlock($0, detailFont, pitch: detail.leading - tightening, width: width)
    }
    let between = use(figures.betweenBaselines)
    let first = use(figures.firstBaseline)
    let column: TextColumn
    if isClassic {
      column = TextColumn(
        title: title, message: message, first: first * headline.leading / FontStyle.headline.metrics(at: .large).leading,
        between: between * detail.leading / small.metrics(at: .large).leading)
    } else {
      let topFont = title == nil ? detailFont : titleFont
      column = TextColumn(
        title: title, message: message, first: first + topFont.lineHeight, between: between + detailFont.lineHeight)
      if column.lineCount > 1 { _ = use(figures.tightening) }
    }
    return column
  }

  /// The height of title, message and fields, with what stands below the last baseline.
  private func textHeight(
    _ surface: Surface<String>, _ scene: Scene, _ column: TextColumn, hasButtons: Bool, _ fields: [LayoutFrame],
    _ figures: AlertFigures, _ use: inout FigureUse
  ) -> Double {
    let size = scene.textSize.inAlerts
    if let last = fields.last { return last.y + last.height + use(figures.fieldsEnd) }
    guard column.title != nil || column.message != nil else { return 0 }
    let end = use(hasButtons ? figures.lastBaseline : figures.lastBaselineWithoutButtons)
    guard scene.design == .classic else { return column.lastBaseline + end }
    let style = column.title == nil || column.message == nil ? FontStyle.headline : .footnote
    return column.lastBaseline + end * style.metrics(at: size).leading / style.metrics(at: .large).leading
  }

  private func fieldFrames(
    _ surface: Surface<String>, _ scene: Scene, _ column: TextColumn, width: Double, _ figures: AlertFigures,
    _ use: inout FigureUse
  ) -> [LayoutFrame] {
    guard !surface.textFields.isEmpty else { return [] }
    let height = use(figures.fieldHeight)
    let top = column.lastBaseline + use(figures.lastBaselineAboveFields)
    let inset = scene.design == .classic ? 15.0 : 16
    return surface.textFields.indices.map { index in
      LayoutFrame(x: inset, y: top + Double(index) * height, width: width - 2 * inset, height: height)
    }
  }

  /// `glass` sets texts from the leading side where there are two of them or one takes several lines.
  private func alertAlignment(_ column: TextColumn, _ scene: Scene) -> SurfaceLayout.Alignment {
    guard scene.design == .glass else { return .center }
    return column.title != nil && column.message != nil || column.lineCount > 1 ? .leading : .center
  }

  /// The greatest height of the box; with text fields the keyboard is up.
  private func availableHeight(
    _ scene: Scene, hasFields: Bool, _ figures: AlertFigures, _ use: inout FigureUse
  ) -> Double {
    let margin = use(figures.verticalMargin)
    let below = hasFields ? use(KeyboardFigures.height(in: scene)) + margin : max(scene.bottom, margin)
    return scene.height - max(scene.top, margin) - below
  }

  /// How far the wider of two titles is over its half; nil where there are not two.
  ///
  /// - Parameter lines: The titles, each on one line.
  private mutating func rowExcess(_ entries: [ButtonOrder.Entry], _ lines: [TextBlock], _ row: AlertRow) -> Double? {
    guard entries.count == 2 else { return nil }
    let (first, second) = (
      setter.width(ofLabel: entries[0].title, on: lines[0]), setter.width(ofLabel: entries[1].title, on: lines[1])
    )
    return max(max(first, second) - row.halfTitleWidth, 0)
  }

  private mutating func button(
    _ entry: ButtonOrder.Entry, _ line: TextBlock, isBold: Bool, _ row: AlertRow, _ arrangement: SurfaceLayout.Arrangement
  ) -> SurfaceLayout.Button {
    let width = arrangement == .row ? row.halfTitleWidth : row.titleWidth
    let title =
      row.scene.textSize.isAccessibility
      ? setter.block(entry.title, row.font(isBold: isBold), pitch: row.leading, width: width)
      : TextSetter.shrunk(line, to: width, leastScale: row.leastScale)
    return SurfaceLayout.Button(
      number: entry.number, title: title, role: entry.role, isBold: isBold, isPreferred: entry.isPreferred,
      frame: LayoutFrame(x: 0, y: 0, width: 0, height: 0))
  }

  /// The surface with each text as it is laid out, in source order.
  mutating func blocks(
    _ surface: Surface<String>, _ column: TextColumn, _ buttons: [SurfaceLayout.Button], _ scene: Scene
  ) -> Surface<TextBlock> {
    let points = FontStyle.footnote.metrics(at: scene.textSize.inAlerts)
    let font = scene.font(scene.design == .classic ? points.points : 17, .regular)
    func line(_ text: String) -> TextBlock {
      setter.block(text, font, pitch: points.leading, width: .greatestFiniteMagnitude)
    }
    let titles = surface.buttons.enumerated().map { index, button in
      let place = buttons.indices.last { buttons[$0].number == index + 1 }
      return SurfaceButton<TextBlock>(
        title: place.map { buttons[$0].title } ?? line(button.title), role: button.role,
        isPreferred: button.isPreferred, range: button.range)
    }
    return Surface<TextBlock>(
      id: surface.id, kind: surface.kind, origin: surface.origin, range: surface.range, title: column.title,
      message: column.message, buttons: titles, textFields: surface.textFields.map(line),
      implicitButtons: surface.implicitButtons, buttonsAreComplete: surface.buttonsAreComplete)
  }
}
