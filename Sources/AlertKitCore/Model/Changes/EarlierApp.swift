/// An app at an earlier time, by the surfaces that it has now.
struct EarlierApp: Sendable {
  let project: Project
  /// Which of its surfaces are which of the app's.
  let match: AlertMatch

  init(_ project: Project, before now: Project) {
    self.project = project
    match = AlertMatch(from: project, to: now)
  }

  /// One surface as it was.
  struct OfSurface {
    private let surface: Surface<StringReference>
    private let project: Project

    fileprivate init(_ surface: Surface<StringReference>, in project: Project) {
      (self.surface, self.project) = (surface, project)
    }

    /// Its texts in a locale.
    func words(of now: LocalizedSurface) -> EarlierWords? {
      now.isSource ? nil : EarlierWords(project.localized(surface, in: now.locale), of: now)
    }
  }

  /// A surface as it was; nil where it was not there, and where its source texts said the same.
  func surface(_ index: Int, like now: LocalizedSurface) -> OfSurface? {
    guard let old = match.earlier[index] else { return nil }
    let surface = project.surfaces[old]
    let source = project.localized(surface, in: project.sourceLocale(of: surface)).surface
    let texts = FieldMatch(from: source, to: now.surface).texts(of: source)
    let isReworded = now.surface.texts.contains { field, copy in texts[field].map { $0.isReworded(to: copy) } ?? false }
    return isReworded ? OfSurface(surface, in: project) : nil
  }
}

extension Copy {
  /// Whether another text says something else: more than case, marks and spacing differ.
  func isReworded(to other: Copy) -> Bool {
    !variants.isEmpty && !other.variants.isEmpty && wordings != other.wordings
  }

  /// What its texts say.
  var wordings: Set<String> { Set(variants.map { TextForm.wording($0.text) }) }
}
