import AlertKitCore
import Testing

/// Flags that only what they show sets.
@Suite struct OwnContentFlagTests {
  private func reserves(_ modifiers: String, _ more: String = "", flag: String = "@Published var isShown = false") async
    -> [SurfaceReserve?]
  {
    let code = """
      final class GateModel: ObservableObject {
        \(flag)
        @Published var isOther = false
      }
      struct GateView: View {
        @StateObject private var model = GateModel()
        @State private var isLost = false
        var body: some View {
          Rows()\(modifiers)
        }
        \(more)
      }
      let view = GateView()
      """
    return await Extracted.ofApp(["A.swift": code]).map(\.reserve)
  }

  @Test(arguments: [
    ".alert(\"Gone\", isPresented: $model.isShown) { Button(\"OK\") { model.isShown.toggle() } }",
    ".alert(\"Gone\", isPresented: $model.isShown) { Button(\"OK\") { self.model.isShown = !model.isShown } }",
    ".alert(\"Gone\", isPresented: $isLost, actions: { Button(\"OK\") { isLost.toggle() } }, message: { Text(\"a\") })",
    ".alert(\"Gone\", isPresented: self.$isLost) { Button(\"OK\") { self.isLost.toggle() } }",
    ".sheet(isPresented: $isLost) { Child { isLost = true }.alert(\"Gone\", isPresented: $model.isOther) { Ok() } }",
  ])
  func whatOnlyItsOwnContentRaises(modifiers: String) async {
    #expect(await reserves(modifiers) == [.uncalled])
  }

  @Test(arguments: [
    (".alert(\"Gone\", isPresented: $isLost) { Ok() }.onTapGesture { isLost.toggle() }", ""),
    (
      ".alert(\"Gone\", isPresented: $model.isShown) { Button(\"OK\") { model.isShown.toggle() } }",
      "func f() { model.isShown = true }"
    ),
    (".toast(isPresented: $isLost) { isLost.toggle() }.alert(\"Gone\", isPresented: $isLost) { Ok() }", ""),
    (
      ".sheet(isPresented: $model.isOther) { isLost = true }.alert(\"Gone\", isPresented: $isLost) { Ok() }",
      "func f() { model.isOther = true }"
    ),
    (".alert(title(&isLost), isPresented: $isLost) { Ok() }", ""),
    (".sheet(isPresented: $other.isShown) { model.isShown = true }.alert(\"Gone\", isPresented: $model.isShown) { Ok() }", ""),
  ])
  func whatOthersMayRaise(modifiers: String, more: String) async {
    #expect(await reserves(modifiers, more) == [nil])
  }
}
