import AlertKitCore
import Testing

@testable import AlertKitCore

@Suite struct XLIFFReaderTests {
  private struct NotPlain: Error {}

  private struct Reading {
    let file: SourceFile
    let tables: [StringTable]
    let faults: [String]

    /// `key=text` of each entry of a table.
    func pairs(_ index: Int) -> [String] {
      tables[index].entries.map { entry in
        let texts = FormatExpansion.variants(of: entry.value).map(\.text)
        return "\(entry.key)=\(texts.joined(separator: "|"))"
      }
    }
  }

  private func read(_ text: String, path: String = "exports/de.xliff") -> Reading {
    let file = sourceFile(path, text)
    let result = XLIFFReader.read(file)
    return Reading(file: file, tables: result.value.tables, faults: file.describe(result.faults))
  }

  static func xcode(_ units: String, original: String = "App/en.lproj/Localizable.strings", target: String = "de") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="\(original)" source-language="en" target-language="\(target)" datatype="plaintext">
    <header><tool tool-id="x" tool-name="Xcode"/></header><body>
    \(units)
    </body></file></xliff>

    """
  }

  @Test func twoTables() throws {
    let reading = read(
      Self.xcode(
        """
        <trans-unit id="a.title" xml:space="preserve"><source>Delete &amp; quit?</source><target>Löschen?</target>
        <note>Title of the alert.</note></trans-unit>
        <trans-unit id="b"><source>Back</source></trans-unit>
        """))
    #expect(reading.faults == [])
    #expect(reading.tables.map(\.locale.identifier) == ["en", "de"])
    #expect(reading.tables.allSatisfy { $0.name == "Localizable" && $0.module == "exports/xliff/App" && $0.format == .xliff })
    #expect(reading.pairs(0) == ["a.title=Delete & quit?", "b=Back"])
    #expect(reading.pairs(1) == ["a.title=Löschen?"])
    let entry = try #require(reading.tables[1].entries.first)
    #expect(entry.comment == "Title of the alert.")
    #expect(reading.file.string(in: entry.keyRange) == "a.title")
    guard case .plain(let text) = entry.value else { throw NotPlain() }
    #expect(reading.file.place(text.range) == "5:90")
    #expect(reading.file.string(in: text.range) == "Löschen?")
  }

  @Test func versionTwo() {
    let reading = read(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="pt-BR">
      <file id="f1" original="Errors.strings"><group id="g"><unit id="1" name="error.title">
      <notes><note>alertcopy:disable generic-title</note></notes>
      <originalData><data id="d1">%@</data></originalData>
      <segment state="final"><source>Not saved: <ph id="1" dataRef="d1"/>. </source>
      <target>Não salvo: <ph id="1" dataRef="d1"/>. </target></segment>
      <segment><source>Try <pc id="2">again</pc><cp hex="0021"/></source><target>Tente de novo</target></segment>
      </unit></group></file></xliff>
      """, path: "pt-BR/app.xlf")
    #expect(reading.faults == [])
    #expect(reading.tables.map(\.module) == ["app.xliff", "app.xliff"])
    #expect(reading.pairs(0) == ["error.title=Not saved: %@. Try again!"])
    #expect(reading.pairs(1) == ["error.title=Não salvo: %@. Tente de novo"])
    #expect(reading.tables[0].suppressions.map(\.scope) == [.catalogKey(key: "error.title")])
  }

  @Test func formsAreOneText() {
    let reading = read(
      Self.xcode(
        """
        <trans-unit id="n|==|plural.one"><source>%lld photo</source><target>%lld Foto</target></trans-unit>
        <trans-unit id="n|==|plural.other"><source>%lld photos</source><target>%lld Fotos</target></trans-unit>
        <trans-unit id="d|==|device.mac"><source>Click</source><target>Klicken</target></trans-unit>
        <trans-unit id="d|==|device.other"><source>Tap</source><target>Tippen</target></trans-unit>
        <trans-unit id="s"><source>%#@a.b@ left</source><target>%#@a.b@ übrig</target></trans-unit>
        <trans-unit id="s|==|substitutions.a.b.plural.other"><source>%d files</source><target>%d Dateien</target></trans-unit>
        <trans-unit id="a|==|b"><source>Text</source><target>Text</target></trans-unit>
        """, original: "App/Localizable.xcstrings"))
    #expect(reading.faults == [])
    #expect(reading.pairs(1) == ["n=%lld Fotos|%lld Foto", "d=Tippen|Klicken", "s=%d Dateien übrig", "a|==|b=Text"])
  }

  @Test func formsOfStringsdict() {
    let path = "/%d of x/y:dict/"
    let reading = read(
      Self.xcode(
        """
        <trans-unit id="\(path)NSStringLocalizedFormatKey:dict/:string"><source>%#@f@</source><target>%#@f@</target></trans-unit>
        <trans-unit id="\(path)f:dict/one:dict/:string"><source>%d file</source><target>%d Datei</target></trans-unit>
        <trans-unit id="\(path)f:dict/other:dict/:string"><source>%d files</source><target>%d Dateien</target></trans-unit>
        <trans-unit id="/w:dict/NSStringVariableWidthRuleType:dict/20:dict/:string"><source>W</source></trans-unit>
        """, original: "App/en.lproj/Localizable.stringsdict"))
    #expect(reading.faults == [])
    #expect(reading.pairs(0) == ["%d of x/y=%d files|%d file", "w=W"])
    #expect(reading.pairs(1) == ["%d of x/y=%d Dateien|%d Datei"])
  }

  @Test func statesAndWhatIsNotTranslated() {
    let reading = read(
      Self.xcode(
        """
        <trans-unit id="a"><source>A</source><target state="needs-translation">A</target></trans-unit>
        <trans-unit id="b"><source>B</source><target state="needs-review-translation">B</target></trans-unit>
        <trans-unit id="c" approved="no"><source>C</source><target>C</target></trans-unit>
        <group translate="no"><trans-unit id="d"><source>D</source><target state="final">D</target></trans-unit></group>
        """))
    #expect(reading.tables[1].entries.map(\.state) == [.new, .needsReview, .needsReview, .translated])
    #expect(reading.tables[0].entries.map(\.shouldTranslate) == [true, true, true, false])
  }

  @Test func markupWithinTexts() {
    let reading = read(
      Self.xcode(
        """
        <trans-unit id="a"><source>A <g id="1">bold <x id="2" equiv-text="%@"/></g><x id="3" ctype="lb"/>B</source>
        <target><![CDATA[<b>]]> &#x41;<ph id="1">%d</ph><mrk mtype="seg">!</mrk><!-- no --></target></trans-unit>
        """))
    #expect(reading.faults == [])
    #expect(reading.pairs(0) == ["a=A bold %@\nB"])
    #expect(reading.pairs(1) == ["a=<b> A%d!"])
  }

  @Test func oneLanguage() {
    let reading = read(
      Self.xcode("<trans-unit id=\"a\"><source>Ok</source><target>OK</target></trans-unit>", target: "en"))
    #expect(reading.tables.count == 1)
    #expect(reading.pairs(0) == ["a=OK"])
  }

  @Test(arguments: [
    ("de.xcloc/Localized Contents/de.xliff", "", "xliff", "de"),
    ("x/de.xcloc/Localized Contents/app.xliff", "x", "app.xliff", "de"),
    ("x/tl/app.xliff", "x", "app.xliff", "tl"), ("x/app.xliff", "x", "app.xliff", nil),
    ("x/pt-BR.xliff", "x", "xliff", "pt-BR"),
  ])
  func places(path: String, folder: String, name: String, locale: String?) {
    let place = TranslationPlace(path: path)
    #expect(place.folder == folder && place.name == name && place.locale == locale.flatMap { LocaleTag($0) })
  }

  @Test func languageOfPath() {
    let text = Self.xcode("<trans-unit id=\"a\"><source>A</source><target>B</target></trans-unit>")
      .replacing(" target-language=\"de\"", with: "")
    #expect(read(text).tables.map(\.locale.identifier) == ["en", "de"])
    let unknown = read(text, path: "app.xliff")
    #expect(unknown.tables.map(\.locale.identifier) == ["en"])
    #expect(unknown.faults.count == 1 && unknown.faults[0].hasPrefix("3:1 The file does not say which language its targets"))
  }
}

/// Broken files: each fault has its place, and the rest is read.
@Suite struct XLIFFFaultTests {
  static let cases: [(units: String, faults: [String], keys: [String])] = [
    (
      "<trans-unit id=\"a\"><source>A<target>B</target></trans-unit>", ["5:20 `<source>` is not closed: expected `</source>`."],
      ["a"]
    ),
    (
      "<trans-unit id=\"a\"><source>A</source>\n<trans-unit id=\"b\"><source>B</source></trans-unit>",
      ["5:1 `<trans-unit>` is not closed: expected `</trans-unit>`."], ["a", "b"]
    ),
    ("<trans-unit><source>A</source></trans-unit>", ["5:1 `<trans-unit>` has no `id`."], []),
    ("<trans-unit id=\"a\"><target>A</target></trans-unit>", ["5:17 The unit has no `<source>`."], []),
    ("<trans-unit id=\"a\"><source>1 & 2</source></trans-unit>", ["5:30 A `&` within a text is written `&amp;`."], ["a"]),
    ("<trans-unit id=\"a\"><source>1 < 2</source></trans-unit>", ["5:30 A `<` within a text is written `&lt;`."], ["a"]),
    ("<trans-unit id=\"a\"><source>a <g>b</source></trans-unit>", ["5:34 `<g>` is not closed: expected `</g>`."], ["a"]),
    ("</group><trans-unit id=\"a\"><source>A</source></trans-unit>", ["5:1 `</group>` closes nothing."], ["a"]),
    ("<source>A</source>", ["5:1 `<source>` stands outside a unit."], []),
    (
      "<trans-unit id=a><source>A</source></trans-unit>",
      ["5:13 Expected an attribute such as `name=\"value\"`.", "5:1 `<trans-unit>` has no `id`."], []
    ),
    (
      "<trans-unit id=\"a\" maxwidth=\"x\"><source>A</source></trans-unit>",
      ["5:30 `maxwidth` is a number, not “x”."], ["a"]
    ),
    (
      "<trans-unit id=\"a\"><source>A</source></trans-unit>\n<trans-unit id=\"a\"><source>A</source></trans-unit>",
      ["6:17 The key “a” is already on line 5, with the same text."], ["a", "a"]
    ),
    (
      "<trans-unit id=\"a|==|plural.one\"><source>A</source></trans-unit>\n<trans-unit id=\"a|==|plural.one\"><source>A</source></trans-unit>",
      ["6:17 The unit “a|==|plural.one” stands here already."], ["a"]
    ),
    ("stray<trans-unit id=\"a\"><source>A</source></trans-unit>", ["5:1 Expected a tag, found “stray”."], ["a"]),
  ]

  @Test(arguments: cases.indices)
  func units(index: Int) {
    let (units, faults, keys) = Self.cases[index]
    let file = sourceFile("de.xliff", XLIFFReaderTests.xcode(units))
    let result = XLIFFReader.read(file)
    #expect(file.describe(result.faults) == faults)
    #expect(result.value.tables[0].entries.map(\.key) == keys)
  }

  @Test(arguments: [
    ("", ["1:1 Expected `<xliff>` with a `<file>` in it."]), ("<plist></plist>", ["1:1 Expected `<xliff>`, found `<plist>`."]),
    ("<xliff version=\"1.2\"/>", ["1:23 Expected `<xliff>` with a `<file>` in it."]),
    ("<!DOCTYPE xliff [<!ENTITY a \"b\">]>", ["1:1 Only XLIFF's own document type is read, without definitions of its own."]),
    (
      "<xliff><file source-language=\"x y\"",
      ["1:8 Expected a tag, found “<file source-language=\"x y\"”.", "1:1 `<xliff>` is not closed: expected `</xliff>`."]
    ),
    (
      "<xliff><file original=\"a\"></file></xliff>",
      ["1:8 The file does not say which language its sources are in (`source-language`); they are read as English."]
    ),
  ])
  func documents(text: String, faults: [String]) {
    let file = sourceFile("a.xliff", text)
    #expect(file.describe(XLIFFReader.read(file).faults) == faults)
  }

  @Test func cutFileKeepsWhatWasRead() throws {
    let whole = XLIFFReaderTests.xcode(
      "<trans-unit id=\"a\"><source>A</source><target>B</target></trans-unit>\n<trans-unit id=\"b\"><source>A</source>")
    let cut = String(whole.prefix(upTo: try #require(whole.firstRange(of: "\n</body>")).lowerBound))
    let result = XLIFFReader.read(sourceFile("de.xliff", cut))
    #expect(result.value.tables.map { $0.entries.map(\.key) } == [["a", "b"], ["a"]])
    #expect(
      sourceFile("de.xliff", cut).describe(result.faults) == ["6:1 `<trans-unit>` is not closed: expected `</trans-unit>`."])
  }
}
