internal import AlertKitCore

/// The branches around a place in the code of a member.
enum BranchPath {
  /// The number of the branch that holds a place, by where its choice starts. What stands behind a branch that leaves has the number
  /// behind the last.
  ///
  /// - Parameter areLists: Whether what a list holds are branches of it, one of which is picked.
  static func branches(around site: SourceRange, in declaration: CodeDeclaration, areLists: Bool) -> [SourceRange: Int] {
    let found = look(in: declaration, for: Int(site.start))
    return areLists ? found.numbers.merging(found.lists) { first, _ in first } : found.numbers
  }

  /// What stands around a place.
  struct Found {
    fileprivate(set) var numbers: [SourceRange: Int] = [:]
    /// By list, the number of what holds the place.
    fileprivate(set) var lists: [SourceRange: Int] = [:]
    /// The choices, the outermost first, and the number of the branch that holds the place.
    fileprivate(set) var choices: [(choice: CodeChoice, branch: Int)] = []
    /// The statements around it, the outermost first.
    fileprivate(set) var bodies: [[CodeStatement]] = []
    /// By the name of the one variable that a loop has, what it goes through.
    fileprivate(set) var sequences: [String: CodeExpression] = [:]
    /// By the name of the one parameter of a closure, the type that its call names: `navigationDestination(for: Route.self) { route in`.
    fileprivate var handed: [String: String] = [:]

    /// The type that a branch around asks a name to be of: `case let error as Failure:`, `catch let error as Failure`; else the one that a
    /// call around gives its closure.
    func type(boundTo name: String) -> String? {
      for (choice, branch) in choices.reversed() {
        for condition in choice.branches[branch].conditions {
          guard case .pattern(let patterns, _) = condition else { continue }
          for case .type(let type, .binding(name)) in patterns { return type }
        }
      }
      return handed[name]
    }
  }

  static func look(in declaration: CodeDeclaration, for place: Int) -> Found {
    var found = Found()
    if let value = declaration.value { look(in: value, for: place, &found) }
    look(in: declaration.body ?? [], for: place, &found)
    return found
  }

  private static func look(in body: [CodeStatement], for place: Int, _ found: inout Found) {
    guard let index = body.firstIndex(where: { $0.range.holds(place) }) else { return }
    found.bodies.append(body)
    for statement in body[..<index] {
      guard case .choice(let choice) = statement.kind, let first = choice.branches.first?.range,
        choice.branches.count == 1, choice.branches[0].body.last?.leaves ?? false
      else { continue }
      found.numbers[first] = choice.branches.count
    }
    switch body[index].kind {
    case .choice(let choice): look(in: choice, for: place, &found)
    case .loop(let names, let sequence, let body):
      if names.count == 1 { found.sequences[names[0]] = sequence }
      look(in: body, for: place, &found)
    case .guard(_, let body), .block(let body): look(in: body, for: place, &found)
    case .declaration(let declaration): look(in: declaration.body ?? [], for: place, &found)
    default: break
    }
    lookInside([body[index]], for: place, &found)
  }

  private static func look(in choice: CodeChoice, for place: Int, _ found: inout Found) {
    guard let first = choice.branches.first?.range,
      let index = choice.branches.firstIndex(where: { $0.body.contains { $0.range.holds(place) } })
    else { return }
    found.numbers[first] = index
    found.choices.append((choice, index))
    look(in: choice.branches[index].body, for: place, &found)
  }

  private static func look(in value: CodeExpression, for place: Int, _ found: inout Found) {
    lookInside([CodeStatement(.expression(value), at: value.range)], for: place, &found)
  }

  /// Looks in the closures and the choices that are values.
  private static func lookInside(_ body: [CodeStatement], for place: Int, _ found: inout Found) {
    var bodies: [[CodeStatement]] = []
    var choices: [CodeChoice] = []
    var lists: [SourceRange: Int] = [:]
    var handed: [String: String] = [:]
    CodeWalk.expressions(in: body) { expression, _ in
      guard expression.range.holds(place) else { return true }
      switch expression.kind {
      case .array(let items):
        if let index = items.firstIndex(where: { $0.range.holds(place) }) { lists[expression.range] = index }
        return true
      case .call(let call):
        if let own = call.typeHanded(toClosureAround: place) { handed[own.name] = own.type }
        return true
      case .closure(let closure): bodies.append(closure.body)
      case .choice(let choice): choices.append(choice)
      default: return true
      }
      return false
    }
    found.lists.merge(lists) { first, _ in first }
    found.handed.merge(handed) { _, inner in inner }
    for body in bodies { look(in: body, for: place, &found) }
    for choice in choices { look(in: choice, for: place, &found) }
  }
}

extension CodeCall {
  /// What a closure of one parameter is handed that holds a place, where the call names its type: `for: Route.self`.
  fileprivate func typeHanded(toClosureAround place: Int) -> (name: String, type: String)? {
    for case .closure(let closure) in arguments.filter({ $0.value.range.holds(place) }).map(\.value.kind) {
      guard closure.parameters.count == 1, let path = arguments.first(where: { $0.label == "for" })?.value.namePath,
        path.last?.startsUpper ?? false
      else { continue }
      return (closure.parameters[0], path.joined(separator: "."))
    }
    return nil
  }
}

extension CodeStatement {
  /// Whether nothing behind it is run.
  fileprivate var leaves: Bool {
    switch kind {
    case .return, .leave, .throw: true
    default: false
    }
  }
}
