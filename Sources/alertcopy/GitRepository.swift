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

  /// What was different at a commit in the files that are read, by path relative to ``root``: the bytes, or nil where there
  /// was no file. Files that git ignores were as they are.
  func differences(since commit: String) throws(RunFailure) -> [String: [UInt8]?] {
    let diff = try fields(["diff-index", "--raw", "-z", "--no-renames", "--ignore-submodules=all", commit])
    var differences: [String: [UInt8]?] = [:]
    var blobs: [String: [String]] = [:]
    for index in stride(from: 0, to: diff.count - 1, by: 2) where FileDiscovery.reads(diff[index + 1]) {
      // `:100644 100644 <blob then> <blob now> M`
      let parts = diff[index].split(separator: " ")
      guard parts.count == 5 else { throw failure("diff-index") }
      switch parts[0] {
      case ":000000": differences.updateValue(nil, forKey: diff[index + 1])
      case ":100644", ":100755": blobs[String(parts[2]), default: []].append(diff[index + 1])
      default: continue
      }
    }
    for path in try fields(["ls-files", "--others", "--exclude-standard", "-z"]) where FileDiscovery.reads(path) {
      differences.updateValue(nil, forKey: path)
    }
    for (blob, bytes) in try contents(of: Array(blobs.keys)) {
      for path in blobs[blob] ?? [] { differences[path] = bytes }
    }
    return differences
  }

  /// The contents of blobs by their ids.
  private func contents(of blobs: [String]) throws(RunFailure) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    let batch = ChildProcess.inputLimit / 65
    for start in stride(from: 0, to: blobs.count, by: batch) {
      let ids = blobs[start..<min(start + batch, blobs.count)]
      let found = try Self.git(["-C", root, "cat-file", "--batch"], input: ids.map { $0 + "\n" }.joined(), for: asker)
      var rest = found.output[...]
      for id in ids {
        // `<id> blob <size>`, a line end, the bytes, a line end.
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
          let size = Int(String(decoding: rest[..<end].split(separator: UInt8(ascii: " ")).last ?? [], as: UTF8.self)),
          end + 1 + size < rest.endIndex
        else { throw failure("cat-file") }
        contents[id] = Array(rest[(end + 1)..<(end + 1 + size)])
        rest = rest[(end + 2 + size)...]
      }
    }
    return contents
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

  private static func git(_ arguments: [String], input: String = "", for asker: String) throws(RunFailure)
    -> ChildProcess.Outcome
  {
    do {
      return try ChildProcess.run(["git"] + arguments, input: Array(input.utf8))
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
