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

  public let subject: Subject
  /// Where the rule must fire; empty when it must not. Only findings of the rule at hand count.
  public let findings: [Expectation]
  /// What the example shows, where it does not speak for itself.
  public let note: String?

  /// A finding that an example must give.
  public struct Expectation: Sendable, Hashable {
    public let field: Field
    /// The locales that the finding lists; empty for a finding about structure or a file.
    public let locales: Set<String>
    public let severity: Severity?

    public init(_ field: Field, in locales: Set<String> = [], severity: Severity? = nil) {
      self.field = field
      self.locales = locales
      self.severity = severity
    }
  }

  public init(_ surface: ExampleSurface, findings: [Expectation] = [], note: String? = nil) {
    subject = .surface(surface)
    self.findings = findings
    self.note = note
  }

  public init(files: [String: [UInt8]], findings: [Expectation] = [], note: String? = nil) {
    subject = .files(files)
    self.findings = findings
    self.note = note
  }
}

/// A surface of an example: texts by locale.
public struct ExampleSurface: Sendable {
  /// A text by locale tag. A string literal is the text in the example's source locale.
  public struct Text: Sendable, ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
    /// The text by locale tag; the key `""` stands for the source locale.
    public let byLocale: [(locale: String, text: String)]

    public init(stringLiteral text: String) { byLocale = [("", text)] }
    public init(dictionaryLiteral elements: (String, String)...) { byLocale = elements.map { ($0.0, $0.1) } }
  }

  /// A button of an example.
  public struct Button: Sendable {
    public let title: Text
    public let role: ButtonRole
    public let isPreferred: Bool

    public init(_ title: Text, _ role: ButtonRole = .default, preferred: Bool = false) {
      self.title = title
      self.role = role
      self.isPreferred = preferred
    }
  }

  public let kind: SurfaceKind
  /// The tag of the locale that the example's app is written in.
  public let sourceLocale: String
  public let title: Text?
  public let message: Text?
  public let buttons: [Button]
  public let textFields: [Text]

  public init(
    _ kind: SurfaceKind = .alert, source: String = "en", title: Text? = nil, message: Text? = nil,
    buttons: [Button] = [.init("OK")], textFields: [Text] = []
  ) {
    self.kind = kind
    self.sourceLocale = source
    self.title = title
    self.message = message
    self.buttons = buttons
    self.textFields = textFields
  }
}
