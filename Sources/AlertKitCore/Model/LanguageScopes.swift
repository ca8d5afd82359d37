/// Stretches of code whose literals are in one language, as code has several of them side by side: types with the same members
/// (`class Spanish`, `class Arabic`), cases of a choice by language, and dictionaries by its code.
struct LanguageScopes {
  /// By file, in order of their starts.
  private var scopes: [FileID: [CodeScopes.Scope]] = [:]

  /// - Parameters:
  ///   - files: Those with literals that are shown.
  ///   - others: Further files of code, which may declare what chooses between such literals.
  init(in files: some Sequence<SourceFile>, besides others: some Sequence<SourceFile> = [SourceFile]()) {
    var types: [(file: FileID, type: CodeScopes.NamedType)] = []
    var pairs: [LanguagePair] = []
    for file in files {
      let read = CodeScopes(of: file.text)
      if !read.choices.isEmpty { scopes[file.id] = read.choices }
      types += read.types.map { (file.id, $0) }
      pairs += read.pairs
    }
    for file in others where LanguagePair.mayStand(in: file.text) { pairs += CodeScopes(of: file.text).pairs }
    // Of two functions with one name that differ it is not known which is called.
    let known = Dictionary(grouping: pairs, by: \.name).compactMapValues { all in
      all.allSatisfy(all[0].isLike) ? all[0] : nil
    }
    if !known.isEmpty {
      for file in files {
        let handed = CodeScopes(of: file.text, calling: known).handed
        if !handed.isEmpty { scopes[file.id, default: []] += handed }
      }
    }
    for (file, type) in types {
      let hasSibling = types.contains { $0.type.isSibling(of: type) }
      if hasSibling, type.isWrittenSo {
        scopes[file, default: []].append(CodeScopes.Scope(range: type.range, language: type.name.locale))
      }
    }
    for file in scopes.keys { scopes[file]?.sort { $0.range.lowerBound < $1.range.lowerBound } }
  }

  /// The same with an app's own tags for languages that code names.
  func tagged(as known: [LocaleTag]) -> LanguageScopes {
    var own = self
    own.scopes = scopes.mapValues { scopes in
      scopes.map { scope in
        let language = scope.language
        let tag =
          known.first { $0 == language }
          ?? known.first { $0.language == language.language && $0.script == language.script } ?? language
        return CodeScopes.Scope(range: scope.range, language: tag)
      }
    }
    return own
  }

  /// The language that a literal is in; nil where code does not say it.
  func language(at range: SourceRange) -> LocaleTag? {
    scopes[range.file]?.last { $0.range.contains(Int(range.start)) }?.language
  }

  /// The languages that the literals of a surface are in, in order; none where code says that of no literal.
  func languages(of surface: Surface<StringReference>) -> [LocaleTag] {
    guard !scopes.isEmpty else { return [] }
    var found: [LocaleTag] = []
    for (_, text) in surface.texts {
      for case .literal(_, let range) in text.parts {
        if let language = language(at: range), !found.contains(language) { found.append(language) }
      }
    }
    return found
  }

  /// A surface as people see it who read a language: without the alternatives of the others.
  func surface(_ surface: Surface<StringReference>, in locale: LocaleTag) -> Surface<StringReference> {
    func isOther(_ text: StringReference) -> Bool {
      text.parts.contains { part in
        guard case .literal(_, let range) = part, let language = language(at: range) else { return false }
        return language != locale
      }
    }
    func only(_ text: StringReference) -> StringReference {
      switch text {
      case .alternatives(let all):
        let own = all.map(only)
        var kept = own.filter { !isOther($0) }
        // A text that is the same in two languages is one alternative, and stands where one of them has it.
        if kept.isEmpty {
          kept = own.filter { WrittenLanguage(of: $0.literals).fits(locale) }
          // Of several in its letters any may be the one.
          if kept.count > 1, own.count > 2 { return .dynamic("") }
        }
        return kept.isEmpty ? text : kept.count == 1 ? kept[0] : .alternatives(kept)
      case .joined(let parts): return .joined(parts.map(only))
      case .recased(let text, let letters): return .recased(only(text), letters)
      default: return text
      }
    }
    var own = surface.map(only)
    let cases = own.cases.filter { way in ![way.title, way.message].contains { $0.map(isOther) ?? false } }
    if !cases.isEmpty { own.cases = cases }
    return own
  }
}
