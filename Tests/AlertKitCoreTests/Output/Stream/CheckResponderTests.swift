import Foundation
import Testing

@testable import AlertKitCore

@Suite struct CheckResponderTests {
  private func answer(_ line: String, _ configuration: Configuration = Configuration()) throws -> [String: Any] {
    var responder = try! CheckResponder(configuration: configuration)
    let answer = responder.answer(to: line)
    return try #require(try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any], "\(answer)")
  }

  private func findings(_ line: String, _ configuration: Configuration = Configuration()) throws -> [[String: Any]] {
    try #require(try answer(line, configuration)["findings"] as? [[String: Any]])
  }

  private func rules(_ line: String, _ configuration: Configuration = Configuration()) throws -> Set<String> {
    Set(try findings(line, configuration).compactMap { $0["rule"] as? String })
  }

  private func configuration(_ text: String) -> Configuration {
    ConfigurationReader.read(sourceFile(".alertcopy.yml", text)).value.configuration
  }

  private static let yesNo = """
    {"id": "a", "locale": "en", "title": "Delete this photo?", \
    "buttons": [{"title": "No", "role": "cancel"}, {"title": "Yes", "role": "destructive"}]
    """

  @Test func anAlert() throws {
    let answer = try answer(Self.yesNo + "}")
    #expect(answer["id"] as? String == "a")
    let findings = try #require(answer["findings"] as? [[String: Any]])
    let finding = try #require(findings.first { $0["rule"] as? String == "yes-no-button" })
    #expect(finding["field"] as? String == "button 1" && finding["text"] as? String == "No")
    #expect(finding["locale"] as? String == "en" && finding["guideline"] as? String != nil)
    let room = try #require(answer["room"] as? [[String: Any]])
    #expect(room.map { $0["field"] as? String } == ["title", "button 1", "button 2"])
    #expect(room.map { $0["limit"] as? String } == ["second-line", "stack", "stack"])
    #expect(answer["scenes"] == nil && answer["picture"] == nil && answer["error"] == nil)
  }

  @Test func oneText() throws {
    let answer = try answer(#"{"id": 7, "locale": "ko", "role": "alert.button", "text": "예"}"#)
    let findings = try #require(answer["findings"] as? [[String: Any]])
    #expect(findings.map { $0["rule"] as? String } == ["yes-no-button"])
    let room = try #require((answer["room"] as? [[String: Any]])?.first)
    #expect(room["limit"] as? String == "stack" && (room["characters"] as? Int ?? 0) > 3)
    #expect(try rules(#"{"locale": "en", "role": "alert.text-field", "text": "Name"}"#) == [])
  }

  /// A text by itself has the findings of its field, and none about what is not there.
  @Test(arguments: TextRole.allCases)
  func oneTextOfEveryRole(role: TextRole) throws {
    for text in ["", "Hello", "Click OK!!", "%@", "Are you sure"] {
      let line = #"{"locale": "en", "role": "\#(role.rawValue)", "text": "\#(text)", "layout": true, "picture": true}"#
      for finding in try findings(line) { #expect(finding["field"] as? String == role.field.description) }
    }
  }

  @Test func placeholdersAreComparedWithTheSource() throws {
    #expect(
      try rules(#"{"locale": "de", "role": "alert.title", "text": "Löschen?", "source": "Delete “%@”?"}"#).contains(
        "placeholder-mismatch"))
    let named =
      #"{"locale": "en", "role": "alert.title", "text": "Delete?", "source": {"locale": "de", "text": "„%@“ löschen?"}}"#
    #expect(try rules(named).contains("placeholder-mismatch"))
  }

  @Test func whatTheLocaleLacksIsMissing() throws {
    let line = #"{"locale": "de", "title": "Foto löschen?", "source": {"title": "Delete Photo?", "message": "It is gone."}}"#
    let missing = try findings(line).first { $0["rule"] as? String == "missing-translation" }
    #expect(missing?["field"] as? String == "message")
  }

  @Test func sampleValuesFillPlaceholders() throws {
    func points(_ arguments: String) throws -> Double {
      let line = #"{"locale": "en", "role": "alert.title", "text": "%@?", "arguments": \#(arguments)}"#
      let room = try #require(try answer(line)["room"] as? [[String: Any]])
      return try #require(room.first?["points"] as? Double)
    }
    #expect(try points(#"["I"]"#) > points(#"["Wilhelmina"]"#))
    let alert = #"{"locale": "en", "title": "%@?", "message": "Gone.", "layout": true, "arguments": {"title": ["Beach"]}}"#
    let scenes = try #require(try answer(alert)["scenes"] as? [[String: Any]])
    #expect((scenes[0]["title"] as? [String: Any])?["lines"] as? [String] == ["Beach?"])
  }

  @Test func severalLocales() throws {
    let line = """
      {"locale": "en", "title": {"en": "Delete photo?", "ko": "사진 삭제?"}, \
      "buttons": [{"title": {"en": "Yes", "ko": "예"}}, {"title": {"en": "No", "ko": "아니요"}, "role": "cancel"}]}
      """
    let finding = try #require(try findings(line).first { $0["rule"] as? String == "yes-no-button" })
    #expect(finding["locales"] as? [String] == ["en", "ko"])
    let room = try #require(try answer(line)["room"] as? [[String: Any]])
    #expect(Set(room.compactMap { $0["locale"] as? String }) == ["en", "ko"])
  }

  @Test func scenesAreThoseThatAreNamed() throws {
    let names =
      #""layout": true, "devices": ["iPhone 16"], "designs": ["classic"], "orientations": ["portrait"], "textSizes": ["L", "AX1"]"#
    let scenes = try #require(try answer(Self.yesNo + ", \(names)}")["scenes"] as? [[String: Any]])
    #expect(scenes.count == 2)
    #expect(scenes.allSatisfy { $0["arrangement"] != nil && $0["frame"] != nil })
    let text = #"{"locale": "en", "role": "alert.message", "text": "Gone.", "layout": true, "designs": ["glass"]}"#
    #expect((try answer(text)["scenes"] as? [[String: Any]])?.count == 4)
  }

  @Test func aPictureIsDrawn() throws {
    let picture = try #require(try answer(Self.yesNo + #", "picture": true}"#)["picture"] as? String)
    #expect(picture.hasPrefix("<?xml") && picture.contains("Delete this photo?"))
  }

  @Test func fixesAreGiven() throws {
    let finding = try #require(
      try findings(#"{"locale": "en", "role": "alert.button", "text": "Delete!"}"#).first {
        $0["rule"] as? String == "button-punctuation"
      })
    #expect(finding["fixable"] as? Bool == true)
    #expect((finding["fixes"] as? [[String: Any]])?.first?["text"] as? String == "Delete")
    let roles =
      #"{"locale": "en", "title": "Delete this photo?", "buttons": [{"title": "Delete"}, {"title": "Cancel", "role": "cancel"}]}"#
    let unmarked = try #require(try findings(roles).first { $0["rule"] as? String == "unmarked-destructive" })
    let fix = try #require((unmarked["fixes"] as? [[String: Any]])?.first)
    #expect(fix["roles"] as? [String: String] == ["1": "destructive"])
  }

  @Test func onlyTheRulesThatAreNamedRun() throws {
    #expect(try rules(Self.yesNo + #", "rules": ["yes-no-button"]}"#) == ["yes-no-button"])
    #expect(try rules(Self.yesNo + #", "rules": []}"#) == [])
    let error = try answer(Self.yesNo + #", "rules": ["yes-no-buton"]}"#)["error"] as? String
    #expect(error?.contains("did you mean “yes-no-button”?") == true)
  }

  @Test func configurationHolds() throws {
    let line = #"{"locale": "en", "title": "Delete asset?", "message": "It is gone.", "buttons": ["OK", "Delete"]}"#
    let own = configuration(
      """
      disabled_rules: [unmarked-destructive]
      title-wraps: {severity: error}
      custom_rules:
        - {id: no-jargon, message: Say “photo”., fields: [title], words: [asset]}
      devices: [iPhone 16]
      designs: [glass]
      """)
    #expect(try rules(line, own).contains("no-jargon"))
    #expect(try rules(line).contains("unmarked-destructive") && !rules(line, own).contains("unmarked-destructive"))
    #expect((try answer(String(line.dropLast()) + #", "layout": true}"#, own)["scenes"] as? [Any])?.count == 2)
  }

  @Test func commentsSilence() throws {
    #expect(try !rules(Self.yesNo + #", "comment": "House style. alertcopy:disable yes-no-button"}"#).contains("yes-no-button"))
    #expect(try rules(Self.yesNo + #", "comment": "alertcopy:disable title-wraps"}"#).contains("unused-suppression"))
    let text =
      #"{"locale": "en", "role": "alert.button", "text": "Yes", "comment": "alertcopy:disable yes-no-button, title-case"}"#
    #expect(try rules(text) == [])
  }

  /// A regular expression that takes too long is given up for one request, and tried again on the next.
  @Test func aSlowRuleIsGivenUpForOneRequest() throws {
    var responder = try CheckResponder(
      configuration: configuration(
        "custom_rules:\n  - {id: slow, message: Slow., fields: [title], regex: '^(a+)+$'}\n"))
    func answer(_ text: String) throws -> [String: Any] {
      try streamed(["locale": "en", "role": "alert.title", "text": text], &responder)
    }
    let first = try answer(String(repeating: "a", count: 4000) + "!")
    #expect(first["unfinished"] as? [String] == ["slow"])
    let second = try answer("aaa")
    #expect((second["findings"] as? [[String: Any]])?.contains { $0["rule"] as? String == "slow" } == true)
    #expect(second["unfinished"] == nil)
  }

  @Test(arguments: [
    ("nonsense", "null"), ("[]", "null"), (#"{"id": 3}"#, "3"), (#"{"id": "k", "locale": "en"}"#, #""k""#),
    (#"{"id": 1, "locale": "??", "title": "x"}"#, "1"), (#"{"id": 1, "locale": "en", "titel": "x"}"#, "1"),
    (#"{"id": 1, "locale": "en", "kind": "toast", "title": "x"}"#, "1"), (#"{"id": 1, "locale": "en", "title": 5}"#, "1"),
    (#"{"id": 1, "locale": "en", "role": "alert.tilte", "text": "x"}"#, "1"),
    (#"{"id": 1, "locale": "en", "text": "x"}"#, "1"), (#"{"id": 1, "locale": "en", "role": "alert.title"}"#, "1"),
    (#"{"id": 1, "locale": "en", "role": "alert.title", "text": "x", "title": "y"}"#, "1"),
    (#"{"id": 1, "locale": "en", "title": "x", "devices": ["iPhone 99"]}"#, "1"),
    (#"{"id": 1, "locale": "en", "title": "x", "orientations": ["upside-down"]}"#, "1"),
    (#"{"id": 1, "locale": "en", "title": "x", "buttons": [{"role": "cancel"}]}"#, "1"),
    (#"{"id": 1, "locale": "en", "title": "x", "buttons": [{"title": "OK", "role": "stop"}]}"#, "1"),
    (#"{"id": 1, "locale": "en", "title": "x", "buttons": ["OK"], "source": {"locale": "de", "buttons": ["a", "b"]}}"#, "1"),
    (#"{"id": 1, "locale": "en", "title": "x", "body": "y"}"#, "1"), (#"{"id": 1, "locale": "en", "title": "x"} {}"#, "1"),
    (#"{"id": 1, "locale": "en", "title": "\q"}"#, "1"), (#"{"id": 1, "locale": "en", "title": "x"#, "1"),
    (#"{"title": "# + String(repeating: "[", count: 100_000), "null"),
    (#"{"a\"b": 1}"#, "null"), (#"{"id": "a\ude00"}"#, "null"), (#"{"id": "\ud83d", "locale": "en"}"#, "null"),
    (#"{"id": "\ud83d\ude00"}"#, #""\ud83d\ude00""#),
  ])
  func badLinesAreAnswered(line: String, id: String) throws {
    let answer = try answer(line)
    #expect(Set(answer.keys) == ["id", "error"])
    var responder = CheckResponder()
    #expect(responder.answer(to: line).hasPrefix("{\"id\": \(id), \"error\": \""))
  }

  @Test func invalidUTF8IsAnError() {
    var responder = CheckResponder()
    for bytes in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82]] as [[UInt8]] {
      var output: [UInt8] = []
      let line = Array(#"{"id": 1, "locale": "en", "title": ""#.utf8) + bytes + Array(#""}"#.utf8)
      line.withUnsafeBufferPointer { responder.answer($0, into: &output) }
      #expect(String(decoding: output, as: UTF8.self).contains("not UTF-8"))
    }
  }

  @Test func answersDependOnNothingBefore() throws {
    var responder = CheckResponder()
    let lines = [
      Self.yesNo + "}", "bad", #"{"id": 2, "locale": "ko", "role": "alert.button", "text": "예"}"#,
      #"{"id": 3, "locale": "ar", "kind": "notification", "title": "طلب", "body": "غادر الطرد المتجر."}"#, Self.yesNo + "}",
    ]
    for line in lines {
      var fresh = CheckResponder()
      #expect(responder.answer(to: line) == fresh.answer(to: line))
    }
    #expect(responder.answer(to: " \t") == "")
  }

  /// Whatever the bytes are, there is one line, and it is JSON.
  @Test func anyBytesAreAnswered() throws {
    var responder = CheckResponder()
    let seed = Array((Self.yesNo + #", "source": {"title": "a"}, "layout": true, "arguments": {"title": ["x"]}}"#).utf8)
    var mutator = Mutator(seed: 18)
    for _ in 0..<300 {
      var output: [UInt8] = []
      let line = mutator.document(from: [seed]).filter { $0 != 0x0A }
      line.withUnsafeBufferPointer { responder.answer($0, into: &output) }
      guard !output.isEmpty else { continue }
      #expect(output.count { $0 == 0x0A } == 1 && output.last == 0x0A)
      #expect((try? JSONSerialization.jsonObject(with: Data(output))) != nil, "\(String(decoding: line, as: UTF8.self))")
    }
  }

  @Test func marksOnOneLetterAreBounded() {
    let text = "a" + String(repeating: "\u{301}\u{323}", count: 300)
    var responder = CheckResponder()
    let answer = responder.answer(to: #"{"id": 7, "locale": "en", "role": "alert.title", "text": "\#(text)"}"#)
    #expect(answer.contains("more combining marks on one letter than any language has"), "\(answer)")
    let short = responder.answer(to: #"{"id": 7, "locale": "vi", "role": "alert.title", "text": "e\u0302\u0301"}"#)
    #expect(!short.contains("error"))
  }
}
