import AlertKitCore

/// What a git repository knows of earlier versions, asked of `git` itself.
struct GitRepository {
  /// The real absolute path of the work tree.
  let root: String

  /// The repository that a folder lies in.
  init(at folder: String) throws(RunFailure) {
    let found = try Self.git(["-C", folder, "rev-parse", "--show-toplevel"])
    guard found.status == 0 else {
      throw RunFailure("--since: \(TerminalText.sanitized(folder)) is not in a git repository")
    }
    var path = found.output
    if path.last == UInt8(ascii: "\n") { path.removeLast() }
    root = String(decoding: path, as: UTF8.self)
  }

  /// Where the history of `HEAD` and that of a ref part, as a commit's id.
  func mergeBase(with ref: String) throws(RunFailure) -> String {
    let shown = TerminalText.sanitized(ref)
    guard !ref.hasPrefix("-"), let commit = try line(["rev-parse", "--verify", "--quiet", ref + "^{commit}"]) else {
      throw RunFailure("--since: git knows no commit “\(shown)”; in CI, the ref may have to be fetched first")
    }
    guard let base = try line(["merge-base", commit, "HEAD"]) else {
      throw RunFailure(
        "--since: git finds no commit that “\(shown)” and HEAD have in common; a shallow clone has to be fetched deeper")
    }
    return base
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
      guard parts.count == 5 else { throw Self.failure("diff-index") }
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
      let found = try Self.git(["-C", root, "cat-file", "--batch"], input: ids.map { $0 + "\n" }.joined())
      var rest = found.output[...]
      for id in ids {
        // `<id> blob <size>`, a line end, the bytes, a line end.
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
          let size = Int(String(decoding: rest[..<end].split(separator: UInt8(ascii: " ")).last ?? [], as: UTF8.self)),
          end + 1 + size < rest.endIndex
        else { throw Self.failure("cat-file") }
        contents[id] = Array(rest[(end + 1)..<(end + 1 + size)])
        rest = rest[(end + 2 + size)...]
      }
    }
    return contents
  }

  /// The first line of what git prints; nil where it fails.
  private func line(_ arguments: [String]) throws(RunFailure) -> String? {
    let found = try Self.git(["-C", root] + arguments)
    guard found.status == 0, let line = found.output.split(separator: UInt8(ascii: "\n")).first else { return nil }
    return String(decoding: line, as: UTF8.self)
  }

  /// What git prints, split at its NUL bytes.
  private func fields(_ arguments: [String]) throws(RunFailure) -> [String] {
    let found = try Self.git(["-C", root] + arguments)
    guard found.status == 0 else { throw Self.failure(arguments[0]) }
    return found.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func git(_ arguments: [String], input: String = "") throws(RunFailure) -> ChildProcess.Outcome {
    do {
      return try ChildProcess.run(["git"] + arguments, input: Array(input.utf8))
    } catch {
      throw RunFailure(
        error.isMissing
          ? "--since needs git, which is not installed" : "--since: git could not be started (system error \(error.code))")
    }
  }

  private static func failure(_ command: String) -> RunFailure {
    RunFailure("--since: git \(command) failed; try it by hand in the app's folder")
  }
}
