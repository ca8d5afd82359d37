/// What became of an alert, a sheet or a notification between two states of an app.
package struct AlertChange: Sendable {
  /// What became of it as a whole.
  package enum Fate: String, Sendable, CaseIterable {
    /// It has come.
    case added
    /// It is gone.
    case removed
    /// Its texts stood in tables; now it is shown.
    case shown
    /// It is shown no longer; its texts still stand in tables.
    case hidden
    /// It is there before and after.
    case kept
  }

  /// A change of what it is made of.
  package struct Structure: Sendable, Hashable {
    /// What kind of change.
    package enum Kind: String, Sendable {
      case kind
      case textAdded = "text-added"
      case textRemoved = "text-removed"
      case buttonAdded = "button-added"
      case buttonRemoved = "button-removed"
      case role, order, preferred
      case textFields = "text-fields"
    }

    /// What kind of change.
    package let kind: Kind
    /// The part that changed: as it is, or, where it is gone, as it was.
    package let field: Field
    /// In words: `“Delete”: default → destructive`.
    package let words: String
  }

  /// A text that changed in a locale.
  package struct Text: Sendable, Hashable {
    /// Where it stands.
    package let field: Field
    /// What it could show before, one a plural form or other variant; empty where there was nothing, or nothing that is known.
    package let before: [String]
    /// What it can show now.
    package let after: [String]
  }

  /// The texts that changed in a locale.
  package struct Words: Sendable {
    package let locale: LocaleTag
    package let texts: [Text]
  }

  package let fate: Fate
  /// The surface as it was, as an index of the earlier state's surfaces; nil for one that has come.
  package let then: Int?
  /// The surface as it is; nil for one that is gone.
  package let now: Int?
  /// What of its parts, roles and order changed; empty for what came or went as a whole.
  package var structure: [Structure] = []
  /// Whether another file or member shows it.
  package var isMoved = false
  /// The locales whose words changed, the source locale first.
  package var words: [Words] = []

  /// Whether there is anything to look at: not only another place.
  package var isVisible: Bool { fate != .kept || !structure.isEmpty || !words.isEmpty }
}
