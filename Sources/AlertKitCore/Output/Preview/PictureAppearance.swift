/// Whether a picture is light or dark.
public enum PictureAppearance: String, Sendable, CaseIterable {
  /// As the viewer's system is.
  case automatic
  /// Always light.
  case light
  /// Always dark.
  case dark

  /// CSS that paints inks.
  func rules(for inks: [Drawing.Ink]) -> String {
    func rules(_ color: (Drawing.Ink) -> String) -> String {
      inks.map { ".\($0.cssClass) { fill: \(color($0)) }\n" }.joined()
    }
    return switch self {
    case .light: rules(\.colors.light)
    case .dark: rules(\.colors.dark)
    case .automatic: "\(rules(\.colors.light))@media (prefers-color-scheme: dark) {\n\(rules(\.colors.dark))}\n"
    }
  }
}
