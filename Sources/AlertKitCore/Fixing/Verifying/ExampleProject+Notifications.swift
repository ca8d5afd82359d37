extension ExampleProject {
  private func key(_ name: String) -> String { "\"\(escaped(writing.keyPrefix))example.\(name)\"" }

  private func opening(_ section: String) -> [String] {
    var lines = ["table: Localizable", "\(section):"]
    if case .ofSurface(let rule) = writing.suppression { lines.append("  # alertcopy:disable \(rule)") }
    return lines + ["  example:"]
  }

  var notificationSpec: String {
    var lines = opening("notifications")
    let texts = [
      ("title", surface.title), ("subtitle", surface.subtitle), ("body", surface.body), ("placeholder", surface.placeholder),
    ]
    for (name, text) in texts where text != nil { lines.append("    \(name): \(key(name))") }
    let content = surface.notification ?? NotificationContent()
    switch content.sound {
    case .standard: lines.append("    sound: default")
    case .named(let name): lines.append("    sound: \(name)")
    case .dynamic, nil: break
    }
    if case .count(let count) = content.badge { lines.append("    badge: \(count)") }
    if let thread = content.thread?.name { lines.append("    thread: \(thread)") }
    if let trigger = content.trigger { lines.append("    trigger: \(trigger.rawValue)") }
    if content.repeats { lines.append("    repeats: true") }
    if lines.count == opening("").count { lines.append("    attachments: [picture.png]") }
    return lines.joined(separator: "\n") + "\n"
  }

  var categorySpec: String {
    var lines = opening("categories")
    if surface.placeholder != nil { lines.append("    placeholder: \(key("placeholder"))") }
    if surface.summary != nil { lines.append("    summary: \(key("summary"))") }
    lines.append(surface.buttons.isEmpty ? "    actions: []" : "    actions:")
    for (index, button) in surface.buttons.enumerated() {
      lines.append("      - title: \(key("button.\(index + 1)"))")
      if let name = button.action?.identifier?.name { lines.append("        identifier: \(name)") }
      if button.role == .destructive { lines.append("        destructive: true") }
      guard let input = button.action?.input else { continue }
      lines.append("        text-input: \(textInput(input, number: index + 1))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func textInput(_ input: TextInput<ExampleSurface.Text>, number: Int) -> String {
    let button = input.button.map { _ in "button: \(key("send.\(number)"))" }
    let placeholder = input.placeholder.map { _ in "placeholder: \(key("hint.\(number)"))" }
    let parts = [button, placeholder].compactMap(\.self)
    return parts.isEmpty ? "true" : "{\(parts.joined(separator: ", "))}"
  }

  /// The notification as a payload of localized texts, in place of the spec's; nil for what no payload can say.
  var payload: String? {
    guard surface.kind == .notification, surface.placeholder == nil, let content = surface.notification, !content.repeats,
      writing.suppression == nil
    else { return nil }
    let texts = [("title-loc-key", "title", surface.title), ("subtitle-loc-key", "subtitle", surface.subtitle)]
    var alert = texts.filter { $0.2 != nil }.map { "\"\($0.0)\": \(key($0.1))" }
    if surface.body != nil { alert.append("\"loc-key\": \(key("body"))") }
    var aps = alert.isEmpty ? [] : ["\"alert\": {\(alert.joined(separator: ", "))}"]
    switch content.sound {
    case .standard: aps.append("\"sound\": \"default\"")
    case .named(let name): aps.append("\"sound\": \"\(name)\"")
    case .dynamic, nil: break
    }
    if case .count(let count) = content.badge { aps.append("\"badge\": \(count)") }
    return "{\"aps\": {\(aps.joined(separator: ", "))}}\n"
  }
}
