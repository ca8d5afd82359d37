import AlertKitCore
import Testing

@Suite struct RuleExampleTests {
  @Test(arguments: Rule.all)
  func provesBothWays(rule: Rule) {
    #expect(rule.coverageProblems == [])
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
