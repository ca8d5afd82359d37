/// One locale's strings of one table as a file holds them.
///
/// A `.strings` or `.stringsdict` file gives one table, a string catalog one for each of its locales, and an XLIFF file two for
/// each table that was exported, in the source and the target language.
public struct StringTable: Sendable {
  /// The format of the file that a table came from.
  public enum Format: String, Sendable {
    /// A `.strings` file.
    case strings
    /// A `.stringsdict` file, with plural forms.
    case stringsdict
    /// A string catalog (`.xcstrings`).
    case catalog
    /// An XLIFF file (`.xliff`, `.xlf`), by itself or in an `.xcloc` bundle.
    case xliff
  }

  /// The table's name: the file name without its extension, such as `Localizable`.
  public var name: String
  /// The folder that holds the table in all its locales (the parent of the `.lproj` folders, or the catalog's folder). Tables
  /// of the same name in different modules are different tables. For an XLIFF file, which is no folder, the folder around the
  /// exports of all languages, the kind of file and the module that it was exported from, such as `exports/xliff/App`.
  public var module: String
  /// The locale of its texts.
  public var locale: LocaleTag
  /// The format of the file.
  public var format: Format
  /// The file that holds it.
  public var file: FileID
  /// In file order. Duplicate keys are all there; the last one counts.
  public var entries: [StringEntry]
  /// `alertcopy:disable` comments, by the key they stand above.
  public var suppressions: [Suppression]

  package init(
    name: String, module: String, locale: LocaleTag, format: Format, file: FileID, entries: [StringEntry] = [],
    suppressions: [Suppression] = []
  ) {
    self.name = name
    self.module = module
    self.locale = locale
    self.format = format
    self.file = file
    self.entries = entries
    self.suppressions = suppressions
  }
}

/// A key and its text in one locale.
public struct StringEntry: Sendable {
  /// How far a translation has got, as string catalogs record it.
  public enum State: String, Sendable {
    /// Done.
    case translated
    /// Not translated yet.
    case new
    /// Translated, and to be looked at again.
    case needsReview = "needs_review"
    /// No longer used by the code.
    case stale
  }

  /// The key, its escapes undone.
  public var key: String
  /// The key's characters, quotes left out.
  public var keyRange: SourceRange
  /// The text.
  public var value: StringValue
  /// The developer's note to the translator: the comment above the entry, or the catalog key's, without what
  /// `annotate` wrote. Nil when there is none.
  public var comment: String?
  /// How far the translation has got.
  public var state: State
  /// False where a catalog says that the key is not to be translated.
  public var shouldTranslate: Bool

  package init(
    key: String, keyRange: SourceRange, value: StringValue, comment: String? = nil, state: State = .translated,
    shouldTranslate: Bool = true
  ) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
    self.comment = CommentMark.removed(from: comment)
    self.state = state
    self.shouldTranslate = shouldTranslate
  }
}

/// A text as a table holds it: plain, or with plural and device variants.
public enum StringValue: Sendable {
  /// One text.
  case plain(LocatedText)
  /// Whole-text variants (`%lld photos` by plural category, texts by device), or a single format whose `%#@name@` refer to
  /// substitutions.
  case varied([Variant], substitutions: [Substitution])

  /// Whether it is one text and shows nothing.
  var isEmpty: Bool { if case .plain(let text) = self { text.text.isEmpty } else { false } }

  /// One variant and what selects it; no selector where the text does not vary.
  public struct Variant: Sendable {
    /// What selects it, all at once.
    public var selectors: [Selector]
    /// The text.
    public var text: LocatedText

    package init(selectors: [Selector], text: LocatedText) {
      self.selectors = selectors
      self.text = text
    }
  }

  /// A plural variable of a format: the `files` of `%#@files@`.
  public struct Substitution: Sendable {
    /// The variable's name.
    public var name: String
    /// Which argument it formats, from 1; nil for the next one.
    public var argument: Int?
    /// The number's format without the percent sign, such as `lld`.
    public var specifier: String?
    /// A form for each plural category.
    public var forms: [Variant]

    package init(name: String, argument: Int? = nil, specifier: String? = nil, forms: [Variant]) {
      self.name = name
      self.argument = argument
      self.specifier = specifier
      self.forms = forms
    }
  }

  /// What selects a variant.
  public enum Selector: Hashable, Sendable {
    /// `zero`, `one`, `two`, `few`, `many` or `other`.
    case plural(String)
    /// `iphone`, `ipad`, `mac`, `applewatch`, `other` …
    case device(String)
    /// A rule of `NSStringVariableWidthRuleType`.
    case width(String)
  }
}

/// A text after its escapes are undone, and the characters it was written with.
public struct LocatedText: Hashable, Sendable {
  /// The text, its escapes undone.
  public var text: String
  /// The text in the file, quotes left out.
  public var range: SourceRange

  package init(_ text: String, at range: SourceRange) {
    self.text = text
    self.range = range
  }
}

/// An `alertcopy:disable RULE…` comment.
public struct Suppression: Hashable, Sendable {
  /// What a suppression covers.
  public enum Scope: Hashable, Sendable {
    /// A key in the table, locale and file where the comment stands.
    case entry(key: String)
    /// A catalog's key in all its locales.
    case catalogKey(key: String)
    /// A surface of a spec or a source file, by its id.
    case surface(id: String)
  }

  /// What it covers.
  public var scope: Scope
  /// The rule named.
  public var rule: RuleID
  /// The rule's name in the comment.
  public var range: SourceRange

  /// A comment that silences a rule, as a reader found it.
  public init(scope: Scope, rule: RuleID, range: SourceRange) {
    self.scope = scope
    self.rule = rule
    self.range = range
  }
}

/// A rule's name, such as `yes-no-button`.
public struct RuleID: Hashable, Sendable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, in lower case with hyphens.
  public let name: String

  /// The id of a name; no rule need have it.
  public init(_ name: String) {
    self.name = name
  }

  /// What a suppression names that names no rule.
  package static let unnamed = RuleID("")

  public init(stringLiteral name: String) {
    self.name = name
  }

  public static func < (left: RuleID, right: RuleID) -> Bool { left.name < right.name }
  public var description: String { name }
}

extension RuleID: Codable {
  /// The id that a string names.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
