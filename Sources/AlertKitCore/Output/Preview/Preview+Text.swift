extension Preview {
  /// Drawings with box characters for a terminal. Scenes in which a surface looks alike share a drawing.
  ///
  /// - Parameter usesColor: Whether ANSI's escape sequences colour it.
  public func text(usesColor: Bool) -> String {
    let style = TerminalStyle(isEnabled: usesColor)
    var text = ""
    forEachSurface { pictures, _ in
      for picture in pictures { text += Self.text(of: picture, style) }
    }
    return text
  }

  private static func text(of picture: Picture, _ style: TerminalStyle) -> String {
    let id = TerminalText.sanitized(picture.surface.id)
    let way = picture.presentation == .box ? "" : " · \(picture.presentation.words)"
    var text = style(.heading, "\(id)\(way) · \(picture.locale)") + "\n"
    var groups: [(lines: [String], layouts: [SurfaceLayout])] = []
    for layout in picture.layouts {
      let lines =
        layout.notification.map { NotificationPicture(layout, $0, style: style).lines }
        ?? TerminalPicture(layout, style: style).lines
      if let index = groups.firstIndex(where: { $0.lines == lines }) {
        groups[index].layouts.append(layout)
      } else {
        groups.append((lines, [layout]))
      }
    }
    for (lines, layouts) in groups {
      text += style(.faint, caption(of: layouts)) + "\n" + lines.joined(separator: "\n") + "\n"
    }
    // What is found in a notification is said once, below its first drawing.
    let findings = picture.presentation == picture.surface.kind.presentations[0] ? picture.findings : []
    for finding in findings {
      let field = finding.field.map { "\($0): " } ?? ""
      text += "\(style(finding.severity, finding.severity.rawValue)) \(finding.rule): "
      text += TerminalText.sanitized(field + finding.message) + "\n"
    }
    return text + "\n"
  }

  /// The scenes of several layouts, and what is to be said of them.
  private static func caption(of layouts: [SurfaceLayout]) -> String {
    func all(_ part: (Scene) -> String) -> String {
      layouts.map { part($0.scene) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.joined(separator: ", ")
    }
    var parts = [all(\.design.rawValue), all(\.device.name), all(\.orientation.rawValue), all(\.textSize.rawValue)]
    if layouts.contains(where: \.scrolls.text) { parts.append("text scrolls") }
    if layouts.contains(where: \.scrolls.buttons) { parts.append("buttons scroll") }
    if layouts.contains(where: \.isApproximate) { parts.append("approximate") }
    return parts.joined(separator: " · ")
  }
}
