import Testing

@testable import AlertKitCore

/// Misspellings of several words.
@Suite struct MisspeltPhrasesTests {
  @Test(arguments: LocaleFacts.localesWithFile)
  func eachListedOneIsFound(locale: LocaleTag) throws {
    let text = try #require(EmbeddedLocales.texts[locale.identifier])
    let record = text.withUTF8Buffer { LocaleRecord.parse($0).record }
    let phrases = MisspeltPhrases(record)
    let missed = record.misspellings.keys.filter { wrong in
      (phrases.areAnywhere || wrong.contains(where: MisspeltPhrases.parts))
        && phrases.first(in: AnalyzedText(wrong, locale: locale).words) == nil
    }
    #expect(missed.isEmpty)
  }

  @Test(arguments: LocaleFacts.localesWithFile)
  func noneStandsInItsCorrection(locale: LocaleTag) throws {
    let text = try #require(EmbeddedLocales.texts[locale.identifier])
    let record = text.withUTF8Buffer { LocaleRecord.parse($0).record }
    let phrases = MisspeltPhrases(record)
    let growing = record.misspellings.filter { wrong, right in
      (phrases.areAnywhere || wrong.contains(where: MisspeltPhrases.parts))
        && phrases.first(in: AnalyzedText(right, locale: locale).words)?.wrong == wrong[...]
    }
    #expect(growing.isEmpty)
  }
}
