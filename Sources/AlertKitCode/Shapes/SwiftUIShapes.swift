internal import AlertKitCore

extension Shapes {
  private static let presentation = ["isPresented", "presenting", "unwrapping", "item", "error", "actions"]

  static let swiftUI: [Shape] = [
    Shape(
      names: ["alert", "confirmationDialog"], words: ["alert", "confirmationDialog"], company: presentation,
      example: "struct V: View { var body: some View { c.alert(\"t\", isPresented: $b) {} } }", match: modifier),
    Shape(
      names: ["actionSheet"], words: ["actionSheet"], company: presentation,
      example: "struct V: View { var body: some View { c.actionSheet(isPresented: $b) { .init(title: Text(\"t\")) } } }",
      match: { site, evaluator in presented(site, evaluator) }),
    Shape(
      names: ["Alert", "ActionSheet"], words: ["Alert", "ActionSheet"], company: ["title"],
      example: "struct V: View { var body: some View { c.alert(isPresented: $b) { Alert(title: Text(\"t\")) } } }",
      match: alertValue),
    Shape(
      names: ["init"], words: ["Alert", "ActionSheet"], company: ["title"],
      example: "struct V { var a: Alert { Alert.init(title: Text(\"t\")) } }",
      match: { site, evaluator in ["Alert", "ActionSheet"].contains(site.baseName) ? alertValue(site, evaluator) : nil }),
  ]

  static let states: [Shape] = [
    Shape(
      names: ["AlertState", "ConfirmationDialogState", "ActionSheetState"],
      words: ["AlertState", "ConfirmationDialogState", "ActionSheetState"],
      example: "func f() { state.alert = AlertState { TextState(\"t\") } }", match: state),
    Shape(
      names: ["Self", "init"], words: ["TextState"],
      example: "func f() { state.alert = .init(title: TextState(\"t\")) }", match: implicitState),
  ]

  private static let stateKinds: [String: SurfaceKind] = [
    "AlertState": .alert, "ConfirmationDialogState": .confirmationDialog, "ActionSheetState": .actionSheet,
  ]
  private static let valueLabels: Set<String?> = [
    "title", "message", "dismissButton", "primaryButton", "secondaryButton", "buttons",
  ]

  /// `.alert(…)` and `.confirmationDialog(…)`
  @Sendable static func modifier(_ site: Site, _ evaluator: Evaluator) -> Value? {
    switch site.callee {
    case .implicit, .value: return nil
    case .name, .member: break
    }
    let labels = Set(site.arguments.compactMap(\.label))
    let hasTitle =
      site.arguments.first.map { $0.label == nil && !$0.isTrailing } ?? false || labels.contains("title")
      || labels.contains("message")
    let hasClosures = site.arguments.trailing != nil || labels.contains("actions")
    let isShown = !labels.isDisjoint(with: ["isPresented", "presenting", "unwrapping", "item", "error"])
    // SwiftUI's own is told when to show an error; other functions that take one are the app's.
    let showsError = labels.isSuperset(of: ["error", "isPresented"])
    guard showsError || hasTitle && (isShown || hasClosures) else { return presented(site, evaluator) }
    if !site.fitsPlatform, evaluator.declaresModifier(site) { return nil }
    if evaluator.isOwn(site) || !isShown && evaluator.declares(site) { return nil }
    let kind: SurfaceKind = site.name == "alert" ? .alert : .confirmationDialog
    let id = evaluator.make(.alert(kind), at: site, isLocalizable: true)
    evaluator.store.setField("title", of: id, to: evaluator.title(of: site))
    let item = site.arguments.any(of: ["item", "presenting", "unwrapping", "error"])?.value
    let held = evaluator.presences(around: site)
    let flag = evaluator.flag(of: site)
    evaluator.store.update(id) { record in
      record.binding = site.arguments["isPresented"]?.expression?.usedName
      record.flag = flag
      record.isModifier = true
      record.when = record.when.and(held) ?? record.when
    }
    if kind == .confirmationDialog { evaluator.noteVisibility(of: id, site) }
    evaluator.showing(site, flag) { evaluator.holding(held) { evaluator.fillContent(id, site, item) } }
    return .symbol(
      Symbol(.call(site.callee, site.arguments), at: site.range, nameRange: site.call.nameRange, frame: site.frame))
  }

  /// `.alert(isPresented:) { Alert(…) }`: what the closure gives is the alert.
  static func presented(_ site: Site, _ evaluator: Evaluator) -> Value? {
    let labels = Set(site.arguments.compactMap(\.label))
    guard !labels.isDisjoint(with: ["isPresented", "item"]), let closure = site.arguments.trailing ?? site.arguments["content"],
      case .closure(let body) = closure.value
    else { return nil }
    let item = site.arguments["item"]?.value
    let outer = (evaluator.isQuiet, evaluator.supplier)
    if !evaluator.ran.insert(ClosureRun(start: body.range, activation: body.frame.activation.number)).inserted {
      evaluator.isQuiet = true
    }
    evaluator.supplier = body.frame.activation.supplier
    let first = evaluator.store.objects.count
    let flag = evaluator.flag(of: site)
    evaluator.showing(site, flag) {
      evaluator.holding(evaluator.presences(around: site)) {
        let given = evaluator.result(of: body, item.map { [$0] } ?? [])
        presented(given, site, evaluator)
      }
    }
    for id in first..<evaluator.store.objects.count { evaluator.store.update(id) { $0.flag = $0.flag ?? flag } }
    (evaluator.isQuiet, evaluator.supplier) = outer
    return .symbol(
      Symbol(.call(site.callee, site.arguments), at: site.range, nameRange: site.call.nameRange, frame: site.frame))
  }

  private static func presented(_ value: Value, _ site: Site, _ evaluator: Evaluator) {
    switch value {
    case .choice(let alternatives): for alternative in alternatives { presented(alternative.value, site, evaluator) }
    case .symbol(let symbol):
      guard case .call(.implicit("init"), let arguments) = symbol.kind, arguments.first?.label == "title" else { return }
      let call = CodeCall(callee: site.call.callee, arguments: [], nameRange: symbol.nameRange)
      let inner = Site(call: call, callee: .implicit("init"), arguments: arguments, range: symbol.range, frame: symbol.frame)
      _ = evaluator.alertValue(inner, site.name == "actionSheet" || arguments.has("buttons") ? .actionSheet : .alert)
    default: break
    }
  }

  /// `Alert(…)` and `ActionSheet(…)`
  @Sendable static func alertValue(_ site: Site, _ evaluator: Evaluator) -> Value? {
    guard let first = site.arguments.first, first.label == "title",
      site.arguments.allSatisfy({ valueLabels.contains($0.label) }),
      site.base == nil || site.baseName == "SwiftUI" || site.name == "init"
    else { return nil }
    if case .implicit = site.callee { return nil }
    if site.base == nil, let own = evaluator.path(of: site.name, in: site.frame), evaluator.mayMake(own, site.arguments) {
      return nil
    }
    let name = site.name == "init" ? site.baseName ?? "" : site.name
    return evaluator.alertValue(site, name == "ActionSheet" || site.arguments.has("buttons") ? .actionSheet : .alert)
  }

  /// The Composable Architecture's states.
  @Sendable static func state(_ site: Site, _ evaluator: Evaluator) -> Value? {
    guard let kind = stateKinds[site.name], site.arguments.trailing != nil || site.arguments.has("title") else { return nil }
    return evaluator.state(site, kind)
  }

  /// What a type's own name for such a state makes: `typealias State = AlertState<Action>`.
  static func aliasedState(_ site: Site, _ evaluator: Evaluator) -> Value? {
    guard site.name.startsUpper, site.arguments.has("actions") || site.arguments.trailing != nil,
      let meant = evaluator.declarations(of: site.name, in: site.frame).first(where: \.isStored)?.declaration.value
    else { return nil }
    let type = evaluator.program.text(of: meant.range).prefix { $0.isLetter || $0 == "." }
    return stateKinds[String(type).lastName].map { evaluator.state(site, $0) }
  }

  @Sendable static func implicitState(_ site: Site, _ evaluator: Evaluator) -> Value? {
    guard site.arguments.trailing != nil || site.arguments.has("title") else { return nil }
    let around = stateKinds[site.frame.activation.type.lastName]
    if site.name == "init", let base = site.base {
      guard let name = evaluator.type(of: base)?.lastName, let kind = stateKinds[name] else { return nil }
      return evaluator.state(site, kind)
    }
    if let around { return evaluator.state(site, around) }
    guard site.name == "init", case .implicit = site.callee, evaluator.saysState(site) else { return nil }
    return evaluator.state(site, .alert)
  }
}

extension Evaluator {
  /// Whether an app's type of the same name takes such arguments.
  func mayMake(_ type: String, _ arguments: [Argument]) -> Bool {
    let initializers = program.members("init", of: type)
    if initializers.contains(where: { fits($0, arguments) }) { return true }
    guard let record = program.record(of: type), record.kind == .structure, initializers.allSatisfy(\.isInExtension) else {
      return false
    }
    let names = Set(record.stored.map(\.name))
    return arguments.allSatisfy { argument in argument.label.map(names.contains) ?? argument.isTrailing }
  }

  /// Whether a modifier is a function of the app's own, which is read where it is declared.
  func isOwn(_ site: Site) -> Bool {
    guard interests.functions[site.name] != nil else { return false }
    return interests.functions[site.name]!.contains {
      $0.id != running.last && fits($0, site.arguments) && !$0.looksLikePlatform
        && ($0.declaration.parameters.count == site.arguments.count || !site.fitsPlatform)
    }
  }

  /// Whether the app adds a modifier to views that takes such arguments.
  func declaresModifier(_ site: Site) -> Bool {
    program.members(site.name, of: "View").contains {
      $0.isFunction && $0.declaration.body != nil && $0.id != running.last && fits($0, site.arguments) && !$0.looksLikePlatform
    }
  }

  /// Whether a function of the app's own is called, as far as what it is called on tells.
  func declares(_ site: Site) -> Bool {
    let known =
      switch site.callee {
      case .name(let name): declarations(of: name, in: site.frame)
      case .member(let base, let name): type(of: base).map { program.members(name, of: $0) } ?? []
      case .implicit, .value: [Declared]()
      }
    return known.contains { $0.isFunction && fits($0, site.arguments) }
  }

  /// Whether a dialog shows its title; nil where that is not to be told.
  private func visibility(of site: Site) -> TitleVisibility? {
    guard let given = site.arguments["titleVisibility"] else { return .automatic }
    return constantName(given.value).flatMap { TitleVisibility(rawValue: $0) }
  }

  func noteVisibility(of id: ObjectID, _ site: Site) {
    let visibility = visibility(of: site)
    store.update(id) { $0.titleVisibility = visibility }
  }

  func title(of site: Site) -> Value {
    if visibility(of: site) == .hidden { return .null }
    if let title = site.arguments["title"] { return title.value }
    if let first = site.arguments.first, first.label == nil, !first.isTrailing { return first.value }
    // What an overload of the app's own takes has the title, which an alert must have.
    let holders = site.name == "alert" ? ["error", "item", "presenting", "unwrapping"] : ["error"]
    if let error = site.arguments["error"], let described = described(error.value, site) { return described }
    return site.arguments.any(of: holders).map { .unknown(Unknown($0.range)) } ?? .null
  }

  /// What an error of the app's own says that it is; nil where code does not tell.
  private func described(_ error: Value, _ site: Site) -> Value? {
    guard let type = type(of: error), !errorDescriptions(of: type).isEmpty else { return nil }
    return .symbol(Symbol(.member(error, "errorDescription"), at: site.arguments["error"]!.range, frame: site.frame))
  }

  /// The message and the buttons of closures.
  func fillContent(_ id: ObjectID, _ site: Site, _ item: Value?) {
    if let message = site.arguments["message"] { store.setField("message", of: id, to: shown(message.value, item)) }
    let actions = site.arguments["actions"] ?? site.arguments.trailing
    store.setField("buttons", of: id, to: .list(actions.map { views($0.value, item) } ?? ListValue()))
  }

  /// What a closure shows, run where it stands; any other value as it is.
  private func shown(_ value: Value, _ item: Value?) -> Value {
    if case .closure = value { return .list(views(value, item)) }
    return value
  }

  /// The views of a closure, or of what gives views.
  func views(_ value: Value, _ item: Value? = nil) -> ListValue {
    switch value {
    case .closure(let closure):
      let outer = (isQuiet, supplier)
      if !ran.insert(ClosureRun(start: closure.range, activation: closure.frame.activation.number)).inserted { isQuiet = true }
      supplier = closure.frame.activation.supplier
      defer { (isQuiet, supplier) = outer }
      guard case .list(let list) = result(of: closure, item.map { [$0] } ?? [], isBuilder: true) else { return ListValue() }
      return list
    case .list(let list): return list
    case .function(let function, let receiver):
      var arguments: [Argument] = []
      if let parameter = function.declaration.parameters.first {
        arguments = [
          Argument(
            label: parameter.label, value: item ?? .unknown(Unknown(function.declaration.nameRange)),
            range: function.declaration.nameRange)
        ]
      }
      let wasQuiet = isQuiet
      isQuiet = true
      defer { isQuiet = wasQuiet }
      let frame = Frame(parent: nil, activation: activation(of: function, receiver: receiver))
      guard let body = function.declaration.body, !running.contains(function.id),
        bind(function.declaration.parameters, to: arguments, in: frame, type: function.type)
      else { return store.list([value]) }
      running.append(function.id)
      defer { running.removeLast() }
      guard case .list(let list) = result(of: body, in: frame, isBuilder: true) else { return ListValue() }
      return list
    default: return store.list([value])
    }
  }

  /// The alert of a call that takes all of it as arguments.
  func alertValue(_ site: Site, _ kind: SurfaceKind) -> Value {
    let id = make(.alert(kind), at: site, isLocalizable: true)
    store.setField("title", of: id, to: site.arguments["title"]?.value ?? .null)
    store.setField("message", of: id, to: site.arguments["message"]?.value ?? .null)
    var buttons = ListValue()
    for label in ["primaryButton", "secondaryButton", "dismissButton"] {
      guard let button = site.arguments[label], !button.value.isNull else { continue }
      buttons.elements.append(store.element(.one(button.value)))
    }
    if let given = site.arguments["buttons"] {
      if let list = list(of: given.value) {
        buttons.elements += list.elements
      } else {
        buttons.elements.append(store.element(.unknown(given.value)))
      }
    }
    store.setField("buttons", of: id, to: .list(buttons))
    return .object(id)
  }

  func state(_ site: Site, _ kind: SurfaceKind) -> Value {
    guard site.arguments.trailing != nil || site.arguments.has("actions") else {
      let value = alertValue(site, kind)
      if kind == .confirmationDialog, let id = value.objectID { noteVisibility(of: id, site) }
      return value
    }
    let id = make(.alert(kind), at: site, isLocalizable: true)
    store.update(id) { $0.isModifier = true }
    let title = site.arguments["title"] ?? site.arguments.trailing
    if kind == .confirmationDialog { noteVisibility(of: id, site) }
    store.setField("title", of: id, to: visibility(of: site) == .hidden ? .null : title.map { shown($0.value, nil) } ?? .null)
    if let message = site.arguments["message"] { store.setField("message", of: id, to: shown(message.value, nil)) }
    store.setField("buttons", of: id, to: .list(site.arguments["actions"].map { views($0.value) } ?? ListValue()))
    return .object(id)
  }

  /// Whether the title of `.init(…)` says that it is such a state.
  func saysState(_ site: Site) -> Bool {
    var title = site.arguments["title"]?.value
    if case .closure(let closure)? = title ?? site.arguments.trailing?.value, let last = closure.closure.body.last,
      case .expression(let expression) = last.kind
    {
      title = evaluate(expression, in: Frame(parent: closure.frame, activation: closure.frame.activation))
    }
    guard case .symbol(let symbol)? = title else { return false }
    return symbol.calledName == "TextState"
  }
}

extension Site {
  private static let labels: Set<String?> = [
    nil, "isPresented", "titleVisibility", "presenting", "actions", "message", "error", "item", "content",
  ]

  /// Whether its arguments are those of a modifier of the platform's, which takes no text but the title.
  fileprivate var fitsPlatform: Bool {
    arguments.allSatisfy { Self.labels.contains($0.label) }
      && !arguments.contains { $0.label == "message" && ($0.value.isText || $0.value.isNull) }
      && arguments.count { $0.label == nil && !$0.isTrailing } < 2
      && arguments.contains { $0.label == "isPresented" || $0.label == "item" }
  }
}

extension Declared {
  /// Whether it stands in for one of the platform's on older systems: callers cannot tell it from that.
  var looksLikePlatform: Bool {
    let labels = declaration.parameters.map { $0.label ?? "_" }
    let own = labels.filter { $0 != "titleVisibility" }
    return type == "View"
      && (own.starts(with: ["_", "isPresented", "actions"]) || own.starts(with: ["_", "isPresented", "presenting", "actions"]))
      && own.allSatisfy(["_", "isPresented", "presenting", "actions", "message"].contains)
  }
}
