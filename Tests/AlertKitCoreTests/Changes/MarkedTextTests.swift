import Testing

@testable import AlertKitCore

/// Which words of two texts differ.
@Suite struct MarkedTextTests {
  /// Both texts, what is marked in brackets.
  private func marked(_ before: String, _ after: String, _ locale: String = "en") -> [String] {
    let pair = MarkedText.pair(before, after, locale: tag(locale))
    return [pair.before, pair.after].map { $0.written(plain: { $0 }, marked: { "[\($0)]" }) }
  }

  @Test func wordsAreMarkedWhole() {
    #expect(marked("Delete this photo?", "Delete the photos?") == ["Delete [this photo]?", "Delete [the photos]?"])
    #expect(marked("Delete it.", "Delete it now.") == ["Delete it.", "Delete it[ now]."])
    #expect(marked("Same", "Same") == ["Same", "Same"])
    #expect(marked("", "New") == ["", "[New]"])
  }

  @Test func scriptsWithoutSpacesHaveWords() {
    #expect(marked("この写真を削除しますか?", "この画像を削除しますか?", "ja") == ["この[写真]を削除しますか?", "この[画像]を削除しますか?"])
    let thai = marked("ลบรูปภาพนี้หรือไม่", "ลบไฟล์นี้หรือไม่", "th")
    #expect(thai[0].contains("[") && !thai[0].hasPrefix("[ลบรูปภาพนี้หรือไม่"))
  }

  @Test func aFormThatCameOrWentIsMarkedWhole() {
    func forms(_ before: [String], _ after: [String]) -> [[String?]] {
      ChangedForms(AlertChange.Text(field: .title, before: before, after: after), locale: tag("en")).pairs.map { pair in
        [pair.before, pair.after].map { $0?.written(plain: { $0 }, marked: { "[\($0)]" }) }
      }
    }
    #expect(forms(["Log in?", "Sign in?"], ["Add it?"]) == [["[Log in]?", "[Add it]?"], ["[Sign in?]", nil]])
    #expect(forms(["Delete for Me"], ["Delete", "Delete for Me"]) == [[nil, "[Delete]"]])
    #expect(forms([], ["Add it?"]) == [[nil, "Add it?"]])
  }

  @Test func noMarkStandsInsideOfACharacter() {
    for (before, after) in [("👩‍👩‍👧 ok", "👩‍👩‍👦 ok"), ("e\u{301}té", "été"), ("🇩🇪🇫🇷", "🇩🇪🇫🇮"), ("नमस्ते", "नमस्कार"), ("한국어", "한국인")] {
      let pair = MarkedText.pair(before, after, locale: tag("en"))
      for (text, original) in [(pair.before, before), (pair.after, after)] {
        #expect(text.parts.map(\.text).joined() == original)
        #expect(text.parts.map(\.text.count).reduce(0, +) == original.count, "\(text.parts)")
      }
    }
  }
}
