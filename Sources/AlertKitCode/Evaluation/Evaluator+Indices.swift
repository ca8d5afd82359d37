internal import AlertKitCore

/// Places in lists, and numbers that stand for cases.
extension Evaluator {
  /// What a subscript gives of a list of which all is known.
  func element(of base: Value, at arguments: [Argument]) -> Value? {
    if let key = arguments.first, key.label == nil || key.label == "forKey", case .dictionary(let parts) = resolve(base) {
      return value(of: parts, for: key.value, or: arguments["default"]?.value, at: key.range)
    }
    guard arguments.count == 1, arguments[0].label == nil, let list = list(of: base), list.isPlain else { return nil }
    guard case .number(let number) = resolve(arguments[0].value) else { return anyText(of: list, key(of: arguments[0].value)) }
    guard let index = Int(number), list.elements.indices.contains(index) else { return nil }
    return list.plainValues[index]
  }

  /// One of a list's texts, whichever; nil for a list of anything else.
  ///
  /// - Parameter place: Spells what tells which one.
  func anyText(of list: ListValue, _ place: String) -> Value? {
    let values = list.plainValues
    guard 1...Self.mostTexts ~= values.count, values.allSatisfy(\.isText) else { return nil }
    return Store.choice(
      values.enumerated().map { Alternative(when: Guard([Constraint(place + "[]", is: "\($0)")]), value: $1) })
  }

  /// More texts than this are a table of data.
  private static let mostTexts = 32

  /// Where something stands in a list of which all is known: `titles.firstIndex(of: title)`.
  func index(of value: Value, in base: Value) -> Value? {
    guard let list = list(of: base), list.isPlain else { return nil }
    let wanted = key(of: value)
    return list.plainValues.firstIndex { key(of: $0) == wanted }.map { Value.number("\($0)") }
  }

  private static let mostNumbers = 64

  /// The numbers of a range between two that are known: `0..<titles.count`.
  func numbers(of sequence: Value) -> [Value]? {
    guard case .symbol(let symbol) = sequence, case .binary(let sign, let left, let right) = symbol.kind,
      sign == "..<" || sign == "...", case .number(let first) = resolve(left), case .number(let last) = resolve(right),
      let start = Int(first), let end = Int(last), end >= start,
      end.subtractingReportingOverflow(start).overflow == false, end - start <= Self.mostNumbers
    else { return nil }
    let numbers = (start...end).map { Value.number("\($0)") }
    return sign == "..." ? numbers : numbers.dropLast()
  }

  /// What stands for a case of an enumeration: what is declared, else its name or its place among the cases.
  func rawValue(of value: EnumerationValue) -> Value? {
    guard let type = value.type, let declared = program.members(value.name, of: type).first(where: \.isEnumerationCase) else {
      return nil
    }
    let frame = Frame(parent: nil, activation: activation(of: declared, receiver: nil))
    if let raw = declared.declaration.value { return evaluate(raw, in: frame).afterAssignment(to: nil) }
    if hasNumbers(type) { return number(of: declared, in: type).map { .number("\($0)") } }
    return .text(
      TextValue(pieces: [.literal(value.name, declared.declaration.nameRange)], range: declared.declaration.nameRange))
  }

  /// Whether code says itself what stands for the cases of an enumeration, and not the compiler.
  func saysRawValues(_ value: Value) -> Bool {
    switch value {
    case .enumeration(let value):
      value.type.map { program.members("rawValue", of: $0).contains { $0.isVariable && $0.declaration.body != nil } } ?? false
    case .choice(let alternatives): alternatives.contains { saysRawValues($0.value) }
    default: false
    }
  }

  private static let numbers: Set<String> = [
    "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64",
  ]

  private func hasNumbers(_ type: String) -> Bool {
    program.record(of: type)?.inherited.contains { Self.numbers.contains($0.name) } ?? false
  }

  /// The number of a case that has none of its own: it follows that of the case before.
  private func number(of declared: Declared, in type: String) -> Int? {
    var next: Int? = 0
    for made in program.record(of: type)?.cases.ordered ?? [] {
      if let raw = made.declaration.value { next = raw.wholeNumber }
      guard let number = next else { return nil }
      if made.id == declared.id { return number }
      let (following, isTooLarge) = number.addingReportingOverflow(1)
      next = isTooLarge ? nil : following
    }
    return nil
  }
}

extension CodeExpression {
  /// The whole number that is written: `7`, `-1`, `0x1F`, `1_000`; nil for anything else.
  fileprivate var wholeNumber: Int? {
    switch kind {
    case .prefix("-", let operand):
      guard case .number = operand.kind else { return nil }
      return operand.wholeNumber.map { -$0 }
    case .number(let text):
      let digits = text.filter { $0 != "_" }
      let radix = ["0x": 16, "0o": 8, "0b": 2][digits.prefix(2)] ?? 10
      return Int(radix == 10 ? digits : String(digits.dropFirst(2)), radix: radix)
    default: return nil
    }
  }
}
