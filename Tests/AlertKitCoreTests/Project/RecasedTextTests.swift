import Testing

@testable import AlertKitCore

/// Texts that code shows in other letters than they stand in.
@Suite struct RecasedTextTests {
  @Test(arguments: [
    (Recasing.uppercased, "delete %d photos", "DELETE %d PHOTOS"), (.uppercased, "straße", "STRASSE"),
    (.lowercased, "Delete %@", "delete %@"), (.capitalized, "log out", "Log Out"), (.capitalized, "LOG OUT", "Log Out"),
    (.firstUppercased, "log out", "Log out"), (.firstUppercased, "%@ is gone", "%@ is gone"), (.firstUppercased, "", ""),
    (.firstUppercased, "écrire", "Écrire"), (.uppercased, "100%", "100%"),
    (.capitalized, "%1$lld of %2$@ left", "%1$lld Of %2$@ Left"),
  ])
  func placeholdersStayAsTheyAre(letters: Recasing, text: String, shown: String) {
    #expect(letters.applied(to: text) == shown)
  }

  @Test func aCopyKeepsItsKeyAndPlace() throws {
    let place = SourceRange(file: FileID(0), start: 4, end: 11)
    let copy = Copy(
      reference: .key("out", table: nil, defaultValue: nil, range: place), status: .translated,
      variants: [Copy.Variant("log out", range: place), Copy.Variant("Log out", range: place)])
    let shown = copy.recased(.firstUppercased)
    #expect(shown.reference == copy.reference && shown.status == .translated)
    #expect(shown.variants.map(\.text) == ["Log out", "Log out"] && shown.variants.map(\.range) == [place, place])
    // What is already so stands as it is, and of another the rest.
    #expect(shown.variants[1].parts.isEmpty && shown.variants[0].parts.map(\.text) == ["L", "og out"])
    #expect(shown.variants[0].parts.map(\.range) == [nil, 1..<7])
    #expect(copy.recased(.uppercased).variants[0].parts.map(\.range) == [nil])
  }
}
