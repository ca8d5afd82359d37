import Testing

@testable import AlertKitCore

@Suite struct StringsdictReaderTests {
  static let forms = "<key>one</key><string>%d photo</string><key>other</key><string>%d photos</string>"

  static func plural(_ name: String, _ forms: String = forms) -> String {
    """
    <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>\(forms)</dict>
    """
  }

  static func format(_ text: String) -> String {
    "<key>NSStringLocalizedFormatKey</key><string>\(text)</string>"
  }

  static func read(_ entry: String) -> TableReading {
    TableFixture.stringsdict(TableFixture.xml("<dict>\n<key>k</key><dict>\n\(entry)\n</dict></dict>"))
  }

  /// Variants, then substitutions, as one text each.
  static func described(_ reading: TableReading) -> [String] {
    reading.table.entries.flatMap { entry -> [String] in
      guard case .varied(let variants, let substitutions) = entry.value else { return ["plain"] }
      return variants.map(described)
        + substitutions.map { variable in
          "\(variable.name) \(variable.argument ?? 0) \(variable.specifier ?? "-"): "
            + variable.forms.map(described).joined(separator: ", ")
        }
    }
  }

  private static func described(_ variant: StringValue.Variant) -> String {
    let selectors = variant.selectors.map { selector in
      switch selector {
      case .plural(let name), .device(let name), .width(let name): name
      }
    }
    return (selectors + [variant.text.text]).joined(separator: "/")
  }

  @Test func formatAndVariables() throws {
    let reading = Self.read(
      Self.format("%2$#@photos@ in %#@albums@, 100%%#@x@") + Self.plural("photos") + Self.plural("albums"))
    #expect(reading.places == [])
    #expect(
      Self.described(reading) == [
        "%2$#@photos@ in %#@albums@, 100%%#@x@",
        "photos 2 d: one/%d photo, other/%d photos",
        "albums 0 d: one/%d photo, other/%d photos",
      ])
    let entry = try #require(reading.table.entries.first)
    #expect(reading.file.position(at: Int(entry.keyRange.start)) == SourcePosition(line: 5, column: 6))
    guard case .varied(_, let substitutions) = entry.value else { return #expect(Bool(false)) }
    #expect(substitutions.map { $0.forms.map { reading.file.string(in: $0.text.range) } }.first?.last == "%d photos")
  }

  @Test func devicesWithPlurals() {
    let reading = Self.read(
      """
      <key>NSStringDeviceSpecificRuleType</key><dict>
      <key>iphone</key><dict>\(Self.format("Tap %#@n@"))\(Self.plural("n"))</dict>
      <key>mac</key><dict>\(Self.format("Click %#@n@"))\(Self.plural("n"))</dict>
      <key>other</key><string>Choose</string></dict>
      """)
    #expect(reading.places == [])
    #expect(
      Self.described(reading) == [
        "iphone/Tap %#@n@", "mac/Click %#@n@", "other/Choose",
        "n 0 d: iphone/one/%d photo, iphone/other/%d photos, mac/one/%d photo, mac/other/%d photos",
      ])
  }

  @Test func widths() {
    let reading = Self.read(
      """
      <key>NSStringVariableWidthRuleType</key>
      <dict><key>20</key><string>Hi</string><key>50</key><string>Hello</string></dict>
      """)
    #expect(reading.places == [])
    #expect(Self.described(reading) == ["20/Hi", "50/Hello"])
  }

  @Test func commentsAndSuppressions() {
    let reading = TableFixture.stringsdict(
      TableFixture.xml(
        """
        <dict><!-- Title, alertcopy:disable generic-title -->
        <key>k</key><dict>\(Self.format("%#@n@"))\(Self.plural("n"))</dict></dict>
        """))
    #expect(reading.table.entries.map(\.comment) == ["Title, alertcopy:disable generic-title"])
    #expect(reading.table.suppressions.map(\.rule) == ["generic-title"])
  }

  @Test(arguments: [
    (plural("n"), "5:6 “k” has no NSStringLocalizedFormatKey.", ["n 0 d: one/%d photo, other/%d photos"]),
    (
      format("%#@n@") + plural("n", ""), "6:65 The variable “n” has no plural category.", ["%#@n@", "n 0 d: "]
    ),
    (
      format("%#@n@") + plural("n", "<key>others</key><string>1</string><key>other</key><string>2</string>"),
      "7:61 “others” is no plural category.", ["%#@n@", "n 0 d: other/2"]
    ),
    (
      format("%#@n@, %#@m@") + plural("n"), "6:46 The format names the variable “m”, which is not there.",
      ["%#@n@, %#@m@", "n 0 d: one/%d photo, other/%d photos"]
    ),
    (
      format("%#@n@") + plural("n").replacing("NSStringPluralRuleType", with: "NSStringMoodRuleType"),
      "6:122 “NSStringMoodRuleType” is no rule that is known; expected NSStringPluralRuleType.", ["%#@n@"]
    ),
    (format("a") + "<key>NSStringMoodRuleType</key><dict/>", "6:61 NSStringMoodRuleType is no rule that is known.", ["a"]),
    (
      "<key>NSStringDeviceSpecificRuleType</key><string>x</string>",
      "6:6 Expected a dictionary for NSStringDeviceSpecificRuleType, found a text.", []
    ),
    (
      format("a").replacing("string>", with: "data>").replacing(">a<", with: "><"),
      "5:6 Expected a text for NSStringLocalizedFormatKey, found data.", []
    ),
  ])
  func faults(entry: String, fault: String, expected: [String]) {
    let reading = Self.read(entry)
    #expect(reading.places == [fault])
    #expect(Self.described(reading) == expected)
  }

  @Test func oldStyleTextIsNoPropertyList() {
    #expect(TableFixture.stringsdict("{ a = b; }").places == ["1:1 Expected a property list in XML or binary form."])
  }
}
