extension Rule {
  static let notificationMarketing = Rule(
    id: "notification-marketing", severity: .warning,
    summary: "A notification advertises, and its category is not declared as marketing.",
    rationale: """
      Advertising may be sent only to people who have agreed to it, in the app and in so many words, and who can change their mind \
      there. A category with `marketing: true` says that this is the case.
      """,
    guidelines: ["N11"],
    examples: [
      RuleExample(
        .order(
          body: [
            "en": "Get a special offer on all parcels.", "ko": "모든 배송을 특가로 만나보세요.", "zh-Hans": "所有配送限时优惠。",
            "zh-Hant": "所有配送限時優惠。",
            "ja": "すべての配送が期間限定で割引になります。", "de": "Ein Sonderangebot für alle Pakete.",
            "fr": "Une offre spéciale sur tous les colis.", "es": "Una oferta especial para todos los paquetes.",
          ]),
        findings: [.init(.body, in: ["en", "ko", "zh-Hans", "zh-Hant", "ja", "de", "fr", "es"])]),
      .app(
        spec: """
          notifications:
            offer: {body: offer, category: OFFERS}
          categories:
            OFFERS:
              marketing: true
          """,
        texts: ["offer": ["en": "Get a special offer on all parcels.", "ko": "모든 배송을 특가로 만나보세요."]],
        note: "People have agreed to this category."),
      RuleExample(
        .order(
          title: ["en": "A Special Offer", "de": "Ein Sonderangebot"],
          body: ["en": "Get a special offer on all parcels.", "de": "Ein Sonderangebot für alle Pakete."]),
        findings: [.init(.title, in: ["en", "de"])]),
      RuleExample(.order()),
      RuleExample(
        .order(body: ["en": "The shop has made an offer for the old bike.", "de": "Der Laden hat ein Angebot gemacht."])),
    ],
    basis: .notification,
    checks: .copy { localized in
      guard localized.surface.kind == .notification, let words = localized.facts.notifications,
        localized.context.category?.category?.isMarketing != true
      else {
        return []
      }
      let found = localized.bannerViolations { _, text in
        guard let phrase = localized.facts.phrase(of: words.marketing, in: localized.texts[text]) else { return nil }
        return "\(quoted(text)) advertises (“\(phrase)”); send it only to those who asked for it, "
          + "and declare its category with marketing: true."
      }
      // To be declared is the notification, whichever of its texts tells.
      return found.filter { $0.field == found[0].field }
    })
}
