import AlertKitCore
import Testing

/// Fixes of texts that are put together from a format and its variables, and of those in CDATA sections.
@Suite struct FormatPartFixTests {
  private static let spec = "alerts:\n  a:\n    title: {text: Gone}\n    message: m\n    buttons: [{title: b}]\n"
  private static let path = "en.lproj/Localizable.stringsdict"

  private static func list(_ format: String, photos: [String: String], albums: [String: String] = [:]) -> String {
    func variable(_ name: String, _ forms: [String: String]) -> String {
      let items = forms.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
      return forms.isEmpty
        ? ""
        : "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\(items)</dict>\n"
    }
    return """
      <plist version="1.0"><dict><key>m</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
      \(variable("photos", photos))\(variable("albums", albums))</dict></dict></plist>

      """
  }

  private func fixed(_ old: String) async -> (text: String, applied: [String], left: [Finding]) {
    let project = FixedProject([Self.path: old, "alerts.yaml": Self.spec])
    let outcome = await project.fixed(["message-punctuation"])
    let again = await project.with(outcome).fixed(["message-punctuation"])
    #expect(again.files.isEmpty)
    return (project.text(of: Self.path, after: outcome), outcome.applied.map(\.summary), outcome.report.findings)
  }

  private static let photos = ["one": "%d photo", "other": "%d photos"]
  private static let albums = ["one": "%d album", "other": "%d albums"]

  @Test func theFormatsOwnWordsChangeOnce() async {
    let (text, applied, left) = await fixed(
      Self.list("%#@photos@ in %#@albums@ go now", photos: Self.photos, albums: Self.albums))
    #expect(text == Self.list("%#@photos@ in %#@albums@ go now.", photos: Self.photos, albums: Self.albums))
    #expect(applied.count == 1 && left == [])
  }

  @Test func eachFormOfTheLastVariableChanges() async {
    let (text, _, left) = await fixed(
      Self.list("This deletes %#@photos@ in %#@albums@", photos: Self.photos, albums: Self.albums))
    let albums = Self.albums.mapValues { $0 + "." }
    #expect(text == Self.list("This deletes %#@photos@ in %#@albums@", photos: Self.photos, albums: albums))
    #expect(left == [])
  }

  @Test func aVariableThatIsShownTwiceIsLeftAlone() async {
    let old = Self.list("This deletes %#@photos@, yes, %#@photos@", photos: Self.photos)
    let (text, _, left) = await fixed(old)
    #expect(text == old)
    #expect(!left.isEmpty && left.allSatisfy { !$0.isFixable })
  }

  @Test func substitutionsOfACatalogChangeAroundTheirNumber() async {
    func catalog(_ other: String) -> String {
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"m": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "This deletes %#@photos@"},
        "substitutions": {"photos": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "other": {"stringUnit": {"state": "translated", "value": "\(other)"}}}}}}}}}}}
      """
    }
    for (old, new) in [("all %arg photos", "all %arg photos."), ("%arg and %arg photos", "%arg and %arg photos.")] {
      let project = FixedProject(["Localizable.xcstrings": catalog(old), "alerts.yaml": Self.spec])
      let outcome = await project.fixed(["message-punctuation"])
      #expect(project.text(of: "Localizable.xcstrings", after: outcome) == catalog(new))
      #expect(outcome.report.findings == [])
    }
  }

  @Test func sectionsAreWrittenWithoutEntities() async {
    func list(_ text: String) -> String { "<plist version=\"1.0\"><dict><key>m</key><string>\(text)</string></dict></plist>" }
    for (old, new) in [
      ("<![CDATA[R&D & <b> is gone now]]>", "<![CDATA[R&D & <b> is gone now.]]>"),
      ("R&amp;D <![CDATA[is <gone> now]]><!-- end -->", "R&amp;D <![CDATA[is <gone> now.]]><!-- end -->"),
      ("<![CDATA[R&D is gone]]> right now", "<![CDATA[R&D is gone]]> right now."),
    ] {
      let path = "en.lproj/Localizable.strings"
      let project = FixedProject([path: list(old), "alerts.yaml": Self.spec])
      let outcome = await project.fixed(["message-punctuation"])
      #expect(project.text(of: path, after: outcome) == list(new))
      #expect(outcome.report.findings == [])
    }
  }

  @Test func sectionsOfXLIFFAreWritten() async {
    func file(_ target: String) -> String {
      """
      <xliff version="1.2"><file original="Localizable.strings" source-language="en" target-language="de"><body>
      <trans-unit id="b"><source>Close</source><target>\(target)</target></trans-unit></body></file></xliff>
      """
    }
    let project = FixedProject(["alerts.yaml": Self.spec, "de.xliff": file("<![CDATA[Schließen & Ende.]]>")])
    let outcome = await project.fixed(["button-punctuation"])
    #expect(project.text(of: "de.xliff", after: outcome) == file("<![CDATA[Schließen & Ende]]>"))
    #expect(outcome.report.findings == [])
  }
}
