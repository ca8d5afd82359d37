/// Which language the texts are in that code writes without a table.
struct LiteralLanguages {
  /// The languages that differ from the app's, by the surface's id.
  let bySurface: [String: LocaleTag]

  /// - Parameter known: The app's languages, its own first.
  init(
    of surfaces: [Surface<StringReference>], known: [LocaleTag], folder: (Surface<StringReference>) -> String,
    lookup: TableLookup
  ) {
    let app = known.first ?? .base
    var found: [String: LocaleTag] = [:]
    var all: [String: WrittenLanguage] = [:]
    for surface in surfaces where surface.origin != .keyNames {
      let texts = surface.texts.map(\.text)
      guard lookup.keys(of: surface, near: folder(surface)).isEmpty else { continue }
      let literals = texts.flatMap(\.literals)
      let written = WrittenLanguage(of: literals)
      guard !literals.isEmpty, app != .base else { continue }
      guard !written.fits(app) else {
        guard written.script == "Latn", let own = FunctionWords(of: literals).language(unlike: app) else { continue }
        found[surface.id] = known.first { $0.language == own.language } ?? own
        continue
      }
      // A few Han characters alone can be written in both ways; the other alerts tell, and most are written in the simplified one.
      var language = written.language(among: known)
      if language == nil, let script = written.script, script != "Latn" {
        let others = all[script] ?? Self.written(in: script, surfaces)
        all[script] = others
        language = others.language(among: known) ?? (script == "Hani" ? LocaleTag("zh-Hans") : nil)
      }
      if let language, language != app { found[surface.id] = language }
    }
    bySurface = found
  }

  /// What all literals tell together of which most letters are in a script.
  private static func written(in script: String, _ surfaces: [Surface<StringReference>]) -> WrittenLanguage {
    WrittenLanguage(
      of: surfaces.flatMap { $0.texts.flatMap(\.text.literals) }.filter { WrittenLanguage(of: [$0]).script == script })
  }
}

extension StringReference {
  /// The texts that stand in code, where no table has any.
  var literals: [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .literal(let text, _): [text]
      case .key(let key, _, let value, _):
        [value ?? key].filter { value != nil || KeyName.looksLikeText($0) || KeyName.isCapitalizedWord($0) }
      case .symbol, .system, .dynamic, .joined, .alternatives, .fallback: []
      }
    }
  }
}
