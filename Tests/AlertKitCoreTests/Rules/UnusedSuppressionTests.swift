import AlertKitCore
import Testing

/// A suppression is only called unused where everything that it may silence was seen.
@Suite struct UnusedSuppressionTests {
  private let files = [
    "en.lproj/Localizable.strings": """
    /* alertcopy:disable yes-no-button */
    "t" = "Delete this photo?";
    "y" = "Delete";

    """,
    "ko.lproj/Localizable.strings": """
    "t" = "사진을 삭제하겠습니까?";
    /* alertcopy:disable yes-no-button */
    "y" = "예";

    """,
    "alerts.yaml": """
    alerts:
      delete:
        title: t
        buttons: [{title: y, role: destructive}, {title: {text: Cancel}, role: cancel}]

    """,
  ]

  private func unused(_ files: [String: String], change: (inout Configuration) -> Void = { _ in }) async -> [String] {
    var configuration = Configuration()
    change(&configuration)
    let project = await Project.assemble(inputs(files), configuration: configuration)
    let report = await Linter.lint(project, options: try! .init(configuration: configuration))
    return report.findings.filter { $0.rule == "unused-suppression" }.map { report.files[Int($0.range.file.index)].path }
  }

  @Test func isReportedWhereItSilencesNothing() async {
    #expect(await unused(files) == ["en.lproj/Localizable.strings"])
  }

  @Test func isNotJudgedWithSomeLocalesOnly() async {
    #expect(await unused(files) { $0.locales = [tag("en")] }.isEmpty)
  }

  @Test func coversTheTranslationsOfASourceText() async {
    let silenced = files.merging([
      "en.lproj/Localizable.strings": """
      "t" = "Delete this photo?";
      /* alertcopy:disable yes-no-button */
      "y" = "Delete";

      """,
      "ko.lproj/Localizable.strings": """
      "t" = "사진을 삭제하겠습니까?";
      "y" = "예";

      """,
    ]) { $1 }
    let report = await Linter.lint(await Project.assemble(inputs(silenced)))
    #expect(!report.findings.contains { $0.rule == "yes-no-button" || $0.rule == "unused-suppression" })
    let inTranslation = files.merging([
      "ja.lproj/Localizable.strings": """
      "t" = "この写真を削除しますか?";
      "y" = "はい";

      """
    ]) { $1 }
    let other = await Linter.lint(await Project.assemble(inputs(inTranslation)))
    #expect(other.findings.filter { $0.rule == "yes-no-button" }.map(\.locale?.identifier) == ["ja"])
  }

  @Test(arguments: ["alerts: [", "alerts:\n  a:\n    title: t\n  a:\n    title: t\n", "alertz: {}\n"])
  func isNotJudgedBesideABrokenSpec(spec: String) async {
    #expect(await unused(files.merging(["alerts.yaml": spec]) { $1 }).isEmpty)
  }
}
