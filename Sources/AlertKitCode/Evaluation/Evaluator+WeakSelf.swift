internal import AlertKitCore

/// What is missing only where the object is gone that a closure's `self` may not hold, which shows no alert then.
extension Evaluator {
  /// Whether a value is there wherever `self` is, and without it the closure around shows nothing: `self?.item[row].date`.
  func isThereWithSelf(_ value: CodeExpression, in frame: Frame) -> Bool {
    guard isSwift(value.range), isOfSelf(value), !takesErrors(before: value.range) else { return false }
    let text = program.text(of: value.range)
    guard text.hasPrefix("self?."), text.count(where: { $0 == "?" }) == 1, !isCast(value), leadsOverGiven(value, in: frame)
    else { return false }
    return closure(around: value, in: frame.activation.member.declaration).map(showsBySelfAlone) ?? false
  }

  /// Whether a chain of members and elements begins with `self`.
  private func isOfSelf(_ value: CodeExpression) -> Bool {
    switch value.kind {
    case .member(let base?, _), .subscript(let base, _): isOfSelf(base)
    case .name(let name): name == "self"
    default: false
    }
  }

  /// Whether all that leads from `self` to a value is always there: properties that are no optionals, and elements of lists.
  private func leadsOverGiven(_ value: CodeExpression, in frame: Frame) -> Bool {
    switch value.kind {
    case .name("self"): return true
    case .member(let base?, let name):
      let type = quietType(ofElement: base, in: frame)
      // Of an element of which only the app's own code may tell the type, all that has the name.
      let declared = type.map { program.members(name, of: $0) } ?? program.declarations(named: name) ?? []
      guard type != nil || base.isElement else { return false }
      return !declared.isEmpty && declared.allSatisfy { $0.isVariable && !program.mayBeNil($0) }
        && leadsOverGiven(base, in: frame)
    case .subscript(let base, let arguments):
      guard arguments.count == 1, arguments[0].label == nil, case .member(let owner?, let name) = base.kind,
        let type = quietType(ofElement: owner, in: frame)
      else { return false }
      let lists = program.members(name, of: type)
      return !lists.isEmpty && lists.allSatisfy { $0.declaration.isList } && leadsOverGiven(base, in: frame)
    default: return false
    }
  }

  /// The type of what a property holds, or of an element of it.
  private func quietType(ofElement value: CodeExpression, in frame: Frame) -> String? {
    guard case .subscript(let list, _) = value.kind, case .member(let owner?, let name) = list.kind else {
      return quietType(of: value, in: frame)
    }
    guard let type = quietType(of: owner, in: frame), let declared = program.members(name, of: type).first,
      let element = declared.declaration.type?.arguments.first
    else { return nil }
    return program.path(of: element.name, from: declared.type)
  }

  /// Whether what stands there is cast, and so may be of another type.
  private func isCast(_ value: CodeExpression) -> Bool {
    guard let number = program.number(of: value.range) else { return true }
    let line = program.files[number].text[Int(value.range.end)...].prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: line, as: UTF8.self).contains("as?")
  }

  /// The outermost closure around an expression that does not hold `self`.
  private func closure(around value: CodeExpression, in member: CodeDeclaration) -> CodeClosure? {
    var found: CodeClosure?
    CodeWalk.expressions(in: member) { part, _ in
      guard found == nil else { return false }
      if case .closure(let closure) = part.kind, part.range.contains(value.range),
        self.program.text(of: part.range).prefix(while: { $0 != "\n" && $0 != "]" }).hasSuffix("weak self")
      {
        found = closure
      }
      return true
    }
    return found
  }

  /// Whether all calls in a closure whose names say that something is shown are of `self`, one at least.
  private func showsBySelfAlone(_ closure: CodeClosure) -> Bool {
    var (isShown, isOwn) = (false, true)
    CodeWalk.expressions(in: closure.body) { part, _ in
      guard case .call(let call) = part.kind, let name = call.callee.usedName, name.first?.isLowercase == true,
        ["present", "show", "alert"].contains(where: name.lowercased().contains)
      else { return true }
      isShown = true
      if !self.program.text(of: part.range).hasPrefix("self?.") { isOwn = false }
      return true
    }
    return isShown && isOwn
  }
}

extension CodeExpression {
  /// Whether it is an element of something.
  fileprivate var isElement: Bool { if case .subscript = kind { true } else { false } }
}

extension CodeDeclaration {
  /// Whether it is a list, Realm's too, whose elements are there.
  fileprivate var isList: Bool {
    if let type { return ["[]", "Array", "List"].contains(type.name) }
    guard case .call(let call)? = value?.kind else { return false }
    switch call.callee.kind {
    case .array: return true
    case .name(let name): return ["Array", "List"].contains(name)
    default: return false
    }
  }
}
