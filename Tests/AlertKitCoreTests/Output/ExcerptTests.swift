import AlertKitCore
import Testing

/// Carets under the right columns.
@Suite struct ExcerptTests {
  /// The excerpt's two lines for a finding at `part` of `text`.
  private func excerpt(_ text: String, at part: String, width: Int = 100) -> [String] {
    var fixture = ReportFixture()
    fixture.file("/app/a.strings", text)
    fixture.finding("rule", "Message.", at: part)
    let lines = fixture.render(.text) { $0.width = width }.split(separator: "\n", omittingEmptySubsequences: false)
    return lines[1...2].map(String.init)
  }

  @Test func wideCharacters() {
    #expect(excerpt("\"제목\" = \"삭제할까요?\";", at: "삭제") == ["1 | \"제목\" = \"삭제할까요?\";", "  |           ^^^^"])
  }

  @Test func emojiOfSeveralCodePoints() {
    #expect(excerpt("\"👨‍👩‍👧‍👦🇰🇷❤️\" = \"예\";", at: "예") == ["1 | \"👨‍👩‍👧‍👦🇰🇷❤️\" = \"예\";", "  |             ^^"])
    #expect(excerpt("a = \"👨‍👩‍👧‍👦\";", at: "👨‍👩‍👧‍👦")[1] == "  |      ^^")
  }

  @Test func combiningMarks() {
    #expect(excerpt("\"e\u{301}e\u{301}\" = \"เป็น\";", at: "เป็น")[1] == "  |         ^^^")
  }

  @Test func tabs() {
    #expect(excerpt("\t\"a\"\t= \"b\";", at: "b") == ["1 |     \"a\" = \"b\";", "  |            ^"])
  }

  @Test func aPlaceWithoutLength() {
    #expect(excerpt("a = \"b\nc", at: "")[1] == "  | ^")
    #expect(excerpt("ab", at: "ab")[1] == "  | ^^")
  }

  @Test func onlyTheFirstLineOfSeveral() {
    #expect(excerpt("a = \"one\ntwo\";", at: "one\ntwo") == ["1 | a = \"one", "  |      ^^^"])
    #expect(excerpt("a = \"one\r\ntwo\";", at: "one\r\ntwo") == ["1 | a = \"one", "  |      ^^^"])
  }

  @Test func textFromRightToLeftStandsByItself() {
    #expect(excerpt("\"a\" = \"حذف\";", at: "حذف") == ["1 | \"a\" = \"حذف\";", "  | ^ حذف"])
    #expect(excerpt("\"a\" = \"מחק OK\";", at: "OK")[1] == "  | ^ OK")
  }

  @Test func textBeforeTheOtherDirectionIsUnderlined() {
    #expect(excerpt("\"key\" = \"حذف\";", at: "key")[1] == "  |  ^^^")
  }

  @Test func charactersMadeVisibleTakeTheirColumns() {
    #expect(excerpt("\"\u{202E}\" = \"b\";", at: "b") == ["1 | \"‹U+202E›\" = \"b\";", "  |               ^"])
  }

  @Test func longLinesAreCutAroundThePlace() {
    let (before, after) = (String(repeating: "lorem ipsum ", count: 30), String(repeating: " dolor sit", count: 30))
    let long = "\"k\" = \"\(before)HERE\(after)\";"
    let lines = excerpt(long, at: "HERE", width: 60)
    #expect(lines.allSatisfy { TerminalText.width(of: $0) <= 60 })
    #expect(lines[0].hasPrefix("1 | …") && lines[0].hasSuffix("…"))
    #expect(lines[1].prefix { $0 != "^" }.count == lines[0].prefix { $0 != "H" }.count)
    #expect(lines[1].hasSuffix("^^^^"))
  }

  @Test func longWideLinesAreCutByColumns() {
    let lines = excerpt(String(repeating: "가", count: 300) + "예" + String(repeating: "나", count: 300), at: "예", width: 60)
    #expect(lines.allSatisfy { TerminalText.width(of: $0) <= 60 })
    #expect(lines[0].contains("예"))
    let before = lines[0].prefix { $0 != "예" }
    #expect(TerminalText.width(of: String(before)) == lines[1].prefix { $0 != "^" }.count)
  }

  @Test func anEndOfALongLineFillsTheWidth() {
    let lines = excerpt(String(repeating: "x", count: 300) + "END", at: "END", width: 60)
    #expect(lines[0] == "1 | …" + String(repeating: "x", count: 51) + "END")
  }

  @Test func aTextLongerThanTheLineIsUnderlinedToItsCut() {
    let lines = excerpt("k = " + String(repeating: "z", count: 300), at: String(repeating: "z", count: 300), width: 60)
    #expect(lines.allSatisfy { TerminalText.width(of: $0) <= 60 })
    #expect(lines[1].hasSuffix("^^^^"))
  }
}
