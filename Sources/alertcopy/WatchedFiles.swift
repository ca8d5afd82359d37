#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Files and the folders that they lie in, as they were when last looked at.
struct WatchedFiles {
  /// What tells whether a file or folder is still the same.
  private enum Stamp: Equatable {
    case file(Date, size: Int)
    /// By names, not by date: what the tool itself writes into a folder again and again is no change.
    case folder(Set<String>)
    case nothing
  }

  private var stamps: [String: Stamp]

  /// - Parameters:
  ///   - paths: Of files. The folders that they lie in, and those around them, are watched for files that come and go.
  ///   - alone: Of files that are watched without their folders, whether they are there or not.
  init(_ paths: [String], alone: [String] = []) {
    let folders = paths.map { URL(filePath: $0).deletingLastPathComponent() }
    let all = Set(paths + alone + (folders + folders.map { $0.deletingLastPathComponent() }).map(\.path))
    stamps = Dictionary(uniqueKeysWithValues: all.map { ($0, Self.stamp(of: $0)) })
  }

  /// Whether a file was changed, made or removed since.
  var haveChanged: Bool {
    stamps.contains { path, stamp in Self.stamp(of: path) != stamp }
  }

  /// Takes the files as they are now for unchanged.
  mutating func remember() {
    for path in stamps.keys { stamps[path] = Self.stamp(of: path) }
  }

  private static func stamp(of path: String) -> Stamp {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return .nothing }
    if attributes[.type] as? FileAttributeType == .typeDirectory {
      let names = try? FileManager.default.contentsOfDirectory(atPath: path)
      return .folder(Set((names ?? []).filter { !$0.hasPrefix(".") }))
    }
    let size = attributes[.size] as? Int ?? 0
    return .file(attributes[.modificationDate] as? Date ?? .distantPast, size: size)
  }
}
