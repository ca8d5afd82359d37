internal import AlertKitCore

/// A method of the app's own that is handed an instance which is made for it alone, and reads some of its properties and no more.
struct InstanceReader {
  /// The class or the structure whose method it is.
  let type: String
  /// The properties that it reads.
  let fields: Set<String>
}

extension Evaluator {
  /// Notes what a call's method reads of the instances that are made as its arguments: `card.configure(.init(title: "", message: "…"))`.
  func noteReader(_ site: Site) {
    guard !isQuiet, !stored.isEmpty, case .member(let base, let name) = site.callee else { return }
    for argument in site.arguments {
      guard case .object(let id) = argument.value, case .call(let made)? = argument.expression?.kind,
        let index = stored.lastIndex(where: { $0.id == id && $0.origin == made.nameRange }),
        let type = type(of: base), let reader = reader(of: stored[index].type, name, type, site.arguments)
      else { continue }
      stored[index].reader = reader
    }
  }

  /// What a type's methods of a name read of what they are given of another type; nil where they may do more with it.
  private func reader(of path: String, _ name: String, _ type: String, _ arguments: [Argument]) -> InstanceReader? {
    let own = program.members(name, of: type)
    // What has no such method is one of the classes that inherit from it: `make() as! Card`.
    let all = own.isEmpty ? program.declarations(named: name) ?? [] : own + overrides(of: name, in: type)
    let functions = all.filter { fits($0, arguments) && (!own.isEmpty || program.type($0.type, isA: [type])) }
    guard let first = functions.first, let kind = program.record(of: first.type)?.kind, kind == .class || kind == .structure,
      let record = program.record(of: path)
    else { return nil }
    let known = Set(record.stored.map(\.name))
    var read: Set<String> = []
    for function in functions {
      let parameters = function.declaration.parameters.filter { $0.type?.name.lastName == path.lastName }
      guard function.isFunction, let body = function.declaration.body, parameters.count == 1, let parameter = parameters.first
      else { return nil }
      var (uses, members) = (0, 0)
      CodeWalk.expressions(in: body) { expression, _ in
        switch expression.kind {
        case .name(parameter.name): uses += 1
        case .member(let base?, let field):
          guard case .name(parameter.name) = base.kind, known.contains(field) else { break }
          members += 1
          read.insert(field)
        default: break
        }
        return true
      }
      guard uses == members, uses > 0 else { return nil }
    }
    return InstanceReader(type: first.type, fields: read)
  }

  private func overrides(of name: String, in type: String) -> [Declared] {
    program.conforming(to: type).flatMap { program.members(name, of: $0) }
  }
}

extension Surface<StringReference> {
  /// Makes it one that a type of the app's own draws, with what an instance says of it and no more.
  mutating func move(to type: String, from instance: StoredInstance) {
    buttons.removeAll { button in
      guard let range = button.title.range else { return true }
      return range.file != instance.place.file || !instance.extent.contains(Int(range.start))
    }
    (cases, implicitButtons, buttonsAreComplete, presenter) = ([], [], false, type.lastName)
    if title == nil { titleVisibility = .hidden }
  }
}
