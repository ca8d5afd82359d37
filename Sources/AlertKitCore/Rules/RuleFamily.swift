/// Rules that look at the same thing.
package enum RuleFamily: String, CaseIterable, Sendable {
  case structure = "Roles, order and number of buttons"
  case wording = "Titles, messages and buttons as texts"
  case acrossLocales = "From one locale to another"
  case geometry = "Where the texts land"
  case notifications = "Notifications"
  case files = "Files"

  /// In the order of ``Rule/all``.
  package var rules: [Rule] {
    switch self {
    case .structure: Rule.structure
    case .wording: Rule.wording
    case .acrossLocales: Rule.acrossLocales
    case .geometry: Rule.geometry
    case .notifications: Rule.notifications
    case .files: Rule.files
    }
  }
}
