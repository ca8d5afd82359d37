/// The fonts of drawn texts, as CSS lists them: Apple's, then those that layout's widths stand for.
enum PictureFonts {
  private static let first = "\"SF Pro Text\", -apple-system, Inter, \"Noto Sans\""
  private static let last = "\"Noto Sans Arabic\", \"Noto Sans Thai\", \"Noto Sans Devanagari\", system-ui, sans-serif"

  /// Scripts that share characters but not their forms.
  private static let byScript: [(script: String, tag: String, fonts: String)] = [
    ("Kore", "ko", "\"Apple SD Gothic Neo\", \"Noto Sans CJK KR\""),
    ("Jpan", "ja", "\"Hiragino Sans\", \"Noto Sans CJK JP\""),
    ("Hans", "zh-Hans, zh-CN, zh-SG", "\"PingFang SC\", \"Noto Sans CJK SC\""),
    ("Hant", "zh-Hant, zh-TW, zh-HK, zh-MO", "\"PingFang TC\", \"Noto Sans CJK TC\""),
  ]

  /// The fonts for a locale's texts.
  static func families(of locale: LocaleTag) -> String {
    let own = byScript.first { $0.script == locale.script }.map { ", " + $0.fonts } ?? ""
    return first + own + ", " + last
  }

  /// Rules for the texts of pictures in a page, by the pictures' own language.
  static var rules: String {
    let general = "svg text { font-family: \(first), \(last) }\n"
    return general + byScript.map { "svg:lang(\($0.tag)) text { font-family: \(first), \($0.fonts), \(last) }\n" }.joined()
  }
}
