/// San Francisco at a size and weight: what UIKit sets a text in.
///
/// Its widths are those of Inter, scaled to what was measured on pictures of UIKit, with Apple's tracking. Scripts that San
/// Francisco lacks are set in the system's other faces, which Noto Sans stands for.
public struct TextFont: Hashable, Sendable, Codable {
  /// How bold it is.
  public enum Weight: String, Hashable, Sendable, Codable {
    /// 400.
    case regular
    /// 500; the buttons of `glass`.
    case medium
    /// 600; titles and bold buttons.
    case semibold
    /// What Bold Text makes of semibold.
    case heavy
  }

  /// In points.
  public var size: Double
  /// How bold it is.
  public var weight: Weight

  /// By the weight's place, not its name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    switch weight {
    case .regular: hasher.combine(0 as UInt8)
    case .medium: hasher.combine(1 as UInt8)
    case .semibold: hasher.combine(2 as UInt8)
    case .heavy: hasher.combine(3 as UInt8)
    }
  }

  /// San Francisco at a size in points.
  public init(size: Double, weight: Weight) {
    self.size = size
    self.weight = weight
  }

  /// San Francisco's width over Inter's.
  ///
  /// Ink widths on UIKit pictures: 13 pt regular 0.996 (n = 29), 17 pt semibold 1.0136 (n = 25), 17 pt regular 0.997–1.01
  /// (n = 6), 19 pt regular 0.999 (n = 9), 20 pt regular 0.979 (n = 5), 23 pt semibold 0.970 (n = 3), 17 pt medium 1.0 (n = 1).
  /// From 20 pt on San Francisco takes its display forms, which are narrower; nothing above 23 pt was measured. Heavy stands for
  /// semibold's advances made wider: two pictures of titles in Bold Text need at least 4 %.
  var widthOverInter: Double {
    switch weight {
    case .regular: size >= 20 ? 0.979 : size > 18 ? 0.999 : size > 15.5 ? 0.997 : 0.9962
    case .medium: size >= 20 ? 0.979 : 0.9995
    case .semibold: size >= 20 ? 0.970 : 1.0136
    case .heavy: (size >= 20 ? 0.970 : 1.0136) * 1.05
    }
  }

  /// Apple's tracking in points at the size.
  var tracking: Double {
    let table = Self.trackingFrom6
    let position = min(max(size, 6), 79.999) - 6
    let index = Int(position)
    let next = index + 1 < table.count ? table[index + 1] : 0
    guard index < table.count else { return 0 }
    return table[index] + (next - table[index]) * (position - Double(index))
  }

  /// What San Francisco's semibold “ and ” are wider than Inter's, in em (nine pictures).
  var quoteExcess: Double { weight == .semibold || weight == .heavy ? 0.095 : 0 }

  /// Apple's table of SF Pro's tracking (Human Interface Guidelines, Typography), points for each size from 6.
  private static let trackingFrom6 = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45, -0.36, -0.26, -0.10, 0.07,
    0.15, 0.22, 0.29, 0.38, 0.40, 0.40, 0.39, 0.41, 0.40, 0.40, 0.38, 0.37, 0.36, 0.37, 0.38, 0.37, 0.36, 0.37, 0.38, 0.37,
    0.35, 0.36, 0.37, 0.35, 0.33, 0.34, 0.35, 0.33, 0.31, 0.32, 0.31, 0.30, 0.29, 0.28, 0.27, 0.26, 0.25, 0.24, 0.23, 0.22,
    0.205, 0.19, 0.18, 0.17, 0.155, 0.14, 0.14, 0.14, 0.1225, 0.105, 0.0875, 0.07, 0.0525, 0.035, 0.0175,
  ]
}

/// What a text's locale decides about its lines and widths.
struct TextLocale: Sendable, Equatable {
  /// The language, which chooses a font's forms.
  let language: String
  /// What ICU is asked for.
  let breakLocale: [CChar]
  /// Advance on an iPhone over Noto's: kana and Han are 0.935 em in Japanese (measured on 27 lines) and 0.992 in Chinese.
  let ideographScale: Double
  /// The advance of “ and ” in em where they are nearly as wide as kana: in Japanese (between 0.76 and 0.92 on pictures at 13 to
  /// 19 points), and likely in Chinese. Nil for San Francisco's own.
  let quoteAdvance: Double?
  /// Korean moves whole words.
  let keepsHangulWords: Bool
  /// Whether a lone last word takes another one with it; not seen in Japanese, and Chinese has no words to count.
  let pushesOut: Bool

  /// A Hangul syllable's advance on an iPhone, in em (measured on 15 lines); it is 0.92 in Noto.
  static let hangulAdvance = 0.867

  init(_ locale: LocaleTag) {
    language = locale == .base ? "en" : locale.language
    keepsHangulWords = language == "ko"
    pushesOut = language != "ja" && language != "zh"
    ideographScale = language == "ja" ? 0.935 : language == "ko" ? Self.hangulAdvance / 0.92 : 0.992
    quoteAdvance = language == "ja" || language == "zh" ? 0.9 : nil
    // ICU tailors lines by language; asking for no more than that lets locales share an iterator.
    breakLocale = Array((locale == .base ? "" : language).utf8CString)
  }
}

extension TextFont {
  /// San Francisco's line height in em (measured at 20 and 40 pt).
  static let lineHeightOfEm = 1.1934

  /// In points.
  var lineHeight: Double { size * Self.lineHeightOfEm }
}
