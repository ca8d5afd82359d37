/// A part of a surface as the page without fields has it.
extension SurfaceView.Part {
  /// What it is, and its keys with their comments.
  var keysJSON: JSONText {
    .object([
      ("field", .string(field.description)), ("role", role.flatMap { $0 == .default ? nil : .string($0.rawValue) }),
      ("keys", .array(texts.map { .array([.string($0.key), .string($0.comment ?? "")]) })),
    ])
  }

  /// What it says in a locale: each form with what selects it, how far each key has got, and the room that is left.
  var textsJSON: JSONText {
    let forms = texts.flatMap(\.forms).filter(\.isThere).map {
      JSONText.array([.string($0.form.label ?? ""), .string($0.text)])
    }
    let shown = forms.isEmpty ? [JSONText.array([.string(""), .string(fixed ?? "…")])] : forms
    let left = room.map { room -> JSONText in
      .array([
        .string(room.limit.rawValue), .number((room.points * 10).rounded() / 10), .integer(room.characters),
        .string(room.scene.device.name), .string(room.scene.orientation.rawValue),
      ])
    }
    return .object([
      ("forms", .array(shown)), ("states", .array(texts.map { .string($0.state.rawValue) })), ("room", left),
    ])
  }
}
