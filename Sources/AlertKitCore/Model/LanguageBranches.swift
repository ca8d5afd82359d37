/// Branches between which code chooses by the language: `language == .korean ? "취소" : "Cancel"`, `if isKorean { … } else { … }`.
struct LanguageBranches {
  private(set) var scopes: [CodeScopes.Scope] = []
  private(set) var pairs: [LanguagePair] = []

  let places: [CodeScopes.Place]
  private let text: [UInt8]

  init(in places: [CodeScopes.Place], of text: [UInt8]) {
    (self.places, self.text) = (places, text)
    for index in places.indices.dropFirst() {
      switch places[index].token {
      case .mark(UInt8(ascii: "?")): readQuestion(at: index)
      case .mark(UInt8(ascii: "{")):
        readBlock(at: index)
        readTables(at: index)
        if let pair = pair(at: index) { pairs.append(pair) }
      default: break
      }
    }
  }

  func isMark(_ index: Int, _ marks: String) -> Bool {
    guard places.indices.contains(index), case .mark(let mark) = places[index].token else { return false }
    return marks.utf8.contains(mark)
  }

  func word(_ index: Int) -> String? {
    guard places.indices.contains(index), case .word(let word) = places[index].token else { return nil }
    return word
  }

  func literal(_ index: Int) -> String? {
    guard places.indices.contains(index), case .literal(let text) = places[index].token else { return nil }
    return text
  }

  // MARK: - Branches

  /// Whether a question mark parts a condition from what it chooses, and belongs to no optional.
  func isQuestion(_ index: Int) -> Bool {
    guard isMark(index, "?"), let next = text[places[index].range.upperBound...].first else { return false }
    return !".?([,)]>{:".utf8.contains(next) && !isMark(index - 1, "?")
  }

  private mutating func readQuestion(at index: Int) {
    guard isQuestion(index), let asked = asked(before: index), !isMark(asked.start - 1, "&|!"),
      let colon = end(from: index + 1, isChosen: true), isMark(colon, ":")
    else { return }
    guard let end = end(from: colon + 1, isChosen: false) ?? (places.count < colon + 400 ? places.count : nil) else { return }
    note((index + 1)..<colon, (colon + 1)..<end, asked)
  }

  /// Where a part of a choice ends: at the colon, or where the expression does.
  func end(from start: Int, isChosen: Bool) -> Int? {
    var (depth, choices) = (0, 0)
    for index in start..<min(places.count, start + 400) {
      if !isChosen, depth == 0, index > start, isNewStatement(index) { return index }
      guard case .mark(let mark) = places[index].token else { continue }
      switch mark {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return isChosen ? nil : index }
        depth -= 1
      case UInt8(ascii: "?"): if depth == 0, isQuestion(index) { choices += 1 }
      case UInt8(ascii: ":") where depth == 0:
        if choices == 0 { return index }
        choices -= 1
      case UInt8(ascii: ","), UInt8(ascii: ";"): if depth == 0 { return isChosen ? nil : index }
      default: break
      }
    }
    return nil
  }

  /// Whether a line begins that goes on with no expression.
  private func isNewStatement(_ index: Int) -> Bool {
    guard text[places[index - 1].range.upperBound..<places[index].range.lowerBound].contains(0x0A) else { return false }
    return word(index) != nil && (word(index - 1) != nil || literal(index - 1) != nil || isMark(index - 1, ")]"))
  }

  private mutating func readBlock(at index: Int) {
    guard let asked = asked(before: index) else { return }
    let start = isMark(asked.start - 1, "(") ? asked.start - 2 : asked.start - 1
    guard word(start) == "if", let close = close(of: index), word(close + 1) == "else" else { return }
    let isChain = word(close + 2) == "if"
    let other = isChain ? places[(close + 2)...].firstIndex { $0.token == .mark(UInt8(ascii: "{")) } : close + 2
    guard let other, isMark(other, "{"), let end = self.close(of: other) else { return }
    note((index + 1)..<close, (other + 1)..<end, asked, isChain: isChain)
  }

  func close(of start: Int) -> Int? {
    var depth = 0
    for index in start..<min(places.count, start + 4_000) {
      if isMark(index, "{") { depth += 1 }
      if isMark(index, "}") {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// Notes in which languages two branches are. Of more than two each is looked at by its own condition.
  private mutating func note(_ chosen: Range<Int>, _ other: Range<Int>, _ asked: Asked, isChain: Bool = false) {
    let isChain = isChain || other.contains { isQuestion($0) && self.asked(before: $0) != nil }
    guard !isChain || !asked.isDenied else { return }
    let (own, rest) = asked.isDenied ? (other, chosen) : (chosen, other)
    let (words, others) = (own.compactMap(literal), rest.compactMap(literal))
    guard !words.isEmpty, !others.isEmpty, asked.language.mayBeLanguage(of: words) else { return }
    if !isChain {
      guard let language = language(of: others, besides: asked.language) else { return }
      add(rest, language)
    }
    add(own, asked.language)
  }

  /// The language of what is chosen for all languages but one.
  private func language(of literals: [String], besides asked: LocaleTag) -> LocaleTag? {
    let english: LocaleTag = "en"
    if asked.language != english.language, english.mayBeLanguage(of: literals) { return english }
    let found = WrittenLanguage(of: literals).language()
    return found?.language == asked.language || found?.language == "en" ? nil : found
  }

  private mutating func add(_ part: Range<Int>, _ language: LocaleTag) {
    scopes.append(scope(of: part, language))
  }

  func scope(of part: Range<Int>, _ language: LocaleTag) -> CodeScopes.Scope {
    let range = places[part.lowerBound - 1].range.upperBound..<places[part.upperBound - 1].range.upperBound
    return CodeScopes.Scope(range: range, language: language)
  }

  // MARK: - Tables

  /// Notes the languages of dictionaries between which code chooses:
  /// `switch language { case .korean: korean[key] ?? "" case .english: english[key] ?? "" }`.
  private mutating func readTables(at open: Int) {
    guard let chain = chain(before: open), word(chain.start - 1) == "switch",
      chain.words.contains(where: { $0.lowercased().contains("lang") || $0.lowercased().contains("locale") })
    else { return }
    var found: [(name: String, table: Range<Int>, language: LocaleTag?)] = []
    var (index, depth) = (open, 0)
    while index < min(places.count, open + 4_000) {
      if isMark(index, "{[(") { depth += 1 }
      if isMark(index, "}])") { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, let branch = tableOfCase(at: index) {
        // One that stands for several languages is of none.
        guard !found.contains(where: { $0.name == branch.name }), let table = table(named: branch.name) else { return }
        found.append((branch.name, table, branch.language))
      }
      index += 1
    }
    guard let asked = found.lazy.compactMap(\.language).first else { return }
    let scopes = found.compactMap { found -> (table: Range<Int>, language: LocaleTag)? in
      // What stands before a colon is a key.
      let words = found.table.filter { !isMark($0 + 1, ":") }.compactMap(literal)
      guard !words.isEmpty, let own = found.language ?? language(of: words, besides: asked) else { return nil }
      return own.mayBeLanguage(of: words) ? (found.table, own) : nil
    }
    guard scopes.count > 1, scopes.count == found.count, Set(scopes.map(\.language)).count == scopes.count else { return }
    for (table, language) in scopes { add(table, language) }
  }

  /// The name of the dictionary that a case takes first, and the case's language; nil for that of all other cases.
  private func tableOfCase(at start: Int) -> (name: String, language: LocaleTag?)? {
    guard let keyword = word(start), keyword == "case" || keyword == "default" else { return nil }
    var (index, language) = (start, LocaleTag?.none)
    if keyword == "case" {
      index += 1
      while isMark(index, ".") || word(index) != nil && isMark(index + 1, ".") { index += 1 }
      guard let name = word(index) ?? literal(index), let own = LanguageName(asked: name) else { return nil }
      language = own.locale
    }
    guard isMark(index + 1, ":") else { return nil }
    index += word(index + 2) == "return" ? 3 : 2
    while word(index) != nil, isMark(index + 1, ".") { index += 2 }
    return word(index).flatMap { isMark(index + 1, "[") ? ($0, language) : nil }
  }

  /// What is in the one dictionary of the file that has a name.
  private func table(named name: String) -> Range<Int>? {
    let starts = places.indices.filter { word($0) == name && (word($0 - 1) == "let" || word($0 - 1) == "var") }
    guard starts.count == 1, var index = starts.first.map({ $0 + 1 }) else { return nil }
    if isMark(index, ":") {
      guard isMark(index + 1, "["), let type = closeOfList(at: index + 1) else { return nil }
      index = type + 1
    }
    guard isMark(index, "="), isMark(index + 1, "["), let end = closeOfList(at: index + 1), end > index + 2 else { return nil }
    return (index + 2)..<end
  }

  private func closeOfList(at start: Int) -> Int? {
    var depth = 0
    for index in start..<places.count {
      if isMark(index, "[") { depth += 1 }
      if isMark(index, "]") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  // MARK: - Conditions

  struct Asked {
    let language: LocaleTag
    let isDenied: Bool
    /// Where the condition begins.
    let start: Int
  }

  /// The language that a condition asks for which ends before a place: `isKorean`, `lang == .ko`, `code.hasPrefix("ko")`,
  /// `[code isEqualToString:@"ko"]`.
  func asked(before end: Int) -> Asked? {
    var last = end - 1
    if isMark(last, ")"), isMark(last - 1, "(") { return asked(byName: last - 2) }
    if isMark(last, ")"), let code = literal(last - 1), isMark(last - 2, "("), let call = word(last - 3),
      isMark(last - 4, "."), Self.comparisons.contains(call)
    {
      return asked(for: code, of: last - 5, isDenied: false)
    }
    if isMark(last, "]"), let code = literal(last - 1), isMark(last - 2, "@"), isMark(last - 3, ":"), let call = word(last - 4),
      Self.comparisons.contains(call), let found = asked(for: code, of: last - 5, isDenied: false)
    {
      guard isMark(found.start - 1, "[") else { return nil }
      let isDenied = isMark(found.start - 2, "!")
      return Asked(language: found.language, isDenied: isDenied, start: found.start - (isDenied ? 2 : 1))
    }
    if isMark(last, ")"), let found = asked(before: last), isMark(found.start - 1, "(") {
      return Asked(language: found.language, isDenied: found.isDenied, start: found.start - 1)
    }
    guard let name = literal(last) ?? word(last) else { return nil }
    let value = last
    if isMark(last - 1, "@") { last -= 1 }
    while isMark(last - 1, ".") { last -= word(last - 2) == nil ? 1 : 2 }
    guard isMark(last - 1, "="), isMark(last - 2, "=!") else { return asked(byName: value) }
    return asked(for: name, of: last - 3, isDenied: isMark(last - 2, "!"))
  }

  private static let comparisons: Set<String> = [
    "hasPrefix", "contains", "elementsEqual", "isEqualToString", "isEqual", "containsString",
  ]

  /// A name that says the language itself.
  private func asked(byName last: Int) -> Asked? {
    guard let name = word(last), name.hasPrefix("is") || name.lowercased().contains("lang"), let own = LanguageName(in: name),
      Set(own.rest).isSubset(of: Self.words), let chain = chain(before: last + 1)
    else { return nil }
    let isDenied = isMark(chain.start - 1, "!")
    return Asked(language: own.locale, isDenied: isDenied, start: chain.start - (isDenied ? 1 : 0))
  }

  private static let words: Set<String> = [
    "is", "in", "lang", "language", "locale", "app", "current", "selected", "user", "device", "system", "preferred", "mode",
  ]

  private func asked(for name: String, of last: Int, isDenied: Bool) -> Asked? {
    guard let own = LanguageName(asked: name), let chain = chain(before: last + 1),
      chain.words.contains(where: { $0.lowercased().contains("lang") || $0.lowercased().contains("locale") })
    else { return nil }
    return Asked(language: own.locale, isDenied: isDenied, start: chain.start)
  }

  /// The names that lead to a value which ends before a place.
  func chain(before end: Int) -> (words: [String], start: Int)? {
    var (index, depth, found) = (end - 1, 0, [String]())
    var wasWord = false
    while index >= 0, index > end - 40 {
      if isMark(index, ")]"), depth > 0 || !wasWord {
        depth += 1
      } else if isMark(index, "(["), depth > 0 {
        depth -= 1
      } else if let word = word(index), depth > 0 || !wasWord, !Self.keywords.contains(word) {
        found.append(word)
        wasWord = depth == 0
      } else if depth == 0, isMark(index, "."), wasWord {
        wasWord = false
      } else if depth == 0, !(isMark(index, "?!") && !wasWord) {
        break
      }
      index -= 1
    }
    return found.isEmpty || depth > 0 ? nil : (found, index + 1)
  }

  private static let keywords: Set<String> = ["if", "return", "else", "let", "var", "in", "case", "while", "guard"]
}
