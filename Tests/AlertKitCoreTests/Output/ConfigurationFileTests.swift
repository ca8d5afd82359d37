import Foundation
import Testing

@testable import AlertKitCore

/// A program's own rules beside a configuration's file.
@Suite struct ConfigurationFileTests {
  private static let own = Rule(
    id: "house-rule", severity: .warning, summary: "", rationale: "", guidelines: [], examples: [], checks: .copy { _ in [] })

  private func withFile(_ text: String, _ body: (_ path: String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder.appending(path: "App"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: ".alertcopy.yml")
    try Data(text.utf8).write(to: path)
    try body(path.path)
  }

  @Test func namesRulesOfTheProgram() throws {
    try withFile("disabled_rules: [house-rule]\n") { path in
      let file = try ConfigurationFile(contentsOf: path, rules: [Self.own])
      #expect(file.configuration.disabledRules == ["house-rule"])
      let error = #expect(throws: SettingsError.self) { try ConfigurationFile(contentsOf: path) }
      #expect(error.map { "\($0)".contains("no rule is named “house-rule”") } == true)
    }
  }

  @Test func aRuleOfTheFileTakesNoNameOfTheProgram() throws {
    let text = "custom_rules: [{id: house-rule, words: [stuff], message: Say what it is.}]\n"
    try withFile(text) { path in
      let error = #expect(throws: SettingsError.self) { try ConfigurationFile(contentsOf: path, rules: [Self.own]) }
      #expect(error.map { "\($0)".contains("there is a rule named “house-rule” already") } == true)
    }
  }

  @Test func theNearestFileOfARelativeFolder() throws {
    try withFile("strict: true\n") { path in
      let folder = URL(filePath: path).deletingLastPathComponent().appending(path: "App").path
      let up = String(repeating: "../", count: FilePath.components(Disk.workingDirectory).count)
      #expect(ConfigurationFile.nearest(to: folder) == path)
      #expect(ConfigurationFile.nearest(to: up + folder.dropFirst()) == path)
    }
  }
}
