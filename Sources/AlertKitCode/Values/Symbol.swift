internal import AlertKitCore

/// A name, a member or a call that is looked up when it is asked for.
final class Symbol {
  enum Kind {
    case name(String)
    case member(Value, String)
    /// `.name`
    case implicit(String)
    /// A call; the base is nil for a plain or an implicit name.
    case call(Callee, [Argument])
    case macro(String, [Argument])
    case binary(String, Value, Value)
    case negation(Value)
    case subscript_(Value, [Argument])
  }

  indirect enum Callee {
    case name(String)
    case member(Value, String)
    case implicit(String)
    case value(Value)

    var name: String? {
      switch self {
      case .name(let name), .member(_, let name), .implicit(let name): name
      case .value: nil
      }
    }

    var base: Value? { if case .member(let base, _) = self { base } else { nil } }
    /// Whether its type is told by where it stands: `.init(…)`.
    var isImplicit: Bool { if case .implicit = self { true } else { false } }
  }

  let kind: Kind
  /// How many values stand within one another in it.
  let depth: Int
  /// What tells it from others, once it was asked for.
  var key: String?
  let range: SourceRange
  let nameRange: SourceRange
  let frame: Frame
  var resolved: Value?
  var isResolving = false
  /// Whether it stands where it was asked for and found to be there: `if let name`.
  private(set) var isPresent = false

  init(_ kind: Kind, at range: SourceRange, nameRange: SourceRange? = nil, frame: Frame) {
    self.kind = kind.bounded(at: range)
    depth = self.kind.depth + 1
    self.range = range
    self.nameRange = nameRange ?? range
    self.frame = frame
  }

  /// The same where it is never nil.
  var present: Symbol {
    guard !isPresent else { return self }
    let other = Symbol(kind, at: range, nameRange: nameRange, frame: frame)
    other.key = key
    other.isPresent = true
    return other
  }

  var arguments: [Argument] {
    switch kind {
    case .call(_, let arguments), .macro(_, let arguments): arguments
    default: []
    }
  }

  var callee: Callee? { if case .call(let callee, _) = kind { callee } else { nil } }
  var calledName: String? { callee?.name }
  /// What stands before the point of a member, or of the function that is called.
  var base: Value? { if case .member(let base, _) = kind { base } else { callee?.base } }
}

extension Symbol.Kind {
  fileprivate var depth: Int {
    switch self {
    case .name, .implicit: 0
    case .member(let base, _): base.depth
    case .call(.member(let base, _), let arguments), .call(.value(let base), let arguments): max(base.depth, arguments.depth)
    case .call(_, let arguments), .macro(_, let arguments): arguments.depth
    case .binary(_, let left, let right): max(left.depth, right.depth)
    case .negation(let inner): inner.depth
    case .subscript_(let base, let arguments): max(base.depth, arguments.depth)
    }
  }

  /// The same with what stands too deep unknown; arguments see to that themselves.
  fileprivate func bounded(at range: SourceRange) -> Self {
    switch self {
    case .name, .implicit, .macro, .call(.name, _), .call(.implicit, _): self
    case .member(let base, let name): .member(base.bounded(at: range), name)
    case .call(.member(let base, let name), let arguments): .call(.member(base.bounded(at: range), name), arguments)
    case .call(.value(let base), let arguments): .call(.value(base.bounded(at: range)), arguments)
    case .binary(let sign, let left, let right): .binary(sign, left.bounded(at: range), right.bounded(at: range))
    case .negation(let inner): .negation(inner.bounded(at: range))
    case .subscript_(let base, let arguments): .subscript_(base.bounded(at: range), arguments)
    }
  }
}
