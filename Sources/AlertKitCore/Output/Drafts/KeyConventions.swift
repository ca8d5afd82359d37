/// How an app names the keys of its texts.
struct KeyConventions {
  /// A style of names, with an example from the app.
  private struct Style {
    let name: String
    var count = 0
    var example = ""
  }

  private let styles: [Style]
  private let total: Int
  private let endings: [(field: String, ending: String, count: Int)]
  private let surfaces: Int
  /// Alerts that specs or sources describe.
  private let described: Int

  init(of project: Project) {
    var byName: [String: Style] = [:]
    let locale = project.sourceLocale
    for key in project.tables.flatMap({ set in set.entries(in: [locale, .base]).map(\.key) }) {
      let name = Self.style(of: key)
      byName[name, default: Style(name: name, example: key)].count += 1
    }
    styles = byName.values.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    total = styles.reduce(0) { $0 + $1.count }
    let named = project.surfaces.filter { $0.origin == .keyNames }
    surfaces = named.count
    described = project.surfaces.count - named.count
    endings = Self.endings(of: named)
  }

  /// What to say of the keys, a line each; nothing where there are none.
  var lines: [String] {
    guard total > 0 else { return [] }
    let shares = styles.prefix(3).map { "\(($0.count * 100 + total / 2) / total) % \($0.name) (\($0.example.prefix(40)))" }
    let names = endings.map { "\($0.field) \($0.ending) (\($0.count))" }
    let alerts =
      surfaces == 0
      ? described == 0
        ? "No alert was recognised by the names of its keys: describe alerts in alerts.yaml."
        : "\(counted(described, "alert")) described by specs or code; none recognised by the names of keys."
      : "\(counted(surfaces, "alert")) recognised by the names of keys: \(names.joined(separator: ", "))."
    return ["Keys: " + shares.joined(separator: ", ") + ".", alerts]
  }

  private static func style(of key: String) -> String {
    if KeyName.looksLikeText(key) { return "the text itself" }
    if key.contains(".") || key.contains("/") { return "names with dots" }
    if key.contains("_") { return "names_with_underscores" }
    return key.contains("-") ? "names-with-hyphens" : "namesInOneWord"
  }

  /// The commonest endings of the keys of titles and messages.
  private static func endings(of surfaces: [Surface<StringReference>]) -> [(field: String, ending: String, count: Int)] {
    var counts: [String: [String: Int]] = [:]
    for surface in surfaces {
      for (field, text) in surface.texts where field == .title || field == .message {
        guard let key = text.keys.first?.key, let name = KeyName(key), let last = name.words.indices.last else { continue }
        let ending = String(Substring(name.body.utf8.dropFirst(last == 0 ? 0 : Int(name.words[last - 1].end))))
        counts[field.description, default: [:]]["…" + ending, default: 0] += 1
      }
    }
    return ["title", "message"].flatMap { field in
      (counts[field] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(2).map { (field, $0.key, $0.value) }
    }
  }
}
