/// The files that the app's Xcode projects leave out: code that no target compiles, tables that no target copies although it
/// copies the same table in another language or lists them, old copies of tables, and tables that tests alone are built with.
/// Nobody sees what stands in them.
///
/// A project is believed where it lists its files one by one and names at least half of the code around it; of one that takes in
/// folders as well, only where it names other files of the same folder or around it, or takes in as much as it leaves, or three quarters of all, and nothing of a folder beside. Nothing is said of what another tool may build.
/// One of which the code has moved into packages is believed in the folders of what it names, where these hold as much as it leaves.
/// A project within a package that lies in another project's folder, or in a folder of examples there, shows off what a library has; so
/// does one of a library with a podspec of which the project around it lists files.
/// So does one in the release of a library, whose folder has a version, and what is called a sample beside a project within the app's folder. One in a folder that is called `Legacy` or the like is what an app once was, and so is code in such a folder beside those that a project takes in.
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
    // Those whose code has moved into packages.
    var moved: Set<String> = []
    for (folder, files) in byProject {
      guard let folder else { continue }
      let all = files.filter { !projects.name($0) }
      guard projects.takesFolders(folder) else {
        let copies = Self.copies(among: all, of: files)
        unbuilt.formUnion(copies)
        let unnamed = all.filter { !copies.contains($0) }
        if unnamed.count * 2 <= files.count - copies.count {
          trusted.insert(folder)
          unbuilt.formUnion(unnamed)
        } else if unnamed.count <= projects.broughtByPackages(code, to: folder).count {
          moved.insert(folder)
          unbuilt.formUnion(unnamed.filter { projects.nameFiles(around: $0, in: folder) })
        }
        continue
      }
      let unnamed = all
      unbuilt.formUnion(unnamed.filter { Self.isRetired($0, below: folder) })
      let taken = code.count { projects.takes($0, in: folder) }
      if unnamed.count <= taken || unnamed.count * 4 <= files.count {
        unbuilt.formUnion(unnamed.filter { !projects.touchesFolder(of: $0, in: folder) })
      }
      guard unnamed.count * 2 <= files.count else { continue }
      trusted.insert(folder)
      unbuilt.formUnion(unnamed.filter { projects.nameFiles(around: $0, in: folder) })
    }
    paths = unbuilt.union(samples).union(Self.tables(in: parts, projects: projects, trusted: trusted))
      .union(moved.flatMap { Self.tables(in: parts, movedFrom: $0, projects: projects) })
  }

  /// What lies around a project of its own within a package, as the package's folders of code do not, where the package lies in
  /// the folder of the app's project.
  private static func samples(in parts: [ProjectPart]) -> Set<String> {
    let projects = parts.filter { $0.file.xcodeProject?.targets.contains(where: \.isApp) ?? false }
      .map { FilePath.folder(FilePath.folder($0.file.source.path)) }
    guard !projects.isEmpty else { return [] }
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
      ofPackages + (projects.count > 1 ? ofPods(in: parts, projects: projects) : [])
      + projects.filter { sample in projects.contains { isSample(sample, within: $0) } }.map { ($0, []) }
      + retiredFolders(of: projects).map { ($0, []) }
      + (inReleases(parts) + bundlesOfReleases(parts)).map { ($0, []) }
      + (sampleFolders(in: parts) + beside(projects, in: parts) + besideProjects(in: parts)).map { ($0, []) }
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

  /// The bundles of texts in a release of a library that brings samples, where no project outside it names the bundle, nor takes in a
  /// folder around it.
  private static func bundlesOfReleases(_ parts: [ProjectPart]) -> [String] {
    let releases = Set(
      inReleases(parts).compactMap { folder in
        let names = FilePath.components(folder)
        return names.firstIndex { ForeignFolder.namesRelease($0, ofLibrary: true) }.map {
          (FilePath.isAbsolute(folder) ? "/" : "") + names[...$0].joined(separator: "/")
        }
      })
    guard !releases.isEmpty else { return [] }
    let bundles = Set(
      parts.compactMap { part -> String? in
        let path = part.file.source.path
        guard releases.contains(where: { FilePath.contains($0, path) }), FileKind(name: FilePath.name(path))?.isTable == true
        else {
          return nil
        }
        let names = FilePath.components(path)
        return names.lastIndex { FilePath.fileExtension($0) == "bundle" }.map {
          (FilePath.isAbsolute(path) ? "/" : "") + names[...$0].joined(separator: "/")
        }
      })
    let projects = parts.filter { part in
      part.file.xcodeProject != nil && !releases.contains { FilePath.contains($0, part.file.source.path) }
    }
    func isNamed(_ bundle: String) -> Bool {
      let taken = FilePath.components(bundle).dropLast().flatMap { ["path = \($0);", "path = \"\($0)\";"] }.map {
        Array($0.utf8)
      }
      return projects.contains { part in
        let text = part.file.source.text
        return text.holdsIgnoringCase(FilePath.name(bundle)) || taken.contains { !text.ranges(of: $0).isEmpty }
      }
    }
    return bundles.filter { !isNamed($0) }.sorted()
  }

  /// The folders of projects that show off a library beside the app's folder, `kit/sample/Album`: the library has a project of its own
  /// that makes no app, or the app's project lists files of it.
  private static func beside(_ apps: [String], in parts: [ProjectPart]) -> [String] {
    let projects = parts.filter { $0.file.xcodeProject != nil }.map { part in
      (folder: FilePath.folder(FilePath.folder(part.file.source.path)), part: part)
    }
    return apps.filter { sample in
      let names = FilePath.components(sample)
      guard let index = names.firstIndex(where: namesSample), index > 0 else { return false }
      let library = (FilePath.isAbsolute(sample) ? "/" : "") + names[..<index].joined(separator: "/")
      let others = apps.filter {
        $0 != library && !FilePath.contains(library, $0) && !FilePath.components($0).contains(where: namesSample)
      }
      guard !others.isEmpty else { return false }
      return projects.contains { folder, part in
        guard let project = part.file.xcodeProject else { return false }
        if others.contains(folder) {
          return project.targets.flatMap(\.files).contains { FilePath.contains(library, FilePath.join(folder, $0)) }
        }
        return (folder == library || FilePath.contains(library, folder)) && !project.targets.contains(where: \.isApp)
          && !FilePath.components(folder).contains(where: namesSample)
      }
    }
  }

  /// The folders that show off a library beside a project of its own, or its podspec, within an app's folder: `Kit/iPhone Sample` of
  /// `Kit/iPhone.xcodeproj`. The app's project tells all that it builds, and takes in nothing of theirs.
  private static func besideProjects(in parts: [ProjectPart]) -> [String] {
    let projects = parts.filter { FileKind(name: FilePath.name($0.file.source.path)) == .xcodeProject }
    let apps = projects.compactMap { part -> (folder: String, project: XcodeProject)? in
      let path = FilePath.folder(part.file.source.path)
      guard let project = part.file.xcodeProject, project.targets.contains(where: \.isApp),
        !FilePath.components(path).contains(where: { namesSample(FilePath.stem($0)) })
      else { return nil }
      return (FilePath.folder(path), project)
    }
    let pods = parts.map(\.file.source.path).filter { FilePath.fileExtension($0) == "podspec" }.map(FilePath.folder)
    let libraries = Set(projects.map { FilePath.folder(FilePath.folder($0.file.source.path)) } + pods).subtracting([""])
    return libraries.sorted().flatMap { library in
      let around = apps.filter { $0.folder != library && ($0.folder.isEmpty || FilePath.contains($0.folder, library)) }
      guard !around.isEmpty, !around.contains(where: \.project.buildsMore) else { return [String]() }
      let taken = around.flatMap { app in
        (app.project.targets.flatMap(\.files) + app.project.wholeFolders).map { FilePath.join(app.folder, $0) }
      }
      let depth = FilePath.components(library).count
      let folders = parts.map(\.file.source.path).filter { FilePath.contains(library, $0) && isCompiled($0) }.compactMap {
        path in
        let names = FilePath.components(path)
        return names.count > depth + 1 && isSampleFolder(names[depth]) ? FilePath.join(library, names[depth]) : nil
      }
      return Set(folders).sorted().filter { sample in
        !taken.contains { $0 == sample || FilePath.contains(sample, $0) || FilePath.contains($0, sample) }
      }
    }
  }

  /// Whether a folder's name has the word: a library may have code of its own in `SampleRate` or `DemoMode`.
  private static func isSampleFolder(_ name: String) -> Bool {
    let words = name.split { !$0.isLetter }
    return ["Example", "Demo", "Sample"].contains { word in
      words.contains { part in
        [word, word + "s"].contains { part.lowercased() == $0.lowercased() || part.hasSuffix($0) }
      }
    }
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

  /// What a file system leaves of files that it copied, `Album 2.swift`, beside a file that the project names.
  private static func copies(among unnamed: [String], of files: [String]) -> Set<String> {
    let known = Set(files).subtracting(unnamed)
    return Set(
      unnamed.filter { path in
        let name = FilePath.name(path)
        let (stem, ending) = (FilePath.stem(name), FilePath.fileExtension(name))
        guard let space = stem.lastIndex(of: " "), Int(stem[stem.index(after: space)...]) != nil else { return false }
        return known.contains(FilePath.join(FilePath.folder(path), "\(stem[..<space]).\(ending)"))
      })
  }

  /// Headers and the like are in no list of what is compiled.
  private static func isCompiled(_ path: String) -> Bool {
    let name = FilePath.name(path)
    return ["swift", "m", "mm"].contains(FilePath.fileExtension(name)) && name != "Package.swift" && name != "Project.swift"
  }

  /// The tables that are not copied, of those that are copied in another language.
  private static func tables(in parts: [ProjectPart], projects: ListedProjects, trusted: Set<String>) -> [String] {
    let all = parts.filter { FileKind(name: FilePath.name($0.file.source.path))?.isTable == true }
    let paths = all.filter { $0.place.folder != nil }.map(\.file.source.path)
    let loose =
      all.filter { $0.place.folder == nil }.map(\.file.source.path).filter { path in
        guard let folder = projects.folder(of: path), trusted.contains(folder) || projects.takesFolders(folder),
          !projects.name(path)
        else { return false }
        return projects.nameTable(like: path, in: folder) || projects.leaveAside(path, in: folder)
      } + unlisted(among: all, in: parts, projects: projects, trusted: trusted)
    let ofTests = all.map(\.file.source.path).filter(projects.nameForTests)
    let code = parts.map(\.file.source.path).filter(isCompiled)
    // A library brings its tables with it.
    func holdCode(in folder: String) -> Bool { code.contains { FilePath.contains(folder, $0) } }
    let groups = Dictionary(grouping: paths) { FilePath.join(TablePlace(path: $0).module, FilePath.name($0)) }
    return loose + ofTests
      + groups.values.flatMap { files -> [String] in
        guard let folder = files.first.flatMap(projects.folder), trusted.contains(folder) else { return [] }
        let unnamed = files.filter { !projects.name($0) }
        if unnamed.count < files.count || projects.nameCatalog(beside: files[0]) { return unnamed }
        let leftOut = projects.leftOut(ofTable: files, in: folder)
        if !leftOut.isEmpty { return leftOut }
        if !holdCode(in: TablePlace(path: files[0]).module), projects.passOver(files[0], in: folder) { return files }
        return unnamed.filter {
          projects.leaveOut(languageOf: $0, in: folder) || projects.nameTwin(of: $0, in: folder)
            || projects.leaveAside($0, in: folder)
        }
      }
  }

  /// Files beside the folders of languages that are called as tables are and hold no text, where the project lists its files and not
  /// them, and no code says their names.
  private static func unlisted(
    among tables: [ProjectPart], in parts: [ProjectPart], projects: ListedProjects, trusted: Set<String>
  ) -> [String] {
    tables.filter { part in
      let path = part.file.source.path
      guard part.place.folder == nil, !part.file.faults.isEmpty, part.tables.allSatisfy({ $0.table.entries.isEmpty }),
        let folder = projects.folder(of: path), trusted.contains(folder), !projects.takesFolders(folder),
        !projects.name(path), !projects.lists(path, in: folder)
      else { return false }
      let names = ByteSearch(["\"\(part.place.name)\"", "\"\(FilePath.name(path))\""])
      return !parts.contains { other in
        isCompiled(other.file.source.path) && names.finds(in: String(decoding: other.file.source.text, as: UTF8.self))
      }
    }.map(\.file.source.path)
  }

  /// The tables of a project that copies none, of which a package has taken over the name and the language.
  private static func tables(in parts: [ProjectPart], movedFrom folder: String, projects: ListedProjects) -> [String] {
    func end(_ path: String) -> String {
      let place = TablePlace(path: path)
      return (place.folder.map { $0 + "/" } ?? "") + FilePath.name(path)
    }
    let all = parts.map(\.file.source.path).filter { FileKind(name: FilePath.name($0))?.isTable == true }
    guard !all.contains(where: { projects.folder(of: $0) == folder && projects.name($0) }) else { return [] }
    let taken = Set(projects.broughtByPackages(all, to: folder).map(end))
    return all.filter { projects.folder(of: $0) == folder && taken.contains(end($0)) }
  }
}
