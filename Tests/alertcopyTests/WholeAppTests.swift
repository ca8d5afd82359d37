import Foundation
import Testing

/// An app is read whole, wherever it is looked at from; what was named is reported.
@Suite struct WholeAppTests {
  private static let app = [
    ".git/HEAD": "ref: refs/heads/main\n",
    "Src/L10n/Strings.swift": """
    enum L10n { static var full: String { NSLocalizedString("photo.full", comment: "") } }
    """,
    "Src/Screen/A.swift": """
    func ask() {
      let alert = UIAlertController(title: L10n.full, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
    }
    """,
    "Res/en.lproj/Localizable.strings":
      "\"photo.full\" = \"Error\";\n\"b.alert.title\" = \"Album\";\n\"b.alert.message\" = \"It is full.\";\n",
    "Res/ko.lproj/Localizable.strings":
      "\"photo.full\" = \"오류\";\n\"b.alert.title\" = \"앨범\";\n\"b.alert.message\" = \"가득 찼습니다.\";\n",
    "Pods/P/en.lproj/P.strings": "\"p.alert.title\" = \"Error\";\n\"p.alert.message\" = \"It is full.\";\n",
  ]

  /// The findings of a run as `path:line rule`, for files of a folder.
  private func findings(_ arguments: [String], from subfolder: String = "", of folder: URL, in part: String = "") throws
    -> [String]
  {
    let run = try Tool.run(["check", "--reporter", "json"] + arguments, in: folder.appending(path: subfolder))
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let found = try #require(report?["findings"] as? [[String: Any]], "\(run.errors)")
    return found.compactMap { finding -> String? in
      guard let path = finding["file"] as? String, let line = finding["line"], let rule = finding["rule"] else { return nil }
      let whole = path.hasPrefix("/") ? path : folder.appending(path: subfolder).appending(path: path).standardizedFileURL.path
      let shown = whole.replacingOccurrences(of: folder.path + "/", with: "")
      return shown.hasPrefix(part) ? "\(shown):\(line) \(rule)" : nil
    }.sorted()
  }

  @Test(arguments: [false, true])
  func everyWayOfNamingSaysTheSame(hasConfiguration: Bool) throws {
    var files = Self.app
    if hasConfiguration {
      files[".alertcopy.yml"] = "disabled_rules: [missing-title]\n"
      files[".git/HEAD"] = nil
    }
    try Tool.inFolder(of: files) { (folder: URL) throws in
      let table = "Res/en.lproj/Localizable.strings"
      let all = try findings(["."], of: folder, in: table)
      #expect(all.contains("\(table):1 generic-title"))
      #expect(try findings([table], of: folder) == all)
      #expect(try findings(["Res/en.lproj"], of: folder) == all)
      #expect(try findings([".."], from: "Src", of: folder, in: table) == all)
      #expect(try findings(["../../Res"], from: "Src/Screen", of: folder, in: table) == all)
      #expect(try findings(["Localizable.strings"], from: "Res/en.lproj", of: folder) == all)
      #expect(try findings(["en.lproj"], from: "Res", of: folder) == all)
    }
  }

  /// Where no configuration lies above the working directory, that of what is looked in is used.
  @Test func anAppThatLiesBelowHasItsOwnConfiguration() throws {
    var files = Dictionary(uniqueKeysWithValues: Self.app.map { ("App/" + $0.key, $0.value) })
    files["App/.alertcopy.yml"] = "only_rules: [generic-title]\n"
    files["Other/fr.lproj/Localizable.strings"] = "\"b.alert.title\" = \"Erreur\";\n"
    try Tool.inFolder(of: files) { (folder: URL) throws in
      let own = try findings(["."], from: "App", of: folder)
      #expect(own.contains("App/Res/en.lproj/Localizable.strings:1 generic-title"))
      #expect(own.allSatisfy { $0.hasSuffix("generic-title") })
      #expect(try findings(["App"], of: folder) == own)
      #expect(try findings(["App/Res", "App/Src"], of: folder) == own)
      #expect(try findings(["../App"], from: "Other", of: folder) == own)
      // Of two apps with different ones, neither decides.
      #expect(try Tool.run(["check", "App"], in: folder).output.contains("The configuration is App/.alertcopy.yml."))
      #expect(try !Tool.run(["check", "App", "Other"], in: folder).output.contains("The configuration is"))
    }
  }

  @Test func whatWasNamedIsReportedAlone() throws {
    try Tool.inFolder(of: Self.app) { (folder: URL) throws in
      #expect(try findings(["Src/L10n"], of: folder) == [])
      #expect(try findings(["Src/Screen"], of: folder).allSatisfy { $0.hasPrefix("Src/Screen/") })
    }
  }

  @Test func aFolderOfForeignCodeIsAnAppByItself() throws {
    try Tool.inFolder(of: Self.app) { (folder: URL) throws in
      #expect(try findings(["."], of: folder, in: "Pods").isEmpty)
      #expect(try findings(["Pods/P"], of: folder) == ["Pods/P/en.lproj/P.strings:1 generic-title"])
    }
  }

  @Test func withoutARepositoryThePathIsTheApp() throws {
    var files = Self.app
    files[".git/HEAD"] = nil
    try Tool.inFolder(of: files) { (folder: URL) throws in
      let table = "Res/en.lproj/Localizable.strings"
      #expect(try findings(["Res/en.lproj"], of: folder) == ["\(table):2 single-word-title"])
    }
  }

  @Test func translationsAreJudgedByTheirOwnTexts() throws {
    let xliff = """
      <?xml version="1.0"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
      <file original="Res/en.lproj/Localizable.strings" source-language="en" target-language="ko" datatype="plaintext"><body>
      <trans-unit id="b.alert.title"><source>Delete the album?</source><target>앨범</target></trans-unit>
      </body></file></xliff>
      """
    try Tool.inFolder(of: Self.app.merging(["Export/ko.xliff": xliff]) { $1 }) { (folder: URL) throws in
      #expect(try findings(["Export/ko.xliff"], of: folder) == ["Export/ko.xliff:3 title-punctuation"])
    }
  }

  @Test func nothingToReadIsTwo() throws {
    try Tool.inFolder(of: ["README.md": "", "Sub/a.txt": ""]) { (folder: URL) throws in
      for arguments in [["check"], ["check", "Sub"], ["check", "README.md"], ["fix"], ["preview"], ["extract"]] {
        let run = try Tool.run(arguments, in: folder)
        #expect(run.status == 2, "\(arguments)")
        #expect(run.errors.contains("found in"))
      }
    }
    let excluded = ["A.strings": "\"a\" = \"b\";\n", ".alertcopy.yml": "excluded: [A.strings]\n"]
    try Tool.inFolder(of: excluded) { (folder: URL) throws in
      #expect(try Tool.run(["check", "A.strings"], in: folder).status == 0, "A hook passes what the configuration leaves out.")
    }
  }
}
