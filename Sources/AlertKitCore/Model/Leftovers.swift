/// Texts that stand in several unrelated languages and are not the source's: an older source text that nobody has translated.
final class Leftovers {
  private let lookup: TableLookup
  private var known: [Key: Set<String>] = [:]

  private struct Key: Hashable {
    let name: ExactText
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

  /// Whether translations in several families of languages agree on values that the source text does not ask for, or not so.
  func outvote(_ source: [Copy.Variant], of key: String, in set: Int) -> Bool {
    guard let own = source.first.map({ Self.values(of: $0.text) }), lookup.sets[set].locales.count > Self.families else { return false }
    var votes: [Set<String>: (count: Int, families: Set<String>)] = [:]
    var all = 0
    for locale in lookup.sets[set].locales where locale != .base && locale.language != lookup.sourceLocale.language {
      guard let entry = lookup.sets[set].entry(key, in: locale), entry.state != .new,
        let text = FormatExpansion.variants(of: entry).first?.text, !text.isEmpty
      else { continue }
      let values = Self.values(of: text)
      all += 1
      votes[values, default: (0, [])].count += 1
      votes[values]?.families.insert(LocaleFacts.facts(for: locale).family)
    }
    return votes.contains { values, votes in
      values != own && votes.families.count >= Self.families && votes.count * 5 >= all * 4
    }
  }

  /// What a text asks for: each argument with the kind of its value.
  private static func values(of text: String) -> Set<String> {
    Set(FormatSpecifier.all(in: text).map { "\($0.argument) \($0.kind.isNumeric ? "number" : "\($0.kind)")" })
  }

  private func texts(of key: String, in set: Int, source: [Copy.Variant]) -> Set<String> {
    let place = Key(name: ExactText(key), set: set)
    if let texts = known[place] { return texts }
    let own = Set(source.map { TextForm.comparable($0.text) })
    var families: [String: Set<String>] = [:]
    for locale in lookup.sets[set].locales where locale != .base && locale.language != lookup.sourceLocale.language {
      guard let entry = lookup.sets[set].entry(key, in: locale), entry.state != .new else { continue }
      for variant in FormatExpansion.variants(of: entry) where Self.isProse(variant.text) && isOfSourceLanguage(variant.text) {
        let text = TextForm.comparable(variant.text)
        if !own.contains(text) { families[text, default: []].insert(LocaleFacts.facts(for: locale).family) }
      }
    }
    let texts = Set(families.filter { $0.value.count >= Self.families }.keys)
    known[place] = texts
    return texts
  }

  /// Whether a text has common words of the source language; true where none are listed for it.
  private func isOfSourceLanguage(_ text: String) -> Bool {
    let facts = LocaleFacts.facts(for: lookup.sourceLocale)
    guard let style = facts.titleStyle else { return true }
    let words = TextSegments.words(in: text, locale: lookup.sourceLocale).map { LocaleFacts.key(String($0)) }
    let common = words.count { style.common.contains($0) || style.words[$0] != nil || facts.fillers.contains($0) }
    // Two words may be borrowed as they are: *check out*.
    return words.count > 2 ? common > 0 : common == words.count
  }

  /// Whether a text has two words that are no names: without capitals inside, digits and placeholders.
  private static func isProse(_ text: String) -> Bool {
    let words = FormatSpecifier.replacing(in: text, with: " ").split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
    return words.count { word in word.count > 1 && word.allSatisfy(\.isLetter) && !word.dropFirst().contains(where: \.isUppercase) } > 1
  }
}
