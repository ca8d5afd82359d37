import AlertKitCore
import AlertKitSwift
import Testing

/// Functions of the app's own that look texts up: under a key that they put together, and in a dictionary of its code.
@Suite struct OwnLookupTests {
  private static func findings(_ code: String) async -> [String: Set<String>] {
    let tables = ["en": "Not there today", "de": "Heute nicht da"].map { language, text in
      ("\(language).lproj/Localizable.strings", "\"work_add\" = \"Add\";\n\"work\" = \"Work\";\n\"other\" = \"\(text)\";\n")
    }
    let files = Dictionary(uniqueKeysWithValues: tables).merging(["A.swift": code]) { $1 }
    let inputs = files.map { InputFile(path: "App/" + $0.key, bytes: Array($0.value.utf8)) }
    let report = await Linter.lint(await Project.assemble(inputs, sources: SwiftSources.reader()))
    return Dictionary(grouping: report.findings, by: \.rule.name).mapValues { Set($0.map { $0.text ?? $0.key ?? "" }) }
  }

  @Test(arguments: [
    "let value = prefix.isEmpty ? self : \"\\(prefix)_\\(self)\"\n return NSLocalizedString(value, comment: value)",
    "return NSLocalizedString(prefix.isEmpty ? self : prefix + \"_\" + self, comment: \"\")",
    "if prefix.isEmpty { return NSLocalizedString(self, comment: \"\") }\n return NSLocalizedString(\"\\(prefix)_\\(self)\", comment: \"\")",
  ])
  func aKeyThatAFunctionPutsTogether(body: String) async {
    for prefix in ["prefixWork", "\"work\"", "Prefixes.work"] {
      let code = """
        import UIKit
        let prefixWork = "work"
        enum Prefixes { static let work = "work" }
        extension String { func localize(with prefix: String = "") -> String { \(body) } }
        func f() {
          let alert = UIAlertController(title: "add".localize(with: \(prefix)), message: "other".localize(), preferredStyle: .alert)
          top.present(alert, animated: true)
        }
        """
      let found = await Self.findings(code)
      #expect(found["missing-translation"] == nil && found["single-word-title"] == ["Add"], "\(prefix)")
      #expect(found["message-punctuation"] == ["Not there today"], "\(prefix)")
    }
  }

  /// A large dictionary of words is read as a small one is, and what it has under a name is no text that is the same in every language.
  @Test(arguments: [2, 500])
  func aDictionaryOfTheCode(count: Int) async {
    let words = (0..<count).map { "\"photo.text\($0)\": \"Text \($0).\"," }.joined(separator: "\n")
    let code = """
      import UIKit
      enum Language { case en, ko }
      final class Words {
        var language = Language.en
        static let all: [Language: [String: String]] = [
          .en: [\(words) "photo.title": "Deleted"], .ko: [\(words) "photo.title": "삭제됨"],
        ]
        func t(_ key: String) -> String { Self.all[language]?[key] ?? Self.all[.en]?[key] ?? key }
      }
      let words = Words()
      func f() {
        let alert = UIAlertController(title: words.t("photo.title"), message: "It is gone", preferredStyle: .alert)
        top.present(alert, animated: true)
      }
      """
    let found = await Self.findings(code)
    #expect(found["single-word-title"] == ["Deleted"] && found["hard-coded-text"] == ["It is gone"])
  }
}
