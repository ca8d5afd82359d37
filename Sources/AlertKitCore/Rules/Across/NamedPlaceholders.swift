/// Placeholders of an app's own, `{name}`, `{{name}}`, `%name%` or several `(name)`, that a translation has lost or translated.
enum NamedPlaceholders {
  static func check(_ project: Project) -> [ProjectViolation] {
    let texts = project.otherTexts(withShown: true) { !names(in: $0).isEmpty }
    let byKey = Dictionary(grouping: texts) { Project.ShownKey(key: $0.key, table: $0.table) }
    return byKey.values.flatMap { judge($0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Those of a key's translations that lack a name that the others keep.
  private static func judge(_ translations: [OtherText]) -> [(String, ProjectViolation)] {
    guard case .plain(let source)? = translations.first?.source.value else { return [] }
    let wanted = names(in: source.text)
    return translations.compactMap { own in
      guard case .plain(let text) = own.own.value, !TextForm.isSame(text.text, source.text),
        let name = wanted.first(where: { !text.text.contains($0) && isKept($0, by: translations, insteadOf: own) })
      else { return nil }
      let message = "“\(name)” of the source text is not in this one, so that the app puts no value there; write it as it is."
      let violation = Violation(.surface, message, severity: .warning)
      let place = "\(own.table) \(own.key) \(own.locale)"
      return (place, ProjectViolation(violation, at: text.range, entry: own.entry(text.text)))
    }
  }

  /// Whether it is a name for code: all others keep it, or nearly all, or this text has another name of the kind instead.
  private static func isKept(_ name: String, by translations: [OtherText], insteadOf own: OtherText) -> Bool {
    let others = translations.filter { $0.locale != own.locale }
    let kept = others.filter { $0.own.value.texts.contains { $0.contains(name) } }.count
    if others.count > 2 { return kept * 10 >= others.count * 7 }
    guard name.first == "{", kept == others.count, case .plain(let text) = own.own.value else { return false }
    return !names(in: text.text).allSatisfy { $0 == name } || !text.text.contains("{")
  }

  /// Whether the marks of a name may stand in a text: an opening brace, two percent signs or two brackets.
  private static func mayHold(_ bytes: String.UTF8View) -> Bool {
    var (signs, brackets) = (0, 0)
    return bytes.contains { byte in
      if byte == UInt8(ascii: "%") { signs += 1 }
      if byte == UInt8(ascii: "(") { brackets += 1 }
      return byte == UInt8(ascii: "{") || signs > 1 || brackets > 1
    }
  }

  /// The names in a text, as they are written with their marks, each once.
  static func names(in text: String) -> [String] {
    guard mayHold(text.utf8) else { return [] }
    let marked = text.matches(of: /\{\{?\s*[A-Za-z_][A-Za-z0-9_.]*\s*\}?\}|%[a-z][a-z_]{3,}%/).map { String($0.0) }
    let bracketed = text.matches(of: /(?:^|\s)(\([a-z][A-Za-z_]{2,}\))/).map { String($0.1) }
    // One word in brackets is a remark; two are hardly ever.
    return (marked + (Set(bracketed).count > 1 ? bracketed : [])).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension NamedPlaceholders {
  static let examples: [RuleExample] = [
    RuleExample(
      files: [
        "en.lproj/Localizable.strings": "\"sent\" = \"(value) went to (address)\";\n\"hi\" = \"Hello {name}\";\n",
        "de.lproj/Localizable.strings": "\"sent\" = \"(value) ging an (address)\";\n\"hi\" = \"Hallo {name}\";\n",
        "ko.lproj/Localizable.strings": "\"sent\" = \"(value)을 (address)로 보냈습니다\";\n\"hi\" = \"{name}님 안녕하세요\";\n",
        "ja.lproj/Localizable.strings": "\"sent\" = \"(value)を(address)に送りました\";\n\"hi\" = \"{name}さん、こんにちは\";\n",
        "sv.lproj/Localizable.strings": "\"sent\" = \"(värde) gick till (adress)\";\n\"hi\" = \"Hej {namn}\";\n",
        "zh-Hans.lproj/Localizable.strings": "\"sent\" = \"(value)已发送至(address)\";\n\"hi\" = \"你好\";\n",
      ],
      findings: [
        .init(.surface, in: ["sv"], severity: .warning), .init(.surface, in: ["sv", "zh-Hans"], severity: .warning),
      ], note: "What code replaces must stay as it is."),
    RuleExample(
      files: [
        "en.lproj/Localizable.strings": "\"sync\" = \"Sync (beta) for all (optional)\";\n\"one\" = \"Photo (demo)\";\n",
        "de.lproj/Localizable.strings":
          "\"sync\" = \"Abgleich (Beta) für alle (freiwillig)\";\n\"one\" = \"Foto (Vorschau)\";\n",
        "ko.lproj/Localizable.strings": "\"sync\" = \"동기화(베타), 선택 사항\";\n\"one\" = \"사진(데모)\";\n",
        "fr.lproj/Localizable.strings": "\"sync\" = \"Synchronisation (bêta) pour tous\";\n\"one\" = \"Photo (demo)\";\n",
      ], note: "Remarks in brackets, which are translated."),
  ]
}
