/// The files that readers of code are given beside it, to see what becomes of code.
enum SurroundingFiles {
  /// Storyboards, xibs, property lists, and what describes how all of the code that is here is built.
  static func files(of parts: [ProjectPart]) -> [SourceFile] {
    let paths = Set(parts.map { $0.file.source.path.lowercased() })
    return parts.filter { part in
      guard FileKind(name: FilePath.name(part.file.source.path))?.surroundsCode == true else { return false }
      return part.file.xcodeProject.map { isWhole($0, at: part.file.source.path, among: paths) } ?? true
    }.map(\.file.source)
  }

  /// Whether all but some of the code that a project names is here: what code makes may lack.
  private static func isWhole(_ project: XcodeProject, at path: String, among paths: Set<String>) -> Bool {
    let folder = FilePath.folder(FilePath.folder(path))
    let named = Set(project.targets.flatMap(\.files).filter { [".swift", ".m", ".mm"].contains(where: $0.hasSuffix) })
    let absent = named.filter { !paths.contains(FilePath.join(folder, $0).lowercased()) }
    if absent.count * leastShare <= named.count { return true }
    guard absent.count < named.count else { return false }
    var isHere: [String: Bool] = [:]
    let own = absent.filter { file in
      guard let library = library(around: file) else { return true }
      if let known = isHere[library] { return known }
      let start = FilePath.join(folder, library).lowercased() + "/"
      let found = paths.contains { $0.hasPrefix(start) }
      isHere[library] = found
      return found
    }
    return own.count * leastShare <= named.count - (absent.count - own.count)
  }

  /// The folder around a file that holds a library of others by its name, `libReader`: where nothing of it is here, another repository
  /// holds it, whose code makes nothing of the app's.
  private static func library(around path: String) -> String? {
    let folders = FilePath.components(path).dropLast()
    let index = folders.firstIndex { name in
      ForeignFolder.holdsLibrary(name) || name.hasPrefix("lib") && name.dropFirst(3).first?.isUppercase == true
    }
    return index.map { folders[...$0].joined(separator: "/") }
  }

  private static let leastShare = 10
}
