/// Paths, lines and columns of the files that a report points into, each worked out once.
struct ReportPlaces {
  let files: [SourceFile]
  let folder: String
  private let root: String
  private var indexes: [FileID: LineIndex] = [:]
  private var paths: [FileID: ReportPath] = [:]

  /// - Parameters:
  ///   - folder: What the files' relative paths are taken from.
  ///   - root: What paths are shown relative to; nil for the folder.
  init(_ files: [SourceFile], folder: String, from root: String? = nil) {
    self.files = files
    self.folder = folder
    self.root = root ?? folder
  }

  /// A range with its lines and columns. The end is exclusive.
  struct Place {
    let path: ReportPath
    let start: SourcePosition
    let end: SourcePosition

    /// `path:line:column`, safe to print.
    var description: String { "\(TerminalText.sanitized(path.display)):\(start.line):\(start.column)" }
  }

  mutating func place(of range: SourceRange) -> Place {
    let index = lineIndex(of: range.file)
    return Place(
      path: path(of: range.file), start: index.position(at: Int(range.start)), end: index.position(at: Int(range.end)))
  }

  /// Where a range starts.
  mutating func start(of range: SourceRange) -> SourcePosition {
    lineIndex(of: range.file).position(at: Int(range.start))
  }

  mutating func path(of file: FileID) -> ReportPath {
    if let known = paths[file] { return known }
    let path = ReportPath(FilePath.join(folder, files[Int(file.index)].path), folder: root)
    paths[file] = path
    return path
  }

  mutating func lineIndex(of file: FileID) -> LineIndex {
    if let known = indexes[file] { return known }
    let index = LineIndex(files[Int(file.index)].text)
    indexes[file] = index
    return index
  }
}
