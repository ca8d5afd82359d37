internal import AlertKitCore

extension Evaluator {
  /// What is given on to further types than these is not followed.
  private static let mostHandedOn = 4

  /// What the members of a type show of an instance, and of the instances that it is given on to: a view's state to the views within.
  func shown(_ instance: StoredInstance, by interest: TypeInterest, in member: Declared, level: Int = 0) -> [FoundSurface] {
    var found: [FoundSurface] = []
    for shower in interest.showers {
      if let enumeration = instance.enumeration, !interest.cases.contains(enumeration.name) { continue }
      if level == 0, !program.mayRun(member, of: instance.type, for: shower.type) { continue }
      if level == 0, shower.type != member.type, showsByItself(instance.type, interest, member.type) { continue }
      let known = stored.count
      var copied: [StoredInstance] = []
      found += shown(instance, by: shower, interest, in: member, isOwn: level == 0, &copied)
      let given = stored[known...].filter { $0.type != instance.type && $0.enumeration == nil }
      stored.removeSubrange(known...)
      guard level < Self.mostHandedOn else { continue }
      // What is made with nothing to say shows nothing yet.
      for other in given.filter(saysSomething) + copied {
        guard let next = interests.types[other.type] else { continue }
        found += shown(other, by: next, in: member, level: level + 1)
      }
    }
    return found
  }

  /// Whether a view shows structures that are state of its own, which are no other view's.
  private func showsByItself(_ type: String, _ interest: TypeInterest, _ view: String) -> Bool {
    guard interest.showers.contains(where: { $0.type == view }), program.record(of: type)?.kind == .structure else {
      return false
    }
    return program.record(of: view)?.stored.contains { property in
      property.declaration.attributes == ["State"] && property.heldType.map { $0.name.lastName == type.lastName } ?? false
    } ?? false
  }

  private func shown(
    _ instance: StoredInstance, by shower: Declared, _ interest: TypeInterest, in member: Declared, isOwn: Bool,
    _ copied: inout [StoredInstance]
  ) -> [FoundSurface] {
    let teller = instance.member ?? member
    let id = store.make(
      ObjectRecord(
        kind: .instance(instance.type), range: instance.place, extent: instance.extent, member: teller, when: .always))
    for (name, value) in instance.fields.sorted(by: { $0.key < $1.key }) { store.setField(name, of: id, to: value) }
    let unread = instance.reader.map { interest.fields.subtracting($0.fields) } ?? []
    for name in unread { store.setField(name, of: id, to: .null) }
    assumed = [instance.type: id]
    if let base = interest.base { assumed[base] = id }
    assumedCases = [:]
    if let enumeration = instance.enumeration {
      assumed = [:]
      assumedCases = [instance.type: enumeration]
    }
    (made, isQuiet, ran) = ([], false, [])
    supplier = Supplier(place: instance.place, extent: instance.extent, member: teller, callee: shower.id)
    let top = topMember
    let own: Value = instance.enumeration.map { .enumeration($0) } ?? .object(id)
    let first = store.objects.count
    run(shower, receiver: shower.type == instance.type || shower.type == interest.base ? own : nil)
    topMember = top
    copied = copies(of: instance, interest, since: first)
    let sites = interest.sites
    made = made.filter { item in
      let record = store.objects[item]
      guard record.site.map(sites.contains) ?? false || record.calls.contains(where: sites.contains) else { return false }
      guard let flag = record.flag else { return true }
      // What was copied is set where it was copied.
      return mayRaise(flag, instance, interest, by: shower, in: member) && !(isOwn && givesWay(instance, interest, where: flag))
    }
    for item in made { store.update(item) { $0.member = teller } }
    let found = surfaces().map { surface in
      // What a shower's own parameters decide is told where it is run by itself.
      var surface = surface
      surface.decisions = [:]
      surface.isAside = interest.isAside
      surface.origin = instance.origin
      if let reader = instance.reader, !unread.isEmpty { surface.surface.move(to: reader.type, from: instance) }
      return surface
    }.filter { unread.isEmpty || !$0.surface.texts.isEmpty }
    assumed = [:]
    assumedCases = [:]
    return found
  }

  /// Whether what is stored may be shown by a flag: where it is stored together with the flags of other alerts, it is those that show it,
  /// and a member that shows it by the flag that it sets does so itself.
  private func mayRaise(
    _ flag: Flag, _ instance: StoredInstance, _ interest: TypeInterest, by shower: Declared, in member: Declared
  ) -> Bool {
    guard flag.type == instance.type, let showers = interest.flags[flag.name] else { return true }
    if isReplaced(instance, interest, where: flag) { return false }
    let names = Set(interest.flags.keys)
    var raised = places(of: instance, interest).reduce(into: Set<String>()) { $0.formUnion(flags(setBeside: $1, among: names)) }
    if raised.isEmpty {
      raised = Set(
        interest.flags.keys.filter { name in
          if case .boolean(true)? = instance.fields[name] { true } else { false }
        })
      // Which of several flags a branch sets is not told.
      guard !raised.isEmpty, raised.contains(flag.name) || instance.when.constraints.isEmpty else { return true }
    }
    return raised.contains(flag.name) && (shower.id == member.id || !showers.contains(member.id))
  }

  /// Whether an instance says what its type's own texts say at first, and all code that raises a flag of it gives it others there.
  private func isReplaced(_ instance: StoredInstance, _ interest: TypeInterest, where flag: Flag) -> Bool {
    guard case .boolean(false)? = instance.fields[flag.name],
      // What the wrapper starts with or holds is set by its own name: `_isShown = State(initialValue: true)`.
      program.files(naming: ["_" + flag.name]).isEmpty
    else { return false }
    let texts = interest.fields.filter { name in instance.fields[name].map { says($0) && !$0.isEmptyText } ?? false }
    return !texts.isEmpty
      && texts.allSatisfy { name in
        guard instance.fields[name + "@"] == nil,
          let declared = program.members(name, of: instance.type).first(where: \.isStored),
          declared.declaration.attributes == ["State"], !program.mayBeNil(declared)
        else { return false }
        return program.isGiven(FlaggedProperty(flag: flag, paths: [[name]], isReplaced: true)) ?? false
      }
  }

  /// Whether the texts that code has stored in an instance give way to others wherever a flag of it is raised: they are shown elsewhere, or
  /// by no one.
  private func givesWay(_ instance: StoredInstance, _ interest: TypeInterest, where flag: Flag) -> Bool {
    let texts = interest.fields.filter { name in
      instance.fields[name + "@"] != nil && instance.fields[name].map { !$0.isNull && !$0.isEmptyText } ?? false
    }
    guard !texts.isEmpty,
      let declared = program.members(flag.name, of: flag.type).first(where: \.isStored),
      case .boolean(false)? = declared.declaration.value?.kind, program.files(naming: ["_" + flag.name]).isEmpty,
      texts.allSatisfy({ name in
        program.members(name, of: instance.type).contains(where: \.isStored)
          && program.isGiven(FlaggedProperty(flag: flag, paths: [[name]], isReplaced: true)) ?? false
      })
    else { return false }
    let set = texts.flatMap { places(ofMark: instance.fields[$0 + "@"]) }
    return !set.isEmpty && set.allSatisfy { program.isSetApart($0, from: flag, setting: texts) }
  }

  /// Where the texts of an instance were stored.
  private func places(of instance: StoredInstance, _ interest: TypeInterest) -> [SourceRange] {
    [instance.place] + interest.fields.sorted().flatMap { places(ofMark: instance.fields[$0 + "@"]) }
  }

  private func places(ofMark mark: Value?) -> [SourceRange] {
    switch mark {
    case .unknown(let unknown)?: [unknown.range]
    case .choice(let alternatives)?: alternatives.flatMap { places(ofMark: $0.value) }
    default: []
    }
  }

  /// The flags that are set where a text is stored: in the innermost statements around it that set any.
  private func flags(setBeside place: SourceRange, among names: Set<String>) -> Set<String> {
    guard let file = program.number(of: place), let setter = program.file(file).member(around: Int(place.start)) else {
      return []
    }
    for body in BranchPath.look(in: setter.declaration, for: Int(place.start)).bodies.reversed() {
      let set = body.compactMap { statement -> String? in
        guard case .assignment(let target, "=", let value) = statement.kind, let name = target.ownName, names.contains(name),
          case .boolean(true) = value.kind
        else { return nil }
        return name
      }
      if !set.isEmpty { return Set(set) }
    }
    return []
  }

  /// What the shower copies of an instance to state of its own: `if let text = model.failure { message = text }`.
  private func copies(of instance: StoredInstance, _ interest: TypeInterest, since first: ObjectID) -> [StoredInstance] {
    var found: [StoredInstance] = []
    for record in store.objects[first...] where found.count < Self.mostCopies {
      guard case .instance(let path) = record.kind, path != instance.type, let next = interests.types[path] else { continue }
      let states = record.variants + [(Guard.always, record.fields.compactMapValues { store[$0] })]
      for state in states {
        var fields = state.fields
        var copied = false
        for name in next.fields {
          guard let value = fields[name], value.copies(interest.fields) else { continue }
          let text = resolve(value)
          guard says(text), !text.isEmptyText else { continue }
          fields[name] = text
          copied = true
        }
        guard copied else { continue }
        found.append(
          StoredInstance(
            type: path, fields: fields, when: state.when, place: instance.place, extent: instance.extent,
            origin: instance.origin))
      }
    }
    return found
  }

  private static let mostCopies = 16
}

extension Value {
  fileprivate var isEmptyText: Bool { if case .text(let text) = self { text.plain == "" } else { false } }

  /// Whether it is one of some properties of something.
  fileprivate func copies(_ names: Set<String>) -> Bool {
    guard case .symbol(let symbol) = self else { return false }
    switch symbol.kind {
    case .member(_, let name): return names.contains(name)
    case .binary("??", let left, _): return left.copies(names)
    default: return false
    }
  }
}

extension Program {
  /// Whether who makes an instance of a type may give it what is shown: a class is told by its initializers.
  func takesWords(_ type: TypeInterest) -> Bool {
    guard record(of: type.path)?.kind == .class else { return true }
    return supertypes(of: type.path).contains { record(of: $0)?.kind == .class }
      || members("init", of: type.path).contains { initializer in
        initializer.declaration.parameters.contains { parameter in
          guard let own = parameter.type else { return true }
          return own.isText || type.fields.contains(parameter.name) || own.name.lastName.hasSuffix("Error") || own.name == "[]"
        }
      }
  }
}
