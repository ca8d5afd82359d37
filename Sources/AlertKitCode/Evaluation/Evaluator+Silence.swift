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
    case .boolean, .number, .text, .object, .type, .closure, .function, .enumeration, .tuple: return true
    }
  }
}
