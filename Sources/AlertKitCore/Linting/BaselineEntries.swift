extension Baseline {
  /// Findings by their identities, each with how many places it has.
  public struct Entries: Sendable, Hashable {
    /// Where one identity is.
    public struct Places: Sendable, Hashable {
      /// How many places, from 1.
      public var count: Int
      /// The file that declares the alert, where that is not the entry's own table or file: who does not look there cannot find
      /// it. Of several the first by name.
      public var declaration: String?

      /// One place, unless there are more.
      public init(count: Int = 1, declaration: String? = nil) {
        self.count = count
        self.declaration = declaration
      }
    }

    private var byIdentity: [FindingIdentity: Places]

    /// Entries with their places; none unless some are given.
    public init(_ places: [FindingIdentity: Places] = [:]) {
      byIdentity = places
    }

    /// Every identity with its places, in order.
    public var sorted: [(identity: FindingIdentity, places: Places)] {
      byIdentity.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// How many identities there are.
    public var count: Int { byIdentity.count }

    /// How many places all of them have.
    public var placeCount: Int { byIdentity.values.reduce(0) { $0 + $1.count } }

    /// Whether there is none.
    public var isEmpty: Bool { byIdentity.isEmpty }

    /// The places of an identity; nil where it has none.
    public subscript(identity: FindingIdentity) -> Places? { byIdentity[identity] }

    /// Those of the entries that a function accepts.
    public func filter(_ isIncluded: (FindingIdentity, Places) -> Bool) -> Entries {
      Entries(byIdentity.filter { isIncluded($0.key, $0.value) })
    }

    /// Adds places of an identity.
    package mutating func add(_ identity: FindingIdentity, _ places: Places) {
      guard let known = byIdentity[identity] else {
        byIdentity[identity] = places
        return
      }
      let declarations = [known.declaration, places.declaration].compactMap(\.self)
      byIdentity[identity] = Places(count: known.count + places.count, declaration: declarations.min())
    }

    /// Adds all entries of others.
    package mutating func add(_ others: Entries) {
      for (identity, places) in others.byIdentity { add(identity, places) }
    }

    /// What is left where others are taken away, place by place.
    func subtracting(_ others: Entries) -> Entries {
      var left = self
      for (identity, places) in others.byIdentity { left.remove(places.count, of: identity) }
      return left
    }

    /// Takes one place of an identity away; false where there is none.
    mutating func take(_ identity: FindingIdentity) -> Bool {
      guard byIdentity[identity] != nil else { return false }
      remove(1, of: identity)
      return true
    }

    private mutating func remove(_ count: Int, of identity: FindingIdentity) {
      guard let known = byIdentity[identity] else { return }
      byIdentity[identity] = known.count > count ? Places(count: known.count - count, declaration: known.declaration) : nil
    }
  }
}

/// Counts the places of identities: two findings at one place are one.
struct PlaceCounter {
  private(set) var entries = Baseline.Entries()
  private var seen: [FindingIdentity: Set<SourceRange>] = [:]

  /// Notes a place of an identity.
  ///
  /// - Parameter declaration: The path of the file that declares the alert.
  mutating func add(_ identity: FindingIdentity, at range: SourceRange, declaredIn declaration: String? = nil) {
    guard seen[identity, default: []].insert(range).inserted else { return }
    let isOwn = declaration == identity.holder.path
    entries.add(identity, Baseline.Entries.Places(declaration: isOwn ? nil : declaration))
  }
}
