import Testing

@testable import AlertKitCore

/// Which code shows alerts to developers alone, and what is said of them.
@Suite struct DeveloperCodeTests {
  private static func holds(_ path: String, _ text: String = "", id: String = "A.show", at place: String? = nil) -> Bool {
    let start =
      place.flatMap { text.firstRange(of: $0) }.map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } ?? 0
    let range = SourceRange(file: FileID(0), start: start, end: start)
    let surface = Surface<StringReference>(id: id, kind: .alert, origin: .source, range: range)
    return DeveloperCode(SourceFile(id: FileID(0), path: path, text: text)).holds(surface)
  }

  @Test(arguments: [
    "App/Developer Menu/A.swift", "App/DebugMenu.swift", "A+Debug.swift", "AppUITests/A.swift", "InternalSettingsView.swift",
    "Debug/A.m",
  ])
  func namesTellDevelopers(path: String) { #expect(Self.holds(path)) }

  @Test func functionsTellDevelopers() {
    #expect(Self.holds("A.swift", id: "SettingsView.debugSection.2") && Self.holds("A.swift", id: "A.showDebugMenu"))
    #expect(!Self.holds("A.swift", id: "A.debuggerLeft") && !Self.holds("A.swift", id: "A.showDebugModeAlert"))
  }

  @Test(arguments: [
    "App/Debugger.swift", "DeveloperProfileView.swift", "SpeedTestViewController.swift", "Tests.swift", "Device/Settings.swift",
    "TestResultsView.swift",
  ])
  func otherNamesDoNot(path: String) { #expect(!Self.holds(path)) }

  @Test func conditionsTellDevelopers() {
    let text = """
      one
      #if DEBUG
      two
      #if os(iOS)
      three
      #endif
      #else
      four
      #endif
      #if !DEBUG
      five
      #else
      six
      #endif
      #ifdef DEBUG
      seven
      """
    let inside = ["one", "two", "three", "four", "five", "six"].filter { Self.holds("A.swift", text, at: $0) }
    #expect(inside == ["two", "three", "six"])
    #expect(!Self.holds("A.swift", "#if DEBUG || BETA\nx\n#endif", at: "x"))
  }

  @Test(arguments: [
    "#if ENABLE_LOGGING", "#if DEBUG || RELEASE_DEV", "#if canImport(UIKit) && INTERNAL", "#if targetEnvironment(simulator)",
    "#if !DEBUG\n#else", "#ifdef APP_QA", "#if defined(DEBUG)", "#if !PROD",
    "#if !PROD || DEBUG", "#if PRODUCTION\n#else", "#if !APP_STORE",
  ])
  func flagsAreNamedAfterWhatDevelopersDo(condition: String) {
    #expect(Self.holds("A.swift", "\(condition)\nx = 1\n#endif", at: "x = 1"))
  }

  @Test(arguments: [
    "#if !DEBUG", "#if DEBUG || os(iOS)", "#if os(iOS)", "#if !ENABLE_LOGGING", "#if LATEST", "#if DEBUG\n#else",
    "#if DEBUG == 0", "#ifdef NO_DEBUG",
    "#if DISABLE_LOGGING",
  ])
  func otherFlagsAreNot(condition: String) {
    #expect(!Self.holds("A.swift", "\(condition)\nx = 1\n#endif", at: "x = 1"))
  }

  @Test func whatTheConfigurationMakesAnErrorIsSaid() async {
    let project = await Project.assemble(inputs(["DebugMenu.swift": ""]), sources: SourceReader.oneAlertAFile(titled: "Error"))
    var configuration = Configuration()
    configuration.severities = ["generic-title": .error]
    let options = try? Linter.Options(configuration: configuration)
    let findings = await Linter.lint(project, options: options ?? Linter.Options()).findings
    #expect(findings.map(\.rule) == ["generic-title"] && findings.map(\.severity) == [.note], "\(findings)")
  }

  @Test func nothingIsSaidOfTheirAlerts() async {
    let reader = SourceReader.oneAlertAFile(titled: "Error")
    let files = [
      "DebugMenu.swift": "", "A.swift": "", "en.lproj/Localizable.strings": "\"a\" = \"One thing\";",
      "ko.lproj/Localizable.strings": "\"a\" = \"하나\";",
    ]
    let findings = await Linter.lint(await Project.assemble(inputs(files), sources: reader)).findings
    let theirs = findings.filter { $0.surface == "DebugMenu.swift" }
    #expect(theirs.isEmpty)
    let others = findings.filter { $0.surface == "A.swift" }
    #expect(others.contains { $0.severity != .note } && others.contains { $0.rule == "hard-coded-text" })
  }
}
