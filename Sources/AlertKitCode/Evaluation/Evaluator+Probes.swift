internal import AlertKitCore

/// A use of a name that is asked for.
struct Probe {
  let name: String
  /// What held where it stood.
  let when: Guard
  /// The call that it is; nil where something is set.
  var call: Site?
  /// What something is set to.
  var value: SourceRange?
}

extension Evaluator {
  /// Notes a call of what is asked for.
  func note(_ site: Site) {
    guard !probes.isEmpty else { return }
    if probes.contains(site.name) { probed.append(Probe(name: site.name, when: Guard(path), call: site)) }
    guard site.name == "toggle", case .member(let base?, _) = site.call.callee.kind, let name = base.usedName,
      probes.contains(name)
    else { return }
    probed.append(Probe(name: name, when: Guard(path)))
  }

  /// What holds where some controls are not disabled, which stand in a frame.
  func conditions(ofControls disabled: [CodeExpression], in frame: Frame) -> Guard {
    disabled.reduce(into: Guard.always) { guarding, expression in
      for constraint in test(evaluate(expression, in: frame)).otherwise { _ = guarding.add(constraint) }
    }
  }

  /// Conditions about properties of types and about the parameters of the member that is run, those as `(name)`: others mean nothing
  /// outside of it.
  func ownConditions(of guarding: Guard) -> [Constraint] {
    guarding.constraints.compactMap { constraint in
      let subject = ownKey(constraint.subject)
      guard subject.hasPrefix("(") || subject.contains("/"), !subject.hasPrefix("/") else { return nil }
      return constraint.isExcluding
        ? Constraint(subject, isNot: constraint.names) : Constraint(subject, is: constraint.names)
    }
  }

  /// What conditions come to where a property that they ask for is worked out by code: `isValid`, which is `!name.isEmpty`.
  func opened(_ guarding: Guard) -> Guard {
    var all = guarding
    for _ in 0..<Self.mostOpenings {
      let more = step(from: all)
      if more.constraints.count == all.constraints.count { break }
      all = more
    }
    return all
  }

  /// More properties than these that are worked out of one another are not followed.
  private static let mostOpenings = 3

  private func step(from guarding: Guard) -> Guard {
    guarding.constraints.reduce(into: guarding) { all, constraint in
      guard constraint.names == Constraint.untrue, let value = subjects[constraint.subject] else { return }
      let ways = if case .choice(let alternatives) = resolve(value) { alternatives.map(\.value) } else { [resolve(value)] }
      guard ways.allSatisfy({ $0.symbol?.isCondition ?? false }) else { return }
      let known = ways.map { way in
        let outcome = test(way)
        return constraint.isExcluding ? outcome.when : outcome.otherwise
      }
      for one in known.first ?? [] where known.allSatisfy({ $0.contains(one) }) { _ = all.add(one) }
    }
  }

  /// How a value is spelt, with the member's parameters by their names.
  func ownKey(_ key: String) -> String {
    guard key.utf8.first.map({ 0x30...0x39 ~= $0 }) ?? false else {
      guard let slash = key.firstIndex(of: "/"), key[slash...].hasPrefix("/self.") else { return key }
      return String(key[...slash] + key[slash...].dropFirst("/self.".count))
    }
    for (own, name) in parameters where key.hasPrefix(own) {
      let rest = key.dropFirst(own.count)
      if !(rest.utf8.first?.isNamePart ?? false) { return "(\(name))" + rest }
    }
    return key
  }

  /// Parameters with what a call gives them; none where that is not plain.
  func pairs(_ parameters: [CodeParameter], _ arguments: [Argument]) -> [(parameter: String, argument: Argument)] {
    var rest = named(arguments, by: parameters)[...]
    var pairs: [(parameter: String, argument: Argument)] = []
    for (index, parameter) in parameters.enumerated() {
      if let next = rest.first, Self.takes(next, parameters[index...]) {
        rest.removeFirst()
        pairs.append((parameter.name, next))
      } else if parameter.defaultValue == nil {
        return []
      }
    }
    return rest.isEmpty ? pairs : []
  }
}

extension Symbol {
  /// Whether it is put together of conditions.
  fileprivate var isCondition: Bool {
    switch kind {
    case .binary, .negation: true
    default: false
    }
  }
}
