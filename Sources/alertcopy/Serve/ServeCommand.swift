import AlertKitCore
import AlertKitSwift
import ArgumentParser
import FlyingFox
import FlyingSocks
import Foundation

struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract:
      "Opens a page on which every alert can be read and written in its languages, with each line where the phone has it.",
    discussion: """
      Prints an address of this machine and opens it in the browser. Whoever has the address can write the string tables under \
      the paths, and nothing else; nobody else's machine can reach it. Saving changes the bytes of the text alone, as `fix` does. \
      Control-C ends it.
      """)

  @OptionGroup
  var input: ProjectOptions

  @Option(help: "The port to listen on (default: one that is free).")
  var port: UInt16 = 0

  @Flag(name: .customLong("no-open"), help: "Print the address and open no browser.")
  var staysClosed = false

  @Flag(name: .customLong("read-only"), help: "Show everything and save nothing.")
  var isReadOnly = false

  func run() async throws {
    try await finish(serve)
  }

  private func serve() async throws -> ExitCode {
    let start = ContinuousClock.now
    let (configuration, folder) = try input.configuration()
    let discovery = FileDiscovery(configuration: configuration, configurationFolder: folder, contents: .all)
    let found = try input.files(of: discovery, isQuiet: false)
    if found.isEmpty { throw RunFailure(input.nothingFound) }
    let reading = AppReading(
      paths: input.roots, configuration: configuration, discovery: discovery,
      sources: SwiftSources.reader(wrappers: configuration.wrappers))
    let options = try Linter.Options(configuration: configuration)
    if !isReadOnly { OutputFile.clearDrafts(beside: found) }
    let isReadOnly = isReadOnly
    let workspace = await ProgressLine.during("Reading \(found.found.count) files …", isShown: true) {
      let workspace = await Workspace(name: input.name, reading: reading, options: options, isReadOnly: isReadOnly)
      Task.detached(executorPreference: BackgroundExecutor.shared) { await workspace.readCode() }
      // A small app opens as a whole; the alerts in a large one's code come while one looks at the others.
      while await workspace.isReadingCode, ContinuousClock.now - start < .seconds(1) {
        try? await Task.sleep(for: .milliseconds(20))
      }
      return workspace
    }
    let (checked, present) = await (workspace.disk.locales, workspace.disk.presentLocales)
    try input.requireLocales(of: configuration, checked: checked, present: present)
    let server = try await ListeningServer(port: port, workspace: workspace)
    async let serving: Void = server.run()
    async let watching: Void = watch(found, workspace)
    if await server.isListening() {
      Terminal.Stream.output.write(server.access.address + "\n")
      if !staysClosed { BrowserLauncher.open(server.access.address) }
    }
    do {
      try await serving
    } catch {
      throw RunFailure("the port \(server.access.port) cannot be listened on: \(error)")
    }
    await watching
    return .success
  }

  /// Shows what changes on disk.
  private func watch(_ found: Discovery, _ workspace: Workspace) async {
    var paths = Set(found.found.map(\.path))
    var files = WatchedFiles(Array(paths))
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(400))
      guard files.haveChanged else { continue }
      files.remember()
      await workspace.readChanges()
      let now = await workspace.paths
      if now != paths { (paths, files) = (now, WatchedFiles(Array(now))) }
    }
  }
}

/// A server on a port of this machine alone.
struct ListeningServer {
  let access: PageAccess
  private let server: HTTPServer

  /// - Throws: ``RunFailure`` where the port is taken.
  init(port: UInt16, workspace: Workspace) async throws(RunFailure) {
    let free = port == 0 ? try FreePort.find() : port
    access = PageAccess(token: PageAccess.makeToken(), port: free)
    let address: sockaddr_in
    do {
      address = try .inet(ip4: "127.0.0.1", port: free)
    } catch {
      throw RunFailure("the port \(free) cannot be listened on: \(error)")
    }
    server = HTTPServer(
      address: address, timeout: 60, logger: .disabled, handler: PageServer(access: access, workspace: workspace))
  }

  /// Answers until the process ends.
  func run() async throws { try await server.run() }

  /// Waits until the server answers; false where it cannot.
  func isListening() async -> Bool {
    do {
      try await server.waitUntilListening()
      return true
    } catch {
      return false
    }
  }
}
