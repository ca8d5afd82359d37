/// What an app's projects and packages build, and what for.
struct BuildTargets: Sendable {
  /// Something that a project builds, with its settings.
  struct Target: Sendable {
    let isApp: Bool
    /// Nil where the settings don't tell.
    let platforms: Set<Platform>?
    let settings: BuildSettings
    let files: Set<String>
    let folders: [String]
    /// The path of its Info.plist.
    let infoPlist: String?
  }

  let targets: [Target]
  /// The packages by their folders, the deepest first.
  private let packages: [(folder: String, package: SwiftPackage)]
  private let byFile: [String: [Int]]
  private let plists: [(path: String, plist: InfoPlist)]
  private let projectRegions: [String]
  private let manifests: [TuistManifest]

  init(of parts: [ProjectPart]) {
    let configurations = Dictionary(
      parts.compactMap { part in part.file.buildSettings.map { (part.file.source.path, $0) } }, uniquingKeysWith: { $1 })
    let projects = parts.compactMap { part in
      part.file.xcodeProject.map { (folder: FilePath.folder(FilePath.folder(part.file.source.path)), project: $0) }
    }
    targets = projects.flatMap { folder, project in
      project.targets.map { Target($0, of: project, in: folder, files: configurations) }
    }
    packages = parts.compactMap { part in
      part.file.package.map { (FilePath.folder(part.file.source.path), $0) }
    }.sorted { $0.0.utf8.count > $1.0.utf8.count }
    var byFile: [String: [Int]] = [:]
    for (index, target) in targets.enumerated() {
      for file in target.files { byFile[file, default: []].append(index) }
    }
    self.byFile = byFile
    plists = parts.compactMap { part in part.file.infoPlist.map { (part.file.source.path, $0) } }
    projectRegions = projects.compactMap(\.project.developmentRegion)
    manifests = parts.compactMap(\.file.tuistManifest)
  }

  /// The platforms that a file is built for: its targets', else its package's, else those that its folders are named after; nil
  /// where nothing tells.
  func platforms(ofFile path: String) -> Set<Platform>? {
    let own = targets(ofFile: path)
    if !own.isEmpty {
      let known = own.compactMap { targets[$0].platforms }
      return known.count == own.count ? known.reduce(into: []) { $0.formUnion($1) } : nil
    }
    if let package = packages.first(where: { Self.holds($0.package, in: $0.folder, path) })?.package {
      return package.platforms.isEmpty ? nil : package.platforms
    }
    let named = Platform.named(inPath: path)
    return named.isEmpty ? nil : named
  }

  /// By their places in ``targets``, those that a file is built for.
  private func targets(ofFile path: String) -> [Int] {
    byFile[path, default: []]
      + targets.indices.filter { index in
        targets[index].folders.contains { FilePath.contains($0, path) }
      }
  }

  /// Whether an app is built with a file.
  func buildIntoApp(_ path: String) -> Bool { targets(ofFile: path).contains { targets[$0].isApp } }

  /// Tells of a file whether only apps are built of it, or what is for other devices than phones, and none of some tables is theirs.
  func isElsewhere(from tables: [String]) -> (String) -> Bool {
    let others = Set(
      targets.indices.filter { targets[$0].isApp || targets[$0].platforms.map { !$0.isEmpty && !$0.contains(.iOS) } ?? false })
    guard !others.isEmpty, !tables.isEmpty else { return { _ in false } }
    let builtFor = tables.map(targets(ofFile:))
    // What no target is known to take in may be in each.
    guard !builtFor.contains(where: \.isEmpty) else { return { _ in false } }
    let translated = Set(builtFor.joined())
    return { path in
      let own = self.targets(ofFile: path)
      return !own.isEmpty && others.isSuperset(of: own) && translated.isDisjoint(with: own)
    }
  }

  /// Whether a package has a file: one beside an app may be for its tools alone.
  private static func holds(_ package: SwiftPackage, in folder: String, _ path: String) -> Bool {
    package.folders.contains { FilePath.contains(FilePath.join(folder, $0), path) }
  }

  /// The languages that the app says it is written in, the surest first.
  var developmentRegions: [LocaleTag] {
    let said = plists.filter(\.plist.isApp).compactMap(\.plist.developmentRegion).filter { !$0.contains("$") }
    let fromPlists = said.compactMap { LocaleTag($0) }
    // English is what Xcode writes into a project; another language in all Info.plist files was put there.
    let isOther = Set(fromPlists.map(\.language)).count == 1 && fromPlists[0].language != "en"
    let fromProjects = projectRegions.compactMap { LocaleTag($0) }
    let others = isOther ? fromPlists + fromProjects : fromProjects + fromPlists
    return (others + packages.reversed().compactMap(\.package.defaultLocalization).compactMap { LocaleTag($0) })
      .filter { $0 != .base }
  }

  /// Whether the app says that it has one language, whatever the tables of its libraries have.
  var sayOneLanguage: Bool {
    let said = plists.filter(\.plist.isApp).compactMap(\.plist.localizations).filter { !$0.isEmpty }
    return !said.isEmpty && Set(said.joined()).count == 1
  }

  /// The apps for iPhone and iPad; every app where no settings tell.
  private var phoneApps: [Target] { targets.filter { $0.isApp && $0.platforms?.contains(.iOS) ?? true } }

  /// What Info.plist files and settings call the app.
  var appNames: [String] {
    var names = plists.filter(\.plist.isApp).flatMap { path, plist -> [String] in
      guard let name = plist.displayName?.text else { return [] }
      guard name.contains("$") else { return [name] }
      return targets.filter { $0.infoPlist == path }.compactMap { $0.settings.resolved(name) }
    }
    for target in phoneApps {
      if let name = target.settings["INFOPLIST_KEY_CFBundleDisplayName"] {
        names.append(name)
      } else if isNamedByBuild(target), let name = target.settings["PRODUCT_NAME"] {
        names.append(name)
      }
    }
    return names.filter { !$0.isEmpty }.uniqued()
  }

  /// Whether the build writes the name of an app into its Info.plist, which has none of its own.
  private func isNamedByBuild(_ target: Target) -> Bool {
    guard let path = target.infoPlist else { return true }
    guard target.settings["GENERATE_INFOPLIST_FILE"] == "YES" else { return false }
    return plists.first { $0.path == path }.map { $0.plist.displayName == nil } ?? false
  }

  /// Whether every app for phones says that an iPhone, or an iPad, is not among its devices: its settings, or Tuist's manifests where
  /// the project is made by them.
  func leavesOut(_ family: DeviceFamily) -> Bool {
    if targets.isEmpty, manifests.contains(where: { $0.namesPhone || $0.namesPad }) {
      return !manifests.contains { family == .phone ? $0.namesPhone : $0.namesPad }
    }
    let families = phoneApps.map { target in
      Set((target.settings["TARGETED_DEVICE_FAMILY"] ?? "").split { !$0.isNumber }.map(String.init))
    }
    return !families.isEmpty && families.allSatisfy { !$0.isEmpty && !$0.contains(family.rawValue) }
  }

  /// The devices that Xcode tells apart, by its numbers.
  enum DeviceFamily: String {
    case phone = "1"
    case pad = "2"
  }

  /// Whether iOS draws every app as it did before version 26: as it says so, is in a Swift that no Xcode builds which knows the design
  /// since (Xcode 26 builds Swift 4 and later), or is made for systems that Xcode has not offered since version 12 (iOS 8 and older).
  var keepClassicDesign: Bool {
    if targets.isEmpty {
      let apps = plists.filter(\.plist.isApp)
      return !apps.isEmpty && apps.allSatisfy(\.plist.keepsClassicDesign)
    }
    return !phoneApps.isEmpty
      && phoneApps.allSatisfy { target in
        target.settings["SWIFT_VERSION"].flatMap(Double.init).map { $0 < 4 } ?? false
          || target.settings["IPHONEOS_DEPLOYMENT_TARGET"].flatMap(Double.init).map { $0 < 9 } ?? false
          || target.settings["INFOPLIST_KEY_UIDesignRequiresCompatibility"] == "YES"
          || plists.first { $0.path == target.infoPlist }?.plist.keepsClassicDesign ?? false
      }
  }

  /// The orientations in which an iPhone, or an iPad, shows the app; all where it does not say, and none where it is made for other devices.
  func orientations(onPad: Bool) -> Set<Orientation> {
    if leavesOut(onPad ? .pad : .phone) { return [] }
    let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
    var said = phoneApps.map { target -> Set<Orientation> in
      let text = target.settings[key + (onPad ? "_iPad" : "_iPhone")] ?? target.settings[key]
      let plist = plists.first { $0.path == target.infoPlist }?.plist
      return text.map { Orientation.named(in: $0.split(separator: " ").map(String.init)) } ?? plist?.orientations(onPad: onPad)
        ?? []
    }
    if targets.isEmpty { said = plists.filter(\.plist.isApp).map { $0.plist.orientations(onPad: onPad) } }
    let all = said.reduce(into: Set<Orientation>()) { $0.formUnion($1) }
    return all.isEmpty ? Set(Orientation.allCases) : all
  }
}

extension InfoPlist {
  /// An iPad follows the iPhone's list where it has none of its own.
  fileprivate func orientations(onPad: Bool) -> Set<Orientation> {
    onPad && !padOrientations.isEmpty ? padOrientations : phoneOrientations
  }
}

extension BuildTargets.Target {
  fileprivate init(
    _ target: XcodeProject.Target, of project: XcodeProject, in folder: String, files: [String: BuildSettingsFile]
  ) {
    var settings = BuildSettings()
    for configuration in [target.configurations.shipped, project.configurations.shipped].compactMap(\.self) {
      settings.layers.append(configuration.settings)
      if let base = configuration.base {
        var seen: Set<String> = []
        settings.layers += BuildSettings.layers(ofFile: FilePath.join(folder, base), among: files, seen: &seen)
      }
    }
    settings.given = [
      "TARGET_NAME": target.name, "SRCROOT": ".", "PROJECT_DIR": ".",
      "CONFIGURATION": target.configurations.shipped?.name ?? "Release",
    ]
    self.settings = settings
    isApp = target.isApp
    platforms = Self.platforms(of: settings)
    self.files = Set(target.files.map { FilePath.join(folder, $0) })
    folders = target.folders.map { FilePath.join(folder, $0) }
    infoPlist = settings["INFOPLIST_FILE"].flatMap { $0.isEmpty ? nil : FilePath.join(folder, $0) }
  }

  private static func platforms(of settings: BuildSettings) -> Set<Platform>? {
    let supported = (settings["SUPPORTED_PLATFORMS"] ?? "").split(separator: " ").compactMap { Platform(sdk: String($0)) }
    if !supported.isEmpty { return Set(supported) }
    return settings["SDKROOT"].flatMap(Platform.init(sdk:)).map { [$0] }
  }
}

extension BuildSettings {
  /// The layers of an `.xcconfig` file and of what it includes, the file's own first.
  fileprivate static func layers(
    ofFile path: String, among files: [String: BuildSettingsFile], seen: inout Set<String>
  ) -> [[String: String]] {
    guard seen.insert(path).inserted, let file = files[path] else { return [] }
    var all = [file.settings]
    for include in file.includes.reversed() {
      all += layers(ofFile: FilePath.join(FilePath.folder(path), include), among: files, seen: &seen)
    }
    return all
  }
}

extension [XcodeProject.Configuration] {
  /// The configuration that people get.
  fileprivate var shipped: XcodeProject.Configuration? {
    first { $0.name == "Release" } ?? first { $0.name.contains("Release") } ?? last
  }
}
