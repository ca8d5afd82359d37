/// Translations that name the place something comes from first, where the source names it last, and do not number the placeholders.
enum TurnedPlaceholders {
  static func violations(in localized: LocalizedSurface) -> [Violation] {
    guard localized.isInOtherLanguage, localized.facts.fromWords != nil, localized.sourceFacts.fromWords != nil else {
      return []
    }
    return localized.surface.texts.flatMap { field, _ in
      localized.violations(
        at: field,
        judging: { own, text in
          guard let source = localized.source(of: own, at: field), source.variants.count == 1,
            origin(in: source.variants[0].text, localized.sourceFacts) == 1, origin(in: text, localized.facts) == 0
          else { return nil }
          return
            "\(quoted(text)) has its values in the source’s order, and the source says where from last; number them: “%2$@ … %1$@”."
        }
      ).map { Violation($0.field, $0.message, severity: .warning, variant: $0.variant) }
    }
  }

  /// Which of two placeholders, from 0, stands for where something comes from; nil where none or both may.
  private static func origin(in text: String, _ facts: LocaleFacts) -> Int? {
    guard let words = facts.fromWords, text.utf8.contains(UInt8(ascii: "%")) else { return nil }
    let all = FormatSpecifier.all(in: text)
    guard all.count == 2, all.allSatisfy({ $0.kind == .object && !$0.isPositional }) else { return nil }
    let bytes = Array(text.utf8)
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let parts = [
      part(0..<all[0].range.lowerBound), part(all[0].range.upperBound..<all[1].range.lowerBound),
      part(all[1].range.upperBound..<bytes.count),
    ]
    let marked = [0, 1].filter { place in
      ends(parts[place], in: words.before) || words.behind.contains { parts[place + 1].drop(while: isSpace).hasPrefix($0) }
    }
    return marked.count == 1 ? marked[0] : nil
  }

  /// Whether a text ends in one of some words, but for space and quotation marks.
  private static func ends(_ text: String, in words: [String]) -> Bool {
    let rest = String(text.lowercased().reversed().drop(while: isSpace).reversed())
    return words.contains { word in
      guard rest.hasSuffix(word) else { return false }
      // Chinese parts no words.
      return rest.dropLast(word.count).last?.isLetter != true || word.contains { !$0.isLowercase }
    }
  }

  private static func isSpace(_ character: Character) -> Bool {
    character.isWhitespace || "“”\"‘’'「」『』《》«»„".contains(character)
  }

  static let examples: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: [
          "en": "The album received %@ from %@.", "ko": "앨범이 %@에서 %@을 받았습니다.", "ja": "アルバムは%@から%@を受け取りました。",
          "zh-Hans": "相簿从“%@”收到了“%@”。", "de": "Aus %@ kam %@ in das Album.", "sv": "Albumet fick %@ från %@.",
        ]),
      findings: [.init(.message, in: ["ko", "ja", "zh-Hans", "de"], severity: .warning)],
      note: "Another order needs numbers where the values are of one type, too."),
    RuleExample(
      ExampleSurface(
        title: .photoDeleted,
        message: [
          "en": "The album received %@ from %@.", "ko": "앨범이 %2$@에서 %1$@을 받았습니다.", "ja": "%@を受け取りました（送信者: %@）。",
          "zh-Hans": "收到了%@，来自%@。", "de": "%@ kam von %@ in das Album.",
        ])),
  ]
}
