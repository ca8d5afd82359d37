import AlertKitCore
import Testing

@Suite struct FixerTests {
  static let spec = "alerts:\n  a:\n    title: t\n    message: m\n    buttons:\n      - {title: b}\n"

  static func project(_ table: String, spec: String = spec, more: [String: String] = [:]) -> FixedProject {
    FixedProject(["alerts.yaml": spec, "en.lproj/Localizable.strings": table].merging(more) { $1 })
  }

  @Test func makesOnlySafeFixesUnlessAsked() async {
    let project = Self.project(#""t" = "Gone!"; "m" = "It is gone"; "b" = "Really?";"#)
    let safe = await project.fixed(suggested: false)
    #expect(safe.applied.map(\.rule) == ["message-punctuation"])
    #expect(safe.applied.map(\.grade) == [.safe])
    #expect(safe.applied.map(\.position) == [SourcePosition(line: 1, column: 23)])
    let all = await project.fixed()
    let text = project.text(of: "en.lproj/Localizable.strings", after: all)
    #expect(text == #""t" = "Gone"; "m" = "It is gone."; "b" = "Really";"#)
  }

  @Test(arguments: [
    ("You must sign in to continue", "You must sign in to continue."),
    ("You have been signed out!", "You have been signed out."),
    ("Would you like to sign in", "Would you like to sign in?"), ("Photo Not Saved.", "Photo Not Saved"),
  ])
  func endsATitleAsTheFindingSays(_ title: String, _ fixed: String) async {
    let german =
      fixed.hasSuffix("?")
      ? "Möchtest du dich anmelden?" : fixed.hasSuffix(".") ? "Du musst dich anmelden." : "Foto nicht gesichert"
    let project = Self.project("\"t\" = \"\(title)\";", more: ["de.lproj/Localizable.strings": "\"t\" = \"\(german)\";"])
    let outcome = await project.fixed(["title-punctuation"])
    #expect(project.text(of: "en.lproj/Localizable.strings", after: outcome) == "\"t\" = \"\(fixed)\";")
    #expect(outcome.files.map(\.path) == ["en.lproj/Localizable.strings"])
  }

  @Test(arguments: [
    ("en", "It was recieved untill it occured.", "It was received until it occurred."),
    (
      "en", "See recieve.example.com/recieve to recieve the the photo.", "See recieve.example.com/recieve to receive the photo."
    ),
    ("de", "Der Fehler ist auserhalb der App.", "Der Fehler ist außerhalb der App."),
    ("el", "Το σφάλμα είναι άγνωσστος.", "Το σφάλμα είναι άγνωστος."),
  ])
  func writesEachSlipOfATextAsItIsSpelt(_ locale: String, _ message: String, _ fixed: String) async {
    let project = Self.project(
      #""m" = "Please try again.";"#, more: ["\(locale).lproj/Localizable.strings": "\"m\" = \"\(message)\";"])
    let outcome = await project.fixed(["misspelled-word"])
    #expect(project.text(of: "\(locale).lproj/Localizable.strings", after: outcome) == "\"m\" = \"\(fixed)\";")
  }

  @Test func noFixAsksWhatTheSourceDoesNot() async {
    let project = Self.project(
      #""t" = "You must sign in";"#, more: ["de.lproj/Localizable.strings": #""t" = "Du musst dich anmelden";"#])
    let outcome = await project.fixed(["title-punctuation"])
    #expect(project.text(of: "de.lproj/Localizable.strings", after: outcome) == #""t" = "Du musst dich anmelden.";"#)
  }

  @Test func makesFixesOfOneTextOneAfterAnother() async {
    let project = Self.project(#""b" = "delete photo.";"#)
    let outcome = await project.fixed(["button-case", "button-punctuation"])
    #expect(project.text(of: "en.lproj/Localizable.strings", after: outcome) == #""b" = "Delete Photo";"#)
    #expect(outcome.applied.count == 2)
  }

  @Test func textsLeftInTheSourceLanguageStay() async {
    let project = Self.project(
      #""t" = "Gone"; "m" = "Please try it again";"#,
      more: [
        "ja.lproj/Localizable.strings": #""m" = "Please try it again";"#,
        "hi.lproj/Localizable.strings": #""m" = "Try this again";"#,
        "zh-Hans.lproj/Localizable.strings": #""m" = "照片没有上传到相册，请稍后再试一次";"#,
      ])
    let outcome = await project.fixed(["message-punctuation"])
    #expect(project.text(of: "ja.lproj/Localizable.strings", after: outcome) == #""m" = "Please try it again";"#)
    #expect(project.text(of: "hi.lproj/Localizable.strings", after: outcome) == #""m" = "Try this again";"#)
    #expect(project.text(of: "zh-Hans.lproj/Localizable.strings", after: outcome) == #""m" = "照片没有上传到相册，请稍后再试一次。";"#)
  }

  @Test func makesNoFixThatAnotherWouldUndo() async {
    let spec = """
      alerts:
        a: {title: t, message: x, buttons: [{title: b}]}
        c: {title: t, buttons: [{title: x}]}
      """
    for text in ["Delete your photos", "Delete your photos."] {
      let project = Self.project("\"t\" = \"Delete the Photo?\"; \"b\" = \"OK\"; \"x\" = \"\(text)\";", spec: spec)
      let outcome = await project.fixed(["message-punctuation", "button-punctuation"])
      #expect(outcome.files.isEmpty && outcome.applied.isEmpty, "\(text)")
    }
  }

  @Test func leavesSuppressedFindingsAlone() async {
    let project = Self.project("/* alertcopy:disable ok-spelling */\n\"b\" = \"Ok\";")
    #expect(await project.fixed(["ok-spelling"]).files.isEmpty)
  }

  @Test func keepsToTheLocalesAndRulesThatRun() async {
    let project = Self.project(
      #""t" = "Gone"; "b" = "Ok";"#, more: ["en-GB.lproj/Localizable.strings": #""t" = "Gone"; "b" = "Ok";"#])
    let outcome = await project.fixed { $0.locales = [LocaleTag("en-GB")] }
    #expect(outcome.files.map(\.path) == ["en-GB.lproj/Localizable.strings"])
    let none = await project.fixed { $0.disabledRules = ["ok-spelling"] }
    #expect(none.files.isEmpty)
  }

  @Test func changesOnlyFilesThatAreReported() async {
    let tables = ["en", "en-GB"].map { locale in
      InputFile(
        path: "\(locale).lproj/Localizable.strings", contents: .bytes(Array("\"t\" = \"Gone\"; \"b\" = \"Ok\";".utf8)),
        isReported: locale == "en-GB")
    }
    let spec = InputFile(path: "alerts.yaml", contents: .bytes(Array(Self.spec.utf8)), isReported: false)
    let outcome = await Fixer.fix(tables + [spec], options: .init())
    #expect(outcome.files.map(\.path) == ["en-GB.lproj/Localizable.strings"])
  }

  @Test func neverChangesAKey() async {
    let spec =
      "alerts:\n  a:\n    title: Delete it\n    buttons:\n      - {title: Ok}\n      - {title: {key: okay, default: okay}}\n"
    for table in [#""Delete it" = "Delete It?"; Ok;"#, #""Delete it" = "Delete It?"; "Other text" = "x y";"#] {
      let outcome = await Self.project(table, spec: spec).fixed()
      #expect(!outcome.applied.contains { $0.rule == "ok-spelling" })
    }
    let catalog = #"{"sourceLanguage": "en", "strings": {"Ok": {}}, "version": "1.0"}"#
    let project = FixedProject(["alerts.yaml": spec, "Localizable.xcstrings": catalog])
    let outcome = await project.fixed(["ok-spelling"])
    #expect(outcome.files.isEmpty)
    #expect(!outcome.report.findings.isEmpty && outcome.report.findings.allSatisfy { !$0.isFixable })
  }

  @Test func changesTargetsOfXLIFFAlone() async {
    func file(_ target: String) -> String {
      """
      <xliff version="1.2"><file original="Localizable.strings" source-language="en" target-language="de"><body>
      <trans-unit id="t"><source>Gone</source><target>Weg</target></trans-unit>
      <trans-unit id="b"><source>Close.</source><target>\(target)</target></trans-unit></body></file></xliff>
      """
    }
    let project = FixedProject(["alerts.yaml": Self.spec, "de.xliff": file("Schlie&#223;en &amp; Ende.")])
    let outcome = await project.fixed(["button-punctuation"])
    #expect(project.text(of: "de.xliff", after: outcome) == file("Schlie&#223;en &amp; Ende"))
    #expect(outcome.report.findings.map(\.locale) == [LocaleTag("en")])
    #expect(outcome.report.findings.allSatisfy { !$0.isFixable })
  }

  @Test func writesNoLossyFile() async {
    var project = Self.project(#""t" = "Gone"; "b" = "Ok";"#)
    project.files["en.lproj/Localizable.strings"]! += Array(" /* ".utf8) + [0xFF] + Array(" */\n".utf8)
    let outcome = await project.fixed(["ok-spelling"])
    #expect(outcome.files.isEmpty)
    #expect(outcome.unwritable.map(\.count) == [1])
    #expect(outcome.report.findings.allSatisfy { !$0.isFixable })
  }

  @Test func writesNoBinaryPropertyList() async {
    func ascii(_ text: String) -> [UInt8] { BinaryPropertyListTests.ascii(text) }
    var project = Self.project("")
    project.files["en.lproj/Localizable.strings"] = BinaryPropertyListTests.list([
      [0xD2, 1, 2, 3, 4], ascii("t"), ascii("b"), ascii("Gone"), ascii("Ok"),
    ])
    let outcome = await project.fixed(["ok-spelling"])
    #expect(outcome.files.isEmpty)
    #expect(outcome.unwritable.map(\.count) == [1])
    #expect(outcome.report.findings.map(\.isFixable) == [false])
  }

  @Test func editsAFileWithAFaultElsewhere() async {
    let project = Self.project("\"b\" = \"Ok\";\n\"x\" = \"y\"\n\"t\" = \"Gone\";")
    let outcome = await project.fixed(["ok-spelling"])
    let text = project.text(of: "en.lproj/Localizable.strings", after: outcome)
    #expect(text == "\"b\" = \"OK\";\n\"x\" = \"y\"\n\"t\" = \"Gone\";")
  }

  @Test func namesTheGradeInTheReport() async {
    let project = Self.project(#""t" = "Gone"; "b" = "Really?";"#)
    let outcome = await project.fixed(["button-punctuation"], suggested: false)
    #expect(outcome.report.findings.map(\.fixGrade) == [.suggested])
  }
}
