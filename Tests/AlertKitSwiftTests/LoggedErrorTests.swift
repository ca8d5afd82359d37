import AlertKitCore
import Testing

/// What code throws and then only writes to the console.
@Suite struct LoggedErrorTests {
  @Test(arguments: [
    ("do { throw Failure.missing(\"It Is Gone\") } catch { print(error) }", false),
    ("do { guard isOn else { throw Failure.missing(\"It Is Gone\") } } catch { logger.error(\"\\(error)\"); list = [] }", false),
    ("do { throw Failure.missing(\"It Is Gone\") } catch { print(error); self.error = error }", true),
    ("do { throw Failure.missing(\"It Is Gone\") } catch { throw error }", true),
    ("do { throw Failure.missing(\"It Is Gone\") } catch { print(1); tell(error) }", true),
    ("do { throw Failure.missing(\"It Is Gone\") } catch Failure.missing { print(1) }", true),
    ("do { run { throw Failure.missing(\"It Is Gone\") } } catch { print(error) }", true),
    ("throw Failure.missing(\"It Is Gone\")", true), ("do { load() } catch { throw Failure.missing(\"It Is Gone\") }", true),
  ])
  func whatIsThrown(load: String, isSeen: Bool) async {
    let code = """
      import SwiftUI
      enum Failure: LocalizedError {
        case missing(String)
        var errorDescription: String? { switch self { case .missing(let text): return text } }
      }
      final class Store {
        var error: Error?
        func load() throws { \(load) }
        func read() throws { throw Failure.missing("It Is Late") }
      }
      final class Model: ObservableObject {
        @Published var text = ""
        @Published var isShown = false
        func start(_ service: Service) async {
          do { try await service.fetch() } catch { handle(error) }
        }
        private func handle(_ error: Error) {
          if let known = error as? Failure { switch known { case .missing(let text): self.text = text } }
          isShown = true
        }
      }
      struct Screen: View {
        @StateObject var model = Model()
        let store = Store()
        var body: some View {
          Button("Go") { Task { await model.start(service); try store.load(); try store.read() } }
            .alert("Oh", isPresented: $model.isShown) { Button("OK") {} } message: { Text(model.text) }
        }
      }
      WindowGroup { Screen() }
      """
    let found = await Extracted.ofApp(["A.swift": code]).filter { $0.reserve == nil }.map(Extracted.line).joined()
    #expect(found.contains("It Is Late") && found.contains("It Is Gone") == isSeen, "\(found)")
  }
}
