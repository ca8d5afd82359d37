/// Hands over what a report tells, alert by alert.
struct ChangesReader {
  private let report: ChangesReport
  private var places: (then: ReportPlaces, now: ReportPlaces)
  private let came: [String: [Finding]]
  private let went: [String: [Finding]]
  private let drawn: Drawn

  /// What of each alert is drawn.
  enum Drawn {
    case nothing
    /// The source language, and the locales that changed and in which a finding came.
    case notable
    /// The locales that changed; what came and what went in the source language alone.
    case changes
    /// The same, and what came and what went in all its locales.
    case everything
  }

  init(_ report: ChangesReport, options: ChangesReport.Options, drawing drawn: Drawn = .changes) {
    self.report = report
    self.drawn = drawn
    let folder = options.workingDirectory
    places = (ReportPlaces(report.then.files, folder: folder), ReportPlaces(report.now.files, folder: folder))
    came = Self.bySurface(report.comparison.came.findings)
    went = Self.bySurface(report.comparison.went.findings)
  }

  private static func bySurface(_ findings: [Finding]) -> [String: [Finding]] {
    var bySurface: [String: [Finding]] = [:]
    for finding in findings where finding.severity != .note {
      for surface in (finding.surfaces + [finding.surface].compactMap(\.self)).uniqued() {
        bySurface[surface, default: []].append(finding)
      }
    }
    return bySurface
  }

  /// A change as it is told.
  mutating func alert(_ change: AlertChange) -> ChangedAlert {
    let old = change.then.map { report.then.surfaces[$0] }
    let new = change.now.map { report.now.surfaces[$0] }
    let (surface, project) = new.map { ($0, report.now) } ?? (old!, report.then)
    let source = project.localized(surface, in: project.sourceLocale(of: surface)).surface
    let place = new.map { places.now.place(of: $0.range).description } ?? places.then.place(of: old!.range).description
    let former = change.isMoved ? old.map { places.then.path(of: $0.range.file).display } : nil
    return ChangedAlert(
      change: change, id: surface.id, kind: surface.kind, title: source.texts.lazy.compactMap(\.text.text).first,
      place: place,
      formerPlace: former.map { former in
        let isElsewhere = new.map { places.now.path(of: $0.range.file).display != former } ?? false
        return isElsewhere ? former : old!.member
      },
      verdicts: verdicts(of: change), locales: locales(of: change, old, new),
      came: new.flatMap { came[$0.id] } ?? [], went: old.flatMap { went[$0.id] } ?? [])
  }

  /// The place of an alert and, where it moved, the one it had: for those that are not told whole.
  mutating func placesOnly(of change: AlertChange) -> (id: String, now: String, then: String)? {
    guard let old = change.then.map({ report.then.surfaces[$0] }), let new = change.now.map({ report.now.surfaces[$0] }) else {
      return nil
    }
    return (
      new.id, places.now.path(of: new.range.file).display, places.then.path(of: old.range.file).display
    )
  }

  private func verdicts(of change: AlertChange) -> [String] {
    var verdicts: [String] = []
    switch change.fate {
    case .added: verdicts.append("added")
    case .removed: verdicts.append("removed")
    case .shown: verdicts.append("newly shown")
    case .hidden: verdicts.append("no longer shown")
    case .kept:
      if !change.words.isEmpty { verdicts.append("reworded in \(listed(change.words.map(\.locale.identifier), limit: 8))") }
      if !change.structure.isEmpty { verdicts.append("restructured") }
    }
    if change.isMoved { verdicts.append("moved") }
    return verdicts
  }

  // MARK: Pictures

  private func locales(
    of change: AlertChange, _ old: Surface<StringReference>?, _ new: Surface<StringReference>?
  ) -> [ChangedAlert.Locale] {
    let source = new.map { report.now.sourceLocale(of: $0) } ?? report.then.sourceLocale(of: old!)
    var wanted = change.words.map { ($0.locale, $0.texts) }
    // What changed but for words is seen in the source language.
    if !wanted.contains(where: { $0.0 == source }), change.fate != .kept || !change.structure.isEmpty {
      wanted.insert((source, []), at: 0)
    }
    let tags = wanted.map(\.0)
    let before = old.map { report.then.localized($0, in: tags) }
    let after = new.map { report.now.localized($0, in: tags) }
    let noted = Set((new.flatMap { came[$0.id] } ?? []).flatMap { $0.places.compactMap(\.locale) })
    return wanted.enumerated().map { index, locale in
      let isDrawn =
        switch drawn {
        case .nothing: false
        case .notable: locale.0 == source || (change.fate == .kept && noted.contains(locale.0))
        case .changes: locale.0 == source || change.fate == .kept
        case .everything: true
        }
      return ChangedAlert.Locale(
        locale: locale.0, texts: locale.1,
        pictures: isDrawn ? pictures(of: change, locale.1, before?[index], after?[index]) : [])
    }
  }

  private func pictures(
    of change: AlertChange, _ texts: [AlertChange.Text], _ before: LocalizedSurface?, _ after: LocalizedSurface?
  ) -> [ChangedAlert.Pair] {
    guard let kind = (after ?? before)?.surface.kind else { return [] }
    let fields = texts.map(\.field) + change.structure.map(\.field)
    let all = change.fate == .kept ? fields.map { kind.presentation(showing: $0) }.uniqued() : []
    let wanted = all.isEmpty ? [kind.presentations[0]] : kind.presentations.filter(all.contains)
    return wanted.flatMap { presentation -> [ChangedAlert.Pair] in
      let was = before.map {
        self.layouts(of: $0, as: presentation, in: report.then, showing: Self.only(texts, \.before, \.after))
      }
      let own = after.map {
        self.layouts(of: $0, as: presentation, in: report.now, showing: Self.only(texts, \.after, \.before))
      }
      return pairs(was, own, presentation)
    }
  }

  /// The forms of some texts that one state has and the other has not.
  private static func only(
    _ texts: [AlertChange.Text], _ own: KeyPath<AlertChange.Text, [String]>, _ other: KeyPath<AlertChange.Text, [String]>
  ) -> Set<String> {
    Set(texts.flatMap { text in text[keyPath: own].filter { !text[keyPath: other].contains($0) } })
  }

  /// The layouts of a surface, with texts that changed in the place of others that are chosen as it runs.
  private func layouts(
    of localized: LocalizedSurface, as presentation: Presentation, in project: Project, showing forms: Set<String>
  ) -> [Scene: SurfaceLayout] {
    guard localized.surface.kind.presentations.contains(presentation) else { return [:] }
    let ways = localized.shownCases
    let changed = ways.first { $0.surface.texts.contains { $0.text.variants.contains { forms.contains($0.text) } } }
    let shown = changed ?? ways.first ?? localized
    let layouts = shown.layouts(
      in: project.shown(in: report.scenes), as: presentation, arguments: SampleArguments(project.arguments), showing: forms)
    return Dictionary(layouts.map { ($0.scene, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private func pairs(
    _ before: [Scene: SurfaceLayout]?, _ after: [Scene: SurfaceLayout]?, _ presentation: Presentation
  ) -> [ChangedAlert.Pair] {
    struct Looks: Hashable {
      let before: SurfaceLayout.Look?
      let after: SurfaceLayout.Look?
    }
    var scenes: [Looks: [Scene]] = [:]
    var order: [Looks] = []
    for scene in report.scenes where before?[scene] != nil || after?[scene] != nil {
      let looks = Looks(before: before?[scene]?.look, after: after?[scene]?.look)
      if scenes[looks] == nil { order.append(looks) }
      scenes[looks, default: []].append(scene)
    }
    return order.map { looks in
      let own = scenes[looks] ?? []
      return ChangedAlert.Pair(
        before: own.first.flatMap { before?[$0] }, after: own.first.flatMap { after?[$0] }, scenes: own,
        presentation: presentation)
    }
  }
}
