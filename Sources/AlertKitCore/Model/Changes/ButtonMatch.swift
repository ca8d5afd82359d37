/// Which buttons of a surface are those of an earlier state of it.
struct ButtonMatch {
  /// For each button the earlier one, as an index; nil for one that has come since.
  private(set) var earlier: [Int?]
  /// The earlier buttons that are gone, in order.
  private(set) var gone: [Int]

  /// By key or literal, by words, by a role that says more than none, then in order where as many are left on both sides.
  init(from then: [SurfaceButton<Copy>], to now: [SurfaceButton<Copy>]) {
    earlier = [Int?](repeating: nil, count: now.count)
    gone = Array(then.indices)
    pair { index in
      then[index].title.reference.withoutPlace
    } with: {
      now[$0].title.reference.withoutPlace
    }
    pair {
      then[$0].title.text
    } with: {
      now[$0].title.text
    }
    pair {
      then[$0].role.telling
    } with: {
      now[$0].role.telling
    }
    let came = earlier.indices.filter { earlier[$0] == nil }
    if came.count == gone.count {
      for (new, old) in zip(came, gone) { earlier[new] = old }
      gone = []
    }
  }

  private mutating func pair<Name: Hashable>(_ then: (Int) -> Name?, with now: (Int) -> Name?) {
    for index in earlier.indices where earlier[index] == nil {
      guard let name = now(index), let place = gone.firstIndex(where: { then($0) == name }) else { continue }
      earlier[index] = gone.remove(at: place)
    }
  }

  /// Whether buttons that stay have changed places.
  var isReordered: Bool {
    let order = earlier.compactMap(\.self)
    return order != order.sorted()
  }
}

extension ButtonRole {
  /// Nil for a role that many buttons have.
  fileprivate var telling: ButtonRole? { self == .cancel || self == .destructive ? self : nil }
}
