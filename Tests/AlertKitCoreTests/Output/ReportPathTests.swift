import AlertKitCore
import Testing

/// What every report format says of places, and of files that could not be read.
@Suite struct ReportPathTests {
  private let options = {
    var options = ReportOptions(workingDirectory: "/repo/App", toolVersion: "1")
    options.showsNotes = true
    return options
  }()

  private func report() async -> LintReport {
    let files = [
      InputFile(path: "en.lproj/Localizable.strings", bytes: Array("\"a\" ;= \"Delete?\";\n\"b\" = \"B\";".utf8)),
      InputFile(path: "ko.lproj/Gone.strings", contents: .unreadable("permission denied")),
    ]
    return await Linter.lint(await Project.assemble(files))
  }

  @Test(arguments: [Reporter.github, .gitlab, .markdown])
  func pathsAreTheRepositorys(reporter: Reporter) async {
    var options = options
    options.repository = "/repo"
    let text = reporter.render(await report(), options: options)
    #expect(text.contains("App/en.lproj/Localizable.strings") && text.contains("App/ko.lproj/Gone.strings"), "\(text)")
    options.repository = nil
    #expect(!reporter.render(await report(), options: options).contains("App/"))
  }

  @Test(arguments: Reporter.allCases)
  func everyFormatNamesFilesThatCouldNotBeRead(reporter: Reporter) async {
    var report = await report()
    report.findings = []
    let text = reporter.render(report, options: options).replacing("<wbr>", with: "")
    #expect(text.contains("ko.lproj/Gone.strings") && text.contains("permission denied"), "\(text)")
    #expect(!text.lowercased().contains("no problems"), "\(text)")
  }
}
