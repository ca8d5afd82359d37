internal import AlertKitCore

/// What is there while an alert of SwiftUI is shown, and what it is shown by.
extension Evaluator {
  /// What has to be there for an alert to be shown: its item, and what its binding asks for.
  func presences(around site: Site) -> [Constraint] {
    let item = site.arguments.any(of: ["item", "presenting", "unwrapping", "error"])?.value
    let held = constraints(ofBinding: site.arguments["isPresented"]?.value)
    return held + (item.map { presence(of: $0).when.filter(\.isPresence) } ?? [])
  }

  /// Does something where some constraints hold.
  func holding(_ constraints: [Constraint], _ work: () -> Void) {
    let base = path.count
    path += constraints.filter { constraint in !path.contains(constraint) }
    work()
    path.removeLast(path.count - base)
  }

  /// Does something as while a surface is shown.
  func showing(_ site: Site, _ flag: Flag?, _ work: () -> Void) {
    let outer = (isShowing, shownBy, shownIf)
    (isShowing, shownBy, shownIf) = (true, flag, condition(ofBinding: site.arguments["isPresented"]?.value))
    work()
    (isShowing, shownBy, shownIf) = outer
  }

  /// Whether what is left of a choice, or is for no value, is never come to while the surface is shown: what shows it excludes that, or the state that is
  /// looked at was set to what other branches are for.
  ///
  /// - Parameter when: What holds there.
  func isRuledOut(_ when: Guard, _ branch: CodeBranch, of choice: CodeChoice, in frame: Frame) -> Bool {
    if let shownIf, truth(of: shownIf, where: when) == false { return true }
    guard let flag = shownBy, let (state, cases) = choice.namedCases(besides: branch),
      case .symbol(let symbol) = evaluate(state, in: frame)
    else { return false }
    switch symbol.kind {
    case .name(let name), .member(_, let name):
      return program.isGiven(FlaggedProperty(flag: flag, paths: [[name]], cases: cases)) ?? false
    default: return false
    }
  }

  /// Whether a condition holds where something is known, as far as that decides it.
  private func truth(of condition: Value, where known: Guard) -> Bool? {
    if case .symbol(let symbol) = condition {
      switch symbol.kind {
      case .negation(let inner): return truth(of: inner, where: known).map(!)
      case .binary("||", let left, let right):
        let truths = [truth(of: left, where: known), truth(of: right, where: known)]
        return truths.contains(true) ? true : truths.contains(nil) ? nil : false
      case .binary("&&", let left, let right):
        let truths = [truth(of: left, where: known), truth(of: right, where: known)]
        return truths.contains(false) ? false : truths.contains(nil) ? nil : true
      default: break
      }
    }
    let outcome = test(condition)
    if outcome.truth != nil || outcome.isOpaque { return outcome.truth }
    if known.and(outcome.when) == nil { return false }
    return known.and(outcome.otherwise) == nil ? true : nil
  }

  /// What is there while a binding holds that is made of whether something is: `Binding(get: { error != nil }, set: …)`.
  private func constraints(ofBinding value: Value?) -> [Constraint] {
    guard let value, case .symbol(let given) = value else { return [] }
    return condition(ofBinding: value).map { test($0).when.filter(\.isPresence) } ?? presences(askedBy: given)
  }

  /// What a binding asks for that is made of a condition.
  private func condition(ofBinding value: Value?) -> Value? {
    let wasQuiet = isQuiet
    isQuiet = true
    defer { isQuiet = wasQuiet }
    guard let value, case .symbol(let symbol) = resolve(value) else { return nil }
    switch symbol.kind {
    case .binary, .negation: return .symbol(symbol)
    case .call(let callee, let arguments):
      if let get = arguments["get"]?.value.closure { return result(of: get, []) }
      return callee.name == "constant" ? arguments[nil]?.value : nil
    default: return nil
    }
  }

  /// What is there where a library's function makes a flag of what may be nil: `$target.isPresent()`, `Binding(presenting: $target)`.
  private func presences(askedBy symbol: Symbol) -> [Constraint] {
    let asked: Value
    switch symbol.kind {
    case .call(.name("Binding"), let arguments), .call(.implicit("init"), let arguments):
      guard arguments.count == 1, !arguments[0].isTrailing else { return [] }
      asked = arguments[0].value
    case .call(.member(let base, _), let arguments) where arguments.isEmpty: asked = base
    case .member(let base, _): asked = base
    default: return []
    }
    guard case .symbol(let property) = asked, case .name(let name) = property.kind,
      let declared = program.members(name, of: property.frame.activation.type).first(where: \.isStored),
      program.mayBeNil(declared)
    else { return [] }
    return presence(of: asked).when.filter(\.isPresence)
  }

  /// The property that shows an alert while it is true, with the type that has it.
  func flag(of site: Site) -> Flag? {
    guard let binding = site.arguments["isPresented"]?.expression else { return nil }
    if let name = binding.ownName {
      let type = site.frame.activation.type
      return type.isEmpty ? nil : Flag(type: type, name: name)
    }
    guard case .member(let base?, let name) = binding.kind else { return nil }
    return type(of: evaluate(base, in: site.frame)).map { Flag(type: $0, name: name) }
  }

  /// Whether something is there whenever the surface is shown, or what it is asked of is.
  func isThere(_ value: Value) -> Bool {
    var left = 8
    var value: Value? = value
    while let known = value, left > 0 {
      if isNeverNil(known) || holdsPresence(of: known) || isGiven(known) || isCarried(known) { return true }
      value = always(known)
      left -= 1
    }
    return false
  }

  /// Whether something is there as it is written: a parameter without a question mark or one that all callers give something,
  /// what `catch` catches, or what every error has.
  private func isNeverNil(_ value: Value) -> Bool {
    switch value {
    case .unknown(let unknown):
      if unknown.key.hasSuffix([Alternative].errorMark) { return true }
      guard case .parameter(let function, let name)? = unknown.root, function == topMember.id else { return false }
      return !program.mayBeNil(parameter: name, of: topMember)
        || interests.unmade?.areNeverNil(argumentsFor: name, of: topMember) ?? false
    case .symbol(let symbol):
      if isTextOfField(symbol) { return true }
      guard case .member(let base, "localizedDescription") = symbol.kind, isSwift(symbol.range) else { return false }
      let declared = type(of: base).map { program.members("localizedDescription", of: $0) } ?? []
      return declared.allSatisfy { !program.mayBeNil($0) } && !program.text(of: symbol.range).contains("?")
    default: return false
    }
  }

  /// Whether `!` stands behind a value, so that it is there.
  func isForced(_ value: Value) -> Bool {
    guard let symbol = value.symbol, isSwift(symbol.range), let file = program.number(of: symbol.range) else { return false }
    let (text, end) = (program.files[file].text, Int(symbol.range.end))
    return end > 0 && end < text.count && text[(end - 1)...end].contains(UInt8(ascii: "!"))
  }

  private func holdsPresence(of value: Value) -> Bool {
    guard shownWhen.constraints.contains(where: \.isPresence) else { return false }
    let subject = key(of: value) + "?"
    return shownWhen.constraints.contains { $0.isPresence && $0.subject == subject }
  }

  /// Whether it is the view's own state that its members set before the surface is shown.
  func isGiven(_ value: Value) -> Bool {
    guard let (type, name) = ownState(value), type == topMember.type || isNamed(value, in: type),
      let declared = program.members(name, of: type).first(where: \.isStored), declared.declaration.value?.isNull ?? true
    else { return isFlagged(value) ?? isPublished(value) }
    return program.isGiven(declared)
  }

  /// Whether it is a property of a structure that all code which makes one gives a value, but for code that names another case than the
  /// one which is shown: `Notice(kind: .error, message: text)`.
  private func isCarried(_ value: Value) -> Bool {
    guard case .symbol(let symbol) = value, case .member(let base, let name) = symbol.kind, let type = type(of: base),
      let declared = program.members(name, of: type).first(where: \.isStored), program.mayBeNil(declared),
      let makings = program.makings(of: type)
    else { return false }
    let constraints = shownWhen.constraints.filter { !$0.isExcluding }
    let own = key(of: base) + "."
    let instance = base.objectID ?? resolve(base).objectID ?? assumed[type]
    var isGiven = false
    for making in makings {
      if making.given.contains(name) {
        isGiven = true
        continue
      }
      let isOther = making.cases.contains { label, name in
        if let kind = instance.flatMap({ store.field(label, of: $0) }).flatMap(constantName) { return kind != name }
        return constraints.contains { $0.subject == own + label && !$0.names.contains(name) }
      }
      guard isOther else { return false }
    }
    return isGiven
  }

  /// Whether it is there wherever the flag is raised that shows the alert, as a model or a view sets it there, or asks for it first;
  /// nil where that can't be told.
  private func isFlagged(_ value: Value) -> Bool? {
    guard let (flag, binding) = raisedFlag, let path = path(of: value, from: flag.type), let name = path.last else {
      return nil
    }
    if path.count == 1 {
      guard let declared = program.members(name, of: flag.type).first(where: \.isStored), program.mayBeNil(declared) else {
        return nil
      }
    }
    // Of what stands in for each other one is enough.
    let others = missing.compactMap { self.path(of: $0, from: flag.type) }
    return program.isGiven(FlaggedProperty(flag: flag, paths: others + [path], binding: binding))
  }

  /// Whether it is there wherever the flag is raised that shows the alert, or is what a list has at such a place:
  /// `photos.photo(at: index)`.
  func isRaised(_ value: Value) -> Bool {
    guard shownBy != nil else { return false }
    if let isFlagged = isFlagged(value) { return isFlagged }
    guard case .symbol(let symbol) = value else { return false }
    switch symbol.kind {
    case .call(.member(let list, _), let arguments), .subscript_(let list, let arguments):
      return arguments.count == 1 && declaredType(of: list)?.type.name == "[]" && isFlagged(arguments[0].value) ?? false
    default: return false
    }
  }

  /// The flag that shows the alert; where that is a binding of a view's that is shown, the one which the view was given for it.
  private var raisedFlag: (flag: Flag, binding: Flag?)? {
    guard let flag = shownBy else { return nil }
    guard let view = assumed[flag.type], case .symbol(let given)? = store.field(flag.name, of: view) else { return (flag, nil) }
    switch given.kind {
    case .name(let name): return (Flag(type: given.frame.activation.type, name: name), flag)
    case .member(let base, let name): return type(of: base).map { (Flag(type: $0, name: name), flag) }
    default: return (flag, nil)
    }
  }

  /// The names that lead to a value from what is of a type.
  private func path(of value: Value, from owner: String) -> [String]? {
    switch value {
    case .unknown(let unknown):
      switch unknown.root {
      case .field(owner, let name)?: return [name]
      case .parameter(let function, let name)? where function == topMember.id && type(of: value) != owner:
        return KnownPresences.path(ofParameter: name, of: function)
      default: break
      }
    case .symbol(let symbol):
      switch symbol.kind {
      case .name(let name) where symbol.frame.activation.type == owner: return name == "self" ? [] : [name]
      case .member(let base, let name):
        if let path = path(of: base, from: owner) { return path + [name] }
      case .subscript_(let base, let arguments):
        guard arguments.count == 1, arguments[0].label == nil, case .text(let key) = arguments[0].value, let plain = key.plain
        else { return nil }
        return path(of: base, from: owner).map { $0 + [KnownPresences.entry(plain)] }
      default: break
      }
    // What a view stands for once its code has set something of it.
    case .object: break
    default: return nil
    }
    return type(of: value) == owner ? [] : nil
  }

  /// Whether a value is written as a name alone in the code of a type, as that of a view which another one shows.
  private func isNamed(_ value: Value, in type: String) -> Bool {
    guard case .symbol(let symbol) = value, case .name = symbol.kind else { return false }
    return symbol.frame.activation.type == type
  }

  /// Whether it is what a model publishes, and the view listens for: `.onReceive(model.$error)`, `.onChange(of: model.error)`.
  private func isPublished(_ value: Value) -> Bool {
    guard case .symbol(let symbol) = value, case .member(let base, let name) = symbol.kind, let type = type(of: base),
      let declared = program.members(name, of: type).first(where: \.isStored), declared.declaration.value?.isNull ?? true,
      program.mayBeNil(declared), let file = program.number(of: symbol.range),
      let view = program.file(file).member(around: Int(symbol.range.start))
    else { return false }
    let code = program.text(of: view.declaration.range)
    let written = program.text(of: symbol.range)
    let published = written.hasSuffix("." + name) ? written.dropLast(name.count) + "$" + name : ""
    return ["onReceive(\(published))", "onChange(of: \(written))", "onChange(of: \(written),"].contains(where: code.holdsBytes)
      && program.isGiven(declared)
  }

  /// Whether it is what an app gives to the one instance of a type that it shares, in place of the type's own text.
  func isGivenToShared(_ value: Value) -> Bool {
    // Conditions are many, and what they ask for is not followed.
    switch value {
    case .unknown(let unknown):
      guard case .field(let type, let name)? = unknown.root else { return false }
      return program.isGivenToShared(name, of: type)
    case .symbol(let symbol):
      let type = symbol.frame.activation.type
      guard let name = symbol.plainName, !type.isEmpty else { return false }
      return program.isGivenToShared(name, of: type)
    default: return false
    }
  }

  /// The property that a value is: one of which the values are not known, or one of the view's own by its name.
  private func ownState(_ value: Value) -> (type: String, name: String)? {
    if case .unknown(let unknown) = resolve(value) {
      guard case .field(let type, let name)? = unknown.root else { return nil }
      return (type, name)
    }
    guard case .symbol(let symbol) = value, let name = symbol.plainName else { return nil }
    return (symbol.frame.activation.type, name)
  }

  /// What is always there of something that is: a member that is declared without a question mark.
  private func always(_ value: Value) -> Value? {
    guard case .symbol(let symbol) = value else { return nil }
    let (base, name): (Value, String)
    switch symbol.kind {
    case .member(let owner, let member), .call(.member(let owner, let member), _): (base, name) = (owner, member)
    default: return nil
    }
    let declared = type(of: base).map { program.members(name, of: $0) } ?? []
    if declared.isEmpty { return Self.neverMissing.contains(name) || isElement(name, ofTuple: base) ? base : nil }
    return declared.allSatisfy { !program.mayBeNil($0) } ? base : nil
  }

  /// What no object lacks.
  private static let neverMissing: Set<String> = ["localizedDescription", "description", "rawValue", "lastPathComponent"]
}

/// A property that shows an alert while it is true.
struct Flag: Hashable, Sendable {
  let type: String
  let name: String
}

extension Program {
  /// Whether a parameter may be nil, as its function's declaration is written.
  func mayBeNil(parameter name: String, of declared: Declared) -> Bool {
    let file = files[declared.file]
    guard file.path.hasSuffix(".swift"), declared.declaration.parameters.contains(where: { $0.name == name && $0.type != nil })
    else { return true }
    let head = file.text[Int(declared.declaration.nameRange.end)..<min(Int(declared.declaration.range.end), file.text.count)]
      .prefix { $0 != UInt8(ascii: "{") }
    let written = String(decoding: head, as: UTF8.self)
    let places = written.ranges(of: name + ":").filter { range in
      range.lowerBound == written.startIndex || written[..<range.lowerBound].utf8.last.map { !$0.isNamePart } ?? true
    }
    guard places.count == 1, let start = places.first?.upperBound else { return true }
    let type = written[start...].prefix { !",)=".contains($0) }
    return type.contains { "?!<([".contains($0) }
  }

  /// Whether a property or what a function gives may be nil, as its declaration is written.
  func mayBeNil(_ declared: Declared) -> Bool {
    let declaration = declared.declaration
    guard files[declared.file].path.hasSuffix(".swift") else { return true }
    if declaration.type == nil { return !(declared.isVariable && declaration.value != nil) }
    let text = files[declared.file].text
    let end = min(Int(declaration.range.end), text.count)
    var place = Int(declaration.nameRange.end)
    if declared.isFunction { place = text.endOfParameters(from: place, to: end) }
    var last = place
    // A function's result stands behind its last arrow before the body.
    let stops: Set<UInt8> = [UInt8(ascii: "{"), UInt8(ascii: "=")]
    while place < end, !stops.contains(text[place]), declared.isFunction || text[place] != 0x0A {
      if text[place] == UInt8(ascii: "-"), place + 1 < end, text[place + 1] == UInt8(ascii: ">") { last = place }
      place += 1
    }
    return text[last..<place].contains { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
  }
}

extension [UInt8] {
  /// The end of a function's parameters, which may have closures and optional types for themselves.
  func endOfParameters(from start: Int, to end: Int) -> Int {
    guard var place = self[start..<end].firstIndex(of: UInt8(ascii: "(")) else { return start }
    var depth = 0
    while place < end {
      if self[place] == UInt8(ascii: "(") { depth += 1 }
      if self[place] == UInt8(ascii: ")") { depth -= 1 }
      place += 1
      if depth == 0 { return place }
    }
    return start
  }
}
