/// The language that the keys of a catalog are written in, where it is not the one which the catalog says: Xcode says English until
/// somebody changes it.
struct KeysLanguage {
  /// Fewer words than this that no other language has so often say nothing.
  private static let leastWords = 12

  let locale: LocaleTag

  /// - Parameters:
  ///   - said: The source language that the catalog says.
  ///   - others: The languages that it has besides.
  /// - Returns: nil where hardly all of its texts are their keys, or where these may be in the language that it says.
  init?(of table: StringTable, saying said: LocaleTag, among others: [LocaleTag]) {
    let spoken = table.entries.filter { entry in
      if case .plain(let text) = entry.value { text.text.isSameBytes(as: entry.key) } else { false }
    }
    guard !spoken.isEmpty, spoken.count * 5 >= table.entries.count * 4 else { return nil }
    let texts = spoken.map(\.key).filter(KeyName.looksLikeText)
    let written = WrittenLanguage(of: texts)
    let own: LocaleTag?
    if written.fits(said) {
      own = FunctionWords(of: texts).language(unlike: said, least: Self.leastWords)
    } else {
      own = texts.count > Self.leastWords ? written.language(among: others) : nil
    }
    guard let own, own.language != said.language else { return nil }
    locale = others.first { $0.language == own.language } ?? own
  }
}

extension ReadFile {
  /// The catalog with its keys as texts of the language that they are in, and that language as its source; other files as they are.
  ///
  /// - Parameter tables: Those of the file.
  func inLanguageOfKeys(_ tables: [StringTable]) -> (file: ReadFile, tables: [StringTable])? {
    guard let said = catalogLocale, let index = tables.firstIndex(where: { $0.locale == said && $0.format == .catalog }),
      let language = KeysLanguage(of: tables[index], saying: said, among: tables.map(\.locale).filter { $0 != said })
    else { return nil }
    var (file, tables) = (self, tables)
    file.catalogLocale = language.locale
    var keyed = tables.remove(at: index)
    keyed.locale = language.locale
    if let other = tables.firstIndex(where: { $0.locale == language.locale }) {
      let translated = Set(tables[other].entries.map { ExactString($0.key) })
      keyed.entries.removeAll { translated.contains(ExactString($0.key)) }
      keyed.entries = (keyed.entries + tables[other].entries).sorted { $0.keyRange < $1.keyRange }
      keyed.suppressions += tables.remove(at: other).suppressions
    }
    return (file, [keyed] + tables)
  }
}
