/// One search through the disk, with what it has found so far.
struct FileSearch {
  let discovery: FileDiscovery
  /// By path as shown.
  var found: [String: Discovery.Found] = [:]
  var ignored: [String] = []
  /// Folders whose files were already brought along for a named file.
  private var contextFolders: Set<String> = []

  /// Whether paths are shown whole.
  let showsWholePaths: Bool
  /// Whether the configuration leaves out a file that was named.
  private(set) var leavesOutNamed = false
  /// A folder of which not everything was looked at, as it has too many files.
  private(set) var unfinished: String?
  /// Named folders, which are looked through once.
  private var walked: Set<String> = []
  /// How many names were seen beside those that were named.
  private var seen = 0

  /// How many names are looked at beside those that were named, so that a repository of everything comes to an end.
  private static let limit = 400_000

  init(discovery: FileDiscovery, showsWholePaths: Bool) {
    self.discovery = discovery
    self.showsWholePaths = showsWholePaths
  }

  /// Adds what lies beneath a folder that was named.
  mutating func addFolder(_ path: String) {
    guard walked.insert(path).inserted else { return }
    addFolder(path, isReported: true)
  }

  private mutating func addFolder(_ path: String, isReported: Bool) {
    let root = Disk.realPath(path) ?? path
    walk(Walk(root: root, isReported: isReported), path: path, real: [root])
  }

  /// Adds a file that the user named, and where nothing says which app it is of, what is needed to judge it.
  mutating func addNamedFile(_ path: String, isInApp: Bool) {
    let isExcluded = discovery.isExcluded(path)
    guard let kind = kind(of: path), !isExcluded else {
      leavesOutNamed = leavesOutNamed || isExcluded
      ignored.append(FilePath.shown(path, from: discovery.workingDirectory))
      return
    }
    add(path, isReported: true)
    guard !isInApp else { return }
    if kind == .xliff {
      addSpecs(around: FilePath.folder(path))
    } else if !kind.isTable {
      addTables(near: FilePath.folder(path))
    } else {
      addModule(TablePlace(path: path).module)
      if FilePath.contains(discovery.workingDirectory, path) { addSources() }
    }
  }

  /// Adds the apps that what was named belongs to. XLIFF files hold the texts that they translate: beside them, and nothing
  /// else that was named, no table is added.
  mutating func addApp(in roots: [String]) {
    let kinds = found.values.filter(\.isReported).compactMap { FileKind(name: FilePath.name($0.path)) }
    let isTranslation = kinds.contains(.xliff) && !kinds.contains { $0.isTable || $0.isSource }
    for root in roots where !walked.contains(root) {
      let real = Disk.realPath(root) ?? root
      var walk = Walk(root: real, isReported: false)
      walk.findsTables = !isTranslation
      self.walk(walk, path: root, real: [real])
    }
  }

  /// The tables that a spec's keys may stand in: beneath its folder, else beneath the nearest folder above that has any.
  private mutating func addTables(near folder: String) {
    var folder = folder
    while contextFolders.insert(folder).inserted {
      addFolder(folder, isReported: false)
      let hasTable = found.keys.contains { path in
        FilePath.contains(folder, FilePath.join(discovery.workingDirectory, path))
          && FileKind(name: FilePath.name(path))?.isTable == true
      }
      guard !hasTable, folder != discovery.workingDirectory, FilePath.contains(discovery.workingDirectory, folder) else {
        return
      }
      folder = FilePath.folder(folder)
    }
  }

  /// A module's tables in all locales, its specs, and the specs in the folders above.
  private mutating func addModule(_ module: String) {
    guard contextFolders.insert(module).inserted else { return }
    for name in (try? Disk.names(in: module)) ?? [] {
      let path = FilePath.join(module, name)
      if FilePath.fileExtension(name) == "lproj" {
        for table in (try? Disk.names(in: path)) ?? [] { addContext(path + "/" + table) }
      } else {
        addContext(path)
      }
    }
    addSpecs(around: module)
  }

  /// The specs in the folders above one.
  private mutating func addSpecs(around module: String) {
    var folder = module
    while folder != discovery.workingDirectory, FilePath.contains(discovery.workingDirectory, folder) {
      folder = FilePath.folder(folder)
      for name in (try? Disk.names(in: folder)) ?? [] where FileKind(name: name) == .spec {
        addContext(FilePath.join(folder, name))
      }
    }
  }

  /// The code that may show a table's texts: all of it beneath the working directory.
  private mutating func addSources() {
    let folder = discovery.workingDirectory
    guard discovery.findsSources, contextFolders.insert(folder + "/*.swift").inserted else { return }
    let root = Disk.realPath(folder) ?? folder
    walk(Walk(root: root, isReported: false, findsOnlySources: true), path: folder, real: [root])
  }

  private mutating func addContext(_ path: String) {
    let name = FilePath.name(path)
    // An XLIFF file is judged by itself: it holds its source texts.
    guard !name.hasPrefix("."), discovery.allows(path), Disk.kind(of: path, followingLinks: true) == .file,
      let kind = kind(ofFound: path), kind != .xliff
    else { return }
    add(path, isReported: false)
  }

  /// What a file holds; nil for one that is not read. Of JSON only what may be a payload is: a small file that says `"aps"`.
  private func kind(of path: String) -> FileKind? {
    let kind = discovery.kind(of: FilePath.name(path))
    guard kind == .payload, FilePath.fileExtension(path) == "json" else { return kind }
    guard let bytes = try? Disk.contents(of: path, limit: 1 << 16) else { return nil }
    let key = Array("\"aps\"".utf8)
    let isThere = bytes.indices.contains { bytes[$0] == key[0] && bytes[$0...].starts(with: key) }
    return isThere ? kind : nil
  }

  /// The same of a file that nobody named: what is called as a spec may say what a server watches.
  private func kind(ofFound path: String) -> FileKind? {
    let kind = kind(of: path)
    guard kind == .spec, let bytes = try? Disk.contents(of: path, limit: SourceFile.maximumSize) else { return kind }
    return SpecReader.mayRead(SourceFile(id: FileID(0), path: path, text: bytes)) ? kind : nil
  }

  private mutating func add(_ path: String, isReported: Bool, problem: String? = nil) {
    let shown = showsWholePaths ? path : FilePath.shown(path, from: discovery.workingDirectory)
    let wasReported = found[shown]?.isReported ?? false
    found[shown] = Discovery.Found(path: shown, isReported: isReported || wasReported, problem: problem)
  }

  /// What stays the same on the way through a tree.
  private struct Walk {
    /// The tree's real path; links that lead out of it are not followed.
    let root: String
    let isReported: Bool
    /// Whether a link was followed to get here. Only one is, which keeps trees of links finite.
    var isThroughLink = false
    var findsOnlySources = false
    var findsTables = true
  }

  private mutating func walk(_ walk: Walk, path: String, real: [String]) {
    if TranslationPlace.isBundle(path) { return walkBundle(walk, path: path) }
    let entries: [(name: String, kind: Disk.Kind?)]
    do {
      entries = try Disk.entries(in: path)
    } catch {
      return add(path, isReported: walk.isReported, problem: error.reason)
    }
    guard hasRoom(for: entries.count, in: walk) else { return }
    for (name, kind) in entries where !name.hasPrefix(".") {
      let child = path == "/" ? "/" + name : path + "/" + name
      switch kind ?? Disk.kind(of: child, followingLinks: false) {
      case .folder:
        if FilePath.fileExtension(name) == "xcodeproj" { addProject(child, in: walk) }
        guard !ForeignFolder.isLeftOut(name), !discovery.isExcluded(child), walk.isReported || !walked.contains(child)
        else { continue }
        self.walk(walk, path: child, real: real + [real.last! + "/" + name])
      // What is listed and yet not there, such as a name in another encoding, is found to be unreadable later.
      case .file, nil: addFile(child, in: walk)
      case .link: follow(child, in: walk, real: real)
      default: continue
      }
    }
  }

  /// Whether there may be so many more names; nothing is looked at after the first folder for which there is no room.
  private mutating func hasRoom(for count: Int, in walk: Walk) -> Bool {
    guard !walk.isReported else { return true }
    seen += count
    if seen > Self.limit { unfinished = unfinished ?? walk.root }
    return seen <= Self.limit
  }

  /// What an Xcode project says of its targets.
  private mutating func addProject(_ folder: String, in walk: Walk) {
    let path = folder + "/project.pbxproj"
    if Disk.kind(of: path, followingLinks: true) == .file, !discovery.isExcluded(folder) { addFile(path, in: walk) }
  }

  /// The XLIFF files of an `.xcloc` bundle; the tables and pictures in it are copies for the translator to look at.
  private mutating func walkBundle(_ walk: Walk, path: String) {
    let contents = FilePath.join(path, TranslationPlace.contentsFolder)
    let names = ((try? Disk.names(in: contents)) ?? []).filter { FileKind(name: $0) == .xliff }
    for name in names { addFile(contents + "/" + name, in: walk) }
    if names.isEmpty {
      add(path, isReported: walk.isReported, problem: "the bundle has no XLIFF file in “\(TranslationPlace.contentsFolder)”")
    }
  }

  private mutating func addFile(_ path: String, in walk: Walk) {
    if walk.findsOnlySources, FileKind(name: FilePath.name(path))?.isSource != true { return }
    guard let kind = kind(ofFound: path), kind.describesBuild ? !discovery.isExcluded(path) : discovery.allows(path) else {
      return
    }
    guard walk.findsTables || !kind.isTable && kind != .xliff else { return }
    add(path, isReported: walk.isReported)
  }

  private mutating func follow(_ link: String, in walk: Walk, real: [String]) {
    guard let target = Disk.realPath(link) else { return addFile(link, in: walk) }
    guard FilePath.contains(walk.root, target), !real.contains(target),
      let kind = Disk.kind(of: target, followingLinks: false)
    else { return }
    let folders = FilePath.components(FilePath.shown(target, from: walk.root)).dropLast(kind == .folder ? 0 : 1)
    guard !folders.contains(where: ForeignFolder.isLeftOut) else { return }
    if kind == .file {
      addFile(link, in: walk)
    } else if kind == .folder, !walk.isThroughLink, !ForeignFolder.isLeftOut(FilePath.name(link)),
      !discovery.isExcluded(link)
    {
      var inner = walk
      inner.isThroughLink = true
      self.walk(inner, path: link, real: real + [target])
    }
  }
}
