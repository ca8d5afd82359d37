internal import AlertKitCore

/// Addresses that code puts together of what is well formed: people never see what is said of one that is not.
extension Evaluator {
  private static let makers: Set<String> = ["URL", "NSURL", "URLWithString", "URLComponents", "NSURLComponents"]

  /// Whether it is an address that begins with a constant, or with what the app calls its base: `URL(string: baseURL + path)`,
  /// `URL(string: UIApplication.openSettingsURLString)`, `components.url`.
  func isConstantAddress(_ symbol: Symbol) -> Bool {
    if case .member(let base, "url") = symbol.kind, isSwift(symbol.range) {
      guard case .symbol(let parts) = base, let name = parts.plainName else { return false }
      return name.lowercased().hasSuffix("components")
    }
    if isSystemFolder(symbol) { return true }
    guard let name = symbol.calledName, Self.makers.contains(name), let first = symbol.arguments.first else { return false }
    if name.hasSuffix("Components"), first.label == "url" { return true }
    return (symbol.arguments.count == 1 || symbol.arguments.count == 2 && symbol.arguments[1].label == "relativeTo")
      && start(of: first.value) != nil
  }

  /// Whether it is a folder that every app has: `FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first`.
  private func isSystemFolder(_ symbol: Symbol) -> Bool {
    guard case .member(let folders, let place) = symbol.kind, ["first", "last"].contains(place),
      let call = folders.symbol, call.calledName == "urls", call.arguments.count == 2,
      let folder = call.arguments[0].value.symbol, let domain = call.arguments[1].value.symbol
    else { return false }
    return program.text(of: folder.range).hasSuffix("Directory") && program.text(of: domain.range).hasSuffix("userDomainMask")
  }

  /// The same of what a condition binds that is not evaluated: `let url = URL(string: baseURL + path)`.
  func isConstantAddress(_ condition: CodeCondition, in frame: Frame) -> Bool {
    guard case .binding(_, let value) = condition else { return false }
    switch value.kind {
    case .member(_, "url"): break
    case .member(let base?, "first"), .member(let base?, "last"):
      guard case .call(let call) = base.kind, call.callee.usedName == "urls" else { return false }
    case .call(let call) where call.callee.usedName.map(Self.makers.contains) ?? false: break
    case .name, .member: return interests.unmade?.isConstantAddress(value, in: frame.activation.member) ?? false
    default: return false
    }
    let wasQuiet = isQuiet
    isQuiet = true
    defer { isQuiet = wasQuiet }
    if evaluate(value, in: frame).symbol.map({ isConstantAddress($0) }) ?? false { return true }
    guard case .call(let call) = value.kind, call.arguments.count == 1, case .name(let name) = call.arguments[0].value.kind,
      let given = frame.activation.member.declaration.onlyValue(of: name)
    else { return false }
    return start(of: evaluate(given, in: frame)) != nil
  }

  /// Whether it asks if a browser or the app's own settings can be opened, which every system can: `canOpenURL(url)`.
  func asksForBrowser(_ symbol: Symbol) -> Bool {
    guard symbol.calledName == "canOpenURL", symbol.arguments.count == 1, let address = symbol.arguments[0].value.symbol,
      let name = address.calledName, Self.makers.contains(name), let first = address.arguments.first
    else { return false }
    return start(of: first.value).map(Self.opensEverywhere) ?? false
  }

  /// Whether every system can open what begins so.
  private static func opensEverywhere(_ start: String) -> Bool {
    ["http://", "https://"].contains(where: start.hasPrefix) || ofSettings.contains(start)
  }

  /// The names of Apple's addresses of the app's own settings.
  private static let ofSettings: Set<String> = [
    "openSettingsURLString", "openNotificationSettingsURLString", "UIApplicationOpenSettingsURLString",
    "UIApplicationOpenNotificationSettingsURLString",
  ]

  /// How an address begins: a constant's text, or the name that an app gives its base; nil where that may be anything.
  private func start(of value: Value) -> String? {
    switch value {
    case .text(let text):
      if let plain = text.plain { return plain.isEmpty || plain.contains(" ") ? nil : plain }
      switch text.pieces.first {
      case .literal(let start, _): return start.hasPrefix("http") || start.hasPrefix("/") ? start : nil
      case .value(let start, _, _): return self.start(of: start)
      default: return nil
      }
    case .symbol(let symbol):
      switch symbol.kind {
      case .binary("+", let left, _): return start(of: left)
      case .name(let name), .member(_, let name), .implicit(let name):
        if case .member(let base, _) = symbol.kind, mayGiveElse(name, of: base) { return nil }
        let constant = resolve(value)
        if constant.isText { return start(of: constant) }
        if Self.namesBase(name) { return name }
        return if case .member(let base, _) = symbol.kind { start(ofProperty: name, of: base) } else { nil }
      default: return nil
      }
    default: return nil
    }
  }

  /// How the text begins that a property works out, which begins with a constant and is only added to:
  /// `var path = Server.baseURL; if isNew { path += "/new" }; return path`. Of several texts it is one that not every system opens.
  private func start(ofProperty name: String, of base: Value) -> String? {
    guard let type = type(of: base), case let own = program.members(name, of: type), own.count == 1, own[0].isVariable,
      let body = own[0].declaration.body, !running.contains(own[0].id)
    else { return nil }
    if let known = addressStarts[own[0].id] { return known }
    running.append(own[0].id)
    defer { running.removeLast() }
    let frame = frame(of: own[0])
    var (starts, found): ([String: String], [String?]) = ([:], [])
    var declared: Set<String> = []
    // Names that may stand for something else as well.
    var changed = Set(CodeWalk.assignments(in: body).compactMap { $0.target.namePath?.first })
    func bind(_ conditions: [CodeCondition]) {
      for case .binding(let name, _) in conditions { changed.insert(name) }
    }
    func look(_ body: [CodeStatement]) {
      for statement in body {
        switch statement.kind {
        case .variable(let name, _, let value):
          if !declared.insert(name).inserted { changed.insert(name) }
          starts[name] = value.flatMap { start(of: evaluate($0, in: frame)) }
        case .return(.some(let value)):
          if case .name(let name) = value.kind {
            found.append(changed.contains(name) ? nil : starts[name])
          } else {
            found.append(start(of: evaluate(value, in: frame)))
          }
        case .return(nil): found.append(nil)
        case .choice(let choice):
          for branch in choice.branches {
            bind(branch.conditions)
            look(branch.body)
          }
        case .guard(let conditions, let body):
          bind(conditions)
          look(body)
        case .loop(let names, _, let body):
          changed.formUnion(names)
          look(body)
        case .block(let body): look(body)
        default: break
        }
      }
    }
    look(body)
    let all = found.compactMap(\.self)
    let common = all.count == found.count ? all.first { !Self.opensEverywhere($0) } ?? all.first : nil
    addressStarts[own[0].id] = .some(common)
    return common
  }

  /// Whether a property may give something else than what its own code adds up to: a subclass overrides it, or calls change in place
  /// what it gives, `path.removeAll()`, `fix(&path)`.
  private func mayGiveElse(_ name: String, of base: Value) -> Bool {
    guard let type = type(of: base), case let own = program.members(name, of: type), own.count == 1, own[0].isVariable,
      let body = own[0].declaration.body
    else { return false }
    if let known = changedAddresses[own[0].id] { return known }
    let mayChange =
      Self.mayChangeInPlace(body)
      || program.conforming(to: own[0].type).contains { program.record(of: $0)?.members[name] != nil }
    changedAddresses[own[0].id] = mayChange
    return mayChange
  }

  private static func mayChangeInPlace(_ body: [CodeStatement]) -> Bool {
    func isSubscript(_ target: CodeExpression) -> Bool { if case .subscript = target.kind { true } else { false } }
    var mayChange = CodeWalk.changes(in: body).contains(where: isSubscript)
    CodeWalk.expressions(in: body) { expression, _ in
      switch expression.kind {
      case .prefix("&", _): mayChange = true
      case .call(let call):
        if case .member(let base?, let method) = call.callee.kind, method != "append", let name = base.namePath?.first,
          !name.startsUpper, name != "self"
        {
          mayChange = true
        }
      default: break
      }
      return !mayChange
    }
    return mayChange
  }

  private static func namesBase(_ name: String) -> Bool {
    let own = name.lowercased()
    return name.hasSuffix("URLString") || bases.contains(where: own.holdsBytes(of:))
      || own.holdsBytes(of: "base") && ["url", "path", "address"].contains(where: own.holdsBytes(of:))
  }

  private static let bases = ["apiurl", "api_url", "endpoint", "hosturl", "rooturl"]
}

extension CodeDeclaration {
  /// What a function gives the only constant or variable of its own that has a name, which it never changes.
  fileprivate func onlyValue(of name: String) -> CodeExpression? {
    var values: [CodeExpression?] = []
    func look(_ body: [CodeStatement]) {
      for statement in body {
        switch statement.kind {
        case .variable(name, _, let value): values.append(value)
        case .choice(let choice): for branch in choice.branches { look(branch.body) }
        case .guard(_, let body), .loop(_, _, let body), .block(let body): look(body)
        default: break
        }
      }
    }
    look(body ?? [])
    let isChanged = CodeWalk.changes(in: body ?? []).contains { $0.namePath?.first == name }
    guard values.count == 1, !isChanged, !parameters.contains(where: { $0.name == name }) else { return nil }
    return values[0]
  }
}
