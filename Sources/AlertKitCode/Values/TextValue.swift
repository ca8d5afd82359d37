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

  /// Whether it is made of values and has no word of its own, `"\(name)"`, `"\(name) \(question)"`: as a key it is what they say.
  var isOnlyValues: Bool {
    var hasValues = false
    for piece in pieces {
      switch piece {
      case .literal(let text, _): guard !text.contains(where: \.isLetter) else { return false }
      case .value(_, nil, false): hasValues = true
      case .value, .reference: return false
      }
    }
    return hasValues
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

  /// What a member of a text that is all written out is.
  func known(_ member: String) -> Value? { plain.flatMap { Self.known(member, of: $0) } }

  static func known(_ member: String, of text: String) -> Value? {
    switch member {
    case "isEmpty": .boolean(text.isEmpty)
    case "count": .number("\(text.count)")
    case "length": .number("\(text.utf16.count)")
    default: nil
    }
  }
}
