import Foundation

/// Where files lie once links are followed.
enum FileTree {
  /// Whether a file lies in one of some folders, or is one of them, with every link on the way followed.
  static func holds(_ path: String, in roots: [String]) -> Bool {
    let real = URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path
    return roots.contains { root in
      let folder = URL(filePath: root).resolvingSymlinksInPath().standardizedFileURL.path
      return real == folder || real.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
  }
}
