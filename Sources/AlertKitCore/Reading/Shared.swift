/// A large value that its holders share: copying one of them copies a reference.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension Shared: Equatable where Value: Equatable {
  static func == (left: Shared, right: Shared) -> Bool { left === right || left.value == right.value }
}

extension Shared: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Shared: Codable where Value: Codable {
  convenience init(from decoder: any Decoder) throws {
    self.init(try Value(from: decoder))
  }

  func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}
