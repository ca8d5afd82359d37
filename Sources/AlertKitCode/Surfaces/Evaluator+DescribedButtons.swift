internal import AlertKitCore

/// Buttons that calls, cases and instances describe, and the roles that styles say.
extension Evaluator {
  /// `.ok` and `.cancel()`: a static member of `UIAlertAction`.
  func named(_ symbol: Symbol) -> Value? {
    let kind: Symbol.Kind
    switch symbol.kind {
    case .implicit(let name):
      guard !program.members(name, of: "UIAlertAction").isEmpty else { return nil }
      kind = .member(.type("UIAlertAction"), name)
    case .call(.implicit(let name), let arguments):
      guard !program.members(name, of: "UIAlertAction").isEmpty else { return name == "init" ? made(symbol, arguments) : nil }
      kind = .call(.member(.type("UIAlertAction"), name), arguments)
    default: return nil
    }
    return resolve(.symbol(Symbol(kind, at: symbol.range, nameRange: symbol.nameRange, frame: symbol.frame)))
  }

  /// `.init(title:style:)` where an action is asked for.
  func made(_ symbol: Symbol, _ arguments: [Argument]) -> Value? {
    guard arguments.has("title") else { return nil }
    let call = CodeCall(callee: CodeExpression(.unknown, at: symbol.range), arguments: [], nameRange: symbol.nameRange)
    return action(Site(call: call, callee: .implicit("init"), arguments: arguments, range: symbol.range, frame: symbol.frame))
  }

  /// Whether a call is that of a type, or of one of its functions, whose name says that it is a button.
  func makesButton(_ callee: Symbol.Callee) -> Bool {
    let type: String? =
      switch callee {
      case .name(let name): name.startsUpper ? name : nil
      case .member(let base, _): self.type(of: base)
      case .implicit, .value: nil
      }
    if case .implicit(let name) = callee { return Self.role(named: name) != nil || name == "init" }
    return type.map { $0.hasSuffix("Action") || $0.hasSuffix("Button") } ?? false
  }

  /// The button that a case of an enumeration carries: `.cancel("No")`.
  func guessed(_ value: EnumerationValue) -> Value? {
    let call = CodeCall(callee: CodeExpression(.unknown, at: value.range), arguments: [], nameRange: value.range)
    let frame = Frame(parent: nil, activation: Activation(member: topMember, type: "", receiver: nil, number: 0))
    return guessedAction(
      Site(call: call, callee: .name(value.name), arguments: value.arguments, range: value.range, frame: frame))
  }

  /// The button that an instance of an app's type describes by its title.
  func described(by id: ObjectID) -> ButtonDraft? {
    let fields = store.fields(of: id)
    guard let title = fields["title"] ?? fields["text"] ?? fields["label"] else { return nil }
    let range = store.objects[id].range
    let text = openText(title, isLocalizable: false) ?? .literal("", range: range)
    let style = fields["style"] ?? fields["role"]
    var role = role(style)
    if style == nil {
      if case .boolean(true)? = fields["isDestructive"] { role = .destructive }
      if case .boolean(true)? = fields["isCancel"] { role = .cancel }
    }
    return ButtonDraft(button: SurfaceButton(title: text, role: role, range: range), object: id)
  }

  func guessed(_ symbol: Symbol, _ arguments: [Argument]) -> Value? {
    let call = CodeCall(callee: CodeExpression(.unknown, at: symbol.range), arguments: [], nameRange: symbol.nameRange)
    return guessedAction(
      Site(call: call, callee: .name(symbol.calledName ?? ""), arguments: arguments, range: symbol.range, frame: symbol.frame))
  }

  /// The role that a style says; the default one where there is none.
  func role(_ style: Value?) -> ButtonRole {
    guard let style else { return .default }
    switch style {
    case .null: return .default
    case .enumeration(let value): if let role = Self.role(named: value.name) { return role }
    case .symbol(let symbol):
      switch symbol.kind {
      case .implicit(let name), .member(_, let name): if let role = Self.role(named: name) { return role }
      // Objective-C's constants of others: `AlertActionStyleCancel`.
      case .name(let name) where name.startsUpper:
        if let last = ObjCSelector.words(name).last, let role = Self.role(named: name[last].lowercased()) { return role }
      case .binary("??", let left, let right):
        let given = resolve(left)
        return given.isNull ? role(right) : role(given)
      default: break
      }
      let resolved = resolve(style)
      if case .symbol(let other) = resolved, other === symbol { return .unknown }
      return role(resolved)
    case .choice(let alternatives):
      let roles = Set(possible(alternatives).map { role($0.value) })
      return roles.count == 1 ? roles.first! : .unknown
    default: break
    }
    return .unknown
  }

  static func role(named name: String) -> ButtonRole? {
    // Before Swift 3 cases began in upper case.
    switch ObjCSelector.lowerFirst(name) {
    case "cancel", "close": .cancel
    case "destructive", "destroy", "danger", "dangerous": .destructive
    case "default", "none", "confirm", "normal", "preferred", "regular", "plain", "primary", "secondary": .default
    default: nil
    }
  }

  /// The text of the button that a call makes; nil where nothing of it is known.
  func label(of call: Symbol) -> StringReference? {
    if call.calledName == "Button" {
      let text = self.title(of: call, role(call.arguments["role"]?.value))
      return text.hasWords ? text : nil
    }
    let given = call.arguments.any(of: ["title", "withTitle", "text"]) ?? call.arguments[nil]
    guard let given, given.value.closure == nil else { return nil }
    return render(given.value, isLocalizable: false).flatMap { $0.hasWords ? $0 : nil }
  }
}
