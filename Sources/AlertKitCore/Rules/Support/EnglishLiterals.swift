/// English texts in the code of an app whose other alerts are written in another language there.
enum EnglishLiterals {
  static func violations(in project: Project) -> [ProjectViolation] {
    let source = project.sourceLocale
    guard source.language != "en", source != .base, project.locales.contains(source) else { return [] }
    let own = LocaleFacts.facts(for: source)
    var (english, others): ([(surface: Int, field: Field, text: String)], Int) = ([], 0)
    for (index, surface) in project.surfaces.enumerated()
    where surface.origin == .source && surface.reserve == nil && surface.kind.isAlertOrSheet
      && project.lookup.keys(of: surface, near: project.folder(of: surface)).isEmpty
    {
      // What code picks for a language is in its own.
      let texts = surface.texts.flatMap { field, text in
        text.parts.filter { $0.range.map { project.languageScopes.language(at: $0) == nil } ?? true }.flatMap(\.literals)
          .map { (field, $0) }
      }
      if let first = texts.first(where: { isEnglish($0.1, beside: own) }) {
        english.append((index, first.0, first.1))
      } else if texts.contains(where: { own.areWords(of: $0.1, besides: Self.english) }) {
        others += 1
      }
    }
    guard others > 2, others >= english.count * 2 else { return [] }
    return english.map { surface, field, text in
      let message = "\(quoted(text)) reads as English, while the other alerts are in \(own.name); translate it."
      return ProjectViolation(Violation(field, message, severity: .note), surface: surface)
    }
  }

  private static let english = LocaleFacts.facts(for: LocaleTag("en"))

  /// Whether most words are English ones that the app's language does not have.
  private static func isEnglish(_ text: String, beside own: LocaleFacts) -> Bool {
    let words = AnalyzedText(text, locale: english.locale).words.keys
    guard words.count > 1, text.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    let known = words.count { english.knows($0) && !own.knows($0) }
    return known > 1 && known * 3 >= words.count * 2 && !words.contains { own.knows($0) && !english.knows($0) }
  }
}
