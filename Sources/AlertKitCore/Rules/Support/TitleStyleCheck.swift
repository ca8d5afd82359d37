/// Which words of a text are not written as the small-word rules of a language's title style say.
struct TitleStyleCheck {
  private let text: CasedWords
  private let style: LocaleFacts.TitleStyle
  private let misspellings: Misspellings?

  /// - Parameter misspellings: What tells words that have letters of their own, such as *SMS*, in a text that is corrected.
  init(_ text: CasedWords, style: LocaleFacts.TitleStyle, misspellings: Misspellings? = nil) {
    self.text = text
    self.style = style
    self.misspellings = misspellings
  }

  /// The words that are against title style.
  var violations: [CasedWord] { text.words.filter { !fitsTitleStyle($0) } }

  /// The first word that is against title style.
  var firstViolation: CasedWord? { text.words.first { !fitsTitleStyle($0) } }

  /// The words that are against sentence style: capitals inside the text on words that are no names.
  var sentenceViolations: [CasedWord] {
    text.words.indices.compactMap { index in
      let word = text.words[index]
      if word.isFirst { return word.isFree || isCapital(word) ? nil : word }
      return isCapital(word) && isCommon(at: index) ? word : nil
    }
  }

  /// The text in title style: as it was, but for the words that are against it; nil where it has placeholders.
  var corrected: String? {
    text.text.unicodeScalars.contains(DisplayText.placeholderMark) ? nil : correctedWithMarks
  }

  /// The text in title style, with marks for its placeholders.
  var correctedWithMarks: String {
    var result = ""
    var end = text.text.startIndex
    for word in text.words where !fitsTitleStyle(word) || isSmallByHabit(word) || isSmallTail(word) {
      result += text.text[end..<word.text.startIndex]
      result +=
        isCapital(word)
        ? LetterCase.lowercased(word.text, locale: text.locale)
        : misspellings?.name(for: word.key) ?? LetterCase.capitalized(word.text, locale: text.locale)
      end = word.text.endIndex
    }
    return result + text.text[end...]
  }

  /// Whether a word in lower case more often has a capital: it is left alone, but not in a title that is rewritten.
  private func isSmallByHabit(_ word: CasedWord) -> Bool {
    !word.isFree && style.words[word.key] == .usuallyUpper && !isCapital(word)
  }

  /// Whether a word stands in small letters behind a longer one and a hyphen, as *private* does in *BIP38-private*: it is left alone
  /// too, but not in a title that is rewritten.
  private func isSmallTail(_ word: CasedWord) -> Bool {
    guard !word.isFree, word.startsAnew, style.words[word.key] == nil, word.text.count > 4, !isCapital(word),
      isCompoundTail(word)
    else { return false }
    return text.text[..<word.text.startIndex].dropLast().reversed().prefix { $0.isLetter || $0.isNumber }.count > 2
  }

  func isCapital(_ word: CasedWord) -> Bool { LetterCase.startsWithCapital(word.text, locale: text.locale) }

  private func fitsTitleStyle(_ word: CasedWord) -> Bool {
    if word.isFree { return true }
    let isCapital = isCapital(word)
    if word.isFirst || (word.isLast && !word.startsAnew) { return isCapital }
    if word.startsAnew && isCompoundTail(word) { return true }
    switch style.words[word.key] {
    case .alwaysLower: return word.startsAnew || !isCapital || word.text.count == 1
    case .usuallyLower, .either, .usuallyUpper: return true
    case .alwaysUpper, nil: return isCapital
    }
  }

  /// Whether a hyphen or a slash stands right before the word: *Built-in* and *Sign-In* are both in use.
  private func isCompoundTail(_ word: CasedWord) -> Bool {
    text.text[..<word.text.startIndex].last.map { "-‐‑/".contains($0) } ?? false
  }

  /// Whether a word inside the text is none that a name could hold: a common one with no name right before or behind it.
  private func isCommon(at index: Int) -> Bool {
    let word = text.words[index]
    guard !word.isFree, !word.startsAnew, isListed(word), index > 0, !namesApp(at: index) else { return false }
    return !mayBeName(text.words[index - 1]) && !text.words.dropFirst(index + 1).prefix(1).contains(where: mayBeName)
  }

  /// Whether a word is what an app of the system is called, behind a word that leads to it: *to Photos*, *in the Files app*.
  private func namesApp(at index: Int) -> Bool {
    let (word, before) = (text.words[index], text.words[index - 1])
    guard text.locale.language == "en", Self.systemApps.contains(word.key) else { return false }
    let behind = text.words.dropFirst(index + 1).first
    if behind?.key == "app", behind.map(isCapital) == false { return true }
    return Self.leadToApps.contains(before.key) && !isCapital(before) && (behind.map { !isCapital($0) } ?? true)
  }

  /// What apps of the system are called.
  static let systemApps: Set<String> = [
    "books", "calendar", "contacts", "files", "health", "home", "mail", "maps", "messages", "music", "notes", "photos",
    "podcasts",
    "reminders", "settings", "shortcuts", "wallet", "watch",
  ]

  private static let leadToApps: Set<String> = ["to", "in", "from", "via", "using", "with", "into", "open"]

  private func mayBeName(_ word: CasedWord) -> Bool { word.isFree || (isCapital(word) && !isListed(word)) }

  private func isListed(_ word: CasedWord) -> Bool {
    let key = word.key
    return style.common.contains(key) || style.words[key] == .alwaysUpper && !["new", "my", "all", "now"].contains(key)
      || style.words[key] == .either || style.words[key] == .usuallyUpper
  }
}
