internal import AlertKitCore

/// Evaluates all members of an app that show something, then those who supply the words of what they show, until none is left.
struct AppEvaluation {
  let program: Program
  let wrappers: WrapperTable
  private(set) var found: [FoundSurface] = []
  private(set) var requests: [SourceRange] = []
  /// The calls that were followed, by the functions and types that show what they say.
  private(set) var followed: [DeclarationID: Set<SourceRange>] = [:]
  /// The calls that were understood as showing something.
  private(set) var understood: Set<SourceRange> = []
  private(set) var functions: [DeclarationID: Declared] = [:]
  private(set) var types: [String: TypeInterest] = [:]
  private var handlers: [Root: Handler] = [:]
  /// The parameters by whose case some of the functions show something else.
  private var deciding: [DeclarationID: Set<String>] = [:]
  /// By initializer, the classes that inherit it.
  private var inheritors: [DeclarationID: [String]] = [:]
  private(set) var alertClasses: Set<String> = []
  private var actionClasses: Set<String> = []
  /// The classes that stand in for `UIAlertController` without inheriting from it.
  private var standIns: Set<String> = []
  /// The classes that collect titles of buttons for an alert of Apple's.
  private(set) var collectors: Set<String> = []
  /// The names of types and functions that others may declare and that say that they are an alert's.
  private var foreign: Set<String> = []
  /// By name: the functions that show an alert which the app draws itself.
  private var drawing: [String: Set<DeclarationID>] = [:]
  /// The files that can show something by themselves.
  private(set) var seeds: [Int] = []
  /// The calls that bring no words which are known, by what they call.
  private(set) var wordless: [DeclarationID: Set<SourceRange>] = [:]
  /// The members whose closures add to alerts of which the title is known without them.
  private var asides: Set<DeclarationID> = []
  /// Where members that were evaluated hand handlers on to.
  private var passed: [HandlerUse] = []

  static let mostRounds = 12
  /// More files than this that use a name are not read for it.
  static let mostFilesOfName = 600

  /// The cases of enumerations that no code makes.
  let unmade: UnmadeCases

  init(_ program: Program, wrappers: WrapperTable) {
    self.program = program
    unmade = UnmadeCases(program)
    self.wrappers = wrappers
  }

  /// What one member shows.
  struct Outcome: Sendable {
    let member: Declared
    var found: [FoundSurface] = []
    var requests: [SourceRange] = []
    var followed: [DeclarationID: Set<SourceRange>] = [:]
    var understood: Set<SourceRange> = []
    /// Where handlers are handed on to.
    var handlers: [HandlerUse] = []
  }

  mutating func run() async {
    let names = wrappers.names.map { CodeScan.hash($0) }
    seeds = program.scans.indices.filter { number in
      let scan = program.scans[number]
      return !scan.isTest && (Shapes.mayOccur(in: scan) || names.contains(where: scan.words.contains))
    }
    await program.parse(seeds)
    alertClasses = Set(program.conforming(to: "UIAlertController").map(\.lastName))
    actionClasses = Set(program.conforming(to: "UIAlertAction").map(\.lastName))
    let oldAlertClasses = Shapes.oldAlertClasses(in: program)
    let ownClasses = alertClasses.union(oldAlertClasses.keys)
    if !ownClasses.isEmpty {
      let more = ownClasses.sorted().flatMap { program.files(naming: [$0]) }.filter { !seeds.contains($0) }
      seeds = Array(Set(seeds + more)).sorted()
      await program.parse(seeds)
    }
    standIns = StandIns.names(in: program)
    collectors = StandIns.collectors(in: program)
    foreign = ForeignAlerts.names(in: program).subtracting(standIns)
    drawing = DrawnAlerts.functions(
      among: foreign, besides: standIns.union(collectors).union(ownClasses).union(wrappers.names), in: program)
    foreign.formUnion(drawing.keys)
    let using = standIns.union(collectors).union(foreign).sorted().flatMap { program.files(naming: [$0]) }
    seeds = Array(Set(seeds + using)).sorted()
    await program.parse(seeds)
    let called = Shapes.names.union(wrappers.names).union(ownClasses).union(standIns).union(collectors).union(foreign).union([
      "preferredStyle"
    ]).subtracting([
      "init", "Self",
    ])
    let members = await Parallel.map(seeds) { [program] number in
      let file = program.file(number)
      return file.members.filter {
        !file.mentions(of: $0).isDisjoint(with: called) || file.mentions(of: $0).contains("TextState") || Self.isContent($0)
      }
    }.flatMap(\.self)
    var interests = Interests()
    interests.alertClasses = alertClasses
    interests.oldAlertClasses = oldAlertClasses
    interests.actionClasses = actionClasses
    interests.standIns = standIns
    interests.collectors = collectors
    interests.foreign = foreign
    interests.drawing = drawing
    interests.unmade = unmade
    var new = await evaluate(members, interests)
    for _ in 0..<Self.mostRounds {
      let next = self.next(new)
      guard !next.isEmpty else { break }
      add(next, to: &interests)
      let members = await suppliers(of: next)
      new = await evaluate(members, interests)
    }
    if !new.isEmpty, !next(new).isEmpty {
      program.spend("functions that call one another", Self.mostRounds)
    }
  }

  /// What was found leads to.
  private mutating func next(_ new: [FoundSurface]) -> Interest {
    var next = Interest.of(new, program, besides: functions, types)
    for type in next.types {
      guard let kind = program.record(of: type.path)?.kind, kind == .protocol || kind == .class else { continue }
      for path in program.conforming(to: type.path) where types[path] == nil && !next.types.contains(where: { $0.path == path })
      {
        var special = TypeInterest(path: path)
        (special.base, special.fields, special.showers, special.sites) = (type.path, type.fields, type.showers, type.sites)
        next.types.append(special)
      }
    }
    for function in next.functions where function.isInitializer && program.record(of: function.type)?.kind == .class {
      inheritors[function.id] = program.conforming(to: function.type).map(\.lastName)
    }
    for item in new where item.isOpenDialog && !item.isBare { asides.formUnion(item.handlers.map(\.handler.member.id)) }
    asides.subtract(new.filter(\.isBare).flatMap(\.handlers).map(\.handler.member.id))
    for item in new where item.isOpenDialog { add(item.handlers, to: &next) }
    add(passed, to: &next)
    passed = []
    return next
  }

  private func add(_ uses: [HandlerUse], to next: inout Interest) {
    for use in uses {
      for root in use.holders(program) where handlers[root] == nil && next.handlers[root] == nil {
        next.handlers[root] = use.handler
      }
    }
  }

  private mutating func add(_ next: Interest, to interests: inout Interests) {
    for function in next.functions { functions[function.id] = function }
    for type in next.types { types[type.path] = type }
    handlers.merge(next.handlers) { known, _ in known }
    deciding.merge(next.deciding) { $0.union($1) }
    interests.deciding = deciding
    interests.functions = [:]
    for function in functions.values.sorted(by: { $0.id < $1.id }) {
      for name in [function.calledName] + (inheritors[function.id] ?? []) {
        interests.functions[name, default: []].append(function)
      }
    }
    interests.fresh = Set(next.functions.map(\.id))
    interests.types = types
    interests.cases = [:]
    for type in types.values.sorted(by: { $0.path < $1.path }) {
      for name in type.cases { interests.cases[name, default: []].append(type.path) }
    }
    interests.handlers = handlers
    interests.handlerNames = Set(handlers.keys.map(\.name))
  }

  private static func isContent(_ member: Declared) -> Bool {
    member.isInitializer && member.type.hasSuffix("NotificationContent")
  }

  /// Evaluates some members.
  ///
  /// - Returns: What was found that may lead further.
  private mutating func evaluate(_ members: [Declared], _ interests: Interests) async -> [FoundSurface] {
    let (program, wrappers) = (program, wrappers)
    let outcomes = await Parallel.map(members) { member in
      Self.evaluate(member, program, interests, wrappers)
    }
    var new: [FoundSurface] = []
    for outcome in outcomes {
      new += outcome.found
      for request in outcome.requests where !requests.contains(request) { requests.append(request) }
      followed.merge(outcome.followed) { $0.union($1) }
      understood.formUnion(outcome.understood)
      passed += outcome.handlers
    }
    if interests.isEmpty {
      found += new.withoutRounds.withoutCallsOfInitializers
      return new
    }
    complete(by: new)
    let known = Dictionary(grouping: found) { $0.site }
    // What a caller does not change is told where it stands, and what has no words is told by no one.
    let supplied = new.filter { item in
      guard let callee = item.callee else { return false }
      let others = known[item.site] ?? []
      // Where a call names the case that decides the words, or a function is given texts, each call is an alert, also one whose
      // texts only the running app knows.
      if item.isDecided { return true }
      if others.contains(where: { $0.runner == callee && $0.takesTexts(program) }) { return true }
      // What only the running app knows is an alert still, where no other code supplies it.
      guard item.hasWords else { return item.roots.isEmpty }
      let namesNone = deciding[callee] != nil || item.isAside || asides.contains(callee)
      return !others.contains { other in
        if let origin = other.origin, let own = item.origin, origin != own { return false }
        return namesNone ? item.surface.isTold(by: other.surface) : other.surface.says(sameAs: item.surface)
      }
    }
    let told = Set(supplied.map { Place($0) })
    for item in new where !item.hasWords && !item.roots.isEmpty && !told.contains(Place(item)) {
      if let callee = item.callee { wordless[callee, default: []].insert(item.surface.range) }
    }
    let places = Set(found.map { Place($0) })
    let decided = Dictionary(grouping: (found + supplied).filter(\.isDecided)) { $0.site }
    // A view that stands in two branches shows one alert.
    var once: [Place: [FoundSurface]] = [:]
    found += supplied.filter { item in
      guard !(once[Place(item)] ?? []).contains(where: { $0.surface.says(sameAs: item.surface) }) else { return false }
      once[Place(item), default: []].append(item)
      return !places.contains(Place(item)) && !(decided[item.site] ?? []).contains { $0.surrounds(item) }
    }.map { $0.relayed(among: known[$0.site] ?? []) }
    return new.filter { $0.callee != nil }
  }

  /// Takes the buttons of alerts that functions give back for all of them where a caller adds none.
  private mutating func complete(by new: [FoundSurface]) {
    let given = Dictionary(grouping: new.filter { $0.callee != nil && $0.surface.buttonsAreComplete }) { $0.site }
    for index in found.indices where found[index].isReturned && !found[index].surface.buttonsAreComplete {
      let own = found[index]
      let isComplete = given[own.site]?.contains { $0.callee == own.runner && $0.surface.says(sameAs: own.surface) } ?? false
      if isComplete { found[index].surface.buttonsAreComplete = true }
    }
  }

  private struct Place: Hashable {
    let range: SourceRange
    let site: SourceRange

    init(_ item: FoundSurface) { (range, site) = (item.surface.range, item.site) }
  }

  private static func evaluate(
    _ member: Declared, _ program: Program, _ interests: Interests, _ wrappers: WrapperTable
  ) -> Outcome {
    var outcome = Outcome(member: member)
    guard member.declaration.isForPhones else { return outcome }
    let evaluator = Evaluator(program, interests: interests, wrappers: wrappers)
    evaluator.run(member)
    outcome.found = evaluator.surfaces()
    outcome.requests = evaluator.requests
    outcome.followed = evaluator.followed
    outcome.understood = evaluator.understood
    let handlers = Set(interests.handlers.values.map(\.range))
    outcome.handlers = evaluator.destinations.values.filter { handlers.contains($0.handler.range) }.sorted {
      $0.handler.range < $1.handler.range
    }
    guard !interests.types.isEmpty else { return outcome }
    for instance in evaluator.storedInstances() {
      guard let interest = interests.types[instance.type] else { continue }
      // What a structure's initializer says is told where it is called.
      if member.isInitializer, instance.type == member.type, program.record(of: member.type)?.kind == .structure { continue }
      outcome.found += evaluator.shown(instance, by: interest, in: member).filter { item in
        !item.isButtonAlone || item.hasParameters || !interest.isButton
          || interest.showers.contains { $0.type == instance.type }
      }
    }
    // What an instance shows by a method that gives it back is told where that is called.
    let told = outcome.found.filter { $0.origin == nil && $0.callee != nil }
    outcome.found.removeAll { item in
      item.origin != nil && told.contains { $0.site == item.site && $0.surface.says(sameAs: item.surface) }
    }
    return outcome
  }

  /// The members that may supply words to functions and types.
  private func suppliers(of interest: Interest) async -> [Declared] {
    var wanted: [Int: Set<String>] = [:]
    func add(_ words: [String], _ mentioned: Set<String>) {
      let files = program.files(naming: words)
      guard files.count <= Self.mostFilesOfName else {
        program.spend("files that use one name", Self.mostFilesOfName)
        return
      }
      for file in files { wanted[file, default: []].formUnion(mentioned) }
    }
    for function in interest.functions {
      // Labels of Objective-C's methods are imported in one of several ways.
      var parameters = function.declaration.selector == nil ? function.declaration.parameters : []
      // Calls of Swift 2 don't name the first one, and those of Swift 1 none of a function outside types.
      if program.isBeforeSwift3, !function.isInitializer {
        parameters = function.type.isEmpty ? [] : Array(parameters.dropFirst())
      }
      let labels = parameters.filter { $0.defaultValue == nil && $0.type?.name != "->" }.compactMap(\.label)
      for name in [function.calledName] + (inheritors[function.id] ?? []) { add([name] + labels, [name]) }
      // A class that inherits it may hand words on.
      if inheritors[function.id]?.isEmpty == false { add(["super", function.type.lastName], ["super"]) }
      guard function.isInitializer else { continue }
      for other in program.members("init", of: function.type) { wanted[other.file, default: []].formUnion([]) }
    }
    for type in interest.types {
      for field in type.fields { add([field], [field]) }
      if program.takesWords(type) { add([type.path.lastName], [type.path.lastName]) }
      for name in type.cases { add([name], [name]) }
    }
    await program.parse(wanted.keys.sorted())
    let making = await makers(of: interest.types)
    let holders = Set(interest.handlers.keys.flatMap { program.members(holding: $0) }.map(\.id))
    for number in holders.map({ Int($0.file) }) + making.keys { wanted[number, default: []].formUnion([]) }
    let paths = Set(interest.types.map(\.path.lastName))
    let initialized = Set(interest.functions.filter(\.isInitializer).map(\.type))
    return await Parallel.map(wanted.sorted { $0.key < $1.key }) { [program] number, names in
      let file = program.file(number)
      return file.members.filter { member in
        if holders.contains(member.id) { return true }
        let mentions = file.mentions(of: member)
        if mentions.contains("init") {
          if member.isInitializer, initialized.contains(member.type) { return true }
          if let type = member.declaration.type, paths.contains(where: type.mentions) { return true }
        }
        if let names = making[number], mentions.contains("init"), !names.isDisjoint(with: mentions) { return true }
        return (member.declaration.body != nil || member.declaration.value != nil || !member.declaration.observers.isEmpty)
          && !mentions.isDisjoint(with: names)
      }
    }.flatMap(\.self)
  }

  /// The files that may make instances of types without naming them, and the properties that they give them to: `state.alert = .init(…)`.
  private func makers(of types: [TypeInterest]) async -> [Int: Set<String>] {
    var making: [Int: Set<String>] = [:]
    let names = types.flatMap { program.propertyNames(of: $0.path) + program.functionNames(taking: $0.path) }
    for name in Set(names).sorted() {
      for file in program.files(naming: [name, "init"]) { making[file, default: []].insert(name) }
    }
    await program.parse(making.keys.sorted())
    return making
  }
}

extension FoundSurface {
  /// Whether another is what a case carries that is given to the call which shows this one.
  fileprivate func surrounds(_ other: FoundSurface) -> Bool {
    callee == other.callee && surface.range != other.surface.range && surface.range.file == other.surface.range.file
      && extent.contains(Int(other.surface.range.start)) && !other.isDecided
  }
}

extension [FoundSurface] {
  /// Without what later rounds of a loop show again.
  fileprivate var withoutRounds: Self {
    var seen: [SourceRange: Self] = [:]
    return filter { item in
      let isNew = !(seen[item.site] ?? []).contains {
        $0.runner == item.runner && $0.when == item.when && $0.calls == item.calls && $0.flag == item.flag
          && $0.origin == item.origin && $0.surface.range == item.surface.range && $0.surface.content == item.surface.content
      }
      if isNew { seen[item.site, default: []].append(item) }
      return isNew
    }
  }

  /// Without what an initializer of the app's own says by itself, and is told where its words stand.
  fileprivate var withoutCallsOfInitializers: Self {
    let bodies = Dictionary(grouping: filter { $0.initializer == nil }) { $0.runner }
    return filter { item in
      guard let initializer = item.initializer else { return true }
      return !(bodies[initializer] ?? []).contains { $0.surface.says(sameAs: item.surface) }
    }
  }
}

extension Surface<StringReference> {
  /// Whether another has what is known of its title, its message and its buttons.
  fileprivate func isTold(by other: Self) -> Bool {
    func isTold(_ text: StringReference?, by other: StringReference?) -> Bool {
      guard let text, text.hasWords else { return true }
      return text.withoutPlace == other?.withoutPlace
    }
    let titles = Set(other.buttons.map(\.title.withoutPlace))
    guard buttons.allSatisfy({ !$0.title.hasWords || titles.contains($0.title.withoutPlace) }) else { return false }
    return kind == other.kind && isTold(title, by: other.title) && isTold(message, by: other.message)
      && isTold(subtitle, by: other.subtitle) && isTold(body, by: other.body)
  }

  /// Whether it shows the same texts with the same buttons.
  func says(sameAs other: Self) -> Bool {
    kind == other.kind && title?.withoutPlace == other.title?.withoutPlace
      && message?.withoutPlace == other.message?.withoutPlace
      && subtitle?.withoutPlace == other.subtitle?.withoutPlace && body?.withoutPlace == other.body?.withoutPlace
      && buttons.map { [$0.title.withoutPlace] } == other.buttons.map { [$0.title.withoutPlace] }
      && buttons.map(\.role) == other.buttons.map(\.role)
      && textFields.map(\.withoutPlace) == other.textFields.map(\.withoutPlace)
  }
}
