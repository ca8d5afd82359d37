/// Source texts that count things in one form for all numbers: “Delete %d photos?”.
enum CountedThings {
  static func violations(in project: Project) -> [ProjectViolation] {
    guard let words = LocaleFacts.facts(for: project.sourceLocale).countedWords else { return [] }
    let found = AlertTexts(of: project).all(in: project.sourceLocale).compactMap { text -> (AlertText, Counted)? in
      guard !isChosen(text, project), let counted = Counted(in: text.text, words) else { return nil }
      return (text, counted)
    }
    guard !found.isEmpty else { return [] }
    let others = sourceTexts(of: project)
    return found.compactMap { text, counted in
      // A text for one thing beside it is chosen by the number.
      if others.contains(where: { $0.contains(counted.one) && counted.opens($0) }) { return nil }
      return text.note(
        "“\(counted.shown)” is one text for every number, and 1 has another word; give it the plural forms of the language.")
    }
  }

  /// Whether code chooses the text among several, perhaps by the number.
  private static func isChosen(_ text: AlertText, _ project: Project) -> Bool {
    project.surfaces[text.surface].texts.contains { _, reference in
      reference.parts.count > 1
        && (reference.literals.contains(text.text) || reference.keys.contains { $0.key == text.place?.entry.key })
    }
  }

  private static func sourceTexts(of project: Project) -> [String] {
    let tables = project.tables.flatMap { $0.tables(in: project.sourceLocale) }
    return tables.flatMap(\.entries).flatMap { $0.value.texts.map { $0.lowercased() } }
      + project.surfaces.flatMap { $0.texts.flatMap { $0.text.literals.map { $0.lowercased() } } }
  }
}

/// A number's place in a text, and the word for several things behind it.
private struct Counted {
  /// The placeholder and what it counts, as they stand.
  let shown: String
  /// The word for one of the things, in lower case.
  let one: String
  /// The text's first word, in lower case.
  private let opening: Substring

  init?(in text: String, _ words: LocaleFacts.CountedWords) {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return nil }
    let numbers = FormatSpecifier.all(in: text).filter { $0.kind == .integer }
    let bytes = Array(text.utf8)
    for number in numbers {
      let before = String(decoding: bytes[..<number.range.lowerBound], as: UTF8.self).lowercased()
      guard before.last.map({ $0.isWhitespace || "(“\"".contains($0) }) ?? true,
        !words.limits.contains(where: { Self.ends(before, in: $0) }),
        let counted = Self.several(in: String(decoding: bytes[number.range.upperBound...], as: UTF8.self), words)
      else { continue }
      shown = number.text + counted.text
      one = counted.one
      opening = text.lowercased().prefix { $0.isLetter }[...]
      return
    }
    return nil
  }

  /// The words for several things at the start of what stands behind a number, and the last of them for one thing.
  private static func several(in rest: String, _ words: LocaleFacts.CountedWords) -> (text: String, one: String)? {
    guard rest.first == " " else { return nil }
    var text = ""
    // An adjective may stand between.
    for word in rest.split(separator: " ").prefix(2) {
      let bare = String(word.reversed().drop { ".,:;?!)”\"".contains($0) }.reversed())
      text += " " + bare
      let key = bare.lowercased()
      guard bare.allSatisfy(\.isLetter), !words.others.contains(key) else { return nil }
      if key.count > 3, !["ss", "us", "is"].contains(key.suffix(2)), let ending = words.endings.first(where: key.hasSuffix) {
        return (text, key.hasSuffix("ies") ? key.dropLast(3) + "y" : String(key.dropLast(ending.count)))
      }
      guard bare.count == word.count else { return nil }
    }
    return nil
  }

  private static func ends(_ text: String, in word: String) -> Bool {
    let rest = text.reversed().drop(while: \.isWhitespace)
    return String(rest.reversed()).hasSuffix(word) && rest.dropFirst(word.count).first?.isLetter != true
  }

  /// Whether another text begins as this one does, and has no such word for several.
  func opens(_ other: String) -> Bool {
    guard other.hasPrefix(opening) else { return false }
    return other.ranges(of: one).contains { range in
      other[range.upperBound...].first?.isLetter != true
    }
  }
}
