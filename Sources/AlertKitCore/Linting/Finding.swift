/// One problem: a rule, what it says, and every place where it shows.
///
/// It can be encoded and decoded; its places are numbers of ``LintReport/files`` then, which a program that keeps findings keeps too.
public struct Finding: Sendable, Hashable, Codable {
  /// Another place of the same problem.
  public struct Place: Sendable, Hashable, Codable {
    /// The locale of the text; nil where the problem is in no locale.
    public var locale: LocaleTag?
    /// Where it stands.
    public var range: SourceRange
    /// The text as the device shows it there; nil where no text is at fault.
    public var text: String?
    /// What the rule says there; nil for the finding's own message.
    public var message: String?
    /// Whether the locale has no text of its own there and shows the source language's.
    package var isBorrowed: Bool

    package init(
      locale: LocaleTag?, range: SourceRange, text: String? = nil, message: String? = nil, isBorrowed: Bool = false
    ) {
      self.locale = locale
      self.range = range
      self.text = text
      self.message = message
      self.isBorrowed = isBorrowed
    }
  }

  /// A surface that has the problem.
  package struct Alert: Sendable, Hashable, Codable {
    /// What tells it from others while code moves.
    package var identity: AlertIdentity
    /// The file that declares it.
    package var declaration: FileID?
  }

  /// The rule that found it.
  public var rule: RuleID
  /// How much it weighs, in each of its locales, after the configuration.
  public var severity: Severity
  /// What is wrong, as a sentence, for a person who sees the text beside it.
  public var message: String
  /// The surface's id; nil for a finding about a file.
  public var surface: String?
  /// The locale of the place; nil for structure and files.
  public var locale: LocaleTag?
  /// The part of the surface; nil for a finding about a file.
  public var field: Field?
  /// The key of the string at fault; nil where the text has none.
  public var key: String?
  /// The text as the device shows it; nil where no text is at fault.
  public var text: String?
  /// Where to look first.
  public var range: SourceRange
  /// All locales that show the problem, where there are several.
  public var locales: [LocaleTag]
  /// All surfaces that share the string, where there are several.
  public var surfaces: [String]
  /// The other places that show the problem.
  public var related: [Place]
  /// Scenes that show it, as `design/device/orientation/text size`; empty where layout plays no part.
  public var scenes: [String]
  /// The guideline's row, such as `A11`.
  public var guideline: String?
  /// What would do away with it, at each of its places where something would.
  public var corrections: [Correction]
  /// What tells the surfaces from others while code moves, each once, that of ``surface`` first; none for a finding about a file.
  package var alerts: [Alert] = []
  /// Whether the locale has no text of its own and shows the source language's.
  package var isBorrowed = false

  package init(
    rule: RuleID, severity: Severity, message: String, surface: String? = nil, locale: LocaleTag? = nil,
    field: Field? = nil, key: String? = nil, text: String? = nil, range: SourceRange, locales: [LocaleTag] = [],
    surfaces: [String] = [],
    related: [Place] = [], scenes: [String] = [], guideline: String? = nil, corrections: [Correction] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.surface = surface
    self.locale = locale
    self.field = field
    self.key = key
    self.text = text
    self.range = range
    self.locales = locales
    self.surfaces = surfaces
    self.related = related
    self.scenes = scenes
    self.guideline = guideline
    self.corrections = corrections
  }

  /// Every locale that shows the problem, the one of the place first; empty for structure and files.
  public var allLocales: [LocaleTag] {
    locales.isEmpty ? [locale].compactMap(\.self) : [locale].compactMap(\.self) + locales.filter { $0 != locale }
  }

  /// How sure the surest fix is that can be written at one of the places; nil where there is none.
  public var fixGrade: Fix.Grade? {
    var first: Fix.Grade?
    for index in corrections.indices where corrections[index].isWritable {
      if corrections[index].grade == .safe { return .safe }
      first = first ?? corrections[index].grade
    }
    return first
  }

  /// Whether there is a fix that can be written, at one of the places at least.
  public var isFixable: Bool { fixGrade != nil }
}

/// The outcome of a run: findings in order, the files they point into, and what was looked at.
public struct LintReport: Sendable {
  /// Sorted by path, line, column and rule.
  public var findings: [Finding]
  /// Files that could not be read; the run then ends with status 2.
  public var unreadable: [Fault]
  /// All files, by ``FileID/index``.
  public var files: [SourceFile]
  /// What was looked at.
  public var summary: Summary
  /// Rules that were given up because their regular expressions took too long; the run then ends with status 2.
  public var unfinished: [RuleID]

  /// What was looked at.
  public struct Summary: Sendable, Hashable {
    /// Tables, catalogs and specs read.
    public var files = 0
    /// Entries over all tables and the locales that were checked.
    public var strings = 0
    /// Entries whose key belongs to no surface.
    public var stringsOutsideSurfaces = 0
    /// The locales that were checked, the source locale first.
    public var locales: [LocaleTag] = []
    /// All locales of the app, checked or not.
    package var presentLocales: [LocaleTag] = []
    /// Surfaces by what they were read from.
    public var surfacesByOrigin: [SurfaceOrigin: Int] = [:]
    /// Locales for which a kind of fact is not known: the fact's name, then the locales.
    public var missingFacts: [String: [LocaleTag]] = [:]
    /// What was read of the alerts in code, and what was not.
    public var reading = ReadingCoverage()
    /// What was done with the baseline; nil where there is none.
    public var baseline: BaselineUse?
    /// How many findings were left out because they were there at the earlier time that the run was compared with; nil for a
    /// run that was compared with none.
    public var unchanged: Int?

    package init() {}

    /// All surfaces.
    public var surfaces: Int { surfacesByOrigin.values.reduce(0, +) }
  }

  package init(
    findings: [Finding], unreadable: [Fault], files: [SourceFile], summary: Summary, unfinished: [RuleID] = []
  ) {
    self.findings = findings
    self.unreadable = unreadable
    self.files = files
    self.summary = summary
    self.unfinished = unfinished
  }

  /// How many findings have a severity.
  public func count(_ severity: Severity) -> Int {
    // By index, as each finding is large to copy.
    findings.indices.count { findings[$0].severity == severity }
  }
}
