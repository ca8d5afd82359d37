import Testing

@testable import AlertKitCore

@Suite struct UnifiedDiffTests {
  static func diff(_ table: String, path: String = "en.lproj/Localizable.strings") async -> String {
    let spec = "alerts: {a: {title: t, buttons: [{title: b}]}}\n"
    let outcome = await FixedProject(["alerts.yaml": spec, path: table]).fixed(["ok-spelling", "title-case"])
    return outcome.files.map { $0.diff(relativeTo: "/app") }.joined()
  }

  @Test func showsThreeLinesAroundEachChange() async {
    let lines = (1...20).map { "\"k\($0)\" = \"\($0)\";\n" }
    let table = lines.prefix(4).joined() + "\"b\" = \"Ok\";\n" + lines.dropFirst(4).joined() + "\"t\" = \"photo gone\";"
    #expect(
      await Self.diff(table) == """
        --- a/en.lproj/Localizable.strings
        +++ b/en.lproj/Localizable.strings
        @@ -2,7 +2,7 @@
         "k2" = "2";
         "k3" = "3";
         "k4" = "4";
        -"b" = "Ok";
        +"b" = "OK";
         "k5" = "5";
         "k6" = "6";
         "k7" = "7";
        @@ -19,4 +19,4 @@
         "k18" = "18";
         "k19" = "19";
         "k20" = "20";
        -"t" = "photo gone";
        \\ No newline at end of file
        +"t" = "Photo gone";
        \\ No newline at end of file

        """)
  }

  /// The marked lines of a difference.
  private static func lines(_ old: String, _ new: String) -> [String] {
    UnifiedDiff.text(path: "f", from: Array(old.utf8), to: Array(new.utf8)).split(separator: "\n").dropFirst(2).map(String.init)
  }

  @Test func showsALineThatMoved() {
    #expect(Self.lines("a\nb\nc\n", "b\na\nc\n") == ["@@ -1,3 +1,3 @@", "-a", " b", "+a", " c"])
  }

  @Test func comparesLinesThatRepeat() {
    #expect(Self.lines("x\nx\ny\nx\n", "x\ny\ny\nx\n") == ["@@ -1,4 +1,4 @@", " x", "-x", "+y", " y", " x"])
    #expect(Self.lines("", "a\n") == ["@@ -0,0 +1,1 @@", "+a"])
    #expect(Self.lines("a\n", "") == ["@@ -1,1 +0,0 @@", "-a"])
  }

  @Test(arguments: 0..<200)
  func whatStaysIsTheSame(seed: UInt64) {
    var random = Mutator(seed: seed)
    let left = (0..<40).map { _ in "\(Int.random(in: 0..<Int(2 + seed % 60), using: &random))" }
    let right = left.map { $0.hasSuffix("3") ? "new" : $0 }.shuffled(using: &random).dropLast(Int(seed % 5))
    func bytes(_ lines: some Sequence<String>) -> [ArraySlice<UInt8>] { lines.map { Array($0.utf8)[...] } }
    let difference = LineDifference(from: bytes(left), to: bytes(right))
    let kept = left.indices.filter { !difference.removed.contains($0) }.map { left[$0] }
    #expect(kept == right.indices.filter { !difference.inserted.contains($0) }.map { right[$0] })
  }

  @Test func namesFilesAsGitReadsThem() async {
    let spaced = await Self.diff(#""b" = "Ok";"#, path: "My App/en.lproj/Localizable.strings")
    #expect(spaced.hasPrefix("--- a/My App/en.lproj/Localizable.strings\t\n"))
    let quoted = await Self.diff(#""b" = "Ok";"#, path: "a\"\u{E9}/en.lproj/Localizable.strings")
    #expect(quoted.hasPrefix("--- \"a/a\\\"\\303\\251/en.lproj/Localizable.strings\"\n"))
  }

  @Test func commentsOutWhatCannotBePatched() async {
    let bytes = "\u{FEFF}\"b\" = \"Ok\";\r\n\"t\" = \"Gone\";\r\n".utf16.flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)]
    }
    let project = FixedProject([
      "alerts.yaml": Array("alerts: {a: {title: t, buttons: [{title: b}]}}\n".utf8), "en.lproj/Localizable.strings": bytes,
    ])
    let files = await project.fixed(["ok-spelling"]).files
    #expect(files.map(\.isPatchable) == [false])
    let lines = files[0].diff(relativeTo: "/app").utf8.split(separator: 0x0A).map { String(Substring($0)) }
    #expect(lines.contains("# -\"b\" = \"Ok\";\r") && lines.allSatisfy { $0.hasPrefix("# ") })
  }
}
