/// A text that a field can show in a locale.
struct OwnText {
  let text: String
  /// Which of the copy's variants, from 0.
  let variant: Int
  /// Which of the texts that are chosen at run time it is a variant of, from 0.
  var alternative = 0
}

/// One of the texts that a field may show, beside its source text.
struct OwnVariant {
  /// Which of the field's alternatives, from 0.
  let alternative: Int
  let own: Copy
  let source: Copy?
  /// The index of the text's first variant among the field's.
  let firstVariant: Int
}

/// What is seldom so of any text of a surface in a locale.
struct TextTraits: OptionSet, Sendable {
  let rawValue: UInt8

  /// A text is chosen from several at run time.
  static let alternatives = TextTraits(rawValue: 1 << 0)
  /// A text is not the locale's own translation.
  static let untranslated = TextTraits(rawValue: 1 << 1)
  /// A text is an older one of the source's.
  static let stale = TextTraits(rawValue: 1 << 2)
  /// There are remarks on a text.
  static let remarks = TextTraits(rawValue: 1 << 3)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(of copy: Copy) {
    self = []
    if !copy.alternatives.isEmpty { insert(.alternatives) }
    if copy.status != .translated { insert(copy.status == .stale ? [.untranslated, .stale] : .untranslated) }
    if copy.hasRemarks { insert(.remarks) }
  }
}

/// The texts of a surface that were written for its locale, by field; worked out once for all rules.
final class OwnTexts: Sendable {
  /// In the order of the surface's fields.
  let all: [(field: Field, texts: [OwnText])]
  /// What is so of any text of the surface.
  let traits: TextTraits

  /// - Parameters:
  ///   - source: The surface in the language that the app is written in, where that is another one.
  ///   - facts: What is known of the surface's locale.
  init(of surface: Surface<Copy>, beside source: Surface<Copy>?, facts: LocaleFacts) {
    let sources = source?.texts.flatMap { $0.text.variants.map(\.text) } ?? []
    var all: [(field: Field, texts: [OwnText])] = []
    all.reserveCapacity(4)
    // Whoever writes *Ok* beside the source's *OK* has written it anew.
    func isOwnSpelling(_ text: String, _ field: Field) -> Bool {
      field.isButton && facts.okSpelling.isSpelling(text) && !sources.contains(text)
    }
    var traits: TextTraits = []
    surface.forEachText { field, copy in
      traits.formUnion(TextTraits(of: copy))
      let isCompared = source?[field] != nil
      var texts: [OwnText] = []
      func add(_ single: Copy, _ alternative: Int, from first: Int) {
        guard single.isOwn else { return }
        for (index, variant) in single.variants.enumerated()
        where !isCompared || !sources.contains(where: { TextForm.isSameSentence($0, variant.text) })
          || isOwnSpelling(variant.text, field)
        {
          if isCompared, facts.isInEnglish(variant.text) { continue }
          texts.append(OwnText(text: variant.text, variant: first + index, alternative: alternative))
        }
      }
      if copy.alternatives.isEmpty {
        add(copy, 0, from: 0)
      } else {
        var first = 0
        for (number, single) in copy.single.enumerated() {
          add(single, number, from: first)
          first += single.variants.count
        }
      }
      all.append((field, texts))
    }
    self.all = all
    self.traits = traits
  }

  /// The texts of a field; none where there is no such field.
  subscript(field: Field) -> [OwnText] {
    // Surfaces have few texts, mostly.
    for index in all.indices where all[index].field == field { return all[index].texts }
    return []
  }
}

extension LocalizedSurface {
  /// Each text of a field that is chosen at run time, beside its own source text.
  func singleTexts(of copy: Copy, source: Copy?) -> [OwnVariant] {
    guard !copy.alternatives.isEmpty else { return [OwnVariant(alternative: 0, own: copy, source: source, firstVariant: 0)] }
    let own = copy.single
    let sources = source?.single ?? []
    var first = 0
    return own.indices.map { index in
      defer { first += own[index].variants.count }
      let original = sources.count == own.count ? sources[index] : source
      return OwnVariant(alternative: index, own: own[index], source: original, firstVariant: first)
    }
  }
}
