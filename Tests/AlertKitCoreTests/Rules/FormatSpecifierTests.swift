import AlertKitCore
import Testing

@Suite struct FormatSpecifierTests {
  @Test(arguments: [
    ("Delete %@?", ["%@"]), ("%1$@ and %2$lld", ["%1$@", "%2$lld"]), ("%d%%", ["%d"]), ("100 % grün", []),
    ("100%ige Sicherheit", []), ("5%d", ["%d"]), ("%ds", ["%d"]), ("%%d", []),
    ("100%", []), ("%-5.2f|%05d|%+i", ["%-5.2f", "%05d", "%+i"]), ("%#@files@ in %@", ["%#@files@", "%@"]),
    ("%1$#@files@", ["%1$#@files@"]), ("%arg photos", ["%arg"]), ("%*d", ["%*d", "%*d"]),
    ("%lu %zd %hhu", ["%lu", "%zd", "%hhu"]),
    ("%1$(minutes)lld min, %(name)@", ["%1$(minutes)lld", "%(name)@"]), ("100 %(net) due", []), ("%()@ %(two words)@", []),
    ("%(count)d %(name)s", []),
    ("Size:% .0f px", ["% .0f"]), ("%+ 5.1f|%1$ .2f|%'d|%#x", ["%+ 5.1f", "%1$ .2f", "%'d", "%#x"]), ("up to % 5d", ["% 5d"]),
    ("100 % 5d", []), ("100 % 3D", []), ("50 % .5 mal", []), ("% d", []), ("in % 3days", []),
    ("$@", []), ("%50 tamam", []), ("😀 %@ 한글 %c%s", ["%@", "%c", "%s"]), ("%0$@", []), ("%", []),
  ])
  func finds(text: String, expected: [String]) {
    #expect(FormatSpecifier.all(in: text).map(\.text) == expected)
  }

  @Test func numbersArgumentsInOrder() {
    #expect(FormatSpecifier.all(in: "%@ %*d %@").map(\.argument) == [1, 2, 3, 4])
    #expect(FormatSpecifier.all(in: "%2$@ %1$@").map(\.argument) == [2, 1])
  }

  @Test(arguments: [
    ("%d", "%lld", true), ("%i", "%u", true), ("%d", "%@", false), ("%f", "%d", false), ("%#@n@", "%lld", true),
  ])
  func comparesKinds(left: String, right: String, expected: Bool) throws {
    let left = try #require(FormatSpecifier.all(in: left).first)
    let right = try #require(FormatSpecifier.all(in: right).first)
    #expect(left.kind.matches(right.kind) == expected)
  }

  @Test func rangesPointAtTheSpecifier() {
    let text = "한글 %1$@ 😀 %lld"
    let bytes = Array(text.utf8)
    for specifier in FormatSpecifier.all(in: text) {
      #expect(String(decoding: bytes[specifier.range], as: UTF8.self) == specifier.text)
    }
    #expect(FormatSpecifier.replacing(in: text, with: "_") == "한글 _ 😀 _")
  }
}
