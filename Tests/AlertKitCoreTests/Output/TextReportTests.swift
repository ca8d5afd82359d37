import AlertKitCore
import Testing

@Suite struct TextReportTests {
  private func photo() -> ReportFixture {
    var fixture = ReportFixture()
    fixture.file("/app/ko.lproj/Localizable.strings", "\"yes\" = \"예\";\n\"title\" = \"삭제\";\n")
    fixture.finding("yes-no-button", "“예” is Yes.", at: "예") {
      $0.surface = "delete-photo"
      $0.field = .button(1)
      $0.locale = LocaleTag("ko")
      $0.locales = ReportFixture.tags("ko", "zh-Hans")
      $0.text = "예"
      $0.guideline = "A11"
      $0.scenes = ["classic/iPhone SE/landscape/L"]
      $0.corrections = [Correction(grade: .safe, locale: nil, range: $0.range, change: .text(from: "", to: ""))]
    }
    fixture.finding("single-word-title", "One word says little.", .error, at: "삭제")
    fixture.summary.strings = 2
    fixture.summary.locales = ReportFixture.tags("en", "ko")
    fixture.summary.surfacesByOrigin = [.spec: 1, .keyNames: 3]
    return fixture
  }

  @Test func findingsOfAFile() {
    #expect(
      photo().render(.text) == """
        ko.lproj/Localizable.strings:2:12: error: One word says little. (single-word-title)
        2 | "title" = "삭제";
          |            ^^^^
          = `alertcopy rules single-word-title` says why

        ko.lproj/Localizable.strings:1:10: warning: “예” is Yes. (yes-no-button)
        1 | "yes" = "예";
          |          ^^
          = button 1 of delete-photo · ko and zh-Hans
          = on classic/iPhone SE/landscape/L
          = guideline A11; `alertcopy rules yes-no-button` says why

        1 error, 1 warning in 1 file; 1 finding can be fixed by `alertcopy fix`.
        Checked 1 file, 2 strings in 2 locales, 4 surfaces (1 from specs, 3 from key names).

        """)
  }

  @Test func manyFindingsOfOneRuleAreALineWithoutALocaleToo() {
    var fixture = ReportFixture()
    fixture.file("/app/A.swift", "let alert = 1\n")
    for number in 1...12 {
      fixture.finding("missing-title", "No title.", at: "alert") { $0.surface = "A.ask.\(number)" }
    }
    fixture.finding("no-buttons", "No buttons.", at: "alert") { $0.surface = "A.ask.1" }
    let text = fixture.render(.text)
    #expect(text.contains("and 11 more of this rule: `--only-rule missing-title` shows all\n"), "\(text)")
    #expect(text.contains("(no-buttons)"))
  }

  @Test func untranslatedLocalesAreALineEach() {
    var fixture = ReportFixture()
    for locale in ["ko", "uk"] {
      fixture.file("/app/\(locale).lproj/L.strings", "\"a\" = \"b\";\n")
      fixture.finding("untranslated-locale", "20 of 30 texts of alerts are untranslated.", at: "a") {
        $0.locale = LocaleTag(locale)
      }
    }
    #expect(
      fixture.render(.text) { $0.isQuiet = true } == """
        ko.lproj/L.strings:1:2: warning: 20 of 30 texts of alerts are untranslated. (untranslated-locale) · ko
        uk.lproj/L.strings:1:2: warning: 20 of 30 texts of alerts are untranslated. (untranslated-locale) · uk

        """)
  }

  @Test func quietLeavesTheSummaryOut() {
    let text = photo().render(.text) { $0.isQuiet = true }
    #expect(text.hasSuffix("says why\n"))
    #expect(!text.contains("Checked"))
    #expect(ReportFixture().render(.text) { $0.isQuiet = true } == "")
  }

  @Test func colorOnlyAddsEscapeSequences() {
    let colored = photo().render(.text) { $0.usesColor = true }
    #expect(colored.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
    #expect(colored.contains("\u{1B}[1;31m^^^^\u{1B}[0m"))
    #expect(colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == photo().render(.text))
  }

  @Test func notesAreCountedAndShownOnDemand() {
    var fixture = ReportFixture()
    fixture.file("/app/a.strings", "a b")
    fixture.finding("hint", "Just so.", .note, at: "a")
    fixture.summary.strings = 1
    #expect(
      fixture.render(.text) == """
        No problems found. 1 note (--notes shows it).
        Checked 1 file, 1 string, 0 surfaces.

        """)
    #expect(fixture.render(.text) { $0.showsNotes = true }.hasPrefix("a.strings:1:1: note: Just so. (hint)\n"))
    fixture.finding("hint", "Just so.", .note, at: "b")
    #expect(fixture.render(.text).hasPrefix("No problems found. 2 notes (--notes shows them).\n"))
    #expect(fixture.render(.text) { $0.showsNotes = true }.contains("\n2 notes in 1 file.\n"))
  }

  @Test func nothingFound() {
    var fixture = ReportFixture()
    #expect(fixture.render(.text).hasPrefix("No string tables, alert specs or sources with alerts were found.\n"))
    fixture.file("/app/a.strings", "")
    #expect(fixture.render(.text) == "No problems found.\nChecked 1 file, 0 strings, 0 surfaces.\n")
  }

  @Test func anUnreadableFileIsNeverClean() {
    var fixture = ReportFixture()
    fixture.file("/app/a.strings", "")
    fixture.unreadable = [Fault(.unreadable, "Permission denied.", at: fixture.range(of: ""))]
    let text = fixture.render(.text)
    #expect(text.hasPrefix("a.strings: error: Permission denied.\n\n1 file could not be read.\n"))
    #expect(!text.contains("No problems"))
  }

  @Test func whatTheSummarySaysOfStringsAndFacts() {
    var fixture = photo()
    fixture.summary.stringsOutsideSurfaces = 1
    fixture.summary.missingFacts = ["button case": ReportFixture.tags("bo", "ug"), "terms": []]
    #expect(
      fixture.render(.text).hasSuffix(
        """
        1 string is part of no surface and was checked only as part of its file.
        No button case known for bo and ug: rules that need it were silent there.

        """))
    fixture.summary.stringsOutsideSurfaces = 512
    #expect(fixture.render(.text).contains("512 strings are part of no surface and were checked only as part of their"))
  }

  @Test func theSameProblemManyTimesIsToldInShort() {
    var fixture = ReportFixture()
    fixture.file("/app/a.strings", (1...9).map { "alert.\($0) = Achtung;\n" }.joined())
    for number in 1...9 {
      fixture.finding("generic-title", "“Achtung” says nothing.", at: "Achtung", occurrence: number) {
        $0.surface = "alert.\(number)"
        $0.field = .title
        $0.text = "Achtung"
      }
    }
    let lines = fixture.render(.text).split(separator: "\n")
    #expect(lines.count { $0.contains("^") } == 3)
    #expect(lines.count { $0.contains("says why") } == 1)
    #expect(lines.contains("a.strings:9:11: warning: “Achtung” says nothing. (generic-title) · title of alert.9"))
  }

  @Test func longListsEnd() {
    var fixture = ReportFixture()
    fixture.file("/app/a.strings", "a")
    fixture.finding("rule", "Message.", at: "a") {
      $0.surface = "one"
      $0.surfaces = ["one", "two", "three", "four", "five"]
      $0.locales = ReportFixture.tags("ar", "de", "en", "es", "fr", "he", "ja", "ko", "nl", "pl")
      let place = Finding.Place(locale: nil, range: $0.range)
      $0.related = [place, place, place, place]
    }
    let text = fixture.render(.text)
    #expect(text.contains("= in one, two, three and 2 more · ar, de, en, es, fr, he, ja, ko and 2 more\n"))
    #expect(text.contains("= also at a.strings:1:1, a.strings:1:1, a.strings:1:1 and 1 more\n"))
  }

  @Test func placesInsideAndOutsideOfTheWorkingDirectory() {
    func shown(_ path: String, from folder: String) -> Substring? {
      var fixture = ReportFixture()
      fixture.file(path, "a")
      fixture.finding("rule", "Message.", at: "a")
      return fixture.render(.text) { $0.workingDirectory = folder }.split(separator: ":").first
    }
    #expect(shown("/app/ko.lproj/a.strings", from: "/app") == "ko.lproj/a.strings")
    #expect(shown("/app/ko.lproj/a.strings", from: "/app/") == "ko.lproj/a.strings")
    #expect(shown("./ko.lproj/../a.strings", from: "/app") == "a.strings")
    #expect(shown("/application/a.strings", from: "/app") == "/application/a.strings")
    #expect(shown("../other/a.strings", from: "/home/app") == "/home/other/a.strings")
    #expect(shown("/private/var/x/a.strings", from: "/var/x") == "a.strings")
    #expect(shown("/a.strings", from: "/") == "a.strings")
    #expect(shown("/앱/é😀/a.strings", from: "/앱/é😀") == "a.strings")
    #expect(shown("/app/\u{301}a.strings", from: "/app") == "\u{301}a.strings")
  }
}
