/// Writes alert specs.
enum SpecText {
  /// The spec that declares surfaces whose texts stand in one table, as JSON.
  static func json(of surfaces: [Surface<DraftText>], table: String) -> String {
    let alerts = surfaces.map { (name: $0.id, value: JSONText?.some(alert($0))) }
    return JSONText.object([("table", .string(table)), ("alerts", .object(alerts))]).indented
  }

  private static func alert(_ surface: Surface<DraftText>) -> JSONText {
    let kind = SpecReader.kinds.first { $0.value == surface.kind }?.name
    return .object([
      ("kind", kind.map(JSONText.string)),
      ("title", surface.title.map { .string($0.key) }),
      ("message", surface.message.map { .string($0.key) }),
      ("buttons", list(surface.buttons.map(button))),
      ("text-fields", list(surface.textFields.map { .object([("placeholder", .string($0.key))]) })),
      ("arguments", arguments(of: surface)),
    ])
  }

  private static func button(_ button: SurfaceButton<DraftText>) -> JSONText {
    let role = SpecReader.roles.first { $0.value == button.role }?.name
    return .object([
      ("title", .string(button.title.key)),
      ("role", role.map(JSONText.string)),
      ("preferred", button.isPreferred ? .bool(true) : nil),
    ])
  }

  private static func arguments(of surface: Surface<DraftText>) -> JSONText? {
    var seen: Set<String> = []
    let texts = surface.texts.map(\.text).filter { !$0.arguments.isEmpty && seen.insert($0.key).inserted }
    return texts.isEmpty ? nil : .object(texts.map { ($0.key, JSONText.strings($0.arguments)) })
  }

  private static func list(_ values: [JSONText]) -> JSONText? {
    values.isEmpty ? nil : .array(values)
  }
}
