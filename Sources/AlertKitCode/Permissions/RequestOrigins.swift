internal import AlertKitCore

/// Tells requests that people bring up themselves, with a control whose screen says what it is for.
///
/// Who calls a function is told by its name, and by the type that it is called on where that can be told: rather one request
/// too few than one that was explained.
struct RequestOrigins {
  private let program: Program
  private static let mostDepth = 4
  private static let mostFiles = 24

  /// A place in the code: a member, what stands around the place in it, and where it is.
  private struct Use {
    let member: Declared
    let contexts: [CodeWalk.Context]
    let range: SourceRange
  }

  init(_ program: Program) {
    self.program = program
  }

  /// Whether a control leads to a request, or may do so as far as can be told.
  func isOnDemand(_ request: SourceRange) -> Bool {
    guard let number = program.number(of: request), let first = use(at: request, in: program.file(number)) else { return false }
    var pending = [first]
    var seen: Set<DeclarationID> = []
    for _ in 0..<Self.mostDepth where !pending.isEmpty {
      var functions: [Declared] = []
      var kept: Set<String> = []
      // What the app asks as it starts it asks before any control can.
      if pending.contains(where: isAtLaunch) { return false }
      for use in pending {
        if introduces(use) || isAnswered(use) { return true }
        if use.member.declaration.asksPreference(before: Int(use.range.start), besides: isConstant) { return true }
        switch trigger(of: use) {
        case .control: return true
        case .function(let function) where seen.insert(function.id).inserted:
          if isCalledFromOutside(function) { return true }
          functions.append(function)
        case .kept(let name): kept.insert(name)
        case .function, .itself: break
        }
      }
      pending = []
      for name in kept.sorted() {
        guard let uses = uses(ofKept: name) else { return true }
        pending += uses
      }
      for function in functions {
        guard let uses = uses(of: function) else { return true }
        pending += uses
      }
    }
    return !pending.isEmpty
  }

  /// Whether a screen that introduces the app asks.
  func isIntroduced(_ request: SourceRange) -> Bool {
    program.number(of: request).flatMap { use(at: request, in: program.file($0)) }.map(introduces) ?? false
  }

  /// Whether all that the app declares by a name is known beforehand: `static let pushEnabled = true`.
  private func isConstant(_ name: String) -> Bool {
    guard let declared = program.declarations(named: name), !declared.isEmpty else { return false }
    return declared.allSatisfy { one in
      guard one.declaration.isConstant else { return false }
      return if case .boolean? = one.declaration.value?.kind { true } else { false }
    }
  }

  private func use(at range: SourceRange, in file: ParsedFile) -> Use? {
    for member in file.members where member.declaration.range.start <= range.start && member.declaration.range.end >= range.end
    {
      var found: Use?
      CodeWalk.expressions(in: member.declaration) { expression, contexts in
        if case .call(let call) = expression.kind, call.nameRange == range {
          found = Use(member: member, contexts: contexts, range: range)
        }
        return found == nil
      }
      if let found { return found }
    }
    return nil
  }

  // MARK: - Triggers

  private enum Trigger {
    /// A control of the app's own.
    case control
    /// A function, which others call.
    case function(Declared)
    /// A property that a closure was given to, which others call by its name.
    case kept(String)
    /// The app or the screen by itself.
    case itself
  }

  /// Whether code runs each time that the app starts, whatever is set.
  private func isAtLaunch(_ use: Use) -> Bool {
    guard use.member.declaration.parameters.contains(where: { $0.label.map(Self.launches.contains) ?? false }) else {
      return false
    }
    let isPlain = (use.member.declaration.body ?? []).contains { statement in
      if case .expression(let expression) = statement.kind { expression.range.contains(use.range) } else { false }
    }
    let isInClosure = use.contexts.contains { if case .closure = $0 { true } else { false } }
    return isPlain && !isInClosure && !introduces(use) && !isAnswered(use)
      && !use.member.declaration.asksPreference(before: Int(use.range.start), besides: isConstant)
  }

  private func trigger(of use: Use) -> Trigger {
    for context in use.contexts.reversed() {
      switch context {
      case .closure(let call, let label):
        if call.isControl(running: label) { return .control }
        if let label, keeps(label, call, in: use.member) { return .kept(label) }
      case .argument(let label): if label == "action" { return .control }
      case .branch(let subject): if subject?.usedName == "action" { return .control }
      case .function: break
      }
    }
    let declaration = use.member.declaration
    guard case .function = declaration.kind else { return isSwitched(use) ? .control : .itself }
    let labels = declaration.parameters.compactMap(\.label)
    if declaration.attributes.contains("IBAction") || labels.contains(where: { $0.hasPrefix("didSelect") }) { return .control }
    if isRunBySystem(use.member, labels) { return .itself }
    if program.isOverride(use.member) { return program.overridden(by: use.member).map { .function($0) } ?? .itself }
    return .function(use.member)
  }

  /// Whether code runs when a property is set that a switch is bound to: `Toggle("Notify Me", isOn: $settings.notifies)`.
  private func isSwitched(_ use: Use) -> Bool {
    let property = use.member
    guard property.declaration.observers.contains(where: { $0.range.contains(use.range) }) else { return false }
    return program.files(naming: ["Toggle"]).prefix(Self.mostFiles).contains { number in
      let file = program.file(number)
      return file.members(mentioning: [property.name]).contains { member in
        var isBound = false
        CodeWalk.expressions(in: member.declaration) { expression, _ in
          if case .call(let call) = expression.kind, call.callee.usedName == "Toggle",
            call.arguments.contains(where: { $0.label == "isOn" && $0.value.usedName == property.name })
          {
            isBound = true
          }
          return !isBound
        }
        return isBound
      }
    }
  }

  /// Whether the system runs a function when the app starts, comes back or shows a screen.
  private func isRunBySystem(_ function: Declared, _ labels: [String]) -> Bool {
    labels.contains { Self.launches.contains($0) } || Self.appearances.contains(function.name)
  }

  private static let launches: Set<String> = [
    "didFinishLaunchingWithOptions", "willFinishLaunchingWithOptions", "willConnectTo",
  ]
  private static let appearances: Set<String> = [
    "applicationDidFinishLaunching", "applicationDidBecomeActive", "applicationWillEnterForeground", "sceneDidBecomeActive",
    "sceneWillEnterForeground", "viewDidLoad", "viewWillAppear", "viewDidAppear", "awakeFromNib",
  ]

  /// Whether code is that of a screen that introduces the app, which says what it asks for.
  private func introduces(_ use: Use) -> Bool {
    Self.introduces(use.member.type)
      || Self.introduces(program.file(use.member.file).source.path.split(separator: "/").last.map(String.init) ?? "")
  }

  private static func introduces(_ name: String) -> Bool {
    let name = name.lowercased()
    if ["onboarding", "walkthrough", "tutorial", "welcome", "introduction"].contains(where: name.holdsBytes(of:)) {
      return true
    }
    if name.hasPrefix("intro") { return true }
    return name.holdsBytes(of: "permission") && ["view", "controller", "screen", "page"].contains(where: name.hasSuffix)
  }

  /// Whether a function stands in an extension that conforms a type to a protocol of neither the app nor the system.
  private func isCalledFromOutside(_ function: Declared) -> Bool {
    guard function.isInExtension else { return false }
    let file = program.file(function.file)
    let around = file.types.first { path, declaration in
      path == function.type && declaration.range.start <= function.declaration.range.start
        && declaration.range.end >= function.declaration.range.end
    }
    return (around?.declaration.inherited ?? []).contains { type in
      !["UI", "UN", "NS", "WK"].contains(where: type.name.hasPrefix) && program.path(of: type.name, from: function.type) == nil
    }
  }

  /// Whether an initializer stores a closure in a property of the app's own type: `Client(requestAccess: { … })`.
  private func keeps(_ label: String, _ call: CodeCall, in member: Declared) -> Bool {
    guard let name = call.callee.usedName else { return false }
    let type =
      name == "init" || name == "Self"
      ? member.type : name.startsUpper ? program.path(of: name, from: member.type, in: member.file) : nil
    return type.map { program.members(label, of: $0).contains(where: \.isStored) } ?? false
  }

  /// Where what a property keeps is called; nil where its name says nothing.
  private func uses(ofKept name: String) -> [Use]? {
    let files = program.files(naming: [name])
    guard files.count <= Self.mostFiles else { return nil }
    return files.flatMap { number -> [Use] in
      let file = program.file(number)
      return file.members.filter { file.mentions(of: $0).contains(name) }.flatMap { member in
        var found: [Use] = []
        CodeWalk.expressions(in: member.declaration) { expression, contexts in
          if case .call(let call) = expression.kind, case .member(_?, name) = call.callee.kind {
            found.append(Use(member: member, contexts: contexts, range: call.nameRange))
          }
          return true
        }
        return found
      }
    }
  }

  /// Where a function is called or named; nil where its name says nothing.
  private func uses(of function: Declared) -> [Use]? {
    let files = program.files(naming: [function.name])
    guard files.count <= Self.mostFiles else { return nil }
    return files.flatMap { number -> [Use] in
      let file = program.file(number)
      return file.members.filter { file.mentions(of: $0).contains(function.name) }.flatMap { uses(of: function, in: $0) }
    }
  }

  private func uses(of function: Declared, in member: Declared) -> [Use] {
    var found: [Use] = []
    let evaluator = Evaluator(program, interests: Interests(), wrappers: WrapperTable([]))
    evaluator.isQuiet = true
    let frame = Frame(parent: nil, activation: evaluator.activation(of: member, receiver: nil))
    CodeWalk.expressions(in: member.declaration) { expression, contexts in
      switch expression.kind {
      // A selector of Objective-C's: `action:@selector(submit:)`.
      case .name(function.name), .keyPath([function.name]), .keyPath([function.name, ""]):
        if mayMean(function, evaluator.declarations(of: function.name, in: frame)) {
          found.append(Use(member: member, contexts: contexts, range: expression.range))
        }
      case .member(let base, let name) where name == function.name:
        let type = base.flatMap { Self.type(of: $0, in: member, frame, evaluator) }
        if mayMean(function, type.map { program.members(name, of: $0) } ?? []) {
          found.append(Use(member: member, contexts: contexts, range: expression.range))
        }
      default: break
      }
      return true
    }
    return found
  }

  private static func type(of base: CodeExpression, in member: Declared, _ frame: Frame, _ evaluator: Evaluator) -> String? {
    if let name = base.namePath?.first, base.namePath?.count == 1,
      let parameter = member.declaration.parameters.first(where: { $0.name == name })
    {
      return parameter.type.flatMap { evaluator.program.path(of: $0.name, from: member.type) ?? $0.name }
    }
    return evaluator.type(of: evaluator.evaluate(base, in: frame))
  }

  /// Whether a name may mean a function: not where it is called on a value of a type that has another one.
  private func mayMean(_ function: Declared, _ found: [Declared]) -> Bool {
    found.isEmpty || found.contains { $0.id == function.id || $0.declaration.body == nil && $0.isFunction }
  }

  // MARK: - Answers

  /// Whether code runs after an alert was answered, where a function of the app's own shows the alert and hands the answer back.
  private func isAnswered(_ use: Use) -> Bool {
    for context in use.contexts {
      if case .closure(let call, _) = context, showsAlert(call, use.member) { return true }
    }
    guard let body = use.member.declaration.body else { return false }
    return isPreceded(use.range, in: body, use.member)
  }

  /// Whether a statement before a place asks with an alert, in the same branch or one around.
  private func isPreceded(_ range: SourceRange, in body: [CodeStatement], _ member: Declared) -> Bool {
    for statement in body {
      if statement.range.start <= range.start, statement.range.end >= range.end {
        return statement.inner.contains { body in
          guard let first = body.first, let last = body.last, first.range.start <= range.start, last.range.end >= range.end
          else {
            return false
          }
          return isPreceded(range, in: body, member)
        } || asks(statement.conditions, member)
      }
      guard statement.range.end <= range.start else { return false }
      if case .choice = statement.kind { continue }
      if asks(statement.ownExpressions, member) { return true }
    }
    return false
  }

  private func asks(_ expressions: [CodeExpression], _ member: Declared) -> Bool {
    expressions.contains { expression in
      guard case .call(let call) = expression.kind else { return false }
      return showsAlert(call, member)
    }
  }

  private func showsAlert(_ call: CodeCall, _ member: Declared) -> Bool {
    guard let name = call.callee.usedName, !name.startsUpper else { return false }
    let evaluator = Evaluator(program, interests: Interests(), wrappers: WrapperTable([]))
    evaluator.isQuiet = true
    let frame = Frame(parent: nil, activation: evaluator.activation(of: member, receiver: nil))
    let found: [Declared]
    switch call.callee.kind {
    case .name: found = evaluator.declarations(of: name, in: frame)
    case .member(let base?, _):
      found = evaluator.type(of: evaluator.evaluate(base, in: frame)).map { program.members(name, of: $0) } ?? []
    default: found = []
    }
    return found.contains { $0.isFunction && program.file($0.file).mentions(of: $0).contains("UIAlertController") }
  }
}

extension CodeStatement {
  /// The bodies within.
  fileprivate var inner: [[CodeStatement]] {
    switch kind {
    case .choice(let choice): choice.branches.map(\.body)
    case .guard(_, let otherwise): [otherwise]
    case .loop(_, _, let body), .block(let body): [body]
    case .expression(let expression), .assignment(_, _, let expression), .return(let expression?):
      expression.closures.map(\.body)
    case .variable(_, _, let value): value?.closures.map(\.body) ?? []
    default: []
    }
  }

  /// What decides whether its bodies run.
  fileprivate var conditions: [CodeExpression] {
    switch kind {
    case .choice(let choice): choice.branches.prefix(1).flatMap(\.conditions).compactMap(\.expression)
    default: []
    }
  }

  fileprivate var ownExpressions: [CodeExpression] {
    switch kind {
    case .expression(let expression), .assignment(_, _, let expression): [expression]
    case .variable(_, _, let value): value.map { [$0] } ?? []
    case .guard(let conditions, _): conditions.compactMap(\.expression)
    default: []
    }
  }
}

extension CodeCondition {
  fileprivate var expression: CodeExpression? {
    switch self {
    case .expression(let expression), .binding(_, let expression): expression
    case .pattern(_, let subject): subject
    case .platform, .system: nil
    }
  }
}

extension CodeExpression {
  /// The closures that it gives to calls.
  fileprivate var closures: [CodeClosure] {
    var found: [CodeClosure] = []
    CodeWalk.expressions(in: self) { expression, _ in
      if case .closure(let closure) = expression.kind {
        found.append(closure)
        return false
      }
      return true
    }
    return found
  }
}

extension CodeCall {
  /// Whether a call makes a control, or one of its modifiers, that runs a closure when it is used.
  fileprivate func isControl(running label: String?) -> Bool {
    let name = callee.usedName ?? ""
    if let label, ["action", "handler", "primaryAction", "set", "onTap"].contains(label) { return true }
    if name == "onChange" || name.hasPrefix("onTap") || name.hasPrefix("onSubmit") || name == "refreshable" { return true }
    guard name.startsUpper else { return false }
    return ["Action", "Button", "Toggle", "Row", "Cell", "Item", "Link"].contains(where: name.hasSuffix)
  }
}
