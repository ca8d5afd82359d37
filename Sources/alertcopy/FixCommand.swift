import AlertKitCore
import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct FixCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Makes the fixes that rules offer, in string tables and alert specs.",
    discussion: """
      Safe fixes cannot change what a text says or an alert does; with --suggested the others are made too, and should be looked \
      at. `alertcopy rules NAME` says what a rule fixes. What is suppressed, switched off or excluded is left alone.

      Only the bytes of the fix change. Binary property lists and files that were not decoded whole are not written.

      Exit status: as of `check`, on what is left: 0 nothing at error level (with --strict: nothing at warning level either), \
      1 such findings, 2 could not run, or a file could not be read or written, 64 wrong usage.
      """)

  @OptionGroup
  var input: ProjectOptions

  @Flag(help: "Make fixes too that may change a meaning, a name or what a button does.")
  var suggested = false

  @Flag(name: .customLong("dry-run"), help: "Write nothing; print what would change as a unified diff.")
  var isDryRun = false

  @Option(name: .customLong("only-rule"), help: "Make only the fixes of this rule; can be repeated.")
  var onlyRules: [String] = []

  @OptionGroup
  var adoption: AdoptionOptions

  @Flag(name: .shortAndLong, help: "Don't say what was fixed.")
  var quiet = false

  func validate() throws {
    if adoption.newBaseline != nil { throw ValidationError("--write-baseline belongs to check") }
    for name in onlyRules {
      guard let rule = Rule.named(RuleID(name)) else {
        throw ValidationError(NearestName.refusal(of: name, as: "rule", among: Rule.all.map(\.id.name)))
      }
      if rule.fixes.isEmpty { throw ValidationError("“\(name)” has no fixes") }
    }
  }

  func run() async throws {
    try await finish(fix)
  }

  private func fix() async throws -> ExitCode {
    var (configuration, folder) = try input.configuration()
    adoption.apply(to: &configuration)
    if !onlyRules.isEmpty { configuration.onlyRules = Set(onlyRules.map { RuleID($0) }) }
    let discovery = FileDiscovery(configuration: configuration, configurationFolder: folder, contents: .all)
    let found = try input.files(of: discovery, isQuiet: quiet)
    let files = await discovery.contents(of: found)
    let sources = SourceReader.code(wrappers: configuration.wrappers)
    var options = Linter.Options(configuration: configuration)
    options.roots = input.roots
    options.baseline = try adoption.loadedBaseline(of: configuration, in: folder, named: input.config)
    if let earlier = try adoption.earlierFiles(files, discovery: discovery, under: input.roots) {
      options.earlier = await Project.assemble(earlier, configuration: configuration, sources: sources)
    }
    let grades: Set<Fix.Grade> = suggested ? [.safe, .suggested] : [.safe]
    let outcome = await ProgressLine.during("Fixing \(found.found.count) files …", isShown: !quiet) { [options] in
      await Fixer.fix(files, options: options, grades: grades, sources: sources)
    }
    if isDryRun {
      for file in outcome.files { Terminal.Stream.output.write(file.diff(relativeTo: workingDirectory)) }
    } else {
      for file in outcome.files { try OutputFile.replace(file.path, with: file.after) }
    }
    if !quiet { Terminal.Stream.error.write(outcome.lines(isDryRun: isDryRun, folder: workingDirectory)) }
    outcome.report.sayUnreadable()
    if !quiet { outcome.report.sayUnknownLocales(of: configuration) }
    return outcome.report.status(under: configuration).code
  }

  private var workingDirectory: String { FileManager.default.currentDirectoryPath }
}

extension Fixer.Outcome {
  /// What was done, a line a fix, and what was not.
  fileprivate func lines(isDryRun: Bool, folder: String) -> String {
    var lines = applied.map { fix in
      "\(shown(fix.path, folder)):\(fix.position.line):\(fix.position.column) \(fix.rule): \(TerminalText.sanitized(fix.summary))"
    }
    for (file, count) in unwritable {
      let reason = file.isLossy ? "it was not decoded whole" : "it is a binary property list"
      lines.append("\(shown(file.path, folder)): not written, as \(reason); \(counted(count, "fix", "fixes")) left out")
    }
    for file in files where isDryRun && !file.isPatchable {
      lines.append("\(shown(file.path, folder)): in UTF-16, which git apply cannot change; its diff is commented out")
    }
    let verb = isDryRun ? "Would make" : "Made"
    let left = report.findings.count { $0.fixGrade == .suggested }
    let more = left == 0 ? "" : " \(counted(left, "finding has", "findings have")) a suggested fix: see --suggested --dry-run."
    lines.append("\(verb) \(counted(applied.count, "fix", "fixes")) in \(counted(files.count, "file", "files")).\(more)")
    return lines.map { $0 + "\n" }.joined()
  }

  private func shown(_ path: String, _ folder: String) -> String {
    let prefix = folder + "/"
    return TerminalText.sanitized(path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path)
  }

  private func counted(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
}
