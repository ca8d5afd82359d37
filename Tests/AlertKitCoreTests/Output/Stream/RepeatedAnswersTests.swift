import Testing

@testable import AlertKitCore

/// What a responder keeps of requests that come again.
@Suite struct RepeatedAnswersTests {
  private static func alone(_ line: String) -> String {
    var responder = CheckResponder()
    return responder.answer(to: line)
  }

  @Test(arguments: [
    #"{"id": 1, "locale": "en", "role": "alert.button", "text": "Yes"}"#,
    #"{"id":"a b","locale":"ko","role":"alert.button","text":"예"}"#,
    #"{ "id" : 0 , "locale": "en", "title": "Delete it?", "buttons": ["No", "Yes"]}"#,
    #"{"id": 1, "locale": "en", "role": "alert.button", "text": "Yes", "id": 2}"#,
    #"{"id": 01, "locale": "en", "role": "alert.button", "text": "Yes"}"#,
    #"{"id": "a\"b", "locale": "en", "role": "alert.button", "text": "Yes"}"#,
    #"{"locale": "en", "id": 4, "role": "alert.button", "text": "Yes"}"#,
    #"{"id": 1, "locale": "en", "role": "alert.button"}"#, #"{"id": 1}"#, #"{"id": 1, "#, "",
  ])
  func whatComesAgainIsAnsweredAlike(line: String) {
    var responder = CheckResponder()
    for _ in 0..<4 { #expect(responder.answer(to: line) == Self.alone(line)) }
  }

  @Test func anotherIDIsAnsweredByItsOwn() {
    var responder = CheckResponder()
    for number in 0..<6 {
      let line = #"{"id": \#(number), "locale": "en", "role": "alert.button", "text": "Yes"}"#
      #expect(responder.answer(to: line) == Self.alone(line))
    }
    let late = #"{"id": 7, "locale": "en", "role": "alert.button", "text": "Yes", "id": 9}"#
    for _ in 0..<3 { #expect(responder.answer(to: late).hasPrefix(#"{"id": 9,"#)) }
  }

  @Test(
    arguments: [#""id": 2"#, #""\u0069d": 2"#, #""id": "a""#, #""id": null"#],
    ["7", "123456", "\"\(String(repeating: "a", count: 600))\""])
  func theLastIDIsTheRequests(second: String, first: String) {
    var responder = CheckResponder()
    let line = #"{"id": \#(first), "locale": "en", "role": "alert.button", "text": "Yes", \#(second)}"#
    for _ in 0..<4 { #expect(responder.answer(to: line) == Self.alone(line)) }
    let other = #"{"id": 8, "locale": "en", "role": "alert.button", "text": "Yes", \#(second)}"#
    #expect(responder.answer(to: other) == Self.alone(other))
    #expect(!Self.alone(line).hasPrefix(#"{"id": \#(first)"#))
  }

  @Test func moreThanIsKeptIsAnswered() {
    var responder = CheckResponder()
    func line(_ number: Int) -> String {
      #"{"id": \#(number), "locale": "en", "role": "alert.button", "text": "Word \#(number)"}"#
    }
    for _ in 0..<2 { for number in 0..<5000 { _ = responder.answer(to: line(number)) } }
    for number in [0, 17, 4095, 4096, 4999] { #expect(responder.answer(to: line(number)) == Self.alone(line(number))) }
  }
}
