/// Keys that differ only in the type of their placeholders: `Delete %@?` and `Delete %lld?`.
///
/// Code that interpolates a value does not say which of them it looks up; the value's type does.
struct KeySpellings: Sendable {
  /// By key without its placeholders' types, every key that a table has.
  private var keys: [ExactString: [String]] = [:]

  /// - Parameters:
  ///   - wanted: The keys that code interpolates.
  ///   - sets: Where others may stand.
  init(of wanted: Set<String>, in sets: [TableSet]) {
    let forms = Set(wanted.filter(Self.hasPlaceholder).map { ExactString(Self.withoutTypes($0)) })
    guard !forms.isEmpty else { return }
    var found: [ExactString: Set<ExactString>] = [:]
    for set in sets {
      for table in set.locales.flatMap({ set.tables(in: $0) }) {
        for entry in table.entries where Self.hasPlaceholder(entry.key) {
          let form = ExactString(Self.withoutTypes(entry.key))
          if forms.contains(form) { found[form, default: []].insert(ExactString(entry.key)) }
        }
      }
    }
    keys = found.mapValues { $0.sorted().map(\.text) }
  }

  /// The other keys that stand for the same code.
  func others(of key: String) -> [String] {
    guard !keys.isEmpty, Self.hasPlaceholder(key) else { return [] }
    return (keys[exactly: Self.withoutTypes(key)] ?? []).filter { ExactString($0) != ExactString(key) }
  }

  private static func hasPlaceholder(_ key: String) -> Bool {
    key.utf8.contains(UInt8(ascii: "%"))
  }

  /// The key with `%` in place of each placeholder, and its number where it has one: code that interpolates makes no numbers.
  static func withoutTypes(_ key: String) -> String {
    var form: [UInt8] = []
    var bytes = key.utf8.makeIterator()
    while let byte = bytes.next() {
      form.append(byte)
      guard byte == UInt8(ascii: "%") else { continue }
      var number: [UInt8] = []
      while let next = bytes.next() {
        number.append(next)
        if next == UInt8(ascii: "$") { form += number }
        // `%%` is a percent sign.
        if next == UInt8(ascii: "%") { form.append(next) }
        if isEnd(next) { break }
      }
    }
    return String(decoding: form, as: UTF8.self)
  }

  /// Whether a byte is no flag, width, position or length of a placeholder, but its last.
  private static func isEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "#"), UInt8(ascii: "l"), UInt8(ascii: "h"), UInt8(ascii: "q"), UInt8(ascii: "z"):
      false
    default: true
    }
  }
}

extension StringReference {
  /// The reference with each key as the tables near a folder spell it, and that of each symbol. A symbol that no catalog has is
  /// declared elsewhere, with a text that only the run shows.
  ///
  /// - Parameter isExact: Whether keys are those that are looked up, and not of values of unknown type.
  func spelled(by lookup: TableLookup, near folder: String, isExact: Bool = false) -> StringReference {
    fallen(by: lookup, near: folder).mapParts { part in
      switch part {
      case .key where isExact: part
      case .key(let key, let table, let value, let range):
        .key(lookup.spelling(of: key, table: table, near: folder), table: table, defaultValue: value, range: range)
      case .symbol(let name, let table, let expression, let range):
        (part.isAccessor
          ? lookup.key(ofAccessor: name, near: folder) : lookup.key(ofSymbol: name, table: table, near: folder))
          .map { .key($0, table: table, defaultValue: nil, range: range) } ?? .dynamic(expression)
      case .literal, .system, .dynamic, .joined, .alternatives, .fallback, .recased: part
      }
    }
  }

  /// The reference with the one text of each ``fallback(_:)`` that is shown: the first that a table has or the system supplies.
  private func fallen(by lookup: TableLookup, near folder: String) -> StringReference {
    switch self {
    case .joined(let texts): return .joined(texts.map { $0.fallen(by: lookup, near: folder) })
    case .alternatives(let texts):
      var seen: Set<StringReference> = []
      let fallen = texts.map { $0.fallen(by: lookup, near: folder) }.filter { seen.insert($0.withoutPlace).inserted }
      return fallen.count == 1 ? fallen[0] : .alternatives(fallen)
    case .fallback(let texts):
      // Beside a look-up in a table that is named, one without a name is that in the default table alone.
      let isNamed = texts.contains { if case .key(_, _?, _, _) = $0 { true } else { false } }
      let shown = texts.first { $0.isThere(in: lookup, near: folder, default: isNamed ? "Localizable" : nil) }
      // What may be no look-up at all is none where no table has the key.
      if shown == nil, case .dynamic? = texts.last { return texts[texts.count - 1] }
      return shown ?? texts.first ?? self
    case .recased(let text, let letters): return .recased(text.fallen(by: lookup, near: folder), letters)
    case .key, .symbol, .literal, .system, .dynamic: return self
    }
  }

  /// Whether a table, or the system, has the text.
  private func isThere(in lookup: TableLookup, near folder: String, default table: String?) -> Bool {
    switch self {
    case .key(let key, let own, _, _):
      let table = own ?? table
      let spelling = lookup.spelling(of: key, table: table, near: folder)
      return lookup.set(of: spelling, in: lookup.candidates(table: table, near: folder)) != nil
    case .system: return true
    case .recased(let text, _): return text.isThere(in: lookup, near: folder, default: table)
    case .symbol, .literal, .dynamic, .joined, .alternatives, .fallback: return false
    }
  }

  /// The names of the catalog's symbols that a reference may be.
  var symbols: [String] {
    parts.compactMap { if case .symbol(let name, _, _, _) = $0, !$0.isAccessor { name } else { nil } }
  }

  /// The names of the accessors of other generators that a reference may be.
  var accessors: [String] {
    parts.compactMap { if case .symbol(let name, _, _, _) = $0, $0.isAccessor { name } else { nil } }
  }

  /// Whether it is a member of a type that nothing declares: `Strings.deleteTitle`, `[Strings deleteTitle]`.
  fileprivate var isAccessor: Bool {
    guard case .symbol(_, _, let expression, _) = self else { return false }
    guard let first = expression.utf8.first, !expression.hasPrefix("LocalizedStringResource") else { return false }
    return first == UInt8(ascii: "[") || first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }
}

extension TableLookup {
  /// The key under which the tables near a folder have what code names: the key itself, or one of other placeholders.
  fileprivate func spelling(of key: String, table: String?, near folder: String) -> String {
    let others = spellings.others(of: key)
    guard !others.isEmpty else { return key }
    let all = [key] + others
    let candidates = candidates(table: table, near: folder)
    func isInSource(_ key: String) -> Bool {
      candidates.contains { entry(key, in: sourceLocale, of: $0) != nil }
    }
    return all.first(where: isInSource) ?? all.first { set(of: $0, in: candidates) != nil } ?? key
  }

  /// The key that a symbol stands for: that of the nearest catalog that has one.
  fileprivate func key(ofSymbol name: String, table: String?, near folder: String) -> String? {
    let keys = symbols.keys(of: name)
    guard !keys.isEmpty else { return nil }
    return candidates(table: table, near: folder).lazy.compactMap { set in keys.first { sets[set].hasInCatalog($0) } }.first
  }

  /// The key that a generated accessor stands for; nil where two keys would do.
  fileprivate func key(ofAccessor name: String, near folder: String) -> String? {
    let keys = accessors.keys(of: name)
    guard let first = keys.first else { return nil }
    if keys.count == 1 { return first }
    let own = keys.filter { key in
      !candidates(table: nil, near: folder).allSatisfy { entry(key, in: sourceLocale, of: $0) == nil }
    }
    return own.count == 1 ? own[0] : nil
  }

  /// The folders of other tables of a set's name that are as near, and have another text for the key in the source language.
  func rivals(of set: Int, key: String, in candidates: TablePlaces.Nearest) -> [String] {
    let beside = candidates.beside(set, named: sets[set].name)
    guard beside.count > 1, let text = entry(key, in: sourceLocale, of: set)?.value.first else { return [] }
    return beside.filter { other in
      guard other != set else { return false }
      return entry(key, in: sourceLocale, of: other).map { $0.value.first != text } ?? false
    }.map { sets[$0].module }
  }
}

extension StringValue {
  /// The text without variants, or the first of them.
  fileprivate var first: String? {
    switch self {
    case .plain(let text): text.text
    case .varied(let variants, _): variants.first?.text.text
    }
  }
}
