import AlertKitCore
import Testing

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("mesage", "message"), ("titel", "title"), ("actionSheet", "action-sheet"), ("disabledRules", "disabled_rules"),
    ("TITLE", "title"), ("x", nil), ("", nil), ("notification", nil), ("sarfi", "sarif"),
  ])
  func suggestion(name: String, expected: String?) {
    let candidates = ["title", "message", "action-sheet", "disabled_rules", "sarif"]
    #expect(NearestName.suggestion(for: name, in: candidates) == expected)
  }

  @Test func theNearestWins() {
    #expect(NearestName.suggestion(for: "notes", in: ["nodes", "note"]) == "nodes")
    #expect(NearestName.suggestion(for: "not", in: ["nodes", "note"]) == "note")
  }
}
