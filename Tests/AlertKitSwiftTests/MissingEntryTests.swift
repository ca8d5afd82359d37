import AlertKitCore
import AlertKitSwift
import Testing

/// Keys that code asks for and tables do not have.
@Suite struct MissingEntryTests {
  private static func missing(_ files: [String: String]) async -> [Finding] {
    let inputs = files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
    let project = await Project.assemble(inputs, sources: SwiftSources.reader())
    let rules = Rule.all.filter { $0.id == "missing-translation" }
    return await Linter.lint(project, options: try! .init(rules: rules)).findings
  }

  /// An entry more in the only language would change nothing.
  @Test(arguments: [("Localizable", 1), ("Errors", 0)])
  func aTextThatIsItsKeyLacksNothingInATableOfOneLanguage(other: String, count: Int) async {
    let code = """
      func ask() {
        let alert = UIAlertController(title: NSLocalizedString("Share it?", comment: ""), message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("Join", comment: ""), style: .default))
        present(alert, animated: true)
      }
      """
    let files = [
      "A.swift": code, "en.lproj/Localizable.strings": "\"Join\" = \"Join\";\n",
      "en.lproj/Errors.strings": "\"Lost\" = \"Lost\";\n", "es.lproj/\(other).strings": "\"Join\" = \"Unirse\";\n",
    ]
    let found = await Self.missing(files)
    #expect(found.filter { $0.message.contains("in no table") }.count == count)
  }
}
