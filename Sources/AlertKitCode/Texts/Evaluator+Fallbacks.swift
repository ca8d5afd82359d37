internal import AlertKitCore

/// Look-ups whose text is compared with their key, or with what they were told to give for a missing one: the tables know which way
/// that goes, so that the ways are one text.
extension Evaluator {
  /// Marks what says whether a key is missing; no code spells anything so.
  private static let mark = "\u{0}"

  /// What a comparison of two texts says of the look-up that one of them is; nil where none is compared with its key.
  func missing(_ left: Value, _ right: Value) -> Outcome? {
    guard let (lookup, words) = lookup(left, asking: right) ?? lookup(right, asking: left) else { return nil }
    let subject = Self.mark + lookup
    asksForMissing = true
    return Outcome(when: [Constraint(subject, is: words)], otherwise: [Constraint(subject, isNot: words)])
  }

  /// The keys that a value looks up, spelt with their table, and the words that stand for a missing one.
  private func lookup(_ value: Value, asking other: Value) -> (spelling: String, words: String)? {
    guard let value = lookupCall(of: value) else { return nil }
    let before = roots
    defer { roots = before }
    guard let text = render(value, isLocalizable: false), let words = render(other, isLocalizable: false) else { return nil }
    let keys = text.lookups.compactMap(\.lastKey?.key)
    guard !keys.isEmpty, text.isStatic, !text.isJoined else { return nil }
    let spelling = text.lookups.spelling
    let parts = words.parts.compactMap { if case .literal(let part, _) = $0 { part } else { nil } }
    guard parts.count == words.parts.count else { return nil }
    // `"*\(key)"`
    let given = words.isJoined ? [parts.joined()] : parts
    if given == keys { return (spelling, given[0]) }
    guard given.count == 1, sentinel(of: value, text) == given[0] else { return nil }
    return (spelling, given[0])
  }

  /// A value that is the call of a look-up, or the text that one has become; names are not followed for it.
  private func lookupCall(of value: Value) -> Value? {
    switch value {
    case .text(let text):
      guard text.pieces.count == 1, case .reference = text.pieces[0] else { return nil }
      return value
    case .symbol(let symbol):
      if Texts.isLookup(symbol) || symbol.calledName.map(Localizer.isName) ?? false { return value }
      if case .macro(let name, _) = symbol.kind, Localizer.isName(name) { return value }
      // A function of the app's own that does nothing else.
      guard let name = symbol.calledName, program.mayDeclare(name), case .symbol(let given) = resolve(value), given !== symbol
      else { return nil }
      return Texts.isLookup(given) ? .symbol(given) : nil
    default: return nil
    }
  }

  /// What a look-up is told to give for a missing key.
  private func sentinel(of value: Value, _ text: StringReference) -> String? {
    guard let argument = value.symbol?.arguments.any(of: Self.valueLabels) else {
      if case .key(_, _, let value, _)? = text.lookups.first { return value }
      return nil
    }
    return constant(argument.value)
  }

  /// The value with the ways as one text that hang on whether a key is missing.
  func withFallbacks(_ value: Value) -> Value {
    guard asksForMissing, case .choice(let alternatives) = value,
      let asked = alternatives.lazy.compactMap({ $0.when.question(marked: Self.mark) }).first
    else { return value }
    func verdict(_ alternative: Alternative) -> Bool? {
      alternative.when.constraints.first { $0.subject == asked.subject }?.isExcluding
    }
    let verdicts = alternatives.map(verdict)
    let isTold = verdicts.contains(true) && verdicts.contains(false)
    func side(_ isThere: Bool) -> [Alternative] {
      // One side may hang on more than the comparison.
      zip(alternatives, verdicts).filter { $1 == isThere || !isTold && $1 == nil && !verdicts.contains(isThere) }.map(\.0)
    }
    let (there, missing) = (side(true), side(false))
    let before = roots
    defer { roots = before }
    guard let first = there.first, let text = render(Store.choice(there), isLocalizable: false),
      Self.mark + text.lookups.spelling == asked.subject,
      let chain = text.falling(back: render(Store.choice(missing), isLocalizable: false), for: asked.names.first)
    else { return value }
    let range = first.value.symbol?.range ?? chain.range ?? statement ?? topMember.declaration.nameRange
    let made = Value.text(TextValue(pieces: [.reference(chain)], range: range))
    let others = isTold ? zip(alternatives, verdicts).filter { $1 == nil }.map(\.0) : []
    guard !others.isEmpty else { return made }
    let rest = Guard(first.when.constraints.filter { $0.subject != asked.subject })
    return Store.choice(others + [Alternative(when: rest, value: made)])
  }

  /// The text of a property of what is shown; of one that something stands in for, without that.
  func kept(_ value: Value, _ isLocalizable: Bool) -> StringReference? {
    guard case .symbol(let symbol) = value else { return nil }
    let owner: String?
    switch symbol.kind {
    case .binary("??", let left, _): return kept(left, isLocalizable)
    case .member(let base, _): owner = type(of: base)
    case .name: owner = symbol.frame.activation.type
    default: return nil
    }
    return owner.flatMap { assumed[$0] } == nil ? nil : render(value, isLocalizable: isLocalizable)
  }

  /// A number that a constant of the app's own always is, as it is written: `\(Limits.photos)`.
  func fixedNumber(_ value: Value) -> StringReference? {
    guard case .symbol(let symbol) = value, symbol.plainName != nil, case .number(let number) = resolve(value),
      number.allSatisfy(\.isNumber)
    else { return nil }
    let owner: String? = if case .member(let base, _) = symbol.kind { type(of: base) } else { symbol.frame.activation.type }
    let declared = owner.map { program.members(symbol.plainName ?? "", of: $0) } ?? []
    guard declared.contains(where: { $0.declaration.isConstant && $0.declaration.isStatic }) else { return nil }
    return .literal(number, range: symbol.range)
  }
}

extension Guard {
  /// The first constraint whose subject begins with a mark.
  fileprivate func question(marked mark: String) -> Constraint? {
    constraints.first { $0.subject.utf8.first == mark.utf8.first }
  }
}

extension [StringReference] {
  /// Spells what some look-ups ask for last.
  fileprivate var spelling: String {
    compactMap(\.lastKey).map { "\($0.table ?? "")/\($0.key)" }.joined(separator: "|")
  }
}

extension StringReference {
  /// The look-ups in it, each with what it falls back on.
  var lookups: [StringReference] {
    switch self {
    case .key, .fallback: [self]
    case .joined(let texts), .alternatives(let texts): texts.flatMap(\.lookups)
    case .recased(let text, _): text.lookups
    case .symbol, .literal, .system, .dynamic: []
    }
  }

  /// Whether it is a look-up, in one way or several, with nothing beside it.
  var isLookup: Bool {
    switch self {
    case .key: true
    case .fallback(let texts): texts.first?.isLookup ?? false
    case .alternatives(let texts): texts.allSatisfy(\.isLookup)
    default: false
    }
  }

  /// What a look-up asks for last.
  fileprivate var lastKey: (key: String, table: String?)? {
    switch self {
    case .key(let key, let table, _, _): (key, table)
    case .fallback(let texts): texts.last?.lastKey
    default: nil
    }
  }

  fileprivate var isJoined: Bool { if case .joined = self { true } else { false } }

  /// The texts that it may be, one by one.
  private var links: [StringReference] {
    switch self {
    case .alternatives(let texts), .fallback(let texts): texts.flatMap(\.links)
    default: [self]
    }
  }

  /// A look-up with what code shows in place of a missing key; nil for what is no look-up.
  ///
  /// - Parameter words: What the look-up gives for a missing key; nobody sees it.
  fileprivate func falling(back other: StringReference?, for words: String?) -> StringReference? {
    let others = other?.links ?? []
    guard case .alternatives(let texts) = self else { return chain(others, for: words) }
    let chains = texts.compactMap { text in
      text.chain(others.filter { $0.lastKey?.key == text.lastKey?.key && $0.lastKey != nil }, for: words)
    }
    return chains.count == texts.count ? .alternatives(chains) : nil
  }

  private func chain(_ others: [StringReference], for words: String?) -> StringReference? {
    guard lastKey != nil else { return nil }
    var chain = links.map { link in
      guard case .key(let key, let table, let value, let range) = link, value == words else { return link }
      return .key(key, table: table, defaultValue: nil, range: range)
    }
    for other in others {
      switch other {
      case .key, .system: if !chain.contains(where: { $0.withoutPlace == other.withoutPlace }) { chain.append(other) }
      // What marks a missing text is not what the alert says.
      case .literal(let text, _):
        guard chain.count == 1, case .key(let key, let table, nil, let range) = chain[0], !text.contains(key),
          text.contains(where: \.isLetter)
        else { continue }
        chain[0] = .key(key, table: table, defaultValue: text, range: range)
      default: break
      }
    }
    return chain.count == 1 ? chain[0] : .fallback(chain)
  }
}
