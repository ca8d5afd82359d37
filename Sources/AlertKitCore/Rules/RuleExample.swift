/// A surface, or a few files, that a rule must flag or must leave alone.
///
/// Examples are the rule's tests, its documentation, and what `alertcopy rules ID` prints.
public struct RuleExample: Sendable {
  /// What is linted.
  public enum Subject: Sendable {
    /// A surface declared in a spec, with its texts in tables.
    case surface(ExampleSurface)
    /// Files by path, as their bytes.
    case files([String: [UInt8]])
  }

  /// What is linted.
  public let subject: Subject
  /// Files that were others at an earlier time, as they were; the rest were the same. Empty where nothing is compared.
  public let earlier: [String: [UInt8]]
  /// Where the rule must fire; empty when it must not. Only findings of the rule at hand count.
  public let findings: [Expectation]
  /// What the example shows, where it does not speak for itself.
  public let note: String?

  /// A finding that an example must give.
  public struct Expectation: Sendable, Hashable {
    /// The part of the surface that the finding names.
    public let field: Field
    /// The locales that the finding lists; empty for a finding about structure or a file.
    public let locales: Set<String>
    /// The finding's severity; nil for the rule's own.
    public let severity: Severity?

    /// A finding in the locales of the given tags.
    public init(_ field: Field, in locales: Set<String> = [], severity: Severity? = nil) {
      self.field = field
      self.locales = locales
      self.severity = severity
    }
  }

  /// A surface that must give the findings, and no others of the rule.
  public init(_ surface: ExampleSurface, findings: [Expectation] = [], note: String? = nil) {
    subject = .surface(surface)
    earlier = [:]
    self.findings = findings
    self.note = note
  }

  /// Files that must give the findings, and no others of the rule.
  ///
  /// - Parameters:
  ///   - files: Texts by path; written as UTF-8.
  ///   - earlier: Those that were others at an earlier time, as they were.
  ///   - findings: Where the rule must fire; empty when it must not.
  ///   - note: What the example shows, where it does not speak for itself.
  public init(
    files: [String: String], earlier: [String: String] = [:], findings: [Expectation] = [], note: String? = nil
  ) {
    subject = .files(files.mapValues { Array($0.utf8) })
    self.earlier = earlier.mapValues { Array($0.utf8) }
    self.findings = findings
    self.note = note
  }
}

/// A surface of an example: texts by locale.
public struct ExampleSurface: Sendable {
  /// A text by locale tag. A string literal is the text in the example's source locale, and in no other.
  public struct Text: Sendable, ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
    /// A text in one locale.
    public struct Entry: Sendable {
      /// The locale's tag; empty for the source locale.
      public let locale: String
      /// The text by plural category; a text that does not vary has only `other`.
      public let forms: [String: String]

      /// The form that a person most often sees.
      public var text: String { forms["other"] ?? "" }
    }

    /// The text by locale, in the order written.
    public let entries: [Entry]

    /// The form that a person most often sees, by locale tag; an empty tag stands for the source locale.
    public var byLocale: [(locale: String, text: String)] { entries.map { ($0.locale, $0.text) } }

    public init(stringLiteral text: String) { entries = [Entry(locale: "", forms: ["other": text])] }
    public init(dictionaryLiteral elements: (String, String)...) {
      entries = elements.map { Entry(locale: $0, forms: ["other": $1]) }
    }

    private init(entries: [Entry]) { self.entries = entries }

    /// A text that varies with a number: by locale tag, then by plural category.
    public static func plural(_ forms: KeyValuePairs<String, [String: String]>) -> Text {
      Text(entries: forms.map { Entry(locale: $0.key, forms: $0.value) })
    }

    /// The text in a locale, where `source` is the source locale's tag; nil where there is none.
    public func entry(in locale: String, source: String) -> Entry? {
      entries.first { $0.locale == locale || ($0.locale.isEmpty && locale == source) }
    }
  }

  /// A button of an example.
  public struct Button: Sendable {
    /// The title.
    public let title: Text
    /// The role.
    public let role: ButtonRole
    /// Whether it is the preferred action.
    public let isPreferred: Bool
    /// What it does beyond the surface; nil for nothing that rules ask for.
    public let effect: ButtonEffect?
    /// What only an action of a category has; nil for an alert's button.
    public let action: NotificationAction<Text>?

    /// A button.
    public init(
      _ title: Text, _ role: ButtonRole = .default, preferred: Bool = false, effect: ButtonEffect? = nil,
      action: NotificationAction<Text>? = nil
    ) {
      self.title = title
      self.role = role
      self.isPreferred = preferred
      self.effect = effect
      self.action = action
    }
  }

  /// What it is.
  public let kind: SurfaceKind
  /// The tag of the locale that the example's app is written in.
  public let sourceLocale: String
  /// The title; nil where there is none.
  public let title: Text?
  /// The message; nil where there is none.
  public let message: Text?
  /// In source order.
  public let buttons: [Button]
  /// The text fields' placeholders.
  public let textFields: [Text]
  /// A notification's subtitle.
  public private(set) var subtitle: Text?
  /// A notification's body.
  public private(set) var body: Text?
  /// What is shown where previews are hidden.
  public private(set) var placeholder: Text?
  /// A category's summary format, or what a notification brings to it.
  public private(set) var summary: Text?
  /// What an alert is for.
  public private(set) var purpose: SurfacePurpose?
  /// What only a notification has.
  public private(set) var notification: NotificationContent?
  /// What only a category has.
  public private(set) var category: NotificationCategory?

  /// A surface with an OK button, unless others are given.
  public init(
    _ kind: SurfaceKind = .alert, source: String = "en", title: Text? = nil, message: Text? = nil,
    buttons: [Button] = [.init("OK")], textFields: [Text] = [], purpose: SurfacePurpose? = nil
  ) {
    self.kind = kind
    self.sourceLocale = source
    self.title = title
    self.message = message
    self.buttons = buttons
    self.textFields = textFields
    self.purpose = purpose
  }

  /// A notification.
  public init(
    notification: NotificationContent, source: String = "en", title: Text? = nil, subtitle: Text? = nil, body: Text? = nil,
    placeholder: Text? = nil
  ) {
    self.init(.notification, source: source, title: title, buttons: [])
    self.notification = notification
    self.subtitle = subtitle
    self.body = body
    self.placeholder = placeholder
  }

  /// A notification category and its actions.
  public init(
    category: NotificationCategory, source: String = "en", actions: [Button] = [], placeholder: Text? = nil,
    summary: Text? = nil
  ) {
    self.init(.notificationCategory, source: source, buttons: actions)
    self.category = category
    self.placeholder = placeholder
    self.summary = summary
  }
}
