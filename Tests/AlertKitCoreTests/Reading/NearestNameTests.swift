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

  @Test(arguments: [
    ("yes-no", ["yes-no-button"]), ("buton-case", ["button-case"]), ("title", ["title-case", "title-wraps"]),
    ("Wraps", ["title-wraps"]), ("un", []), ("other", []),
  ])
  func suggestions(name: String, expected: [String]) {
    let names = ["yes-no-button", "button-case", "title-case", "title-wraps"]
    #expect(NearestName.suggestions(for: name, in: names) == expected)
  }

  @Test func severalNamesAreAsked() {
    let refusal = NearestName.refusal(of: "title", as: "rule", among: ["title-case", "title-wraps"])
    #expect(refusal == "no rule is named “title”; did you mean “title-case” or “title-wraps”?")
  }

  @Test func theNearestWins() {
    #expect(NearestName.suggestion(for: "notes", in: ["nodes", "note"]) == "nodes")
    #expect(NearestName.suggestion(for: "not", in: ["nodes", "note"]) == "note")
  }
}
