extension Drawing {
  /// What a shape or a text is painted with: a part of the system's look, which differs between light and dark.
  package enum Ink: String, Hashable, Sendable, CaseIterable {
    /// What lies behind the surface: an app, dimmed.
    case backdrop
    case card
    /// The group of an action sheet's Cancel.
    case cancelCard
    /// A surface of glass, and its edge.
    case glass
    case glassEdge
    case separator
    case field
    case fieldBorder
    /// A button of the glass design, and its preferred one.
    case capsule
    case tintFill
    case label
    case secondary
    case placeholder
    case tint
    case destructive
    case onTint
    case scrollBar
    /// A banner's icon.
    case icon

    /// The colours in CSS's notation. The system's own colours are Apple's (Human Interface Guidelines, Color); those of
    /// translucent materials are what they look like over a dimmed grey.
    package var colors: (light: String, dark: String) {
      switch self {
      case .backdrop: ("#c9ccd1", "#0c0c0e")
      case .card: ("#f4f4f6", "#2a2a2c")
      case .cancelCard: ("#ffffff", "#343437")
      case .glass: ("#f6f7f9", "#26272a")
      case .glassEdge: ("#ffffff", "#4a4b50")
      case .separator: ("#c5c6ca", "#48484b")
      case .field: ("#ffffff", "#1a1a1c")
      case .fieldBorder: ("#c5c6ca", "#48484b")
      case .capsule: ("#e3e4e8", "#3c3d42")
      case .tintFill: ("#0088ff", "#0091ff")
      case .label: ("#000000", "#ffffff")
      case .secondary: ("#6a6a70", "#a5a5ad")
      case .placeholder: ("#a9a9ae", "#6c6c72")
      case .tint: ("#007aff", "#0a84ff")
      case .destructive: ("#ff3b30", "#ff453a")
      case .onTint: ("#ffffff", "#ffffff")
      case .scrollBar: ("#9b9ca1", "#77787d")
      case .icon: ("#8e8e93", "#636366")
      }
    }

    /// The class that paints a shape with the ink.
    var cssClass: String { "ink-\(rawValue)" }
  }
}
