/// The faults of one file, in the order in which they were found; bounded, since a file that is no table at all has one a line.
struct FaultLog {
  static let limit = 10_000

  private(set) var faults: [Fault] = []

  /// Notes a fault. The last one that fits says that there are more.
  mutating func add(_ message: @autoclosure () -> String, kind: Fault.Kind = .syntax, at range: SourceRange, key: String? = nil)
  {
    if faults.count < Self.limit - 1 {
      faults.append(Fault(kind, message(), at: range, key: key))
    } else if faults.count < Self.limit {
      faults.append(Fault(.syntax, "There is more wrong with this file; the rest is not listed.", at: range))
    }
  }

  mutating func add(contentsOf more: [Fault]) {
    for fault in more { add(fault.message, kind: fault.kind, at: fault.range, key: fault.key) }
  }

  /// How much the log holds, to go back to.
  struct Mark {
    fileprivate let count: Int
  }

  var mark: Mark { Mark(count: faults.count) }

  mutating func restore(_ mark: Mark) {
    faults.removeSubrange(mark.count...)
  }
}
