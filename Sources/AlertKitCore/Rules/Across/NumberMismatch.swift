extension Rule {
  static let numberMismatch = Rule(
    id: "number-mismatch", severity: .warning,
    summary: "A translation has another number than its source text.",
    rationale: """
      A limit or a price is changed in the source text, and the translations keep the old one: people are told what is not true. \
      Numbers of two digits and more are compared, however a language writes them; times of day, and texts with more or fewer \
      numbers, are left alone.
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
    ],
    basis: .translation,
    checks: .copy(NumberMismatch.check))
}

private enum NumberMismatch {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    guard localized.isInOtherLanguage else { return [] }
    return [.title, .message, .body].flatMap { (field: Field) -> [Violation] in
      guard let source = localized.source[field]?.text, holdsNumber(source) else { return [] }
      let expected = numbers(in: localized.sourceTexts[source].shown)
      guard !expected.isEmpty else { return [] }
      return localized.violations(at: field) { text in
        let own = numbers(in: localized.texts[text].shown)
        guard own.count == expected.count, let other = own.first(where: { !expected.contains($0) }),
          let right = expected.first(where: { !own.contains($0) })
        else { return nil }
        return "“\(other)” is “\(right)” in the source text; write the same number."
      }
    }
  }

  private static func holdsNumber(_ text: String) -> Bool {
    var digits = 0
    return text.utf8.contains { byte in
      digits = 0x30...0x39 ~= byte ? digits + 1 : 0
      return digits > 1
    }
  }

  /// The numbers of two digits and more, in order of size, without marks between thousands; none where a time stands among them.
  private static func numbers(in text: String) -> [String] {
    var numbers: [String] = []
    var digits = ""
    var gap: [Unicode.Scalar] = []
    func close() {
      if digits.count { $0.isNumber } > 1 { numbers.append(digits) }
      digits = ""
    }
    for scalar in text.unicodeScalars {
      if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
        if !gap.isEmpty, !digits.isEmpty {
          if gap == [":"] { return [] }
          digits += gap.count == 1 && separators.contains(gap[0]) ? "." : " "
        }
        gap = []
        digits += String(Int(value))
      } else if !digits.isEmpty, gap.isEmpty, separators.contains(scalar) || scalar == ":" {
        gap = [scalar]
      } else {
        gap = []
        close()
      }
    }
    close()
    return numbers.map(withoutGroups).sorted()
  }

  /// A number without the marks before three digits each.
  private static func withoutGroups(_ number: String) -> String {
    let parts = number.split(separator: ".")
    return parts.count > 1 && parts[0] != "0" && parts.dropFirst().allSatisfy { $0.count == 3 } ? parts.joined() : number
  }

  private static let separators: Set<Unicode.Scalar> = [".", ",", "٫", "٬", "'", "’", "\u{A0}", "\u{202F}", " "]
}
