/// What one file brings to a project.
struct ProjectPart: Sendable {
  /// What was read; nil for a file that is not there.
  let input: InputFile?
  let file: ReadFile
  let tables: [IndexedTable]
  let place: TablePlace

  /// Reads a file.
  ///
  /// - Parameter input: Nil for a file that is not there, whose number is only kept.
  init(_ input: InputFile?, id: FileID) {
    let file = input.map { FileReading.read($0, id: id) } ?? ReadFile(source: SourceFile(id: id, path: "", text: []))
    self.init(file, tables: file.tables.map(IndexedTable.init), of: input)
  }

  private init(_ file: ReadFile, tables: [IndexedTable], of input: InputFile?) {
    var own = file
    own.tables = []
    self.input = input
    self.file = own
    self.tables = tables
    place = TablePlace(path: file.source.path)
  }

  /// Whether the file says which locale its tables are in.
  var namesLocale: Bool { file.catalogLocale != nil || place.folder != nil }

  /// Whether a reader of code is given the file.
  var isCode: Bool { FileKind.isForReaders(file.source.path) }

  /// The same file with what was read of its code.
  func adding(_ code: SourceReading) -> ProjectPart {
    var file = file
    file.code = code
    file.faults += code.faults
    return ProjectPart(file, tables: tables, of: input)
  }
}

extension Project {
  /// Another state's files, each with the number that it has here; nil in the place of one that is not there. Files that are not
  /// here stand last, in order of path.
  func slots(for inputs: [InputFile]) -> [InputFile?] {
    var named = Dictionary(uniqueKeysWithValues: inputs.map { ($0.path, $0) })
    let known = parts.map { part in part.input.flatMap { named.removeValue(forKey: $0.path) } }
    return known + inputs.filter { named[$0.path] != nil }
  }

  /// By number, the files of another state that are the same here. Code is read all at once, so that one change counts for all.
  func parts(for slots: [InputFile?]) -> [Int: ProjectPart] {
    func isSame(_ index: Int) -> Bool {
      guard parts.indices.contains(index), let old = parts[index].input, let new = slots[index] else { return false }
      return old.path == new.path && old.contents == new.contents
    }
    let same = slots.indices.filter(isSame)
    let oldCode = parts.indices.filter { parts[$0].isCode }
    let isSameCode = same.filter { parts[$0].isCode } == oldCode && slots.count { $0.map(\.isCode) ?? false } == oldCode.count
    return Dictionary(uniqueKeysWithValues: same.filter { isSameCode || !parts[$0].isCode }.map { ($0, parts[$0]) })
  }
}

extension InputFile {
  /// Whether a reader of code is given it.
  package var isCode: Bool { FileKind.isForReaders(path) }
}
