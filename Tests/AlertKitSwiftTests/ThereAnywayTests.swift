import AlertKitCore
import Testing

/// What may be nil as it is declared, and is there where it is shown or asked for.
@Suite struct ThereAnywayTests {
  private func titles(_ code: String) async -> [String] {
    await Extracted.ofApp(["A.swift": "import SwiftUI\n" + code]).map { Extracted.text($0.title) }.sorted()
  }

  private func people(_ shown: String) async -> [String] {
    await titles(
      """
      struct People: View {
        @State var chosen: Person?
        @State var title = ""
        @State var isShown = false
        var body: some View {
          List { Text("People") }
            .alert(title, isPresented: $isShown) { Button("OK") {} }
            .onAppear { \(shown); chosen = nil }
        }
        func clear() { chosen = nil }
      }
      let people = People()
      """)
  }

  @Test(arguments: [
    "if let person = chosen { title = \"\\(person) is here\"; isShown = true }",
    "if let chosen { Button(\"Add\") { title = \"\\(chosen) is here\"; isShown = true } }",
    "guard let person = self.chosen else { return }; title = \"\\(person) is here\"; isShown = true",
    "if case let .some(person) = chosen { title = \"\\(person) is here\"; isShown = true }",
    "switch chosen { case .some(let person): title = \"\\(person) is here\"; isShown = true; default: break }",
    "title = \"\\(chosen!) is here\"; isShown = true",
  ])
  func whatIsBoundIsNeverWrittenAsNil(shown: String) async {
    let found = await people(shown)
    #expect(found.contains { $0.contains(" is here") } && !found.contains { $0.contains("nil") }, "\(found)")
  }

  @Test func whatIsNotAskedForMayBeNil() async {
    let found = await people("title = \"\\(chosen) is here\"; isShown = true")
    #expect(found.contains { $0.contains("nil is here") }, "\(found)")
  }
}
