/// What one file brings to a project.
struct ProjectPart: Sendable {
  /// What was read; nil for a file that is not there.
  let input: InputFile?
  let file: ReadFile
  private var allTables: [IndexedTable]
  let place: TablePlace
  /// Whether a target builds the file, as far as the app's projects tell.
  var isBuilt = true

  /// None where no target copies the file.
  var tables: [IndexedTable] { isBuilt ? allTables : [] }

  /// The language of a table of texts that no target copies.
  var unbuiltLocale: LocaleTag? {
    isBuilt || place.folder == nil || place.name.hasSuffix("InfoPlist") ? nil : allTables.first?.table.locale
  }

  /// What was wrong with the file, where somebody sees what stands in it.
  var faults: [Fault] { isBuilt ? file.faults : file.faults.filter { $0.kind == .unreadable } }

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
    allTables = tables
    place = TablePlace(path: file.source.path)
  }

  fileprivate mutating func forEachTable(_ use: (inout IndexedTable) -> Void) {
    for index in allTables.indices { use(&allTables[index]) }
  }

  /// The same file, which a target builds or not.
  func built(_ isBuilt: Bool) -> ProjectPart {
    var part = self
    part.isBuilt = isBuilt
    return part
  }

  /// The same file, a catalog's keys as texts of the language that they are in.
  func inLanguageOfKeys() -> ProjectPart {
    guard let (file, tables) = file.inLanguageOfKeys(allTables.map(\.table)) else { return self }
    var part = ProjectPart(file, tables: tables.map(IndexedTable.init), of: input)
    part.isBuilt = isBuilt
    return part
  }

  /// The same file, its tables of a locale as those of the language that they are written in.
  func naming(_ locale: LocaleTag, as language: LocaleTag) -> ProjectPart {
    var part = self
    part.forEachTable { if $0.table.locale == locale { $0.rename(language) } }
    return part
  }

  /// Whether the file says which locale its tables are in.
  var namesLocale: Bool { file.catalogLocale != nil || place.folder != nil }

  /// Whether a reader of code is given the file.
  var isCode: Bool { isBuilt && FileKind.isForReaders(file.source.path) }

  /// Whether it is code, or says which code is built.
  fileprivate var decidesCode: Bool { InputFile.decidesCode(file.source.path) }

  /// The same file with what was read of its code.
  func adding(_ code: SourceReading) -> ProjectPart {
    var file = file
    file.code = code
    file.faults += code.faults
    var part = ProjectPart(file, tables: allTables, of: input)
    part.isBuilt = isBuilt
    return part
  }
}

extension [ProjectPart] {
  /// Has the tables of one name hold once what they share.
  ///
  /// - Parameter isKept: Whether another state of the app has the part of a number, which would be copied to be changed.
  mutating func shareKeys(keeping isKept: (Int) -> Bool) {
    var first: [TableName: IndexedTable] = [:]
    for index in indices {
      let isKept = isKept(index)
      self[index].forEachTable { table in
        let name = TableName(of: table.table)
        if let other = first[name] {
          if !isKept { table.share(with: other) }
        } else {
          first[name] = table
        }
      }
    }
  }
}

/// What the localizations of a table share.
struct TableName: Hashable {
  let module: String
  let name: String

  init(of table: StringTable) {
    (module, name) = (table.module, table.name)
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
    let old = parts.indices.filter { parts[$0].decidesCode }
    let isSameCode = same.filter { parts[$0].decidesCode } == old && slots.count { $0.map(\.decidesCode) ?? false } == old.count
    return Dictionary(uniqueKeysWithValues: same.filter { isSameCode || !parts[$0].decidesCode }.map { ($0, parts[$0]) })
  }
}

extension InputFile {
  fileprivate var decidesCode: Bool { Self.decidesCode(path) }

  fileprivate static func decidesCode(_ path: String) -> Bool {
    guard let kind = FileKind(name: FilePath.name(path)) else { return FileKind.isForReaders(path) }
    return kind.describesBuild || kind.surroundsCode || kind.isSource
  }

  /// Whether a reader of code is given it.
  package var isCode: Bool { FileKind.isForReaders(path) }
}
