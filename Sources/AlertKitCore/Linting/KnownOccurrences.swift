/// What was found in a project's surfaces, for those of an earlier one that say the same: they need not be checked again.
struct KnownOccurrences: Sendable {
  private let project: Project
  /// By surface, before any was silenced.
  private let found: [Int: [Occurrence]]
  /// The surfaces by their ids.
  private let surfaces: [String: Int]
  /// By ``FileID/index``, the same file in the earlier project.
  private let files: [FileID]

  /// Nil where what a text shows depends on more than the text.
  init?(_ found: [Occurrence], in project: Project, for earlier: Project) {
    guard project.arguments == earlier.arguments, project.sourceLocale == earlier.sourceLocale,
      project.hasOrientations(of: earlier)
    else { return nil }
    self.project = project
    self.found = Dictionary(grouping: found.filter { $0.surface != nil }, by: { $0.surface! })
    surfaces = Dictionary(uniqueKeysWithValues: project.surfaces.indices.map { (project.surfaces[$0].id, $0) })
    let then = Dictionary(earlier.files.map { ($0.path, $0.id) }, uniquingKeysWith: { first, _ in first })
    files = project.files.map { then[$0.path] ?? FileID(earlier.files.count + Int($0.id.index)) }
  }

  /// One surface's part.
  struct OfSurface {
    /// As the surface was read; its places are the earlier project's files.
    fileprivate let words: [LocaleTag: SurfaceWords]
    fileprivate let source: SurfaceWords
    fileprivate let found: [LocaleTag?: [Occurrence]]

    /// What is known of a surface, given its words in the source locale; nil where it said something else.
    func isLike(_ source: LocalizedSurface) -> Bool {
      SurfaceWords(source, at: \.ofFile) == self.source
    }

    /// What was found in the words of a locale; nil where they were others.
    func occurrences(like localized: LocalizedSurface) -> [Occurrence]? {
      words[localized.locale] == SurfaceWords(localized, at: \.ofFile) ? found[localized.locale] ?? [] : nil
    }

    /// What was found in the surface's structure.
    var structure: [Occurrence] { found[nil] ?? [] }
  }

  /// What is known of a surface of the earlier project, as findings of that project; nil where its words in the source
  /// language were others.
  ///
  /// - Parameters:
  ///   - source: The surface in the source language.
  ///   - index: Its place in the earlier project.
  func surface(like source: LocalizedSurface, at index: Int) -> OfSurface? {
    guard let own = surfaces[source.surface.id] else { return nil }
    let surface = project.surfaces[own]
    func place(_ range: SourceRange) -> SourceRange {
      SourceRange(file: files[Int(range.file.index)], start: 0, end: 0)
    }
    let locales = project.locales(of: surface)
    let all = project.localized(surface, in: [project.sourceLocale(of: surface)] + locales).map { SurfaceWords($0, at: place) }
    let moved = (found[own] ?? []).map { $0.moved(to: place($0.range), surface: index) }
    let known = OfSurface(
      words: Dictionary(zip(locales, all.dropFirst()), uniquingKeysWith: { first, _ in first }), source: all[0],
      found: Dictionary(grouping: moved, by: \.locale))
    return known.isLike(source) ? known : nil
  }
}

extension SourceRange {
  /// The start of the file.
  fileprivate var ofFile: SourceRange { SourceRange(file: file, start: 0, end: 0) }
}

extension Occurrence {
  /// The same at another place, in another project.
  fileprivate func moved(to range: SourceRange, surface: Int) -> Occurrence {
    Occurrence(
      rule: rule, severity: severity, message: message, surface: surface, surfaceID: surfaceID, field: field, locale: locale,
      text: text, range: range, key: key, scenes: scenes)
  }
}
