internal import AlertKitCore

extension Shapes {
  static let notifications: [Shape] = [
    Shape(
      names: ["UNMutableNotificationContent"], words: ["UNMutableNotificationContent"],
      example: "func f() { let c = UNMutableNotificationContent(); c.body = \"b\" }", match: content),
    Shape(
      names: ["UILocalNotification"], words: ["UILocalNotification"],
      example: "func f() { let n = UILocalNotification(); n.alertBody = \"b\" }", match: content),
    Shape(
      names: ["init"], words: ["UNMutableNotificationContent"],
      example: "extension UNMutableNotificationContent { convenience init(a: Int) { self.init(); body = \"b\" } }",
      match: ownContent),
    Shape(
      names: ["UNNotificationRequest"], words: ["UNNotificationRequest"],
      example:
        "func f() { let c = UNMutableNotificationContent(); c.body = \"b\"; add(UNNotificationRequest(identifier: \"i\", content: c, trigger: nil)) }",
      match: request),
    Shape(
      names: ["UNNotificationCategory"], words: ["UNNotificationCategory", "intentIdentifiers"],
      example: "func f() { let c = UNNotificationCategory(identifier: \"c\", actions: [], intentIdentifiers: []) }",
      match: category),
    Shape(
      names: ["UNNotificationAction", "UNTextInputNotificationAction"],
      words: ["UNNotificationAction", "UNTextInputNotificationAction"],
      example: "func f() { let a = UNNotificationAction(identifier: \"a\", title: \"t\", options: []) }",
      match: notificationAction),
    Shape(
      names: ["init"], words: ["UNNotificationAction"],
      example: "func f() -> UNNotificationAction { .init(identifier: \"a\", title: \"t\", options: []) }",
      match: { site, evaluator in
        guard site.arguments.has("identifier"), site.arguments.has("title"), site.arguments.has("options") else { return nil }
        return notificationAction(site, evaluator)
      }),
    Shape(
      names: ["requestAuthorization"], words: ["requestAuthorization"],
      example: "func f() { UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in } }",
      match: permission),
    Shape(
      names: ["registerUserNotificationSettings"], words: ["registerUserNotificationSettings"],
      example:
        "func f() { UIApplication.shared.registerUserNotificationSettings(UIUserNotificationSettings(types: [.alert], categories: nil)) }",
      match: { site, evaluator in
        evaluator.noteOldPermission(site)
        return nil
      }),
  ]

  @Sendable private static func content(_ site: Site, _ evaluator: Evaluator) -> Value? {
    guard site.base == nil || site.baseName == "UserNotifications" else { return nil }
    return .object(evaluator.make(.content, at: site))
  }

  /// `self.init()` and `super.init()` of a content's own initializer.
  @Sendable private static func ownContent(_ site: Site, _ evaluator: Evaluator) -> Value? {
    if site.baseName == "UNMutableNotificationContent" { return .object(evaluator.make(.content, at: site)) }
    guard site.base != nil, site.arguments.isEmpty, site.frame.activation.member.isInitializer else { return nil }
    let type = site.frame.activation.type
    guard case .name(let name)? = site.call.callee.baseKind, name == "self" || name == "super",
      type.hasSuffix("NotificationContent") || evaluator.program.type(type, isA: ["UNMutableNotificationContent"])
    else { return nil }
    let id = evaluator.make(.content, at: site)
    site.frame.activation.receiver = .object(id)
    return .object(id)
  }

  @Sendable private static func request(_ site: Site, _ evaluator: Evaluator) -> Value? {
    guard let content = site.arguments["content"]?.value, case .object(let id) = evaluator.resolve(content) else { return nil }
    evaluator.touch(id, upTo: site.range)
    for name in ["identifier", "trigger"] {
      if let argument = site.arguments[name] { evaluator.store.setField("request." + name, of: id, to: argument.value) }
    }
    return nil
  }

  @Sendable private static func category(_ site: Site, _ evaluator: Evaluator) -> Value? {
    let id = evaluator.make(.category, at: site)
    for argument in site.arguments {
      if let label = argument.label { evaluator.store.setField(label, of: id, to: argument.value) }
    }
    return .object(id)
  }

  @Sendable private static func notificationAction(_ site: Site, _ evaluator: Evaluator) -> Value? {
    let id = evaluator.make(.notificationAction, at: site)
    evaluator.store.update(id) { $0.expression = site.range }
    for argument in site.arguments {
      if let label = argument.label { evaluator.store.setField(label, of: id, to: argument.value) }
    }
    if site.name == "UNTextInputNotificationAction" { evaluator.store.setField("isInput", of: id, to: .boolean(true)) }
    return .object(id)
  }

  @Sendable private static func permission(_ site: Site, _ evaluator: Evaluator) -> Value? {
    evaluator.notePermission(site)
    return nil
  }
}

extension CodeExpression {
  /// What a member's base is.
  var baseKind: Kind? { if case .member(let base?, _) = kind { base.kind } else { nil } }
}

extension Evaluator {
  /// The name that a value gives to something that only programs see.
  func identifier(_ value: Value?) -> Identifier {
    guard let value else { return .dynamic("") }
    if case .choice(let alternatives) = value, Set(alternatives.map { constant($0.value) }).count > 1 {
      return .dynamic(source(of: value) ?? "")
    }
    switch render(value, isLocalizable: false) {
    // What stands for a value that is not known is no part of a name.
    case .literal(let name, _)? where name.contains("%"): return .dynamic(source(of: value) ?? name)
    case .literal(let name, let range)?: return .name(name, range: value.ownRange ?? range)
    case let text?: return .dynamic(source(of: value) ?? text.expression)
    case nil: return .dynamic("nil")
    }
  }

  /// The expression of the last value that something may be.
  func source(of value: Value) -> String? {
    switch value {
    case .choice(let alternatives): alternatives.last.flatMap { source(of: $0.value) }
    case .text(let text): program.text(of: text.range)
    case .symbol(let symbol): program.text(of: symbol.range)
    case .unknown(let unknown): program.text(of: unknown.range)
    case .number(let number): number
    default: nil
    }
  }

  /// The names of an option set, or of a single option.
  func memberNames(_ value: Value?) -> [String] {
    guard let value else { return [] }
    if case .list(let list) = value { return list.plainValues.flatMap { memberNames($0) } }
    switch value {
    case .enumeration(let value): return [value.name]
    case .symbol(let symbol):
      switch symbol.kind {
      case .implicit(let name): return [name]
      case .binary("|", let left, let right): return memberNames(left) + memberNames(right)
      case .member(let base, let name):
        if type(of: base).map({ program.members(name, of: $0).isEmpty }) ?? true { return [name] }
      default: break
      }
      let resolved = resolve(value)
      if case .symbol = resolved { return [] }
      return memberNames(resolved)
    case .choice(let alternatives): return alternatives.first.map { memberNames($0.value) } ?? []
    default: return []
    }
  }

  // MARK: - Contents

  /// A text, but for the empty one that a property begins with: what is set later is not known.
  private func setLater(_ text: StringReference?) -> StringReference? {
    guard case .literal("", let range)? = text, let number = program.number(of: range),
      let property = program.file(number).member(around: Int(range.start)), property.isStored
    else { return text }
    return .dynamic(property.name)
  }

  /// The notification of a content; nil for one that says nothing and belongs to no category.
  func notification(_ id: ObjectID) -> Surface<StringReference>? {
    let record = store.objects[id]
    var surface = Surface<StringReference>(id: "", kind: .notification, origin: .source, range: record.range)
    var content = NotificationContent()
    for state in record.variants.map(\.fields) + [store.fields(of: id)] {
      func add(_ name: String, _ path: WritableKeyPath<Surface<StringReference>, StringReference?>) {
        guard let value = state[name] else { return }
        surface[keyPath: path] = .oneOf([surface[keyPath: path], setLater(openText(value, isLocalizable: false))])
      }
      add("title", \.title)
      add("alertTitle", \.title)
      add("subtitle", \.subtitle)
      add("body", \.body)
      add("alertBody", \.body)
      add("summaryArgument", \.summary)
      if let value = state["categoryIdentifier"] ?? state["category"] { content.category = identifier(value) }
      if let value = state["threadIdentifier"] { content.thread = identifier(value) }
      if let value = state["sound"] { content.sound = sound(value) }
      if let value = state["soundName"] {
        content.sound = value.symbol?.plainName == "UILocalNotificationDefaultSoundName" ? .standard : soundName(value)
      }
      if let value = state["badge"] ?? state["applicationIconBadgeNumber"] {
        if case .number(let number) = value, let count = Int(number) {
          content.badge = .count(count)
        } else {
          content.badge = source(of: value).map { .dynamic($0) }
        }
      }
      if let value = state["interruptionLevel"] {
        content.interruptionLevel = memberNames(value).first.flatMap { Self.levels[$0] }
      }
      if let value = state["request.identifier"] { content.identifier = identifier(value) }
      if let value = state["request.trigger"], case .symbol(let made) = resolve(value), let name = made.calledName {
        content.trigger = Self.triggers[name]
        if case .boolean(true)? = made.arguments["repeats"]?.value { content.repeats = true }
      }
    }
    surface.notification = content
    return surface.title == nil && surface.subtitle == nil && surface.body == nil && content.category == nil ? nil : surface
  }

  private func sound(_ value: Value) -> NotificationSound? {
    if value.isNull { return nil }
    if memberNames(value) == ["default"] { return .standard }
    if case .symbol(let symbol) = value, let named = symbol.arguments.first, let name = constant(named.value) {
      return .named(name)
    }
    return source(of: value).map { .dynamic($0) }
  }

  private func soundName(_ value: Value) -> NotificationSound? {
    constant(value).map { .named($0) } ?? source(of: value).map { .dynamic($0) }
  }

  private static let levels: [String: InterruptionLevel] = [
    "passive": .passive, "active": .active, "timeSensitive": .timeSensitive, "critical": .critical,
  ]
  private static let triggers: [String: NotificationTrigger] = [
    "UNCalendarNotificationTrigger": .calendar, "UNTimeIntervalNotificationTrigger": .interval,
    "UNLocationNotificationTrigger": .location,
  ]

  // MARK: - Categories

  func category(_ id: ObjectID) -> Surface<StringReference> {
    let record = store.objects[id]
    let fields = store.fields(of: id)
    var surface = Surface<StringReference>(id: "", kind: .notificationCategory, origin: .source, range: record.range)
    var category = NotificationCategory(identifier: identifier(fields["identifier"]))
    category.options = Set(memberNames(fields["options"]).compactMap { Self.categoryOptions[$0] })
    surface.category = category
    surface.placeholder = fields["hiddenPreviewsBodyPlaceholder"].flatMap { openText($0, isLocalizable: false) }
    surface.summary = fields["categorySummaryFormat"].flatMap { openText($0, isLocalizable: false) }
    guard let given = fields["actions"] else { return surface }
    guard let list = list(of: given) else {
      surface.buttonsAreComplete = false
      return surface
    }
    let content = content(of: list, isLocalizable: false)
    surface.buttons = content.buttons.map(\.button)
    surface.buttonsAreComplete = content.cases.count == 1 && content.cases[0].isComplete
    return surface
  }

  /// An action that stands alone; nil for one without a title.
  func looseAction(_ id: ObjectID) -> Surface<StringReference>? {
    guard store.field("title", of: id) != nil else { return nil }
    var surface = Surface<StringReference>(id: "", kind: .notificationCategory, origin: .source, range: store.objects[id].range)
    surface.buttons = [categoryAction(id)]
    surface.buttonsAreComplete = false
    return surface
  }

  func categoryAction(_ id: ObjectID) -> SurfaceButton<StringReference> {
    let fields = store.fields(of: id)
    let range = store.objects[id].expression ?? store.objects[id].range
    let options = memberNames(fields["options"])
    var action = NotificationAction<StringReference>(
      identifier: identifier(fields["identifier"]), isForeground: options.contains("foreground"),
      requiresAuthentication: options.contains("authenticationRequired"))
    if fields["isInput"] != nil {
      action.input = TextInput(
        button: fields["textInputButtonTitle"].flatMap { render($0, isLocalizable: false) },
        placeholder: fields["textInputPlaceholder"].flatMap { render($0, isLocalizable: false) })
    }
    let title = fields["title"].flatMap { openText($0, isLocalizable: false) } ?? .literal("", range: range)
    return SurfaceButton(
      title: title, role: options.contains("destructive") ? .destructive : .default, range: range, action: action)
  }

  private static let categoryOptions: [String: NotificationCategoryOption] = [
    "customDismissAction": .customDismissAction, "allowInCarPlay": .allowInCarPlay,
    "hiddenPreviewsShowTitle": .hiddenPreviewsShowTitle, "hiddenPreviewsShowSubtitle": .hiddenPreviewsShowSubtitle,
    "allowAnnouncement": .allowAnnouncement,
  ]
}

extension Value {
  /// Where its expression stands.
  var ownRange: SourceRange? {
    switch self {
    case .symbol(let symbol): symbol.range
    case .text(let text): text.range
    case .unknown(let unknown): unknown.range
    default: nil
    }
  }
}
