extension Rule {
  static let missingTranslation = Rule(
    id: "missing-translation", severity: .warning,
    summary: "A text of a surface is absent, empty or marked new in a locale that its table has.",
    rationale: """
      Where a locale's table lacks a key, the device shows what the lookup falls back on: the default that the code gives, else the key \
      itself, often between buttons that are translated. In an alert that asks before something is lost, that is the text that \
      matters most.
      """,
    guidelines: [],
    examples: [
      RuleExample(
        ExampleSurface(
          title: .deletePhotoQuestion,
          message: [
            "en": "It is deleted from all albums.", "ja": "すべてのアルバムから削除されます。", "de": "Es wird aus allen Alben gelöscht.",
          ],
          buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)]),
        findings: [.init(.message, in: ["ko", "zh-Hans", "fr", "ar", "th"])]),
      RuleExample(
        ExampleSurface(
          title: .photoDeleted,
          buttons: [
            .init([
              "en": "Undo", "ko": "", "zh-Hans": "", "ja": "取り消す", "de": "Widerrufen", "fr": "Annuler", "ar": "تراجع",
              "th": "เลิกทำ",
            ])
          ]),
        findings: [.init(.button(1), in: ["ko", "zh-Hans"])], note: "An empty text is as good as none."),
      RuleExample(
        ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)])),
      RuleExample(
        ExampleSurface(
          title: ["en": "iCloud Backup", "ko": "iCloud 백업", "de": "iCloud Backup"],
          buttons: [.init(["en": "OK", "ko": "확인", "de": "OK"])]),
        note: "A text that equals the source's is there."),
      RuleExample(
        ExampleSurface(
          title: ["en": "Color Deleted", "en-GB": "Colour Deleted", "de": "Farbe gelöscht"],
          buttons: [.init(["en": "Undo", "de": "Widerrufen"])]),
        note: "In another region of the source language, people can read the source text."),
      RuleExample(
        ExampleSurface(
          title: ["en": "Add an Album", "ko": "앨범 추가"], buttons: [.init(["en": "OK", "ko": "확인"])],
          textFields: [["en": "URL"]]),
        note: "An acronym is the same in most languages."),
    ],
    basis: .translation,
    checks: .copy(checkMissingTranslation))
}

enum MissingKey {
  fileprivate static let inNoTable = " is in no table, so it is shown as it stands in every language; add it to one."
  fileprivate static let hasNoText = " has no text in the source language; add it to a table, or correct the key."
  private static let (missing, translate) = (" is missing", "; translate it.")

  fileprivate static func message(_ name: String, _ shown: String) -> String { name + missing + shown + translate }

  /// Whether a message tells of a key that a table lacks, which one new entry makes good wherever code names it.
  static func isTold(by message: String) -> Bool {
    message.hasSuffix(inNoTable) || message.hasSuffix(hasNoText) || message.hasSuffix(translate) && message.contains(missing)
  }
}

private func checkMissingTranslation(_ localized: LocalizedSurface) -> [Violation] {
  guard !localized.traits.isDisjoint(with: [.untranslated, .alternatives]) else { return [] }
  var violations: [Violation] = []
  localized.surface.forEachText { field, copy in
    if copy.status == .translated, copy.alternatives.isEmpty { return }
    // Nobody sees the title of a dialog that does not ask for it to be shown.
    if field == .title, localized.surface.titleVisibility == .automatic { return }
    for (number, single) in copy.single.enumerated() {
      if field.isButton, single.status != .empty, isLanguage(single) { continue }
      guard let problem = problem(of: single, in: localized) else { continue }
      var violation = Violation(field, problem)
      if !copy.alternatives.isEmpty { violation.alternative = number }
      violations.append(violation)
    }
  }
  return violations
}

private func problem(of copy: Copy, in localized: LocalizedSurface) -> String? {
  if copy.status == .translated { return nil }
  // Of what code brings alone, the key shows all of it.
  if let key = copy.reference.key, !key.isEmpty, !DisplayText.hasOwnWords(key) || isAddress(key), copy.status != .empty {
    return nil
  }
  // What an app is called is the same in every language where nothing says otherwise.
  if let key = copy.reference.key, copy.status != .empty,
    localized.context.appNames.contains(where: { TextForm.isSame($0, key) })
  {
    return nil
  }
  let name = name(of: copy)
  switch copy.status {
  case .missing where copy.remarks.otherKey != nil:
    return "\(name) is missing, while \(quoted(copy.remarks.otherKey ?? "")) is there; the code looks up only one of the two."
  case .missing
  where isReadable(copy, in: localized) || isAcronym(copy) || isItsText(copy, in: localized) || isItsWord(copy, in: localized):
    return nil
  case .new where isReadable(copy, in: localized): return nil
  case .missing: return MissingKey.message(name, shown(copy, localized))
  case .empty: return "\(name) is empty; write it."
  case .new: return "\(name) is marked new\(shown(copy, localized)); translate it."
  case .unknownKey:
    // A key that was only guessed from names is meant for no one.
    guard localized.isSource, localized.surface.origin == .spec || copy.remarks.isInNoTable, copy.reference.key != nil else {
      return nil
    }
    return name + MissingKey.hasNoText
  case .untranslatable
  where copy.remarks.isInNoTable && localized.isSource && copy.reference.key != nil && !isAcronym(copy)
    && !isNamed(copy, localized.locale):
    return name + MissingKey.inNoTable
  case .translated, .untranslatable, .dynamic, .stale: return nil
  }
}

/// Whether people read their own language all the same: a text of the source language in one of its regions, or one in Chinese that both
/// ways of writing it spell alike, such as 取消.
private func isReadable(_ copy: Copy, in localized: LocalizedSurface) -> Bool {
  let (locale, source) = (localized.locale, localized.sourceLocale)
  guard locale.language == source.language, let text = copy.text, !DisplayText.isBlank(text) else { return false }
  return locale.script == source.script || locale.language == "zh" && !WrittenLanguage(of: [text]).isOfOneWayAlone
}

/// Whether the key, which people see, is in their language, as where an app was written in another language than it names.
private func isItsText(_ copy: Copy, in localized: LocalizedSurface) -> Bool {
  guard let key = copy.reference.key, KeyName.looksLikeText(key) || KeyName.isCapitalizedWord(key),
    copy.text.map({ !TextForm.isSame($0, key) }) ?? true
      || WrittenLanguage.isIn(localized.locale, ratherThan: localized.sourceLocale, key)
  else { return false }
  return localized.facts.areWords(of: key, besides: localized.sourceFacts)
}

/// Whether the key, which people see, is one of the platform's words in their language: *Cancelar*.
private func isItsWord(_ copy: Copy, in localized: LocalizedSurface) -> Bool {
  guard let key = copy.reference.key, KeyName.looksLikeText(key) || KeyName.isCapitalizedWord(key) else { return false }
  return localized.locale.language != "en" && !localized.facts.terms(inTitle: key).isEmpty
}

/// Whether people see what a language is called in itself: as the key, or as a text that takes the key's place.
private func isLanguage(_ copy: Copy) -> Bool {
  if let key = copy.reference.key, LanguageNames.isOne(key) { return true }
  let isShown = copy.status == .new || copy.reference.key.map { KeyName.looksLikeText($0) } ?? true
  return isShown && copy.text.map(LanguageNames.isOne) ?? false
}

/// Whether the source text is one acronym, such as *URL*, or OK, which most languages take over.
private func isAcronym(_ copy: Copy) -> Bool {
  guard let text = copy.text, (2...5).contains(text.count) else { return false }
  return text.allSatisfy { $0.isASCII && $0.isUppercase }
}

/// Whether a text is nothing but names, which stay as they are in every language: *Facebook*.
private func isNamed(_ copy: Copy, _ locale: LocaleTag) -> Bool {
  copy.text.map { ProperNames.wordsLeft(in: $0, locale: locale).isEmpty } ?? false
}

/// Whether a key is nothing but an address, which is the same in every language.
private func isAddress(_ key: String) -> Bool {
  guard !key.contains(where: \.isWhitespace) else { return false }
  return key.holdsBytes(of: "://") || hosts.contains(where: key.hasSuffix)
}

/// The ends of hosts' names that stand as examples.
private let hosts = [".com", ".org", ".net", ".edu", ".io", ".local"]

/// The key, or the text where the reference is no key.
private func name(of copy: Copy) -> String {
  if case .key(let key, _, _, _) = copy.reference { return "The key \(quoted(key))" }
  return copy.text.map { "The text \(quoted($0))" } ?? "A text"
}

private func shown(_ copy: Copy, _ localized: LocalizedSurface) -> String {
  guard !localized.isSource, let text = copy.text, !DisplayText.isBlank(text) else { return "" }
  return ", so people see the \(copy.status == .missing ? "key or the source text" : "source text") \(quoted(text))"
}
