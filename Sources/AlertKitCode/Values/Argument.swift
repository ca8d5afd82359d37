internal import AlertKitCore

/// A case of an enumeration, or an implicit member that may be one.
struct EnumerationValue {
  /// The path of its type, where that is known.
  let type: String?
  let name: String
  let arguments: [Argument]
  let range: SourceRange
}

/// A value with a label: an argument of a call, a tuple's element.
struct Argument {
  var label: String?
  var value: Value { didSet { bound() } }
  let range: SourceRange
  let isTrailing: Bool
  /// The expression itself, where it is one.
  var expression: CodeExpression?
  /// The depth of the value.
  private(set) var depth = 0

  init(label: String?, value: Value, range: SourceRange, isTrailing: Bool = false, expression: CodeExpression? = nil) {
    (self.label, self.value, self.range) = (label, value, range)
    (self.isTrailing, self.expression) = (isTrailing, expression)
    bound()
  }

  private mutating func bound() {
    depth = value.depth
    guard depth >= Value.mostDepth else { return }
    depth = 0
    value = .unknown(Unknown(range))
  }
}

extension [Argument] {
  /// How many values stand within one another in them.
  var depth: Int { reduce(0) { Swift.max($0, $1.depth) } }

  subscript(label: String?) -> Argument? {
    first { $0.label == label && !$0.isTrailing } ?? first { $0.label == label && label != nil }
  }

  func any(of labels: [String]) -> Argument? {
    for label in labels { if let found = self[label] { return found } }
    return nil
  }

  /// The first closure behind the parentheses.
  var trailing: Argument? { first { $0.isTrailing && $0.label == nil } }

  var labels: [String?] { filter { !$0.isTrailing }.map(\.label) }
  func has(_ label: String) -> Bool { contains { $0.label == label } }
}
