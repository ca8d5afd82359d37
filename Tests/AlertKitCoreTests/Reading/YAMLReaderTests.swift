import AlertKitCore
import Testing

@Suite struct YAMLReaderTests {
  private func read(_ text: String) -> (outline: String, faults: [String], document: Document) {
    let file = sourceFile("a.yaml", text)
    let result = YAMLReader.read(file)
    return (result.value.root.outline, file.describe(result.faults), result.value)
  }

  @Test func valuesOfEveryKind() {
    let result = read(
      "a: 1\nb: [yes, no, ~, 'it''s', \"x\\ty\"]\nc:\n- d: |\n    two\n    lines\n- \ne: {f: *Name}\n".replacing(
        "*Name", with: "2*3"))
    #expect(result.outline == "{a: 1, b: [yes, no, null, \"it's\", \"x\ty\"], c: [{d: \"two\nlines\n\"}, null], e: {f: 2*3}}")
    #expect(result.faults == [])
  }

  @Test func rangesInTheText() throws {
    let text = "é😀: \"가\\\"나\" # note\r\nb: 'it''s'\r\nc: &x !!str plain text\r\nd: |\r\n  one\r\n  two\r\ne: [*x]\r\n"
    let file = sourceFile("a.yaml", text)
    let members = Array(YAMLReader.read(file).value.root.members)
    #expect(members.map { file.string(in: $0.key.range) } == ["é😀", "b", "c", "d", "e"])
    #expect(members.prefix(4).map { file.string(in: $0.value.range) } == ["가\\\"나", "it''s", "plain text", "one\r\n  two"])
    #expect(file.place(members[0].value.range) == "1:7")
    #expect(members.map { file.place($0.key.range) } == ["1:1", "2:1", "3:1", "4:1", "7:1"])
    #expect(members[4].value.elements[0].text == "plain text")
  }

  @Test func lineBreaksOfYAML() {
    let file = sourceFile("a.yaml", "a: \"x\u{2028}y\u{85}z\"\rb: 1\nc: 2\r\nd: 3")
    let members = Array(YAMLReader.read(file).value.root.members)
    #expect(members.map { file.string(in: $0.key.range) } == ["a", "b", "c", "d"])
  }

  @Test(arguments: [
    ("a: [1, 2\nb: 3\n", "2:2"), ("a: [1, 2\n", "1:4"), ("é😀: 'open\n", "1:6"), ("a: b: c\n", "1:5"), ("a:\n\t- b\n", "2:1"),
    ("a: @b\n", "1:4"), ("a: 1\n---\nb: 2\n", "2:1"), ("a: \u{1}\n", "1:4"), ("a: 1\n<<<<<<< HEAD\n", "2:1"),
    ("a: 1\nb: 2\na: 3\n", "3:1"), ("x:\n  - {a: 1, a: 2}\n", "2:6"), ("a: *nowhere\n", "1:4"),
  ])
  func oneFaultWithItsPlace(text: String, place: String) {
    let faults = read(text).faults
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix(place + " ") == true, "\(faults)")
  }

  @Test func duplicateKeysNameTheFirst() {
    #expect(read("a: 1\n\"b*\": 2\n\"b*\": 3\n").faults == ["2:1 the key \"b*\" stands on line 2 already"])
    #expect(read("?\n-\n? \n\n\n-").faults == ["2:1 a key stands here twice"])
    #expect(read("a: 1\nb: 2\na: 3\n").faults == ["3:1 the key \"a\" stands on line 1 already"])
  }

  @Test(arguments: ["[", "{a: ", "- ", "? "])
  func deepNesting(opening: String) {
    let faults = read(String(repeating: opening, count: 10_000) + "1").faults
    #expect(faults.count == 1)
    #expect(faults.first?.contains("nested too deeply; the file is not read") == true)
  }

  @Test func deepIndentation() {
    let lines = (0..<1_000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(read(lines).faults == ["130:130 nested too deeply; the file is not read"])
  }

  @Test func nestingPastTheLimitIsLeftOut() {
    let deep = String(repeating: "[", count: 75) + String(repeating: "]", count: 75)
    let result = read("a: \(deep)\nb: 2\n")
    #expect(result.faults == ["1:68 nested too deeply; what is inside is not read"])
    #expect(result.document.root["b"]?.integer == 2)
  }

  @Test func aliasesStandForTheirAnchors() {
    let result = read("a: &ok {title: x}\nb: [*ok, *ok]\n*ok : 1\n")
    #expect(result.outline.hasPrefix("{a: {title: x}, b: [{title: x}, {title: x}]"))
    #expect(result.faults == [])
  }

  @Test func aliasBombsAreBounded() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<40 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let result = read(text)
    #expect(result.faults.count == 1)
    #expect(result.faults.first?.contains("aliases stand for too much text") == true)
  }

  /// Places on one long line must not be searched from its start each time.
  @Test(.timeLimit(.minutes(1))) func aLongLine() throws {
    let text = "[" + String(repeating: "é, ", count: 50_000) + "x]"
    let last = try #require(YAMLReader.read(sourceFile("a.yaml", text)).value.root.elements.last)
    #expect(last.range.offsets == 200_001..<200_002)
  }

  @Test func longChainsOfAliasesAreBounded() {
    var text = "- &a0 x\n"
    for level in 1..<5_000 { text += "- &a\(level) [*a\(level - 1)]\n" }
    #expect(read(text).faults.count == 1)
  }
}
