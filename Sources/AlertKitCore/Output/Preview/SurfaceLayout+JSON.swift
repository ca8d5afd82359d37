extension SurfaceLayout {
  /// The layout in points, as programs read it.
  var json: JSONValue {
    .object([
      ("id", .string(surface.id)),
      ("locale", .string(locale.identifier)),
      (
        "scene",
        .object([
          ("design", .string(scene.design.rawValue)), ("device", .string(scene.device.name)),
          ("orientation", .string(scene.orientation.rawValue)), ("textSize", .string(scene.textSize.rawValue)),
        ])
      ),
      ("presentation", presentation == .box ? nil : .string(presentation.rawValue)),
      ("approximate", .bool(isApproximate)),
      ("frame", .object([("width", Self.number(frame.width)), ("height", Self.number(frame.height))])),
      ("title", surface.title.map(Self.json) ?? .null),
      ("message", surface.message.map(Self.json) ?? .null),
      ("subtitle", notification == nil ? nil : surface.subtitle.map(Self.json) ?? .null),
      ("body", notification == nil ? nil : surface.body.map(Self.json) ?? .null),
      ("arrangement", .string(arrangement.rawValue)),
      ("buttons", .array(buttons.map(Self.json))),
      ("scrolls", .object([("text", .bool(scrolls.text)), ("buttons", .bool(scrolls.buttons))])),
    ])
  }

  private static func json(of block: TextBlock) -> JSONValue {
    let uncertain = block.mayHyphenate.map(JSONValue.integer)
    return .object([
      ("lines", .array(block.lines.map(JSONValue.string))),
      ("cut", block.shownEnd == nil ? nil : .bool(true)),
      ("mayHyphenate", uncertain.isEmpty ? nil : .array(uncertain)),
    ])
  }

  private static func json(of button: Button) -> JSONValue {
    .object([
      ("title", .string(button.title.text)),
      ("role", .string(button.role.rawValue)),
      ("bold", .bool(button.isBold)),
      ("scale", number(button.title.scale)),
    ])
  }

  /// A length with at most three decimals.
  private static func number(_ points: Double) -> JSONValue {
    .number((points * 1000).rounded() / 1000)
  }

  /// What stands in it, in words for those who cannot see it.
  var words: String {
    var parts: [String] = []
    if let title = surface.title { parts.append("Title: \(title.text)") }
    if let subtitle = surface.subtitle { parts.append("Subtitle: \(subtitle.text)") }
    if let message = surface.message { parts.append("Message: \(message.text)") }
    if let body = surface.body { parts.append("Body: \(body.text)") }
    for field in surface.textFields { parts.append("Text field: \(field.text)") }
    for button in buttons {
      let marks = (button.isBold ? ", bold" : "") + (button.role == .destructive ? ", destructive" : "")
      parts.append("Button\(marks): \(button.title.text)")
    }
    return parts.joined(separator: "\n")
  }
}
