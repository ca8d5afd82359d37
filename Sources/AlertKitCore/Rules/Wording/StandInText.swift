extension Rule {
  static let standInText = Rule(
    id: "stand-in-text", severity: .warning,
    summary: "A text still holds what stood in for the real one: “AppName”, “Lorem ipsum”, “TODO”.",
    rationale: """
      Such words are put in while something is built, and are to be replaced before anyone sees them. Who reads *AppName needs access* \
      doubts whether the alert is the app's at all.
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
        ExampleSurface(
          title: ["en": "Your app name", "es": "Todo listo", "pt": "Todo o álbum"], message: "The to-do list is empty.",
          buttons: [.init(["en": "Todo", "es": "Todo"])]),
        note: "Words of a language."),
    ],
    checks: .copy { localized in
      localized.surface.texts.flatMap { field, _ in localized.violations(at: field, StandIns.problem) }
    })
}

private enum StandIns {
  static func problem(_ text: String) -> String? {
    guard let word = first(in: text) else { return nil }
    return "“\(word)” stands in for the real text; replace it."
  }

  /// As they are written; what is a word of some language is left out.
  private static let words = [
    "AppName", "APPNAME", "APP_NAME", "Lorem ipsum", "lorem ipsum", "TODO:", "FIXME", "TBD", "asdf", "xxxx",
  ]

  private static func first(in text: String) -> String? {
    words.first { word in
      guard text.holdsBytes(of: word), let range = text.range(ofWhole: word) else { return false }
      return !range.isEmpty
    }
  }
}

extension String {
  /// Where a text stands that neither a letter nor a digit is next to; nil where it does not.
  fileprivate func range(ofWhole part: String) -> Range<String.Index>? {
    ranges(of: part).first { range in
      let isPart =
        (range.lowerBound > startIndex && self[index(before: range.lowerBound)].isPartOfName)
        || (range.upperBound < endIndex && self[range.upperBound].isPartOfName)
      return !isPart
    }
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" || self == "$" || self == "{" || self == "%" }
}
