extension Rule {
  static let misspelledWord = Rule(
    id: "misspelled-word", severity: .warning,
    summary: "A frequent word is misspelt: “occured”, “successfuly”, “recieve”.",
    rationale: """
      People who read that something of theirs *could not be recieved* wonder what else is careless. Only slips of words that alerts \
      often have are known, a list a language; it is no spelling checker.
      """,
    guidelines: ["A7"],
    examples: MisspelledWord.firing + MisspelledWord.silent,
    fixes: [.suggested: "Writes the word as it is listed."],
    checks: .copy(MisspelledWord.check))
}

private enum MisspelledWord {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    let misspellings = localized.facts.phrases.misspellings
    func first(in text: String) -> (wrong: Substring, right: String)? { misspellings.first(in: localized.texts[text].words) }
    var found: [Violation] = []
    localized.surface.forEachText { field, _ in
      found += localized.violations(at: field, fix: { corrected($0, first) }) { text in
        first(in: text).map { "“\($0.wrong)” is misspelt; write “\($0.right)”." }
      }
    }
    return found
  }

  private static func corrected(_ text: String, _ first: (String) -> (wrong: Substring, right: String)?) -> Rewording? {
    guard let slip = first(text) else { return nil }
    return Rewording(text.replacing(slip.wrong, with: slip.right, maxReplacements: 1), .suggested)
  }
}

extension MisspelledWord {
  static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: [
          "en": "An Error Occured", "de": "Foto nicht gefunden", "fr": "Connexion imposible", "es": "Conexion perdida",
          "it": "Connessione interrotta", "pt-BR": "Configuracoes", "nl": "Verbinding verbroken", "ru": "Ошибка подклчения",
        ],
        message: ["en": "The photo was not recieved.", "de": "Das Senden ist fehlgschlagen."]),
      findings: [
        .init(.title, in: ["en", "fr", "es", "pt-BR", "ru"]), .init(.message, in: ["en", "de"]),
      ]),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: "It doesnt exist untill you save.", buttons: [.init("Proceeed")]),
      findings: [.init(.message, in: ["en"]), .init(.button(1), in: ["en"])]),
  ]

  static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: [
          "en": "The error occurred again.", "de": "Wirklich mit Passwort betätigen?", "fr": "Le fichier n’existe pas.",
          "es": "¿Permitir?",
          "pt": "Seleccionar",
        ],
        message: "Compete, exit, and state it: the minuets and a preset though the trough is there.")),
    RuleExample(
      ExampleSurface(title: "Open RecieveKit?", message: "RECIEVE and %@.", buttons: [.init("Cancelled"), .init("Canceled")]),
      note: "A name, capitals, and both ways of spelling."),
  ]
}
