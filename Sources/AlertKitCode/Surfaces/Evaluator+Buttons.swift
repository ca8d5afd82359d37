internal import AlertKitCore

/// A button while its alert is put together.
struct ButtonDraft {
  var button: SurfaceButton<StringReference>
  /// The action that it is, where that is known.
  var object: ObjectID?
  var effects = HandlerEffects(areComplete: false)
}

/// What an alert's closures or lists hold.
struct ContentDraft {
  /// All buttons, each once.
  var buttons: [ButtonDraft] = []
  var fields: [StringReference] = []
  /// The buttons that are shown together, as indices.
  var cases: [Case] = [Case()]
  var isSpent = false

  struct Case {
    var when = Guard.always
    var buttons: [Int] = []
    var isComplete = true
  }

  static let mostCases = 24
}

extension Evaluator {
  /// A piece of what an alert's closures or lists hold.
  private indirect enum Piece {
    case button(ButtonDraft)
    case field(StringReference)
    case choice([(when: Guard, pieces: [Piece])])
    case repeated([Piece], isCallers: Bool = false)
    /// A button that may be any number.
    case unknown(ButtonDraft)
  }

  func content(of list: ListValue, isLocalizable: Bool) -> ContentDraft {
    var content = ContentDraft()
    content.cases = cases(of: pieces(of: list, isLocalizable, 0), in: &content)
    content.unify()
    return content
  }

  private func cases(of pieces: [Piece], in content: inout ContentDraft) -> [ContentDraft.Case] {
    var cases = [ContentDraft.Case()]
    func addAll(_ index: Int, isComplete: Bool = true) {
      for number in cases.indices {
        cases[number].buttons.append(index)
        cases[number].isComplete = cases[number].isComplete && isComplete
      }
    }
    for piece in pieces {
      switch piece {
      case .button(let button):
        content.buttons.append(button)
        addAll(content.buttons.count - 1)
      case .unknown(let button):
        content.buttons.append(button)
        addAll(content.buttons.count - 1, isComplete: false)
      case .field(let field): content.fields.append(field)
      case .repeated(let inner, let isCallers):
        let start = content.buttons.count
        _ = self.cases(of: inner, in: &content)
        for index in start..<content.buttons.count {
          // How many callers give is told where they do.
          if !isCallers { content.buttons[index].button.isRepeated = true }
          addAll(index, isComplete: false)
        }
        if start == content.buttons.count { continue }
      case .choice(let branches):
        var next: [ContentDraft.Case] = []
        let possible = branches.filter { shownWhen.and($0.when) != nil }
        for branch in possible.isEmpty ? branches : possible {
          let own = self.cases(of: branch.pieces, in: &content)
          for known in cases {
            for item in own {
              guard let when = known.when.and(branch.when)?.and(item.when) else { continue }
              next.append(
                ContentDraft.Case(
                  when: when, buttons: known.buttons + item.buttons,
                  isComplete: known.isComplete && item.isComplete))
            }
          }
        }
        if next.count > ContentDraft.mostCases {
          program.spend("cases of one alert", ContentDraft.mostCases)
          content.isSpent = true
          next = Array(next.prefix(ContentDraft.mostCases))
        }
        if !next.isEmpty { cases = next }
      }
    }
    return cases
  }

  private func pieces(of list: ListValue, _ isLocalizable: Bool, _ level: Int) -> [Piece] {
    list.elements.flatMap { element -> [Piece] in
      switch element.kind {
      case .one(let value): return pieces(of: value, isLocalizable, level)
      case .choice(let branches): return [.choice(branches.map { ($0.when, pieces(of: $0.list, isLocalizable, level)) })]
      case .repeated(let inner):
        if let root = repeatedFor[element.id] { openRoots.insert(root) }
        return [.repeated(pieces(of: inner, isLocalizable, level), isCallers: holdsButtons(repeatedFor[element.id]))]
      case .unknown(let value): return [.unknown(unknownButton(value))]
      }
    }
  }

  /// Whether a parameter is a list of what buttons say, or of buttons: its callers know how many there are.
  private func holdsButtons(_ root: Root?) -> Bool {
    guard case .parameter(let function, let name)? = root, function == topMember.id,
      let type = topMember.declaration.parameters.first(where: { $0.name == name })?.type
    else { return false }
    // An array of Objective-C mostly does not say of what.
    return type.name == "[]" && type.arguments.first.map { ["String", "UIAlertAction"].contains($0.name) } ?? true
  }

  private func unknownButton(_ value: Value) -> ButtonDraft {
    let range = value.ownRange
    let text = range.map { program.text(of: $0) } ?? ""
    if case .unknown(let unknown) = value, let root = unknown.root { openRoots.insert(root) }
    return ButtonDraft(button: SurfaceButton(title: .dynamic(text), role: .unknown, range: range))
  }

  private func pieces(of value: Value, _ isLocalizable: Bool, _ level: Int) -> [Piece] {
    guard level < 12, takeStep() else { return [.unknown(unknownButton(value))] }
    switch value {
    case .null: return []
    case .object(let id): return pieces(of: id)
    case .choice(let alternatives):
      return [.choice(alternatives.map { ($0.when, pieces(of: $0.value, isLocalizable, level + 1)) })]
    case .list(let list): return pieces(of: list, isLocalizable, level + 1)
    case .closure, .function: return pieces(of: views(value), isLocalizable, level + 1)
    case .symbol(let symbol): return pieces(of: symbol, isLocalizable, level)
    case .boolean, .number, .text, .type, .tuple, .dictionary: return []
    case .enumeration(let value) where !isLocalizable && !value.arguments.isEmpty:
      if let button = guessed(value) { return pieces(of: button, isLocalizable, level + 1) }
      return [.button(unknownButton(.enumeration(value)))]
    case .unknown, .enumeration: return [isLocalizable ? .unknown(unknownButton(value)) : .button(unknownButton(value))]
    }
  }

  private func pieces(of id: ObjectID) -> [Piece] {
    switch store.objects[id].kind {
    case .action: return [.button(button(ofAction: id))]
    case .notificationAction: return [.button(ButtonDraft(button: categoryAction(id), object: id))]
    case .instance: return described(by: id).map { [.button($0)] } ?? []
    default: return []
    }
  }

  private static let buttonViews: Set<String> = ["Button", "Link", "ShareLink", "NavigationLink", "ButtonState", "AsyncButton"]
  private static let containers: Set<String> = ["Group", "Section", "HStack", "VStack"]
  private static let others: Set<String> = [
    "EmptyView", "Text", "Spacer", "Divider", "Image", "Toggle", "Picker", "ProgressView", "DatePicker", "Stepper", "Slider",
    "Color",
  ]
  private static let alertButtons: [String: ButtonRole] = ["default": .default, "cancel": .cancel, "destructive": .destructive]

  private func pieces(of symbol: Symbol, _ isLocalizable: Bool, _ level: Int) -> [Piece] {
    let root = isLocalizable ? symbol.rootCall ?? symbol : symbol
    let name = root.calledName ?? ""
    if Self.buttonViews.contains(name) {
      var button = button(ofView: root)
      if symbol.isDefaultAction(self) { button.button.isPreferred = true }
      return [.button(button)]
    }
    switch name {
    case "TextField", "SecureField":
      let prompt = root.arguments[nil] ?? root.arguments["prompt"]
      return [.field(prompt.flatMap { render($0.value, isLocalizable: true) } ?? .literal("", range: root.range))]
    case "ForEach":
      guard let closure = root.arguments.trailing ?? root.arguments["content"] else { return [] }
      return pieces(ofEach: root.arguments[nil]?.value) { pieces(of: views(closure.value, $0), isLocalizable, level + 1) }
    case "AnyView":
      guard let only = root.arguments[nil] else { break }
      return pieces(of: only.value, isLocalizable, level + 1)
    case _ where Self.containers.contains(name):
      return root.arguments.trailing.map { pieces(of: views($0.value), isLocalizable, level + 1) } ?? []
    case _ where Self.others.contains(name): return []
    case _ where isLocalizable && Self.alertButtons[name] != nil && root.isAlertButton: return [.button(button(ofAlert: root))]
    default: break
    }
    if isLocalizable, name.startsUpper, let found = body(of: root, level) { return found }
    if !isLocalizable, let named = named(root) { return pieces(of: named, isLocalizable, level + 1) }
    let resolved = resolve(.symbol(root))
    if case .symbol(let other) = resolved, other === root {
      if !isLocalizable, case .call(let callee, let arguments) = root.kind, makesButton(callee),
        let button = guessed(root, arguments)
      {
        return pieces(of: button, isLocalizable, level + 1)
      }
      if !isLocalizable, let button = customary(root) { return [.button(button)] }
      return [isLocalizable ? .unknown(unknownButton(.symbol(symbol))) : .button(unknownButton(.symbol(symbol)))]
    }
    return pieces(of: resolved, isLocalizable, level + 1)
  }

  /// `.ok` and `.cancel` of actions where no code says what they are: what they are in every library that has them.
  private func customary(_ root: Symbol) -> ButtonDraft? {
    let name: String
    switch root.kind {
    case .implicit(let own): name = own
    case .member(.symbol(let base), let own):
      guard case .name("UIAlertAction") = base.kind else { return nil }
      name = own
    case .member(.type(let type), let own) where type.lastName == "UIAlertAction": name = own
    default: return nil
    }
    guard let word = ["ok": "OK", "cancel": "Cancel"][name] else { return nil }
    let role: ButtonRole = word == "Cancel" ? .cancel : .default
    return ButtonDraft(
      button: SurfaceButton(title: .system(word), role: role, range: root.range), effects: HandlerEffects(areComplete: false))
  }

  /// What a closure shows for each element of what it is given.
  private func pieces(ofEach data: Value?, _ work: (Value?) -> [Piece]) -> [Piece] {
    if let values = data.flatMap({ plainItems(of: $0) }), values.count <= 24 { return values.flatMap(work) }
    let counted = data.flatMap { countedList($0) }
    func each(_ list: ListValue) -> [Piece] {
      list.elements.flatMap { element -> [Piece] in
        switch element.kind {
        case .one(let value): work(counted == nil ? value : place(of: value))
        case .choice(let branches): [.choice(branches.map { ($0.when, each($0.list)) })]
        case .repeated(let inner): [.repeated(each(inner))]
        case .unknown(let value):
          [.repeated(work(counted == nil ? self.element(of: value) : place(of: self.element(of: value))))]
        }
      }
    }
    if let list = data.flatMap({ list(of: counted ?? $0) }), list.elements.count <= 24 { return each(list) }
    return [.repeated(work(data.map { counted.map { place(of: element(of: $0)) } ?? element(of: $0) }))]
  }

  /// The body of a view of the app's own.
  private func body(of root: Symbol, _ level: Int) -> [Piece]? {
    guard let name = root.calledName, let path = path(of: name, in: root.frame),
      let body = program.members("body", of: path).first, body.declaration.body != nil, !running.contains(body.id)
    else { return nil }
    let wasQuiet = isQuiet
    isQuiet = true
    defer { isQuiet = wasQuiet }
    let id = instance(of: path, root.arguments, at: root.range, in: root.frame)
    running.append(body.id)
    defer { running.removeLast() }
    let frame = Frame(parent: nil, activation: activation(of: body, receiver: id.map { .object($0) }))
    guard case .list(let list) = result(of: body.declaration.body!, in: frame, isBuilder: true) else { return nil }
    return pieces(of: list, true, level + 1)
  }

  // MARK: - Buttons

  private func button(ofAction id: ObjectID) -> ButtonDraft {
    let fields = store.fields(of: id)
    let range = store.objects[id].range
    let text = fields["title"].flatMap { openText($0, isLocalizable: false) } ?? .literal("", range: range)
    var draft = ButtonDraft(button: SurfaceButton(title: text, role: role(fields["style"]), range: range), object: id)
    draft.effects = fields["handler"].map { effects(of: $0) } ?? HandlerEffects()
    draft.button.effect = draft.effects.effect
    draft.button.doesNothing = fields["handler"].map { doesNothing($0, of: id) } ?? true
    return draft
  }

  private func button(ofView root: Symbol) -> ButtonDraft {
    let role = role(root.arguments["role"]?.value)
    var draft = ButtonDraft(button: SurfaceButton(title: title(of: root, role), role: role, range: root.range))
    draft.effects = effects(ofButton: root)
    draft.button.effect = draft.effects.effect
    return draft
  }

  func title(of root: Symbol, _ role: ButtonRole) -> StringReference {
    let arguments = root.arguments
    if let first = arguments.first, first.label == nil, !first.isTrailing, first.value.closure == nil {
      return openText(first.value, isLocalizable: true) ?? .dynamic(program.text(of: first.range))
    }
    let hasAction = arguments.has("action") || arguments.has("intent") || arguments.has("destination")
    let isState = root.calledName == "ButtonState" && !arguments.has("label")
    let label = arguments["label"] ?? (hasAction || isState ? arguments.trailing : nil)
    guard let label else { return role == .cancel ? .system("Cancel") : .dynamic(program.text(of: root.range)) }
    return text(of: label.value, isLocalizable: true) ?? .dynamic(program.text(of: label.range))
  }

  private func button(ofAlert root: Symbol) -> ButtonDraft {
    let first = root.arguments.first { $0.label == nil && !$0.isTrailing && $0.value.closure == nil && !$0.value.isNull }
    let text = first.flatMap { openText($0.value, isLocalizable: true) }
    let role = Self.alertButtons[root.calledName ?? ""] ?? .unknown
    var draft = ButtonDraft(button: SurfaceButton(title: text ?? .system("Cancel"), role: role, range: root.range))
    draft.effects = effects(ofButton: root)
    draft.button.effect = draft.effects.effect
    return draft
  }
}

extension ContentDraft {
  /// Makes one of buttons that are the same and are never shown together.
  fileprivate mutating func unify() {
    guard cases.count > 1, buttons.count > 1, buttons.count <= 128 else { return }
    var names: [Int] = []
    var kept: [ButtonDraft] = []
    var keptFrom: [Int] = []
    for (index, draft) in buttons.enumerated() {
      let same = kept.indices.first { number in
        kept[number].button.isSame(as: draft.button)
          && !cases.contains { $0.buttons.contains(index) && $0.buttons.contains(keptFrom[number]) }
      }
      if let same {
        names.append(same)
        kept[same].effects.keep(draft.effects)
        kept[same].button.effect = kept[same].effects.effect
        if draft.button.doesNothing != true { kept[same].button.doesNothing = draft.button.doesNothing }
      } else {
        names.append(kept.count)
        kept.append(draft)
        keptFrom.append(index)
      }
    }
    buttons = kept
    for index in cases.indices { cases[index].buttons = cases[index].buttons.map { names[$0] } }
  }
}

extension SurfaceButton<StringReference> {
  fileprivate func isSame(as other: Self) -> Bool {
    role == other.role && isPreferred == other.isPreferred && title.withoutPlace == other.title.withoutPlace
  }
}

extension Symbol {
  /// Whether one of a view's modifiers makes it the default action.
  fileprivate func isDefaultAction(_ evaluator: Evaluator) -> Bool {
    var current = self
    while case .call(let callee, let arguments) = current.kind {
      if callee.name == "keyboardShortcut", let first = arguments[nil], evaluator.constantName(first.value) == "defaultAction" {
        return true
      }
      guard case .symbol(let inner)? = callee.base else { return false }
      current = inner
    }
    return false
  }

  /// Whether it is a function of `Alert.Button`.
  fileprivate var isAlertButton: Bool {
    switch callee {
    case .implicit?: return true
    case .member(let base, _)?:
      if case .symbol(let symbol) = base, case .member(_, "Button") = symbol.kind { return true }
      if case .type(let path) = base { return path.lastName == "Button" }
      return false
    default: return false
    }
  }
}
