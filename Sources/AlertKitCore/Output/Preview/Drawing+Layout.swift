extension Drawing {
  /// A surface as it is laid out, on a margin of what lies behind it.
  package init(_ layout: SurfaceLayout) {
    if let frames = layout.notification {
      var painter = NotificationPainter(layout, frames)
      painter.paint()
      self.init(width: painter.width, height: painter.height, elements: painter.elements)
      return
    }
    var painter = SurfacePainter(layout)
    painter.paint()
    self.init(width: painter.width, height: painter.height, elements: painter.elements)
  }

  /// What is seen of the backdrop on every side, in points.
  static let margin = 10.0
}

/// Paints a layout.
private struct SurfacePainter {
  private let layout: SurfaceLayout
  private let isRightToLeft: Bool
  private let isSheet: Bool
  private let isGlass: Bool
  private(set) var elements: [Drawing.Element] = []

  init(_ layout: SurfaceLayout) {
    self.layout = layout
    isRightToLeft = layout.locale.isRightToLeft
    isSheet = layout.surface.kind == .actionSheet || layout.surface.kind == .confirmationDialog
    isGlass = layout.scene.design == .glass
  }

  var width: Double { layout.frame.width + 2 * Drawing.margin }
  var height: Double { layout.frame.height + 2 * Drawing.margin }

  mutating func paint() {
    elements.append(.rectangle(Drawing.Box(x: 0, y: 0, width: width, height: height), radius: 0, ink: .backdrop))
    let cancel = cancelGroup
    let cardEnd = cancel.map { $0.frame.y - SheetFigures.classic.cancelGap.value } ?? layout.frame.height
    card(0, cardEnd, isGlass ? .glass : .card)
    let header = box(0, 0, layout.frame.width, layout.textHeight.shown)
    clipped(header, if: layout.scrolls.text, text() + fields())
    if layout.scrolls.text { scrollBar(in: header, needed: layout.textHeight.needed) }
    buttons(layout.buttons.dropLast(cancel == nil ? 0 : 1), to: cardEnd)
    if let cancel {
      card(cancel.frame.y, layout.frame.height, .cancelCard)
      elements += label(of: cancel)
    }
  }

  /// The cancel button of an action sheet that has it in a group of its own.
  private var cancelGroup: SurfaceLayout.Button? {
    guard isSheet, !isGlass, let last = layout.buttons.last, last.role == .cancel else { return nil }
    return last
  }

  private mutating func card(_ top: Double, _ bottom: Double, _ ink: Drawing.Ink) {
    let radius = layout.cornerRadius
    let frame = box(0, top, layout.frame.width, bottom - top)
    guard isGlass else { return elements.append(.rectangle(frame, radius: radius, ink: ink)) }
    let inner = box(0.5, top + 0.5, layout.frame.width - 1, bottom - top - 1)
    elements += [.rectangle(frame, radius: radius, ink: .glassEdge), .rectangle(inner, radius: radius - 0.5, ink: ink)]
  }

  /// A box in the layout's coordinates.
  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Drawing.Box {
    Drawing.Box(x: x + Drawing.margin, y: y + Drawing.margin, width: width, height: height)
  }

  private mutating func clipped(_ box: Drawing.Box, if scrolls: Bool, _ inner: [Drawing.Element]) {
    if scrolls { elements.append(.clipped(box, inner)) } else { elements += inner }
  }

  private mutating func scrollBar(in box: Drawing.Box, needed: Double) {
    let length = max(20, (box.height - 8) * box.height / needed)
    let x = isRightToLeft ? box.x + 3 : box.x + box.width - 6
    elements.append(.rectangle(Drawing.Box(x: x, y: box.y + 4, width: 3, height: length), radius: 1.5, ink: .scrollBar))
  }

  // MARK: Text

  private func text() -> [Drawing.Element] {
    let surface = layout.surface
    let ink: Drawing.Ink = isSheet && !isGlass ? .secondary : .label
    let messageInk: Drawing.Ink = isGlass && surface.title != nil ? .secondary : ink
    return lines(of: surface.title, from: layout.baselines.title, ink)
      + lines(of: surface.message, from: layout.baselines.message, messageInk)
  }

  private func lines(of block: TextBlock?, from baseline: Double?, _ ink: Drawing.Ink) -> [Drawing.Element] {
    guard let block, let baseline else { return [] }
    return block.lines.indices.map { index in
      line(block, index, x: textEdge, y: baseline + Double(index) * block.pitch, ink, layout.alignment == .center)
    }
  }

  /// Where lines begin, or their middle.
  private var textEdge: Double {
    guard layout.alignment == .leading else { return layout.frame.width / 2 }
    return isRightToLeft ? layout.frame.width - layout.textInset : layout.textInset
  }

  private func line(
    _ block: TextBlock, _ index: Int, x: Double, y: Double, _ ink: Drawing.Ink, _ isCentered: Bool
  ) -> Drawing.Element {
    .text(
      Drawing.Line(
        text: block.lines[index], x: x + Drawing.margin, y: y + Drawing.margin,
        width: block.ranges[index].width * block.scale, size: block.font.size * block.scale,
        weight: Drawing.Weight(block.font.weight), ink: ink, anchor: isCentered ? .middle : .start,
        isRightToLeft: isRightToLeft))
  }

  /// How far a line's baseline lies below its middle, for a size of 1.
  private static let baselineDrop = 0.355

  // MARK: Text fields

  private func fields() -> [Drawing.Element] {
    zip(layout.textFields, layout.surface.textFields).flatMap { frame, placeholder -> [Drawing.Element] in
      let outer = box(frame.x, frame.y, frame.width, frame.height)
      let edge = layout.scene.pixel
      let inner = box(frame.x + edge, frame.y + edge, frame.width - 2 * edge, frame.height - 2 * edge)
      let radius = isGlass ? frame.height / 2 : 7
      let inset = isGlass ? 15.0 : 7.0
      let x = isRightToLeft ? frame.x + frame.width - inset : frame.x + inset
      let y = frame.y + frame.height / 2 + Self.baselineDrop * placeholder.font.size
      let shape: [Drawing.Element] =
        isGlass
        ? [.rectangle(outer, radius: radius, ink: .capsule)]
        : [.rectangle(outer, radius: radius, ink: .fieldBorder), .rectangle(inner, radius: radius - edge, ink: .field)]
      guard !placeholder.lines.isEmpty else { return shape }
      return shape + [.clipped(inner, [line(placeholder, 0, x: x, y: y, .placeholder, false)])]
    }
  }

  // MARK: Buttons

  private mutating func buttons(_ buttons: ArraySlice<SurfaceLayout.Button>, to bottom: Double) {
    guard !buttons.isEmpty else { return }
    let top = layout.textHeight.shown
    let buttons = buttons.map { button in
      var button = button
      button.frame.y -= layout.textHeight.needed - top
      return button
    }
    let region = box(0, top, layout.frame.width, bottom - top)
    var inner: [Drawing.Element] = []
    for (index, button) in buttons.enumerated() {
      if isGlass { inner += shape(of: button) } else if index > 0 { inner.append(separator(before: button)) }
      inner += label(of: button)
    }
    clipped(region, if: layout.scrolls.buttons, inner)
    if !isGlass, top > 0 {
      let pixel = layout.scene.pixel
      elements.append(.rectangle(box(0, top, layout.frame.width, pixel), radius: 0, ink: .separator))
    }
    if layout.scrolls.buttons { scrollBar(in: region, needed: layout.buttonHeight.needed) }
  }

  private func separator(before button: SurfaceLayout.Button) -> Drawing.Element {
    let (frame, pixel) = (button.frame, layout.scene.pixel)
    let line =
      layout.arrangement == .row
      ? box(frame.x - pixel / 2, frame.y, pixel, frame.height) : box(0, frame.y - pixel, layout.frame.width, pixel)
    return .rectangle(line, radius: 0, ink: .separator)
  }

  private func shape(of button: SurfaceLayout.Button) -> [Drawing.Element] {
    guard !isSheet else { return [] }
    let frame = box(button.frame.x, button.frame.y, button.frame.width, button.frame.height)
    return [.rectangle(frame, radius: button.frame.height / 2, ink: button.isPreferred ? .tintFill : .capsule)]
  }

  private func label(of button: SurfaceLayout.Button) -> [Drawing.Element] {
    let (block, frame) = (button.title, button.frame)
    let size = block.font.size * block.scale
    let middle = frame.y + frame.height / 2 + Self.baselineDrop * size
    if block.isTruncated { return [truncated(button, y: middle)] }
    let first = middle - Double(block.lines.count - 1) / 2 * block.pitch
    return block.lines.indices.map { index in
      line(block, index, x: frame.x + frame.width / 2, y: first + Double(index) * block.pitch, ink(of: button), true)
    }
  }

  /// A title that is cut in the middle.
  private func truncated(_ button: SurfaceLayout.Button, y: Double) -> Drawing.Element {
    let block = button.title
    let line = Drawing.Line(
      text: button.shortened, x: button.frame.x + button.frame.width / 2 + Drawing.margin, y: y + Drawing.margin,
      width: button.titleRoom, size: block.font.size * block.scale, weight: Drawing.Weight(block.font.weight),
      ink: ink(of: button), anchor: .middle, isRightToLeft: isRightToLeft)
    return .text(line)
  }

  private func ink(of button: SurfaceLayout.Button) -> Drawing.Ink {
    if isGlass, button.isPreferred, !isSheet { return .onTint }
    if button.role == .destructive { return .destructive }
    return isGlass ? .label : .tint
  }
}

extension SurfaceLayout.Button {
  /// What the title has between the margins, in points.
  fileprivate var titleRoom: Double { frame.width - 2 * AlertFigures.classic.titleMargin.value }

  /// The title with its middle left out, so that at its scale it takes about the room that there is.
  var shortened: String {
    let characters = Array(title.text)
    let kept = max(2, Int(Double(characters.count) * titleRoom / max(title.natural * title.scale, 1)) - 1)
    guard kept < characters.count else { return title.text }
    return String(characters.prefix((kept + 1) / 2)) + "…" + String(characters.suffix(kept / 2))
  }
}

extension Drawing.Weight {
  init(_ weight: TextFont.Weight) {
    switch weight {
    case .regular: self = .regular
    case .medium: self = .medium
    case .semibold: self = .semibold
    case .heavy: self = .bold
    }
  }
}
