extension Recasing {
  /// A text as it is shown, its placeholders left as they are.
  package func applied(to text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return changed(text, isFirst: true) }
    let bytes = Array(text.utf8)
    var shown = ""
    var start = 0
    func words(upTo end: Int) -> String {
      changed(String(decoding: bytes[start..<end], as: UTF8.self), isFirst: start == 0)
    }
    for range in FormatSpecifier.all(in: text).map(\.range) {
      shown += words(upTo: range.lowerBound) + String(decoding: bytes[range], as: UTF8.self)
      start = range.upperBound
    }
    return shown + words(upTo: bytes.count)
  }

  private func changed(_ text: String, isFirst: Bool) -> String {
    switch self {
    case .uppercased: text.uppercased()
    case .lowercased: text.lowercased()
    case .capitalized:
      text.split(separator: " ", omittingEmptySubsequences: false).map {
        $0.prefix(1).uppercased() + $0.dropFirst().lowercased()
      }
      .joined(separator: " ")
    case .firstUppercased: isFirst ? text.prefix(1).uppercased() + text.dropFirst() : text
    }
  }
}

extension Copy {
  /// The words in other letters.
  func recased(_ letters: Recasing) -> Copy {
    Copy(
      reference: reference, status: status, variants: variants.map { $0.recased(letters) }, comment: comment,
      alternatives: alternatives.map { $0.recased(letters) }, remarks: remarks)
  }
}

extension Copy.Variant {
  fileprivate func recased(_ letters: Recasing) -> Copy.Variant {
    let shown = letters.applied(to: text)
    guard shown != text else { return self }
    var other = self
    let source = LocatedText(text, at: range ?? SourceRange(file: FileID(0), start: 0, end: 0))
    other.text = shown
    // Of a single text all but the first letter may stand as it is shown.
    if letters == .firstUppercased, parts.isEmpty, range != nil, !standsAtKey, let first = text.first {
      let length = first.utf8.count
      other.parts = [
        Part(source: source, range: nil, text: first.uppercased()),
        Part(source: source, range: length..<text.utf8.count, text: String(text.dropFirst())),
      ]
    } else {
      other.parts = [Part(source: source, range: nil, text: shown)]
    }
    return other
  }
}
