/// A part of a surface as the page without fields has it.
extension SurfaceView.Part {
  /// What it is, and its keys with their comments.
  var keysJSON: JSONValue {
    .object([
      ("field", .string(field.description)), ("role", role.flatMap { $0 == .default ? nil : .string($0.rawValue) }),
      ("keys", .array(texts.map { .array([.string($0.key), .string($0.comment ?? "")]) })),
    ])
  }

  /// The forms that the locale has.
  var ownForms: [TextView.Form] { texts.flatMap(\.forms).filter(\.isThere) }

  /// What it says in a locale: each form with what selects it, how far each key has got, and the room that is left.
  ///
  /// - Parameter drawings: For each of ``ownForms`` the number of the drawing that shows it; nil for one that is not drawn by itself.
  func textsJSON(drawings: [Int?]) -> JSONValue {
    let forms = zip(ownForms, drawings).map { form, drawing in
      JSONValue.array([.string(form.form.label() ?? ""), .string(form.text)] + (drawing.map { [.integer($0)] } ?? []))
    }
    let shown = forms.isEmpty ? [JSONValue.array([.string(""), .string(fixed ?? "…")])] : forms
    let left = room.map { room -> JSONValue in
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
