/// What a SARIF log says of the tool and its rules.
struct SARIFRules {
  /// The notification that a file could not be read.
  static let unreadableFile = "unreadable-file"

  /// Each rule's place in the driver's list.
  let index: [RuleID: Int]
  let driver: JSONValue

  /// Lists the rules of the options, then those that findings name without being there.
  init(for report: LintReport, options: ReportOptions) {
    var index: [RuleID: Int] = [:]
    var descriptors: [JSONValue] = []
    for rule in options.rules where index[rule.id] == nil {
      index[rule.id] = descriptors.count
      descriptors.append(Self.descriptor(of: rule, documentation: options.documentation))
    }
    for finding in report.findings where index[finding.rule] == nil {
      index[finding.rule] = descriptors.count
      descriptors.append(.object([("id", .string(finding.rule.name))]))
    }
    self.index = index
    driver = .object([
      ("name", .string("alertcopy")),
      ("semanticVersion", .string(options.toolVersion)),
      ("informationUri", options.documentation.map { .string(RulePageAddress($0).home) }),
      ("rules", .array(descriptors)),
      ("notifications", .array([Self.unreadable])),
    ])
  }

  private static var unreadable: JSONValue {
    .object([
      ("id", .string(unreadableFile)),
      ("shortDescription", .object([("text", .string("A file could not be read."))])),
    ])
  }

  private static func descriptor(of rule: Rule, documentation: String?) -> JSONValue {
    let guidelines = rule.guidelines.isEmpty ? "" : "\n\nGuidelines: \(rule.guidelines.joined(separator: ", "))."
    let silence =
      rule.canBeSuppressed
      ? "\n\nTo silence it for one string, write `alertcopy:disable \(rule.id)` in the comment above the string." : ""
    let help = rule.rationale + guidelines + silence
    let tags = ["alerts", "localization"] + rule.guidelines.map { "guideline/\($0)" }
    return .object([
      ("id", .string(rule.id.name)),
      ("name", .string(rule.id.name.split(separator: "-").map(\.capitalizedFirst).joined())),
      ("shortDescription", .object([("text", .string(rule.summary))])),
      ("fullDescription", .object([("text", .string(rule.rationale))])),
      ("helpUri", documentation.map { .string(RulePageAddress($0).address(of: rule.id)) }),
      ("help", .object([("text", .string(help)), ("markdown", .string("## \(rule.id)\n\n\(rule.summary)\n\n\(help)"))])),
      ("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])),
      ("properties", .object([("tags", .array(tags.map(JSONValue.string)))])),
    ])
  }
}

extension Substring {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
