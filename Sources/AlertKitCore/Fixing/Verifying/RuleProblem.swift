/// What is not as a rule's examples say.
public struct RuleProblem: Sendable, Hashable, CustomStringConvertible {
  /// The example's number among the rule's, from 1; nil where all of them together are at fault.
  public let example: Int?
  /// How its files were written, such as `catalog` or `UTF-16`, or in how many ways; nil where no files were.
  public let writing: String?
  /// What is wrong, in a sentence.
  public let message: String

  /// The message with the place.
  public var description: String {
    let place = [example.map { "example \($0)" }, writing].compactMap(\.self).joined(separator: ", ")
    return place.isEmpty ? message : "\(place): \(message)"
  }
}

extension RuleProblem {
  /// The problems with each that is there in several writings told once, in their order.
  fileprivate static func folded(_ problems: [RuleProblem]) -> [RuleProblem] {
    let writings = Dictionary(grouping: problems) { RuleProblem(example: $0.example, writing: nil, message: $0.message) }
    var told: Set<RuleProblem> = []
    return problems.compactMap { problem in
      let plain = RuleProblem(example: problem.example, writing: nil, message: problem.message)
      guard told.insert(plain).inserted else { return nil }
      guard let all = writings[plain], all.count > 1, let first = problem.writing else { return problem }
      let others = all.count - 1
      let writing = "\(first) and \(others) other \(others == 1 ? "writing" : "writings")"
      return RuleProblem(example: problem.example, writing: writing, message: problem.message)
    }
  }
}

extension Rule {
  /// Runs the rule's examples as those of ``Rule/all`` are run: as files in every format and encoding, with emoji and quotation
  /// marks in the keys, which must not change the verdict; with a comment, which must silence the rule; and with its fixes made, which
  /// must do away with what they are for.
  ///
  /// - Returns: What is not as the examples say; empty for a rule that does what it says.
  public func verify() async -> [RuleProblem] {
    let unknown = unknownLocaleProblems
    guard unknown.isEmpty else { return unknown }
    var problems = coverageProblems
    problems += await fileProblems()
    problems += await listedFileProblems(lineEnd: "\n") + listedFileProblems(lineEnd: "\r\n")
    for name in Self.silencedWritings { problems += await silencingProblems(writtenAs: name) }
    return RuleProblem.folded(problems + (await fixProblems()))
  }

  /// The ways of writing in which a comment can stand beside a text.
  package static let silencedWritings = [
    "strings", "catalog", "XLIFF", "XLIFF 2", "escaped keys", "escaped keys in a catalog", "escaped keys in XLIFF",
  ]

  /// Whether examples show both what the rule flags and what it leaves alone.
  package var coverageProblems: [RuleProblem] {
    let flags = examples.contains { !$0.findings.isEmpty }
    let leaves = examples.contains(where: \.findings.isEmpty)
    return [
      flags ? nil : RuleProblem(example: nil, writing: nil, message: "no example shows what the rule flags"),
      leaves ? nil : RuleProblem(example: nil, writing: nil, message: "no example shows what the rule leaves alone"),
    ].compactMap(\.self)
  }

  /// Locales of examples that are none.
  private var unknownLocaleProblems: [RuleProblem] {
    surfaceExamples.flatMap { number, surface in
      surface.locales.filter { LocaleTag($0) == nil }.map {
        RuleProblem(example: number, writing: nil, message: "“\($0)” is no locale")
      }
    }
  }

  /// Verdicts on surfaces whose files are written in each of the ways of ``ExampleWriting/equivalent``.
  package func fileProblems() async -> [RuleProblem] {
    var problems: [RuleProblem] = []
    for (number, surface) in surfaceExamples {
      // What is the same when it is decoded is linted once.
      var known: [[String: [UInt8]]: [Finding]] = [:]
      for (name, writing) in ExampleWriting.equivalent where ExampleProject(surface: surface, writing: writing).isExpressible {
        let files = ExampleProject.files(for: surface, as: writing)
        let decoded = Dictionary(uniqueKeysWithValues: files.map { ($0.key, Self.decoded($0.value, path: $0.key)) })
        let found: [Finding]
        if let findings = known[decoded] {
          found = findings
        } else {
          found = await findings(in: files, by: [id, Rule.unusedSuppression.id])
          known[decoded] = found
        }
        problems += [problem(with: number, found: expectations(of: found), writing: name)].compactMap(\.self)
        if found.contains(where: { $0.rule != id }) {
          problems.append(RuleProblem(example: number, writing: name, message: "a comment is said to silence nothing"))
        }
      }
    }
    return problems
  }

  /// What a file says, whatever its encoding, and a byte for what is wrong with that.
  private static func decoded(_ bytes: [UInt8], path: String) -> [UInt8] {
    let read = SourceFile.decode(id: FileID(0), path: path, bytes: bytes)
    return read.value.text + (read.faults.isEmpty ? [] : [0xFF])
  }

  /// Verdicts on the files of examples, with other line ends.
  package func listedFileProblems(lineEnd: String) async -> [RuleProblem] {
    var problems: [RuleProblem] = []
    for (index, example) in examples.enumerated() {
      guard case .files(let files) = example.subject else { continue }
      func written(_ files: [String: [UInt8]]) -> [String: [UInt8]] {
        lineEnd == "\n" ? files : files.mapValues { bytes in bytes.flatMap { $0 == 0x0A ? Array(lineEnd.utf8) : [$0] } }
      }
      let found = await findings(in: written(files), since: written(example.earlier), by: []).filter { $0.rule == id }
      let name = lineEnd == "\n" ? nil : "CRLF"
      problems += [problem(with: index + 1, found: expectations(of: found), writing: name)].compactMap(\.self)
    }
    return problems
  }

  /// Whether a comment for the surface, and one for each text, silences the rule.
  package func silencingProblems(writtenAs name: String) async -> [RuleProblem] {
    guard canBeSuppressed, let plain = ExampleWriting.named(name) else { return [] }
    var problems: [RuleProblem] = []
    for (number, surface) in surfaceExamples where !examples[number - 1].findings.isEmpty {
      var writing = plain
      writing.suppression = .ofSurface(id)
      guard ExampleProject(surface: surface, writing: writing).isExpressible else { continue }
      let rules: Set<RuleID> = [id, Rule.unusedSuppression.id]
      if await !findings(in: ExampleProject.files(for: surface, as: writing), by: rules).isEmpty {
        problems.append(RuleProblem(example: number, writing: name, message: "a comment for the alert does not silence it"))
      }
      // A .stringsdict of the examples has no comments, and a missing key none in its locale.
      let isPlain = surface.texts.allSatisfy { $0.entries.allSatisfy { $0.forms.count == 1 } }
      guard isPlain || writing.tables != .strings, examples[number - 1].findings.allSatisfy({ !$0.locales.isEmpty }) else {
        continue
      }
      writing.suppression = .ofEntries(id)
      if await findings(in: ExampleProject.files(for: surface, as: writing), by: rules).contains(where: { $0.rule == id }) {
        problems.append(RuleProblem(example: number, writing: name, message: "comments at the texts do not silence it"))
      }
    }
    return problems
  }
}
