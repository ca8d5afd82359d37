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
          Rows(open: { f() })\(modifiers)
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

  /// Code that nothing runs raises no flag, be it of a view or of its model.
  @Test(arguments: [
    ("isLost", "private func fail() { isLost = true }", "", true),
    ("isLost", "private func fail() { isLost = true }", "fail()", false),
    ("isLost", "func fail() { isLost = true }", "other.fail(1)", true),
    ("isLost", "private var row: some View { Button(\"a\") { isLost = true } }", "if Gates.areOpen { row }", true),
    ("isLost", "private var row: some View { Button(\"a\") { isLost = true } }", "if Gates.areShut { row }", false),
    ("model.isOther", "", "", true), ("model.isOther", "", "model.fail(1)", false),
    ("model.isOther", "", "model.open()", false),
    ("model.isOther", "private func open() { model.open() }", "", true),
  ])
  func whatNothingRunsRaisesNothing(flag: String, more: String, use: String, isUncalled: Bool) async {
    let code = """
      enum Gates { static let areOpen = false; static let areShut = true }
      final class GateModel: ObservableObject {
        @Published var isOther = false
        private func fail() { isOther = true }
        func fail(_ count: Int) { if count > 0 { fail() } }
        func open() { fail() }
      }
      final class Other { private func fail() {}; func fail(_ count: Int) { fail() } }
      struct GateView: View {
        @StateObject private var model = GateModel()
        private let other = Other()
        @State private var isLost = false
        var body: some View {
          List { \(use) }.alert("Gone", isPresented: $\(flag)) { Button("OK") {} }
        }
        \(more)
      }
      @main struct Start: App { var body: some Scene { WindowGroup { GateView() } } }
      """
    #expect(await Extracted.ofApp(["A.swift": code]).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  /// Flags of a view that only raise each other stay as they are, whatever others of their names do.
  @Test(arguments: [
    ("", true), ("Button(\"a\") { isSecond = true }", false), ("Button(\"a\") { isFirst.toggle() }", false),
    ("Toggle(\"a\", isOn: $isFirst)", false), ("if isThird { Button(\"a\") { isFirst = true } }", true),
    ("if isThird { Button(\"a\") { isFirst = true } }; Button(\"b\") { isThird = true }", false),
    ("if isFirst || isNew { Button(\"a\") { isSecond = true } }", false),
  ])
  func flagsThatRaiseEachOther(row: String, isUncalled: Bool) async {
    let code = """
      struct FirstView: View {
        let go: () -> Void
        var body: some View { List {}.onAppear { tell() } }
        private func tell() { present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true) }
      }
      struct GateView: View {
        @State private var isFirst = false
        @State private var isSecond = false
        @State private var isThird = false
        var body: some View {
          ZStack {
            if isFirst { FirstView(go: { withAnimation { isFirst = false; isSecond = true } }) }
            if isSecond { Rows(open: { guard !isFirst else { return }; isFirst = true }) }
            \(row)
          }
        }
      }
      struct OtherView: View {
        @State private var isFirst = false
        var body: some View { Button("a") { isFirst = true } }
      }
      @main struct Start: App { var body: some Scene { WindowGroup { GateView(); OtherView() } } }
      """
    #expect(await Extracted.ofApp(["A.swift": code]).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }
}
