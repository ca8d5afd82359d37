internal import AlertKitCore

/// Functions and types that show what others supply.
struct Interest {
  var functions: [Declared] = []
  var types: [TypeInterest] = []

  var isEmpty: Bool { functions.isEmpty && types.isEmpty }

  /// Those that what was found leads to.
  static func of(
    _ found: [FoundSurface], _ program: Program, besides known: [DeclarationID: Declared], _ knownTypes: [String: TypeInterest]
  ) -> Interest {
    var functions: [DeclarationID: Declared] = [:]
    var types: [String: TypeInterest] = [:]
    for item in found {
      let file = program.file(item.runnerFile)
      guard let runner = file.members.first(where: { $0.id == item.runner }) else { continue }
      var isFollowed = false
      for root in item.roots {
        guard case .parameter(let id, _) = root, id == runner.id else { continue }
        isFollowed = true
      }
      let returnsAlert = item.isReturned && runner.isFunction && item.surface.kind != .notificationCategory
      if isFollowed || returnsAlert, runner.isFunction, known[runner.id] == nil, !runner.isEntryPoint {
        functions[runner.id] = runner
      }
      for (type, names) in item.openTypes(of: runner, program) where knownTypes[type] == nil {
        var interest = types[type] ?? TypeInterest(path: type)
        interest.fields.formUnion(names)
        if !interest.showers.contains(where: { $0.id == runner.id }) { interest.showers.append(runner) }
        interest.sites.insert(item.site)
        types[type] = interest
      }
    }
    return Interest(
      functions: functions.values.sorted { $0.id < $1.id }, types: types.values.sorted { $0.path < $1.path })
  }
}

extension FoundSurface {
  var runnerFile: Int { Int(runner.file) }

  /// The types whose instances supply words, with the properties that do.
  fileprivate func openTypes(of runner: Declared, _ program: Program) -> [String: Set<String>] {
    guard surface.kind == .alert || surface.kind == .actionSheet || surface.kind == .confirmationDialog else { return [:] }
    var types: [String: Set<String>] = [:]
    for root in roots {
      switch root {
      case .parameter: break
      case .field(let type, let name), .member(let type, let name): types[type, default: []].insert(name)
      }
    }
    let isBare = surface.title?.isOpen ?? true || surface.message?.isOpen ?? false
    return types.filter { type, _ in
      // What is shown of a person or a file is no alert of its own.
      type == runner.type || isBare && surface.title.map(\.isOpen) ?? true
    }
  }
}

extension StringReference {
  /// Whether it, or one of what it may be, is known only at run time.
  fileprivate var isOpen: Bool {
    switch self {
    case .dynamic: true
    case .alternatives(let texts): texts.contains(where: \.isOpen)
    case .key, .symbol, .literal, .system, .joined: false
    }
  }
}

extension Declared {
  /// Whether the system calls it.
  fileprivate var isEntryPoint: Bool {
    declaration.attributes.contains { $0 == "IBAction" } || isInitializer && type.hasSuffix("UIAlertController")
  }
}

extension Evaluator {
  /// What the members of a type show of an instance.
  func shown(_ instance: StoredInstance, by interest: TypeInterest, in member: Declared) -> [FoundSurface] {
    let evaluator = self
    var found: [FoundSurface] = []
    for shower in interest.showers {
      let id = store.make(
        ObjectRecord(
          kind: .instance(instance.type), range: instance.place, extent: instance.extent, member: member, when: .always))
      for (name, value) in instance.fields.sorted(by: { $0.key < $1.key }) { store.setField(name, of: id, to: value) }
      evaluator.assumed = [instance.type: id]
      evaluator.made = []
      evaluator.isQuiet = false
      evaluator.ran = []
      evaluator.supplier = Supplier(place: instance.place, extent: instance.extent, member: member, callee: shower.id)
      let top = topMember
      evaluator.run(shower, receiver: shower.type == instance.type ? .object(id) : nil)
      topMember = top
      let sites = interest.sites
      made = made.filter { store.objects[$0].site.map(sites.contains) ?? false }
      for item in made { store.update(item) { $0.member = member } }
      found += surfaces()
      evaluator.assumed = [:]
    }
    return found
  }
}
