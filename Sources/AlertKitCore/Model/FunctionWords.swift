/// Which language texts in Latin letters are in, as far as its commonest words tell, and letters that no other one has: *und*, *pour*,
/// *está*, *khỏi*.
struct FunctionWords {
  /// By language, how many words of the texts are its function words.
  private var counts: [String: Int] = [:]
  /// By language, the words that tell it.
  private var distinct: [String: Set<String>] = [:]
  /// How often each of them stands there, as it is compared.
  private var found: [String: Int] = [:]
  private var words = 0
  private let texts: [String]

  init(of texts: [String]) {
    self.texts = texts
    let languages = Self.languages
    for text in texts {
      for word in Self.words(of: text) {
        words += 1
        let key = word.lowercased()
        let (own, lettered) = (languages[key], Self.languageOfLetters(in: word))
        if own != nil { found[key, default: 0] += 1 }
        guard own != nil || lettered != nil else { continue }
        for language in (own ?? []).union(lettered.map { [$0] } ?? []) {
          counts[language, default: 0] += 1
          distinct[language, default: []].insert(key)
        }
      }
    }
  }

  /// Runs of letters, with the marks on them.
  private static func words(of text: String) -> [Substring] {
    let plain = FormatSpecifier.replacing(in: text, with: " ")
    return plain.unicodeScalars.split { scalar in
      if scalar.isASCII { return !(0x61...0x7A ~= scalar.value | 0x20) }
      guard !TextEnd.isPlainLetter(scalar), !scalar.properties.isAlphabetic else { return false }
      return ![.nonspacingMark, .spacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
    }.map(Substring.init)
  }

  /// The language, where the words tell another one than a locale's.
  ///
  /// - Parameters:
  ///   - locale: The language that the texts are taken for.
  ///   - least: How many function words there must be.
  /// - Returns: nil where the texts fit the locale, where nothing is known of its function words, and where too few words tell.
  func language(unlike locale: LocaleTag, least: Int = 2) -> LocaleTag? {
    guard Self.known.contains(locale.language) else { return nil }
    // Words that are all the locale's own too, as Portuguese and French *de* and *mais*, tell nothing; and it takes long to read what is
    // known of languages that have as many.
    guard let most = counts.values.max(), most >= least, most * 6 >= words, most > counts[locale.language, default: 0],
      case let best = best(of: counts.filter { $0.value == most }.keys.sorted()), let tag = Self.tags[best]
    else { return nil }
    // One word that stands in every button tells little.
    guard distinct[best, default: []].count > 1 else { return nil }
    return most > own(locale.language, besides: tag) * 3 ? tag : nil
  }

  /// Of the languages that most words tell, as *de* and *la* are Spanish and Catalan, the one that knows most of the other words.
  private func best(of tied: [String]) -> String {
    guard tied.count > 1 else { return tied[0] }
    let all = Set(texts.lazy.flatMap(Self.words).map { $0.lowercased() })
    let known = tied.map { language -> Int in
      guard let tag = Self.tags[language] else { return 0 }
      let facts = LocaleFacts.facts(for: tag)
      return all.count(where: facts.knows)
    }
    return tied[known.firstIndex(of: known.max()!)!]
  }

  /// How many words are a language's, and hardly another's: *a* and *no* are Spanish as well as English.
  private func own(_ language: String, besides other: LocaleTag) -> Int {
    let facts = LocaleFacts.facts(for: other)
    return found.reduce(0) { count, word in
      Self.languages[word.key]!.contains(language) && !facts.knows(word.key) ? count + word.value : count
    }
  }

  /// The language of letters that hardly another one has; Vietnamese ones have a block of their own in Unicode.
  private static func languageOfLetters(in word: Substring) -> String? {
    for scalar in word.unicodeScalars where scalar.value > 0xBF {
      if 0x1EA0...0x1EF9 ~= scalar.value { return "vi" }
      if let language = letters[scalar] { return language }
    }
    return nil
  }

  private static let letters: [Unicode.Scalar: String] = [
    "ơ": "vi", "ư": "vi", "Ơ": "vi", "Ư": "vi", "ğ": "tr", "Ğ": "tr", "ı": "tr", "İ": "tr", "ł": "pl", "Ł": "pl", "ż": "pl",
    "Ż": "pl", "ř": "cs", "Ř": "cs", "ě": "cs", "Ě": "cs", "ő": "hu", "Ő": "hu", "ű": "hu", "Ű": "hu", "ß": "de", "ț": "ro",
    "Ț": "ro", "ñ": "es", "Ñ": "es", "þ": "is", "Þ": "is", "ð": "is", "Ð": "is", "ə": "az", "Ə": "az",
  ]

  /// By word, the languages that have it.
  private static let languages: [String: Set<String>] = {
    var languages: [String: Set<String>] = [:]
    for (tag, words) in LocaleFacts.functionWords {
      for word in words { languages[word, default: []].insert(tag.language) }
    }
    return languages
  }()

  private static let known = Set(languages.values.joined())

  /// By language, the locale whose file has its function words.
  private static let tags = Dictionary(
    LocaleFacts.functionWords.filter { !$0.words.isEmpty }.map { ($0.locale.language, $0.locale) },
    uniquingKeysWith: { first, _ in first })
}
