internal import CICU

/// Fills the placeholders of texts with sample values.
public struct SampleArguments: Sendable {
  /// Values by key, from specs and the configuration.
  public let values: [String: [String]]

  /// - Parameter values: For each key the values of its arguments, in order.
  public init(_ values: [String: [String]] = [:]) {
    self.values = values
  }

  /// The text that a variant shows: its placeholders filled from the key's sample values, else with a neutral name or number
  /// of the locale's script.
  public func text(of variant: Copy.Variant, key: String?, locale: LocaleTag) -> String {
    let specifiers = FormatSpecifier.all(in: variant.text)
    guard !specifiers.isEmpty else {
      let isFormat = key.flatMap { values[$0] } != nil
      return isFormat ? variant.text.replacing("%%", with: "%") : variant.text
    }
    let samples = key.flatMap { values[$0] } ?? []
    let bytes = Array(variant.text.utf8)
    var filled: [UInt8] = []
    var start = 0
    for specifier in specifiers where specifier.range.lowerBound >= start {
      filled += Self.unescaped(bytes[start..<specifier.range.lowerBound])
      let place = specifier.argument - 1
      let value =
        samples.indices.contains(place) ? samples[place] : Self.neutral(specifier.kind, variant.selectors, locale)
      filled += Array(value.utf8)
      start = specifier.range.upperBound
    }
    filled += Self.unescaped(bytes[start...])
    return String(decoding: filled, as: UTF8.self)
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    Array(String(decoding: bytes, as: UTF8.self).replacing("%%", with: "%").utf8)
  }

  private static func neutral(
    _ kind: FormatSpecifier.Kind, _ selectors: [StringValue.Selector], _ locale: LocaleTag
  ) -> String {
    switch kind {
    case .object, .cString: names[locale.script] ?? "Alex"
    case .integer, .number: "\(number(selectors, locale))"
    case .floating: "2.5"
    case .character: "A"
    case .pointer: "0x1"
    }
  }

  /// A number of the variant's plural category in the locale: 0, 1 or 2 as it is named, else the least from 2 on; 12 for none.
  private static func number(_ selectors: [StringValue.Selector], _ locale: LocaleTag) -> Int {
    let category = selectors.lazy.compactMap { selector -> String? in
      if case .plural(let category) = selector { category } else { nil }
    }.first
    guard let category, category != "other" else { return 12 }
    let exact = ["zero": 0, "one": 1, "two": 2]
    if let number = exact[category], Self.category(of: number, locale) == category { return number }
    let candidates = [3] + Array(2...200) + [0, 1, 1000, 1_000_000]
    return candidates.first { Self.category(of: $0, locale) == category } ?? exact[category] ?? 12
  }

  private static func category(of number: Int, _ locale: LocaleTag) -> String? {
    ICU.string(capacity: 16) { cicu_plural_category(locale.identifier, Double(number), $0, $1) }
  }

  /// A short given name in each script.
  static let names = [
    "Arab": "أحمد", "Armn": "Արամ", "Beng": "আরিফ", "Cyrl": "Алекс", "Deva": "अमित", "Ethi": "አበበ", "Geor": "ლუკა",
    "Grek": "Άλεξ",
    "Gujr": "અમિત", "Guru": "ਅਮਿਤ", "Hans": "小明", "Hant": "小明", "Hebr": "אלון", "Jpan": "太郎", "Khmr": "សុខា", "Knda": "ಅಮಿತ್",
    "Kore": "민수", "Laoo": "ສົມ", "Mlym": "അമിത്", "Mymr": "မောင်", "Sinh": "අමල්", "Taml": "அமித்", "Telu": "అమిత్", "Thai": "สมชาย",
  ]
}
