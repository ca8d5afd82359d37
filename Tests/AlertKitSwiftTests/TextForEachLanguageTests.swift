import AlertKitCore
import AlertKitSwift
import Testing

/// Texts of which code picks one by the language itself.
@Suite struct TextForEachLanguageTests {
  private static func report(_ files: [String: String], change: (inout Linter.Options) -> Void) async -> LintReport {
    let inputs = files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
    var options = Linter.Options()
    change(&options)
    return await Linter.lint(await Project.assemble(inputs, sources: SwiftSources.reader()), options: options)
  }

  /// A text for each language, which code picks by itself, is in no table on purpose.
  @Test func aTextForEachLanguageIsNotTheSameInAll() async {
    func code(_ texts: String) -> String {
      """
      import UIKit
      final class Screen: UIViewController {
        let titles = [\(texts)]
        override func viewDidLoad() {
          present(UIAlertController(title: titles[language], message: "a", preferredStyle: .alert), animated: true)
        }
      }
      """
    }
    let tables = ["en.lproj/Localizable.strings": "\"a\" = \"b\";\n", "de.lproj/Localizable.strings": "\"a\" = \"b\";\n"]
    func count(_ texts: String) async -> Int {
      await Self.report(["A.swift": code(texts)].merging(tables) { $1 }) {
        $0.configuration.onlyRules = ["hard-coded-text"]
      }.findings.count { $0.field == .title }
    }
    #expect(await count(#""Change the language?", "Sprache ändern?", "言語を変更しますか?", "언어를 변경하겠습니까?""#) == 0)
    #expect(await count(#""7", "14", "30", "Every day is a day for photos""#) > 0)
    #expect(await count(#""Change the language?", "Change the name?", "Change the icon?", "Change the sound?""#) > 0)
  }

  /// Of a button for which code picks one of two keys, each has a translation of its own.
  @Test(arguments: [("isLetter ? \"ok\" : \"deleteBill\"", false), ("\"ok\"", true)])
  func aButtonOfTwoKeys(key: String, isTold: Bool) async {
    let code = """
      import UIKit
      final class Screen: UIViewController {
        override func viewDidLoad() {
          let alert = UIAlertController(title: "Delete the letter?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: NSLocalizedString(\(key), comment: ""), style: .default))
          present(alert, animated: true)
        }
      }
      """
    func table(_ ok: String, _ delete: String) -> String { "\"ok\" = \"\(ok)\";\n\"deleteBill\" = \"\(delete)\";\n" }
    let files = [
      "A.swift": code, "en.lproj/Localizable.strings": table("OK", "Delete Bill"),
      "nb.lproj/Localizable.strings": table(isTold ? "Slett brevet" : "OK", "Slett fakturaen"),
    ]
    let found = await Self.report(files) { $0.configuration.onlyRules = ["mistranslated-button"] }.findings
    #expect(found.isEmpty != isTold, "\(found.map(\.message))")
  }

  /// Where code picks between two scripts for more than one text of an alert, it does by the language.
  @Test func aTextForEachOfTwoLanguages() async {
    func code(_ title: String, _ message: String) -> String {
      """
      import UIKit
      final class Screen: UIViewController {
        override func viewDidLoad() {
          let title = isFirst ? "Close the App?" : "\(title)"
          let message = isFirst ? "The language changes then." : "\(message)"
          present(UIAlertController(title: title, message: message, preferredStyle: .alert), animated: true)
        }
      }
      """
    }
    let tables = ["en.lproj/Localizable.strings": "\"a\" = \"b\";\n", "fa.lproj/Localizable.strings": "\"a\" = \"b\";\n"]
    func count(_ title: String, _ message: String) async -> Int {
      await Self.report(["A.swift": code(title, message)].merging(tables) { $1 }) {
        $0.configuration.onlyRules = ["hard-coded-text"]
      }.findings.count
    }
    #expect(await count("بستن برنامه؟", "زبان تغییر می‌کند.") == 0)
    #expect(await count("Leave the App?", "The text changes then.") > 0)
  }
}
