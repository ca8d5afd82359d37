import Testing

@testable import AlertKitCore

@Suite struct TextEndTests {
  @Test(arguments: [
    ("Delete", TextEnd.open), ("Delete!", .mark("!")), ("“Delete!”", .mark("!")), ("Delete. 🎉", .mark(".")),
    ("削除。", .mark("。")), ("削除」", .open), ("حذف؟", .mark("؟")), ("हटाएँ।", .mark("।")), ("Share…", .ellipsis),
    ("Share...", .ellipsis), ("共享……", .ellipsis), ("Delete %@", .unknown), ("Delete “%@”", .unknown),
    ("Delete %@?", .mark("?")),
    ("5 p.m.", .open), ("Done ✅", .open), ("Done!\u{200B}", .mark("!")), ("", .open), ("🎉", .open), ("Save (all)", .open),
    ("1️⃣", .open), ("Family 👨‍👩‍👧!", .mark("!")), ("Family! 👨‍👩‍👧", .mark("!")), ("Flag! 🇰🇷", .mark("!")), ("100 %", .open),
  ])
  func end(text: String, expected: TextEnd) {
    #expect(TextEnd(of: text) == expected)
  }

  @Test(arguments: [
    ("Delete", "en", 1), ("Don't Allow", "en", 2), ("Sign-In Options", "en", 2), ("사진 %lld장 삭제", "ko", 3),
    ("더 알\u{2060}아\u{2060}보\u{2060}기", "ko", 2), ("删除照片", "zh-Hans", 2), ("🎉!", "en", 0), ("Delete %@", "en", 2),
    ("写真を削除", "ja", 3), ("", "en", 0),
  ])
  func words(text: String, locale: String, expected: Int) {
    #expect(WordCount(of: text, locale: tag(locale)).words == expected)
  }
}
