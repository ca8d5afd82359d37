/// What a file says, without its places: to see that an edit changed what it should and nothing else.
struct FileShape: Equatable {
  private var entries: [[String]] = []
  private var surfaces: [[String]] = []
  private var suppressions = 0
  private var faults: [String] = []

  /// What a file says once corrections are made; as it is where there are none.
  init(of file: ReadFile, after corrections: [Correction] = []) {
    var texts: [SourceRange: String] = [:]
    var roles: [SourceRange: ButtonRole] = [:]
    var moves: [SourceRange: SourceRange] = [:]
    for correction in corrections {
      switch correction.change {
      case .text(_, let new): texts[correction.range] = new
      case .roles(let own): roles.merge(own) { $1 }
      case .move(let from, let before): moves[from] = before
      }
    }
    for table in file.tables {
      suppressions += table.suppressions.count
      entries += table.entries.map { entry in
        [table.locale.identifier, entry.key] + Self.texts(of: entry.value).map { texts[$0.range] ?? $0.text }
      }
    }
    suppressions += file.spec?.suppressions.count ?? 0
    surfaces = (file.spec?.surfaces ?? []).map { Self.words(of: $0, texts: texts, roles: roles, moves: moves) }
    faults = file.faults.map(\.message).sorted()
  }

  private static func texts(of value: StringValue) -> [LocatedText] {
    switch value {
    case .plain(let text): [text]
    case .varied(let variants, let substitutions):
      variants.map(\.text) + substitutions.flatMap { $0.forms.map(\.text) }
    }
  }

  private static func words(
    of surface: Surface<StringReference>, texts: [SourceRange: String], roles: [SourceRange: ButtonRole],
    moves: [SourceRange: SourceRange]
  ) -> [String] {
    var buttons = surface.buttons
    for moved in surface.buttons.compactMap(\.range) {
      guard let before = moves[moved], let from = buttons.firstIndex(where: { $0.range == moved }),
        let to = buttons.firstIndex(where: { $0.range == before })
      else { continue }
      buttons.insert(buttons.remove(at: from), at: to)
    }
    func words(of reference: StringReference) -> String {
      switch reference {
      case .key(let key, let table, let text, _): "key \(key) of \(table ?? ""): \(text ?? "")"
      case .literal(let text, let range): "text " + (texts[range] ?? text)
      case .recased(let text, let letters): "\(letters.rawValue) " + words(of: text)
      default: "unknown"
      }
    }
    let others = surface.texts.filter { if case .button = $0.field { false } else { true } }
    return [surface.id, surface.kind.rawValue] + others.map { "\($0.field) " + words(of: $0.text) }
      + buttons.flatMap { button in
        let role = button.range.flatMap { roles[$0] } ?? button.role
        return [words(of: button.title), role.rawValue, "\(button.isPreferred)"]
      }
  }
}
