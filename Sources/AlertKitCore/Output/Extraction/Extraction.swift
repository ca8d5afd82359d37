/// The surfaces that an app's source code shows, as programs read them.
package struct Extraction: Sendable {
  /// A surface and where it stands.
  package struct Item: Sendable {
    package var surface: Surface<StringReference>
    package var path: String
    package var position: SourcePosition
  }

  /// In order of path and place.
  package let items: [Item]
  /// Where the app asks whether it may send notifications, in order of path and place.
  package let permissionRequests: [(path: String, position: SourcePosition)]
  private let reading: JSONValue

  /// - Parameters:
  ///   - project: What was read.
  ///   - workingDirectory: What paths are shown relative to.
  package init(of project: Project, workingDirectory: String) {
    var lines: [FileID: LineIndex] = [:]
    func place(_ range: SourceRange) -> (path: String, position: SourcePosition) {
      let file = project.files[Int(range.file.index)]
      let index = lines[file.id] ?? LineIndex(file.text)
      lines[file.id] = index
      return (ReportPath(file.path, folder: workingDirectory).display, index.position(at: Int(range.start)))
    }
    let shown = project.surfaces.filter { $0.origin == .source && project.reported.contains($0.range.file) }
    items = shown.sorted { $0.range < $1.range }.map { surface in
      let place = place(surface.range)
      return Item(surface: surface, path: place.path, position: place.position)
    }
    permissionRequests = project.permissionRequests.filter { project.reported.contains($0.file) }.map(place)
    reading = JSONValue.reading(project.coverage, files: project.files, folder: workingDirectory)
  }

  /// The surfaces as one JSON document.
  package var json: String {
    let requests = permissionRequests.map { request in
      JSONValue.object([
        ("file", .string(request.path)), ("line", .integer(request.position.line)),
        ("column", .integer(request.position.column)),
      ])
    }
    return JSONValue.object([
      ("surfaces", .array(items.map(Self.json))), ("permissionRequests", requests.isEmpty ? nil : .array(requests)),
      ("reading", reading),
    ]).indented
  }

  private static func json(of item: Item) -> JSONValue {
    let surface = item.surface
    return .object([
      ("id", .string(surface.id)), ("kind", .string(surface.kind.rawValue)), ("file", .string(item.path)),
      ("line", .integer(item.position.line)), ("column", .integer(item.position.column)),
      ("title", surface.title.map(json) ?? .null), ("message", surface.message.map(json) ?? .null),
      ("buttons", .array(surface.buttons.map(json))),
      ("implicitButtons", .array(surface.implicitButtons.map(JSONValue.string))),
      ("textFields", .integer(surface.textFields.count)),
      ("identifier", (surface.category?.identifier ?? surface.notification?.identifier).map(json)),
      ("subtitle", surface.subtitle.map(json)), ("body", surface.body.map(json)),
      ("placeholder", surface.placeholder.map(json)), ("summary", surface.summary.map(json)),
      ("platforms", surface.platforms.map { .array($0.map(\.rawValue).sorted().map(JSONValue.string)) }),
      ("titleVisibility", surface.titleVisibility.map { .string($0.rawValue) }),
      ("reached", surface.reach.map { .object([("member", .string($0.member)), ("after", $0.tap.map(json))]) }),
      ("neverShown", surface.reserve == .uncalled ? .bool(true) : nil),
      ("presenter", surface.presenter.map(JSONValue.string)), ("purpose", surface.purpose.map { .string($0.rawValue) }),
      ("category", surface.notification?.category.map(json)), ("threadIdentifier", surface.notification?.thread.map(json)),
      ("cases", surface.cases.isEmpty ? nil : .array(surface.cases.map { json(of: $0, in: surface) })),
    ])
  }

  private static func json(
    of choice: SurfaceCase<StringReference>, in surface: Surface<StringReference>
  ) -> JSONValue {
    .object([
      ("title", choice.title.map(json) ?? .null), ("message", choice.message.map(json) ?? .null),
      ("buttons", .array(surface.showing(choice).buttons.map(json))),
    ])
  }

  private static func json(of identifier: Identifier) -> JSONValue {
    switch identifier {
    case .name(let name, _): .object([("literal", .string(name))])
    case .dynamic(let expression): .object([("dynamic", .string(expression))])
    }
  }

  private static func json(of button: SurfaceButton<StringReference>) -> JSONValue {
    .object([
      ("text", json(of: button.title)), ("role", .string(button.role.rawValue)), ("preferred", .bool(button.isPreferred)),
      ("effect", button.effect.map { .string($0.rawValue) }), ("identifier", button.action?.identifier.map(json)),
      (
        "textInput",
        button.action?.input.map { input in
          .object([("button", input.button.map(json)), ("placeholder", input.placeholder.map(json))])
        }
      ),
    ])
  }

  private static func json(of text: StringReference) -> JSONValue {
    switch text {
    case .key(let key, let table, let value, _):
      .object([("key", .string(key)), ("table", table.map(JSONValue.string)), ("default", value.map(JSONValue.string))])
    case .literal(let text, _): .object([("literal", .string(text))])
    case .system(let name): .object([("system", .string(name))])
    case .symbol(_, _, let expression, _), .dynamic(let expression): .object([("dynamic", .string(expression))])
    case .joined(let texts): .object([("joined", .array(texts.map(json)))])
    case .fallback(let texts): texts.first.map(json) ?? .null
    case .alternatives(let texts): .object([("alternatives", .array(texts.map(json)))])
    case .recased(let text, let letters):
      if case .object(let members) = json(of: text) {
        .object(members + [("letters", .string(letters.rawValue))])
      } else {
        json(of: text)
      }
    }
  }
}
