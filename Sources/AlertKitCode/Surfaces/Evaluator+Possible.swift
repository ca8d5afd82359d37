extension Evaluator {
  /// Those of several values that can be where the surface is made which is put together; all, where it seems that none can.
  func possible(_ alternatives: [Alternative]) -> [Alternative] {
    guard !shownWhen.constraints.isEmpty else { return alternatives }
    let left = alternatives.filter { shownWhen.and($0.when) != nil }
    return left.isEmpty ? alternatives : left
  }
}
