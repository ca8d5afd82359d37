extension Rule {
  /// The id of the rule that a configuration's glossary makes.
  package static let glossaryID: RuleID = "glossary-term"

  /// The rule that a configuration's glossary makes.
  static func glossaryTerm(of terms: [GlossaryTerm]) -> Rule {
    Rule(
      id: glossaryID, severity: .warning,
      summary: "A text lacks a word that the glossary asks for, or has one that it forbids.",
      rationale: """
        An app that calls one thing by two names leaves people wondering which is meant. This project's glossary says what its \
        terms are called in each language.
        """,
      guidelines: [], examples: [],
      checks: .copy { localized in terms.flatMap { $0.violations(in: localized) } })
  }
}

extension GlossaryTerm {
  fileprivate func violations(in localized: LocalizedSurface) -> [Violation] {
    guard let tag = localized.locale.fallbacks.first(where: { wordings[$0] != nil }), let wording = wordings[tag] else {
      return []
    }
    return localized.surface.texts.compactMap { field, _ in
      let source = localized.source[field]
      guard let term = localized.isSource ? "" : self.term(in: source, of: localized.sourceLocale) else { return nil }
      return localized.ownTexts(at: field).lazy.compactMap { own in
        problem(of: own.text, in: localized.locale, wording, term: term).map { Violation(field, $0, variant: own.variant) }
      }.first
    }
  }

  /// The form of the term that stands in the source; nil where none does.
  private func term(in source: Copy?, of locale: LocaleTag) -> String? {
    let searches = (source?.variants ?? []).map { WordSearch($0.text, locale: locale) }
    return forms.first { form in searches.contains { $0.holds(form) } }
  }

  /// - Parameter term: The form in the source; empty for a text of the source language itself, which need not have the term.
  private func problem(of text: String, in locale: LocaleTag, _ wording: Wording, term: String) -> String? {
    let search = WordSearch(text, locale: locale)
    let use = wording.use.map(quoted).joined(separator: " or ")
    if let avoided = wording.avoid.first(where: { search.holds($0) }) {
      let instead = use.isEmpty ? "" : "; it asks for \(use)"
      return "The glossary avoids \(quoted(avoided)) for \(quoted(forms[0]))\(instead)."
    }
    guard !term.isEmpty, !wording.use.isEmpty, !wording.use.contains(where: { search.holdsAnywhere($0) }) else { return nil }
    return "The source says \(quoted(term)), for which the glossary asks for \(use)."
  }
}
