internal import AlertKitCore

extension Evaluator {
  /// Makes an instance of one of the app's types; nil where the arguments fit no initializer.
  ///
  /// - Parameter isKnown: Whether all that code does to it afterwards is seen.
  func instance(
    of path: String, _ arguments: [Argument], at range: SourceRange, in frame: Frame, isKnown: Bool = false
  ) -> ObjectID? {
    guard let record = program.record(of: path), depth < 80, takeStep() else { return nil }
    depth += 1
    defer { depth -= 1 }
    let id = store.make(
      ObjectRecord(kind: .instance(path), range: range, extent: 0..<0, member: frame.activation.member, when: Guard(self.path)))
    for stored in record.stored {
      guard let value = stored.declaration.value else { continue }
      // Others that hold the object may have set another value.
      if !isKnown, record.kind == .class, !stored.declaration.isConstant, interests.types[path] == nil { continue }
      // State that a view's code sets is not nil when the view shows it.
      if stored.declaration.attributes == ["State"], case .null = value.kind, program.isGiven(stored) { continue }
      let inner = Frame(parent: nil, activation: activation(of: stored, receiver: nil))
      store.setField(stored.name, of: id, to: convert(evaluate(value, in: inner), to: stored.declaration.type, in: path))
    }
    let initializers = program.members("init", of: path)
    for initializer in initializers where initializer.declaration.body != nil && fits(initializer, arguments) {
      guard inline(initializer, receiver: .object(id), arguments, at: range) != nil else { continue }
      complete(id, record)
      return id
    }
    guard initializers.isEmpty || initializers.allSatisfy(\.isInExtension) || record.kind == .structure else { return nil }
    guard fill(id, record, arguments) else { return nil }
    complete(id, record)
    return id
  }

  /// What a structure's initializer need not set is nil before it is set.
  private func complete(_ id: ObjectID, _ record: TypeRecord) {
    guard record.kind == .structure else { return }
    for stored in record.stored where store.field(stored.name, of: id) == nil {
      let declaration = stored.declaration
      guard !declaration.isConstant, declaration.value == nil, declaration.attributes.isEmpty else { continue }
      store.setField(stored.name, of: id, to: .null)
    }
  }

  /// Gives an instance what the initializer of its structure that the language makes is given: `self.init(title: "…")`.
  func initialize(_ id: ObjectID, _ type: String, _ arguments: [Argument]) -> Value? {
    guard let record = program.record(of: type), record.kind == .structure, fill(id, record, arguments) else { return nil }
    return .null
  }

  /// Gives an instance the arguments of the initializer that the language makes.
  private func fill(_ id: ObjectID, _ record: TypeRecord, _ arguments: [Argument]) -> Bool {
    var trailing: [Argument] = []
    for argument in arguments {
      guard let label = argument.label else {
        if argument.isTrailing { trailing.append(argument) } else { return false }
        continue
      }
      guard let stored = record.stored.first(where: { $0.name == label }) else { return false }
      store.setField(label, of: id, to: convert(argument.value, to: stored.heldType, in: record.path))
    }
    for argument in trailing {
      let given = Set(arguments.compactMap(\.label))
      guard
        let stored = record.stored.first(where: {
          $0.declaration.value == nil && !given.contains($0.name)
            && ($0.declaration.type.map { $0.name == "->" || $0.name == "Content" || $0.name == "Actions" } ?? false)
        })
      else { continue }
      store.setField(stored.name, of: id, to: argument.value)
    }
    return true
  }

  /// A call that makes an instance of a type whose instances alerts show; nil for any other.
  func instantiated(_ site: Site) -> Value? {
    guard !interests.types.isEmpty else { return nil }
    let path: String?
    switch site.callee {
    case .name(let name) where name.startsUpper: path = self.path(of: name, in: site.frame)
    case .member(let base, "init"): path = type(of: base)
    case .member(let base, let name) where name.startsUpper:
      path = type(of: base).flatMap { program.path(of: $0 + "." + name, from: "") }
    default: path = nil
    }
    guard let path, interests.types[path] != nil else { return nil }
    runClosures(of: site)
    guard let id = instance(of: path, site.arguments, at: site.range, in: site.frame) else { return nil }
    keep(id, as: path, at: site)
    return .object(id)
  }

  /// Keeps an instance that alerts show, as it is where it is made.
  func keep(_ id: ObjectID, as path: String, at site: Site) {
    guard !isQuiet, stored.count < 4_000 else { return }
    let fields = store.fields(of: id)
    let outer = supplier
    stored.append(
      StoredInstance(
        type: path, id: id, fields: fields, when: Guard(self.path), place: outer?.place ?? site.call.nameRange,
        extent: outer?.extent ?? extent(of: site), origin: site.call.nameRange))
  }

  /// Takes what a method has changed in an instance.
  func update(_ id: ObjectID) {
    guard !isQuiet, let index = stored.lastIndex(where: { $0.id == id }) else { return }
    stored[index].fields = store.fields(of: id)
  }

  /// A call that makes a case which carries what alerts show; nil for any other.
  func enumerated(_ site: Site) -> Value? {
    guard let types = interests.cases[site.name] else { return nil }
    let path: String?
    switch site.callee {
    case .implicit:
      path = impliedType(of: site, among: types)
    case .member(let base, _): path = type(of: base).flatMap { types.contains($0) ? $0 : nil }
    default: path = nil
    }
    guard let path, let made = program.members(site.name, of: path).first(where: \.isEnumerationCase),
      let arguments = filled(site.arguments, made, in: site.frame)
    else { return nil }
    runClosures(of: site)
    let value = EnumerationValue(type: path, name: made.name, arguments: arguments, range: site.range)
    if !isQuiet, stored.count < 4_000 {
      stored.append(
        StoredInstance(
          type: path, enumeration: value, fields: [:], when: Guard(self.path), place: supplier?.place ?? site.call.nameRange,
          extent: supplier?.extent ?? extent(of: site)))
    }
    return .enumeration(value)
  }

  /// The enumeration of a case that is named alone: the one that is asked for, or that the action around carries.
  private func impliedType(of site: Site, among types: [String]) -> String? {
    let fitting = types.filter { type in
      program.members(site.name, of: type).contains { $0.isEnumerationCase && fits($0, site.arguments) }
    }
    if let asked = fitting.first(where: { topMember.declaration.type?.name.lastName == $0.lastName }) { return asked }
    // What has no labels may be any member's call, where something else has the name.
    let isLabelled = site.arguments.contains { $0.label != nil }
    guard isLabelled || program.declarations(named: site.name)?.allSatisfy(\.isEnumerationCase) ?? false else { return nil }
    let action = path(of: "Action", in: site.frame)
    return fitting.first { $0.outerType == action || $0 == action } ?? fitting.first { type in
      program.record(of: type)?.cases.contains { $0.file == site.frame.activation.file } ?? false
    } ?? fitting.first
  }

  /// What a case carries, one value a parameter; nil where the arguments do not fit.
  private func filled(_ arguments: [Argument], _ declared: Declared, in frame: Frame) -> [Argument]? {
    let inner = Frame(parent: nil, activation: frame.activation)
    let parameters = declared.declaration.parameters
    guard fits(declared, arguments) else { return nil }
    var rest = arguments[...]
    return parameters.map { parameter in
      if let next = rest.first, next.isTrailing || next.label == parameter.label {
        rest.removeFirst()
        var value = next
        value.value = convert(next.value, to: parameter.type, in: declared.type)
        return value
      }
      let value = parameter.defaultValue.map { evaluate($0, in: inner) } ?? .null
      return Argument(label: parameter.label, value: value, range: declared.declaration.nameRange)
    }
  }

  // MARK: - State

  /// Keeps an alert that is put where nothing else is known: a global, a property of a singleton.
  func hold(_ value: Value, as name: String, of receiver: Value?) {
    guard objects(in: value).contains(where: isSurface) else { return }
    heldNames.insert(name)
    let key = heldKey(name, of: receiver)
    if let cell = held[key] { store.set(cell, value) } else { held[key] = store.cell(value) }
  }

  func heldValue(_ name: String, of receiver: Value?) -> Value? {
    held[heldKey(name, of: receiver)].flatMap { store[$0] }
  }

  private func heldKey(_ name: String, of receiver: Value?) -> String {
    (receiver.map { key(of: $0) } ?? "") + "." + name
  }

  /// Whether a value is what an instance's property holds already, or nil in its place: `error = isShown ? error : nil`, as
  /// bindings set it.
  func isKept(_ value: Value, as name: String, of id: ObjectID) -> Bool {
    switch value {
    case .symbol(let symbol):
      switch symbol.kind {
      case .name(name): symbol.frame.activation.receiver?.objectID == id
      case .member(let holder, name): resolve(holder).objectID == id
      default: false
      }
    case .choice(let alternatives):
      alternatives.contains { isKept($0.value, as: name, of: id) }
        && alternatives.allSatisfy { $0.value.isNull || isKept($0.value, as: name, of: id) }
    default: false
    }
  }

  /// Gives a field that has no value yet the one that it had before the code which is run, where branches are to tell a number
  /// or a flag that they set from what it was.
  func keepEarlier(_ name: String, of id: ObjectID, under value: Value, at range: SourceRange, in frame: Frame) {
    switch value {
    case .number, .boolean(false): break
    case .boolean(true):
      let type = frame.activation.receiver.flatMap { self.type(of: $0) }
      guard type.flatMap({ interests.types[$0] })?.flags[name] != nil else { return }
    case .symbol(let symbol): guard case .binary("+", _, .number) = symbol.kind else { return }
    default: return
    }
    guard store.objects[id].fields[name] == nil, frame.activation.receiver?.objectID == id else { return }
    store.open(name, of: id, as: .symbol(Symbol(.name(name), at: range, frame: frame)))
  }

  /// What is set in an instance that code holds elsewhere: `model.title = "…"`.
  func storeElsewhere(_ name: String, of receiver: Value, _ value: Value, at expression: CodeExpression, in frame: Frame) {
    // Beside the words, a case may decide what is shown with them.
    guard interests.fields.contains(name) || !interests.types.isEmpty && namesCase(value),
      let path = type(of: receiver), interests.types[path] != nil
    else { return }
    let key = key(of: receiver)
    let id =
      elsewhere[key]
      ?? store.make(
        ObjectRecord(
          kind: .instance(path), range: expression.range, extent: 0..<0, member: frame.activation.member, when: .always))
    elsewhere[key] = id
    keepOverwritten(name, of: id, type: path)
    store.setField(
      name, of: id, to: convert(value, to: program.interesting(name, of: path, in: interests)?.declaration.type, in: path))
    store.setField(name + "@", of: id, to: mark(value, at: expression, in: frame))
  }

  private func namesCase(_ value: Value) -> Bool {
    switch value {
    case .enumeration(let value): value.arguments.isEmpty
    case .symbol: isCase(value)
    default: false
    }
  }

  private static let mostWords = 2_000

  /// Remembers what an instance was before one of its words is replaced.
  func keepOverwritten(_ name: String, of id: ObjectID, type: String) {
    guard let interest = interests.types[type], interest.fields.contains(name), let old = store.field(name, of: id) else {
      return
    }
    if case .text(let text) = old, text.plain == "" { return }
    if old.isNull { return }
    guard store.objects[id].variants.count < Self.mostWords else {
      program.spend("texts that one member stores", Self.mostWords)
      return
    }
    let fields = store.fields(of: id)
    store.update(id) { $0.variants.append((Guard(path), fields)) }
    // The words that belonged to the old one do not belong to the new one.
    for field in interest.fields where field != name { store.setField(field, of: id, to: nil) }
  }

  /// All that the member has stored in instances that alerts show.
  func storedInstances() -> [StoredInstance] {
    // What says nothing when it is made is told where its words are set.
    var found = stored.filter { $0.enumeration != nil || saysSomething($0) }
    let told = Set(found.compactMap(\.id))
    for (id, record) in store.objects.enumerated() where !told.contains(id) {
      guard case .instance(let path) = record.kind, let interest = interests.types[path] else { continue }
      let states = record.variants + [(Guard.always, store.fields(of: id))]
      for state in states.flatMap({ Self.ways(of: $0, interest) }) {
        found += instance(of: path, interest, as: state).map { [$0] } ?? []
        for (brought, place, member) in carried(to: state, of: path, interest) {
          found.append(
            StoredInstance(
              type: path, fields: brought.fields, when: brought.when, place: place,
              extent: Int(place.start)..<Int(place.end), member: member))
        }
      }
    }
    return found.withoutRepetitions(self)
  }

  /// An instance as code has left it; nil where it set no words of it.
  private func instance(of path: String, _ interest: TypeInterest, as state: State) -> StoredInstance? {
    let fields = interest.fields.sorted()
    let given = fields.filter { !Self.isComposed($0, in: state.fields) }
    guard let place = (given + fields).lazy.compactMap({ Self.place(of: $0, in: state.fields, interest) }).first else {
      return nil
    }
    return StoredInstance(
      type: path, fields: state.fields, when: state.when, place: place, extent: Int(place.start)..<Int(place.end))
  }

  /// What branches have left of an instance, way by way, where they set its words.
  private static func ways(of state: State, _ interest: TypeInterest) -> [State] {
    var ways: [Guard] = []
    for field in interest.fields.sorted() {
      guard case .choice(let alternatives)? = state.fields[field + "@"] else { continue }
      ways += alternatives.map(\.when)
    }
    guard !ways.isEmpty, ways.count <= Store.mostAlternatives else { return [state] }
    return ways.compactMap { way in
      guard let when = state.when.and(way) else { return nil }
      let fields = state.fields.compactMapValues { value -> Value? in
        guard case .choice(let alternatives) = value else { return value }
        let possible = alternatives.filter { way.and($0.when) != nil }
        return possible.isEmpty ? nil : Store.choice(possible)
      }
      return (when, fields)
    }
  }

  func saysSomething(_ instance: StoredInstance) -> Bool {
    guard let interest = interests.types[instance.type] else { return false }
    // A title may be shown as that of a protocol.
    let given = interest.fields.union(["title"].filter { instance.fields[$0] != nil }).filter {
      Self.place(of: $0, in: instance.fields, interest) != nil || instance.fields[$0 + "@"] == nil
    }
    return given.contains { name in
      switch instance.fields[name] {
      case .null?: false
      case .text(let text)?: text.plain != ""
      case nil: program.members(name, of: instance.type).contains { $0.declaration.body != nil || $0.declaration.isConstant }
      default: true
      }
    }
  }

  /// Where the text stands that a field was set to; nil where it was not set.
  private static func place(of field: String, in fields: [String: Value], _ interest: TypeInterest) -> SourceRange? {
    guard case .unknown(let mark)? = fields[field + "@"], fields[field] != nil else { return nil }
    switch fields[field] {
    case .null?: return nil
    case .text(let text)?: return text.plain == "" ? nil : mark.key == composed ? mark.range : text.range
    default: return mark.range
    }
  }

  private static func isComposed(_ field: String, in fields: [String: Value]) -> Bool {
    if case .unknown(let mark)? = fields[field + "@"] { mark.key == composed } else { false }
  }
}

extension [StoredInstance] {
  /// Each state of an instance once: one that has less than another at the same place says nothing.
  fileprivate func withoutRepetitions(_ evaluator: Evaluator) -> [StoredInstance] {
    var kept: [StoredInstance] = []
    var byPlace: [SourceRange: Int] = [:]
    for item in self {
      if let index = byPlace[item.place], kept[index].type == item.type {
        if item.fields.count > kept[index].fields.count { kept[index] = item }
        continue
      }
      byPlace[item.place] = kept.count
      kept.append(item)
    }
    return kept
  }
}
