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

  // MARK: Results

  private func results(_ body: String, asked: String = "helper.load()") async -> [String] {
    await titles(
      """
      struct User { let name: String }
      struct Loaded: Decodable { let user: User; let spare: User? }
      struct Scarce { init?(_ name: String) { return nil } }
      enum LoadError: Error { case bad }
      class Helper {
        var cache: User?
        func load(_ given: User = User(name: "b")) async throws -> User? { \(body) }
        func save() -> User { User(name: "c") }
      }
      struct Screen: View {
        @State var isShown = false
        @State var title = ""
        let helper = Helper()
        var body: some View {
          Text("a").alert(title, isPresented: $isShown) { Button("OK") {} }.task { await go() }
        }
        func go() async {
          do {
            if let user = try await \(asked) { print(user) } else { title = "Lost"; isShown = true }
          } catch { print(error) }
        }
      }
      let screen = Screen()
      """
    ).filter { $0.contains("Lost") }
  }

  @Test(arguments: [
    "let loaded = try JSONDecoder().decode(Loaded.self, from: data); return loaded.user",
    "switch code { case 200: return try decoder.decode(Loaded.self, from: data).user; default: throw LoadError.bad }",
    "guard let found = cache else { throw LoadError.bad }; return found", "User(name: \"a\")",
    "return cache ?? User(name: \"a\")", "if let cache { return cache }; return given",
    "if isEmpty { throw LoadError.bad }; return save()",
  ])
  func aBranchForNilIsNeverTakenWhereNoneIsGiven(body: String) async {
    #expect(await results(body) == [])
  }

  @Test(arguments: [
    "return try? JSONDecoder().decode(Loaded.self, from: data).user",
    "let loaded = try? decoder.decode(Loaded.self, from: data); return loaded?.user",
    "let loaded = try decoder.decode(Loaded.self, from: data); return loaded.spare", "return cache", "return nil",
    "if isEmpty { return nil }; return User(name: \"a\")", "var user = User(name: \"a\"); user = other(); return user",
    "if let cache { return cache }; other(); return cache",
    "if isEmpty { let cache = User(name: \"a\"); return cache }; return cache",
    "return other()", "return given as? User", "if isEmpty { let found = cache; return found }; return User(name: \"a\")",
  ])
  func itIsTakenWhereAnyMayBe(body: String) async {
    #expect(await results(body) == ["'Lost'"])
  }

  @Test(arguments: ["other.load()", "helper?.load()", "spare.load()"])
  func itIsTakenWhereAnotherFunctionMayRun(asked: String) async {
    #expect(await results("User(name: \"a\")", asked: asked) == ["'Lost'"])
  }

  @Test func whatASubclassGivesMayBeNil() async {
    let found = await results(
      "User(name: \"a\") }\n func f() {} }\n class Spare: Helper { override func load(_ given: User) async throws -> User? { nil"
    )
    #expect(found == ["'Lost'"])
  }

  /// What stands where a text has no bytes, which every text has.
  @Test(arguments: [
    ("text.data(using: .utf8)", 0), ("text.data(using: String.Encoding.utf8)", 0), ("text.data(using: .ascii)", 1),
    ("text?.data(using: .utf8)", 1), ("text.data(of: .utf8)", 1),
  ])
  func everyTextHasBytes(bytes: String, count: Int) async {
    let found = await titles(
      """
      class Screen: UIViewController {
        override func viewDidLoad() {
          guard let data = \(bytes) else {
            present(UIAlertController(title: "Lost", message: nil, preferredStyle: .alert), animated: true)
            return
          }
          send(data)
        }
      }
      let screen = Screen()
      """)
    #expect(found.count == count)
  }
}
