import AlertKitCore
import AlertKitSwift
import Testing

/// What a function shows that nothing calls.
@Suite struct UncalledTests {
  private static let rest = Dictionary(uniqueKeysWithValues: (0..<120).map { ("Rest\($0).swift", "struct Rest\($0) {}") })

  private func reserves(_ body: String, _ others: [String: String] = [:]) async -> [SurfaceReserve?] {
    let files = Self.rest.merging(["A.swift": "import UIKit\n" + body]) { $1 }.merging(others) { $1 }
    return await Extracted.ofBoth(files).map(\.reserve)
  }

  private static func shows(_ head: String, _ more: String = "") -> String {
    """
    final class Screen: UIViewController {
      \(head) {
        let alert = UIAlertController(title: "Gone", message: nil, preferredStyle: .alert)
        present(alert, animated: true)
      }
      \(more)
    }
    """
  }

  @Test(arguments: [
    ("private func lost()", ""), ("static func lost()", ""), ("func showLostAlert()", ""), ("private func lost()", "// lost()"),
    ("private func lost()", "/* lost() */"), ("private func lost()", "let s = \"a\" // lost()"),
  ])
  func whatNothingCallsIsToldAsThat(head: String, more: String) async {
    #expect(await reserves(Self.shows(head, more)) == [.uncalled])
  }

  @Test(arguments: [
    ("private func lost()", "func f() { lost() }"), ("private func lost()", "let s = #selector(lost)"),
    ("private func lost()", "let s = Selector(\"lost\")"), ("@objc private func lost()", ""), ("@IBAction func lost()", ""),
    ("public static func lost()", ""), ("override func showLostAlert()", ""), ("func tableDidLoseRow()", ""),
    ("private func lost()", "let s = \"https://a.b\"; func f() { lost() }"),
    ("private func lost()", "let s = \"wpkh(/0/*)\"\n  func f() { lost() }"),
    ("private func lost()", "let s = \"\\\"/*\"\n  func f() { lost() }"),
    ("private func lost()", "let s = \"\"\"\n  a \" /*\n  \"\"\"\n  func f() { lost() }"),
  ])
  func whatMayBeCalledIsAnAlertLikeAnyOther(head: String, more: String) async {
    #expect(await reserves(Self.shows(head, more)) == [nil])
  }

  @Test func anotherFileMayCallIt() async {
    #expect(await reserves(Self.shows("static func lost()"), ["B.swift": "func f() { Screen.lost() }"]) == [nil])
    #expect(await reserves(Self.shows("func showLostAlert()"), ["B.swift": "protocol P { func showLostAlert() }"]) == [nil])
  }

  @Test func aFewFilesAreNoApp() async {
    #expect(await Extracted.surfaces(["A.swift": Self.shows("private func lost()")]).map(\.reserve) == [nil])
  }

  @Test func methodsOfObjectiveC() async {
    func code(_ more: String) -> String {
      """
      @implementation Tools
      + (void)tellLost:(NSString *)name {
        [[[UIAlertView alloc] initWithTitle:@"Gone" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      \(more)
      @end
      """
    }
    let header = ["Tools.h": "@interface Tools\n+ (void)tellLost:(NSString *)name;\n@end"]
    #expect(await reserves("", header.merging(["Tools.m": code("")]) { $1 }) == [.uncalled])
    #expect(
      await reserves("", header.merging(["Tools.m": code("- (void)f { [Tools tellLost:@\"a\"]; }")]) { $1 }).contains(nil))
    #expect(await reserves("func f() { Tools.tellLost(\"a\") }", header.merging(["Tools.m": code("")]) { $1 }).contains(nil))
  }

  @Test func nothingIsFoundInIt() async {
    let files = Self.rest.merging(["A.swift": "import UIKit\n" + Self.shows("private func lost()")]) { $1 }
    func findings(_ files: [String: String]) async -> Int {
      let inputs = files.map { InputFile(path: "App/" + $0.key, bytes: Array($0.value.utf8)) }
      return await Linter.lint(await Project.assemble(inputs, sources: SwiftSources.reader())).findings.count
    }
    #expect(await findings(files) == 0)
    #expect(await findings(files.merging(["A.swift": "import UIKit\n" + Self.shows("func lost()")]) { $1 }) > 0)
  }
}
