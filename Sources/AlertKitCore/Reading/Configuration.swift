/// What `.alertcopy.yml` says; every value has the default that holds without a file.
public struct Configuration: Sendable, Equatable {
  /// Paths or globs to look in, relative to the configuration's folder; empty for everything.
  public var included: [String] = []
  /// Paths or globs to leave out.
  public var excluded: [String] = []
  /// Locales to check; empty for all that the tables have.
  public var locales: [LocaleTag] = []
  /// The language that the app is written in; nil to take the catalogs' own, else `en` where a table has it.
  public var sourceLocale: LocaleTag?
  /// Rules that do not run.
  public var disabledRules: Set<RuleID> = []
  /// The only rules to run; empty for all.
  public var onlyRules: Set<RuleID> = []
  /// Severities that differ from the rules' own.
  public var severities: [RuleID: Severity] = [:]
  /// Whether warnings fail the run as errors do.
  public var isStrict = false
  /// Whether errors are reported as warnings.
  public var isLenient = false
  /// The number of warnings from which on the run fails; nil for no limit.
  public var warningThreshold: Int?
  /// The baseline's file, relative to the configuration's folder; nil for none.
  public var baseline: String?
  /// The reporter to use when the command line names none.
  public var reporter: String?
  /// Designs, devices and text sizes to lay alerts out in, by name; empty for the defaults.
  public var designs: [String] = []
  /// Names of devices to lay out on; empty for a narrow and a common iPhone.
  public var devices: [String] = []
  /// Text sizes to lay out at; empty for L.
  public var textSizes: [String] = []
  /// Orientations to lay out in, by name; empty for those in which the app's targets say that it is shown.
  public var orientations: [String] = []
  /// What people call the app in every locale that ``appNames`` leaves out; nil to take it from Info.plist.
  public var appName: String?
  /// What people call the app, by locale.
  public var appNames: [LocaleTag: String] = [:]
  /// Sample values for the placeholders of a text, by key.
  public var arguments: [String: [String]] = [:]
  /// Functions and types of the app's own that show alerts.
  public var wrappers: [AlertWrapper] = []

  /// Rules of the project's own.
  public var customRules: [CustomRule] = []
  /// Terms that locales must use or avoid.
  public var glossary: [GlossaryTerm] = []

  /// What holds without a file.
  public init() {}
}

/// How much a finding weighs.
public enum Severity: String, Sendable, Comparable, CaseIterable, Codable {
  /// Worth knowing; counted, and shown on request.
  case note
  /// Against a guideline, or likely a mistake.
  case warning
  /// Broken for the person who sees it: a run with one fails.
  case error

  public static func < (left: Severity, right: Severity) -> Bool {
    let order: [Severity] = [.note, .warning, .error]
    return order.firstIndex(of: left)! < order.firstIndex(of: right)!
  }
}
