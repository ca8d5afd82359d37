/// What the readers of code made of an app's alerts, and what they did not.
public struct ReadingCoverage: Sendable, Hashable {
  /// Calls of one thing that shows alerts.
  public struct Calls: Sendable, Hashable {
    /// What shows them: `SystemAlert.show`, `NSAlert`.
    public var what: String
    /// How many calls.
    public var calls: Int
    /// Where it is declared, or the first of the calls.
    public var range: SourceRange
    /// What a configuration may declare of it, where its code is not there and the calls' labels tell.
    public var wrapper: AlertWrapper?

    /// A number of calls of something that shows alerts.
    public init(what: String, calls: Int, range: SourceRange, wrapper: AlertWrapper? = nil) {
      self.what = what
      self.calls = calls
      self.range = range
      self.wrapper = wrapper
    }
  }

  /// A bound that keeps an evaluation finite, and that was reached: what lay behind it was not read.
  public struct Budget: Sendable, Hashable {
    /// What it bounds: `calls of “show”`.
    public var what: String
    /// The bound.
    public var limit: Int

    /// A bound.
    public init(what: String, limit: Int) {
      self.what = what
      self.limit = limit
    }
  }

  /// Alerts, sheets and notifications that were read from code.
  public var surfaces = 0
  /// Those of them of which every text is known.
  public var whole = 0
  /// Those of them that have texts which only the running app knows.
  public var partly = 0
  /// What was not read, as what shows it was not understood: the most calls first.
  public var unread: [Calls] = []
  /// Functions and types of the app's own that were followed to the words of their callers, the most calls first.
  public var followed: [Calls] = []
  /// Bounds that were reached.
  public var budgets: [Budget] = []

  /// Files that no target of the app's Xcode projects builds, and that were left out.
  public var unbuilt: [FileID] = []

  /// Files of others that are kept with the app's own (`Vendor`, `Third Party`), and in which nothing is found unless they are named.
  public var copied: [FileID] = []

  /// Tables of the app's that are named and were not among the files: catalogs by their paths, bundles as code spells them. Of
  /// texts in them nothing is known.
  public var absentTables: [String] = []

  /// Those of the surfaces in code that people never see: nothing calls what shows them, or nothing asks for them.
  public var neverShown = 0

  /// Cases of the app's enumerations that no code makes, as `Failure.gone`: what they say was left out.
  public var unmade: [String] = []

  /// The languages that code sets the app to, whatever the device's are; none where it does not, or where they are not known.
  package var languages: Set<LocaleTag> = []

  /// Nothing was there to read.
  public init() {}

  /// The same with the surfaces that came of it counted.
  func counting(_ surfaces: [Surface<StringReference>]) -> ReadingCoverage {
    let fromCode = surfaces.filter { $0.origin == .source }
    var counted = self
    counted.surfaces = fromCode.count
    counted.neverShown = fromCode.count { $0.reserve == .uncalled }
    counted.partly = fromCode.count { surface in
      !surface.buttonsAreComplete || surface.texts.contains { !$0.text.isStatic }
    }
    counted.whole = fromCode.count - counted.partly
    return counted
  }
}

/// What readers of source code made of an app.
public struct CodeReading: Sendable {
  /// By file; a file in which nothing was found need not be there.
  public var files: [FileID: SourceReading]
  /// How much of it was understood.
  public var coverage: ReadingCoverage

  /// Files, and how much of them was understood.
  public init(files: [FileID: SourceReading] = [:], coverage: ReadingCoverage = ReadingCoverage()) {
    self.files = files
    self.coverage = coverage
  }
}
