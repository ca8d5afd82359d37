extension SpecReader {
  static let notificationKeys = [
    "title", "subtitle", "body", "category", "identifier", "thread", "summary", "placeholder", "sound", "badge",
    "attachments", "trigger", "repeats", "interruption-level", "arguments", "comment",
  ]
  static let categoryKeys = ["actions", "placeholder", "summary", "options", "marketing", "arguments", "comment"]
  static let actionKeys = ["identifier", "title", "foreground", "destructive", "authentication-required", "text-input"]
  static let textInputKeys = ["button", "placeholder"]

  /// A notification; its id in the spec is no identifier of a request.
  mutating func notification(_ entry: FieldReader.Member) -> Surface<StringReference> {
    var surface = Surface<StringReference>(id: entry.name, kind: .notification, origin: .spec, range: entry.key.range)
    var content = NotificationContent()
    for member in members(of: entry, "a notification", known: Self.notificationKeys) {
      switch member.name {
      case "title": surface.title = reference(member)
      case "subtitle": surface.subtitle = reference(member)
      case "body": surface.body = reference(member)
      case "placeholder": surface.placeholder = reference(member)
      case "summary": surface.summary = reference(member)
      case "arguments", "comment": readCommon(member, of: surface.id)
      default: read(member, into: &content)
      }
    }
    surface.notification = content
    return surface
  }

  private mutating func read(_ member: FieldReader.Member, into content: inout NotificationContent) {
    switch member.name {
    case "category": content.category = identifier(member)
    case "identifier": content.identifier = identifier(member)
    case "thread": content.thread = identifier(member)
    case "sound": content.sound = fields.string(member).map { $0 == "default" ? .standard : .named($0) }
    case "badge": content.badge = count(member).map { .count($0) }
    case "attachments": content.attachments = fields.strings(member).map(\.text)
    case "trigger": content.trigger = fields.choice(member, among: NotificationTrigger.allCases.map { ($0.rawValue, $0) })
    case "repeats": content.repeats = fields.bool(member) ?? false
    default:
      content.interruptionLevel = fields.choice(member, among: InterruptionLevel.allCases.map { ($0.rawValue, $0) })
    }
  }

  /// A category; its id in the spec is its identifier.
  mutating func category(_ entry: FieldReader.Member) -> Surface<StringReference> {
    var surface = Surface<StringReference>(
      id: entry.name, kind: .notificationCategory, origin: .spec, range: entry.key.range)
    var category = NotificationCategory(identifier: .name(entry.key.text ?? entry.name, range: entry.key.range))
    for member in members(of: entry, "a category", known: Self.categoryKeys) {
      switch member.name {
      case "actions": surface.buttons = actions(member)
      case "placeholder": surface.placeholder = reference(member)
      case "summary": surface.summary = reference(member)
      case "options": category.options = options(member)
      case "marketing": category.isMarketing = fields.bool(member) ?? false
      default: readCommon(member, of: surface.id)
      }
    }
    surface.category = category
    return surface
  }

  private mutating func actions(_ member: FieldReader.Member) -> [SurfaceButton<StringReference>] {
    maps(member).compactMap { node in
      let parts = fields.members(of: node, "an action", known: Self.actionKeys)
      guard let title = parts.first(where: { $0.name == "title" }) else {
        if node.kind == .mapping { fields.report("an action needs a title", at: node.range) }
        return nil
      }
      guard let text = reference(title) else { return nil }
      var button = SurfaceButton(title: text, role: .default, range: node.range)
      var action = NotificationAction<StringReference>()
      for part in parts {
        switch part.name {
        case "identifier": action.identifier = identifier(part)
        case "foreground": action.isForeground = fields.bool(part) ?? false
        case "destructive": button.role = fields.bool(part) ?? false ? .destructive : .default
        case "authentication-required": action.requiresAuthentication = fields.bool(part) ?? false
        case "text-input": action.input = textInput(part)
        default: continue
        }
      }
      button.action = action
      return button
    }
  }

  /// `true` for a text field with the system's own words, or a map of its own.
  private mutating func textInput(_ member: FieldReader.Member) -> TextInput<StringReference>? {
    if let isThere = member.value.bool { return isThere ? TextInput() : nil }
    var input = TextInput<StringReference>()
    for part in fields.members(of: member.value, "a text input", known: Self.textInputKeys) {
      if part.name == "button" { input.button = reference(part) } else { input.placeholder = reference(part) }
    }
    return input
  }

  private mutating func options(_ member: FieldReader.Member) -> Set<NotificationCategoryOption> {
    let known = NotificationCategoryOption.allCases
    return Set(
      fields.strings(member).compactMap { text in
        if let option = known.first(where: { $0.rawValue == text.text }) { return option }
        let hint = NearestName.hint(for: text.text, in: known.map(\.rawValue))
        fields.report("no option is named \"\(text.text)\"" + hint, at: text.range)
        return nil
      })
  }

  private mutating func identifier(_ member: FieldReader.Member) -> Identifier? {
    fields.string(member).map { .name($0, range: member.value.range) }
  }

  /// A whole number from 0.
  private mutating func count(_ member: FieldReader.Member) -> Int? {
    guard let number = member.value.integer, number >= 0 else {
      fields.report("\"\(member.name)\" is a number, 0 or more", about: member.value, at: fields.place(of: member))
      return nil
    }
    return number
  }
}
