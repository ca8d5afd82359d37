/// Paints the layout of a notification.
struct NotificationPainter {
  private let layout: SurfaceLayout
  private let frames: NotificationFrames
  private let isRightToLeft: Bool
  private(set) var elements: [Drawing.Element] = []

  init(_ layout: SurfaceLayout, _ frames: NotificationFrames) {
    (self.layout, self.frames) = (layout, frames)
    isRightToLeft = layout.locale.isRightToLeft
  }

  var width: Double { layout.frame.width + 2 * Drawing.margin }
  var height: Double { layout.frame.height + 2 * Drawing.margin }

  mutating func paint() {
    elements.append(.rectangle(Drawing.Box(x: 0, y: 0, width: width, height: height), radius: 0, ink: .backdrop))
    if frames.card.height > 0 { card() }
    if let actions = frames.actions { rows(in: actions) }
    let inputs = layout.surface.buttons.compactMap(\.action?.input)
    for (frame, input) in zip(layout.textFields, inputs) { field(frame, input) }
  }

  private mutating func card() {
    elements.append(.rectangle(box(frames.card), radius: layout.cornerRadius, ink: .card))
    if let content = frames.content { custom(content) }
    let surface = layout.surface
    guard surface.title != nil || surface.subtitle != nil || surface.body != nil else { return }
    var icon = frames.icon
    // The icon stands beside the default content, not in the middle of the extension's.
    icon.y -= (frames.content?.height ?? 0) / 2 * (icon.y + icon.height > frames.card.height ? 1 : 0)
    elements.append(.rectangle(box(icon), radius: 9, ink: .icon))
    lines(of: surface.title, from: layout.baselines.title, .label)
    lines(of: surface.subtitle, from: frames.subtitle, .label)
    lines(of: surface.body, from: frames.body, .label)
    if let baseline = layout.baselines.title ?? frames.subtitle ?? frames.body { time(at: baseline) }
  }

  /// What an extension draws is not known: a plain area stands for it.
  private mutating func custom(_ frame: LayoutFrame) {
    elements.append(.rectangle(box(frame), radius: layout.cornerRadius, ink: .capsule))
    let text = Drawing.Line(
      text: "content extension", x: frame.x + frame.width / 2 + Drawing.margin,
      y: frame.y + frame.height / 2 + 5 + Drawing.margin,
      width: nil, size: 13, weight: .regular, ink: .secondary, anchor: .middle, isRightToLeft: false)
    elements.append(.text(text))
  }

  private mutating func lines(of block: TextBlock?, from baseline: Double?, _ ink: Drawing.Ink) {
    guard let block, let baseline else { return }
    let x = isRightToLeft ? layout.frame.width - frames.textInset : frames.textInset
    for index in block.lines.indices {
      elements.append(
        .text(line(block, index, x: x, y: baseline + Double(index) * block.pitch, ink: ink, anchor: .start)))
    }
  }

  private func line(
    _ block: TextBlock, _ index: Int, x: Double, y: Double, ink: Drawing.Ink, anchor: Drawing.Anchor
  ) -> Drawing.Line {
    Drawing.Line(
      text: block.lines[index], x: x + Drawing.margin, y: y + Drawing.margin, width: block.ranges[index].width,
      size: block.font.size, weight: Drawing.Weight(block.font.weight), ink: ink, anchor: anchor, isRightToLeft: isRightToLeft)
  }

  /// A short bar stands for the time, whose words are the system's.
  private mutating func time(at baseline: Double) {
    let x = isRightToLeft ? frames.timeEdge : frames.timeEdge - 24
    elements.append(.rectangle(box(LayoutFrame(x: x, y: baseline - 8, width: 24, height: 6)), radius: 3, ink: .separator))
  }

  private mutating func rows(in frame: LayoutFrame) {
    elements.append(.rectangle(box(frame), radius: min(layout.cornerRadius, 14), ink: .card))
    for (index, button) in layout.buttons.enumerated() {
      if index > 0 {
        let separator = LayoutFrame(x: 0, y: button.frame.y, width: frame.width, height: layout.scene.pixel)
        elements.append(.rectangle(box(separator), radius: 0, ink: .separator))
      }
      guard !button.title.lines.isEmpty else { continue }
      let block = button.title
      let y = button.frame.y + button.frame.height / 2 + 0.355 * block.font.size
      let x = isRightToLeft ? frame.width - 16 : 16.0
      var text = line(block, 0, x: x, y: y, ink: button.role == .destructive ? .destructive : .label, anchor: .start)
      if block.isTruncated { (text.text, text.width) = (button.shortened, frame.width - 32) }
      elements.append(.text(text))
    }
  }

  private mutating func field(_ frame: LayoutFrame, _ input: TextInput<TextBlock>) {
    elements.append(.rectangle(box(frame), radius: frame.height / 2, ink: .field))
    let y = frame.y + frame.height / 2 + 6
    let (start, end) = isRightToLeft ? (frame.width - 16, 16.0) : (16.0, frame.width - 16)
    if let placeholder = input.placeholder, !placeholder.lines.isEmpty {
      elements.append(
        .clipped(box(frame), [.text(line(placeholder, 0, x: start, y: y, ink: .placeholder, anchor: .start))]))
    }
    if let button = input.button, !button.lines.isEmpty {
      let half = button.ranges[0].width / 2
      let middle = isRightToLeft ? end + half : end - half
      elements.append(.text(line(button, 0, x: middle, y: y, ink: .tint, anchor: .middle)))
    }
  }

  /// A box in the layout's coordinates.
  private func box(_ frame: LayoutFrame) -> Drawing.Box {
    Drawing.Box(x: frame.x + Drawing.margin, y: frame.y + Drawing.margin, width: frame.width, height: frame.height)
  }
}
