extension Rule {
  static let numberMismatch = Rule(
    id: "number-mismatch", severity: .warning,
    summary: "A translation has another number than its source text.",
    rationale: """
      A limit or a price is changed in the source text, and the translations keep the old one: people are told what is not true. \
      Numbers of two digits and more are compared, however a language writes them; times of day, numbers that count thousands, \
      telephone numbers, and texts with more or fewer numbers are left alone.
      """,
    guidelines: [],
    examples: [
      RuleExample(
        ExampleSurface(
          title: .photoDeleted,
          message: [
            "en": "From 50 to 1,650 photos were deleted.", "fr": "De 50 à 1 100 photos ont été supprimées.",
            "de": "50 bis 1.650 Fotos wurden gelöscht.", "ar": "تم حذف ٥٠ إلى ١٦٥٠ صورة.", "ja": "50〜1650枚の写真を削除しました。",
          ]),
        findings: [.init(.message, in: ["fr"])]),
      RuleExample(
        ExampleSurface(
          title: .photoDeleted,
          message: [
            "en": "It closes at 11:30 (10,000 photos).", "de": "Schluss ist um 12:30 Uhr.", "zh-Hans": "11:30 关闭（1万张）。",
          ])),
      RuleExample(
        ExampleSurface(
          title: .photoDeleted,
          message: [
            "en": "0.25 GB of %1$lld GB and %20@ are left.", "fr": "0,25 Go sur %1$lld Go et %20@.", "ru": "Осталось 0,25 ГБ.",
          ])),
      RuleExample(
        ExampleSurface(
          title: ["en": "It opens at 10 p.m.", "de": "Es öffnet um 22 Uhr.", "fr": "Ouverture à 22 h.", "ja": "22時に開きます。"],
          message: [
            "en": "From 100,000 photos on.", "zh-Hans": "10万张照片以上。", "ko": "사진 10만 장부터.", "hi": "1,00,000 फ़ोटो से।",
            "de": "Ab 100 Tausend Fotos.",
          ]), note: "Hours, and thousands as a language counts them."),
      RuleExample(
        ExampleSurface(
          title: ["en": "Call Support", "nl": "Bel de klantenservice"],
          message: ["en": "Call +39 0586 1975772.", "nl": "Bel +31 85 6200300."]),
        note: "Each country has its own telephone number."),
    ],
    basis: .translation,
    checks: .copy(NumberMismatch.check))
}

private enum NumberMismatch {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    guard localized.isInOtherLanguage else { return [] }
    return [.title, .message, .body].flatMap { (field: Field) -> [Violation] in
      guard localized.source[field]?.variants.contains(where: { holdsNumber($0.text) }) == true else { return [] }
      return localized.violations(
        at: field,
        judging: { single, text in
          // Each of several texts has a source text of its own.
          guard let source = localized.source(of: single, at: field)?.text, holdsNumber(source) else { return nil }
          let expected = numbers(in: localized.sourceTexts[source].shown, LocaleFacts.facts(for: localized.sourceLocale))
          guard !expected.isEmpty else { return nil }
          let own = numbers(in: localized.texts[text].shown, localized.facts)
          guard own.count == expected.count, let other = own.first(where: { !expected.contains($0) }),
            let right = expected.first(where: { !own.contains($0) })
          else { return nil }
          return "“\(other)” is “\(right)” in the source text; write the same number."
        })
    }
  }

  private static func holdsNumber(_ text: String) -> Bool {
    var digits = 0
    return text.utf8.contains { byte in
      digits = 0x30...0x39 ~= byte ? digits + 1 : 0
      return digits > 1
    }
  }

  /// The numbers of two digits and more, in order of size, without marks between thousands; none where a time stands among them,
  /// or one that counts thousands.
  private static func numbers(in text: String, _ facts: LocaleFacts) -> [String] {
    var numbers: [String] = []
    var digits = ""
    var gap: Unicode.Scalar?
    var isOther = false
    func close(at index: String.Index) {
      if digits.count(where: \.isNumber) > 1 { numbers.append(digits) }
      if !digits.isEmpty, facts.countsOtherwise(text[index...]) { isOther = true }
      digits = ""
      gap = nil
    }
    let scalars = text.unicodeScalars
    for index in scalars.indices where !isOther {
      let scalar = scalars[index]
      if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
        if gap == ":" { return [] }
        if gap != nil { digits += "." }
        gap = nil
        digits += String(Int(value))
      } else if !digits.isEmpty, gap == nil, separators.contains(scalar) || scalar == ":" {
        gap = scalar
      } else {
        close(at: index)
      }
    }
    close(at: text.endIndex)
    return isOther ? [] : numbers.map(withoutGroups).filter { !isTelephone($0) }.sorted()
  }

  /// A number without the marks between thousands, or between hundreds of thousands as in India.
  private static func withoutGroups(_ number: String) -> String {
    let parts = number.split(separator: ".")
    let isGrouped =
      parts.count > 1 && parts[0] != "0" && parts.last?.count == 3 && parts.dropFirst().allSatisfy { 2...3 ~= $0.count }
    return isGrouped ? parts.joined() : number
  }

  /// Whether a number is one to call, which differs by country: nine digits or more in groups that count no thousands.
  private static func isTelephone(_ number: String) -> Bool {
    let groups = number.split(separator: ".")
    return groups.count > 1 && number.count(where: \.isNumber) > 8
      && (groups.dropFirst().contains { $0.count > 3 } || groups[0].count > 1 && groups[0].hasPrefix("0"))
  }

  private static let separators: Set<Unicode.Scalar> = [".", ",", "٫", "٬", "'", "’", "\u{A0}", "\u{202F}", " "]
}
