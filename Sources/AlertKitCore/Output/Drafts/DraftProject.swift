/// Alerts that a program writes, and the string table that holds their texts.
///
/// ``files`` is what the app will read, and ``project(configuration:)`` puts together exactly that: what was checked is what
/// is written, and findings point into the files as they will be. Its surfaces keep their ids.
public struct DraftProject: Sendable {
  /// The language that the app is written in.
  public var sourceLocale: LocaleTag
  /// The string table's name.
  public var table: String
  /// The format of the string tables.
  public enum Format: String, Sendable, CaseIterable {
    /// A `.strings` table for each locale (`ko.lproj/Localizable.strings`), and a `.stringsdict` table beside it for texts that vary
    /// with a number.
    case strings
    /// One string catalog for all locales: `Localizable.xcstrings`.
    case catalog
  }

  /// The format of the string tables.
  public var format: Format
  /// The alerts, in the order in which the spec declares them.
  public var surfaces: [Surface<DraftText>]

  /// A draft whose texts go to one table.
  public init(
    sourceLocale: LocaleTag, table: String = "Localizable", format: Format = .strings, surfaces: [Surface<DraftText>] = []
  ) {
    self.sourceLocale = sourceLocale
    self.table = table
    self.format = format
    self.surfaces = surfaces
  }

  /// All locales that a text is given in, and the source locale, sorted.
  public var locales: [LocaleTag] {
    texts.reduce(into: Set([sourceLocale])) { $0.formUnion($1.locales) }.sorted()
  }

  /// The files that hold the alerts, sorted by path: the texts in the ``format``, and the alert spec `Localizable.alerts.json`,
  /// which tells `alertcopy` the buttons' order and roles.
  ///
  /// Entries stand in the order in which the surfaces use them. A text that several surfaces share is written once; two
  /// texts of one key are both written, and the rule `duplicate-key` reports them.
  public var files: [InputFile] {
    let spec = InputFile(path: "\(table).alerts.json", bytes: Array(SpecDraftWriter.json(of: surfaces, table: table).utf8))
    let tables =
      switch format {
      case .strings: locales.flatMap(stringsFiles(in:))
      case .catalog: [InputFile(path: "\(table).xcstrings", bytes: Array(CatalogDraftWriter(self).json.utf8))]
      }
    return (tables + [spec]).sorted { $0.path < $1.path }
  }

  /// A locale's `.strings` table, and a `.stringsdict` table where texts vary in it.
  private func stringsFiles(in locale: LocaleTag) -> [InputFile] {
    let texts = texts
    let entries = texts.compactMap { text in
      text.plurals[locale] == nil
        ? text.translations[locale].map { StringsDraftWriter.entry(key: text.key, value: $0, comment: text.comment) } : nil
    }
    let strings = InputFile(path: "\(locale).lproj/\(table).strings", bytes: Array(entries.joined(separator: "\n").utf8))
    let varied = texts.filter { $0.plurals[locale] != nil }
    guard !varied.isEmpty else { return [strings] }
    let list = StringsdictDraftWriter.list(of: varied, in: locale)
    return [strings, InputFile(path: "\(locale).lproj/\(table).stringsdict", bytes: Array(list.utf8))]
  }

  /// The alerts as a project to check and to lay out.
  ///
  /// - Parameter configuration: Its source locale, where it names one, outranks the draft's.
  public func project(configuration: Configuration = Configuration()) async -> Project {
    var configuration = configuration
    configuration.sourceLocale = configuration.sourceLocale ?? sourceLocale
    return await Project.assemble(files, configuration: configuration)
  }

  /// Each text once, in the order in which the surfaces use them.
  var texts: [DraftText] {
    var seen: Set<DraftText> = []
    return surfaces.flatMap { $0.texts.map(\.text) }.filter { seen.insert($0).inserted }
  }
}
