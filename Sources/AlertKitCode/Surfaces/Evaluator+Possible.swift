extension Evaluator {
  /// Those of several values that can be where the surface is made which is put together; all, where it seems that none can.
  func possible(_ alternatives: [Alternative]) -> [Alternative] {
    guard !shownWhen.constraints.isEmpty else { return alternatives }
    let left = alternatives.filter { shownWhen.and($0.when) != nil }
    return left.isEmpty ? alternatives : left
  }

  /// Does something about one of several values, of which what is looked up by it is only what can be there with it: in the `default` of a
  /// `switch`, what an error says for the cases that are left.
  func within<Result>(_ way: Alternative, _ work: (Evaluator) -> Result) -> Result {
    let outer = shownWhen
    defer { shownWhen = outer }
    if case .symbol = way.value, let both = shownWhen.and(way.when) { shownWhen = both }
    return work(self)
  }
}
