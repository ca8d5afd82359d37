import Testing
import Yams

@testable import AlertKitCore

@Suite struct YAMLTextTests {
  static let texts = [
    "plain", "a \"b\" \\ c", "line\nbreak\ttab\r", "\u{202E}evil\u{2066}", "England 🏴\u{E0067}\u{E0062}\u{E007F}",
    "\u{0}\u{7F}\u{85}\u{2028}",
  ]

  @Test(arguments: texts)
  func isReadBack(_ text: String) throws {
    let written = YAMLScalar.quoted(text)
    #expect(try Yams.load(yaml: written) as? String == text)
    #expect(!written.unicodeScalars.contains { TerminalText.isUnsafe($0) })
  }
}
