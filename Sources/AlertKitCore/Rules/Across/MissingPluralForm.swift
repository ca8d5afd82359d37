extension Rule {
  static let missingPluralForm = Rule(
    id: "missing-plural-form", severity: .warning,
    summary: "A text that varies with a number lacks a form of its language; a note where one that counts does not vary.",
    rationale: """
      Languages have from one to six forms for numbers, as CLDR lists them. Where a form is missing, its numbers are shown with the \
      form “other”, which is wrong as often as “1 photos” is: Russian has its own forms for 1, 21, 31 and for 5, 6, 7. Where “other” \
      itself is missing, its numbers have no text; in Russian or Polish only fractions choose it, and that is a note. So is a \
      source text with a number and one word for several things (*%d photos*), where code does not choose between it and another.
      """,
    guidelines: [],
    examples: MissingPluralForm.firing + MissingPluralForm.counted + MissingPluralForm.silent,
    checks: .project(MissingPluralForm.check), .project(CountedThings.violations))
}

private enum MissingPluralForm {
  static func check(_ project: Project) -> [ProjectViolation] {
    project.tables.indices.flatMap { index -> [ProjectViolation] in
      let set = project.tables[index]
      return project.locales.filter(set.locales.contains).flatMap { locale -> [ProjectViolation] in
        set.tables(in: locale).lazy.flatMap(\.entries).compactMap { entry -> ProjectViolation? in
          guard entry.state != .new, entry.shouldTranslate else { return nil }
          guard case .varied(let formats, let substitutions) = entry.value,
            !isUntranslated(entry, of: set, in: locale, project),
            let missing = ([formats] + substitutions.map(\.forms)).lazy.compactMap({ gap(in: $0, of: locale) }).first
          else { return nil }
          let violation = Violation(.surface, missing.message, severity: missing.severity)
          return ProjectViolation(
            violation, at: missing.range,
            entry: .init(table: index, key: entry.key, locale: locale, text: missing.text))
        }
      }
    }
  }

  /// Whether an entry's forms are the source language's own: they lack a translation, and no form of this language.
  private static func isUntranslated(
    _ entry: StringEntry, of set: TableSet, in locale: LocaleTag, _ project: Project
  ) -> Bool {
    guard locale.language != project.sourceLocale.language,
      let source = set.entry(entry.key, in: project.sourceLocale)
    else { return false }
    let (own, texts) = (entry.value.texts, source.value.texts)
    return own.contains(where: DisplayText.hasOwnWords)
      && own.allSatisfy { text in texts.contains { TextForm.isSame($0, text) } }
  }

  private struct Gap {
    let message: String
    let severity: Severity
    let range: SourceRange
    let text: String
  }

  /// What some forms lack that differ in nothing but the number.
  private static func gap(in forms: [StringValue.Variant], of locale: LocaleTag) -> Gap? {
    let groups = Dictionary(grouping: forms.filter { $0.category != nil }) { $0.others }
    return groups.values.lazy.compactMap { group -> Gap? in
      let present = Set(group.compactMap(\.category))
      let numbers = PluralCategories.of(locale).numbers
      let order = ["zero", "one", "two", "few", "many", "other"]
      let missing = order.filter { !present.contains($0) && (numbers[$0] != nil || $0 == "other") }
      guard !missing.isEmpty, let shown = group.first(where: { $0.category == "other" }) ?? group.first else { return nil }
      return Gap(
        message: message(missing, numbers, hasOther: present.contains("other")), severity: severity(missing, numbers),
        range: shown.text.range, text: shown.text.text)
    }.first
  }

  private static func severity(_ missing: [String], _ numbers: [String: [Int]]) -> Severity {
    if missing.contains("other"), numbers["other"] != nil { return .error }
    return missing == ["zero"] || missing == ["other"] ? .note : .warning
  }

  private static func message(_ missing: [String], _ numbers: [String: [Int]], hasOther: Bool) -> String {
    let forms = missing.map { form in
      let all = numbers[form] ?? []
      let some = all.prefix(3).map(String.init).joined(separator: ", ") + (all.count > 3 ? " …" : "")
      return all.isEmpty ? "“\(form)”" : "“\(form)” (\(some))"
    }
    let what = missing.count == 1 ? "The form \(forms[0]) is missing" : "The forms \(listed(forms)) are missing"
    if hasOther { return "\(what), so that those numbers show the form “other”; add \(missing.count == 1 ? "it" : "them")." }
    return numbers["other"] == nil
      ? "\(what); “other” is for fractions here."
      : "\(what), so that those numbers have no text; add \(missing.count == 1 ? "it" : "them")."
  }
}

extension StringValue.Variant {
  /// The plural category that selects the form; nil where none does.
  fileprivate var category: String? {
    selectors.lazy.compactMap { if case .plural(let category) = $0 { category } else { nil } }.first
  }

  /// What else selects it.
  fileprivate var others: [StringValue.Selector] {
    selectors.filter { if case .plural = $0 { false } else { true } }
  }
}

extension MissingPluralForm {
  static let firing: [RuleExample] = [
    RuleExample(
      files: files([
        "en": ["one": "%lld photo", "other": "%lld photos"], "ru": ["one": "%lld фото", "other": "%lld фото"],
        "de": ["other": "%lld Fotos"], "ja": ["other": "%lld枚"], "ko": ["other": "사진 %lld장"], "zh-Hans": ["other": "%lld 张照片"],
      ]), findings: [.init(.surface, in: ["de", "ru"])], note: "Japanese, Korean and Chinese have one form."),
    RuleExample(
      files: files(["en": ["one": "%lld photo"]]), findings: [.init(.surface, in: ["en"], severity: .error)],
      note: "Two photos have no text."),
    RuleExample(
      files: files([
        "en": ["one": "%lld photo", "other": "%lld photos"],
        "ru": ["one": "%lld фото", "few": "%lld фото", "many": "%lld фото"],
      ]), findings: [.init(.surface, in: ["ru"], severity: .note)], note: "Whole numbers have a form each."),
    RuleExample(
      files: files([
        "en": ["other": "%lld photos"],
        "ar": ["one": "صورة واحدة", "two": "صورتان", "few": "%lld صور", "many": "%lld صورة", "other": "%lld صورة"],
      ]),
      findings: [.init(.surface, in: ["en"], severity: .warning), .init(.surface, in: ["ar"], severity: .note)],
      note: "A number may be none, too."),
    RuleExample(
      files: files([
        "en": ["one": "%lld photo", "other": "%lld photos"],
        "ar": ["one": "صورة واحدة", "two": "صورتان", "few": "%lld صور", "many": "%lld صورة", "other": "%lld صورة"],
      ]), findings: [.init(.surface, in: ["ar"], severity: .note)], note: "Only the form for none."),
  ]

  static let counted: [RuleExample] = [
    RuleExample(
      files: table(["first": "Delete %d photos?", "second": "Shared %ld selected albums %d times."]),
      findings: [.init(.surface, in: ["en"], severity: .note), .init(.surface, in: ["en"], severity: .note)],
      note: "One form for every number."),
    RuleExample(
      files: table([
        "first": "Delete %d photos?", "one": "Delete the photo?",
        "second": "It must have at least %d letters. %d of %d photos.",
        "third": "Wait for %d seconds, %@.",
      ]), note: "Chosen by the number, or a limit."),
  ]

  /// Alerts with some titles.
  private static func table(_ titles: [String: String]) -> [String: String] {
    let texts = titles.sorted { $0.key < $1.key }
    let spec = texts.map { "  \($0.key): {title: \($0.key), buttons: [{title: ok}]}\n" }.joined()
    let table = texts.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
    return ["alerts.yaml": "alerts:\n" + spec, "en.lproj/Localizable.strings": table + "\"ok\" = \"OK\";\n"]
  }

  static let silent: [RuleExample] = [
    RuleExample(
      files: files([
        "en": ["one": "%lld photo was deleted", "other": "%lld photos were deleted"],
        "lt": ["one": "%lld photo was deleted", "other": "%lld photos were deleted"],
      ]), note: "What it lacks is a translation."),
    RuleExample(
      files: files([
        "en": ["one": "%lld photo", "other": "%lld photos"], "fr": ["one": "%lld photo", "other": "%lld photos"],
        "ru": ["one": "%lld фото", "few": "%lld фото", "many": "%lld фото", "other": "%lld фото"],
        "th": ["other": "รูปภาพ %lld รูป"], "es": ["one": "%lld foto", "other": "%lld fotos"],
      ]), note: "What only millions or fractions choose is not asked for."),
  ]

  private static func files(_ forms: [String: [String: String]]) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: forms.map { locale, forms in
        let entries = forms.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
        return (
          "\(locale).lproj/Localizable.stringsdict",
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0"><dict><key>photos</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
          <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>\(entries)</dict>
          </dict></dict></plist>

          """
        )
      })
  }
}
