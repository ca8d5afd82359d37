import Testing

@testable import AlertKitCore

/// The short cuts that spare ICU's iterators.
@Suite struct PlainSegmentsTests {
  /// Letters of several scripts, digits, and the marks that stand beside them, the usual ones more than once.
  private static let characters = Array(
    "aZé0 5  '.,;-!?%\"()/&+*#\n\tßĳŁжЯёپ؟،؛عيأ«» ’“”–—…•ñ가나다힣Ǆɏ¿¡<>[]{}|~^`=$\\:@_写真をซก็·×".unicodeScalars)

  /// What a dictionary parts, and what stands beside it.
  private static let ofDictionaries = Array(
    "写真を削除する設定アルバムースモードー的照片删除此操作无法撤销々・ลบรูปภาพการตั้งค่าหรือไม่ๆ    、。「」！？，：１.,'-5a가".unicodeScalars)

  private static func texts(_ count: Int, longest: Int, of characters: [Unicode.Scalar] = characters) -> [String] {
    var random = Mutator(seed: 72)
    return (0..<count).map { _ in
      let length = Int.random(in: 1...longest, using: &random)
      return String(String.UnicodeScalarView((0..<length).map { _ in characters.randomElement(using: &random)! }))
    }
  }

  private static func segments(of text: String, _ unit: TextSegments.Unit, _ locale: LocaleTag, from status: Int32) -> [String]
  {
    let units = Array(text.utf16)
    let found = TextSegments.boundaries(of: units, unit: unit, locale: locale)
    return found.offsets.indices.dropFirst().filter { found.status[$0] >= status }.map {
      String(decoding: units[Int(found.offsets[$0 - 1])..<Int(found.offsets[$0])], as: UTF16.self)
    }
  }

  @Test(arguments: ["en", "de", "fr", "ar", "ja", "ko", "ru", "sv", "fi", "el", "he", "th", "zh-Hans"])
  func wordsAreThoseOfICU(locale: String) {
    for text in Self.texts(3000, longest: 12) {
      #expect(
        TextSegments.words(in: text, locale: tag(locale)).map(String.init)
          == Self.segments(of: text, .word, tag(locale), from: 100), "\(text.debugDescription)")
    }
  }

  @Test(arguments: ["en", "ja", "ko", "th", "zh-Hans", "zh-Hant"])
  func wordsOfDictionariesAreThoseOfICU(locale: String) {
    let texts = Self.texts(3000, longest: 24, of: Self.ofDictionaries) + ["ลบรูปภาพ ลบรูปภาพ 5", "写真を削除しますか？ 削除。", "此操作无法撤销。 7"]
    for text in texts + texts {
      #expect(
        TextSegments.words(in: text, locale: tag(locale)).map(String.init)
          == Self.segments(of: text, .word, tag(locale), from: 100), "\(text.debugDescription)")
    }
  }

  @Test(arguments: ["en", "de", "fr", "ar", "ja", "ko", "ru", "sv", "fi", "el", "he", "th", "zh-Hans"])
  func sentencesAreThoseOfICU(locale: String) {
    for text in Self.texts(3000, longest: 8) + ["One. Two", "One two.", "Delete it?", "ลบรูปภาพ", "削除しますか？", "削除。はい"] {
      #expect(
        TextSegments.sentences(in: text, locale: tag(locale))
          == Self.segments(of: text, .sentence, tag(locale), from: 0), "\(text.debugDescription)")
    }
  }

  @Test func aListOfWordsTellsWhatItCannotHold() {
    let words = (0..<500).map { "word\($0)" }
    let filter = WordFilter(words)
    #expect(words.allSatisfy { filter.mayHold(WordFilter.number(of: $0)) })
    let others = (0..<500).count { filter.mayHold(WordFilter.number(of: "other\($0)")) }
    #expect(others < 100)
    #expect(!WordFilter([String]()).mayHold(WordFilter.number(of: "word")))
    #expect(WordFilter(["e\u{301}"]).mayHold(WordFilter.number(of: "é")))
  }

  @Test func bytesAreFoundWhereAnyOfSeveralTextsStands() {
    let search = ByteSearch(["delete", "de", "写真", "z"])
    for text in ["a delete", "de", "写真", "x写真", "buzz"] { #expect(search.finds(in: text), "\(text)") }
    for text in ["", "d", "del".replacing("e", with: "a"), "写", "写真".lowercased().replacing("真", with: "首"), "DELETE"] {
      #expect(!search.finds(in: text), "\(text)")
    }
    #expect(!ByteSearch([]).finds(in: "anything"))
    let ofThree = ByteSearch(["写真", "削除", "写り", "abc"])
    for text in ["写真", "x写り", "ab写abc", "削削除"] { #expect(ofThree.finds(in: text), "\(text)") }
    for text in ["", "ab", "写", "写削", "真写", "bc", "除"] { #expect(!ofThree.finds(in: text), "\(text)") }
  }
}
