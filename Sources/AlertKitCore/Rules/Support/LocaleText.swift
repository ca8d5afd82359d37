/// A text that was written for a locale, as rules look at it: its words, how it ends, what it means.
public struct LocaleText: Sendable {
  /// As its table has it, with placeholders and markup.
  public let text: String
  /// Which of the field's variants it is, from 0: of its plural forms, and of the texts that are chosen at run time.
  public let variant: Int
  /// The locale that it was written for.
  public let locale: LocaleTag
  /// What is known of the locale.
  public let facts: LocaleFacts
  private let analyzed: AnalyzedText

  init(_ own: OwnText, in localized: LocalizedSurface) {
    text = own.text
    variant = own.variant
    locale = localized.locale
    facts = localized.facts
    analyzed = localized.texts[own.text]
  }

  /// The text without markup, each placeholder made U+FFFC, and without characters that only steer its layout.
  public var shown: String { analyzed.shown }

  /// The words by the locale's own boundaries; punctuation, symbols, emoji and space are left out.
  public var words: [String] { analyzed.words.all.map(String.init) }

  /// What class of mark the text ends in, by the locale's own punctuation.
  public var endMark: EndMark { EndMark(of: text, facts: facts) }

  /// What the whole text means as a button's title: `Cancel` for *취소*. Empty where it is none of the platform's own labels, or
  /// nothing is known of the locale.
  public var terms: Set<Term> { facts.terms(inTitle: text) }

  /// Whether a phrase stands in the text as whole words, whatever its case. A Korean word may have its particle.
  public func holds(_ phrase: String) -> Bool {
    WordSearch(text, locale: locale).holds(phrase)
  }

  /// The first of some phrases, in their order, that stands in the text as whole words; nil where none does.
  public func first(of phrases: some Sequence<String>) -> String? {
    let search = WordSearch(text, locale: locale)
    return phrases.first { search.holds($0) }
  }
}

extension LocalizedSurface {
  /// The texts of a field that were written for this locale: its plural forms, and what is chosen at run time.
  ///
  /// Empty where the surface has no such field, where its text is known only at run time, and where the locale lacks it: the rules
  /// about translation say so.
  public func localeTexts(at field: Field) -> [LocaleText] {
    ownTexts(at: field).map { LocaleText($0, in: self) }
  }

  /// A violation for each field of which a text has a problem: at the first text that has, with a fix for each that has. Of texts
  /// that are chosen at run time each can have its own.
  ///
  /// - Parameters:
  ///   - fields: Where to look; nil for every field of the surface.
  ///   - fix: A change that does away with the problem of a text; nil for none. A new text that has the problem too is left out.
  ///   - problem: What is wrong with a text, in a sentence; nil where nothing is.
  public func violations(
    in fields: [Field]? = nil, fix: (LocaleText) -> Fix? = { _ in nil }, _ problem: (LocaleText) -> String?
  ) -> [Violation] {
    (fields ?? surface.texts.map(\.field)).flatMap { field in
      violations(
        at: field,
        fix: { own in
          guard let fix = fix(LocaleText(own, in: self)), case .text(let text, _) = fix.change else { return nil }
          return Rewording(text, fix.grade)
        },
        judging: { own, text in
          problem(LocaleText(OwnText(text: text, variant: own.variant, alternative: own.alternative), in: self))
        })
    }
  }
}
