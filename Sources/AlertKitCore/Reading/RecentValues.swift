internal import Synchronization

/// Values that were asked for last, by key, for what comes again and again. It never holds more than a number of them.
package final class RecentValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let most: Int
  private let known = Mutex<[Key: Value]>([:])

  package init(most: Int) {
    self.most = most
  }

  /// The value of a key, worked out where it is not known.
  package func value(for key: Key, _ make: () -> Value) -> Value {
    if let found = known.withLock({ $0[key] }) { return found }
    let made = make()
    known.withLock { known in
      if known.count >= most { known.removeAll(keepingCapacity: true) }
      known[key] = made
    }
    return made
  }
}
