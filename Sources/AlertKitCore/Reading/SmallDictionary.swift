/// A dictionary that mostly has a few keys: comparing these is quicker than hashing them.
struct SmallDictionary<Key: Hashable, Value> {
  private static var mostCompared: Int { 12 }

  private var few: [(key: Key, value: Value)] = []
  private var many: [Key: Value] = [:]

  subscript(key: Key) -> Value? {
    many.isEmpty ? few.first { $0.key == key }?.value : many[key]
  }

  mutating func set(_ value: Value, for key: Key) {
    if !many.isEmpty {
      many[key] = value
    } else if let index = few.firstIndex(where: { $0.key == key }) {
      few[index].value = value
    } else if few.count < Self.mostCompared {
      few.append((key, value))
    } else {
      many = Dictionary(few.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
      many[key] = value
    }
  }
}

extension SmallDictionary: Sendable where Key: Sendable, Value: Sendable {}
