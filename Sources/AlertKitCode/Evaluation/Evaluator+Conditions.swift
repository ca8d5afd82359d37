internal import AlertKitCore

/// What a condition comes to.
struct Outcome {
  /// Whether it holds, where that is known.
  var truth: Bool?
  /// What is known where it holds.
  var when: [Constraint] = []
  /// What is known where it does not.
  var otherwise: [Constraint] = []
  /// Whether more decides than the constraints say.
  var isOpaque = false
  var bindings: [(String, Value)] = []

  static var always: Outcome { Outcome(truth: true) }

  mutating func and(_ other: Outcome) {
    bindings += other.bindings
    if truth == false || other.truth == false {
      truth = false
      return
    }
    if other.truth == true { return }
    if truth == true {
      let bound = bindings
      self = other
      bindings = bound
      return
    }
    truth = nil
    for constraint in other.when where when.count < Self.mostConstraints && !when.contains(constraint) {
      when.append(constraint)
    }
    otherwise = []
    isOpaque = true
  }

  /// Conditions that more of is known say no more.
  private static let mostConstraints = 64

  var negated: Outcome {
    Outcome(truth: truth.map(!), when: otherwise, otherwise: when, isOpaque: isOpaque)
  }
}

extension Evaluator {
  func test(_ conditions: [CodeCondition], subject: Value?, in frame: Frame) -> Outcome {
    var outcome = Outcome.always
    // What one condition binds, the next may use.
    let inner = Frame(parent: frame, activation: frame.activation)
    for condition in conditions {
      let next = test(condition, subject: subject, in: inner)
      for (name, value) in next.bindings { inner.cells[name] = store.cell(value) }
      outcome.and(next)
    }
    return outcome
  }

  private func test(_ condition: CodeCondition, subject: Value?, in frame: Frame) -> Outcome {
    switch condition {
    case .expression(let expression): return test(evaluate(expression, in: frame))
    case .platform(let isPhone): return isPhone.map { Outcome(truth: $0) } ?? Outcome(isOpaque: true)
    case .system(let version, let isThere):
      return program.leastSystem.map { $0 >= version } ?? false ? Outcome(truth: isThere) : Outcome(isOpaque: true)
    case .binding(let name, let expression):
      let value = evaluate(expression, in: frame)
      var outcome = isThereWithSelf(expression, in: frame) ? .always : presence(of: value)
      outcome.bindings = [(name, withoutNull(value))]
      return outcome
    case .pattern(let patterns, let own):
      guard let value = own.map({ evaluate($0, in: frame) }) ?? subject else { return Outcome(isOpaque: true) }
      return match(patterns, value, in: frame)
    }
  }

  /// What a value is where it is there.
  func withoutNull(_ value: Value) -> Value {
    switch value {
    case .choice(let alternatives):
      let others = alternatives.filter { !$0.value.isNull }
      guard !others.isEmpty else { return value }
      return Store.choice(others.map { Alternative(when: $0.when, value: withoutNull($0.value)) })
    case .symbol(let symbol): return .symbol(symbol.present)
    default: return value
    }
  }

  /// What a name that was found to be there stands for: where only nothing is known of it, what the running app has.
  func present(_ found: Value, as symbol: Symbol) -> Value {
    guard found.isNull else { return withoutNull(found) }
    let declared = declaredType(of: .symbol(symbol))
    return .unknown(
      Unknown(symbol.range, type: declared?.type, context: declared?.context ?? "", key: key(of: .symbol(symbol))))
  }

  /// Leaves a closure out that a name stands for which is used only in place of what is there: `tapped ?? showsAlert`.
  func leaveOut(_ other: Value, _ operand: CodeExpression, besides value: Value, in frame: Frame) {
    guard case .closure(let closure) = other, case .name(let name) = operand.kind, isPresent(value),
      program.text(of: frame.activation.member.declaration.range).ranges(of: name).count == 2
    else { return }
    skip(closure)
  }

  /// Whether something is not nil, as is what stands in for it where it would be.
  private func isPresent(_ value: Value) -> Bool {
    if case .symbol(let symbol) = value, case .binary("??", _, let other) = symbol.kind, isPresent(other) { return true }
    return presence(of: resolve(value)).truth == true
  }

  /// Whether there is a value.
  func presence(of value: Value) -> Outcome {
    switch value {
    case .null: return Outcome(truth: false)
    case .text, .boolean, .number, .list, .object, .enumeration, .closure, .function, .type, .tuple, .dictionary:
      return Outcome(truth: true)
    case .choice(let alternatives):
      let nulls = alternatives.count { $0.value.isNull }
      if nulls == 0 {
        return alternatives.contains { $0.value.isUnknown || $0.value.symbol != nil } ? Outcome(isOpaque: true) : .always
      }
      if nulls == 1, alternatives.count == 2, let none = alternatives.first(where: { $0.value.isNull }),
        let some = alternatives.first(where: { !$0.value.isNull })
      {
        return Outcome(when: some.when.constraints, otherwise: none.when.constraints)
      }
      return Outcome(isOpaque: true)
    // What a lookup gives is at least the key.
    case .symbol(let symbol) where Texts.isLookup(symbol) || isKnownEntry(symbol): return .always
    case .symbol(let symbol) where isConstantAddress(symbol) || isClassOfEverySystem(symbol): return .always
    case .symbol(let symbol) where givesNoNil(symbol) || isGivenBySystem(symbol): return .always
    case .symbol(let symbol) where isOfObject(symbol) && !resolve(value).isOpen: return presence(of: resolve(value))
    case .symbol(let symbol) where symbol.implicitName != nil: return Outcome(truth: symbol.implicitName != "none")
    case .unknown(let unknown) where comesWithoutError(unknown): return .always
    case .unknown, .symbol:
      // What is shown is there.
      if !assumed.isEmpty, let type = type(of: value), assumed[type] != nil { return .always }
      if let truth = knownTruth(of: value) { return Outcome(truth: truth) }
      // Of an instance that is shown it is known what it was given.
      if !assumed.isEmpty, let found = knownOfShown(value) { return presence(of: found) }
      if isGivenToShared(value) || isRaised(value) { return .always }
      let subject = key(of: value) + "?"
      let when = [Constraint(subject, is: "some")] + owners(of: value).map { Constraint(key(of: $0) + "?", is: "some") }
      return Outcome(when: when, otherwise: [Constraint(subject, isNot: "some")])
    }
  }

  /// Whether it is a property of what names lead to, which is an instance that is known.
  private func isOfObject(_ symbol: Symbol) -> Bool {
    guard case .member(.symbol(let base), _) = symbol.kind, case .object = resolve(.symbol(base)) else { return false }
    return true
  }

  /// Whether it is a property of the instance that is shown, of which it is known what it was given.
  func isOfShown(_ symbol: Symbol) -> Bool {
    guard !assumed.isEmpty, case .member(let base, _) = symbol.kind, let type = type(of: base) else { return false }
    return assumed[type] != nil
  }

  /// Whether it is a property of a case of an enumeration that is known.
  private func isOfCase(_ symbol: Symbol) -> Bool {
    guard case .member(let base, _) = symbol.kind, case .enumeration(let value) = resolve(base) else { return false }
    return value.type != nil
  }

  /// Whether something is true here, as code around has asked it: in Objective-C what is true is not nil.
  private func knownTruth(of value: Value) -> Bool? {
    guard !path.isEmpty else { return nil }
    let subject = key(of: value)
    for known in path where known.subject == subject && known.names == Constraint.untrue { return known.isExcluding }
    return nil
  }

  /// Whether a value is true.
  func test(_ value: Value) -> Outcome {
    var known: [ObjectIdentifier: Outcome] = [:]
    return test(value, &known)
  }

  /// - Parameter known: What the conditions come to that the one which is tested is made of: several may hold one, which is looked at
  ///   once. All of them stand in that one and stay.
  private func test(_ value: Value, _ known: inout [ObjectIdentifier: Outcome]) -> Outcome {
    if let truth = Self.truth(of: value) { return Outcome(truth: truth) }
    guard takeStep() else { return Outcome(isOpaque: true) }
    guard case .symbol(let symbol) = value else { return testAlone(value) }
    if let outcome = known[ObjectIdentifier(symbol)] { return outcome }
    let outcome: Outcome
    switch symbol.kind {
    case .negation(let inner): outcome = test(inner, &known).negated
    case .binary("&&", let left, let right):
      var both = test(left, &known)
      both.and(test(right, &known))
      outcome = both
    case .binary("||", let left, let right):
      var neither = test(left, &known).negated
      neither.and(test(right, &known).negated)
      outcome = neither.negated
    default: return testAlone(value)
    }
    known[ObjectIdentifier(symbol)] = outcome
    return outcome
  }

  private func testAlone(_ value: Value) -> Outcome {
    switch value {
    case .choice(let alternatives):
      let truths = alternatives.map { Self.truth(of: $0.value) }
      if let first = truths[0], truths.allSatisfy({ $0 == first }) { return Outcome(truth: first) }
      if truths.count == 2, let first = truths[0], let second = truths[1], first != second {
        let (yes, no) = first ? (alternatives[0], alternatives[1]) : (alternatives[1], alternatives[0])
        return Outcome(when: yes.when.constraints, otherwise: no.when.constraints)
      }
      return byCase(alternatives) ?? Outcome(isOpaque: true)
    case .symbol(let symbol):
      let known = asksForOldSystem(symbol) ?? truth(ofFunction: symbol) ?? truth(ofText: symbol) ?? truth(ofQuestion: symbol)
      if let known { return Outcome(truth: known) }
      if asksForOtherLanguage(symbol) { return Outcome(truth: false) }
      if asksForBrowser(symbol) || asksForPhotos(symbol) { return .always }
      switch symbol.kind {
      // In Objective-C what nothing is asked for is nought.
      case .binary(let sign, .null, .number(let number)) where !isSwift(symbol.range):
        if let truth = Self.compare(sign, "0", number) { return Outcome(truth: truth) }
      case .binary("==", let left, let right): return compare(left, right)
      case .binary("!=", let left, let right): return compare(left, right).negated
      case .binary(let sign, .number(let left), .number(let right)):
        if let truth = Self.compare(sign, left, right) { return Outcome(truth: truth) }
      case .call(.member(.list(let list), "contains"), let arguments) where list.isPlain && arguments.count == 1:
        if let outcome = isOneOf(list.plainValues, arguments[0].value) { return outcome }
      // In Objective-C a constant text is there.
      case .name where !isSwift(symbol.range) && resolve(value).isText: return .always
      case .member where isOfObject(symbol) || isOfCase(symbol) || isOfShown(symbol):
        if let truth = Self.truth(of: resolve(value)) { return Outcome(truth: truth) }
      case .member(let base, let name) where program.mayDeclare(name) && isOfEnumeration(base):
        if case .choice(let alternatives) = resolve(value), let outcome = byCase(alternatives) { return outcome }
      default: break
      }
      fallthrough
    case .unknown:
      if isGivenToShared(value) { return .always }
      let subject = key(of: value)
      subjects[subject] = value
      // It may be a number that other conditions look at.
      return Outcome(
        when: [Constraint(subject, isNot: Constraint.untrue)], otherwise: [Constraint(subject, is: Constraint.untrue)])
    default: return Outcome(isOpaque: true)
    }
  }

  /// What it says of a value to be one of some constants: `[.denied, .restricted].contains(status)`.
  private func isOneOf(_ constants: [Value], _ value: Value) -> Outcome? {
    let names = constants.compactMap(comparedName)
    guard !names.isEmpty, names.count == constants.count, fixedName(value) == nil else { return nil }
    let subject = key(of: value)
    subjects[subject] = value
    return Outcome(when: [Constraint(subject, is: Set(names))], otherwise: [Constraint(subject, isNot: Set(names))])
  }

  private func isOfEnumeration(_ base: Value) -> Bool {
    type(of: base).flatMap { program.record(of: $0) }.map { $0.kind == .enumeration } ?? false
  }

  /// For which cases of one thing something is true; nil where more decides.
  private func byCase(_ alternatives: [Alternative]) -> Outcome? {
    guard let subject = alternatives.first?.when.constraints.first?.subject else { return nil }
    var (yes, no): (Set<String>, Set<String>) = ([], [])
    var others: Bool?
    for item in alternatives {
      guard let truth = Self.truth(of: item.value), item.when.constraints.count == 1, let only = item.when.constraints.first,
        only.subject == subject
      else { return nil }
      if only.isExcluding {
        guard others == nil else { return nil }
        others = truth
      } else if truth {
        yes.formUnion(only.names)
      } else {
        no.formUnion(only.names)
      }
    }
    guard !yes.isEmpty || others == true, !no.isEmpty || others == false else { return nil }
    return Outcome(
      when: [others == true ? Constraint(subject, isNot: no) : Constraint(subject, is: yes)],
      otherwise: [others == false ? Constraint(subject, isNot: yes) : Constraint(subject, is: no)])
  }

  /// Whether a value is surely true or surely not: in Objective-C nil and nought are not, and every object is.
  private static func truth(of value: Value) -> Bool? {
    switch value {
    case .boolean(let truth): truth
    case .null: false
    case .number(let number): Double(number).map { $0 != 0 }
    case .text, .list, .object, .closure: true
    case .symbol(let symbol): Texts.isLookup(symbol) ? true : nil
    default: nil
    }
  }

  private static func compare(_ sign: String, _ left: String, _ right: String) -> Bool? {
    guard let left = Double(left), let right = Double(right) else { return nil }
    switch sign {
    case "==": return left == right
    case "!=": return left != right
    case ">": return left > right
    case "<": return left < right
    case ">=": return left >= right
    case "<=": return left <= right
    default: return nil
    }
  }

  private func compare(_ left: Value, _ right: Value) -> Outcome {
    if let outcome = missing(left, right) { return outcome }
    if let truth = areSameText(left, right) { return Outcome(truth: truth) }
    if let name = comparedName(right) {
      if name == "nil" { return presence(of: left).negated }
      return self.is(left, name)
    }
    if let name = comparedName(left) { return name == "nil" ? presence(of: right).negated : self.is(right, name) }
    return Outcome(isOpaque: true)
  }

  /// Whether two texts are one, where that is known.
  private func areSameText(_ left: Value, _ right: Value) -> Bool? {
    if let one = left.symbol, let other = right.symbol, one.plainName != nil, other.plainName != nil,
      one.plainName == other.plainName, key(of: left) == key(of: right)
    {
      return true
    }
    if let truth = haveSameKey(left, right) { return truth }
    guard left.isText || right.isText, let one = fixedText(left), let other = fixedText(right) else { return nil }
    switch (one, other) {
    case (.literal(let one, _), .literal(let other, _)): return one == other
    case (.key(let one, _, _, _), .key(let other, _, _, _)): return one == other
    // A translation is hardly ever what code compares it with.
    case (.key(let one, _, _, _), .literal(let other, _)), (.literal(let one, _), .key(let other, _, _, _)):
      return one == other ? nil : false
    default: return nil
    }
  }

  /// Whether two names that lead to looked-up texts, one of them a member's, lead to one.
  private func haveSameKey(_ left: Value, _ right: Value) -> Bool? {
    let symbols = [left, right].compactMap(\.symbol)
    guard symbols.count == 2, symbols.contains(where: { if case .member = $0.kind { true } else { false } }),
      [left, right].allSatisfy({ type(of: $0).map { $0 == "String" } ?? true }),
      case .key(let one, _, _, _)? = render(left, isLocalizable: false),
      case .key(let other, _, _, _)? = render(right, isLocalizable: false)
    else { return nil }
    return one == other
  }

  private func fixedText(_ value: Value) -> StringReference? {
    switch value {
    case .text: return render(value, isLocalizable: false)
    case .symbol(let symbol):
      if Texts.isLookup(symbol) { return render(value, isLocalizable: false) }
      // An accessor of the app's own: `"cancel".localized`.
      if case .member(.text, _) = symbol.kind, let text = render(value, isLocalizable: false), case .key = text { return text }
      guard symbol.plainName != nil else { return nil }
      let found = resolve(value)
      if case .symbol(let other) = found { return Texts.isLookup(other) ? render(found, isLocalizable: false) : nil }
      return found.isText ? render(found, isLocalizable: false) : nil
    default: return nil
    }
  }

  /// Whether a value is what a name says.
  func `is`(_ value: Value, _ name: String) -> Outcome {
    if let own = fixedName(value) { return Outcome(truth: own == name) }
    if case .choice(let alternatives) = value {
      let matching = alternatives.filter { constantName($0.value) == name }
      if alternatives.allSatisfy({ constantName($0.value) != nil }) {
        if matching.count == alternatives.count { return .always }
        if matching.isEmpty { return Outcome(truth: false) }
        if matching.count == 1, alternatives.count == 2,
          let other = alternatives.first(where: { constantName($0.value) != name })
        {
          return Outcome(when: matching[0].when.constraints, otherwise: other.when.constraints)
        }
      }
      return Outcome(isOpaque: true)
    }
    let subject = key(of: value)
    subjects[subject] = value
    return Outcome(when: [Constraint(subject, is: name)], otherwise: [Constraint(subject, isNot: name)])
  }
}

extension Value {
  /// Whether names or the running app decide what it is.
  fileprivate var isOpen: Bool {
    switch self {
    case .unknown, .symbol: true
    default: false
    }
  }
}
