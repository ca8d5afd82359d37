internal import AlertKitCore

/// Dictionaries whose keys are constants.
extension Evaluator {
  /// More keys than this are a table of data.
  private static let mostKeys = 64
  /// More words than these, each under a key of its own, are no app's.
  private static let mostWords = 4_096

  func dictionary(
    _ items: [(key: CodeExpression, value: CodeExpression)], at range: SourceRange, in frame: Frame
  ) -> Value {
    let isOfWords =
      items.count > Self.mostKeys && items.count < Self.mostWords && items.allSatisfy { $0.key.isWordsName && $0.value.isWord }
    if isOfWords, let known = words[range] { return known }
    var parts: [Argument] = []
    for item in items {
      let value = evaluate(item.value, in: frame)
      run(value)
      guard parts.count < Self.mostKeys || isOfWords, let name = keyName(of: evaluate(item.key, in: frame)) else { continue }
      parts.append(Argument(label: name, value: value, range: item.value.range, expression: item.value))
    }
    // What is in a language of its own is no key.
    if isByLanguage(parts) { for index in parts.indices { parts[index].value = parts[index].value.afterAssignment(to: nil) } }
    let found = parts.count == items.count ? Value.dictionary(parts) : .unknown(Unknown(range))
    if isOfWords { words[range] = found }
    return found
  }

  /// What a dictionary has for a key; where the key is not known, each of its values under its key.
  ///
  /// - Parameter standIn: What is there in place of a missing value.
  func value(of parts: [Argument], for key: Value, or standIn: Value?, at range: SourceRange) -> Value {
    if let name = keyName(of: key) { return parts[name]?.value ?? standIn ?? .null }
    guard parts.count <= Self.mostKeys else { return .unknown(Unknown(range)) }
    let subject = self.key(of: key)
    let names = Set(parts.compactMap(\.label))
    var found = parts.map { part in
      Alternative(when: Guard([Constraint(subject, is: part.label ?? "")]), value: part.value)
    }
    // The language that people have is taken for one of those.
    if isByLanguage(parts), standIn == nil { return Store.choice(found) }
    let cases = type(of: key).flatMap { program.record(of: $0) }.map { $0.kind == .enumeration ? $0.cases.map(\.name) : [] }
    if cases?.isEmpty ?? true || !names.isSuperset(of: cases ?? []) {
      let other = standIn ?? .unknown(Unknown(range))
      found.append(Alternative(when: Guard([Constraint(subject, isNot: names)]), value: other))
    }
    return Store.choice(found)
  }

  /// Whether it is what a dictionary has for a key that is known: `words["title"]`.
  func isKnownEntry(_ symbol: Symbol) -> Bool {
    guard case .subscript_(let base, _) = symbol.kind, isConstant(base, in: symbol.frame) else { return false }
    switch resolve(.symbol(symbol)) {
    case .text, .dictionary: return true
    default: return false
    }
  }

  /// Whether nothing takes anything out of what a dictionary has.
  private func isConstant(_ base: Value, in frame: Frame) -> Bool {
    guard case .symbol(let symbol) = base else {
      return !program.text(of: frame.activation.member.declaration.range).contains("remove")
    }
    switch symbol.kind {
    case .subscript_(let outer, _): return isConstant(outer, in: symbol.frame)
    case .name(let name): return declarations(of: name, in: symbol.frame).allSatisfy(\.declaration.isConstant)
    case .member(let owner, let name):
      return type(of: owner).map { program.members(name, of: $0).allSatisfy(\.declaration.isConstant) } ?? false
    default: return false
    }
  }

  /// Whether a dictionary has texts in several languages under their codes.
  private func isByLanguage(_ parts: [Argument]) -> Bool {
    let codes = parts.compactMap { $0.label.flatMap(Self.quoted) }
    return codes.count == parts.count && codes.count > 1 && codes.contains("en") && codes.allSatisfy { LocaleTag($0) != nil }
      && parts.allSatisfy { part in
        switch part.value {
        case .text, .dictionary: true
        default: false
        }
      }
  }

  /// The text behind the quotation mark that tells it from other constants.
  private static func quoted(_ label: String) -> String? { label.hasPrefix("\"") ? String(label.dropFirst()) : nil }

  /// Whether a value that stands in for what dictionaries lack is only how code calls the key: `words[key] ?? key.rawValue`.
  func isKeysName(_ standIn: Value, for asked: Value) -> Bool {
    guard case .symbol(let other) = standIn, case .member(let key, "rawValue") = other.kind, let name = keyName(of: key),
      case .text(let raw) = resolve(standIn), raw.plain == name
    else { return false }
    return isAsked(for: self.key(of: key), asked)
  }

  private func isAsked(for key: String, _ value: Value) -> Bool {
    guard case .symbol(let symbol) = value else { return false }
    switch symbol.kind {
    case .subscript_(_, let keys): return keys.count == 1 && self.key(of: keys[0].value) == key
    case .binary("??", let first, let second): return isAsked(for: key, first) && isAsked(for: key, second)
    default: return false
    }
  }

  /// What a key is told by; nil where it is not known.
  private func keyName(of key: Value) -> String? {
    let key = resolve(key)
    // A constant of Foundation's: `NSLocalizedDescriptionKey`.
    if case .symbol(let symbol) = key, case .name(let name) = symbol.kind, name.hasPrefix("NS"), name.hasSuffix("Key") {
      return name
    }
    return comparedName(key)
  }

  /// Sets what a dictionary that a variable holds has for a key.
  func put(_ value: Value, into base: CodeExpression, at arguments: [CodeArgument], in frame: Frame) {
    let keys = arguments.map { evaluate($0.value, in: frame) }
    guard case .name(let name) = base.kind, let cell = frame.cell(name), case .dictionary(let parts)? = store[cell] else {
      _ = evaluate(base, in: frame)
      return
    }
    guard keys.count == 1, let name = keyName(of: keys[0]), parts.count < Self.mostKeys else {
      return store.set(cell, .unknown(Unknown(base.range)))
    }
    let others = parts.filter { $0.label != name }
    store.set(cell, .dictionary(others + [Argument(label: name, value: value, range: arguments[0].value.range)]))
  }
}

extension CodeExpression {
  /// Whether it is what a word is known by: a literal, `.title`, or `Key.title.rawValue`.
  fileprivate var isWordsName: Bool {
    if case .member(nil, _) = kind { return true }
    return isWord || namePath.map { $0.count > 1 } ?? false
  }

  /// Whether it is a literal without values in it, or such words by the languages that they are in.
  fileprivate var isWord: Bool {
    if case .dictionary(let items) = kind { return items.allSatisfy { $0.key.isLiteral && $0.value.isLiteral } }
    return isLiteral
  }

  private var isLiteral: Bool {
    guard case .string(let parts) = kind else { return false }
    return parts.allSatisfy { if case .text = $0 { true } else { false } }
  }
}
