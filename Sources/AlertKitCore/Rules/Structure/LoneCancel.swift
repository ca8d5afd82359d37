extension Rule {
  static let loneCancel = Rule(
    id: "lone-cancel", severity: .warning,
    summary: "The only button says Cancel, and nothing is going on that it could cancel.",
    rationale: """
      An alert that tells something has nothing to cancel, and whoever taps Cancel wonders what was undone. OK closes it. Beside \
      work that is going on (*Downloading…*) Cancel alone is right.
      """,
    guidelines: ["A11", "A13"],
    examples: RuleExample.inEachLanguage(
      title: .photoDeleted, buttons: [.init(.cancel, .cancel)], findings: [.init(.button(1))])
      + [
        RuleExample(ExampleSurface(title: "Photo Not Saved", buttons: [.init(.cancel)]), findings: [.init(.button(1))]),
        RuleExample(ExampleSurface(title: "Error Opening Camera", buttons: [.init(.cancel)]), findings: [.init(.button(1))]),
        RuleExample(
          ExampleSurface(title: "Error", message: "%@", buttons: [.init(.cancel)]), findings: [.init(.button(1))],
          note: "Whatever it says, it is over."),
        RuleExample(
          ExampleSurface(title: ["en": "Downloading Photos", "ko": "사진 다운로드 중"], buttons: [.init(.cancel, .cancel)])),
        RuleExample(
          ExampleSurface(source: "zh-Hans", title: ["zh-Hans": "正在下载照片"], buttons: [.init(.cancel, .cancel)])),
        RuleExample(
          ExampleSurface(source: "ja", title: ["ja": "写真をダウンロード中"], buttons: [.init(.cancel, .cancel)])),
        RuleExample(
          ExampleSurface(
            source: "de", title: ["de": "Fotos"], message: ["de": "Die Fotos werden geladen."],
            buttons: [.init(.cancel, .cancel)])),
        RuleExample(
          ExampleSurface(title: "Photos", message: "One moment…", buttons: [.init(.cancel, .cancel)]),
          note: "An ellipsis says that it goes on."),
        RuleExample(
          ExampleSurface(title: "Name the album", buttons: [.init(.cancel, .cancel)], textFields: ["Name"]),
          note: "What is typed can be cancelled."),
        RuleExample(ExampleSurface(title: "Photos", message: "Please wait", buttons: [.init(.cancel, .cancel)])),
        RuleExample(
          ExampleSurface(title: nil, message: nil, buttons: [.init(.cancel, .cancel)]), note: "Nothing says that it is over."),
        RuleExample(ExampleSurface(title: .photoDeleted, buttons: [.init(.ok, .cancel)])),
        RuleExample(
          ExampleSurface(title: .deletePhotoQuestion, buttons: [.init(.cancel, .cancel), .init(.delete, .destructive)])),
      ],
    basis: .systemAlerts,
    checks: .absence(checkLoneCancel))
}

private func checkLoneCancel(_ localized: LocalizedSurface) -> [Violation] {
  let surface = localized.surface
  guard surface.shownButtonCount == 1, surface.kind == .alert, surface.origin != .keyNames, surface.isWhole,
    surface.buttons.count == 1, surface.textFields.isEmpty, localized.meaning(ofButton: 0).saysCancel
  else { return [] }
  let texts = [localized.source.title, localized.source.message].compactMap(\.self)
  // Without a word it need not be over.
  guard texts.flatMap(\.variants).contains(where: { !DisplayText.isBlank($0.text) }) || !texts.allSatisfy(\.isWhole),
    texts.allSatisfy(\.isWhole) || tellsError(localized),
    !texts.flatMap(\.variants).contains(where: { localized.goesOn($0.text) })
  else { return [] }
  return [
    Violation(
      .button(1), "\(localized.quotedTitle(ofButton: 0)) is the only button, and there is nothing to cancel; call it OK.")
  ]
}

/// Whether the title or the message is that of an error, which is over whatever the message says at run time.
private func tellsError(_ localized: LocalizedSurface) -> Bool {
  let facts = localized.sourceFacts
  if localized.source.message?.isOfError == true { return true }
  guard let title = localized.source.title, title.isWhole, !title.variants.isEmpty else { return false }
  return title.variants.allSatisfy { variant in
    let words = localized.sourceTexts[variant.text].words.keys
    return words.contains { facts.meanings(of: $0).contains("Error") } || facts.isGenericTitle(variant.text)
  }
}

extension LocalizedSurface {
  /// Whether a source text says that something is going on.
  func goesOn(_ text: String) -> Bool {
    text.contains("…") || text.contains("...") || sourceFacts.saysOngoing(sourceTexts[text])
  }
}
