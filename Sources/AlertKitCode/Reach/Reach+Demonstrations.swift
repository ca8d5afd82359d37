internal import AlertKitCore

/// Apps that show what one module of an app's does, and are no part of the app that people get.
extension Reach {
  /// The files that make nothing of what others declare: those of apps that show a module of Tuist's, where another app is here,
  /// descriptions of what is built, and what tests share.
  static func unshipped(_ program: Program, startingIn starting: [Int]) -> Set<Int> {
    let paths = program.files.map { $0.path.split(separator: "/").map(String.init) }
    // A type of the app's own may be called so.
    let manifests = program.files(naming: ["ProjectDescription"]).filter { file in
      Self.manifests.contains(paths[file].last ?? "")
        || paths[file].contains { $0 == "ProjectDescriptionHelpers" || $0 == "Tuist" }
    }
    let shown = demonstrations(startingIn: starting.map { paths[$0] }, describedIn: manifests.map { paths[$0] })
    func tests(_ path: [String]) -> ArraySlice<String>? {
      path.dropLast().firstIndex { $0.hasSuffix("Tests") }.map { path[...$0] }
    }
    // An app's own code may stand in the folder that was made for its tests.
    let tested = Set(
      Dictionary(grouping: paths.indices.filter { tests(paths[$0]) != nil }) { tests(paths[$0])! }
        .filter { $1.count { program.scans[$0].isTest } * 2 >= $1.count }.keys)
    let all = paths.indices.filter { file in
      shown.contains { paths[file].starts(with: $0) } || tests(paths[file]).map(tested.contains) ?? false
    }
    return Set(all).union(manifests)
  }

  private static let manifests: Set<String> = ["Project.swift", "Workspace.swift", "Tuist.swift", "Plugin.swift"]

  /// The folders of apps that show modules of Tuist's.
  private static func demonstrations(startingIn starting: [[String]], describedIn manifests: [[String]]) -> Set<[String]> {
    let folders = Set(manifests.filter { $0.last == "Project.swift" }.map { $0.dropLast() })
    let names = Set(folders.compactMap(\.last))
    var (found, apps): (Set<[String]>, Set<[String]>) = ([], [])
    for path in starting {
      guard let folder = folders.filter({ path.starts(with: $0) }).max(by: { $0.count < $1.count }), let name = folder.last
      else {
        continue
      }
      let inner = path.dropLast()[folder.count...]
      if let module = moduleShown(by: name), names.contains(module) {
        found.insert(Array(folder))
      } else if let last = inner.firstIndex(where: { moduleShown(by: $0) == "" }) {
        found.insert(Array(path[...last]))
      } else if !([name] + inner).contains(where: isOfDevelopers) {
        apps.insert(Array(folder))
      }
    }
    return found.filter { shown in apps.contains { !shown.starts(with: $0) && !$0.starts(with: shown) } }
  }

  /// The name of the module that an app shows by its own name: `Login` for `LoginDemo`; empty for `Demo`, nil for other apps.
  private static func moduleShown(by name: String) -> String? {
    ["DemoApp", "ExampleApp", "SampleApp", "Demo", "Example", "Sample"].first(where: name.hasSuffix).map {
      String(name.dropLast($0.count))
    }
  }

  /// Whether a folder's name says that what is in it is for those alone who make an app: the host of tests, a list of its controls.
  private static func isOfDevelopers(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["test", "host", "design", "catalog", "gallery", "showcase", "storybook", "playground", "demo", "example", "sample"]
      .contains(where: name.contains)
  }

  /// Of the files that hold a name those that may use what it stands for where that is declared.
  func usable(_ files: [Int], declaredIn declaring: [Int]) -> [Int] {
    guard !unshipped.isEmpty, declaring.contains(where: { !unshipped.contains($0) }) else { return files }
    return files.filter { !unshipped.contains($0) }
  }

  /// Whether a file declares a type of a name, and does not only add to it.
  mutating func declares(type name: String, in file: Int) -> Bool {
    mentions(in: file).scopes.contains { !$0.isExtension && text($0.name, in: file) == name }
  }
}
