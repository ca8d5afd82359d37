import AlertKitCore
import Testing

/// What code asks of texts that are written out where they are handed over.
@Suite struct TextQuestionTests {
  private static let chosen = "if key.hasSuffix(\" · Chosen\") { return \"It Is Chosen\" }; return \"It Is Another\""

  @Test(arguments: [
    (chosen, "\"Fast · Chosen\"", ["It Is Chosen"]), (chosen, "\"Fast\"", ["It Is Another"]),
    (chosen, "\"\\(speed) · Chosen\"", ["It Is Chosen"]), (chosen, "\"\\(speed) times\"", ["It Is Another"]),
    (chosen, "\"\\(speed)\"", ["It Is Another", "It Is Chosen"]), (chosen, "speed", ["It Is Another", "It Is Chosen"]),
    (chosen, "isNew ? \"New\" : \"Old\"", ["It Is Another"]),
    (chosen, "isNew ? \"New\" : \"Old · Chosen\"", ["It Is Another", "It Is Chosen"]),
    ("if key.hasPrefix(\"Fast\") { return \"It Is Fast\" }; return \"It Is Slow\"", "\"Fast: \\(speed)\"", ["It Is Fast"]),
    ("if key.hasPrefix(\"Fast\") { return \"It Is Fast\" }; return \"It Is Slow\"", "\"Slow: \\(speed)\"", ["It Is Slow"]),
    (
      "if key.hasPrefix(\"Fast and\") { return \"It Is Fast\" }; return \"It Is Slow\"", "\"Fast \\(speed)\"",
      ["It Is Fast", "It Is Slow"]
    ),
    ("if key.contains(\"token\") { return \"It Is Over\" }; return \"It Is Lost\"", "\"No token: \\(speed)\"", ["It Is Over"]),
    (
      "if key.contains(\"token\") { return \"It Is Over\" }; return \"It Is Lost\"", "\"None: \\(speed)\"",
      ["It Is Lost", "It Is Over"]
    ),
    ("if key.contains(\"\") { return \"It Is Over\" }; return \"It Is Lost\"", "\"a\"", ["It Is Lost", "It Is Over"]),
  ])
  func whatATextIsAsked(body: String, given: String, titles: [String]) async {
    let code = """
      class Screen: UIViewController {
        override func viewDidLoad() {
          present(UIAlertController(title: title(for: \(given)), message: nil, preferredStyle: .alert), animated: true)
        }
        private func title(for key: String) -> String { \(body) }
      }
      """
    let found = await Evaluated.cases(["A.swift": code])
    let all = ["It Is Chosen", "It Is Another", "It Is Fast", "It Is Slow", "It Is Over", "It Is Lost"]
    #expect(Set(all.filter { title in found.contains { $0.contains(title) } }) == Set(titles), "\(found)")
  }
}
