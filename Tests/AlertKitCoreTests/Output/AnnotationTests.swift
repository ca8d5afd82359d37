import Foundation
import Testing

@testable import AlertKitCore

/// What is written into tables for translators: comments only, once, and out again to the byte.
@Suite struct AnnotationTests {
  private static let spec = """
    alerts:
      delete:
        title: delete.title
        message: delete.message
        buttons:
          - {title: common.cancel, role: cancel}
          - {title: common.delete, role: destructive}
      rename:
        title: rename.title
        buttons:
          - {title: common.cancel, role: cancel}
          - {title: common.ok}
    """

  private static let strings = """
    /* Asked before an album is deleted. */
    "delete.title" = "Delete This Album?";
    "delete.message" = "Photos stay in the library.";
      "common.cancel" = "Cancel";
    // Used everywhere.
    "common.delete" = "Delete";
    /**/ "common.ok" = "OK";
    "rename.title" = "Rename the Album";
    "other" = "Not in an alert";

    """

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "common.cancel" : {

        },
        "common.delete" : {
          "comment" : "Say \\"Delete\\".",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Delete" } },
            "ko" : { "stringUnit" : { "state" : "translated", "value" : "삭제" } }
          }
        },
        "delete.title" : {
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Delete [this] album?" } }
          }
        }
      },
      "version" : "1.0"
    }

    """

  private static let xliff = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="en.lproj/Localizable.strings" source-language="en" target-language="ko" datatype="plaintext">
        <body>
          <trans-unit id="delete.title" xml:space="preserve">
            <source>Delete This Album?</source>
            <target>이 앨범을 삭제할까요?</target>
            <note>Asked &amp; answered.</note>
          </trans-unit>
          <trans-unit id="common.cancel"><source>Cancel</source><target>취소</target></trans-unit>
        </body>
      </file>
    </xliff>

    """

  private static let xliff2 = """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="ko">
      <file id="f" original="Localizable.strings">
        <unit id="delete.title">
          <notes><note>Asked.</note></notes>
          <segment><source>Delete This Album?</source><target>이 앨범을 삭제할까요?</target></segment>
        </unit>
        <unit id="common.cancel">
          <segment><source>Cancel</source><target>취소</target></segment>
        </unit>
      </file>
    </xliff>

    """

  private static let tables: [(path: String, text: String)] = [
    ("en.lproj/Localizable.strings", strings),
    ("en.lproj/Localizable.strings", strings.replacing("\n", with: "\r\n")),
    ("Localizable.xcstrings", catalog), ("ko.xliff", xliff), ("ko.xliff", xliff2),
  ]

  /// The table after a run; the same where nothing changes.
  private func annotated(
    _ path: String, _ bytes: [UInt8], _ action: Annotator.Action = .write(maxWidth: false)
  ) async -> [UInt8] {
    let files = [InputFile(path: path, bytes: bytes), InputFile(path: "alerts.yaml", bytes: Array(Self.spec.utf8))]
    let project = await Project.assemble(files)
    var annotator = Annotator(of: project, action: action)
    return annotator.files(files).first { $0.path == path }?.after ?? bytes
  }

  @Test(arguments: tables.indices) func aSecondRunChangesNothingAndRemovingGivesTheFirstBytesBack(_ number: Int) async {
    let (path, text) = Self.tables[number]
    for first in [Array(text.utf8), Self.utf16(text)] where path.hasSuffix(".strings") || first == Array(text.utf8) {
      let written = await annotated(path, first)
      #expect(written != first)
      #expect(await annotated(path, written) == written)
      #expect(await annotated(path, written, .remove) == first)
    }
  }

  @Test func aTextMayHoldWhatOpensAComment() async {
    let first = Array("\"delete.title\" = \"Delete /* all */ photos?\";\n\"common.cancel\" = \"Cancel\";\n".utf8)
    let written = await annotated("en.lproj/Localizable.strings", first)
    #expect(written.count > first.count)
    #expect(await annotated("en.lproj/Localizable.strings", written) == written)
    #expect(await annotated("en.lproj/Localizable.strings", written, .remove) == first)
  }

  /// A comment there might end one that is not closed, or be part of a text whose end is missing.
  @Test(arguments: [
    "\"delete.title\" = \"Delete /* all */\n\"delete.message\" = \"It is gone\";\n",
    "\"delete.title\" = \"Delete?\";\n/* Lost\";\n\"other\" = \"A\";\n\"delete.message\" = \"It is gone.\";\n",
    "\"\"=N\"delete.title\"=\"", "\"a\"=\"b\"\"delete.title\"=\"Delete\";",
    "\"common.cancel\" = \"Cancel\";\n\";\n/* Note */\n\"delete.message\" = \"It is gone\";\n\"delete.title\" = \"Oka.ok\" = \"Ok\";\n",
    "\"delete.title\" = \"Delete? [alertcopy: Alert title.]\n",
  ])
  func aTableThatBreaksItsFormatIsLeftAlone(_ text: String) async {
    await isLeftAlone("en.lproj/Localizable.strings", text)
  }

  @Test func aBrokenTableOfNoAlertIsNotNamed() async {
    await isLeftAlone("en.lproj/Localizable.strings", "\"other\" = \"A\n\"more\" = \"B\";\n", named: false)
  }

  @Test func aMarkThatSomebodyLeftOpenIsNotTheTools() async {
    let first = Array(Self.xliff.replacing("Asked &amp; answered.", with: "See [alertcopy: here.").utf8)
    let written = await annotated("ko.xliff", first)
    #expect(String(decoding: written, as: UTF8.self).contains("<note>See [alertcopy: here.</note>"))
    #expect(await annotated("ko.xliff", written) == written)
    #expect(await annotated("ko.xliff", written, .remove) == first)
  }

  @Test func aUnitThatIsNotClosedIsLeftAlone() async {
    let first = Array(
      Self.xliff.replacing("</trans-unit>\n      <trans-unit id=\"common", with: "<trans-unit id=\"common").utf8)
    let written = await annotated("ko.xliff", first)
    #expect(String(decoding: written, as: UTF8.self).ranges(of: "<note from=\"alertcopy\">").count == 1)
    #expect(await annotated("ko.xliff", written) == written)
    #expect(await annotated("ko.xliff", written, .remove) == first)
  }

  @Test(arguments: ["{b : 1}", "{b", "{\"comment\" \"x\"", "{\"b\"1"]) func aCatalogThatIsNoJSONIsLeftAlone(_ entry: String)
    async
  {
    await isLeftAlone(
      "Localizable.xcstrings", "{\"sourceLanguage\": \"en\", \"strings\": {\"delete.title\": \(entry)}}")
  }

  private func isLeftAlone(_ path: String, _ text: String, named: Bool = true) async {
    let files = [
      InputFile(path: path, bytes: Array(text.utf8)), InputFile(path: "alerts.yaml", bytes: Array(Self.spec.utf8)),
    ]
    let project = await Project.assemble(files)
    for action in [Annotator.Action.write(maxWidth: false), .remove] {
      var annotator = Annotator(of: project, action: action)
      #expect(annotator.files(files).isEmpty)
      // Where nothing is to be taken out, a broken table is in nobody's way.
      let isMeant = action != .remove || text.contains("[alertcopy: ") || path.hasSuffix(".xcstrings")
      #expect(annotator.leftAlone == (named && isMeant ? [path] : []))
    }
  }

  private func annotated(_ tables: [String: String], spec: String, locales: [LocaleTag] = []) async -> [String: String] {
    let files = tables.merging(["alerts.yaml": spec]) { $1 }.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
    var annotator = Annotator(of: await Project.assemble(files), action: .write(maxWidth: false), locales: locales)
    return Dictionary(
      annotator.files(files).map { ($0.path, String(decoding: $0.after, as: UTF8.self)) }, uniquingKeysWith: { $1 })
  }

  @Test func onlyTablesOfTheLocalesAreChanged() async {
    let tables = Dictionary(
      uniqueKeysWithValues: ["en", "fr", "pt", "pt-BR"].map {
        ("\($0).lproj/Localizable.strings", "\"delete.title\" = \"A b\";\n")
      })
    for (wanted, changed) in [("fr", "fr"), ("pt-BR", "pt-BR"), ("fr-CA", "fr")] {
      let written = await annotated(tables, spec: Self.spec, locales: [LocaleTag(wanted)!])
      #expect(written.keys.sorted() == ["\(changed).lproj/Localizable.strings"])
    }
  }

  @Test(arguments: [1, 2, 3]) func aButtonHasTheRoomOfItsAlert(_ count: Int) async throws {
    let buttons = (0..<count).map { "{title: b\($0)}" }.joined(separator: ", ")
    let table = "\"t\" = \"Delete it?\";\n" + (0..<count).map { "\"b\($0)\" = \"Go\";\n" }.joined()
    let path = "en.lproj/Localizable.strings"
    let written = try #require(await annotated([path: table], spec: "alerts: {a: {title: t, buttons: [\(buttons)]}}")[path])
    #expect(written.contains("Side by side on") == (count == 2))
    #expect(written.contains("Full size on") == (count != 2))
  }

  private static func utf16(_ text: String) -> [UInt8] {
    [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
  }

  @Test(arguments: tables.indices) func textsStayAsTheyAre(_ number: Int) async {
    let (path, text) = Self.tables[number]
    func texts(_ bytes: [UInt8]) async -> [String] {
      let project = await Project.assemble([InputFile(path: path, bytes: bytes)])
      #expect(project.faults.isEmpty)
      return project.tables.flatMap { set in
        set.locales.flatMap { locale in set.tables(in: locale).flatMap { $0.entries.map { "\(locale) \($0.key) \($0.value)" } }
        }
      }.map { $0.replacing(/start: \d+, end: \d+/, with: "") }
    }
    let written = await annotated(path, Array(text.utf8))
    #expect(await texts(written) == texts(Array(text.utf8)))
  }

  @Test func saysWhatAStringIs() async {
    let written = String(decoding: await annotated("en.lproj/Localizable.strings", Array(Self.strings.utf8)), as: UTF8.self)
    let lines = written.split(separator: "\n").map(String.init)
    #expect(
      lines[0].hasPrefix(
        "/* Asked before an album is deleted. [alertcopy: Alert title, with buttons “Cancel” and “Delete” (destructive). One line"
      ))
    #expect(lines[0].contains(" characters. delete] */"))
    #expect(written.contains("[alertcopy: Button of an alert (cancels) “Delete This Album?”."))
    #expect(written.contains("Also in 1 other. delete] */\n  \"common.cancel\""))
    #expect(!written.contains("] */\n\"other\""))
  }

  @Test(arguments: ["<target>이 앨범을 삭제할까요?</target>", "<target>취소</target>", "<target>.*</target>"])
  func aUnitThatIsNotTranslatedYetIsAnnotatedTheSame(_ gone: String) async throws {
    let regex = try Regex(gone)
    let whole = String(decoding: await annotated("ko.xliff", Array(Self.xliff.utf8)), as: UTF8.self)
    let first = Self.xliff.replacing(regex, with: "")
    let written = await annotated("ko.xliff", Array(first.utf8))
    func notes(_ text: String) -> [Substring] {
      text.matches(of: /<note from[^\n]*?<\/note>/).map(\.output)
    }
    #expect(notes(String(decoding: written, as: UTF8.self)) == notes(whole))
    #expect(await annotated("ko.xliff", written, .remove) == Array(first.utf8))
  }

  @Test func widthsAreWrittenAndTakenOut() async throws {
    let written = await annotated("ko.xliff", Array(Self.xliff.utf8), .write(maxWidth: true))
    let text = String(decoding: written, as: UTF8.self)
    let width = try #require(
      text.firstMatch(of: /<trans-unit id="delete.title" xml:space="preserve" maxwidth="(\d+)" size-unit="char">/))
    #expect(try #require(Int(width.1)) > 8)
    #expect(await annotated("ko.xliff", written, .write(maxWidth: true)) == written)
    #expect(await annotated("ko.xliff", written, .remove) == Array(Self.xliff.utf8))
  }

  @Test func platformsGetTheSameAsData() async {
    let files = [
      InputFile(path: "en.lproj/Localizable.strings", bytes: Array(Self.strings.utf8)),
      InputFile(path: "alerts.yaml", bytes: Array(Self.spec.utf8)),
    ]
    let report = ContextReport(of: await Project.assemble(files), workingDirectory: "/")
    #expect(report.csv.hasPrefix("file,table,key,locale,context,roles,maxCharacters\r\n"))
    #expect(report.json.contains("\"roles\": [\"alert.button.cancel\"]"))
    #expect(!report.json.contains("\"other\""))
  }

  /// Comments tell what a string is where no code does; what was written into them must not.
  @Test func whatIsWrittenTellsNothing() async {
    let table = """
      /* Alert title for a save error */
      "Unable to Save" = "Unable to Save";
      /* Alert message for a save error */
      "An error occurred while saving." = "An error occurred while saving.";
      "save.alert.title" = "Save the changes?";
      "save.alert.message" = "They are lost otherwise.";

      """
    func annotated(_ text: String) async -> (surfaces: [String], text: String, files: Int) {
      let files = inputs(["App/en.lproj/Localizable.strings": text])
      let project = await Project.assemble(files)
      var annotator = Annotator(of: project, action: .write(maxWidth: false))
      let made = annotator.files(files)
      return (project.surfaces.map(\.id), made.first.map { String(decoding: $0.after, as: UTF8.self) } ?? text, made.count)
    }
    let first = await annotated(table)
    let second = await annotated(first.text)
    #expect(second.surfaces == first.surfaces && second.files == 0)
    let marked = StringEntry(
      key: "k", keyRange: nowhere, value: .plain(LocatedText("", at: nowhere)),
      comment: " Asked. [alertcopy: Alert title. a] Twice. ")
    #expect(marked.comment == " Asked.  Twice.")
    let alone = StringEntry(
      key: "k", keyRange: nowhere, value: .plain(LocatedText("", at: nowhere)), comment: " [alertcopy: Alert title. a] ")
    #expect(alone.comment == nil)
  }
}

/// What other tools read of what is written.
@Suite struct AnnotationRoleTests {
  /// The checks for Weblate know each role by these words; their tests read the same file.
  @Test func everyRoleIsSaidInTheWordsThatWeblatesChecksKnow() throws {
    let file = StructureTests.root.appending(path: "integrations/weblate/tests/annotations.json")
    let known = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
    #expect(Set(known.keys) == Set(TextRole.allCases.map(\.rawValue)))
    for role in TextRole.allCases {
      let kinds: [SurfaceKind] = role.kind == .actionSheet ? [.actionSheet, .confirmationDialog] : [role.kind]
      let notes = kinds.map { kind in
        let isButton = if case .button = role.field { true } else { false }
        let isTextField = role.field == .textField(1)
        let use = StringContext.Use(
          surface: "View.ask.1", kind: kind, field: role.field, buttonRole: isButton ? role.buttonRole ?? .default : nil,
          title: isButton || isTextField ? "Delete?" : nil, buttons: isButton ? [] : ["“Cancel”", "“Delete” (destructive)"])
        return "[alertcopy: \(StringContext(key: "k", table: 0, uses: [use]).sentences { _ in nil })]"
      }
      #expect(notes.contains(known[role.rawValue] ?? ""), "\(role): \(notes)")
    }
  }
}
