/// Why files cannot be looked for at all.
public enum DiscoveryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A path that the user named leads nowhere.
  case notFound(path: String)

  /// What went wrong, in a sentence without its full stop.
  public var description: String {
    switch self {
    case .notFound(let path): "there is no “\(path)”"
    }
  }
}

/// The files that a run reads.
public struct Discovery: Sendable {
  /// A file that was found, or a folder that could not be looked into.
  public struct Found: Hashable, Sendable {
    /// The path, relative to the working directory where all of the app lies in it, else absolute.
    public var path: String
    /// False for a file that is read only to resolve what a named file needs.
    public var isReported: Bool
    /// Why it cannot be read, where that is known already.
    public var problem: String?
  }

  /// Sorted by path.
  public var found: [Found]
  /// Named files that are not read: of a kind that holds no alerts, or left out by the configuration.
  public var ignored: [String]
  /// Whether nothing of what was named is of a kind that is read. What the configuration leaves out does not count.
  public var isEmpty = false
  /// The folder that has more files than are looked through, where there is one: not all of the app was read.
  public var unfinished: String?
  /// Absolute paths of what was looked in: what was named, and the folders that hold the app.
  var searched: [String] = []
  /// Whether paths are shown whole since some of them lie outside of the working directory.
  var showsWholePaths = false
}

/// Finds string tables, catalogs, XLIFF files and alert specs.
///
/// An app is read whole, from the configuration's folder where that holds what was named, else from the root of its git
/// repository, else from the named paths; what was named is reported.
///
/// Hidden folders and those of build products and foreign code are left out. Links are followed where they stay inside the
/// named folder.
public struct FileDiscovery: Sendable {
  /// What to look for.
  public enum Contents: Sendable {
    /// String tables, catalogs and alert specs.
    case documents
    /// Source code alone.
    case sources
    /// Source code, the string tables and catalogs whose keys it may name, and what tells what becomes of it.
    case sourcesAndTables
    /// Everything that an alert's words may stand in: code, tables, catalogs, specs and payloads.
    case all
  }

  let workingDirectory: String
  private let wanted: Contents
  let configurationFolder: String?
  private let included: [GlobPattern]
  private let excluded: [GlobPattern]

  /// - Parameters:
  ///   - configuration: Says what to look in and what to leave out.
  ///   - configurationFolder: What the configuration's paths are relative to; nil for the working directory.
  ///   - workingDirectory: What the named paths are relative to; nil for the process's own.
  ///   - contents: What to look for. Source code is of use to a project that is given a reader for it, and left alone by others.
  public init(
    configuration: Configuration = Configuration(), configurationFolder: String? = nil, workingDirectory: String? = nil,
    contents: Contents = .all
  ) {
    wanted = contents
    let own = Disk.workingDirectory
    let directory = FilePath.join(own, workingDirectory ?? own)
    let folder = FilePath.join(directory, configurationFolder ?? directory)
    self.workingDirectory = directory
    self.configurationFolder = configurationFolder.map { FilePath.join(directory, $0) }
    included = configuration.included.map { GlobPattern($0, in: folder) }
    excluded = configuration.excluded.map { GlobPattern($0, in: folder) }
  }

  /// The files under `paths`, and those of the rest of the app, which are not reported. Without a configuration and a
  /// repository, a path that names a file brings its sibling locales along.
  ///
  /// - Throws: ``DiscoveryError/notFound(path:)`` for the first path that leads nowhere.
  public func files(under paths: [String]) throws(DiscoveryError) -> Discovery {
    var named: [(path: String, isFolder: Bool)] = []
    for path in paths {
      let absolute = FilePath.join(workingDirectory, path)
      guard let kind = Disk.kind(of: absolute, followingLinks: true) else { throw .notFound(path: path) }
      named.append((absolute, kind == .folder))
    }
    let roots = named.map { appRoot(of: $0.path, isFolder: $0.isFolder) }
    let allRoots = roots.compactMap(\.self).uniqued()
    let isInLocale = FilePath.components(workingDirectory).contains { FilePath.fileExtension($0) == "lproj" }
    var search = FileSearch(
      discovery: self, showsWholePaths: isInLocale || !allRoots.allSatisfy { FilePath.contains(workingDirectory, $0) })
    for (path, root) in zip(named, roots) {
      if path.isFolder { search.addFolder(path.path) } else { search.addNamedFile(path.path, isInApp: root != nil) }
    }
    search.addApp(in: allRoots)
    var discovery = Discovery(found: search.found.values.sorted { $0.path < $1.path }, ignored: search.ignored)
    discovery.isEmpty =
      !search.leavesOutNamed
      && !discovery.found.contains { $0.isReported && FileKind(name: FilePath.name($0.path))?.describesBuild != true }
    discovery.unfinished = search.unfinished.map { FilePath.shown($0, from: workingDirectory) }
    discovery.searched = named.map(\.path) + allRoots
    discovery.showsWholePaths = search.showsWholePaths
    return discovery
  }

  /// The folder that holds the app of a path; nil where only the path itself says.
  private func appRoot(of path: String, isFolder: Bool) -> String? {
    let folder = isFolder ? path : FilePath.folder(path)
    let root: String
    if let configurationFolder, FilePath.contains(configurationFolder, folder) {
      root = configurationFolder
    } else {
      guard let repository = Self.repository(around: folder) else { return nil }
      root = repository
    }
    // A home folder that is kept in a repository, or holds a configuration for all, is no app.
    guard root != "/", root != Disk.home else { return nil }
    let isForeign = FilePath.components(FilePath.shown(folder, from: root)).contains {
      $0 != "." && ForeignFolder.isLeftOut($0)
    }
    return isForeign ? nil : root
  }

  /// The root of the git repository that a folder lies in; nil where it lies in none.
  package static func repository(around folder: String) -> String? {
    var candidate = folder
    while Disk.kind(of: FilePath.join(candidate, ".git"), followingLinks: true) == nil {
      guard candidate != "/", !candidate.isEmpty else { return nil }
      candidate = FilePath.folder(candidate)
    }
    return candidate
  }

  /// Whether code is looked for.
  var findsSources: Bool { wanted != .documents }

  /// What a file holds, by its name; nil for one that is not looked for.
  func kind(of name: String) -> FileKind? {
    guard let kind = FileKind(name: name) else { return nil }
    switch wanted {
    case .all: return kind
    case .documents: return kind.isSource ? nil : kind
    case .sources: return kind.isSource ? kind : nil
    case .sourcesAndTables: return kind.isSource || kind.isTable || kind.surroundsCode || kind.describesBuild ? kind : nil
    }
  }

  /// Whether the configuration lets a file be read.
  func allows(_ path: String) -> Bool {
    (included.isEmpty || included.contains { $0.matches(path) }) && !isExcluded(path)
  }

  /// Whether the configuration leaves a file or folder out.
  func isExcluded(_ path: String) -> Bool {
    excluded.contains { $0.matches(path) }
  }
}

extension FileDiscovery {
  /// The bytes of the files that were found, or why there are none, read in parallel and in the same order.
  public func contents(of discovery: Discovery) async -> [InputFile] {
    await withTaskGroup(of: (Int, InputFile).self) { group in
      for (index, found) in discovery.found.enumerated() {
        group.addTask { (index, read(found)) }
      }
      var files = [InputFile?](repeating: nil, count: discovery.found.count)
      for await (index, file) in group { files[index] = file }
      return files.compactMap(\.self)
    }
  }

  private func read(_ found: Discovery.Found) -> InputFile {
    let contents: InputFile.Contents
    if let problem = found.problem {
      contents = .unreadable(problem)
    } else {
      do {
        let path = FilePath.join(workingDirectory, found.path)
        contents = .bytes(try Disk.contents(of: path, limit: SourceFile.maximumSize))
      } catch {
        contents = .unreadable(error.reason)
      }
    }
    return InputFile(path: found.path, contents: contents, isReported: found.isReported)
  }
}
