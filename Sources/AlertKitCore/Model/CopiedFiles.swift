/// The files of others that are kept with the app's own, in a folder that is called so: `Vendor`, `Third Party`, `kit-master`. Their
/// alerts are read, and nothing is found in them, as nobody corrects them here.
///
/// A file is the app's own where its header has the app's name, as Xcode writes it below the file's, and so is all of a folder where half of
/// its code has it: a shop's vendors are no others' code.
struct CopiedFiles: Sendable {
  /// By path.
  private let paths: Set<String>

  /// - Parameter parts: All files that are read.
  init(of parts: [ProjectPart]) {
    let depth = ForeignFolder.depth(of: parts.map(\.file.source.path))
    var byFolder: [String: [SourceFile]] = [:]
    var own: Set<String> = []
    for source in parts.map(\.file.source) {
      guard let folder = ForeignFolder.copies(around: source.path, below: depth) else {
        if let project = Self.project(in: source) { own.insert(project) }
        continue
      }
      byFolder[folder, default: []].append(source)
    }
    paths = Set(
      byFolder.filter { folder, files in
        // Where no header names the app, a shop's vendors are not told from code of others.
        if own.isEmpty, !ForeignFolder.saysThirdParty(ForeignFolder.plain(FilePath.name(folder))) { return false }
        let projects = files.compactMap(Self.project)
        // A branch's name may be a module's.
        if projects.isEmpty, ForeignFolder.namesArchive(FilePath.name(folder)) { return false }
        return projects.isEmpty || projects.count(where: own.contains) * 2 < projects.count
      }.values.joined().filter { source in Self.project(in: source).map { !own.contains($0) } ?? true }.map(\.path))
  }

  func contains(_ path: String) -> Bool { paths.contains(path) }

  /// The name that Xcode's templates put below the file's; nil where a file has no such header.
  private static func project(in source: SourceFile) -> String? {
    let name = FilePath.name(source.path)
    let head = source.text.prefix(longestHeader)
    guard !head.isEmpty, [".swift", ".m", ".mm", ".h"].contains(where: name.hasSuffix) else { return nil }
    let lines = head.split(separator: 0x0A).prefix(6).map { line in
      String(decoding: line.filter { $0 != 0x0D }, as: UTF8.self).drop { "/* \t".contains($0) }
    }
    guard let place = lines.firstIndex(where: { $0.hasPrefix(name) }), place + 1 < lines.count, !lines[place + 1].isEmpty else {
      return nil
    }
    return String(lines[place + 1])
  }

  /// In UTF-8.
  private static let longestHeader = 400
}
