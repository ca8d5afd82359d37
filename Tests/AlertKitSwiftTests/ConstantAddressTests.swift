import AlertKitCore
import Testing

/// What is said where an address is missing that is always there: of a function that gives nil for one, and of components.
@Suite struct ConstantAddressTests {
  private static let server = """
    protocol Making { func make(_ kind: Kind, _ path: String?) -> URLRequest? }
    final class Maker: Making {
      func make(_ kind: Kind, _ path: String?) -> URLRequest? {
        var more = ""
        if let path { more = path }
        guard let url = URL(string: kind.address + more) else { print("a"); return nil }
        var request = URLRequest(url: url)
        request.httpMethod = "GET"
        return request
      }
    }
    enum Kind {
      case photos, albums
      var address: String {
        var path = Server.baseURL
        switch self { case .photos: path += "/photos"
        case .albums: path += "/albums" }
        return path
      }
    }
    enum Server { static let baseURL = "https://a.example" }
    """

  private func tells(_ old: String, _ new: String, _ more: String) async -> Bool {
    let code = """
      import UIKit
      class Screen: UIViewController {
        let maker: Making = Maker()
        override func viewDidLoad() {
          guard let request = maker.make(.photos, nil) else { tell("Gone"); return }
          load(request)
          tell("Here")
        }
        func tell(_ text: String) {
          present(UIAlertController(title: text, message: nil, preferredStyle: .alert), animated: true)
        }
      }
      \(Self.server.replacing(old, with: new))
      \(more)
      """
    let titles = await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.title) }.joined(separator: " ")
    #expect(titles.contains("Here"))
    return titles.contains("Gone")
  }

  @Test(arguments: [
    ("", "", "", false), ("var path = Server.baseURL", "var path = \"https://a.example\"", "", false),
    ("print(\"a\"); return nil", "return nil", "", false),
    ("kind.address + more", "more + kind.address", "", true), ("path += \"/photos\"", "path = photos", "", true),
    ("return path\n", "if isNew { return other }\nreturn path\n", "", true),
    ("var more", "guard isOpen() else { return nil }\n    var more", "", true),
    ("return request\n", "return isOpen() ? request : nil\n", "", true),
    ("", "", "struct Other: Making { func make(_ kind: Kind, _ path: String?) -> URLRequest? { nil } }", true),
  ])
  func whatAFunctionGives(old: String, new: String, more: String, isTold: Bool) async {
    #expect(await tells(old, new, more) == isTold)
  }

  @Test(arguments: [
    ("URLComponents(url: base, resolvingAgainstBaseURL: false)", "", true), ("URLComponents(string: text)", "", false),
    ("URLComponents(url: base, resolvingAgainstBaseURL: false)", "components = load()", false),
    ("URLComponents(url: base, resolvingAgainstBaseURL: false)", "components?.queryItems = load()", true),
    ("URLComponents(url: base, resolvingAgainstBaseURL: false)", "components?.path = text", false),
    ("URLComponents(url: base, resolvingAgainstBaseURL: false)", "components?.path += text", false),
    ("URLComponents(url: base, resolvingAgainstBaseURL: false)", "components?.host = text", false),
    ("URLComponents(url: base, resolvingAgainstBaseURL: false)", "components?.path.append(text)", false),
    ("URLComponents(url: base, resolvingAgainstBaseURL: false)", "fill(&components)", false),
    ("URLComponents(url: base, resolvingAgainstBaseURL: false)", "if a { var components = load(); log(components) }", false),
  ])
  func whatComponentsGive(made: String, more: String, isUncalled: Bool) async {
    let code = """
      import UIKit
      class Screen: UIViewController {
        override func viewDidAppear(_ animated: Bool) { load(text, base) }
        func load(_ text: String, _ base: URL) {
          var components = \(made)
          components?.path = "/photos"
          \(more)
          guard let url = components?.url else { return show(LostController()) }
          show(url)
        }
      }
      class LostController: UIViewController {
        override func viewDidLoad() {
          present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
        }
      }
      let screens = [Screen()]
      """
    #expect(await Extracted.ofApp(["A.swift": code]).map(\.reserve) == [isUncalled ? .uncalled : nil])
  }

  /// Whether every system opens what a property works out.
  @Test(arguments: [
    ("return \"https://a.example\"", true), ("if isWeb { return \"https://b.example\" }; return \"https://a.example\"", true),
    ("if isWeb { return \"https://a.example\" }; return \"tel:1\"", false),
    ("var path = \"https://a.example\"; path += \"/b\"; return path", true),
    ("var path = \"https://a.example\"; path.removeAll(); return path", false),
    ("var path = \"https://a.example\"; fix(&path); return path", false),
    ("let path = \"https://a.example\"; if let path = load() { return path }; return path", false),
    ("return \"https://a.example\" } }\nclass Late: Item { override var address: String { return \"tel:1\"", false),
  ])
  func whatAPropertyWorksOut(body: String, opens: Bool) async {
    let code = """
      import UIKit
      class Item { var address: String { \(body) } }
      class Screen: UIViewController {
        let item: Item
        override func viewDidLoad() {
          guard UIApplication.shared.canOpenURL(URL(string: item.address)!) else {
            present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)
            return
          }
        }
      }
      """
    #expect(await Extracted.surfaces(["A.swift": code]).isEmpty == opens)
  }

  /// What a protocol asks for, and all types that answer it give.
  @Test(arguments: [
    ("static let base = URL(string: \"https://a.example/v1\")", "", false),
    ("static var base: URL? { URL(string: \"https://a.example\") }", "", false),
    ("static let base = URL(string: address)", "", true), ("static let base = URL(string: \"\")", "", true),
    ("static var base = URL(string: \"https://a.example\")", "", true),
    ("static let base = URL(string: \"https://a.example/a b\")", "", true),
    (
      "static let base = URL(string: \"https://a.example\")",
      "struct Own: Asking { let base: URL? }\nlet own = Own(base: load())",
      true
    ),
  ])
  func whatAProtocolAsksFor(kept: String, more: String, isTold: Bool) async {
    let code = """
      import UIKit
      enum AskError: LocalizedError {
        case malformed, late
        var errorDescription: String? { switch self { case .malformed: "It is malformed."; case .late: "It is late." } }
      }
      protocol Asking { var base: URL? { get } }
      extension Asking {
        func request() throws -> URLRequest {
          guard let base else { throw AskError.malformed }
          if isLate { throw AskError.late }
          return URLRequest(url: base)
        }
      }
      enum Photos: Asking {
        case all, own
        var base: URL? {
          switch self {
          case .all: return Server.base
          case .own: return Server.base
          }
        }
      }
      enum Server { \(kept) }
      \(more)
      class Screen: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          do { load(try Photos.all.request()) } catch {
            present(UIAlertController(title: "Sorry", message: error.localizedDescription, preferredStyle: .alert), animated: true)
          }
        }
      }
      let screen = Screen()
      """
    let found = await Extracted.ofApp(["A.swift": code]).map { Extracted.text($0.message) }.joined()
    #expect(found.contains("It is late."))
    #expect(found.contains("It is malformed.") == isTold, "\(kept) \(more)")
  }

  /// What a function that loads throws for an address which it puts together in a constant of its own.
  @Test(arguments: [
    ("let path = \"https://a.example/users/\\(id)\"", false), ("let path = \"\\(id)/users\"", true),
    ("let path = find(id)", true),
    ("var path = \"https://a.example/\"; path = find(id)", true),
    ("var path = \"https://a.example/\"; path += \"\\(id)\"", true),
    ("let path = \"https://a.example/\"; if id > 1 { let path = find(id); print(path) }", true),
  ])
  func anAddressInAConstantOfItsOwn(path: String, isTold: Bool) async {
    let code = """
      import UIKit
      enum LoadError: LocalizedError {
        case address, answer
        var errorDescription: String? { switch self { case .address: return "It Is Gone"; case .answer: return "It Is Late" } }
      }
      final class Loader {
        func load(_ id: Int) async throws {
          \(path)
          guard let url = URL(string: path) else { throw LoadError.address }
          if url.isFileURL { throw LoadError.answer }
        }
      }
      class Screen: UIViewController {
        override func viewDidLoad() {
          Task { do { try await Loader().load(1) } catch { tell(error.localizedDescription) } }
        }
        func tell(_ text: String) {
          present(UIAlertController(title: text, message: nil, preferredStyle: .alert), animated: true)
        }
      }
      """
    let titles = await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.title) }.joined(separator: " ")
    #expect(titles.contains("It Is Late") && titles.contains("It Is Gone") == isTold, "\(titles)")
  }
}
