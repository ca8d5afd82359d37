import Foundation
import Testing

@testable import AlertKitCore

@Suite struct WrapResponderTests {
  private func answer(_ line: String) -> String {
    answer(Array(line.utf8))
  }

  private func answer(_ line: [UInt8]) -> String {
    var responder = WrapResponder()
    var output: [UInt8] = []
    line.withUnsafeBufferPointer { responder.answer($0, into: &output) }
    return String(decoding: output, as: UTF8.self)
  }

  private func object(_ line: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(answer(line).utf8)) as? [String: Any])
  }

  @Test func answersWithOffsetsAndWidths() throws {
    let result = try object(
      #"{"id": "a\"1", "text": "\ud83d\ude00 caf\u00e9\nok", "locale": "fr", "style": "alert.message", "width": 238, "x": [{}, null]}"#
    )
    #expect(result["id"] as? String == "a\"1")
    #expect(result["starts"] as? [Int] == [0, 8])
    #expect((result["widths"] as? [Double])?.count == 2)
    #expect(try #require(result["natural"] as? Double) > 30)
  }

  @Test func emptyTextHasNoLines() {
    let line = #"{"id": 7, "text": "", "locale": "en", "style": "alert.title", "width": 10}"#
    #expect(answer(line) == #"{"id": 7, "starts": [], "widths": [], "natural": 0}"# + "\n")
  }

  @Test func strategyIsStandardUnlessNamed() throws {
    let request =
      #""text": "You have 1 tasks that you missed the deadline.", "locale": "en", "style": "alert.message", "width": 238"#
    #expect(try object("{\(request)}")["starts"] as? [Int] == [0, 33])
    #expect(try object("{\(request), \"strategy\": \"greedy\"}")["starts"] as? [Int] == [0, 37])
  }

  @Test func aNumberMayHaveAnExponent() throws {
    let request =
      #""id": 1, "text": "What is said in a message of some length goes on here.", "locale": "en", "style": "alert.message""#
    #expect(
      try object("{\(request), \"width\": 2e2}")["starts"] as? [Int] == object("{\(request), \"width\": 200}")["starts"]
        as? [Int])
  }

  @Test(arguments: [
    (#"{"id": 3, "text": "x"}"#, "3"), (#"{"id": "k", "text": 5, "locale": "en"}"#, #""k""#), ("nonsense", "null"),
    ("[]", "null"),
    (#"{"id": 1, "text": "x", "locale": "en", "style": "alert.title", "width": -1}"#, "1"),
    (#"{"id": 1, "text": "x", "locale": "??", "style": "alert.title", "width": 1}"#, "1"),
    (#"{"id": 1, "text": "x", "locale": "en", "style": "poster", "width": 1}"#, "1"),
    (#"{"id": 1, "text": "x", "locale": "en", "style": "alert.title", "width": 1, "strategy": "best"}"#, "1"),
    (#"{"id": 1, "text": "x"#, "1"), (#"{"id": 1, "text": "\q"}"#, "1"), (#"{"id": {}, "text": ""}"#, "null"),
    (#"{"id": 1} {}"#, "1"), (#"{"id": 1e990, "text": ""}"#, "null"), (String(repeating: "[", count: 100_000), "null"),
    (#"{"a": "# + String(repeating: "[", count: 100_000), "null"),
  ])
  func badLinesAreAnswered(line: String, id: String) {
    let text = answer(line)
    #expect(text.hasPrefix("{\"id\": \(id), \"error\": \""))
    #expect(text.hasSuffix("\"}\n"))
  }

  @Test(arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82]] as [[UInt8]])
  func invalidUTF8IsAnError(bytes: [UInt8]) {
    #expect(answer(Array(#"{"id": 1, "text": ""#.utf8) + bytes + Array(#""}"#.utf8)).contains("not UTF-8"))
  }

  /// Time must not grow with the square of a word's length.
  @Test(arguments: ["a", "க\u{BCB}", "😀", "字", "ب"])
  func veryLongWords(character: String) throws {
    let text = String(repeating: character, count: 100_000)
    let began = ContinuousClock.now
    let result = try object(#"{"id": 1, "text": "\#(text)", "locale": "en", "style": "alert.title", "width": 238}"#)
    #expect(try #require(result["starts"] as? [Int]).count > 1000)
    #expect(ContinuousClock.now - began < .seconds(20))
  }

  @Test func blankLinesAreNotAnswered() {
    #expect(answer(" \t\r") == "")
  }

  @Test func aResponderForgetsTheLineBefore() {
    var responder = WrapResponder()
    var output: [UInt8] = []
    for line in [#"{"id": 1, "text": "x", "locale": "en", "style": "alert.title", "width": 9}"#, #"{"text": "y"}"#] {
      Array(line.utf8).withUnsafeBufferPointer { responder.answer($0, into: &output) }
    }
    #expect(String(decoding: output, as: UTF8.self).split(separator: "\n").last?.hasPrefix(#"{"id": null, "error""#) == true)
  }
}
