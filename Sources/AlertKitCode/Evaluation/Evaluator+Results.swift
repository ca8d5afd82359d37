internal import AlertKitCore
internal import Synchronization

/// Functions of the app's own that are declared to give nil in some case, and never do.
extension Evaluator {
  /// Whether a value is what such a function gives, whichever of those of its name is run.
  func givesNoNil(_ symbol: Symbol) -> Bool {
    guard case .call(let callee, let arguments) = symbol.kind, let name = callee.name, program.mayDeclare(name),
      isSwift(symbol.range), !isTriedOrAsked(symbol)
    else { return false }
    let owner: String?
    switch callee {
    case .name:
      guard symbol.frame.function(name) == nil, symbol.frame.cell(name) == nil else { return false }
      owner = symbol.frame.activation.type
    case .member(let base, _): owner = type(of: base)
    case .implicit, .value: return false
    }
    guard let owner else { return false }
    let own = program.members(name, of: owner)
    // A subclass may give something else in its place, and a type that conforms what its protocol asks for.
    let others = program.conforming(to: owner).flatMap { program.members(name, of: $0) }
    let all = (own + others).filter { $0.isFunction && $0.declaration.parameters.count >= arguments.count }
    guard all.count == own.count + others.count else { return false }
    let written = all.filter { $0.declaration.body != nil }
    let isProtocol = program.record(of: owner)?.kind == .protocol
    return !written.isEmpty && (isProtocol || written.count == all.count) && written.allSatisfy { neverGivesNil($0, 0) }
  }

  /// Whether it is the data that comes with a response, of whose error it is known here that there is none: Foundation gives one of the
  /// two, `{ data, response, error in`.
  func comesWithoutError(_ given: Unknown) -> Bool {
    guard !path.isEmpty, case .handed(let closure)? = given.root else { return false }
    let error = given.key + ".error?"
    guard path.contains(where: { $0.subject == error && $0.isExcluding && $0.names.contains("some") }) else { return false }
    let head = program.text(of: closure).prefix { $0 != "\n" }
    return head.contains("response") && head.contains("error")
  }

  /// Whether a call may come to nothing for what stands around it: `try? load()`, `store?.load()`.
  private func isTriedOrAsked(_ symbol: Symbol) -> Bool {
    takesErrors(before: symbol.range) || program.text(of: symbol.range).prefix { $0 != "(" }.contains("?")
  }

  /// Whether a function gives something wherever it returns; asked for once.
  func neverGivesNil(_ function: Declared, _ level: Int) -> Bool {
    if let known = program.gifts.withLock({ $0[function.id] }) { return known }
    guard let body = function.declaration.body, level < Self.mostResults, program.files[function.file].path.hasSuffix(".swift"),
      !running.contains(function.id)
    else { return false }
    running.append(function.id)
    defer { running.removeLast() }
    let frame = frame(of: function)
    let nothing = CodeExpression(.null, at: function.declaration.range)
    // Of what is changed nothing is known.
    let changed = Set(
      CodeWalk.changes(in: body).compactMap { target in if case .name(let name) = target.kind { name } else { nil } })
    var names = Dictionary(uniqueKeysWithValues: changed.map { ($0, nothing) })
    var (isKnown, givesAny) = (true, false)
    func name(_ name: String, _ value: CodeExpression) { names[name] = changed.contains(name) ? nothing : value }
    func look(_ conditions: [CodeCondition]) {
      // What is bound is there.
      for case .binding(let bound, let value) in conditions { name(bound, CodeExpression(.boolean(true), at: value.range)) }
    }
    func look(within body: [CodeStatement], _ conditions: [CodeCondition] = []) {
      let outer = names
      look(conditions)
      look(body)
      names = outer
    }
    func look(_ body: [CodeStatement]) {
      for statement in body {
        // What is cast may be of another type; the range of what is cast ends before it.
        let mayBeOther = program.text(of: statement.range).contains("as?")
        switch statement.kind {
        case .return(let value):
          givesAny = true
          isKnown = isKnown && !mayBeOther && value.map { isThere($0, names, in: frame, level) } ?? false
        case .variable(let variable, _, let value): name(variable, mayBeOther ? nothing : value ?? nothing)
        case .choice(let choice): for branch in choice.branches { look(within: branch.body, branch.conditions) }
        case .guard(let conditions, let otherwise):
          if !conditions.allSatisfy({ isConstantAddress($0, in: frame) }) { look(within: otherwise) }
          look(conditions)
        case .loop(_, _, let body), .block(let body): look(within: body)
        case .expression, .assignment, .leave, .throw, .declaration: break
        }
      }
    }
    look(body)
    if !givesAny, body.count == 1, case .expression(let only) = body[0].kind {
      givesAny = true
      isKnown = !program.text(of: body[0].range).contains("as?") && isThere(only, names, in: frame, level)
    }
    let never = isKnown && givesAny
    program.gifts.withLock { $0[function.id] = never }
    return never
  }

  private static let mostResults = 4

  /// Whether an expression of a function's body is never nil.
  ///
  /// - Parameter names: The constants of the body.
  private func isThere(_ value: CodeExpression, _ names: [String: CodeExpression], in frame: Frame, _ level: Int) -> Bool {
    guard !takesErrors(before: value.range) else { return false }
    switch value.kind {
    case .string, .boolean, .number, .array, .dictionary, .tuple, .closure: return true
    case .binary("??", _, let other): return isThere(other, names, in: frame, level)
    case .name(let name): return names[name].map { isThere($0, [:], in: frame, level) } ?? isParameter(name, in: frame)
    case .member(let base?, let name):
      guard !program.text(of: value.range).contains("?"), let type = madeType(of: base, names, in: frame) else { return false }
      let declared = program.members(name, of: type)
      return !declared.isEmpty && declared.allSatisfy { $0.isVariable && !program.mayBeNil($0) }
    case .call(let call): return isThere(call, at: value.range, in: frame, level)
    default: return false
    }
  }

  private func isThere(_ call: CodeCall, at range: SourceRange, in frame: Frame, _ level: Int) -> Bool {
    if madeType(by: call, in: frame) != nil { return true }
    guard case .name(let name) = call.callee.kind else { return false }
    if name == "URLRequest", !program.mayDeclareType(name), call.arguments.first?.label == "url" { return true }
    let own = declarations(of: name, in: frame)
    return !own.isEmpty
      && own.allSatisfy {
        $0.isFunction && $0.declaration.type != nil && (!program.mayBeNil($0) || neverGivesNil($0, level + 1))
      }
  }

  private func isParameter(_ name: String, in frame: Frame) -> Bool {
    let member = frame.activation.member
    return member.declaration.parameters.contains { $0.name == name } && !program.mayBeNil(parameter: name, of: member)
  }

  /// The type of the app's own that a value is of which the body makes.
  private func madeType(of value: CodeExpression, _ names: [String: CodeExpression], in frame: Frame) -> String? {
    guard !takesErrors(before: value.range) else { return nil }
    switch value.kind {
    case .name(let name): return names[name].flatMap { madeType(of: $0, [:], in: frame) }
    case .call(let call): return madeType(by: call, in: frame)
    default: return nil
    }
  }

  /// The type of the app's own that a call makes an instance of: by an initializer that never fails, or out of data.
  private func madeType(by call: CodeCall, in frame: Frame) -> String? {
    switch call.callee.kind {
    case .name(let name):
      guard name.startsUpper, let path = path(of: name, in: frame), let kind = program.record(of: path)?.kind,
        kind == .structure || kind == .class
      else { return nil }
      let initializers = program.members("init", of: path)
      return initializers.allSatisfy { !program.mayFail($0) } ? path : nil
    case .member(let base?, "decode"):
      guard !program.text(of: base.range).contains("?"), let first = call.arguments.first?.value else { return nil }
      let type = if case .member(let type?, "self") = first.kind { type } else { first }
      return type.typeName.flatMap { path(of: $0, in: frame) }
    default: return nil
    }
  }
}

extension Program {
  /// Whether an initializer may give nil: `init?(…)`, `init!(…)`.
  func mayFail(_ initializer: Declared) -> Bool {
    let (text, end) = (files[initializer.file].text, Int(initializer.declaration.nameRange.end))
    return end >= text.count || [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(text[end - 1])
      || [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(text[end])
  }
}
