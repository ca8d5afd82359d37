import AlertKitCore
import AlertKitSwift
import Testing

/// Keys of code that no table has.
@Suite struct MissingKeyTests {
  private func screen(_ name: String, _ title: String) -> String {
    """
    import SwiftUI
    struct \(name): View {
      @State var asks = false
      var body: some View {
        Button("Go") { asks = true }
          .alert("\(title)", isPresented: $asks) { Button("OK") {} } message: { Text("Buy more room for your photos.") }
      }
    }
    """
  }

  /// One entry in a table makes it good.
  @Test func aKeyInNoTableIsToldOnceWhereverItStands() async {
    let texts = ["OK", "Full", "Late"].map { "\"\($0)\" = \"\($0)\";\n" }.joined()
    let files = [
      "A.swift": screen("A", "Full"), "B.swift": screen("B", "Late"), "C.swift": screen("C", "Lost"),
      "en.lproj/Localizable.strings": texts, "de.lproj/Localizable.strings": texts,
    ]
    let inputs = files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
    var options = Linter.Options()
    options.configuration.onlyRules = ["missing-translation"]
    let found = await Linter.lint(await Project.assemble(inputs, sources: SwiftSources.reader()), options: options).findings
    #expect(found.map(\.key) == ["Buy more room for your photos.", "Lost"])
    #expect(found.first?.surfaces.count == 3 && found.first?.related.count == 2)
  }

  /// What languages are called in themselves is the same for everybody, also where no table has it.
  @Test func languagesByTheirOwnNames() async {
    let code = """
      import SwiftUI
      struct A: View {
        @State var asks = false
        var body: some View {
          Button("Go") { asks = true }.confirmationDialog("Full", isPresented: $asks) {
            Button("Deutsch") { pick() }
            Button("🇧🇷 Português (Brasil)") { pick() }
            Button("عربى") { pick() }
            Button("Neuer Ordner") { pick() }
          }
        }
      }
      """
    let texts = "\"Full\" = \"Full\";\n"
    let files = ["A.swift": code, "en.lproj/Localizable.strings": texts, "de.lproj/Localizable.strings": texts]
    let inputs = files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
    var options = Linter.Options()
    options.configuration.onlyRules = ["missing-translation"]
    let found = await Linter.lint(await Project.assemble(inputs, sources: SwiftSources.reader()), options: options).findings
    #expect(found.map(\.key) == ["Neuer Ordner"])
  }

  /// Nor does it take more than one entry where another language has it.
  @Test func aKeyThatOneTableLacksIsToldOnce() async {
    let texts = ["OK", "Full", "Late"].map { "\"\($0)\" = \"\($0)\";\n" }.joined()
    let files = [
      "A.swift": screen("A", "Full"), "B.swift": screen("B", "Late"),
      "en.lproj/Localizable.strings": texts + "\"Buy more room for your photos.\" = \"Buy more room for your photos.\";\n",
      "de.lproj/Localizable.strings": texts,
    ]
    let inputs = files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
    var options = Linter.Options()
    options.configuration.onlyRules = ["missing-translation"]
    let found = await Linter.lint(await Project.assemble(inputs, sources: SwiftSources.reader()), options: options).findings
    #expect(found.map(\.key) == ["Buy more room for your photos."])
    #expect(found.first?.surfaces.count == 2)
  }
}
