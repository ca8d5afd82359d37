internal import AlertKitCore

/// What people have turned on, by which code asks whether it may send notifications: the switch has said what they are good for.
extension CodeDeclaration {
  /// Whether a place is come to only where a preference is on: `if settings.remindersEnabled { … }`.
  func asksPreference(before place: Int) -> Bool {
    let path = BranchPath.look(in: self, for: place)
    let isInBranch = path.choices.contains { choice, branch in
      choice.kind == .conditions && choice.branches[branch].conditions.contains(where: \.isPreference)
    }
    return isInBranch
      || path.bodies.contains { body in body.contains { $0.range.end <= place && $0.isLeftWithoutPreference } }
  }
}

extension CodeStatement {
  /// `guard settings.reminds else { return }`, or `if (!settings.reminds) return;`
  fileprivate var isLeftWithoutPreference: Bool {
    switch kind {
    case .guard(let conditions, _): return conditions.contains(where: \.isPreference)
    case .choice(let choice):
      guard choice.kind == .conditions, choice.branches.count == 1, choice.branches[0].conditions.count == 1,
        case .expression(let condition) = choice.branches[0].conditions[0], case .prefix("!", let asked) = condition.kind,
        case .return? = choice.branches[0].body.last?.kind
      else { return false }
      return asked.isPreference
    default: return false
    }
  }
}

extension CodeCondition {
  fileprivate var isPreference: Bool {
    if case .expression(let expression) = self { expression.conjuncts.contains(where: \.isPreference) } else { false }
  }
}

extension CodeExpression {
  fileprivate var isPreference: Bool {
    switch kind {
    case .binary("||", let left, let right): return left.isPreference && right.isPreference
    case .binary("==", let left, let right): return right.isTrue && left.isPreference
    case .name, .member: return usedName.map(Self.isPreference) ?? false
    case .call(let call):
      guard let name = call.callee.usedName else { return false }
      guard let key = call.arguments.first?.value else { return Self.isPreference(name) }
      guard name.lowercased().hasPrefix("bool"), call.arguments.count == 1 else { return false }
      if case .string(let parts) = key.kind, case .text(let text)? = parts.first { return Self.isPreference(text) }
      return key.usedName.map(Self.isPreference) ?? false
    default: return false
    }
  }

  private var isTrue: Bool {
    switch kind {
    case .boolean(true), .name("YES"), .name("TRUE"): true
    default: false
    }
  }

  /// Whether a name is that of something which people turn on, and not of what the system has granted or been asked for.
  private static func isPreference(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["notif", "push", "remind", "alert", "alarm", "badge"].contains(where: name.holdsBytes(of:))
      && !ofTheSystem.contains(where: name.holdsBytes(of:))
  }

  private static let ofTheSystem = [
    "status", "authori", "grant", "permi", "determin", "regist", "ask", "request", "prompt", "show", "support", "avail",
    "first", "allow", "denied", "setup", "config", "present", "seen", "launch",
  ]
}
