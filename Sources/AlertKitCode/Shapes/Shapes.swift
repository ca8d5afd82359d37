internal import AlertKitCore

/// A way in which code shows something: the words that announce it, and what reads it.
struct Shape: Sendable {
  /// The names that are called.
  let names: [String]
  /// A file that can hold it has one of these words …
  let words: [String]
  /// … and one of these, where there are any.
  var company: [String] = []
  /// The smallest code that shows it.
  let example: String
  let match: @Sendable (Site, Evaluator) -> Value?
}

/// All ways in which code shows something.
enum Shapes {
  static let all: [Shape] = uiKit + oldAlerts + swiftUI + states + notifications

  private static let byName: [String: [Shape]] = all.reduce(into: [:]) { table, shape in
    for name in shape.names { table[name, default: []].append(shape) }
  }

  /// The names whose calls may show something.
  static let names = Set(byName.keys)

  /// Types of frameworks. Where an app nests one of the same name in a type of its own, others still mean the framework's.
  static let types = names.filter(\.startsUpper).union(["Button", "Group", "Label", "Link", "Section", "Text"])

  /// What a call is, where it shows something or makes a part of what is shown; nil for any other.
  static func value(of site: Site, _ evaluator: Evaluator) -> Value? {
    let name = site.name
    if let shapes = byName[name] {
      for shape in shapes { if let value = shape.match(site, evaluator) { return value } }
    }
    if byName[name] == nil {
      if let alert = ownOldAlert(site, evaluator) { return alert }
      if evaluator.interests.alertClasses.contains(name) || site.arguments.has("preferredStyle") {
        return controller(site, evaluator)
      }
      if evaluator.interests.actionClasses.contains(name) { return action(site, evaluator) }
      if site.baseName == "UIAlertController" { return controller(site, evaluator) }
      if let state = aliasedState(site, evaluator) { return state }
    }
    guard byName[name] == nil || name == "init" || name == ForeignAlerts.commonName else { return nil }
    return standIn(site, evaluator) ?? evaluator.foreignAlert(site)
  }

  /// Methods and properties of what is shown.
  static let methods: Set<String> = ["addAction", "addTextField", "addActions"]
  static let properties: Set<String> = [
    "title", "message", "subtitle", "body", "preferredAction", "categoryIdentifier", "threadIdentifier", "sound", "badge",
    "interruptionLevel", "summaryArgument", "alertTitle", "alertBody",
  ]
  static let presenters: Set<String> = ["present", "show", "addAction", "dismiss", "addOperation", "append", "add"]

  /// Whether a file may hold what one of the shapes reads.
  static func mayOccur(in scan: CodeScan) -> Bool { hashed.contains { $0.mayOccur(in: scan) } }

  private struct Hashed {
    let words: [UInt64]
    let company: [UInt64]

    func mayOccur(in scan: CodeScan) -> Bool {
      words.contains(where: scan.words.contains) && (company.isEmpty || company.contains(where: scan.words.contains))
    }
  }

  private static let hashed = all.map { shape in
    Hashed(words: shape.words.map { CodeScan.hash($0) }, company: shape.company.map { CodeScan.hash($0) })
  }
}

extension Evaluator {
  /// Makes something that is shown, and notes it.
  func make(_ kind: ObjectRecord.Kind, at site: Site, isLocalizable: Bool = false, isReported: Bool = true) -> ObjectID {
    var record = ObjectRecord(
      kind: kind, range: supplier?.place ?? site.call.nameRange, extent: supplier?.extent ?? extent(of: site),
      member: topMember,
      when: Guard(path))
    record.forks = forks
    record.isLocalizable = isLocalizable
    record.site = site.call.nameRange
    record.callee = supplier?.callee
    record.isDecided = supplier?.isDecided ?? false
    record.calls = calls
    record.tap = taps.last
    record.isOpen = topMember.showsDialogsOfPages
    let id = store.make(record)
    // What only branches prefer is preferred in them.
    if case .alert = kind { store.setField("preferred", of: id, to: .null) }
    if isReported, !isQuiet, !isSpent { made.append(id) }
    return id
  }

  /// Notes that an alert which a variable starts with is surely replaced by another before anything is done with it:
  /// `var alert = UIAlertController(…); if let text { alert = UIAlertController(…) }`, for a text that is there.
  func noteReplaced(_ old: Value?, in name: String, by place: SourceRange, in frame: Frame) {
    guard let id = old?.objectID, store.objects[id].isAlert, let site = store.objects[id].site, store.objects[id].forks == forks
    else { return }
    let bodies = BranchPath.look(in: frame.activation.member.declaration, for: Int(place.start)).bodies
    guard let start = bodies.firstIndex(where: { $0.contains { $0.makes(name, at: site) } }),
      let first = bodies[start].first(where: { $0.makes(name, at: site) })
    else { return }
    let around = bodies[start...].compactMap { body in body.first { $0.range.holds(Int(place.start)) } }
    // What a loop or a closure gives may come later, or never.
    guard let last = around.last, case .assignment = last.kind, around.dropLast().allSatisfy(\.isChoice) else { return }
    func isNamed(from start: Int32, to end: Int32) -> Bool {
      let text = program.text(of: SourceRange(file: place.file, start: Int(start), end: Int(end)))
      // Another's member may be called so: `preferredStyle: .alert`.
      return text.utf8.split { !$0.isNamePart && $0 != UInt8(ascii: ".") }.contains {
        $0.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).first?.elementsEqual(name.utf8) ?? false
      }
    }
    let isUsed = isNamed(from: first.range.end, to: place.start) || isNamed(from: place.end, to: last.range.end)
    if !isUsed { store.update(id) { $0.isReplaced = true } }
  }
}

extension Evaluator {
  /// Whether an alert says what a property keeps, and only a web view's delegate gives that something, which is a page's.
  func relaysPage(_ surface: Surface<StringReference>) -> Bool {
    guard !program.files(naming: ["runJavaScriptAlertPanelWithMessage"]).isEmpty else { return false }
    return surface.texts.flatMap(\.text.propertyNames).contains { name in
      guard let declared = program.declarations(named: name), !declared.isEmpty, declared.allSatisfy(\.isStored) else {
        return false
      }
      let givers = program.files(naming: [name]).flatMap { program.file($0).members }.filter { member in
        CodeWalk.assignments(in: member.declaration.body ?? []).contains { $0.target.usedName == name && !$0.value.isNull }
      }
      return !givers.isEmpty && givers.allSatisfy(\.showsDialogsOfPages)
    }
  }
}

extension StringReference {
  /// What its parts that only the running app knows are called.
  fileprivate var propertyNames: [String] {
    switch self {
    case .dynamic(let expression): [expression.lastName]
    case .joined(let texts), .alternatives(let texts), .fallback(let texts): texts.flatMap(\.propertyNames)
    case .recased(let text, _): text.propertyNames
    default: []
    }
  }
}

extension CodeStatement {
  fileprivate var isChoice: Bool { if case .choice = kind { true } else { false } }

  /// Whether it declares a variable that starts with what a call of a name at a place makes.
  fileprivate func makes(_ name: String, at site: SourceRange) -> Bool {
    guard case .variable(name, _, let value?) = kind, case .call(let call) = value.kind else { return false }
    return call.nameRange == site
  }
}

extension Declared {
  /// Whether a web view asks it to show what a page says, with the buttons that the page's call has; those of a question are the app's own.
  var showsDialogsOfPages: Bool {
    declaration.parameters.contains { parameter in
      ["runJavaScriptAlert", "runJavaScriptTextInput"].contains { parameter.label?.hasPrefix($0) ?? false }
    }
  }
}
