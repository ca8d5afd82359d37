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

  /// Code may read a table's file by itself.
  @Test(arguments: [
    ("strings", "dict[self] as? String", true), ("strings", "dict.object(forKey: self) as? String", true),
    ("plist", "dict[self] as? String", false),
  ])
  func aTablesFileThatCodeReads(type: String, element: String, isTable: Bool) async {
    let code = """
      import UIKit
      extension String {
        var said: String { say(from: "Localizable") }
        func say(from table: String) -> String {
          guard let path = Bundle.main.path(forResource: table, ofType: "\(type)", inDirectory: nil, forLocalization: now.code),
            let dict = NSDictionary(contentsOfFile: path), let found = \(element)
          else { return self }
          return found
        }
      }
      func f() {
        let alert = UIAlertController(title: "work_add".said, message: "other".said, preferredStyle: .alert)
        top.present(alert, animated: true)
      }
      """
    #expect(await Self.findings(code)["single-word-title"] == (isTable ? ["Add"] : nil))
  }

  /// What a file that is no table has under a key is not known, and the key is not what people see.
  @Test(arguments: [
    ("all = read(\"Words\")", "all[key] ?? key", nil),
    ("all = read(\"Words\")", "if let word = all[key] { return word }; return key", nil),
    ("all = read(\"Words\")", "all[key] ?? \"Gone\"", "Gone"), ("all = Server.words", "all[key] ?? key", "Pears"),
    ("Server.words = read(\"Words\")", "all[key] ?? key", "Pears"),
  ])
  func aFileOfWords(load: String, body: String, told: String?) async {
    let code = """
      import UIKit
      final class Words {
        var all: [String: String]
        init() { \(load) }
        func read(_ name: String) -> [String: String] { parse(Bundle.main.path(forResource: name, ofType: "json")) }
        func t(_ key: String) -> String { \(body) }
      }
      let words = Words()
      func f() {
        top.present(UIAlertController(title: words.t("Pears"), message: nil, preferredStyle: .alert), animated: true)
      }
      """
    #expect(await Self.findings(code)["single-word-title"] == told.map { [$0] })
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

  /// The same of one whose names are those of an enumeration.
  @Test func aDictionaryByAnEnumeration() async {
    let names = (0..<100).map { "text\($0)" }
    let code = """
      import UIKit
      enum Words {
        enum Key: String { case \(names.joined(separator: ", ")), photoGone }
        static let en: [String: String] = [
          \(names.map { "Key.\($0).rawValue: \"Text \($0).\"" }.joined(separator: ",\n")), Key.photoGone.rawValue: "Deleted",
        ]
        static func t(_ key: Key) -> String { let all = isKorean ? ko : en; return all[key.rawValue] ?? en[key.rawValue] ?? key.rawValue }
      }
      func f() {
        top.present(UIAlertController(title: Words.t(.photoGone), message: nil, preferredStyle: .alert), animated: true)
      }
      """
    #expect(await Self.findings(code)["single-word-title"] == ["Deleted"])
  }

  /// So is one by the cases themselves; a case that it lacks is shown by its name.
  @Test(arguments: [("photoGone", "Deleted"), ("lost", "lost")])
  func aDictionaryByCases(key: String, title: String) async {
    let names = (0..<100).map { "text\($0)" }
    let code = """
      import UIKit
      enum Words {
        enum Key: String { case \(names.joined(separator: ", ")), photoGone, lost }
        static let en: [Key: String] = [\(names.map { ".\($0): \"Text \($0).\"" }.joined(separator: ",\n")), .photoGone: "Deleted"]
        static func t(_ key: Key) -> String { en[key] ?? key.rawValue }
      }
      func f() {
        top.present(UIAlertController(title: Words.t(.\(key)), message: nil, preferredStyle: .alert), animated: true)
      }
      """
    #expect(await Self.findings(code)["single-word-title"] == [title])
  }

  /// Of words that are not known the name of the case is none; what else stands in for them may be shown.
  @Test(arguments: [("key.rawValue", true), ("\"Deleted\"", false)])
  func aDictionaryThatIsNotKnown(standIn: String, isUnknown: Bool) async {
    let code = """
      import UIKit
      enum Words {
        enum Key: String { case deleted }
        static let all: [Key: String] = load()
        static func t(_ key: Key) -> String { all[key] ?? \(standIn) }
      }
      func f() {
        top.present(UIAlertController(title: Words.t(.deleted), message: nil, preferredStyle: .alert), animated: true)
      }
      """
    #expect((await Self.findings(code)["single-word-title"] == nil) == isUnknown)
  }

  /// Words that code picks for another language than English are left out where nothing tells that it is one, and no text beside
  /// them is the same in every language.
  @Test(arguments: [
    "Locale.current.isFrench ? \"Supprimer la photo\" : \"Delete photo\"", "isGerman() ? \"Foto löschen\" : \"Delete photo\"",
    "language == \"fr\" ? \"Supprimer la photo\" : \"Delete photo\"",
  ])
  func wordsThatArePickedByTheLanguage(text: String) async {
    let code = """
      import UIKit
      func f() {
        let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: \(text), style: .default))
        top.present(alert, animated: true)
      }
      """
    let found = await Self.findings(code)
    #expect(found["button-case"] == ["Delete photo"])
    #expect(found["hard-coded-text"]?.contains("Delete photo") == false)
  }

  /// What is said of an address that is not well formed is seen by nobody where it begins with the app's own.
  @Test(arguments: [
    ("URL(string: baseURL + path)", false), ("URL(string: \"\\(baseURL)/a/\\(path)\")", false),
    ("URL(string: \"https://a.example/\\(path)\")", false), ("URLComponents(string: Server.apiURL)", false),
    ("URL(string: path, relativeTo: base)", true), ("URL(string: path)", true), ("load(baseURL)", true),
  ])
  func addressesOfTheAppsOwn(address: String, isShown: Bool) async {
    let code = """
      import SwiftUI
      enum Failure: LocalizedError {
        case badURL, gone
        var errorDescription: String? { switch self { case .badURL: "The Link"; case .gone: "The Photo" } }
      }
      final class Server {
        let baseURL = "https://a.example"
        func load(_ path: String) throws {
          guard let url = \(address) else { throw Failure.badURL }
          if isEmpty(url) { throw Failure.gone }
        }
      }
      struct Screen: View {
        let server = Server()
        @State private var isShown = false
        @State private var text = ""
        var body: some View {
          Button("a") { do { try server.load("b") } catch { text = error.localizedDescription; isShown = true } }
            .alert("Not Loaded", isPresented: $isShown) { Button("Close") {} } message: { Text(text) }
        }
      }
      """
    let messages = await Extracted.surfaces(["A.swift": code]).map { Extracted.text($0.message) }.joined()
    #expect(messages.contains("The Link") == isShown && messages.contains("The Photo"))
  }

  /// A button that a helper of another file makes stands where its words are given.
  @Test func aButtonOfAHelperStandsWhereItsWordsAre() async {
    let helper =
      "extension UIAlertController { func add(_ title: String) { addAction(UIAlertAction(title: title, style: .default)) } }"
    let code = """
      func f() {
        let alert = UIAlertController(title: "t", message: nil, preferredStyle: .alert)
        alert.add("b")
      }
      """
    let found = await Extracted.surfaces(["A.swift": code, "B.swift": helper]).first { !$0.buttons.isEmpty }
    #expect(found?.buttons[0].range?.file == found?.range.file)
  }

  /// A small dictionary by itself is of one language.
  @Test(arguments: [
    ("", 2, true), ("let other = [\"net.lost\": \"Verbindung verloren\"]", 2, false), ("", 80, false),
    ("let other = [\"net.gone\": \"Verbindung verloren\"]", 2, true), ("let other = \"net.lost\"", 2, true),
  ])
  func aDictionaryOfOneLanguage(more: String, count: Int, isHardCoded: Bool) async {
    let words = (0..<count).map { "\"photo.text\($0)\": \"Text [\($0).\"" }.joined(separator: ", ")
    let code = """
      import UIKit
      let messages = ["net.lost": "The connection is lost.", \(words)]
      \(more)
      func f() {
        let alert = UIAlertController(title: "work".localized, message: messages["net.lost"], preferredStyle: .alert)
        top.present(alert, animated: true)
      }
      extension String { var localized: String { NSLocalizedString(self, comment: "") } }
      """
    let found = await Self.findings(code)
    #expect((found["hard-coded-text"] ?? []) == (isHardCoded ? ["The connection is lost."] : []))
  }

  /// Of a key that is put together at run time no table is asked.
  @Test(arguments: [
    "\"create_\" + type", "\"create_\" + type + \"_intro\"", "(\"create_\" as String) + type",
    "types.isEmpty ? \"work\" : \"create_\" + type", "\"create_\\(type)\"",
  ])
  func aKeyThatTheRunningAppPutsTogether(key: String) async {
    let code = """
      import UIKit
      func lexicon(_ word: NSString) -> String { NSLocalizedString(word as String, tableName: "Localizable", comment: "") }
      func f(types: [String]) {
        for type in types {
          let alert = UIAlertController(title: lexicon("work"), message: lexicon(\(key)), preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "create_" + "it", style: .default))
          top.present(alert, animated: true)
        }
      }
      """
    #expect(await Self.findings(code)["missing-translation"] == nil)
  }
}
