/// One violation at one place, before occurrences of the same problem are merged into a finding.
struct Occurrence: Sendable {
  let rule: RuleID
  /// Which of the rule's checks found it, from 0.
  var check = 0
  var severity: Severity?
  let message: String
  /// The surface's place in ``Project/surfaces``; nil for a fault of a file.
  let surface: Int?
  let surfaceID: String?
  let field: Field?
  /// The place of the text among the field's variants.
  var variant = 0
  /// Nil for structure and files.
  let locale: LocaleTag?
  let text: String?
  var range: SourceRange
  /// The key of the text at fault, where it has one.
  let key: String?
  /// What tells the surface from others while code moves; nil for a fault of a file.
  var alert: AlertIdentity?
  /// The file that declares the surface.
  var declaration: FileID?
  /// Whether the locale has no text of its own there and shows the source language's.
  var isBorrowed = false
  /// The scenes that show it; empty where layout plays no part.
  var scenes: [Scene] = []
  var corrections: [Correction] = []
  /// Which of the texts that are chosen at run time is at fault, from 0; nil for a text that is not chosen.
  var alternative: Int?
  /// The table of a text that is no surface's, as an index of ``Project/tables``.
  var table: Int?
}

extension Occurrence {
  /// Violations of all surfaces, in order of surface, locale and rule.
  ///
  /// - Parameters:
  ///   - known: What was found already in surfaces that say the same.
  ///   - earlier: The app at an earlier time, which some rules compare with.
  static func all(
    in project: Project, rules: [Rule], scenes: [Scene], knowing known: KnownOccurrences? = nil,
    since earlier: EarlierApp? = nil
  ) async -> [Occurrence] {
    let chunk = 16
    let checks = SurfaceChecks(project: project, rules: rules, scenes: scenes, earlier: earlier)
    let starts = Array(stride(from: 0, to: project.surfaces.count, by: chunk))
    return await withTaskGroup(of: (Int, [Occurrence]).self) { group in
      for start in starts {
        group.addTask {
          let end = min(start + chunk, project.surfaces.count)
          return (start, (start..<end).flatMap { checks.occurrences(ofSurface: $0, knowing: known) })
        }
      }
      var byStart: [Int: [Occurrence]] = [:]
      for await (start, found) in group where !found.isEmpty { byStart[start] = found }
      // Occurrences are large, and an array that grows by itself takes room for as many again.
      var all: [Occurrence] = []
      all.reserveCapacity(byStart.values.reduce(0) { $0 + $1.count })
      for start in starts { all += byStart.removeValue(forKey: start) ?? [] }
      return all
    }
  }

  /// A violation at its place.
  init(
    _ found: RuleChecks.Found, in localized: LocalizedSurface, surface: Int, isStructure: Bool, in project: Project
  ) {
    let violation = found.violation
    let shown = localized.surface
    let copy = shown[violation.field]
    let number = copy.map { violation.alternative ?? $0.place(ofVariant: violation.variant).single }
    let single = copy.map { $0.single[number ?? 0] }
    let variant =
      violation.alternative == nil
      ? copy.flatMap { $0.variants.indices.contains(violation.variant) ? $0.variants[violation.variant] : nil }
      : single?.variants.first
    let range =
      isStructure
      ? shown.structureRange(of: violation.field)
      : (violation.scenes.isEmpty ? variant?.place(ofQuoted: violation.message) : nil) ?? variant?.range ?? single?.reference
        .range ?? shown.range
    self.init(
      rule: found.rule, check: found.check, severity: violation.severity, message: violation.message, surface: surface,
      surfaceID: shown.id,
      field: violation.field, variant: violation.variant, locale: isStructure ? nil : localized.locale, text: variant?.text,
      range: range,
      key: variant?.key
        ?? (single.map(\.reference) ?? shown.headings.first { !$0.reference.keys.isEmpty }?.reference)?.keys.first?.key,
      alert: project.alerts[surface], declaration: shown.range.file, isBorrowed: !isStructure && copy?.isOwn == false,
      scenes: violation.scenes,
      corrections: violation.fixes.flatMap {
        Correction.corrections(of: $0, of: violation.field, in: localized, files: project.files, edited: project.editedRanges)
      }, alternative: isStructure || copy?.alternatives.isEmpty ?? true ? nil : number)
  }

  /// Whether it is about a text of which bytes could not be decoded.
  func isGarbled(in files: [SourceFile]) -> Bool {
    files[Int(range.file.index)].isLossy && text?.unicodeScalars.contains("\u{FFFD}") == true
  }

  /// Violations of several surfaces at once, in the order of the rules.
  static func ofProject(_ project: Project, rules: [Rule]) -> [Occurrence] {
    rules.flatMap { rule in
      rule.checks.enumerated().flatMap { number, check in
        guard case .project(let find) = check else { return [Occurrence]() }
        return find(project).compactMap { Occurrence($0, of: rule, check: number, in: project) }
      }
    }
  }

  private init?(_ found: ProjectViolation, of rule: Rule, check: Int, in project: Project) {
    // A rule of others may point at nothing.
    guard found.surface.map(project.surfaces.indices.contains) ?? true,
      found.range.map({ project.files.indices.contains(Int($0.file.index)) }) ?? true
    else { return nil }
    let surface = found.surface.map { project.surfaces[$0] }
    guard let range = found.range ?? surface?.structureRange(of: found.violation.field) else { return nil }
    self.init(
      rule: rule.id, check: check, severity: found.violation.severity, message: found.violation.message,
      surface: found.surface,
      surfaceID: surface?.id, field: surface == nil ? nil : found.violation.field, locale: found.entry?.locale,
      text: found.entry?.text, range: range,
      key: found.entry?.key ?? surface?.headings.lazy.compactMap { $0.keys.first?.key }.first,
      alert: found.surface.map { project.alerts[$0] }, declaration: surface?.range.file, table: found.entry?.table)
  }

  /// What readers found wrong with files, as occurrences of the rules that report it.
  static func faults(of project: Project, rules: [Rule]) -> [Occurrence] {
    let checks = rules.flatMap { rule in
      rule.checks.compactMap { check in if case .fault(let find) = check { (rule: rule.id, find: find) } else { nil } }
    }
    var shown = ShownKeys(of: project)
    return project.faults.flatMap { fault -> [Occurrence] in
      let weight = shown?.weight(of: fault) ?? .usual
      guard weight != .nothing else { return [] }
      return checks.compactMap { check in
        check.find(fault).map { found in
          Occurrence(
            rule: check.rule, severity: weight == .note ? .note : found.severity, message: found.message, surface: nil,
            surfaceID: nil, field: nil,
            locale: nil, text: nil, range: fault.range, key: fault.key)
        }
      }
    }
  }
}

extension Surface {
  /// Where a finding about structure points: the button where its place is known, else the surface's declaration.
  func structureRange(of field: Field) -> SourceRange {
    guard case .button(let number) = field, buttons.indices.contains(number - 1) else { return range }
    return buttons[number - 1].range ?? range
  }
}

extension Copy.Variant {
  /// Where the one of several joined texts stands that alone has the words which a message quotes first.
  fileprivate func place(ofQuoted message: String) -> SourceRange? {
    guard parts.count > 1, let start = message.firstIndex(of: "“"), let end = message[start...].firstIndex(of: "”") else {
      return nil
    }
    let words = String(message[message.index(after: start)..<end])
    let holding = parts.filter { !words.isEmpty && $0.text.holdsBytes(of: words) }
    guard holding.count == 1 else { return nil }
    let range = holding[0].source.range
    return range.start < range.end ? range : nil
  }
}

extension Surface<Copy> {
  /// Whether any of its texts was written for the locale.
  var hasOwnText: Bool {
    var hasOwn = false
    forEachText { _, copy in hasOwn = hasOwn || copy.isOwn }
    return hasOwn
  }

  /// Where a text stands: in its table, else where code or a spec names it.
  func range(of field: Field, variant: Int, alternative: Int? = nil) -> SourceRange {
    guard let copy = self[field] else { return range }
    if let alternative, copy.place(ofVariant: variant).single != alternative, copy.single.indices.contains(alternative) {
      let single = copy.single[alternative]
      return single.variants.first?.range ?? single.reference.range ?? range
    }
    let own = copy.variants.indices.contains(variant) ? copy.variants[variant].range : nil
    return own ?? copy.reference.range ?? range
  }
}

extension Surface {
  /// The texts that tell which alert or notification it is: title, message and body.
  fileprivate var headings: [Text] { [title, message, body].compactMap(\.self) }
}
