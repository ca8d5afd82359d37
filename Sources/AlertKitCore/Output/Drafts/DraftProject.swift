/// Alerts that a program writes, and the string table that holds their texts.
///
/// ``files`` is what the app will read, and ``project(configuration:)`` puts together exactly that: what was checked is what
/// is written, and findings point into the files as they will be. Its surfaces keep their ids.
public struct DraftProject: Sendable {
  /// The language that the app is written in.
  public var sourceLocale: LocaleTag
  /// The string table's name.
  public var table: String
  /// The alerts, in the order in which the spec declares them.
  public var surfaces: [Surface<DraftText>]

  /// A draft whose texts go to one table.
  public init(sourceLocale: LocaleTag, table: String = "Localizable", surfaces: [Surface<DraftText>] = []) {
    self.sourceLocale = sourceLocale
    self.table = table
    self.surfaces = surfaces
  }

  /// All locales that a text is given in, and the source locale, sorted.
  public var locales: [LocaleTag] {
    texts.reduce(into: Set([sourceLocale])) { $0.formUnion($1.translations.keys) }.sorted()
  }

  /// The files that hold the alerts, sorted by path: a `.strings` table for each locale (`ko.lproj/Localizable.strings`), and
  /// the alert spec `Localizable.alerts.json`, which tells `alertcopy` the buttons' order and roles.
  ///
  /// Entries stand in the order in which the surfaces use them. A text that several surfaces share is written once; two
  /// texts of one key are both written, and the rule `duplicate-key` reports them.
  public var files: [InputFile] {
    let texts = texts
    let tables = locales.map { locale in
      let entries = texts.compactMap { text in
        text.translations[locale].map { StringsText.entry(key: text.key, value: $0, comment: text.comment) }
      }
      return InputFile(path: "\(locale).lproj/\(table).strings", bytes: Array(entries.joined(separator: "\n").utf8))
    }
    let spec = InputFile(path: "\(table).alerts.json", bytes: Array(SpecText.json(of: surfaces, table: table).utf8))
    return (tables + [spec]).sorted { $0.path < $1.path }
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
  private var texts: [DraftText] {
    var seen: Set<DraftText> = []
    return surfaces.flatMap { $0.texts.map(\.text) }.filter { seen.insert($0).inserted }
  }
}
