import Testing

@testable import AlertKitCore

@Suite struct ParagraphTests {
  private static let message = LabelStyle.alertMessage.font
  private static let title = LabelStyle.alertTitle.font

  private func lines(
    _ text: String, _ locale: String = "en", font: TextFont = message, width: Double = 238,
    strategy: BreakStrategy = .standard
  ) throws -> [String] {
    let paragraph = Paragraph(text, locale: try #require(LocaleTag(locale)))
    return paragraph.measured(in: font, strategy: strategy).lines(width: width).map { paragraph.string($0.range) }
  }

  /// Line breaks on pictures of UIKit's alerts.
  @Test(arguments: [
    ("Title, message, okay button. You get the idea!", ["Title, message, okay button. You get ", "the idea!"]),
    (
      "An alert with a cancel button... not exactly rocket science.",
      ["An alert with a cancel button... not ", "exactly rocket science."]
    ),
    (
      "This is an alert with several buttons of different styles.",
      ["This is an alert with several buttons of ", "different styles."]
    ),
  ])
  func greedyBreaksOfPictures(text: String, expected: [String]) throws {
    #expect(try lines(text) == expected)
  }

  @Test func twoLinesDoNotEndInALoneWord() throws {
    let text = "You have 1 tasks that you missed the deadline."
    #expect(try lines(text) == ["You have 1 tasks that you missed ", "the deadline."])
    #expect(try lines(text, strategy: .greedy) == ["You have 1 tasks that you missed the ", "deadline."])
  }

  @Test func hyphenatedCompoundIsNoLoneWord() throws {
    let text = "CHANGEME: provide high accuracy location-tracking"
    #expect(try lines(text) == ["CHANGEME: provide high accuracy ", "location-tracking"])
  }

  @Test func threeLinesMayEndInALoneWord() throws {
    let text = "All network activity on this iPhone may be filtered or monitored when using VPN."
    #expect(
      try lines(text) == ["All network activity on this iPhone may ", "be filtered or monitored when using ", "VPN."])
  }

  @Test func firstOfTwoWordsStaysWhereItIs() throws {
    #expect(try lines("Reconfigure authentication", width: 120) == ["Reconfigure ", "authentication"])
    #expect(try lines("Photos videos recordings", width: 120) == ["Photos videos ", "recordings"])
  }

  @Test func mandatoryBreaksHold() throws {
    #expect(try lines("One.\n\nTwo.\n") == ["One.\n", "\n", "Two.\n"])
    #expect(try lines("").isEmpty)
  }

  @Test func trailingSpaceHangs() throws {
    let paragraph = Paragraph("photo album", locale: LocaleTag("en"))
    let measured = paragraph.measured(in: Self.message)
    let word = measured.width(of: 0..<5)
    let fitted = measured.lines(width: word)
    #expect(fitted.first?.range == 0..<6)
    #expect(fitted.first?.visibleEnd == 5)
    #expect(abs((fitted.first?.width ?? 0) - word) < 1e-9)
  }

  @Test func overwideWordsBreakAtGraphemes() throws {
    let family = "👨‍👩‍👧‍👦"
    let pieces = try lines(String(repeating: family, count: 4), width: 20)
    #expect(pieces == [String](repeating: family, count: 4))
    let long = try lines("Donaudampfschifffahrtsgesellschaftskapitänsmütze", "de", width: 100)
    #expect(long.count > 2)
    #expect(long.joined() == "Donaudampfschifffahrtsgesellschaftskapitänsmütze")
  }

  @Test func softHyphenBreaksAndShowsItsHyphen() throws {
    let text = "a long over\u{AD}do"
    let paragraph = Paragraph(text, locale: LocaleTag("en"))
    let measured = paragraph.measured(in: Self.message)
    let half = measured.width(of: 0..<12)
    #expect(measured.lines(width: half + 8).map(\.range) == [0..<12, 12..<14])
    #expect(measured.lines(width: half + 1).map(\.range) == [0..<7, 7..<14])
  }

  @Test func wordJoinerForbidsABreak() throws {
    #expect(try lines("one two\u{2060}-\u{2060}three", width: 70) == ["one ", "two\u{2060}-\u{2060}three"])
  }

  @Test func koreanMovesWholeWords() throws {
    for line in try lines("선택한 사진이 모든 기기에서 삭제됩니다. 이 동작은 취소할 수 없습니다.", "ko").dropLast() {
      #expect(line.hasSuffix(" "))
    }
  }

  /// Ten of Apple's fifteen breaks in Japanese alerts are between two kana; 14 characters of 17 pt stand on a line.
  @Test func japaneseBreaksAnywhereButAtProhibitedCharacters() throws {
    let broken = try lines("プロファイルがダウンロードされました", "ja", font: Self.title)
    #expect(broken == ["プロファイルがダウンロードさ", "れました"])
    for line in try lines("写真を消しますか、それとも、あとで、しますか。", "ja", width: 60) {
      #expect(!line.hasPrefix("、") && !line.hasPrefix("。"))
    }
  }

  @Test func marksLinesThatADeviceMayHyphenate() throws {
    let text = "Allow “RNPermissionsExample” to use your location?"
    let paragraph = Paragraph(text, locale: LocaleTag("en"))
    let broken = paragraph.measured(in: Self.title).lines(width: 238)
    #expect(broken.map(\.mayHyphenate) == [true, false, false])
  }

  @Test func stepsCanBeUsedAgain() throws {
    let measured = Paragraph("Delete this photo from all devices?", locale: LocaleTag("en")).measured(
      in: Self.title)
    #expect(measured.lines(width: 238).count == 2)
    #expect(measured.lines(width: 1000).count == 1)
    #expect(measured.lines(width: 238).count == 2)
  }
}
