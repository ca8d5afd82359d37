/// Which alerts of an app are those of an earlier state of it.
package struct AlertMatch: Sendable {
  /// For each surface of the app the earlier one, as an index; nil for one that has come since.
  package let earlier: [Int?]
  /// The earlier surfaces that are gone, in order of place.
  package let gone: [Int]

  /// By identity and file first, then by identity alone, as of an alert that moved; what is left is the same alert with other
  /// words where it is of the same member in the same file, or else in another.
  package init(from then: Project, to now: Project) {
    var match = Matching(then: then.surfaces.count, now: now.surfaces.count)
    match.pair({ Place(then.alerts[$0], in: then.path(of: $0)) }, { Place(now.alerts[$0], in: now.path(of: $0)) })
    match.pair({ then.alerts[$0] }, { now.alerts[$0] })
    match.pair(
      { Place(then.alerts[$0].withoutWords, in: then.path(of: $0)) },
      { Place(now.alerts[$0].withoutWords, in: now.path(of: $0)) })
    match.pair({ then.alerts[$0].withoutWords }, { now.alerts[$0].withoutWords })
    earlier = match.earlier
    gone = match.left
  }

  /// An alert of a file.
  private struct Place: Hashable {
    let alert: AlertIdentity
    let path: String

    init?(_ alert: AlertIdentity?, in path: String) {
      guard let alert else { return nil }
      self.alert = alert
      self.path = path
    }
  }

  /// What is paired so far.
  private struct Matching {
    var earlier: [Int?]
    /// The earlier surfaces that no other was paired with.
    var left: [Int]

    init(then: Int, now: Int) {
      earlier = [Int?](repeating: nil, count: now)
      left = Array(0..<then)
    }

    /// Pairs surfaces of one name in their order; those without a name stay.
    mutating func pair<Name: Hashable>(_ then: (Int) -> Name?, _ now: (Int) -> Name?) {
      guard !left.isEmpty else { return }
      var free: [Name: [Int]] = [:]
      for index in left.reversed() {
        if let name = then(index) { free[name, default: []].append(index) }
      }
      var taken: Set<Int> = []
      for index in earlier.indices where earlier[index] == nil {
        guard let name = now(index), let found = free[name]?.popLast() else { continue }
        earlier[index] = found
        taken.insert(found)
      }
      if !taken.isEmpty { left.removeAll(where: taken.contains) }
    }
  }
}

extension Project {
  /// The path of the file in which a surface is declared.
  fileprivate func path(of surface: Int) -> String {
    files[Int(surfaces[surface].range.file.index)].path
  }
}
