/// A rule: what it says, why, the proof that it works, and the checks themselves.
///
/// Rules see finished values. They never read, parse or measure, and they point at a field of a surface, never at bytes.
public struct Rule: Sendable, Identifiable, CustomStringConvertible {
  /// Its name, which suppressions and configurations use.
  public let id: RuleID
  /// How much its findings weigh, unless they or the configuration say otherwise.
  public let severity: Severity
  /// One line that says when the rule fires.
  public let summary: String
  /// Why the rule exists, in a few sentences for the person whose text it flags.
  public let rationale: String
  /// Rows of the guidelines that the rule rests on, such as `A11`; empty for rules about files.
  public let guidelines: [String]
  /// What it flags and what it leaves alone: its proof.
  public let examples: [RuleExample]
  /// What its fixes do, in a sentence each, by how sure they are; empty where it has none.
  public let fixes: [Fix.Grade: String]
  /// What it takes for granted of what it judges; where that does not hold, it is silent.
  public let basis: Basis
  /// Whether a comment at a string or an alert can silence it; what is wrong with a file or a comment belongs to neither.
  public let canBeSuppressed: Bool
  /// What the rule looks at; usually one check.
  public internal(set) var checks: [Check]

  /// Its id.
  public var description: String { id.name }

  /// What rules take for granted; nothing of it where a rule judges words and buttons wherever they are shown.
  public struct Basis: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// How an iPhone or iPad shows things, and how it is touched: what only other systems show is not judged.
    public static let phones = Basis(rawValue: 1 << 0)
    /// How Apple's alerts write their texts and what they do with roles: neither what another class shows is judged, nor what key
    /// names alone tell in an app whose code is there.
    public static let systemAlerts = Basis(rawValue: 1 << 1)
    /// That the title is seen: an iPhone leaves a confirmation dialog's out unless code asks for it.
    public static let shownTitle = Basis(rawValue: 1 << 2)
    /// That people read the text in their language: what only developers see is not judged.
    public static let translation = Basis(rawValue: 1 << 3)
    /// That it is a notification or a category of them: alerts and sheets are not judged.
    static let notification = Basis(rawValue: 1 << 4)
    /// That it has a title.
    static let title = Basis(rawValue: 1 << 5)
    /// That it has a message, or a notification a body.
    static let message = Basis(rawValue: 1 << 6)
    /// That it has buttons.
    static let buttons = Basis(rawValue: 1 << 7)
    /// That nothing but its buttons is to be seen: whether there is a title is all that else may count, whether the alert asks
    /// something, and whether it asks to cancel something. The verdict on a row of buttons holds wherever the row stands.
    static let buttonsAlone = Basis(rawValue: 1 << 8)
    /// That each text is judged by itself, as ``LocalizedSurface/violationsOfTexts(fix:_:)`` does it: the verdict on a button's title
    /// holds wherever its row stands.
    static let textByText = Basis(rawValue: 1 << 9)
  }

  /// What a rule looks at.
  public enum Check: Sendable {
    /// A surface's roles, order and number of buttons, read in the source locale. Findings carry no locale and point at the
    /// spec or source that declares the surface.
    case structure(@Sendable (LocalizedSurface) -> [Violation])
    /// What a surface lacks, read as its structure is. Where code shows the surface in several ways, it lacks only what it
    /// lacks in each of them: which way is taken is for the running app to know.
    case absence(@Sendable (LocalizedSurface) -> [Violation])
    /// A surface's words in one locale; called once a locale, the source locale included. Findings point at the string.
    case copy(@Sendable (LocalizedSurface) -> [Violation])
    /// A surface's words as for ``copy(_:)``, by a check that may take too long. Once it has spent its effort, the run asks no more
    /// of the rule, reports nothing of it, and names it in ``LintReport/unfinished``.
    case limitedCopy(@Sendable (LocalizedSurface, RuleEffort) -> [Violation])
    /// A surface as it is laid out in one locale; called once a locale. Findings point at the string and list the scenes.
    case layout(@Sendable (LaidOutSurface) -> [Violation])
    /// Several surfaces at once; called once a project. Findings carry no locale and point at what declares the surface.
    case project(@Sendable (Project) -> [ProjectViolation])
    /// What a reader found wrong with a file, and is this rule's to report; called once a fault. The violation's field does not
    /// count: the finding points at the fault.
    case fault(@Sendable (Fault) -> Violation?)
    /// Nothing: the linter reports it itself.
    case reading
  }

  /// A rule. Its id is a promise: suppressions and configurations name it.
  public init(
    id: RuleID, severity: Severity, summary: String, rationale: String, guidelines: [String], examples: [RuleExample],
    fixes: [Fix.Grade: String] = [:], basis: Basis = [], canBeSuppressed: Bool = true, checks: Check...
  ) {
    self.init(
      id: id, severity: severity, summary: summary, rationale: rationale, guidelines: guidelines, examples: examples,
      fixes: fixes, basis: basis, canBeSuppressed: canBeSuppressed, checks: checks)
  }

  /// A rule with several checks. Its id is a promise: suppressions and configurations name it.
  public init(
    id: RuleID, severity: Severity, summary: String, rationale: String, guidelines: [String], examples: [RuleExample],
    fixes: [Fix.Grade: String] = [:], basis: Basis = [], canBeSuppressed: Bool = true, checks: [Check]
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.guidelines = guidelines
    self.examples = examples
    self.fixes = fixes
    self.basis = basis
    self.canBeSuppressed = canBeSuppressed
    self.checks = checks
  }
}

/// What a rule found wrong with a field of a surface.
public struct Violation: Sendable, Hashable {
  /// The part of the surface that is wrong.
  public var field: Field
  /// A sentence; without the locale, the surface's name or the place, which the report adds.
  public let message: String
  /// The severity where it is not the rule's own.
  public let severity: Severity?
  /// Which of the field's variants, from 0.
  public let variant: Int
  /// The scenes that show it; empty where layout plays no part.
  public let scenes: [Scene]
  /// Changes that do away with it, each by itself; one for each variant of the field that has the problem.
  public let fixes: [Fix]
  /// Which of the field's alternatives, from 0, where none of its variants is at fault; nil for the one of the variant.
  package var alternative: Int?

  /// What is wrong with a field, in a sentence.
  public init(
    _ field: Field, _ message: String, severity: Severity? = nil, variant: Int = 0, scenes: [Scene] = [], fixes: [Fix] = []
  ) {
    self.field = field
    self.message = message
    self.severity = severity
    self.variant = variant
    self.scenes = scenes
    self.fixes = fixes
  }
}

/// What a rule found wrong with one of several surfaces.
public struct ProjectViolation: Sendable, Hashable {
  /// The surface, as an index of ``Project/surfaces``; nil where a file alone is at fault.
  public let surface: Int?
  /// What is wrong, and with which field.
  public let violation: Violation
  /// Where it stands; nil for where the surface declares the field.
  public let range: SourceRange?
  /// The text of a table that is at fault; nil where none is.
  package var entry: Entry?

  /// A violation of a surface, or of what stands at a place.
  public init(_ violation: Violation, surface: Int? = nil, at range: SourceRange? = nil) {
    self.violation = violation
    self.surface = surface
    self.range = range
  }

  /// A violation of a text that is no surface's.
  package init(_ violation: Violation, at range: SourceRange, entry: Entry) {
    self.init(violation, at: range)
    self.entry = entry
  }

  /// A text of a table in one of its locales.
  package struct Entry: Sendable, Hashable {
    /// The table, as an index of ``Project/tables``.
    package var table: Int
    package var key: String
    package var locale: LocaleTag
    package var text: String?
  }
}
