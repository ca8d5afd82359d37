/// Paths as text, with `/` between their parts; nothing here looks at a disk.
///
/// Bytes are compared, not characters: a name may start with a mark that combines with the `/` before it.
package enum FilePath {
  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// The parts of a path, `.` left out and `..` undone where a part stands before it.
  package static func components(_ path: String) -> [String] {
    var parts: [String] = []
    for part in path.utf8.split(separator: slash).map({ String(Substring($0)) }) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute(path) {
        parts.append(part)
      }
    }
    return parts
  }

  /// Whether a path starts at the root.
  package static func isAbsolute(_ path: String) -> Bool {
    path.utf8.first == slash
  }

  /// The path of `path` seen from `folder`, without `.` and `..`; absolute when either is.
  static func join(_ folder: String, _ path: String) -> String {
    let whole = isAbsolute(path) || folder.isEmpty ? path : folder + "/" + path
    return (isAbsolute(whole) ? "/" : "") + components(whole).joined(separator: "/")
  }

  /// The last part, such as `Localizable.strings`.
  package static func name(_ path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// What stands before the last part; empty for a bare name.
  package static func folder(_ path: String) -> String {
    guard let end = path.utf8.lastIndex(of: slash) else { return "" }
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  /// The characters after the last dot of a name, in lower case; empty where there is none.
  package static func fileExtension(_ name: String) -> String {
    name.utf8.lastIndex(of: dot).map { name[name.utf8.index(after: $0)...].lowercased() } ?? ""
  }

  /// A name without its last extension.
  static func stem(_ name: String) -> String {
    name.utf8.lastIndex(of: dot).map { String(name[..<$0]) } ?? name
  }

  /// Whether `path` is `folder` or lies beneath it. Both are absolute.
  package static func contains(_ folder: String, _ path: String) -> Bool {
    if folder == "/" || path == folder { return true }
    let (own, all) = (folder.utf8, path.utf8)
    // Few paths are so long and have a slash there.
    return all.count > own.count && all[all.index(all.startIndex, offsetBy: own.count)] == slash && all.starts(with: own)
  }

  /// `path` as seen from `folder` when it lies beneath it, else `path` itself.
  static func shown(_ path: String, from folder: String) -> String {
    guard path != folder else { return "." }
    guard contains(folder, path) else { return path }
    return String(Substring(path.utf8.dropFirst(folder == "/" ? 1 : folder.utf8.count + 1)))
  }
}
