extension Rule {
  /// The rule that a configuration describes.
  init(_ custom: CustomRule) {
    self.init(
      id: custom.id, severity: custom.severity, summary: custom.message,
      rationale: "A rule of this project's own: it flags \(custom.description).", guidelines: [], examples: [],
      checks: .limitedCopy { localized, effort in custom.violations(in: localized, effort) })
  }
}

extension CustomRule {
  fileprivate func violations(in localized: LocalizedSurface, _ effort: RuleEffort) -> [Violation] {
    guard kinds.isEmpty || kinds.contains(localized.surface.kind),
      locales.isEmpty || !Set(localized.locale.fallbacks).isDisjoint(with: locales)
    else { return [] }
    return localized.surface.texts.compactMap { field, _ in
      guard let kind = field.kind, fields.isEmpty || fields.contains(kind) else { return nil }
      let own = localized.ownTexts(at: field)
      return own.first { flags($0.text, in: localized.locale, effort) }.map { Violation(field, message, variant: $0.variant) }
    }
  }

  private func flags(_ text: String, in locale: LocaleTag, _ effort: RuleEffort) -> Bool {
    switch condition {
    case .phrases(let phrases):
      let search = WordSearch(text, locale: locale)
      return phrases.contains { search.holds($0) }
    case .regularExpression(let expression):
      guard !effort.isSpent else { return false }
      switch expression.first(in: text) {
      case .found: return true
      case .notFound: return false
      case .gaveUp:
        effort.spend()
        return false
      }
    }
  }

  /// What the rule flags, for a person.
  fileprivate var description: String {
    switch condition {
    case .phrases(let phrases): phrases.map(quoted).joined(separator: ", ")
    case .regularExpression(let expression): "what matches `\(expression.pattern)`"
    }
  }
}
