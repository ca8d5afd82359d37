internal import AlertKitCore

/// Alerts that one member of a type makes and keeps in a property, and that others of its members change before they show them.
extension Evaluator {
  /// Notes the property of its own type that a member puts an alert into.
  func keep(_ value: Value, by target: CodeExpression, in frame: Frame) {
    guard let name = target.ownName, frame.cell(name) == nil, !frame.activation.type.isEmpty else { return }
    for id in objects(in: value) where store.objects[id].isAlert { store.update(id) { $0.keeper = name } }
  }

  /// Takes what an alert does not say for unknown where other members than the one that keeps it say it.
  func completeKept(_ id: ObjectID) {
    let record = store.objects[id]
    guard let name = record.keeper, !topMember.type.isEmpty, !shows(topMember) else { return }
    // Objective-C has the variable behind a property as well.
    let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
    let names: Set<String> = [plain, "_" + plain]
    var (given, addsButtons) = (Set<String>(), false)
    for member in names.flatMap({ program.mentioning($0, in: topMember.type, near: topMember.file) })
    where member.id != topMember.id {
      guard let body = member.declaration.body else { continue }
      let assigned = CodeWalk.assignments(in: body).map(\.target)
      // What makes an alert of its own, or has a variable of the name, changes that one.
      let isOwn = assigned.contains { $0.ownName.map(names.contains) ?? false } || body.declares(names)
      if isOwn || member.declaration.parameters.contains(where: { names.contains($0.name) }) { continue }
      given.formUnion(assigned.compactMap { $0.memberName(ofOneOf: names) })
      CodeWalk.expressions(in: body) { expression, _ in
        if case .call(let call) = expression.kind, let method = call.callee.memberName(ofOneOf: names) {
          if method == "setTitle" || method == "setMessage" { given.insert(method.dropFirst(3).lowercased()) }
          addsButtons = addsButtons || AlertLabels.addsButton(method)
        }
        return true
      }
    }
    for field in ["title", "message"] where given.contains(field) && isEmpty(store.field(field, of: id)) {
      store.setField(field, of: id, to: .unknown(Unknown(record.range)))
    }
    if addsButtons { store.update(id) { $0.isOpen = true } }
  }

  /// Whether a member shows an alert itself, as its code says.
  private func shows(_ member: Declared) -> Bool {
    program.file(member.file).mentions(of: member).contains(where: AlertLabels.shows)
  }

  private func isEmpty(_ text: Value?) -> Bool {
    switch text {
    case nil, .null?: true
    case .text(let text)?: text.plain == ""
    default: false
    }
  }
}

extension [CodeStatement] {
  /// Whether code declares a variable of one of some names, as far as statements are within one another.
  fileprivate func declares(_ names: Set<String>) -> Bool {
    contains { statement in
      switch statement.kind {
      case .variable(let name, _, _): names.contains(name)
      case .choice(let choice): choice.branches.contains { $0.body.declares(names) }
      case .loop(let own, _, let body): !names.isDisjoint(with: own) || body.declares(names)
      case .block(let body): body.declares(names)
      default: false
      }
    }
  }
}

extension CodeExpression {
  /// The name of the member that it is of one of some properties of the type that its code stands in.
  fileprivate func memberName(ofOneOf names: Set<String>) -> String? {
    guard case .member(let base?, let name) = kind, let owner = base.ownName, names.contains(owner) else { return nil }
    return name
  }
}
