extension Rule {
  static let longButtonTitle = Rule(
    id: "long-button-title", severity: .warning,
    summary: "A button's title has more than two words, or more than the platform's own labels need in the language.",
    rationale: """
      A button is read at a glance, and its title must fit beside another on a small phone. One or two words that name the \
      result do; the title above has said the rest. Some languages need three or four words for “Not Now”, so the limit is what \
      the platform's own labels take. A translation is told only where its source is too long as well.
      """,
    guidelines: ["A11"],
    examples: LongButtonTitle.firing + LongButtonTitle.silent,
    basis: [.phones, .buttons, .buttonsAlone],
    checks: .copy(LongButtonTitle.check))
}

private enum LongButtonTitle {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    let surface = localized.surface
    guard surface.kind.isAlertOrSheet || surface.kind == .notificationCategory else { return [] }
    // Rows of a sheet and actions of a notification stand one below the other, as wide as the screen.
    let more = surface.kind == .alert ? 0 : surface.kind.isSheet ? 3 : 2
    let limit = limit(localized.facts) + more
    return surface.buttons.indices.flatMap { index in
      localized.violations(
        at: .button(index + 1),
        judging: { own, title in
          guard let count = count(title, over: limit, in: localized), sourceIsLong(own, localized, index, more: more) else {
            return nil
          }
          return "\(quoted(title)) has \(count) words; say the result in \(more > 0 ? "few" : "one or two")"
            + rest(of: surface)
        })
    }
  }

  /// The words of a title that has more than a limit; nil for others, and for the usual label of what it does (*Go to Settings*).
  private static func count(_ title: String, over limit: Int, in localized: LocalizedSurface) -> Int? {
    let text = localized.texts[ProperNames.joined(in: title)]
    // It counts no more than ICU parts.
    if text.isPlain, text.words.all.count <= limit { return nil }
    let count = count(text) - (localized.facts.wordSeparator == LocaleFacts.WordSeparator.none ? particles(of: text) : 0)
    return count > limit && localized.facts.terms(inTitle: title).isEmpty ? count : nil
  }

  /// Particles and endings of Japanese, which are words to ICU and kana alone behind what they belong to: 編集|を|中止|する.
  private static func particles(of title: AnalyzedText) -> Int {
    let words = title.words.all
    return words.dropFirst().count { word in word.unicodeScalars.allSatisfy { (0x3041...0x3096).contains($0.value) } }
  }

  /// The words of a title, of which numbers are none: *Last 7 Days*; nor are values within brackets: *I Agree (%@)*.
  private static func count(_ title: AnalyzedText) -> Int {
    title.wordCount.words - title.wordCount.numbers - bracketedValues(in: title.text)
  }

  private static func bracketedValues(in title: String) -> Int {
    guard title.utf8.contains(UInt8(ascii: "(")) else { return 0 }
    let bytes = Array(title.utf8)
    return FormatSpecifier.all(in: title).count { value in
      let (start, end) = (value.range.lowerBound, value.range.upperBound)
      return !value.kind.isNumeric && start > 0 && end < bytes.count && bytes[start - 1] == UInt8(ascii: "(")
        && bytes[end] == UInt8(ascii: ")")
    }
  }

  /// What has said what the button need not, where it is there.
  static func rest(of surface: Surface<Copy>) -> String {
    if surface.kind == .notificationCategory { return ", as the notification has said the rest." }
    return surface.title == nil ? "." : ", as the title has said the rest."
  }

  /// Whether the source's title is too long as well.
  static func sourceIsLong(_ own: OwnText, _ localized: LocalizedSurface, _ index: Int, more: Int) -> Bool {
    if localized.isSource { return true }
    guard let source = localized.source(of: own, at: .button(index + 1)) else { return false }
    let limit = limit(localized.sourceFacts) + more
    return source.variants.contains { count(localized.sourceTexts[$0.text]) > limit }
  }

  static func limit(_ facts: LocaleFacts) -> Int {
    let words = max(2, facts.longestPlatformLabel)
    // Where spaces part syllables, most words count as two.
    return facts.wordSeparator == .syllable ? words * 2 : words
  }
}

extension LongButtonTitle {
  static let firing: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [
          .init(.cancel, .cancel),
          .init(
            [
              "en": "Yes, Delete This Photo Now", "ko": "예, 이 사진을 지금 삭제합니다", "zh-Hans": "是的，立即删除这张照片",
              "ja": "はい、この写真を今すぐ削除します", "de": "Ja, dieses Foto jetzt löschen", "ar": "نعم، احذف هذه الصورة الآن",
              "fr": "Supprimer",
            ], .destructive),
        ]),
      findings: [.init(.button(2), in: ["en", "ko", "zh-Hans", "ja", "de", "ar"])]),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [.init(.cancel, .cancel), .init(["en": "Delete These %lld Photos", "ko": "이 사진 %lld장 삭제"], .destructive)]),
      findings: [.init(.button(2), in: ["en"])], note: "Korean may have three words."),
    RuleExample(
      ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(["en": "Start 7-Day Trial"])]),
      findings: [.init(.button(1), in: ["en"])], note: "A compound with a number is a word."),
    RuleExample(
      ExampleSurface(
        source: "th", title: .deletePhotoQuestion, buttons: [.init(["th": "ลบรูปภาพนี้ออกจากอัลบั้มทั้งหมดของคุณ"], .destructive)]),
      findings: [.init(.button(1), in: ["th"])], note: "Thai has no spaces between its words."),
  ]

  static let silent: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [
          .init(.cancel, .cancel), .init(["en": "Delete Photo", "de": "Dieses Foto jetzt endgültig löschen"], .destructive),
        ]),
      note: "The source is short, and a translation may need more."),
    RuleExample(
      ExampleSurface(
        .actionSheet,
        buttons: [
          .init(["en": "Mark Above as Read", "de": "Obige als gelesen markieren", "ko": "위의 글 읽음으로 표시"]),
          .init(.cancel, .cancel),
        ]),
      note: "A row of a sheet is as wide as the phone."),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [
          .init(
            [
              "en": "Don't Allow", "ko": "허용 안 함", "zh-Hans": "不允许", "ja": "許可しない", "de": "Nicht erlauben",
              "fr": "Ne pas autoriser", "ar": "عدم السماح", "th": "ไม่อนุญาต",
            ], .cancel),
          .init(
            [
              "en": "Learn More", "ko": "더 알\u{2060}아\u{2060}보\u{2060}기", "zh-Hans": "进一步了解", "ja": "さらに詳しく",
              "de": "Weitere Infos", "fr": "En savoir plus", "ar": "معرفة المزيد", "th": "เรียนรู้เพิ่มเติม",
            ]),
        ]),
      note: "The platform's own labels, word joiners and all."),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [.init(["en": "Sign-In Options", "fr": "Options de connexion", "vi": "Tùy chọn đăng nhập"])]),
      note: "A hyphenated compound is one word, and translations may need more."),
    RuleExample(
      ExampleSurface(source: "ko", title: .deletePhotoQuestion, buttons: [.init(["ko": "지금 안 함"], .cancel)])),
    RuleExample(
      ExampleSurface(source: "ja", title: ["ja": "変更を破棄しますか？"], buttons: [.init(["ja": "編集を中止する"], .destructive)]),
      note: "Particles are no words."),
    RuleExample(
      ExampleSurface(source: "vi", title: ["vi": "Xóa ảnh này?"], buttons: [.init(["vi": "Xóa tất cả ảnh"], .destructive)]),
      note: "Vietnamese spaces part syllables, not words."),
    RuleExample(
      ExampleSurface(
        title: .deletePhotoQuestion,
        buttons: [
          .init(["en": "Last 7 Days", "de": "Letzte 7 Tage", "zh-Hans": "最近7天"]),
          .init(["en": "Delete %lld Photos", "ja": "%lld枚の写真を削除"], .destructive),
        ]),
      note: "Numbers are no words."),
    RuleExample(
      ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(["en": "I Agree (%@)", "de": "Ich stimme zu (%@)"])]),
      note: "Nor is a value within brackets, such as a countdown."),
  ]
}
