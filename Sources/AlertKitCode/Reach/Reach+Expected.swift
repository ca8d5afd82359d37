internal import AlertKitCore

/// What type code asks for where it names a member by a point alone: `state = .failed`.
extension Reach {
  /// Whether the name of an enumeration's case that begins with a point is that of another type of the app's own: what it is given to is
  /// declared as that.
  mutating func isOfOtherType(_ member: Declared, at place: Int, in file: Int) -> Bool {
    guard isSwift(file), place > 0, program.files[file].text[place - 1] == UInt8(ascii: "."),
      let around = program.file(file).member(around: place), let asked = typeAsked(for: member.name, at: place, in: around),
      !isGeneric(asked, around: around), let path = program.path(of: asked, from: around.type, in: file),
      let kind = program.record(of: path)?.kind
    else { return false }
    return path != member.type && (kind == .enumeration || kind == .structure)
  }

  /// The name of the type of what a member that is named by a point alone is given to; nil where that is not told.
  private mutating func typeAsked(for name: String, at place: Int, in member: Declared) -> String? {
    let declaration = member.declaration
    func isWhole(_ value: CodeExpression) -> Bool { value.range.holds(place) && value.isImplicit(name) }
    if let value = declaration.value, isWhole(value) { return declaration.type?.name }
    let path = BranchPath.look(in: declaration, for: place)
    let around = path.bodies.compactMap { body in body.first { $0.range.holds(place) } }
    // A function within the body has parameters and results of its own.
    if around.contains(where: { if case .declaration = $0.kind { true } else { false } }) { return nil }
    if let actions = actions(sentAs: name, at: place, in: member) { return actions }
    switch around.last?.kind {
    case .variable(_, let type?, let value?) where isWhole(value): return type.name
    case .return(let value?) where isWhole(value):
      return declaration.body?.innermostClosure(around: place) == nil ? declaration.type?.name : nil
    case .assignment(let target, "=", let value) where isWhole(value):
      guard let own = target.ownName else { return nil }
      if case .name = target.kind {
        if declaration.parameters.contains(where: { $0.name == own }) { return nil }
        if hides(own, in: member) { return type(ofVariable: own, in: path.bodies) }
      }
      let declared = program.members(own, of: member.type).filter(\.isVariable)
      guard declared.count == 1 else { return nil }
      return declared[0].declaration.type?.name ?? declared[0].declaration.value.flatMap { enumeration(ofCase: $0, in: member) }
    default: return nil
    }
  }

  /// The actions of the store that a case is sent to: those of `Feed` where it is a `StoreOf<Feed>`; or what a subject hands on.
  private mutating func actions(sentAs name: String, at place: Int, in member: Declared) -> String? {
    guard Evaluator.senders.contains(where: { !mentions(in: member.file).places(of: $0).isEmpty }) else { return nil }
    var (store, isHidden) = (nil as String?, false)
    CodeWalk.expressions(in: member.declaration) { expression, _ in
      guard expression.range.holds(place), case .call(let call) = expression.kind, let action = call.arguments.first?.value,
        action.range.holds(place), action.isImplicit(name), place - Int(action.range.start) < 2,
        case .member(let base?, let sender) = call.callee.kind, Evaluator.senders.contains(sender)
      else { return true }
      store = base.ownName
      return false
    }
    guard let store else { return nil }
    CodeWalk.expressions(in: member.declaration) { expression, _ in
      if case .closure(let closure) = expression.kind, closure.parameters.contains(store) { isHidden = true }
      return true
    }
    let bytes = program.files[member.file].text
    isHidden =
      isHidden
      || mentions(in: member.file).places(of: store).contains { mention in
        member.declaration.range.holds(mention.offset)
          && bytes.withUnsafeBufferPointer { bytes in
            bytes.wordBefore(mention.offset).map { Self.binding.contains(bytes.text($0)) } ?? false
          }
      }
    guard !isHidden else { return nil }
    let declared = program.members(store, of: member.type).filter(\.isVariable)
    let parameter = member.declaration.parameters.first { $0.name == store }
    guard let type = parameter?.type ?? (declared.count == 1 ? declared[0].declaration.type : nil) else { return nil }
    switch (type.name, type.arguments.count) {
    case ("StoreOf", 1), ("ViewStoreOf", 1): return type.arguments[0].name + ".Action"
    case ("Store", 2), ("ViewStore", 2): return type.arguments[1].name
    case (_, 1...2) where Self.subjects.contains(type.name):
      // What a base class nests may have the same name.
      return parameter != nil || declared[0].type == member.type ? type.arguments[0].name : nil
    default: return nil
    }
  }

  /// What hands on to others what it is sent, of Combine and of RxSwift.
  private static let subjects: Set<String> = [
    "PassthroughSubject", "CurrentValueSubject", "PublishSubject", "BehaviorSubject", "ReplaySubject", "PublishRelay",
    "BehaviorRelay",
  ]
  private static let binding: Set<String> = ["let", "var", "for", "inout"]

  /// The type of the one variable of a name that the bodies around a place declare.
  private func type(ofVariable name: String, in bodies: [[CodeStatement]]) -> String? {
    var (count, type) = (0, nil as String?)
    for case .variable(name, let declared, _) in bodies.joined().map(\.kind) { (count, type) = (count + 1, declared?.name) }
    return count == 1 ? type : nil
  }

  /// The enumeration whose case a value is: `State.idle`.
  private func enumeration(ofCase value: CodeExpression, in member: Declared) -> String? {
    guard case .member(let base?, let name) = value.kind, let type = base.namePath?.joined(separator: "."),
      let path = program.path(of: type, from: member.type, in: member.file),
      program.record(of: path)?.cases.contains(where: { $0.name == name }) ?? false
    else { return nil }
    return type
  }
}

extension CodeExpression {
  /// Whether it is a member that is named by a point alone, or a call of it.
  fileprivate func isImplicit(_ name: String) -> Bool {
    switch kind {
    case .member(nil, name): true
    case .call(let call): call.callee.isImplicit(name)
    default: false
    }
  }
}
