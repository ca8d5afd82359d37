extension Rule {
  static let notificationSensitive = Rule(
    id: "notification-sensitive", severity: .warning,
    summary: "A notification shows a code, a password, an account, an amount or a matter of health.",
    rationale: """
      Nobody knows who looks at the screen when a notification comes: it may lie on a table or be shown to a room. Say that there is \
      something to see, and show the value itself in the app. A word for a private matter, without a value, is a note.
      """,
    guidelines: ["N4"],
    examples: NotificationSensitive.firing + [NotificationSensitive.payment] + NotificationSensitive.silent,
    basis: .notification,
    checks: .copy(NotificationSensitive.check))
}

private enum NotificationSensitive {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    guard localized.surface.kind == .notification else { return [] }
    let named = localized.surface.texts.compactMap { field, copy in
      namedSecret(copy.reference).map { Violation(field, "The text shows “\($0)”; leave it out of notifications.") }
    }
    let found =
      localized.bannerViolations { _, text in problem(localized.texts[text], localized.facts)?.message }
      + received(in: localized)
    return named + medicines(in: localized)
      + found.map { violation in
        let text = localized.surface[violation.field]?.variants[violation.variant].text ?? ""
        return Violation(
          violation.field, violation.message, severity: problem(localized.texts[text], localized.facts)?.severity,
          variant: violation.variant)
      }
  }

  /// Values in a text whose key says that money came in or went out: `payment.received`.
  static func received(in localized: LocalizedSurface) -> [Violation] {
    [Field.title, .subtitle, .body].flatMap { field -> [Violation] in
      guard let copy = localized.surface[field], keys(of: copy.reference).contains(where: namesTransfer) else { return [] }
      return copy.variants.indices.compactMap { index in
        let text = copy.variants[index].text
        guard problem(localized.texts[text], localized.facts) == nil,
          FormatSpecifier.all(in: text).contains(where: { $0.kind == .object })
        else { return nil }
        return Violation(field, "\(quoted(text)) shows what was sent or received; leave it to the app.", variant: index)
      }
    }
  }

  /// A note where one of the texts names a medicine: the words about it and the name may stand in two of them.
  static func medicines(in localized: LocalizedSurface) -> [Violation] {
    guard let words = localized.facts.notifications?.medicines, !words.isEmpty else { return [] }
    let texts = [Field.title, .subtitle, .body].flatMap { localized.surface[$0]?.variants ?? [] }.map(\.text)
    guard texts.allSatisfy({ problem(localized.texts[$0], localized.facts) == nil }),
      let word = texts.lazy.compactMap({ localized.facts.phrase(of: words, in: localized.texts[$0]) }).first,
      let field = [Field.body, .title, .subtitle].first(where: { field in
        localized.ownTexts(at: field).contains { own in FormatSpecifier.all(in: own.text).contains { $0.kind == .object } }
      })
    else { return [] }
    return localized.violations(at: field) { text in
      guard FormatSpecifier.all(in: text).contains(where: { $0.kind == .object }) else { return nil }
      return "\(quoted(text)) may name a medicine (“\(word)”); say what is due in the app alone."
    }.map { Violation($0.field, $0.message, severity: .note, variant: $0.variant) }
  }

  private static func keys(of reference: StringReference) -> [String] {
    switch reference {
    case .key(let key, _, _, _): [key]
    case .alternatives(let all), .fallback(let all): all.flatMap(keys)
    case .recased(let text, _): keys(of: text)
    default: []
    }
  }

  private static func namesTransfer(_ key: String) -> Bool {
    let words = Set(KeyName(key)?.words.map(\.text) ?? [])
    return !words.isDisjoint(with: ["transaction", "transactions", "payment", "payments", "token", "deposit", "withdrawal"])
      && !words.isDisjoint(with: ["received", "receive", "sent", "incoming", "amount"])
  }

  static func problem(_ analyzed: AnalyzedText, _ facts: LocaleFacts) -> (message: String, severity: Severity?)? {
    let text = analyzed.text
    let names = placeholderNames(in: text)
    if let name = names.first(where: isSecret) ?? transferred(names) {
      return ("\(quoted(text)) shows “\(name)”; leave it out of notifications.", nil)
    }
    if showsAmount(text) { return ("\(quoted(text)) shows an amount of money; leave it to the app.", nil) }
    guard let words = facts.notifications else { return nil }
    if holdsValue(text), let word = facts.phrase(of: words.secrets, in: analyzed) {
      return ("\(quoted(text)) may show a secret (“\(word)” beside a value); show it in the app alone.", nil)
    }
    guard let topic = facts.phrase(of: words.privateTopics, in: analyzed) else { return nil }
    return ("\(quoted(text)) names a private matter (“\(topic)”); say it so that others learn nothing from it.", .note)
  }

  /// Whether the text brings a value: a placeholder for a text, or four digits in a row.
  static func holdsValue(_ text: String) -> Bool {
    if FormatSpecifier.all(in: text).contains(where: { $0.kind == .object || $0.kind == .cString }) { return true }
    var digits = 0
    for character in text {
      digits = character.isNumber ? digits + 1 : 0
      if digits >= 4 { return true }
    }
    return false
  }

  /// Whether a sign of a currency stands at a number or a placeholder.
  static func showsAmount(_ text: String) -> Bool {
    let scalars = Array(DisplayText.withPlaceholderMarks(text).unicodeScalars.filter { !$0.properties.isWhitespace })
    func isValue(_ index: Int) -> Bool {
      scalars.indices.contains(index)
        && (scalars[index] == DisplayText.placeholderMark || scalars[index].properties.numericType != nil)
    }
    // In `@$1%` the sign is what is left of a placeholder.
    func isOfPlaceholder(_ index: Int) -> Bool {
      scalars[index] == "$"
        && [index - 1, index + 2].contains { scalars.indices.contains($0) && "@%".unicodeScalars.contains(scalars[$0]) }
    }
    return scalars.indices.contains { index in
      scalars[index].properties.generalCategory == .currencySymbol && (isValue(index - 1) || isValue(index + 1))
        && !isOfPlaceholder(index)
    }
  }

  /// The names of `%#@name@`, `{name}`, `(name)` and `\(name)` in a text.
  static func placeholderNames(in text: String) -> [String] {
    guard text.utf8.contains(where: { "@{(".utf8.contains($0) }) else { return [] }
    let parts = text.split { "%#@{}()\\ ".contains($0) }.map(String.init)
    return parts.filter { text.contains("@\($0)@") || text.contains("{\($0)}") || text.contains("(\($0))") }
  }

  /// The name of an amount that goes to, or comes from, someone whose place is named as well.
  private static func transferred(_ names: [String]) -> String? {
    guard names.contains(where: { ["address", "recipient", "sender", "payee", "payer"].contains($0.lowercased()) }) else {
      return nil
    }
    return names.first { ["amount", "value", "sum"].contains($0.lowercased()) }
  }

  /// The name of a secret that an expression known only at run time holds.
  static func namedSecret(_ reference: StringReference) -> String? {
    guard case .dynamic(let expression) = reference else { return nil }
    return expression.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init).first(where: isSecret)
  }

  /// Whether an identifier, in whatever case, names what nobody else should see.
  static func isSecret(_ name: String) -> Bool {
    let own = name.lowercased().filter { $0.isLetter }
    return [
      "password", "passcode", "pincode", "otp", "onetimecode", "verificationcode", "securitycode", "cvv", "iban", "ssn",
      "accountnumber", "cardnumber", "balance", "creditcard", "walletaddress", "phonenumber", "seedphrase",
      "recoveryphrase", "privatekey",
    ].contains(own)
  }
}

extension NotificationSensitive {
  static let firing: [RuleExample] = [
    RuleExample(
      .order(
        body: [
          "en": "The verification code is %@.", "ko": "인증번호는 %@입니다.", "zh-Hans": "验证码为%@。", "zh-Hant": "驗證碼為%@。",
          "ja": "認証コードは%@です。", "de": "Der Bestätigungscode lautet %@.", "fr": "Le code de vérification est %@.",
          "es": "El código de verificación es %@.",
        ]),
      findings: [.init(.body, in: ["en", "ko", "zh-Hans", "zh-Hant", "ja", "de", "fr", "es"])]),
    RuleExample(
      .order(body: ["en": "(amount) was sent to (address).", "de": "{amount} wurde an {address} gesendet."]),
      findings: [.init(.body, in: ["en", "de"])], note: "Placeholders of the app's own."),
    RuleExample(
      .order(body: ["en": "$%@ was paid to the shop.", "ko": "매장에 ₩12000을 결제했습니다.", "de": "%@ € wurden an den Laden gezahlt."]),
      findings: [.init(.body, in: ["en", "ko", "de"])]),
    RuleExample(
      .order(body: ["en": "Weight: %@ kg", "de": "Ruhepuls: %@", "ja": "体重: %@kg"]),
      findings: [.init(.body, in: ["en", "de", "ja"])], note: "What a body weighs, or how its heart beats."),
    RuleExample(
      .order(
        title: ["en": "Medication Reminder", "de": "Medikamente", "ko": "복약 알림", "zh-Hans": "提醒"],
        body: ["en": "Time to take %@.", "de": "Zeit für %@.", "ko": "%@ 복용할 시간입니다.", "zh-Hans": "现在是%@。"]),
      findings: [.init(.body, in: ["en", "de", "ko"], severity: .note)], note: "What is taken says what somebody has."),
    RuleExample(
      .order(body: ["en": "The blood pressure is due.", "ko": "혈압을 잴 시간입니다.", "ja": "血圧を測る時間です。"]),
      findings: [.init(.body, in: ["en", "ko", "ja"], severity: .note)], note: "A topic without a value is a note."),
  ]

  static let payment = RuleExample.app(
    spec: """
      notifications:
        payment: {title: payment.received.title, body: payment.received.body}
        parcel: {title: parcel.received.title}
      """,
    texts: [
      "payment.received.title": ["en": "New payment", "de": "Neue Zahlung", "ko": "새 결제", "zh-Hans": "新付款", "ja": "新しい支払い"],
      "payment.received.body": [
        "en": "%@ came from %@.", "de": "%@ kam von %@.", "ko": "%@이(가) %@에게 입금되었습니다.", "zh-Hans": "已收到%@（%@）。",
        "ja": "%@が届きました（%@）。",
      ],
      "parcel.received.title": ["en": "%@ has left the shop", "de": "%@ ist unterwegs"],
    ],
    findings: [.init(.body, in: ["en", "de", "ko", "zh-Hans", "ja"])], note: "By its key a text says what came in.")

  static let silent: [RuleExample] = [
    RuleExample(.order()),
    RuleExample(
      .order(
        body: [
          "en": "The password was changed.", "ko": "비밀번호가 변경되었습니다.", "zh-Hans": "密码已更改。", "ja": "パスワードが変更されました。",
          "de": "Das Passwort wurde geändert.",
        ]),
      note: "It happened to a secret, and shows none."),
    RuleExample(.order(title: "Medication Reminder", body: "It is time."), note: "It names none."),
    RuleExample(.order(body: ["en": "%@ has sent a photo.", "de": "%@ hat ein Foto gesendet."])),
    RuleExample(
      .order(body: ["en": "%1$@ has sent %2$@ photos.", "fa": "@$1% عکس فرستاد."]), note: "A placeholder turned round."),
  ]
}
