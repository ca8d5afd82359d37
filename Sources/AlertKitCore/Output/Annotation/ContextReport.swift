/// What each string is, for platforms that take such words by an interface of their own.
package struct ContextReport {
  /// A string in a locale.
  private struct Row {
    let file: String
    let table: String
    let key: String
    let locale: String
    let context: StringContext
    let sentences: String
    let characters: Int?
  }

  private let rows: [Row]

  /// - Parameter workingDirectory: What paths are shown relative to.
  package init(of project: Project, scenes: [Scene] = Scene.defaults, workingDirectory: String) {
    var measurers: [LocaleTag: RoomMeasurer] = [:]
    func room(_ use: StringContext.Use, _ locale: LocaleTag) -> TextRoom? {
      var measurer = measurers[locale] ?? RoomMeasurer(locale: locale)
      defer { measurers[locale] = measurer }
      return measurer.emptyRoom(of: use, in: scenes)
    }
    rows = StringContext.all(in: project).flatMap { context in
      let set = project.tables[context.table]
      return set.locales.filter(project.locales.contains).compactMap { locale -> Row? in
        guard let table = set.tables(in: locale).first else { return nil }
        let least = context.uses.compactMap { room($0, locale)?.characters }.min()
        let path = project.files[Int(table.file.index)].path
        return Row(
          file: ReportPath(path, folder: workingDirectory).display, table: set.name, key: context.key,
          locale: locale.identifier, context: context, sentences: context.sentences { room($0, locale) },
          characters: least.flatMap { $0 > 0 ? $0 : nil })
      }
    }
  }

  /// An array with an object a string and locale: `{"file", "table", "key", "locale", "context", "roles", "surfaces",
  /// "maxCharacters"?}`.
  package var json: String {
    JSONValue.array(
      rows.map { row in
        .object([
          ("file", .string(row.file)), ("table", .string(row.table)), ("key", .string(row.key)),
          ("locale", .string(row.locale)), ("context", .string(row.sentences)),
          ("roles", .strings(row.context.roles)), ("surfaces", .strings(row.context.uses.map(\.surface).uniqued())),
          ("maxCharacters", row.characters.map(JSONValue.integer)),
        ])
      }
    ).indented
  }

  /// A line a string and locale, the names of the columns first.
  package var csv: String {
    let lines = rows.map { row in
      [
        row.file, row.table, row.key, row.locale, row.sentences, row.context.roles.joined(separator: " "),
        row.characters.map(String.init) ?? "",
      ]
    }
    let head = ["file", "table", "key", "locale", "context", "roles", "maxCharacters"]
    return ([head] + lines).map { $0.map(csvField).joined(separator: ",") + "\r\n" }.joined()
  }
}

extension StringContext {
  /// The names of the string's roles.
  fileprivate var roles: [String] { uses.compactMap { $0.role?.rawValue }.uniqued() }
}
