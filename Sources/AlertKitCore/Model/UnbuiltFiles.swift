/// The files that the app's Xcode projects leave out: code that no target compiles, tables that no target copies although it
/// copies the same table in another language, and tables that tests alone are built with. Nobody sees what stands in them.
///
/// A project is believed where it lists its files one by one and names at least half of the code around it; of one that takes in
/// folders as well, only where it names other files of the same folder or around it, or takes in as much as it leaves and nothing of a folder beside. Nothing is said of what another tool may build.
/// A project within a package that lies in another project's folder, or in a folder of examples there, shows off what a library has; so
/// does one of a library with a podspec of which the project around it lists files.
/// So does one in the release of a library, whose folder has a version. One in a folder that is called `Legacy` or the like is what an app once was, and so is code in such a folder beside those that a project takes in.
struct UnbuiltFiles: Sendable {
  /// By path.
  private let paths: Set<String>

  init(of parts: [ProjectPart]) {
    let projects = ListedProjects(parts)
    let samples = Self.samples(in: parts)
    guard projects.areThere else {
      paths = samples
      return
    }
    let code = parts.map(\.file.source.path).filter(Self.isCompiled)
    let byProject = Dictionary(grouping: code) { projects.folder(of: $0) }
    var unbuilt: Set<String> = []
    var trusted: Set<String> = []
    for (folder, files) in byProject {
      guard let folder else { continue }
      let unnamed = files.filter { !projects.name($0) }
      guard projects.takesFolders(folder) else {
        guard unnamed.count * 2 <= files.count else { continue }
        trusted.insert(folder)
        unbuilt.formUnion(unnamed)
        continue
      }
      unbuilt.formUnion(unnamed.filter { Self.isRetired($0, below: folder) })
      let taken = code.count { projects.takes($0, in: folder) }
      if unnamed.count <= taken { unbuilt.formUnion(unnamed.filter { !projects.touchesFolder(of: $0, in: folder) }) }
      guard unnamed.count * 2 <= files.count else { continue }
      trusted.insert(folder)
      unbuilt.formUnion(unnamed.filter { projects.nameFiles(around: $0, in: folder) })
    }
    paths = unbuilt.union(samples).union(Self.tables(in: parts, projects: projects, trusted: trusted))
  }

  /// What lies around a project of its own within a package, as the package's folders of code do not, where the package lies in
  /// the folder of the app's project.
  private static func samples(in parts: [ProjectPart]) -> Set<String> {
    let projects = parts.filter { $0.file.xcodeProject?.targets.contains(where: \.isApp) ?? false }
      .map { FilePath.folder(FilePath.folder($0.file.source.path)) }
    guard projects.count > 1 else { return [] }
    let packages = parts.compactMap { part in
      part.file.package.map { (folder: FilePath.folder(part.file.source.path), sources: $0.folders) }
    }
    let ofPackages = projects.flatMap { sample -> [(folder: String, sources: [String])] in
      packages.compactMap { package in
        guard package.folder == sample || FilePath.contains(package.folder, sample),
          projects.contains(where: { $0 != package.folder && ($0.isEmpty || FilePath.contains($0, package.folder)) })
        else { return nil }
        return (sample, package.sources.map { FilePath.join(package.folder, $0) })
      }
    }
    let samples =
      ofPackages + ofPods(in: parts, projects: projects)
      + projects.filter { sample in projects.contains { isSample(sample, within: $0) } }.map { ($0, []) }
      + retiredFolders(of: projects).map { ($0, []) } + inReleases(parts).map { ($0, []) }
      + sampleFolders(in: parts).map { ($0, []) }
    guard !samples.isEmpty else { return [] }
    let paths = parts.map(\.file.source.path).filter { path in
      samples.contains { sample in
        FilePath.contains(sample.folder, path) && !sample.sources.contains { $0 == path || FilePath.contains($0, path) }
      }
    }
    return Set(paths.filter { isCompiled($0) || FileKind(name: FilePath.name($0))?.isTable == true })
  }

  /// The folders of projects of libraries that have a podspec, with what the project of the app around them lists of their files, where
  /// it lists any.
  private static func ofPods(in parts: [ProjectPart], projects: [String]) -> [(folder: String, sources: [String])] {
    let pods = parts.map(\.file.source.path).filter { FilePath.fileExtension($0) == "podspec" }.map(FilePath.folder)
    return projects.flatMap { sample in
      pods.filter { !$0.isEmpty && ($0 == sample || FilePath.contains($0, sample)) }.compactMap { pod in
        let around = parts.filter { part in
          let folder = FilePath.folder(FilePath.folder(part.file.source.path))
          return part.file.xcodeProject != nil && folder != pod && (folder.isEmpty || FilePath.contains(folder, pod))
        }
        let listed = around.flatMap { part in
          let folder = FilePath.folder(FilePath.folder(part.file.source.path))
          return (part.file.xcodeProject?.targets ?? []).flatMap(\.files).map { FilePath.join(folder, $0) }
        }.filter { FilePath.contains(pod, $0) }
        return listed.isEmpty ? nil : (sample, listed)
      }
    }
  }

  /// Whether a project's folder within another's is named after what shows off a library: `External/Popup/Example`.
  private static func isSample(_ folder: String, within other: String) -> Bool {
    guard folder != other, other.isEmpty || FilePath.contains(other, folder) else { return false }
    return FilePath.components(folder).dropFirst(FilePath.components(other).count).contains(where: namesSample)
  }

  /// The folders of projects in a release of a library, `kit-ios-2.8.2`, where an app's project lies in none.
  private static func inReleases(_ parts: [ProjectPart]) -> [String] {
    let projects = parts.filter { $0.file.xcodeProject?.targets.contains(where: \.isApp) ?? false }
      .map { FilePath.folder($0.file.source.path) }
    let released = projects.filter { project in
      let name = FilePath.stem(FilePath.name(project))
      let showsOff = namesSample(name) || name.lowercased().hasPrefix("hello")
      return FilePath.components(FilePath.folder(project)).contains {
        ForeignFolder.namesRelease($0, ofLibrary: !showsOff)
      }
    }
    return released.count < projects.count ? released.map { FilePath.folder($0) } : []
  }

  private static func namesSample(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["example", "demo", "sample"].contains { name.hasPrefix($0) || name.hasSuffix($0) || name.hasSuffix($0 + "s") }
  }

  /// The folders of what shows off a library within an app's folder, beside the project that they are named after:
  /// `Components/Popup/Example`, of `Example.xcodeproj`.
  private static func sampleFolders(in parts: [ProjectPart]) -> [String] {
    let projects = parts.filter { $0.file.xcodeProject?.targets.contains(where: \.isApp) ?? false }
      .map { FilePath.folder($0.file.source.path) }
    return projects.compactMap { project in
      let (folder, name) = (FilePath.folder(project), FilePath.stem(FilePath.name(project)))
      let isWithin = projects.contains { other in
        let outer = FilePath.folder(other)
        return outer != folder && (outer.isEmpty || FilePath.contains(outer, folder))
      }
      return isWithin && namesSample(name) ? FilePath.join(folder, name) : nil
    }
  }

  /// The folders of what an app once was, where a project lies outside of them.
  private static func retiredFolders(of projects: [String]) -> Set<String> {
    func retired(_ folder: String) -> String? {
      let names = FilePath.components(folder)
      return names.firstIndex { retiredNames.contains($0.lowercased()) }.map { names[...$0].joined(separator: "/") }
    }
    let retired = projects.map(retired)
    return retired.contains(nil) ? Set(retired.compactMap(\.self)) : []
  }

  /// Whether a folder that no target takes in is called after what an app once was: `OldUI_ReferenceOnly`.
  private static func isRetired(_ path: String, below folder: String) -> Bool {
    let around = folder.isEmpty ? 0 : FilePath.components(folder).count
    return FilePath.components(path).dropLast().dropFirst(around).contains { name in
      let words = name.split { !$0.isLetter }.flatMap(Self.humps)
      return words.contains { retiredNames.contains($0.lowercased()) }
    }
  }

  /// The words of a name that is written in one: `OldUI` is *Old* and *UI*.
  private static func humps(of word: Substring) -> [Substring] {
    var words: [Substring] = []
    var start = word.startIndex
    for (before, index) in zip(word.indices, word.indices.dropFirst()) where word[before].isLowercase && word[index].isUppercase
    {
      words.append(word[start..<index])
      start = index
    }
    return words + [word[start...]]
  }

  private static let retiredNames: Set<String> = [
    "legacy", "old", "oldapp", "deprecated", "archive", "archived", "obsolete", "unused", "backup",
  ]

  /// Whether no target builds a file.
  func contains(_ path: String) -> Bool { paths.contains(path) }

  /// Headers and the like are in no list of what is compiled.
  private static func isCompiled(_ path: String) -> Bool {
    let name = FilePath.name(path)
    return ["swift", "m", "mm"].contains(FilePath.fileExtension(name)) && name != "Package.swift" && name != "Project.swift"
  }

  /// The tables that are not copied, of those that are copied in another language.
  private static func tables(in parts: [ProjectPart], projects: ListedProjects, trusted: Set<String>) -> [String] {
    let all = parts.filter { FileKind(name: FilePath.name($0.file.source.path))?.isTable == true }
    let paths = all.filter { $0.place.folder != nil }.map(\.file.source.path)
    let loose = all.filter { $0.place.folder == nil }.map(\.file.source.path).filter { path in
      guard let folder = projects.folder(of: path), trusted.contains(folder) || projects.takesFolders(folder),
        !projects.name(path)
      else { return false }
      return projects.nameTable(like: path, in: folder)
    }
    let ofTests = all.map(\.file.source.path).filter(projects.nameForTests)
    let groups = Dictionary(grouping: paths) { FilePath.join(TablePlace(path: $0).module, FilePath.name($0)) }
    return loose + ofTests
      + groups.values.flatMap { files -> [String] in
        guard let folder = files.first.flatMap(projects.folder), trusted.contains(folder) else { return [] }
        let unnamed = files.filter { !projects.name($0) }
        if unnamed.count < files.count || projects.nameCatalog(beside: files[0]) { return unnamed }
        return unnamed.filter { projects.leaveOut(languageOf: $0, in: folder) || projects.nameTwin(of: $0, in: folder) }
      }
  }
}

/// The Xcode projects among an app's files, and what they list.
private struct ListedProjects {
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
  /// Everything that a target names, as a disk that ignores case tells files apart.
  private var named: Set<String> = []
  /// The ends of paths that lead out of all that is read, to where somebody else's copy of it lies: `photos/album.swift`.
  private var namedElsewhere: Set<String> = []
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
      for target in project.targets {
        let files = target.files.map { Self.folded(FilePath.join(folder, $0)) }
        if target.isTest { namedForTests.formUnion(files) } else { namedForOthers.formUnion(files) }
      }
      for file in project.targets.flatMap(\.files) {
        addNamed(Self.folded(FilePath.join(folder, file)))
        if let table = Self.table(file) { tables[folder, default: []].insert(table) }
      }
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

  /// `de.lproj/Localizable.strings` of a path.
  private static func table(_ path: String) -> String? {
    let parts = FilePath.components(folded(path)).suffix(2)
    guard parts.count == 2, parts.first?.hasSuffix(".lproj") == true else { return nil }
    return parts.joined(separator: "/")
  }

  private static func language(_ region: String) -> String { region.lowercased().replacing("_", with: "-") }

  private static func folded(_ path: String) -> String { path.lowercased() }
}
