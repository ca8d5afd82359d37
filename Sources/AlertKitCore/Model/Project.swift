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
    literalLanguages[surface.id] ?? sourceLocale
  }

  /// The locales whose texts the locales that are checked may show.
  var readLocales: Set<LocaleTag> { Set(locales.flatMap { lookup.chain(of: $0) }) }

  /// All locales of the app, checked or not, in order; empty for one without tables and surfaces.
  package var presentLocales: [LocaleTag] {
    guard !tables.isEmpty || !surfaces.isEmpty else { return [] }
    return Set(tables.flatMap(\.locales)).union([sourceLocale]).subtracting([.base]).sorted()
  }

  /// Whether another state of the app is shown in the same orientations.
  func hasOrientations(of other: Project) -> Bool {
    (orientations, phoneOrientations, padOrientations) == (other.orientations, other.phoneOrientations, other.padOrientations)
  }

  /// The locales that have a table in which a surface's texts stand, as far as they are checked; the source locale first, and
  /// it alone for a surface without keys.
  public func locales(of surface: Surface<StringReference>) -> [LocaleTag] {
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
    let folder = folder(of: surface)
    let leftovers = Leftovers(lookup)
    let lookup = lookup(for: surface, near: folder)
    let own = sourceLocale(of: surface)
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

  /// Whether code has a literal in several languages: in a dictionary, or beside a condition that asks for one.
  private func isTranslatedInCode(_ range: SourceRange) -> Bool { standsUnderKey(range) || isPickedByLanguage(range) }

  /// Whether a condition on the line asks for a language, by which code picks a literal: `isFrench ? "Annuler" : "Cancel"`.
  private func isPickedByLanguage(_ range: SourceRange) -> Bool {
    let text = files[Int(range.file.index)].text
    let end = min(Int(range.start), text.count)
    let start = text[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    guard end - start < 2_000, let mark = text[start..<end].lastIndex(of: UInt8(ascii: "?")) else { return false }
    let asked = text[start..<mark].split { !($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) }.last.map {
      String(decoding: $0, as: UTF8.self)
    }
    guard let asked, asked.hasPrefix("is") || asked.lowercased().contains("language") else { return false }
    return Self.languages.contains { asked.contains($0) }
  }

  private static let languages = [
    "English", "French", "German", "Spanish", "Italian", "Portuguese", "Dutch", "Russian", "Turkish", "Arabic", "Hebrew",
    "Chinese", "Japanese", "Korean", "Thai", "Vietnamese", "Indonesian", "Swedish", "Polish", "Hindi", "Persian",
  ]

  /// Whether a literal is what a dictionary of words has under a name, `"photo.delete": "Delete Photo?"`: there is another with
  /// the name, as for another language, or it is large.
  private func standsUnderKey(_ range: SourceRange) -> Bool {
    let text = files[Int(range.file.index)].text
    var index = min(Int(range.start), text.count) - 1
    func skip(_ isSkipped: (UInt8) -> Bool) { while index >= 0, isSkipped(text[index]) { index -= 1 } }
    skip { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == UInt8(ascii: "@") }
    guard index > 1, text[index] == UInt8(ascii: ":"), text[index - 1] == UInt8(ascii: "\"") else { return false }
    let end = index - 1
    index = end - 1
    skip { $0 != UInt8(ascii: "\"") && $0 != 0x0A }
    guard index >= 0, text[index] == UInt8(ascii: "\""), index + 1 < end else { return false }
    let key = text[(index + 1)..<end]
    guard key.contains(where: { "._".utf8.contains($0) }), !key.contains(0x20) else { return false }
    return text.count(ofKey: text[index...end]) > 1 || text.countsKeys(around: index, upTo: Self.mostPlainKeys)
  }

  /// A dictionary with more keys than this is a table of words.
  private static let mostPlainKeys = 64

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

extension [UInt8] {
  /// How often a name, with its quotation marks, is a key of a dictionary.
  fileprivate func count(ofKey key: ArraySlice<UInt8>) -> Int {
    withUnsafeBufferPointer { bytes in
      var (found, index) = (0, 0)
      while index + key.count < bytes.count {
        guard bytes[index] == key[key.startIndex], bytes[index...].starts(with: key) else {
          index += 1
          continue
        }
        index += key.count
        if bytes[index...].first(where: { $0 != 0x20 }) == UInt8(ascii: ":") { found += 1 }
      }
      return found
    }
  }

  /// Whether the dictionary around the quotation mark that a key begins with has more keys than a number.
  fileprivate func countsKeys(around start: Int, upTo most: Int) -> Bool {
    withUnsafeBufferPointer { bytes in
      var found = 0
      for isForward in [true, false] {
        var (index, depth, isInLiteral) = (isForward ? start : start - 1, 0, false)
        while bytes.indices.contains(index), depth >= 0, found <= most {
          switch bytes[index] {
          case UInt8(ascii: "\"") where index == 0 || bytes[index - 1] != UInt8(ascii: "\\"):
            isInLiteral.toggle()
            let isEnd = isForward ? !isInLiteral : isInLiteral
            let next = bytes[(index + 1)...].first { $0 != 0x20 }
            if isEnd, depth == 0, next == UInt8(ascii: ":") { found += 1 }
          case UInt8(ascii: "["), UInt8(ascii: "{"): if !isInLiteral { depth += isForward ? 1 : -1 }
          case UInt8(ascii: "]"), UInt8(ascii: "}"): if !isInLiteral { depth += isForward ? -1 : 1 }
          default: break
          }
          index += isForward ? 1 : -1
        }
      }
      return found > most
    }
  }
}

extension StringReference {
  /// The keys that a reference may show, with their tables' names.
  var keys: [(key: String, table: String?)] {
    parts.compactMap { if case .key(let key, let table, _, _) = $0 { (key, table) } else { nil } }
  }

  /// The first key that a reference may show.
  var key: String? { keys.first?.key }
}
