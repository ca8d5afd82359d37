/// Tables of the source language that have texts in another one: left there by whoever wrote them, or declared wrongly.
enum SourceTableLanguage {
  /// One for each table, at the first text of an alert or a notification that reads as another language.
  static func violations(in project: Project) -> [ProjectViolation] {
    let source = project.sourceLocale
    guard project.locales.contains(source) else { return [] }
    var seen: Set<ProjectViolation.Entry> = []
    var found: [Found: (violation: Foreign, count: Int)] = [:]
    for surface in project.surfaces where project.sourceLocale(of: surface) == source && surface.reserve != .developers {
      for (set, key) in project.lookup.keys(of: surface, near: project.folder(of: surface)) {
        guard let entry = project.tables[set].entry(key, in: source), entry.shouldTranslate,
          case .plain(let text) = entry.value,
          seen.insert(.init(table: set, key: entry.key, locale: source, text: "")).inserted,
          let language = FunctionWords(of: [text.text]).language(unlike: source, least: 3)
        else { continue }
        let foreign = Foreign(text: text, key: entry.key, language: language)
        found[Found(set: set, language: language), default: (foreign, 0)].count += 1
      }
    }
    return found.sorted { ($0.key.set, $0.key.language) < ($1.key.set, $1.key.language) }.map { key, found in
      found.violation.reported(count: found.count, in: key.set, of: source)
    }
  }

  private struct Found: Hashable {
    let set: Int
    let language: LocaleTag
  }

  private struct Foreign {
    let text: LocatedText
    let key: String
    let language: LocaleTag

    func reported(count: Int, in set: Int, of source: LocaleTag) -> ProjectViolation {
      let others = count == 1 ? "" : count == 2 ? " and another text" : " and \(count - 1) other texts"
      let message =
        "\(quoted(text.text))\(others) of the source language’s table, \(LocaleFacts.facts(for: source).name), "
        + "\(count == 1 ? "reads" : "read") as \(LocaleFacts.facts(for: language).name); write \(count == 1 ? "it" : "them") in the "
        + "source language."
      return ProjectViolation(
        Violation(.surface, message), at: text.range, entry: .init(table: set, key: key, locale: source, text: text.text))
    }
  }
}
