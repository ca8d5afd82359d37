/// An XLIFF file: texts as they were sent to a translator, beside what the translator made of them.
package struct TranslationFile: Sendable {
  /// The language of the sources.
  package var sourceLocale: LocaleTag
  /// For each table that was exported, its texts in the source language, and after it those in the target language, which are
  /// one table where both languages are one.
  package var tables: [StringTable] = []

  package init(sourceLocale: LocaleTag, tables: [StringTable] = []) {
    self.sourceLocale = sourceLocale
    self.tables = tables
  }
}

/// Where an XLIFF file lies, as far as it says what is in it.
///
/// `de.xliff`, `de/app.xliff` and `de.xcloc/Localized Contents/de.xliff` are one export in German; those of other languages
/// beside it are the same app.
struct TranslationPlace: Equatable, Sendable {
  /// The folder around the exports of all languages.
  let folder: String
  /// What the exports of all languages have in common: the file's name, or only its kind where that is the language's.
  let name: String
  /// The language that the path names; nil where it names none.
  let locale: LocaleTag?

  /// - Parameter target: The language that the file says it is in; nil where it does not.
  init(path: String, target: LocaleTag? = nil) {
    let stem = FilePath.stem(FilePath.name(path))
    var folder = FilePath.folder(path)
    var locale = Self.locale(named: stem, target)
    name = locale == nil ? stem + ".xliff" : "xliff"
    if FilePath.name(folder) == Self.contentsFolder, Self.isBundle(FilePath.folder(folder)) {
      let bundle = FilePath.folder(folder)
      locale = locale ?? Self.locale(named: FilePath.stem(FilePath.name(bundle)), target)
      folder = FilePath.folder(bundle)
    } else if let around = Self.locale(ofFolder: FilePath.name(folder), target) {
      locale = locale ?? around
      folder = FilePath.folder(folder)
    }
    self.folder = folder
    self.locale = locale
  }

  /// The folder of a bundle in which its XLIFF file lies.
  static let contentsFolder = "Localized Contents"

  /// Whether a folder is one of Xcode's localization catalogs (`.xcloc`).
  static func isBundle(_ folder: String) -> Bool {
    FilePath.fileExtension(FilePath.name(folder)) == "xcloc"
  }

  /// The locale of a folder's name; `tl` and `no` may be written for a target in `fil` and `nb`.
  private static func locale(ofFolder name: String, _ target: LocaleTag?) -> LocaleTag? {
    locale(named: name, target) ?? locale(named: name, nil).flatMap { $0.language.utf8.count == 2 ? target : nil }
  }

  /// The locale of a name that is nothing but a locale's, such as `pt-BR`: one of the target's language, where that is known.
  private static func locale(named name: String, _ target: LocaleTag?) -> LocaleTag? {
    guard let tag = LocaleTag(name), tag != .base, tag.hasKnownLanguage, tag.language == target?.language ?? tag.language
    else { return nil }
    return tag
  }
}
