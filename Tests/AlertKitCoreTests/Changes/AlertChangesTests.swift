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
    // Lines above it are no other place.
    let above = alert("A.ask.1", literal("Is this one above?"), buttons: [button("OK")])
    #expect(
      await outline(["A.swift": [Self.a]], ["A.swift": [above, alert("A.ask.2", key("a.title"), key("a.message"))]])
        == ["added A.ask.1"])
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
