import AlertKitCore
import Testing

/// What became of alerts between two states of an app.
@Suite struct AlertChangesTests {
  private static let en = "App/en.lproj/Localizable.strings"
  private static let ko = "App/ko.lproj/Localizable.strings"
  private static let tables = [
    en: strings([
      "a.title": "Delete the photo?", "a.message": "It can’t be undone.", "b.title": "Empty the bin?",
      "b.message": "All of it.",
    ]),
    ko: strings(["a.title": "사진을 삭제하겠습니까?", "a.message": "되돌릴 수 없습니다.", "b.title": "휴지통을 비우겠습니까?", "b.message": "전부입니다."]),
  ]
  private static let a = alert("A.ask.1", key("a.title"), key("a.message"))
  private static let b = alert("B.ask.1", key("b.title"), key("b.message"))

  private func outline(
    _ files: [String: String], _ code: StateFixture.Code, to other: [String: String], _ later: StateFixture.Code
  ) async -> [String] {
    let now = await StateFixture.app(other, code: later)
    return await StateFixture.outline(await StateFixture.app(files, code: code, like: now), now)
  }

  /// With the same tables before and after.
  private func outline(_ code: StateFixture.Code, _ later: StateFixture.Code) async -> [String] {
    await outline(Self.tables, code, to: Self.tables, later)
  }

  /// With the same code before and after.
  private func outline(of code: StateFixture.Code, to other: [String: String]) async -> [String] {
    await outline(Self.tables, code, to: other, code)
  }

  private func tables(_ change: (inout [String: String]) -> Void) -> [String: String] {
    var tables = Self.tables
    change(&tables)
    return tables
  }

  @Test func nothingChanged() async {
    let code = ["A.swift": [Self.a, Self.b]]
    #expect(await outline(code, code) == [])
    let sorted = tables { $0[Self.ko] = $0[Self.ko]!.split(separator: "\n").reversed().joined(separator: "\n\n") }
    #expect(await outline(of: code, to: sorted) == [])
  }

  @Test func rewordedInTheLocalesWhoseTextChanged() async {
    let code = ["A.swift": [Self.a, Self.b]]
    let korean = tables { $0[Self.ko]!.replace("전부입니다.", with: "모두입니다.") }
    #expect(await outline(of: code, to: korean) == ["kept B.ask.1 ko: message"])
    let both = tables {
      $0[Self.ko]!.replace("전부입니다.", with: "모두입니다.")
      $0[Self.en]!.replace("Empty the bin?", with: "Empty the rubbish?")
    }
    #expect(await outline(of: code, to: both) == ["kept B.ask.1 en: title ko: message"])
  }

  @Test func aLocaleThatShowsTheSourceTextIsNoneThatChanged() async {
    let code = ["A.swift": [Self.a]]
    let without = tables { $0[Self.ko] = strings(["b.title": "휴지통?"]) }
    let reworded = without.merging([Self.en: without[Self.en]!.replacing("Delete the photo?", with: "Remove the photo?")]) {
      $1
    }
    #expect(await outline(without, code, to: reworded, code) == ["kept A.ask.1 en: title"])
    #expect(await outline(without, code, to: Self.tables, code) == ["kept A.ask.1 ko: title+message"])
  }

  @Test func ofTextsChosenAtRunTimeALocaleMayHaveSome() async {
    let ask = alert("A.ask.1", .alternatives([key("a.title"), key("b.title")]), key("a.message"))
    let without = tables { $0[Self.ko] = strings(["b.title": "휴지통을 비우겠습니까?", "a.message": "되돌릴 수 없습니다."]) }
    func reworded(_ path: String, _ old: String, _ new: String) async -> [String] {
      var other = without
      other[path]!.replace(old, with: new)
      return await outline(without, ["A.swift": [ask]], to: other, ["A.swift": [ask]])
    }
    #expect(await reworded(Self.ko, "휴지통을", "통을") == ["kept A.ask.1 ko: title"])
    #expect(await reworded(Self.en, "Delete the", "Remove the") == ["kept A.ask.1 en: title"])
  }

  @Test func whatCallersSupplyWordsOfIsToldWithThem() async {
    func made(_ id: String, _ title: StringReference?) -> Surface<StringReference> {
      var surface = alert(id, title, .dynamic("message"), buttons: [button("OK")])
      surface.site = SourceRange(file: FileID(0), start: 1, end: 2)
      return surface
    }
    let wrapper = made("A.show.1", .dynamic("title"))
    let calls = [made("A.f.1", literal("No network")), made("A.g.1", literal("No room"))]
    #expect(await outline([:], ["A.swift": [wrapper] + calls]) == ["added A.f.1", "added A.g.1"])
    #expect(await outline(["A.swift": [wrapper] + calls], ["A.swift": [wrapper, calls[0]]]) == ["removed A.g.1"])
    #expect(await outline([:], ["A.swift": [wrapper]]) == ["added A.show.1"])
    // Two ways to the same words are one alert.
    #expect(await outline([:], ["A.swift": [calls[0], made("A.h.1", literal("No network"))]]) == ["added A.f.1"])
    let other = alert("B.f.1", literal("No network"), .dynamic("message"), buttons: [button("OK")])
    #expect(await outline([:], ["A.swift": [calls[0], other]]) == ["added A.f.1", "added B.f.1"])
  }

  @Test func whatStaysNeitherComesNorGoes() async {
    let chosen = alert("A.ask.1", .alternatives([key("a.title"), key("b.title")]), key("a.message"))
    let code = ["A.swift": [chosen, alert("A.ask.2", key("b.title"), key("a.message")), alert("A.ask.3", key("b.message"))]]
    let without = tables {
      $0[Self.ko] = strings(["a.title": "사진을 삭제하겠습니까?", "a.message": "되돌릴 수 없습니다.", "b.message": "전부입니다."])
    }
    let now = await StateFixture.app(without.mapValues { $0.replacing("전부입니다", with: "모두입니다") }, code: code)
    let comparison = await StateFixture.compare(await StateFixture.app(without, code: code, like: now), now)
    #expect(comparison.changes.all.count == 1)
    for report in [comparison.came, comparison.went] {
      #expect(!report.findings.contains { $0.rule == "missing-translation" })
    }
  }

  @Test func aFaultOfOtherWordsHasNotGone() async {
    let code = ["A.swift": [Self.a, Self.b]]
    let long = tables { $0[Self.en]!.replace("Delete the photo?", with: "Delete the photo of the beach in the evening sun?") }
    let longer = tables { $0[Self.en]!.replace("Delete the photo?", with: "Delete the photo of the beach in the morning sun?") }
    func wraps(_ files: [String: String], _ other: [String: String]) async -> [Int] {
      let now = await StateFixture.app(other, code: code)
      let comparison = await StateFixture.compare(await StateFixture.app(files, code: code, like: now), now)
      return [comparison.came, comparison.went].map { $0.findings.count { $0.rule == "title-wraps" } }
    }
    #expect(await wraps(long, longer) == [1, 0])
    #expect(await wraps(long, Self.tables) == [0, 1])
    #expect(await wraps(Self.tables, long) == [1, 0])
  }

  @Test func whatOneLineStoodForHasNotCome() async {
    let numbers = 1...12
    func texts(_ numbers: ClosedRange<Int>, _ text: (Int) -> String) -> String {
      numbers.map { "\"k\($0)x\" = \"\(text($0))\";\n" }.joined()
    }
    let files = [
      Self.en: texts(numbers) { "Delete the photo of \($0) days ago?" }, Self.ko: texts(1...6) { "\($0)일 전 사진을 삭제하겠습니까?" },
    ]
    let code = numbers.map { alert("A.ask\($0).1", key("k\($0)x")) }
    // Untranslated are 6 of 12, and 6 of 11 once the first is gone.
    let (all, less) = (["A.swift": code], ["A.swift": Array(code.dropFirst())])
    func changes(_ code: StateFixture.Code, _ later: StateFixture.Code) async -> [[String]] {
      let now = await StateFixture.app(files, code: later)
      let comparison = await StateFixture.compare(await StateFixture.app(files, code: code, like: now), now)
      return [comparison.came, comparison.went].map { report in
        report.findings.map(\.rule.name).filter {
          ["missing-translation", "untranslated-locale", "untranslated-alert"].contains($0)
        }
      }
    }
    #expect(await changes(all, less) == [["untranslated-locale"], []])
    #expect(await changes(less, all) == [[], ["untranslated-locale"]])
  }

  @Test func addedRemovedShownAndHidden() async {
    let c = alert("C.ask.1", literal("Sign out of the account?"))
    #expect(await outline(["A.swift": [Self.a]], ["A.swift": [Self.a, c]]) == ["added C.ask.1"])
    #expect(await outline(["A.swift": [Self.a, c]], ["A.swift": [Self.a]]) == ["removed C.ask.1"])
    // The texts stood in the tables before, and stand there still.
    #expect(await outline(["A.swift": [Self.a]], ["A.swift": [Self.a, Self.b]]) == ["shown B.ask.1"])
    #expect(await outline(["A.swift": [Self.a, Self.b]], ["A.swift": [Self.a]]) == ["hidden B.ask.1"])
  }

  @Test func restructuredButtonsAndTexts() async {
    func structure(_ buttons: [SurfaceButton<StringReference>]) async -> [String] {
      await outline(["A.swift": [Self.a]], ["A.swift": [alert("A.ask.1", key("a.title"), key("a.message"), buttons: buttons)]])
    }
    #expect(await structure([button("Delete", .destructive), button("Cancel", .cancel)]) == ["kept A.ask.1 order"])
    #expect(await structure([button("Cancel", .cancel), button("Delete")]) == ["kept A.ask.1 role"])
    #expect(await structure([button("Cancel", .cancel)]) == ["kept A.ask.1 button-removed"])
    #expect(
      await structure([button("Cancel", .cancel), button("Share"), button("Delete", .destructive)]) == [
        "kept A.ask.1 button-added"
      ])
    #expect(await structure([button("Cancel", .cancel), button("Remove", .destructive)]) == ["kept A.ask.1 en: button 2"])
    #expect(
      await outline(["A.swift": [Self.a]], ["A.swift": [alert("A.ask.1", key("a.title"))]]) == ["kept A.ask.1 text-removed"])
  }

  @Test func anAlertThatMovedIsSaidOnce() async {
    let moved = alert("View.ask.1", key("a.title"), key("a.message"))
    #expect(await outline(["A.swift": [Self.a]], ["Views/View.swift": [moved]]) == ["kept View.ask.1 moved"])
    let words = literal("Sign out of the account?")
    #expect(
      await outline(["A.swift": [alert("A.ask.1", words)]], ["B.swift": [alert("B.show.1", words)]]) == ["kept B.show.1 moved"])
    // Of equal ones it is the one of the same member.
    let same = alert("A.ask.1", key("Sign out?"))
    #expect(
      await outline(["A.swift": [same]], ["B.swift": [alert("B.ask.1", key("Sign out?"))], "Views/A.swift": [same]])
        == ["added B.ask.1", "kept A.ask.1 moved"])
    // Lines above it are no other place.
    let above = alert("A.ask.1", literal("Is this one above?"), buttons: [button("OK")])
    #expect(
      await outline(["A.swift": [Self.a]], ["A.swift": [above, alert("A.ask.2", key("a.title"), key("a.message"))]])
        == ["added A.ask.1"])
  }

  @Test func whatSeveralShareTellsNoneInAnotherMember() async {
    func error(_ id: String, _ message: StringReference? = .dynamic("error"), _ role: ButtonRole = .default)
      -> Surface<StringReference>
    {
      alert(id, key("error.title"), message, buttons: [button("OK", role)])
    }
    let stays = ["S.swift": [error("S.ask.1")]]
    func outline(_ old: StateFixture.Code, _ new: StateFixture.Code) async -> [String] {
      await self.outline(stays.merging(old) { $1 }, stays.merging(new) { $1 })
    }
    #expect(
      await outline(["A.swift": [error("A.ask.1")]], ["B.swift": [error("B.ask.1", nil, .cancel)]])
        == ["added B.ask.1", "removed A.ask.1"])
    // Of two with its words it is the one that is equal to it.
    let old = error("A.ask.1", key("b.message"))
    #expect(
      await outline(
        ["A.swift": [old]],
        ["B.swift": [error("B.ask.1", key("b.message"), .cancel)], "C.swift": [error("C.ask.1", key("b.message"))]])
        == ["added B.ask.1", "kept C.ask.1 moved"])
    // What is the alert's own tells it.
    #expect(
      await outline(["A.swift": [old]], ["B.swift": [error("B.ask.1", key("b.message"), .cancel)]])
        == ["kept B.ask.1 role moved"])
  }

  @Test func aFindingAboutRewordedWordsCameWhateverTellsTheAlert() async {
    for title in [key("a.title"), literal("Delete the photo?"), .dynamic("name"), nil] {
      func state(_ label: String, like other: Project? = nil) async -> Project {
        let buttons = [button("Cancel", .cancel), SurfaceButton(title: key("remove"), role: .default)]
        let files = Self.tables.merging([Self.en: Self.tables[Self.en]! + "\"remove\" = \"\(label)\";\n"]) { $1 }
        return await StateFixture.app(files, code: ["A.swift": [alert("A.ask.1", title, buttons: buttons)]], like: other)
      }
      func found(_ old: String, _ new: String) async -> [Int] {
        let now = await state(new)
        let comparison = await StateFixture.compare(await state(old, like: now), now)
        return [comparison.came, comparison.went].map { $0.findings.count { $0.rule == "unmarked-destructive" } }
      }
      #expect(await found("Remove from List", "Remove from the List") == [1, 0], "\(title.debugDescription)")
      #expect(await found("Remove from List", "Remove from List") == [0, 0], "\(title.debugDescription)")
    }
  }

  @Test func findingsOfAlertsThatAreNotListedSayWhereTheyAre() async {
    var watch = alert("W.ask.1", literal("Remove the photo?"), buttons: [button("Remove"), button("Discard", .cancel)])
    watch.platforms = [.watchOS]
    let now = await StateFixture.app(code: ["W.swift": [watch]])
    let then = await StateFixture.app(code: ["W.swift": []], like: now)
    let comparison = await StateFixture.compare(then, now)
    #expect(comparison.changes.all.isEmpty && comparison.came.findings.contains { $0.rule == "cancel-label" })
    let report = ChangesReport(from: then, to: now, comparison: comparison, scenes: [], states: ("then", "now"))
    for format in [ChangesReport.Format.text, .markdown, .html] {
      let text = report.render(format, options: ChangesReport.Options(workingDirectory: "/app", name: "App"))
      #expect(text.contains("W.ask.1 · W.swift:1:81"), "\(text)")
    }
  }

  @Test func aRewordedAlertIsOneWhateverTellsIt() async {
    func reworded(_ old: StringReference, _ new: StringReference) async -> [String] {
      await outline([:], ["A.swift": [alert("A.ask.1", old)]], to: [:], ["A.swift": [alert("A.ask.1", new)]])
    }
    #expect(await reworded(literal("Delete the photo?"), literal("Remove the photo?")) == ["kept A.ask.1 en: title"])
    #expect(await reworded(literal("Delete?"), literal("Do you want to lose it?")) == ["kept A.ask.1 en: title"])
    #expect(await reworded(key("Delete the photo?"), key("Remove the photo?")) == ["kept A.ask.1 en: title"])
    // A key of its own instead of another's.
    let own = alert("A.ask.1", key("a.title"), key("b.message"))
    #expect(await outline(["A.swift": [Self.a]], ["A.swift": [own]]) == ["kept A.ask.1 en: message ko: message"])
  }

  @Test func ofSeveralInOneMemberTheLikestIsReworded() async {
    let old = [
      alert("A.ask.1", literal("Delete the photo of the beach?")), alert("A.ask.2", literal("Sign out of the account?")),
    ]
    let new = [
      alert("A.ask.1", literal("No network"), buttons: [button("OK")]),
      alert("A.ask.2", literal("Sign out of your account?")), alert("A.ask.3", literal("Delete that photo of the beach?")),
    ]
    #expect(
      await outline([:], ["A.swift": old], to: [:], ["A.swift": new])
        == ["added A.ask.1", "kept A.ask.2 en: title", "kept A.ask.3 en: title"])
  }

  @Test func alertsWithoutKnownTextsAreToldByTheirButtons() async {
    let old = [alert("A.ask.1", .dynamic("title"), buttons: [button("Retry"), button("Close", .cancel)])]
    let new = [
      alert("A.ask.1", .dynamic("title"), buttons: [button("OK")]),
      alert("A.ask.2", .dynamic("other"), buttons: [button("Retry"), button("Close", .cancel)]),
    ]
    #expect(await outline([:], ["A.swift": old], to: [:], ["A.swift": new]) == ["added A.ask.1"])
  }

  @Test func alertsOfUnknownWordsInOtherMembersAreOthers() async {
    let old = alert("A.ask.1", .dynamic("error"), buttons: [button("OK")])
    let new = alert("B.show.1", .dynamic("error"), buttons: [button("OK")])
    #expect(await outline([:], ["A.swift": [old]], to: [:], ["B.swift": [new]]) == ["added B.show.1", "removed A.ask.1"])
  }

  @Test func whatBelongsToOtherPathsIsNotListed() async {
    func state(_ files: [String: String], reporting path: String) async -> Project {
      var files = inputs(files)
      for index in files.indices { files[index].isReported = files[index].path == path }
      return await Project.assemble(files)
    }
    let korean = tables { $0[Self.ko]!.replace("되돌릴", with: "취소할") }
    let spec = ["App/alerts.yaml": "alerts:\n  a: {title: a.title, message: a.message}\n", "Other/x.strings": ""]
    let expected: [(path: String, changes: [String])] = [("Other/x.strings", []), (Self.ko, ["kept a ko: message"])]
    for (path, changes) in expected {
      let then = await state(Self.tables.merging(spec) { $1 }, reporting: path)
      let now = await state(korean.merging(spec) { $1 }, reporting: path)
      #expect(await StateFixture.outline(then, now) == changes)
    }
  }
}
