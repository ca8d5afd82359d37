import Foundation
import Testing

/// Baselines, `--since`, and how much fails a run, as processes.
@Suite struct AdoptionTests {
  private static let warned = CheckCommandTests.warned
  private static let broken = CheckCommandTests.broken

  @Test func baselineSetsAsideWhatWasThere() throws {
    let files = Self.warned.merging(["ko.lproj/Localizable.strings": Self.broken["ko.lproj/Localizable.strings"]!]) { $1 }
    try Tool.inFolder(of: files) { folder in
      let written = try Tool.run(["--write-baseline", "baseline.json"], in: folder)
      #expect(written.status == 0)
      #expect(written.errors == "alertcopy: wrote 4 entries to baseline.json\n")
      let again = try Tool.run(["--baseline", "baseline.json", "--strict"], in: folder)
      #expect(again.status == 0, "\(again.output)")
      #expect(again.output.contains("No new problems found."))
      let elsewhere = try Tool.run(
        ["check", folder.path, "--strict", "--baseline", folder.path + "/baseline.json"], in: URL(filePath: "/"))
      #expect(elsewhere.status == 0, "\(elsewhere.output)")
      let inside = try Tool.run(
        ["check", "..", "--strict", "--baseline", "../baseline.json"], in: folder.appending(path: "en.lproj"))
      #expect(inside.status == 0, "\(inside.output)")
    }
  }

  @Test func baselineOfTheConfigurationAndStaleEntries() throws {
    var files = Self.warned
    files["App/.alertcopy.yml"] = "strict: true\nbaseline: ../baseline.json\n"
    try Tool.inFolder(of: files) { folder in
      let app = folder.appending(path: "App")
      let missing = try Tool.run(["check", ".."], in: app)
      #expect(missing.status == 2)
      #expect(missing.errors.contains("alertcopy: .alertcopy.yml:2:11: cannot read the baseline"))
      #expect(try Tool.run(["check", "..", "--write-baseline", "../baseline.json"], in: app).status == 0)
      #expect(try Tool.run(["check", ".."], in: app).status == 0)
      let table = folder.appending(path: "en.lproj/Localizable.strings")
      try Data(CheckCommandTests.clean["en.lproj/Localizable.strings"]!.utf8).write(to: table)
      let stale = try Tool.run(["check", ".."], in: app)
      #expect(stale.status == 0)
      #expect(stale.output.contains("set nothing aside; 1 entry is stale: nothing fits it any more"), "\(stale.output)")
      let json = try Tool.run(["check", "..", "--reporter", "json"], in: app)
      #expect(json.errors == "alertcopy: 1 entry of the baseline is stale; --write-baseline leaves it out\n")
      #expect(json.output.contains("\"stale\": 1"))
    }
  }

  @Test func aBaselineOfAPartKeepsTheRest() throws {
    var files = Dictionary(uniqueKeysWithValues: Self.warned.map { ("A/" + $0.key, $0.value) })
    files.merge(Self.warned.map { ("B/" + $0.key, $0.value) }) { $1 }
    try Tool.inFolder(of: files) { folder in
      let file = folder.appending(path: "b.json")
      #expect(try Tool.run(["--write-baseline", "b.json"], in: folder).errors == "alertcopy: wrote 2 entries to b.json\n")
      let whole = try String(contentsOf: file, encoding: .utf8)
      for part in [["A"], ["--only-rule", "ok-spelling"], ["A", "--only-rule", "single-word-title"], ["--locale", "ko"]] {
        let run = try Tool.run(["check"] + part + ["--write-baseline", "b.json"], in: folder)
        #expect(run.status == 0 && run.errors.contains("that this run did not look at"), "\(part): \(run.errors)")
        #expect(try String(contentsOf: file, encoding: .utf8) == whole, "\(part)")
      }
      for settings in ["locales: [ko]\n", "disabled_rules: [ok-spelling, single-word-title]\n"] {
        try Data(settings.utf8).write(to: folder.appending(path: "part.yml"))
        let run = try Tool.run(["check", "--config", "part.yml", "--write-baseline", "b.json"], in: folder)
        #expect(run.status == 0 && run.errors.contains("that this run did not look at"), "\(settings): \(run.errors)")
        #expect(try String(contentsOf: file, encoding: .utf8) == whole, "\(settings)")
      }
      let table = folder.appending(path: "A/en.lproj/Localizable.strings")
      try Data(CheckCommandTests.clean["en.lproj/Localizable.strings"]!.utf8).write(to: table)
      let mended = try Tool.run(["check", "A", "--write-baseline", "b.json"], in: folder)
      #expect(mended.errors == "alertcopy: wrote 0 entries to b.json and kept 1 that this run did not look at\n")
      #expect(try Tool.run(["--baseline", "b.json", "--strict"], in: folder).status == 0)
      try Data("{\"version\": 1, <<<<<<<".utf8).write(to: file)
      let broken = try Tool.run(["check", "A", "--write-baseline", "b.json"], in: folder)
      #expect(broken.status == 2 && broken.errors.contains("cannot tell which entries to keep"), "\(broken.errors)")
      #expect(try Tool.run(["--write-baseline", "b.json"], in: folder).errors == "alertcopy: wrote 1 entry to b.json\n")
    }
  }

  @Test func aBaselineOfATablesFolderKeepsWhatCodeElsewhereMakes() throws {
    let files = [
      ".alertcopy.yml": "strict: false\n",
      "Code/Screen.swift": """
      import UIKit
      func stop() {
        let alert = UIAlertController(title: NSLocalizedString("stop", comment: ""), message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("yes", comment: ""), style: .default))
        alert.addAction(UIAlertAction(title: NSLocalizedString("no", comment: ""), style: .cancel))
        present(alert, animated: true)
      }

      """,
      "Tables/en.lproj/Localizable.strings": "\"stop\" = \"Stop\";\n\"yes\" = \"Yes\";\n\"no\" = \"No\";\n",
    ]
    try Tool.inFolder(of: files) { folder in
      let file = folder.appending(path: "b.json")
      #expect(try Tool.run(["check", "--write-baseline", "b.json"], in: folder).status == 0)
      let whole = try String(contentsOf: file, encoding: .utf8)
      #expect(whole.contains("\"rule\""))
      for part in ["Tables", "Tables/en.lproj", "Code"] {
        #expect(try Tool.run(["check", part, "--write-baseline", "b.json"], in: folder).status == 0)
        #expect(try String(contentsOf: file, encoding: .utf8) == whole, "\(part)")
      }
    }
  }

  @Test func brokenBaselinesAreTwo() throws {
    let files = Self.warned.merging(["baseline.json": "{\"version\": 1,\n \"findings\": [}\n"]) { $1 }
    try Tool.inFolder(of: files) { folder in
      let broken = try Tool.run(["--baseline", "baseline.json"], in: folder)
      #expect(broken.status == 2)
      #expect(broken.errors.contains("\nbaseline.json:2:15: "))
      #expect(broken.output.isEmpty)
      let missing = try Tool.run(["--baseline", "none.json"], in: folder)
      #expect(missing.status == 2)
      #expect(missing.errors.contains("none.json"))
    }
  }

  @Test func leniencyAndThresholds() throws {
    try Tool.inFolder(of: Self.broken) { (folder: URL) throws in
      let lenient = try Tool.run(["--lenient"], in: folder)
      #expect(lenient.status == 0)
      #expect(lenient.output.contains("warning:") && !lenient.output.contains("error:"))
      #expect(try Tool.run(["--lenient", "--strict"], in: folder).status == 64)
    }
    try Tool.inFolder(of: Self.warned.merging([".alertcopy.yml": "lenient: true\n"]) { $1 }) { (folder: URL) throws in
      #expect(try Tool.run([], in: folder).status == 0)
      #expect(try Tool.run(["--strict"], in: folder).status == 1)
      #expect(try Tool.run(["--warning-threshold", "1"], in: folder).status == 0)
    }
    try Tool.inFolder(of: Self.warned) { (folder: URL) throws in
      let reached = try Tool.run(["--warning-threshold", "1"], in: folder)
      #expect(reached.status == 1)
      #expect(reached.errors == "alertcopy: the number of warnings (1) has reached the threshold of 1\n")
      #expect(try Tool.run(["--warning-threshold", "2"], in: folder).status == 0)
      #expect(try Tool.run(["--warning-threshold", "0"], in: folder).status == 64)
    }
    try Tool.inFolder(of: Self.warned.merging([".alertcopy.yml": "warning_threshold: 1\n"]) { $1 }) { (folder: URL) throws in
      #expect(try Tool.run([], in: folder).status == 1)
      #expect(try Tool.run(["--warning-threshold", "5"], in: folder).status == 0)
    }
    try Tool.inFolder(of: Self.warned.merging([".alertcopy.yml": "lenient: true\nstrict: true\n"]) { $1 }) {
      (folder: URL) throws in
      let both = try Tool.run([], in: folder)
      #expect(both.status == 2 && both.errors.contains(".alertcopy.yml:2:1: "))
    }
  }

  @Test func severalReportsAtOnce() throws {
    try Tool.inFolder(of: Self.warned) { folder in
      let run = try Tool.run(
        ["--reporter", "sarif=a=b.sarif", "--reporter", "text", "--reporter", "json=out.json"], in: folder)
      #expect(run.status == 0)
      #expect(run.output.contains("(single-word-title)") && !run.output.contains("$schema"))
      #expect(try String(contentsOf: folder.appending(path: "a=b.sarif"), encoding: .utf8).contains("\"2.1.0\""))
      #expect(try String(contentsOf: folder.appending(path: "out.json"), encoding: .utf8).contains("single-word-title"))
      #expect(try Tool.run(["--reporter", "json", "--reporter", "text"], in: folder).status == 64)
      #expect(try Tool.run(["--reporter", "json=a", "--reporter", "sarif=a"], in: folder).status == 64)
      #expect(try Tool.run(["--reporter", "json=a", "--output", "b"], in: folder).status == 64)
      #expect(try Tool.run(["--reporter", "json="], in: folder).status == 64)
    }
  }
}
