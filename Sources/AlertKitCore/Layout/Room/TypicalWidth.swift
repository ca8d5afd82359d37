/// How wide running text of a language is.
struct TypicalWidth: Sendable {
  /// Of a character, spaces among them, in points.
  let advance: Double
  /// What a full line leaves empty at its end because the next word does not fit, in points: half of what stands between two
  /// places where a line may end, weighted by its width.
  let lineLoss: Double

  /// The figures of a text.
  init(of text: String, locale: LocaleTag, font: TextFont) {
    let measured = Paragraph(text, locale: locale).measured(in: font)
    advance = max(measured.natural / Double(max(text.count, 1)), 1)
    var (start, squares) = (0, 0.0)
    for end in measured.paragraph.finder.ends {
      let width = measured.width(of: start..<Int(end))
      squares += width * width
      start = Int(end)
    }
    lineLoss = squares / max(measured.natural, 1) / 2
  }

  /// Words of a locale's language: what its labels say, else those of another language of its script, else a name.
  static func sample(for locale: LocaleTag) -> String {
    let own = wordings(of: LocaleFacts.facts(for: locale))
    if !own.isEmpty { return own }
    let kin = (["en"] + LocaleFacts.localesWithFile.map(\.identifier)).lazy.compactMap { LocaleTag($0) }
    let related = kin.first { $0.script == locale.script }.map { wordings(of: LocaleFacts.facts(for: $0)) }
    return related ?? SampleArguments.names[locale.script] ?? wordings(of: LocaleFacts.facts(for: "en"))
  }

  private static func wordings(of facts: LocaleFacts) -> String {
    let words = facts.terms.sorted { $0.key < $1.key }.compactMap { $1.first?.text.lowercased() }
    let separator = facts.wordSeparator == .space ? " " : ""
    return words.joined(separator: separator)
  }
}
