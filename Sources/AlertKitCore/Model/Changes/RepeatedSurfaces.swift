/// The surfaces of an app that say nothing which another made at the same place in code does not say: what a function shows with
/// words that its callers supply, beside what it shows with them.
struct RepeatedSurfaces {
  private let indices: Set<Int>

  init(_ surfaces: [Surface<StringReference>]) {
    var bySite: [SourceRange: [Int]] = [:]
    for (index, surface) in surfaces.enumerated() {
      if let site = surface.site { bySite[site, default: []].append(index) }
    }
    var repeated: Set<Int> = []
    for same in bySite.values where same.count > 1 {
      let known = same.map { KnownWords(surfaces[$0]) }
      for (place, own) in known.enumerated() {
        let isSaid = known.indices.contains { other in
          other != place && own.isWithin(known[other]) && (other < place || !known[other].isWithin(own))
        }
        if isSaid { repeated.insert(same[place]) }
      }
    }
    indices = repeated
  }

  func contains(_ index: Int) -> Bool { indices.contains(index) }
}

/// What is known of a surface's texts before the app runs.
private struct KnownWords {
  private let kind: SurfaceKind
  private let headings: [Field: StringReference]
  private let buttons: Set<StringReference>
  private let textFields: Int

  init(_ surface: Surface<StringReference>) {
    kind = surface.kind
    func known(_ text: StringReference) -> StringReference? {
      text.parts.allSatisfy { if case .dynamic = $0 { true } else { false } } ? nil : text.withoutPlace
    }
    var headings: [Field: StringReference] = [:]
    for (field, text) in surface.texts {
      if case .button = field { continue }
      headings[field] = known(text)
    }
    self.headings = headings
    buttons = Set(surface.buttons.compactMap { known($0.title) })
    textFields = surface.textFields.count
  }

  /// Whether another surface says all that this one does.
  func isWithin(_ other: KnownWords) -> Bool {
    kind == other.kind && textFields == other.textFields && buttons.isSubset(of: other.buttons)
      && headings.allSatisfy { other.headings[$0] == $1 }
  }
}
