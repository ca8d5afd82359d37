/// A request's surface in its locales, as the linter sees the alerts of files.
///
/// Texts stand in no file; each has a place of its own all the same, by which findings are told apart and put in order.
struct RequestedSurface {
  /// In the language that the app is written in.
  let source: LocalizedSurface
  /// In every locale that is judged.
  let localized: [LocalizedSurface]

  /// How far apart the places of two fields are: more than there are locales.
  private static let stride = 4096

  /// - Parameters:
  ///   - request: Its buttons have the places that ``place(ofButton:behind:)`` gives them.
  ///   - locale: The request's own.
  ///   - facts: What is known of a locale.
  ///   - appNames: What people call the app in a locale.
  init(
    _ request: CheckRequest, in locale: LocaleTag, facts: (LocaleTag) -> LocaleFacts, appNames: (LocaleTag) -> [String]
  ) {
    let sourceLocale = request.sourceLocale ?? locale
    let surface = request.surface
    let sourceFacts = facts(sourceLocale)
    let locales = request.locales
    let judged = Self.judged(surface, in: locales, sourceLocale: sourceLocale)
    let sourceWords = Self.words(of: surface, locale: sourceLocale, source: nil, number: 0, judged, request.arguments)
    let sourceTexts = AnalyzedTexts(of: sourceWords, locale: sourceLocale)
    func localized(_ locale: LocaleTag, _ number: Int) -> LocalizedSurface {
      let isSource = locale == sourceLocale
      let words =
        isSource
        ? sourceWords
        : Self.words(of: surface, locale: locale, source: sourceLocale, number: number, judged, request.arguments)
      let context =
        surface.kind == .notification ? NotificationContext(appNames: appNames(locale)) : NotificationContext()
      return LocalizedSurface(
        surface: words, source: sourceWords, locale: locale, sourceLocale: sourceLocale,
        facts: isSource ? sourceFacts : facts(locale), sourceFacts: sourceFacts, context: context, sourceTexts: sourceTexts)
    }
    self.localized = locales.indices.map { localized(locales[$0], $0 + 1) }
    source = self.localized.first(where: \.isSource) ?? localized(sourceLocale, 0)
  }

  /// The place of a button's own: right before its title.
  ///
  /// - Parameter texts: How many texts stand before the buttons.
  static func place(ofButton index: Int, behind texts: Int) -> SourceRange { range((texts + index + 1) * stride) }

  private static func range(_ start: Int) -> SourceRange { SourceRange(file: FileID(0), start: start, end: start) }

  /// What a text's translations say together.
  private struct Judgement {
    /// An older source text, as texts are compared; mostly none.
    let leftovers: Set<String>
    let isOutvoted: Bool
  }

  /// By field, in the order of `map`, what the translations say together; empty where they are too few to say anything.
  private static func judged(
    _ surface: Surface<PerLocale>, in locales: [LocaleTag], sourceLocale: LocaleTag
  ) -> [Judgement] {
    let count = locales.contains(sourceLocale) ? locales.count : locales.count + 1
    guard TranslatedText.canBeJudged(localeCount: count) else { return [] }
    var judged: [Judgement] = []
    _ = surface.map { texts in
      let text = TranslatedText(
        sourceLocale: sourceLocale, source: texts[sourceLocale].map { [$0] } ?? [],
        translations: texts.entries.filter { $0.locale.language != sourceLocale.language }.map { ($0.locale, [$0.text]) },
        localeCount: count)
      judged.append(Judgement(leftovers: text.leftovers, isOutvoted: text.isOutvoted))
    }
    return judged
  }

  /// A surface's words in a locale. What it lacks is shown in the source language.
  ///
  /// - Parameter source: The source locale; nil where `locale` is it.
  private static func words(
    of surface: Surface<PerLocale>, locale: LocaleTag, source: LocaleTag?, number: Int, _ judged: [Judgement],
    _ arguments: [String: [String]]
  ) -> Surface<Copy> {
    var field = 0
    var words = surface.map { texts in
      field += 1
      let place = field * stride + 1
      let judgement = judged.isEmpty ? nil : judged[field - 1]
      return copy(
        of: texts, locale: locale, source: source, at: range(place + number), sourceAt: range(place), judgement)
    }
    if !arguments.isEmpty { words.nameKeys(arguments) }
    return words
  }

  /// - Parameter sourceRange: Where the source locale's text is, which is shown where the locale has none.
  private static func copy(
    of texts: PerLocale, locale: LocaleTag, source: LocaleTag?, at range: SourceRange, sourceAt sourceRange: SourceRange,
    _ judgement: Judgement?
  ) -> Copy {
    func copy(_ status: Copy.Status, _ text: String?, at range: SourceRange, _ remarks: Copy.Remarks = .init()) -> Copy {
      Copy(
        reference: .literal(text ?? "", range: range), status: status,
        variants: text.map { [Copy.Variant($0, range: range)] } ?? [], remarks: remarks)
    }
    guard !texts.entries.isEmpty else { return copy(.untranslatable, "", at: range) }
    let own = texts[locale]
    guard let source else {
      guard let own else { return copy(.unknownKey, nil, at: range) }
      var remarks = Copy.Remarks()
      remarks.isOutvoted = judgement?.isOutvoted ?? false
      return copy(own.isEmpty ? .empty : .translated, own, at: range, remarks)
    }
    guard let own else { return copy(.missing, texts[source], at: sourceRange) }
    if own.isEmpty { return copy(.empty, texts[source], at: sourceRange) }
    let isLeftOver =
      locale.language != source.language && TranslatedText.areLeftOver([own]) { judgement?.leftovers ?? [] }
    return copy(isLeftOver ? .stale : .translated, own, at: range)
  }
}

extension Surface<Copy> {
  /// Names the fields that have sample values by keys, so that the values are found.
  fileprivate mutating func nameKeys(_ arguments: [String: [String]]) {
    func named(_ field: Field, _ copy: Copy?) -> Copy? {
      guard let copy, arguments[field.description] != nil else { return copy }
      let key = StringReference.key(
        field.description, table: nil, defaultValue: nil,
        range: copy.reference.range ?? SourceRange(file: FileID(0), start: 0, end: 0))
      return Copy(
        reference: key, status: copy.status, variants: copy.variants, comment: copy.comment, remarks: copy.remarks)
    }
    title = named(.title, title)
    message = named(.message, message)
    subtitle = named(.subtitle, subtitle)
    body = named(.body, body)
    placeholder = named(.placeholder, placeholder)
    summary = named(.summary, summary)
    for index in buttons.indices {
      buttons[index].title = named(.button(index + 1), buttons[index].title) ?? buttons[index].title
    }
    for index in textFields.indices {
      textFields[index] = named(.textField(index + 1), textFields[index]) ?? textFields[index]
    }
  }
}
