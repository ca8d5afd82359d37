import AlertKitCore
import Testing

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("plain “text” é 한국어", "plain “text” é 한국어"),
    ("a\nb\r\n\tc", "a\\nb\\r\\n\\tc"),
    ("\u{1B}[31mred\u{9B}", "‹U+001B›[31mred‹U+009B›"),
    ("\u{202E}evil\u{202C}", "‹U+202E›evil‹U+202C›"),
    ("\u{2066}x\u{2069}\u{200F}\u{200E}\u{61C}", "‹U+2066›x‹U+2069›‹U+200F›‹U+200E›‹U+061C›"),
    ("\u{FEFF}a\u{2028}b\u{2029}\u{85}\u{7F}\u{0}", "‹U+FEFF›a‹U+2028›b‹U+2029›‹U+0085›‹U+007F›‹U+0000›"),
    ("a\u{E0041}", "a‹U+E0041›"),
  ])
  func showsWhatSteersATerminal(text: String, expected: String) {
    #expect(TerminalText.sanitized(text) == expected)
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️", "می‌خواهم", "ไทย\u{200B}ไทย", "더\u{2060}알아보기", "한국", "कि"])
  func keepsWhatTextNeeds(text: String) {
    #expect(Array(TerminalText.sanitized(text).unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(arguments: [
    ("abc", 3), ("", 0), ("삭제", 4), ("删除", 4), ("e\u{301}", 1), ("ก็", 1), ("ｶﾞ", 2), ("Ａ", 2), ("👨‍👩‍👧‍👦", 2), ("🇰🇷", 2),
    ("👍🏽", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("☝🏽", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("a\u{200B}b", 2), ("حذف", 3),
  ])
  func columns(text: String, expected: Int) {
    #expect(TerminalText.width(of: text) == expected)
  }
}
