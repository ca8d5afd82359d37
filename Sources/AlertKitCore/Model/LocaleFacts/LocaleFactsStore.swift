internal import CICU
internal import Synchronization

extension LocaleFacts {
  /// What is known of a locale: the facts of the nearest file of `Locales/`, or of its script alone where no file serves it.
  ///
  /// A file is parsed when it is first asked for and kept.
  public static func facts(for locale: LocaleTag) -> LocaleFacts {
    if let known = cache.withLock({ $0[locale.identifier] }) { return known }
    let facts = load(locale)
    cache.withLock { $0[locale.identifier] = facts }
    return facts
  }

  /// The locales that have a file, sorted.
  public static let localesWithFile: [LocaleTag] = EmbeddedLocales.texts.keys.compactMap { LocaleTag($0) }.sorted()

  private static let cache = Mutex<[String: LocaleFacts]>([:])

  private static func load(_ locale: LocaleTag) -> LocaleFacts {
    for candidate in locale.fallbacks {
      let identifier = EmbeddedLocales.servedBy[candidate.identifier] ?? candidate.identifier
      guard let text = EmbeddedLocales.texts[identifier], let tag = LocaleTag(identifier) else { continue }
      if tag != locale { return facts(for: tag) }
      var record = text.withUTF8Buffer { LocaleRecord.parse($0).record }
      if let file = record.spellingFile.flatMap({ LocaleTag($0) }) { record.takeSpelling(of: facts(for: file).content.record) }
      return LocaleFacts(record: record, locale: locale)
    }
    return LocaleFacts(locale: locale)
  }

  /// The function words of the locales that have a file, whose other facts are not read for them.
  static let functionWords: [(locale: LocaleTag, words: [String])] = localesWithFile.map { locale in
    let text = EmbeddedLocales.texts[locale.identifier]
    return (locale, text?.withUTF8Buffer { LocaleRecord.values(of: "function_words", in: $0) } ?? [])
  }
}

extension LocaleTag {
  /// Whether the locale's script keeps upper and lower case apart, by ICU.
  var scriptHasCase: Bool { cicu_script_has_case(script) }
}
