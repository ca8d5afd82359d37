/// Which of some occurrences the entries of a baseline stand for, worked out in passes.
struct BaselineFitting {
  /// For each occurrence, whether an entry fits it.
  private(set) var isFitted: [Bool]
  /// The entries that are left, with as many places as they still stand for.
  var left: Baseline.Entries
  private let names: [FindingIdentity]
  private let occurrences: [Occurrence]
  /// The occurrences in order of place.
  private let order: [Int]

  init(_ occurrences: [Occurrence], identities: inout FindingIdentities, entries: Baseline.Entries) {
    self.occurrences = occurrences
    names = occurrences.map { identities.identity(of: $0) }
    isFitted = [Bool](repeating: false, count: occurrences.count)
    left = entries
    order = occurrences.indices.sorted { occurrences[$0].range < occurrences[$1].range }
  }

  /// The occurrences apart by whether an entry fits them.
  var parts: (unfitted: [Occurrence], fitted: [Occurrence]) {
    let fits = zip(occurrences, isFitted)
    return (fits.filter { !$1 }.map(\.0), fits.filter { $1 }.map(\.0))
  }

  /// Fits each rule's own entries: where they were, elsewhere, and in other words.
  mutating func fitPlaces() {
    fit { $0 }
    fit(by: \.elsewhere)
    fit(by: \.reworded)
    fit(by: \.rekeyed)
  }

  /// Fits entries for locales that were mostly untranslated to each of their untranslated texts.
  mutating func fitLines(among entries: Baseline.Entries) {
    let lines = entries.sorted.filter { $0.identity.rule == UntranslatedLocales.rule }
    let locales = Set(lines.compactMap(\.identity.locale))
    guard !locales.isEmpty else { return }
    var fitted: Set<LocaleTag> = []
    for (index, occurrence) in occurrences.enumerated() where !isFitted[index] {
      guard UntranslatedLocales.covers(occurrence.rule, in: occurrence.locale, lines: locales) else { continue }
      isFitted[index] = true
      if let locale = occurrence.locale { fitted.insert(locale) }
    }
    for line in lines where line.identity.locale.map(fitted.contains) == true { _ = left.take(line.identity) }
  }

  /// Fits entries to the places of one name, in order of place.
  ///
  /// - Parameter name: What an identity is called in this pass; nil for one that takes no part.
  mutating func fit(by name: (FindingIdentity) -> FindingIdentity?) {
    guard !left.isEmpty else { return }
    var free: [FindingIdentity: [FindingIdentity]] = [:]
    for (identity, places) in left.sorted.reversed() {
      guard let called = name(identity) else { continue }
      free[called, default: []].append(contentsOf: repeatElement(identity, count: min(places.count, occurrences.count)))
    }
    struct Place: Hashable {
      let name: FindingIdentity
      let range: SourceRange
    }
    var fitted: [Place: Bool] = [:]
    for index in order where !isFitted[index] {
      guard let called = name(names[index]), free[called] != nil else { continue }
      let here = Place(name: called, range: occurrences[index].range)
      if fitted[here] == nil { fitted[here] = free[called]?.popLast().map { left.take($0) } ?? false }
      isFitted[index] = fitted[here] ?? false
    }
  }
}
