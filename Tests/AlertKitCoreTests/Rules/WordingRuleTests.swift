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
