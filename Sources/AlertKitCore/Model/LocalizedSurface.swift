/// A surface in one locale, beside what it says in the source locale. Copies share their storage.
public struct LocalizedSurface: Sendable {
  /// The words in ``locale``.
  public var surface: Surface<Copy> { content.surface.value }
  /// The same surface in the source locale; `surface` itself when `locale` is the source locale.
  public var source: Surface<Copy> { content.source.value }
  /// The locale that the surface is shown in.
  public var locale: LocaleTag { content.locale }
  /// The language that the app is written in.
  public var sourceLocale: LocaleTag { content.sourceLocale }
  /// What is known of the locale; its `terms` and the like are empty where nothing is.
  public var facts: LocaleFacts { content.facts }
  /// What is known of the source locale.
  public var sourceFacts: LocaleFacts { content.sourceFacts }
  /// What stands around a notification.
  public var context: NotificationContext { content.context }

  /// The locale's texts as rules look at them.
  var texts: AnalyzedTexts { content.texts }
  /// The source locale's texts as rules look at them.
  var sourceTexts: AnalyzedTexts { content.sourceTexts }

  /// What the surface said at the earlier time that the app is compared with, where its source text was another; else nil.
  package var earlier: EarlierWords?

  /// Whether rules that judge each text by itself are to pass over its buttons, on which the verdict is known.
  var leavesOutButtons = false

  private let content: Content

  package init(
    surface: Surface<Copy>, source: Surface<Copy>, locale: LocaleTag, sourceLocale: LocaleTag, facts: LocaleFacts,
    sourceFacts: LocaleFacts, context: NotificationContext = NotificationContext()
  ) {
    self.init(
      surface: surface, source: source, locale: locale, sourceLocale: sourceLocale, facts: facts, sourceFacts: sourceFacts,
      context: context, sourceTexts: AnalyzedTexts(of: source, locale: sourceLocale))
  }

  /// - Parameters:
  ///   - sourceTexts: The source locale's texts, which the surface's other locales share.
  ///   - questions: What title and message ask, where that is known.
  init(
    surface: Surface<Copy>, source: Surface<Copy>, locale: LocaleTag, sourceLocale: LocaleTag, facts: LocaleFacts,
    sourceFacts: LocaleFacts, context: NotificationContext, sourceTexts: AnalyzedTexts, questions: Questions? = nil
  ) {
    let sharedSource = Shared(source)
    content = Content(
      surface: locale == sourceLocale ? sharedSource : Shared(surface), source: sharedSource, locale: locale,
      sourceLocale: sourceLocale, facts: facts, sourceFacts: sourceFacts,
      context: context, texts: locale == sourceLocale ? sourceTexts : AnalyzedTexts(of: surface, locale: locale),
      sourceTexts: sourceTexts, questions: questions)
  }

  /// Whether this is the surface in the language that the app is written in.
  public var isSource: Bool { locale == sourceLocale }

  /// Whether this is another language than the source's.
  var isInOtherLanguage: Bool { content.isInOtherLanguage }

  /// Whether a source text in another language has a word as well, as words are compared: it is a name, or is said there.
  func sourceSays(_ key: String) -> Bool {
    isInOtherLanguage
      && source.texts.contains { _, copy in copy.variants.contains { sourceTexts[$0.text].words.keys.contains(key) } }
  }

  /// The texts of a field that were written for this locale.
  ///
  /// Empty where the field is untranslated: the locale lacks it, or it reads as in another language's source. Whether that is
  /// a problem is for the rules about translation; its wording is the source locale's matter.
  func ownTexts(at field: Field) -> [OwnText] {
    content.ownTexts[field]
  }

  /// The texts of all fields that were written for this locale.
  var everyOwnText: OwnTexts { content.ownTexts }

  /// What is so of any of the texts.
  var traits: TextTraits { content.ownTexts.traits }

  /// What each button means: by its source text, or by its text in this locale where the source text is not known.
  var buttonMeanings: [ButtonMeaning] { sharedMeanings.value }

  /// The same, as other surfaces can have them.
  var sharedMeanings: Shared<[ButtonMeaning]> {
    content.keptMeanings.value { Shared(ButtonMeaning.all(of: self)) }
  }

  /// Has the surface know what each of its buttons means, as another one has the same.
  func know(_ meanings: Shared<[ButtonMeaning]>) { _ = content.keptMeanings.value { meanings } }

  /// The meaning by which the alert asks whether to destroy something, as its source language says it; nil where it does not.
  var destroyingQuestion: Term? {
    content.keptDestroyingQuestion.value { DestroyingQuestion.term(of: self) }
  }

  /// Whether title or message ask, in this locale, whether to cancel something.
  var asksToCancel: Bool { questions.contains(.toCancel) }

  /// Whether title or message, as they were written for this locale, end in a question mark.
  var asksAnything: Bool { questions.contains(.any) }

  /// What title and message ask in this locale.
  var questions: Questions { content.keptQuestions.value { Questions(in: self) } }

  /// Whether title or message may name a button: they have a verb for touching or choosing one, or a quotation. Most have neither.
  var mayNameButtons: Bool {
    content.keptNaming.value {
      [Field.title, .message].contains { field in
        ownTexts(at: field).contains { own in
          let text = texts[own.text]
          return facts.phrases.naming.mayStand(in: text.key) || !text.quotedParts.isEmpty
        }
      }
    }
  }

  /// The surface in each of its cases, in their order.
  var shownCases: [LocalizedSurface] {
    zip(surface.cases, source.cases).map { own, original in
      LocalizedSurface(
        surface: surface.showing(own), source: source.showing(original), locale: locale, sourceLocale: sourceLocale,
        facts: facts, sourceFacts: sourceFacts, context: context, sourceTexts: sourceTexts)
    }
  }

  /// What copies share: a surface is large, and every rule looks at it.
  private final class Content: Sendable {
    let surface: Shared<Surface<Copy>>
    let source: Shared<Surface<Copy>>
    let locale: LocaleTag
    let sourceLocale: LocaleTag
    let facts: LocaleFacts
    let sourceFacts: LocaleFacts
    let context: NotificationContext
    let texts: AnalyzedTexts
    let sourceTexts: AnalyzedTexts
    let isInOtherLanguage: Bool
    let ownTexts: OwnTexts
    let keptMeanings = KeptObject<Shared<[ButtonMeaning]>>()
    let keptDestroyingQuestion = KeptValue<Term?>()
    let keptQuestions: KeptValue<Questions>
    let keptNaming = KeptValue<Bool>()

    init(
      surface: Shared<Surface<Copy>>, source: Shared<Surface<Copy>>, locale: LocaleTag, sourceLocale: LocaleTag,
      facts: LocaleFacts, sourceFacts: LocaleFacts, context: NotificationContext, texts: AnalyzedTexts,
      sourceTexts: AnalyzedTexts, questions: Questions?
    ) {
      self.surface = surface
      self.source = source
      self.locale = locale
      self.sourceLocale = sourceLocale
      self.facts = facts
      self.sourceFacts = sourceFacts
      self.context = context
      self.texts = texts
      self.sourceTexts = sourceTexts
      keptQuestions = KeptValue(questions)
      isInOtherLanguage = locale != sourceLocale && locale.language != sourceLocale.language
      ownTexts = OwnTexts(of: surface.value, beside: isInOtherLanguage ? source.value : nil, facts: facts)
    }
  }
}
