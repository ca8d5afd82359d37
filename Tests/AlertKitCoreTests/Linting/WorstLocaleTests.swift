import Testing

@testable import AlertKitCore

/// What a finding says that several locales share, and which of several findings about one fault speaks.
@Suite struct WorstLocaleTests {
  private static let spec = """
    alerts:
      upload:
        title: upload.title
        message: upload.message
        buttons:
          - {title: cancel, role: cancel}
          - {title: go}
    """

  private static func findings(_ files: [String: String], only rules: Set<RuleID> = []) async -> [Finding] {
    var options = Linter.Options()
    options.configuration.onlyRules = rules
    return await Linter.lint(await project(files), options: options).findings
  }

  @Test func aFindingWeighsTheSameInAllOfItsLocales() async throws {
    let english = "Do you really want to upload this photo?"
    let german = "Möchtest du dieses Foto wirklich sofort und in voller Größe auf den Server deiner Firma hochladen?"
    let found = await Self.findings(
      [
        "alerts.yaml": Self.spec,
        "en.lproj/Localizable.strings": strings([
          "upload.title": english, "upload.message": "It is large.", "cancel": "Cancel", "go": "Upload",
        ]),
        "de.lproj/Localizable.strings": strings([
          "upload.title": german, "upload.message": "Es ist groß.", "cancel": "Abbrechen", "go": "Hochladen",
        ]),
      ], only: ["title-wraps"])
    #expect(found.map(\.locale) == [LocaleTag("de"), LocaleTag("en")])
    #expect(found.map(\.severity) == [.warning, .note])
    #expect(found.map(\.text) == [german, english])
    #expect(found.map { $0.message.contains("takes 2 lines") } == [false, true])
    #expect(found.allSatisfy { $0.locales.isEmpty && $0.related.isEmpty })
  }

  @Test func whatTheConfigurationWeighsIsOneFinding() async throws {
    var options = Linter.Options()
    options.configuration.onlyRules = ["title-wraps"]
    options.configuration.severities = ["title-wraps": .error]
    let files = [
      "alerts.yaml": "alerts:\n  upload: {title: t, message: {text: It is large.}, buttons: [{title: {text: Upload}}]}\n",
      "en.lproj/Localizable.strings": strings(["t": "Do you really want to upload this photo?"]),
      "de.lproj/Localizable.strings": strings([
        "t": "Möchtest du dieses Foto wirklich sofort und in voller Größe auf den Server deiner Firma hochladen?"
      ]),
    ]
    let found = await Linter.lint(await project(files), options: options).findings
    #expect(found.map(\.locales.count) == [2])
    options.configuration.isLenient = true
    #expect(await Linter.lint(await project(files), options: options).findings.map(\.severity) == [.warning])
  }

  @Test func anotherFaultIsAnotherFinding() async {
    let files = [
      "alerts.yaml": "alerts:\n  https: {title: t, message: {text: It is safe.}, buttons: [{title: {text: Use}}]}\n",
      "en.lproj/Localizable.strings": strings(["t": "Use HTTPS?"]),
      "hu.lproj/Localizable.strings": strings(["t": "HTTPS használata"]),
      "fr.lproj/Localizable.strings": strings(["t": "Utiliser HTTPS?"]),
    ]
    let found = await Self.findings(files, only: ["title-punctuation"])
    #expect(found.map(\.locale) == [LocaleTag("fr"), LocaleTag("hu")])
    #expect(found.allSatisfy(\.locales.isEmpty) && found.map(\.severity) == [.note, .warning])
  }

  @Test func aSharedStringNamesEachSurfaceOnce() async {
    let spec = """
      alerts:
        a: {title: shared, buttons: [{title: go}]}
        b: {title: shared, buttons: [{title: shared}]}
        c: {title: go, buttons: [{title: shared}]}
      """
    let files = [
      "alerts.yaml": spec, "en.lproj/Localizable.strings": strings(["shared": "Restart it", "go": "Go on"]),
      "ko.lproj/Localizable.strings": strings(["go": "계속"]),
    ]
    let found = await Self.findings(files, only: ["missing-translation"])
    #expect(found.map(\.surfaceLabel) == ["title of a, b and c", "button 1 of b"])
  }

  @Test func everyReporterHasEachLocalesWords() async throws {
    let project = await project([
      "alerts.yaml": Self.spec,
      "en.lproj/Localizable.strings": strings([
        "upload.title": "Error", "upload.message": "It is large.", "cancel": "Cancel", "go": "Upload",
      ]),
      "ko.lproj/Localizable.strings": strings(["upload.title": "오류", "upload.message": "사진이 큽니다.", "cancel": "취소", "go": "업로드"]
      ),
    ])
    var options = Linter.Options()
    options.configuration.onlyRules = ["generic-title"]
    let report = await Linter.lint(project, options: options)
    let shown = ReportOptions(workingDirectory: "/app", toolVersion: "0")
    for reporter in [Reporter.text, .markdown, .github, .html, .junit, .checkstyle, .xcode, .json, .sarif, .csv, .gitlab] {
      let text = reporter.render(report, options: shown)
      #expect(text.contains("오류"), "\(reporter)")
    }
  }

  @Test func aTextThatScrollsIsNotToldToWrapAsWell() async {
    let long = String(repeating: "Everything on this device will be erased and cannot be restored by anybody. ", count: 14)
    let files = [
      "alerts.yaml": Self.spec,
      "en.lproj/Localizable.strings": strings([
        "upload.title": "Erase everything?", "upload.message": long + "It is gone.", "cancel": "Cancel", "go": "Erase",
      ]),
    ]
    let all = await Self.findings(files).filter { ["scrolls", "long-message"].contains($0.rule.name) }
    #expect(all.count == 1)
  }

  @Test func cancelLabelSpeaksForTheSpellingOfOK() async {
    let files = [
      "alerts.yaml": Self.spec,
      "en.lproj/Localizable.strings": strings([
        "upload.title": "Upload this photo?", "upload.message": "It is large.", "cancel": "Okay", "go": "Upload",
      ]),
    ]
    let rules = Set(await Self.findings(files).map(\.rule.name))
    #expect(rules.contains("cancel-label") && !rules.contains("ok-spelling"))
    let alone = await Self.findings(files, only: ["ok-spelling"])
    #expect(alone.count == 1, "Where cancel-label does not run, the other speaks.")
  }

  @Test func explainingAButtonSpeaksForTheVerb() async {
    let files = [
      "alerts.yaml": Self.spec,
      "en.lproj/Localizable.strings": strings([
        "upload.title": "Upload this photo?", "upload.message": "Click Upload to go on.", "cancel": "Cancel", "go": "Upload",
      ]),
    ]
    let rules = Set(await Self.findings(files).map(\.rule.name))
    #expect(rules.contains("explains-buttons") && !rules.contains("not-tap"))
  }
}
