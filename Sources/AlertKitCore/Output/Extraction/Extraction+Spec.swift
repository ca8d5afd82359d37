extension Extraction {
  /// The alerts as a spec file in YAML. What is only known at run time stands there as a comment.
  package var spec: String {
    var text = "# Found in source code by `alertcopy extract --format spec`.\n"
    let sections: [(name: String, kinds: Set<SurfaceKind>)] = [
      ("alerts", [.alert, .actionSheet, .confirmationDialog]), ("notifications", [.notification]),
      ("categories", [.notificationCategory]),
    ]
    for section in sections {
      let own = items.filter { section.kinds.contains($0.surface.kind) && !$0.surface.isLooseAction }
      guard !own.isEmpty else { continue }
      text += "\(section.name):\n"
      for item in own { text += Self.entry(item) }
    }
    return text
  }

  private static func entry(_ item: Item) -> String {
    let surface = item.surface
    var lines: [String] = []
    func add(_ name: String, _ reference: StringReference?) {
      if let reference { lines.append(line(name, reference)) }
    }
    if surface.kind == .actionSheet { lines.append("kind: action-sheet") }
    if surface.kind == .confirmationDialog { lines.append("kind: confirmation-dialog") }
    if let purpose = SpecReader.purposes.first(where: { $0.value == surface.purpose }) {
      lines.append("purpose: \(purpose.name)")
    }
    add("title", surface.title)
    add("subtitle", surface.subtitle)
    add("message", surface.message)
    add("body", surface.body)
    if case .name(let name, _)? = surface.notification?.category { lines.append("category: \(quoted(name))") }
    if case .name(let name, _)? = surface.notification?.thread { lines.append("thread: \(quoted(name))") }
    add("placeholder", surface.placeholder)
    add("summary", surface.summary)
    lines += buttons(surface)
    lines += textFields(surface.textFields)
    let place = "  # \(item.path):\(item.position.line)\n"
    let body = lines.map { "    \($0)\n" }.joined()
    return place + "  \(quoted(id(of: surface))):\(body.isEmpty ? " {}" : "")\n" + body
  }

  /// A category goes by its identifier.
  private static func id(of surface: Surface<StringReference>) -> String {
    surface.category?.identifier.name ?? surface.id
  }

  private static func buttons(_ surface: Surface<StringReference>) -> [String] {
    guard !surface.buttons.isEmpty else { return [] }
    let isCategory = surface.kind == .notificationCategory
    let lines = surface.buttons.map { button -> String in
      guard let text = value(of: button.title) else { return "  # a button: \(comment(of: button.title))" }
      var parts = ["title: \(text)"]
      if let identifier = button.action?.identifier?.name { parts.insert("identifier: \(quoted(identifier))", at: 0) }
      if isCategory {
        if button.role == .destructive { parts.append("destructive: true") }
        if button.action?.isForeground == true { parts.append("foreground: true") }
        if button.action?.requiresAuthentication == true { parts.append("authentication-required: true") }
        if let input = button.action?.input { parts.append("text-input: \(textInput(input))") }
      } else if button.role == .cancel || button.role == .destructive {
        parts.append("role: \(button.role.rawValue)")
      }
      if button.isPreferred { parts.append("preferred: true") }
      if let effect = SpecReader.effects.first(where: { $0.value == button.effect }) { parts.append("effect: \(effect.name)") }
      return "  - {\(parts.joined(separator: ", "))}" + note(of: button.title)
    }
    return [isCategory ? "actions:" : "buttons:"] + lines
  }

  private static func textInput(_ input: TextInput<StringReference>) -> String {
    let texts = [("button", input.button), ("placeholder", input.placeholder)]
    let parts = texts.compactMap { name, text in text.flatMap(value).map { "\(name): \($0)" } }
    return "{\(parts.joined(separator: ", "))}"
  }

  private static func textFields(_ placeholders: [StringReference]) -> [String] {
    guard !placeholders.isEmpty else { return [] }
    return ["text-fields:"] + placeholders.map { "  - {\(value(of: $0).map { "placeholder: \($0)" } ?? "")}" }
  }

  private static func line(_ name: String, _ reference: StringReference) -> String {
    guard let value = value(of: reference) else { return "# \(name): \(comment(of: reference))" }
    return "\(name): \(value)" + note(of: reference)
  }

  /// A text as specs write it; nil for one that is only known at run time.
  private static func value(of reference: StringReference) -> String? {
    switch reference {
    case .key(let key, let table, let value, _):
      guard table != nil && table != "Localizable" || value != nil else { return quoted(key) }
      let parts = ["key: \(quoted(key))", table.map { "table: \(quoted($0))" }, value.map { "default: \(quoted($0))" }]
      return "{\(parts.compactMap(\.self).joined(separator: ", "))}"
    case .literal("", _), .symbol, .dynamic, .joined: return nil
    case .literal(let text, _), .system(let text): return "{text: \(quoted(text))}"
    case .alternatives(let references), .fallback(let references): return references.lazy.compactMap(value).first
    // Specs know no other letters than a table's.
    case .recased(let reference, _): return value(of: reference)
    }
  }

  private static func note(of reference: StringReference) -> String {
    if case .recased(let reference, let letters) = reference { return "  # \(letters.rawValue)" + note(of: reference) }
    guard case .alternatives(let references) = reference else { return "" }
    return "  # or \(references.dropFirst().map(comment).joined(separator: ", "))"
  }

  private static func comment(of reference: StringReference) -> String {
    switch reference {
    case .symbol(_, _, let expression, _), .dynamic(let expression): quoted(expression)
    case .joined(let references): references.map(comment).joined(separator: " + ")
    case .alternatives(let references), .fallback(let references): references.map(comment).joined(separator: ", ")
    case .recased(let reference, _): comment(of: reference)
    case .key, .literal, .system: value(of: reference) ?? "\"\""
    }
  }

  private static func quoted(_ text: String) -> String { YAMLScalar.quoted(text) }
}
