extension LocaleFacts {
  /// The term by which a button's title destroys something: the title alone ("Delete"), or its verb ("Delete Photo",
  /// "사진 삭제", "删除照片"), where the locale's facts say at which end of a title its verb stands.
  ///
  /// Made for titles in the language that an app is written in.
  public func destructiveVerb(in title: String) -> Term? {
    // A wording of its own has its own meaning, whatever its verb says alone.
    guard meanings(of: title).isEmpty else { return destructiveMeaning(of: title) }
    guard let position = content.record.destructiveTitles.verbPosition else { return nil }
    let whole = Self.bareKey(Self.key(title))
    let words = TextSegments.words(in: whole, locale: locale)
    // A longer text is a sentence, not a button's title.
    guard words.count < 12, !isNegated(whole, words), !isHarmless(whole) else { return nil }
    if position != .last, let term = firstVerb(words, of: whole) { return term }
    if position != .first, let term = lastVerb(words, of: whole) { return term }
    return nil
  }

  /// Whether the verb of a title, where it stands by the locale's facts, is one that destroys nothing: *Create Archive*.
  func isConstructive(_ title: String) -> Bool {
    let facts = content.record.destructiveTitles
    guard !facts.constructive.isEmpty, let position = facts.verbPosition, destructiveVerb(in: title) == nil else {
      return false
    }
    let whole = Self.bareKey(Self.key(title))
    let words = TextSegments.words(in: whole, locale: locale).map(String.init)
    let verb = position == .last ? words.last : words.first
    let joins = words.contains { facts.joiners.contains($0) } || whole.contains("&")
    guard words.count < 6, !joins || words.count < 4, !isNegated(whole, words.map { $0[...] }) else { return false }
    // What stands behind *and* may well destroy: *Save and Forfeit*.
    let second = position == .last ? words.first : words.last
    if joins, words.count > 1, second.map({ !facts.constructive.contains($0) }) ?? true { return false }
    // At the end it may be a noun where verbs come first as well: 关闭共享, turn off sharing.
    return verb.map(facts.constructive.contains) ?? false
  }

  /// Whether a title names by a noun that everything is undone: *Factory Reset*.
  func namesReset(_ title: String) -> Bool {
    let listed = content.record.destructiveTitles.resets
    return !listed.isEmpty && listed.contains(Self.bareKey(Self.key(title)))
  }

  /// Whether a sentence says that something will be gone: *Your changes will be lost.*
  func announcesLoss(_ sentence: AnalyzedText) -> Bool {
    let titles = content.record.destructiveTitles
    guard !titles.announced.isEmpty else { return false }
    if findsWordsAnywhere {
      let text = sentence.writtenKey
      return phrases.announced.finds(in: text) && !titles.announcedUnless.contains(where: text.holdsBytes)
    }
    let words = sentence.words.keys
    return phrases.announcedWords.finds(in: " \(words.joined(separator: " ")) ")
      && titles.announcedUnless.isDisjoint(with: words)
  }

  /// Whether a button's title leads to one of two deeds, or to something that asks more: *Reset or Restore*, *Reset…*
  func leadsToChoice(_ title: String) -> Bool {
    let key = Self.key(title)
    if key.hasSuffix("…") || key.hasSuffix("...") { return true }
    return namesEither(key)
  }

  /// Whether a button's title, as texts are compared, names two deeds of which one is done.
  func namesEither(_ key: String) -> Bool {
    let listed = content.record.destructiveTitles.alternatives
    if wordSeparator == WordSeparator.none { return listed.contains { key.contains($0) } }
    return !listed.isEmpty && !PhraseList(listed).ranges(in: AnalyzedText(key, locale: locale).words).isEmpty
  }

  /// Whether a button's title goes on or goes away, and destroys nothing by itself; nil where the language has no such words listed.
  func isNeutral(_ title: String) -> Bool? {
    let listed = content.record.destructiveTitles.neutral
    return listed.isEmpty ? nil : listed.contains(Self.bareKey(Self.key(title)))
  }

  /// Whether a text says, or may say, that something is lost or may go wrong.
  func maySpeakOfLoss(_ text: AnalyzedText) -> Bool {
    let listed = content.record.destructiveTitles.losses
    return phrases.mentionDestruction(in: text.key)
      || text.words.keys.contains { word in listed.contains { word.hasPrefix($0) } }
      || listed.contains { $0.contains(" ") && text.key.contains($0) }
  }

  /// Whether what stands before a deed denies it and does nothing else: *Don’t*, *Nicht*, 不.
  func isDenial(_ lead: String) -> Bool {
    let word = Self.bareKey(lead.filter { $0 != " " })
    return content.record.destructiveTitles.negations.subtracting(Self.undoing).contains(word) || word == "don't"
      || word == "donot"
  }

  /// Negations that say that something is taken back.
  private static let undoing: Set<String> = [
    "取消", "撤销", "撤消", "恢复", "停止", "還原", "復原", "恢復", "开启", "启用", "開啟", "啟用", "已", "最近", "失败", "失敗",
  ]

  private func isNegated(_ title: String, _ words: [Substring]) -> Bool {
    let negations = content.record.destructiveTitles.negations
    if wordSeparator == WordSeparator.none { return negations.contains { title.contains($0) } }
    return words.contains { negations.contains(String($0)) }
  }

  /// Whether the title starts, or where verbs come last ends, with a listed harmless phrase.
  private func isHarmless(_ title: String) -> Bool {
    let facts = content.record.destructiveTitles
    return facts.harmless.contains { phrase in
      facts.verbPosition == .last ? title.hasSuffix(phrase) : title.hasPrefix(phrase)
    }
  }

  /// Whether a sentence has a listed harmless phrase anywhere.
  func namesHarmlessDeed(_ sentence: String) -> Bool {
    let text = Self.key(sentence)
    return content.harmless.finds(in: text) && content.record.destructiveTitles.harmless.contains { text.contains($0) }
  }

  /// Whether a word may stand before the verb: a listed one, or a plain Yes or OK ("Yes, Delete").
  private func isLeadIn(_ word: Substring) -> Bool {
    content.record.destructiveTitles.leadIns.contains(String(word))
      || !meanings(of: String(word)).isDisjoint(with: [.yes, .ok])
  }

  private func firstVerb(_ words: [Substring], of title: String) -> Term? {
    var mayStart = true
    for (index, word) in words.enumerated() {
      if mayStart || follows(words, index, in: title) {
        for end in words[index...].prefix(4).reversed() {
          if let term = verb(String(title[word.startIndex..<end.endIndex])) { return term }
        }
      }
      mayStart = mayStart && isLeadIn(word)
    }
    return nil
  }

  /// Whether a word joins a second verb to a first: it follows "and" or "&".
  private func follows(_ words: [Substring], _ index: Int, in title: String) -> Bool {
    guard index > 0 else { return false }
    return content.record.destructiveTitles.joiners.contains(String(words[index - 1]))
      || title[words[index - 1].endIndex..<words[index].startIndex].contains("&")
  }

  private func lastVerb(_ words: [Substring], of title: String) -> Term? {
    guard let end = words.last?.endIndex else { return nil }
    for word in words.suffix(4) where !splitsKatakana(title, at: word.startIndex) {
      let tail = String(title[word.startIndex..<end])
      if let term = verb(tail) { return term }
      for ending in content.record.destructiveTitles.endings where tail.hasSuffix(ending) {
        if let term = verb(String(tail.dropLast(ending.count))) { return term }
      }
    }
    return nil
  }

  /// Whether a place is inside a run of katakana, where ICU finds short words in longer ones (リセット in プリセット).
  private func splitsKatakana(_ title: String, at index: String.Index) -> Bool {
    let katakana: ClosedRange<Unicode.Scalar> = "\u{30A0}"..."\u{30FF}"
    guard let before = title.unicodeScalars[..<index].last, let after = title.unicodeScalars[index...].first else {
      return false
    }
    return katakana.contains(before) && katakana.contains(after)
  }

  /// The destructive term that a wording is accepted for.
  private func verb(_ wording: String) -> Term? {
    content.acceptedDestructive.contains(wording) ? destructiveMeaning(of: wording) : nil
  }
}
