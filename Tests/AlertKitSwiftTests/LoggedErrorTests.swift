import AlertKitCore
import Testing

/// What code throws and then only writes to the console.
@Suite struct LoggedErrorTests {
  @Test(arguments: [
    ("catch { print(error) }", false), ("catch { logger.error(\"\\(error)\"); list = [] }", false), ("catch {}", false),
    ("catch { print(error); self.error = error }", true), ("catch { throw error }", true),
    ("catch { print(1); tell(error) }", true), ("catch { print(tell(error)) }", true),
    ("catch { logger.report(error) { self.show(error) } }", true), ("catch LoadError.invalidURL { print(1) }", true),
    ("catch LoadError.invalidURL { print(1) } catch { print(2) }", true),
  ])
  func whatAClauseDoes(clause: String, isSeen: Bool) async {
    let badges = """
      class Badges {
        var error: Error?
        init() {
          do {
            guard let file = find() else { throw LoadError.requestFailed(description: "It Is Gone") }
          } \(clause)
        }
      }
      """
    let code = """
      import SwiftUI
      enum LoadError: Error, LocalizedError {
        case invalidURL
        case requestFailed(description: String)
        var errorDescription: String? {
          switch self {
          case .invalidURL: return "No address."
          case .requestFailed(let description): return "Failed: \\(description)"
          }
        }
      }
      class Model: ObservableObject {
        @Published var showError: Bool = false
        @Published var errorMessage: String?
        func load() async {
          do { let r = try await service.fetch() } catch { handleError(error) }
        }
        private func handleError(_ error: Error) {
          if let known = error as? LoadError {
            switch known {
            case .requestFailed(let text): errorMessage = text
            case .invalidURL: errorMessage = "It came late."
            }
          } else { errorMessage = "Oh: \\(error.localizedDescription)" }
          showError = true
        }
      }
      struct Screen: View {
        @StateObject private var model = Model()
        let badges = Badges()
        var body: some View {
          Button("A") { Task { await model.load() } }
          .alert("Error", isPresented: $model.showError) {
            Button("OK") { model.showError = false }
          } message: {
            Text(model.errorMessage ?? "")
          }
        }
      }
      @main struct A: App { var body: some Scene { WindowGroup { Screen() } } }
      """
    let found = await Extracted.ofApp(["A.swift": code, "B.swift": badges]).filter { Extracted.line($0).contains("It Is Gone") }
    #expect(found.map(\.reserve) == [isSeen ? nil : .uncalled])
  }
}
