/// Examples as they are sent to translators.
extension ExampleProject {
  /// A file for each language but the source's; for an example in one language, a file without translations.
  var xliffs: [String: String] {
    let targets = surface.locales.filter { $0 != surface.sourceLocale }
    guard !targets.isEmpty else { return ["untranslated.xliff": xliff(to: nil)] }
    return Dictionary(uniqueKeysWithValues: targets.map { ("\($0).xliff", xliff(to: $0)) })
  }

  private func xliff(to target: String?) -> String {
    let units = entries.map { unit($0.key, $0.text, to: target) }.joined()
    guard writing.tables == .xliff2 else {
      let language = target.map { " target-language=\"\($0)\"" } ?? ""
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="en.lproj/Localizable.strings" source-language="\(surface.sourceLocale)"\(language) datatype="plaintext">
        <header><tool tool-id="example"/></header><body>
        \(units)</body></file></xliff>

        """
    }
    let language = target.map { " trgLang=\"\($0)\"" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="\(surface.sourceLocale)"\(language)>
      <file id="f1" original="en.lproj/Localizable.strings">
      \(units)</file></xliff>

      """
  }

  /// A unit for each plural form that either language has.
  private func unit(_ key: String, _ text: ExampleSurface.Text, to target: String?) -> String {
    guard let source = text.entry(in: surface.sourceLocale, source: surface.sourceLocale) else { return "" }
    let translation = target.flatMap { text.entry(in: $0, source: surface.sourceLocale) }
    let categories = Set(source.forms.keys).union(translation?.forms.keys ?? [:].keys).sorted()
    guard categories != ["other"] else { return unit(key, source.text, translation?.text) }
    return categories.map { category in
      unit(
        "\(key)|==|plural.\(category)", source.forms[category] ?? source.text, translation.map { $0.forms[category] ?? $0.text }
      )
    }.joined()
  }

  private func unit(_ id: String, _ source: String, _ translation: String?) -> String {
    let note = if case .ofEntries(let rule) = writing.suppression { "<note>alertcopy:disable \(rule)</note>" } else { "" }
    let texts = "<source>\(markup(source))</source>" + (translation.map { "<target>\(markup($0))</target>" } ?? "")
    let key = markup(id).replacing("\"", with: "&quot;")
    if writing.tables == .xliff2 {
      let notes = note.isEmpty ? "" : "<notes>\(note)</notes>"
      return "<unit id=\"u\" name=\"\(key)\">\(notes)<segment>\(texts)</segment></unit>\n"
    }
    return "<trans-unit id=\"\(key)\">\(texts)\(note)</trans-unit>\n"
  }
}
