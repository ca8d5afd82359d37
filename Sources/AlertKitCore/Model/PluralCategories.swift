internal import CICU
internal import Synchronization

/// Which numbers choose which plural form in a language, by CLDR.
struct PluralCategories: Sendable {
  /// Whole numbers up to 200 by category, in their order.
  let numbers: [String: [Int]]

  /// The category of a number in a locale.
  static func category(of number: Double, in locale: LocaleTag) -> String? {
    ICU.string(capacity: 16) { cicu_plural_category(locale.identifier, number, $0, $1) }
  }

  /// A locale's categories, worked out once a language.
  static func of(_ locale: LocaleTag) -> PluralCategories {
    if let known = cache.withLock({ $0[locale.identifier] }) { return known }
    let numbers = Dictionary(grouping: 0...200) { category(of: Double($0), in: locale) ?? "other" }
    let categories = PluralCategories(numbers: numbers)
    cache.withLock { $0[locale.identifier] = categories }
    return categories
  }

  /// A number that chooses a category and no other: of *one* where that is more than 1 and its like, a larger one. Nil where
  /// no whole number does.
  func sample(of category: String) -> Int? {
    guard let all = numbers[category] else { return nil }
    switch category {
    case "one": return all.first { $0 > 1 } ?? all.last
    case "other": return all.first { $0 == 12 } ?? all.first { $0 > 2 } ?? all.first
    case "few": return all.first { $0 > 2 } ?? all.first
    case "zero", "two": return all.first
    default: return all.first { $0 > 1 } ?? all.first
    }
  }

  private static let cache = Mutex<[String: PluralCategories]>([:])
}
