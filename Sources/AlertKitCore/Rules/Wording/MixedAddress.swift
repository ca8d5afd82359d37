extension Rule {
  static let mixedAddress = Rule(
    id: "mixed-address", severity: .warning,
    summary: "Alerts address people in two ways: *Sie* and *du*, *vous* and *tu*, 您 and 你.",
    rationale: """
      Many languages have a familiar and a polite way to speak to somebody. An alert that changes from one to the other within a few \
      lines reads as if two people had written it, and as if neither had looked. Choose one for the whole app: \
      a text that addresses people otherwise than nearly all alerts of its language is noted, and so is once a language in which alerts \
      are split between two ways.
      """,
    guidelines: ["A7"],
    examples: MixedAddress.firing + MixedAddress.silent,
    basis: .translation,
    checks: .copy(MixedAddress.check), .project(AddressOfMost.violations))
}

private enum MixedAddress {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    let address = localized.facts.phrases.address
    guard address.areKnown, localized.surface.kind.isAlertOrSheet else { return [] }
    let all = localized.everyOwnText.all
    guard all.contains(where: { $0.texts.contains { address.mayStand(in: localized.texts[$0.text]) } }) else { return [] }
    var before: [Substring?] = []
    for (field, texts) in all {
      let texts = texts.map { own in
        (own, address.found(in: localized.texts[own.text], isTitle: field == .title))
      }
      for (own, found) in texts {
        guard let (word, other) = mixed(found, before) else { continue }
        return [
          Violation(
            field, "“\(word)” and “\(other)” address people in two ways in one alert; keep to one.", variant: own.variant)
        ]
      }
      // Of several texts of a field a person sees one.
      for (_, found) in texts {
        before = before.isEmpty ? found : zip(before, found).map { $0 ?? $1 }
      }
    }
    return []
  }

  /// Two words of different ways, the first of a text, the other of it or of what stands before.
  private static func mixed(_ found: [Substring?], _ before: [Substring?]) -> (Substring, Substring)? {
    for index in found.indices {
      guard let word = found[index] else { continue }
      let others = found.indices.filter { $0 != index }
      let other =
        others.lazy.compactMap { before.isEmpty ? nil : before[$0] }.first ?? others.lazy.compactMap { found[$0] }.first
      if let other { return (word, other) }
    }
    return nil
  }
}

extension MixedAddress {
  static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: ["en": "Active Subscription", "de": "Sie haben ein Abonnement", "nl": "Wilt u opzeggen?"],
        message: [
          "en": "Cancel it to avoid paying twice.", "de": "Du kannst dein Abonnement kündigen.",
          "nl": "Je betaalt dan niet twee keer.",
          "fr": "Annulez votre abonnement, ou tu paieras deux fois.", "zh-Hans": "您可以取消订阅，否则你会付两次。",
          "ru": "Отмените вашу подписку, иначе ты заплатишь дважды.",
        ]),
      findings: [.init(.message, in: ["de", "nl", "fr", "zh-Hans", "ru"])]),
    RuleExample(
      files: files(german: "Möchten Sie Ihre Fotos löschen?", chinese: "您的照片已删除。"),
      findings: [.init(.surface, in: ["de", "zh-Hans"], severity: .note)],
      note: "All other alerts say *du* and 你."),
    RuleExample(
      files: halves, findings: [.init(.surface, in: ["de"], severity: .note)], note: "Three alerts say *du*, three *Sie*."),
  ]

  private static var halves: [String: String] {
    var files = files(german: "Möchten Sie Ihre Fotos löschen?", chinese: "照片已删除。")
    for number in 1...2 {
      files["de.lproj/Localizable.strings"] = files["de.lproj/Localizable.strings"]?.replacing(
        "Möchtest du Album \(number) löschen?", with: "Möchten Sie Album \(number) löschen?")
    }
    return files
  }

  /// Six alerts, of which the last has the given texts.
  private static func files(german: String, chinese: String) -> [String: String] {
    var tables = ["en": "\"ok\" = \"OK\";\n", "de": "\"ok\" = \"OK\";\n", "zh-Hans": "\"ok\" = \"好\";\n"]
    var spec = "alerts:\n"
    for number in 1...6 {
      spec += "  alert\(number): {title: title\(number), buttons: [{title: ok}]}\n"
      tables["en"]! += "\"title\(number)\" = \"Delete album \(number)?\";\n"
      tables["de"]! += "\"title\(number)\" = \"\(number == 6 ? german : "Möchtest du Album \(number) löschen?")\";\n"
      tables["zh-Hans"]! += "\"title\(number)\" = \"\(number == 6 ? chinese : "要删除你的第\(number)个相簿吗？")\";\n"
    }
    var files = ["alerts.yaml": spec]
    for (locale, table) in tables { files["\(locale).lproj/Localizable.strings"] = table }
    return files
  }

  static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: ["en": "Delete the photos?", "de": "Deine Fotos löschen?"],
        message: [
          "en": "They are gone then.", "de": "Sie sind dann weg. Ihre Kopien auch.", "fr": "Vos photos seront supprimées.",
        ]),
      note: "*Sie* begins a sentence: they."),
    RuleExample(
      ExampleSurface(
        title: [
          "en": "Rename “Tu”?", "fr": "Renommer votre album « Tu » ?", "zh-Hans": "重命名您的相簿“你”？", "ko": "‘너’ 앨범의 이름을 바꾸겠습니까?",
          "ja": "“君”の名前を変更しますか?",
        ],
        message: "It is an album."),
      note: "What is quoted addresses nobody."),
    RuleExample(
      files: files(german: "Möchtest du deine Fotos löschen?", chinese: "照片已删除。"), note: "One way in all alerts."),
  ]
}
