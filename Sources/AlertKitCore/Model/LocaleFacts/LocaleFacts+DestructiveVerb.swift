extension LocaleFacts {
  /// The term by which a button's title destroys something: the title alone ("Delete"), or its verb ("Delete Photo",
  /// "사진 삭제", "删除照片"), where the locale's facts say at which end of a title its verb stands.
  ///
  /// Made for titles in the language that an app is written in.
  public func destructiveVerb(in title: String) -> Term? {
    let facts = content.record.destructiveTitles
    let whole = Self.bareKey(Self.key(title))
    guard !facts.harmless.contains(whole) else { return nil }
    // A wording of its own has its own meaning, whatever its verb says alone.
    guard meanings(of: title).isEmpty else { return destructiveMeaning(of: title) }
    guard let position = facts.verbPosition else { return nil }
    var words = TextSegments.words(in: whole, locale: locale)
    guard words.count < 12, !words.contains(where: { facts.negations.contains(String($0)) }) else { return nil }
    while let first = words.first, words.count > 1, isLeadIn(String(first)) { words.removeFirst() }
    if position != .last, let term = firstVerb(words, of: whole) { return term }
    if position != .first, let term = lastVerb(words, of: whole) { return term }
    return nil
  }

  /// Whether a word may stand before the verb: a listed one, or a plain Yes or OK ("Yes, Delete").
  private func isLeadIn(_ word: String) -> Bool {
    guard !content.record.destructiveTitles.leadIns.contains(word) else { return true }
    return !meanings(of: word).isDisjoint(with: [.yes, .ok])
  }

  private func firstVerb(_ words: [Substring], of title: String) -> Term? {
    guard let start = words.first?.startIndex else { return nil }
    for word in words.prefix(4).reversed() {
      if let term = verb(String(title[start..<word.endIndex])) { return term }
    }
    return nil
  }

  private func lastVerb(_ words: [Substring], of title: String) -> Term? {
    guard let end = words.last?.endIndex else { return nil }
    for word in words.suffix(4) {
      let tail = String(title[word.startIndex..<end])
      if let term = verb(tail) { return term }
      for ending in content.record.destructiveTitles.endings where tail.hasSuffix(ending) {
        if let term = verb(String(tail.dropLast(ending.count))) { return term }
      }
    }
    return nil
  }

  /// The destructive term that a wording is accepted for.
  private func verb(_ wording: String) -> Term? {
    content.acceptedDestructive.contains(wording) ? destructiveMeaning(of: wording) : nil
  }
}
