/// All that rules see of a surface in one locale, wherever in their files its texts stand: what is alike has the same findings.
struct SurfaceWords: Equatable {
  private let locale: LocaleTag
  private let surface: Surface<Copy>
  private let appNames: [String]
  private let category: Surface<Copy>?
  private let contentExtension: ContentExtension?

  /// - Parameter place: The same for all places of a file, and for that file in another project.
  init(_ localized: LocalizedSurface, at place: (SourceRange) -> SourceRange) {
    locale = localized.locale
    surface = localized.surface.placed(at: place)
    appNames = localized.context.appNames
    category = localized.context.category?.placed(at: place)
    contentExtension = localized.context.contentExtension?.placed(at: place)
  }
}

extension Surface<Copy> {
  /// The same surface with each place replaced.
  fileprivate func placed(at place: (SourceRange) -> SourceRange) -> Surface<Copy> {
    var placed = map { $0.placed(at: place) }
    placed.range = place(range)
    placed.notification?.identifier?.move(to: place)
    placed.notification?.category?.move(to: place)
    placed.notification?.thread?.move(to: place)
    placed.category?.identifier.move(to: place)
    for index in buttons.indices {
      placed.buttons[index].range = buttons[index].range.map(place)
      placed.buttons[index].action?.identifier?.move(to: place)
    }
    return placed
  }
}

extension Copy {
  fileprivate func placed(at place: (SourceRange) -> SourceRange) -> Copy {
    let variants = variants.map { variant in
      var placed = variant
      placed.range = variant.range.map(place)
      return placed
    }
    return Copy(
      reference: reference.placed(at: place), status: status, variants: variants, comment: comment,
      alternatives: alternatives.map { $0.placed(at: place) }, remarks: remarks)
  }
}

extension Identifier {
  fileprivate mutating func move(to place: (SourceRange) -> SourceRange) {
    if case .name(let name, let range) = self { self = .name(name, range: range.map(place)) }
  }
}

extension ContentExtension {
  fileprivate func placed(at place: (SourceRange) -> SourceRange) -> ContentExtension {
    var placed = self
    placed.range = place(range)
    placed.categories = categories.map { LocatedText($0.text, at: place($0.range)) }
    return placed
  }
}
