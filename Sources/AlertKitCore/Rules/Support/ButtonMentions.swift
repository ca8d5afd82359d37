/// Finds the titles of a surface's buttons in its texts.
struct ButtonMentions {
  /// A button that a text names.
  struct Mention: Equatable {
    /// The button's title as the text has it.
    let title: String
    /// The verb that governs it, as the text has it; nil where it only stands in quotation marks.
    let verb: String?
  }

  private let localized: LocalizedSurface
  private let others: [Term]
  /// Whether only titles that are none of the buttons' are looked for.
  private let isOfOthersOnly: Bool

  private var facts: LocaleFacts { localized.facts }
  private var locale: LocaleTag { localized.locale }

  /// - Parameter others: Terms of which a text may name a button that is not there.
  init(of localized: LocalizedSurface, and others: [Term] = []) {
    self.localized = localized
    self.others = others
    isOfOthersOnly = false
  }

  /// - Parameter terms: Terms of which a text may name a button; the buttons that there are do not count.
  init(ofAbsent terms: [Term], in localized: LocalizedSurface) {
    self.localized = localized
    others = terms
    isOfOthersOnly = true
  }

  /// The titles that the buttons have in the surface's locale. Titles that hold a placeholder are left out.
  private var titles: [String] {
    let own = localized.surface.buttons.flatMap { $0.title.variants.map(\.text) }
      .filter { DisplayText.hasOwnWords($0) && FormatSpecifier.all(in: $0).isEmpty }
    guard isOfOthersOnly else { return own + others.flatMap(facts.suggestions) }
    return others.flatMap(facts.suggestions).filter { other in !own.contains { isSameLabel(other, $0) } }
  }

  /// Whether a title is another one but for its case, marks, accents and endings.
  private func isSameLabel(_ title: String, _ other: String) -> Bool {
    let (key, own) = (LocaleFacts.bareKey(LocaleFacts.key(title)), LocaleFacts.bareKey(LocaleFacts.key(other)))
    // OK may be in Latin, Greek or Cyrillic letters.
    if key == own || (key.count == 2 && own.count == 2 && facts.hasCase)
      || (facts.okSpelling.isSpelling(title) && facts.okSpelling.isSpelling(other))
    {
      return true
    }
    if facts.wordSeparator == LocaleFacts.WordSeparator.none { return own.contains(key) }
    return own.contains(key.prefix(max(2, key.count * 2 / 3)))
  }

  /// The first button that a text names behind (or, where verbs come last, before) a verb of some stems.
  func governed(by stems: StemList, in written: String) -> Mention? {
    guard stems.mayStand(in: localized.texts[written].key) else { return nil }
    let text = TextForm.withoutInvisibles(DisplayText.withoutMarkup(written))
    for title in titles {
      for range in ranges(of: title, in: text) where !opensPath(range, in: text) {
        if let verb = verb(of: stems, around: range, in: text), !isOfOthersOnly || endsWord(range, in: text) {
          return Mention(title: String(text[range]), verb: verb)
        }
      }
    }
    return nil
  }

  /// The first button whose title stands in a text in quotation marks.
  func quoted(in written: String) -> Mention? {
    guard !localized.texts[written].quotedParts.isEmpty else { return nil }
    let text = TextForm.withoutInvisibles(DisplayText.withoutMarkup(written))
    let keys = Set(titles.map { LocaleFacts.bareKey(LocaleFacts.key($0)) })
    for range in QuotedParts.ranges(in: text) where keys.contains(LocaleFacts.bareKey(LocaleFacts.key(String(text[range])))) {
      return Mention(title: String(text[range]), verb: nil)
    }
    return nil
  }

  /// Where a title stands as written on its button, as whole words; in English behind a verb its case may be lost.
  private func ranges(of title: String, in text: String) -> [Range<String.Index>] {
    // A language in title style loses its buttons' capitals within a sentence.
    let isLoose = facts.titleStyle != nil
    if facts.hasCase, !isLoose, !LetterCase.startsWithCapital(title, locale: locale) { return [] }
    let bare = Self.withoutDots(title)
    var found: [Range<String.Index>] = []
    var rest = text[...]
    while let range = isLoose ? rest.firstIgnoringCase(bare) : rest.firstRange(of: bare) {
      if isWhole(range, in: text) { found.append(range) }
      rest = text[range.upperBound...]
    }
    return found
  }

  /// Whether an arrow or the like follows: what is named is the first of several screens.
  private func opensPath(_ range: Range<String.Index>, in text: String) -> Bool {
    text[range.upperBound...].first { !$0.isWhitespace && !"”\"'»」".contains($0) }.map { ">›→»▸/".contains($0) } ?? false
  }

  private func isWhole(_ range: Range<String.Index>, in text: String) -> Bool {
    // Korean particles and Chinese words stand right behind a title.
    guard facts.hasCase else { return true }
    let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
    let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
    return !before.isLetter && !after.isLetter
  }

  /// A title without the dots, and the space before them, by which it says that something follows.
  private static func withoutDots(_ title: String) -> String {
    guard let last = title.last, "….".contains(last) else { return title }
    let dots = title.reversed().prefix { "….".contains($0) || $0.isWhitespace }.count
    return dots == title.count ? title : String(title.dropLast(dots))
  }

  /// Whether no longer word goes on behind a title, as far as that is known: 点击确认, but not 点击确认邮件.
  private func endsWord(_ range: Range<String.Index>, in text: String) -> Bool {
    guard !verbs.behindTitle.isEmpty else { return true }
    let rest = text[range.upperBound...].drop { $0 == " " }
    return rest.first.map { !$0.isLetter } ?? true || verbs.behindTitle.contains { rest.hasPrefix($0) }
  }

  /// The short stem that stands right before a title where it is the verb.
  private func shortVerb(of stems: StemList, endOf before: Substring) -> String? {
    let lead = before.reversed().drop { $0.isWhitespace || "“\"「『'‘".contains($0) }
    for (stem, leads) in stems.short where lead.starts(with: stem.reversed()) {
      let rest = lead.dropFirst(stem.count)
      let near = rest.first { !$0.isWhitespace }
      guard near?.isNumber != true else { continue }
      if rest.first?.isLetter != true || leads.contains(where: { rest.starts(with: $0.reversed()) }) { return stem }
    }
    return nil
  }

  private func verb(of list: StemList, around range: Range<String.Index>, in text: String) -> String? {
    let stems = list.texts
    let before = Self.clause(endOf: text[..<range.lowerBound])
    let after = Self.clause(startOf: text[range.upperBound...])
    if facts.wordSeparator == LocaleFacts.WordSeparator.none {
      if !list.short.isEmpty, let verb = shortVerb(of: list, endOf: before) { return verb }
      return stems.first { stem in
        before.suffix(stem.count + 3).contains(stem) || (verbs.comeLast && after.prefix(stem.count + 6).contains(stem))
      }
    }
    let between = verbs.beforeTitle
    let lead = TextSegments.words(in: String(before), locale: locale).suffix(between.isEmpty ? 4 : 3).reversed()
    for (distance, word) in lead.enumerated() {
      if isVerb(word, stems) { return String(word) }
      if between.isEmpty ? distance > 2 : !between.contains(LocaleFacts.key(String(word))) { break }
    }
    guard verbs.comeLast else { return nil }
    return TextSegments.words(in: String(after), locale: locale).prefix(3).first { isVerb($0, stems) }.map(String.init)
  }

  /// Whether a word is a form of a verb: its stem with any ending, or with one of those that the language lists.
  private func isVerb(_ word: Substring, _ stems: [String]) -> Bool {
    let key = LocaleFacts.key(String(word))
    guard !verbs.endings.isEmpty else { return stems.contains { key.hasPrefix($0) } }
    return stems.contains { stem in key == stem || verbs.endings.contains { key == stem + $0 } }
  }

  private var verbs: LocaleFacts.TouchVerbs { facts.touchVerbs ?? LocaleFacts.TouchVerbs() }

  private static func clause(endOf text: Substring) -> Substring {
    let near = text.suffix(reach)
    return near[(near.lastIndex { ends.contains($0) }.map(near.index(after:)) ?? near.startIndex)...]
  }

  private static func clause(startOf text: Substring) -> Substring {
    let near = text.prefix(reach)
    return near[..<(near.firstIndex { ends.contains($0) } ?? near.endIndex)]
  }

  /// Characters around a mention in which its verb is looked for: more than the few words that may part them.
  private static let reach = 200

  private static let ends: Set<Character> = [".", "!", "?", ";", ":", "。", "！", "？", "，", "、", ",", "\n"]
}

extension Substring {
  /// Where a text first stands, whatever its ASCII letters' case.
  fileprivate func firstIgnoringCase(_ text: String) -> Range<Index>? {
    let wanted = text.lowercased()
    guard !wanted.isEmpty else { return nil }
    var start = startIndex
    while start < endIndex {
      if let end = index(start, offsetBy: text.count, limitedBy: endIndex), self[start..<end].lowercased() == wanted {
        return start..<end
      }
      start = index(after: start)
    }
    return nil
  }
}
