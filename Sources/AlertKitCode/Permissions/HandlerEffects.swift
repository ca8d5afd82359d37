internal import AlertKitCore

/// What code does, as far as rules ask for it.
struct HandlerEffects {
  var effects: Set<ButtonEffect> = []
  /// Whether all that is called is known, so that there are no other effects.
  var areComplete = true

  /// The effect that counts: who is asked by the system need not go to Settings, which are outside of the app too.
  var effect: ButtonEffect? {
    [.requestsNotificationPermission, .opensSettings, .leavesApp].first(where: effects.contains)
  }

  mutating func add(_ other: HandlerEffects) {
    effects.formUnion(other.effects)
    areComplete = areComplete && other.areComplete
  }

  /// Keeps only what another alternative of the same button does too.
  mutating func keep(_ other: HandlerEffects) {
    areComplete = areComplete && other.areComplete && effects == other.effects
    effects.formIntersection(other.effects)
  }
}

extension Evaluator {
  /// What the button that a call makes does.
  func effects(ofButton root: Symbol) -> HandlerEffects {
    let arguments = root.arguments
    if root.calledName == "ButtonState" || arguments.has("intent") { return HandlerEffects(areComplete: false) }
    if let place = arguments["destination"] {
      return HandlerEffects(effects: opensSettings(place) ? [.opensSettings] : [], areComplete: root.calledName == "Link")
    }
    let handler =
      arguments.any(of: ["handler", "action"]) ?? arguments.trailing
      ?? arguments.last.flatMap { $0.value.closure == nil ? nil : $0 }
    return handler.map { effects(of: $0.value) } ?? HandlerEffects()
  }

  /// What a handler does: a closure, the name of a function, or what a parameter stands for; nothing where there is none.
  func effects(of handler: Value, depth: Int = 0) -> HandlerEffects {
    switch handler {
    case .null: return HandlerEffects()
    case .closure(let closure): return effects(in: closure.closure.body, closure.frame, depth)
    case .function(let function, let receiver): return effects(of: function, receiver, depth)
    case .choice(let alternatives):
      guard let first = alternatives.first else { return HandlerEffects(areComplete: false) }
      var all = effects(of: first.value, depth: depth)
      for other in alternatives.dropFirst() { all.keep(effects(of: other.value, depth: depth)) }
      return all
    case .symbol(let symbol):
      switch symbol.kind {
      case .name, .member(.symbol, _):
        if case .member(let base, let name) = symbol.kind, !Self.isSelf(base), !Self.isWorthALook(name) {
          return HandlerEffects(areComplete: false)
        }
        let found = resolve(handler)
        if case .symbol = found { return HandlerEffects(areComplete: false) }
        return depth < 4 ? effects(of: found, depth: depth) : HandlerEffects(areComplete: false)
      default: return HandlerEffects(areComplete: false)
      }
    default: return HandlerEffects(areComplete: false)
    }
  }

  private static func isSelf(_ value: Value) -> Bool {
    switch value {
    case .symbol(let symbol): if case .name("self") = symbol.kind { true } else { false }
    case .object: true
    default: false
    }
  }

  private func effects(of function: Declared, _ receiver: Value?, _ depth: Int) -> HandlerEffects {
    guard let body = function.declaration.body else { return HandlerEffects(areComplete: false) }
    return effects(in: body, Frame(parent: nil, activation: activation(of: function, receiver: receiver)), depth)
  }

  private func effects(in body: [CodeStatement], _ frame: Frame, _ depth: Int) -> HandlerEffects {
    var calls: [(CodeCall, CodeExpression)] = []
    var opens = false
    CodeWalk.expressions(in: body) { expression, _ in
      if expression.opensSettings { opens = true }
      if expression.makesOthers { return false }
      if case .call(let call) = expression.kind { calls.append((call, expression)) }
      return true
    }
    var effects = HandlerEffects(effects: opens ? [.opensSettings] : [])
    let exits = CodeWalk.ends(in: body, besides: \.makesOthers).contains { program.text(of: $0).hasPrefix("exit(") }
    if exits { effects.effects.insert(.leavesApp) }
    for (call, expression) in calls.prefix(200) { effects.add(self.effects(of: call, expression, frame, depth)) }
    return effects
  }

  private func effects(of call: CodeCall, _ expression: CodeExpression, _ frame: Frame, _ depth: Int) -> HandlerEffects {
    let name = call.callee.usedName ?? ""
    if name == "requestAuthorization", call.arguments.first?.label == "options", asks(call, in: frame) {
      return HandlerEffects(effects: [.requestsNotificationPermission])
    }
    if name == "registerUserNotificationSettings", asksInTheOldWay(call, in: frame) {
      return HandlerEffects(effects: [.requestsNotificationPermission])
    }
    if name == "post", call.arguments.first?.label == "name" { return effects(ofPosting: call, frame, depth) }
    guard let function = function(of: call, named: name, in: frame), function.declaration.body != nil else {
      return unknown(call, name, in: frame)
    }
    guard depth < 1 else { return HandlerEffects(areComplete: false) }
    return effects(of: function, frame.activation.receiver, depth + 1)
  }

  /// What functions of the type around do that a closure of it calls for a notification which is posted.
  private func effects(ofPosting call: CodeCall, _ frame: Frame, _ depth: Int) -> HandlerEffects {
    var all = HandlerEffects(areComplete: false)
    let type = frame.activation.type
    guard depth < 1, let name = call.arguments.first?.value.usedName, let record = program.record(of: type) else { return all }
    for closure in record.members.values.joined().flatMap({ $0.declaration.closures(observing: name) }) {
      CodeWalk.expressions(in: closure.body) { expression, _ in
        guard case .call(let call) = expression.kind, let called = call.callee.usedName,
          let function = self.program.members(called, of: type).first(where: \.isFunction)
        else { return true }
        all.effects.formUnion(self.effects(of: function, frame.activation.receiver, depth + 1).effects)
        return true
      }
    }
    return all
  }

  /// The function that a call runs: one of the type around, and others only where their name makes it worth a look.
  private func function(of call: CodeCall, named name: String, in frame: Frame) -> Declared? {
    guard !name.isEmpty, !name.startsUpper else { return nil }
    switch call.callee.kind {
    case .name:
      var type = frame.activation.type
      while !type.isEmpty {
        if let own = program.members(name, of: type).first(where: \.isFunction) { return own }
        type = type.outerType
      }
      return Self.isWorthALook(name) ? program.members(name, of: "").first(where: \.isFunction) : nil
    case .member(let base?, _):
      if case .name("self") = base.kind { return program.members(name, of: frame.activation.type).first(where: \.isFunction) }
      guard Self.isWorthALook(name) else { return nil }
      let wasQuiet = isQuiet
      isQuiet = true
      defer { isQuiet = wasQuiet }
      return type(of: evaluate(base, in: frame)).flatMap { program.members(name, of: $0).first(where: \.isFunction) }
    default: return nil
    }
  }

  /// A call that the app does not declare: harmless, `open(url)` of a place that is to be followed, or unknown.
  private func unknown(_ call: CodeCall, _ name: String, in frame: Frame) -> HandlerEffects {
    if name == "open" || name == "openURL" || name == "canOpenURL", let url = call.arguments.first?.value {
      let wasQuiet = isQuiet
      isQuiet = true
      defer { isQuiet = wasQuiet }
      if url.namePath != nil, opensSettings(Argument(label: nil, value: evaluate(url, in: frame), range: url.range)) {
        return HandlerEffects(effects: [.opensSettings])
      }
      return HandlerEffects(effects: name != "canOpenURL" && call.callee.isOfSystem ? [.leavesApp] : [])
    }
    return HandlerEffects(areComplete: Self.harmless.contains(name) || name.lowercased().hasPrefix("completion"))
  }

  private func opensSettings(_ argument: Argument) -> Bool {
    if argument.expression?.holdsSettings == true { return true }
    return opensSettings(argument.value) || opensSettings(resolve(argument.value))
  }

  private func opensSettings(_ value: Value) -> Bool {
    switch value {
    case .text(let text): return text.plain.map(CodeExpression.isSettings) ?? false
    case .symbol(let symbol):
      if case .member(_, let name) = symbol.kind, CodeExpression.settingsNames.contains(name) { return true }
      return symbol.arguments.contains { opensSettings($0.value) }
    default: return false
    }
  }

  private static func isWorthALook(_ name: String) -> Bool {
    let name = name.lowercased()
    return hints.contains(where: name.holdsBytes)
  }

  private static let hints = [
    "setting", "permission", "authori", "notif", "push", "request", "prompt", "enable", "allow", "register",
  ]
  private static let harmless: Set<String> = [
    "async", "asyncAfter", "Task", "run", "now", "URL", "resume", "dismiss", "print", "NSLog", "log", "debug", "info", "track",
    "withAnimation", "removeFromSuperview", "popViewController", "String", "seconds",
  ]
}

extension CodeExpression {
  /// Whether it makes another button or alert: what the handlers of those do is theirs.
  fileprivate var makesOthers: Bool {
    guard case .call(let call) = kind, let name = call.callee.usedName, name.startsUpper else { return false }
    return ["Action", "Button", "Alert", "Controller"].contains(where: name.hasSuffix)
  }

  static let settingsNames: Set<String> = [
    "openSettingsURLString", "openNotificationSettingsURLString", "UIApplicationOpenSettingsURLString",
    "UIApplicationOpenNotificationSettingsURLString",
  ]

  static func isSettings(_ text: String) -> Bool {
    let text = text.lowercased()
    return ["app-prefs:", "prefs:root", "app-settings:"].contains(where: text.hasPrefix)
  }

  /// Whether it is the address of Settings.
  var opensSettings: Bool {
    switch kind {
    case .member(_, let name), .name(let name): Self.settingsNames.contains(name)
    case .string(let parts): if parts.count == 1, case .text(let text) = parts[0] { Self.isSettings(text) } else { false }
    default: false
    }
  }

  /// Whether what is called is `UIApplication`'s, or what SwiftUI gives a view to open addresses with.
  fileprivate var isOfSystem: Bool {
    guard case .member(let base?, _) = kind else { return namePath == ["openURL"] }
    var isApplication = false
    CodeWalk.expressions(in: base) { expression, _ in
      if case .name("UIApplication") = expression.kind { isApplication = true }
      return true
    }
    return isApplication || base.namePath == ["self"] && usedName == "openURL"
  }

  /// Whether the address of Settings stands within it.
  var holdsSettings: Bool {
    var found = false
    CodeWalk.expressions(in: self) { expression, _ in
      found = found || expression.opensSettings
      return true
    }
    return found
  }
}

extension Evaluator {
  /// Whether a value is no handler of a button, or one in which nothing is done but to close its alert, which a tap closes anyway.
  func doesNothing(_ handler: Value, of button: ObjectID) -> Bool {
    switch handler {
    case .null: true
    case .closure(let closure): closure.closure.body.allSatisfy { closesAlert(of: button, $0, in: closure.frame) }
    default: false
    }
  }

  private func closesAlert(of button: ObjectID, _ statement: CodeStatement, in frame: Frame) -> Bool {
    guard case .expression(let expression) = statement.kind, case .call(let call) = expression.kind,
      case .member(let base?, "dismiss") = call.callee.kind, case .name(let name) = base.kind, name != "self",
      case .object(let id)? = frame.cell(name).flatMap({ store[$0] }), case .alert = store.objects[id].kind,
      case .list(let buttons)? = store.fields(of: id)["buttons"], buttons.holds(button)
    else { return false }
    return call.arguments.allSatisfy { argument in
      switch argument.value.kind {
      case .boolean, .null: true
      default: false
      }
    }
  }
}

extension ListValue {
  /// Whether an object is one of its elements, or of those that branches or loops add.
  fileprivate func holds(_ object: ObjectID) -> Bool {
    elements.contains { element in
      switch element.kind {
      case .one(.object(object)): true
      case .one, .unknown: false
      case .choice(let branches): branches.contains { $0.list.holds(object) }
      case .repeated(let list): list.holds(object)
      }
    }
  }
}

extension CodeDeclaration {
  private static let observers: Set<String> = ["notification", "publisher", "addObserver"]

  fileprivate static func isObserver(_ name: String?) -> Bool { name.map(observers.contains) ?? false }

  /// The closures that are run for a notification: `center.publisher(for: .opened).sink { … }`.
  fileprivate func closures(observing name: String) -> [CodeClosure] {
    var found: [CodeClosure] = []
    CodeWalk.expressions(in: self) { expression, _ in
      guard case .call(let call) = expression.kind else { return true }
      let closures = call.arguments.compactMap { if case .closure(let closure) = $0.value.kind { closure } else { nil } }
      if !closures.isEmpty, call.observes(name) { found += closures }
      return true
    }
    return found
  }
}

extension CodeCall {
  /// Whether it is one of a chain that begins with a notification.
  fileprivate func observes(_ name: String) -> Bool {
    if CodeDeclaration.isObserver(callee.usedName), arguments.contains(where: { $0.value.usedName == name }) { return true }
    guard case .member(let base?, _) = callee.kind, case .call(let inner) = base.kind else { return false }
    return inner.observes(name)
  }
}
