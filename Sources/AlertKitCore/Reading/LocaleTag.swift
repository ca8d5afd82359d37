internal import CICU

/// A locale as a BCP 47 tag in canonical spelling: `ko`, `zh-Hans`, `pt-BR`.
///
/// Two tags are equal when their canonical spellings are; `LocaleTag("zh_CN")` is `zh-CN`, not `zh-Hans`. Use
/// ``fallbacks`` to find what stands in for a tag.
public struct LocaleTag: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The canonical BCP 47 spelling.
  public let identifier: String

  /// Apple's `Base` localization: the development language's strings under another name.
  public static let base = LocaleTag(canonical: "Base")

  private init(canonical: String) {
    identifier = canonical
  }

  /// The locale that `spelling` names, as Apple's folders and catalogs spell it (`ko-KR`, `zh_CN`, `zh-hans`, `Base`,
  /// `English`).
  ///
  /// - Returns: nil when `spelling` is not a locale that ICU can make a tag of.
  public init?(_ spelling: String) {
    guard let tag = Self.named(spelling) else { return nil }
    self = tag
  }

  private static func named(_ spelling: String) -> LocaleTag? {
    if spelling.lowercased() == "base" { return .base }
    if let legacy = legacyFolderNames[spelling] { return LocaleTag(canonical: legacy) }
    let dashed = spelling.replacing("_", with: "-")
    let wellFormed = dashed.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "-") || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
        || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
    }
    guard wellFormed, let language = dashed.split(separator: "-").first,
      (2...3).contains(language.utf8.count),
      let tag = ICU.string(capacity: 64, { cicu_language_tag(dashed, $0, $1) }), tag != "und"
    else { return nil }
    return LocaleTag(canonical: tag)
  }

  /// Names that Xcode gave to language folders before it used codes.
  private static let legacyFolderNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es", "Dutch": "nl",
  ]

  /// The language subtag, such as `zh`.
  public var language: String {
    String(Substring(identifier.utf8.prefix { $0 != UInt8(ascii: "-") }))
  }

  /// The script with likely subtags filled in, such as `Hans` for `zh-CN`; empty when ICU does not know.
  public var script: String {
    Self.scripts.value(for: self) {
      let parts = maximized.split(separator: "-")
      return parts.count > 1 && parts[1].utf8.count == 4 ? String(parts[1]) : ""
    }
  }

  private static let directions = RecentValues<LocaleTag, Bool>(most: 512)
  private static let scripts = RecentValues<LocaleTag, String>(most: 512)

  /// The tag with likely subtags added: `zh-TW` gives `zh-Hant-TW`.
  public var maximized: String {
    ICU.string(capacity: 64, { cicu_maximized_tag(identifier, $0, $1) }) ?? identifier
  }

  /// Whether the locale's script runs from right to left.
  public var isRightToLeft: Bool {
    Self.directions.value(for: self) { cicu_is_right_to_left(identifier) }
  }

  /// Tags to look in, the most exact first: `zh-CN` gives `zh-CN`, `zh-Hans-CN`, `zh-Hans`, `zh`; `de-AT` gives `de-AT`, `de`.
  ///
  /// A language that is written in several scripts does not fall back from one script to another: `zh-TW` ends with `zh-Hant`.
  public var fallbacks: [LocaleTag] {
    if self == .base { return [self] }
    var chain = [identifier]
    func add(_ candidate: String) {
      if !chain.contains(candidate) { chain.append(candidate) }
    }
    let full = maximized.split(separator: "-").map(String.init)
    let own = identifier.split(separator: "-").map(String.init)
    let hasScript = full.count > 1 && full[1].utf8.count == 4
    if hasScript {
      if full.count > 2 { add(full[0...2].joined(separator: "-")) }
      add(full[0...1].joined(separator: "-"))
      for (parent, children) in Self.regionalParents where children.contains(own.last ?? "") && own.first == "es" {
        add(parent)
      }
      let bare = LocaleTag(canonical: full[0])
      if bare.script == full[1] { add(full[0]) }
    } else {
      add(own[0])
    }
    return chain.map(LocaleTag.init(canonical:))
  }

  /// Regions whose Spanish follows a regional parent (CLDR's `parentLocales`).
  private static let regionalParents: [String: Set<String>] = [
    "es-419": [
      "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY", "SV", "US",
      "UY", "VE",
    ]
  ]

  public static func < (left: LocaleTag, right: LocaleTag) -> Bool {
    left.identifier < right.identifier
  }

  public var description: String { identifier }
}

extension LocaleTag: ExpressibleByStringLiteral {
  /// The locale that a literal names, as ``init(_:)`` reads it. A literal that names none is a mistake in the program, which stops there.
  public init(stringLiteral spelling: String) {
    guard let tag = Self.named(spelling) else { preconditionFailure("“\(spelling)” is no locale's tag") }
    self = tag
  }
}

extension LocaleTag: Codable {
  /// The locale that a string names; throws `DecodingError` where it names none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let spelling = try container.decode(String.self)
    guard let tag = Self.named(spelling) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(spelling)” is no locale's tag")
    }
    self = tag
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
