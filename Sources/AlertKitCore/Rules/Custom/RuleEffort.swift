internal import Synchronization

/// Whether a rule has run out of the time that it may take. Once it has, it looks at nothing more until that is renewed.
final class RuleEffort: Sendable {
  private let spent = Atomic(false)

  var isSpent: Bool { spent.load(ordering: .relaxed) }

  func spend() {
    spent.store(true, ordering: .relaxed)
  }

  /// Lets the rule look again.
  func renew() {
    spent.store(false, ordering: .relaxed)
  }
}
