/// What an Xcode project says of the app that it builds.
struct XcodeProject: Sendable {
  /// The language that the app is written in, as the project spells it.
  var developmentRegion: String?
  /// The project's own configurations, which its targets inherit from.
  var configurations: [Configuration] = []
  var targets: [Target] = []
  /// The languages that it has texts in, as it spells them.
  var knownRegions: [String] = []
  /// The string tables that it names in its groups, from its folder.
  var tables: [String] = []
  /// Folders of which it takes in every file without listing them.
  var wholeFolders: [String] = []
  /// Whether a script copies texts, or a folder is taken in that is not known, so that it does not tell all that it builds.
  var buildsMore = false
  /// Whether a target takes in what a package makes.
  var takesProducts = false

  /// The settings of one way of building.
  struct Configuration: Sendable {
    let name: String
    let settings: [String: String]
    /// The `.xcconfig` file beneath them, from the folder of the project.
    let base: String?
  }

  /// Something that the project builds.
  struct Target: Sendable {
    let name: String
    /// Such as `com.apple.product-type.application`.
    let productType: String
    let configurations: [Configuration]
    /// Its sources and resources, from the folder of the project.
    let files: Set<String>
    /// Folders of which every file is its own.
    let folders: [String]

    /// Whether it is what a person opens, and no extension, library or test.
    var isApp: Bool { productType.hasPrefix("com.apple.product-type.application") }

    /// Whether it is built to try another one out.
    var isTest: Bool { productType.hasSuffix(".unit-test") || productType.hasSuffix(".ui-testing") }
  }

  /// The project that a `project.pbxproj` holds; nil where it cannot be read.
  static func read(_ file: SourceFile) -> XcodeProject? {
    guard let root = OpenStepReader.read(file.text), let objects = root["objects"]?.members,
      let id = root["rootObject"]?.text, let project = objects[id]
    else { return nil }
    return XcodeProjectReader(objects: objects, project: project).read()
  }
}

/// Follows the references between a project's objects.
private struct XcodeProjectReader {
  let objects: [String: OpenStepValue]
  let project: OpenStepValue
  /// Paths of files and folders by their ids.
  private var paths: [String: String] = [:]

  private static let phasesOfFiles: Set<String> = [
    "PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXCopyFilesBuildPhase",
  ]
  private static let maximumDepth = 64

  init(objects: [String: OpenStepValue], project: OpenStepValue) {
    self.objects = objects
    self.project = project
    let start = project["projectDirPath"]?.text ?? ""
    if let main = project["mainGroup"]?.text { addPaths(of: main, in: start, depth: 0) }
    // What a tool or a merge left in no group is looked for from the project's folder.
    for kind in ["PBXVariantGroup", "PBXFileReference"] {
      for id in objects.keys.sorted() where objects[id]?["isa"]?.text == kind { addPaths(of: id, in: start, depth: 0) }
    }
  }

  func read() -> XcodeProject {
    var read = XcodeProject()
    read.developmentRegion = project["developmentRegion"]?.text
    read.configurations = configurations(of: project)
    read.knownRegions = project["knownRegions"]?.texts ?? []
    let whole = objects.filter { $1["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" }.keys
    let listed = objects.filter { $1["isa"]?.text == "PBXFileReference" }.keys.compactMap { paths[$0] }
    read.tables = (listed + whole.flatMap(exceptions)).filter { FileKind(name: FilePath.name($0))?.isTable == true }.sorted()
    read.wholeFolders = whole.compactMap { paths[$0] }.sorted()
    read.buildsMore = read.wholeFolders.count < whole.count || objects.values.contains(where: Self.copiesTexts)
    read.takesProducts = objects.values.contains { !($0["packageProductDependencies"]?.texts ?? []).isEmpty }
    read.targets = (project["targets"]?.texts ?? []).compactMap { objects[$0] }.map(target)
    return read
  }

  private mutating func addPaths(of id: String, in folder: String, depth: Int) {
    guard depth < Self.maximumDepth, let object = objects[id], paths[id] == nil else { return }
    let own = object["path"]?.text ?? ""
    let path: String
    switch object["sourceTree"]?.text {
    case "<group>", nil: path = own.isEmpty ? folder : FilePath.join(folder, own)
    case "SOURCE_ROOT": path = own
    case "<absolute>": path = own
    default: return
    }
    paths[id] = path
    for child in object["children"]?.texts ?? [] { addPaths(of: child, in: path, depth: depth + 1) }
  }

  private func configurations(of object: OpenStepValue) -> [XcodeProject.Configuration] {
    let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }.map { configuration in
      let settings = (configuration["buildSettings"]?.members ?? [:]).mapValues { $0.texts.joined(separator: " ") }
      let anchor = configuration["baseConfigurationReferenceAnchor"]?.text.flatMap { paths[$0] }
      let relative = configuration["baseConfigurationReferenceRelativePath"]?.text
      return XcodeProject.Configuration(
        name: configuration["name"]?.text ?? "", settings: settings,
        base: configuration["baseConfigurationReference"]?.text.flatMap { paths[$0] }
          ?? relative.map { FilePath.join(anchor ?? "", $0) })
    }
  }

  /// What a project says of single files in a folder that it takes in whole.
  private func exceptions(in folder: String) -> [String] {
    guard let path = paths[folder] else { return [] }
    return (objects[folder]?["exceptions"]?.texts ?? []).flatMap { objects[$0]?["membershipExceptions"]?.texts ?? [] }
      .map { FilePath.join(path, $0) }
  }

  private static func copiesTexts(_ object: OpenStepValue) -> Bool {
    object["isa"]?.text == "PBXShellScriptBuildPhase" && object["shellScript"]?.text?.contains(".lproj") ?? false
  }

  private func target(_ object: OpenStepValue) -> XcodeProject.Target {
    let phases = (object["buildPhases"]?.texts ?? []).compactMap { objects[$0] }
    let references = phases.filter { Self.phasesOfFiles.contains($0["isa"]?.text ?? "") }
      .flatMap { $0["files"]?.texts ?? [] }.compactMap { objects[$0]?["fileRef"]?.text }
    let files = references.flatMap { reference -> [String] in
      // A variant group stands for its localizations.
      let parts = objects[reference]?["children"]?.texts ?? []
      return (parts.isEmpty ? [reference] : parts).compactMap { paths[$0] }
    }
    return XcodeProject.Target(
      name: object["name"]?.text ?? "", productType: object["productType"]?.text ?? "",
      configurations: configurations(of: object), files: Set(files),
      folders: (object["fileSystemSynchronizedGroups"]?.texts ?? []).compactMap { paths[$0] })
  }
}
