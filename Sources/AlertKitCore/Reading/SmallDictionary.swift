/// A dictionary that mostly has a few keys: comparing these is quicker than hashing them.
struct SmallDictionary<Key: Hashable, Value> {
  private static var mostCompared: Int { 12 }
  /// An alert has about so many texts.
  private static var usual: Int { 4 }

  private var few: [(key: Key, value: Value)] = []
  private var many: [Key: Value] = [:]

  subscript(key: Key) -> Value? {
    guard many.isEmpty else { return many[key] }
    // By index, so that no other key and value is copied to be compared.
    for index in few.indices where few[index].key == key { return few[index].value }
    return nil
  }

  mutating func set(_ value: Value, for key: Key) {
    guard many.isEmpty else {
      many[key] = value
      return
    }
    for index in few.indices where few[index].key == key {
      few[index].value = value
      return
    }
    if few.count < Self.mostCompared {
      if few.isEmpty { few.reserveCapacity(Self.usual) }
      few.append((key, value))
    } else {
      many = Dictionary(few.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
      many[key] = value
    }
  }
}

extension SmallDictionary: Sendable where Key: Sendable, Value: Sendable {}
