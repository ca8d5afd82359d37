import AlertKitCore
import Testing

@Suite struct LocaleTagTests {
  @Test(arguments: [
    ("ko-KR", "ko-KR"), ("zh_CN", "zh-CN"), ("zh-hans", "zh-Hans"), ("base", "Base"), ("English", "en"), ("pt-BR", "pt-BR"),
    ("iw", "he"), ("sr-Latn", "sr-Latn"),
  ])
  func canonicalSpelling(spelling: String, expected: String) {
    #expect(LocaleTag(spelling)?.identifier == expected)
  }

  @Test(arguments: ["", "x", "not a locale", "en/../..", "é"])
  func rejects(spelling: String) {
    #expect(LocaleTag(spelling) == nil)
  }

  @Test(arguments: [
    ("zh-CN", ["zh-CN", "zh-Hans-CN", "zh-Hans", "zh"]), ("zh-TW", ["zh-TW", "zh-Hant-TW", "zh-Hant"]),
    ("de-AT", ["de-AT", "de-Latn-AT", "de-Latn", "de"]), ("es-MX", ["es-MX", "es-Latn-MX", "es-Latn", "es-419", "es"]),
  ])
  func fallbackChain(tag: String, expected: [String]) throws {
    #expect(try #require(LocaleTag(tag)).fallbacks.map(\.identifier) == expected)
  }
}
