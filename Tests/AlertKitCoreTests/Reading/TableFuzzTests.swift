import Foundation
import Testing

@testable import AlertKitCore

/// Damaged documents must neither crash the readers nor make them hang, and every range they give lies within the file.
///
/// `ALERTCOPY_FUZZ` sets the number of documents.
@Suite struct TableFuzzTests {
  static let count = ProcessInfo.processInfo.environment["ALERTCOPY_FUZZ"].flatMap { Int($0) } ?? 8_000

  static let strings = """
    /* Title of the alert. alertcopy:disable generic-title */
    "photo.delete.title" = "Delete %lld photos?"; // behind
    // Korean
    "확인" = "예 \\"a\\" \\U00e9\\UD83D\\UDE00\\101\\n";
    plain.key = 'it''s';

    "lone";
    <<<<<<< HEAD
    "b" = "one
    two";
    =======
    "b" = (a, {b = c;}, <00>);
    >>>>>>> other

    """

  static let stringsdict = TableFixture.xml(
    """
    <dict><!-- Title --><key>photos &amp; &#233;</key><dict>
    \(StringsdictReaderTests.format("%1$#@n@ <![CDATA[<]]>"))\(StringsdictReaderTests.plural("n"))
    <key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>x</string></dict></dict>
    <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string/></dict></dict>
    <key>v</key><array><integer>1</integer><real>2.5</real><true/><date>2024-01-01T00:00:00Z</date><data>AQI=</data></array></dict>
    """)

  static let xliff = XLIFFReaderTests.xcode(
    """
    <trans-unit id="k|==|plural.one" maxwidth="3" size-unit="char"><source>a &amp; <g id="1">b<x id="2"/></g></source>
    <target state="new"><![CDATA[<]]><ph id="1">%d</ph></target><note>alertcopy:disable x</note></trans-unit>
    <unit id="u"><originalData><data id="d">%@</data></originalData><segment state="initial"><source><pc id="1"
    dataRefStart="d">x</pc></source></segment></unit><trans-unit id="/a:dict/b:dict/one:dict/:string"><source/></trans-unit>
    """)

  static let seeds: [[UInt8]] = [
    Array(xliff.utf8),
    Array(strings.utf8), [0xFF, 0xFE] + TableFixture.utf16(strings, isBigEndian: false),
    TableFixture.utf16(strings, isBigEndian: true), Array("{\n\(strings)}\n".utf8), Array(stringsdict.utf8),
    BinaryPropertyListTests.table,
    BinaryPropertyListTests.list([
      [0xD2, 1, 2, 3, 4], BinaryPropertyListTests.ascii("k"), BinaryPropertyListTests.utf16("예"),
      [0xA3, 1, 5, 6], [0xD1, 2, 7], [0x13, 0, 0, 0, 0, 0, 0, 0, 1], [0x42, 1, 2], [0x33, 0, 0, 0, 0, 0, 0, 0, 0],
    ]),
  ]

  static let tokens = [
    "\"", "'", "\\", "\\U", "\\UD83D", ";", "=", "{", "}", "(", "<", "/*", "*/", "//", "\n", "\r\n",
    "\n<<<<<<< a\n", "\n=======\n",
    "<dict>", "</dict>", "<key>", "</key>", "<string>", "</string>", "<array>", "<!--", "-->", "<![CDATA[", "]]>", "&#x0;",
    "&a;", "<trans-unit id=\"a\">", "</trans-unit>", "<source>", "</source>", "<target>", "<g>", "</g>", "<file>", "</file>",
    "=\"",
    "<!DOCTYPE", "\u{FEFF}", "\0", "bplist00", "NSStringLocalizedFormatKey", "%#@",
  ]

  @Test func survivesDamage() {
    var mutator = Mutator(seed: 20_24)
    let clock = ContinuousClock()
    var slowest = Duration.zero
    for _ in 0..<Self.count {
      let bytes = mutator.document(from: Self.seeds, tokens: Self.tokens)
      var areInFile = true
      let time = clock.measure { areInFile = Self.read(bytes) }
      slowest = max(slowest, time)
      if !areInFile { Issue.record("a range is not in the file: \(bytes)") }
    }
    #expect(slowest < .seconds(5))
  }

  /// Reads a document by every reader; whether all ranges lie within it.
  private static func read(_ bytes: [UInt8]) -> Bool {
    let file = TableFixture.decoded(bytes)
    let strings = StringsReader.read(file.value, name: "a", module: "b", locale: TableFixture.korean)
    let stringsdict = StringsdictReader.read(file.value, name: "a", module: "b", locale: TableFixture.korean)
    let list = PropertyListReader.read(file.value)
    let xliff = XLIFFReader.read(file.value)
    let ranges =
      (file.faults + strings.faults + stringsdict.faults + list.faults).map(\.range)
      + strings.value.entries.map(\.keyRange) + strings.value.suppressions.map(\.range)
      + stringsdict.value.entries.map(\.keyRange) + xliff.faults.map(\.range)
      + xliff.value.tables.flatMap { $0.entries.map(\.keyRange) + $0.suppressions.map(\.range) }
    return ranges.allSatisfy { 0 <= $0.start && $0.start <= $0.end && $0.end <= file.value.text.count }
  }

  /// What a reader might look for again and again; a quadratic one would take minutes.
  @Test(arguments: [
    "/*\n\"a\" = \"b\";\n", "a = (\n", "a = '\n\"k\" = \"v\";\n", "\"a\" = \"b\n", "= ", "<a ", "a = \"\\\"\n", "\"\\", "a b ",
    "/", "[",
    "<plist><dict>", "<plist><array>", "<plist><dict><key>", "<plist>&", "<plist><dict><key>a<![CDATA[", "<plist><!--", "<?",
    "<<<<<<< a\n", "<xliff><file>", "<xliff><file><trans-unit id=\"a\"><source>",
    "<xliff><file><trans-unit id=\"a\"><source><g>",
    "<xliff><file><group>", "<xliff a=\"", "<xliff><x>",
    "a=b;",
  ])
  func staysLinear(unit: String) {
    let prefix = ["<plist>", "<xliff><file>", "<xliff>"].first { unit.hasPrefix($0) && unit != $0 } ?? ""
    let repeated = String(repeating: String(unit.dropFirst(prefix.count)), count: 100_000 / unit.count)
    let bytes = Array((prefix + repeated).utf8)
    var areInFile = false
    let time = ContinuousClock().measure { areInFile = Self.read(bytes) }
    #expect(areInFile)
    #expect(time < .seconds(10))
  }
}
