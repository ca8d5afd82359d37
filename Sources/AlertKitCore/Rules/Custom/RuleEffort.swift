internal import Synchronization

/// Whether a rule has run out of the time that it may take in a run. Once it has, it looks at nothing more.
public final class RuleEffort: Sendable {
  private let spent = Atomic(false)

  /// None spent yet.
  public init() {}

  /// Whether the rule has run out of time.
  public var isSpent: Bool { spent.load(ordering: .relaxed) }

  /// Says that the rule has run out of time.
  public func spend() {
    spent.store(true, ordering: .relaxed)
  }

  /// Lets the rule look again.
  func renew() {
    spent.store(false, ordering: .relaxed)
  }
}

/// The rules of one run, each with the time that it may take there.
struct RunningRules: Sendable {
  /// The rules; none has a check that is limited.
  let rules: [Rule]
  /// Of the rules that can run out of time.
  private let efforts: [(rule: RuleID, effort: RuleEffort)]

  init(_ rules: [Rule]) {
    var efforts: [(rule: RuleID, effort: RuleEffort)] = []
    self.rules = rules.map { rule in
      guard rule.isLimited else { return rule }
      let effort = RuleEffort()
      efforts.append((rule.id, effort))
      return rule.limited(by: effort)
    }
    self.efforts = efforts
  }

  /// The rules that ran out of time; what they found is not all there is.
  var unfinished: [RuleID] { efforts.filter(\.effort.isSpent).map(\.rule) }

  /// Lets the rules that ran out of time look again.
  func renew() {
    for (_, effort) in efforts { effort.renew() }
  }
}

extension Rule {
  /// Whether it can run out of time.
  fileprivate var isLimited: Bool {
    checks.contains { if case .limitedCopy = $0 { true } else { false } }
  }

  /// The rule with an effort for its limited checks.
  fileprivate func limited(by effort: RuleEffort) -> Rule {
    var limited = self
    limited.checks = checks.map { check in
      guard case .limitedCopy(let find) = check else { return check }
      return .copy { effort.isSpent ? [] : find($0, effort) }
    }
    return limited
  }
}
