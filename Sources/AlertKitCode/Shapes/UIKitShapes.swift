internal import AlertKitCore

extension Shapes {
  static let uiKit: [Shape] = [
    Shape(
      names: ["UIAlertController"], words: ["UIAlertController", "preferredStyle"],
      example: "func f() { let a = UIAlertController(title: \"t\", message: nil, preferredStyle: .alert) }", match: controller),
    Shape(
      names: ["UIAlertAction"], words: ["UIAlertAction"],
      example:
        "func f() { let a = UIAlertController(title: \"t\", message: nil, preferredStyle: .alert); a.addAction(UIAlertAction(title: \"b\", style: .cancel)) }",
      match: action),
    Shape(
      names: ["Self"], words: ["UIAlertAction"],
      example:
        "extension UIAlertAction { static func ok() -> Self { Self(title: \"b\", style: .cancel) } }; func f() { let a = UIAlertController(title: \"t\", message: nil, preferredStyle: .alert); a.addAction(.ok()) }",
      match: { site, evaluator in
        let type = site.frame.activation.type.lastName
        guard type == "UIAlertAction" || evaluator.interests.actionClasses.contains(type) else { return nil }
        return action(site, evaluator)
      }),
    Shape(
      names: ["init", "Self"], words: ["preferredStyle"],
      example: "func f() { let a: UIAlertController = .init(title: \"t\", message: nil, preferredStyle: .alert) }",
      match: { site, evaluator in
        guard site.arguments.has("preferredStyle") || site.baseName == "UIAlertController" else { return nil }
        return controller(site, evaluator)
      }),
  ]

  private static let ownLabels: Set<String?> = ["title", "message", "preferredStyle"]

  /// `UIAlertController(…)`, and what inherits from it.
  @Sendable static func controller(_ site: Site, _ evaluator: Evaluator) -> Value? {
    if case .symbol(let base)? = site.base, case .name(let name) = base.kind, name == "self" || name == "super" { return nil }
    if case .object? = site.base { return nil }
    let name = site.name
    let isInitializer = name == "init" || name.startsUpper
    let type =
      name == "Self"
      ? site.frame.activation.type
      : name == "init"
        ? site.base.flatMap { evaluator.type(of: $0) } ?? "UIAlertController" : isInitializer ? name : "UIAlertController"
    let path = evaluator.path(of: type, in: site.frame) ?? type
    if isInitializer, evaluator.isNoAlert(path, site) { return nil }
    if isInitializer, type != "UIAlertController", !evaluator.program.type(path, isA: ["UIAlertController"]),
      !site.arguments.has("preferredStyle")
    {
      return nil
    }
    let declared = evaluator.program.members(isInitializer ? "init" : name, of: path)
    // Apple's own takes all of its arguments.
    let isOwn =
      !site.arguments.isEmpty && !site.arguments.has("preferredStyle")
      && declared.contains { $0.isInitializer && $0.declaration.body != nil && evaluator.fits($0, site.arguments) }
    if isInitializer, !isOwn, site.arguments.allSatisfy({ ownLabels.contains($0.label) && !$0.isTrailing }) {
      // Apple's own with a title has a style; what a library's does without it is not here, as SwifterSwift's, which adds OK.
      let isForeign = !site.arguments.isEmpty && !site.arguments.has("preferredStyle")
      let kind = isForeign ? .alert : evaluator.kind(ofStyle: site.arguments["preferredStyle"]?.value)
      let id = evaluator.make(.alert(kind), at: site)
      evaluator.fill(id, site.arguments)
      evaluator.store.update(id) { record in
        record.isBlank = site.arguments.isEmpty
        if isForeign { record.isOpen = true }
        if path.lastName != "UIAlertController" { record.ownClass = path }
      }
      if path.lastName != "UIAlertController" { evaluator.noteLoading(id, of: path) }
      return .object(id)
    }
    if !isInitializer, !declared.isEmpty || evaluator.hasOwn(site) { return nil }
    if let made = evaluator.converted(declared, path, site) { return made }
    return evaluator.guessed(site)
  }

  /// `UIAlertAction(…)`
  @Sendable static func action(_ site: Site, _ evaluator: Evaluator) -> Value? {
    guard site.base == nil || site.name == "init" || site.name == "UIAlertAction" else { return nil }
    if case .object? = site.base { return nil }
    if !site.arguments.allSatisfy({ $0.isTrailing || actionLabels.contains($0.label) }) || !site.arguments.has("title"),
      let own = evaluator.ownAction(site)
    {
      return own
    }
    return site.arguments.has("title") ? evaluator.action(site) : nil
  }

  private static let actionLabels: Set<String?> = ["title", "style", "handler"]

  /// What a method does to something that is shown.
  static func method(_ site: Site, on id: ObjectID, _ evaluator: Evaluator) -> Value? {
    evaluator.touch(id, upTo: site.range)
    let record = evaluator.store.objects[id]
    if site.name == "init", let type = record.presenter {
      evaluator.fillStandIn(id, type, site)
      return .object(id)
    }
    // A class that collects titles makes its alert later.
    if site.name == "init", evaluator.interests.collectors.contains(site.frame.activation.type.lastName) { return .object(id) }
    if site.name == "init", record.isAlert {
      if site.arguments.allSatisfy({ ownLabels.contains($0.label) }) {
        let kind = evaluator.kind(ofStyle: site.arguments["preferredStyle"]?.value)
        evaluator.store.update(id) { $0.kind = .alert(kind) }
        evaluator.fill(id, site.arguments)
        evaluator.report(id, at: site)
      } else {
        _ = evaluator.converted(evaluator.program.members("init", of: "UIAlertController"), on: id, site)
      }
      return .object(id)
    }
    if site.name == "init", case .action = record.kind {
      if site.arguments.has("title") { return evaluator.action(site, as: id) }
      return evaluator.converted(evaluator.program.members("init", of: "UIAlertAction"), on: id, site) ?? .object(id)
    }
    if record.isAlert { return evaluator.alertMethod(site, on: id) }
    return evaluator.objectMethod(site, on: id)
  }
}

extension Evaluator {
  /// Whether something of the app's own has a style that it prefers, and none of an alert's words.
  fileprivate func isNoAlert(_ path: String, _ site: Site) -> Bool {
    guard let kind = program.record(of: path)?.kind, kind == .structure || kind == .enumeration else { return false }
    return !site.arguments.contains { AlertLabels.isWords($0.label) }
  }

  /// Whether the app's own type that a method is called on has the method.
  fileprivate func hasOwn(_ site: Site) -> Bool {
    guard let base = site.base, let type = type(of: base) else { return false }
    return program.members(site.name, of: type).contains { $0.isFunction && $0.declaration.body != nil }
  }

  /// Alert or action sheet; a style that depends on the device counts as the sheet that it is on an iPhone.
  func kind(ofStyle style: Value?) -> SurfaceKind {
    guard let style else { return .actionSheet }
    switch style {
    case .enumeration(let value): return value.name.lowercased().contains("sheet") ? .actionSheet : .alert
    case .choice(let alternatives):
      return alternatives.contains { kind(ofStyle: $0.value) == .actionSheet } ? .actionSheet : .alert
    case .symbol(let symbol):
      switch symbol.kind {
      case .implicit(let name), .member(_, let name):
        if let known = kind(ofStyleNamed: name) { return known }
      // Objective-C's constants of others.
      case .name(let name) where name.startsUpper && name.lowercased().contains("sheet"): return .actionSheet
      default: break
      }
      let resolved = resolve(styled(symbol))
      guard case .symbol(let left) = resolved else { return kind(ofStyle: resolved) }
      // What a function of the app's own gives: `Style(for: model)`.
      if case .implicit(let name) = left.kind { return kind(ofStyleNamed: name) ?? .alert }
      return .alert
    default: return .alert
    }
  }

  private func kind(ofStyleNamed name: String) -> SurfaceKind? {
    let known = name.lowercased()
    return known == "alert" ? .alert : known.contains("sheet") ? .actionSheet : nil
  }

  /// A style by its name alone, as a member of the type of styles.
  private func styled(_ symbol: Symbol) -> Value {
    guard case .implicit(let name) = symbol.kind else { return .symbol(symbol) }
    return .symbol(Symbol(.member(.type("UIAlertController.Style"), name), at: symbol.range, frame: symbol.frame))
  }

  func fill(_ id: ObjectID, _ arguments: [Argument]) {
    store.setField("title", of: id, to: (arguments["title"]?.value ?? .null).afterAssignment(to: nil))
    store.setField("message", of: id, to: (arguments["message"]?.value ?? .null).afterAssignment(to: nil))
    if store.field("buttons", of: id) == nil { store.setField("buttons", of: id, to: .list(ListValue())) }
    if store.field("textFields", of: id) == nil { store.setField("textFields", of: id, to: .list(ListValue())) }
  }

  /// The alert that an initializer of the app's own makes, where that is run by itself.
  func alert(of member: Declared) -> ObjectID? {
    ownAlert = nil
    guard member.isInitializer, member.declaration.body != nil,
      member.type.lastName == "UIAlertController" || interests.alertClasses.contains(member.type.lastName)
    else { return nil }
    let id = store.make(
      ObjectRecord(
        kind: .alert(.alert), range: member.declaration.nameRange, extent: 0..<0, member: member, when: .always))
    fill(id, [])
    ownAlert = id
    return id
  }

  /// Reports the alert of such an initializer where its words are given: `self.init(title: "…", …)`.
  func report(_ id: ObjectID, at site: Site) {
    guard id == ownAlert, store.objects[id].site == nil, !isQuiet else { return }
    let extent = supplier?.extent ?? extent(of: site)
    store.update(id) { record in
      record.range = supplier?.place ?? site.call.nameRange
      record.site = site.call.nameRange
      record.extent = extent
      record.callee = supplier?.callee
    }
    made.append(id)
  }

  /// The alert of an initializer of the app's own.
  func converted(_ declared: [Declared], _ type: String, _ site: Site) -> Value? {
    guard
      let initializer = declared.first(where: { $0.isInitializer && $0.declaration.body != nil && fits($0, site.arguments) })
    else { return nil }
    let id = make(.alert(.alert), at: site)
    fill(id, [])
    store.update(id) { record in
      record.initializer = initializer.id
      if type.lastName != "UIAlertController" { record.ownClass = type }
    }
    runClosures(of: site)
    _ = inline(initializer, receiver: .object(id), site.arguments, at: site.range)
    return .object(id)
  }

  func converted(_ declared: [Declared], on id: ObjectID, _ site: Site) -> Value? {
    for initializer in declared where initializer.isInitializer && fits(initializer, site.arguments) {
      if let value = inline(initializer, receiver: .object(id), site.arguments, at: site.range) { return value }
    }
    return nil
  }

  /// What the labels of an unknown initializer say; the rest is only known at run time.
  func guessed(_ site: Site) -> Value? {
    guard site.arguments.has("title") || site.arguments.has("withTitle") || site.arguments.has("preferredStyle") else {
      return nil
    }
    let isSheet = site.name.lowercased().contains("sheet")
    let style = site.arguments["preferredStyle"].map { kind(ofStyle: $0.value) }
    let id = make(.alert(style ?? (isSheet ? .actionSheet : .alert)), at: site)
    fill(id, site.arguments)
    take(site.arguments.filter { !["title", "message"].contains($0.label) }, into: id, site)
    for (name, labels) in [("title", AlertLabels.titles), ("message", AlertLabels.messages)] {
      guard !site.arguments.contains(where: { $0.label.map(AlertLabels.plain).map(labels.contains) ?? false }),
        !(isSheet && name == "message")
      else { continue }
      store.setField(name, of: id, to: .unknown(Unknown(site.range)))
    }
    if case .list(let buttons)? = store.field("buttons", of: id), buttons.elements.isEmpty {
      store.update(id) { $0.isOpen = true }
    }
    runClosures(of: site)
    return .object(id)
  }

  /// The action of an initializer of the app's own.
  func ownAction(_ site: Site) -> Value? {
    let type = ["init", "Self"].contains(site.name) ? "UIAlertAction" : site.name
    let own = program.members("init", of: type).first { $0.declaration.body != nil && fits($0, site.arguments) }
    guard let own, !running.contains(own.id) else { return nil }
    let id = make(.action, at: site, isReported: false)
    store.update(id) { $0.range = site.range }
    _ = inline(own, receiver: .object(id), site.arguments, at: site.range)
    return .object(id)
  }

  func action(_ site: Site) -> Value {
    let id = make(.action, at: site, isReported: false)
    store.update(id) { $0.range = site.range }
    return action(site, as: id)
  }

  /// Gives an action what its initializer is given.
  func action(_ site: Site, as id: ObjectID) -> Value {
    store.setField("title", of: id, to: (site.arguments["title"]?.value ?? .null).afterAssignment(to: nil))
    if let style = site.arguments["style"] { store.setField("style", of: id, to: style.value) }
    let handler = site.arguments["handler"] ?? site.arguments.trailing
    if let handler { store.setField("handler", of: id, to: handler.value) }
    runClosures(of: site)
    return .object(id)
  }

  func alertMethod(_ site: Site, on id: ObjectID) -> Value? {
    if store.objects[id].presenter == nil, let value = Shapes.oldAlertMethod(site, on: id, self) { return value }
    switch site.name {
    case "addAction":
      guard site.arguments.count == 1, let action = site.arguments.first, action.label == nil else { break }
      if let cell = store.objects[id].fields["buttons"] { append(action.value, to: cell) }
      return .null
    case "addActions":
      guard let list = site.arguments.first.flatMap({ self.list(of: $0.value) }), let cell = store.objects[id].fields["buttons"]
      else { break }
      each(of: list) { self.append($0, to: cell) }
      return .null
    case "addTextField":
      guard site.arguments.allSatisfy({ $0.label == "configurationHandler" || $0.isTrailing || $0.value.closure != nil }) else {
        return addDescribedField(site, to: id)
      }
      let field = placeholder(site.arguments.first?.value, site)
      if let cell = store.objects[id].fields["textFields"] { append(field, to: cell) }
      return .null
    default: break
    }
    if ["present", "dismiss", "setValue", "popoverPresentationController", "show"].contains(site.name) {
      if site.name == "setValue" { setAttributedWords(site, of: id) }
      runClosures(of: site)
      return .null
    }
    if site.name.hasSuffix("TextField"), let value = addDescribedField(site, to: id) { return value }
    if let presenter = store.objects[id].presenter { return standInMethod(site, on: id, presenter) }
    for type in [store.objects[id].ownClass, "UIAlertController", "UIViewController"].compactMap(\.self) {
      for function in program.members(site.name, of: type) where function.isFunction {
        if let value = inline(function, receiver: .object(id), site.arguments, at: site.range) {
          return value.isNull ? .object(id) : value
        }
      }
    }
    if site.name.hasPrefix("add") || AlertLabels.addsButton(site.name) { addGuessed(site, to: id) }
    runClosures(of: site)
    return .object(id)
  }

  /// The text field of `addSecureTextField(withPlaceholder: "…")` and the like; nil for any other method.
  private func addDescribedField(_ site: Site, to id: ObjectID) -> Value? {
    guard site.name.hasPrefix("add"), let text = site.arguments.any(of: ["placeholder", "withPlaceholder"])?.value,
      program.members(site.name, of: "UIAlertController").isEmpty, let cell = store.objects[id].fields["textFields"]
    else { return nil }
    append(text.isNull ? .text(.literal("", range: site.range), at: site.range) : text, to: cell)
    return .null
  }

  /// What an unknown `add…(title:style:)` or `addCancelAction(…)` says of its button.
  private func addGuessed(_ site: Site, to id: ObjectID) {
    let addsButton = AlertLabels.addsButton(site.name)
    guard site.arguments.has("title") || addsButton, let cell = store.objects[id].fields["buttons"] else { return }
    if let action = site.arguments.lazy.map({ self.resolve($0.value) }).first(where: { self.isAction($0) }) {
      return append(action, to: cell)
    }
    if let button = guessedAction(site) {
      append(button, to: cell)
    } else if addsButton {
      store.update(id) { $0.isOpen = true }
    }
  }

  private func isAction(_ value: Value) -> Bool {
    guard case .object(let id) = value, case .action = store.objects[id].kind else { return false }
    return true
  }

  /// What the name and the arguments of a call say that makes a button, where what it runs is not to be found.
  func guessedAction(_ site: Site) -> Value? {
    let plain = site.arguments.first.flatMap { $0.label == nil && !$0.isTrailing && $0.value.closure == nil ? $0 : nil }
    guard let title = site.arguments.any(of: ["title", "titled", "withTitle", "text", "buttonTitle"]) ?? plain,
      title.value.closure == nil,
      !title.value.isNull
    else { return nil }
    let id = make(.action, at: site, isReported: false)
    store.update(id) { $0.range = site.range }
    store.setField("title", of: id, to: title.value.afterAssignment(to: nil))
    let name = site.name.lowercased()
    let type = site.arguments.any(of: ["buttonStyle", "type", "attribute"]).flatMap { role($0.value) == .unknown ? nil : $0 }
    if let style = site.arguments.any(of: ["style", "role"]) ?? type {
      store.setField("style", of: id, to: style.value)
    } else if let role = site.arguments.flaggedRole ?? (AlertLabels.role(name) == "default" ? nil : AlertLabels.role(name)) {
      store.setField(
        "style", of: id, to: .enumeration(EnumerationValue(type: nil, name: role, arguments: [], range: site.range)))
    }
    if let handler = site.arguments.any(of: ["handler", "action"]) ?? site.arguments.trailing {
      store.setField("handler", of: id, to: handler.value)
    }
    return .object(id)
  }

  /// The text that a closure assigns to a text field's `placeholder`.
  private func placeholder(_ configuration: Value?, _ site: Site) -> Value {
    let none = Value.text(.literal("", range: site.range), at: site.range)
    guard case .closure(let closure)? = configuration else { return none }
    let field = store.make(
      ObjectRecord(kind: .instance("UITextField"), range: closure.range, extent: 0..<0, member: topMember, when: .always))
    _ = result(of: closure, [.object(field)])
    return store.field("placeholder", of: field).map { $0.isNull ? none : $0.afterAssignment(to: nil) } ?? none
  }

  /// What a method does to a notification's content or an action.
  func objectMethod(_ site: Site, on id: ObjectID) -> Value? {
    if ["mutableCopy", "copy", "configured"].contains(site.name), site.arguments.isEmpty { return .object(id) }
    for type in ["UNMutableNotificationContent", "UNNotificationContent", "UIAlertAction"] {
      for function in program.members(site.name, of: type) where function.isFunction {
        if let value = inline(function, receiver: .object(id), site.arguments, at: site.range) {
          return value.isNull ? .object(id) : value
        }
      }
    }
    runClosures(of: site)
    return .object(id)
  }
}

extension [Argument] {
  /// The role that `isDestructive: true` and the like say.
  fileprivate var flaggedRole: String? {
    for (label, role) in [("isDestructive", "destructive"), ("destructive", "destructive"), ("isCancel", "cancel")] {
      if case .boolean(true)? = self[label]?.value { return role }
    }
    return nil
  }
}
