/// Words of several texts one after the other. What only the running app knows is a placeholder among them.
struct JoinedCopy {
  private let parts: [(reference: StringReference, copy: Copy)]
  /// How many ways of putting variants together are looked at.
  private static let limit = 32
  private static let placeholder = "%@"

  init(_ parts: [(StringReference, Copy)]) {
    // Beside translated words an empty part is meant: a language may say the whole in another order.
    let isTranslated = parts.contains { $1.status == .translated && $1.variants.contains { DisplayText.hasOwnWords($0.text) } }
    self.parts = parts.map { reference, copy in
      guard isTranslated, copy.status == .empty else { return (reference, copy) }
      return (reference, Copy(reference: reference, status: .translated, variants: [Copy.Variant("")]))
    }
  }

  /// The words of the whole; known only at run time where none of the parts is known.
  func copy(of reference: StringReference) -> Copy {
    let known = parts.map(\.copy).filter { !$0.variants.isEmpty }
    guard let status = known.map(\.status).worst else { return Copy(reference: reference, status: .dynamic, variants: []) }
    // A key without words is no placeholder: the whole is not known then.
    if let lost = parts.map(\.copy).first(where: { $0.variants.isEmpty && $0.status == .unknownKey }) {
      return Copy(reference: reference, status: lost.status, variants: [])
    }
    return Copy(
      reference: reference, status: status, variants: variants, comment: known.lazy.compactMap(\.comment).first)
  }

  private var variants: [Copy.Variant] {
    let hasPlaceholder = parts.contains { $0.copy.isKnownOnlyInPart }
    var all = [Copy.Variant("")]
    for (reference, copy) in parts {
      let isLiteral = if case .literal = reference { true } else { false }
      let own = (copy.isKnownOnlyInPart ? [nil] : []) + copy.variants.map(Optional.some)
      all = all.flatMap { start in
        own.map { next in start.followed(by: next, escaped: hasPlaceholder && isLiteral, placeholder: Self.placeholder) }
      }
      // The usual forms come first.
      all = Array(all.prefix(Self.limit))
    }
    return all.map { $0.placed }
  }
}

extension Copy {
  /// Whether only the running app knows the text, or one that may stand in its place.
  fileprivate var isKnownOnlyInPart: Bool {
    variants.isEmpty || single.contains { $0.status == .dynamic && $0.variants.isEmpty }
  }
}

extension Copy.Variant {
  /// The variant with another behind it, or with a placeholder.
  ///
  /// - Parameter escaped: Whether the other is no format, so that its percent signs are doubled beside placeholders.
  fileprivate func followed(by next: Copy.Variant?, escaped: Bool, placeholder: String) -> Copy.Variant {
    var joined = self
    guard let next else {
      joined.text += placeholder
      joined.parts.append(Part(source: LocatedText("", at: Self.nowhere), range: nil, text: placeholder))
      return joined
    }
    // What code puts a value into has its placeholder already.
    let isFilled = FormatSpecifier.all(in: next.text).contains { $0.kind == .object }
    let words = escaped && !isFilled ? next.text.replacing("%", with: "%%") : next.text
    joined.text += words
    joined.selectors += next.selectors
    joined.range = range ?? next.range
    joined.standsAtKey = standsAtKey || next.standsAtKey
    if !next.parts.isEmpty {
      joined.parts += next.parts
    } else if let place = next.range, !next.standsAtKey, words == next.text {
      joined.parts.append(Part(source: LocatedText(next.text, at: place), range: 0..<next.text.utf8.count, text: words))
    } else {
      joined.parts.append(Part(source: LocatedText(next.text, at: next.range ?? Self.nowhere), range: nil, text: words))
    }
    return joined
  }

  private static var nowhere: SourceRange { SourceRange(file: FileID(0), start: 0, end: 0) }

  /// The variant at the place of its longest part, and without parts where it is a single text as it stands.
  fileprivate var placed: Copy.Variant {
    var single = self
    guard parts.count == 1, let only = parts.first, only.range == 0..<only.source.text.utf8.count else {
      var most = 0
      for part in parts where part.source.range.start < part.source.range.end {
        let letters = part.text.count(where: \.isLetter)
        if letters > most { (most, single.range) = (letters, part.source.range) }
      }
      return single
    }
    single.parts = []
    return single
  }
}
