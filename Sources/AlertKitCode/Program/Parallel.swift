internal import Synchronization

/// Work on many values at once.
enum Parallel {
  /// More threads than this are of no use.
  private static let mostThreads = 64

  /// The results in the order of the values.
  ///
  /// As many threads as concurrency has take part after part, so that one slow value holds up no others.
  static func map<Value: Sendable, Result: Sendable>(
    _ values: [Value], _ transform: @escaping @Sendable (Value) -> Result
  ) async -> [Result] {
    let queue = PartQueue(count: values.count)
    return await withTaskGroup(of: [(Range<Int>, [Result])].self) { group in
      for _ in 0..<min(mostThreads, queue.parts) {
        group.addTask {
          guard !queue.isEmpty else { return [] }
          let work = {
            var done: [(Range<Int>, [Result])] = []
            while let part = queue.next() { done.append((part, values[part].map(transform))) }
            return done
          }
          return LargeStack.run(work) ?? work()
        }
      }
      let parts = await group.reduce(into: []) { $0 += $1 }
      return parts.sorted { $0.0.lowerBound < $1.0.lowerBound }.flatMap(\.1)
    }
  }
}

/// Parts of a range of indexes, each of which is given out once.
private final class PartQueue: Sendable {
  private let count: Int
  private let length: Int
  private let given = Atomic<Int>(0)

  init(count: Int) {
    self.count = count
    length = max(1, count / 2048)
  }

  /// How many parts there are.
  var parts: Int { (count + length - 1) / length }

  var isEmpty: Bool { given.load(ordering: .relaxed) >= parts }

  func next() -> Range<Int>? {
    let part = given.add(1, ordering: .relaxed).oldValue
    return part < parts ? part * length..<min((part + 1) * length, count) : nil
  }
}
