import Testing

@testable import AlertKitCore

/// What is broken, what is said about it and where, and what is read all the same.
@Suite struct StringsFaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var faults: [String]
    var pairs: [String]
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ faults: [String], _ pairs: [String]) {
      self.name = name
      self.text = text
      self.faults = faults
      self.pairs = pairs
    }
  }

  static let unclosed = "This text is not closed: a quotation mark is missing."
  static let conflict = "A merge conflict that was not resolved; both sides are read."

  static let cases = [
    Case(
      "stray sign after an entry", "\"a\" = \"1…\";=\n\n// c\n\"b\" = \"2\";", ["1:12 Expected a key, found `=`."],
      ["a=1…", "b=2"]),
    Case(
      "two semicolons", "\"a\" = \"1\";;\n\"b\" = \"2\";", ["1:11 Expected a key, found `;`; a device reads no further."],
      ["a=1", "b=2"]),
    Case("two semicolons at the end", "\"a\" = \"1\";;\n// c\n", ["1:11 Expected a key, found `;`."], ["a=1"]),
    Case(
      "no closing quote of a text", "\"a\" = \"1;\n\"b\" = \"2\";\n\"c\" = \"3\";", ["1:7 \(unclosed)"], ["a=1", "b=2", "c=3"]),
    Case(
      "no closing quote of a text, a comment below", "\"a\" = \"1;\n// the \"b\" key\n\"b\" = \"2\";", ["1:7 \(unclosed)"],
      ["a=1", "b=2"]),
    Case(
      "no closing quote, an unquoted key below", "\"a\" = \"1;\nb = \"2\";\nc = \"3\";", ["1:7 \(unclosed)"],
      ["a=1", "b=2", "c=3"]),
    Case("no closing apostrophe", "a = '1;\n\"b\" = \"2\";\n", ["1:5 \(unclosed)"], ["a=1", "b=2"]),
    Case(
      "no opening quote of a text", "\"a\" = one\";\n\"b\" = \"2\";", ["1:7 This text needs quotation marks."],
      ["a=one", "b=2"]),
    Case(
      "no quotes around a text", "\"a\" = one or two;\n\"b\" = \"2\";", ["1:7 This text needs quotation marks."],
      ["a=one or two", "b=2"]),
    Case(
      "no quotes around Korean", "\"a\" = 확인;\n\"b\" = \"2\";",
      ["1:7 Expected a quotation mark before the text, found `확`."], ["a=확인", "b=2"]),
    Case(
      "no closing quote of a key", "\"a = \"1\";\n\"b\" = \"2\";", ["1:1 This key is not closed: a quotation mark is missing."],
      ["b=2"]),
    Case(
      "no opening quote of a key", "a\" = \"1\";\n\"b\" = \"2\";", ["1:1 A quotation mark is missing before this key."],
      ["b=2"]),
    Case(
      "quotes in a text", "\"a\" = \"the \"best\" one\";\n\"b\" = \"2\";",
      ["1:13 Expected `;` after the text, found `b`; a quotation mark within a text is written `\\\"`."],
      ["a=the \"best\" one", "b=2"]),
    Case("no semicolon", "\"a\" = \"1\" // c\n\"b\" = \"2\";", ["1:10 Expected `;` after the text."], ["a=1", "b=2"]),
    Case(
      "no semicolon on one line", "\"a\" = \"1\" \"b\" = \"2\";", ["1:10 Expected `;` after the text."], ["a=1", "b=2"]),
    Case("no semicolon at the end", "\"a\" = \"1\"\n", ["1:10 Expected `;` after the text."], ["a=1"]),
    Case("no semicolon before the brace", "{ a = 1 }", ["1:8 Expected `;` after the text."], ["a=1"]),
    Case(
      "no equals sign", "\"a\" \"1\";\n\"b\" = \"2\";", ["1:4 Expected `=` between the key and its text."], ["a=1", "b=2"]),
    Case("only a key", "\"a\"\n\"b\" = \"2\";", ["1:4 Expected `=` or `;` after the key."], ["b=2"]),
    Case("a colon", "\"a\": \"1\",\n\"b\" = \"2\";", ["1:4 Expected `=` or `;` after the key, found `:`."], ["b=2"]),
    Case("no text", "\"a\" = ;\n\"b\" = \"2\";", ["1:7 Expected a text after `=`."], ["b=2"]),
    Case("no text and no semicolon", "\"a\" =\n\"b\" = \"2\";", ["1:6 Expected a text after `=`."], ["b=2"]),
    Case(
      "curly quotes", "“a” = “1”;\n\"b\" = \"2\";", ["1:1 Expected a key, found `“`; only straight quotation marks count."],
      ["b=2"]),
    Case(
      "a space that is none", "\u{A0}\"a\" = \"1\";\n\"b\" = \"2\";", ["1:1 Expected a key, found U+00A0."], ["b=2"]),
    Case(
      "cut off in a text", "\"a\" = \"1\";\n\"b\" = \"tw", ["2:7 \(unclosed)"], ["a=1", "b=tw"]),
    Case(
      "cut off after a key", "\"a\" = \"1\";\n\"b\"",
      ["2:4 The file ends in the middle of an entry: expected `=` after the key."], ["a=1"]),
    Case(
      "cut off after the sign", "\"a\" = \"1\";\n\"b\" = ",
      ["2:7 The file ends in the middle of an entry: expected a text after `=`."], ["a=1"]),
    Case(
      "comment not closed", "\"a\" = \"1\";\n/* c\n\"b\" = \"2\";\n", ["2:1 This comment is not closed: expected `*/`."],
      ["a=1", "b=2"]),
    Case(
      "merge conflict",
      "\"a\" = \"1\";\n<<<<<<< HEAD\n\"b\" = \"2\";\n=======\n\"b\" = \"3\";\n>>>>>>> other\n\"c\" = \"4\";\n",
      ["2:1 \(conflict)"], ["a=1", "b=2", "b=3", "c=4"]),
    Case(
      "merge conflict with the base",
      "<<<<<<< a\n\"b\" = \"2\";\n||||||| base\n\"b\" = \"0\";\n=======\n\"b\" = \"3\";\n>>>>>>> b\n\"b\" = \"3\";\n",
      ["1:1 \(conflict)", "8:2 The key “b” is already on line 6, with the same text."],
      ["b=2", "b=0", "b=3", "b=3"]),
    Case(
      "rest of a merge conflict", "\"a\" = \"1\";\n>>>>>>> other\n\"c\" = \"4\";\n", ["2:1 \(conflict)"], ["a=1", "c=4"]),
    Case(
      "a dictionary", "a = { b = \"}\"; };\nc = 1;",
      ["1:5 The value of a key is a text; lists, dictionaries and data are left out."], ["c=1"]),
    Case(
      "lists and data", "a = (b, (\"c\"));\nd = <00 ff>;\ne = 1;",
      [
        "1:5 The value of a key is a text; lists, dictionaries and data are left out.",
        "2:5 The value of a key is a text; lists, dictionaries and data are left out.",
      ], ["e=1"]),
    Case(
      "a list not closed", "a = (b;\n\"c\" = \"1\";\n",
      ["1:5 The value of a key is a text; lists, dictionaries and data are left out."], ["c=1"]),
    Case(
      "brace not closed", "{\n\"a\" = \"1\";\n", ["1:1 The brace is not closed: expected `}` at the end of the file."], ["a=1"]),
    Case("stray brace", "\"a\" = \"1\";\n}\n\"b\" = \"2\";", ["2:1 Expected a key, found `}`."], ["a=1", "b=2"]),
    Case(
      "no digits", "\"a\" = \"C:\\Users\";", ["1:10 Expected four hexadecimal digits after `\\U`."], ["a=C:Users"]),
    Case(
      "half a pair", "\"a\" = \"x\\UD83D\";",
      ["1:9 This escape is half of a surrogate pair, and the other half does not stand beside it."], ["a=x\u{FFFD}"]),
  ]

  @Test(arguments: cases)
  func reports(_ broken: Case) {
    let reading = TableFixture.strings(broken.text)
    #expect(reading.places == broken.faults)
    #expect(reading.pairs == broken.pairs)
  }

  @Test func columnsCountUTF16Units() {
    let reading = TableFixture.strings("\"😀\" = \"확인\"; =\n")
    #expect(reading.places == ["1:14 Expected a key, found `=`."])
  }
}
