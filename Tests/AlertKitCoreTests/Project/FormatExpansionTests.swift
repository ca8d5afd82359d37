import Testing

@testable import AlertKitCore

@Suite struct FormatExpansionTests {
  private func located(_ text: String, at start: Int = 0) -> LocatedText {
    LocatedText(text, at: SourceRange(file: FileID(0), start: start, end: start + text.utf8.count))
  }

  private func forms(_ forms: KeyValuePairs<String, String>) -> [StringValue.Variant] {
    forms.enumerated().map {
      StringValue.Variant(selectors: [.plural($1.key)], text: located($1.value, at: 100 * ($0 + 1)))
    }
  }

  private func texts(_ format: String, _ substitutions: [StringValue.Substitution]) -> [String] {
    let variants = [StringValue.Variant(selectors: [], text: located(format))]
    return FormatExpansion.variants(of: .varied(variants, substitutions: substitutions)).map(\.text)
  }

  @Test func theUsualFormComesFirst() {
    let variants = FormatExpansion.variants(of: .varied(forms(["one": "%d photo", "other": "%d photos"]), substitutions: []))
    #expect(variants.map(\.text) == ["%d photos", "%d photo"])
    #expect(variants.map(\.selectors) == [[.plural("other")], [.plural("one")]])
    #expect(variants.map { $0.range?.start } == [200, 100])
  }

  @Test func theIPhoneComesFirst() {
    let devices = ["mac": "Click", "other": "Press", "iphone": "Tap"].sorted { $0.key > $1.key }.map {
      StringValue.Variant(selectors: [.device($0.key)], text: located($0.value))
    }
    #expect(FormatExpansion.variants(of: .varied(devices, substitutions: [])).map(\.text) == ["Tap", "Press", "Click"])
  }

  @Test func aVariableIsReplacedByItsForms() {
    let files = StringValue.Substitution(name: "files", forms: forms(["one": "%d file", "other": "%d files"]))
    #expect(texts("Delete %#@files@?", [files]) == ["Delete %d files?", "Delete %d file?"])
  }

  @Test func variablesThatNameEachOtherEnd() {
    let tokens = String(repeating: "%#@b@%#@a@", count: 500)
    let variables = ["a", "b"].map { StringValue.Substitution(name: $0, forms: forms(["other": tokens])) }
    #expect(texts("%#@a@", variables).allSatisfy { $0.utf8.count < 2_000_000 })
  }

  @Test func variablesVaryOneAtATime() {
    let files = StringValue.Substitution(name: "f", forms: forms(["one": "a file", "other": "files"]))
    let days = StringValue.Substitution(name: "d", forms: forms(["one": "a day", "two": "both days", "other": "days"]))
    #expect(
      texts("%1$#@f@ in %2$#@d@", [files, days]) == ["files in days", "a file in days", "files in a day", "files in both days"])
  }

  @Test(
    arguments: [(1, "lld", "%1$lld photos"), (nil, "d", "%d photos"), (nil, nil, "%lld photos")] as [(Int?, String?, String)])
  func argIsTheNumber(argument: Int?, specifier: String?, expected: String) {
    let photos = StringValue.Substitution(
      name: "n", argument: argument, specifier: specifier, forms: forms(["other": "%arg photos"]))
    #expect(texts("%#@n@", [photos]) == [expected])
  }

  @Test func aFormMayNameAnotherVariable() {
    let outer = StringValue.Substitution(name: "o", forms: forms(["other": "%#@i@ left"]))
    let inner = StringValue.Substitution(name: "i", forms: forms(["one": "one", "other": "many"]))
    #expect(texts("%#@o@", [outer, inner]) == ["many left", "one left"])
  }

  @Test func variablesThatNameThemselvesEnd() throws {
    let endless = StringValue.Substitution(name: "n", forms: forms(["one": "x %#@n@", "other": "%#@n@ %#@n@"]))
    let first = try #require(texts("%#@n@", [endless]).first)
    #expect(first.utf8.count < 1000)
  }

  @Test func thereAreAtMostSixtyFour() {
    let many = (0..<100).map { StringValue.Variant(selectors: [.width("\($0)")], text: located("text \($0)")) }
    #expect(FormatExpansion.variants(of: .varied(many, substitutions: [])).count == 64)
  }

  @Test(arguments: ["%#@gone@ left", "100%", "50 %% #@", "%#@open", "%1$@ and %@"])
  func otherTextStaysAsItIs(text: String) {
    let other = StringValue.Substitution(name: "n", forms: forms(["other": "x"]))
    #expect(texts(text, [other]) == [text])
  }

  @Test func aWholeVariablePointsAtTheForm() {
    let photos = StringValue.Substitution(name: "n", forms: forms(["one": "photo", "other": "photos"]))
    let format = [StringValue.Variant(selectors: [], text: located("%#@n@", at: 7))]
    let variants = FormatExpansion.variants(of: .varied(format, substitutions: [photos]))
    #expect(variants.map { $0.range?.start } == [200, 100])
  }
}
