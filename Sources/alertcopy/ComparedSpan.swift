import AlertKitCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Which two states of an app are compared: a commit, and the files as they are or another commit.
struct ComparedSpan {
  /// The ref that the later state parted from.
  let from: String
  /// The ref of the later state; nil for the files as they are.
  let to: String?
  /// Files or folders to look in.
  let paths: [String]
  private let repository: GitRepository

  /// - Parameters:
  ///   - ref: What stands first on the command line: a ref, two refs, or else a path; nil for nothing.
  ///   - paths: What stands behind it.
  init(ref: String?, paths: [String]) throws(RunFailure) {
    repository = try GitRepository(around: paths.first ?? ".", for: "changes")
    let isPath = ref.map { FileManager.default.fileExists(atPath: $0) } ?? false
    if let ref, let dots = ref.firstRange(of: "..") {
      let end = ref[dots.upperBound...].drop { $0 == "." }
      let start = String(ref[..<dots.lowerBound])
      if !isPath {
        (from, to) = (start.isEmpty ? "HEAD" : start, end.isEmpty ? "HEAD" : String(end))
        self.paths = paths
        return
      }
    }
    to = nil
    // What is both is taken for a ref, as git takes it.
    var isRef = ref != nil && !isPath
    if let ref, isPath { isRef = try repository.knownCommit(ref) != nil }
    guard let ref, isRef else {
      guard let branch = try repository.defaultBranch() else {
        throw RunFailure(
          "changes: git knows no default branch; name the commit to compare with, as in “alertcopy changes HEAD~1”")
      }
      from = branch
      self.paths = [ref].compactMap(\.self) + paths
      return
    }
    from = ref
    self.paths = paths
  }

  /// The app before and after, and what the two are called.
  struct States {
    let then: [InputFile]
    let now: [InputFile]
    let names: (then: String, now: String)
    /// Whether git had the contents of all files.
    let isWhole: Bool
  }

  /// - Parameter current: The files as they are.
  func states(of current: [InputFile], found: Discovery, by discovery: FileDiscovery) throws(RunFailure) -> States {
    let base = try repository.mergeBase(of: from, and: to ?? "HEAD")
    var isWhole = true
    func files(at commit: String) throws(RunFailure) -> [InputFile] {
      let differences = try repository.differences(since: commit)
      try repository.say(differences.absent, at: commit)
      isWhole = isWhole && differences.absent.isEmpty
      return discovery.earlier(current, differences: differences.files, in: repository.root, of: found)
    }
    let then = try files(at: base)
    let short = try repository.shortID(of: base)
    let thenName = try repository.commit(from) == base ? "\(from) (\(short))" : "\(short), where it parted from \(from)"
    guard let to else {
      return States(then: then, now: current, names: (thenName, "the files as they are"), isWhole: isWhole)
    }
    let commit = try repository.commit(to)
    let nowName = "\(to) (\(try repository.shortID(of: commit)))"
    let now = try files(at: commit)
    return States(then: then, now: now, names: (thenName, nowName), isWhole: isWhole)
  }
}
