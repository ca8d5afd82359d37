#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder of the repository that an app lies in, as far as the file system tells.
enum RepositoryFolder {
  /// GitHub's own word for it in an action, else the nearest folder upward of a file or folder that has a `.git`; nil where there is
  /// none.
  static func around(_ path: String) -> String? {
    let folder = URL(filePath: FileManager.default.currentDirectoryPath)
    if let named = ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"], !named.isEmpty,
      (folder.path + "/").hasPrefix(named.hasSuffix("/") ? named : named + "/")
    {
      return named
    }
    var place = (path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)).standardizedFileURL
    while true {
      if FileManager.default.fileExists(atPath: place.appending(path: ".git").path) { return place.path }
      let parent = place.deletingLastPathComponent()
      if parent.path == place.path { return nil }
      place = parent
    }
  }
}
