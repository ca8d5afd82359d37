/// Makes one finding of one problem.
enum FindingMerge {
  /// What two occurrences share when they are the same problem of one surface in several locales.
  private struct Problem: Hashable {
    let rule: RuleID
    /// Which of the rule's checks found it: another one is about another fault.
    let check: Int
    /// A finding weighs the same wherever it says that it is.
    let severity: Severity
    let surface: Int?
    let field: Field?
    /// Alternatives of a field are texts of their own.
    let key: String?
    let alternative: Int?
    let table: Int?
    /// Told apart only for faults and structure, which have no locale.
    let range: SourceRange?
    /// Told apart only where a file has several locales.
    let locale: LocaleTag?
  }

  /// What two findings share when a string that several surfaces use is at fault, or a button that a helper gives several.
  private struct SharedString: Hashable {
    let rule: RuleID
    let range: SourceRange
    let message: String
    let severity: Severity
    let locales: [LocaleTag]
    /// Told apart only where a surface has the string at several places.
    var field: Field?
  }

  /// The findings of the occurrences, in order of first occurrence.
  static func findings(of occurrences: [Occurrence], rules: [Rule], configuration: Configuration) -> [Finding] {
    var sceneNames: [Scene: String] = [:]
    return findings(
      of: occurrences, by: Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }, configuration: configuration,
      sceneNames: &sceneNames)
  }

  /// - Parameters:
  ///   - rulesByID: The rules that ran.
  ///   - sceneNames: The names of scenes, as far as they were asked for.
  static func findings(
    of occurrences: [Occurrence], by rulesByID: [RuleID: Rule], configuration: Configuration,
    sceneNames: inout [Scene: String]
  ) -> [Finding] {
    guard !occurrences.isEmpty else { return [] }
    func severity(of occurrence: Occurrence) -> Severity? {
      rulesByID[occurrence.rule].map { rule in
        let severity = configuration.severities[rule.id] ?? occurrence.severity ?? rule.severity
        return configuration.isLenient ? min(severity, .warning) : severity
      }
    }
    let findings = grouped(occurrences, by: severity).compactMap { group, severity -> Finding? in
      guard let rule = rulesByID[occurrences[group[0]].rule] else { return nil }
      return finding(of: group.map { occurrences[$0] }, rule: rule, severity: severity, sceneNames: &sceneNames)
    }
    return findings.count > 1 ? sharingStrings(findings) : findings
  }

  /// The occurrences of each problem, as indexes, with how much it weighs; without those of rules that did not run.
  private static func grouped(
    _ occurrences: [Occurrence], by severity: (Occurrence) -> Severity?
  ) -> [(group: [Int], severity: Severity)] {
    var places = SmallDictionary<Problem, Int>()
    var groups: [(group: [Int], severity: Severity)] = []
    for (index, occurrence) in occurrences.enumerated() {
      guard let severity = severity(occurrence) else { continue }
      let problem = Problem(
        rule: occurrence.rule, check: occurrence.check, severity: severity, surface: occurrence.surface,
        field: occurrence.field, key: occurrence.key, alternative: occurrence.alternative, table: occurrence.table,
        range: occurrence.locale == nil || (occurrence.surface == nil && occurrence.table == nil) ? occurrence.range : nil,
        locale: occurrence.surface == nil && occurrence.table == nil ? occurrence.locale : nil)
      if let place = places[problem] {
        groups[place].group.append(index)
      } else {
        places.set(groups.count, for: problem)
        groups.append(([index], severity))
      }
    }
    return groups
  }

  /// The words and the place are those of the first locale.
  ///
  /// - Parameters:
  ///   - group: occurrences of one problem, the source locale's first where it has one.
  ///   - sceneNames: The names of scenes, as far as they were asked for.
  private static func finding(
    of group: [Occurrence], rule: Rule, severity: Severity, sceneNames: inout [Scene: String]
  ) -> Finding {
    let first = group[0]
    let locales = group.compactMap(\.locale)
    let scenes = group.flatMap(\.scenes).uniqued().map { scene in
      if let name = sceneNames[scene] { return name }
      let name = scene.description
      sceneNames[scene] = name
      return name
    }
    var finding = Finding(
      rule: rule.id, severity: severity,
      message: first.message, surface: first.surfaceID, locale: first.locale, field: first.field, key: first.key,
      text: first.text, range: first.range, locales: locales.count > 1 ? locales : [],
      related: group.dropFirst().filter { $0.range != first.range }.map { other in
        Finding.Place(
          locale: other.locale, range: other.range, text: other.text, message: other.message, isBorrowed: other.isBorrowed)
      },
      scenes: scenes, guideline: rule.guidelines.first, corrections: group.flatMap(\.corrections).uniqued())
    finding.alerts = first.alert.map { [Finding.Alert(identity: $0, declaration: first.declaration)] } ?? []
    finding.isBorrowed = first.isBorrowed
    return finding
  }

  private static func sharingStrings(_ findings: [Finding]) -> [Finding] {
    var groups: [SharingFindings] = []
    var places = SmallDictionary<SharedString, Int>()
    for finding in findings {
      var shared = SharedString(
        rule: finding.rule, range: finding.range, message: finding.message, severity: finding.severity,
        locales: finding.locales)
      if let index = places[shared], groups[index].names(finding.surface) { shared.field = finding.field }
      if let index = places[shared], let surface = finding.surface, !groups[index].names(surface) {
        groups[index].add(finding, of: surface)
      } else {
        places.set(groups.count, for: shared)
        groups.append(SharingFindings(first: finding))
      }
    }
    return groups.map(\.merged)
  }

  /// By path, offset and rule; offsets order as lines and columns do.
  static func sorted(_ findings: [Finding], files: [SourceFile]) -> [Finding] {
    // Findings are large, so that it is their places that are sorted.
    let order = findings.indices.sorted { left, right in
      let (range, other) = (findings[left].range, findings[right].range)
      if range.file != other.file { return files[Int(range.file.index)].path < files[Int(other.file.index)].path }
      if range.start != other.start { return range.start < other.start }
      if findings[left].rule != findings[right].rule { return findings[left].rule < findings[right].rule }
      return (findings[left].surface ?? "", findings[left].message) < (findings[right].surface ?? "", findings[right].message)
    }
    return order.map { findings[$0] }
  }
}

/// The findings about a string that several surfaces show: one for each surface.
private struct SharingFindings {
  let first: Finding
  private var others: [Finding] = []
  /// The surfaces of all of them, where there are several.
  private var surfaces: Set<String> = []

  init(first: Finding) {
    self.first = first
  }

  /// Whether one of them is about a surface.
  func names(_ surface: String?) -> Bool {
    first.surface == surface || surface.map(surfaces.contains) == true
  }

  mutating func add(_ finding: Finding, of surface: String) {
    others.append(finding)
    surfaces.insert(surface)
  }

  /// One finding of them all, as the first puts it.
  var merged: Finding {
    guard !others.isEmpty else { return first }
    var merged = first
    merged.surfaces = (first.surface.map { [$0] } ?? []) + others.compactMap(\.surface)
    merged.alerts = (first.alerts + others.flatMap(\.alerts)).uniqued()
    merged.corrections = (first.corrections + others.flatMap(\.corrections)).uniqued()
    return merged
  }
}
