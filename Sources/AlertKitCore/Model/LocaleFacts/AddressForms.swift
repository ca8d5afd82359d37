/// The words by which a language's texts address people, by each way to do so: *du* and *Sie*.
struct AddressForms: Sendable {
  /// A way to address people.
  private struct Way: Sendable {
    let phrases: PhraseList
    /// Forms that count only with their capital, where no sentence begins with them.
    let capitals: Set<String>
    /// Of ``capitals``, as words are compared.
    let anyCapital: WordFilter
    /// Forms that count wherever they stand in a text, as words are not parted.
    let anywhere: [String]
    /// Of ``anywhere``.
    let anyOfThem: ByteSearch
  }

  private let ways: [Way]
  /// What each way is called, by its first word.
  let names: [String]

  init(_ record: LocaleRecord) {
    names = record.address.keys.sorted()
    let isAnywhere = record.wordSeparator == LocaleFacts.WordSeparator.none
    ways = record.address.sorted { $0.key < $1.key }.map { _, forms in
      let capitals = isAnywhere ? [] : forms.filter { $0.first?.isUppercase ?? false }
      return Way(
        phrases: PhraseList(isAnywhere ? [] : forms.filter { !capitals.contains($0) }), capitals: Set(capitals),
        anyCapital: WordFilter(capitals.map(LocaleFacts.key)), anywhere: isAnywhere ? forms : [],
        anyOfThem: ByteSearch(isAnywhere ? forms : []))
    }
  }

  /// Whether a language has ways to address people that texts can mix.
  var areKnown: Bool { ways.count > 1 }

  /// Whether a word by which people are addressed may stand in a text; in most texts none does.
  func mayStand(in text: AnalyzedText) -> Bool {
    // By index, so that no way is copied to be asked.
    ways.indices.contains { index in
      if !ways[index].anywhere.isEmpty { return ways[index].anyOfThem.finds(in: text.composed) }
      return ways[index].phrases.mayStand(in: text.words)
        || !ways[index].capitals.isEmpty && text.words.numbers.contains { ways[index].anyCapital.mayHold($0) }
    }
  }

  /// By way, the first word in a text by which it addresses people so; what stands in quotation marks does not count.
  ///
  /// - Parameter isTitle: Whether no sentence stands before the text, so that its first word is nobody's that was spoken of.
  func found(in text: AnalyzedText, isTitle: Bool) -> [Substring?] {
    ways.map { way in
      if !way.anywhere.isEmpty {
        guard way.anyOfThem.finds(in: text.composed) else { return nil }
        return way.anywhere.lazy.compactMap { text.shown.firstRange(of: $0) }.first { range in
          !text.quotedParts.contains { $0.overlaps(range) }
        }.map { text.shown[$0] }
      }
      let words = text.words
      let phrase = way.phrases.ranges(in: words).first { !words.isQuoted($0.lowerBound) }
      if let phrase { return words.all[phrase.lowerBound] }
      guard !way.capitals.isEmpty else { return nil }
      let index = words.all.indices.first { index in
        way.anyCapital.mayHold(words.numbers[index]) && way.capitals.contains(String(words.all[index]))
          && !words.isQuoted(index)
          && (isTitle && index == 0 && words.all[0].count < 5 || !Self.opens(words.all[index], in: text.shown))
      }
      return index.map { words.all[$0] }
    }
  }

  /// Whether a sentence, or an item of a list, begins with a word.
  private static func opens(_ word: Substring, in text: String) -> Bool {
    guard let before = text[..<word.startIndex].last(where: { !" \u{A0}\"„“«‘(".contains($0) }) else { return true }
    return ".!?:;…\n\r–-•*()".contains(before)
  }
}
