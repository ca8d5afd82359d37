import Testing

@testable import AlertKitCore

@Suite struct TitleStyleTests {
  private static func check(_ text: String, _ locale: String = "en") throws -> TitleStyleCheck {
    let style = try #require(LocaleFacts.facts(for: tag(locale)).titleStyle)
    return TitleStyleCheck(CasedWords(text, locale: tag(locale)), style: style)
  }

  @Test(arguments: [
    "Delete Photo", "Save and Close", "Turn On", "Turn off Content Blockers", "Turn Off Airplane Mode", "Log In to the Server",
    "Keep on This iPhone", "Set Up iCloud", "Download over Cellular", "Download Over Cellular", "Unable to Join at This Time",
    "Built-in Audio", "Built-In Audio", "Delete “old photos” Now", "Copy eSIM PIN", "Wi-Fi Is Off", "Open notes.txt",
    "Visit example.com",
    "Delete %lld Photos", "%@ Is Full", "Snooze 5 min", "Photo(s) Saved", "What’s New", "Error: A Photo Is Missing",
    "Up to Date",
    "Follow @someone", "Read/write Access", "H264 Video", "日本 Photos", "", "🎉",
  ])
  func titleStyle(text: String) throws {
    #expect(try Self.check(text).violations.isEmpty)
  }

  @Test(arguments: [
    ("Delete photo", ["photo"]), ("Save And Close", ["And"]), ("Turn on", ["on"]), ("delete Photo", ["delete"]),
    ("Do not Disturb", ["not"]), ("Number Of Photos", ["Of"]), ("Delete %lld photos", ["photos"]), ("the Album", ["the"]),
    ("3 photos", ["photos"]), ("Don’t save", ["save"]),
  ])
  func againstTitleStyle(text: String, words: [String]) throws {
    #expect(try Self.check(text).violations.map { String($0.text) } == words)
  }

  @Test(arguments: [
    ("Delete photo", nil), ("Photo not Saved", "Saved"), ("Could not connect to Home Assistant", nil),
    ("Could Not connect", "Not"), ("Connect to Loop Server now", nil), ("iCloud Account is full", nil),
    ("Delete this Photo", "Photo"), ("Say hello to your Session ID", nil),
    ("Done: Photo is saved", nil),
  ])
  func againstSentenceStyle(text: String, word: String?) throws {
    #expect(try Self.check(text).sentenceViolations.first.map { String($0.text) } == word)
  }

  /// Behind a word that leads to it, an app's name is no word in title style.
  @Test(arguments: [
    ("Couldn't save cover to Photos", nil), ("Allow access in the Files app", nil), ("Delete all Photos", "Photos"),
  ])
  func namesOfTheSystemsApps(text: String, word: String?) throws {
    #expect(try Self.check(text).sentenceViolations.last.map { String($0.text) } == word)
  }

  @Test(arguments: [
    ("Delete photo", "Delete Photo"), ("save And close", "Save and Close"), ("Sign in", "Sign In"), ("Delete %@ now", nil),
    ("Copy “my photo” link", "Copy “my photo” Link"), ("Don’t save", "Don’t Save"),
    ("Remove this device", "Remove This Device"), ("Restore from file", "Restore from File"),
  ])
  func corrects(text: String, corrected: String?) throws {
    #expect(try Self.check(text).corrected == corrected)
    if let corrected { #expect(try Self.check(corrected).violations.isEmpty) }
  }

  @Test(arguments: [
    ("iptal", "tr", "İptal"), ("iptal", "de", "Iptal"), ("ijs", "nl", "IJs"), ("ijs", "en", "Ijs"),
    ("éteindre", "fr", "Éteindre"),
    ("ǆep", "hr", "ǅep"), ("ώρα", "el", "Ώρα"),
  ])
  func capitalizes(word: String, locale: String, capital: String) {
    #expect(LetterCase.capitalized(word, locale: tag(locale)) == capital)
    #expect(LetterCase.startsWithoutCapital(word, locale: tag(locale)))
    #expect(LetterCase.startsWithCapital(capital, locale: tag(locale)))
  }

  @Test func lowercasesByLocale() {
    #expect(LetterCase.lowercased("ΟΔΟΣ", locale: tag("el")) == "οδος")
    #expect(LetterCase.lowercased("SIL", locale: tag("tr")) == "sıl")
  }

  @Test(arguments: [("წაშლა", "ka"), ("삭제", "ko"), ("3D", "en"), ("", "en"), ("“", "en")])
  func withoutCase(text: String, locale: String) {
    #expect(
      !LetterCase.startsWithCapital(text, locale: tag(locale)) && !LetterCase.startsWithoutCapital(text, locale: tag(locale)))
  }

  @Test(arguments: [
    ("CANCEL", "en", true), ("OK", "en", false), ("VPN", "en", false), ("DELETE PHOTO", "en", true),
    ("Delete VPN", "en", false),
    ("LÖSCHEN", "de", true), ("ΟΚ", "el", false), ("НЕТ", "ru", true), ("OKE", "id", false), ("QR CODE", "en", false),
    ("삭제", "ko", false), ("A", "en", false), ("„MOZILLA“", "lt", false),
  ])
  func shouting(text: String, locale: String, expected: Bool) {
    #expect(CasedWords(text, locale: tag(locale)).isShouted(.facts(for: tag(locale))) == expected)
  }
}

@Suite struct TextPartsTests {
  @Test(arguments: [
    ("Delete “My Photo”?", ["My Photo"]), ("Tippe „Löschen“.", ["Löschen"]), ("« Annuler »", [" Annuler "]),
    ("'삭제'를 탭", ["삭제"]),
    ("「削除」と『戻る』", ["削除", "戻る"]), ("don't and can't", []), ("it’s the dogs’ ‘bone’", ["bone"]), ("\"%@\" is", ["%@"]),
    ("‘don’t’ ask", ["don’t"]), ("5\" wide", []), ("", []), ("“open", []), ("按“删除”键", ["删除"]), ("Tryk på ”Slet”.", ["Slet"]),
  ])
  func quotedParts(text: String, parts: [String]) {
    #expect(QuotedParts.ranges(in: text).map { String(text[$0]) } == parts)
  }

  @Test(arguments: [
    ("<b>Bold</b> text<br/>", "Bold text"), ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2"), ("**all** of it", "all of it"),
    ("a <", "a <"),
    ("plain", "plain"),
  ])
  func markup(text: String, expected: String) {
    #expect(DisplayText.withoutMarkup(text) == expected)
  }

  @Test(arguments: [
    ("Saved.", "en", EndMark.stop), ("保存しました。", "ja", .stop), ("Διαγραφή;", "el", .question), ("Wait;", "en", .open),
    ("Διαγραφή\u{37E}", "el", .question), ("حذف؟", "ar", .question), ("हटाएँ।", "hi", .stop), ("Saved!", "en", .exclamation),
    ("Saved", "en", .none), ("In %@", "en", .unknown), ("At 5 p.m.", "en", .unknown), ("See example.com", "en", .unknown),
    ("Saving…", "en", .open), ("Name:", "en", .open), ("Gone.</b>", "en", .stop), ("Gone.)", "en", .stop),
  ])
  func endMark(text: String, locale: String, expected: EndMark) {
    #expect(EndMark(of: text, facts: .facts(for: tag(locale))) == expected)
  }

  @Test func sentences() {
    #expect(TextSegments.sentences(in: "One. Two? ", locale: tag("en")) == ["One. ", "Two? "])
    #expect(TextSegments.sentences(in: "一。二？", locale: tag("zh-Hans")) == ["一。", "二？"])
    #expect(TextSegments.sentences(in: "", locale: tag("en")).isEmpty)
  }
}
