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

    init(of occurrence: Occurrence, _ severity: Severity) {
      rule = occurrence.rule
      check = occurrence.check
      self.severity = severity
      surface = occurrence.surface
      field = occurrence.field
      key = occurrence.key
      alternative = occurrence.alternative
      table = occurrence.table
      let isOfFile = occurrence.surface == nil && occurrence.table == nil
      range = occurrence.locale == nil || isOfFile ? occurrence.range : nil
      locale = isOfFile ? occurrence.locale : nil
    }
  }

  /// What two findings share when a string that several surfaces use is at fault, or a button that a helper gives several.
  private struct SharedString: Hashable {
    let rule: RuleID
    /// Nil for a key that a table lacks.
    let range: SourceRange?
    /// That key: one new entry makes it good wherever code names it.
    let key: String?
    let message: String
    let severity: Severity
    let locales: [LocaleTag]
    /// Told apart only where a surface has the string at several places.
    var field: Field?

    init(of finding: Finding, at field: Field?) {
      rule = finding.rule
      let lacksKey = finding.key != nil && MissingKey.isTold(by: finding.message)
      (range, key) = lacksKey ? (nil, finding.key) : (finding.range, nil)
      // What stands in a placeholder's place is the same text's all the same.
      let hasPlaceholder = finding.message.utf8.contains(UInt8(ascii: "%"))
      let said = hasPlaceholder ? FormatSpecifier.replacing(in: finding.message, with: "%@") : finding.message
      // A button that stands in the wrong place does so whatever its callers call it.
      message = finding.rule == Rule.destructiveNotFirst.id ? "" : said
      (severity, locales) = (finding.severity, finding.locales)
      self.field = field
    }
  }

  /// The findings of the occurrences, in order of first occurrence.
  static func findings(of occurrences: [Occurrence], rules: [Rule], configuration: Configuration) -> [Finding] {
    var sceneNames: [Scene: String] = [:]
    return findings(
      of: occurrences, by: RuleWeight.all(of: rules), severities: configuration.severities, isLenient: configuration.isLenient,
      sceneNames: &sceneNames)
  }

  /// - Parameters:
  ///   - weights: Those of the rules that ran.
  ///   - severities: What the configuration says of them.
  ///   - isLenient: Whether nothing is an error.
  ///   - sceneNames: The names of scenes, as far as they were asked for.
  static func findings(
    of occurrences: [Occurrence], by weights: [RuleID: RuleWeight], severities: [RuleID: Severity], isLenient: Bool,
    sceneNames: inout [Scene: String]
  ) -> [Finding] {
    guard !occurrences.isEmpty else { return [] }
    func severity(of occurrence: Occurrence) -> Severity? {
      weights[occurrence.rule].map { weight in
        let severity = severities[occurrence.rule] ?? occurrence.severity ?? weight.severity
        return isLenient ? min(severity, .warning) : severity
      }
    }
    let groups = grouped(occurrences, by: severity)
    // Findings are large, and an array that grows by itself takes room for as many again.
    var findings: [Finding] = []
    findings.reserveCapacity(groups.count)
    for (group, severity) in groups {
      guard let weight = weights[occurrences[group.first].rule] else { continue }
      findings.append(
        finding(of: group, in: occurrences, severity: severity, guideline: weight.guideline, sceneNames: &sceneNames))
    }
    // A string is shared by several surfaces.
    let areOfSeveral = findings.indices.dropFirst().contains { findings[$0].surface != findings[0].surface }
    guard areOfSeveral else { return findings }
    return sharingStrings(consume findings)
  }

  /// The occurrences of one problem, as indexes. Mostly there is one.
  private struct Group {
    let first: Int
    var others: [Int] = []

    var all: [Int] { [first] + others }
  }

  /// The occurrences of each problem with how much it weighs; without those of rules that did not run.
  private static func grouped(
    _ occurrences: [Occurrence], by severity: (Occurrence) -> Severity?
  ) -> [(group: Group, severity: Severity)] {
    // Of a few, hardly two are of one rule's check, which is quickly seen.
    guard occurrences.count > mostCompared else { return groupedByComparing(occurrences, by: severity) }
    var places = HashedPlaces()
    var groups: [(group: Group, severity: Severity)] = []
    for (index, occurrence) in occurrences.enumerated() {
      guard let severity = severity(occurrence) else { continue }
      let problem = Problem(of: occurrence, severity)
      let found = places.find(problem) { Problem(of: occurrences[groups[$0].group.first], groups[$0].severity) }
      if let place = found.place {
        groups[place].group.others.append(index)
      } else {
        places.put(groups.count, at: found)
        groups.append((Group(first: index), severity))
      }
    }
    return groups
  }

  private static let mostCompared = 12

  private static func groupedByComparing(
    _ occurrences: [Occurrence], by severity: (Occurrence) -> Severity?
  ) -> [(group: Group, severity: Severity)] {
    var groups: [(group: Group, severity: Severity)] = []
    groups.reserveCapacity(occurrences.count)
    for index in occurrences.indices {
      guard let severity = severity(occurrences[index]) else { continue }
      let place = groups.indices.first { place in
        let other = groups[place].group.first
        return occurrences[other].rule == occurrences[index].rule && occurrences[other].field == occurrences[index].field
          && Problem(of: occurrences[other], groups[place].severity) == Problem(of: occurrences[index], severity)
      }
      if let place { groups[place].group.others.append(index) } else { groups.append((Group(first: index), severity)) }
    }
    return groups
  }

  /// The words and the place are those of the first locale.
  ///
  /// - Parameters:
  ///   - group: The source locale's occurrence first, where it has one.
  ///   - sceneNames: The names of scenes, as far as they were asked for.
  private static func finding(
    of group: Group, in occurrences: [Occurrence], severity: Severity, guideline: String?, sceneNames: inout [Scene: String]
  ) -> Finding {
    let first = group.first
    let isAlone = group.others.isEmpty
    let scenes = isAlone ? occurrences[first].scenes : group.all.flatMap { occurrences[$0].scenes }
    var finding = Finding(
      rule: occurrences[first].rule, severity: severity,
      message: occurrences[first].message, surface: occurrences[first].surfaceID, locale: occurrences[first].locale,
      field: occurrences[first].field, key: occurrences[first].key, text: occurrences[first].text,
      range: occurrences[first].range, scenes: scenes.isEmpty ? [] : scenes.uniqued().map { name(of: $0, among: &sceneNames) },
      guideline: guideline,
      corrections: isAlone ? occurrences[first].corrections : group.all.flatMap { occurrences[$0].corrections })
    finding.alerts =
      occurrences[first].alert.map { [Finding.Alert(identity: $0, declaration: occurrences[first].declaration)] } ?? []
    finding.isBorrowed = occurrences[first].isBorrowed
    if finding.corrections.count > 1 { finding.corrections = finding.corrections.uniqued() }
    guard !isAlone else { return finding }
    let locales = group.all.compactMap { occurrences[$0].locale }
    if locales.count > 1 { finding.locales = locales }
    finding.related = group.others.filter { occurrences[$0].range != occurrences[first].range }.map { index in
      let other = occurrences[index]
      return Finding.Place(
        locale: other.locale, range: other.range, text: other.text, message: other.message, isBorrowed: other.isBorrowed)
    }
    return finding
  }

  private static func name(of scene: Scene, among names: inout [Scene: String]) -> String {
    if let known = names[scene] { return known }
    let name = scene.description
    names[scene] = name
    return name
  }

  private static func sharingStrings(_ findings: consuming [Finding]) -> [Finding] {
    let findings = findings
    var groups: [SharingFindings] = []
    var places = HashedPlaces()
    for (number, finding) in findings.enumerated() {
      var shared = SharedString(of: finding, at: nil)
      func find() -> HashedPlaces.Found {
        places.find(shared) { SharedString(of: findings[groups[$0].first], at: groups[$0].field) }
      }
      var found = find()
      if let field = finding.field, let index = found.place, groups[index].names(finding.surface) {
        // Two of a field's alternatives may be one text, of two tables.
        if groups[index].holds(field, of: finding.surface, in: findings) { continue }
        shared.field = field
        found = find()
      }
      if let index = found.place, let surface = finding.surface, !groups[index].names(surface) {
        groups[index].add(number, of: surface)
      } else {
        places.put(groups.count, at: found)
        groups.append(SharingFindings(first: number, of: finding.surface, at: shared.field))
      }
    }
    return merged(consume findings, groups)
  }

  /// One finding of each group, in the place of the first ones: a large app has many findings, and each is large.
  private static func merged(_ findings: consuming [Finding], _ groups: [SharingFindings]) -> [Finding] {
    var findings = findings
    guard groups.count < findings.count else { return findings }
    // A group's findings stand no further ahead than the group does.
    for index in groups.indices where groups[index].first != index || groups[index].isShared {
      let merged = groups[index].merged(findings)
      findings[index] = merged
    }
    findings.removeLast(findings.count - groups.count)
    return findings
  }

  /// By path, offset and rule; offsets order as lines and columns do.
  static func sorted(_ findings: consuming [Finding], files: [SourceFile]) -> [Finding] {
    var findings = findings
    // Findings are large, so that it is their places that are sorted.
    let order = findings.indices.sorted { left, right in
      let (range, other) = (findings[left].range, findings[right].range)
      if range.file != other.file { return files[Int(range.file.index)].path < files[Int(other.file.index)].path }
      if range.start != other.start { return range.start < other.start }
      if findings[left].rule != findings[right].rule { return findings[left].rule < findings[right].rule }
      return (findings[left].surface ?? "", findings[left].message) < (findings[right].surface ?? "", findings[right].message)
    }
    findings.order(by: order)
    return findings
  }
}

/// The findings about a string that several surfaces show, one for each surface, by their places: findings are large.
private struct SharingFindings {
  let first: Int
  /// Told apart only where a surface has the string at several places.
  let field: Field?
  private let surface: String?
  private var others: [Int] = []
  /// The surfaces of all others.
  private var surfaces: Set<String> = []

  init(first: Int, of surface: String?, at field: Field?) {
    (self.first, self.surface, self.field) = (first, surface, field)
  }

  var isShared: Bool { !others.isEmpty }

  /// Whether one of them is about a surface.
  func names(_ surface: String?) -> Bool {
    self.surface == surface || surface.map(surfaces.contains) == true
  }

  /// Whether one of them is about a field of a surface.
  func holds(_ field: Field, of surface: String?, in findings: [Finding]) -> Bool {
    ([first] + others).contains { findings[$0].surface == surface && findings[$0].field == field }
  }

  mutating func add(_ finding: Int, of surface: String) {
    others.append(finding)
    surfaces.insert(surface)
  }

  /// One finding of them all, as the first puts it.
  func merged(_ findings: [Finding]) -> Finding {
    guard !others.isEmpty else { return findings[first] }
    var merged = findings[first]
    merged.surfaces = (surface.map { [$0] } ?? []) + others.compactMap { findings[$0].surface }
    merged.alerts = (merged.alerts + others.flatMap { findings[$0].alerts }).uniqued()
    let elsewhere = others.map { findings[$0] }.filter { $0.range != merged.range }
    if !elsewhere.isEmpty {
      merged.related += elsewhere.map {
        Finding.Place(locale: $0.locale, range: $0.range, text: $0.text, isBorrowed: $0.isBorrowed)
      }
      merged.related = merged.related.uniqued()
    }
    merged.corrections = (merged.corrections + others.flatMap { findings[$0].corrections }).uniqued()
    return merged
  }
}

extension [Finding] {
  /// Puts in each place what stands in the place that an order names for it, without a second array.
  fileprivate mutating func order(by order: [Int]) {
    var order = order
    for start in order.indices {
      var place = start
      while order[place] != start {
        let from = order[place]
        swapAt(place, from)
        order[place] = place
        place = from
      }
      order[place] = place
    }
  }
}
