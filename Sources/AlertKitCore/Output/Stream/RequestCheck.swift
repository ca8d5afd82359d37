/// The rules that requests are judged by.
final class RequestRules: Sendable {
  let active: [Rule]
  let known: [Rule]
  let weights: [RuleID: RuleWeight]
  let checks: RuleChecks
  private let running: RunningRules
  /// What was found in rows of buttons; nil where that is not kept.
  private let rows: RowVerdicts?

  /// - Parameter keepsRows: Whether what is found in a row of buttons is kept for the requests that have it as well.
  init(_ options: Linter.Options, keepsRows: Bool = false) {
    rows = keepsRows ? RowVerdicts() : nil
    running = RunningRules(options.activeRules)
    active = running.rules
    known = options.rules
    weights = RuleWeight.all(of: active)
    checks = RuleChecks(active)
  }

  /// What is found in the row of buttons of a surface; nil where that is not kept.
  func row(of localized: LocalizedSurface) -> RuleChecks.OfRow? { rows?.verdict(on: localized, by: checks) }

  /// The rules that ran out of time.
  var unfinished: [RuleID] { running.unfinished }

  /// Lets rules that ran out of time look at the next request.
  func forgetEffort() {
    running.renew()
  }
}

/// Judges one request.
struct RequestCheck {
  let surface: RequestedSurface
  let scenes: [Scene]
  /// Of the one text that is asked about; nil for a whole surface.
  private let role: TextRole?
  /// Holds the comments that silence rules.
  private let comment: String?
  private let rules: RequestRules
  private let arguments: SampleArguments
  private var occurrences: [Occurrence] = []
  /// One a locale; none for one text.
  private var laidOut: [LaidOutSurface] = []

  init(
    _ surface: RequestedSurface, request: CheckRequest, rules: RequestRules, scenes: [Scene], arguments: SampleArguments
  ) {
    self.surface = surface
    role = request.role
    comment = request.comment
    self.rules = rules
    self.scenes = scenes
    self.arguments = arguments
  }

  /// Lays the surface out and runs the rules.
  mutating func run() {
    if let role {
      for localized in surface.localized {
        add(rules.checks.copy(of: localized).filter { $0.violation.field == role.field }, in: localized)
      }
      return
    }
    let row = rules.row(of: surface.source)
    if let row { surface.source.know(row.meanings) }
    add(rules.checks.structure(of: surface.source, row: row), in: surface.source, isStructure: true)
    var source: LaidOutSurface?
    if !surface.localized.contains(where: \.isSource) || surface.localized.count > 1 {
      source = LaidOutSurface(surface.source, in: scenes, arguments: arguments)
    }
    for localized in surface.localized {
      let own = localized.isSource ? source : nil
      let laidOut =
        own
        ?? LaidOutSurface(localized, in: scenes, source: localized.isSource ? nil : source, arguments: arguments)
      self.laidOut.append(laidOut)
      add(rules.checks.copy(of: localized, row: localized.isSource ? row : nil), in: localized)
      if localized.surface.hasOwnText { add(rules.checks.layout(of: laidOut), in: localized) }
    }
  }

  /// The surface in a locale, laid out.
  func laidOut(_ index: Int) -> LaidOutSurface { laidOut[index] }

  /// The layouts of every locale, way of showing the surface and scene.
  func layouts() -> [SurfaceLayout] {
    guard let role else {
      return surface.localized.enumerated().flatMap { index, localized in
        localized.surface.kind.presentations.enumerated().flatMap { place, presentation in
          // What the rules looked at is laid out already, but for texts that are not known.
          place == 0 && localized.surface.texts.allSatisfy { !$0.text.variants.isEmpty }
            ? laidOut[index].firstLayouts
            : localized.layouts(in: scenes, as: presentation, arguments: arguments)
        }
      }
    }
    return surface.localized.flatMap { localized -> [SurfaceLayout] in
      guard let text = shownText(localized, at: role.field) else { return [] }
      var layouter = SurfaceLayouter(for: localized)
      return layouter.lay(out: role.surface(with: text), in: scenes)
    }
  }

  /// A text as a person sees it, its placeholders filled.
  func shownText(_ localized: LocalizedSurface, at field: Field) -> String? {
    guard let copy = localized.surface[field], let variant = copy.variants.first else { return nil }
    let key: String? =
      switch copy.reference {
      case .key(let key, _, _, _): key
      case .literal(let text, _): text
      default: nil
      }
    return arguments.text(of: variant, key: key, locale: localized.locale)
  }

  private mutating func add(_ found: [RuleChecks.Found], in localized: LocalizedSurface, isStructure: Bool = false) {
    // Most requests have few; each is large to move.
    if occurrences.isEmpty, !found.isEmpty { occurrences.reserveCapacity(8) }
    for index in found.indices { occurrences.append(Occurrence(found[index], in: localized, isStructure: isStructure)) }
  }

  /// What was found and no comment silences, in the order of the fields.
  ///
  /// - Parameters:
  ///   - severities: What the configuration says of rules.
  ///   - isLenient: Whether nothing is an error.
  ///   - sceneNames: The names of scenes, as far as they were asked for.
  func findings(severities: [RuleID: Severity], isLenient: Bool, sceneNames: inout [Scene: String]) -> [Finding] {
    let unfinished = rules.unfinished
    var loud = unfinished.isEmpty ? occurrences : occurrences.filter { !unfinished.contains($0.rule) }
    if let comment { silence(&loud, by: comment) }
    guard !loud.isEmpty else { return [] }
    loud = SharedRemedies.told(loud, by: rules.weights, severities: severities).told
    let findings = FindingMerge.findings(
      of: loud, by: rules.weights, severities: severities, isLenient: isLenient, sceneNames: &sceneNames)
    guard findings.count > 1 else { return findings }
    // Findings are large, so that it is their places that are sorted.
    let order = findings.indices.sorted { left, right in
      let (start, other) = (findings[left].range.start, findings[right].range.start)
      if start != other { return start < other }
      return (findings[left].rule, findings[left].message) < (findings[right].rule, findings[right].message)
    }
    return order.map { findings[$0] }
  }

  private func silence(_ found: inout [Occurrence], by comment: String) {
    let file = SourceFile(id: FileID(0), path: "", text: Array(comment.utf8))
    guard SuppressionComment.occurs(in: file) else { return }
    let suppressions = SuppressionComment.parse(file, in: 0..<file.text.count).map { rule, range in
      Suppression(
        scope: .surface(id: surface.source.surface.id), rule: rule, range: SourceRange(file: FileID(0), start: 0, end: 0))
    }
    var index = SuppressionIndex(suppressions)
    found = found.filter { !index.silences($0, declaredIn: FileID(0)) }
    guard let rule = rules.active.first(where: { $0.id == Rule.unusedSuppression.id }) else { return }
    found += index.unused(
      reporting: rule, active: rules.active, known: rules.known, sawAll: role == nil, exempting: [])
  }
}

extension Occurrence {
  /// A violation in a surface that stands in no file.
  fileprivate init(_ found: RuleChecks.Found, in localized: LocalizedSurface, isStructure: Bool) {
    let violation = found.violation
    let copy = localized.surface[violation.field]
    let range = isStructure ? localized.surface.structureRange(of: violation.field) : copy?.variants.first?.range
    self.init(
      rule: found.rule, check: found.check, severity: violation.severity, message: violation.message, surface: 0,
      surfaceID: localized.surface.id,
      field: violation.field, locale: isStructure ? nil : localized.locale, text: copy?.text,
      range: range ?? localized.surface.range, key: nil,
      scenes: violation.scenes,
      corrections: violation.fixes.isEmpty
        ? [] : violation.fixes.compactMap { Correction(of: $0, at: violation.field, in: localized, copy?.variants.first) })
  }
}

extension Correction {
  /// A fix in a surface that stands in no file; nil where there is no text of the locale's own to change.
  fileprivate init?(of fix: Fix, at field: Field, in localized: LocalizedSurface, _ variant: Copy.Variant?) {
    let buttons = localized.surface.buttons
    switch fix.change {
    case .text(let text, _):
      guard let variant, let range = variant.range else { return nil }
      self.init(grade: fix.grade, locale: localized.locale, range: range, change: .text(from: variant.text, to: text))
    case .roles(let roles):
      guard roles.keys.allSatisfy(buttons.indices.contains) else { return nil }
      let placed = roles.compactMap { index, role in buttons[index].range.map { ($0, role) } }
      self.init(
        grade: fix.grade, locale: nil, range: localized.surface.range,
        change: .roles(Dictionary(placed, uniquingKeysWith: { $1 })))
    case .move(let index, let other):
      guard buttons.indices.contains(index), buttons.indices.contains(other), let range = buttons[index].range,
        let before = buttons[other].range
      else { return nil }
      self.init(grade: fix.grade, locale: nil, range: localized.surface.range, change: .move(range, before: before))
    }
  }
}
