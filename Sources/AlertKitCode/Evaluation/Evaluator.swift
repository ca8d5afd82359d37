internal import AlertKitCore

/// Runs members of the app's types on values that are known as far as code says them.
///
/// Names of other declarations are looked up only when a text, an action or a list is asked for that depends on them.
final class Evaluator {
  let program: Program
  let interests: Interests
  let wrappers: WrapperTable
  var store = Store()
  /// What holds where code is run.
  var path: [Constraint] = []
  /// The ways that are run of those which code may go, the innermost last, each by a number of its own.
  var forks: [Int] = []
  private(set) var ways = 0
  /// Whether the code that follows is not reached.
  var isDead = false
  /// What the bodies that are run return, the innermost last.
  var returns: [[Alternative]] = []
  var pathBases: [Int] = []
  /// The type that the body which is run has to give; nil where none is known.
  var resultType: CodeType?
  /// The list that a view builder's body fills.
  var builder: Int?
  /// The declarations that are being run.
  var running: [DeclarationID] = []
  /// The statement that is run.
  var statement: SourceRange?
  /// Alerts and other things that are to be reported.
  var made: [ObjectID] = []
  /// Calls that ask for permission.
  var requests: [SourceRange] = []
  /// Whether what is made is only looked at.
  var isQuiet = false
  /// What has to hold for the branch that is run.
  var lastWay = Guard.always
  /// The call that supplies what is made, while a function of the app's own is run for it.
  var supplier: Supplier?
  /// The fields of all instances of a type, where they are taken for granted.
  var assumed: [String: ObjectID] = [:]
  /// What code gives cases that carry texts, by their paths.
  var carriedTexts: [String: [CarriedTexts]] = [:]
  /// What was stored in instances of types that alerts show.
  var stored: [StoredInstance] = []
  /// Calls of functions that are known to show alerts, by what they call.
  var followed: [DeclarationID: Set<SourceRange>] = [:]
  /// The calls that were understood as showing something, or a part of what is shown.
  var understood: Set<SourceRange> = []
  var steps = 0
  /// Large dictionaries of words that were read, by where they stand.
  var words: [SourceRange: Value] = [:]
  /// How the addresses begin that properties work out; nil where that may be anything.
  var addressStarts: [DeclarationID: String?] = [:]
  var changedAddresses: [DeclarationID: Bool] = [:]
  /// How often functions that take many steps gave nothing that says a text.
  var silent: [DeclarationID: Int] = [:]
  /// Functions that were run for what a call supplies, and with what.
  var visited: Set<Visit> = []
  private(set) var activations = 0
  var depth = 0
  var closureDepth = 0
  /// How many values were followed to get at the list that one is.
  var listDepth = 0
  /// How often the loops go round together that are run.
  var rounds = 1
  /// How many names were followed to get here.
  var resolving = 0
  /// Closures that are kept for later.
  var waiting: [ClosureValue] = []
  /// The closures that were run.
  var ran: Set<ClosureRun> = []
  /// The methods of instances that calls of others ran.
  var performed: Set<DeclarationID> = []
  /// The names of the calls that are followed.
  var calls: [SourceRange] = []
  /// The case that stands for all values of an enumeration.
  var assumedCases: [String: EnumerationValue] = [:]
  /// Where closures are handed to that take something.
  var destinations: [SourceRange: HandlerUse] = [:]
  /// Alerts that code keeps in what is not known, by what holds them and under which names.
  var held: [String: Int] = [:]
  var heldNames: Set<String> = []
  /// Instances of other types whose properties are set, by what they are held in.
  var elsewhere: [String: ObjectID] = [:]
  /// What supplies what a member shows.
  var roots: Set<Root> = []
  /// What supplies texts of the surface that is put together, where all of a text comes from there.
  var openRoots: Set<Root> = []
  /// The parameters that supply parts of its texts.
  var partRoots: Set<Root> = []
  /// What supplies texts of its buttons.
  var buttonRoots: Set<Root> = []
  /// The member that is run.
  var topMember: Declared
  /// The parameters of the member that is run, by what their values are spelt as.
  private(set) var parameters: [String: String] = [:]
  /// The cases of those parameters that what is put together hangs on.
  var decisions: [String: Set<String>] = [:]
  /// What branches looked at, by what it is spelt as.
  var subjects: [String: Value] = [:]
  /// What stands at places of lists that are told by no number, by the places' keys.
  var indexed: [String: Value] = [:]
  /// What supplies how often elements of lists are repeated, by the elements.
  var repeatedFor: [Int: Root] = [:]
  /// Names whose uses are asked for, and what held where they stood.
  var probes: Set<String> = []
  var probed: [Probe] = []
  /// While names are asked for, the statements that were not run, as what holds there excludes them.
  var excluded: [SourceRange] = []
  /// How interpolated values are written, by their expressions.
  var specifiers: [String: String] = [:]
  /// Texts that are keys with spaces put in, in small letters.
  var spelledKeys: Set<String> = []
  /// Members that depend on the case of an enumeration, by what they were asked of.
  var caseMembers: [String: Root] = [:]
  /// The calls of the buttons whose actions are run, the innermost last, and what shows an alert that they set.
  var taps: [Symbol] = []
  var tapsByName: [String: Symbol] = [:]
  /// The alert that the initializer which is run by itself makes.
  var ownAlert: ObjectID?
  /// What holds where the surface that is put together is made.
  var shownWhen = Guard.always
  /// The flag that shows it.
  var shownBy: Flag?
  /// What is not there where the text stands that is put together.
  var missing: [Value] = []
  /// Whether what is run makes an alert that is shown, so that the state which chooses it was set.
  var isShowing = false
  /// The condition that its binding asks for.
  var shownIf: Value?
  /// Whether code asked if a look-up found anything.
  var asksForMissing = false
  /// Whether the steps of one member are spent: what code says from there on is not known.
  private(set) var isSpent = false

  static let deepest = 160
  /// The most steps of one member. A value that is looked up in each of several alternatives, and a condition that holds where ways
  /// part, count as four: each leaves about as much in memory.
  static let mostSteps = 120_000
  static let mostRunning = 14

  init(_ program: Program, interests: Interests, wrappers: WrapperTable) {
    self.program = program
    self.interests = interests
    self.wrappers = wrappers
    topMember = program.nobody
  }

  /// Whether there is still room to go on.
  ///
  /// - Parameter size: What the step takes beside others: how many values or conditions it makes anew.
  func takeStep(of size: Int = 1) -> Bool {
    steps += size
    if steps > Self.mostSteps {
      if !isSpent { program.spend("steps of one member", Self.mostSteps) }
      isSpent = true
      return false
    }
    return depth < Self.deepest
  }

  /// Runs one of several ways that code may go.
  func fork(_ work: () -> Void) {
    ways += 1
    forks.append(ways)
    work()
    forks.removeLast()
  }

  func activation(of member: Declared, receiver: Value?) -> Activation {
    activations += 1
    let activation = Activation(member: member, type: member.type, receiver: receiver, number: activations)
    activation.supplier = supplier
    return activation
  }

  /// Runs a member by itself: its parameters are unknown.
  func run(_ member: Declared, receiver: Value? = nil) {
    topMember = member
    parameters = [:]
    let activation = activation(of: member, receiver: receiver ?? alert(of: member).map { Value.object($0) })
    let frame = Frame(parent: nil, activation: activation)
    for parameter in member.declaration.parameters {
      let unknown = Unknown(
        member.declaration.nameRange, root: .parameter(member.id, parameter.name), type: parameter.type, context: member.type,
        key: "\(activation.number).\(parameter.name)")
      let handler = interests.handlers[.parameter(member.id, parameter.name)].map { Value.closure(value(of: $0)) }
      parameters[unknown.key] = parameter.name
      frame.cells[parameter.name] = store.cell(handler ?? .unknown(unknown.declared))
    }
    running = [member.id]
    if let value = member.declaration.value {
      let held = convert(evaluate(value, as: member.declaration.type, in: frame), to: member.declaration.type, in: member.type)
      if let object = held.objectID { hold(object, in: member) }
    }
    if let body = member.declaration.body {
      topValue = result(of: body, in: frame, isBuilder: member.isBuilder, as: member.declaration.type)
    }
    if !member.declaration.observers.isEmpty { _ = result(of: member.declaration.observers, in: frame) }
    runWaiting()
    if store.hasDeepList { program.spend("lists within one another", ListValue.mostDepth) }
  }

  /// Runs the closures that nothing has run.
  private func runWaiting() {
    var next = 0
    while next < waiting.count, next < 2_000 {
      let closure = waiting[next]
      next += 1
      let key = ClosureRun(start: closure.range, activation: closure.frame.activation.number)
      if !ran.contains(key) { run(closure, []) }
    }
    waiting = []
  }

  /// What the member that was run gives back.
  var topValue: Value = .null

  /// Evaluates what else is done to an alert that a property holds.
  private func hold(_ object: ObjectID, in member: Declared) {
    guard isSurface(object), !member.type.isEmpty, !store.objects[object].isLocalizable else { return }
    let own = store.make(
      ObjectRecord(
        kind: .instance(member.type), range: member.declaration.nameRange, extent: 0..<0, member: member, when: .always))
    store.setField(member.name, of: own, to: .object(object))
    store.update(object) { $0.isOpen = true }
    for other in ownCallersFirst(program.mentioning(member.name, in: member.type, near: member.file))
    where other.id != member.id {
      // What another of them calls was run there; other calls may give it something else.
      let isRun = performed.contains(other.id) && other.declaration.parameters.isEmpty
      guard other.isFunction, let body = other.declaration.body, !isRun else { continue }
      let frame = Frame(parent: nil, activation: activation(of: other, receiver: .object(own)))
      for parameter in other.declaration.parameters {
        let unknown = Unknown(other.declaration.nameRange, type: parameter.type, context: other.type)
        frame.cells[parameter.name] = store.cell(.unknown(unknown.declared))
      }
      let wasQuiet = isQuiet
      isQuiet = true
      running.append(other.id)
      _ = result(of: body, in: frame)
      running.removeLast()
      isQuiet = wasQuiet
      store.update(object) { $0.isOpen = false }
    }
  }

  /// Members of a type, those that no other of them names before the others.
  private func ownCallersFirst(_ members: [Declared]) -> [Declared] {
    let isNamed = members.map { member in
      members.contains { $0.id != member.id && program.file($0.file).mentions(of: $0).contains(member.name) }
    }
    return zip(members, isNamed).filter { !$0.1 }.map(\.0) + zip(members, isNamed).filter(\.1).map(\.0)
  }

  /// Runs a body and gives what it returns.
  ///
  /// - Parameter type: The type that it has to give, where that is known.
  func result(of body: [CodeStatement], in frame: Frame, isBuilder: Bool = false, as type: CodeType? = nil) -> Value {
    let (wasDead, outerBuilder, outerStatement, outerType) = (isDead, builder, statement, resultType)
    resultType = type
    let base = path.count
    isDead = false
    returns.append([])
    pathBases.append(base)
    builder = isBuilder ? store.cell(.list(ListValue())) : nil
    var last: Value?
    if !isBuilder, body.count == 1, case .expression(let only) = body[0].kind {
      statement = body[0].range
      last = evaluate(only, as: type, in: frame)
    } else if !isBuilder, body.count == 1, case .choice(let choice) = body[0].kind, choice.isValue {
      statement = body[0].range
      last = value(of: choice, at: body[0].range, as: type, in: frame)
    } else {
      execute(body, in: frame)
    }
    let returned = returns.removeLast()
    pathBases.removeLast()
    defer { (isDead, builder, statement, resultType) = (wasDead, outerBuilder, outerStatement, outerType) }
    path.removeLast(path.count - base)
    if isBuilder, let cell = builder { return store[cell] ?? .null }
    if let last, returned.isEmpty { return last }
    return returned.isEmpty ? .null : withFallbacks(Store.choice(returned))
  }
}

/// Who brings the words of what a function shows.
struct Supplier {
  /// Where it is reported.
  let place: SourceRange
  let extent: Range<Int>
  let member: Declared
  /// The function that is called.
  let callee: DeclarationID?
  /// Whether the call names a case of what decides the words.
  var isDecided = false
}

/// What one member stored in an instance of a type.
struct StoredInstance {
  let type: String
  /// The instance, where it may still be changed.
  var id: ObjectID?
  /// The case that it is, where its type is an enumeration.
  var enumeration: EnumerationValue?
  var fields: [String: Value]
  let when: Guard
  let place: SourceRange
  let extent: Range<Int>
  /// The call that makes it, in whatever function that is.
  var origin: SourceRange?
  /// Whose code brings its words, where that is another than the one that stores them.
  var member: Declared?
  /// What alone is given it, where it is made only for that.
  var reader: InstanceReader?
}

extension Declared {
  /// Whether its body's expressions are all of its value.
  var isBuilder: Bool {
    if declaration.attributes.contains(where: { $0.hasSuffix("Builder") }) { return true }
    guard let type = declaration.type?.name else { return name == "body" && isVariable }
    return type == "View" || type == "some View" || type.hasSuffix(".View") || type == "Content" && name == "body"
  }
}

extension CodeChoice {
  /// Whether each branch is an expression alone, so that the choice may be a value.
  var isValue: Bool {
    isExhaustive
      && branches.allSatisfy { branch in
        guard branch.body.count == 1 else { return false }
        switch branch.body[0].kind {
        case .expression, .leave, .throw: return true
        case .choice(let inner): return inner.isValue
        default: return false
        }
      }
  }
}
