import Testing

@testable import AlertKitCore

/// What is told of words and texts by their characters alone.
@Suite struct WordShapeTests {
  @Test(arguments: [
    ("iPhone", true), ("VPN", true), ("H264", true), ("三つ", true), ("фОто", true), ("éÉ", true), ("E\u{301}É", true),
    ("٢٤", true),
    ("Photo", false), ("photo", false), ("Éric", false), ("Фото", false), ("사진", false), ("写真", false), ("", false),
  ])
  func namesAreToldByCapitalsAndNumbers(word: String, isName: Bool) {
    #expect(LetterCase.hasInnerCapitalOrNumber(word[...]) == isName)
  }

  @Test(arguments: [
    ("a\nb", true), ("a\r\nb", true), ("a\u{85}b", true), ("a\u{2028}b", true), ("ab", false), ("安全な写真", false), ("", false),
  ])
  func lineEndsAreNoBytesOfLetters(text: String, hasLineEnd: Bool) {
    #expect(DisplayText.hasLineEnd(text) == hasLineEnd)
  }

  @Test func sentencesKeepEveryCharacter() {
    let text = "Gone. “Really?” 👨‍👩‍👧 Yes! 写真を削除しますか？ はい。"
    let sentences = TextSegments.sentences(in: text, locale: "en")
    #expect(sentences.joined() == text)
    #expect(sentences.first == "Gone. " && sentences.count == 5)
    #expect(TextSegments.sentences(in: "", locale: "en").isEmpty)
  }

  @Test func functionWordsAreReadWithoutTheRest() {
    for (locale, words) in LocaleFacts.functionWords {
      #expect(words == LocaleFacts.facts(for: locale).functionWords, "\(locale)")
    }
    #expect(LocaleFacts.functionWords.contains { $0.words.count > 20 })
  }

  @Test func bytesAreReplacedWhereverTheyStand() {
    #expect("can’t, won’t’".replacingBytes(of: "’", with: "'") == "can't, won't'")
    #expect("…".replacingBytes(of: "’", with: "'") == "…")
  }

  @Test(arguments: [
    ("Delete the photo", true), ("iPhone H264", false), ("Photos", false), ("%@ %d", false), ("löschen später", true),
    ("A b", false),
    ("don't know why", true), ("don't %@", false), ("vider l’album", false),
  ])
  func proseHasTwoWordsThatAreNoNames(text: String, isProse: Bool) {
    #expect(TranslatedText.areLeftOver([text]) { [TextForm.comparable(text)] } == isProse)
  }
}
