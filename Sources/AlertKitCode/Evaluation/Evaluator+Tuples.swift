internal import AlertKitCore

/// Tuples that properties keep.
extension Evaluator {
  /// Whether a property is a tuple of which none may be nil, and a name one of them: `alert?.0` of `var alert: (String, String)?`.
  func isElement(_ name: String, ofTuple value: Value) -> Bool {
    guard case .symbol(let symbol) = value, let own = symbol.plainName, isSwift(symbol.range) else { return false }
    return isElement(name, ofKept: own, of: symbol.frame.activation.type)
  }

  /// The same of what code asks for where the property has been given a tuple: `alert = (error.title, error.reason)`.
  func isElementGiven(_ value: CodeExpression, in frame: Frame) -> Bool {
    guard case .member(let base?, let name) = value.kind, let own = base.ownName, isSwift(value.range),
      case .tuple = evaluate(base, in: frame)
    else { return false }
    return isElement(name, ofKept: own, of: frame.activation.type)
  }

  private func isElement(_ name: String, ofKept own: String, of type: String) -> Bool {
    guard let kept = program.members(own, of: type).first(where: \.isStored) else { return false }
    let text = program.files[kept.file].text
    let written = text[Int(kept.declaration.nameRange.end)..<min(Int(kept.declaration.range.end), text.count)].drop(
      while: \.isBlank)
    guard written.first == UInt8(ascii: ":") else { return false }
    let type = written.dropFirst().drop(while: \.isBlank)
    guard type.first == UInt8(ascii: "(") else { return false }
    let elements = type.dropFirst().prefix { $0 != UInt8(ascii: ")") }
    let isPlain = !elements.contains { "?!<([".utf8.contains($0) }
    return isPlain && (Int(name) != nil || elements.contains("\(name):".utf8))
  }

  /// An element of a tuple that a property keeps, which what is given to the property tells; nil of anything else.
  func keptElement(_ name: String, ofTuple value: Value, at range: SourceRange) -> Value? {
    guard isElement(name, ofTuple: value), case .unknown(let whole) = resolve(value), let root = whole.root else { return nil }
    return .unknown(Unknown(range, root: root, key: key(of: value) + "." + name))
  }
}
