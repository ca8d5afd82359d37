internal import AlertKitCore

/// What people have turned on, by which code asks whether it may send notifications: the switch has said what they are good for.
extension CodeDeclaration {
  /// Whether a place is come to only where a preference is on: `if settings.remindersEnabled { … }`.
  ///
  /// - Parameter isConstant: Whether a name is that of a constant, which nobody turns on.
  func asksPreference(before place: Int, besides isConstant: (String) -> Bool) -> Bool {
    let path = BranchPath.look(in: self, for: place)
    let names = path.choices.flatMap { choice, branch in
      choice.kind == .conditions ? choice.branches[branch].conditions.flatMap(\.preferences) : []
    }
    let left = path.bodies.flatMap { body in body.filter { $0.range.end <= place }.flatMap(\.preferencesToGoOn) }
    return (names + left).contains { !isConstant($0) }
  }
}

extension CodeStatement {
  /// `guard settings.reminds else { return }`, or `if (!settings.reminds) return;`
  fileprivate var preferencesToGoOn: [String] {
    switch kind {
    case .guard(let conditions, _): return conditions.flatMap(\.preferences)
    case .choice(let choice):
      guard choice.kind == .conditions, choice.branches.count == 1, choice.branches[0].conditions.count == 1,
        case .expression(let condition) = choice.branches[0].conditions[0], case .prefix("!", let asked) = condition.kind,
        case .return? = choice.branches[0].body.last?.kind
      else { return [] }
      return asked.preference.map { [$0] } ?? []
    default: return []
    }
  }
}

extension CodeCondition {
  fileprivate var preferences: [String] {
    if case .expression(let expression) = self { expression.conjuncts.compactMap(\.preference) } else { [] }
  }
}

extension CodeExpression {
  /// The name by which it asks for one; empty where that is a key.
  fileprivate var preference: String? {
    switch kind {
    case .binary("||", let left, let right): return right.preference == nil ? nil : left.preference
    case .binary("==", let left, let right): return right.isTrue ? left.preference : nil
    case .name, .member: return usedName.flatMap { Self.isPreference($0) ? $0 : nil }
    case .call(let call):
      guard let name = call.callee.usedName else { return nil }
      guard let key = call.arguments.first?.value else { return Self.isPreference(name) ? name : nil }
      guard name.lowercased().hasPrefix("bool"), call.arguments.count == 1 else { return nil }
      if case .string(let parts) = key.kind, case .text(let text)? = parts.first { return Self.isPreference(text) ? "" : nil }
      return key.usedName.map(Self.isPreference) ?? false ? "" : nil
    default: return nil
    }
  }

  private var isTrue: Bool {
    switch kind {
    case .boolean(true), .name("YES"), .name("TRUE"): true
    default: false
    }
  }

  /// Whether a name is that of something which people turn on, and not of what the system has granted or been asked for, of what
  /// there is or of an object.
  private static func isPreference(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["notif", "push", "remind", "alert", "alarm", "badge"].contains(where: name.holdsBytes(of:))
      && !ofTheSystem.contains(where: name.holdsBytes(of:)) && !name.hasPrefix("has")
      && !objects.contains(where: name.hasSuffix)
  }

  private static let objects = ["handler", "manager", "center", "service", "controller", "view", "token"]

  private static let ofTheSystem = [
    "status", "authori", "grant", "permi", "determin", "regist", "ask", "request", "prompt", "show", "support", "avail",
    "first", "allow", "denied", "setup", "config", "present", "seen", "launch",
  ]
}
