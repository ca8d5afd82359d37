/// Locales in which most of the texts of alerts are untranslated: one line says it for all.
struct UntranslatedLocales {
  /// How many texts there must be for a share of them to say something.
  private static let least = 10
  /// The rules whose findings such a line stands for.
  private static let covered = Set(
    [Rule.missingTranslation, .mixedLanguage, .staleTranslation, .untranslatedAlert].map(\.id))
  static let rule = Rule.untranslatedLocale.id

  private struct Count {
    var texts = 0
    var untranslated = 0
    /// The locale's first table with a text of an alert, the app's own before a library's, as an index of ``Project/tables``, and its
    /// file.
    var first: (isForeign: Bool, table: Int, file: FileID)?
  }

  private var counts: [LocaleTag: Count] = [:]

  init(_ project: Project) {
    for shown in project.shownKeys { count(shown, in: project) }
  }

  private mutating func count(_ shown: Project.ShownKey, in project: Project) {
    let (set, lookup) = (project.tables[shown.table], project.lookup)
    guard let source = lookup.entry(shown.key, in: project.sourceLocale, of: shown.table), source.shouldTranslate,
      let text = FormatExpansion.variants(of: source).first?.text, DisplayText.hasOwnWords(text)
    else { return }
    lazy var isProse = ProperNames.wordsLeft(in: text, locale: project.sourceLocale).count > 1
    for locale in project.locales where locale.language != project.sourceLocale.language && set.has(locale) {
      let entry = lookup.entry(shown.key, in: locale, of: shown.table)
      let own = entry.flatMap { FormatExpansion.variants(of: $0).first?.text } ?? ""
      let isMissing = entry?.state == .new || DisplayText.isBlank(own)
      counts[locale, default: Count()].texts += 1
      // What the source language's table has in another one's letters is untranslated there.
      let isSource = TextForm.isSame(own, text) && !WrittenLanguage.isIn(locale, ratherThan: project.sourceLocale, text)
      if isMissing || isSource && isProse { counts[locale]?.untranslated += 1 }
      let isForeign = !TableLookup.isOwn(set)
      let isFirst = counts[locale]?.first.map { ($0.isForeign ? 1 : 0, $0.table) > (isForeign ? 1 : 0, shown.table) } ?? true
      if isFirst, let table = set.tables(in: locale).first {
        counts[locale]?.first = (isForeign, shown.table, table.file)
      }
    }
  }

  /// Whether a line for some locales stands for what a rule finds in a locale.
  static func covers(_ rule: RuleID, in locale: LocaleTag?, lines: Set<LocaleTag>) -> Bool {
    covered.contains(rule) && locale.map(lines.contains) == true
  }

  /// The occurrences with one for each such locale in place of those that it stands for.
  func folded(_ occurrences: ToldOccurrences) -> ToldOccurrences {
    let mostly = counts.filter { $0.value.texts >= Self.least && $0.value.untranslated * 2 > $0.value.texts }
    guard !mostly.isEmpty else { return occurrences }
    let lines = mostly.sorted { $0.key < $1.key }.compactMap { locale, count -> Occurrence? in
      guard let file = count.first?.file else { return nil }
      return Occurrence(
        rule: Self.rule, severity: nil,
        message: "\(count.untranslated) of \(count.texts) texts of alerts are untranslated.", surface: nil, surfaceID: nil,
        field: nil, locale: locale, text: nil, range: SourceRange(file: file, start: 0, end: 0),
        key: nil)
    }
    let locales = Set(mostly.keys)
    var folded = occurrences
    folded.told.removeAll { Self.covers($0.rule, in: $0.locale, lines: locales) }
    folded.heldBack += occurrences.told.filter { Self.covers($0.rule, in: $0.locale, lines: locales) }
    folded.told += lines
    return folded
  }
}
