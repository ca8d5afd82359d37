import AlertKitCode
import AlertKitCore
import AlertKitObjC
import AlertKitSwift
import Testing

/// Languages that code sets the app to.
@Suite struct SetLanguageTests {
  private func languages(_ code: [String: String]) async -> [String] {
    let start = "class AppDelegate: UIResponder, UIApplicationDelegate { \(code["launch"] ?? "") }"
    var files = ["Start.swift": start, "App.xcodeproj/project.pbxproj": ""].merging(code) { $1 }
    files["launch"] = nil
    let sources = files.sorted { $0.key < $1.key }.enumerated().map { index, file in
      SourceFile(id: FileID(index), path: file.key, text: Array(file.value.utf8))
    }
    let read = await CodeSources.read(sources, languages: [SwiftLanguage(), ObjCLanguage()])
    return read.coverage.languages.map(\.identifier).sorted()
  }

  private static func launch(_ body: String) -> String {
    """
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
      let window = UIWindow()
      \(body)
      return true
    }
    """
  }

  private static let ifOther =
    "enum Config { static func pick(_ code: String) { if old != code { Localize.setCurrentLanguage(code) } } }"
  private static let main = """
    int main(int argc, char *argv[]) {
      @autoreleasepool {
        [[NSUserDefaults standardUserDefaults] setObject:@[@"de"] forKey:@"AppleLanguages"];
        return UIApplicationMain(argc, argv, nil, @"AppDelegate");
      }
    }
    """

  @Test(arguments: [
    (["launch": launch("Localize.setCurrentLanguage(\"vi\")")], ["vi"]),
    (["launch": launch("Config.pick(\"vi\")"), "A.swift": ifOther], ["vi"]),
    (
      [
        "launch": launch("Localize.setCurrentLanguage(\"vi\")"),
        "A.swift": "func tap() { Localize.setCurrentLanguage(\"en\") }",
      ],
      ["en", "vi"]
    ),
    (["main.m": main], ["de"]),
    (["main.m": main.replacing("@[@\"de\"]", with: "[NSArray arrayWithObjects:@\"de\", nil]")], ["de"]),
  ])
  func whatIsSetAtLaunchIsShown(code: [String: String], languages: [String]) async {
    #expect(await self.languages(code) == languages)
  }

  @Test(arguments: [
    // A menu, before which the device's language is shown; a condition; a variable; another text's lookup.
    ["launch": "func tap() { Localize.setCurrentLanguage(\"vi\") }"],
    ["launch": launch("if isNew { Localize.setCurrentLanguage(\"vi\") }")],
    ["launch": launch("guard isNew else { return true }\n  Localize.setCurrentLanguage(\"vi\")")],
    [
      "launch": launch("Localize.setCurrentLanguage(\"vi\")"),
      "A.swift": "func tap(_ s: String) { Localize.setCurrentLanguage(s) }",
    ],
    ["launch": launch("Config.pick(\"vi\")"), "A.swift": ifOther + "\nfunc tap(_ s: String) { Config.pick(s) }"],
    ["launch": launch("Config.pick(\"vi\")"), "A.swift": ifOther.replacing("old != code", with: "isNew")],
    [
      "launch": launch("Localize.setCurrentLanguage(\"vi\")"),
      "A.swift": "func f() { Localize.resetCurrentLanguageToDefault() }",
    ],
    ["launch": launch("Localize.setCurrentLanguage(\"vi\")"), "A.swift": "let f = Localize.setCurrentLanguage"],
    ["launch": launch("Localize.setCurrentLanguage(\"vi\")"), "A.swift": "let s = NSLocalizedString(\"a\", comment: \"\")"],
    ["launch": launch("UserDefaults.standard.set([\"de\"], forKey: \"AppleLanguages\")")],
    ["main.m": main, "A.swift": "func f(_ s: String) { UserDefaults.standard.set([s], forKey: \"AppleLanguages\") }"],
    ["main.m": main.replacing("@[@\"de\"]", with: "@[@\"de\", @\"en\"]")],
  ])
  func whatIsNotSureIsTheDevices(code: [String: String]) async {
    #expect(await languages(code) == [])
  }

  /// Of the tables of other languages nothing is told.
  @Test(arguments: ["vi", "fr"])
  func aTableThatNobodySeesIsNotChecked(language: String) async {
    let launch =
      "class AppDelegate: UIResponder, UIApplicationDelegate {\n\(Self.launch("Localize.setCurrentLanguage(\"\(language)\")"))\n}"
    let code = """
      class A: UIViewController {
        override func viewDidLoad() {
          let alert = UIAlertController(title: "lost_photo".localized(), message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "ok_go".localized(), style: .default))
          present(alert, animated: true)
        }
      }
      let a = A()
      """
    let files = [
      "Start.swift": launch, "A.swift": code, "App.xcodeproj/project.pbxproj": "",
      "en.lproj/Localizable.strings": "\"ok_go\" = \"OK\";\n",
      "vi.lproj/Localizable.strings": "\"lost_photo\" = \"Không tìm thấy ảnh\";\n\"ok_go\" = \"OK\";\n",
    ]
    let inputs = files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
    var options = Linter.Options()
    options.configuration.onlyRules = ["missing-translation"]
    let project = await Project.assemble(inputs, sources: SwiftSources.reader())
    let report = await Linter.lint(project, options: options)
    #expect(report.findings.isEmpty == (language == "vi"))
    // What is left out is said to be.
    #expect(report.summary.reading.languages.map(\.identifier) == (language == "vi" ? ["vi"] : []))
  }
}
