import AlertKitCore
import Testing

@Suite struct RuleExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: Rule
    let number: Int
    let surface: ExampleSurface
    var example: RuleExample { rule.examples[number] }
    var testDescription: String { "\(rule.id) example \(number + 1)" }
  }

  static let cases = Rule.all.flatMap { rule in
    rule.examples.enumerated().compactMap { number, example -> Case? in
      guard case .surface(let surface) = example.subject else { return nil }
      return Case(rule: rule, number: number, surface: surface)
    }
  }

  @Test(arguments: Rule.all)
  func provesBothWays(rule: Rule) {
    #expect(rule.examples.contains { !$0.findings.isEmpty })
    #expect(rule.examples.contains { $0.findings.isEmpty })
  }

  /// A rule about where texts lie, not about words, needs no language's examples.
  @Test(arguments: Rule.all.filter { $0.id != "ambiguous-table" })
  func coversScripts(rule: Rule) {
    var locales: Set<String> = []
    for example in rule.examples {
      switch example.subject {
      case .surface(let surface): locales.formUnion(surface.locales)
      case .files(let files): locales.formUnion(files.keys.compactMap(Self.locale(ofPath:)))
      }
    }
    #expect(locales.isSuperset(of: ["en", "ko", "zh-Hans", "ja"]))
    #expect(!locales.isDisjoint(with: ["de", "fr", "ar", "th"]))
  }

  private static func locale(ofPath path: String) -> String? {
    if path.hasSuffix(".xliff") { return String(path.dropLast(6)) }
    return path.split(separator: "/").first { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }
}
