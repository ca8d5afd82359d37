/// Writes alert specs.
enum SpecDraftWriter {
  /// The spec that declares surfaces whose texts stand in one table, as JSON.
  static func json(of surfaces: [Surface<DraftText>], table: String) -> String {
    func section(_ isPart: (SurfaceKind) -> Bool, _ write: (Surface<DraftText>) -> JSONValue) -> JSONValue? {
      let own = surfaces.filter { isPart($0.kind) }.map { surface in
        // A category goes by its identifier.
        (name: surface.category?.identifier.name ?? surface.id, value: JSONValue?.some(write(surface)))
      }
      return own.isEmpty ? nil : .object(own)
    }
    return JSONValue.object([
      ("table", .string(table)),
      ("alerts", section({ $0 != .notification && $0 != .notificationCategory }, alert)),
      ("notifications", section({ $0 == .notification }, notification)),
      ("categories", section({ $0 == .notificationCategory }, category)),
    ]).indented
  }

  private static func alert(_ surface: Surface<DraftText>) -> JSONValue {
    let kind = SpecReader.kinds.first { $0.value == surface.kind }?.name
    return .object([
      ("kind", kind.map(JSONValue.string)),
      ("title", surface.title.map { .string($0.key) }),
      ("message", surface.message.map { .string($0.key) }),
      ("buttons", list(surface.buttons.map(button))),
      ("text-fields", list(surface.textFields.map { .object([("placeholder", .string($0.key))]) })),
      (
        "purpose",
        surface.purpose.flatMap { purpose in SpecReader.purposes.first { $0.value == purpose } }.map { .string($0.name) }
      ),
      ("arguments", arguments(of: surface)),
    ])
  }

  private static func button(_ button: SurfaceButton<DraftText>) -> JSONValue {
    let role = SpecReader.roles.first { $0.value == button.role }?.name
    return .object([
      ("title", .string(button.title.key)),
      ("role", role.map(JSONValue.string)),
      ("preferred", button.isPreferred ? .bool(true) : nil),
      ("effect", button.effect.flatMap { effect in SpecReader.effects.first { $0.value == effect } }.map { .string($0.name) }),
    ])
  }

  static func arguments(of surface: Surface<DraftText>) -> JSONValue? {
    var seen: Set<String> = []
    let texts = surface.texts.map(\.text).filter { !$0.arguments.isEmpty && seen.insert($0.key).inserted }
    return texts.isEmpty ? nil : .object(texts.map { ($0.key, JSONValue.strings($0.arguments)) })
  }

  static func list(_ values: [JSONValue]) -> JSONValue? {
    values.isEmpty ? nil : .array(values)
  }
}
