/// Fills the placeholders of texts with sample values.
public struct SampleArguments: Sendable {
  /// Values by key, from specs and the configuration.
  public let values: [String: [String]]

  /// - Parameter values: For each key the values of its arguments, in order.
  public init(_ values: [String: [String]] = [:]) {
    self.values = values
  }

  /// The text that a variant shows: its placeholders filled from the key's sample values, else from what its comment says of
  /// them, else with a neutral name or number of the locale's script.
  ///
  /// - Parameters:
  ///   - variant: What is shown, with its placeholders.
  ///   - key: The key whose sample values fill it; nil for none.
  ///   - locale: The locale of the text.
  ///   - comment: What the developer says to the translator.
  ///   - appName: What people call the app in the locale; nil where that is not known.
  public func text(
    of variant: Copy.Variant, key: String?, locale: LocaleTag, comment: String? = nil, appName: String? = nil
  ) -> String {
    let specifiers = FormatSpecifier.all(in: variant.text)
    guard !specifiers.isEmpty else {
      let isFormat = key.flatMap { values[$0] } != nil
      return isFormat ? variant.text.replacing("%%", with: "%") : variant.text
    }
    let samples = key.flatMap { values[$0] } ?? []
    let said = CommentExamples(comment, appName: appName)
    let bytes = Array(variant.text.utf8)
    var filled: [UInt8] = []
    var start = 0
    for specifier in specifiers where specifier.range.lowerBound >= start {
      filled += Self.unescaped(bytes[start..<specifier.range.lowerBound])
      let place = specifier.argument - 1
      let value =
        samples.indices.contains(place) && Self.chooses(samples[place], specifier.kind, variant.selectors, locale)
        ? samples[place]
        : said.value(of: specifier.argument, kind: specifier.kind) ?? Self.neutral(specifier.kind, variant.selectors, locale)
      filled += Array(value.utf8)
      start = specifier.range.upperBound
    }
    filled += Self.unescaped(bytes[start...])
    return String(decoding: filled, as: UTF8.self)
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "%")) else { return Array(bytes) }
    return Array(String(decoding: bytes, as: UTF8.self).replacing("%%", with: "%").utf8)
  }

  private static func neutral(
    _ kind: FormatSpecifier.Kind, _ selectors: [StringValue.Selector], _ locale: LocaleTag
  ) -> String {
    switch kind {
    case .object, .cString: names[locale.script] ?? latinName
    case .integer, .number: number(selectors, locale)
    case .floating: "2.5"
    case .character: "A"
    case .pointer: "0x1"
    }
  }

  /// Whether a sample can stand in a variant: a number chooses one of the forms that a text has, and never the others.
  private static func chooses(
    _ sample: String, _ kind: FormatSpecifier.Kind, _ selectors: [StringValue.Selector], _ locale: LocaleTag
  ) -> Bool {
    guard kind == .integer || kind == .number, let number = Double(sample), let category = pluralCategory(selectors) else {
      return true
    }
    return category == PluralCategories.category(of: number, in: locale) || (category == "zero" && number == 0)
  }

  private static func pluralCategory(_ selectors: [StringValue.Selector]) -> String? {
    selectors.lazy.compactMap { selector -> String? in
      if case .plural(let category) = selector { category } else { nil }
    }.first
  }

  /// A number that selects the variant; 12 where none does.
  private static func number(_ selectors: [StringValue.Selector], _ locale: LocaleTag) -> String {
    guard let category = pluralCategory(selectors) else { return "12" }
    if category == "zero", PluralCategories.category(of: 0, in: locale) != "zero" { return "0" }
    let categories = PluralCategories.of(locale)
    if let number = categories.sample(of: category) { return "\(number)" }
    if PluralCategories.category(of: 1_000_000, in: locale) == category { return "1000000" }
    return PluralCategories.category(of: 1.5, in: locale) == category ? "1.5" : "12"
  }

  /// Every name that may stand for a value.
  static let allNames = Set(names.values).union([latinName])

  private static let latinName = "Alex"

  /// A short given name in each script.
  static let names = [
    "Arab": "أحمد", "Armn": "Արամ", "Beng": "আরিফ", "Cyrl": "Алекс", "Deva": "अमित", "Ethi": "አበበ", "Geor": "ლუკა",
    "Grek": "Άλεξ",
    "Gujr": "અમિત", "Guru": "ਅਮਿਤ", "Hans": "小明", "Hant": "小明", "Hebr": "אלון", "Jpan": "太郎", "Khmr": "សុខា", "Knda": "ಅಮಿತ್",
    "Kore": "민수", "Laoo": "ສົມ", "Mlym": "അമിത്", "Mymr": "မောင်", "Sinh": "අමල්", "Taml": "அமித்", "Telu": "అమిత్", "Thai": "สมชาย",
  ]
}
