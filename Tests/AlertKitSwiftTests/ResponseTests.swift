import AlertKitCore
import Testing

/// What is loaded from the web comes as a response of HTTP's, so what is said of another is never shown.
@Suite struct ResponseTests {
  private static func code(_ load: String) -> String {
    """
    import UIKit
    enum Failure: String, Error { case noResponse = "No response", gone = "Gone" }
    struct Server {
      \(load)
    }
    final class Screen: UIViewController {
      override func viewDidLoad() {
        Task {
          do { try await Server().load() } catch {
            let alert = UIAlertController(title: (error as? Failure)?.rawValue, message: nil, preferredStyle: .alert)
            present(alert, animated: true)
          }
        }
      }
    }
    @main class AppDelegate: UIResponder, UIApplicationDelegate { let screen = Screen() }
    """
  }

  private static let asked = "guard let http = response as? HTTPURLResponse else { throw Failure.noResponse }"

  @Test(arguments: [
    ("let (data, response) = try await session.data(from: url)\n\(asked)", false),
    ("let (data, response) = try await session.data(from: url)\nguard http == 1 else { throw Failure.noResponse }", true),
    (
      "let (data, response) = try await session.data(from: url)\n"
        + asked.replacing(" else", with: ", http.statusCode == 200 else"), true
    ),
    ("let response = cache.response(of: url)\n\(asked)", true),
    ("let (data, response) = try await session\n.data(for: request)\n\(asked)", false),
    ("let (data, response) = try await loader.load(url)\n\(asked)", true),
    ("let (data, response) = try await loader.load(session.data(from: url))\n\(asked)", true),
    ("let (data, response) = try await cache.data(url)\n\(asked)", true),
    ("let (data, response) = try await session.data(from: url)\nlet task: (Data, URLResponse?)? = nil\n\(asked)", true),
    ("let (data, response) = try await session.data(from: url)\n" + asked.replacing("HTTP", with: "Own"), true),
  ])
  func errors(load: String, isShown: Bool) async {
    let all = await Extracted.ofApp([
      "A.swift": Self.code("func load() async throws {\n\(load)\nif data.isEmpty { throw Failure.gone } }")
    ])
    let titles = all.filter { $0.reserve == nil }.flatMap { $0.title?.parts ?? [] }.map { "\($0)" }
    #expect(titles.contains { $0.contains("Gone") })
    #expect(titles.contains { $0.contains("No response") } == isShown)
  }

  /// A parameter has one, a closure's may be missing.
  @Test(arguments: [
    (": URLResponse", false), (": URLResponse?", true), (" : URLResponse", false), (" : URLResponse?", true),
    (":URLResponse?", true), (": Optional<URLResponse>", true), (": URLResponse!", true),
  ])
  func parameters(type: String, isShown: Bool) async {
    let all = await Extracted.ofApp([
      "A.swift": Self.code(
        """
        func load() async throws { try check(cache.response(of: url)); throw Failure.gone }
        func check(_ response\(type)) throws { \(Self.asked) }
        """)
    ])
    let titles = all.filter { $0.reserve == nil }.flatMap { $0.title?.parts ?? [] }.map { "\($0)" }
    #expect(titles.contains { $0.contains("Gone") })
    #expect(titles.contains { $0.contains("No response") } == isShown)
  }

  /// What closures and functions within are handed may be missing.
  @Test(arguments: [
    ("HERE", true), ("session.dataTask(with: url) { data, response, error in HERE }.resume()", false),
    ("load { response in HERE }", false), ("func check(_ response: URLResponse?) { HERE }; check(nil)", false),
  ])
  func closures(load: String, isUncalled: Bool) async {
    let here = "guard let http = response as? HTTPURLResponse else { tell(); return }"
    let code = """
      import UIKit
      final class Screen: UIViewController {
        override func viewDidLoad() { Task { try await load() } }
        func load() async throws {
          let (data, response) = try await session.data(from: url)
          \(load.replacing("HERE", with: here))
        }
        func tell() { present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true) }
      }
      @main class AppDelegate: UIResponder, UIApplicationDelegate { let screen = Screen() }
      """
    #expect(await Extracted.ofApp(["A.swift": code]).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  /// A task without an error has loaded something.
  @Test(arguments: [
    ("if let error { return }\nguard let data else { HERE }", true),
    ("if let error = error { print(error); return }\nguard let data = data else { HERE }", true),
    ("if error != nil { return }\nif let data { print(data) } else { HERE }", true),
    ("guard error == nil, let http = response as? HTTPURLResponse else { return }\nguard let data else { HERE }", true),
    ("guard error == nil else { return }\nguard let data, let http = response as? HTTPURLResponse else { HERE }", true),
    ("if let error { print(error) } else if let data { print(data) } else { HERE }", true),
    ("if error == nil { if data != nil { print(1) } else { HERE } }", true),
    ("if let error { return }\nDispatchQueue.main.async { guard let data else { HERE } }", true),
    ("if let error { print(error) }\nguard let data else { HERE }", false),
    ("if let error = error as? URLError { return }\nguard let data else { HERE }", false),
    ("if let error, data == nil { return }\nguard let data else { HERE }", false),
    ("guard let data, error == nil else { HERE }", false), ("guard let data else { HERE }\nif let error { return }", false),
    ("if let error { return }\nguard let data, !data.isEmpty else { HERE }", false),
    ("if let error { return }\nguard let data = data as? Photo else { HERE }", false),
    ("if let error { return }\nguard let own = response as? OwnResponse else { HERE }", false),
    ("if let error { return }\nload { data in guard let data else { HERE } }", false),
    ("if let error { return }\nlet data = text.data()\nguard let data else { HERE }", false),
  ])
  func tasks(asks: String, isUncalled: Bool) async {
    func code(_ call: String) -> String {
      """
      import UIKit
      final class Screen: UIViewController {
        override func viewDidLoad() { \(call) { data, response, error in
          \(asks.replacing("HERE", with: "self.tell(); return"))
        }.resume() }
        func tell() { present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true) }
      }
      @main class AppDelegate: UIResponder, UIApplicationDelegate { let screen = Screen() }
      """
    }
    let all = await Extracted.ofApp(["A.swift": code("URLSession.shared.dataTask(with: url)")])
    #expect(all.map(\.reserve) == [isUncalled ? .uncalled : nil])
    #expect(await Extracted.ofApp(["A.swift": code("session.load(with: url)")]).map(\.reserve) == [nil])
  }
}
