import AlertKitCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a git repository knows of earlier versions, asked of `git` itself.
struct GitRepository {
  /// The real absolute path of the work tree.
  let root: String
  /// The option or command that asks, for messages.
  private let asker: String

  /// The repository that a file or folder lies in.
  init(around path: String, for asker: String) throws(RunFailure) {
    self.asker = asker
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    let folder = type == .typeDirectory ? path : Baseline.folder(of: path)
    let found = try Self.git(["-C", folder, "rev-parse", "--show-toplevel"], for: asker)
    guard found.status == 0 else {
      throw RunFailure("\(asker): \(TerminalText.sanitized(folder)) is not in a git repository")
    }
    var root = found.output
    if root.last == UInt8(ascii: "\n") { root.removeLast() }
    self.root = String(decoding: root, as: UTF8.self)
  }

  /// The id of the commit that a ref names; nil where git knows none.
  func knownCommit(_ ref: String) throws(RunFailure) -> String? {
    ref.hasPrefix("-") ? nil : try line(["rev-parse", "--verify", "--quiet", ref + "^{commit}"])
  }

  /// The id of the commit that a ref names.
  func commit(_ ref: String) throws(RunFailure) -> String {
    guard let commit = try knownCommit(ref) else {
      let shown = TerminalText.sanitized(ref)
      throw RunFailure("\(asker): git knows no commit “\(shown)”; in CI, the ref may have to be fetched first")
    }
    return commit
  }

  /// Where the history of a ref and that of another part, as a commit's id.
  func mergeBase(of ref: String, and other: String = "HEAD") throws(RunFailure) -> String {
    let (commit, otherCommit) = (try commit(ref), try commit(other))
    guard let base = try line(["merge-base", commit, otherCommit]) else {
      throw RunFailure(
        "\(asker): git finds no commit that “\(TerminalText.sanitized(ref))” and \(TerminalText.sanitized(other)) have in common; "
          + "a shallow clone has to be fetched deeper")
    }
    return base
  }

  /// The branch that others start from: the one a pull request is against, the remote's own, else the usual names; nil where none
  /// of them is.
  func defaultBranch() throws(RunFailure) -> String? {
    var names: [String] = []
    if let base = ProcessInfo.processInfo.environment["GITHUB_BASE_REF"], !base.isEmpty { names.append("origin/" + base) }
    if let remote = try line(["symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD"]) { names.append(remote) }
    for name in names + ["origin/main", "origin/master", "main", "master"] where try knownCommit(name) != nil { return name }
    return nil
  }

  /// A commit's id as people write it.
  func shortID(of commit: String) throws(RunFailure) -> String {
    try line(["rev-parse", "--short", commit]) ?? commit
  }

  /// What was different at a commit in the files that are read, by path relative to ``root``.
  struct Differences {
    /// The bytes, or nil where there was no file or none that git can hand over.
    var files: [String: [UInt8]?] = [:]
    /// Files that were there and whose contents git lacks, as in a partial clone; sorted.
    var absent: [String] = []
  }

  /// What was different at a commit. Files that git ignores were as they are.
  func differences(since commit: String) throws(RunFailure) -> Differences {
    let diff = try fields(["diff-index", "--raw", "-z", "--no-renames", "--ignore-submodules=all", commit])
    var differences = Differences()
    var blobs: [String: [String]] = [:]
    for index in stride(from: 0, to: diff.count - 1, by: 2) where FileDiscovery.reads(diff[index + 1]) {
      // `:100644 100644 <blob then> <blob now> M`
      let parts = diff[index].split(separator: " ")
      guard parts.count == 5 else { throw failure("diff-index") }
      switch parts[0] {
      case ":000000": differences.files.updateValue(nil, forKey: diff[index + 1])
      case ":100644", ":100755": blobs[String(parts[2]), default: []].append(diff[index + 1])
      default: continue
      }
    }
    for path in try fields(["ls-files", "--others", "--exclude-standard", "-z"]) where FileDiscovery.reads(path) {
      differences.files.updateValue(nil, forKey: path)
    }
    let contents = try contents(of: Array(blobs.keys))
    for (blob, paths) in blobs {
      if contents[blob] == nil { differences.absent += paths }
      for path in paths { differences.files.updateValue(contents[blob], forKey: path) }
    }
    differences.absent.sort()
    return differences
  }

  /// The contents of blobs by their ids, without those that git lacks.
  private func contents(of blobs: [String]) throws(RunFailure) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    let batch = ChildProcess.inputLimit / 65
    var left = blobs[...]
    var fetches = true
    while !left.isEmpty {
      let ids = left.prefix(batch)
      let found = try Self.git(
        ["-C", root, "cat-file", "--batch"], input: ids.map { $0 + "\n" }.joined(), fetches: fetches, for: asker)
      var rest = found.output[...]
      var answered = 0
      // `<id> blob <size>`, a line end, the bytes, a line end; `<id> missing`, a line end.
      for id in ids {
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
        let size = Int(String(decoding: rest[..<end].split(separator: UInt8(ascii: " ")).last ?? [], as: UTF8.self))
        guard end + 1 + (size ?? -1) < rest.endIndex else { break }
        if let size { contents[id] = Array(rest[(end + 1)..<(end + 1 + size)]) }
        rest = rest[(end + 1 + (size.map { $0 + 1 } ?? 0))...]
        answered += 1
      }
      // git ends at a blob that it would have to fetch and cannot.
      left = left.dropFirst(min(answered + 1, ids.count))
      fetches = fetches && answered == ids.count
    }
    return contents
  }

  /// Says on standard error which files' contents git lacks.
  func say(_ absent: [String], at commit: String) throws(RunFailure) {
    let short = absent.isEmpty ? "" : try shortID(of: commit)
    for path in absent {
      Terminal.Stream.error.write(
        "alertcopy: git lacks \(TerminalText.sanitized(path)) as it was at \(short); taken as not there\n")
    }
  }

  /// The first line of what git prints; nil where it fails.
  private func line(_ arguments: [String]) throws(RunFailure) -> String? {
    let found = try Self.git(["-C", root] + arguments, for: asker)
    guard found.status == 0, let line = found.output.split(separator: UInt8(ascii: "\n")).first else { return nil }
    return String(decoding: line, as: UTF8.self)
  }

  /// What git prints, split at its NUL bytes.
  private func fields(_ arguments: [String]) throws(RunFailure) -> [String] {
    let found = try Self.git(["-C", root] + arguments, for: asker)
    guard found.status == 0 else { throw failure(arguments[0]) }
    return found.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// - Parameter fetches: Whether what a partial clone lacks is asked of its remote.
  private static func git(
    _ arguments: [String], input: String = "", fetches: Bool = true, for asker: String
  ) throws(RunFailure) -> ChildProcess.Outcome {
    let environment = fetches ? [] : ["env", "GIT_NO_LAZY_FETCH=1"]
    do {
      return try ChildProcess.run(environment + ["git"] + arguments, input: Array(input.utf8))
    } catch {
      throw RunFailure(
        error.isMissing
          ? "\(asker) needs git, which is not installed" : "\(asker): git could not be started (system error \(error.code))")
    }
  }

  private func failure(_ command: String) -> RunFailure {
    RunFailure("\(asker): git \(command) failed; try it by hand in the app's folder")
  }
}
