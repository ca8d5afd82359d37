internal import AlertKitCore

extension Evaluator {
  /// Whether a look-up is a library's that is not here and asks for its own tables, as its name or the table beside the key says; a
  /// key that is the text itself is shown by any.
  func isForeignLookup(of key: String, by name: String, _ arguments: [Argument], _ symbol: Symbol) -> Bool {
    let written = program.text(of: symbol.nameRange)
    guard !program.mayDeclare(name), !program.mayDeclare(written) else { return false }
    // A comment for translators is no table's name.
    if arguments.count == 2, arguments[1].label == nil, let table = constant(arguments[1].value), !table.isEmpty,
      !table.contains(" ")
    {
      return true
    }
    let lowercased = name.lowercased()
    let isName =
      key.utf8.count > 1 && key.utf8.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == 0x5F || $0 == 0x2E }
    return isName && !["locali", "nslocali"].contains(where: lowercased.hasPrefix)
  }

  /// Spells a value, so that the same value has the same key.
  ///
  /// - Parameter level: How many values the value stands in that are spelt anew with each that holds them; such are told apart
  ///   to ``mostLevels`` alone.
  func key(of value: Value, within level: Int = 0) -> String {
    guard level < Self.mostLevels else { return "…" }
    switch value {
    case .unknown(let unknown): return unknown.key
    case .symbol(let symbol):
      if let known = symbol.key { return known }
      let key = Self.short(spelled(symbol))
      symbol.key = key
      return key
    case .object(let id): return "object\(id)"
    case .type(let path): return path
    case .text(let text): return text.plain ?? "text\(text.range.start)"
    case .enumeration(let value): return "." + value.name
    case .boolean(let truth): return "\(truth)"
    case .number(let number): return number
    case .null: return "nil"
    case .closure(let closure): return "closure\(closure.range.start)"
    case .function(let function, _): return function.path
    case .choice(let alternatives):
      return "choice(" + alternatives.prefix(4).map { key(of: $0.value, within: level + 1) }.joined(separator: "|") + ")"
    case .list(let list): return "list\(list.elements.first?.id ?? 0)"
    case .tuple(let parts), .dictionary(let parts):
      return "(" + parts.map { key(of: $0.value, within: level + 1) }.joined(separator: ",") + ")"
    }
  }

  private static let mostLevels = 6

  private func spelled(_ symbol: Symbol) -> String {
    switch symbol.kind {
    case .name(let name): return symbol.frame.activation.type + "/" + name
    case .member(.symbol(let base), let name) where base.plainName == "self": return base.frame.activation.type + "/" + name
    case .member(let base, let name): return key(of: base) + "." + name
    case .implicit(let name): return "." + name
    case .call(let callee, let arguments):
      return key(of: callee) + "(" + arguments.map { key(of: $0.value) }.joined(separator: ",") + ")"
    case .macro(let name, _): return "#" + name
    case .binary(let sign, let left, let right): return key(of: left) + sign + key(of: right)
    case .negation(let inner): return "!" + key(of: inner)
    case .subscript_(let base, let arguments):
      return key(of: base) + "[" + arguments.map { key(of: $0.value) }.joined(separator: ",") + "]"
    }
  }

  /// A key that does not grow with what it is made of.
  private static func short(_ key: String) -> String {
    key.utf8.count > 96 ? "#\(CodeScan.hash(key))" : key
  }

  private func key(of callee: Symbol.Callee) -> String {
    switch callee {
    case .name(let name): name
    case .member(let base, let name): key(of: base) + "." + name
    case .implicit(let name): "." + name
    case .value(let value): key(of: value)
    }
  }
}
