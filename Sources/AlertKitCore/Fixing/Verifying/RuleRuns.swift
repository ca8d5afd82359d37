extension Rule {
  /// The examples that are surfaces, each with its number from 1.
  var surfaceExamples: [(number: Int, surface: ExampleSurface)] {
    examples.enumerated().compactMap { index, example in
      if case .surface(let surface) = example.subject { (index + 1, surface) } else { nil }
    }
  }

  /// What is wrong with a verdict; nil where it is the expected one.
  func problem(with number: Int, found: Set<RuleExample.Expectation>, writing: String?) -> RuleProblem? {
    let expected = expectations(of: examples[number - 1])
    guard found != expected else { return nil }
    return RuleProblem(
      example: number, writing: writing, message: "found \(Self.words(of: found)), and should find \(Self.words(of: expected))")
  }

  private static func words(of expectations: Set<RuleExample.Expectation>) -> String {
    guard !expectations.isEmpty else { return "nothing" }
    return expectations.map { expectation in
      let locales = expectation.locales.sorted().joined(separator: ", ")
      return "\(expectation.field)" + (locales.isEmpty ? "" : " in \(locales)")
        + (expectation.severity.map { " (\($0.rawValue))" } ?? "")
    }.sorted().joined(separator: "; ")
  }

  private static func words(of grades: Set<Fix.Grade>) -> String {
    grades.isEmpty ? "none" : grades.map(\.rawValue).sorted().joined(separator: " and ")
  }

  /// An example's expectations, each with its severity.
  func expectations(of example: RuleExample) -> Set<RuleExample.Expectation> {
    Set(example.findings.map { .init($0.field, in: $0.locales, severity: $0.severity ?? severity) })
  }

  /// Findings as examples name them.
  func expectations(of findings: [Finding]) -> Set<RuleExample.Expectation> {
    Set(
      findings.map {
        .init($0.field ?? .surface, in: Set($0.allLocales.map(\.identifier)), severity: $0.severity)
      })
  }

  /// What some rules find in files, this one among those that run; all of them where none is named.
  ///
  /// - Parameter earlier: Those that were others before, as they were; empty where nothing is compared.
  func findings(
    in files: [String: [UInt8]], since earlier: [String: [UInt8]] = [:], by rules: Set<RuleID>
  ) async -> [Finding] {
    var options = options(for: files, by: rules)
    let project = await Project.assemble(Self.inputs(files), configuration: options.configuration)
    if !earlier.isEmpty {
      let then = Self.inputs(files.merging(earlier) { $1 })
      options.earlier = await Project.assemble(then, configuration: options.configuration, sources: nil, like: project)
    }
    return await Linter.lint(project, options: options).findings
  }

  /// What linting an example's files takes: their own configuration, and this rule among the library's.
  func options(for files: [String: [UInt8]], by rules: Set<RuleID>) -> Linter.Options {
    var options = Linter.Options()
    if let bytes = files[".alertcopy.yml"] {
      let file = SourceFile(id: FileID(0), path: ".alertcopy.yml", text: bytes)
      options.configuration = ConfigurationReader.read(file).value.configuration
    }
    options.configuration.onlyRules = rules
    options.scenes = (try? Scene.scenes(for: options.configuration)) ?? options.scenes
    options.rules = Rule.all(with: options.configuration).filter { $0.id != id } + [self]
    return options
  }

  static func inputs(_ files: [String: [UInt8]]) -> [InputFile] {
    files.filter { $0.key != ".alertcopy.yml" }.map { InputFile(path: $0.key, bytes: $0.value) }
  }

  /// Whether the fixes of the examples do away with what they are for, come to an end, and are of the grades that the rule names.
  package func fixProblems() async -> [RuleProblem] {
    var problems: [RuleProblem] = []
    var grades: Set<Fix.Grade> = []
    for (number, surface) in surfaceExamples {
      let files = ExampleProject.files(for: surface)
      let found = await findings(in: files, by: [id])
      grades.formUnion(found.flatMap(\.corrections).map(\.grade))
      guard found.contains(where: \.isFixable) else { continue }
      let outcome = await Fixer.fix(
        Self.inputs(files), options: options(for: files, by: [id]), grades: Set(Fix.Grade.allCases))
      if outcome.report.findings.contains(where: \.isFixable) {
        problems.append(RuleProblem(example: number, writing: nil, message: "a fix leaves what it should do away with"))
      }
    }
    if grades != Set(fixes.keys) {
      let (found, named) = (Self.words(of: grades), Self.words(of: Set(fixes.keys)))
      let message = "the examples have fixes of the grades: \(found); the rule names: \(named)"
      problems.append(RuleProblem(example: nil, writing: nil, message: message))
    }
    return problems
  }
}

extension ExampleWriting {
  /// The way of writing that has a name among the equivalent ones.
  static func named(_ name: String) -> ExampleWriting? { equivalent.first { $0.name == name }?.writing }
}
