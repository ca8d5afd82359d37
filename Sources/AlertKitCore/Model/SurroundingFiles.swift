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
    let absent = named.count { !paths.contains(FilePath.join(folder, $0).lowercased()) }
    return absent * leastShare <= named.count
  }

  private static let leastShare = 10
}
