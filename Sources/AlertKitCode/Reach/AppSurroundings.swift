internal import AlertKitCore

/// What stands beside an app's code: what describes its build, and what names classes that the system makes.
struct AppSurroundings: Sendable {
  /// The hashes of the names that storyboards, xibs and property lists hold: classes, properties that they set, and actions.
  private var named: Set<UInt64> = []
  /// Of these, those in property lists and in files of which no more is known.
  private var made: Set<UInt64> = []
  /// The hashes of the names in property lists of the app's data, by which code may look classes up.
  private var listed: Set<UInt64> = []
  /// What is known of the storyboards and xibs; nil where some that are built are not here.
  private(set) var interfaces: Interfaces?
  let interfaceNames: InterfaceNames
  /// Whether a storyboard or a xib is built that is not here, which may make every screen.
  private(set) var lacksInterfaces = false
  /// The folders of Xcode's projects, and of what other tools build.
  private var builds: [String] = []
  /// The folders of what describes a library, which code that is not here may use.
  private var libraries: [String] = []
  /// The folders of podspecs.
  private var pods: [String] = []
  /// The folders of the code that podspecs offer, each with that of the podspec.
  private var offered: [(folder: String, home: String)] = []

  init(_ files: [SourceFile], code: [SourceFile]) {
    interfaceNames = InterfaceNames(files)
    var read: [Interface] = []
    var own: [String] = []
    var products: [(name: String, project: String)] = []
    /// The folders of projects that build an app of code which they list, and nothing for others.
    var apart: Set<String> = []
    var present: Set<String> = []
    let unbuilt = Self.unbuiltStoryboards(of: files, code, besides: interfaceNames.built)
    for file in files {
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      let folder = String(file.path.dropLast(name.count + 1))
      switch true {
      case name.hasSuffix(".pbxproj"):
        let project = folder.split(separator: "/").dropLast().joined(separator: "/")
        builds.append(project)
        own += Self.packages(of: file, in: project)
        products += Self.localProducts(of: file, in: project)
        if Self.buildsAppAlone(file) { apart.insert(project.trimmingSlashes) }
      case name.hasSuffix(".podspec"):
        pods.append(folder)
        offered += Self.sourceFolders(of: file, in: folder).map { ($0, folder.trimmingSlashes) }
      case name.hasSuffix(".xcconfig"): break
      case name.hasSuffix(".plist") && Self.describesBundle(file): made.formUnion(file.text.names(behind: [">"]))
      case name.hasSuffix(".plist"): listed.formUnion(file.text.names(behind: [">"]))
      case name.hasSuffix(".storyboard"), name.hasSuffix(".xib"):
        present.insert(name.lowercased())
        let names = file.text.names(behind: Self.naming)
        if let interface = Interface(file) {
          named.formUnion(names)
          if !unbuilt.contains(file.path) { read.append(interface) }
        } else {
          made.formUnion(names)
        }
      default: builds.append(folder)
      }
    }
    lacksInterfaces = !interfaceNames.built.subtracting(present).allSatisfy {
      Self.isLoadedByNothing($0, code + files) || Self.isOfMissingView($0, code)
    }
    if lacksInterfaces { made.formUnion(named) } else { interfaces = Interfaces(read) }
    named.formUnion(made)
    for file in code {
      switch file.path.split(separator: "/").last {
      case "Package.swift":
        // One without targets is no library's: a folder of packages may have it.
        guard Self.hasTargets(file) else { continue }
        let folder = String(file.path.dropLast("/Package.swift".count))
        libraries.append(folder)
        if products.contains(where: { !Self.contains(folder, $0.project) && Self.offers($0.name, file) }) {
          own.append(folder.trimmingSlashes)
        }
      case "Project.swift":
        let folder = String(file.path.dropLast("/Project.swift".count))
        builds.append(folder)
        if Self.describesAppAlone(file) { apart.insert(folder.trimmingSlashes) }
      default: break
      }
    }
    // Where nothing says what is built, the folder that all of the code is in is.
    if builds.isEmpty, libraries.isEmpty, pods.isEmpty { builds = [""] }
    builds = builds.map { $0.trimmingSlashes }
    pods = pods.map { $0.trimmingSlashes }
    libraries = libraries.map { $0.trimmingSlashes }.filter { !own.contains($0) && !apart.contains($0) }
  }

  /// The paths of the storyboards that the only project builds in no phase, as those are that an older app left behind. In a folder
  /// that it copies none is compiled.
  private static func unbuiltStoryboards(
    of files: [SourceFile], _ code: [SourceFile], besides built: Set<String>
  ) -> Set<String> {
    let projects = files.filter { $0.path.hasSuffix(".pbxproj") && !$0.path.split(separator: "/").contains("Pods.xcodeproj") }
    let known = [".pbxproj", ".xcconfig", ".plist", ".storyboard", ".xib"]
    guard projects.count == 1, built.contains(where: { $0.hasSuffix(".storyboard") }),
      !["FileSystemSynchronized", "wrapper.pb-project"].contains(where: { projects[0].text.holdsIgnoringCase($0) }),
      files.allSatisfy({ file in known.contains(where: file.path.hasSuffix) }),
      !code.contains(where: { $0.path.hasSuffix("Package.swift") || $0.path.hasSuffix("Project.swift") })
    else { return [] }
    let unbuilt = files.map(\.path).filter { path in
      guard path.hasSuffix(".storyboard"), let name = path.split(separator: "/").last else { return false }
      return !projects[0].text.holdsIgnoringCase(name + " in ")
    }
    return Set(unbuilt).union(twins(of: files.map(\.path), code.map(\.path), in: projects[0]))
  }

  /// Of storyboards of one name, which a project builds once, those that no code lies beside, as it does beside another.
  private static func twins(of files: [String], _ code: [String], in project: SourceFile) -> [String] {
    func name(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }
    func hasCode(_ path: String) -> Bool {
      var folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      if folders.last?.hasSuffix(".lproj") ?? false { folders.removeLast() }
      let folder = folders.joined(separator: "/")
      return code.contains { contains(folder, $0) }
    }
    /// Whether the project lists the folder that it lies in, by whatever path.
    func isListed(_ path: String) -> Bool {
      let folder = path.split(separator: "/").dropLast().last { !$0.hasSuffix(".lproj") } ?? ""
      return ["path = \(folder);", "path = \"\(folder)\";", "/\(folder);", "\(folder)/"].contains {
        project.text.holdsIgnoringCase($0)
      }
    }
    let groups = Dictionary(grouping: files.filter { $0.hasSuffix(".storyboard") }, by: name).values
    return groups.filter { $0.count > 1 }.flatMap { group -> [String] in
      let isListedOnce = project.text.ranges(of: Array("/* \(name(group[0])) in Resources */ = {".utf8)).count == 1
      guard isListedOnce, Set(group.map { $0.split(separator: "/").dropLast(2) }).count == group.count else { return [] }
      let apart = group.filter { !hasCode($0) && !isListed($0) }
      return apart.count < group.count ? apart : []
    }
  }

  /// Whether a xib that is built, and is not here, is named in no code and nothing else, so that it is left over as its class is. One
  /// for a device, or whose name has numbers, may be loaded by a name that is put together.
  private static func isLoadedByNothing(_ interface: String, _ files: [SourceFile]) -> Bool {
    let name = interface.dropLast(".xib".count)
    guard interface.hasSuffix(".xib"), name.count >= shortestName, name.utf8.allSatisfy({ letters.contains($0) }) else {
      return false
    }
    // A project lists all that it builds.
    return !files.contains { !$0.path.hasSuffix(".pbxproj") && $0.text.holdsIgnoringCase(String(name)) }
  }

  /// Whether a xib that is built, and is not here, is that of a view whose class is not here either, as those of a submodule are not: code
  /// that is here uses the class alone, so that only its own code loads the xib, which makes no screen of the app's.
  private static func isOfMissingView(_ interface: String, _ code: [SourceFile]) -> Bool {
    let name = interface.dropLast(".xib".count)
    guard interface.hasSuffix(".xib"), name.count >= shortestName, viewEndings.contains(where: name.hasSuffix) else {
      return false
    }
    let naming = code.filter { $0.text.holdsIgnoringCase(String(name)) }
    return !naming.isEmpty
      && naming.allSatisfy { file in
        let source = file.path.lowercased().split(separator: "/").last?.split(separator: ".").first
        return source != name
          && !["\"", "class ", "@interface ", "@implementation "].contains { file.text.holdsIgnoringCase($0 + name) }
      }
  }

  private static let viewEndings = ["view", "cell", "button", "header", "footer"]
  private static let shortestName = 8
  private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")

  /// The folders of packages beside a project's own folder that it builds an app with; a package around it has the app as its example.
  private static func packages(of file: SourceFile, in folder: String) -> [String] {
    if isDemonstration(folder) { return [] }
    return file.text.ranges(of: Array("relativePath = ".utf8)).compactMap { range in
      let path = String(decoding: file.text[range.upperBound...].prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
      let package = Self.path(of: path.filter { $0 != "\"" }, from: folder)
      return contains(package, folder) ? nil : package
    }
  }

  /// The products that a project builds with of packages which it does not say: they lie in the workspace around it.
  private static func localProducts(of file: SourceFile, in folder: String) -> [(name: String, project: String)] {
    guard !isDemonstration(folder) else { return [] }
    return file.text.ranges(of: Array("isa = XCSwiftPackageProductDependency;".utf8)).compactMap { range in
      let rest = String(decoding: file.text[range.upperBound...].prefix { $0 != UInt8(ascii: "}") }, as: UTF8.self)
      guard !rest.contains("package = "), let mark = rest.firstRange(of: "productName = ") else { return nil }
      return (rest[mark.upperBound...].prefix { $0 != ";" }.filter { $0 != "\"" }, folder)
    }
  }

  /// The folders of the code that a podspec offers others; its own where it does not say them as they are.
  private static func sourceFolders(of file: SourceFile, in folder: String) -> [String] {
    let lines = String(decoding: file.text, as: UTF8.self).split(whereSeparator: \.isNewline)
    var folders: [String] = []
    for (number, line) in lines.enumerated() where line.contains("source_files") {
      var (statement, next) = (String(line), number + 1)
      while next < lines.count, [",", "[", "(", "="].contains(statement.trimmed.last) {
        statement += lines[next]
        next += 1
      }
      let parts = statement.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
      let globs = parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] }
      guard !globs.isEmpty, !statement.contains("#{") else { return [folder.trimmingSlashes] }
      folders += globs.map { path(of: fixedFolder(of: String($0)), from: folder) }
    }
    return folders.isEmpty ? [folder.trimmingSlashes] : folders
  }

  /// The folder that a pattern names before what may be any: `Sources/Kit/**/*.swift`.
  private static func fixedFolder(of pattern: String) -> String {
    let fixed = pattern.prefix { !"*{[?".contains($0) }
    let parts = fixed.split(separator: "/", omittingEmptySubsequences: false)
    // What ends with a name and no pattern is a folder, or a file in one.
    let isFolder = fixed.count == pattern.count && !(parts.last?.contains(".") ?? false)
    return (isFolder ? parts : parts.dropLast()).joined(separator: "/")
  }

  /// Whether a package's description has targets or products, comments left out.
  private static func hasTargets(_ file: SourceFile) -> Bool {
    let words = NameMentions(file.text, isSwift: true)
    return marksOfTargets.contains { !words.places(of: $0).isEmpty } || words.places(of: "Package").isEmpty
  }

  private static let marksOfTargets = [
    "target", "Target", "executableTarget", "binaryTarget", "systemLibrary", "plugin", "macro", "library", "executable",
    "append",
  ]

  /// Whether a package's description has a product of a name.
  private static func offers(_ product: String, _ file: SourceFile) -> Bool {
    file.text.filter { !$0.isBlank }.firstRange(of: Array(".library(name:\"\(product)\"".utf8)) != nil
  }

  /// Whether a project builds an app, and no library or package that others may use, so that a package which takes the same folder in
  /// is another way to build the app.
  private static func buildsAppAlone(_ file: SourceFile) -> Bool {
    func holds(_ text: String) -> Bool { file.text.firstRange(of: Array(text.utf8)) != nil }
    let name = file.path.split(separator: "/").dropLast().last.map(String.init) ?? ""
    return !isDemonstration(name) && holds("product-type.application") && holds("isa = PBXSourcesBuildPhase")
      && !holds("product-type.framework") && !holds("product-type.library") && !holds("isa = XCLocalSwiftPackageReference")
  }

  /// Whether a description for Tuist is of an app, and of no library or package that others may use.
  private static func describesAppAlone(_ file: SourceFile) -> Bool {
    func holds(_ text: String) -> Bool { file.text.firstRange(of: Array(text.utf8)) != nil }
    return holds("product: .app") && !holds("ramework") && !holds("ibrary") && !holds(".local(") && !holds(".package(path:")
  }

  /// The path of what is named in a folder.
  static func path(of name: String, from folder: String) -> String {
    var parts = folder.trimmingSlashes.split(separator: "/")
    for part in name.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// Whether a folder is that of an app which shows what a library does.
  private static func isDemonstration(_ folder: String) -> Bool {
    let name = folder.lowercased()
    return ["demo", "example", "sample", "playground"].contains(where: name.contains)
  }

  /// What stands before the name of a class, of a property or of an action, in a storyboard or a xib, of today's form or of the one before.
  private static let naming = [
    "customClass=\"", "keyPath=\"", "key=\"className\">", "key=\"label\">", "selector=\"", "unwindAction=\"",
    "destinationCreationSelector=\"",
  ]

  /// Whether a property list says what a bundle is, as an Info.plist does, and is none of the app's data.
  static func describesBundle(_ list: SourceFile) -> Bool {
    let name = list.path.split(separator: "/").last ?? ""
    return name.hasSuffix("Info.plist") || name.hasPrefix("Info")
      || ["<key>CFBundle", "<key>NSExtension", "<key>UIApplicationSceneManifest"].contains {
        list.text.firstRange(of: Array($0.utf8)) != nil
      }
  }

  /// Whether something beside the code names a class, a property or an action.
  func names(_ name: String) -> Bool { named.contains(CodeScan.hash(name)) }

  /// Whether a property list makes a class or names an action, or a storyboard or a xib does of which no more is known.
  func makes(_ name: String) -> Bool { made.contains(CodeScan.hash(name)) }

  /// Whether a property list of the app's data has a name.
  func lists(_ name: String) -> Bool { listed.contains(CodeScan.hash(name)) }

  /// The folders in which an app is built that starts in one of some files: all of its code is there.
  func apps(startingIn paths: [String]) -> [String] {
    builds.filter { folder in paths.contains { Self.contains(folder, $0) } }
  }

  /// Whether a file belongs to a library that others may use, and not to an app around it.
  func isOfLibrary(_ path: String, apps: [String]) -> Bool {
    (libraries.map { (folder: $0, home: $0) } + offered).contains { folder, home in
      Self.contains(folder, path) && !apps.contains { $0 != home && Self.contains($0, home) }
    }
  }

  /// Whether a file belongs to a library whose own folder lies within an app's.
  func isVendored(_ path: String, apps: [String]) -> Bool {
    pods.contains { library in
      Self.contains(library, path) && apps.contains { $0 != library && Self.contains($0, library) }
    }
  }

  static func contains(_ folder: String, _ path: String) -> Bool {
    let path = path.trimmingSlashes
    return folder.isEmpty || path.hasPrefix(folder + "/")
  }
}

extension String {
  fileprivate var trimmingSlashes: String {
    var rest = self[...]
    while rest.first == "/" || rest.first == "." && (rest.dropFirst().first == "/" || rest.count == 1) {
      rest = rest.dropFirst()
    }
    while rest.last == "/" { rest = rest.dropLast() }
    return String(rest)
  }
}

extension [UInt8] {
  /// The hashes of the names that stand behind some marks, up to a bracket or a quotation mark; of dotted ones each.
  fileprivate func names(behind marks: [String]) -> Set<UInt64> {
    let marks = marks.map { Array($0.utf8) }
    var found: Set<UInt64> = []
    withUnsafeBufferPointer { text in
      for index in text.indices {
        let last = text[index]
        guard last == UInt8(ascii: ">") || last == UInt8(ascii: "\"") else { continue }
        let isBehind = marks.contains { mark in
          let start = index + 1 - mark.count
          return start >= 0 && mark.last == last && mark.indices.allSatisfy { text[start + $0] == mark[$0] }
        }
        guard isBehind else { continue }
        var next = index + 1
        while next < text.count, text[next] != UInt8(ascii: "<"), text[next] != UInt8(ascii: "\"") {
          var hash = StableHash()
          let start = next
          while next < text.count, text[next].isNamePart {
            hash.combine(text[next])
            next += 1
          }
          if next > start { found.insert(hash.value) } else { next += 1 }
        }
      }
    }
    return found
  }
}
