import Foundation
import Testing

/// `alertcopy check` as a process: what it prints, and its exit status.
@Suite struct CheckCommandTests {
  static let clean = [
    "en.lproj/Localizable.strings": """
    "photo.delete_alert.title" = "Delete this photo?";
    "photo.delete_alert.message" = "It can’t be restored.";

    """,
    "ko.lproj/Localizable.strings": """
    "photo.delete_alert.title" = "이 사진을 삭제하겠습니까?";
    "photo.delete_alert.message" = "다시 복원할 수 없습니다.";

    """,
  ]
  static let warned = clean.merging([
    "en.lproj/Localizable.strings": """
    "photo.delete_alert.title" = "Delete?";
    "photo.delete_alert.message" = "It can’t be restored.";

    """
  ]) { $1 }
  static let broken = clean.merging(["ko.lproj/Localizable.strings": "\"a\" = \"b\"\n\"c\" = \"d\";\n"]) { $1 }

  @Test func cleanIsZero() throws {
    try Tool.inFolder(of: Self.clean) { folder in
      let run = try Tool.run([], in: folder)
      #expect(run.status == 0)
      #expect(run.errors.isEmpty)
      #expect(run.output.contains("1 surface"))
    }
  }

  @Test func warningsFailOnlyWhenStrict() throws {
    try Tool.inFolder(of: Self.warned) { folder in
      let lenient = try Tool.run(["check"], in: folder)
      #expect(lenient.status == 0)
      #expect(lenient.output.contains("en.lproj/Localizable.strings:1:31: warning:"))
      #expect(lenient.output.contains("(single-word-title)"))
      let strict = try Tool.run(["check", "--strict"], in: folder)
      #expect(strict.status == 1)
    }
  }

  @Test func errorsAreOne() throws {
    try Tool.inFolder(of: Self.broken) { folder in
      let run = try Tool.run(["check", "--reporter", "xcode"], in: folder)
      #expect(run.status == 1)
      #expect(run.output.contains("\(folder.path)/ko.lproj/Localizable.strings:1:"))
      #expect(run.output.contains(" error: "))
    }
  }

  @Test func nothingThereIsTwo() throws {
    let run = try Tool.run(["check", "no-such-folder"])
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("no-such-folder"))
  }

  @Test func unreadableIsTwoEvenWithFindings() throws {
    var files = Self.broken
    files["de.lproj/Localizable.strings"] = ""
    try Tool.inFolder(of: files) { folder in
      let table = folder.appending(path: "de.lproj/Localizable.strings")
      let size = 65 << 20
      #expect(truncate(table.path, size) == 0)
      let run = try Tool.run(["check", "--reporter", "json"], in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("de.lproj/Localizable.strings"))
      #expect(run.output.contains("\"syntax-error\""))
    }
  }

  @Test func wrongUsageIsSixtyFour() throws {
    #expect(try Tool.run(["check", "--no-such-option"]).status == 64)
    #expect(try Tool.run(["check", "--reporter", "xml"]).status == 64)
    let rule = try Tool.run(["check", "--only-rule", "yes-no-butten"])
    #expect(rule.status == 64)
    #expect(rule.errors.contains("yes-no-button"))
    #expect(try Tool.run(["check", "--locale", "not a locale"]).status == 64)
  }

  @Test func configurationErrorsNameTheirPlace() throws {
    var files = Self.clean
    files[".alertcopy.yml"] = "source_locale: en\ndisabled_ruls: [yes-no-button]\nonly_rules: [yes-no-butten]\nreporter: jsn\n"
    try Tool.inFolder(of: files) { folder in
      let run = try Tool.run(["check"], in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("\n.alertcopy.yml:2:1:"))
      #expect(run.errors.contains(".alertcopy.yml:4:11: no reporter is named “jsn”; did you mean “json”?"))
      #expect(run.errors.contains("disabled_rules"))
      #expect(run.errors.contains(".alertcopy.yml:3:14:"))
    }
  }

  @Test func configurationIsFoundUpward() throws {
    var files = Dictionary(uniqueKeysWithValues: Self.warned.map { ("App/" + $0.key, $0.value) })
    files[".alertcopy.yml"] = "single-word-title: error\n"
    try Tool.inFolder(of: files) { folder in
      let run = try Tool.run([], in: folder.appending(path: "App"))
      #expect(run.status == 1)
    }
  }

  @Test func namedFileIsReportedAlone() throws {
    var files = Self.warned
    files["Other/en.lproj/Localizable.strings"] = "\"a\" = ;\n"
    try Tool.inFolder(of: files) { folder in
      let run = try Tool.run(["check", "ko.lproj/Localizable.strings"], in: folder)
      #expect(run.status == 0)
      #expect(!run.output.contains("single-word-title"))
      let other = try Tool.run(["check", "en.lproj/Localizable.strings"], in: folder)
      #expect(other.output.contains("single-word-title"))
      #expect(!other.output.contains("syntax-error"))
    }
  }

  @Test func reportGoesToAFile() throws {
    try Tool.inFolder(of: Self.warned) { folder in
      let run = try Tool.run(["check", "--reporter", "json", "--output", "report.json"], in: folder)
      #expect(run.output.isEmpty)
      let report = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appending(path: "report.json")))
      let findings = try #require((report as? [String: Any])?["findings"] as? [[String: Any]])
      #expect(findings.map { $0["rule"] as? String } == ["single-word-title"])
    }
  }

  @Test func theReportsFileMayBeALinkOrADevice() throws {
    try Tool.inFolder(of: Self.warned.merging(["report.txt": ""]) { $1 }) { folder in
      let link = folder.appending(path: "link.txt")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.appending(path: "report.txt"))
      #expect(try Tool.run(["check", "--output", "link.txt"], in: folder).status == 0)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path).hasSuffix("report.txt"))
      #expect(try String(contentsOf: link, encoding: .utf8).contains("single-word-title"))
      #expect(try Tool.run(["check", "--output", "/dev/fd/1"], in: folder).output.contains("single-word-title"))
    }
  }

  @Test func localesThatNoTableHasAreSaid() throws {
    try Tool.inFolder(of: Self.clean) { folder in
      for command in ["check", "preview", "annotate", "fix"] {
        let run = try Tool.run([command, "--locale", "ko-KR", "--locale", "kl", "-q"], in: folder)
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(run.errors.contains("the app has no locale “kl”; did you mean “ko”?\n"), "\(command): \(run.errors)")
      }
      #expect(try Tool.run(["check", "--locale", "xx", "-q"], in: folder).errors.contains("“xx”; it has en, "))
      #expect(try Tool.run(["check", "--locale", "ko-KR"], in: folder).status == 0)
    }
  }

  @Test func theConfigurationMayNameLocalesOfOtherFolders() throws {
    try Tool.inFolder(of: Self.clean.merging([".alertcopy.yml": "locales: [ko, fr]\n", "x.yml": "locales: [xx]\n"]) { $1 }) {
      folder in
      let run = try Tool.run(["check"], in: folder)
      #expect(run.status == 0 && run.errors == "alertcopy: no table is in fr\n")
      let none = try Tool.run(["check", "--config", "x.yml"], in: folder)
      #expect(none.status == 2 && none.errors.contains("the app has no locale “xx”"))
    }
  }

  @Test func namesThatAreNearAreNamed() throws {
    try Tool.inFolder(of: Self.clean) { folder in
      #expect(try Tool.run(["check", "--only-rule", "yes-no"], in: folder).errors.contains("did you mean “yes-no-button”?"))
      let command = try Tool.run(["chek"], in: folder)
      #expect(command.status == 2)
      #expect(command.errors == "alertcopy: no file or folder is at “chek”; did you mean the command “check”?\n")
      #expect(!(try Tool.run(["check", "chek"], in: folder).errors.contains("did you mean")))
    }
  }

  @Test func nothingFoundHasNoLocale() throws {
    try Tool.inFolder(of: ["a.txt": ""]) { folder in
      let run = try Tool.run(["check"], in: folder)
      #expect(run.status == 2)
      #expect(run.output.isEmpty && run.errors.contains("was found in ."))
    }
  }

  @Test func colourIsAsked() throws {
    try Tool.inFolder(of: Self.warned) { folder in
      let plain = try Tool.run(["check"], in: folder)
      #expect(!plain.output.contains("\u{1B}["))
      let colored = try Tool.run(["check", "--color", "always"], in: folder)
      #expect(colored.output.contains("\u{1B}["))
    }
  }

  @Test func hostileTextNeverReachesTheTerminalRaw() throws {
    var files = Self.warned
    files["en.lproj/Localizable.strings"] = "\"x_alert_title\" = \"\u{1B}[31mDelete\u{202E}\";\n\"x_alert_message\" = \"M.\";\n"
    try Tool.inFolder(of: files) { folder in
      let run = try Tool.run(["check"], in: folder)
      #expect(!run.output.contains("\u{1B}"))
      #expect(!run.output.unicodeScalars.contains("\u{202E}"))
    }
  }
}
