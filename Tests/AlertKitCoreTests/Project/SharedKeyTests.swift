import AlertKitCore
import Testing

/// Tables of one name hold their keys once; each keeps its own entries.
@Suite struct SharedKeyTests {
  private static let english = """
    /* The first of the long comments */
    "first.of.the.long.keys" = "One";
    /* The second of the long comments */
    "second.of.the.long.keys" = "Two";
    "third.of.the.long.keys" = "Three";
    """

  private func entries(_ other: String) async throws -> [String] {
    let app = await project(["en.lproj/Localizable.strings": Self.english, "ko.lproj/Localizable.strings": other])
    let table = try #require(app.tables.first)
    let keys = try #require(table.tables(in: tag("ko")).first).entries.map(\.key)
    return keys.map { key in
      let entry = table.entry(key, in: tag("ko"))
      guard case .plain(let text)? = entry?.value else { return "\(key): -" }
      return "\(key): \(text.text)" + (entry?.comment.map { " (\($0))" } ?? "")
    }
  }

  @Test func inOneOrder() async throws {
    let korean = """
      /* The first of the long comments */
      "first.of.the.long.keys" = "하나";
      /* Another comment, of its own */
      "second.of.the.long.keys" = "둘";
      "third.of.the.long.keys" = "셋";
      """
    #expect(
      try await entries(korean) == [
        "first.of.the.long.keys: 하나 (The first of the long comments)",
        "second.of.the.long.keys: 둘 (Another comment, of its own)", "third.of.the.long.keys: 셋",
      ])
  }

  @Test func inAnotherOrderWithOthersAndTwice() async throws {
    let korean = """
      "third.of.the.long.keys" = "셋";
      "fourth.of.the.long.keys" = "넷";
      "first.of.the.long.keys" = "하나";
      "second.of.the.long.keys" = "둘";
      "third.of.the.long.keys" = "삼";
      """
    #expect(
      try await entries(korean) == [
        "third.of.the.long.keys: 삼", "fourth.of.the.long.keys: 넷", "first.of.the.long.keys: 하나",
        "second.of.the.long.keys: 둘", "third.of.the.long.keys: 삼",
      ])
  }

  @Test func asManyWithOneTwice() async throws {
    let korean = """
      "first.of.the.long.keys" = "하나";
      "second.of.the.long.keys" = "둘";
      "second.of.the.long.keys" = "이";
      """
    #expect(
      try await entries(korean) == [
        "first.of.the.long.keys: 하나", "second.of.the.long.keys: 이", "second.of.the.long.keys: 이",
      ])
  }
}
