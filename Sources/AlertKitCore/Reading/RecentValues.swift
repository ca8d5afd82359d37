internal import Synchronization

/// Values that were asked for last, by key, for what comes again and again. It never holds more than a number of them.
package final class RecentValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let most: Int
  private let isKeptAtOnce: Bool
  private let known = Mutex(Known())

  private struct Known {
    var values: [Key: Value] = [:]
    /// The hashes of keys that were asked for once, each at a place of its own.
    var seen: [Int] = []
  }

  /// - Parameter isKeptAtOnce: False for values of which many are asked for once: they are kept from the second time on.
  package init(most: Int, isKeptAtOnce: Bool = true) {
    self.most = most
    self.isKeptAtOnce = isKeptAtOnce
  }

  /// The value of a key, worked out where it is not known.
  package func value(for key: Key, _ make: () -> Value) -> Value {
    if let found = known.withLock({ $0.values[key] }) { return found }
    let made = make()
    known.withLock { known in
      guard isKeptAtOnce || isSeen(key, &known.seen) else { return }
      if known.values.count >= most { known.values.removeAll(keepingCapacity: true) }
      known.values[key] = made
    }
    return made
  }

  private static var placesOfSeen: Int { 1 << 10 }

  /// Whether a key was asked for before, as far as its place still says so.
  private func isSeen(_ key: Key, _ seen: inout [Int]) -> Bool {
    if seen.isEmpty { seen = [Int](repeating: 0, count: Self.placesOfSeen) }
    let hash = key.hashValue
    let place = hash & (Self.placesOfSeen - 1)
    defer { seen[place] = hash }
    return seen[place] == hash
  }
}
