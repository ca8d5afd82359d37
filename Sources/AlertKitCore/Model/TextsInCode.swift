/// How many texts of an app's alerts stand in its code, and how many in its tables.
struct TextsInCode: Sendable {
  /// Those that stand in code, with their words.
  private(set) var literals = 0
  private var keyed = 0

  init(of surfaces: [Surface<StringReference>], lookup: TableLookup, folder: (Surface<StringReference>) -> String) {
    for surface in surfaces where surface.origin == .source {
      let folder = folder(surface)
      for (_, text) in surface.texts {
        if text.literals.contains(where: DisplayText.hasOwnWords) { literals += 1 }
        if !lookup.keys(of: text, near: folder).isEmpty { keyed += 1 }
      }
    }
  }

  /// How many there must be for a share of them to say something.
  private static let least = 10

  /// Whether hardly any of them stands in a table: the app's alerts are in one language.
  var areOneLanguage: Bool { literals >= Self.least && keyed * 10 < literals }
}
