internal import AlertKitCore

/// Texts that loops put together.
extension Evaluator {
  /// What a variable that held an empty text holds behind a loop: what was added to it in one of several ways, or of letters alone, is a
  /// piece of what the running app puts together, and no text by itself.
  func puttingTogether(_ value: Value, from old: Value) -> Value {
    guard case .text(let text) = old, text.plain == "" else { return value }
    let sums = alternatives(of: value).filter { adds($0, to: text) }
    guard let first = sums.first?.symbol, ways(value, besides: text) > 1 || sums.allSatisfy(isOfLettersAlone) else {
      return value
    }
    let piece = Value.unknown(Unknown(first.range))
    guard case .choice(let alternatives) = value else { return piece }
    let known = Set(sums.compactMap { $0.symbol?.range })
    return Store.choice(
      alternatives.map { alternative in
        let isGrown = self.alternatives(of: alternative.value).contains { $0.symbol.map { known.contains($0.range) } ?? false }
        return isGrown ? Alternative(when: alternative.when, value: piece) : alternative
      })
  }

  private func alternatives(of value: Value) -> [Value] {
    guard case .choice(let alternatives) = value else { return [value] }
    return alternatives.flatMap { self.alternatives(of: $0.value) }
  }

  /// Whether a value is a sum of a text and others.
  private func adds(_ value: Value, to old: TextValue) -> Bool {
    guard case .symbol(let symbol) = value, symbol.isSum, takeStep() else { return false }
    return operands(of: symbol).contains { isOr($0, old) }
  }

  /// Whether a value is a text, or may still be it.
  private func isOr(_ value: Value, _ old: TextValue) -> Bool {
    alternatives(of: value).contains { other in
      if case .text(let text) = other { text.range == old.range && text.plain == "" } else { adds(other, to: old) }
    }
  }

  /// In how many ways a text was added to.
  private func ways(_ value: Value, besides old: TextValue) -> Int {
    switch value {
    case .choice(let alternatives):
      return min(2, alternatives.reduce(0) { $0 + ways($1.value, besides: old) })
    case .text(let text) where text.range == old.range && text.plain == "": return 0
    case .symbol(let symbol) where symbol.isSum && takeStep():
      return operands(of: symbol).reduce(1) { min(2, $0 * max(1, isOr($1, old) ? waysOn($1, old) : ways($1, besides: old))) }
    default: return 1
    }
  }

  /// In how many ways a sum goes on from what may still be the text.
  private func waysOn(_ value: Value, _ old: TextValue) -> Int { min(2, alternatives(of: value).count) }

  /// Whether all that a sum adds up is written where it stands.
  private func isOfLettersAlone(_ value: Value) -> Bool {
    guard case .symbol(let symbol) = value, symbol.isSum else { return false }
    return operands(of: symbol).allSatisfy { operand in
      alternatives(of: operand).allSatisfy { if case .text(let text) = $0 { text.plain != nil } else { isOfLettersAlone($0) } }
    }
  }
}
