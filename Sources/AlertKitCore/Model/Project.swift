/// An app's tables and surfaces, put together from every file that was read.
public struct Project: Sendable {
  /// By ``FileID/index``, sorted by path; of an earlier state of an app, those that are there no more stand last. An unreadable file
  /// is there without text.
  public let files: [SourceFile]
  /// One for each table name and module, sorted by module and name.
  public internal(set) var tables: [TableSet]
  /// One for each surface, in order of place.
  public let surfaces: [Surface<StringReference>]
  /// By place in ``surfaces``, what tells each from others while code moves.
  public let alerts: [AlertIdentity]
  /// The language that the app is written in.
  public let sourceLocale: LocaleTag
  /// All locales that are checked, the source locale first.
  public let locales: [LocaleTag]
  /// In order of place, each once.
  public let suppressions: [Suppression]
  /// What was wrong with the files, in order of place.
  public let faults: [Fault]
  /// Sample values for the placeholders of a text, by key: the specs' and the configuration's.
  public internal(set) var arguments: [String: [String]]
  /// The orientations that the configuration names; empty where the app says them.
  let orientations: Set<Orientation>
  /// Those in which an iPhone shows the app, as its targets say.
  let phoneOrientations: Set<Orientation>
  /// Those in which an iPad shows the app.
  let padOrientations: Set<Orientation>
  /// Whether the app is only drawn in the classic design, as its targets say, and the configuration names no design.
  let isClassicAlone: Bool
  /// Files whose findings are reported; others are read only to resolve what these name.
  public let reported: Set<FileID>

  /// What was read of the app's code, and what was not.
  public let coverage: ReadingCoverage

  /// Notification content extensions, in order of place.
  public var contentExtensions: [ContentExtension] { notifications.contentExtensions }

  /// Where the app asks whether it may send notifications, in order of place.
  public var permissionRequests: [SourceRange] { notifications.permissionRequests }
  /// Those of ``permissionRequests`` that a control of the app's own leads to, as far as its sources tell.
  public var requestsOnDemand: Set<SourceRange> { notifications.requestsOnDemand }

  /// By ``FileID/index``.
  let parts: [ProjectPart]
  let notifications: NotificationIndex
  /// How many texts of alerts stand in code, where hardly any stands in the tables of an app that has some in several languages.
  let untabledTexts: Int?
  /// The languages of surfaces whose texts stand in code, where they are not the app's, by id.
  var literalLanguages: [String: LocaleTag]
  /// What code says of the language of its literals.
  let languageScopes: LanguageScopes
  /// The languages of surfaces of whose literals code says in which they are, the app's first, by id.
  var codeLanguages: [String: [LocaleTag]]
  var lookup: TableLookup
  /// Files of apps for other devices whose targets have none of the tables.
  let untabledFiles: Set<FileID>
  let keysInCode: KeysInCode
  /// Where texts are others than those in the files.
  var editedRanges: Set<SourceRange> = []
  /// By ``FileID/index``, the folder that the texts of a file are looked for from.
  let folders: [String]
  /// Where a file holds tables of several modules, as an XLIFF file does, where each starts, and its module.
  let sections: [FileID: [(start: Int32, module: String)]]

  /// How many strings and surfaces there are.
  package var counts: ProjectCounts { ProjectCounts(of: self) }

  /// The language that a surface's texts are written in before anyone translates them: the app's, but for texts that stand in
  /// code in another script, or with the function words of another language.
  public func sourceLocale(of surface: Surface<StringReference>) -> LocaleTag {
    codeLanguages[surface.id]?[0] ?? literalLanguages[surface.id] ?? sourceLocale
  }

  /// The locales whose texts the locales that are checked may show.
  var readLocales: Set<LocaleTag> { Set(locales.flatMap { lookup.chain(of: $0) }) }

  /// All locales of the app, checked or not, in order; empty for one without tables and surfaces.
  package var presentLocales: [LocaleTag] {
    guard !tables.isEmpty || !surfaces.isEmpty else { return [] }
    return Set(tables.flatMap(\.locales)).union([sourceLocale]).subtracting([.base]).sorted()
  }

  /// Whether another state of the app is shown in the same orientations and designs.
  func hasScenes(of other: Project) -> Bool {
    (orientations, phoneOrientations, padOrientations, isClassicAlone)
      == (other.orientations, other.phoneOrientations, other.padOrientations, other.isClassicAlone)
  }

  /// The locales that have a table in which a surface's texts stand, as far as they are checked; the source locale first, and
  /// it alone for a surface without keys.
  public func locales(of surface: Surface<StringReference>) -> [LocaleTag] {
    if let own = codeLanguages[surface.id] {
      return locales.contains(sourceLocale) ? own : own.filter(locales.contains)
    }
    if let own = literalLanguages[surface.id] {
      return locales.contains(sourceLocale) || locales.contains(own) ? [own] : []
    }
    var present: Set<LocaleTag> = [sourceLocale]
    let sets = Set(lookup.keys(of: surface, near: folder(of: surface)).map(\.set))
    // The languages of a library's table are not those of the app's beside it.
    let own = sets.filter { TableLookup.isOwn(tables[$0]) }
    for set in own.isEmpty ? sets : own { present.formUnion(tables[set].locales) }
    return locales.filter { !present.isDisjoint(with: lookup.chain(of: $0)) }
  }

  /// A surface's words in a locale, beside those in the source locale. A text that the locale lacks is the source locale's.
  public func localized(_ surface: Surface<StringReference>, in locale: LocaleTag) -> LocalizedSurface {
    localized(surface, in: [locale])[0]
  }

  /// A surface's words in several locales, in their order.
  public func localized(_ surface: Surface<StringReference>, in locales: [LocaleTag]) -> [LocalizedSurface] {
    // Each language's literals were written in it.
    if let own = codeLanguages[surface.id], own.count > 1 {
      return locales.map { locale in
        localized(languageScopes.surface(surface, in: locale), in: [locale], from: own.contains(locale) ? locale : own[0])[0]
      }
    }
    return localized(surface, in: locales, from: sourceLocale(of: surface))
  }

  private func localized(
    _ surface: Surface<StringReference>, in locales: [LocaleTag], from own: LocaleTag
  ) -> [LocalizedSurface] {
    let folder = folder(of: surface)
    let leftovers = Leftovers(lookup)
    let lookup = lookup(for: surface, near: folder)
    let sourceFacts = LocaleFacts.facts(for: own)
    func words(in locale: LocaleTag, _ facts: LocaleFacts) -> Surface<Copy> {
      surface.map(
        Resolution(
          lookup: lookup, folder: folder, locale: locale == own ? sourceLocale : locale, facts: facts,
          isCode: surface.origin == .source, isTranslatedInCode: isTranslatedInCode, leftovers: leftovers
        ).copy)
    }
    let source = words(in: own, sourceFacts)
    let sourceTexts = AnalyzedTexts(of: source, locale: own)
    return locales.map { locale in
      let facts = locale == own ? sourceFacts : LocaleFacts.facts(for: locale)
      return LocalizedSurface(
        surface: locale == own ? source : words(in: locale, facts), source: source, locale: locale, sourceLocale: own,
        facts: facts, sourceFacts: sourceFacts, context: context(of: surface, in: locale), sourceTexts: sourceTexts)
    }
  }

  /// The tables as they are for a surface: one whose title or message stands in a table is translated, though most alerts are not.
  private func lookup(for surface: Surface<StringReference>, near folder: String) -> TableLookup {
    if untabledFiles.contains(surface.range.file) {
      var none = lookup
      none.isTranslated = false
      return none
    }
    guard !lookup.isTranslated, lookup.hasTranslations, surface.origin == .source,
      [surface.title, surface.message].contains(where: { $0.map { !lookup.keys(of: $0, near: folder).isEmpty } ?? false })
    else { return lookup }
    var own = lookup
    own.isTranslated = true
    return own
  }

  private func context(of surface: Surface<StringReference>, in locale: LocaleTag) -> NotificationContext {
    guard surface.kind == .notification || surface.kind == .notificationCategory else {
      return NotificationContext(appNames: notifications.appNames.names(in: locale))
    }
    let name = surface.categoryName
    let category = surface.kind == .notification ? name.flatMap { notifications.categories[$0] } : nil
    let words = category.map { index in
      let category = surfaces[index]
      let facts = LocaleFacts.facts(for: locale)
      return category.map(Resolution(lookup: lookup, folder: folder(of: category), locale: locale, facts: facts).copy)
    }
    return NotificationContext(
      appNames: notifications.appNames.names(in: locale), category: words,
      contentExtension: name.flatMap(notifications.contentExtension))
  }

  /// The folder that the tables of a surface are looked for from.
  func folder(of surface: Surface<StringReference>) -> String {
    let sections = sections[surface.range.file] ?? []
    return sections.last { $0.start <= surface.range.start }?.module ?? folders[Int(surface.range.file.index)]
  }
}
