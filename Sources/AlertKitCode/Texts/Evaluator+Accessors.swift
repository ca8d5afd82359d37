internal import AlertKitCore

extension Evaluator {
  /// `"key".localized` and the like.
  func accessor(_ name: String, _ base: Value, _ symbol: Symbol, isLocalizable: Bool) -> Known? {
    if Localizer.isName(name) {
      if let declared = declaredText(symbol) { return declared }
      if let key = filledKey(base, []) { return Known(value: key) }
      if let key = constantRoot(of: base) {
        return Known(value: .key(key.text, table: nil, defaultValue: nil, range: key.range))
      }
    }
    guard let (path, table) = symbolPath(of: base) else { return nil }
    let found = type(of: base).map { program.members(name, of: $0) } ?? []
    guard found.isEmpty, table == nil || isLocalizable || path else { return nil }
    return Known(value: catalogSymbol(name, table, symbol))
  }

  /// SwiftGen's and Tuist's `tr("Table", "key", …)`.
  func generated(_ arguments: [Argument]) -> Known? {
    let names = Array(arguments.prefix { $0.label == nil && !$0.isTrailing }.prefix(2))
    // A function of the app's own of that name may take cases of an enumeration.
    guard let first = names.first, constant(first.value) != nil else { return nil }
    guard names.count == 2, constant(names[1].value) != nil else { return Known(value: key(first.value, arguments)) }
    let given = arguments.any(of: Self.valueLabels).flatMap { constant($0.value) }
    return Known(value: key(names[1].value, table: constant(first.value), default: given))
  }

  /// `String.localized("key")`, `"key".localized(…)` and the like.
  func localizer(_ callee: Symbol.Callee, _ arguments: [Argument], _ symbol: Symbol) -> Known? {
    if let declared = declaredText(symbol) { return declared }
    if let key = arguments.any(of: ["forKey", "key"]), let word = systemWord(key.value, callee.base) {
      return Known(value: word)
    }
    if let base = callee.base, let key = filledKey(base, arguments) { return Known(value: key) }
    if let base = callee.base, let key = constantRoot(of: base) {
      let table = self.table(among: arguments)
      return Known(value: .key(key.text, table: table, defaultValue: nil, range: key.range))
    }
    // What a text is asked for is of its own key, though that is put together.
    if case .text? = callee.base { return composedKey(callee.base!, arguments).map { Known(value: $0) } }
    let given = arguments.any(of: ["forKey", "key", "for", "id"]) ?? arguments[nil] ?? arguments.first
    guard let given, given.label.map({ !Self.besideKey.contains($0) }) ?? true else { return nil }
    if let composed = composedKey(given.value, arguments) { return Known(value: composed) }
    guard let value = key(given.value, arguments), value.isStatic else { return nil }
    return Known(value: value)
  }

  /// What look-ups take beside a key.
  private static let besideKey = Set(tableLabels + valueLabels + ["bundle", "comment", "locale", "language"])

  /// What a function of the app's that is named like a lookup gives.
  func declaredText(_ symbol: Symbol) -> Known? {
    let found = resolve(.symbol(symbol))
    if case .symbol(let other) = found, other === symbol { return nil }
    let before = roots
    let shown = render(found, isLocalizable: false)
    // A key that the function puts together: its base is none by itself.
    if let shown, shown.isLookup, !shown.isStatic { return Known(value: shown) }
    guard let text = shown, text.isStatic else {
      roots = before
      return shown.flatMap { keyFoundElsewhere($0, symbol) }.map { Known(value: $0) }
    }
    // What it shows in place of a missing text, or puts around one, is not what the alert says.
    let keys = text.lookups
    guard let key = keys.first else { return isOfCode(text, symbol) ? Known(value: text) : nil }
    guard Set(keys.map(\.withoutPlace)).count == 1 else { return Known(value: .oneOf(keys)) }
    guard case .key = key, let word = text.parts.first(where: { if case .system = $0 { true } else { false } }) else {
      return Known(value: key)
    }
    return Known(value: .fallback([key, word]))
  }

  /// Whether all that a look-up shows are words of code, and none the key.
  private func isOfCode(_ text: StringReference, _ symbol: Symbol) -> Bool {
    let given = (symbol.base.map { [$0] } ?? []) + symbol.arguments.map(\.value)
    return text.parts.allSatisfy { part in
      guard case .literal(let word, _) = part else { return false }
      return !given.contains { constant($0) == word }
    }
  }

  /// The key of a look-up in what is no table, `words[key] ?? key`, which shows what only the running app knows; nil for any other.
  private func keyFoundElsewhere(_ text: StringReference, _ symbol: Symbol) -> StringReference? {
    let parts = text.parts
    guard text.lookups.isEmpty, parts.contains(where: { if case .dynamic = $0 { true } else { false } }) else { return nil }
    let given = (symbol.base.map { [$0] } ?? []) + symbol.arguments.map(\.value)
    for case .literal(let word, let range) in parts where given.contains(where: { constant($0) == word }) {
      return .fallback([
        .key(word, table: nil, defaultValue: nil, range: range), .dynamic(program.text(of: symbol.range)),
      ])
    }
    return nil
  }

  /// What a look-up by `NSLocalizedString` shows for a key that is put together of pieces: the text of a table that has it, or else
  /// the key. Nil for every other key.
  func composedKey(_ value: Value, _ arguments: [Argument]) -> StringReference? {
    if case .choice(let alternatives) = resolve(value), alternatives.contains(where: { composed($0.value) != nil }) {
      return .oneOf(alternatives.map { composedKey($0.value, arguments) ?? key($0.value, arguments) })
    }
    guard let text = composed(value) else { return nil }
    // Where no table has it, people read the key: the words, if it is some.
    let shown = render(.text(TextValue(pieces: text.pieces, range: text.range)), isLocalizable: false)
    let isWords = shown?.parts.contains { if case .literal(let part, _) = $0 { part.contains(" ") } else { false } } ?? false
    let whole = isWords ? shown ?? .dynamic("") : .dynamic(program.text(of: text.range))
    let table = self.table(among: arguments)
    guard let keys = spellings(of: parts(of: text)) else { return whole }
    return .oneOf(
      keys.map { .fallback([.key($0, table: table, defaultValue: nil, range: text.range), whole]) })
  }

  /// `composedKey(_:_:)` of what fills a format; nil for every other one.
  private func filledKey(_ value: Value, _ arguments: [Argument]) -> StringReference? {
    Texts.isFilledFormat(resolve(value)) ? composedKey(value, arguments) : nil
  }

  /// A text that is put together of pieces, also by adding them up or by filling a format; nil for every other one.
  private func composed(_ value: Value) -> TextValue? {
    let value = resolve(value)
    if case .text(let text) = value { return text.isComposed ? text : nil }
    if case .symbol(let symbol) = value, symbol.isSum {
      let pieces = operands(of: symbol).flatMap { operand -> [TextValue.Piece] in
        if case .text(let text) = operand { text.pieces } else { [.value(operand, format: nil, hasOptions: false)] }
      }
      let text = TextValue(pieces: pieces, range: symbol.range)
      return text.isComposed ? text : nil
    }
    return Texts.isFilledFormat(value) ? filledFormat(value) : nil
  }

  private func filledFormat(_ value: Value) -> TextValue? {
    guard case .symbol(let symbol) = value else { return nil }
    let arguments = symbol.arguments.filter { $0.label != "locale" }
    guard let place = arguments.firstIndex(where: { $0.label == "format" }) ?? arguments.indices.first,
      let format = constant(arguments[place].value)
    else { return nil }
    let values = arguments[(place + 1)...]
    let specifiers = FormatSpecifier.all(in: format)
    guard specifiers.count == values.count, specifiers.allSatisfy(\.isBare) else { return nil }
    let bytes = Array(format.utf8)
    var pieces: [TextValue.Piece] = []
    var start = 0
    func add(to end: Int) {
      let part = String(decoding: bytes[start..<end], as: UTF8.self).replacing("%%", with: "%")
      if !part.isEmpty { pieces.append(.literal(part, symbol.range)) }
    }
    for (specifier, value) in zip(specifiers, values) {
      add(to: specifier.range.lowerBound)
      if case .number(let number) = value.value, number.allSatisfy(\.isNumber) {
        pieces.append(.literal(number, symbol.range))
      } else {
        pieces.append(.value(value.value, format: nil, hasOptions: false))
      }
      start = specifier.range.upperBound
    }
    add(to: bytes.count)
    return TextValue(pieces: pieces, range: symbol.range)
  }

  /// The one key that a value always is, however it is put together; nil for every other one.
  func constantKey(_ value: Value) -> String? {
    guard Texts.isFilledFormat(resolve(value)) else { return constant(value) }
    let keys = composed(value).flatMap { spellings(of: parts(of: $0)) }
    return keys?.count == 1 ? keys?[0] : nil
  }

  /// What some parts spell one after the other, in every way; nil where the running app decides it.
  private func spellings(of parts: [StringReference]) -> [String]? {
    var all = [""]
    for part in parts {
      guard let ways = words(of: part) else { return nil }
      all = all.flatMap { start in ways.map { start + $0 } }
      guard all.count <= Self.mostSpellings else { return nil }
    }
    return all
  }

  private func words(of part: StringReference) -> [String]? {
    switch part {
    case .literal(let text, _): return [text]
    case .alternatives(let texts):
      let ways = texts.compactMap { words(of: $0) }
      return ways.count == texts.count ? ways.flatMap { $0 } : nil
    default: return nil
    }
  }

  private static let mostSpellings = 32

  /// Whether a base is `LocalizedStringResource` and which table it names: `.Table.name`.
  private func symbolPath(of base: Value) -> (isWhole: Bool, table: String?)? {
    guard case .symbol(let symbol) = base else { return nil }
    switch symbol.kind {
    case .name("LocalizedStringResource"): return (true, nil)
    case .member(let outer, let name) where name.startsUpper:
      guard case .symbol(let root) = outer, case .name("LocalizedStringResource") = root.kind else { return nil }
      return (true, name)
    case .implicit(let name) where name.startsUpper: return (false, name)
    default: return nil
    }
  }

  func catalogSymbol(_ name: String, _ table: String?, _ symbol: Symbol) -> StringReference {
    let range = if case .call = symbol.kind { symbol.nameRange } else { symbol.range }
    let expression: String
    if case .call(.implicit(let name), _) = symbol.kind {
      expression = "." + name + program.text(of: symbol.range).drop { $0 != "(" }
    } else {
      expression = program.text(of: symbol.range)
    }
    return .symbol(name, table: table, expression: expression, range: range)
  }

  /// A static member of a text's type by its name alone.
  func implicit(_ name: String, _ arguments: [Argument]?, _ symbol: Symbol) -> Known? {
    for type in Texts.types {
      guard !program.members(name, of: type).isEmpty else { continue }
      let kind: Symbol.Kind = arguments.map { .call(.member(.type(type), name), $0) } ?? .member(.type(type), name)
      return Known(value: render(.symbol(Symbol(kind, at: symbol.range, frame: symbol.frame)), isLocalizable: true))
    }
    return nil
  }

  /// What nothing declares: an accessor that is generated when the app is built names its key, and a look-up of a library that is
  /// not there is given it.
  func undeclared(_ symbol: Symbol) -> StringReference {
    let whole = unknown(.symbol(symbol))
    if let key = keyGivenAway(symbol) {
      return .fallback([
        .key(key.text, table: nil, defaultValue: nil, range: key.range), .dynamic(program.text(of: symbol.range)),
      ])
    }
    // A case of an enumeration of texts, as SwiftGen made them before Swift 3: `tr(.AlertOk)`.
    if case .call(.name(let name), let arguments) = symbol.kind, arguments.count == 1, !program.declares(name),
      case .symbol(let only) = arguments[0].value, case .implicit(let accessor) = only.kind, accessor.startsUpper
    {
      return .symbol(accessor, table: nil, expression: accessor, range: symbol.range)
    }
    var names: [String] = []
    var current: Value = .symbol(symbol)
    if case .call(let callee, _) = symbol.kind {
      guard case .member(let base, let name) = callee, name.first?.isLowercase == true else { return whole }
      names.append(name)
      current = base
    }
    while case .symbol(let inner) = current {
      if let namespace = namespace(of: inner) {
        current = .symbol(namespace)
      } else if case .member(let base, let name) = inner.kind {
        names.append(name)
        current = base
      } else {
        break
      }
    }
    guard case .symbol(let root) = current, case .name(let type) = root.kind, type.startsUpper,
      names.first?.first?.isLowercase == true,
      !Self.isOfPlatform(type), isUndeclared(type, names.last, from: root.frame.activation.type)
    else { return whole }
    if type == "R", names.last == "string" {
      names.removeLast()
      // What the app adds to R.swift's texts looks them up its own way: `R.string.localizable.gone.localized()`.
      if names.count == 3, isAddedToResource(names[0]) { names.removeFirst() }
    }
    let name = names.reversed().joined(separator: ".")
    // Another name for a namespace stands for it.
    let written = program.text(of: symbol.range)
    let expression = written.hasPrefix(type) || written.hasPrefix("[") ? written : type + "." + name
    return .symbol(name, table: nil, expression: expression, range: symbol.range)
  }

  /// Whether the app declares a name for R.swift's texts.
  private func isAddedToResource(_ name: String) -> Bool {
    program.declarations(named: name)?.contains { $0.type.hasPrefix("StringResource") } ?? false
  }

  /// The one literal that something is given, or asked of, which nothing declares: `NSLS(@"key")`, `Strings.get("key")`, `"key".tr`.
  private func keyGivenAway(_ symbol: Symbol) -> (text: String, range: SourceRange)? {
    func literal(_ value: Value) -> (text: String, range: SourceRange)? {
      guard case .text(let text) = value, text.isLiteral, let plain = text.plain, !plain.isEmpty else { return nil }
      return (plain, text.range)
    }
    let arguments = symbol.arguments
    let name: String
    var given = arguments.first?.value
    switch symbol.kind {
    case .call(.name(let called), _), .macro(let called, _): name = called
    case .call(.member(.symbol(let base), let member), _):
      guard case .name(let type) = base.kind, type.startsUpper, !Self.isOfPlatform(type),
        program.path(of: type, from: symbol.frame.activation.type) == nil
      else { return nil }
      name = member
    case .call(.member(let base, let member), let arguments) where arguments.isEmpty: (name, given) = (member, base)
    case .member(let base, let member): (name, given) = (member, base)
    default: return nil
    }
    guard let given, let key = literal(given), !Self.copies.contains(name), !Self.isOfPlatform(name), !program.declares(name)
    else { return nil }
    // Which of two literals is the key, only the library knows.
    let others = arguments.lazy.filter { !$0.isTrailing }.compactMap { literal($0.value) }.filter { $0.range != key.range }
    return others.first == nil ? key : nil
  }

  /// Members of a string that give the string.
  private static let copies: Set<String> = ["copy", "mutableCopy", "description", "debugDescription", "self", "String", "init"]

  /// Whether a type or a function is one of Apple's, by its name.
  private static func isOfPlatform(_ name: String) -> Bool {
    // A macro such as `NSLS` is none of them.
    let prefixes = ["UI", "NS", "UN", "CG", "AV", "WK", "CL", "PH", "Locale", "Date", "Bundle", "URL", "Process"]
    return prefixes.contains(where: name.hasPrefix) && name.contains(where: \.isLowercase) || name.hasSuffix("Formatter")
  }

  /// What a variable or a property stands for that holds a namespace of texts: `let strings = R.string.localizable`.
  private func namespace(of symbol: Symbol) -> Symbol? {
    switch symbol.kind {
    case .name(let name) where !name.startsUpper && name != "self": break
    case .member(.symbol(let base), let name) where !name.startsUpper:
      guard case .name("self") = base.kind else { return nil }
    case .member(.object, _): break
    default: return nil
    }
    guard case .symbol(let found) = resolve(.symbol(symbol)), found !== symbol, case .member = found.kind else { return nil }
    return found
  }

  /// Whether the app declares no type of a name, or only adds other members to it.
  private func isUndeclared(_ type: String, _ member: String?, from context: String) -> Bool {
    guard let path = program.path(of: type, from: context) else { return true }
    return program.record(of: path)?.kind == .extension && member.map { program.members($0, of: path).isEmpty } ?? false
  }

  /// The literal that a chain of calls starts with: `"key"` of `"key".put(…).localized()`.
  func constantRoot(of value: Value) -> (text: String, range: SourceRange)? {
    if case .symbol(let symbol) = value, case .call(let callee, _) = symbol.kind, let base = callee.base {
      return constantRoot(of: base)
    }
    if case .text(let text) = value, text.isLiteral { return text.plain.map { ($0, text.range) } }
    guard case .literal(let text, let range)? = render(value, isLocalizable: false), !text.isEmpty else { return nil }
    return (text, range)
  }

  /// What a case that carries nothing gives where it is called: `Localization.close()`.
  func calledAsFunction(_ value: Value, _ declared: Declared, _ arguments: [Argument], _ symbol: Symbol) -> Value? {
    guard declared.declaration.parameters.isEmpty else { return nil }
    let functions = program.members("callAsFunction", of: declared.type)
    return functions.isEmpty ? nil : run(functions, arguments, receiver: value, symbol)
  }
}

extension FormatSpecifier {
  /// Whether it writes a text or a whole number as it is, in order.
  fileprivate var isBare: Bool {
    !isPositional && ["%@", "%d", "%i", "%u", "%ld", "%li", "%lu", "%lld", "%lli", "%llu", "%zd", "%zu"].contains(text)
  }
}
