/// Makes one finding of one problem.
enum FindingMerge {
  /// What two occurrences share when they are the same problem of one surface in several locales.
  private struct Problem: Hashable {
    let rule: RuleID
    let surface: Int?
    let field: Field?
    /// Told apart only for faults and structure, which have no locale.
    let range: SourceRange?
  }

  /// What two findings share when a string that several surfaces use is at fault.
  private struct SharedString: Hashable {
    let rule: RuleID
    let range: SourceRange
    let message: String
    let locales: [LocaleTag]
  }

  /// The findings of the occurrences, in order of first occurrence.
  static func findings(of occurrences: [Occurrence], rules: [Rule], configuration: Configuration) -> [Finding] {
    let rulesByID = Dictionary(uniqueKeysWithValues: rules.map { ($0.id, $0) })
    var order: [Problem] = []
    var groups: [Problem: [Occurrence]] = [:]
    for occurrence in occurrences {
      let problem = Problem(
        rule: occurrence.rule, surface: occurrence.surface, field: occurrence.field,
        range: occurrence.locale == nil ? occurrence.range : nil)
      if groups[problem] == nil { order.append(problem) }
      groups[problem, default: []].append(occurrence)
    }
    var names: [Scene: String] = [:]
    let findings = order.compactMap { problem -> Finding? in
      guard let group = groups[problem], let rule = rulesByID[problem.rule] else { return nil }
      var finding = finding(of: group, rule: rule, severity: configuration.severities[rule.id], sceneNames: &names)
      if configuration.isLenient { finding.severity = min(finding.severity, .warning) }
      return finding
    }
    return sharingStrings(findings)
  }

  /// - Parameters:
  ///   - group: occurrences of one problem, the source locale's first where it has one.
  ///   - sceneNames: The names of scenes, as far as they were asked for.
  private static func finding(
    of group: [Occurrence], rule: Rule, severity: Severity?, sceneNames: inout [Scene: String]
  ) -> Finding {
    let first = group[0]
    let locales = group.compactMap(\.locale)
    let scenes = group.flatMap(\.scenes).uniqued().map { scene in
      if let name = sceneNames[scene] { return name }
      let name = scene.description
      sceneNames[scene] = name
      return name
    }
    return Finding(
      rule: rule.id, severity: severity ?? group.map { $0.severity ?? rule.severity }.max() ?? rule.severity,
      message: first.message, surface: first.surfaceID, locale: first.locale, field: first.field, key: first.key,
      text: first.text, range: first.range, locales: locales.count > 1 ? locales : [],
      related: group.dropFirst().filter { $0.range != first.range }.map {
        Finding.Place(locale: $0.locale, range: $0.range, text: $0.text, message: $0.message)
      },
      scenes: scenes, guideline: rule.guidelines.first, corrections: group.flatMap(\.corrections).uniqued())
  }

  private static func sharingStrings(_ findings: [Finding]) -> [Finding] {
    var merged: [Finding] = []
    var places: [SharedString: Int] = [:]
    for finding in findings {
      let shared = SharedString(
        rule: finding.rule, range: finding.range, message: finding.message, locales: finding.locales)
      if finding.locale != nil, let index = places[shared], let surface = finding.surface {
        if merged[index].surfaces.isEmpty { merged[index].surfaces = merged[index].surface.map { [$0] } ?? [] }
        merged[index].surfaces.append(surface)
        merged[index].corrections = (merged[index].corrections + finding.corrections).uniqued()
      } else {
        places[shared] = merged.count
        merged.append(finding)
      }
    }
    return merged
  }

  /// By path, offset and rule; offsets order as lines and columns do.
  static func sorted(_ findings: [Finding], files: [SourceFile]) -> [Finding] {
    func path(_ finding: Finding) -> String { files[Int(finding.range.file.index)].path }
    return findings.sorted { left, right in
      if left.range.file != right.range.file { return path(left) < path(right) }
      if left.range.start != right.range.start { return left.range.start < right.range.start }
      if left.rule != right.rule { return left.rule < right.rule }
      return (left.surface ?? "", left.message) < (right.surface ?? "", right.message)
    }
  }
}
