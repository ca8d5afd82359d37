import AlertKitCode
import AlertKitCore
import AlertKitObjC
import AlertKitSwift
import Testing

/// What is said of alerts that were not read: silence means that all were.
@Suite struct CoverageTests {
  static func coverage(_ files: [String: String]) async -> ReadingCoverage {
    let sources = files.sorted { $0.key < $1.key }.enumerated().map { index, file in
      SourceFile(id: FileID(index), path: file.key, text: Array(file.value.utf8))
    }
    return await CodeSources.read(sources, languages: [SwiftLanguage(), ObjCLanguage()]).coverage
  }

  private static let unread: [(code: String, said: [String])] = [
    ("func f() { let alert = NSAlert(); alert.runModal() }", ["NSAlert 1"]),
    (
      "func f() { SCLAlertView().showCustom(view) }\nfunc g() { let alert = SCLAlertView(); alert.customSubview = view; alert.run() }",
      ["SCLAlertView 2"]
    ),
    ("func f() { SwiftEntryKit.display(entry: view, using: attributes) }", ["SwiftEntryKit 1"]),
    (
      """
      class CustomAlertView: UIView { init(title: String) { super.init(frame: .zero) } }
      class V { func f() { view.addSubview(CustomAlertView(title: "t")) } }
      """, ["CustomAlertView 1"]
    ),
    ("class V { func f() { router.presentAlert(from: v, title: \"t\") } }", ["presentAlert 1"]),
    (
      "func f() { showErrorAlert(from: v, title: \"t\") }\nfunc g() { let showErrorAlert = { run() }; showErrorAlert() }",
      ["showErrorAlert 1"]
    ),
    (
      """
      func tell(_ title: String) { present(UIAlertController(title: title, message: nil, preferredStyle: .alert)) }
      func f() { func inner() { tell("t") } }
      """, ["tell 1"]
    ),
    (
      "func f() { func inner() { present(UIAlertController(title: \"t\", message: nil, preferredStyle: .alert)) } }",
      ["UIAlertController 1"]
    ),
  ]

  @Test(arguments: unread.indices) func isSaid(_ number: Int) async {
    let (code, said) = Self.unread[number]
    let coverage = await Self.coverage(["A.swift": code])
    #expect(coverage.unread.map { "\($0.what) \($0.calls)" } == said)
  }

  @Test func objectiveCIsSaid() async {
    let code = """
      @implementation V
      - (void)f { [[[SCLAlertView alloc] init] showCustom:self image:image duration:0]; }
      @end
      """
    #expect(await Self.coverage(["A.m": code]).unread.map(\.what) == ["SCLAlertView"])
  }

  @Test(arguments: [
    FollowingTests.wrapper + "\nfunc use() { showAlert(\"Delete?\") }",
    "struct AlertStyle {}\nfunc f() { let style = AlertStyle(); configure(style, dialogTitle: \"t\") }",
    """
    struct LossAlertView: View { var body: some View { c.alert("t", isPresented: $b) { Button("OK") {} } } }
    struct Root: View { var body: some View { LossAlertView() } }
    """,
    // Of which only the buttons are not known.
    "class V { func f() { router.presentAlert(title: \"t\", message: \"m\") } }",
    "func f() {\n#if os(macOS)\nlet alert = NSAlert()\n#endif\n}",
  ])
  func silenceMeansThatAllWasRead(_ code: String) async {
    let coverage = await Self.coverage(["A.swift": code])
    #expect(coverage.unread.isEmpty && coverage.budgets.isEmpty)
  }

  @Test func aMacroThatIsNamedLikeATypeIsRead() async {
    let macro = """
      #define APP_Alert(words) UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Photo" message:words \\
        preferredStyle:UIAlertControllerStyleAlert];\\
      [self presentViewController:alert animated:YES completion:nil];
      """
    let coverage = await Self.coverage([
      "A.h": macro, "A.m": "@implementation A\n- (void)viewDidLoad { APP_Alert(@\"It is lost.\"); }\n@end",
    ])
    #expect(coverage.unread.isEmpty)
  }

  @Test func whatWasFollowedIsSaid() async {
    let coverage = await Self.coverage([
      "A.swift": FollowingTests.wrapper, "B.swift": "func use() { showAlert(\"Delete?\"); showAlert(\"Leave?\") }",
    ])
    #expect(coverage.followed.first.map { "\($0.what) \($0.calls)" } == "showAlert 3")
  }

  @Test func aFunctionThatIsNotThereIsToBeDeclared() async {
    let code = "class V { func f() { router.presentAlert(from: v, title: \"t\") } }"
    let wrapper = await Self.coverage(["A.swift": code]).unread.first?.wrapper
    #expect(wrapper == AlertWrapper(callee: "presentAlert", title: .label("title")))
  }

  @Test func functionsThatSayNothingAreNotAskedForEver() async {
    let steps = (0..<300).map { "result.append(part\($0))" }.joined(separator: "\n")
    let conditions = (0..<2_000).map { "if node.check(\"\($0)\") { count += 1 }" }.joined(separator: "\n")
    let code = """
      class Node { func check(_ path: String) -> Bool { var result: [String] = []\n\(steps)\nreturn result.count > limit } }
      class V {
        let node: Node
        func f() {
          \(conditions)
          present(UIAlertController(title: "t", message: nil, preferredStyle: .alert))
        }
      }
      """
    #expect(await Self.coverage(["A.swift": code]).budgets.isEmpty)
    #expect(await Extracted.lines(code) == ["alert ['t'] [-]"])
  }

  /// What is read of an alert where the steps of a member end says nothing of what it lacks.
  @Test(arguments: [
    (1, ["alert ['A'] [-] (default 'OK')", "alert ['B'] [-] (default 'OK')"]), (12, ["alert ['A'] [-] (default 'OK') …"]),
  ])
  func nothingIsToldOfWhatIsNotRead(loops: Int, lines: [String]) async {
    let items = (0..<60).map { "\"\($0)\"" }.joined(separator: ", ")
    let loop = "for item in [\(items)] { \(Array(repeating: "kept = item", count: 300).joined(separator: "\n")) }\n"
    func alert(_ title: String) -> String {
      """
      let \(title) = UIAlertController(title: "\(title)", message: nil, preferredStyle: .alert)
      \(title).addAction(UIAlertAction(title: "OK", style: .default))
      present(\(title), animated: true)\n
      """
    }
    let code = "class V { func f() { var kept = \"\"\n\(alert("A"))\(String(repeating: loop, count: loops))\(alert("B")) } }"
    #expect(await Self.coverage(["A.swift": code]).budgets.isEmpty == (loops == 1))
    #expect(await Extracted.lines(code) == lines)
  }
}
