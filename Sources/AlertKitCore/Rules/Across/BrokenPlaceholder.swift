extension Rule {
  static let brokenPlaceholder = Rule(
    id: "broken-placeholder", severity: .error,
    summary: "A placeholder has lost a part: “$@”, “%1$l”, “％@”; or is “%s” in an alert of Swift code.",
    rationale: """
      What is no placeholder any more is shown as it stands, and the value that belongs there is not: “Send $@?” A translation that \
      has broken a placeholder of its source text is told by placeholder-mismatch. A blank behind the sign (“% @”) may be read as a \
      flag, and is shown then. “%s” takes a C string: the Swift string that code puts \
      there comes out as rubbish.
      """,
    guidelines: [],
    examples: BrokenPlaceholder.examples,
    basis: .textByText,
    checks: .copy(BrokenPlaceholder.check), .project(BrokenPlaceholder.checkOthers), .project(BrokenPlaceholder.checkCStrings))
}

private enum BrokenPlaceholder {
  static func check(_ localized: LocalizedSurface) -> [Violation] {
    brokenTexts(localized).map { violation in
      guard isParted(violation.message) else { return violation }
      var graded = Violation(violation.field, violation.message, severity: .warning, variant: violation.variant)
      graded.alternative = violation.alternative
      return graded
    }
  }

  private static func brokenTexts(_ localized: LocalizedSurface) -> [Violation] {
    localized.violationsOfTexts { field, text in
      guard localized.texts[text].bytes.contains(.percent), let broken = BrokenSpecifier.first(in: text),
        isOwnFault(text, localized.source[field], localized)
      else {
        return nil
      }
      return message(broken)
    }
  }

  /// Whether no other rule tells it: the text is the source's, or a translation of one that is broken as well.
  private static func isOwnFault(_ text: String, _ source: Copy?, _ localized: LocalizedSurface) -> Bool {
    guard !localized.isSource, let source, !source.variants.isEmpty else { return true }
    return source.variants.contains { BrokenSpecifier.first(in: $0.text) != nil }
      || PlaceholderMismatch.difference(of: [Copy.Variant(text)], from: source.variants) == nil
  }

  /// Texts of tables that are no surface's, each source text once.
  static func checkOthers(_ project: Project) -> [ProjectViolation] {
    var told: Set<Project.ShownKey> = []
    return project.otherTexts { BrokenSpecifier.first(in: $0) != nil }.flatMap { text -> [ProjectViolation] in
      let source = FormatExpansion.variants(of: text.source)
      let own = FormatExpansion.variants(of: text.own)
      let isFirst = told.insert(Project.ShownKey(key: text.key, table: text.table)).inserted
      let atSource = isFirst ? source.lazy.compactMap { violation($0, text, project.sourceLocale) }.first : nil
      let isMismatch =
        !source.contains { BrokenSpecifier.first(in: $0.text) != nil }
        && PlaceholderMismatch.difference(of: own, from: source) != nil
      let atOwn = isMismatch ? nil : own.lazy.compactMap { violation($0, text, text.locale) }.first
      return [atSource, atOwn].compactMap(\.self)
    }
  }

  /// `%s` in a text of a table that an alert of Swift code shows: no string of Swift's fills it.
  static func checkCStrings(_ project: Project) -> [ProjectViolation] {
    var told: Set<Project.ShownKey> = []
    return project.surfaces.indices.flatMap { index -> [ProjectViolation] in
      let surface = project.surfaces[index]
      guard surface.origin == .source, surface.reserve == nil, project.path(of: index).hasSuffix(".swift") else { return [] }
      let locale = project.sourceLocale(of: surface)
      return project.lookup.keys(of: surface, near: project.folder(of: surface)).compactMap { set, key in
        guard let entry = project.tables[set].entry(key, in: locale), case .plain(let text) = entry.value,
          text.text.utf8.contains(UInt8(ascii: "%")), text.text.holdsBytes(of: "%s") || text.text.holdsBytes(of: "$s"),
          let place = FormatSpecifier.all(in: text.text).first(where: { $0.kind == .cString }),
          told.insert(Project.ShownKey(key: key, table: set)).inserted
        else { return nil }
        return ProjectViolation(
          Violation(.surface, "“\(place.text)” takes a C string, and Swift has none to give; write “%@”."), at: text.range,
          entry: .init(table: set, key: entry.key, locale: locale, text: text.text))
      }
    }
  }

  private static func violation(_ variant: Copy.Variant, _ text: OtherText, _ locale: LocaleTag) -> ProjectViolation? {
    guard let broken = BrokenSpecifier.first(in: variant.text), let range = variant.range else { return nil }
    var entry = text.entry(variant.text)
    entry.locale = locale
    let message = message(broken)
    return ProjectViolation(
      Violation(.surface, message, severity: isParted(message) ? .warning : nil), at: range, entry: entry)
  }

  private static let blank = "A blank fell into the placeholder "

  /// Whether a message tells of a blank alone: the value is shown in most places.
  private static func isParted(_ message: String) -> Bool { message.hasPrefix(blank) }

  private static func message(_ broken: String) -> String {
    if broken.contains(where: \.isWhitespace) { return "\(blank)“\(broken)”, which may be taken for a flag; take it out." }
    return "“\(broken)” is no placeholder and is shown as it stands; write it whole, such as “%@” or “%1$ld”."
  }
}

extension BrokenPlaceholder {
  static let examples: [RuleExample] = [
    RuleExample(
      ExampleSurface(
        title: ["en": "Send $@?", "ko": "$@을 보내시겠습니까?", "zh-Hans": "要发送％@吗？", "ja": "%@を送信しますか?", "de": "1$@ senden?"]),
      findings: [.init(.title, in: ["en", "ko", "zh-Hans", "de"])],
      note: "The Japanese text is right, and need not follow its source."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Send %1$l photos?", "fr": "Envoyer %1$ld photos ?"], message: "%l albums, % @ and %@ in all."),
      findings: [.init(.title, in: ["en"]), .init(.message, in: ["en"])]),
    RuleExample(
      ExampleSurface(
        title: ["en": "Delete% @?", "ja": "% @を削除しますか?"], message: "Size:% .0f px, at % 5.1f or %+.2f or %'d."),
      findings: [.init(.title, in: ["en", "ja"], severity: .warning)],
      note: "Before an amount the blank is a flag of a number’s format."),
    RuleExample(
      ExampleSurface(title: ["en": "Send %@ to %k?", "ja": "%@を%kに送信しますか?"]), findings: [.init(.title, in: ["en", "ja"])],
      note: "No conversion has this letter."),
    RuleExample(
      files: [
        "en.lproj/Localizable.strings": "\"sync.state\" = \"$@ files left\";\n\"sync.off\" = \"Sync is off\";\n",
        "de.lproj/Localizable.strings": "\"sync.state\" = \"Noch %@ Dateien\";\n\"sync.off\" = \"Abgleich ist aus\";\n",
        "ko.lproj/Localizable.strings": "\"sync.state\" = \"$@개 파일 남음\";\n",
      ], findings: [.init(.surface, in: ["en", "ko"])], note: "Any text of a table, not only an alert's."),
    RuleExample(
      ExampleSurface(
        title: ["en": "Send %1$@?", "de": "$@ senden?", "ko": "%1$@을 보내시겠습니까?"],
        message: [
          "en": "100% of %d photos, 50 % now.", "de": "100 % von %d Fotos, 50%ige Auswahl.", "tr": "%d fotoğrafın %50'si.",
        ]),
      findings: [], note: "Says placeholder-mismatch; and a percent sign is one."),
    RuleExample(ExampleSurface(title: "Pay in US$@home?", message: "See https://example.com/%k/%@ for more, or 20 %l.")),
  ]
}
