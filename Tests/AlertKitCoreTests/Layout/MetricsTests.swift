import Foundation
import Testing

@testable import AlertKitCore

@Suite struct MetricsTests {
  private func width(_ text: String, _ locale: String, _ font: TextFont = TextFont(size: 100, weight: .regular)) -> Double {
    Paragraph(text, locale: tag(locale)).measured(in: font).natural
  }

  /// The tables of the small scripts are what the script makes of the fonts at hand.
  @Test func tablesAreWhatTheScriptMakes() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    func python(_ arguments: [String]) throws -> Int32 {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["python3", "-B"] + arguments
      process.currentDirectoryURL = root
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    }
    let fonts = ["opentype/inter/Inter-Regular.otf", "truetype/noto/NotoSansLao-Regular.ttf"].map { "/usr/share/fonts/\($0)" }
    guard fonts.allSatisfy(FileManager.default.fileExists), try python(["-c", "import uharfbuzz, fontTools"]) == 0 else {
      print("skipped: the reference fonts, uharfbuzz or fonttools are not installed")
      return
    }
    #expect(try python(["Scripts/make-metrics.py", "--check", "Hebrew", "Thai", "Lao", "Arabic"]) == 0)
  }

  @Test func everyTableDecodes() {
    for script in MetricsScript.allCases where script != .none {
      let table = script.metrics(language: "")
      #expect(table.symbols.count > 20 && table.symbols.count < 4096, "\(script)")
      #expect(table.unitsPerEm == (script == .inter ? 2816 : 1000))
    }
  }

  /// Advances of Noto Sans and Inter in hundredths of an em, and what shaping makes of neighbours.
  @Test func kerningJoiningAndConjuncts() {
    #expect(width("AV", "en") < width("A", "en") + width("V", "en") - 3)
    #expect(width("لا", "ar") < width("ل", "ar") + width("ا", "ar"))
    #expect(width("ببب", "ar") < 3 * width("ب", "ar"))
    #expect(width("ب\u{200C}ب", "fa") == 2 * width("ب", "fa"))
    #expect(abs(width("بَب", "ar") - width("بب", "ar")) < 0.01)
    #expect(width("क्ष", "hi") < width("क", "hi") + width("ष", "hi"))
    #expect(width("e\u{301}", "en") == width("é", "en"))
  }

  @Test func textsAreMeasuredByTheirLocalesFonts() {
    #expect(abs(width("写真", "ja") - 187) < 0.01)
    #expect(abs(width("删除", "zh-Hans") - 198.4) < 0.01)
    #expect(abs(width("사진", "ko") - 173.4) < 0.01)
    #expect(width("चलो", "hi") > 0 && width("ल", "ne") != width("ल", "mr"))
    #expect(width("l·l", "ca") != width("l·l", "en"))
  }

  @Test func charactersWithoutAGlyphCountForNothing() {
    #expect(width("a\u{200B}b\u{FEFF}", "en") == width("ab", "en"))
    #expect(width("", "en") == 0)
  }

  @Test func emojiAreOneEach() {
    let one = width("😀", "en")
    #expect(one > 100)
    for emoji in ["👍🏽", "👨‍👩‍👧‍👦", "🇰🇷", "❤️"] { #expect(width(emoji, "en") == one, "\(emoji)") }
    #expect(abs(width("🇰🇷🇩🇪", "en") - 2 * one) < 0.01)
  }

  @Test func trackingFollowsTheSize() {
    #expect(TextFont(size: 17, weight: .regular).tracking == -0.43)
    #expect(TextFont(size: 28, weight: .regular).tracking == 0.38)
    #expect(abs(TextFont(size: 12.5, weight: .regular).tracking - -0.04) < 1e-9)
    #expect(abs(TextFont(size: 80, weight: .regular).tracking) < 0.01)
  }
}
