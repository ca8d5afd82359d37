internal import AlertKitCore

/// What the code of a member does with names, as far as it says whether its alerts are shown. It is gone through once.
struct MemberUses {
  /// A call that shows something while a state says so.
  private struct Bound {
    let name: SourceRange
    let arguments: [SourceRange]
    let states: [CodeExpression]
    /// The closures that are run only once it is shown.
    let contents: [SourceRange]
  }

  private var bound: [Bound] = []
  private let body: [CodeStatement]
  private let known: KnownPresences
  /// By the name of a call that makes an alert, the variable which starts as it.
  private var variables: [SourceRange: String] = [:]
  /// By the name of a call that makes an alert of Apple's, whose making alone shows nothing.
  private var plain: Set<SourceRange> = []
  /// The calls that make a variable's action.
  private var madeActions: [(call: CodeCall, range: SourceRange)] = []
  /// The calls that make a variable's control, by the variable, and those that give one something to do.
  private var madeControls: [String: [(call: CodeCall, type: String)]] = [:]
  private var targets: [(control: String, range: SourceRange)] = []
  /// Where what is declared by a name is known, from its declaration on to the end of its block.
  private var declared: [String: [Range<Int32>]] = [:]
  /// The same from where its value ends, in which its name means it.
  private var meant: [String: [Range<Int32>]] = [:]
  /// Variables that start as a truth.
  private var truths: [String: Bool] = [:]
  /// The closures that give a name to what they are handed.
  private var handed: [String: [Range<Int32>]] = [:]
  /// By the name of a call that makes an alert, the property which is given it.
  private var given: [SourceRange: String] = [:]
  /// Where names are used, and where no more is done than to fill what has them.
  private var named: [String: [Int32]] = [:]
  private var filled: [String: [Int32]] = [:]
  /// By variable, and by the name of a call that makes an alert, on what it is presented.
  private var presenters: [String: [CodeExpression]] = [:]
  private var directly: [SourceRange: CodeExpression] = [:]
  /// By variable, how often it is given back, and the names of the calls that are.
  private var returned: [String: Int] = [:]
  private var givenBack: Set<SourceRange> = []
  /// The names of the calls that are statements of their own, so that nothing is done with what they give.
  private var dropped: Set<SourceRange> = []

  static let labels: Set<String> = ["isPresented", "item", "isShowing", "isActive"]
  /// SwiftUI's modifiers that show what their closures say while a flag is set.
  private static let modifiers: Set<String> = [
    "alert", "confirmationDialog", "sheet", "fullScreenCover", "popover", "actionSheet",
  ]
  private static let classes: Set<String> = ["UIAlertController", "UIAlertView", "UIActionSheet"]
  /// UIKit's classes whose handlers are run once something has been given what they make.
  private static let actions: Set<String> = [
    "UIAction", "UIAlertAction", "UIBarButtonItem", "UIContextualAction", "UIPreviewAction", "UITableViewRowAction",
    "UILongPressGestureRecognizer", "UIPanGestureRecognizer", "UIPinchGestureRecognizer", "UISwipeGestureRecognizer",
    "UITapGestureRecognizer",
  ]

  init(of member: Declared) {
    let declaration = member.declaration
    body = declaration.body ?? []
    known = KnownPresences(in: member)
    var (bound, named, fills) = ([Bound](), [String: [Int32]](), VariableFills())
    var handed: [String: [Range<Int32>]] = [:]
    var presented: [(on: CodeExpression, CodeExpression)] = []
    var targets: [(control: String, range: SourceRange)] = []
    var bodies = [body]
    CodeWalk.expressions(in: declaration) { expression, _ in
      switch expression.kind {
      case .name(let name): named[name, default: []].append(expression.range.start)
      case .member(let base?, let part):
        fills.note(part: part, of: base)
      case .closure(let closure):
        bodies.append(closure.body)
        // What it is handed may be called as the alert is: `{ alert in … }`.
        for name in closure.parameters { handed[name, default: []].append(expression.range.start..<expression.range.end) }
      case .call(let call):
        if case .member(let base?, let method) = call.callee.kind, case .name(let name) = base.kind {
          fills.note(call, on: base)
          if ["addAction", "addTarget"].contains(method) { targets.append((name, expression.range)) }
        }
        if case .member(let base?, "present") = call.callee.kind, let first = call.arguments.first, !first.isTrailing {
          presented.append((base, first.value))
        }
        let states = call.arguments.filter { $0.label.map(Self.labels.contains) ?? false }.compactMap(\.value.boundState)
        if !states.isEmpty {
          let values = call.arguments.map(\.value)
          let isModifier = if case .member(_, let name) = call.callee.kind { Self.modifiers.contains(name) } else { false }
          let contents = isModifier ? values.filter { if case .closure = $0.kind { true } else { false } } : []
          bound.append(
            Bound(name: call.nameRange, arguments: values.map(\.range), states: states, contents: contents.map(\.range)))
        }
      default: break
      }
      return true
    }
    for (target, value) in CodeWalk.assignments(in: body) {
      if case .call(let call) = value.kind, let name = target.ownName { given[call.nameRange] = name }
      if case .member(let base?, let part) = target.kind { fills.noteAssignment(to: part, of: base) }
    }
    (self.bound, self.named, self.handed, self.targets) = (bound, named, handed, targets)
    for (base, alert) in presented {
      switch alert.kind {
      case .name(let name): presenters[name, default: []].append(base)
      case .call(let call): directly[call.nameRange] = base
      default: break
      }
    }
    for (index, body) in bodies.enumerated() {
      // What stands alone may be what is given back.
      noteVariables(in: body, mayDrop: body.count > 1 || index == 0 && (declaration.type == nil || declaration.selector != nil))
    }
    let ofActions = madeActions.compactMap { variables[$0.call.nameRange] }
    filled = fills.places(ofControls: Set(madeControls.keys).union(ofActions))
  }

  private mutating func noteVariables(in body: [CodeStatement], mayDrop: Bool) {
    for statement in body {
      switch statement.kind {
      case .variable(let name, _, let value?):
        let end = (body.last ?? statement).range.end
        declared[name, default: []].append(statement.range.start..<end)
        meant[name, default: []].append(statement.range.end..<end)
        if case .boolean(let truth) = value.kind { truths[name] = truth }
        if case .call(let call) = value.kind {
          variables[call.nameRange] = name
          let type = call.callee.typeName ?? ""
          if Self.classes.contains(type) { plain.insert(call.nameRange) }
          if Self.actions.contains(type) { madeActions.append((call, value.range)) }
          if let owner = call.controlMade { madeControls[name, default: []].append((call, owner)) }
        }
      case .expression(let expression):
        if mayDrop, case .call(let call) = expression.kind { dropped.insert(call.nameRange) }
      case .return(let value?):
        if case .name(let name) = value.kind { returned[name, default: 0] += 1 }
        if case .call(let call) = value.kind { givenBack.insert(call.nameRange) }
      case .choice(let choice): for branch in choice.branches { noteVariables(in: branch.body, mayDrop: mayDrop) }
      case .guard(_, let body), .loop(_, _, let body), .block(let body): noteVariables(in: body, mayDrop: mayDrop)
      default: break
      }
    }
  }

  /// The variable that an alert is kept in and only filled, and how often its name stands in the code, for others too; nil where more is
  /// done.
  func variable(onlyFilledWith site: SourceRange) -> (name: String, count: Int)? {
    guard let name = variables[site], let scopes = declared[name] else { return nil }
    let closures = handed[name, default: []]
    func isOfVariable(_ place: Int32) -> Bool { !closures.contains { $0.contains(place) && !$0.contains(site.start) } }
    let all = named[name, default: []]
    let (uses, fills) = (all.filter(isOfVariable), filled[name, default: []].filter(isOfVariable))
    guard plain.contains(site) || madeActions.contains(where: { $0.call.nameRange == site }) || !fills.isEmpty,
      let own = scopes.filter({ $0.contains(site.start) }).max(by: { $0.lowerBound < $1.lowerBound }),
      uses.allSatisfy({ use in scopes.contains { $0.contains(use) } })
    else { return nil }
    // A handler within may have a variable of the name for an alert of its own.
    let inner = zip(scopes, meant[name, default: []]).filter { own.lowerBound < $0.0.lowerBound }.map(\.1)
    func isOfOwn(_ place: Int32) -> Bool { own.contains(place) && !inner.contains { $0.contains(place) } }
    guard uses.count(where: isOfOwn) == fills.count(where: isOfOwn) else { return nil }
    return (name, all.count + scopes.count + closures.count)
  }

  /// The calls that make variables' actions whose handlers a place stands in, or controls that are told there what to do, with the names
  /// of their classes, or that make the alerts which the actions are added to.
  func actions(around place: Int) -> [(site: SourceRange, type: String)] {
    madeActions.filter { $0.range.holds(place) }.map { ($0.call.nameRange, $0.call.callee.typeName ?? "") }
      + targets.filter { $0.range.holds(place) }.compactMap { target in
        // Two variables of one name may be of two controls.
        guard let made = madeControls[target.control], made.count == 1, declared[target.control]?.count == 1 else { return nil }
        return (made[0].call.nameRange, made[0].type)
      }
      + targets.filter { $0.range.holds(place) }.compactMap { target in
        alert(named: target.control, at: target.range.start).map { ($0, "UIAlertController") }
      }
  }

  /// The call that makes the alert of the variable which a name means at a place.
  private func alert(named name: String, at place: Int32) -> SourceRange? {
    func scope(_ place: Int32) -> Range<Int32>? {
      declared[name, default: []].filter { $0.contains(place) }.max { $0.lowerBound < $1.lowerBound }
    }
    guard let own = scope(place) else { return nil }
    return plain.first { variables[$0] == name && scope($0.start) == own }
  }

  /// The truth that a name stands for at a place where it is that of a variable which nothing changes: `BOOL isNew = YES;`.
  func truth(of name: String, at place: Int32) -> Bool? {
    guard let truth = truths[name], let scopes = declared[name], scopes.count == 1, scopes[0].contains(place),
      !handed[name, default: []].contains(where: { $0.contains(place) }), !body.gives(name, before: .max)
    else { return nil }
    return truth
  }

  /// Whether nothing is done with what a call gives.
  func drops(_ call: SourceRange) -> Bool { dropped.contains(call) }

  /// Whether an alert of Apple's is made, filled and given back alone, with the variable that it is kept in and how often its name stands
  /// in the code; nil where more is done.
  func givesBack(madeAt site: SourceRange) -> (variable: String?, count: Int)? {
    if givenBack.contains(site) { return (nil, 0) }
    guard plain.contains(site), let name = variables[site], declared[name]?.count == 1, let uses = named[name]?.count,
      let back = returned[name], uses == filled[name, default: []].count + back
    else { return nil }
    return (name, uses + 1)
  }

  /// On what an alert is presented that is made, filled and presented alone, with the variable that it is kept in and how often its name
  /// stands in the code; nil where more is done.
  func presenters(of site: SourceRange) -> (presenters: [CodeExpression], variable: String?, count: Int)? {
    if let base = directly[site] { return ([base], nil, 0) }
    guard let name = variables[site], declared[name]?.count == 1, let uses = named[name]?.count, let on = presenters[name],
      uses == filled[name, default: []].count + on.count
    else { return nil }
    return (on, name, uses + 1)
  }

  /// The property that an alert is given to.
  func property(given site: SourceRange) -> String? { given[site] }

  /// What the call that makes an alert, or one around it, is bound to.
  func states(around site: SourceRange) -> [CodeExpression] {
    bound.filter { $0.name == site || $0.arguments.contains { $0.holds(Int(site.start)) } }.flatMap(\.states)
  }

  /// What a call itself is bound to.
  func states(ofCall name: SourceRange) -> [CodeExpression] { bound.filter { $0.name == name }.flatMap(\.states) }

  /// What the calls are bound to whose arguments a place stands in.
  func states(around place: Int) -> [CodeExpression] {
    bound.filter { $0.arguments.contains { $0.holds(place) } }.flatMap(\.states)
  }

  /// What SwiftUI's modifiers are bound to whose closures a place stands in: it is run only once one is shown.
  func states(showing place: Int) -> [CodeExpression] {
    bound.filter { $0.contents.contains { $0.holds(place) } }.flatMap(\.states)
  }

  /// What code asks around a place.
  struct Conditions {
    /// Properties that have to be true there, and those that must not be.
    var asked: [CodeExpression] = []
    var denied: [CodeExpression] = []
    /// What is there, as code has asked for it.
    fileprivate(set) var known: KnownPresences
    /// What is given to the property that stands there.
    fileprivate(set) var given: CodeExpression?

    /// The names that closures around give to what they are handed; nil where all names may mean something else.
    fileprivate var hidden: Set<String>? = []

    /// Whether closures around may give a name of a value to what they are handed.
    func mayHide(_ value: CodeExpression) -> Bool {
      var isHidden = hidden == nil
      CodeWalk.expressions(in: value) { expression, _ in
        if case .name(let name) = expression.kind, name.hasPrefix("$") || hidden?.contains(name) ?? true { isHidden = true }
        return !isHidden
      }
      return isHidden
    }

    fileprivate mutating func add(_ conditions: [CodeCondition], areDenied: Bool = false) {
      guard let hidden else { return }
      for condition in conditions {
        guard case .expression(let expression) = condition else { continue }
        for part in areDenied ? expression.disjuncts : expression.conjuncts where !part.begins(with: hidden) {
          if let (property, isAsked) = part.truthAsked(areDenied: areDenied) {
            if isAsked { asked.append(property) } else { denied.append(property) }
          } else if part.isAsked {
            if areDenied { denied.append(part) } else { asked.append(part) }
          } else if case .prefix("!", let inner) = part.kind, inner.isAsked {
            if areDenied { asked.append(inner) } else { denied.append(inner) }
          }
        }
      }
    }
  }

  /// Properties that have to be true, or must not be, where something is done.
  func conditions(around place: Int) -> Conditions {
    var conditions = Conditions(known: known)
    Self.look(for: place, in: body, &conditions)
    return conditions
  }

  private static func look(for place: Int, in body: [CodeStatement], _ conditions: inout Conditions) {
    guard let index = body.firstIndex(where: { $0.range.holds(place) }) else { return }
    for statement in body[..<index] {
      if case .guard(let own, _) = statement.kind { conditions.add(own) }
      if let leaving = statement.leavingBranch { conditions.add(leaving.conditions, areDenied: true) }
      conditions.known.pass(statement)
    }
    switch body[index].kind {
    case .choice(let choice):
      guard let taken = choice.branches.firstIndex(where: { $0.body.contains { $0.range.holds(place) } }) else { return }
      if choice.kind == .conditions {
        for branch in choice.branches[..<taken] where branch.conditions.count == 1 {
          conditions.add(branch.conditions, areDenied: true)
        }
        conditions.add(choice.branches[taken].conditions)
      }
      conditions.known = conditions.known.branches(of: choice)[taken].known
      look(for: place, in: choice.branches[taken].body, &conditions)
    case .guard(let own, let body):
      conditions.known.deny(own)
      if own.count == 1 { conditions.add(own, areDenied: true) }
      look(for: place, in: body, &conditions)
    case .loop(let names, _, let body):
      conditions.known = conditions.known.entering(names)
      look(for: place, in: body, &conditions)
    case .block(let body): look(for: place, in: body, &conditions)
    case .declaration(let declaration):
      conditions.hidden = nil
      look(for: place, in: declaration.body ?? [], &conditions)
    case .assignment(let target, "=", let value) where target.range.holds(place): conditions.given = value
    default:
      // A builder's closure: `List { if isNew { … } }`.
      for (closure, call) in body[index].ownClosures where closure.body.contains(where: { $0.range.holds(place) }) {
        conditions.known = conditions.known.entering(closure, of: call)
        conditions.hidden?.formUnion(closure.parameters)
        look(for: place, in: closure.body, &conditions)
        return
      }
    }
  }
}

extension CodeExpression {
  /// The property that a binding is to: itself, or what a binding made of closures gives, `Binding(get: { model.isShown }, …)`.
  fileprivate var boundState: CodeExpression? {
    if namePath != nil { return self }
    guard case .call(let call) = kind, ["Binding", "init"].contains(call.callee.usedName ?? ""),
      case .closure(let closure)? = call.arguments.first(where: { $0.label == "get" })?.value.kind, closure.body.count == 1
    else { return nil }
    switch closure.body[0].kind {
    case .expression(let only), .return(let only?):
      if case .binary("!=", let state, let other) = only.kind, other.isNull, state.namePath != nil { return state }
      return only.namePath != nil ? only : nil
    default: return nil
    }
  }

  /// The property that is compared with a truth, and whether it has to be true or must not be: `isOff == true`, `isOff != true`.
  /// What may be neither, as it may be nil, asks for nothing.
  fileprivate func truthAsked(areDenied: Bool) -> (CodeExpression, Bool)? {
    guard case .binary(let sign, let left, let right) = kind, sign == "==" || sign == "!=", left.namePath != nil,
      case .boolean(let truth) = right.kind
    else { return nil }
    if (sign == "==") != areDenied { return (left, truth) }
    return truth ? (left, false) : nil
  }

  /// Whether it is a property, a call of something that has a name, or a comparison.
  fileprivate var isAsked: Bool {
    if isComparison { return true }
    if let inner = callWithFallback { return inner.isAsked }
    if case .call(let call) = kind { return call.callee.namePath != nil || asksForLaunchArguments }
    return namePath != nil || asksForLaunchArguments
  }

  /// Whether the name that it begins with is one of some, but for those of a closure's that has no names of its own.
  fileprivate func begins(with names: Set<String>) -> Bool {
    if case .prefix(_, let inner) = kind { return inner.begins(with: names) }
    if case .binary(_, let left, _) = kind { return left.begins(with: names) }
    let asked = if case .call(let call) = kind { call.callee } else { self }
    return asked.namePath?.first.map { names.contains($0) || $0.hasPrefix("$") } ?? false
  }

  /// What has to be false for it to be.
  fileprivate var disjuncts: [CodeExpression] {
    if case .binary("||", let left, let right) = kind { left.disjuncts + right.disjuncts } else { [self] }
  }

  /// What has to be true for it to be.
  var conjuncts: [CodeExpression] {
    if case .binary("&&", let left, let right) = kind { left.conjuncts + right.conjuncts } else { [self] }
  }
}

extension CodeStatement {
  /// The one branch of a choice behind which nothing is run: `if (isOff) return;`.
  fileprivate var leavingBranch: CodeBranch? {
    guard case .choice(let choice) = kind, choice.kind == .conditions, choice.branches.count == 1,
      choice.branches[0].conditions.count == 1, let last = choice.branches[0].body.last
    else { return nil }
    switch last.kind {
    case .return, .leave, .throw: return choice.branches[0]
    default: return nil
    }
  }
}
