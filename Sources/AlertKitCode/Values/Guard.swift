/// What has to hold of one thing for a branch to be taken: it is one of some names, or none of them.
struct Constraint: Hashable, Sendable {
  /// What is looked at, spelt so that the same value has the same subject.
  let subject: String
  var names: Set<String>
  var isExcluding: Bool

  init(_ subject: String, is names: Set<String>) {
    (self.subject, self.names, isExcluding) = (subject, names, false)
  }

  init(_ subject: String, isNot names: Set<String>) {
    (self.subject, self.names, isExcluding) = (subject, names, true)
  }

  /// That something is one name and nothing else.
  init(_ subject: String, is name: String) { self.init(subject, is: Self.only(name)) }

  /// That something is not one name.
  init(_ subject: String, isNot name: String) { self.init(subject, isNot: Self.only(name)) }

  /// A set of one name; the most frequent ones share what holds them.
  private static func only(_ name: String) -> Set<String> { frequent[name] ?? [name] }

  private static let frequent: [String: Set<String>] = Dictionary(
    uniqueKeysWithValues: (["some", "true"] + (0..<16).map(String.init)).map { ($0, [$0]) })

  /// The names of what is not true: in Objective-C also nought and nil are not.
  static let untrue: Set<String> = ["false", "0", "nil"]

  /// Whether it says that a truth value is false.
  var isDenial: Bool { isExcluding ? names == ["true"] : names.isSubset(of: Self.untrue) }

  /// Whether it says that something is there.
  var isPresence: Bool { !isExcluding && names == ["some"] && subject.hasSuffix("?") }

  /// Both; nil where they exclude each other.
  func and(_ other: Constraint) -> Constraint? {
    var both = self
    return both.narrow(by: other) ? both : nil
  }

  /// Makes the constraint one for both; where they exclude each other it stays as it is.
  ///
  /// - Returns: Whether there is one for both.
  mutating func narrow(by other: Constraint) -> Bool {
    // By the smaller one: a choice of many ways has one that excludes the names of all ways before.
    let left: Set<String>
    switch (isExcluding, other.isExcluding) {
    case (false, false): left = names.filter(other.names.contains)
    case (false, true): left = names.filter { !other.names.contains($0) }
    case (true, false): left = other.names.filter { !names.contains($0) }
    case (true, true):
      names.formUnion(other.names)
      return true
    }
    guard !left.isEmpty else { return false }
    (names, isExcluding) = (left, false)
    return true
  }

  /// Whether it can hold together with another.
  func allows(_ other: Constraint) -> Bool {
    switch (isExcluding, other.isExcluding) {
    case (false, false): !names.isDisjoint(with: other.names)
    case (false, true): !names.allSatisfy(other.names.contains)
    case (true, false): !other.names.allSatisfy(names.contains)
    case (true, true): true
    }
  }

  /// The opposite.
  var negated: Constraint {
    var other = self
    other.isExcluding.toggle()
    return other
  }
}

/// What has to hold for a value: all of some constraints, one a subject.
struct Guard: Sendable {
  private(set) var constraints: [Constraint] = []

  static let always = Guard()

  /// What holds beyond as many things is left out: that many branches stand around no alert, and each value has a guard of its own.
  static let most = 32

  init() {}

  init(_ constraints: [Constraint]) {
    let areDistinct = constraints.indices.allSatisfy { index in
      !constraints[..<index].contains { $0.subject == constraints[index].subject }
    }
    if areDistinct {
      self.constraints = constraints.count > Self.most ? Array(constraints.suffix(Self.most)) : constraints
    } else {
      for constraint in constraints { _ = add(constraint) }
    }
  }

  /// Adds a constraint.
  ///
  /// - Returns: Whether the guard can hold with it.
  mutating func add(_ constraint: Constraint) -> Bool {
    guard let index = constraints.firstIndex(where: { $0.subject == constraint.subject }) else {
      if constraints.count < Self.most { constraints.append(constraint) }
      return true
    }
    return constraints[index].narrow(by: constraint)
  }

  /// Both; nil where they exclude each other.
  func and(_ other: Guard) -> Guard? {
    if other.constraints.isEmpty { return self }
    if constraints.isEmpty { return other }
    return and(other.constraints)
  }

  /// The guard with further constraints; nil where they exclude each other.
  func and(_ others: [Constraint]) -> Guard? {
    var both = self
    for constraint in others where !both.add(constraint) { return nil }
    return both
  }

  /// Whether something decides of which no more is known than where it stands.
  var isOpaque: Bool { constraints.contains { $0.subject.hasPrefix("?") } }

  /// Whether it can hold together with a constraint.
  func allows(_ constraint: Constraint) -> Bool {
    guard let own = constraints.first(where: { $0.subject == constraint.subject }) else { return true }
    return own.allows(constraint)
  }
}
