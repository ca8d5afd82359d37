internal import AlertKitCore
internal import Synchronization

/// A screen, and a model of which it makes an instance that nobody else has.
struct OwnModel: Hashable, Sendable {
  let screen: String
  let model: String
}

extension Program {
  /// Whether a method of a model may run for what a screen shows. Where the screen makes the model for itself and gives it to nobody,
  /// only what its own code calls does.
  func mayRun(_ method: Declared, of model: String, for screen: String) -> Bool {
    guard method.type == model, screen != model, method.isFunction, !method.isInitializer, !method.declaration.isStatic else {
      return true
    }
    let asked = OwnModel(screen: screen, model: model)
    let names: Set<String>?
    if let known = ownModels.withLock({ $0[asked] }) {
      names = known
    } else {
      names = namesRun(asked)
      ownModels.withLock { $0[asked] = .some(names) }
    }
    return names?.contains(method.name) ?? true
  }

  /// The names of what runs of a model that a screen has for itself; nil where others may have it, or may call it.
  private func namesRun(_ asked: OwnModel) -> Set<String>? {
    guard let screen = record(of: asked.screen), let model = record(of: asked.model), model.kind == .class,
      model.inherited.allSatisfy({ Self.plainModels.contains($0.name.lastName) })
    else { return nil }
    let held = screen.stored.filter { $0.heldType?.name.lastName == asked.model.lastName }
    guard !held.isEmpty, held.allSatisfy({ $0.makes(asked.model) && $0.isSwift(in: self) }) else { return nil }
    let own = screen.members.values.flatMap(\.self)
    // Who has the model itself, or inherits the screen, may call more.
    guard !model.members.values.joined().contains(where: handsItselfOn), conforming(to: asked.screen).isEmpty
    else { return nil }
    let takesModel = own.contains { member in
      member.declaration.parameters.contains { $0.type?.mentions(asked.model.lastName) ?? false }
    }
    guard !takesModel else { return nil }
    var names: Set<String> = []
    for member in own { names.formUnion(file(member.file).mentions(of: member)) }
    for property in held.map(\.name) {
      guard !names.contains("_" + property), !own.contains(where: { $0.declaration.handsOn(property) }),
        !isGiven(property, to: asked.screen), !isAsked(property)
      else { return nil }
    }
    // A property's binding is no method of its name: `$model.showAlert`.
    for name in names where model.members[name]?.contains(where: \.isVariable) ?? false {
      if bindsOnly(name, of: Set(held.map(\.name)), in: own) { names.remove(name) }
    }
    return closure(of: names, in: model)
  }

  /// Whether code of some members names a property of what they hold for its binding alone.
  private func bindsOnly(_ name: String, of held: Set<String>, in members: [Declared]) -> Bool {
    var bindsOnly = true
    for member in members where bindsOnly && file(member.file).mentions(of: member).contains(name) {
      let text = files[member.file].text
      CodeWalk.expressions(in: member.declaration) { expression, _ in
        switch expression.kind {
        case .member(let base?, name):
          guard let owner = base.ownName, held.contains(owner) else {
            bindsOnly = false
            break
          }
          let start = Int(base.range.start)
          if text[start] != UInt8(ascii: "$"), start == 0 || text[start - 1] != UInt8(ascii: "$") { bindsOnly = false }
        case .name(name), .member(nil, name): bindsOnly = false
        case .keyPath(let path): if path.contains(name) { bindsOnly = false }
        default: break
        }
        return bindsOnly
      }
    }
    return bindsOnly
  }

  private static let plainModels: Set<String> = ["ObservableObject", "Identifiable", "Sendable"]

  /// Whether somebody may make an instance of a type with a property given: `Screen(model: other)`.
  private func isGiven(_ property: String, to type: String) -> Bool {
    files(naming: [type.lastName, property]).contains { number in
      files[number].text.withUnsafeBufferPointer { $0.holdsLabel(Array(property.utf8)) }
    }
  }

  /// Whether a member of a model gives the model to others, and does not only ask whether it is still there (`guard let self`).
  private func handsItselfOn(_ member: Declared) -> Bool {
    var count = 0
    CodeWalk.expressions(in: member.declaration) { expression, _ in
      switch expression.kind {
      case .name("self"): count += 1
      case .member(let base?, _): return !base.isSelf
      default: break
      }
      return true
    }
    guard count > 0 else { return false }
    let text = files[member.file].text[Int(member.declaration.range.start)..<Int(member.declaration.range.end)]
    return count > ["let self", "let `self`"].reduce(0) { $0 + text.ranges(of: Array($1.utf8)).count }
  }

  /// Whether code asks another than itself for a property: `rows.model.open()`, `let model = rows.model`.
  private func isAsked(_ property: String) -> Bool {
    files(naming: [property]).contains { number in
      files[number].text.withUnsafeBufferPointer { $0.asksOther(for: Array(property.utf8)) }
    }
  }

  /// What some names, and what runs by itself, lead to among a type's members.
  private func closure(of names: Set<String>, in type: TypeRecord) -> Set<String> {
    var reached = names
    var open = type.members.values.flatMap(\.self).filter {
      names.contains($0.name) || $0.isInitializer || $0.name == "deinit" || $0.isVariable
    }
    while let member = open.popLast() {
      for name in file(member.file).mentions(of: member) where reached.insert(name).inserted {
        open += type.members[name] ?? []
      }
    }
    return reached
  }
}

extension Declared {
  /// Whether a property starts as an instance that is made for it.
  fileprivate func makes(_ type: String) -> Bool {
    guard case .call(let call)? = declaration.value?.kind, call.callee.typeName?.lastName == type.lastName else { return false }
    return declaration.attributes.allSatisfy(["StateObject", "ObservedObject", "State"].contains)
  }

  fileprivate func isSwift(in program: Program) -> Bool { program.files[file].path.hasSuffix(".swift") }
}

extension CodeDeclaration {
  /// Whether it uses a property for more than to ask something of it.
  fileprivate func handsOn(_ property: String) -> Bool {
    var isHandedOn = false
    CodeWalk.expressions(in: self) { expression, _ in
      switch expression.kind {
      case .name(property): isHandedOn = true
      case .member(let base?, let name):
        if base.ownName == property { return false }
        if name == property, base.isSelf { isHandedOn = true }
      default: break
      }
      return !isHandedOn
    }
    return isHandedOn
  }
}

extension CodeExpression {
  fileprivate var isSelf: Bool { if case .name("self") = kind { true } else { false } }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a name stands behind the dot of something else than `self`.
  fileprivate func asksOther(for name: [UInt8]) -> Bool {
    var index = 1
    while index + name.count < count {
      defer { index += 1 }
      guard self[index] == name[0], self[index - 1] == UInt8(ascii: "."),
        name.indices.allSatisfy({ self[index + $0] == name[$0] }),
        !self[index + name.count].isNamePart
      else { continue }
      var end = index - 1
      if end > 0, self[end - 1] == UInt8(ascii: "?") { end -= 1 }
      guard let word = wordBefore(end), word.upperBound == end,
        text(word) == "self"
      else { return true }
    }
    return false
  }

  /// Whether a name stands as the label of an argument.
  fileprivate func holdsLabel(_ name: [UInt8]) -> Bool {
    var index = 0
    while index + name.count < count {
      defer { index += 1 }
      guard self[index] == name[0], name.indices.allSatisfy({ self[index + $0] == name[$0] }),
        self[index + name.count] == UInt8(ascii: ":")
      else { continue }
      let before = lastVisible(before: index)
      if before == UInt8(ascii: "(") || before == UInt8(ascii: ",") { return true }
    }
    return false
  }
}
