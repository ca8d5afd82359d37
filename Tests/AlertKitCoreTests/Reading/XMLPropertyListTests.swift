import Testing

@testable import AlertKitCore

@Suite struct XMLPropertyListTests {
  @Test func stringTable() throws {
    let reading = TableFixture.strings(
      TableFixture.xml(
        """
        <!-- file --><dict>
          <!-- Title. alertcopy:disable generic-title -->
          <key>a &amp; b</key>
          <string>&lt;1&gt; &#x1F600;&#233;<![CDATA[<&>]]><!-- none --> z</string>
          <key>c</key><string/>
          <key>d</key>
          <string>one\r\ntwo</string>
        </dict>
        """))
    #expect(reading.places == [])
    #expect(reading.pairs == ["a & b=<1> 😀é<&> z", "c=", "d=one\ntwo"])
    #expect(reading.table.entries.map(\.comment) == ["Title. alertcopy:disable generic-title", nil, nil])
    #expect(reading.table.entries.map { reading.file.string(in: $0.keyRange) }.first == "a &amp; b")
    #expect(reading.table.suppressions.map(\.rule) == ["generic-title"])
    #expect(reading.table.suppressions.map(\.scope) == [.entry(key: "a & b")])
  }

  @Test func everyKindOfValue() throws {
    let file = TableFixture.decoded(
      TableFixture.xml(
        """
        <dict><key>i</key><integer>-7</integer><key>h</key><integer>0x1F</integer><key>r</key><real>1.5</real><key>t</key><true/>
        <key>f</key><false/><key>d</key><date>2024-02-29T12:00:01Z</date><key>b</key><data>AQID\n/w==</data>
        <key>l</key><array><string>x</string><array/></array></dict>
        """
      ).utf8)
    let result = PropertyListReader.read(file.value)
    #expect(result.faults.isEmpty)
    let list = try #require(result.value)
    #expect(
      list.members?.map { "\($0.key.text) \(described($0.value))" } == [
        "i -7", "h 31", "r 1.5", "t true", "f false", "d 730900801.0", "b [1, 2, 3, 255]", "l [x, []]",
      ])
    #expect(list["i"].map { file.value.string(in: $0.range) } == "-7")
  }

  private func described(_ value: PropertyListValue) -> String {
    switch value.content {
    case .dictionary(let members): "{\(members.map { "\($0.key.text): \(described($0.value))" }.joined(separator: ", "))}"
    case .array(let values): "[\(values.map(described).joined(separator: ", "))]"
    case .string(let text): text
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .boolean(let value): "\(value)"
    case .date(let seconds): "\(seconds)"
    case .data(let bytes): "\(bytes)"
    }
  }

  static let refusal = "Only Apple's document type of property lists is read, without definitions of its own."

  @Test(arguments: [
    "<!DOCTYPE plist [<!ENTITY a \"b\">]>",
    "<!DOCTYPE plist SYSTEM \"file:///etc/passwd\">",
    "<!DOCTYPE html>",
    "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\" [<!ENTITY a \"\">]>",
  ])
  func documentTypesAreRefused(type: String) {
    let list = "<plist><dict><key>a</key><string>&a;</string></dict></plist>"
    let reading = TableFixture.strings("<?xml version=\"1.0\"?>\n\(type)\n\(list)")
    #expect(reading.places == ["2:1 \(Self.refusal)"])
    #expect(reading.pairs == [])
  }

  @Test(arguments: [
    "<!DOCTYPE plist PUBLIC \"-//Apple Computer//DTD PLIST 1.0//EN\"\n \"https://www.apple.com/DTDs/PropertyList-1.0.dtd\">",
    "<!DOCTYPE plist SYSTEM 'file://localhost/System/Library/DTDs/PropertyList.dtd'>", "",
  ])
  func documentTypesOfApple(type: String) {
    let list = "<plist><dict><key>a</key><string>b</string></dict></plist>"
    let reading = TableFixture.strings("<?xml version=\"1.0\"?>\(type)\(list)")
    #expect(reading.places == [])
    #expect(reading.pairs == ["a=b"])
  }

  @Test(arguments: [
    (
      "<dict><key>a</key><string>&b;</string></dict>",
      "4:27 The entity `&b;` is not one of XML's own, and no other is expanded.",
      ["a=&b;"]
    ),
    (
      "<dict><key>a</key><string>b & c</string></dict>",
      "4:29 A `&` within a text is written `&amp;`.",
      ["a=b & c"]
    ),
    (
      "<dict><key>a</key><string>b <b>c</string></dict>",
      "4:29 A `<` within a text is written `&lt;`.",
      ["a=b <b>c"]
    ),
    (
      "<dict><key>a</key><string>1\n<key>b</key><string>2</string></dict>",
      "4:19 `<string>` is not closed: expected `</string>`.",
      ["a=1", "b=2"]
    ),
    (
      "<dict><key>a</key><key>b</key><string>2</string></dict>",
      "4:12 Expected a value for this key.",
      ["b=2"]
    ),
    (
      "<dict><string>1</string><key>b</key><string>2</string></dict>",
      "4:7 Expected `<key>`, found `<string>`.",
      ["b=2"]
    ),
    (
      "<dict><key>a</key><string>1</string></array></dict>",
      "4:37 `</array>` closes nothing.",
      ["a=1"]
    ),
    (
      "<dict><key>a</key><string>1</string>",
      "4:1 `<dict>` is not closed: expected `</dict>` before `</plist>`.",
      ["a=1"]
    ),
    (
      "<dict><key>a</key><string>1</string>text</dict>",
      "4:37 Expected a tag, found “text”.",
      ["a=1"]
    ),
    (
      "<dict><key>a</key><array/><key>b</key><string>2</string></dict>",
      "4:12 The value of a key is a text; a list is left out.",
      ["b=2"]
    ),
    (
      "<dict><key>a</key><what><x>1</x></what><key>b</key><string>2</string></dict>",
      "4:19 Expected a value, found `<what>`.",
      ["b=2"]
    ),
    (
      "<dict><key>a</key><integer>1x</integer><key>b</key><string>2</string></dict>",
      "4:28 This is not a value for `<integer>`.",
      ["b=2"]
    ),
    (
      "<array><string>a</string></array>",
      "4:1 A table is a dictionary, not a list.",
      []
    ),
    (
      "<dict>\n<<<<<<< HEAD\n<key>a</key><string>1</string>\n=======\n<key>b</key><string>2</string>\n>>>>>>> x\n</dict>",
      "5:1 A merge conflict that was not resolved; both sides are read.",
      ["a=1", "b=2"]
    ),
    (
      "<dict><key>a</key><string>1</string><key>a</key><string>1</string></dict>",
      "4:42 The key “a” is already on line 4, with the same text.",
      ["a=1", "a=1"]
    ),
    (
      "<dict><key>a</key><string>1</string></dict><!ENTITY b \"c\">",
      "4:44 A declaration that no property list has; the file is not read any further.",
      []
    ),
  ])
  func recovers(content: String, fault: String, pairs: [String]) {
    let reading = TableFixture.strings(TableFixture.xml(content))
    #expect(reading.places == [fault])
    #expect(reading.pairs == pairs)
  }

  @Test func cutOff() {
    let reading = TableFixture.strings("<plist><dict><key>a</key><string>1</string><key>b</key><string>2")
    #expect(reading.pairs == ["a=1", "b=2"])
    #expect(reading.places == ["1:56 `<string>` is not closed: expected `</string>`."], "One fault of one cause.")
    let between = TableFixture.strings("<plist><dict><key>a</key><string>1</string><key>b</key>")
    #expect(between.pairs == ["a=1"])
    #expect(between.places == ["1:8 `<dict>` is not closed: the file ends before `</dict></plist>`."])
  }

  @Test(arguments: [90, 140, 200, 230, 300, 340])
  func anEntryOfPluralsThatIsCutOff(length: Int) {
    let entry = """
      <plist><dict><key>a</key><string>1</string><key>b</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d Foto</string><key>other</key><string>%d Fotos</string>
      </dict></dict></dict></plist>
      """
    let reading = TableFixture.stringsdict(String(entry.prefix(length)))
    #expect(reading.pairs == ["a=1"], "What stands before the cut is read.")
    #expect(reading.places.count == 1, "\(reading.places)")
  }

  @Test func depthIsBounded() {
    func nested(_ depth: Int) -> String {
      let open = String(repeating: "<array>", count: depth)
      return TableFixture.xml(open + open.replacing("<", with: "</"))
    }
    let deepest = TableFixture.decoded(nested(PropertyListReader.maximumDepth).utf8)
    #expect(PropertyListReader.read(deepest.value).faults.isEmpty)
    for depth in [PropertyListReader.maximumDepth + 1, 100_000] {
      let file = TableFixture.decoded(nested(depth).utf8)
      #expect(PropertyListReader.read(file.value).faults.map(\.message) == ["Nested more than 64 levels deep."])
    }
  }
}
