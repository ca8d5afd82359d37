/// Makes the fixes that rules offer, again and again until none is left.
public enum Fixer {
  /// What became of a project's files.
  public struct Outcome: Sendable {
    /// The files that changed, by path.
    public var files: [FixedFile] = []
    /// The fixes made, in order of place within each round.
    public var applied: [AppliedFix] = []
    /// Files that hold texts with a fix but cannot be written, by path, with the number of such fixes.
    public var unwritable: [(file: SourceFile, count: Int)] = []
    /// What is left after the fixes, by all rules that run.
    public var report: LintReport
  }

  /// How often fixes are made where one asks for the next.
  static let maximumRounds = 24

  /// Lints files, makes the fixes of the given grades in those that are reported, and lints again until there are none.
  ///
  /// Of fixes that meet in one place the first is made, the others in the next round. A fix that does not read back as it
  /// should, or that another rule would undo, is not made. Nothing is written: the files are in the outcome.
  ///
  /// - Parameters:
  ///   - inputs: All of the app's files.
  ///   - options: What to run.
  ///   - grades: Which fixes to make.
  ///   - sources: Reads the alerts of the source code among the files; nil leaves code alone. Code is never written.
  public static func fix(
    _ inputs: [InputFile], options: Linter.Options, grades: Set<Fix.Grade> = [.safe], sources: SourceReader? = nil
  ) async -> Outcome {
    var run = FixRun(inputs, options: options, grades: grades, sources: sources)
    for _ in 0..<maximumRounds {
      guard await run.makeRound() else { break }
    }
    let project = await run.project()
    var outcome = Outcome(report: run.withoutRefused(await Linter.lint(project, options: options)))
    let before = Dictionary(inputs.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    outcome.files = run.inputs.compactMap { input in
      before[input.path].flatMap { FixedFile(before: $0, after: input) }
    }.sorted { $0.path < $1.path }
    outcome.applied = run.applied
    outcome.unwritable = run.unwritable
    return outcome
  }
}

/// A file before and after its fixes.
public struct FixedFile: Sendable {
  /// The path as reports show it.
  public let path: String
  /// How its bytes stand for text.
  public let encoding: TextEncoding
  /// The bytes that it was read as.
  public let before: [UInt8]
  /// The bytes to write.
  public let after: [UInt8]

  /// Nil for a file that did not change.
  init?(before: InputFile, after: InputFile) {
    guard case .bytes(let old) = before.contents, case .bytes(let new) = after.contents, old != new else { return nil }
    path = before.path
    encoding = SourceFile.decode(id: FileID(0), path: path, bytes: old).value.encoding
    (self.before, self.after) = (old, new)
  }
}

/// The state between two rounds.
private struct FixRun {
  private(set) var inputs: [InputFile]
  private(set) var applied: [AppliedFix] = []
  private(set) var unwritable: [(file: SourceFile, count: Int)] = []
  private var numbers = FixedFindings()
  private var options: Linter.Options
  private let grades: Set<Fix.Grade>
  /// Reads the alerts of code among the files.
  private let sources: SourceReader?
  private var refused: Set<FixPlan.Refusal> = []
  /// The last state that was linted, and the report on the inputs, where they are known.
  private var known: Project?
  private var report: LintReport?

  init(_ inputs: [InputFile], options: Linter.Options, grades: Set<Fix.Grade>, sources: SourceReader?) {
    self.inputs = inputs
    self.options = options
    self.options.rules = options.rules.filter { !$0.fixes.isEmpty }
    self.grades = grades
    self.sources = sources
  }

  /// Makes the fixes of one round; false where there are none.
  mutating func makeRound() async -> Bool {
    let now: LintReport
    if let report { now = report } else { now = await lint(inputs) }
    let plan = FixPlan(now, grades: grades, refused: refused)
    unwritable = plan.unwritable.sorted { $0.key < $1.key }.map { (now.files[Int($0.key.index)], $0.value) }
    guard !plan.steps.isEmpty else { return false }
    var next = inputs
    var made: [(file: SourceFile, step: FixPlan.Step)] = []
    let paths = Dictionary(next.indices.map { (next[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
    for (id, steps) in plan.steps.sorted(by: { $0.key < $1.key }) {
      let file = now.files[Int(id.index)]
      guard let index = paths[file.path] else { continue }
      let kept = edit(&next[index], file: file, steps: steps)
      made += kept.map { (file, $0) }
    }
    let after = await lint(next)
    if refuseUndone(made, by: after) {
      report = now
      return true
    }
    note(made, in: now)
    (inputs, report) = (next, after)
    return true
  }

  /// Notes fixes that were made.
  private mutating func note(_ made: [(file: SourceFile, step: FixPlan.Step)], in report: LintReport) {
    let findings = numbers.number(report.findings, at: made.map(\.step.correction.range), grades: grades)
    var lines: [FileID: LineIndex] = [:]
    for (file, step) in made {
      let index = lines[file.id] ?? LineIndex(file.text)
      lines[file.id] = index
      var fix = AppliedFix(step, in: file, lines: index)
      fix.findings = findings[step.correction.range] ?? []
      applied.append(fix)
    }
  }

  /// The app as it is now.
  func project() async -> Project {
    await Project.assemble(inputs, configuration: options.configuration, sources: sources, like: known)
  }

  private mutating func lint(_ inputs: [InputFile]) async -> LintReport {
    let project = await Project.assemble(inputs, configuration: options.configuration, sources: sources, like: known)
    known = project
    return await Linter.lint(project, options: options)
  }

  /// Makes those of the steps that read back as they should, and refuses the others.
  private mutating func edit(_ input: inout InputFile, file: SourceFile, steps: [FixPlan.Step]) -> [FixPlan.Step] {
    guard case .bytes(let bytes) = input.contents else { return [] }
    let original = FileReading.read(input, id: file.id)
    func result(of steps: [FixPlan.Step]) -> [UInt8]? {
      let written = file.bytes(bytes, applying: steps.flatMap(\.correction.edits).sorted { $0.range < $1.range })
      let read = FileReading.read(InputFile(path: input.path, bytes: written), id: file.id)
      let expected = FileShape(of: original, after: steps.map(\.correction))
      return FileShape(of: read) == expected ? written : nil
    }
    // Halved until what does not read back is found: for few bad steps among many that takes few readings.
    func readable(_ steps: ArraySlice<FixPlan.Step>) -> [FixPlan.Step] {
      if result(of: Array(steps)) != nil { return Array(steps) }
      guard steps.count > 1 else { return [] }
      let middle = steps.startIndex + steps.count / 2
      return readable(steps[..<middle]) + readable(steps[middle...])
    }
    let kept = readable(steps[...])
    let written = result(of: kept)
    if let written { input.contents = .bytes(written) }
    let made = written == nil ? [] : kept
    guard made.count < steps.count else { return made }
    let done = Set(made.map(\.correction))
    for step in steps where !done.contains(step.correction) {
      refuse(step.correction, in: file)
    }
    return made
  }

  /// A report that does not offer what was refused.
  func withoutRefused(_ report: LintReport) -> LintReport {
    guard !refused.isEmpty else { return report }
    var report = report
    for index in report.findings.indices {
      report.findings[index].corrections.removeAll { correction in
        refused.contains(FixPlan.Refusal(path: report.files[Int(correction.range.file.index)].path, change: correction.change))
      }
    }
    return report
  }

  private mutating func refuse(_ correction: Correction, in file: SourceFile) {
    refused.insert(FixPlan.Refusal(path: file.path, change: correction.change))
  }

  /// Refuses the fixes that another one would take back; false where there are none.
  private mutating func refuseUndone(_ made: [(file: SourceFile, step: FixPlan.Step)], by report: LintReport) -> Bool {
    let proposed = Set(
      report.findings.flatMap(\.corrections).map {
        FixPlan.Refusal(path: report.files[Int($0.range.file.index)].path, change: $0.change)
      })
    let count = refused.count
    for (file, step) in made {
      guard case .text(let old, let new) = step.correction.change else { continue }
      let back = FixPlan.Refusal(path: file.path, change: .text(from: new, to: old))
      if proposed.contains(back) {
        refused.insert(back)
        refuse(step.correction, in: file)
      }
    }
    return refused.count > count
  }
}

extension AppliedFix {
  fileprivate init(_ step: FixPlan.Step, in file: SourceFile, lines: LineIndex) {
    self.init(
      rule: step.rule, grade: step.correction.grade, path: file.path,
      position: lines.position(at: Int(step.correction.range.start)), summary: step.correction.change.summary(by: lines))
  }
}
