extension SpecDraftWriter {
  static func notification(_ surface: Surface<DraftText>) -> JSONValue {
    let content = surface.notification ?? NotificationContent()
    let sound: String? =
      switch content.sound {
      case .standard: "default"
      case .named(let name): name
      case .dynamic, nil: nil
      }
    var badge: JSONValue?
    if case .count(let count) = content.badge { badge = .integer(count) }
    return .object([
      ("title", key(surface.title)),
      ("subtitle", key(surface.subtitle)),
      ("body", key(surface.body)),
      ("category", name(content.category)),
      ("identifier", name(content.identifier)),
      ("thread", name(content.thread)),
      ("summary", key(surface.summary)),
      ("placeholder", key(surface.placeholder)),
      ("sound", sound.map(JSONValue.string)),
      ("badge", badge),
      ("attachments", .strings(content.attachments)),
      ("trigger", content.trigger.map { .string($0.rawValue) }),
      ("repeats", content.repeats ? .bool(true) : nil),
      ("interruption-level", content.interruptionLevel.map { .string($0.rawValue) }),
      ("arguments", arguments(of: surface)),
    ])
  }

  static func category(_ surface: Surface<DraftText>) -> JSONValue {
    let options = (surface.category?.options ?? []).map(\.rawValue).sorted()
    return .object([
      ("actions", list(surface.buttons.map(action))),
      ("placeholder", key(surface.placeholder)),
      ("summary", key(surface.summary)),
      ("options", .strings(options)),
      ("marketing", surface.category?.isMarketing == true ? .bool(true) : nil),
      ("arguments", arguments(of: surface)),
    ])
  }

  private static func action(_ button: SurfaceButton<DraftText>) -> JSONValue {
    let input = button.action?.input.map { input -> JSONValue in
      if input.button == nil, input.placeholder == nil { return .bool(true) }
      return .object([("button", key(input.button)), ("placeholder", key(input.placeholder))])
    }
    return .object([
      ("identifier", name(button.action?.identifier)),
      ("title", key(button.title)),
      ("foreground", button.action?.isForeground == true ? .bool(true) : nil),
      ("destructive", button.role == .destructive ? .bool(true) : nil),
      ("authentication-required", button.action?.requiresAuthentication == true ? .bool(true) : nil),
      ("text-input", input),
    ])
  }

  private static func key(_ text: DraftText?) -> JSONValue? { text.map { .string($0.key) } }

  private static func name(_ identifier: Identifier?) -> JSONValue? { identifier?.name.map(JSONValue.string) }
}
