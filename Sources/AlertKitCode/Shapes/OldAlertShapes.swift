internal import AlertKitCore

/// `UIAlertView` and `UIActionSheet`: alerts whose buttons are told by their places.
extension Shapes {
  static let oldAlerts: [Shape] = [
    Shape(
      names: ["UIAlertView"], words: ["UIAlertView"],
      example: "func f() { UIAlertView(title: \"t\", message: \"m\", delegate: nil, cancelButtonTitle: \"OK\").show() }",
      match: { site, evaluator in oldAlert(.alert, site, evaluator) }),
    Shape(
      names: ["UIActionSheet"], words: ["UIActionSheet"],
      example:
        "func f() { UIActionSheet(title: \"t\", delegate: nil, cancelButtonTitle: nil, destructiveButtonTitle: \"D\").show() }",
      match: { site, evaluator in oldAlert(.actionSheet, site, evaluator) }),
    Shape(
      names: ["init"], words: ["UIAlertView", "UIActionSheet"],
      example: "func f() { UIAlertView.init(title: \"t\", message: \"m\", delegate: nil, cancelButtonTitle: \"OK\").show() }",
      match: { site, evaluator in site.baseName.flatMap { oldKinds[$0] }.flatMap { oldAlert($0, site, evaluator) } }),
  ]

  private static let oldKinds: [String: SurfaceKind] = ["UIAlertView": .alert, "UIActionSheet": .actionSheet]
  static let oldAlertNames = Set(oldKinds.keys)

  /// The app's own classes that inherit from them, by what they show.
  static func oldAlertClasses(in program: Program) -> [String: SurfaceKind] {
    let own = oldKinds.flatMap { name, kind in program.conforming(to: name).map { ($0.lastName, kind) } }
    return Dictionary(own) { first, _ in first }
  }

  private static let titleLabels = ["cancelButtonTitle", "destructiveButtonTitle", "otherButtonTitles"]

  private static let itemLabels = ["cancelButtonItem", "destructiveButtonItem", "otherButtonItems"]

  /// What an initializer makes of a class of the app's own that inherits from one of them; nil for any other.
  static func ownOldAlert(_ site: Site, _ evaluator: Evaluator) -> Value? {
    guard let kind = evaluator.interests.oldAlertClasses[site.name],
      (titleLabels + ["title", "message"]).contains(where: site.arguments.has),
      let alert = oldAlert(kind, site, evaluator), case .object(let id) = alert
    else { return nil }
    evaluator.store.update(id) { $0.ownClass = evaluator.path(of: site.name, in: site.frame) ?? site.name }
    return alert
  }

  private static func oldAlert(_ kind: SurfaceKind, _ site: Site, _ evaluator: Evaluator) -> Value? {
    guard site.base == nil || site.name == "init" else { return nil }
    let id = evaluator.make(.alert(kind), at: site, isReported: !evaluator.isCollecting(site))
    evaluator.fill(id, site.arguments)
    let isHandled = site.arguments["delegate"].map { !$0.value.isNull } ?? true
    let others = otherTitles(of: site, evaluator)
    // A sheet has Cancel below the others.
    var titles: [(value: Value, role: String)] = []
    func add(_ label: String, _ role: String) {
      if let given = site.arguments[label] { titles.append((given.value, role)) }
      // Categories take items that have a title and what the button does: `cancelButtonItem`.
      let item = label.replacing("ButtonTitle", with: "ButtonItem")
      if let given = site.arguments[item] { titles.append((evaluator.label(ofItem: given), role)) }
    }
    if kind == .alert { add("cancelButtonTitle", "cancel") }
    add("destructiveButtonTitle", "destructive")
    // What a class of the app's own calls otherwise it adds to the others.
    let own = site.arguments.filter { $0.label.map { $0.hasSuffix("ButtonTitle") && !titleLabels.contains($0) } ?? false }
    titles += (own.map(\.value) + others).map { ($0, "default") }
    let items = site.arguments.drop { $0.label != "otherButtonItems" }
    titles += items.map { (evaluator.label(ofItem: $0), "default") }
    if kind == .actionSheet { add("cancelButtonTitle", "cancel") }
    // Buttons that only a category's own code knows.
    let isUnread = site.arguments.contains { argument in
      guard let label = argument.label, !argument.value.isNull, argument.value.closure == nil else { return false }
      return AlertLabels.isButton(label) && !label.hasSuffix("ButtonTitle") && !itemLabels.contains(label)
        && !titleLabels.contains(label)
    }
    // An item that is there on a condition.
    let mayLack = site.arguments.drop { !itemLabels.contains($0.label ?? "") }.contains { argument in
      if case .choice = evaluator.resolve(argument.value) { true } else { false }
    }
    if isUnread || mayLack { evaluator.store.update(id) { $0.isOpen = true } }
    if isOfCategory(site) {
      evaluator.store.update(id) { $0.isOpen = true }
      for field in ["title", "message"] where !site.arguments.has(field) {
        evaluator.store.setField(field, of: id, to: .unknown(Unknown(site.range)))
      }
    }
    for title in titles where !title.value.isNull {
      evaluator.addButton(title.value, role: title.role, isHandled: isHandled, to: id, site)
    }
    return .object(id)
  }

  /// Whether none of the system's initializers begins as it does, so that a category's own code knows what it takes for what.
  private static func isOfCategory(_ site: Site) -> Bool {
    guard oldAlertNames.contains(site.name) || site.name == "init", let first = site.arguments.first?.label else {
      return false
    }
    return !(titleLabels + itemLabels + ["title", "message", "delegate", "frame", "coder"]).contains(first)
  }

  /// The titles of the other buttons, which stand one by one, or as a list that a category's initializer takes: `otherButtonTitles:@[yes]`.
  private static func otherTitles(of site: Site, _ evaluator: Evaluator) -> [Value] {
    let given = site.arguments.drop { $0.label != "otherButtonTitles" }
    guard let first = given.first else { return [] }
    // What is handed behind them has a label of its own: `dismissBlock:`.
    let values = [first.value] + given.dropFirst().prefix { $0.label == nil && $0.value.closure == nil }.map(\.value)
    return values.flatMap { value in
      if case .list(let list) = evaluator.resolve(value), list.isPlain { list.plainValues } else { [value] }
    }
  }

  /// What a method does to such an alert; nil for those that all alerts have.
  static func oldAlertMethod(_ site: Site, on id: ObjectID, _ evaluator: Evaluator) -> Value? {
    switch site.name {
    case "addButton":
      guard let title = site.arguments.any(of: ["title", "withTitle"]) ?? site.arguments[nil] else { return nil }
      return evaluator.addButton(title.value, role: "default", isHandled: true, to: id, site)
    case "textField":
      guard case .list(let fields)? = evaluator.store.field("textFields", of: id), let place = site.arguments.first,
        case .number(let number) = place.value, let index = Int(number), fields.plainValues.indices.contains(index)
      else { return nil }
      return fields.plainValues[index]
    case "numberOfButtons", "cancelButtonIndex", "firstOtherButtonIndex", "destructiveButtonIndex", "buttonTitle":
      return .unknown(Unknown(site.range))
    default: return nil
    }
  }

  /// Sets a property that says which of the buttons has a role, or which fields there are.
  ///
  /// - Returns: Whether it is such a property.
  static func setOldAlert(_ name: String, of id: ObjectID, to value: Value, _ evaluator: Evaluator) -> Bool {
    switch name {
    case "cancelButtonIndex": evaluator.setRole("cancel", ofButton: value, of: id)
    case "destructiveButtonIndex": evaluator.setRole("destructive", ofButton: value, of: id)
    case "alertViewStyle":
      let count =
        switch evaluator.constantName(value) {
        case "plainTextInput", "secureTextInput": 1
        case "loginAndPasswordInput": 2
        default: 0
        }
      let range = evaluator.store.objects[id].range
      let fields = (0..<count).map { _ in evaluator.textField(at: range) }
      evaluator.store.setField("textFields", of: id, to: .list(evaluator.store.list(fields)))
    default: return false
    }
    return true
  }
}

extension Evaluator {
  /// Whether a class that collects titles makes the alert here which it shows with them later.
  fileprivate func isCollecting(_ site: Site) -> Bool {
    site.frame.activation.member.isInitializer && interests.collectors.contains(site.frame.activation.type.lastName)
  }

  /// The title that an item for a button has: `[Item itemWithLabel: …]`, or one that the app's own code makes.
  fileprivate func label(ofItem item: Argument) -> Value {
    let names = ["label", "withLabel", "itemWithLabel", "title", "withTitle", "itemWithTitle"]
    if item.value.isNull { return .null }
    let value = resolve(item.value)
    if value.isNull { return .null }
    if case .object(let id) = value, let title = names.lazy.compactMap({ self.store.field($0, of: id) }).first { return title }
    if case .symbol(let symbol) = item.value, let title = symbol.arguments.any(of: names) { return title.value }
    return .unknown(Unknown(item.range))
  }

  /// Adds a button and gives it back, as the place that a role is set by.
  @discardableResult
  func addButton(_ title: Value, role: String, isHandled: Bool, to alert: ObjectID, _ site: Site) -> Value {
    let id = make(.action, at: site, isReported: false)
    store.setField("title", of: id, to: title.afterAssignment(to: nil))
    setRole(role, of: id, at: site.range)
    // What its delegate does is told by the button's place.
    if isHandled { store.setField("handler", of: id, to: .unknown(Unknown(site.range))) }
    if let cell = store.objects[alert].fields["buttons"] { append(.object(id), to: cell) }
    return .object(id)
  }

  private func setRole(_ role: String, of action: ObjectID, at range: SourceRange) {
    let style = EnumerationValue(type: nil, name: role, arguments: [], range: range)
    store.setField("style", of: action, to: .enumeration(style))
  }

  /// Gives a button of an alert a role, by what `addButton` gave back or by its number.
  fileprivate func setRole(_ role: String, ofButton place: Value, of alert: ObjectID) {
    let range = store.objects[alert].range
    var buttons: [ObjectID] = []
    if case .list(let list)? = store.field("buttons", of: alert) { buttons = list.plainValues.compactMap(\.objectID) }
    switch place {
    // What adds a button may give the alert back.
    case .object(alert): if let last = buttons.last { setRole(role, of: last, at: range) }
    case .object(let id): setRole(role, of: id, at: range)
    case .choice(let alternatives): for alternative in alternatives { setRole(role, ofButton: alternative.value, of: alert) }
    case .number(let number):
      if let index = Int(number), buttons.indices.contains(index) { setRole(role, of: buttons[index], at: range) }
    case .symbol(let symbol):
      if case .binary("-", _, .number("1")) = symbol.kind, let last = buttons.last {
        setRole(role, of: last, at: range)
      } else {
        fallthrough
      }
    default:
      // Less than zero is none of them.
      if case .unknown(let unknown) = place, program.text(of: unknown.range).hasPrefix("-") { return }
      for button in buttons { store.setField("style", of: button, to: .unknown(Unknown(range))) }
    }
  }

  /// A text field without a placeholder.
  func textField(at range: SourceRange) -> Value {
    .object(
      store.make(
        ObjectRecord(kind: .instance("UITextField"), range: range, extent: 0..<0, member: topMember, when: .always)))
  }
}
