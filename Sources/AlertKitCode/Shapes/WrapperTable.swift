internal import AlertKitCore

/// The calls that a configuration declares to show alerts.
struct WrapperTable: Sendable {
  private let byName: [String: [AlertWrapper]]

  init(_ wrappers: [AlertWrapper]) {
    byName = Dictionary(grouping: wrappers) { $0.callee.lastName }
  }

  /// The last names of the callees.
  var names: [String] { byName.keys.sorted() }
  var isEmpty: Bool { byName.isEmpty }

  /// The wrapper that a call is of; nil for none.
  func wrapper(of site: Site) -> AlertWrapper? {
    guard let candidates = byName[site.name] else { return nil }
    let path = site.call.callee.namePath?.joined(separator: ".") ?? site.name
    let named = candidates.filter { ("." + path).hasSuffix("." + $0.callee) && $0.fits(site.arguments) }
    // Of functions of one name, that which takes the most of what is given.
    guard let best = named.map({ $0.count(of: site.arguments) }).max() else { return nil }
    return named.first { $0.count(of: site.arguments) == best }
  }
}

extension AlertWrapper {
  private var wanted: [Argument] { ([title, message] + buttons.map(\.title)).compactMap(\.self) }

  /// Whether a call gives any of what the wrapper takes: another function of the same name does not.
  fileprivate func fits(_ given: [AlertKitCode.Argument]) -> Bool {
    let isFixed = wanted.allSatisfy { argument in
      switch argument {
      case .text, .key: true
      case .label, .position: false
      }
    }
    return isFixed
      || wanted.contains { argument in
        switch argument {
        case .label(let label): given.contains { $0.label == label }
        case .position(let position): position <= given.count && given[position - 1].value.closure == nil
        case .text, .key: false
        }
      }
  }

  /// How many of the wrapper's arguments a call gives by their labels.
  fileprivate func count(of given: [AlertKitCode.Argument]) -> Int {
    let labels = Set(given.compactMap(\.label))
    return wanted.count { argument in
      if case .label(let label) = argument { labels.contains(label) } else { false }
    }
  }
}

extension Evaluator {
  /// The alert of a call that the configuration declares; nil for any other.
  func wrapped(_ site: Site) -> Value? {
    guard !wrappers.isEmpty, let wrapper = wrappers.wrapper(of: site) else { return nil }
    runClosures(of: site)
    let id = make(.alert(wrapper.kind), at: site)
    let declared = declaration(of: site)
    func text(_ argument: AlertWrapper.Argument?) -> Value? { argument.flatMap { self.text($0, site, declared) } }
    store.setField("title", of: id, to: text(wrapper.title) ?? .null)
    store.setField("message", of: id, to: text(wrapper.message) ?? .null)
    var buttons = ListValue()
    for button in wrapper.buttons {
      guard let made = self.button(button, site, declared) else { continue }
      buttons.elements.append(store.element(.one(made)))
    }
    store.setField("buttons", of: id, to: .list(buttons))
    if wrapper.buttons.isEmpty { store.update(id) { $0.isOpen = true } }
    if wrapper.kind == .confirmationDialog { store.update(id) { $0.isLocalizable = true } }
    return .object(id)
  }

  private func declaration(of site: Site) -> Declared? {
    let found: [Declared]
    switch site.callee {
    case .name(let name) where !name.startsUpper: found = declarations(of: name, in: site.frame)
    case .member(let base, let name) where !name.startsUpper: found = type(of: base).map { program.members(name, of: $0) } ?? []
    default: found = constructedType(of: site).map { program.members("init", of: $0) } ?? []
    }
    return found.first { fits($0, site.arguments) } ?? found.first
  }

  private func constructedType(of site: Site) -> String? {
    guard let path = site.call.callee.namePath?.joined(separator: "."), path.lastName.startsUpper else { return nil }
    return self.path(of: path, in: site.frame)
  }

  /// The argument of a call, or the value that its parameter has without one.
  private func operand(_ argument: AlertWrapper.Argument, _ site: Site, _ declared: Declared?) -> Value? {
    switch argument {
    case .text, .key: return nil
    case .position(let position):
      guard position <= site.arguments.count else { return nil }
      let parameters = declared?.declaration.parameters ?? []
      let type = position <= parameters.count ? parameters[position - 1].type : nil
      return convert(site.arguments[position - 1].value, to: type ?? CodeType("String"), in: declared?.type ?? "")
    case .label(let label):
      let parameter = declared?.declaration.parameters.first { $0.label == label }
      let stored = constructedType(of: site).flatMap { program.members(label, of: $0).first }
      let type = parameter?.type ?? stored?.declaration.type
      if let given = site.arguments[label] {
        return convert(given.value, to: type ?? CodeType("String"), in: declared?.type ?? "")
      }
      guard
        let value = parameter?.defaultValue
          ?? (stored.map { $0.declaration.isConstant } == false ? stored?.declaration.value : nil),
        let owner = parameter == nil ? stored : declared
      else { return nil }
      let frame = Frame(parent: nil, activation: activation(of: owner, receiver: nil))
      return convert(evaluate(value, in: frame), to: type, in: owner.type)
    }
  }

  private func text(_ argument: AlertWrapper.Argument, _ site: Site, _ declared: Declared?) -> Value? {
    let range = site.call.nameRange
    if case .text(let text) = argument {
      return .text(text == "OK" || text == "Cancel" ? .system(text) : .literal(text, range: range), at: range)
    }
    if case .key(let key, let table) = argument {
      return .text(.key(key, table: table, defaultValue: nil, range: range), at: range)
    }
    guard let value = operand(argument, site, declared) else { return nil }
    // Cases that hold a text, as `.text("…")` does.
    if case .symbol(let symbol) = value, case .call(.implicit, let given) = symbol.kind, given.count == 1, given[0].label == nil
    {
      return given[0].value.afterAssignment(to: nil)
    }
    return value
  }

  private func button(_ button: AlertWrapper.Button, _ site: Site, _ declared: Declared?) -> Value? {
    let id = make(.action, at: site, isReported: false)
    store.update(id) { $0.range = site.call.nameRange }
    var style: Value?
    if let argument = button.roleArgument {
      style = operand(argument, site, declared)
    } else {
      style = .enumeration(EnumerationValue(type: nil, name: button.role.rawValue, arguments: [], range: site.range))
    }
    var title: Value?
    if let made = value(of: button.title, site, declared) {
      title = made.text ?? .text(.system("Cancel"), at: site.range)
      style = made.style ?? style
    } else {
      title = text(button.title, site, declared)
    }
    guard let title, !title.isNull else { return nil }
    store.setField("title", of: id, to: title)
    if let style { store.setField("style", of: id, to: style) }
    return .object(id)
  }

  /// The call that makes a button: `.init(title: "Delete", role: .destructive)`, `.cancel(Text("Keep"))`.
  private func value(of argument: AlertWrapper.Argument, _ site: Site, _ declared: Declared?) -> (text: Value?, style: Value?)?
  {
    guard case .symbol(let symbol)? = operand(argument, site, declared), case .call(let callee, let given) = symbol.kind,
      let name = callee.name
    else { return nil }
    let text = given.any(of: ["title", "text", "label"]) ?? given[nil].flatMap { $0.value.closure == nil ? $0 : nil }
    var style = given.any(of: ["role", "style"])?.value
    let isNamedRole = callee.base == nil && ["cancel", "destructive"].contains(name)
    let isMade = name == "init" || name.hasSuffix("Button") || name.hasSuffix("Action")
    guard isNamedRole || isMade && text != nil || style != nil && text != nil else { return nil }
    if isNamedRole { style = .enumeration(EnumerationValue(type: nil, name: name, arguments: [], range: symbol.range)) }
    return (text?.value.afterAssignment(to: nil), style)
  }
}
