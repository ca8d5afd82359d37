import AlertKitCore
import AlertKitSwift
import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Draws alerts, action sheets and notifications as devices show them, in every locale.",
    discussion: """
      `text` draws in the terminal, `html` makes one page with filters that loads nothing from elsewhere, `svg` a file for each \
      surface, locale and scene in the folder that --output names, `json` gives frames and lines in points. Without --device, \
      --design and --orientation, a narrow and a common iPhone are shown in both designs and both orientations.

      With --watch, it draws again when a file changes, until you press Control-C.
      """)

  /// What to write.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, svg, html, json
  }

  /// How a picture is painted.
  enum Appearance: String, CaseIterable, ExpressibleByArgument {
    case automatic, light, dark

    var picture: PictureAppearance {
      switch self {
      case .automatic: .automatic
      case .light: .light
      case .dark: .dark
      }
    }
  }

  @OptionGroup
  var input: ProjectOptions

  @Option(help: "The id of the only surface to show.")
  var surface: String?

  @Flag(help: "List the surfaces, a line each: id, kind, place and title.")
  var list = false

  @Option(help: "text, svg, html or json.")
  var format = Format.text

  @OptionGroup
  var scene: SceneOptions

  @Option(
    name: .shortAndLong,
    help: "The file to write instead of standard output; for svg the folder, with --side-by-side the .svg file.")
  var output: String?

  @Flag(help: "With svg: one picture of the surface in all its locales side by side, with what is found in each.")
  var sideBySide = false

  @Option(help: "With --side-by-side: automatic, light or dark.")
  var appearance = Appearance.automatic

  @Flag(help: "Draw again when a file changes.")
  var watch = false

  @Flag(name: .shortAndLong, help: "Print no progress.")
  var quiet = false

  @Option(help: "Colour drawings in the terminal: auto, always or never.")
  var color = ColorChoice.auto

  func run() async throws {
    try await finish { watch ? try await drawForever() : try await draw().status }
  }

  /// What a round gives: the status, the files that were read, and the app that they make.
  private typealias Round = (status: ExitCode, files: WatchedFiles, app: App)

  /// An app, what was found in it, and the configuration that both were done with.
  private typealias App = (linted: LintedProject, configuration: Configuration)

  /// One round.
  ///
  /// - Parameter earlier: The app in the round before: what is the same is neither read nor looked at again.
  private func draw(like earlier: App? = nil) async throws -> Round {
    let (configuration, folder) = try input.configuration()
    let discovery = FileDiscovery(configuration: configuration, configurationFolder: folder, contents: .all)
    let found = try input.files(of: discovery, isQuiet: quiet || watch)
    let files = WatchedFiles(
      found.found.map(\.path), alone: LoadedConfiguration.candidates(named: input.config, for: input.roots))
    if found.isEmpty, !watch { throw RunFailure(input.nothingFound) }
    let wanted = try scene.scenes(with: configuration)
    let options = try Linter.Options(configuration: configuration, scenes: wanted)
    let before = earlier?.configuration == configuration ? earlier?.linted : nil
    let linted = await ProgressLine.during("Reading \(found.found.count) files …", isShown: !quiet && !watch) {
      let project = await Project.assemble(
        discovery.contents(of: found), configuration: configuration,
        sources: SwiftSources.reader(wrappers: configuration.wrappers), like: before?.project)
      return await LintedProject(project, options: options, like: before)
    }
    let (project, report) = (linted.project, linted.report)
    try input.requireLocales(of: configuration, in: report)
    let scenes = scene.orientation == nil ? project.shown(in: wanted) : wanted
    if list {
      try OutputFile.write(Preview(of: project, report: report, scenes: scenes, surface: surface).list, to: output)
      return (.success, files, (linted, configuration))
    }
    try requireSurface(in: project)
    if watch { clearScreen() }
    try write(Preview(of: project, report: report, scenes: scenes, surface: surface))
    sayFaults(of: report)
    report.sayUnreadable()
    if !quiet { report.sayUnknownLocales(of: configuration) }
    return (report.unreadable.isEmpty ? .success : .couldNotRun, files, (linted, configuration))
  }

  private func requireSurface(in project: Project) throws {
    let known = Preview.surfaces(of: project)
    guard let surface, !known.contains(surface) else { return }
    let refusal = NearestName.refusal(of: surface, as: "alert or action sheet", among: known)
    throw ValidationError(TerminalText.sanitized(refusal) + " (`alertcopy preview --list` lists them)")
  }

  private func write(_ preview: Preview) throws {
    switch format {
    case .text: try OutputFile.write(preview.text(usesColor: usesColor), to: output)
    case .json: try OutputFile.write(preview.json, to: output)
    case .html: try OutputFile.write(preview.page(named: input.name), to: output)
    case .svg where sideBySide: try writeSheet(preview)
    case .svg: try writeFiles(preview)
    }
  }

  /// Writes the sheet to the file that `--output` names, as an `.svg`, or into the folder of that name under the surface's own.
  private func writeSheet(_ preview: Preview) throws {
    let sheet = preview.sheet(appearance: appearance.picture) ?? ""
    guard var path = output else { return Terminal.Stream.output.write(sheet) }
    let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    if type == .typeDirectory {
      path += "/" + preview.sheetName
    } else if type == nil, URL(filePath: path).pathExtension.isEmpty {
      path += ".svg"
    }
    try OutputFile.write(sheet, to: path)
    if !quiet { Terminal.Stream.error.write("alertcopy: wrote \(TerminalText.sanitized(path))\n") }
  }

  /// Drawings from which on it is said beforehand how to have fewer.
  private static let manyDrawings = 200

  private func writeFiles(_ preview: Preview) throws {
    guard let output else {
      guard preview.count == 1 else {
        throw ValidationError("there are \(preview.count) drawings; name a folder for them with --output, or choose one")
      }
      return preview.forEachFile { Terminal.Stream.output.write($0.text) }
    }
    if preview.count >= Self.manyDrawings, !quiet {
      Terminal.Stream.error.write(
        "alertcopy: writing \(preview.count) drawings; --surface, --locale, --device, --design and --orientation choose some\n")
    }
    try OutputFile.makeFolder(output)
    try preview.forEachFile { try OutputFile.write($0.text, to: output + "/" + $0.name) }
    if !quiet { Terminal.Stream.error.write("alertcopy: \(preview.count) drawings in \(TerminalText.sanitized(output))\n") }
  }

  /// Says what is wrong with files, which no surface shows.
  private func sayFaults(of report: LintReport) {
    for finding in report.findings where finding.surface == nil && finding.severity == .error {
      let file = report.files[Int(finding.range.file.index)]
      let position = file.position(at: Int(finding.range.start))
      let line = "\(file.path):\(position.line):\(position.column): \(finding.message)"
      Terminal.Stream.error.write(TerminalText.sanitized(line) + "\n")
    }
  }

  private var usesColor: Bool {
    color == .always || (color == .auto && output == nil && Terminal.wantsColor(.output))
  }
}

// MARK: Watching

extension PreviewCommand {
  /// Draws, and again whenever a file changed. What fails in one round, such as a file that is being saved, is told, and the
  /// next change tried.
  private func drawForever() async throws -> ExitCode {
    var (_, files, app) = try await draw()
    while true {
      try await Task.sleep(for: .milliseconds(300))
      guard files.haveChanged else { continue }
      do {
        (_, files, app) = try await draw(like: app)
      } catch let failure as RunFailure {
        Terminal.Stream.error.write("alertcopy: \(failure.message)\n")
        files.remember()
      } catch let failure as ValidationError {
        Terminal.Stream.error.write("alertcopy: \(failure.message)\n")
        files.remember()
      }
    }
  }

  private func clearScreen() {
    if output == nil, Terminal.Stream.output.isTerminal { Terminal.Stream.output.write("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
  }
}
