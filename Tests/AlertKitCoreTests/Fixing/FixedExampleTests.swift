import AlertKitCore
import Testing

/// The fixes of each rule, made on its examples in every way in which their files can be written.
@Suite struct FixedExampleTests {
  static let rules = Rule.all.filter { !$0.fixes.isEmpty }
  /// All ways but XLIFF, in which the source texts that most examples turn on are not written.
  static let writings = ExampleWriting.equivalent.filter { ![.xliff, .xliff2].contains($0.writing.tables) }

  static func surfaces(of rule: Rule) -> [ExampleSurface] {
    rule.examples.compactMap { if case .surface(let surface) = $0.subject { surface } else { nil } }
  }

  @Test(arguments: rules)
  func silencesItsRuleAndLeavesTheRestAlone(rule: Rule) async {
    for surface in Self.surfaces(of: rule) {
      var summaries: Set<[String]> = []
      var seen: Set<[String: [UInt8]]> = []
      for (name, writing) in Self.writings {
        let project = FixedProject(ExampleProject.files(for: surface, as: writing))
        guard seen.insert(project.files).inserted else { continue }
        let outcome = await project.fixed([rule.id])
        #expect(outcome.report.findings.allSatisfy { $0.rule == rule.id }, "\(name): \(surface)")
        #expect(outcome.report.findings.allSatisfy { !$0.isFixable }, "\(name): \(surface)")
        for file in outcome.files where !file.path.hasSuffix(".yaml") {
          #expect(
            remainder(of: file.before, path: file.path) == remainder(of: file.after, path: file.path), "\(name): \(surface)")
        }
        let again = outcome.files.isEmpty ? outcome : await project.with(outcome).fixed([rule.id])
        #expect(again.files.isEmpty && again.applied.isEmpty, "\(name): \(surface)")
        guard writing.keyPrefix.isEmpty, writing.tables != .parts else { continue }
        summaries.insert(outcome.applied.map { $0.summary.replacing("\r\n", with: "\n") }.sorted())
      }
      #expect(summaries.count == 1, "\(surface)")
    }
  }

  /// All rules at once: no fix calls for another one's for ever.
  @Test(arguments: rules)
  func comesToAnEndAmongAllRules(rule: Rule) async {
    for surface in Self.surfaces(of: rule) where surface.locales.count > 1 {
      let project = FixedProject(ExampleProject.files(for: surface))
      let fixable = Set(Self.rules.map(\.id))
      let outcome = await project.fixed(fixable)
      let again = await project.with(outcome).fixed(fixable)
      #expect(again.files.isEmpty, "\(surface)")
    }
  }
}
