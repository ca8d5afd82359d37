/// What the translations of a table's keys say together: texts that nobody has translated, and source texts that are wrong.
final class Leftovers {
  private let lookup: TableLookup
  private var known: [Key: Set<String>] = [:]

  private struct Key: Hashable {
    let name: ExactString
    let set: Int
  }

  init(_ lookup: TableLookup) {
    self.lookup = lookup
  }

  /// Whether all variants of a translation are an older source text.
  func hold(_ variants: [Copy.Variant], of key: String, in set: Int, source: [Copy.Variant], locale: LocaleTag) -> Bool {
    guard locale.language != lookup.sourceLocale.language,
      TranslatedText.canBeJudged(localeCount: lookup.sets[set].locales.count)
    else { return false }
    // What other languages have copied from the English table is English there.
    if locale.language == "en", variants.allSatisfy({ isEnglish($0.text) }) { return false }
    return TranslatedText.areLeftOver(variants.map(\.text)) { texts(of: key, in: set, source: source) }
  }

  /// Whether a text is in English rather than in the source language, as far as its letters or its words tell.
  private func isEnglish(_ text: String) -> Bool {
    if !WrittenLanguage(of: [text]).fits(lookup.sourceLocale) { return text.utf8.contains { 0x61...0x7A ~= $0 } }
    let source = LocaleFacts.facts(for: lookup.sourceLocale)
    let english = LocaleFacts.facts(for: LocaleTag("en"))
    return english.areWords(of: text, besides: source) && !source.areWords(of: text, besides: english)
  }

  /// Whether translations in several families of languages agree on values that the source text does not ask for, or not so.
  func outvote(_ source: [Copy.Variant], of key: String, in set: Int) -> Bool {
    guard TranslatedText.canBeJudged(localeCount: lookup.sets[set].locales.count) else { return false }
    return text(of: key, in: set, source: source).isOutvoted
  }

  private func texts(of key: String, in set: Int, source: [Copy.Variant]) -> Set<String> {
    let place = Key(name: ExactString(key), set: set)
    if let texts = known[place] { return texts }
    let texts = text(of: key, in: set, source: source).leftovers
    known[place] = texts
    return texts
  }

  private func text(of key: String, in set: Int, source: [Copy.Variant]) -> TranslatedText {
    let table = lookup.sets[set]
    let others = table.locales.filter { $0 != .base && $0.language != lookup.sourceLocale.language }
    return TranslatedText(
      sourceLocale: lookup.sourceLocale, source: source.map(\.text),
      translations: others.compactMap { locale in
        guard let entry = table.entry(key, in: locale), entry.state != .new else { return nil }
        return (locale, FormatExpansion.variants(of: entry).map(\.text))
      }, localeCount: table.locales.count)
  }
}
