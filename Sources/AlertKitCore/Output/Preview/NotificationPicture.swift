/// A notification drawn with box characters, at its true wraps. All texts are safe to print.
struct NotificationPicture {
  private let layout: SurfaceLayout
  private let frames: NotificationFrames
  private let style: TerminalStyle
  private var inner = 0

  init(_ layout: SurfaceLayout, _ frames: NotificationFrames, style: TerminalStyle) {
    (self.layout, self.frames, self.style) = (layout, frames, style)
    let surface = layout.surface
    let texts = [surface.title, surface.subtitle, surface.body].compactMap(\.self).flatMap(\.lines)
    let labels = layout.buttons.map { label(of: $0) } + inputs
    inner = max(24, ((texts.map(TerminalText.sanitized) + labels).map(TerminalText.width).max() ?? 0) + 2)
  }

  /// The lines of the drawing, without line ends.
  var lines: [String] {
    var lines: [String] = []
    if frames.card.height > 0 {
      lines.append(border("╭", "╮"))
      let surface = layout.surface
      lines += [(surface.title, true), (surface.subtitle, true), (surface.body, false)].flatMap { block, isBold in
        (block?.lines ?? []).map { framed(TerminalText.sanitized($0), isBold ? .path : nil) }
      }
      if frames.content != nil { lines += [framed("", nil), framed("▒ content extension ▒", .faint), framed("", nil)] }
      lines.append(border("╰", "╯"))
    }
    if !layout.buttons.isEmpty {
      let rows = layout.buttons.map { [framed(label(of: $0), $0.role == .destructive ? .error : nil)] }
      lines += [border("╭", "╮")] + Array(rows.joined(separator: [border("├", "┤")])) + [border("╰", "╯")]
    }
    return lines + inputs.map { framed($0, .faint) }
  }

  private func label(of button: SurfaceLayout.Button) -> String {
    let title = TerminalText.sanitized(button.title.isTruncated ? button.shortened : button.title.lines.joined(separator: " "))
    return title + (button.role == .destructive ? " [!]" : "")
  }

  /// The text fields that actions open, each with its button.
  private var inputs: [String] {
    zip(layout.textFields, layout.surface.buttons.compactMap(\.action?.input)).map { _, input in
      let (placeholder, button) = (input.placeholder?.text ?? "", input.button?.text ?? "")
      return TerminalText.sanitized("[ \(placeholder) ]" + (button.isEmpty ? "" : " (\(button))"))
    }
  }

  private func border(_ left: String, _ right: String) -> String {
    left + String(repeating: "─", count: inner) + right
  }

  private func framed(_ text: String, _ role: TerminalStyle.Role?) -> String {
    let rest = String(repeating: " ", count: max(inner - TerminalText.width(of: text) - 1, 0))
    let isolated = text.contains(where: TerminalText.isRightToLeft) ? "\u{200E}\(text)\u{200E}" : text
    let shown = role.map { style($0, isolated) } ?? isolated
    return "│" + (layout.locale.isRightToLeft ? rest + shown + " " : " " + shown + rest) + "│"
  }
}
