extension FileDiscovery {
  /// Whether a file is of a kind that is read, by its name.
  package static func reads(_ path: String) -> Bool {
    FileKind(name: FilePath.name(path)) != nil
  }

  /// The files as they were at an earlier time.
  ///
  /// - Parameters:
  ///   - current: The files as they are.
  ///   - differences: What was different then, by path relative to `root`: the bytes, or nil where there was no file.
  ///   - root: The real absolute path of the folder whose history is known; what lies outside of it was as it is.
  ///   - discovery: How the files were found, which decides which of the files that are gone belong to the app.
  package func earlier(
    _ current: [InputFile], differences: [String: [UInt8]?], in root: String, of discovery: Discovery
  ) -> [InputFile] {
    var seen: Set<String> = []
    var files: [InputFile] = []
    for file in current {
      let absolute = FilePath.join(workingDirectory, file.path)
      let path = FilePath.shown(Disk.realPath(absolute) ?? absolute, from: root)
      seen.insert(path)
      switch differences[path] {
      case nil: files.append(file)
      case .some(let bytes?): files.append(InputFile(path: file.path, contents: .bytes(bytes), isReported: file.isReported))
      case .some(nil): continue
      }
    }
    for (path, bytes) in differences where !seen.contains(path) {
      guard let bytes, let shown = shownPath(ofMissing: FilePath.join(root, path), of: discovery) else { continue }
      files.append(InputFile(path: shown, contents: .bytes(bytes)))
    }
    return files
  }

  /// The path that a file which is gone would have been found by; nil where it would not have been.
  private func shownPath(ofMissing real: String, of discovery: Discovery) -> String? {
    for path in discovery.searched {
      let named = FilePath.join(workingDirectory, path)
      let folder = Self.reads(named) ? TablePlace(path: named).module : named
      guard let realFolder = Disk.realPath(folder), FilePath.contains(realFolder, real), realFolder != real else { continue }
      let below = FilePath.shown(real, from: realFolder)
      let absolute = FilePath.join(folder, below)
      let isLeftOut = FilePath.components(below).dropLast().contains(where: ForeignFolder.isLeftOut)
      if !isLeftOut, Self.reads(absolute), allows(absolute) {
        return discovery.showsWholePaths ? absolute : FilePath.shown(absolute, from: workingDirectory)
      }
    }
    return nil
  }
}
