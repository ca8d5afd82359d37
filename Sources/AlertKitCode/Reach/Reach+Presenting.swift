internal import AlertKitCore

extension Reach {
  /// Whether people may see what a member shows: the app reaches it, and what it hangs on may be.
  mutating func shows(_ item: FoundSurface, by runner: Declared?) -> Bool {
    guard let runner else { return true }
    guard reaches(type: runner.type, declaredIn: runner.file), reaches(runner) else { return false }
    guard let file = program.number(of: item.site), let maker = memberAround(Int(item.site.start), in: file) else {
      return true
    }
    if maker.id != runner.id, !reaches(type: maker.type, declaredIn: maker.file) || !reaches(maker) { return false }
    guard [.alert, .actionSheet, .confirmationDialog].contains(item.surface.kind) else { return true }
    return isEverAsked(for: item.site, in: maker) && !isOnlyFilled(madeAt: item.site, in: maker)
  }

  /// Whether a member makes an alert, keeps it in a variable of its own and does nothing but fill it.
  private mutating func isOnlyFilled(madeAt site: SourceRange, in member: Declared) -> Bool {
    guard let name = variable(holding: site, in: member.declaration) else { return false }
    var uses = 0
    var filling = 0
    CodeWalk.expressions(in: member.declaration) { expression, _ in
      switch expression.kind {
      case .name(name): uses += 1
      case .call(let call):
        if case .member(let base?, let method) = call.callee.kind, case .name(name) = base.kind, Self.fills.contains(method) {
          filling += 1
        }
      default: break
      }
      return true
    }
    for (target, _) in CodeWalk.assignments(in: member.declaration.body ?? []) {
      if case .member(let base?, _) = target.kind, case .name(name) = base.kind { filling += 1 }
    }
    // Where nothing is done with it, or its name stands elsewhere too, what is done may not have been understood.
    let text = program.files[member.file].text
    let named = mentions(in: member.file).places(of: name).count { place in
      member.declaration.range.holds(place.offset) && text[place.offset - 1] != UInt8(ascii: ".")
    }
    return filling > 0 && uses == filling && named == uses + 1
  }

  /// What puts something into an alert and does not show it.
  private static let fills: Set<String> = [
    "addAction", "addTextField", "addTextFieldWithConfigurationHandler", "addButton", "addButtonWithTitle",
  ]

  /// The name of the one variable that starts as what a call makes.
  private func variable(holding site: SourceRange, in declaration: CodeDeclaration) -> String? {
    var names: [String] = []
    Self.variables(in: declaration.body ?? []) { name, value in
      if case .call(let call) = value.kind, call.nameRange == site { names.append(name) }
    }
    guard let name = names.first, names.count == 1 else { return nil }
    var others = 0
    Self.variables(in: declaration.body ?? []) { other, _ in others += other == name ? 1 : 0 }
    return others == 1 ? name : nil
  }

  private static func variables(in body: [CodeStatement], _ visit: (String, CodeExpression) -> Void) {
    func look(_ body: [CodeStatement]) {
      for statement in body {
        switch statement.kind {
        case .variable(let name, _, let value?): visit(name, value)
        case .choice(let choice): for branch in choice.branches { look(branch.body) }
        case .guard(_, let body), .loop(_, _, let body), .block(let body): look(body)
        default: break
        }
      }
    }
    look(body)
    var closures: [[CodeStatement]] = []
    CodeWalk.expressions(in: body) { expression, _ in
      if case .closure(let closure) = expression.kind { closures.append(closure.body) }
      return true
    }
    for closure in closures { look(closure) }
  }
}
