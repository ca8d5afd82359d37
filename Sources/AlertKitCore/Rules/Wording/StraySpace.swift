extension Rule {
  static let straySpace = Rule(
    id: "stray-space", severity: .note,
    summary: "A text begins or ends in white space, or has a space before a mark that takes none.",
    rationale: """
      A line feed at the end of a message leaves an empty line in the alert, and spaces beside a button's title move it off its middle. \
      A mark that a space parts from its word can begin the next line. Languages that write a space before some marks, as French \
      does, are left alone there.
      """,
    guidelines: ["A7", "A11"],
    examples: StraySpace.firing + StraySpace.silent,
    fixes: [.suggested: "Leaves out the white space."],
    checks: .copy(StraySpace.check))
}

private enum StraySpace {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    localized.surface.texts.flatMap { field, copy in
      guard copy.isWhole else { return [Violation]() }
      return localized.violations(
        at: field, fix: { Rewording(corrected($0, localized.facts), .suggested) }, { problem($0, localized.facts) })
    }
  }

  private static func problem(_ text: String, _ facts: LocaleFacts) -> String? {
    guard mayHaveSpace(text), DisplayText.hasOwnWords(text) else { return nil }
    if let space = name(of: text.reversed().prefix(while: \.isWhitespace)) {
      return "\(quoted(text)) ends in \(space); leave them out."
    }
    let start = text.prefix(while: \.isWhitespace)
    if let space = name(of: start) { return "\(quoted(text)) begins with \(space); leave them out." }
    // At the end a space is not seen; here it moves the line off its middle.
    if start == " " { return "\(quoted(text)) begins with a space; leave it out." }
    return partedMark(in: text, facts).map { "A space stands before “\(text[$0])”; leave it out." }
  }

  /// Whether a text may begin or end in white space, or have a space before a mark; by its bytes, as most have none.
  private static func mayHaveSpace(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard let first = bytes.first, let last = bytes.last else { return false }
      if first <= 0x20 || last <= 0x20 || openings.contains(first) && first >= 0x80 || last >= 0x80 { return true }
      return (1..<bytes.count).contains { (bytes[$0 - 1] == 0x20 || bytes[$0 - 1] == 0xA0) && openings.contains(bytes[$0]) }
    }
  }

  /// What white space at an end is called; nil where it is not seen: a single space.
  private static func name(of space: some Collection<Character>) -> String? {
    if space.contains(where: \.isNewline) { return "line feeds" }
    return space.count > 1 ? "spaces" : nil
  }

  private static func corrected(_ text: String, _ facts: LocaleFacts) -> String {
    var text = text
    while text.last?.isWhitespace == true { text.removeLast() }
    while text.first?.isWhitespace == true { text.removeFirst() }
    while let mark = partedMark(in: text, facts) { text.remove(at: text.index(before: mark)) }
    return text
  }

  /// The first mark behind a space that ends a sentence or a part of one, in a language that writes none there.
  private static func partedMark(in text: String, _ facts: LocaleFacts) -> String.Index? {
    guard facts.hasFile, facts.spaceBefore.isEmpty, text.utf8.count < 4000 else { return nil }
    var before: (Character, Character) = (" ", " ")
    for index in text.indices {
      let mark = text[index]
      defer { before = (before.1, mark) }
      guard marks.contains(mark), before.1 == " " || before.1 == "\u{A0}", endsWord(before.0) else { continue }
      let rest = text[text.index(after: index)...]
      guard rest.first?.isWhitespace ?? true else { continue }
      return index
    }
    return nil
  }

  private static func endsWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "@”\"»)".contains(character)
  }

  /// What ``marks``, and white space beyond ASCII, begin with in UTF-8.
  private static let openings = ByteSet(marks.flatMap { $0.utf8.prefix(1) } + [0xC2, 0xE1, 0xE2, 0xE3])
  private static let marks: Set<Character> = ["?", "!", ".", ",", "？", "！", "。", "，", "؟", "،"]
}

extension StraySpace {
  static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: ["en": "Delete %@ ?", "tr": "%@ silinsin mi ?", "fr": "Supprimer %@ ?"],
        message: ["en": "It is gone then.\n", "de": "Er ist dann weg.", "ja": "\n削除されます。"],
        buttons: [.init(["en": "OK", "ru": "Готово  "])]),
      findings: [
        .init(.title, in: ["en", "tr"]), .init(.message, in: ["en", "ja"]), .init(.button(1), in: ["ru"]),
      ]),
    RuleExample(
      ExampleSurface(title: ["en": "Photo Deleted", "es": " Foto eliminada"]), findings: [.init(.title, in: ["es"])]),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: "Wait , the photo is gone. It was small ."),
      findings: [.init(.message, in: ["en"])]),
  ]

  static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: ["en": "Photo Deleted", "fr": "Supprimée !"],
        message: "It was a .jpg file ... and the .net is gone :) …\n\nSorry. "),
      note: "A single space at the end is not seen.")
  ]
}
