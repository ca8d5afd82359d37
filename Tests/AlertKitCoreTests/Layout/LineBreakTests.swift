import Foundation
import Testing

@testable import AlertKitCore

@Suite struct LineBreakTests {
  private static let path = "/usr/share/unicode/auxiliary/LineBreakTest.txt"

  /// Unicode's own test, for the version of ICU whose deviations are known.
  @Test func unicodeConformance() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let file = try? String(contentsOfFile: Self.path, encoding: .utf8) else {
      #expect(environment["CI"] == nil, "LineBreakTest.txt is not installed: Debian's unicode-data has it")
      print("skipped: \(Self.path) is not installed")
      return
    }
    let version = "LineBreakTest-\(ICU.unicodeVersion).0.txt"
    guard file.hasPrefix("# \(version)"), ICU.version.hasPrefix("72.") else {
      print("skipped: ICU \(ICU.version) has Unicode \(ICU.unicodeVersion), and its deviations are not listed here")
      return
    }
    var deviating: [String] = []
    var count = 0
    for line in file.split(separator: "\n") where !line.hasPrefix("#") {
      let test = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      count += 1
      if !Self.holds(test) { deviating.append(test.joined(separator: " ")) }
    }
    #expect(count == 7654)
    #expect(Set(deviating) == Set(Self.digitAfterInfixSeparator + Self.wordInitialHyphen))
  }

  /// A text with `|` where a line may begin.
  private static func marked(_ text: String, _ locale: String) throws -> String {
    let breaks = LineBreaks(of: text, locale: try #require(LocaleTag(locale)))
    var units: [UInt16] = []
    for (offset, unit) in text.utf16.enumerated() {
      if [.allowed, .mandatory].contains(breaks.opportunities[offset]) { units.append(0x7C) }
      units.append(unit)
    }
    return String(decoding: units, as: UTF16.self)
  }

  @Test(arguments: [
    ("ko", "사진을 삭제할까요?", "사진을 |삭제할까요?"),
    ("ko", "「사진」을 지웁니다", "「사진」|을 |지웁니다"),
    ("en", "사진을", "사|진|을"),
    ("ja", "「写真」を、消す。", "「写|真」|を、|消|す。"),
    ("zh-Hans", "删除（全部）？", "删|除|（全|部）？"),
    ("en", "well-known re\u{AD}open a\u{2060}-b", "well-|known |re\u{AD}|open |a\u{2060}-|b"),
    ("en", "one\ntwo\r\nthree", "one\n|two\r\n|three"),
    ("en", "10.000 000", "10.000 |000"),
    ("en", "10.000\u{A0}000", "10.000\u{A0}000"),
  ])
  func opportunities(locale: String, text: String, expected: String) throws {
    #expect(try Self.marked(text, locale) == expected)
  }

  @Test(arguments: [("th", "ลบรูปภาพ"), ("lo", "ລຶບຮູບພາບ"), ("km", "លុបរូបភាព"), ("my", "ဓာတ်ပုံကိုဖျက်ပါ")])
  func dictionaryScriptsBreakWithoutSpaces(locale: String, text: String) throws {
    let breaks = LineBreaks(of: text, locale: try #require(LocaleTag(locale)))
    #expect((1..<6).contains(breaks.offsets.count))
  }

  /// A label breaks "VPN|을", a browser does not.
  @Test func latinBesideHangul() throws {
    let breaks = LineBreaks(of: "VPN을", locale: LocaleTag("ko"))
    #expect(breaks.opportunities == [.none, .none, .none, .allowedInLabels])
  }

  private static func holds(_ test: [String]) -> Bool {
    var text = String.UnicodeScalarView()
    var expected: [Int] = []
    for token in test {
      if let code = UInt32(token, radix: 16), let scalar = Unicode.Scalar(code) {
        text.append(scalar)
      } else if token == "÷" {
        expected.append(String(text).utf16.count)
      }
    }
    return LineBreaks(of: String(text), locale: .base).offsets == expected.dropLast()
  }

  /// The root locale of ICU 72 keeps LB25's pair IS × NU (a digit stays with the full stop or comma before it); the file is made
  /// with the regular expression that LB25 offers instead, in which only a number continues over them.
  private static let digitAfterInfixSeparator = [
    "× 0041 × 002E ÷ 0031 × 0020 ÷ BABB ÷",
    "× BD24 ÷ C5B4 × 002E × 0020 ÷ 0041 × 002E ÷ 0032 × 0020 ÷ BCFC ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 300C ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 0033 ÷",
    "× BD10 ÷ C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0033 × 0020 ÷ BABB ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 307E ÷",
    "× 002C × 0308 ÷ 0030 ÷",
    "× 0061 × 002E ÷ 0032 × 0020 ÷",
    "× 0061 × 002E ÷ 0032 × 0020 ÷ 672C ÷",
    "× 0061 × 002E ÷ 0032 × 0020 ÷ 0915 ÷",
    "× C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0034 × 0020 ÷ BABB ÷",
    "× 002C ÷ 0030 ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 672C ÷",
    "× 0065 × 0071 × 0075 × 0061 × 006C × 0073 × 0020 × 002E ÷ 0033 × 0035 × 0020 ÷ 0063 × 0065 × 006E × 0074 × 0073 ÷",
  ]

  /// The root locale of ICU 72 keeps a hyphen that begins a word with the word ("LB 20.09" of its rules, which Unicode took over
  /// later as LB20a).
  private static let wordInitialHyphen = [
    "× 002D ÷ 00A7 ÷",
    "× 002D × 0308 ÷ 00A7 ÷",
    "× 002D ÷ 0E01 ÷",
    "× 002D × 0308 ÷ 0E01 ÷",
    "× 002D ÷ 0023 ÷",
    "× 002D × 0308 ÷ 0023 ÷",
    "× 002D ÷ 50005 ÷",
    "× 002D × 0308 ÷ 50005 ÷",
  ]
}
