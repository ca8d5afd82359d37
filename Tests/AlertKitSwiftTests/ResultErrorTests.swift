import AlertKitCore
import Testing

/// What is said for the cases of a result's error that no code makes where it can.
@Suite struct ResultErrorTests {
  private static func code(load: String, type: String, screen: String) -> String {
    """
    import SwiftUI
    enum Failure: Error { case undefined, noData, decodingFailed }
    final class Server {
      func load(completion: @escaping (\(type)) -> Void) {
        URLSession.shared.dataTask(with: url) { data, response, error in
          \(load)
          completion(.success(data))
        }.resume()
      }
    }
    final class Model: ObservableObject {
      @Published var isShown = false
      @Published var words = ""
      private let server = Server()
      func load() { \(screen) }
      func tell(_ text: String) { words = text; isShown = true }
    }
    struct Screen: View {
      @StateObject var model = Model()
      var body: some View { Button("Go") { model.load() }.alert(model.words, isPresented: $model.isShown) {} }
    }
    @main struct Photos: App { var body: some Scene { WindowGroup { Screen() } } }
    """
  }

  private static let guarded = """
    if let error { completion(.failure(Failure.undefined)); return }
    guard let data else { completion(.failure(Failure.noData)); return }
    """
  private static let asked = """
    server.load { [weak self] result in
      switch result {
      case .success: break
      case .failure(let error):
        switch error {
        case .noData: self?.tell("Photo Lost")
        default: self?.tell("Try Again")
        }
      }
    }
    """
  private static let result = "Result<Data, Failure>"

  @Test(arguments: [
    (guarded, result, asked, true), (guarded.replacing("; return }\nguard", with: " }\nguard"), result, asked, false),
    (guarded, result, asked.replacing("server.load", with: "other.load"), false),
    (guarded, "Result<Data, Error>", asked, false), (guarded, "Result<Data, Other>", asked, false),
    (guarded + "\nif data.isEmpty { completion(.failure(Failure.noData)); return }", result, asked, false),
    (guarded, result, asked.replacing("switch error {", with: "let error = next(); switch error {"), false),
    (guarded, result, asked.replacing("switch result {", with: "let error = next(); switch result {"), true),
    (guarded, result, asked.replacing("switch error {", with: "items.forEach { error in switch error {") + "}", false),
    (
      guarded, result,
      "server.load { if case .failure(let error) = $0 { switch error { case .noData: tell(\"Photo Lost\") default: tell(\"Try Again\") } } }",
      true
    ),
  ])
  func errors(load: String, type: String, screen: String, isLeftOut: Bool) async {
    let all = await Extracted.ofApp(["A.swift": Self.code(load: load, type: type, screen: screen)])
    let titles = all.filter { $0.reserve != .uncalled }.map { Extracted.text($0.title) }
    #expect(titles.contains { $0.contains("Try Again") })
    #expect(titles.contains { $0.contains("Photo Lost") } != isLeftOut)
  }

  /// Nothing is left of an error that is one of three, where all are named.
  @Test(arguments: [
    (result, "", "Server()", true), ("Result<Data, Error>", "", "Server()", false),
    (result, "let error = next(); ", "Server()", false), (result, "", "Server.shared", true),
    (result, "", "Server.other", false),
  ])
  func allCases(type: String, before: String, server: String, isLeftOut: Bool) async {
    let screen = Self.asked.replacing("case .noData:", with: "case .noData, .undefined, .decodingFailed:").replacing(
      "switch error {", with: before + "switch error {")
    let shared = "extension Server { static let shared = Server(); static let other = make() }"
    let code = Self.code(load: Self.guarded, type: type, screen: screen).replacing(
      "server = Server()", with: "server = \(server)")
    let all = await Extracted.ofApp(["A.swift": code, "B.swift": shared])
    let titles = all.filter { $0.reserve != .uncalled }.map { Extracted.text($0.title) }
    #expect(titles.contains { $0.contains("Photo Lost") })
    #expect(titles.contains { $0.contains("Try Again") } != isLeftOut)
  }
}
