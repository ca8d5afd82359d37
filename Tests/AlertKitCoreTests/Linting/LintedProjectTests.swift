import Synchronization
import Testing

@testable import AlertKitCore

/// The next state of an app, of which only what changed is looked at.
@Suite struct LintedProjectTests {
  private static func findings(_ linted: LintedProject) -> [String] {
    linted.report.findings.map { finding in
      let place = finding.range.offsets
      return
        "\(finding.rule.name) \(finding.surface ?? "") \(finding.field?.description ?? "") \(finding.locales) \(place) \(finding.message)"
    }
  }

  @Test(arguments: [("t", "ko", "삭제!"), ("shared", "ko", "예"), ("m", "en", "It is gone"), ("t2", "ko", "확실한가요?")])
  func findsWhatAWholeLookFinds(key: String, locale: String, text: String) async {
    let before = await EditedProjectTests.project()
    let after = before.applying(TextEdit(EditedProjectTests.address(key, locale), to: text))
    let known = await LintedProject(before, options: Linter.Options())
    let next = await LintedProject(after, options: Linter.Options(), like: known)
    let whole = await LintedProject(after, options: Linter.Options())
    #expect(Self.findings(next) == Self.findings(whole))
    #expect(Self.findings(next) != Self.findings(known))
  }

  /// Rules run for what changed alone: one that counts is asked for the surface with the text, in its locale.
  @Test func whatStaysTheSameIsNotLookedAtAgain() async throws {
    let seen = Seen()
    let rule = Rule(
      id: "counts", severity: .note, summary: "Counts", rationale: "It counts.", guidelines: [], examples: [],
      checks: .copy { localized in
        seen.add("\(localized.surface.id) \(localized.locale)")
        return []
      })
    let options = try Linter.Options(rules: [rule])
    let before = await EditedProjectTests.project()
    let known = await LintedProject(before, options: options)
    #expect(Set(seen.taken()) == ["first en", "first ko", "second en", "second ko"])
    let edit = TextEdit(EditedProjectTests.address("t"), to: "삭제할까요?")
    _ = await LintedProject(before.applying(edit), options: options, like: known)
    #expect(seen.taken() == ["first ko"])
  }
}

/// What a rule was asked for.
private final class Seen: Sendable {
  private let words = Mutex<[String]>([])

  func add(_ word: String) { words.withLock { $0.append(word) } }

  /// All so far, of which none is given again.
  func taken() -> [String] {
    words.withLock { words in
      defer { words = [] }
      return words.sorted()
    }
  }
}
