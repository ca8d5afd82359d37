import Testing

@testable import AlertKitCore

@Suite struct StringsReaderTests {
  @Test(arguments: [
    (#""a" = "b";"#, ["a=b"]),
    ("a=b;c = d ;", ["a=b", "c=d"]),
    ("'a \"1\"' = 'it';", ["a \"1\"=it"]),
    (#""a";b;"#, ["a=a", "b=b"]),
    ("{ \"a\" = \"b\"; }\n", ["a=b"]),
    ("http://x.y/z-1_$ = 42;", ["http://x.y/z-1_$=42"]),
    ("\"a\" =\n\t\"b\"\u{2028};", ["a=b"]),
    ("\"a\" = \"line 1\nline 2\";", ["a=line 1\nline 2"]),
    ("\"a\" = \"{\n\";\n\"b\" = \"c\";", ["a={\n", "b=c"]),
    ("\"a\" /* 1 */ = /* 2 */ \"b\" // 3\n;", ["a=b"]),
    ("\"a\" = \"b // c\"; // \"x\" = \"y\";\n\"d\" = \"/* e */\";", ["a=b // c", "d=/* e */"]),
    ("\r\n\"a\" = \"b\";\r\n\r\n\"c\" = \"d\";\r\n", ["a=b", "c=d"]),
    ("\"확인\" = \"👨‍👩‍👧 예\";", ["확인=👨‍👩‍👧 예"]),
    ("", []), (" \n// nothing\n", []), ("// a list\n(\n\tOne,\n\t\"Two Three\"\n)\n", []),
  ])
  func grammar(text: String, expected: [String]) {
    let reading = TableFixture.strings(text)
    #expect(reading.pairs == expected)
    #expect(reading.places == [])
  }

  @Test(arguments: [
    (#"\n\t\r\a\b\f\v"#, "\n\t\r\u{07}\u{08}\u{0C}\u{0B}"),
    (#"\"\'\\"#, "\"'\\"),
    (#"\U00e9\u203A\U41"#, "é›A"),
    (#"\UD83D\UDE00\ud83d\ude00"#, "😀😀"),
    (#"\101\60\0617"#, "A017"),
    (#"\251\341\376"#, "\u{2019}\u{C6}\u{FFFD}"),
    (#"\q\’\users"#, "q’users"),
    ("a\\\nb", "a\nb"),
  ])
  func escapes(written: String, expected: String) throws {
    let reading = TableFixture.strings("\"k\" = \"\(written)\";")
    let entry = try #require(reading.table.entries.first)
    guard case .plain(let text) = entry.value else { return #expect(Bool(false)) }
    #expect(Array(text.text.unicodeScalars) == Array(expected.unicodeScalars))
    #expect(reading.file.string(in: text.range) == written)
    #expect(reading.places == [])
  }

  @Test func rangesLeaveTheQuotesOut() throws {
    let reading = TableFixture.strings("/* 👍 */\n\"확인\" = \"예 \\\"a\\\"\";\nplain = text;")
    let ranges = try reading.table.entries.map { entry in
      guard case .plain(let text) = entry.value else { throw Unexpected() }
      return [reading.file.string(in: entry.keyRange), reading.file.string(in: text.range)]
    }
    #expect(ranges == [["확인", "예 \\\"a\\\""], ["plain", "text"]])
    #expect(reading.file.position(at: Int(reading.table.entries[0].keyRange.start)) == SourcePosition(line: 2, column: 2))
  }

  @Test(
    arguments: [
      ("/* Title */\n\"a\" = \"b\";", ["Title"]),
      ("// one\n// two\n\"a\" = \"b\";", ["one\ntwo"]),
      ("/* Licence */\n\n/* Title */\n\"a\" = \"b\";", ["Title"]),
      ("// Section\r\n\r\n\"a\" = \"b\";", [nil]),
      ("\"a\" = \"b\"; // behind\n\"c\" = \"d\";", ["behind", nil]),
      ("\"a\" = \"b\"; /* behind */\n// above\n\"c\" = \"d\";", ["behind", "above"]),
      ("// above\n\"a\" /* in */ = \"b\"; // behind\n", ["above\nin\nbehind"]),
      ("/**/\n\"a\" = \"b\";", [nil]),
      ("/* more\n   lines */ \"a\" = \"b\";", ["more\n   lines"]),
    ] as [(String, [String?])])
  func comments(text: String, expected: [String?]) {
    let reading = TableFixture.strings(text)
    #expect(reading.table.entries.map(\.comment) == expected)
    #expect(reading.places == [])
  }

  @Test func suppressions() {
    let reading = TableFixture.strings(
      """
      // Title. alertcopy:disable yes-no-button, ok-spelling

      "a" = "b";
      "c" = "d"; // alertcopy:disable single-word-title
      /* alertcopy:disable generic-title */
      """)
    let named = reading.table.suppressions.map { "\($0.scope) \($0.rule) \(reading.file.string(in: $0.range))" }
    #expect(
      named == [
        #"entry(key: "a") yes-no-button yes-no-button"#, #"entry(key: "a") ok-spelling ok-spelling"#,
        #"entry(key: "c") single-word-title single-word-title"#, #"entry(key: "") generic-title generic-title"#,
      ])
  }

  @Test func duplicateKeys() {
    let long = String(repeating: "long ", count: 20)
    let reading = TableFixture.strings(
      "\"a\" = \"1\";\n\"b\" = \"2\";\n\"a\" = \"1\";\n\"b\" = \"\(long)\";\n\"\u{E9}\" = \"x\";\n\"e\u{301}\" = \"y\";\n")
    #expect(
      reading.places == [
        "3:2 The key “a” is already on line 1, with the same text.",
        "4:2 The key “b” is already on line 2, with another text: “2” there, "
          + "“long long long long long long long long…” here; the last one counts.",
      ])
    #expect(reading.faults.map(\.kind) == [.duplicateKey(sameValue: true), .duplicateKey(sameValue: false)])
    #expect(reading.table.entries.count == 6)
  }

  @Test func thriceIsComparedWithTheOneBefore() {
    let reading = TableFixture.strings("a = 1;\na = 2;\na = 1;\na = 1;")
    #expect(
      reading.faults.map(\.kind) == [
        .duplicateKey(sameValue: false), .duplicateKey(sameValue: false), .duplicateKey(sameValue: true),
      ])
    #expect(reading.places.last == "4:1 The key “a” is already on line 3, with the same text.")
  }

  @Test func manyKeys() {
    let text = (0..<5000).map { "\"key \($0)\" = \"\($0)\";\n" }.joined()
    #expect(TableFixture.strings(text).faults.isEmpty)
    #expect(TableFixture.strings(text + text).faults.count == 5000)
  }

  @Test func faultsAreBounded() {
    let reading = TableFixture.strings(String(repeating: "=\n", count: FaultLog.limit * 2))
    #expect(reading.faults.count == FaultLog.limit)
    #expect(reading.faults.last?.message == "There is more wrong with this file; the rest is not listed.")
  }

  private struct Unexpected: Error {}
}
