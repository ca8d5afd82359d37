/// A string catalog (`.xcstrings`): the tables of all its locales.
package struct StringCatalog: Sendable {
  /// The language that the catalog's keys were written in.
  package var sourceLocale: LocaleTag
  /// The format's version, such as `1.0`; nil where the catalog does not say.
  package var version: String?
  /// One for each locale: the source language first, then in the order in which the file names them.
  package var tables: [StringTable]

  package init(sourceLocale: LocaleTag, version: String? = nil, tables: [StringTable]) {
    self.sourceLocale = sourceLocale
    self.version = version
    self.tables = tables
  }
}
