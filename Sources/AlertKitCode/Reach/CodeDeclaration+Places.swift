internal import AlertKitCore

extension CodeDeclaration {
  /// When the controls around a place are disabled: what `.disabled(…)` is given of each.
  func disabledControls(around place: Int) -> [CodeExpression] {
    var found: [CodeExpression] = []
    CodeWalk.expressions(in: self) { expression, _ in
      if case .call(let call) = expression.kind, case .member(let base?, "disabled") = call.callee.kind,
        base.range.holds(place),
        let only = call.arguments.first, call.arguments.count == 1
      {
        found.append(only.value)
      }
      return true
    }
    return found
  }

  /// Whether a place of a view's code is done by a control that people use, within views alone: nothing that appears, changes or
  /// waits by itself stands around it.
  func isDoneByControl(at place: Int) -> Bool {
    var names: [String] = []
    var bodies: [[CodeStatement]] = []
    CodeWalk.expressions(in: self) { expression, contexts in
      guard expression.range.holds(place) else { return true }
      if case .closure(let closure) = expression.kind { bodies.append(closure.body) }
      names = contexts.compactMap { if case .closure(let call, _) = $0 { call.callee.usedName ?? "" } else { nil } }
      return true
    }
    // What a control begins and does not wait for comes right behind it, where it does nothing else.
    if names.last == "Task" {
      guard bodies.dropLast().last?.count == 1 else { return false }
      names.removeLast()
    }
    guard let control = names.last, ["Button", "onTapGesture", "onSubmit"].contains(control) else { return false }
    return names.dropLast().allSatisfy { name in
      name != "Task"
        && (name.startsUpper || Self.builders.contains(name))
    }
  }
}

extension CodeDeclaration {
  /// Whether a place stands in an item of a navigation bar that its view always hides: `.navigationBarHidden(true).toolbar { … }`.
  func isInHiddenBar(_ place: Int) -> Bool {
    var (toolbar, item): (CodeCall?, CodeCall?)
    var others: [CodeCall] = []
    CodeWalk.expressions(in: self) { expression, _ in
      guard case .call(let call) = expression.kind, let name = call.callee.usedName else { return true }
      let holdsIt = call.arguments.contains { $0.value.range.holds(place) }
      if holdsIt, name == "toolbar" || name == "navigationBarItems" {
        (toolbar, item) = (call, nil)
      } else if holdsIt, name == "ToolbarItem" || name == "ToolbarItemGroup" {
        item = call
      } else if Self.barModifiers.contains(name) {
        others.append(call)
      }
      return true
    }
    guard let toolbar else { return false }
    if let placement = item?.arguments.first(where: { $0.label == "placement" }) {
      guard let name = placement.value.caseName, Self.barPlacements.contains(name) else { return false }
    }
    let modifiers = others.filter { $0.modifies(toolbar) || toolbar.modifies($0) }.compactMap(\.hidesBar)
    return !modifiers.isEmpty && modifiers.allSatisfy(\.self)
  }

  private static let barModifiers: Set<String> = ["navigationBarHidden", "toolbar", "toolbarVisibility"]

  private static let barPlacements: Set<String> = [
    "navigationBarLeading", "navigationBarTrailing", "topBarLeading", "topBarTrailing", "principal", "navigation",
    "cancellationAction", "confirmationAction", "destructiveAction", "primaryAction", "automatic",
  ]

  /// Modifiers whose closures make views.
  fileprivate static let builders: Set<String> = [
    "toolbar", "overlay", "background", "contextMenu", "swipeActions", "sheet", "fullScreenCover", "popover", "alert",
    "confirmationDialog", "safeAreaInset",
  ]
}

extension CodeCall {
  /// Whether it is a modifier of what another one makes: `view.toolbar { … }.navigationBarHidden(true)`.
  fileprivate func modifies(_ other: CodeCall) -> Bool {
    var callee = callee
    while case .member(let base?, _) = callee.kind, case .call(let call) = base.kind {
      if call.nameRange == other.nameRange { return true }
      callee = call.callee
    }
    return false
  }

  /// Whether a modifier hides a navigation bar; nil where it says nothing of one, and false where it may show it.
  fileprivate var hidesBar: Bool? {
    if callee.usedName == "navigationBarHidden" {
      if case .boolean(true)? = arguments.first?.value.kind { return true }
      return false
    }
    guard arguments.contains(where: { $0.value.caseName == "navigationBar" }) else { return nil }
    return arguments[0].value.caseName == "hidden"
  }
}

extension [CodeStatement] {
  /// The body of the innermost closure around a place.
  func innermostClosure(around place: Int) -> [CodeStatement]? {
    var found: [CodeStatement]?
    CodeWalk.expressions(in: self) { expression, _ in
      if case .closure(let closure) = expression.kind, expression.range.holds(place) { found = closure.body }
      return true
    }
    return found
  }

  /// Whether they may give a name another value before a place: they assign to it or to a part of it, hand it on to be changed, or
  /// ask it for more than what it is.
  ///
  /// - Parameters:
  ///   - isOwn: Whether it is the name of what they are code of, not of whatever has it.
  ///   - isParameter: Whether it is that of a parameter, and not of a property: `self.kind = kind`.
  func gives(_ name: String, isOwn: Bool = true, isParameter: Bool = false, before place: Int) -> Bool {
    func holds(_ expression: CodeExpression) -> Bool {
      switch expression.kind {
      case .name(let own): own == name
      case .member(let base, let own):
        own == name && !isParameter && (!isOwn || expression.ownName == name) || base.map(holds) ?? false
      case .subscript(let base, _): holds(base)
      default: false
      }
    }
    if CodeWalk.changes(in: self).contains(where: { Int($0.range.start) < place && holds($0) }) { return true }
    var gives = false
    CodeWalk.expressions(in: self) { expression, _ in
      guard Int(expression.range.start) < place else { return true }
      switch expression.kind {
      case .prefix("&", let operand) where holds(operand): gives = true
      case .call(let call):
        if case .member(let base?, let method) = call.callee.kind, holds(base), !Constraint.ofValue.contains(method) {
          gives = true
        }
      default: break
      }
      return !gives
    }
    return gives
  }
}

extension [CodeStatement] {
  /// The names of the variables that they and the statements within them have, but for those of closures.
  var variables: Set<String> {
    reduce(into: []) { names, statement in
      switch statement.kind {
      case .variable(let name, _, _): names.insert(name)
      case .choice(let choice): for branch in choice.branches { names.formUnion(branch.body.variables) }
      case .guard(_, let body), .loop(_, _, let body), .block(let body): names.formUnion(body.variables)
      default: break
      }
    }
  }
}

extension CodeChoice {
  /// What its conditions look at: names, properties and calls, without constants and what the compiler knows.
  var asked: [CodeExpression] {
    let conditions = branches.flatMap(\.conditions).flatMap { condition -> [CodeExpression] in
      switch condition {
      case .expression(let value), .binding(_, let value): [value]
      case .pattern(_, let subject): subject.map { [$0] } ?? []
      case .platform, .system: []
      }
    }
    return ((subject.map { [$0] } ?? []) + conditions).flatMap(\.looks)
  }
}

extension CodeExpression {
  fileprivate var looks: [CodeExpression] {
    switch kind {
    case .binary(_, let left, let right): left.looks + right.looks
    case .prefix(_, let operand): operand.looks
    case .array(let items): items.flatMap(\.looks)
    case .null, .boolean, .number, .string, .member(nil, _): []
    case .call(let call):
      if case .member(let base?, "contains") = call.callee.kind, case .array(let items) = base.kind {
        items.flatMap(\.looks) + call.arguments.flatMap(\.value.looks)
      } else {
        [self]
      }
    case .name, .member: namePath?.first?.startsUpper ?? false ? [] : [self]
    default: [self]
    }
  }
}

extension CodeDeclaration {
  /// Whether a closure around a place is handed something by a name: `{ error in print(error) }`.
  func hands(_ name: String, at place: Int) -> Bool {
    var isHanded = false
    CodeWalk.expressions(in: self) { expression, _ in
      guard case .closure(let closure) = expression.kind, expression.range.holds(place) else { return !isHanded }
      isHanded = isHanded || closure.parameters.contains(name)
      return !isHanded
    }
    return isHanded
  }

  /// The calls that a place stands in, the outermost first.
  func calls(around place: Int) -> [CodeCall] {
    var found: [CodeCall] = []
    CodeWalk.expressions(in: self) { expression, _ in
      if case .call(let call) = expression.kind, expression.range.holds(place) { found.append(call) }
      return true
    }
    return found
  }
}
