/// A language that code names: in a type's name, in a case, or as a key of a dictionary.
struct LanguageName {
  let locale: LocaleTag
  /// The words of the name besides.
  let rest: [String]

  /// The language of a name such as `Spanish`, `spanishStrings`, `StringsES`, `Localization_de`; nil where it has none.
  init?(in name: String) {
    let words = KeyName(stem: name).words.map(\.text)
    if let index = words.firstIndex(where: { Self.names[$0] != nil }), let code = Self.names[words[index]] {
      var rest = words
      rest.remove(at: index)
      let isTraditional = code == "zh-Hans" && rest.contains("traditional")
      rest.removeAll { $0 == "traditional" || $0 == "simplified" }
      self.init(isTraditional ? "zh-Hant" : code, rest)
    } else if words.count > 1, let code = words.last, Self.codes.contains(code) {
      self.init(code, words.dropLast())
    } else {
      return nil
    }
  }

  /// The language of a code such as `es`, `pt-BR`, `zh_Hans`; nil where it is none.
  init?(code: String) {
    guard (2...7).contains(code.utf8.count), let tag = LocaleTag(code), Self.codes.contains(tag.language) else { return nil }
    (locale, rest) = (tag, [])
  }

  /// The language that a value is asked for: `korean`, `ko`, `kor`, `en-US`; nil where it is none.
  init?(asked name: String) {
    if let own = LanguageName(in: name), own.rest.isEmpty {
      self = own
    } else if let code = Self.shortNames[name.lowercased()] {
      self.init(code, [])
    } else {
      self.init(code: name)
    }
  }

  private static let shortNames = [
    "kor": "ko", "kr": "ko", "eng": "en", "us": "en", "jpn": "ja", "jp": "ja", "chn": "zh-Hans", "cn": "zh-Hans",
    "tw": "zh-Hant",
    "fra": "fr", "deu": "de", "ger": "de", "spa": "es", "ita": "it", "por": "pt", "rus": "ru", "ara": "ar", "vie": "vi",
    "tur": "tr",
  ]

  private init?(_ code: String, _ rest: [String]) {
    guard let tag = LocaleTag(code) else { return nil }
    (locale, self.rest) = (tag, rest)
  }

  /// Codes by the English names of languages.
  private static let names = [
    "english": "en", "french": "fr", "german": "de", "spanish": "es", "italian": "it", "portuguese": "pt", "dutch": "nl",
    "russian": "ru", "turkish": "tr", "arabic": "ar", "hebrew": "he", "chinese": "zh-Hans", "japanese": "ja", "korean": "ko",
    "thai": "th", "vietnamese": "vi", "indonesian": "id", "swedish": "sv", "polish": "pl", "hindi": "hi", "persian": "fa",
    "danish": "da", "norwegian": "nb", "finnish": "fi", "czech": "cs", "romanian": "ro", "hungarian": "hu", "catalan": "ca",
    "ukrainian": "uk", "greek": "el", "urdu": "ur", "bengali": "bn", "malay": "ms", "azerbaijani": "az", "uzbek": "uz",
    "kazakh": "kk", "albanian": "sq", "slovak": "sk", "bulgarian": "bg", "serbian": "sr", "georgian": "ka", "armenian": "hy",
  ]
  private static let codes = Set(names.values.map { String($0.prefix(2)) }).union(["no"])
}
