import AlertKitCore
import Testing

@Suite struct StringReferenceTests {
  /// In a loop, code puts a text behind itself again and again.
  @Test func aDeeplyNestedTextIsLookedAtOnce() {
    var text = StringReference.dynamic("name")
    for _ in 0..<200 { text = .joined([text, .dynamic("rest")]) }
    #expect(text.range == nil)
    let place = SourceRange(file: FileID(0), start: 3, end: 5)
    #expect(StringReference.joined([text, .literal("!", range: place)]).range == place)
  }
}
