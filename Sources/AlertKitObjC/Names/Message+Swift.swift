internal import AlertKitCode
internal import AlertKitCore

extension Message {
  /// What the message is in Swift.
  func expression(at range: SourceRange) -> CodeExpression.Kind {
    let selector = selector
    if arity == 0 {
      switch selector {
      case "new": return empty ?? initializer([], selector, at: range)
      case "init": if allocated != nil, let empty { return empty }
      case "class", "self": return typeOrReceiver.kind
      default: break
      }
      if case .name(let type) = receiver.kind, KnownNames.isShared(type, selector) {
        return KnownNames.member(of: receiver, selector, at: pieces[0].range)
      }
    }
    if let form = KnownMessages.forms[selector] { return known(form, selector, at: range) }
    let name = ObjCSelector(pieces: pieces.map(\.name), arity: arity).name
    return name.base == "init" ? initializer(name.labels, selector, at: range) : method(name.base, name.labels, selector)
  }

  private func known(_ form: KnownMessages.Form, _ selector: String, at range: SourceRange) -> CodeExpression.Kind {
    switch form {
    case .format: return Self.formatted(arguments, at: range).kind
    case .empty: return isToType ? empty ?? method(selector, [], selector) : method(selector, [], selector)
    case .initializer(let labels, let type): return initializer(labels, selector, of: type, at: range)
    case .method(let name, let labels): return method(name, labels, selector)
    case .member(let name): return .member(receiver, name)
    case .receiver: return isToType ? method(selector, [], selector) : receiver.kind
    case .argument: return arguments.first?.kind ?? .unknown
    case .infix(let sign): return arguments.first.map { .binary(sign, receiver, $0) } ?? .unknown
    case .appendedFormat:
      return .binary("+", receiver, Self.formatted(arguments, at: range))
    case .item: return .subscript(receiver, arguments.map { CodeArgument(label: nil, value: $0) })
    case .elements: return .array(withoutEnd(arguments))
    case .pairs:
      let given = withoutEnd(arguments)
      return .dictionary(stride(from: 0, to: given.count - 1, by: 2).map { (given[$0 + 1], given[$0]) })
    case .performed:
      let name = ObjCSelector(pieces: pieces.map(\.name), arity: arity).name
      return performed(at: range) ?? method(name.base, name.labels, selector)
    }
  }

  /// The message that it sends later, or on another thread; nil where the selector is not written.
  private func performed(at range: SourceRange) -> CodeExpression.Kind? {
    guard case .keyPath(let parts)? = arguments.first?.kind else { return nil }
    let selector = ObjCSelector(parts.joined(separator: ":"))
    guard arguments.count > selector.arity, selector.arity < arity || selector.arity == 0 else { return nil }
    var message = Message(receiver: receiver, type: type)
    message.pieces = selector.pieces.map { ($0, arguments[0].range) }
    message.arguments = Array(arguments[1..<selector.arity + 1])
    message.arity = selector.arity
    return message.expression(at: range)
  }

  /// Whether it is sent to a class.
  private var isToType: Bool {
    guard case .name(let name) = receiver.kind, let first = name.utf8.first else { return false }
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }

  /// A text or a list that is made empty, to be filled.
  private var empty: CodeExpression.Kind? {
    guard case .name(let type) = (allocated ?? receiver).kind else { return nil }
    switch type {
    case "NSString", "NSMutableString": return .string([.text("")])
    case "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSMutableOrderedSet": return .array([])
    case "NSDictionary", "NSMutableDictionary": return .dictionary([])
    default: return nil
    }
  }

  /// `String(format: …)`; a format without words is its values, one after the other.
  static func formatted(_ arguments: [CodeExpression], at range: SourceRange) -> CodeExpression {
    if let sum = sum(of: arguments, at: range) { return sum }
    let callee = CodeExpression(.name("String"), at: range)
    let call = CodeCall(callee: callee, arguments: KnownNames.given(["format"], arguments), nameRange: range)
    return CodeExpression(.call(call), at: range)
  }

  /// The values that a format such as `@"%@\n%@"` puts together; nil where it has words or other placeholders.
  private static func sum(of arguments: [CodeExpression], at range: SourceRange) -> CodeExpression? {
    guard case .string(let parts)? = arguments.first?.kind, parts.count == 1, case .text(let format) = parts[0],
      !format.isEmpty, format.utf8.count < 64
    else { return nil }
    let pieces = format.split(separator: "%@", omittingEmptySubsequences: false)
    guard pieces.count == arguments.count, pieces.count > 1,
      !pieces.contains(where: { $0.contains { $0 == "%" || $0.isLetter || $0.isNumber } })
    else { return nil }
    var operands: [CodeExpression] = []
    for (index, piece) in pieces.enumerated() {
      if index > 0 { operands.append(arguments[index]) }
      if !piece.isEmpty { operands.append(CodeExpression(.string([.text(String(piece))]), at: arguments[0].range)) }
    }
    return operands.dropFirst().reduce(operands[0]) { CodeExpression(.binary("+", $0, $1), at: range) }
  }

  /// Lists of arguments end with a `nil`.
  private func withoutEnd(_ arguments: [CodeExpression]) -> [CodeExpression] {
    arguments.filter {
      if case .null = $0.kind { return false }
      return true
    }
  }

  /// The receiver, for a method of its own class the class, if it is known.
  private var typeOrReceiver: CodeExpression {
    if case .name("self") = receiver.kind, let type { return CodeExpression(.name(type), at: receiver.range) }
    return receiver
  }

  /// The arguments with labels, without the `nil` that ends those of any number.
  private func labelled(_ labels: [String?]) -> [CodeArgument] {
    var given = arguments
    if given.count > arity, case .null? = given.last?.kind { given.removeLast() }
    return KnownNames.given(labels, given)
  }

  private func method(_ name: String, _ labels: [String?], _ selector: String) -> CodeExpression.Kind {
    var base = receiver
    if case .name(let type) = receiver.kind { base = CodeExpression(.name(KnownNames.type(type)), at: receiver.range) }
    let place = pieces[0].range
    let span = SourceRange(file: place.file, start: Int(min(base.range.start, place.start)), end: Int(place.end))
    let callee = CodeExpression(.member(base, name), at: span)
    return .call(CodeCall(callee: callee, arguments: labelled(labels), selector: selector, nameRange: place))
  }

  /// `[[X alloc] initWith…]` and `[X xWith…]` are `X(…)`; a message to `super` or to an instance is `super.init(…)`.
  private func initializer(
    _ labels: [String?], _ selector: String, of given: String? = nil, at range: SourceRange
  ) -> CodeExpression.Kind {
    let isFactory = !selector.hasPrefix("init")
    guard let made = isFactory ? typeOrReceiver : allocated else { return method("init", labels, selector) }
    guard case .name(let written) = made.kind, written != "super" else { return method("init", labels, selector) }
    let type = given ?? KnownNames.type(written)
    let callee = CodeExpression(.name(type), at: made.range)
    return .call(CodeCall(callee: callee, arguments: labelled(labels), selector: selector, nameRange: made.range))
  }

  /// `X` of a receiver that is `[X alloc]`.
  private var allocated: CodeExpression? {
    guard case .call(let call) = receiver.kind, case .member(let base?, "alloc") = call.callee.kind else { return nil }
    if case .name("self") = base.kind, let type { return CodeExpression(.name(type), at: base.range) }
    return base
  }
}
