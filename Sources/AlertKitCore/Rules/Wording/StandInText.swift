extension Rule {
  static let standInText = Rule(
    id: "stand-in-text", severity: .warning,
    summary:
      "A text still holds what stood in for the real one, or a translator’s question: “AppName”, “Lorem ipsum”, “[or: Later?]”.",
    rationale: """
      Such words are put in while something is built, and are to be replaced before anyone sees them. Who reads *AppName needs access* \
      doubts whether the alert is the app's at all. Nor is a translator's note in brackets for them.
      """,
    guidelines: ["A3"],
    examples: [
      RuleExample(
        ExampleSurface(
          title: ["en": "Delete Data", "de": "Lorem ipsum"],
          message: ["en": "AppName loads it again.", "de": "AppName lädt sie neu.", "fr": "TODO: traduire"],
          buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)]),
        findings: [.init(.title, in: ["de"]), .init(.message, in: ["en", "de", "fr"])]),
      RuleExample(
        ExampleSurface(title: .photoDeleted, message: "asdf", buttons: [.init(.ok)]), findings: [.init(.message, in: ["en"])]),
      RuleExample(
        ExampleSurface(title: ["en": "TODO:translate this.", "de": "xxxxxxx"], buttons: [.init(.ok)]),
        findings: [.init(.title, in: ["en", "de"])], note: "Without a space, and in a longer run."),
      RuleExample(
        ExampleSurface(
          title: ["en": "Remind Again [or: Snooze??]", "de": "Erneut erinnern [oder: Schlummern]", "fr": "PLACEHOLDER"],
          message: ["en": "It comes back [in an hour].", "fr": "Il revient [plus tard ???]."], buttons: [.init(.ok)]),
        findings: [.init(.title, in: ["en", "de", "fr"]), .init(.message, in: ["fr"])], note: "A translator's notes."),
      RuleExample(
        ExampleSurface(
          title: .photoDeleted,
          message: ["en": "Install the XXX app to see it again.", "de": "Die App „XXX“ wird dafür gebraucht."],
          buttons: [.init(.ok)]),
        findings: [.init(.message, in: ["en", "de"])], note: "A name that was to be put in."),
      RuleExample(
        ExampleSurface(title: ["en": "Delete Data", "ja": "<#ja#>"], buttons: [.init(.ok)]),
        findings: [.init(.title, in: ["ja"])], note: "An editor's placeholder."),
      RuleExample(
        ExampleSurface(title: .photoDeleted, message: "The number is XXX-XX-1234, as it was.", buttons: [.init(.ok)]),
        note: "A mask."),
      RuleExample(
        ExampleSurface(title: ["en": "Open xxxxb?", "de": "MyAppNames öffnen?"], buttons: [.init(.ok)])),
      RuleExample(
        ExampleSurface(
          title: ["en": "Your app name", "es": "Todo listo", "pt": "Todo o álbum"], message: "The to-do list is empty.",
          buttons: [.init(["en": "Todo", "es": "Todo"])]),
        note: "Words of a language."),
    ],
    basis: .textByText,
    checks: .copy { localized in
      localized.violationsOfTexts { StandIns.problem($1, localized.texts[$1].bytes) }
    })
}

enum StandIns {
  /// - Parameter bytes: Those of the text.
  static func problem(_ text: String, _ bytes: TextBytes) -> String? {
    if bytes.contains(.bracket), let note = note(in: text) {
      return "“\(note)” is a note on the text, which people are shown; settle it, and take it out."
    }
    guard bytes.contains(.latin), let word = first(in: text) ?? (text == "PLACEHOLDER" ? text : nil) ?? blank(in: text)
    else { return nil }
    return "“\(word)” stands in for the real text; replace it."
  }

  /// As they are written; what is a word of some language is left out.
  private static let words = [
    "AppName", "APPNAME", "APP_NAME", "Lorem ipsum", "lorem ipsum", "TODO:", "FIXME", "TBD", "asdf", "xxxx", "<#",
  ]

  /// What a translator wrote in brackets: another wording behind *or*, or a doubt.
  static func note(in text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "[")) else { return nil }
    let note = /\[\s*(?:or|oder|ou|of|eller|o|oppure|lub|или|або|または|或)\s*:[^\[\]]*\]|\[[^\[\]]*\?\?[^\[\]]*\]/
    return text.firstMatch(of: note.ignoresCase()).map { String($0.0) }
  }

  /// `XXX` in the place of a name within a sentence; at a number's place it is a mask (`XXX-XX`).
  private static func blank(in text: String) -> String? {
    guard text.holdsBytes(of: "XXX") else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    let isBlank = { (word: Substring) in
      word.drop { "“„”\"'«(".contains($0) }.prefix(while: \.isLetter) == "XXX"
        && !word.contains { "-–%".contains($0) || $0.isNumber }
    }
    return words.count > 3 && words.contains(where: isBlank) ? "XXX" : nil
  }

  private static let anyWord = ByteSearch(words)

  private static func first(in text: String) -> String? {
    guard anyWord.finds(in: text) else { return nil }
    return words.first { text.holdsBytes(of: $0) && text.holds(whole: $0) }
  }
}

extension String {
  /// Whether a text stands here that is no part of a longer word; the same letter once more makes none.
  fileprivate func holds(whole part: String) -> Bool {
    ranges(of: part).contains { range in
      let before = self[..<range.lowerBound].last { $0 != part.first }
      let behind = self[range.upperBound...].first { $0 != part.last }
      return !(part.first.isPartOfName && before.isPartOfName) && !(part.last.isPartOfName && behind.isPartOfName)
    }
  }
}

extension Character? {
  fileprivate var isPartOfName: Bool { map { $0.isLetter || $0.isNumber || "_${%".contains($0) } ?? false }
}
