/// `1 error`, `2 errors`.
func counted(_ number: Int, _ singular: String) -> String {
  number == 1 ? "1 \(singular)" : "\(number) \(singular)s"
}

/// `a, b and c`, or `a, b and 12 more` where there are more than one over `limit`; each made safe to print.
func listed(_ items: [String], limit: Int) -> String {
  let safe = items.map(TerminalText.sanitized)
  if safe.count <= 1 { return safe.first ?? "" }
  if safe.count <= limit + 1 { return safe.dropLast().joined(separator: ", ") + " and " + safe.last! }
  return safe.prefix(limit).joined(separator: ", ") + " and \(safe.count - limit) more"
}

extension Finding {
  /// `in delete-photo, button 2`; nil for a finding about a file.
  var surfaceLabel: String? {
    guard let surface else { return nil }
    let ids = surfaces.count > 1 ? surfaces : [surface]
    guard let field, field != .surface else { return "in " + listed(ids, limit: 3) }
    return "\(field) of " + listed(ids, limit: 3)
  }

  /// `ko, zh-Hans and 12 more`; nil for a finding about structure or a file.
  var localeLabel: String? {
    let all = locales.isEmpty ? locale.map { [$0] } ?? [] : locales
    return all.isEmpty ? nil : listed(all.map(\.identifier), limit: 8)
  }
}
