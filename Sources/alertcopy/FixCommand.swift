import AlertKitCore
import AlertKitSwift
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

      Only the bytes of the fix change. Binary property lists and files that were not decoded whole are not written, nor are files \
      that have changed since they were read, that another program is writing, that may not be written or that have other names \
      (hard links): they are named, and the status is 2.

      Exit status: as of `check`, on what is left: 0 nothing at error level (with --strict: nothing at warning level either), \
      1 such findings, 2 could not run, or a file could not be read or written, 64 wrong usage.
      """)

  @OptionGroup
  var input: ProjectOptions

  @Flag(help: "Make fixes too that may change a meaning, a name or what a button does.")
  var suggested = false

  @Flag(name: .customLong("dry-run"), help: "Write nothing; print what would change as a unified diff.")
  var isDryRun = false

  @OptionGroup
  var rules: RuleOptions

  @OptionGroup
  var adoption: AdoptionOptions

  @Flag(name: .shortAndLong, help: "Don't say what was fixed.")
  var quiet = false

  func validate() throws {
    if adoption.newBaseline != nil { throw ValidationError("--write-baseline belongs to check") }
    try rules.requireRules(of: input.configurationPath)
    for name in rules.only where Rule.named(RuleID(name))?.fixes.isEmpty ?? true {
      throw ValidationError("“\(name)” has no fixes")
    }
  }

  func run() async throws {
    try await finish(fix)
  }

  private func fix() async throws -> ExitCode {
    var (configuration, folder) = try input.configuration()
    adoption.apply(to: &configuration)
    rules.apply(to: &configuration)
    let discovery = FileDiscovery(configuration: configuration, configurationFolder: folder, contents: .all)
    let found = try input.files(of: discovery, isQuiet: quiet)
    if found.isEmpty { throw RunFailure(input.nothingFound) }
    if !isDryRun { OutputFile.clearDrafts(beside: found) }
    let files = await discovery.contents(of: found)
    let sources = SwiftSources.reader(wrappers: configuration.wrappers)
    var options = try Linter.Options(configuration: configuration)
    options.roots = input.roots
    options.baseline = try adoption.loadedBaseline(of: input.configurationPath)
    if let earlier = try adoption.earlierFiles(files, of: found, by: discovery, under: input.roots) {
      guard earlier.isWhole else { throw RunFailure("--since: nothing was fixed, as not all that has come is known") }
      options.earlier = await Project.assemble(earlier.files, configuration: configuration, sources: sources)
    }
    let grades: Set<Fix.Grade> = suggested ? [.safe, .suggested] : [.safe]
    let outcome = await ProgressLine.during("Fixing \(found.found.count) files …", isShown: !quiet) { [options] in
      await Fixer.fix(files, options: options, grades: grades, sources: sources)
    }
    try input.requireLocales(of: configuration, in: outcome.report)
    let refusals = write(outcome)
    if !quiet {
      Terminal.Stream.error.write(
        outcome.lines(isDryRun: isDryRun, folder: workingDirectory, refused: Set(refusals.map(\.path))))
    }
    for (path, refusal) in refusals {
      Terminal.Stream.error.write("alertcopy: \(TerminalText.sanitized(path)): not written, as \(refusal.reason)\n")
    }
    outcome.report.sayUnreadable()
    if !quiet { outcome.report.sayUnknownLocales(of: configuration) }
    return refusals.isEmpty ? outcome.report.status(under: configuration).code : .couldNotRun
  }

  /// Writes the files, or shows their differences; gives those that could not be written. The others are written all the same: each
  /// file's fixes hold by themselves.
  private func write(_ outcome: Fixer.Outcome) -> [(path: String, refusal: FileReplacement.Refusal)] {
    var refusals: [(path: String, refusal: FileReplacement.Refusal)] = []
    for file in outcome.files {
      if isDryRun {
        Terminal.Stream.output.write(file.diff(relativeTo: workingDirectory))
        continue
      }
      do throws(FileReplacement.Refusal) {
        try FileReplacement.replace(file.path, with: file.after, insteadOf: file.before)
      } catch {
        refusals.append((file.path, error))
      }
    }
    return refusals
  }

  private var workingDirectory: String { FileManager.default.currentDirectoryPath }
}

extension Fixer.Outcome {
  /// What was done, a line a fix, and what was not.
  ///
  /// - Parameter refused: The paths of files that could not be written.
  fileprivate func lines(isDryRun: Bool, folder: String, refused: Set<String>) -> String {
    let applied = applied.filter { !refused.contains($0.path) }
    let files = files.filter { !refused.contains($0.path) }
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
    let verb = isDryRun ? "Would fix" : "Fixed"
    let left = report.findings.fixCounts.suggested
    let more = left == 0 ? "" : " \(counted(left, "finding has", "findings have")) a suggested fix: see --suggested --dry-run."
    let findings = applied.reduce(into: Set()) { $0.formUnion($1.findings) }.count
    let texts = Set(applied.map { "\($0.path):\($0.position.line):\($0.position.column)" }).count
    let ofTexts = texts == findings ? "" : " (\(counted(texts, "text", "texts")))"
    lines.append(
      "\(verb) \(counted(findings, "finding", "findings"))\(ofTexts) in \(counted(files.count, "file", "files")).\(more)")
    return lines.map { $0 + "\n" }.joined()
  }

  private func shown(_ path: String, _ folder: String) -> String {
    let prefix = folder + "/"
    return TerminalText.sanitized(path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path)
  }

  private func counted(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
}
