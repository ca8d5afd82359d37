import AlertKitCore

/// Reads the files of the app again and again.
struct AppReading: Sendable {
  let paths: [String]
  let configuration: Configuration
  let discovery: FileDiscovery
  let sources: SourceReader

  /// The files as they are now; empty where the paths lead nowhere any more.
  func files() async -> [InputFile] {
    guard let found = try? discovery.files(under: paths) else { return [] }
    return await discovery.contents(of: found)
  }

  /// - Parameter other: The app as it was: what is the same is not read again.
  func project(of files: [InputFile], like other: Project) async -> Project {
    await Project.assemble(files, configuration: configuration, sources: sources, like: other)
  }

  /// What tables, specs and the like say, without the code, which takes longest.
  func documents(of files: [InputFile]) async -> Project {
    await Project.assemble(files.filter { !$0.isCode }, configuration: configuration)
  }
}
