/// Hashes of names: quick to add to while a file is read, and small once they are sealed, as all files' are held at once.
package struct NameHashes: Sendable {
  private var open: Set<UInt64> = []
  private var sealed: [UInt64] = []

  package init() {}

  package var isEmpty: Bool { open.isEmpty && sealed.isEmpty }

  /// Adds a hash.
  ///
  /// - Returns: Whether it is new.
  @discardableResult
  package mutating func insert(_ hash: UInt64) -> Bool { open.insert(hash).inserted }

  package mutating func formUnion(_ others: some Sequence<UInt64>) { open.formUnion(others) }

  package mutating func reserveCapacity(_ count: Int) { open.reserveCapacity(count) }

  /// Keeps what was added in order and without room for more; nothing is added after it.
  mutating func seal() {
    sealed = open.sorted()
    open = []
  }

  package func contains(_ hash: UInt64) -> Bool {
    if sealed.isEmpty { return open.contains(hash) }
    var (low, high) = (0, sealed.count)
    while low < high {
      let middle = (low + high) / 2
      if sealed[middle] < hash { low = middle + 1 } else { high = middle }
    }
    return low < sealed.count && sealed[low] == hash
  }
}
