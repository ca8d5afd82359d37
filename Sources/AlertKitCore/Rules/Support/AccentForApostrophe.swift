/// An accent that stands alone where an apostrophe should: *can´t*, *l`album*.
enum AccentForApostrophe {
  static func violations(in localized: LocalizedSurface) -> [Violation] {
    func fix(_ text: String) -> Rewording? { Rewording(text, .suggested, step: mended) }
    return localized.violationsOfTexts(fix: fix) { _, text in
      guard localized.texts[text].bytes.contains(.accent) else { return nil }
      return place(in: text).map { "“\(text[$0])” stands for an apostrophe; write “’”." }
    }
  }

  /// Where such an accent stands between two letters.
  private static func place(in text: String) -> String.Index? {
    guard text.utf8.contains(0x60) || text.holdsBytes(of: "´") else { return nil }
    return text.indices.dropFirst().first { index in
      guard text[index] == "´" || text[index] == "`" else { return false }
      let behind = text[text.index(after: index)...].first
      return text[text.index(before: index)].isLetter && behind?.isLetter == true
    }
  }

  private static func mended(_ text: String) -> String? {
    place(in: text).map { text[..<$0] + "’" + text[text.index(after: $0)...] }
  }
}
