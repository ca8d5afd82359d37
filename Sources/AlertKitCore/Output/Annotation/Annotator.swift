/// Writes into an app's tables what each of their strings is, and takes it out again. Only comments and notes change.
package struct Annotator {
  /// What is written.
  package enum Action: Sendable, Hashable {
    /// What each string is; with `maxWidth` as the width of XLIFF units too, in characters.
    case write(maxWidth: Bool)
    /// Nothing: what was written before is taken out.
    case remove
  }

  /// Catalogs and `.strings` files that are left as they are since they break their format, in order of path; known after
  /// ``files(_:)``.
  package private(set) var leftAlone: [String] = []
  private let project: Project
  private let action: Action
  private let scenes: [Scene]
  /// The only locales whose tables are changed; empty for all.
  private let wanted: [LocaleTag]
  private let contexts: [Place: StringContext]
  private var measurers: [LocaleTag: RoomMeasurer] = [:]

  private struct Place: Hashable {
    let table: Int
    let key: ExactString
  }

  /// - Parameter locales: The only locales whose tables are changed; empty for all. A table without such a locale is changed in
  ///   the one that stands in for it.
  package init(of project: Project, action: Action, scenes: [Scene] = Scene.defaults, locales: [LocaleTag] = []) {
    self.project = project
    self.action = action
    self.scenes = scenes
    wanted = locales
    let all = StringContext.all(in: project)
    contexts = Dictionary(uniqueKeysWithValues: all.map { (Place(table: $0.table, key: ExactString($0.key)), $0) })
  }

  /// The files that change, in order of path.
  ///
  /// - Parameter inputs: The files that the project was put together from.
  package mutating func files(_ inputs: [InputFile]) -> [FixedFile] {
    let byPath = Dictionary(inputs.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let edits = edits()
    return edits.sorted { $0.key < $1.key }.compactMap { id, edits in
      let file = project.files[Int(id.index)]
      guard file.isWritable, project.reported.contains(id), let input = byPath[file.path],
        case .bytes(let bytes) = input.contents
      else { return nil }
      var after = input
      after.contents = .bytes(file.bytes(bytes, applying: edits.sorted { $0.range < $1.range }))
      return FixedFile(before: input, after: after)
    }
  }

  /// By file.
  private mutating func edits() -> [FileID: [SourceEdit]] {
    var edits: [FileID: [SourceEdit]] = [:]
    var seen: Set<SourceRange> = []
    var catalogs: [FileID: CatalogComments?] = [:]
    let broken = brokenFiles()
    var left: Set<FileID> = []
    defer {
      leftAlone = left.union(catalogs.filter { $0.value == nil }.keys).map { project.files[Int($0.index)].path }.sorted()
    }
    let targets = targets()
    for (number, set) in project.tables.enumerated() {
      // A unit that is translated stands in the tables of both of its languages; room is the translation's.
      let changed = changedLocales(of: set)
      for locale in set.locales.filter({ $0 != project.sourceLocale }) + set.locales.filter({ $0 == project.sourceLocale }) {
        for table in set.tables(in: locale) {
          let file = project.files[Int(table.file.index)]
          let target = table.format == .xliff ? targets[table.file] ?? locale : locale
          guard changed.contains(target) else { continue }
          if table.format == .strings, broken.contains(table.file) {
            let isMeant = table.entries.contains { text(for: $0.key, table: number, in: target) != nil }
            let isMarked = file.text.contains(Array(AnnotationMark.opening.utf8))
            if isMeant || isMarked, file.isWritable, project.reported.contains(file.id) { left.insert(table.file) }
            continue
          }
          let lineEnd = table.format == .strings ? StringsComment.lineEnd(of: file) : ""
          var end = 0
          for entry in table.entries where seen.insert(entry.keyRange).inserted {
            defer { end = StringsComment.end(of: entry, in: file) ?? end }
            let text = text(for: entry.key, table: number, in: table.format == .catalog ? project.sourceLocale : target)
            let made: [SourceEdit]
            switch table.format {
            case .strings:
              made = StringsComment(file, above: entry.keyRange, after: end, lineEnd: lineEnd).edits(to: text?.mark)
            case .catalog:
              let comments = catalogs[file.id] ?? CatalogComments(file)
              catalogs[file.id] = .some(comments)
              made = comments?.edits(at: entry.keyRange, to: text?.mark) ?? []
            case .xliff: made = UnitNote(file, of: entry.keyRange).edits(to: text?.mark, width: text?.width)
            case .stringsdict: made = []
            }
            if !made.isEmpty { edits[file.id, default: []] += made }
          }
        }
      }
    }
    return edits
  }

  /// The files that break their format. What is written into a comment of theirs might change how the rest is read.
  private func brokenFiles() -> Set<FileID> {
    Set(project.faults.filter { [.syntax, .unasked, .tolerated].contains($0.kind) }.map(\.range.file))
  }

  /// By XLIFF file, the language that it is translated into, as far as one of its units is.
  private func targets() -> [FileID: LocaleTag] {
    var targets: [FileID: LocaleTag] = [:]
    for set in project.tables {
      for locale in set.locales where locale != project.sourceLocale {
        for table in set.tables(in: locale) where table.format == .xliff { targets[table.file] = locale }
      }
    }
    return targets
  }

  /// The locales of a table that are changed.
  private func changedLocales(of set: TableSet) -> Set<LocaleTag> {
    wanted.isEmpty ? Set(set.locales) : Set(wanted.compactMap { project.lookup.chain(of: $0).first(where: set.has) })
  }

  /// What is to be written at a key; nil for nothing.
  private mutating func text(for key: String, table: Int, in locale: LocaleTag) -> (mark: AnnotationMark, width: Int?)? {
    guard case .write(let maxWidth) = action, let context = contexts[Place(table: table, key: ExactString(key))] else {
      return nil
    }
    let sentences = context.sentences { room(of: $0, in: locale) }
    let width = maxWidth ? context.uses.compactMap { room(of: $0, in: locale)?.characters }.min() : nil
    return (AnnotationMark(sentences), width.flatMap { $0 > 0 ? $0 : nil })
  }

  /// The room of a text that is empty as yet.
  private mutating func room(of use: StringContext.Use, in locale: LocaleTag) -> TextRoom? {
    var measurer = measurers[locale] ?? RoomMeasurer(locale: locale)
    let room = measurer.emptyRoom(of: use, in: scenes)
    measurers[locale] = measurer
    return room
  }
}
