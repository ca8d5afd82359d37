/// Colours of a report on a terminal, by ANSI escape sequences.
struct TerminalStyle {
  let isEnabled: Bool

  /// What a piece of a report is.
  enum Role: String {
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case path = "1"
    case heading = "1;4"
    case success = "1;32"
    case faint = "2"
  }

  func callAsFunction(_ role: Role, _ text: String) -> String {
    isEnabled && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }

  func callAsFunction(_ severity: Severity, _ text: String) -> String {
    self(Role(severity), text)
  }
}

extension TerminalStyle.Role {
  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}
