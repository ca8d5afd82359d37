extension Rule {
  static let notificationCase = Rule(
    id: "notification-case", severity: .warning,
    summary: "A notification's text starts in lower case or shouts, or its body is in title style.",
    rationale: """
      Notifications are written as sentences: a capital first, the rest as in any text. All capitals shout from the lock screen, \
      a small letter at the start looks as if something were cut off, and a body in title style reads like an advertisement.
      """,
    guidelines: ["N2"],
    examples: [
      RuleExample(
        .order(
          body: [
            "en": "the parcel has left the shop.", "de": "das Paket hat den Laden verlassen.",
            "fr": "le colis a quitté le magasin.",
            "ko": "상품이 매장에서 출발했습니다.", "zh-Hans": "包裹已从商店发出。", "ja": "荷物が店舗を出発しました。",
          ]),
        findings: [.init(.body, in: ["en", "de", "fr"])]),
      RuleExample(
        .order(title: ["en": "ORDER UPDATE", "de": "NEUES ZUR BESTELLUNG", "ko": "주문 업데이트"]),
        findings: [.init(.title, in: ["en", "de"])]),
      RuleExample(
        .order(title: ["en": "5G ROAMING (4G) DETECTED", "fr": "ITINÉRANCE 5G DÉTECTÉE"]),
        findings: [.init(.title, in: ["en", "fr"])], note: "Names with digits are in one case anyway."),
      RuleExample(.order(body: "The Photo Was Deleted from the Album."), findings: [.init(.body, in: ["en"])]),
      RuleExample(
        .order(title: ["en": "Order Deleted", "es": "Pedido Eliminado", "fr": "Commande supprimée"]),
        findings: [.init(.title, in: ["es"], severity: .note)], note: "Only English and a few others have title style."),
      RuleExample(.order(), note: "A title may be in title style."),
      RuleExample(
        .order(title: ["en": "iPhone found", "de": "%@ gefunden"], body: ["en": "%@ is here.", "de": "%@ ist da."])),
    ],
    fixes: [
      .safe: "Starts the body with a capital where its first word is a common one.",
      .suggested: "Starts it with a capital where the word may be a name.",
    ],
    basis: .notification,
    checks: .copy { localized in
      guard localized.surface.kind == .notification, localized.facts.hasCase else { return [] }
      let labels = [Field.title, .subtitle].flatMap { field in
        localized.violations(at: field) { checkLabelCase($0, localized) }
      }
      return labels + MessageCase.violations(in: localized, at: .body) + EnglishCapitals.notes(in: localized, at: .title)
    })
}

private func checkLabelCase(_ label: String, _ localized: LocalizedSurface) -> String? {
  let text = CasedWords(label, locale: localized.locale)
  if text.words.count > 1, text.isShouted(localized.facts) {
    return "\(quoted(label)) is all in capitals, which shouts; write it in small letters."
  }
  guard let opening = text.opening, LetterCase.startsWithoutCapital(opening.text, locale: localized.locale) else { return nil }
  return "\(quoted(label)) starts in lower case; write “\(LetterCase.capitalized(opening.text, locale: localized.locale))”."
}
