/// How far the texts of an app's surfaces have got in each locale.
package struct TranslationProgress: Sendable {
  /// One locale's count.
  package struct Count: Sendable {
    package var texts = 0
    package var unfinished = 0
    package var needsReview = 0
  }

  /// The locales with their counts, the source locale first.
  package let counts: [(locale: LocaleTag, count: Count)]

  package init(of project: Project, uses: TextUses) {
    var keys: [(table: Int, key: String)] = []
    var seen: Set<[String]> = []
    for surface in project.surfaces.indices {
      for (table, key) in uses.keys(of: surface) where seen.insert(["\(table)", key]).inserted { keys.append((table, key)) }
    }
    counts = project.locales.map { locale in
      var count = Count()
      for (table, key) in keys {
        guard let state = Self.state(of: key, table: table, in: locale, project: project) else { continue }
        count.texts += 1
        if state.isUnfinished { count.unfinished += 1 }
        if state == .needsReview { count.needsReview += 1 }
      }
      return (locale, count)
    }
  }

  /// How far a key has got in a locale; nil where the locale does not have the table, or the key is not to be translated.
  package static func state(of key: String, table: Int, in locale: LocaleTag, project: Project) -> TextView.State? {
    let set = project.tables[table]
    let home = project.home(of: key, in: locale, table: table)
    guard set.locales.contains(home) else { return nil }
    let source = set.entry(key, in: project.home(of: key, in: project.sourceLocale, table: table))
    let state = TextView.state(of: set.entry(key, in: home), source: source, isSource: locale == project.sourceLocale)
    return state == .untranslatable ? nil : state
  }
}
