/// A text of a table that no surface shows by itself, in one locale, beside its source text.
struct OtherText {
  /// The table, as an index of ``Project/tables``.
  let table: Int
  let key: String
  let locale: LocaleTag
  let own: StringEntry
  let source: StringEntry

  /// What a finding points at.
  func entry(_ text: String) -> ProjectViolation.Entry {
    ProjectViolation.Entry(table: table, key: key, locale: locale, text: text)
  }
}

extension Project {
  /// The tables' translations whose keys no surface shows, or only joined to others, where the source text or the translation passes a
  /// test.
  ///
  /// - Parameter withShown: Whether those that a surface shows are asked for as well.
  func otherTexts(withShown: Bool = false, where isAsked: (String) -> Bool) -> [OtherText] {
    let shown = withShown ? [] : keysShownAlone
    let source = lookup.chain(of: sourceLocale)
    return tables.indices.flatMap { index -> [OtherText] in
      let set = tables[index]
      let others = locales.filter { !source.contains($0) && $0.language != sourceLocale.language && set.has($0) }
      guard !others.isEmpty else { return [] }
      return set.entriesByTable(in: source.filter(set.has)).joined().flatMap { entry -> [OtherText] in
        guard entry.shouldTranslate, isAsked(entry.key) || entry.value.texts.contains(where: isAsked),
          !shown.contains(ShownKey(key: entry.key, table: index)), let original = original(of: entry, in: index)
        else { return [] }
        return others.compactMap { locale in
          guard let own = set.entry(entry.key, in: locale), own.state != .new, !own.value.texts.allSatisfy(\.isEmpty),
            !(own.value.texts == [entry.key] && KeyName.isCode(entry.key))
          else { return nil }
          return OtherText(table: index, key: entry.key, locale: locale, own: own, source: original)
        }
      }
    }
  }

  /// What the source language has for the key of an entry: its own, or the key where it is the text; nil where it has nothing.
  private func original(of entry: StringEntry, in set: Int) -> StringEntry? {
    let chain = [sourceLocale] + lookup.chain(of: sourceLocale)
    if chain.contains(where: { tables[set].entry(entry.key, in: $0) != nil }) { return entry }
    guard lookup.isText(entry.key, in: set) else { return nil }
    var own = entry
    own.value = .plain(LocatedText(entry.key, at: entry.keyRange))
    return own
  }

  /// A key of a table.
  struct ShownKey: Hashable {
    let key: String
    let table: Int
  }

  /// The keys that surfaces show in which something may be found, and not only joined to others.
  private var keysShownAlone: Set<ShownKey> {
    var shown: Set<ShownKey> = []
    for surface in surfaces where surface.reserve != .uncalled {
      let folder = folder(of: surface)
      for text in surface.texts {
        for alone in text.text.standingAlone {
          for (set, key) in lookup.keys(of: alone, near: folder) { shown.insert(ShownKey(key: key, table: set)) }
        }
      }
    }
    return shown
  }

  /// The keys that surfaces show in which something may be found.
  var shownKeys: Set<ShownKey> {
    var shown: Set<ShownKey> = []
    for surface in surfaces where surface.reserve != .uncalled {
      for (set, key) in lookup.keys(of: surface, near: folder(of: surface)) { shown.insert(ShownKey(key: key, table: set)) }
    }
    return shown
  }
}

extension StringReference {
  /// Whether it joins several texts of tables, each of which is filled by itself.
  var joinsKeys: Bool {
    guard case .joined = self else { return false }
    return keys.count + symbols.count > 1
  }

  /// The texts that it may be, without those that join several of tables.
  fileprivate var standingAlone: [StringReference] {
    switch self {
    case .alternatives(let all), .fallback(let all): all.flatMap(\.standingAlone)
    case .recased(let text, _): text.standingAlone
    default: joinsKeys ? [] : [self]
    }
  }
}

extension StringValue {
  /// Every text that the value is made of.
  var texts: [String] {
    switch self {
    case .plain(let text): [text.text]
    case .varied(let formats, let substitutions):
      formats.map(\.text.text) + substitutions.flatMap { $0.forms.map(\.text.text) }
    }
  }
}
