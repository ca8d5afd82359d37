import AlertKitCore
import AlertKitSwift
import Testing

/// Texts between which code chooses by the app's language are each in their own.
@Suite struct LanguageBranchTests {
  private static func findings(_ code: String, _ more: [String] = []) async -> [String: Set<String>] {
    let others = ["저장할 수 없습니다.", "사진을 찾을 수 없습니다.", "다시 시도해 주세요."].enumerated().map { number, text in
      """
      func other\(number)() {
        let alert = UIAlertController(title: "오류가 났습니다", message: "\(text)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "확인", style: .default))
        top.present(alert, animated: true)
      }
      """
    }
    let code = "import UIKit\n" + others.joined(separator: "\n") + "\n" + code
    let files = ([code] + more).enumerated().map { InputFile(path: "App/\($0).swift", bytes: Array($1.utf8)) }
    let report = await Linter.lint(await Project.assemble(files, sources: SwiftSources.reader()))
    return Dictionary(grouping: report.findings, by: \.rule.name).mapValues { Set($0.map { $0.text ?? "" }) }
  }

  private static func alert(_ title: String, _ cancel: String) -> String {
    """
    func f() {
      let title = \(title)
      let cancel = \(cancel)
      let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "확인", style: .default))
      alert.addAction(UIAlertAction(title: cancel, style: .cancel))
      top.present(alert, animated: true)
    }
    """
  }

  @Test(
    arguments: [
      "selectedLang == .kor", "lang == \"ko\"", "(Language.current == .korean)", "appLanguage.code.hasPrefix(\"ko\")",
      "Locale.current.isKorean", "isKorean()", "language == Language.korean", "Locale.current.languageCode! == \"ko-KR\"",
    ].map { ($0, true) }
      + [
        "isEmpty", "kind == .ko", "count > 0", "isKoreanFood", "isNew && lang == \"ko\"", "lang == \"xx\"",
      ].map { ($0, false) })
  func textsThatAConditionChooses(condition: String, isByLanguage: Bool) async {
    let found = await Self.findings(
      Self.alert(
        "\(condition) ? \"로그아웃 하시겠습니까?\" : \"Do you want to log out?\"", "\(condition) ? \"취소\" : \"Give It Up\""))
    #expect((found["mixed-language"] == nil) == isByLanguage)
    #expect(found["cancel-label"]?.contains("Give It Up") == true)
    let plain = await Self.findings(
      Self.alert("\(condition) ? \"삭제할까요?\" : \"Delete the photo?\"", "\(condition) ? \"취소\" : \"Cancel\""))
    #expect(plain["cancel-label"] == nil || !isByLanguage)
  }

  @Test(arguments: [
    "!isKorean ? \"Do you want to log out?\" : \"로그아웃 하시겠습니까?\"",
    "lang != .ko ? \"Do you want to log out?\" : \"로그아웃 하시겠습니까?\"",
    "lang == .english\n ? \"Do you want to log out?\"\n : \"로그아웃 하시겠습니까?\"",
    "lang == \"ko\" ? \"로그아웃 하시겠습니까?\" : lang == \"ja\" ? \"ログアウトしますか?\" : \"Do you want to log out?\"",
    "{ if lang == \"ko\" { return \"로그아웃 하시겠습니까?\" } else { return \"Do you want to log out?\" } }()",
    "{ if lang == .ko { return \"로그아웃 하시겠습니까?\" } else if lang == .ja { return \"ログアウトしますか?\" } else { return \"Do you want to log out?\" } }()",
  ])
  func otherOrdersAndBranches(title: String) async {
    let found = await Self.findings(Self.alert(title, "lang == .ko ? \"취소\" : \"Cancel\""))
    #expect(found["mixed-language"] == nil)
    #expect(found["cancel-label"] == nil)
  }

  /// A function that chooses by language between what it takes.
  @Test(
    arguments: [
      "isKorean ? ko : en", "return isKorean ? ko : en", "!isKorean ? en : ko", "if isKorean { return ko }; return en",
      "if lang == .ko { ko } else { en }", "switch lang { case .ko: return ko; case .en: return en }",
      "switch lang { case .ko: return ko\n default: return en }",
    ].map { ($0, true) }
      + ["isEmpty ? ko : en", "switch kind { case .ko: return ko; case .en: return en }"].map { ($0, false) })
  func functionsThatChoose(body: String, isByLanguage: Bool) async {
    let pair = "enum L { static func t(_ ko: String, _ en: String) -> String { \(body) } }\n"
    let shown = Self.alert("L.t(\"로그아웃 하시겠습니까?\", \"Do you want to log out?\")", "L.t(\"취소\", \"Give It Up\")")
    for (code, others) in [(pair + shown, [String]()), (shown, [pair])] {
      let found = await Self.findings(code, others)
      #expect((found["mixed-language"] == nil) == isByLanguage)
      #expect(found["cancel-label"]?.contains("Give It Up") == true)
    }
    // Two that differ, and the name's other function.
    let other = "enum M { static func t(_ en: String, _ ko: String) -> String { isKorean ? ko : en } }\n"
    #expect(await Self.findings(shown, [pair, other])["mixed-language"] != nil || !isByLanguage)
  }

  /// Dictionaries that a choice by language names are each in their own.
  @Test(arguments: [
    ("language", "case .english: return english[key]!\ncase .korean: return korean[key] ?? english[key]!", true),
    ("code", "case \"ko\": korean[key] ?? english[key]!\ndefault: Words.english[key]!", false),
    ("languageCode", "case \"ko\": korean[key] ?? english[key]!\ndefault: Words.english[key]!", true),
    ("language", "case .english: korean[key]!\ncase .korean: english[key]!", false),
  ])
  func dictionariesThatAChoiceNames(subject: String, cases: String, isByLanguage: Bool) async {
    let code = """
      enum Words {
        enum Key: String { case title, cancel }
        static func t(_ key: Key) -> String { switch \(subject) { \(cases) } }
        static let english: [Key: String] = [.title: "Do you want to log out?", .cancel: "Cancel"]
        static let korean: [Key: String] = [.title: "로그아웃 하시겠습니까?", .cancel: "취소"]
      }
      """
    let found = await Self.findings(code + "\n" + Self.alert("Words.t(.title)", "Words.t(.cancel)"))
    #expect((found["cancel-label"] == nil && found["mixed-language"] == nil) == isByLanguage)
  }
}
