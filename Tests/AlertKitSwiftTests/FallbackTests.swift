import AlertKitCode
import AlertKitCore
import AlertKitObjC
import AlertKitSwift
import Testing

/// Look-ups that are asked whether they found anything, and what is shown where they did not.
@Suite struct FallbackTests {
  private static let use = """
    func f(_ view: UIViewController) {
      view.present(UIAlertController(title: "gone".text, message: nil, preferredStyle: .alert), animated: true)
    }

    """

  private func title(_ body: String, _ more: String = "") async -> String {
    let code = Self.use + "extension String {\n var text: String {\n\(body)\n}\n\(more)\n}"
    let surfaces = await Extracted.surfaces(["A.swift": code])
    return surfaces.map { Extracted.text($0.title) }.joined(separator: "; ")
  }

  private static let other = "var other: String { NSLocalizedString(self, tableName: \"Debug\", comment: \"\") }"

  @Test(arguments: [
    "let s = NSLocalizedString(self, comment: \"\")\nif s == self { return other }\nreturn s",
    "let s = NSLocalizedString(self, comment: \"\")\nif s != self { return s }\nreturn other",
    "let s = NSLocalizedString(self, comment: \"\")\nguard s != self else { return other }\nreturn s",
    "let s = NSLocalizedString(self, comment: \"\")\nreturn s == self ? other : s",
    "let s = NSLocalizedString(self, comment: \"\")\nreturn self == s ? other : String.localizedStringWithFormat(s, 1)",
    "var s = NSLocalizedString(self, comment: \"\")\nif s == self { s = other }\nreturn s",
    "var s = NSLocalizedString(self, comment: \"\")\nif s == self || s == \"\" { s = other }\nreturn s",
    "let s = Bundle.main.localizedString(forKey: self, value: \"**none**\", table: nil)\nif s == \"**none**\" { return other }\nreturn s",
    "let s = Bundle.main.localizedString(forKey: self, value: \"\", table: nil)\nreturn s != \"\" ? s : other",
    "let s = Bundle.main.localizedString(forKey: self, value: nil, table: nil)\nif s != self { return s } else { return other }",
    "let s = language.localizedString(forKey: self, value: nil, table: nil)\nif s == self, let t = Bundle.base { return other }\nreturn s",
  ])
  func aLookupComparedWithItsKeyFallsBack(body: String) async {
    #expect(await title(body, Self.other) == "gone ?? Debug/gone")
  }

  /// A text that is looked up in what is no table is known to the running app alone, also by way of a constant in capitals.
  @Test(arguments: [
    "return WORDS.find(self)", "if let word = WORDS.all[self] { return word }\nreturn self", "return WORDS.all[self] ?? self",
  ])
  func aLookupInWhatIsNoTable(body: String) async {
    let words = """

      let WORDS = Words.shared
      final class Words {
        static let shared = Words()
        var all: [String: String] = [:]
        var english: [String: String] = [:]
        func find(_ key: String) -> String {
          if let word = all[key] { return word } else if let word = english[key] { return word }
          return key
        }
      }
      """
    let code =
      Self.use.replacing(".text", with: ".localized()") + "extension String {\n func localized() -> String {\n\(body)\n}\n}"
      + words
    let surfaces = await Extracted.surfaces(["A.swift": code])
    #expect(surfaces.map { Extracted.text($0.title) } == ["gone ?? {\"gone\".localized()}"])
  }

  @Test func chainsOfLookupsAreOne() async {
    let body = """
      var s = NSLocalizedString(self, tableName: "Own", comment: "")
      if s == self { s = NSLocalizedString(self, comment: "") }
      if s == self { s = other }
      return s
      """
    #expect(await title(body, Self.other) == "Own/gone ?? gone ?? Debug/gone")
  }

  @Test func whatStandsForAMissingTextIsNotShown() async {
    let lookup = "let s = Bundle.main.localizedString(forKey: self, value: \"NOT_FOUND\", table: nil)\n"
    #expect(await title(lookup + "if s == \"NOT_FOUND\" { return self }\nreturn s") == "gone")
    #expect(await title(lookup + "if s == \"NOT_FOUND\" { return \"[\\(self)]\" }\nreturn s") == "gone")
    #expect(await title(lookup + "return s == \"NOT_FOUND\" ? \"Lost\" : s") == "gone=Lost")
  }

  @Test func otherTextsStayAlternatives() async {
    let body =
      "let s = NSLocalizedString(self, comment: \"\")\nif isLoud { return \"Loud\" }\nif s == self { return other }\nreturn s"
    #expect(await title(body, Self.other) == "'Loud' | gone ?? Debug/gone")
  }

  @Test func objectiveC() async {
    let code = """
      @implementation Tools
      + (NSString *)text:(NSString *)key {
        NSString *text = NSLocalizedString(key, nil);
        if ([text isEqualToString:key]) { text = NSLocalizedStringFromTable(key, @"Base", nil); }
        return text;
      }
      - (void)f {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:[Tools text:@"gone"] message:nil preferredStyle:UIAlertControllerStyleAlert];
        [self presentViewController:alert animated:YES completion:nil];
      }
      @end
      """
    let surfaces = await Extracted.ofBoth(["A.m": code])
    #expect(surfaces.map { Extracted.text($0.title) } == ["gone ?? Base/gone"])
  }

  @Test(arguments: [
    (["Localizable": "gone", "Debug": "gone"], "gone"), (["Localizable": "here", "Debug": "gone"], "Debug/gone"),
    (["Localizable": "gone", "Debug": "here"], "gone"), (["Localizable": "here", "Debug": "here"], "gone"),
  ])
  func theTablesChoose(keys: [String: String], expected: String) async {
    let body = "let s = NSLocalizedString(self, comment: \"\")\nif s == self { return other }\nreturn s"
    let code = Self.use + "extension String {\n var text: String {\n\(body)\n}\n\(Self.other)\n}"
    var files = ["A.swift": code]
    for (table, key) in keys { files["en.lproj/\(table).strings"] = "\"\(key)\" = \"It is \(table)\";\n" }
    let inputs = files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
    let project = await Project.assemble(inputs, sources: SwiftSources.reader())
    let titles = project.surfaces.filter { $0.origin == .source }.map { Extracted.text($0.title) }
    #expect(titles == [expected])
  }
}
