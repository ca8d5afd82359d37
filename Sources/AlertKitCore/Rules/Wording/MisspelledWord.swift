extension Rule {
  static let misspelledWord = Rule(
    id: "misspelled-word", severity: .warning,
    summary: "A frequent word is misspelt, stands twice, or has a letter of another alphabet: “occured”, “the the”.",
    rationale: """
      People who read that something of theirs *could not be recieved* wonder what else is careless. Only slips of frequent words are known: a letter \
      doubled, left out or changed with the next, in long words also one that is wrong or too many, a lost accent, small words run \
      together, in German a noun in lower case; a word said twice in a row; letters of two alphabets, or simplified and traditional characters; an accent for an apostrophe. It is no \
      spelling checker.
      """,
    guidelines: ["A7"],
    examples: MisspelledWord.firing + MisspelledWord.phrases + MisspelledWord.silent,
    fixes: [.suggested: "Writes the word as it is listed, and one that stands twice once."],
    basis: .textByText,
    checks: .copy(MisspelledWord.check), .copy(DoubledWord.violations), .copy(MixedAlphabets.violations),
    .copy(MixedHan.violations), .copy(AccentForApostrophe.violations))
}

enum MisspelledWord {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    func slips(in text: String) -> [(wrong: Substring, right: String?)] { MisspelledWord.slips(in: text, of: localized) }
    func correction(_ text: String) -> Rewording? {
      corrected(text) { slips(in: $0).lazy.compactMap { slip in slip.right.map { (slip.wrong, $0) } }.first }
    }
    return localized.violationsOfTexts(fix: correction) { message(slips(in: $1)) }
  }

  private static func slips(in text: String, of localized: LocalizedSurface) -> [(wrong: Substring, right: String?)] {
    localized.facts.phrases.misspellings.all(in: localized.texts[text].words) { word, key in
      localized.sourceSays(key) || isPlaceholder(word) || ProperNames.isInHyphenatedName(word)
        || ProperNames.addresses(in: word.base).contains { $0.contains(word.startIndex) }
    }.filter { $0.right.map { localized.facts.isWritten($0, in: localized.locale) } ?? true }
  }

  /// A text with its misspelt words as they should be; nil where it has none.
  static func respelt(_ text: String, in localized: LocalizedSurface) -> String? {
    var spelt = text
    // The same letters may stand elsewhere; from behind, places stay what they are.
    for case (let wrong, let right?) in slips(in: text, of: localized).reversed()
    where wrong.base.utf8.elementsEqual(text.utf8) {
      spelt.replaceSubrange(wrong.startIndex..<wrong.endIndex, with: right)
    }
    return spelt == text ? nil : spelt
  }

  /// Whether a word is the name of a value that code puts in its place: `{url}`.
  private static func isPlaceholder(_ word: Substring) -> Bool {
    let text = word.base
    guard word.startIndex > text.startIndex, word.endIndex < text.endIndex else { return false }
    return text[text.index(before: word.startIndex)] == "{" && text[word.endIndex] == "}"
  }

  private static func message(_ slips: [(wrong: Substring, right: String?)]) -> String? {
    guard !slips.isEmpty else { return nil }
    return slips.map { wrong, right in
      "“\(wrong)” is \(wrong.contains(" ") ? "wrong" : "misspelt")" + (right.map { "; write “\($0)”." } ?? ".")
    }.joined(separator: " ")
  }

  private static func corrected(_ text: String, _ first: (String) -> (wrong: Substring, right: String)?) -> Rewording? {
    Rewording(text, .suggested) { text in
      guard let (wrong, right) = first(text) else { return nil }
      // The same letters may stand before it, within an address. What is analyzed may be a composed text.
      guard wrong.base.utf8.elementsEqual(text.utf8) else { return text.replacing(wrong, with: right, maxReplacements: 1) }
      return text[..<wrong.startIndex] + right + text[wrong.endIndex...]
    }
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
      ExampleSurface(
        title: [
          "en": "Wrong Password", "de": "Falsches passwort", "it": "Impossibile", "es": "Esta accion es definitiva",
          "ru": "Утройство",
        ],
        message: [
          "en": "It may be wrong.", "it": "Non puo essere annullata.", "pl": "Sprobuj ponownie.",
          "sv": "Servern kan inte unvikas eller undvika.",
        ]),
      findings: [.init(.title, in: ["de", "es", "ru"]), .init(.message, in: ["it", "pl"])]),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: "It doesnt exist untill you save.", buttons: [.init("Proceeed")]),
      findings: [.init(.message, in: ["en"]), .init(.button(1), in: ["en"])], note: "One finding names all slips of a text."),
    RuleExample(
      ExampleSurface(
        title: [
          "en": "Delete the the photo?", "ru": "Вы хотите хотите удалить фото?", "de": "Foto aus aus dem Album löschen?",
        ],
        message: ["en": "It cannot be restored.", "uk": "Спробуйте ще разn", "pl": "Nie można go przywrócić przywrócić."],
        buttons: [.init(["en": "Сancel"])]),
      findings: [
        .init(.title, in: ["en", "ru", "de"]), .init(.message, in: ["uk"]), .init(.message, in: ["pl"]),
        .init(.button(1), in: ["en"]),
      ],
      note: "A word twice, and letters of two alphabets: the first of Cancel is Cyrillic."),
    RuleExample(
      ExampleSurface(
        title: [
          "en": "Connection Infornation", "de": "Unterstitel ausblenden", "fr": "Opération irrévercible",
          "es": "Añadir a facoritos",
          "it": "Elimina immaigine", "nl": "De verbinging is verbroken", "pl": "Dostęp do milkrofonu", "ru": "Новые сообшения",
          "uk": "Відкрити попереджнння", "pt-BR": "Opereção concluída", "cs": "Odebrat z oblízených",
          "es-419": "Usar los facoritos",
        ],
        message: "The photos arenot there, or you want delete more then one."),
      findings: [
        .init(
          .title, in: ["en", "de", "fr", "es", "it", "nl", "pl", "ru", "uk", "pt-BR", "cs", "es-419"]),
        .init(.message, in: ["en"]),
      ], note: "A letter that is wrong, or one too many."),
    RuleExample(
      ExampleSurface(title: ["en": "Open Duran Duran?", "fr": "Ouvrir Duran duran qui est est perdu ?"], message: ""),
      findings: [.init(.title, in: ["fr"])], note: "What is borrowed hides nothing."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Can´t Open It", "fr": "L`album est vide", "de": "Es geht nicht"], message: "Use `open` to see it."),
      findings: [.init(.title, in: ["en", "fr"])], note: "An accent is no apostrophe."),
  ]

  static let phrases: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: ["en": "Delete this photo?", "zh-Hans": "确定要刪除这张照片吗？", "zh-Hant": "要删除這張照片嗎？", "zh-HK": "刪除這張相片？"],
        message: ["en": "It will be gone.", "zh-Hans": "它将显示为繁體中文。", "zh-Hant": "它將會消失。", "zh-HK": "它將會消失。"]),
      findings: [.init(.title, in: ["zh-Hans", "zh-Hant"])], note: "Characters of both ways of writing Chinese."),
    RuleExample(
      ExampleSurface(
        title: [
          "en": "Invalid url", "de": "App schliessen?", "fr": "Erreur inconnu", "es": "Está acción es definitiva",
          "it": "Un'errore", "nl": "Dit foto wissen?", "pl": "Wystapil blad", "ko": "삭제 하시겠습니까?", "ar": "الغاء الطلب؟",
        ],
        message: [
          "en": "Failed to loaded it on your iphone.", "ru": "Вы уверены что это так?", "hu": "Biztos hogy törlöd?",
          "pt-BR": "Você esta sem musica.", "id": "Foto tidak di temukan.", "tr": "Silmek istediğine eminmisin?",
          "th": "ไม่ได้รับอนุญาติ", "sv": "De gick inte.", "ro": "Sigur ca vrei?",
        ]),
      findings: [
        .init(.title, in: ["en", "de", "fr", "es", "it", "nl", "pl", "ko", "ar"]),
        .init(.message, in: ["en", "ru", "hu", "pt-BR", "id", "tr", "th", "sv", "ro"]),
      ]),
    RuleExample(
      ExampleSurface(
        title: ["en": "Are you sure want to leave?", "fr": "Etes-vous certain ?", "es": "¿Estas seguro?", "ko": "앱을 잠궈야 합니다"],
        message: [
          "en": "The photo was engange.", "de": "Bist du sicher das du gehst?", "ja": "初めて有効するときに必要です。", "zh-Hans": "己删除照片。",
          "tr": "Birşey oldu.",
        ]),
      findings: [.init(.title, in: ["en", "fr", "es", "ko"]), .init(.message, in: ["en", "de", "ja", "zh-Hans", "tr"])],
      note: "Slips of several words, and of languages that do not part them."),
    RuleExample(
      ExampleSurface(
        title: [
          "en": "Are you sure you want to leave?", "fr": "Êtes-vous certain ?", "en-GB": "If you are sure you have lost it",
        ],
        message: [
          "en": "The “are you sure want” is quoted.", "fr": "Vous souhaitez vous abonner. Voulez-vous supprimer ceci ?",
        ])),
  ]

  static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: ["en": "Ask Conformation for access", "de": "Verbindungen verbieten", "es": "Actualízalo", "it": "Selezionala"],
        message: ["en": "The contents, contexts and contacts of an informal formation.", "nl": "Bindingen en verbindingen."]),
      note: "A name within a sentence, and words that are near others."),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: ["en": "You are signed in.", "fr": "Vous êtes connecté·e."]),
      note: "Both endings of a French word."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted, message: ["en": "Close the app.", "de-CH": "App schliessen und ausserdem löschen."]),
      note: "Switzerland writes no ß."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Aye aye, captain", "nl": "Ay ay, kapitein", "sv": "Aj aj, kapten"],
        message: [
          "en": "Failed to load the URL on your iPhone over Wi-Fi.", "ru": "Убедитесь, что вы уверены, что это так.",
          "hu": "Biztos, hogy törlöd?", "ko": "삭제하시겠습니까? 찾을 수 없습니다.", "es": "La lista está lista.", "it": "È un errore.",
          "de": "Das Passwort muss, dass du es weißt, groß sein. App schließen.",
        ]), note: "Calls that are doubled, names with their letters, and what stands rightly before a comma."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Open the Duran Duran album?", "fr": "Voulez-vous que nous nous arrêtions ?", "ru": "Открыть PIN‑код?"],
        message: [
          "en": "All that had had to be done is done. Done.", "de": "Das sind die Dateien, die die App hat.",
          "ru": "Он очень очень длинный, как URLы.",
          "fr": "L’album Duran duran est là.",
          "id": "Foto foto disimpan.", "nl": "Het is een foto die die app heeft.",
        ]), note: "What a language says twice, names, and acronyms with an ending."),
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
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: "Run photo-album-ios again."), note: "A repository's name."),
    RuleExample(
      ExampleSurface(title: .photoDeleted, message: ["en": "It is medium.", "ru": "Это было средне."]),
      note: "An ending of one vowel in place of two."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Open Verbidung?", "de": "Verbidung öffnen?", "fr": "Rafraichir ?", "es": "¿Qué version?"],
        message: [
          "en": "It is an app.", "de": "Das Passwort steht in der passwort.txt.", "en-GB": "See https://example.com/recieve.",
          "zh-Hans": "自己删除的照片既使用空间，也达到目的的确有用。",
        ]),
      note: "What the source text has as well, spellings of both reforms, English words and names of files."),
  ]
}
