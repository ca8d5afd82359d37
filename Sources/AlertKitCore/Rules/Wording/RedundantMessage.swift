extension Rule {
  static let redundantMessage = Rule(
    id: "redundant-message", severity: .warning,
    summary: "The message, or a notification’s body, says the title again.",
    rationale: """
      A message is there for what the title cannot carry: what happens next, what is lost, how to mend it. One that only says the \
      title again makes people read twice and learn nothing. Leave it out, or say something new.
      """,
    guidelines: ["A7"],
    examples: RedundantMessage.firing + RedundantMessage.silent,
    basis: [.shownTitle, .title, .message],
    checks: .copy(RedundantMessage.check), .copy(RedundantMessage.checkDoubt))
}

enum RedundantMessage {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    guard let field = field(of: localized.surface.kind), let title = localized.surface.title else { return [] }
    let titles = localized.ownTexts(at: .title).filter { DisplayText.hasOwnWords(localized.texts[$0.text]) }
    // Texts that are chosen together come in the same order.
    let areChosen = title.single.count > 1 && localized.surface[field]?.single.count == title.single.count
    return localized.violations(
      at: field,
      judging: { own, message in
        if field == .message, asksWhetherSure(message, localized) {
          return "\(quoted(message)) says nothing beside a title; leave it out, or say what will happen."
        }
        let beside = areChosen ? titles.filter { $0.alternative == own.alternative } : titles
        if let title = beside.first(where: { isPart(message, of: $0.text, localized) }) {
          return "\(quoted(message)) stands in the title, \(quoted(title.text)); leave it out, or say what the title does not."
        }
        if let opening = opening(of: message, localized), beside.contains(where: { isSaid($0.text, in: opening, localized) }) {
          return "\(quoted(opening)) says the title again, and the \(field) says more; leave out that part."
        }
        guard let title = beside.first(where: { repeats($0.text, in: message, localized) }) else { return nil }
        guard isWhole(title.text, message, localized) else {
          let part = sentences(of: message, localized.locale).first { says(title.text, again: $0, localized) } ?? message
          return "\(quoted(part)) says the title again, and the \(field) says more; leave out that part."
        }
        return "\(quoted(message)) says the title again; leave it out, or say what the title does not."
      })
  }

  /// Whether a message is a sentence of a title of several.
  static func isPart(_ message: String, of title: String, _ localized: LocalizedSurface) -> Bool {
    guard localized.texts[title].sentences.count > 1 else { return false }
    let own = words(message, localized)
    guard own.count > 2 else { return false }
    return sentences(of: title, localized.locale).contains { words($0, localized) == own }
  }

  /// What stands before the colon of a message's first sentence, behind which it says why: *Upload failed* of *Upload failed: %@*.
  static func opening(of message: String, _ localized: LocalizedSurface) -> String? {
    guard localized.texts[message].bytes.contains(.colon) else { return nil }
    let text = DisplayText.withoutMarkup(message)
    guard let mark = text.firstIndex(where: { ":：".contains($0) }),
      !DisplayText.isBlank(String(text[text.index(after: mark)...]))
    else { return nil }
    let opening = String(text[..<mark])
    let sentences = sentences(of: opening, localized.locale)
    // A mark within it would end it for a reader.
    return sentences.count == 1 && !opening.contains(where: { ".!?。！？\n".contains($0) }) ? opening : nil
  }

  /// Whether an opening says a title of several words again, and no more.
  static func isSaid(_ title: String, in opening: String, _ localized: LocalizedSurface) -> Bool {
    let heading = words(title, localized)
    guard heading.count > 1, words(opening, localized) != heading else { return heading.count > 1 }
    return !heading.contains(placeholder) && content(of: heading, localized.facts).count > 1
      && says(title, again: opening, localized)
  }

  /// What stands below a title and may say it again.
  static func field(of kind: SurfaceKind) -> Field? {
    kind.isAlertOrSheet ? .message : kind == .notification ? .body : nil
  }

  /// Whether the message is no more than *Are you sure?*
  static func asksWhetherSure(_ message: String, _ localized: LocalizedSurface) -> Bool {
    localized.facts.meanings(of: localized.texts[message]).contains("Are you sure?")
      || (localized.facts.isGenericTitle(localized.texts[message])
        && EndMark(of: localized.texts[message], facts: localized.facts) == .question
        && localized.source.message?.text.map { localized.sourceFacts.meanings(of: $0).contains("Are you sure?") } == true)
  }

  /// Whether a sentence asks no more than whether to do what a title names, in a language in which endings ask.
  static func asksToConfirm(_ title: String, _ sentence: String, _ localized: LocalizedSurface) -> Bool {
    named(by: title, localized).map { asksToConfirm($0, [sentence], localized) } ?? false
  }

  /// What a title names without all that asks, where endings ask; nil where it names nothing or endings don't.
  private static func named(by title: String, _ localized: LocalizedSurface) -> String? {
    guard let named = stem(of: heading(title, localized), localized), named.count > 1, named != placeholder else { return nil }
    return named
  }

  private static func asksToConfirm(_ named: String, _ sentences: [String], _ localized: LocalizedSurface) -> Bool {
    sentences.contains { stem(of: words($0, localized), localized) == named }
  }

  private static func stem(of words: [String], _ localized: LocalizedSurface) -> String? {
    localized.facts.confirming?.stem(of: words, areParted: localized.facts.wordSeparator == .space)
  }

  /// The words of a whole title, which are mostly known.
  private static func heading(_ title: String, _ localized: LocalizedSurface) -> [String] {
    let analyzed = localized.texts[title]
    return analyzed.isPlain ? analyzed.words.keys : words(title, localized)
  }

  /// Whether one sentence says what a title does.
  static func says(_ title: String, again sentence: String, _ localized: LocalizedSurface) -> Bool {
    let (heading, words) = (words(title, localized), words(sentence, localized))
    guard words != heading, !asksToConfirm(title, sentence, localized) else { return true }
    let content = content(of: heading, localized.facts)
    return !content.isEmpty && !localized.facts.fillers.isEmpty && self.content(of: words, localized.facts) == content
  }

  /// A note on a message that asks whether somebody is sure, or tells what happened, and says a word more than the title at most.
  static func checkDoubt(_ localized: LocalizedSurface) -> [Violation] {
    guard localized.surface.kind.isAlertOrSheet, localized.surface.title != nil, !localized.facts.fillers.isEmpty else {
      return []
    }
    let titles = localized.ownTexts(at: .title).map(\.text).filter { DisplayText.hasOwnWords($0) }
    return localized.violations(at: .message) { message in
      if let opening = opening(of: message, localized) {
        let said = content(of: words(opening, localized), localized.facts)
        let title = titles.first { adds(one: said, to: $0, localized) && !isSaid($0, in: opening, localized) }
        return title.map {
          "\(quoted(opening)) says hardly more than the title, \(quoted($0)); leave it out, and keep what follows."
        }
      }
      let text = localized.texts[message]
      guard text.sentences.count == 1 else { return nil }
      let asks = asks(text, localized.facts)
      guard asks || tells(text, localized.facts) else { return nil }
      let said = content(of: words(message, localized), localized.facts)
      let title = titles.first { title in
        adds(one: said, to: title, localized) && !repeats(title, in: message, localized)
          && (asks || tells(localized.texts[title], localized.facts))
      }
      let more = asks ? "what will happen" : "what the title does not"
      return title.map { "\(quoted(message)) says hardly more than the title, \(quoted($0)); leave it out, or say \(more)." }
    }.map { Violation($0.field, $0.message, severity: .note, variant: $0.variant) }
  }

  /// Whether some words are those of a title of several words and one more.
  private static func adds(one said: Set<String>, to title: String, _ localized: LocalizedSurface) -> Bool {
    let asked = content(of: words(title, localized), localized.facts)
    return asked.count > 1 && asked.isStrictSubset(of: said) && said.count == asked.count + 1
  }

  private static func asks(_ text: AnalyzedText, _ facts: LocaleFacts) -> Bool {
    facts.askingOpenings.open(text.words) && EndMark(of: text, facts: facts) == .question
  }

  /// Whether a text tells of what went well, in one clause and with nothing that is only known as the app runs. Of what did not, a word
  /// more may say why.
  private static func tells(_ text: AnalyzedText, _ facts: LocaleFacts) -> Bool {
    text.isPlain && !text.text.contains { ",;:–—(\"“".contains($0) || $0.isNumber } && !facts.phrases.fragmentOpenings.isEmpty
      && [facts.phrases.fragmentOpenings, lacks].allSatisfy { $0.ranges(in: text.words).isEmpty }
  }

  /// What English says of what did not go well, or is not there.
  private static let lacks = PhraseList([
    "failed", "fails", "unable", "cannot", "can't", "couldn't", "could not", "isn't", "wasn't", "won't", "doesn't", "didn't",
    "denied", "required", "needed", "needs", "off", "disabled", "lost", "expired", "is", "are",
  ])

  /// Whether the title is all that the message says.
  static func isWhole(_ title: String, _ message: String, _ localized: LocalizedSurface) -> Bool {
    let sentences = sentences(of: message, localized.locale)
    return sentences.count == 1 && !opens(message, with: words(title, localized), localized)
  }

  static func repeats(_ title: String, in message: String, _ localized: LocalizedSurface) -> Bool {
    let analyzed = localized.texts[title]
    let heading = heading(title, localized)
    guard !heading.isEmpty else { return false }
    if localized.facts.confirming != nil {
      // A few letters say too little to be said again by a part of a message.
      if let named = named(by: title, localized), mayName(named, message, localized) {
        let sentences = self.sentences(of: message, localized.locale)
        if title.count >= (sentences.count == 1 ? 1 : 4), asksToConfirm(named, sentences, localized) { return true }
      }
    }
    guard mayRepeat(heading, in: message, localized) else { return false }
    let sentences = self.sentences(of: message, localized.locale)
    // One word says too little to be said again by a part of a message, but for what is a sentence by itself: *Error. The mail is taken.*
    guard heading.count > 1 else {
      guard let first = sentences.first else { return false }
      let said = words(first, localized)
      guard sentences.count == 1 else { return said == heading && heading != [placeholder] }
      return said == heading
        || (localized.facts.hasFamily(heading[0]) || localized.facts.isGenericTitle(analyzed))
          && content(of: said, localized.facts) == content(of: heading, localized.facts)
    }
    if sentences.contains(where: { words($0, localized) == heading }) { return true }
    if opens(message, with: heading, localized), sourceOpens(localized) { return true }
    let content = content(of: heading, localized.facts)
    guard !localized.facts.fillers.isEmpty else { return false }
    guard !content.isEmpty else { return asksAgain(heading, of: analyzed, in: sentences, localized) }
    return sentences.contains { sentence in
      let words = words(sentence, localized)
      guard self.content(of: words, localized.facts) == content else { return false }
      // Where the words around them differ, two values need not be one.
      return !content.contains(placeholder) || Set(heading).isSubset(of: words)
    }
  }

  /// Whether the letters of what a title names stand in a message; in most messages they do not.
  private static func mayName(_ named: String, _ message: String, _ localized: LocalizedSurface) -> Bool {
    let analyzed = localized.texts[message]
    guard analyzed.isPlain else { return true }
    let key = Set(analyzed.key.unicodeScalars)
    return named.unicodeScalars.allSatisfy { key.contains($0) }
  }

  /// Whether a title that asks for nothing in particular opens a sentence that asks for no more: *Are you sure?*
  static func asksAgain(
    _ heading: [String], of title: AnalyzedText, in sentences: [String], _ localized: LocalizedSurface
  ) -> Bool {
    guard heading.count > 2, EndMark(of: title, facts: localized.facts) == .question else { return false }
    return sentences.contains { sentence in
      let words = words(sentence, localized)
      return words.starts(with: heading) && content(of: words, localized.facts).isEmpty
    }
  }

  /// Whether a clause at the start of the message is the title: a mark follows it.
  static func opens(_ message: String, with heading: [String], _ localized: LocalizedSurface) -> Bool {
    let text = DisplayText.withoutMarkup(message)
    guard heading.count > 2, let mark = text.firstIndex(where: { ",;:—–，；：、،؛".contains($0) }) else { return false }
    return words(String(text[..<mark]), localized) == heading
  }

  /// Whether the source's message, where this is a translation, opens with its title too: in many languages a comma also
  /// leads to a clause that says more.
  static func sourceOpens(_ localized: LocalizedSurface) -> Bool {
    guard localized.isInOtherLanguage, let source = field(of: localized.surface.kind).flatMap({ localized.source[$0] }),
      let title = localized.source.title?.text
    else {
      return localized.isSource || !localized.isInOtherLanguage
    }
    let original = LocalizedSurface(
      surface: localized.source, source: localized.source, locale: localized.sourceLocale, sourceLocale: localized.sourceLocale,
      facts: localized.sourceFacts, sourceFacts: localized.sourceFacts)
    return source.variants.contains { opens($0.text, with: words(title, original), original) }
  }

  /// The words of a text as they are compared; placeholders count as words.
  static func words(_ text: String, _ localized: LocalizedSurface) -> [String] {
    TextSegments.words(in: withPlaceholderWords(text), locale: localized.locale).map { LocaleFacts.key(String($0)) }
  }

  static let placeholder = "0000"

  /// A letter run that no text has stands for a placeholder, so that it is found as a word.
  static func withPlaceholderWords(_ text: String) -> String {
    FormatSpecifier.replacing(in: DisplayText.withoutMarkup(TextForm.withoutInvisibles(text)), with: " \(placeholder) ")
  }

  /// Whether the letters of all words but fillers stand anywhere in the message; in most messages they do not.
  static func mayRepeat(_ heading: [String], in message: String, _ localized: LocalizedSurface) -> Bool {
    let analyzed = localized.texts[message]
    let key = analyzed.isPlain ? analyzed.key : LocaleFacts.key(withPlaceholderWords(message))
    let fillers = localized.facts.fillers
    return heading.allSatisfy { key.holdsBytes(of: $0) || fillers.contains($0) || localized.facts.hasFamily($0) }
  }

  static func sentences(of message: String, _ locale: LocaleTag) -> [String] {
    TextSegments.sentences(in: DisplayText.withoutMarkup(message), locale: locale).filter { DisplayText.hasOwnWords($0) }
  }

  static func content(of words: [String], _ facts: LocaleFacts) -> Set<String> {
    Set(facts.families(of: words)).subtracting(facts.fillers)
  }
}
