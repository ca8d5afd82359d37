/// What an alert's title and message ask.
struct Questions: OptionSet, Sendable {
  let rawValue: UInt8

  /// One of them ends in a question mark.
  static let any = Questions(rawValue: 1 << 0)
  /// One of them asks whether to cancel something.
  static let toCancel = Questions(rawValue: 1 << 1)
  /// One of them does in the surface's own locale or in its source, if only by another word than Cancel.
  static let toCallOff = Questions(rawValue: 1 << 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What they ask in the surface's own locale.
  init(in localized: LocalizedSurface) {
    self = []
    let asks = [Field.title, .message].contains { field in
      localized.ownTexts(at: field).contains { EndMark(of: localized.texts[$0.text], facts: localized.facts) == .question }
    }
    if asks { insert(.any) }
    let (surface, texts, facts) = (localized.surface, localized.texts, localized.facts)
    let isAnswered = CancelQuestion.isAnswered(in: surface, texts, facts)
    func stands(_ words: WordList) -> Bool {
      !words.isEmpty && (isAnswered || CancelQuestion.isAsked(in: surface, texts, facts, words))
    }
    if stands(facts.content.cancelWords) { insert(.toCancel) }
    if stands(facts.content.cancellingWords) || CancelQuestion.standsInOtherWords(inSourceOf: localized) { insert(.toCallOff) }
  }
}

/// Alerts that ask whether to cancel something: *Cancel order?*, or anything that *Yes, cancel* agrees to, or *Don’t cancel* does not.
enum CancelQuestion {
  /// Whether the title or the message asks so in the source language.
  static func stands(in localized: LocalizedSurface) -> Bool {
    localized.isSource ? localized.asksToCancel : stands(inSourceOf: localized, localized.sourceFacts.content.cancelWords)
  }

  /// Whether they do in the source of a translation, also by another word for cancelling than Cancel itself: *Termin absagen?*
  fileprivate static func standsInOtherWords(inSourceOf localized: LocalizedSurface) -> Bool {
    !localized.isSource && stands(inSourceOf: localized, localized.sourceFacts.content.cancellingWords)
  }

  private static func stands(inSourceOf localized: LocalizedSurface, _ words: WordList) -> Bool {
    let (source, texts, facts) = (localized.source, localized.sourceTexts, localized.sourceFacts)
    return !words.isEmpty && (isAsked(in: source, texts, facts, words) || isAnswered(in: source, texts, facts))
  }

  /// Whether a button's title holds a word for cancelling: *Cancel Operation*.
  static func names(_ title: String, facts: LocaleFacts) -> Bool {
    holds(AnalyzedText(title, locale: facts.locale), facts.content.cancellingWords, facts)
  }

  /// Whether a wording of Cancel says as well what is cancelled, in a language that parts no words: 取消操作.
  static func saysWhat(_ title: String, facts: LocaleFacts) -> Bool {
    guard facts.wordSeparator == LocaleFacts.WordSeparator.none else { return false }
    let key = LocaleFacts.bareKey(LocaleFacts.key(title))
    return facts.suggestions(for: .cancel).map(LocaleFacts.key).contains { key != $0 && key.hasPrefix($0) }
  }

  /// Whether one button cancels something and another says that this is not done: 不取消 beside 取消.
  private static func isDenied(in surface: Surface<Copy>, _ texts: AnalyzedTexts, _ facts: LocaleFacts) -> Bool {
    guard surface.buttons.count > 1 else { return false }
    let titles = surface.buttons.flatMap { button in
      button.title.variants.map { LocaleFacts.bareKey(texts[$0.text].writtenKey) }
    }
    return facts.content.keysOfCancel.contains { word in
      titles.contains(word)
        && titles.contains { title in
          title.utf8.count > word.utf8.count && title.hasSuffix(word) && facts.isDenial(String(title.dropLast(word.count)))
        }
    }
  }

  private static func holds(_ text: AnalyzedText, _ words: WordList, _ facts: LocaleFacts) -> Bool {
    facts.findsWordsAnywhere ? words.stand(anywhereIn: text.key) : words.stand(in: text.words)
  }

  /// Whether a sentence of the title or the message asks with one of some words.
  fileprivate static func isAsked(
    in surface: Surface<Copy>, _ texts: AnalyzedTexts, _ facts: LocaleFacts, _ words: WordList
  ) -> Bool {
    func asks(_ copy: Copy?) -> Bool {
      copy?.variants.contains { variant in
        // Most texts ask nothing, as their bytes tell.
        guard facts.content.questionMarks.finds(in: variant.text) else { return false }
        let text = texts[variant.text]
        guard holds(text, words, facts) else { return false }
        return text.sentences.contains { sentence in
          let own = texts[sentence]
          return EndMark(of: own, facts: facts) == .question && holds(own, words, facts)
        }
      } == true
    }
    return asks(surface.title) || asks(surface.message)
  }

  /// Whether a button says that something is cancelled, or is not: *Yes, cancel*, 不取消.
  fileprivate static func isAnswered(in surface: Surface<Copy>, _ texts: AnalyzedTexts, _ facts: LocaleFacts) -> Bool {
    isDenied(in: surface, texts, facts)
      || surface.buttons.contains { button in
        button.title.variants.contains { variant in
          texts[variant.text].partAfterYes(facts).map { facts.terms(inTitle: $0).contains(.cancel) } ?? false
        }
      }
  }
}

extension AnalyzedText {
  /// What a button does after it has said Yes: *Delete* of *Yes, delete*; nil for any other text.
  func partAfterYes(_ facts: LocaleFacts) -> String? {
    guard Self.commas.finds(in: text), let comma = text.firstIndex(where: Self.commaCharacters.contains),
      facts.suggestions(for: .yes).map(LocaleFacts.key).contains(LocaleFacts.key(String(text[..<comma])))
    else {
      return nil
    }
    return String(text[text.index(after: comma)...])
  }

  static let commaCharacters: [Character] = [",", "，", "、", "،"]
  private static let commas = ByteSearch(commaCharacters.map(String.init))
}
