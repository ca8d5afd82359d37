import AlertKitCore
import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What of the findings counts: all, new ones, or those of a change.
struct AdoptionOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Leave out the findings that this file holds.", valueName: "file"))
  var baseline: String?

  @Option(
    name: .customLong("write-baseline"),
    help: ArgumentHelp(
      "Write what is found to this file, for --baseline and later runs; entries that the run does not look for stay.",
      valueName: "file"))
  var newBaseline: String?

  @Option(
    help: ArgumentHelp(
      "Report only what has come since HEAD and this git ref parted, uncommitted changes included.", valueName: "ref"))
  var since: String?

  @Flag(help: "Let warnings fail the run as errors do.")
  var strict = false

  @Flag(help: "Report errors as warnings, so that findings don't fail the run.")
  var lenient = false

  @Option(
    name: .customLong("warning-threshold"),
    help: ArgumentHelp("Fail the run from this number of warnings on.", valueName: "number"))
  var warningThreshold: Int?

  func validate() throws {
    if strict, lenient { throw ValidationError("--strict and --lenient exclude each other") }
    if let warningThreshold, warningThreshold < 1 { throw ValidationError("--warning-threshold is a number above 0") }
    if newBaseline != nil, since != nil { throw ValidationError("--write-baseline holds everything, so it takes no --since") }
    if newBaseline != nil, baseline != nil { throw ValidationError("--write-baseline and --baseline exclude each other") }
  }

  /// Whether findings are compared with those of another run.
  var comparesRuns: Bool { baseline != nil || newBaseline != nil || since != nil }

  /// Puts what the command line says in the place of what the configuration says.
  func apply(to configuration: inout Configuration) {
    if strict || lenient { (configuration.isStrict, configuration.isLenient) = (strict, lenient) }
    configuration.warningThreshold = warningThreshold ?? configuration.warningThreshold
  }

  /// The baseline to compare with; nil for none, and where a new one is written.
  ///
  /// - Parameter file: The path of the configuration; nil for none.
  func loadedBaseline(of file: String?) throws(RunFailure) -> Baseline? {
    if newBaseline != nil { return nil }
    if let baseline { return try Self.baseline(of: baseline) }
    return try Self.configuredBaseline(of: file)
  }

  /// The baseline that the configuration names; nil for none.
  ///
  /// - Parameter file: The path of the configuration; nil for none.
  static func configuredBaseline(of file: String?) throws(RunFailure) -> Baseline? {
    guard let configuration = try LoadedConfiguration.file(at: file) else { return nil }
    do throws(SettingsError) {
      return try configuration.baseline()
    } catch {
      let place = configuration.baselinePlace.map { $0 + ": " } ?? ""
      throw RunFailure(error, in: "baseline", namedAt: place, hint: Self.hint)
    }
  }

  private static let hint = "; --write-baseline makes one"

  /// The baseline of a file.
  private static func baseline(of path: String) throws(RunFailure) -> Baseline {
    do throws(SettingsError) {
      return try Baseline(contentsOf: path)
    } catch {
      throw RunFailure(error, in: "baseline", hint: hint)
    }
  }

  /// The entries of the file that ``newBaseline`` names, if there is one, that are about what a run does not look at: other
  /// rules, other locales, and what lies elsewhere.
  func keptEntries(options: Linter.Options, of input: ProjectOptions) throws(RunFailure) -> Baseline.Entries {
    guard let newBaseline, let attributes = try? FileManager.default.attributesOfItem(atPath: newBaseline),
      attributes[.type] as? FileAttributeType == .typeRegular, attributes[.size] as? Int != 0
    else { return Baseline.Entries() }
    let active = options.activeRules.map(\.id)
    let scope = Baseline.Scope(
      folders: input.roots, in: FileManager.default.currentDirectoryPath, locales: options.configuration.locales,
      rules: active.count == options.rules.count ? [] : Set(active))
    do throws(RunFailure) {
      return try Self.baseline(of: newBaseline).entries(outOf: scope)
    } catch {
      // A run on everything takes the place of any file, as of one that a merge broke.
      if scope.isWhole(in: Baseline.folder(of: newBaseline)) { return Baseline.Entries() }
      throw RunFailure(error.message + "\nThis run looks at a part of the app, so it cannot tell which entries to keep.")
    }
  }

  /// The app as it was at the merge base with ``since``, and whether git had the contents of all files; nil without it.
  func earlierFiles(
    _ current: [InputFile], of found: Discovery, by discovery: FileDiscovery, under paths: [String]
  ) throws(RunFailure) -> (files: [InputFile], isWhole: Bool)? {
    guard let since else { return nil }
    let repository = try GitRepository(around: paths[0], for: "--since")
    let base = try repository.mergeBase(of: since)
    let differences = try repository.differences(since: base)
    try repository.say(differences.absent, at: base)
    let files = discovery.earlier(current, differences: differences.files, in: repository.root, of: found)
    return (files, differences.absent.isEmpty)
  }
}

extension LintReport {
  /// The status of a run that ends with this report, and why where no finding of its own says so.
  func status(under configuration: Configuration) -> (code: ExitCode, reason: String?) {
    if !unreadable.isEmpty || !unfinished.isEmpty { return (.couldNotRun, nil) }
    let warnings = count(.warning)
    if count(.error) > 0 || (configuration.isStrict && warnings > 0) { return (.findings, nil) }
    guard let threshold = configuration.warningThreshold, !configuration.isLenient, warnings >= threshold else {
      return (.success, nil)
    }
    return (.findings, "the number of warnings (\(warnings)) has reached the threshold of \(threshold)")
  }
}
