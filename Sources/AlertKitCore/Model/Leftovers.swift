/// Texts that stand in several unrelated languages and are not the source's: an older source text that nobody has translated.
final class Leftovers {
  private let lookup: TableLookup
  private var known: [Key: Set<String>] = [:]

  private struct Key: Hashable {
    let name: String
    let set: Int
  }

  /// In how many families of languages a text stands that no chance brought there.
  private static let families = 3

  init(_ lookup: TableLookup) {
    self.lookup = lookup
  }

  /// Whether all variants of a translation are left over.
  func hold(_ variants: [Copy.Variant], of key: String, in set: Int, source: [Copy.Variant], locale: LocaleTag) -> Bool {
    guard locale.language != lookup.sourceLocale.language, lookup.sets[set].locales.count > Self.families,
      variants.contains(where: { Self.isProse($0.text) })
    else { return false }
    let texts = texts(of: key, in: set, source: source)
    return !texts.isEmpty && variants.allSatisfy { texts.contains(TextForm.comparable($0.text)) }
  }

  private func texts(of key: String, in set: Int, source: [Copy.Variant]) -> Set<String> {
    let place = Key(name: key, set: set)
    if let texts = known[place] { return texts }
    let own = Set(source.map { TextForm.comparable($0.text) })
    var families: [String: Set<String>] = [:]
    for locale in lookup.sets[set].locales where locale != .base && locale.language != lookup.sourceLocale.language {
      guard let entry = lookup.sets[set].entry(key, in: locale), entry.state != .new else { continue }
      for variant in FormatExpansion.variants(of: entry) where Self.isProse(variant.text) {
        let text = TextForm.comparable(variant.text)
        if !own.contains(text) { families[text, default: []].insert(LocaleFacts.facts(for: locale).family) }
      }
    }
    let texts = Set(families.filter { $0.value.count >= Self.families }.keys)
    known[place] = texts
    return texts
  }

  /// Whether a text has two words that are no names: without capitals inside, digits and placeholders.
  private static func isProse(_ text: String) -> Bool {
    let words = FormatSpecifier.replacing(in: text, with: " ").split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
    return words.count { word in word.count > 1 && word.allSatisfy(\.isLetter) && !word.dropFirst().contains(where: \.isUppercase) } > 1
  }
}
