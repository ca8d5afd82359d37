/// How many texts of an app's alerts stand in its code, and how many in its tables.
struct TextsInCode: Sendable {
  private var inCode: Set<String> = []
  private var literal = 0
  private var keyed = 0
  /// Those that stand in code, with their words, each once.
  var literals: Int { inCode.count }

  init(of surfaces: [Surface<StringReference>], lookup: TableLookup, folder: (Surface<StringReference>) -> String) {
    for surface in surfaces where surface.origin == .source {
      let folder = folder(surface)
      for (_, text) in surface.texts {
        let own = text.literals.filter(DisplayText.hasOwnWords)
        inCode.formUnion(own)
        if !own.isEmpty { literal += 1 }
        if !lookup.keys(of: text, near: folder).isEmpty { keyed += 1 }
      }
    }
  }

  /// How many there must be for a share of them to say something.
  private static let least = 10

  /// Whether hardly any of them stands in a table: the app's alerts are in one language.
  var areOneLanguage: Bool { literal >= Self.least && keyed * 10 < literal }
}
