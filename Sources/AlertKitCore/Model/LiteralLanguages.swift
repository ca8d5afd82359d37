/// Which language the texts are in that code writes without a table, or that stand in one as keys alone.
struct LiteralLanguages {
  /// The languages that differ from the app's, by the surface's id.
  let bySurface: [String: LocaleTag]

  /// - Parameter known: The app's languages, its own first.
  init(
    of surfaces: [Surface<StringReference>], known: [LocaleTag], folder: (Surface<StringReference>) -> String,
    lookup: TableLookup
  ) {
    let app = known.first ?? .base
    var found: [String: LocaleTag] = [:]
    var all: [String: WrittenLanguage] = [:]
    // Latin texts of too few words to tell.
    var open: [(id: String, literals: [String])] = []
    // By a language that the app does not name, the Latin texts that read as in it.
    var unnamed: [LocaleTag: [(id: String, literals: [String])]] = [:]
    for surface in surfaces where surface.origin != .keyNames {
      let texts = surface.texts.map(\.text)
      guard lookup.keys(of: surface, near: folder(surface)).allSatisfy({ lookup.sets[$0].hasAlone(key: $1) }) else { continue }
      let literals = texts.flatMap(\.literals)
      // What a format's places are written with is no language's, and a list of buttons says one thing many times.
      let written = WrittenLanguage(of: Set(literals.map { FormatSpecifier.replacing(in: $0, with: " ") }).sorted())
      guard !literals.isEmpty, app != .base else { continue }
      guard !written.fits(app) else {
        guard written.script == "Latn",
          let own = FunctionWords(of: literals).language(unlike: app) ?? Self.english(literals, app)
        else {
          if written.script == "Latn" {
            if let named = known.dropFirst().first(where: { Self.cancels(literals, in: $0, besides: app) }) {
              found[surface.id] = named
            } else {
              open.append((surface.id, literals))
            }
          }
          continue
        }
        if let named = known.first(where: { $0.language == own.language }) ?? (own.language == "en" ? own : nil) {
          found[surface.id] = named
        } else {
          unnamed[own, default: []].append((surface.id, literals))
        }
        continue
      }
      // A few Han characters alone can be written in both ways; the other alerts tell, and most are written in the simplified one.
      var language = written.language(among: known)
      if language == nil, let script = written.script, script != "Latn" {
        let others = all[script] ?? Self.written(in: script, surfaces)
        all[script] = others
        language = others.language(among: known) ?? (script == "Hani" ? LocaleTag("zh-Hans") : nil)
      }
      if let language, language != app { found[surface.id] = language }
    }
    for (language, told) in unnamed {
      if Self.tell(language, told.flatMap(\.literals), in: app) {
        for (id, _) in told { found[id] = language }
      } else {
        open += told
      }
    }
    // Where most that tell are in one other language, so are those that say too little to tell: all of them where they are few, else those
    // with a word of it.
    let tags = Dictionary(grouping: open.isEmpty ? [] : found.values.map(\.self), by: \.self).mapValues(\.count)
    let most = tags.max { ($0.value, $1.key) < ($1.value, $0.key) }.flatMap { $0.value > 2 ? $0 : nil }
    if let language = most?.key ?? Self.together(open.flatMap(\.literals), besides: app) {
      let facts = LocaleFacts.facts(for: app)
      let other = LocaleFacts.facts(for: language)
      let areFew = (most?.value ?? 0) * 3 >= open.count
      for (id, literals) in open {
        let areAccented = app.language == "en" && Self.areAccented(literals)
        if most == nil {
          if Self.count(literals, other, besides: facts) >= Self.count(literals, facts, besides: other) { found[id] = language }
          continue
        }
        guard areAccented || !Self.hold(literals, facts, besides: other) else { continue }
        if areFew || areAccented || Self.hold(literals, other, besides: facts) { found[id] = language }
      }
    }
    bySurface = found
  }

  /// Whether texts together tell a language that the app does not name: two words that it has as well are soon found in a short text,
  /// unless a label is one of that language's alone, as *Cancelar* is.
  private static func tell(_ language: LocaleTag, _ literals: [String], in app: LocaleTag) -> Bool {
    let (own, other) = (LocaleFacts.facts(for: app), LocaleFacts.facts(for: language))
    if literals.contains(where: { own.terms(inTitle: $0).isEmpty && other.terms(inTitle: $0).contains(.cancel) }) {
      return true
    }
    let words = FunctionWords(of: Set(literals).sorted())
    return words.language(unlike: app, least: leastWords)?.language == language.language
  }

  private static let leastWords = 3

  /// The language of which texts that say too little one by one have several words together, and far more than of the app's own: an app
  /// in French whose project says English.
  private static func together(_ literals: [String], besides app: LocaleTag) -> LocaleTag? {
    let own = LocaleFacts.facts(for: app)
    let words = Set(
      literals.filter { FormatSpecifier.all(in: $0).isEmpty }.flatMap { AnalyzedText($0, locale: app).words.keys })
    let foreign = words.filter { !own.knows($0) }
    guard own.hasFile, foreign.count >= leastTogether, foreign.count * 2 > words.count else { return nil }
    let counts = LocaleFacts.functionWords.filter { !$0.words.isEmpty && $0.locale.language != app.language }.map { locale, _ in
      let facts = LocaleFacts.facts(for: locale)
      return (locale: locale, own: foreign.count(where: facts.knows), app: words.count { own.knows($0) && !facts.knows($0) })
    }.sorted { ($1.own, $0.locale) < ($0.own, $1.locale) }
    guard let best = counts.first, best.own >= leastTogether, best.own > best.app * 3, best.own * 2 > foreign.count,
      counts.dropFirst().allSatisfy({ $0.own < best.own || $0.locale.language == best.locale.language })
    else { return nil }
    return best.locale
  }

  private static let leastTogether = 6

  /// Whether a text is the label by which another language of the app cancels, and not its own, and none is of its own language.
  private static func cancels(_ literals: [String], in other: LocaleTag, besides app: LocaleTag) -> Bool {
    guard other.script == "Latn", other.language != app.language else { return false }
    let (own, facts) = (LocaleFacts.facts(for: app), LocaleFacts.facts(for: other))
    return literals.contains { own.terms(inTitle: $0).isEmpty && facts.terms(inTitle: $0).contains(.cancel) }
      && !hold(literals, own, besides: facts)
  }

  /// English, where most words are known English ones that an app's language does not have, and none is that one's, or one of several
  /// texts is a label that only English has.
  private static func english(_ literals: [String], _ app: LocaleTag) -> LocaleTag? {
    guard app.language != "en" else { return nil }
    let tag = LocaleTag("en")
    let (own, english) = (LocaleFacts.facts(for: app), LocaleFacts.facts(for: tag))
    guard own.hasFile, !literals.contains(where: hasAccentedLetter) else { return nil }
    let words = literals.filter { $0.utf8.allSatisfy { $0 < 0x80 } }.flatMap { AnalyzedText($0, locale: tag).words.keys }
    guard !words.contains(where: { own.knows($0) && !english.knows($0) }) else { return nil }
    let known = words.count { english.knows($0) && !own.knows($0) }
    if known > 2, known * 3 >= words.count * 2 { return tag }
    let isAllPlain = literals.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
    let hasLabel = literals.contains { own.facts(ofTitle: $0).locale == english.locale && $0.utf8.count > 2 }
    let long = words.filter { $0.utf8.count > 4 }
    return isAllPlain && hasLabel && known > 1 && words.count > 3 && long.count { !english.knows($0) } * 3 < long.count
      && !literals.contains { !own.terms(inTitle: $0).isEmpty && english.terms(inTitle: $0).isEmpty } ? tag : nil
  }

  /// Whether a text has a Latin letter that English has not.
  private static func hasAccentedLetter(_ text: String) -> Bool {
    text.unicodeScalars.contains { 0xC0...0x24F ~= $0.value || 0x1E00...0x1EFF ~= $0.value }
  }

  /// Whether several words of texts have letters that English has not, which writes at most a loanword so.
  private static func areAccented(_ texts: [String]) -> Bool {
    texts.flatMap { $0.split(separator: " ") }.count { hasAccentedLetter(String($0)) } > 1
  }

  /// Whether a word of texts is one of a language's frequent ones, and not of another's as well.
  private static func hold(_ texts: [String], _ facts: LocaleFacts, besides other: LocaleFacts) -> Bool {
    texts.contains { text in
      AnalyzedText(text, locale: facts.locale).words.keys.contains { facts.knows($0) && !other.knows($0) }
    }
  }

  /// How many words of texts are one of a language's frequent ones, and not of another's as well.
  private static func count(_ texts: [String], _ facts: LocaleFacts, besides other: LocaleFacts) -> Int {
    texts.flatMap { AnalyzedText($0, locale: facts.locale).words.keys }.count { facts.knows($0) && !other.knows($0) }
  }

  /// What all literals tell together of which most letters are in a script.
  private static func written(in script: String, _ surfaces: [Surface<StringReference>]) -> WrittenLanguage {
    WrittenLanguage(
      of: surfaces.flatMap { $0.texts.flatMap(\.text.literals) }.filter { WrittenLanguage(of: [$0]).script == script })
  }
}

extension TableSet {
  /// Whether no locale has another text for a key than itself.
  fileprivate func hasAlone(key: String) -> Bool {
    (KeyName.looksLikeText(key) || KeyName.isCapitalizedWord(key))
      && locales.allSatisfy { locale in
        guard let entry = entry(key, in: locale) else { return true }
        guard case .plain(let text) = entry.value else { return false }
        return text.text.isSameBytes(as: key)
      }
  }
}

extension StringReference {
  /// The texts that stand in code, where no table has any.
  var literals: [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .literal(let text, _): [text]
      case .key(let key, _, let value, _):
        [value ?? key].filter { value != nil || KeyName.looksLikeText($0) || KeyName.isCapitalizedWord($0) }
      case .symbol, .system, .dynamic, .joined, .alternatives, .fallback, .recased: []
      }
    }
  }
}
