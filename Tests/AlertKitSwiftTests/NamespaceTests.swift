import AlertKitCore
import Testing

/// Namespaces of texts that have other names, or are objects.
@Suite struct NamespaceTests {
  private func lines(_ code: String) async -> [String] { await Evaluated.wholeLines(["A.swift": code]) }

  @Test func aNamespaceThatIsGeneratedMayHaveAnotherName() async {
    let code = """
      final class Screen {
        private let words = R.string.localizable.self
        func f() {
          let texts = R.string.localizable
          show(UIAlertController(title: texts.deleteTitle(), message: words.deleteMessage(), preferredStyle: .alert))
        }
      }
      """
    #expect(await lines(code) == ["alert [.localizable.deleteTitle] [.localizable.deleteMessage]"])
    let surface = await Evaluated.surfaces(["A.swift": code])[0]
    guard case .some(.symbol(_, table: _, let expression, range: _)) = surface.message else {
      Issue.record("\(String(describing: surface.message))")
      return
    }
    #expect(expression == "R.localizable.deleteMessage")
  }

  /// An app may look up what R.swift generates in a language of its own choice.
  @Test(arguments: [
    ("R.string.words.deleteTitle.localized()", "StringResource", ".words.deleteTitle"),
    ("R.string.words.deleteTitle.localized", "StringResource", ".words.deleteTitle"),
    ("R.string.words.delete.title()", "Other", ".words.delete.title"),
  ])
  func whatAnAppAddsToGeneratedTextsLooksThemUp(title: String, type: String, found: String) async {
    let code = """
      extension \(type) {
        var localized: String { localized() }
        func localized(_ language: String = "en") -> String {
          Bundle(path: path(of: language))?.localizedString(forKey: key, value: key, table: tableName) ?? key
        }
      }
      func f() { show(UIAlertController(title: \(title), message: nil, preferredStyle: .alert)) }
      """
    #expect(await lines(code) == ["alert [\(found)] [-]"])
  }

  @Test func aTableOfTextsInPropertiesIsOnlyRead() async {
    let words = ["cancel", "error", "open", "close", "next", "back", "retry", "send"]
    let properties = words.map { "var \($0) = NSLocalizedString(\"word.\($0)\", comment: \"\")" }.joined(separator: "\n")
    let code = """
      final class Words {
        static let shared = Words()
        var strings = WordTable()
      }
      struct WordTable {
      \(properties)
      }
      final class Other { func g(_ result: Report) { result.error = "x"; result.cancel = nil; result.open = true } }
      func f() {
        let alert = UIAlertController(title: Words.shared.strings.error, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: Words.shared.strings.cancel, style: .cancel))
        show(alert)
      }
      """
    #expect(await lines(code) == ["alert [word.error] [-] (cancel word.cancel)"])
  }

  @Test func aFunctionOfTextsIsNamedWithoutTheirType() async {
    let code = """
      enum Key: String { case title = "delete.title" }
      extension String {
        static func word(_ key: Key) -> String { NSLocalizedString(key.rawValue, comment: "") }
      }
      func f() { show(UIAlertController(title: .word(.title), message: nil, preferredStyle: .alert)) }
      """
    #expect(await lines(code) == ["alert [delete.title] [-]"])
  }
}
