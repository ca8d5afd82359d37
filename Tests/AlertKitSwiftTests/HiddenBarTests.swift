import AlertKitCore
import Testing

/// Alerts of what people never see or cannot use: items of hidden bars, buttons that are disabled, words of debug builds.
@Suite struct HiddenBarTests {
  private func found(_ body: String, _ members: String = "") async -> [Surface<StringReference>] {
    let code = """
      import SwiftUI
      struct Editor: View {
        @State private var isShown = false
        @State private var text = ""
        \(members)
        var body: some View { \(body) }
      }
      let editor = Editor()
      """
    return await Extracted.ofApp(["A.swift": code])
  }

  private static let item = "Button(\"Back\") { isShown = true }.alert(\"Gone\", isPresented: $isShown) { Button(\"OK\") {} }"
  private static let toolbar = ".toolbar { ToolbarItem(placement: .navigationBarLeading) { \(item) } }"

  @Test(arguments: [
    "Text(text).navigationBarHidden(true)\(toolbar)", "Text(text)\(toolbar).padding().navigationBarHidden(true)",
    "Text(text)\(toolbar).toolbar(.hidden, for: .navigationBar)",
    "Text(text).toolbar { \(item) }.toolbarVisibility(.hidden, for: .navigationBar, .tabBar)",
    "Text(text).navigationBarItems(leading: \(item)).navigationBarHidden(true)",
  ])
  func itemsOfAHiddenBar(body: String) async { #expect(await found(body).map(\.reserve) == [.uncalled]) }

  @Test(arguments: [
    "Text(text)\(toolbar)", "Text(text)\(toolbar).navigationBarHidden(text.isEmpty)",
    "Text(text)\(toolbar).navigationBarHidden(false)", "Text(text)\(toolbar).toolbar(.hidden, for: .tabBar)",
    "NavigationView { Text(text)\(toolbar) }.navigationBarHidden(true)",
    "Text(text).toolbar { ToolbarItem(placement: .bottomBar) { \(item) } }.navigationBarHidden(true)",
    "VStack { \(item) }.navigationBarHidden(true).toolbar { Text(text) }",
  ])
  func itemsOfAShownBar(body: String) async { #expect(await found(body).map(\.reserve) == [nil]) }

  // MARK: Buttons that are disabled

  private static let alert = ".alert(\"Empty\", isPresented: $isShown) { Button(\"OK\") {} }"
  private static let asking = "guard !text.isEmpty else { isShown = true; return }; save()"

  @Test(arguments: [
    "Button(\"Save\") { \(asking) }.disabled(text.isEmpty)\(alert)",
    "VStack { Button { \(asking) } label: { Text(text) } }.disabled(text.isEmpty)\(alert)",
    "Button(\"Save\") { if text.isEmpty { isShown = true } else { save() } }.disabled(text.isEmpty || isBusy)\(alert)",
  ])
  func aDisabledButtonAsksForNothing(body: String) async {
    #expect(await found(body, "@State private var isBusy = false").map(\.reserve) == [.uncalled])
  }

  @Test(arguments: [
    "Button(\"Save\") { \(asking) }\(alert)", "Button(\"Save\") { \(asking) }.disabled(isBusy)\(alert)",
    "Button(\"Save\") { text = \"\"; \(asking) }.disabled(text.isEmpty)\(alert)",
    "Button(\"Save\") { Task { await wait(); \(asking) } }.disabled(text.isEmpty)\(alert)",
    "VStack { Button(\"Save\") {}.disabled(text.isEmpty); Button(\"Next\") { \(asking) } }\(alert)",
    "Button(\"Save\") { \(asking) }.disabled(!text.isEmpty)\(alert)",
  ])
  func anEnabledButtonMayAsk(body: String) async {
    #expect(await found(body, "@State private var isBusy = false").map(\.reserve) == [nil])
  }

  // MARK: Words of debug builds

  @Test(arguments: [
    ("#if DEBUG\n\"Not ready\"\n#else\n\"unavailable\"\n#endif", ["'unavailable'"]),
    ("#if !DEBUG\n\"unavailable\"\n#else\n\"Not ready\"\n#endif", ["'unavailable'"]),
    ("#if PRO || LITE\n\"Not ready\"\n#else\n\"unavailable\"\n#endif", ["'Not ready'", "'unavailable'"]),
  ])
  func wordsOfDebugBuilds(title: String, texts: [String]) async {
    let body = "Button(\"Show\") { isShown = true }.alert(heading, isPresented: $isShown) { Button(\"OK\") {} }"
    let all = await found(body, "private var heading: String {\n\(title)\n}")
    let words = all.compactMap(\.title).flatMap(\.parts).compactMap { part in
      if case .literal(let text, _) = part { "'\(text)'" } else { nil as String? }
    }
    #expect(words.sorted() == texts)
  }
}
