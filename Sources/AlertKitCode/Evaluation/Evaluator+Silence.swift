internal import AlertKitCore

/// A function that was run within another for the words of a call.
struct Visit: Hashable {
  let supplier: SourceRange
  let function: DeclarationID
  /// What it was given, as far as that says something.
  let words: [String]
}

extension Evaluator {
  /// A function that takes as many steps as this and says nothing a few times is not asked again.
  static let dearSteps = 200

  func isSilent(_ function: Declared) -> Bool { silent[function.id, default: 0] >= 3 }

  /// Whether a value may be a text or hold one, or decides a branch.
  func says(_ value: Value) -> Bool {
    switch value {
    case .unknown, .null: return false
    case .symbol(let symbol): return Texts.isLookup(symbol) || symbol.calledName.map(Localizer.isName) ?? false
    case .choice(let alternatives):
      return alternatives.contains {
        if case .boolean = $0.value { false } else { says($0.value) }
      }
    case .list(let list):
      return list.elements.contains { element in
        switch element.kind {
        case .one(let value): says(value)
        case .choice(let branches): branches.contains { says(.list($0.list)) }
        case .repeated(let inner): says(.list(inner))
        case .unknown: false
        }
      }
    case .boolean, .number, .text, .object, .type, .closure, .function, .enumeration, .tuple, .dictionary: return true
    }
  }

  /// A function's run for what a call elsewhere supplies; nil where that call runs it itself, or what it is given tells one run from
  /// all others.
  func visit(of function: Declared, _ site: Site) -> Visit? {
    guard let supplier else { return nil }
    var words: [String] = []
    for value in [site.callee.base].compactMap(\.self) + site.arguments.map(\.value) {
      guard let word = word(of: value) else { return nil }
      words.append(word)
    }
    return Visit(supplier: supplier.place, function: function.id, words: words)
  }

  /// Spells what a value says, alike for all that say nothing; nil where it may say more than can be spelt.
  private func word(of value: Value) -> String? {
    switch value {
    case .unknown: ""
    case .null: "nil"
    case .boolean, .number, .type, .closure, .function: key(of: value)
    case .text(let text): text.plain.map { "\"\($0)" }
    case .symbol(let symbol): says(value) || Texts.isFilledFormat(value) ? key(of: value) : symbol.implicitName ?? ""
    case .enumeration(let value): value.arguments.isEmpty ? value.name : nil
    case .choice: says(value) ? nil : ""
    case .object(let id): isSurface(id) ? nil : "\(id)"
    case .list, .tuple, .dictionary: nil
    }
  }
}
