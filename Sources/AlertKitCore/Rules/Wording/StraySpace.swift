extension Rule {
  static let straySpace = Rule(
    id: "stray-space", severity: .note,
    summary: "A text begins or ends in white space, has several spaces between words, or one before a mark that takes none.",
    rationale: """
      A line feed at the end of a message leaves an empty line in the alert, and spaces beside a button's title move it off its middle. \
      Several spaces between two words leave a gap. A mark that a space parts from its word can begin the next line. Languages that write a space before some marks, as French \
      does, are left alone there.
      """,
    guidelines: ["A7", "A11"],
    examples: StraySpace.firing + StraySpace.silent,
    fixes: [.suggested: "Leaves out the white space."],
    basis: .textByText,
    checks: .copy(StraySpace.check))
}

private enum StraySpace {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    func problem(_ field: Field, _ text: String) -> String? {
      // Line feeds make room for a view.
      if localized.surface.hasOwnView, text.last?.isNewline == true { return nil }
      let found = Self.problem(text, localized.facts) ?? (field.isButton ? trailingSpace(of: text) : nil)
      return found.flatMap { localized.surface[field]?.isWhole == true ? $0 : nil }
    }
    return localized.violationsOfTexts(fix: { Rewording(corrected($0, localized.facts), .suggested) }, problem)
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
    if let mark = partedMark(in: text, facts) { return "A space stands before “\(text[mark])”; leave it out." }
    return gap(in: text).map { gap in
      "Several spaces stand before “\(text[gap.upperBound...].prefix { $0.isLetter })”; leave one."
    }
  }

  /// The problem of a button's title that ends in one space, which is seen nowhere else.
  private static func trailingSpace(of title: String) -> String? {
    guard title.utf8.last == UInt8(ascii: " "), title.last == " ", DisplayText.hasOwnWords(title) else { return nil }
    return "\(quoted(title)) ends in a space; leave it out."
  }

  /// The first spaces between two words that are more than one; behind the end of a sentence two are old custom, and columns have more.
  private static func gap(in text: String) -> Range<String.Index>? {
    guard text.holdsBytes(of: "  ") else { return nil }
    var rest = text[...]
    while let found = rest.firstRange(of: "  ") {
      let behind = text[found.lowerBound...].drop { $0 == " " }
      let before = text[..<found.lowerBound].last
      if before.map({ $0.isLetter || $0 == "," }) == true, behind.first?.isLetter == true {
        let gap = found.lowerBound..<behind.startIndex
        return text[gap].count < 4 ? gap : nil
      }
      rest = behind
    }
    return nil
  }

  /// Whether a text may begin or end in white space, have several spaces, or one before a mark; by its bytes, as most have none.
  private static func mayHaveSpace(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last else { return false }
    if first <= 0x20 || last <= 0x20 || first >= 0x80 && text.first?.isWhitespace == true || last >= 0x80 && !endsInLetter(text)
    {
      return true
    }
    var text = text
    return text.withUTF8 { bytes in
      (1..<bytes.count).contains { index in
        (bytes[index - 1] == 0x20 || bytes[index - 1] == 0xA0) && (bytes[index] == 0x20 || isMark(bytes, at: index))
      }
    }
  }

  private static func endsInLetter(_ text: String) -> Bool {
    text.unicodeScalars.last.map { TextEnd.isPlainLetter($0) || $0 == "。" || $0 == "？" || $0 == "！" } == true
  }

  /// Whether the bytes of one of ``marks`` stand at a place.
  @inline(__always)
  private static func isMark(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: ","): true
    case 0xD8: bytes[index + 1] == 0x9F || bytes[index + 1] == 0x8C
    case 0xE3: bytes[index + 1] == 0x80 && bytes[index + 2] == 0x82
    case 0xEF: bytes[index + 1] == 0xBC && (bytes[index + 2] == 0x9F || bytes[index + 2] == 0x81 || bytes[index + 2] == 0x8C)
    default: false
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
    while let gap = gap(in: text) { text.replaceSubrange(gap, with: " ") }
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
    RuleExample(
      ExampleSurface(
        title: .photoDeleted, message: ["en": "The photo  is gone.", "ru": "Фото,  удалённое вами.", "ko": "사진이  삭제되었습니다."],
        buttons: [.init(["en": "OK", "ko": "확인 ", "zh-Hans": "好 ", "ja": "完了 ", "de": "Fertig "])]),
      findings: [
        .init(.message, in: ["en", "ru", "ko"]), .init(.button(1), in: ["ko", "zh-Hans", "ja", "de"]),
      ], note: "Beside a button's title one is enough."),
  ]

  static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: ["en": "Photo Deleted", "fr": "Supprimée !"],
        message: "It was a .jpg file ... and the .net is gone :) …\n\nSorry. "),
      note: "A single space at the end of a message is not seen."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: ["en": "It is gone.  It was small.\nSize:  3 MB\nName     Photo", "fr": "Elle a disparu."]),
      note: "Two spaces between sentences, and columns."),
  ]
}
