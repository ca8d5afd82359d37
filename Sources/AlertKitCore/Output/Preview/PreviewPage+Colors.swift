extension PreviewPage {
  /// The colours of the page itself: name, light, dark.
  static let colors: [(name: String, light: String, dark: String)] = [
    ("page", "#ffffff", "#161618"), ("bar", "#f6f6f8", "#1f1f22"), ("text", "#1b1b1f", "#ececf0"),
    ("faint", "#5d5d66", "#a6a6b0"), ("rule", "#d5d5db", "#3c3c42"), ("field", "#ffffff", "#2a2a2e"),
    ("stage", "#c9ccd1", "#0c0c0e"), ("stage-text", "#3a3b40", "#b4b4bc"), ("accent", "#0a5fd0", "#4a9bff"),
    ("on-accent", "#ffffff", "#04142b"), ("focus", "#0a5fd0", "#7db8ff"), ("error", "#c62820", "#ff6b61"),
    ("warning", "#8f5500", "#ffb340"), ("note", "#2f7d9d", "#6ac4dc"),
    ("edge", "#8b8b95", "#74747e"), ("hover", "#ececf0", "#2a2a2e"), ("chosen", "#dbe8fb", "#1f3350"),
  ]

  /// Custom properties for all colours, light, dark where the system is, or as chosen on the page.
  static var colorRules: String {
    let inks = Drawing.Ink.allCases.map { (name: $0.cssClass, light: $0.colors.light, dark: $0.colors.dark) }
    let all = colors + inks
    let light = all.map { "--\($0.name):\($0.light)" }.joined(separator: ";")
    let dark = all.map { "--\($0.name):\($0.dark)" }.joined(separator: ";")
    let fills = Drawing.Ink.allCases.map { ".\($0.cssClass){fill:var(--\($0.cssClass))}" }.joined(separator: "\n")
    return """
      :root { \(light) }
      @media (prefers-color-scheme: dark) { :root:not([data-appearance=light]) { \(dark) } }
      :root[data-appearance=dark] { \(dark) }
      \(fills)

      """
  }
}
