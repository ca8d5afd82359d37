import AlertKitCore
import Testing

/// Which buttons an alert has in which of its cases, where its texts hang on the same.
@Suite struct ShownCasesTests {
  /// Of a case in which nothing is said the buttons are not shown either.
  @Test(arguments: ["default", "case .none"])
  func aCaseThatSaysNothingHasNoButtons(other: String) async throws {
    let code = """
      @main struct Start: App { var body: some Scene { WindowGroup { Screen() } } }
      enum Question { case discard }
      struct Screen: View {
        @State private var question: Question?
        var body: some View {
          Button("Close") { question = .discard }
            .alert(title, isPresented: Binding(get: { question != nil }, set: { if !$0 { question = nil } })) { actions() }
        }
        private var title: String {
          switch question {
          case .discard: return "Discard Changes?"
          \(other): return ""
          }
        }
        @ViewBuilder private func actions() -> some View {
          switch question {
          case .discard:
            Button("Discard", role: .destructive) {}
            Button("Keep Editing", role: .cancel) {}
          \(other): Button("Cancel", role: .cancel) {}
          }
        }
      }
      """
    let surface = try #require(await Extracted.ofApp(["A.swift": code]).first)
    #expect(surface.buttons.map(\.role) == [.destructive, .cancel])
  }

  /// However many texts an alert may have, buttons of branches that exclude each other never stand together.
  @Test(arguments: [3, 60])
  func manyTextsStandOverEachListOfButtons(count: Int) async throws {
    let reasons = (0..<count).map { "    case \($0): words = \"Reason \($0) failed.\"" }.joined(separator: "\n")
    let code = """
      @main struct Start: App { var body: some Scene { WindowGroup { Screen() } } }
      struct Screen: View {
        @State private var failure: String?
        @State private var recovery: Int?
        var body: some View {
          Button("Send") { send(1) }
            .alert(recovery == nil ? "Not Sent" : "Pages Missing", isPresented: .constant(failure != nil)) {
              if let recovery {
                Button("Replace Page") { send(recovery) }
                Button("Later", role: .cancel) {}
              } else {
                Button("OK", role: .cancel) {}
              }
            } message: { Text(failure ?? "") }
        }
        private func send(_ page: Int) {
          recovery = page
          let words: String
          switch page {
      \(reasons)
          default: words = "It failed."
          }
          failure = words
        }
      }
      """
    let surfaces = await Extracted.ofApp(["A.swift": code])
    #expect(!surfaces.isEmpty)
    for surface in surfaces {
      let lists = surface.cases.isEmpty ? [Array(surface.buttons.indices)] : surface.cases.map(\.buttons)
      #expect(lists.allSatisfy { list in list.count { surface.buttons[$0].role == .cancel } <= 1 })
    }
  }
}
