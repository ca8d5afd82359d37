import AlertKitCore
import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What every command that reads an app is told, and how it reads it.
struct ProjectOptions: ParsableArguments {
  @Argument(help: "Files or folders to look in (default: the current folder).")
  var paths: [String] = []

  @Option(
    help: "The configuration file (default: .alertcopy.yml, looked for upward from the working directory, then from the paths)."
  )
  var config: String?

  @Option(name: .customLong("locale"), help: "Only this locale; can be repeated.")
  var locales: [String] = []

  /// The paths to look in.
  var roots: [String] { paths.isEmpty ? ["."] : paths }

  /// What to call the app: the name of the first path.
  var name: String { URL(filePath: roots[0]).standardizedFileURL.lastPathComponent }

  func validate() throws {
    for name in locales where LocaleTag(name) == nil {
      throw ValidationError("“\(name)” is not a locale, such as ko or pt-BR")
    }
  }

  /// The path of the configuration that is used; nil for none.
  var configurationPath: String? { LoadedConfiguration.path(named: config, for: roots) }

  /// The configuration with what the command line says of it, and the folder that its paths are relative to.
  func configuration() throws(RunFailure) -> (configuration: Configuration, folder: String?) {
    var (configuration, folder) = try LoadedConfiguration.load(at: configurationPath)
    if !locales.isEmpty { configuration.locales = locales.compactMap { LocaleTag($0) } }
    return (configuration, folder)
  }

  /// Refuses locales that the app does not have: one that the command line names, or all that the configuration names. Of
  /// these, some may belong to folders that were not looked in.
  ///
  /// - Parameters:
  ///   - checked: The locales that were looked at.
  ///   - present: All locales of the app; empty where nothing was found that could have any.
  func requireLocales(
    of configuration: Configuration, checked: [LocaleTag], present: [LocaleTag]
  ) throws {
    let unknown = configuration.locales.filter { !checked.contains($0) }
    guard let first = unknown.first?.identifier, !present.isEmpty,
      !locales.isEmpty || unknown.count == configuration.locales.count
    else { return }
    let names = present.map(\.identifier)
    let question = NearestName.question(for: first, in: names)
    let more = names.count > Self.mostLocales ? " and \(names.count - Self.mostLocales) more" : ""
    let hint = question.isEmpty ? "; it has \(names.prefix(Self.mostLocales).joined(separator: ", "))\(more)" : question
    let refusal = TerminalText.sanitized("the app has no locale “\(first)”\(hint)")
    // What the command line names is usage; a configuration may be another app's.
    if locales.isEmpty { throw RunFailure(refusal) }
    throw ValidationError(refusal)
  }

  /// ``requireLocales(of:checked:present:)`` for what a report looked at.
  func requireLocales(of configuration: Configuration, in report: LintReport) throws {
    try requireLocales(of: configuration, checked: report.summary.locales, present: report.summary.presentLocales)
  }

  /// How many locales a refusal names.
  private static let mostLocales = 12

  /// What to say where nothing under the paths is of a kind that is read.
  var nothingFound: String {
    let shown = TerminalText.sanitized(roots.joined(separator: ", "))
    return "no string table, XLIFF file, alert spec or code was found in \(shown)"
  }

  /// What to say of a path that is the first word on the command line and may be a mistyped command; empty for any other.
  private static func commandHint(for path: String) -> String {
    guard CommandLine.arguments.dropFirst().first == path else { return "" }
    let commands = Alertcopy.configuration.subcommands.compactMap { $0.configuration.commandName }
    return NearestName.suggestion(for: path, in: commands).map { "; did you mean the command “\($0)”?" } ?? ""
  }

  /// The files under the paths. Those that are named but cannot be read as tables or specs are told on standard error.
  func files(of discovery: FileDiscovery, isQuiet: Bool) throws(RunFailure) -> Discovery {
    let found: Discovery
    do throws(DiscoveryError) {
      found = try discovery.files(under: roots)
    } catch {
      switch error {
      case .notFound(let path):
        throw RunFailure("no file or folder is at “\(TerminalText.sanitized(path))”\(Self.commandHint(for: path))")
      }
    }
    for path in found.ignored where !isQuiet {
      let shown = TerminalText.sanitized(path)
      Terminal.Stream.error.write(
        "alertcopy: \(shown) is not a string table, an XLIFF file, an alert spec or Swift code, or is excluded\n")
    }
    if let folder = found.unfinished, !isQuiet {
      Terminal.Stream.error.write(
        "alertcopy: \(TerminalText.sanitized(folder)) has too many files to look through for the rest of the app; "
          + "a .alertcopy.yml in the app's own folder says where it is\n")
    }
    return found
  }
}

extension LintReport {
  /// Says on standard error which rules were given up.
  func sayUnfinished() {
    for rule in unfinished {
      Terminal.Stream.error.write(
        "alertcopy: the regular expression of the rule “\(rule)” takes too long; it was given up, so simplify it\n")
    }
  }

  /// Says on standard error which files could not be read.
  func sayUnreadable() {
    for fault in unreadable {
      let path = TerminalText.sanitized(files[Int(fault.range.file.index)].path)
      Terminal.Stream.error.write("alertcopy: \(path): \(TerminalText.sanitized(fault.message))\n")
    }
  }

  /// Says on standard error how many entries of the baseline nothing fits any more.
  func sayStaleEntries() {
    guard let stale = summary.baseline?.stale, stale > 0 else { return }
    let (entries, them) = stale == 1 ? ("1 entry", "it") : ("\(stale) entries", "them")
    Terminal.Stream.error.write(
      "alertcopy: \(entries) of the baseline \(stale == 1 ? "is" : "are") stale; --write-baseline leaves \(them) out\n")
  }

  /// Says on standard error which of the configuration's locales no table is in.
  func sayUnknownLocales(of configuration: Configuration) {
    for locale in configuration.locales where !summary.locales.contains(locale) {
      Terminal.Stream.error.write("alertcopy: no table is in \(locale)\n")
    }
  }
}
