internal import AlertKitCore

extension Evaluator {
  /// The text of a value as an alert shows it; nil for `nil`.
  ///
  /// - Parameter isLocalizable: Whether a literal is a key, as SwiftUI reads it.
  func render(_ value: Value, isLocalizable: Bool) -> StringReference? {
    guard depth < Self.deepest, takeStep() else { return unknown(value) }
    depth += 1
    defer { depth -= 1 }
    switch value {
    case .null: return nil
    case .text(let text): return render(text, isLocalizable: isLocalizable)
    case .choice(let alternatives):
      return .oneOf(possible(alternatives).map { way in within(way) { $0.render(way.value, isLocalizable: isLocalizable) } })
    case .symbol(let symbol): return render(symbol, isLocalizable: isLocalizable)
    case .enumeration(let value):
      // Cases that hold a text, as `.text("…")` does.
      if value.arguments.count == 1, let text = render(value.arguments[0].value, isLocalizable: isLocalizable), text.isStatic {
        return text
      }
      return .dynamic(program.text(of: value.range))
    default: return unknown(value)
    }
  }

  func unknown(_ value: Value) -> StringReference {
    switch value {
    case .unknown(let unknown):
      if let root = unknown.root { roots.insert(root) }
      return .dynamic(program.text(of: unknown.range))
    case .symbol(let symbol): return .dynamic(program.text(of: symbol.range))
    case .number(let number): return .dynamic(number)
    case .boolean(let truth): return .dynamic("\(truth)")
    default: return .dynamic("")
    }
  }

  private func render(_ symbol: Symbol, isLocalizable: Bool) -> StringReference? {
    switch symbol.kind {
    case .call(let callee, let arguments):
      if let known = known(callee, arguments, symbol, isLocalizable: isLocalizable) { return known.value }
    case .macro(let name, let arguments):
      guard Localizer.isName(name), let first = arguments.first else { break }
      return composedKey(first.value, arguments) ?? key(first.value, arguments) ?? unknown(.symbol(symbol))
    case .implicit("none"): return nil
    case .implicit(let name):
      if let text = implicit(name, nil, symbol) { return text.value }
      if isLocalizable { return catalogSymbol(name, nil, symbol) }
    case .binary("??", let left, let right):
      let value = render(left, isLocalizable: isLocalizable)
      if isThere(left) { return value }
      if let value, value.isUnknown, isKeysName(right, for: left) || isKey(right, ofFile: left) { return value }
      missing.append(left)
      let other = render(right, isLocalizable: isLocalizable && mayBeKey(left))
      missing.removeLast()
      if case .literal("", _)? = other { return value }
      // What is there of an instance that is shown, beside what others may keep.
      if !assumed.isEmpty, let value, value.isUnknown, let given = kept(right, isLocalizable), given.hasWords { return given }
      if let value, !value.isUnknown, !isOptional(left) { return value }
      return .oneOf([value, other])
    case .binary("+", _, _): return sum(symbol)
    case .member(let base, let name):
      if let text = accessor(name, base, symbol, isLocalizable: isLocalizable) { return text.value }
      if Texts.isForm(name), let text = form(name, base, symbol) { return text.value }
      // The letters of an attributed text.
      if name == "characters" || name == "string", let text = render(base, isLocalizable: false), text.isStatic { return text }
    case .subscript_(let base, let arguments):
      if let key = keyInFile(base, arguments) { return key }
    case .name, .negation, .binary: break
    }
    let found = resolve(.symbol(symbol))
    if case .symbol(let other) = found, other === symbol { return undeclared(symbol) }
    if case .choice(let ways) = found, isLookUpInFile(ways) { return .dynamic(program.text(of: symbol.range)) }
    if case .symbol = found {
      guard let text = render(found, isLocalizable: isLocalizable) else { return nil }
      return text.isUnknown ? .dynamic(program.text(of: symbol.range)) : text
    }
    guard let text = render(found, isLocalizable: isLocalizable && found.isImplicitLiteral) else { return nil }
    if case .dynamic = text { return .dynamic(program.text(of: symbol.range)) }
    return lookedUp(text, by: symbol) ?? text
  }

  private func isOptional(_ value: Value) -> Bool {
    switch resolve(value) {
    case .text: false
    case .symbol(let symbol): !Texts.isLookup(symbol) && !symbol.isSum && !symbol.isMadeText
    case .choice(let alternatives): alternatives.contains { !$0.value.isText }
    default: true
    }
  }

  // MARK: - Literals

  /// The text of a literal. In place of each interpolation stands a placeholder, as in the key that SwiftUI looks up.
  private func render(_ text: TextValue, isLocalizable: Bool) -> StringReference? {
    if text.isLiteral, isLocalizable, !text.isOnlyValues {
      return Texts.localized(text, self).map { render($0, isLocalizable: false) } ?? nil
    }
    let parts = parts(of: text)
    if parts.isEmpty { return .literal("", range: text.range) }
    return Texts.joined(parts, at: text.range, source: program.text(of: text.range)) { specifiers[$0] ?? "%@" }
  }

  /// What a literal says, piece by piece.
  func parts(of text: TextValue) -> [StringReference] {
    var parts: [StringReference] = []
    for piece in text.pieces {
      switch piece {
      case .literal(let part, _): parts.append(.literal(part, range: text.range))
      case .reference(let reference): parts.append(reference)
      case .value(let value, let format, let hasOptions):
        if let part = self.part(value) {
          if case .dynamic = part {
            parts.append(.dynamic(part.expression))
            specifiers[part.expression] = specifier(of: value, format, hasOptions)
          } else {
            parts.append(part)
          }
        } else {
          parts.append(isForced(value) ? unknown(value) : .literal("nil", range: text.range))
        }
      }
    }
    return parts.filter { if case .literal("", _) = $0 { false } else { true } }
  }

  /// The text of a value as part of a longer text; nil for `nil`.
  private func part(_ value: Value) -> StringReference? {
    // A number that stands in for another one, or that is counted, is only known at run time.
    if case .symbol(let symbol) = value, case .binary("??", let left, .number) = symbol.kind { return part(left) }
    if case .choice(let alternatives) = value, alternatives.contains(where: \.value.isNumber) {
      let parts = alternatives.compactMap { render($0.value, isLocalizable: false) }
      if parts.allSatisfy(\.isUnknown) { return parts.last }
    }
    if let number = fixedNumber(value) { return number }
    guard case .choice(let alternatives) = value else {
      let text = render(value, isLocalizable: false)
      if text == nil, case .symbol(let symbol) = value, case .binary("??", _, let other) = symbol.kind { return part(other) }
      return text
    }
    return .oneOf(possible(alternatives).map { render($0.value, isLocalizable: false) }, isPart: true)
  }

  /// The placeholder that stands for an interpolation in a key; `%@` where the type is not to be seen.
  func specifier(of value: Value, _ format: Value?, _ hasOptions: Bool) -> String {
    if let format, let text = constant(format) { return text }
    guard !hasOptions else { return "%@" }
    switch value {
    case .number(let number): return number.contains(".") ? "%lf" : "%lld"
    case .symbol(let symbol):
      if case .member(_, "count") = symbol.kind { return "%lld" }
    default: break
    }
    switch declaredType(of: value)?.type.name {
    case "Int", "Int64", "Int32": return "%lld"
    case "UInt", "UInt64", "UInt32": return "%llu"
    case "Double", "CGFloat": return "%lf"
    default: return "%@"
    }
  }

  /// What a sum of texts adds up, from the first on.
  func operands(of symbol: Symbol) -> [Value] {
    var operands: [Value] = []
    var pending: [Value] = [.symbol(symbol)]
    while let next = pending.popLast(), operands.count <= 4_000 {
      if case .symbol(let inner) = next, case .binary("+", let left, let right) = inner.kind {
        pending += [right, left]
      } else {
        operands.append(next)
      }
    }
    return operands
  }

  /// Texts that are added up.
  private func sum(_ symbol: Symbol) -> StringReference? {
    var parts: [StringReference] = []
    for operand in operands(of: symbol) {
      if case .text(let text) = operand {
        parts += self.parts(of: text)
        continue
      }
      guard let part = part(operand), !part.isEmptyLiteral else { continue }
      parts.append(part)
    }
    return Texts.joined(parts, at: parts.lazy.compactMap(\.range).first ?? symbol.range, source: program.text(of: symbol.range))
    { specifiers[$0] ?? "%@" }
  }

  /// The string that a value is always; nil for every other one.
  func constant(_ value: Value) -> String? {
    guard case .literal(let text, _)? = render(value, isLocalizable: false) else { return nil }
    return text
  }

  // MARK: - Keys

  static let tableLabels = ["table", "tableName", "in"]

  /// The table that a look-up names; without a name it is the one that all have.
  func table(among arguments: [Argument]) -> String? {
    arguments.any(of: Self.tableLabels).flatMap { constant($0.value) }.flatMap { $0.isEmpty ? nil : $0 }
  }
  static let valueLabels = ["defaultValue", "value", "fallback", "default"]

  /// The key that a value gives to what looks it up.
  func key(_ value: Value, table: String?, default given: String?) -> StringReference? {
    func lookedUp(_ text: StringReference) -> StringReference {
      switch text {
      case .literal("", _): text
      case .literal(let key, let range): .key(key, table: table, defaultValue: given == key ? nil : given, range: range)
      case .key(let key, let own, let known, let range):
        .key(key, table: own ?? table, defaultValue: known ?? given, range: range)
      case .alternatives(let texts): .alternatives(texts.map(lookedUp))
      case .symbol, .system, .dynamic, .joined, .fallback, .recased: text
      }
    }
    let isLiteral = if case .text(let text) = value { text.isLiteral } else { false }
    let text = render(value, isLocalizable: isLiteral)
    // A key that is put together at run time is none of the tables'.
    if case .literal? = text, Texts.isFilledFormat(resolve(value)) { return nil }
    return text.map(lookedUp)
  }

  func key(_ value: Value, _ arguments: [Argument]) -> StringReference? {
    if let word = systemWord(value, arguments["bundle"]?.value) { return word }
    let table = self.table(among: arguments)
    let given = arguments.any(of: Self.valueLabels).flatMap { constant($0.value) }
    return key(value, table: table, default: given == "" ? nil : given)
  }

  // MARK: - Known calls

  /// A text, or that there is none.
  struct Known {
    let value: StringReference?
  }

  /// What a call of the platform's, or of a localization library's, gives; nil for any other.
  private func known(
    _ callee: Symbol.Callee, _ arguments: [Argument], _ symbol: Symbol, isLocalizable: Bool
  ) -> Known? {
    guard let name = callee.name else { return nil }
    switch name {
    case "NSLocalizedString", "NSLocalizedStringFromTable", "NSLocalizedStringWithDefaultValue",
      "NSLocalizedStringFromTableInBundle":
      guard let given = arguments[nil] ?? arguments["key"] else { return nil }
      if resolve(given.value).isNull { return Known(value: nil) }
      if let composed = composedKey(given.value, arguments) { return Known(value: composed) }
      return key(given.value, arguments).map { Known(value: $0) }
    case "LocalizedStringKey", "LocalizedStringResource",
      "localizable" where callee.isImplicit:
      return label(arguments).map { Known(value: $0.value?.asKey) }
    case "Text", "TextState", "Label", "AttributedString":
      return label(arguments)
    case "init" where isLocalizable && callee.isImplicit:
      return string(name, arguments, isLocalizable: true).map { Known(value: $0.value?.asKey) }
    case "String", "NSString", "NSAttributedString", "NSMutableAttributedString", "init":
      return string(name, arguments, isLocalizable: isLocalizable)
    case "localizedStringWithFormat", "stringWithFormat":
      return arguments[nil].map { Known(value: render($0.value, isLocalizable: false)) }
    case _ where Texts.isFormatter(name) && callee.base == nil:
      return Texts.format(in: arguments).map { Known(value: render($0, isLocalizable: false)) }
    case _ where Self.elementCalls.contains(name):
      return callee.base.flatMap { keyInFile($0, arguments) }.map { Known(value: $0) }
    case "tr": return generated(arguments)
    case "replacingOccurrences", "replacing":
      let own = callee.base ?? symbol.frame.activation.receiver
      return own.map { Known(value: replaced(in: render($0, isLocalizable: false), arguments, symbol)) }
    case "trimmingCharacters":
      let own = callee.base ?? symbol.frame.activation.receiver
      let set = arguments["in"].flatMap { constantName($0.value) } ?? ""
      return own.map { Known(value: Texts.trimmed(render($0, isLocalizable: false), of: set)) }
    case _ where Texts.isForm(name): return form(name, callee.base, symbol)
    case "joined": return callee.base.flatMap { listed($0, arguments, symbol) }
    case _ where Localizer.isName(name):
      if case .implicit = callee, let text = implicit(name, arguments, symbol), text.value?.isStatic ?? false { return text }
      guard let found = localizer(callee, arguments, symbol) else { return nil }
      // A library's own look-up finds what is not here, in tables of its own.
      guard case .key(let key, _, _, _)? = found.value, isForeignLookup(of: key, by: name, arguments, symbol),
        let value = found.value
      else { return found }
      return Known(value: .fallback([value, .dynamic(program.text(of: symbol.range))]))
    default:
      if case .implicit(let name) = callee, name != "init" {
        if let text = implicit(name, arguments, symbol) { return text }
        if isLocalizable { return Known(value: catalogSymbol(name, nil, symbol)) }
      }
      // Modifiers of a text: `Text("key").bold()`.
      guard let root = symbol.rootCall, let name = root.calledName, name == "Text" || name == "Label" else { return nil }
      return Known(value: render(.symbol(root), isLocalizable: isLocalizable))
    }
  }

  /// `Text(…)` and others that take a key in place of a text.
  private func label(_ arguments: [Argument]) -> Known? {
    if let verbatim = arguments["verbatim"] {
      return Known(value: render(verbatim.value.afterAssignment(to: nil), isLocalizable: false))
    }
    if let markdown = arguments["markdown"] { return Known(value: render(markdown.value, isLocalizable: false)) }
    if let key = arguments.any(of: Self.keyLabels) { return Known(value: lookedUp(key.value, arguments)) }
    if let first = arguments[nil] ?? arguments["stringLiteral"] {
      let text = render(first.value, isLocalizable: true)
      guard case .key(let key, let table, let value, let range)? = text else { return Known(value: text) }
      let own = table ?? self.table(among: arguments)
      let given = value ?? arguments.any(of: Self.valueLabels).flatMap { constant($0.value) }
      return Known(value: .key(key, table: own, defaultValue: given, range: range))
    }
    if let closure = arguments.trailing ?? arguments["title"] ?? arguments["label"], closure.value.closure != nil {
      return Known(value: text(of: closure.value, isLocalizable: true))
    }
    return nil
  }

  private func string(_ name: String, _ arguments: [Argument], isLocalizable: Bool) -> Known? {
    if let format = arguments["format"] { return Known(value: render(format.value, isLocalizable: false)) }
    if let key = arguments.any(of: Self.keyLabels) { return Known(value: lookedUp(key.value, arguments)) }
    if let text = arguments.any(of: ["verbatim", "string", "stringLiteral"]) {
      return Known(value: render(text.value, isLocalizable: false))
    }
    if name == "init", let key = arguments["title"] ?? arguments["text"], arguments.count == 1 {
      return Known(value: render(key.value, isLocalizable: isLocalizable))
    }
    guard arguments.count == 1, let only = arguments[nil] else { return nil }
    return Known(value: render(only.value, isLocalizable: name == "init" && isLocalizable))
  }

  /// Whether what a literal stands in for may be a key: beside a text, the literal is one too, and shown as it stands.
  private func mayBeKey(_ value: Value) -> Bool {
    switch value {
    case .text, .null: return true
    default: break
    }
    guard let type = declaredType(of: value)?.type else { return false }
    return Localizable.isType(type.name)
  }

  /// A text in other letters. Nil where the app's own code gives another text.
  private func form(_ name: String, _ base: Value?, _ symbol: Symbol) -> Known? {
    guard let base, let text = render(base, isLocalizable: false), text.isStatic else { return nil }
    if let type = type(of: base), !program.members(name, of: type).isEmpty {
      let own = resolve(.symbol(symbol))
      if own.symbol !== symbol, let other = render(own, isLocalizable: false), other.isStatic { return Known(value: other) }
    }
    if name.lowercased().holdsBytes(of: "trimm") { return Known(value: Texts.trimmed(text, of: "whitespaces")) }
    let letters = Recasing(member: name)
    guard case .literal(let words, let range) = text else { return Known(value: letters.map { .recased(text, $0) } ?? text) }
    return letters.map { Known(value: .literal($0.applied(to: words), range: range)) }
  }

  /// The texts of a list, put together.
  private func listed(_ base: Value, _ arguments: [Argument], _ symbol: Symbol) -> Known? {
    guard let list = list(of: base), list.isPlain else { return nil }
    let separator = arguments["separator"].flatMap { constant($0.value) } ?? ""
    var parts: [StringReference] = []
    for value in list.plainValues {
      guard let part = render(value, isLocalizable: false) else { continue }
      if !parts.isEmpty, !separator.isEmpty { parts.append(.literal(separator, range: symbol.range)) }
      parts.append(part)
    }
    return Known(value: Texts.joined(parts, at: symbol.range, source: program.text(of: symbol.range)) { _ in "%@" })
  }
}

extension Value {
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }

  /// Whether a literal within may still be a key.
  fileprivate var isImplicitLiteral: Bool {
    switch self {
    case .text(let text): text.isLiteral
    case .choice(let alternatives): alternatives.contains { $0.value.isImplicitLiteral }
    default: false
    }
  }
}

extension Symbol {
  /// The first call of a chain: `Text("key")` of `Text("key").bold().padding()`.
  var rootCall: Symbol? {
    var found: Symbol?
    var current = self
    while case .call(let callee, _) = current.kind, case .symbol(let inner)? = callee.base {
      if case .call = inner.kind { found = inner }
      current = inner
    }
    return found
  }
}
