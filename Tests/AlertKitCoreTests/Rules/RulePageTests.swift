import AlertKitCore
import Foundation
import Testing

/// The pages in `docs/rules` are those that the rules make. With `RECORD=1` in the environment they are rewritten.
@Suite struct RulePageTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs")

  private static var pages: [String: String] {
    let pages = Rule.all.map { rule in (RulePage(rule).fileName, RulePage(rule).markdown) }
    return Dictionary(uniqueKeysWithValues: pages + [(RuleIndexPage.fileName, RuleIndexPage.markdown)])
  }

  @Test func embeddedPagesMatchTheRules() throws {
    let folder = Self.folder.appending(path: "rules")
    let files = FileManager.default
    let pages = Self.pages
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try? files.removeItem(at: folder)
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in pages { try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8) }
    }
    #expect(Set(try files.contentsOfDirectory(atPath: folder.path)) == Set(pages.keys))
    let old = try pages.filter { name, text in
      try String(contentsOf: folder.appending(path: name), encoding: .utf8) != text
    }
    #expect(old.isEmpty, "rules changed: make generate rewrites \(old.keys.sorted().joined(separator: ", "))")
  }

  @Test func everyRowThatARuleRestsOnIsExplained() throws {
    let guidelines = try String(contentsOf: Self.folder.appending(path: "guidelines.md"), encoding: .utf8)
    let explained = Set(guidelines.split(separator: "\n").filter { $0.hasPrefix("### ") }.map { String($0.dropFirst(4)) })
    let named = Set(Rule.all.flatMap(\.guidelines))
    #expect(named.subtracting(explained).isEmpty)
  }
}
