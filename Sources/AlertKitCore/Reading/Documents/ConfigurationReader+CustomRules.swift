/// `custom_rules` and `glossary`.
extension ConfigurationReader {
  /// Every key that a custom rule has.
  package static let customRuleKeys = [
    "id", "message", "severity", "fields", "locales", "kinds", "words", "phrases", "regex",
  ]
  /// The keys of a glossary's wording.
  package static let wordingKeys = ["use", "avoid"]
  /// The kinds of surface that a custom rule can be for.
  package static let surfaceKinds: [(name: String, value: SurfaceKind)] =
    SpecReader.kinds + [("notification", .notification), ("notification-category", .notificationCategory)]

  /// Reads a list of rules, or a map of rules by their ids.
  mutating func readCustomRules(_ member: FieldReader.Member) {
    switch member.value.kind {
    case .null: return
    case .sequence:
      for rule in member.value.elements { readCustomRule(rule, id: nil) }
    case .mapping:
      for rule in fields.members(of: member.value, "\"custom_rules\"") {
        readCustomRule(rule.value, id: LocatedText(rule.name, at: rule.key.range))
      }
    default:
      fields.report(
        "\"custom_rules\" is a list of rules, not \(member.value.kindName)", about: member.value, at: member.value.range)
    }
  }

  private mutating func readCustomRule(_ node: DocumentNode, id: LocatedText?) {
    let members = fields.members(of: node, "a custom rule", known: Self.customRuleKeys)
    var parts = CustomRuleParts(id: id)
    for member in members { read(member, into: &parts) }
    guard node.kind == .mapping else { return }
    let place = parts.id?.range ?? SourceRange(file: node.range.file, start: Int(node.range.start), end: Int(node.range.start))
    guard let id = checked(parts.id, at: place) else { return }
    if parts.message == nil { fields.report("the rule \"\(id.name)\" has no \"message\"", at: place) }
    let hasCondition = parts.hasExpression || !parts.phrases.isEmpty
    if !hasCondition { fields.report("the rule \"\(id.name)\" needs \"words\" or a \"regex\"", at: place) }
    if parts.hasExpression, !parts.phrases.isEmpty {
      fields.report("the rule \"\(id.name)\" has \"words\" and a \"regex\"; make two rules of it", at: place)
    }
    let condition = parts.expression.map(CustomRule.Condition.regularExpression) ?? .phrases(parts.phrases)
    document.customRuleMentions.append(.init(id, at: place))
    document.configuration.customRules.append(
      CustomRule(
        id: id, message: parts.message ?? "", severity: parts.severity, fields: parts.fields, locales: parts.locales,
        kinds: parts.kinds, condition: condition))
    if parts.isOff { document.configuration.disabledRules.insert(id) }
  }

  private struct CustomRuleParts {
    var id: LocatedText?
    var message: String?
    var severity = Severity.warning
    var isOff = false
    var fields: Set<FieldKind> = []
    var locales: [LocaleTag] = []
    var kinds: Set<SurfaceKind> = []
    var phrases: [String] = []
    var expression: RegularExpression?
    var hasExpression = false
  }

  private mutating func read(_ member: FieldReader.Member, into parts: inout CustomRuleParts) {
    switch member.name {
    case "id":
      if let text = fields.string(member) { parts.id = LocatedText(text, at: member.value.range) }
    case "message": parts.message = fields.string(member)
    case "severity":
      guard let severity = fields.choice(member, among: Self.severities) else { return }
      parts.isOff = severity == nil
      parts.severity = severity ?? .warning
    case "fields": parts.fields = Set(fields.choices(member, among: FieldKind.allCases.map { ($0.rawValue, $0) }))
    case "locales": parts.locales = fields.strings(member).compactMap { locale($0) }
    case "kinds": parts.kinds = Set(fields.choices(member, among: Self.surfaceKinds))
    case "words", "phrases": parts.phrases += phrases(member)
    default:
      parts.hasExpression = true
      parts.expression = expression(member)
    }
  }

  /// Words that are not empty.
  private mutating func phrases(_ member: FieldReader.Member) -> [String] {
    fields.strings(member).compactMap { text in
      if text.text.contains(where: { !$0.isWhitespace }) { return text.text }
      fields.report("a word of \"\(member.name)\" is empty", at: text.range)
      return nil
    }
  }

  private mutating func expression(_ member: FieldReader.Member) -> RegularExpression? {
    guard let pattern = fields.string(member) else { return nil }
    do throws(RegularExpression.Failure) {
      return try RegularExpression(pattern)
    } catch {
      let range = member.value.range
      // Where quotes and escapes are in the way, only the pattern as a whole can be pointed at.
      let isVerbatim = range.end - range.start == Int32(pattern.utf8.count)
      let before = String(decoding: pattern.utf16.prefix(error.offset), as: UTF16.self).utf8.count
      let start = Int(range.start) + (isVerbatim ? min(before, pattern.utf8.count) : 0)
      let place = SourceRange(file: range.file, start: start, end: Int(range.end))
      fields.report("this is no regular expression: \(error.reason)", at: place)
      return nil
    }
  }

  private mutating func checked(_ id: LocatedText?, at place: SourceRange) -> RuleID? {
    guard let id else {
      fields.report("a custom rule needs an \"id\"", at: place)
      return nil
    }
    let isName = id.text.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard isName, id.text.utf8.first.map({ $0 >= UInt8(ascii: "a") }) == true, !id.text.hasSuffix("-") else {
      fields.report("\"\(id.text)\" cannot be a rule's id, which is written as \"no-jargon\"", at: id.range)
      return nil
    }
    return RuleID(id.text)
  }
}

extension ConfigurationReader {
  /// Reads terms of the source language, each with what locales call it.
  mutating func readGlossary(_ member: FieldReader.Member) {
    if member.value.kind == .null { return }
    for term in fields.members(of: member.value, "\"glossary\"") {
      guard term.name.contains(where: { !$0.isWhitespace }) else {
        fields.report("a term is empty", at: term.key.range)
        continue
      }
      var entry = GlossaryTerm([term.name], wordings: [:])
      for wording in fields.members(of: term.value, "a term") {
        if wording.name == "forms" {
          entry.forms += phrases(wording)
        } else if let tag = locale(LocatedText(wording.name, at: wording.key.range)) {
          entry.wordings[tag] = self.wording(wording)
        }
      }
      document.configuration.glossary.append(entry)
    }
  }

  /// `앨범`, `[Album, Alben]` or `{use: …, avoid: …}`.
  private mutating func wording(_ member: FieldReader.Member) -> GlossaryTerm.Wording {
    guard member.value.kind == .mapping else { return GlossaryTerm.Wording(use: phrases(member)) }
    var wording = GlossaryTerm.Wording()
    for part in fields.members(of: member.value, "a wording", known: Self.wordingKeys) {
      if part.name == "use" { wording.use += phrases(part) } else { wording.avoid += phrases(part) }
    }
    return wording
  }
}
