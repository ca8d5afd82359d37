internal import AlertKitCore
internal import Synchronization

extension Program {
  /// More files than this that name a property are not looked through for what sets it.
  private static let mostFilesOfProperty = 24

  /// Whether a property with a text for its first value keeps that, as no code sets anything of its name.
  func isNeverSet(_ declared: Declared) -> Bool {
    guard let value = declared.declaration.value, value.mayBeText, declared.declaration.attributes.isEmpty,
      declared.declaration.observers.isEmpty
    else { return false }
    if let known = settings.withLock({ $0[declared.id] }) { return known }
    let numbers = files(naming: [declared.name])
    let isNever = numbers.count <= Self.mostFilesOfProperty && !numbers.contains { file($0).sets(declared.name) }
    settings.withLock { $0[declared.id] = isNever }
    return isNever
  }
}

extension ParsedFile {
  /// Whether some code of the file assigns to a variable or a property of a name, or hands it on to be changed.
  fileprivate func sets(_ name: String) -> Bool {
    members.contains { member in
      mentions(of: member).contains(name)
        && (member.declaration.body.map { $0.sets(name) } ?? false || member.declaration.observers.sets(name))
    }
  }
}

extension [CodeStatement] {
  fileprivate func sets(_ name: String) -> Bool {
    contains { statement in
      switch statement.kind {
      case .assignment(let target, _, _): target.usedName == name
      case .choice(let choice): choice.branches.contains { $0.body.sets(name) }
      case .guard(_, let otherwise): otherwise.sets(name)
      case .loop(_, _, let body), .block(let body): body.sets(name)
      case .declaration(let declaration): declaration.body?.sets(name) ?? false
      case .expression, .variable, .return, .leave: false
      }
    } || closures.contains { $0.sets(name) }
  }

  /// The bodies of the closures that stand in its statements, one level deep.
  private var closures: [[CodeStatement]] {
    var found: [[CodeStatement]] = []
    CodeWalk.expressions(in: self) { expression, _ in
      guard case .closure(let closure) = expression.kind else { return true }
      found.append(closure.body)
      return false
    }
    return found
  }
}

extension CodeExpression {
  /// Whether it is a text, or looks one up.
  fileprivate var mayBeText: Bool {
    switch kind {
    case .string(let parts):
      // An empty text is there to be replaced.
      parts.contains { if case .text(let text) = $0 { !text.isEmpty } else { true } }
    case .call(let call): call.callee.usedName.map { Localizer.isName($0) || $0 == "NSLocalizedString" } ?? false
    case .member(_, let name): Localizer.isName(name)
    default: false
    }
  }
}
