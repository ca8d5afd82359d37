extension Rule {
  static let accusatoryTone = Rule(
    id: "accusatory-tone", severity: .warning,
    summary: "A title or message accuses or insults: “you failed”, “invalid”, “illegal”, “bad” or the like.",
    rationale: """
      An alert often comes when something went wrong, and whoever reads it is seldom to blame. Say what the app could not do and \
      what would help, not what the person did: “Use at least 8 characters” in place of “Invalid password”.
      """,
    guidelines: ["A8"],
    examples: AccusatoryTone.firing + AccusatoryTone.silent,
    checks: .copy(AccusatoryTone.check))
}

private enum AccusatoryTone {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    let facts = localized.facts
    guard !facts.accusatory.isEmpty else { return [] }
    return localized.proseViolations { text in
      reproach(in: localized.texts[text], facts).map {
        "“\($0)” sounds like a reproach; say what happened or what helps."
      }
    }
  }

  private static func reproach(in text: AnalyzedText, _ facts: LocaleFacts) -> String? {
    let phrases = facts.phrases
    if facts.findsWordsAnywhere {
      guard phrases.mayAccuse(in: text.key) else { return opening(of: text, facts) }
      return facts.phrase(of: ListedPhrases(facts.accusatory), in: text, except: ListedPhrases(facts.notAccusatory))
        ?? opening(of: text, facts)
    }
    let search = PhraseSearch(text)
    let found = search.first(of: phrases.accusatory, except: phrases.notAccusatory)
    return found.map(String.init) ?? fault(in: text, search, phrases) ?? opening(of: text, facts)
  }

  /// A word that accuses in a sentence about the person, or about what a person types.
  private static func fault(in text: AnalyzedText, _ search: PhraseSearch, _ phrases: LocalePhrases) -> String? {
    guard search.first(of: phrases.faulting, except: phrases.notAccusatory) != nil else { return nil }
    return text.sentences.lazy.compactMap { sentence in
      let search = PhraseSearch(AnalyzedText(sentence, locale: text.locale))
      guard search.first(of: phrases.personal, except: phrases.notAccusatory) != nil else { return nil }
      return search.first(of: phrases.faulting, except: phrases.notAccusatory).map(String.init)
    }.first
  }

  /// The phrase by which a sentence that accuses begins.
  private static func opening(of text: AnalyzedText, _ facts: LocaleFacts) -> String? {
    guard facts.phrases.mayOpenAccusing(in: text.key) else { return nil }
    let openings = facts.phrases.accusatoryOpenings
    return text.sentences.lazy.compactMap { sentence in
      let key = LocaleFacts.bareKey(LocaleFacts.key(DisplayText.withoutMarkup(sentence)))
      return openings.first { phrase in
        guard key.hasPrefix(phrase) else { return false }
        let next = key.dropFirst(phrase.count).first
        return facts.findsWordsAnywhere || phrase.last == "'" || next?.isLetter != true
      }
    }.first
  }
}

extension AccusatoryTone {
  static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: [
          "en": "Invalid Password", "de": "Ungültiges Passwort", "ko": "잘못된 암호", "tr": "Geçersiz E-posta Adresi",
          "vi": "Mật khẩu không hợp lệ",
        ],
        message: ["en": "You failed to type a number.", "ja": "番号を入力してください。"]),
      findings: [.init(.title, in: ["en", "de", "tr", "vi"]), .init(.message, in: ["en"])],
      note: "What only accuses beside a word for what was typed is listed for some languages."),
    RuleExample(
      ExampleSurface(title: ["en": "Oh Shit", "de": "So ein Idiot", "ru": "Вы дурак", "fr": "Merde !"]),
      findings: [.init(.title, in: ["en", "de", "ru", "fr"])]),
    RuleExample(
      ExampleSurface(source: "ko", title: ["ko": "잘못된 파일 이름", "en": "Illegal file name", "zh-Hans": "文件名无效"]),
      findings: [.init(.title, in: ["en"])]),
    RuleExample(
      ExampleSurface(
        title: ["en": "Photo Not Saved", "en-GB": "Photo Not Saved"],
        message: ["en": "You’ve failed again.", "en-GB": "It’s your fault."]),
      findings: [.init(.message, in: ["en", "en-GB"])]),
    RuleExample(
      ExampleSurface(
        title: ["en": "You can’t do that", "es": "No puedes hacer eso", "zh-Hans": "密码不对", "ko": "암호를 잘못 입력했습니다"],
        message: [
          "en": "You are trying to skip a song.", "es": "La canción suena.", "zh-Hans": "您输错了。",
          "de": "Sie versuchen, ein Lied zu überspringen.",
          "ru": "Вы пытаетесь пропустить песню.", "fr": "La chanson que vous essayez de passer joue.",
        ]),
      findings: [.init(.title, in: ["en", "es", "ko"]), .init(.message, in: ["en", "zh-Hans", "de", "ru"])],
      note: "Where a sentence begins so."),
  ]

  static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(title: ["en": "Password Not Accepted", "th": "รหัสผ่านไม่ถูกต้อง"], message: "Use at least 8 characters.")),
    RuleExample(
      ExampleSurface(title: "Invalid QR Code", message: "The backup may be invalid."), note: "It is said of a thing."),
    RuleExample(
      ExampleSurface(
        title: [
          "en": "File has bad format or is corrupted", "de": "Die Datei hat ein ungültiges Format", "fr": "Fichier invalide",
          "pl": "Nieprawidłowy plik", "cs": "Neplatná IP adresa", "es": "Archivo inválido", "nl": "Ongeldig bestand",
        ],
        message: ["en": "The bad file has a name. Your access token is invalid.", "de": "Ihr Zugriffstoken ist ungültig."]),
      note: "A file or a token is a thing."),
    RuleExample(
      ExampleSurface(title: "Certificate", message: "The certificate of this site is invalid. Do you want to go on?"),
      note: "Nor is it said of the person who is asked then."),
    RuleExample(
      ExampleSurface(title: "Confirm Order", message: "Other orders become invalid if you confirm this one."),
      note: "It is what will happen."),
    RuleExample(ExampleSurface(title: "502 Bad Gateway", message: "The connection to the server failed.")),
    RuleExample(
      ExampleSurface(title: "Invalidate All Links?", message: "Badges and invalidated links stay."), note: "Only whole words."),
    RuleExample(
      ExampleSurface(
        title: "Sign-in Attempt", message: "If you did not do this, change the password. The link you tried to open is gone.")),
    RuleExample(ExampleSurface(title: "Delete the album “Bad Weather”?")),
    RuleExample(
      ExampleSurface(title: ["en": "Photo Deleted", "de": "Bad in der Nähe", "nl": "Bad gevuld"]),
      note: "A bath, in German and Dutch."),
  ]
}
