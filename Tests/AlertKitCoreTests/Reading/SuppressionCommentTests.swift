import Testing

@testable import AlertKitCore

@Suite struct SuppressionCommentTests {
  @Test(arguments: [
    ("alertcopy:disable yes-no-button", ["yes-no-button"]),
    (" Title. alertcopy:disable a-b, c-d,e ", ["a-b", "c-d", "e"]),
    ("alertcopy:disable a-b - the word is a name", ["a-b"]),
    ("alertcopy:disable a-b\nNext line", ["a-b"]),
    (#"alertcopy:disable a-b\nNext line"#, ["a-b"]),
    ("<!--alertcopy:disable a-b-->", ["a-b"]),
    ("alertcopy:disable a\nalertcopy:disable b", ["a", "b"]),
    ("alertcopy:disabled a", []), ("xalertcopy:disable a", []), ("alertcopy:enable a", []), ("", []),
  ])
  func names(comment: String, expected: [String]) {
    let file = SourceFile(id: FileID(0), path: "a", text: Array(comment.utf8))
    let found = SuppressionComment.parse(file, in: 0..<file.text.count)
    #expect(found.map(\.rule.name) == expected)
    #expect(found.map { file.string(in: $0.range) } == expected)
  }

  @Test(arguments: ["alertcopy:disable", "alertcopy:disable -->", "alertcopy:disable\nnext line", "alertcopy:disable: "])
  func aCommentThatNamesNoRuleIsFound(comment: String) {
    let file = SourceFile(id: FileID(0), path: "a", text: Array(comment.utf8))
    let found = SuppressionComment.parse(file, in: 0..<file.text.count)
    #expect(found.map(\.rule) == [.unnamed])
    #expect(found.map { file.string(in: $0.range) } == ["alertcopy:disable"])
  }

  @Test func staysWithinTheRange() {
    let file = SourceFile(id: FileID(0), path: "a", text: Array("alertcopy:disable ab".utf8))
    #expect(SuppressionComment.parse(file, in: 0..<19).map(\.rule.name) == ["a"])
    #expect(SuppressionComment.parse(file, in: 1..<20).isEmpty)
  }
}
