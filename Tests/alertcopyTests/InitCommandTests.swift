import Foundation
import Testing

@Suite struct InitCommandTests {
  private static let files = [
    "App/en.lproj/Localizable.strings":
      "\"photo.delete.title\" = \"Delete Photo?\";\n\"photo.delete.message\" = \"It is lost.\";\n",
    "App/ko.lproj/Localizable.strings": "\"photo.delete.title\" = \"사진을 삭제할까요?\";\n\"photo.delete.message\" = \"없어집니다.\";\n",
  ]

  @Test func writesAFileThatIsRead() throws {
    try Tool.inFolder(of: Self.files) { folder in
      let written = try Tool.run(["init"], in: folder)
      #expect(written.status == 0 && written.output.isEmpty)
      let file = folder.appending(path: ".alertcopy.yml")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("source_locale: en\n"))
      #expect(try Tool.run(["check"], in: folder).status == 0)

      try Data("strict: true\n".utf8).write(to: file)
      let refused = try Tool.run(["init"], in: folder)
      #expect(refused.status == 2 && refused.errors.contains("--force"))
      #expect(try String(contentsOf: file, encoding: .utf8) == "strict: true\n")
      #expect(try Tool.run(["init", "--print"], in: folder).output == text)
      #expect(try Tool.run(["init", "-o", "-"], in: folder).output == text)
      #expect(try Tool.run(["init", "--force"], in: folder).status == 0)
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }

  @Test func customRulesAreRules() throws {
    var files = Self.files
    files[".alertcopy.yml"] = "custom_rules: [{id: no-photo, message: Say picture., words: [photo]}]\n"
    files["slow.yml"] = "custom_rules: {slow: {message: M., regex: '(\\w+ ?)+(\\w+ ?)+(\\w+ ?)+(\\w+ ?)+€'}}\n"
    files["taken.yml"] = "custom_rules: [{id: ok-spelling, message: M., words: [photo]}]\n"
    files["App/en.lproj/Localizable.strings"]! +=
      "\"long.alert.title\" = \"Delete every photograph of the whole photographic library now?\";\n"
    try Tool.inFolder(of: files) { folder in
      let only = try Tool.run(["check", "--only-rule", "no-photo", "-q"], in: folder)
      #expect(only.output.contains("Say picture. (no-photo)"))
      #expect(try Tool.run(["rules", "no-photo"], in: folder).output.hasPrefix("no-photo (warning)"))
      #expect(try Tool.run(["check", "--only-rule", "no-foto"], in: folder).status == 64)
      #expect(try Tool.run(["check", "--reporter", "sarif"], in: folder).output.contains("\"id\": \"no-photo\""))
      let slow = try Tool.run(["check", "--config", "slow.yml"], in: folder)
      #expect(slow.status == 2 && slow.errors.contains("“slow” takes too long"))
      let taken = try Tool.run(["check", "--config", "taken.yml"], in: folder)
      #expect(taken.status == 2 && taken.errors.contains("taken.yml:1:21: there is a rule named “ok-spelling” already"))
    }
  }

  @Test func bundlesAreRead() throws {
    let file = """
      <xliff version="1.2"><file original="App/en.lproj/Localizable.strings" source-language="en" target-language="de"><body>
      <trans-unit id="photo.delete.title"><source>Delete it?</source><target>Löschen!</target></trans-unit>
      <trans-unit id="photo.delete.message"><source>It is lost.</source></trans-unit></body></file></xliff>

      """
    let files = [
      "de.xcloc/Localized Contents/de.xliff": file, "de.xcloc/contents.json": "{}",
      "de.xcloc/Source Contents/en.lproj/Localizable.strings": "\"broken",
    ]
    try Tool.inFolder(of: files) { folder in
      for path in [".", "de.xcloc", "de.xcloc/Localized Contents/de.xliff"] {
        let result = try Tool.run(["check", path], in: folder)
        #expect(result.output.contains("de.xliff:2:72: warning: “Löschen!” ends in an exclamation mark"), "\(result.output)")
        #expect(result.output.contains("de.xliff:3:47: warning: The key “photo.delete.message” is missing"), "\(result.output)")
        #expect(result.output.contains("Checked 1 file,"))
      }
      let empty = folder.appending(path: "ko.xcloc")
      try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
      #expect(try Tool.run(["check", "ko.xcloc"], in: folder).status == 2)
    }
  }
}
