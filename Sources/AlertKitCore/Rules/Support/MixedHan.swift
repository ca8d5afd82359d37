/// A character or a few of the other way of writing Chinese among those of the locale's own: *确定刪除吗*.
enum MixedHan {
  static func violations(in localized: LocalizedSurface) -> [Violation] {
    guard localized.locale.language == "zh" else { return [] }
    let isSimplified = localized.locale.script == "Hans"
    guard isSimplified || localized.locale.script == "Hant" else { return [] }
    let own = isSimplified ? HanCharacters.simplifiedOnly : HanCharacters.traditionalOnly
    let others = isSimplified ? HanCharacters.traditionalOnly : HanCharacters.simplifiedOnly
    return localized.violationsOfTexts { _, text in
      guard let found = found(in: text, own, others), !isName(found, in: localized.texts[text]) else { return nil }
      let (way, ownWay) = isSimplified ? ("traditional", "simplified") : ("simplified", "traditional")
      let characters = found.map { "“\($0)”" }.joined(separator: ", ")
      return "\(characters) \(found.count == 1 ? "is" : "are") \(way) among \(ownWay) characters; write the \(ownWay) form."
    }
  }

  /// The characters of the other way, each once, where no more of them stand in a text than of its own.
  private static func found(in text: String, _ own: Set<Unicode.Scalar>, _ others: Set<Unicode.Scalar>) -> [Unicode.Scalar]? {
    var (count, found): (Int, [Unicode.Scalar]) = (0, [])
    for scalar in text.unicodeScalars where scalar.value >= 0x4E00 {
      if own.contains(scalar) {
        count += 1
      } else if others.contains(scalar), !variants.contains(scalar) {
        found.append(scalar)
      }
    }
    guard !found.isEmpty, found.count <= count else { return nil }
    return found.enumerated().filter { found.firstIndex(of: $1) == $0 }.map(\.element)
  }

  /// Forms that texts in Taiwan and Hong Kong have beside 內, 強, 毀, 著 and 蹤.
  private static let variants = Set("内强毁着踪".unicodeScalars)

  /// Whether they stand in a quotation, or in the name of a way of writing: *繁體中文*.
  private static func isName(_ characters: [Unicode.Scalar], in text: AnalyzedText) -> Bool {
    if ["繁體", "正體", "简体"].contains(where: text.text.contains) { return true }
    return text.quotedParts.contains { text.text[$0].unicodeScalars.contains(where: characters.contains) }
  }
}
