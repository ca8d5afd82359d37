import AlertKitCore
import Testing

/// Each rule's examples as files, read and linted whole, written in every way that must not change the verdict.
@Suite struct LintedExampleTests {
  static let writings = ExampleWriting.equivalent.map(\.name)

  static func writing(_ name: String) -> ExampleWriting {
    ExampleWriting.equivalent.first { $0.name == name }?.writing ?? ExampleWriting()
  }

  /// The findings of some rules in some files; of all rules where none is named.
  static func findings(of rules: Set<RuleID>, in files: [String: [UInt8]]) async -> [Finding] {
    var configuration = Configuration()
    if let bytes = files[".alertcopy.yml"] {
      let file = SourceFile(id: FileID(0), path: ".alertcopy.yml", text: bytes)
      configuration = ConfigurationReader.read(file).value.configuration
    }
    configuration.onlyRules = rules
    let inputs = files.filter { $0.key != ".alertcopy.yml" }.map { InputFile(path: $0.key, bytes: $0.value) }
    let project = await Project.assemble(inputs, configuration: configuration)
    return await Linter.lint(project, options: .init(configuration: configuration)).findings
  }

  static func expectations(of findings: [Finding]) -> Set<RuleExample.Expectation> {
    Set(
      findings.map { finding in
        let locales = finding.locales.isEmpty ? finding.locale.map { [$0] } ?? [] : finding.locales
        return .init(finding.field ?? .surface, in: Set(locales.map(\.identifier)), severity: finding.severity)
      })
  }

  @Test(arguments: Rule.all, writings)
  func verdictHoldsHoweverItIsWritten(rule: Rule, name: String) async {
    for example in rule.examples {
      guard case .surface(let surface) = example.subject,
        ExampleProject(surface: surface, writing: Self.writing(name)).isExpressible,
        // A variable of one form is what that rule is about.
        rule.id != "notification-summary" || Self.writing(name).tables != .parts
      else { continue }
      let files = ExampleProject.files(for: surface, as: Self.writing(name))
      let found = await Self.findings(of: [rule.id, "unused-suppression"], in: files)
      #expect(found.allSatisfy { $0.rule == rule.id })
      #expect(Self.expectations(of: found) == rule.expectations(of: example), "\(surface)")
    }
  }

  @Test(arguments: Rule.all, ["", "\r\n"])
  func verdictHoldsForFiles(rule: Rule, lineEnd: String) async {
    for example in rule.examples {
      guard case .files(let files) = example.subject else { continue }
      let written = files.mapValues { bytes in
        lineEnd.isEmpty ? bytes : bytes.flatMap { $0 == 0x0A ? Array(lineEnd.utf8) : [$0] }
      }
      let found = await Self.findings(of: [], in: written).filter { $0.rule == rule.id }
      #expect(Self.expectations(of: found) == rule.expectations(of: example), "\(files.keys.sorted())")
    }
  }

  @Test(
    arguments: Rule.all,
    ["strings", "catalog", "XLIFF", "XLIFF 2", "escaped keys", "escaped keys in a catalog", "escaped keys in XLIFF"])
  func suppressionSilences(rule: Rule, name: String) async {
    for example in rule.examples where !example.findings.isEmpty {
      guard case .surface(let surface) = example.subject else { continue }
      var writing = Self.writing(name)
      writing.suppression = .ofSurface(rule.id)
      guard ExampleProject(surface: surface, writing: writing).isExpressible else { continue }
      let ofSurface = await Self.findings(
        of: [rule.id, "unused-suppression"], in: ExampleProject.files(for: surface, as: writing))
      #expect(ofSurface.isEmpty, "\(surface)")
      // A .stringsdict of the examples has no comments, and a missing key none in its locale.
      let isPlain = surface.texts.allSatisfy { $0.entries.allSatisfy { $0.forms.count == 1 } }
      guard isPlain || writing.tables != .strings, example.findings.allSatisfy({ !$0.locales.isEmpty }) else { continue }
      writing.suppression = .ofEntries(rule.id)
      let ofEntries = await Self.findings(
        of: [rule.id, "unused-suppression"], in: ExampleProject.files(for: surface, as: writing))
      #expect(ofEntries.allSatisfy { $0.rule != rule.id }, "\(surface)")
    }
  }
}
