/// An app's tables and surfaces, put together from every file that was read.
public struct Project: Sendable {
  /// By ``FileID/index``.
  public let files: [SourceFile]
  /// One for each table name and module.
  public let tables: [TableSet]
  /// One for each surface, in order of place.
  public let surfaces: [Surface<StringReference>]
  /// The language that the app is written in.
  public let sourceLocale: LocaleTag
  /// All locales that are checked, the source locale first.
  public let locales: [LocaleTag]
  public let suppressions: [Suppression]
  /// What was wrong with the files.
  public let faults: [Fault]
}

/// A table in all its locales.
public struct TableSet: Sendable {
  public let name: String
  /// The folder that holds the table's localizations.
  public let module: String
  public let locales: [LocaleTag: StringTable]
}
