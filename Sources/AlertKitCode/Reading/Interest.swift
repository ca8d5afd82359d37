internal import AlertKitCore

/// Functions and types that show what others supply.
struct Interest {
  var functions: [Declared] = []
  var types: [TypeInterest] = []
  /// The parameters by whose case some of the functions show something else.
  var deciding: [DeclarationID: Set<String>] = [:]
  /// What holds closures that show what they are called with.
  var handlers: [Root: Handler] = [:]

  var isEmpty: Bool { functions.isEmpty && types.isEmpty && handlers.isEmpty }

  /// Those that what was found leads to.
  static func of(
    _ found: [FoundSurface], _ program: Program, besides known: [DeclarationID: Declared], _ knownTypes: [String: TypeInterest]
  ) -> Interest {
    var functions: [DeclarationID: Declared] = [:]
    var types: [String: TypeInterest] = [:]
    let deciding = Self.deciding(found, program)
    for item in found {
      let file = program.file(item.runnerFile)
      guard let runner = file.members.first(where: { $0.id == item.runner }) else { continue }
      var isFollowed = deciding[runner.id] != nil
      for root in item.roots {
        switch root {
        case .parameter(let id, _): if id == runner.id { isFollowed = true }
        // The words are what a parameter's case carries.
        case .associated(let type, _): if runner.takes(type) { isFollowed = true }
        case .field, .member, .handed: break
        }
      }
      isFollowed = isFollowed || item.isDialog && item.takesParts(of: runner)
      // Callers add nothing to what may be any view controller.
      let returnsAlert =
        item.isReturned && runner.isFunction && item.surface.kind != .notificationCategory
        && runner.declaration.type?.name != "UIViewController"
      if isFollowed || returnsAlert, runner.isFunction, known[runner.id] == nil, !runner.isEntryPoint {
        functions[runner.id] = runner
      }
      for (type, names) in item.openTypes(of: runner, program) where knownTypes[type] == nil {
        var interest = types[type] ?? TypeInterest(path: type)
        interest.fields.formUnion(names.fields)
        interest.cases.formUnion(names.cases)
        interest.isAside = names.isAside && (interest.isAside || interest.showers.isEmpty)
        if !interest.showers.contains(where: { $0.id == runner.id }) { interest.showers.append(runner) }
        interest.sites.insert(item.site)
        if let flag = item.flag, flag.type == type { interest.flags[flag.name, default: []].insert(runner.id) }
        types[type] = interest
      }
    }
    return Interest(
      functions: functions.values.sorted { $0.id < $1.id }, types: types.values.sorted { $0.path < $1.path },
      deciding: deciding)
  }

  /// The parameters by whose case functions show something else: one thing for a case, for two cases at least and for half of all, so
  /// that it is what they are there for.
  private static func deciding(_ found: [FoundSurface], _ program: Program) -> [DeclarationID: Set<String>] {
    /// By function, parameter and case, the words that are shown.
    var shown: [DeclarationID: [String: [String: Set<[StringReference?]>]]] = [:]
    for item in found {
      let words = [item.surface.title?.withoutPlace, item.surface.message?.withoutPlace]
      for (parameter, names) in item.decisions {
        for name in names { shown[item.runner, default: [:]][parameter, default: [:]][name, default: []].insert(words) }
      }
    }
    var deciding: [DeclarationID: Set<String>] = [:]
    for (id, parameters) in shown {
      guard let runner = program.file(Int(id.file)).members.first(where: { $0.id == id }), runner.isFunction else { continue }
      let decisive = runner.declaration.parameters.filter { parameter in
        guard let cases = parameters[parameter.name], cases.count > 1, cases.values.allSatisfy({ $0.count <= mostOfACase }),
          let type = parameter.type, let path = program.path(of: type.name, from: runner.type),
          let record = program.record(of: path), record.kind == .enumeration
        else { return false }
        return 2 * record.cases.count { cases[$0.name] != nil } >= max(4, record.cases.count)
      }
      if !decisive.isEmpty { deciding[id] = Set(decisive.map(\.name)) }
    }
    return deciding
  }

  /// What shows more than this for one case does other things than to show it.
  private static let mostOfACase = 2
}

extension FoundSurface {
  var runnerFile: Int { Int(runner.file) }

  /// Whether a function puts texts that it is given into longer ones.
  fileprivate func takesParts(of runner: Declared) -> Bool {
    parts.contains { root in
      guard case .parameter(runner.id, let name) = root else { return false }
      return runner.declaration.parameters.contains { $0.name == name && $0.type?.isText == true }
    }
  }

  fileprivate var isDialog: Bool { [.alert, .actionSheet, .confirmationDialog].contains(surface.kind) }

  /// Whether neither its title nor its message is known.
  var isBare: Bool {
    isDialog && (surface.title?.isOpen ?? true || surface.message?.isOpen ?? false) && surface.title.map(\.isOpen) ?? true
  }

  /// Whether a button is all that is known of it.
  var isButtonAlone: Bool {
    isDialog && surface.buttons.contains { $0.title.hasWords }
      && (surface.title?.isUnknown ?? false || surface.message?.isUnknown ?? false)
      && !(surface.title?.hasWords ?? false) && !(surface.message?.hasWords ?? false)
  }

  /// Whether parameters supply words of it.
  var hasParameters: Bool { roots.contains { if case .parameter = $0 { true } else { false } } }

  /// Whether its title or its message is not known.
  var isOpenDialog: Bool { isDialog && (surface.title?.isOpen ?? false || surface.message?.isOpen ?? false || isBare) }

  /// Whether it has a choice of buttons of its own, so that one more text is all that it is given.
  private var asksByItself: Bool { surface.buttons.count { $0.title.hasWords } > 1 }

  /// The types whose instances supply words, with the properties and the cases that do.
  fileprivate func openTypes(of runner: Declared, _ program: Program) -> [String: TypeInterest] {
    guard isDialog || surface.kind == .notification else { return [:] }
    var types: [String: TypeInterest] = [:]
    // What describes a button alone is no alert.
    let isSheet = surface.title == nil && surface.message == nil
    for root in isSheet ? roots : roots.subtracting(buttonRoots.filter { $0.owner != runner.type }) {
      switch root {
      case .parameter, .handed: break
      case .field(let type, let name), .member(let type, let name):
        types[type, default: TypeInterest(path: type)].fields.insert(name)
      case .associated(let type, let name):
        if program.record(of: type)?.kind == .enumeration {
          types[type, default: TypeInterest(path: type)].cases.insert(name)
        }
      }
    }
    // What is shown of a person, a file or a row is no alert of its own.
    return types.compactMapValues { interest in
      if !isDialog { return interest.saysNotification ? interest : nil }
      if interest.path == runner.type { return interest }
      if isBare {
        return asksByItself && (interest.isSingle || surface.message == nil && !interest.isOfAlerts) ? nil : interest
      }
      guard interest.saysAlert else { return nil }
      var aside = interest
      aside.isAside = true
      return aside
    }
  }
}

extension TypeInterest {
  private static let buttons = ["Action", "Button", "Option", "Item", "Choice"]

  /// Whether its name says that it is a part of an alert.
  var isButton: Bool { Self.buttons.contains(where: path.hasSuffix) }

  private static let words = [
    "alert", "dialog", "sheet", "popup", "prompt", "confirm", "error", "message", "warning", "notice", "toast", "question",
    "problem", "fail",
  ]

  /// Whether its name says that it is an alert's, or those of all of its properties, or of its cases, that are shown.
  fileprivate var saysAlert: Bool {
    guard cases.isEmpty else { return fields.isEmpty && cases.allSatisfy(Self.isAlertName) }
    return Self.isAlertName(path.lastName) || !fields.isEmpty && fields.allSatisfy(Self.isAlertName)
  }

  /// Whether its name says that it is a notification's.
  fileprivate var saysNotification: Bool {
    let name = path.lowercased()
    return cases.isEmpty && ["notification", "push"].contains { name.holdsBytes(of: $0) }
  }

  static func isAlertName(_ name: String) -> Bool {
    let name = name.lowercased()
    return words.contains { name.holdsBytes(of: $0) }
  }

  /// Whether its name, or that of one of its properties that are shown, says that it is an alert's.
  fileprivate var isOfAlerts: Bool { !cases.isEmpty || ([path.lastName] + fields).contains(where: Self.isAlertName) }

  /// Whether a single property of it is shown, and neither's name says that it is an alert's.
  fileprivate var isSingle: Bool {
    fields.count == 1 && !isOfAlerts
  }
}

extension StringReference {
  /// Whether it, or one of what it may be, is known only at run time.
  var isOpen: Bool {
    switch self {
    case .dynamic: true
    case .alternatives(let texts): texts.contains(where: \.isOpen)
    case .recased(let text, _): text.isOpen
    case .key, .symbol, .literal, .system, .joined, .fallback: false
    }
  }
}

extension Root {
  /// The type whose property it is.
  fileprivate var owner: String? {
    switch self {
    case .field(let type, _), .member(let type, _): type
    case .parameter, .associated, .handed: nil
    }
  }
}

extension Declared {
  /// Whether a parameter of it is of a type.
  fileprivate func takes(_ type: String) -> Bool {
    declaration.parameters.contains { $0.type?.name.lastName == type.lastName }
  }

  /// Whether the system calls it.
  fileprivate var isEntryPoint: Bool {
    declaration.attributes.contains { $0 == "IBAction" } || isInitializer && type.hasSuffix("UIAlertController")
  }
}
