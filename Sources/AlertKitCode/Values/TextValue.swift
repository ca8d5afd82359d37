internal import AlertKitCore

/// A text in pieces.
struct TextValue {
  enum Piece {
    case literal(String, SourceRange)
    case reference(StringReference)
    /// A value within a text, and the format that it is written with.
    case value(Value, format: Value?, hasOptions: Bool)
  }

  let pieces: [Piece]
  let range: SourceRange
  /// Whether it is a literal where it is used, and so a key in the place of one.
  var isLiteral = false
  /// How many values stand within one another in it.
  let depth: Int

  init(pieces: [Piece], range: SourceRange, isLiteral: Bool = false) {
    (self.range, self.isLiteral) = (range, isLiteral)
    self.pieces = pieces.map { piece in
      guard case .value(let value, let format, let hasOptions) = piece else { return piece }
      return .value(value.bounded(at: range), format: format?.bounded(at: range), hasOptions: hasOptions)
    }
    depth = self.pieces.reduce(0) { deepest, piece in
      guard case .value(let value, let format, _) = piece else { return deepest }
      return max(deepest, value.depth + 1, (format?.depth ?? 0) + 1)
    }
  }

  /// Whether values stand in it.
  var isComposed: Bool { pieces.contains { if case .value = $0 { true } else { false } } }

  /// Whether it is one value as it is and nothing else, `"\(name)"`: a key of no more than a placeholder stands in no table.
  var isOneValue: Bool {
    let parts = pieces.filter { if case .literal("", _) = $0 { false } else { true } }
    guard parts.count == 1, case .value(_, nil, false) = parts[0] else { return false }
    return true
  }

  /// The text, where it has no other pieces.
  var plain: String? {
    var text = ""
    for piece in pieces {
      guard case .literal(let part, _) = piece else { return nil }
      text += part
    }
    return text
  }
}
