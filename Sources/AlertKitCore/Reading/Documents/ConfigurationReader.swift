/// Reads `.alertcopy.yml`.
package struct ConfigurationReader {
  /// Every key that the configuration has, without rules' names.
  package static let keys = [
    "included", "excluded", "locales", "source_locale", "disabled_rules", "only_rules", "reporter", "strict", "lenient",
    "warning_threshold", "baseline", "arguments", "designs", "devices", "text_sizes", "wrappers", "app_name",
    "custom_rules", "glossary", "orientations",
  ]
  static let severities: [(name: String, value: Severity?)] =
    Severity.allCases.map { ($0.rawValue, $0) } + [("off", nil)]

  var fields: FieldReader
  var document = ConfigurationDocument()

  /// The settings that a file holds: JSON where its name ends in `.json`, YAML otherwise. An empty file says nothing, which is fine.
  ///
  /// Reading goes on after a fault. Rules' names are not judged: see ``ConfigurationDocument/ruleMentions``.
  package static func read(_ file: SourceFile) -> ReadResult<ConfigurationDocument> {
    let document = DocumentReader.read(file)
    var reader = ConfigurationReader(fields: FieldReader(faults: document.faults))
    if document.value.root.kind != .null {
      for member in reader.fields.members(of: document.value.root, "the configuration") { reader.read(member) }
    }
    return ReadResult(reader.document, faults: reader.fields.faults)
  }

  private mutating func read(_ member: FieldReader.Member) {
    switch member.name {
    case "included": document.configuration.included = fields.strings(member).map(\.text)
    case "excluded": document.configuration.excluded = fields.strings(member).map(\.text)
    case "locales": document.configuration.locales = fields.strings(member).compactMap { locale($0) }
    case "source_locale": document.configuration.sourceLocale = sourceLocale(member)
    case "disabled_rules": document.configuration.disabledRules.formUnion(rules(member))
    case "only_rules": document.configuration.onlyRules = Set(rules(member))
    case "reporter":
      document.configuration.reporter = fields.string(member)
      document.reporterRange = member.value.range
    case "strict", "lenient": readLeniency(member)
    case "warning_threshold": document.configuration.warningThreshold = fields.positiveInteger(member)
    case "baseline":
      document.configuration.baseline = fields.string(member)
      document.baselineRange = member.value.range
    case "designs": document.configuration.designs = scenePart(.design, member)
    case "devices": document.configuration.devices = scenePart(.device, member)
    case "text_sizes": document.configuration.textSizes = scenePart(.textSize, member)
    case "orientations": document.configuration.orientations = scenePart(.orientation, member)
    case "custom_rules": readCustomRules(member)
    case "glossary": readGlossary(member)
    case "arguments": document.configuration.arguments = fields.arguments(member)
    case "wrappers": document.configuration.wrappers = WrapperReader.wrappers(member, &fields)
    case "app_name": readAppName(member)
    default: readRule(member)
    }
  }

  private mutating func readLeniency(_ member: FieldReader.Member) {
    let value = fields.bool(member) ?? false
    if member.name == "strict" { document.configuration.isStrict = value } else { document.configuration.isLenient = value }
    if document.configuration.isStrict, document.configuration.isLenient {
      fields.report("\"strict\" and \"lenient\" cannot both be true", at: member.key.range)
    }
  }

  mutating func locale(_ text: LocatedText) -> LocaleTag? {
    if let tag = LocaleTag(text.text) { return tag }
    fields.report("\"\(text.text)\" is no locale; locales are written as \"ko\", \"pt-BR\" or \"zh-Hans\"", at: text.range)
    return nil
  }

  /// One name, or a map from locales to names.
  private mutating func readAppName(_ member: FieldReader.Member) {
    guard member.value.kind == .mapping else {
      document.configuration.appName = fields.string(member)
      return
    }
    for name in fields.members(of: member.value, "\"app_name\"") {
      guard let tag = locale(LocatedText(name.name, at: name.key.range)), let text = fields.string(name) else { continue }
      document.configuration.appNames[tag] = text
    }
  }

  private mutating func sourceLocale(_ member: FieldReader.Member) -> LocaleTag? {
    // A bare `no` is Norwegian here, as a list's is.
    fields.string(member).flatMap { locale(LocatedText($0, at: member.value.range)) }
  }

  private mutating func scenePart(_ part: ConfigurationDocument.ScenePart, _ member: FieldReader.Member) -> [String] {
    fields.strings(member).map { text in
      document.sceneMentions.append(.init(part: part, name: text))
      return text.text
    }
  }

  private mutating func rules(_ member: FieldReader.Member) -> [RuleID] {
    fields.strings(member).map { text in
      document.ruleMentions.append(.init(RuleID(text.text), at: text.range))
      return RuleID(text.text)
    }
  }

  /// Reads `yes-no-button: note` or `yes-no-button: {severity: note}`, or reports a key that is neither ours nor looks like a rule.
  private mutating func readRule(_ member: FieldReader.Member) {
    guard looksLikeRule(member) else { return fields.reportUnknownKey(member, known: Self.keys) }
    let rule = RuleID(member.name)
    document.ruleMentions.append(.init(rule, at: member.key.range))
    if member.value.kind != .mapping { return setSeverity(member, of: rule) }
    for setting in fields.members(of: member.value, "a rule's settings", known: ["severity"]) { setSeverity(setting, of: rule) }
  }

  private func looksLikeRule(_ member: FieldReader.Member) -> Bool {
    if member.value.kind == .mapping, member.value["severity"] != nil { return true }
    if Self.severities.contains(where: { $0.name == member.value.text }) { return true }
    return member.name.contains("-") && NearestName.suggestion(for: member.name, in: Self.keys) == nil
  }

  private mutating func setSeverity(_ member: FieldReader.Member, of rule: RuleID) {
    let setting = FieldReader.Member(name: "severity", key: member.key, value: member.value)
    guard let severity = fields.choice(setting, among: Self.severities) else { return }
    if let severity {
      document.configuration.severities[rule] = severity
    } else {
      document.configuration.disabledRules.insert(rule)
    }
  }
}
