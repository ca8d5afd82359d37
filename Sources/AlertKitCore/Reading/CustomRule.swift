/// A rule of a project's own, as `custom_rules` in its configuration has it.
public struct CustomRule: Sendable, Hashable {
  /// What the rule flags.
  public enum Condition: Sendable, Hashable {
    /// Words and phrases: any of them, as whole words of the locale, whatever the case.
    case phrases([String])
    /// A regular expression.
    case regularExpression(RegularExpression)
  }

  /// Its name, which suppressions and the rest of the configuration use.
  public var id: RuleID
  /// What is said of each text that is flagged.
  public var message: String
  /// How much its findings weigh.
  public var severity: Severity
  /// The parts of a surface to look at; empty for all.
  public var fields: Set<FieldKind>
  /// The locales to look at, with those that fall back to them; empty for all.
  public var locales: [LocaleTag]
  /// The kinds of surface to look at; empty for all.
  public var kinds: Set<SurfaceKind>
  /// What the rule flags.
  public var condition: Condition

  /// A rule that flags a text wherever it may stand, unless the parts, locales or kinds are named.
  public init(
    id: RuleID, message: String, severity: Severity = .warning, fields: Set<FieldKind> = [], locales: [LocaleTag] = [],
    kinds: Set<SurfaceKind> = [], condition: Condition
  ) {
    self.id = id
    self.message = message
    self.severity = severity
    self.fields = fields
    self.locales = locales
    self.kinds = kinds
    self.condition = condition
  }
}

/// What a term of the source language is called in other locales, as `glossary` in a configuration has it.
public struct GlossaryTerm: Sendable, Hashable {
  /// What a locale calls a term.
  public struct Wording: Sendable, Hashable {
    /// What a text must hold one of, where its source has the term; empty where nothing is asked for.
    public var use: [String]
    /// What no such text may hold.
    public var avoid: [String]

    /// Words that a locale must use, and words that it must not.
    public init(use: [String] = [], avoid: [String] = []) {
      self.use = use
      self.avoid = avoid
    }
  }

  /// The term in the source language, and its other forms.
  public var forms: [String]
  /// What each locale calls it.
  public var wordings: [LocaleTag: Wording]

  /// A term with its wordings.
  public init(_ forms: [String], wordings: [LocaleTag: Wording]) {
    self.forms = forms
    self.wordings = wordings
  }
}

/// A kind of part of a surface: a ``Field`` without its number.
public enum FieldKind: String, Sendable, CaseIterable {
  /// The title.
  case title
  /// The message.
  case message
  /// Any of the buttons and actions.
  case button
  /// Any of the text fields.
  case textField = "text-field"
  /// A notification's subtitle.
  case subtitle
  /// A notification's body.
  case body
  /// What a category shows in the place of hidden previews.
  case placeholder
  /// How a category sums up its notifications.
  case summary
}

extension Field {
  /// The field's kind; nil for the surface as a whole.
  public var kind: FieldKind? {
    switch self {
    case .title: .title
    case .message: .message
    case .button, .sendButton: .button
    case .textField: .textField
    case .subtitle: .subtitle
    case .body: .body
    case .placeholder: .placeholder
    case .summary: .summary
    case .surface: nil
    }
  }
}
