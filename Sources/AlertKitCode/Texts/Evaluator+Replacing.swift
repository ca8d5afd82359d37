internal import AlertKitCore

/// Texts in which code puts something in place of something else.
extension Evaluator {
  /// A text in which each occurrence of one text is another: `key.replacingOccurrences(of: "_", with: " ")`. Where it is not told which,
  /// what code says itself is not known; what tables say stays, as the parts of it that are replaced are few.
  func replaced(in text: StringReference?, _ arguments: [Argument], _ symbol: Symbol) -> StringReference? {
    let first = arguments.first.flatMap { $0.label == nil ? $0 : nil }
    guard let text, let old = arguments["of"] ?? first, let new = arguments["with"] else { return text }
    let isOfAll = !arguments.contains { ["range", "maxReplacements", "subrange"].contains($0.label) }
    guard isOfAll, isPlain(arguments["options"]?.value), let old = constant(old.value), !old.isEmpty else {
      if case .literal = text { return .dynamic(program.text(of: symbol.range)) }
      return text
    }
    if let new = constant(new.value) {
      // What code calls a key stands where nobody has written words for it yet.
      if new == " ", let name = symbol.base?.symbol?.plainName?.lowercased(), ["key", "label"].contains(where: name.hasSuffix) {
        return .dynamic(program.text(of: symbol.range))
      }
      return text.mapParts { part in
        guard case .literal(let words, let range) = part, words.holdsBytes(of: old) else { return part }
        let shown = words.split(by: old).joined(separator: new)
        if new == " ", !words.contains(" ") { spelledKeys.insert(shown.lowercased()) }
        return .literal(shown, range: range)
      }
    }
    guard case .literal(let words, let range) = text, words.holdsBytes(of: old) else { return text }
    let value = render(new.value, isLocalizable: false) ?? unknown(new.value)
    var parts: [StringReference] = []
    for (index, piece) in words.split(by: old).enumerated() {
      if index > 0 { parts.append(value) }
      if !piece.isEmpty { parts.append(.literal(piece, range: range)) }
    }
    return Texts.joined(parts, at: range, source: program.text(of: symbol.range)) { specifiers[$0] ?? "%@" }
  }

  /// The keys that a lookup is given, where it gives their texts or something else in place of those that are missing.
  func lookedUp(_ text: StringReference, by symbol: Symbol) -> StringReference? {
    guard case .alternatives(let texts) = text, !text.isStatic else { return nil }
    if isSpelledKey(text) { return .dynamic(program.text(of: symbol.range)) }
    let keys = texts.filter { if case .key = $0 { true } else { false } }
    guard !keys.isEmpty, texts.allSatisfy({ if case .joined = $0 { false } else { true } }) else { return nil }
    let values = (symbol.base.map { [$0] } ?? []) + symbol.arguments.map(\.value)
    let given = values.compactMap { render($0, isLocalizable: false) }
    let words = Set(given.flatMap(\.parts).map(\.withoutPlace))
    let isGiven = keys.flatMap(\.parts).allSatisfy { part in
      guard case .key(let key, _, _, _) = part else { return false }
      return words.contains(StringReference.literal(key, range: symbol.range).withoutPlace)
    }
    return isGiven ? .oneOf(keys) : nil
  }

  /// Whether all that is known of a text is how code spells the key of what only the running app knows: a server's words, or
  /// `key.replacingOccurrences(of: "_", with: " ")`.
  private func isSpelledKey(_ text: StringReference) -> Bool {
    let known = text.parts.filter { !$0.isUnknown }
    return !spelledKeys.isEmpty && !known.isEmpty
      && known.allSatisfy { if case .literal(let words, _) = $0 { spelledKeys.contains(words.lowercased()) } else { false } }
  }

  /// Whether options are none that look for anything but the very text.
  private func isPlain(_ options: Value?) -> Bool {
    switch options {
    case nil: true
    case .list(let list)?: list.elements.isEmpty
    case let value?: constantName(value) == "literal"
    }
  }
}

extension String {
  /// What stands between the occurrences of a text, which is not empty.
  fileprivate func split(by separator: String) -> [String] {
    var pieces: [String] = [""]
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix(separator) {
        pieces.append("")
        rest = rest.dropFirst(separator.count)
      } else {
        pieces[pieces.count - 1].append(first)
        rest = rest.dropFirst()
      }
    }
    return pieces
  }
}
