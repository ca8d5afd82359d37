/// A surface drawn with box characters, at its true wraps.
///
/// The bold button is marked `**so**` and a destructive one with `[!]`, so that both are seen without colour. Lines that one has
/// to scroll to stand between `┊`. All texts are safe to print.
struct TerminalPicture {
  private let layout: SurfaceLayout
  private let style: TerminalStyle
  /// Columns between the box's sides.
  private var inner = 0
  private var isGlass: Bool { layout.scene.design == .glass }

  /// A text in its cell.
  private struct Cell {
    /// With marks, without colour.
    var text: String
    var role: TerminalStyle.Role?
    var width: Int { TerminalText.width(of: text) }
  }

  init(_ layout: SurfaceLayout, style: TerminalStyle) {
    self.layout = layout
    self.style = style
    let texts = [layout.surface.title, layout.surface.message].compactMap(\.self).flatMap(\.lines)
    let widths = texts.map { TerminalText.width(of: TerminalText.sanitized($0)) }
    let labels = layout.buttons.map { cell(of: $0).width }
    let fields = layout.surface.textFields.map { TerminalText.width(of: TerminalText.sanitized($0.text)) + 4 }
    let row = layout.arrangement == .row ? labels.max().map { ($0 + 2) * labels.count + labels.count - 1 } : nil
    let least = max(24, ((widths + labels + fields).max() ?? 0) + 2, row ?? 0)
    inner = row != nil && least % 2 == 0 ? least + 1 : least
  }

  /// The lines of the drawing, without line ends.
  var lines: [String] {
    let cancel = cancelGroup
    let main = layout.buttons.dropLast(cancel == nil ? 0 : 1)
    var lines = [border("╭", "─", "╮")]
    let text = self.text
    lines += text
    if !main.isEmpty { lines += buttons(main, isFirst: text.isEmpty) } else { lines.append(border("╰", "─", "╯")) }
    if let cancel {
      lines += [border("╭", "─", "╮"), framed([centered(cell(of: cancel), in: inner)]), border("╰", "─", "╯")]
    }
    return lines
  }

  private var cancelGroup: SurfaceLayout.Button? {
    guard layout.surface.kind != .alert, !isGlass, let last = layout.buttons.last, last.role == .cancel else { return nil }
    return last
  }

  private func border(_ left: String, _ line: String, _ right: String) -> String {
    left + String(repeating: line, count: inner) + right
  }

  private func framed(_ cells: [String], isHidden: Bool = false) -> String {
    let side = isHidden ? "┊" : "│"
    return side + cells.joined(separator: "│") + side
  }

  // MARK: Text

  private var text: [String] {
    let surface = layout.surface
    let title = lines(of: surface.title, from: layout.baselines.title, isTitle: true)
    let message = lines(of: surface.message, from: layout.baselines.message, isTitle: false)
    let fields = zip(layout.textFields, surface.textFields).map { frame, placeholder in
      let text = " [ " + TerminalText.sanitized(placeholder.text)
      let filled = padded(text, to: inner - 2) + "] "
      return framed([style(.faint, filled)], isHidden: frame.y + frame.height > layout.textHeight.shown + 0.01)
    }
    return title + message + fields
  }

  private func lines(of block: TextBlock?, from baseline: Double?, isTitle: Bool) -> [String] {
    guard let block, let baseline else { return [] }
    return block.lines.indices.map { index in
      let text = TerminalText.sanitized(block.lines[index])
      let cell = Cell(text: text, role: isTitle ? .path : nil)
      let isHidden = baseline + Double(index) * block.pitch > layout.textHeight.shown
      return framed([layout.alignment == .center ? centered(cell, in: inner) : leading(cell)], isHidden: isHidden)
    }
  }

  private func leading(_ cell: Cell) -> String {
    let rest = String(repeating: " ", count: max(inner - cell.width - 1, 0))
    return layout.locale.isRightToLeft ? rest + shown(cell) + " " : " " + shown(cell) + rest
  }

  private func centered(_ cell: Cell, in columns: Int) -> String {
    let room = max(columns - cell.width, 0)
    return String(repeating: " ", count: room / 2) + shown(cell) + String(repeating: " ", count: room - room / 2)
  }

  private func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(columns - TerminalText.width(of: text), 0))
  }

  /// The text with its colour. Between left-to-right marks a right-to-left text does not move what stands beside it.
  private func shown(_ cell: Cell) -> String {
    let isolated = cell.text.contains(where: TerminalText.isRightToLeft) ? "\u{200E}\(cell.text)\u{200E}" : cell.text
    return cell.role.map { style($0, isolated) } ?? isolated
  }

  // MARK: Buttons

  private func cell(of button: SurfaceLayout.Button) -> Cell {
    let title = TerminalText.sanitized(button.title.isTruncated ? button.shortened : button.title.lines.joined(separator: " "))
    let marked = (button.isBold ? "**\(title)**" : title) + (button.role == .destructive ? " [!]" : "")
    let role: TerminalStyle.Role? = button.role == .destructive ? .error : button.isBold ? .path : nil
    return Cell(text: isGlass && layout.surface.kind == .alert ? "( \(marked) )" : marked, role: role)
  }

  private func buttons(_ buttons: ArraySlice<SurfaceLayout.Button>, isFirst: Bool) -> [String] {
    layout.arrangement == .row ? row(buttons, isFirst) : stack(buttons, isFirst)
  }

  private func row(_ buttons: ArraySlice<SurfaceLayout.Button>, _ isFirst: Bool) -> [String] {
    let between = buttons.count - 1
    let widths = buttons.indices.map { index in
      (inner - between) / buttons.count + (index == buttons.startIndex ? (inner - between) % buttons.count : 0)
    }
    let cells = zip(buttons, widths).map { centered(cell(of: $0), in: $1) }
    if isGlass { return blank + [framed([cells.joined(separator: " ")]), border("╰", "─", "╯")] }
    func line(_ left: String, _ middle: String, _ right: String) -> String {
      left + widths.map { String(repeating: "─", count: $0) }.joined(separator: middle) + right
    }
    return (isFirst ? [] : [line("├", "┬", "┤")]) + [framed(cells), line("╰", "┴", "╯")]
  }

  private var blank: [String] { [framed([String(repeating: " ", count: inner)])] }

  private func stack(_ buttons: ArraySlice<SurfaceLayout.Button>, _ isFirst: Bool) -> [String] {
    let end = layout.textHeight.needed + layout.buttonHeight.shown
    let rows = buttons.map { button in
      framed(
        [centered(cell(of: button), in: inner)],
        isHidden: layout.scrolls.buttons && button.frame.y + button.frame.height / 2 > end)
    }
    let separator = isGlass ? [] : [border("├", "─", "┤")]
    return (isFirst ? [] : isGlass ? blank : separator) + Array(rows.map { [$0] }.joined(separator: separator)) + [
      border("╰", "─", "╯")
    ]
  }
}
