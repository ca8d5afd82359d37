import AlertKitCore
import Testing

@Suite struct JSONReaderTests {
  private func read(_ text: String) -> (outline: String, faults: [String], document: Document) {
    let file = sourceFile("a.json", text)
    let result = JSONReader.read(file)
    return (result.value.root.outline, file.describe(result.faults), result.value)
  }

  @Test func valuesOfEveryKind() {
    let result = read(#"{"a": [1, -0.5e+3, 0], "b": {"c": true, "d": false, "e": null}, "": "", "a": []}"#)
    #expect(result.outline == #"{"a": [1, -0.5e+3, 0], "b": {"c": true, "d": false, "e": null}, "": "", "a": []}"#)
    #expect(result.faults == [])
  }

  @Test func escapes() throws {
    let result = read(#"["\"\\\/\b\f\n\r\t", "\u00e9\uD83D\uDE00", "가\u0000"]"#)
    #expect(result.faults == [])
    #expect(result.document.root.elements.map(\.text) == ["\"\\/\u{8}\u{C}\n\r\t", "é😀", "가\0"])
  }

  @Test(arguments: [
    (#"["a\uD83D"]"#, "1:4 half of a surrogate pair", "a\u{FFFD}"),
    (#"["\uDE00b"]"#, "1:3 half of a surrogate pair", "\u{FFFD}b"),
    (#"["\uD83D\u0041"]"#, "1:3 half of a surrogate pair", "\u{FFFD}A"),
    (#"["\u12"]"#, "1:3 \\u takes four hexadecimal digits", "\u{FFFD}"),
    (#"["a\qb"]"#, "1:4 an unknown escape; a backslash is written \\\\", "aqb"),
    ("[\"a\tb\"]", "1:4 a control character in a text is written \\u00…", "a\tb"),
    ("[\"a\0b\"]", "1:4 a control character in a text is written \\u00…", "a\0b"),
  ])
  func textsWithFaults(text: String, fault: String, value: String) {
    let result = read(text)
    #expect(result.faults == [fault])
    #expect(result.document.root.elements.first?.text == value)
  }

  @Test func rangesLeaveQuotesOut() throws {
    let file = sourceFile("a.json", "{\r\n  \"é😀\": [\"x\\n\"]\r\n}")
    let root = JSONReader.read(file).value.root
    let member = try #require(Array(root.members).first)
    #expect(file.string(in: member.key.range) == "é😀")
    #expect(file.place(member.key.range) == "2:4")
    #expect(file.string(in: member.value.range) == "[\"x\\n\"]")
    #expect(file.place(member.value.range) == "2:10")
    #expect(file.string(in: member.value.elements[0].range) == "x\\n")
    #expect(root.range.offsets == 0..<file.text.count)
  }

  @Test(arguments: [
    ("", "?", ["1:1 the file is empty"]),
    ("  \n", "?", ["1:1 the file is empty"]),
    (#"{"a": 1,}"#, #"{"a": 1}"#, ["1:8 a comma stands before the end of the list"]),
    (#"[1, 2,]"#, "[1, 2]", ["1:6 a comma stands before the end of the list"]),
    (#"[1,, 2]"#, "[1, 2]", ["1:4 unexpected comma"]),
    ("{\"a\": 1\n \"b\": 2}", #"{"a": 1, "b": 2}"#, ["2:2 a comma is missing before this"]),
    (#"{"a" 1, "b": 2}"#, #"{"a": 1, "b": 2}"#, ["1:6 expected \":\" after the key"]),
    (#"{"a": , "b": 2}"#, #"{"a": ?, "b": 2}"#, ["1:7 expected a value, found \",\""]),
    (#"{a: 1, "b": 2}"#, #"{"b": 2}"#, ["1:2 expected a key in double quotes, found \"a\""]),
    (#"{"a": tru, "b": 01}"#, #"{"a": ?, "b": ?}"#, ["1:7 \"tru\" is no JSON value", "1:17 \"01\" is no JSON value"]),
    (#"{"a": [1, "b"}"#, #"{"a": [1, "b"]}"#, ["1:14 \"]\" is missing before this \"}\""]),
    (#"{"a": 1], "b": 2}"#, #"{"a": 1, "b": 2}"#, ["1:8 unexpected \"]\""]),
    ("{\"a\": \"x,\n \"b\": 2}", #"{"a": "x,", "b": 2}"#, ["1:7 a text without its closing quote"]),
    (
      "{\"a\": {\"b\": \"x", #"{"a": {"b": "x"}}"#,
      ["1:13 a text without its closing quote", "1:15 the file ends before its closing \"}\""]
    ),
    ("{\"é😀\": [1,", "{\"é😀\": [1]}", ["1:12 the file ends before its closing \"]\""]),
    ("{\"a\"", #"{"a": ?}"#, ["1:5 the file ends before its closing \"}\""]),
    ("// c\n[1 /* d\n */, 2]", "[1, 2]", ["1:1 JSON has no comments", "2:4 JSON has no comments"]),
    ("[1] x", "[1]", ["1:5 nothing may follow the end of the document"]),
    ("@ [1]", "[1]", ["1:1 unexpected \"@\""]),
    ("[1, :, 2]", "[1, 2]", ["1:5 unexpected \":\""]),
  ])
  func recovers(text: String, outline: String, faults: [String]) {
    let result = read(text)
    #expect(result.outline == outline)
    #expect(result.faults == faults)
  }

  @Test func mergeMarkersAreFaultsAndBothSidesAreRead() {
    let result = read("{\n<<<<<<< HEAD\n\"a\": 1,\n=======\n\"a\": 2,\n>>>>>>> theirs\n\"b\": 3\n}")
    #expect(result.outline == #"{"a": 1, "a": 2, "b": 3}"#)
    #expect(result.faults.map { $0.prefix(3) } == ["2:1", "4:1", "6:1"])
  }

  @Test(arguments: ["[", "{\"a\":"])
  func deepNesting(opening: String) {
    let closing = opening == "[" ? "]" : "}"
    let text = String(repeating: opening, count: 10_000) + "1" + String(repeating: closing, count: 10_000)
    let column = 64 * opening.count + 1
    let fault = "1:\(column) nested more than 64 levels deep; what is inside is not read"
    #expect(read(text).faults == [fault])
  }

  @Test func whatFollowsDeepNestingIsRead() {
    let deep = String(repeating: "[", count: 100) + "\"]\"" + String(repeating: "]", count: 100)
    let result = read("{\"a\": \(deep), \"b\": 2}")
    #expect(result.faults.count == 1)
    #expect(result.document.root["b"]?.integer == 2)
  }

  @Test func unclosedDeepNestingEnds() {
    let faults = read(String(repeating: "[", count: 10_000)).faults
    #expect(faults.count == 2)
    #expect(faults.last == "1:10001 the file ends before its closing \"]\"")
  }

  @Test func manyFaultsAreCutOff() {
    let faults = read("[" + String(repeating: "nope, ", count: 1000) + "1]").faults
    #expect(faults.count == 100)
    #expect(faults.last?.hasSuffix("too many errors; the rest of the file is not read") == true)
  }
}
