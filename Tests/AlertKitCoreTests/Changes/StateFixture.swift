import AlertKitCore

/// Two states of an app in memory, compared.
enum StateFixture {
  /// Surfaces that code shows, by path.
  typealias Code = [String: [Surface<StringReference>]]

  /// An app of files, whose code shows some surfaces, each at a place of its own.
  static func app(_ files: [String: String] = [:], code: Code = [:], like other: Project? = nil) async -> Project {
    let reader = SourceReader { files in
      CodeReading(
        files: Dictionary(
          uniqueKeysWithValues: files.compactMap { file in
            code[file.path].map { (file.id, SourceReading(surfaces: placed($0, in: file.id))) }
          }))
    }
    let texts = code.mapValues { surfaces in
      surfaces.map { "// \($0) \($0.content)" }.joined().replacing("\n", with: " ")
        + String(repeating: "// Code.\n", count: 200)
    }
    return await Project.assemble(
      inputs(files.merging(texts) { $1 }), configuration: Configuration(), sources: reader, like: other)
  }

  private static func placed(_ surfaces: [Surface<StringReference>], in file: FileID) -> [Surface<StringReference>] {
    surfaces.enumerated().map { number, surface in
      var place = number * 200 + 50
      var surface = surface.map { text in
        place += 10
        return text.moved(to: SourceRange(file: file, start: place, end: place + 8))
      }
      surface.range = SourceRange(file: file, start: number * 200, end: number * 200 + 50)
      return surface
    }
  }

  /// What differs between two apps.
  static func compare(_ then: Project, _ now: Project) async -> LintComparison {
    var options = Linter.Options()
    options.workingDirectory = "/app"
    return await Linter.compare(then, with: now, options: options)
  }

  /// A line a change: its fate, ids, and what of it changed.
  static func outline(_ comparison: LintComparison, _ then: Project, _ now: Project) -> [String] {
    comparison.changes.all.map { change in
      let id = change.now.map { now.surfaces[$0].id } ?? change.then.map { then.surfaces[$0].id } ?? ""
      let words = change.words.map { "\($0.locale): " + $0.texts.map(\.field.description).joined(separator: "+") }
      let kept = change.fate == .kept ? words : []
      return
        ([change.fate.rawValue, id] + kept + change.structure.map(\.kind.rawValue) + (change.isMoved ? ["moved"] : []))
        .joined(separator: " ")
    }
  }

  static func outline(_ then: Project, _ now: Project) async -> [String] { outline(await compare(then, now), then, now) }
}

/// An alert as code shows it.
func alert(
  _ id: String, _ title: StringReference?, _ message: StringReference? = nil,
  buttons: [SurfaceButton<StringReference>] = [button("Cancel", .cancel), button("Delete", .destructive)]
) -> Surface<StringReference> {
  Surface(id: id, kind: .alert, origin: .source, range: nowhere, title: title, message: message, buttons: buttons)
}

func button(_ title: String, _ role: ButtonRole = .default) -> SurfaceButton<StringReference> {
  SurfaceButton(title: .literal(title, range: nowhere), role: role)
}

func literal(_ text: String) -> StringReference { .literal(text, range: nowhere) }
func key(_ key: String) -> StringReference { .key(key, table: nil, defaultValue: nil, range: nowhere) }
