/// What an alert's title and message ask.
struct Questions: OptionSet, Sendable {
  let rawValue: UInt8

  /// One of them ends in a question mark.
  static let any = Questions(rawValue: 1 << 0)
  /// One of them asks whether to cancel something.
  static let toCancel = Questions(rawValue: 1 << 1)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What they ask in the surface's own locale.
  init(in localized: LocalizedSurface) {
    self = []
    let asks = [Field.title, .message].contains { field in
      localized.ownTexts(at: field).contains { EndMark(of: localized.texts[$0.text], facts: localized.facts) == .question }
    }
    if asks { insert(.any) }
    if CancelQuestion.standsTranslated(in: localized) { insert(.toCancel) }
  }
}

/// Alerts that ask whether to cancel something: *Cancel order?*, or anything that *Yes, cancel* agrees to.
enum CancelQuestion {
  /// Whether the title or the message asks so in the source language.
  static func stands(in localized: LocalizedSurface) -> Bool {
    localized.isSource
      ? localized.asksToCancel : stands(in: localized.source, texts: localized.sourceTexts, facts: localized.sourceFacts)
  }

  /// Whether they do in the surface's own locale; kept in ``LocalizedSurface/questions``.
  static func standsTranslated(in localized: LocalizedSurface) -> Bool {
    stands(in: localized.surface, texts: localized.texts, facts: localized.facts)
  }

  private static func stands(in surface: Surface<Copy>, texts: AnalyzedTexts, facts: LocaleFacts) -> Bool {
    let words = facts.content.cancelWords
    guard !words.isEmpty else { return false }
    func holds(_ text: AnalyzedText) -> Bool {
      facts.findsWordsAnywhere ? words.stand(anywhereIn: text.key) : words.stand(in: text.words)
    }
    func asks(_ copy: Copy?) -> Bool {
      copy?.variants.contains { variant in
        // Most texts ask nothing, as their bytes tell.
        guard facts.content.questionMarks.finds(in: variant.text) else { return false }
        let text = texts[variant.text]
        guard holds(text) else { return false }
        return text.sentences.contains { sentence in
          let own = texts[sentence]
          return EndMark(of: own, facts: facts) == .question && holds(own)
        }
      } == true
    }
    return asks(surface.title) || asks(surface.message)
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
