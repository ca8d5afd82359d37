internal import AlertKitCore

/// What an expression is, as far as code says it.
indirect enum Value {
  case unknown(Unknown)
  case null
  case boolean(Bool)
  case number(String)
  case text(TextValue)
  /// What was not looked up yet.
  case symbol(Symbol)
  /// One of several, each under its guard.
  case choice([Alternative])
  case list(ListValue)
  case object(ObjectID)
  /// A type itself, by its path.
  case type(String)
  case closure(ClosureValue)
  /// A declared function that is named without being called.
  case function(Declared, receiver: Value?)
  case enumeration(EnumerationValue)
  case tuple([Argument])
  /// A dictionary whose keys are constants: the labels are their names.
  case dictionary([Argument])

  /// Values that stand deeper within others are unknown: all that walks through values calls itself.
  static let mostDepth = 400

  /// How many values stand within one another in it.
  var depth: Int {
    switch self {
    case .symbol(let symbol): symbol.depth
    case .text(let text): text.depth
    case .choice(let alternatives): alternatives.reduce(0) { max($0, $1.value.depth) }
    case .tuple(let parts), .dictionary(let parts): parts.depth + 1
    case .enumeration(let value): value.arguments.depth + 1
    case .list(let list): list.valueDepth + 1
    case .function(_, let receiver): (receiver?.depth ?? 0) + 1
    case .unknown, .null, .boolean, .number, .object, .type, .closure: 0
    }
  }

  /// The value, as long as it may stand in another one.
  func bounded(at range: SourceRange) -> Value {
    depth < Self.mostDepth ? self : .unknown(Unknown(range))
  }

  static func text(_ reference: StringReference, at range: SourceRange) -> Value {
    .text(TextValue(pieces: [.reference(reference)], range: range))
  }

  var isUnknown: Bool { if case .unknown = self { true } else { false } }
  /// Whether it is a text that stands where it is used.
  var isText: Bool {
    switch self {
    case .text: true
    case .symbol(let symbol): Texts.isLookup(symbol)
    default: false
    }
  }
  var isNull: Bool { if case .null = self { true } else { false } }
  var closure: ClosureValue? { if case .closure(let closure) = self { closure } else { nil } }
  var objectID: ObjectID? { if case .object(let id) = self { id } else { nil } }
  var symbol: Symbol? { if case .symbol(let symbol) = self { symbol } else { nil } }
}

typealias ObjectID = Int

/// What is only known at run time.
struct Unknown {
  /// The expression.
  let range: SourceRange
  /// Where it comes from.
  var root: Root?
  var type: CodeType?
  /// Where the names of its type mean something.
  var context = ""
  /// Whether it stands where a parameter is declared, not where it is used.
  var isDeclared = false
  /// Spells it, so that the same unknown thing has the same key.
  let key: String

  init(_ range: SourceRange, root: Root? = nil, type: CodeType? = nil, context: String = "", key: String? = nil) {
    self.range = range
    self.root = root
    self.type = type
    self.context = context
    self.key = key ?? "\(range.file.index):\(range.start)-\(range.end)"
  }

  /// The same where a parameter is declared.
  var declared: Unknown {
    var other = self
    other.isDeclared = true
    return other
  }

  /// The same where it is used.
  func used(at range: SourceRange) -> Unknown {
    guard isDeclared else { return self }
    return Unknown(range, root: root, type: type, context: context, key: key)
  }
}

/// Where a value comes from that code elsewhere supplies.
enum Root: Hashable {
  /// A parameter of the function that is evaluated.
  case parameter(DeclarationID, String)
  /// A stored property of any instance of a type.
  case field(type: String, name: String)
  /// A member of any instance of a type: a protocol's requirement, or what depends on the case.
  case member(type: String, name: String)
  /// What a case of an enumeration carries.
  case associated(type: String, name: String)
  /// What a closure is called with, by where the closure stands.
  case handed(SourceRange)
}

/// One of several values.
struct Alternative {
  var when: Guard
  var value: Value
}

/// A closure and the names around it.
struct ClosureValue {
  let closure: CodeClosure
  let frame: Frame
  let range: SourceRange
  /// What held where it was made; nil for what holds where it is run.
  var path: [Constraint]?
  /// Whether it is one that shows what it is called with, and is followed to where that happens.
  var isHandler = false
  /// Whether a result builder makes a list of its statements.
  var isBuilder = false
}

/// A list, piece by piece.
struct ListValue {
  var elements: [Element] = []

  struct Element {
    enum Kind {
      case one(Value)
      /// Elements that branches decide about.
      case choice([(when: Guard, list: ListValue)])
      /// Elements that a loop makes, any number of times.
      case repeated(ListValue)
      /// Elements that nothing is known of, and the expression that gives them.
      case unknown(Value)
    }
    let kind: Kind
    /// Tells it from all others, so that lists can be compared.
    let id: Int
    /// How many lists stand within each other in it.
    let depth: Int
    /// How many values do.
    let valueDepth: Int

    init(kind: Kind, id: Int) {
      self.kind = kind
      self.id = id
      valueDepth =
        switch kind {
        case .one(let value), .unknown(let value): value.depth
        case .repeated(let list): list.valueDepth + 1
        case .choice(let branches): (branches.map(\.list.valueDepth).max() ?? 0) + 1
        }
      depth =
        switch kind {
        case .one(.list(let list)), .repeated(let list): list.depth + 1
        case .choice(let branches): (branches.map(\.list.depth).max() ?? 0) + 1
        case .one, .unknown: 0
        }
    }
  }

  /// How many lists stand within each other in its elements. Lists that stand deeper than ``mostDepth`` are unknown: all that walks
  /// through lists calls itself.
  var depth: Int { elements.reduce(0) { max($0, $1.depth) } }

  static let mostDepth = 64

  /// How many values stand within one another in the first and the last of its elements.
  var valueDepth: Int {
    let ends = elements.count > 64 ? elements.prefix(32) + elements.suffix(32) : elements[...]
    return ends.reduce(0) { max($0, $1.valueDepth) }
  }

  /// Whether it has no others, and each of them once.
  var isPlain: Bool {
    elements.allSatisfy { element in
      if case .one = element.kind { true } else { false }
    }
  }

  /// What a member of a plain list is.
  func known(_ member: String) -> Value? {
    switch member {
    case "isEmpty": .boolean(elements.isEmpty)
    case "count": .number("\(elements.count)")
    case "first": elements.isEmpty ? .null : plainValues[0]
    case "last": elements.isEmpty ? .null : plainValues[elements.count - 1]
    default: nil
    }
  }

  var plainValues: [Value] {
    elements.compactMap { element in
      if case .one(let value) = element.kind { value } else { nil }
    }
  }
}

/// The names of a body, and what is around it.
final class Frame {
  let parent: Frame?
  /// The cells of its variables.
  var cells: [String: Int] = [:]
  /// Functions that the body declares.
  var functions: [String: CodeDeclaration] = [:]
  /// Variables that the body computes.
  var getters: [String: CodeDeclaration] = [:]
  /// The types that variables are declared with.
  var types: [String: CodeType] = [:]
  let activation: Activation

  init(parent: Frame?, activation: Activation) {
    self.parent = parent
    self.activation = activation
  }

  func cell(_ name: String) -> Int? {
    var frame: Frame? = self
    while let current = frame {
      if let cell = current.cells[name] { return cell }
      frame = current.parent
    }
    return nil
  }

  func type(_ name: String) -> CodeType? {
    var frame: Frame? = self
    while let current = frame {
      if current.cells[name] != nil { return current.types[name] }
      frame = current.parent
    }
    return nil
  }

  func getter(_ name: String) -> (CodeDeclaration, Frame)? {
    var frame: Frame? = self
    while let current = frame {
      if let getter = current.getters[name] { return (getter, current) }
      frame = current.parent
    }
    return nil
  }

  func function(_ name: String) -> (CodeDeclaration, Frame)? {
    var frame: Frame? = self
    while let current = frame {
      if let function = current.functions[name] { return (function, current) }
      frame = current.parent
    }
    return nil
  }
}

/// One run of a member.
final class Activation {
  let member: Declared
  /// The number of its file.
  var file: Int { member.file }
  /// The type that names mean members of.
  let type: String
  var receiver: Value?
  /// Where the names of the type's members are to be looked for first: the type that `self` is known to be.
  let number: Int
  /// For whose words it is run.
  var supplier: Supplier?

  init(member: Declared, type: String, receiver: Value?, number: Int) {
    self.member = member
    self.type = type
    self.receiver = receiver
    self.number = number
  }
}
