import Testing

@testable import AlertKitCore

/// What wording rules say, and when they say nothing because a text or a language is not known.
@Suite struct WordingRuleTests {
  private static func messages(
    _ rule: RuleID, _ example: ExampleSurface, locale: String, source: Surface<Copy>? = nil
  ) throws -> [String] {
    let rule = try #require(Rule.named(rule))
    guard case .copy(let find) = rule.checks[0] else { return [] }
    let localized = try #require(example.localized().first { $0.locale == tag(locale) })
    return find(
      LocalizedSurface(
        surface: localized.surface, source: source ?? localized.source, locale: localized.locale,
        sourceLocale: localized.sourceLocale, facts: localized.facts, sourceFacts: localized.sourceFacts)
    ).map(\.message)
  }

  /// A source whose texts are known only at run time.
  private static func unknownSource(of example: ExampleSurface) throws -> Surface<Copy> {
    try #require(example.localized().first).source.map { Copy(reference: $0.reference, status: .dynamic, variants: []) }
  }

  @Test(arguments: [
    ("tr", "iptal", "“İptal”"), ("nl", "ijs kopen", "“IJs”"), ("en", "Save And Close", "“Save and Close”"),
    ("de", "ABBRECHEN", "“Abbrechen”"), ("el", "ΑΚΥΡΩΣΗ", "all in capitals"),
  ])
  func namesTheRightCase(locale: String, title: String, part: String) throws {
    let example = ExampleSurface(source: locale, buttons: [.init([locale: title])])
    let message = try #require(try Self.messages("button-case", example, locale: locale).first)
    #expect(message.contains(part), "\(message)")
  }

  /// A translator's note in a text is to be taken out, not to be written otherwise.
  @Test func notesInATextHaveNoCase() throws {
    let noted = ExampleSurface(title: "Photo not Saved [or: Lost??]", buttons: [.init("Remind again [oder: Snooze??] (1h)")])
    #expect(try Self.messages("button-case", noted, locale: "en") == [])
    #expect(try Self.messages("title-case", noted, locale: "en") == [])
    let plain = ExampleSurface(title: "Photo not Saved", buttons: [.init("Remind again [1h]")])
    #expect(try Self.messages("button-case", plain, locale: "en").count == 1)
    #expect(try Self.messages("title-case", plain, locale: "en").count == 1)
  }

  @Test(arguments: [
    ("Are You sure you want to delete this photo?", 1), ("Are you sure you want to delete this photo?", 0),
    ("Thank You for Your Help?", 0),
  ])
  func aPronounHasNoCapitalWithinASentence(title: String, count: Int) throws {
    let example = ExampleSurface(title: .init(stringLiteral: title), buttons: [.init(.ok)])
    let rule = try #require(Rule.named("title-case"))
    let localized = try #require(example.localized().first)
    let found = rule.checks.flatMap { if case .copy(let find) = $0 { find(localized) } else { [] } }
    #expect(found.count == count)
  }

  @Test(arguments: [
    ("The app was unable to update successfully.", 0), ("The photo did not save successfully.", 0),
    ("We couldn’t upload successfully.", 0), ("Profile update successfully.", 1), ("It was not send successfully.", 1),
    ("The photo was delete successfully.", 1),
  ])
  func plainVerbsAreRightBehindWhatTakesThem(message: String, count: Int) throws {
    let example = ExampleSurface(title: .photoDeleted, message: .init(stringLiteral: message))
    #expect(try Self.messages("misspelled-word", example, locale: "en").count == count)
  }

  /// The system has its own Cancel in every language, so that an alert of which nothing else is translated is not half so.
  @Test func theSystemsButtonsAreNoTranslations() throws {
    let example = ExampleSurface(
      title: ["en": "A photo was just deleted!", "nb": "A photo was just deleted!"],
      buttons: [.init(["en": "Cancel", "nb": "Avbryt"], .cancel)])
    let localized = try #require(example.localized().first { $0.locale == tag("nb") })
    func withSystem(_ surface: Surface<Copy>) -> Surface<Copy> {
      var own = surface
      own.buttons[0].title = Copy(
        reference: .system("Cancel"), status: .translated, variants: surface.buttons[0].title.variants)
      return own
    }
    func found(_ map: (Surface<Copy>) -> Surface<Copy>) throws -> Int {
      let rule = try #require(Rule.named("mixed-language"))
      guard case .copy(let find) = rule.checks[0] else { return -1 }
      return find(
        LocalizedSurface(
          surface: map(localized.surface), source: map(localized.source), locale: localized.locale,
          sourceLocale: localized.sourceLocale, facts: localized.facts, sourceFacts: localized.sourceFacts)
      ).count
    }
    #expect(try found { $0 } == 1)
    #expect(try found(withSystem) == 0)
  }

  @Test func translationsOfUnknownTextsNeedNoMark() throws {
    let example = ExampleSurface(
      title: ["en": "Photo Deleted", "ko": "사진을 삭제했습니다."], message: ["en": "It is gone.", "ko": "사진이 사라졌습니다"])
    #expect(try Self.messages("message-punctuation", example, locale: "ko").count == 1)
    #expect(try Self.messages("title-punctuation", example, locale: "ko").count == 1)
    let source = try Self.unknownSource(of: example)
    #expect(try Self.messages("message-punctuation", example, locale: "ko", source: source).isEmpty)
    #expect(try Self.messages("title-punctuation", example, locale: "ko", source: source).isEmpty)
  }

  @Test(arguments: [
    "title-case", "title-punctuation", "message-punctuation", "message-case", "redundant-message", "personal-pronoun",
    "accusatory-tone", "explains-buttons", "not-tap", "button-case",
  ])
  func languagesWithoutFactsAreLeftAlone(rule: String) throws {
    let example = ExampleSurface(
      source: "ee", title: ["ee": "tutu nutata sia"], message: ["ee": "Invalid: you must click futa"],
      buttons: [.init(["ee": "futa"])])
    let found = try Self.messages(RuleID(rule), example, locale: "ee")
    #expect(found.isEmpty, "\(found)")
  }

  @Test func pressIsFineForHardware() throws {
    let example = ExampleSurface(
      title: "Pair", message: "Press the Home button, then hit a key. Hold Delete.",
      buttons: [.init("Delete"), .init("Cancel")])
    #expect(try Self.messages("not-tap", example, locale: "en").isEmpty)
    #expect(try Self.messages("explains-buttons", example, locale: "en").isEmpty)
  }

  @Test func everyVariantOfATextIsLookedAt() throws {
    let example = ExampleSurface(
      title: .plural(["en": ["one": "Delete the photo?", "other": "Delete %lld photos?"]]),
      message: .plural(["en": ["one": "it will be gone.", "other": "They will be gone."]]))
    #expect(try Self.messages("message-case", example, locale: "en").count == 1)
  }
}
