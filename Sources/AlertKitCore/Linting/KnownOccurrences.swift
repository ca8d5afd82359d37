/// What was found in a project's surfaces, for those of an earlier one that say the same: they need not be checked again.
struct KnownOccurrences: Sendable {
  private let project: Project
  /// By surface, before any was silenced.
  private let found: [Int: [Occurrence]]
  /// By surface of the earlier project, the one that it is here.
  private let surfaces: [Int: Int]
  private let alerts: [AlertIdentity]
  /// By ``FileID/index``, the same file in the earlier project.
  private let files: [FileID]

  /// Nil where what a text shows depends on more than the text.
  init?(_ found: [Occurrence], in project: Project, for state: EarlierApp) {
    let earlier = state.project
    guard project.arguments == earlier.arguments, project.sourceLocale == earlier.sourceLocale,
      project.hasScenes(of: earlier)
    else { return nil }
    self.project = project
    self.found = Dictionary(grouping: found.filter { $0.surface != nil }, by: { $0.surface! })
    surfaces = state.match.later
    alerts = earlier.alerts
    let then = Dictionary(earlier.files.map { ($0.path, $0.id) }, uniquingKeysWith: { first, _ in first })
    files = project.files.map { then[$0.path] ?? FileID(earlier.files.count + Int($0.id.index)) }
  }

  /// One surface's part.
  struct OfSurface {
    /// As the surface was read; its places are the earlier project's files.
    fileprivate let words: [LocaleTag: SurfaceWords]
    fileprivate let source: SurfaceWords
    fileprivate let found: [LocaleTag?: [Occurrence]]
    /// The surface's place in the earlier project, and what tells it there.
    fileprivate let index: Int
    fileprivate let alert: AlertIdentity

    /// What is known of a surface, given its words in the source locale; nil where it said something else.
    func isLike(_ source: LocalizedSurface) -> Bool {
      SurfaceWords(source, at: \.ofFile) == self.source
    }

    /// What was found in the words of a locale; nil where they were others.
    func occurrences(like localized: LocalizedSurface) -> [Occurrence]? {
      guard words[localized.locale] == SurfaceWords(localized, at: \.ofFile) else { return nil }
      return (found[localized.locale] ?? []).map { occurrence in
        let range = occurrence.field.map { field in
          localized.surface.range(of: field, variant: occurrence.variant, alternative: occurrence.alternative)
        }
        return moved(occurrence, to: range ?? localized.surface.range, of: localized.surface)
      }
    }

    /// What was found in the surface's structure, given the surface in the source language.
    func structure(of source: LocalizedSurface) -> [Occurrence] {
      (found[nil] ?? []).map { occurrence in
        let range = occurrence.field.map { source.surface.structureRange(of: $0) }
        return moved(occurrence, to: range ?? source.surface.range, of: source.surface)
      }
    }

    private func moved(_ occurrence: Occurrence, to range: SourceRange, of surface: Surface<Copy>) -> Occurrence {
      Occurrence(
        rule: occurrence.rule, check: occurrence.check, severity: occurrence.severity, message: occurrence.message,
        surface: index,
        surfaceID: surface.id, field: occurrence.field, variant: occurrence.variant, locale: occurrence.locale,
        text: occurrence.text, range: range, key: occurrence.key, alert: alert, declaration: surface.range.file,
        isBorrowed: occurrence.isBorrowed, scenes: occurrence.scenes, alternative: occurrence.alternative)
    }
  }

  /// What is known of a surface of the earlier project, as findings of that project; nil where its words in the source
  /// language were others.
  ///
  /// - Parameters:
  ///   - source: The surface in the source language.
  ///   - index: Its place in the earlier project.
  func surface(like source: LocalizedSurface, at index: Int) -> OfSurface? {
    guard let own = surfaces[index] else { return nil }
    let surface = project.surfaces[own]
    func place(_ range: SourceRange) -> SourceRange {
      SourceRange(file: files[Int(range.file.index)], start: 0, end: 0)
    }
    let locales = project.locales(of: surface)
    let all = project.localized(surface, in: [project.sourceLocale(of: surface)] + locales).map { SurfaceWords($0, at: place) }
    let known = OfSurface(
      words: Dictionary(zip(locales, all.dropFirst()), uniquingKeysWith: { first, _ in first }), source: all[0],
      found: Dictionary(grouping: found[own] ?? [], by: \.locale), index: index, alert: alerts[index])
    return known.isLike(source) ? known : nil
  }
}

extension SourceRange {
  /// The start of the file.
  fileprivate var ofFile: SourceRange { SourceRange(file: file, start: 0, end: 0) }
}
