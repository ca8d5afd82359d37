internal import AlertKitCore

extension Evaluator {
  func execute(_ body: [CodeStatement], in frame: Frame) {
    for statement in body {
      guard case .declaration(let declaration) = statement.kind else { continue }
      switch declaration.kind {
      case .function: frame.functions[declaration.name] = declaration
      case .variable where declaration.body != nil: frame.getters[declaration.name] = declaration
      // Another name for a type.
      case .variable:
        if let value = declaration.value { frame.cells[declaration.name] = store.cell(evaluate(value, in: frame)) }
      default: break
      }
    }
    for (index, statement) in body.enumerated() {
      if isDead { return }
      if program.givesWayAtOnce(body[index...], in: frame.activation.type) { continue }
      self.statement = statement.range
      execute(statement, in: frame)
    }
  }

  private func execute(_ statement: CodeStatement, in frame: Frame) {
    guard takeStep() else { return }
    depth += 1
    defer { depth -= 1 }
    switch statement.kind {
    case .expression(let expression):
      let value = evaluate(expression, in: frame)
      if let builder { append(value, to: builder) }
    case .variable(let name, let type, let value):
      // The old variable of the name is seen by the value.
      let value = value.map { convert(evaluate($0, as: type, in: frame), to: type, in: frame.activation.type) }
      frame.cells[name] = store.cell(value ?? (isNoAction(type, statement) ? .null : nil))
      if let type { frame.types[name] = type }
    case .assignment(let target, let sign, let value): assign(value, to: target, sign, in: frame)
    case .return(let value):
      let value = value.map { evaluate($0, as: resultType, in: frame) } ?? .null
      if let builder { append(value, to: builder) }
      leave(returning: value)
    case .leave:
      // `break` leaves a branch of a `switch`, not the body.
      if !program.text(of: statement.range).hasPrefix("break") { leave(returning: nil) }
    case .throw(let error):
      _ = evaluate(error, in: frame)
      leave(returning: nil)
    case .choice(let choice): execute(choice, in: frame, at: statement.range)
    case .guard(let conditions, let otherwise): check(conditions, otherwise: otherwise, in: frame, at: statement.range)
    case .loop(let names, let sequence, let body): loop(names, sequence, body, in: frame)
    case .declaration: break
    case .block(let body): execute(body, in: Frame(parent: frame, activation: frame.activation))
    }
  }

  /// Whether a variable is declared for an action that there may be none of: `var preferred: UIAlertAction?`.
  private func isNoAction(_ type: CodeType?, _ statement: CodeStatement) -> Bool {
    type?.name == "UIAlertAction" && program.text(of: statement.range).hasSuffix("?")
  }

  /// Ends the body that is run.
  private func leave(returning value: Value?) {
    if let value, !returns.isEmpty {
      let base = pathBases.last ?? 0
      returns[returns.count - 1].append(Alternative(when: Guard(Array(path[base...])), value: value))
    }
    isDead = true
  }

  // MARK: - Branches

  /// A way that a choice may go.
  struct Way {
    let when: [Constraint]
    /// What it runs; nil where that is no code of its own.
    var body: [CodeStatement]?
    let run: (Frame) -> Void
  }

  /// Runs each of several ways from the same state, and joins what they leave behind.
  func branch(_ ways: [Way], in frame: Frame) {
    let possible = ways.filter { way in way.when.allSatisfy { constraint in holds(constraint) } }
    if !probes.isEmpty, possible.count < ways.count {
      excluded += ways.filter { way in !way.when.allSatisfy { holds($0) } }.compactMap(\.body).joined().map(\.range)
    }
    if possible.count == 1, ways.count == 1 {
      path += possible[0].when
      possible[0].run(Frame(parent: frame, activation: frame.activation))
      return
    }
    // What is left behind holds on the path to it.
    guard !possible.isEmpty, takeStep(of: 1 + 4 * path.count) else { return }
    let start = store.mark()
    var ends: [(when: Guard, changes: [Int: Value?])] = []
    var survivor: [Constraint] = []
    var left = 0
    for way in possible {
      let base = path.count
      path += way.when
      let inner = Frame(parent: frame, activation: frame.activation)
      if possible.count > 1 { fork { way.run(inner) } } else { way.run(inner) }
      let changes = store.changes(since: start, isLeft: isDead)
      if isDead {
        keep(changes, when: path)
        left += 1
      } else {
        ends.append((Guard(way.when), changes))
        survivor = Array(path[base...])
      }
      path.removeLast(path.count - base)
      store.rollBack(to: start, isLeft: isDead)
      isDead = false
    }
    if ends.isEmpty {
      isDead = true
      return
    }
    if ends.count == 1, left > 0 { path += survivor }
    join(ends)
  }

  /// Whether a constraint can hold here.
  func holds(_ constraint: Constraint) -> Bool {
    for known in path where known.subject == constraint.subject {
      if !known.allows(constraint) { return false }
    }
    return true
  }

  private func join(_ ends: [(when: Guard, changes: [Int: Value?])]) {
    var cells: Set<Int> = []
    for end in ends { cells.formUnion(end.changes.keys) }
    for cell in cells.sorted() {
      let old = store[cell]
      let results = ends.map { end in (when: end.when, value: end.changes[cell] ?? old) }
      store.set(cell, ends.count == 1 ? results[0].value : store.merged(old, results).map(withFallbacks))
    }
  }

  /// Remembers what objects were where code left early.
  private func keep(_ changes: [Int: Value?], when path: [Constraint]) {
    let owners = Set(changes.keys.compactMap { store.owner(of: $0) })
    guard !owners.isEmpty else { return }
    let guarding = Guard(path)
    for owner in owners.sorted() where store.objects[owner].variants.count < 64 {
      let fields = store.fields(of: owner)
      store.update(owner) { $0.variants.append((guarding, fields)) }
    }
  }

  private func execute(_ choice: CodeChoice, in frame: Frame, at range: SourceRange) {
    let outer = builder
    branch(
      ways(of: choice, in: frame, at: range) { body, inner in
        self.builder = outer
        self.execute(body, in: inner)
      }, in: frame)
  }

  /// What a choice gives: the last expression of each branch.
  ///
  /// - Parameter type: The type that it has to give, where that is known.
  func value(of choice: CodeChoice, at range: SourceRange, as type: CodeType? = nil, in frame: Frame) -> Value {
    var values: [Alternative] = []
    let ways = ways(of: choice, in: frame, at: range) { body, inner in
      let outer = self.builder
      self.builder = nil
      defer { self.builder = outer }
      let base = self.path.count
      guard let last = body.last else { return }
      self.execute(Array(body.dropLast()), in: inner)
      guard !self.isDead else { return }
      self.statement = last.range
      let when = self.lastWay
      switch last.kind {
      case .expression(let expression):
        values.append(Alternative(when: when, value: self.evaluate(expression, as: type, in: inner)))
      case .choice(let nested):
        values.append(Alternative(when: when, value: self.value(of: nested, at: last.range, as: type, in: inner)))
      default: self.execute([last], in: inner)
      }
      _ = base
    }
    branch(ways, in: frame)
    return values.isEmpty ? .unknown(Unknown(range)) : withFallbacks(Store.choice(values))
  }

  /// The ways that a choice may go, but for those that cannot be.
  private func ways(
    of choice: CodeChoice, in frame: Frame, at range: SourceRange, _ run: @escaping ([CodeStatement], Frame) -> Void
  ) -> [Way] {
    // What the compiler decides is decided alike in each run.
    let activation = choice.kind == .compilation ? 0 : frame.activation.number
    let opaque = "?\(activation).\(range.file.index):\(range.start)"
    var ways: [Way] = []
    var excluded: Guard? = .always
    let subject = choice.subject.map { evaluate($0, in: frame) }
    var error = choice.kind == .errors ? caught(by: choice, opaque + [Alternative].errorMark, in: frame) : nil
    let asksForErrors = choice.errorAsked != nil
    for (index, branch) in takenBranches(of: choice, in: frame).enumerated() {
      if isForNoFailure(branch, of: choice, in: frame) { continue }
      if choice.kind == .compilation, isLeftOut(branch, in: frame) { continue }
      if program.isLeftNothing(branch, of: choice, in: frame.activation.member) { continue }
      if asksForErrors, interests.unmade?.areUnsent(index, of: choice, in: frame.activation.member) ?? false { continue }
      var outcome: Outcome
      if choice.kind == .errors {
        guard let caught = index == 0 ? Outcome() : catches(branch, &error, in: frame) else { continue }
        outcome = caught
        outcome.when.append(Constraint(opaque, is: "\(index)"))
      } else {
        outcome = test(branch.conditions, subject: subject, in: frame)
        switch outcome.truth == nil && choice.kind == .conditions ? isTaken(branch, in: frame) : nil {
        case false? where addsOnly(branch.body): continue
        case true? where choice.branches[(index + 1)...].allSatisfy { addsOnly($0.body) }: outcome.truth = true
        default: break
        }
      }
      if outcome.truth == false { continue }
      if outcome.isOpaque {
        outcome.when.append(Constraint(opaque, is: "\(index)"))
        outcome.otherwise.append(Constraint(opaque, isNot: "\(index)"))
      }
      guard let when = excluded.flatMap({ $0.and(outcome.when) }) else { continue }
      if isShowing, index > 0 && branch.isRest || branch.isOfNothing, isRuledOut(when, branch, of: choice, in: frame) {
        continue
      }
      let bindings = outcome.bindings
      ways.append(
        Way(when: when.constraints, body: branch.body) { inner in
          self.lastWay = when
          for (name, value) in bindings { inner.cells[name] = self.store.cell(value) }
          run(branch.body, inner)
        })
      if outcome.truth == true { return ways }
      if var left = excluded {
        // Held here alone, its names grow where they are.
        excluded = nil
        if outcome.otherwise.allSatisfy({ left.add($0) }) { excluded = left }
      }
    }
    if !choice.isExhaustive, let when = excluded {
      // What was there before stands before what replaces it.
      ways.insert(
        Way(when: when.constraints) { _ in
          self.lastWay = when
        }, at: 0)
    }
    return ways
  }

  private func check(
    _ conditions: [CodeCondition], otherwise: [CodeStatement], in frame: Frame, at range: SourceRange
  ) {
    var outcome = test(conditions, subject: nil, in: frame)
    if outcome.truth != true {
      if outcome.isOpaque {
        let opaque = "?\(frame.activation.number).\(range.file.index):\(range.start)"
        outcome.when.append(Constraint(opaque, is: "0"))
        outcome.otherwise.append(Constraint(opaque, isNot: "0"))
      }
      let other = Way(when: outcome.otherwise, body: otherwise) { inner in self.execute(otherwise, in: inner) }
      if outcome.truth == false {
        branch([other], in: frame)
      } else {
        branch([other, Way(when: outcome.when) { _ in }], in: frame)
      }
    }
    for (name, value) in outcome.bindings { frame.cells[name] = store.cell(value) }
  }

  // MARK: - Loops

  private func loop(_ names: [String], _ sequence: CodeExpression?, _ body: [CodeStatement], in frame: Frame) {
    goThrough(sequence.map { evaluate($0, in: frame) }) { value in
      guard !self.isDead else { return }
      let inner = Frame(parent: frame, activation: frame.activation)
      self.bind(names, to: value, in: inner)
      self.runOnce(body, in: inner)
    }
  }

  /// Does something with each element of what a loop goes through; with nil, any number of times, where that is not known.
  func goThrough(_ items: Value?, _ work: @escaping (Value?) -> Void) {
    if let values = items.flatMap({ plainItems(of: $0) }), values.count <= Self.mostNumbers,
      rounds * values.count <= Self.mostRounds
    {
      rounds *= max(1, values.count)
      defer { rounds /= max(1, values.count) }
      for value in values { work(value) }
      return
    }
    let counted = items.flatMap { countedList($0) }
    if let list = items.flatMap({ list(of: counted ?? $0) }) {
      each(of: list) { value in work(counted == nil ? value : self.place(of: value)) }
      return
    }
    `repeat`(for: items.flatMap { parameter(of: counted ?? $0) }) {
      work(counted.map { self.place(of: self.element(of: $0)) } ?? items.map { self.element(of: $0) })
    }
  }

  /// The list that a loop counts through, all of it or from a number on: `list.indices`, `0..<list.count`, `1..<list.count`.
  func countedList(_ sequence: Value) -> Value? {
    guard case .symbol(let symbol) = sequence else { return nil }
    switch symbol.kind {
    case .member(let base, "indices"): return base
    case .binary("..<", .number, .symbol(let bound)):
      guard case .member(let base, "count") = bound.kind else { return nil }
      return base
    default: return nil
    }
  }

  /// Where a loop begins that counts through a list.
  private func firstPlace(countedBy sequence: Value) -> Int {
    guard case .symbol(let symbol) = sequence, case .binary("..<", .number(let first), _) = symbol.kind else { return 0 }
    return max(0, Int(first) ?? 0)
  }

  /// The place of an element in its list.
  func place(of element: Value) -> Value {
    let key = "place\(indexed.count)"
    indexed[key] = element
    return .unknown(Unknown(statement ?? topMember.declaration.nameRange, key: key))
  }

  private static let mostNumbers = 64

  /// Loops within one another that go round more often than this are run once.
  private static let mostRounds = 512

  /// What a loop goes through, where all of it is known: the elements of a list, or its indices.
  func plainItems(of sequence: Value) -> [Value]? {
    if case .symbol(let symbol) = sequence, case .binary("..<", .number(let first), .number(let end)) = symbol.kind {
      guard let first = Int(first), let end = Int(end), first <= end, end - first <= Self.mostNumbers else { return nil }
      return (first..<end).map { .number("\($0)") }
    }
    if let base = countedList(sequence) {
      guard let list = list(of: base), list.isPlain else { return nil }
      return list.elements.indices.dropFirst(firstPlace(countedBy: sequence)).map { .number("\($0)") }
    }
    if sequence.isNull { return [] }
    guard let list = list(of: sequence), list.isPlain else { return numbers(of: sequence) }
    // A list of arguments ends with nil.
    return list.plainValues.filter { !$0.isNull }
  }

  private func runOnce(_ body: [CodeStatement], in frame: Frame) {
    execute(body, in: frame)
    isDead = false
  }

  private func bind(_ names: [String], to value: Value?, in frame: Frame) {
    let place = statement ?? frame.activation.member.declaration.range
    for (index, name) in names.enumerated() {
      var given = value
      if names.count > 1 {
        if case .tuple(let parts)? = value, parts.count == names.count { given = parts[index].value } else { given = nil }
      }
      frame.cells[name] = store.cell(
        given ?? .unknown(Unknown(place, key: "\(frame.activation.number).\(name).\(store.values.count)").declared))
    }
  }

  /// Runs something that happens any number of times: what it adds to lists is repeated.
  ///
  /// - Parameter root: What supplies the number of times.
  func `repeat`(for root: Root? = nil, _ work: () -> Void) {
    let start = store.mark()
    work()
    let changes = store.changes(since: start)
    store.rollBack(to: start)
    // What it sets, it sets together.
    let opaque = "loop\(store.values.count)"
    for (cell, value) in changes.sorted(by: { $0.key < $1.key }) {
      let old = store[cell]
      if case .list(let new)? = value, case .list(let before)? = old, new.elements.count >= before.elements.count {
        let rest = ListValue(elements: Array(new.elements[before.elements.count...]))
        if !rest.elements.isEmpty {
          let repeated = store.element(.repeated(rest))
          if let root { repeatedFor[repeated.id] = root }
          store.set(cell, .list(ListValue(elements: before.elements + [repeated])))
        }
      } else if let value, let old {
        store.set(
          cell,
          Store.choice([
            Alternative(when: Guard([Constraint(opaque, isNot: "1")]), value: old),
            Alternative(when: Guard([Constraint(opaque, is: "1")]), value: puttingTogether(value, from: old)),
          ]))
      } else {
        store.set(cell, value)
      }
    }
  }

  func append(_ value: Value, to cell: Int) { store.append(value, to: cell) }
}
