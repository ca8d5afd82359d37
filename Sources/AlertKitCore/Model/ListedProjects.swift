/// The Xcode projects among an app's files, and what they list.
struct ListedProjects {
  /// The folders of projects that list all of their files.
  private var folders: Set<String> = []
  /// Those of them that take in some folders whole, and these.
  private var takingFolders: [String: [String]] = [:]
  /// By folder of a project, the languages that it has texts in.
  private var regions: [String: Set<String>] = [:]
  /// The folders of projects that cannot be read, or do not tell all that they build.
  private var others: Set<String> = []
  /// Folders whose files another tool builds.
  private var foreign: [String] = []
  /// The folders of projects whose targets take in what packages make.
  private var takingProducts: Set<String> = []
  /// The folders of packages' code.
  private var foldersOfPackages: [String] = []
  /// Everything that a target names, as a disk that ignores case tells files apart.
  private var named: Set<String> = []
  /// The ends of paths that lead out of all that is read, to where somebody else's copy of it lies: `photos/album.swift`.
  private var namedElsewhere: Set<String> = []
  /// By folder of a project, the tables that it lists, whatever a target does with them.
  private var listed: [String: Set<String>] = [:]
  /// The folders around what a target names.
  private var foldersOfNamed: Set<String> = []
  /// The folders whose `.lproj` folders hold tables that a target names.
  private var foldersOfTables: Set<String> = []
  /// What tests are built with.
  private var namedForTests: Set<String> = []
  /// What all else is built with.
  private var namedForOthers: Set<String> = []
  /// By folder of a project, the tables that its targets name, each with its language's folder.
  private var tables: [String: Set<String>] = [:]

  init(_ parts: [ProjectPart]) {
    for part in parts where FileKind(name: FilePath.name(part.file.source.path)) == .xcodeProject {
      let folder = FilePath.folder(FilePath.folder(part.file.source.path))
      guard let project = part.file.xcodeProject, !project.buildsMore, !project.targets.isEmpty else {
        others.insert(folder)
        continue
      }
      folders.insert(folder)
      regions[folder, default: []].formUnion(project.knownRegions.map(Self.language))
      let whole = project.wholeFolders.map { FilePath.join(folder, $0) }
      if !whole.isEmpty { takingFolders[folder, default: []] += whole }
      foreign += whole
      if project.takesProducts { takingProducts.insert(folder) }
      listed[folder, default: []].formUnion(project.tables.map { Self.folded(FilePath.join(folder, $0)) })
      for target in project.targets {
        let files = target.files.map { Self.folded(FilePath.join(folder, $0)) }
        if target.isTest { namedForTests.formUnion(files) } else { namedForOthers.formUnion(files) }
      }
      for file in project.targets.flatMap(\.files) {
        addNamed(Self.folded(FilePath.join(folder, file)))
        if let table = Self.table(file) { tables[folder, default: []].insert(table) }
      }
    }
    foldersOfPackages = parts.flatMap { part in
      (part.file.package?.folders ?? []).map { FilePath.join(FilePath.folder(part.file.source.path), $0) }
    }
    let apps = parts.filter { $0.file.xcodeProject?.targets.contains(where: \.isApp) ?? false }
      .map { FilePath.folder(FilePath.folder($0.file.source.path)) }
    foreign += parts.flatMap { part -> [String] in
      let path = part.file.source.path
      let folder = FilePath.folder(path)
      // Beside an app's project a library is what its description names.
      if FilePath.fileExtension(path) == "podspec", apps.contains(folder) {
        let own = Self.folders(namedBy: part.file.source.text)
        if !own.isEmpty { return own.map { FilePath.join(folder, $0) } }
      }
      if let package = part.file.package {
        // What an app's project beside it lists is built by that; the package is another way to.
        return package.folders.map { FilePath.join(folder, $0) }
          .filter { !apps.contains(folder) || !foldersOfNamed.contains(Self.folded($0)) }
      }
      return FileKind(name: FilePath.name(path)) == .otherBuild || FilePath.name(path) == "Project.swift" ? [folder] : []
    }
  }

  /// The folders that a podspec takes files from: `Pod/Classes` of `'Pod/Classes/**/*.{h,m}'`; none where one is the podspec's own.
  private static func folders(namedBy text: [UInt8]) -> [String] {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") }
    let patterns = parts.map { String(decoding: $0, as: UTF8.self) }.filter { $0.contains("*") && !$0.contains("\n") }
    let folders = patterns.map { $0.split(separator: "/").prefix { !$0.contains("*") }.joined(separator: "/") }
    return folders.contains("") ? [] : folders
  }

  var areThere: Bool { !folders.isEmpty }

  /// The folder of the project that lists a file if one does: the nearest; nil where it may be built without being listed.
  func folder(of path: String) -> String? {
    guard !foreign.contains(where: { $0.isEmpty || FilePath.contains($0, path) }), !isOfLibrary(path) else { return nil }
    var folder = FilePath.folder(path)
    while true {
      if others.contains(folder) { return nil }
      if folders.contains(folder) { return folder }
      guard !folder.isEmpty, folder != "/" else { return nil }
      folder = FilePath.folder(folder)
    }
  }

  /// A file's name and that of the folder around it.
  private static func end(of path: String) -> String { FilePath.components(path).suffix(2).joined(separator: "/") }

  private mutating func addNamed(_ path: String) {
    named.insert(path)
    if path.hasPrefix("../") { namedElsewhere.insert(Self.end(of: path)) }
    var folder = FilePath.folder(path)
    if folder.hasSuffix(".lproj") { foldersOfTables.insert(FilePath.folder(folder)) }
    while !folder.isEmpty, folder != "/", foldersOfNamed.insert(folder).inserted { folder = FilePath.folder(folder) }
  }

  /// Whether a file lies in a library beside the app, which its own description takes in whole: by the name of the folder around
  /// it, or as of all that lies around its folder of sources nothing is listed.
  private func isOfLibrary(_ path: String) -> Bool {
    let parts = FilePath.components(Self.folded(path)).dropLast()
    let root = FilePath.isAbsolute(path) ? "/" : ""
    return parts.indices.contains { index in
      if parts[index].hasSuffix("pods") || parts[index].hasSuffix(".playground") { return true }
      guard index > 0, Self.foldersOfSources.contains(parts[index]) else { return false }
      return !foldersOfNamed.contains(root + parts[..<index].joined(separator: "/"))
    }
  }

  private static let foldersOfSources: Set<String> = ["sources", "source", "classes", "src"]

  /// Whether a target names a file, or a folder that it lies in.
  func name(_ path: String) -> Bool {
    var path = Self.folded(path)
    if namedElsewhere.contains(Self.end(of: path)) { return true }
    while !path.isEmpty, path != "/" {
      if named.contains(path) { return true }
      path = FilePath.folder(path)
    }
    return false
  }

  /// Whether a target names a catalog that is the table which a file in a folder of a language holds a part of.
  func nameCatalog(beside path: String) -> Bool {
    let place = TablePlace(path: path)
    return named.contains(Self.folded(FilePath.join(place.module, place.name + ".xcstrings")))
  }

  /// Whether the project of a folder takes in some folders whole.
  func takesFolders(_ folder: String) -> Bool { takingFolders[folder] != nil }

  /// Whether a file lies in a folder that a project takes in whole.
  func takes(_ path: String, in folder: String) -> Bool {
    takingFolders[folder]?.contains { FilePath.contains($0, path) } ?? false
  }

  /// Whether a project names or takes in something of the outermost folder that a file lies in below the project's own; true of what
  /// lies in none.
  func touchesFolder(of path: String, in project: String) -> Bool {
    let parts = FilePath.components(path).dropLast()
    let depth = project.isEmpty ? 0 : FilePath.components(project).count
    guard parts.count > depth else { return true }
    let own = FilePath.join(project, parts[depth])
    return foldersOfNamed.contains(Self.folded(own))
      || takingFolders[project]?.contains { $0 == own || FilePath.contains(own, $0) || FilePath.contains($0, own) } ?? false
  }

  /// Of some files, those that packages below a project's folder bring to it, where a target takes in what packages make.
  func broughtByPackages(_ paths: [String], to folder: String) -> [String] {
    guard takingProducts.contains(folder) else { return [] }
    let packages = foldersOfPackages.filter { folder.isEmpty || FilePath.contains(folder, $0) }
    return paths.filter { path in packages.contains { FilePath.contains($0, path) } }
  }

  /// Whether a target names something in the folder of a file, or around it below the project's own.
  func nameFiles(around path: String, in project: String) -> Bool {
    var folder = FilePath.folder(Self.folded(path))
    while !folder.isEmpty, folder != "/", folder != Self.folded(project) {
      if foldersOfNamed.contains(folder) { return true }
      folder = FilePath.folder(folder)
    }
    return false
  }

  /// Whether only what is built for tests names a file.
  func nameForTests(_ path: String) -> Bool {
    let path = Self.folded(path)
    return namedForTests.contains(path) && !namedForOthers.contains(path)
  }

  /// Whether the project of a folder names tables of the same name in folders of languages, as it does not name a list of them that
  /// lies beside, which `genstrings` wrote, or a catalog.
  func nameTable(like path: String, in folder: String) -> Bool {
    let own = FilePath.name(Self.folded(path))
    let name = "/" + (FilePath.fileExtension(own) == "xcstrings" ? FilePath.stem(own) + ".strings" : own)
    return tables[folder]?.contains { $0.hasSuffix(name) } ?? false
  }

  /// Whether a table is in a language that the project does not have, beside tables that it names.
  func leaveOut(languageOf path: String, in folder: String) -> Bool {
    let place = TablePlace(path: path)
    guard let own = place.folder, let regions = regions[folder], !regions.isEmpty else { return false }
    let module = Self.folded(place.module)
    return !regions.contains(Self.language(own))
      && foldersOfTables.contains { $0 == module || module.isEmpty || FilePath.contains(module, $0) }
  }

  /// Whether the project names another table of the same name and language.
  func nameTwin(of path: String, in folder: String) -> Bool {
    Self.table(path).map { tables[folder]?.contains($0) ?? false } ?? false
  }

  /// Whether a project that names other tables lists a table for no target, or not at all one that is called as one of them and more:
  /// `Localizable-old.strings`.
  func leaveAside(_ path: String, in folder: String) -> Bool {
    guard let named = tables[folder], !named.isEmpty, !name(path) else { return false }
    let own = Self.folded(path)
    if lists(path, in: folder) { return !texts(in: folder).isEmpty }
    let stem = FilePath.stem(FilePath.name(own))
    return named.contains { table in
      let other = FilePath.stem(FilePath.name(table))
      guard FilePath.fileExtension(table) == FilePath.fileExtension(own), stem.hasPrefix(other) else { return false }
      return stem.dropFirst(other.count).first.map { " -_(.".contains($0) } ?? false
    }
  }

  /// Whether the project of a folder lists a table, whatever a target does with it.
  func lists(_ path: String, in folder: String) -> Bool { listed[folder]?.contains(Self.folded(path)) ?? false }

  /// Of a table that no target copies in any language, what nobody is shown: all of it where the project lists it and copies other
  /// texts; where it copies none, which is rather a mistake, the languages that it does not list.
  func leftOut(ofTable paths: [String], in folder: String) -> [String] {
    let own = listed[folder] ?? []
    guard paths.contains(where: { own.contains(Self.folded($0)) }) else { return [] }
    return texts(in: folder).isEmpty ? paths.filter { !own.contains(Self.folded($0)) } : paths
  }

  /// The tables that the project of a folder copies, without those of its property list.
  private func texts(in folder: String) -> Set<String> {
    (tables[folder] ?? []).filter { !$0.hasSuffix("infoplist.strings") }
  }

  /// Whether a table lies in a folder of which a project that names other tables lists nothing, in the folder of what it names, and is
  /// called as none that it lists.
  func passOver(_ path: String, in folder: String) -> Bool {
    let named = texts(in: folder)
    guard !named.isEmpty else { return false }
    let module = Self.folded(TablePlace(path: path).module)
    guard !module.isEmpty, module != Self.folded(folder), !foldersOfNamed.contains(module),
      nameFiles(around: module, in: folder)
    else { return false }
    let own = FilePath.name(Self.folded(path))
    return !(listed[folder] ?? []).contains { FilePath.contains(module, $0) || FilePath.name($0) == own }
      && !named.contains { FilePath.name($0) == own }
  }

  /// `de.lproj/Localizable.strings` of a path.
  private static func table(_ path: String) -> String? {
    let parts = FilePath.components(folded(path)).suffix(2)
    guard parts.count == 2, parts.first?.hasSuffix(".lproj") == true else { return nil }
    return parts.joined(separator: "/")
  }

  private static func language(_ region: String) -> String { region.lowercased().replacing("_", with: "-") }

  private static func folded(_ path: String) -> String { path.lowercased() }
}
