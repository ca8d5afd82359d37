/// A function that gives one of what it takes, by the language: `func t(_ ar: String, _ en: String) -> String { isArabic ? ar : en }`.
struct LanguagePair {
  let name: String
  /// The type that declares it.
  let owner: String?
  let parameters: [(label: String?, language: LocaleTag?)]

  /// Whether another takes the same.
  func isLike(_ other: LanguagePair) -> Bool { owner == other.owner && parameters.elementsEqual(other.parameters, by: ==) }

  /// Whether a file has a function that takes two texts and gives one, as its bytes tell.
  static func mayStand(in text: [UInt8]) -> Bool {
    let (result, taken) = (Array("> String".utf8), Array(": String".utf8))
    var index = 0
    while let found = text[index...].firstIndex(of: result[0]) {
      index = found + 1
      guard text[found...].starts(with: result) else { continue }
      let list = text[max(0, found - 160)..<found]
      if list.indices.count(where: { text[$0] == taken[0] && list[$0...].starts(with: taken) }) > 1 { return true }
    }
    return false
  }
}

extension LanguageBranches {
  private typealias Given = (name: String, language: LocaleTag?)

  /// The function of which a bracket opens the body, where the body is nothing but such a choice.
  func pair(at open: Int) -> LanguagePair? {
    guard word(open - 1) == "String", isMark(open - 2, ">"), isMark(open - 3, "-"), isMark(open - 4, ")"),
      let start = openOfList(before: open - 4), let name = word(start - 1), word(start - 2) == "func",
      let end = close(of: open), end < open + 200
    else { return nil }
    var parameters: [(label: String?, name: String)] = []
    for part in parts(of: start) {
      guard let colon = part.first(where: { isMark($0, ":") }), let name = word(colon - 1) else { return nil }
      let label = colon - 1 == part.lowerBound ? name : word(part.lowerBound)
      parameters.append((label == "_" ? nil : label, name))
    }
    let names = Set(parameters.map(\.name))
    guard let given = choice((open + 1)..<end, names), given.count > 1, Set(given.map(\.name)).count == given.count,
      let asked = given.lazy.compactMap(\.language).first
    else { return nil }
    var languages: [String: LocaleTag] = [:]
    for own in given {
      let other: LocaleTag? = asked.language == "en" ? nil : "en"
      guard let language = own.language ?? LanguageName(asked: own.name)?.locale ?? other else { return nil }
      languages[own.name] = language
    }
    guard Set(languages.values).count == given.count else { return nil }
    return LanguagePair(
      name: name, owner: owner(of: start), parameters: parameters.map { ($0.label, languages[$0.name]) })
  }

  /// What a choice gives for each language; nil as the language of what it gives for all others.
  private func choice(_ all: Range<Int>, _ names: Set<String>) -> [Given]? {
    var (start, end) = (all.lowerBound, all.upperBound)
    while start < end, isMark(end - 1, ";") { end -= 1 }
    while start < end, isMark(start, ";") { start += 1 }
    if word(start) == "return" { start += 1 }
    guard start < end else { return nil }
    if start + 1 == end { return word(start).flatMap { names.contains($0) ? [($0, nil)] : nil } }
    let body = start..<end
    switch word(start) {
    case "if":
      guard let open = body.first(where: { isMark($0, "{") }), let close = close(of: open), close + 1 < end,
        let asked = asked(before: open), asked.start == start + 1
      else { return nil }
      var rest = (close + 1)..<end
      if word(close + 1) == "else" {
        rest = (close + 2)..<end
        if isMark(close + 2, "{") { rest = (close + 3)..<(end - 1) }
      }
      return joined((open + 1)..<close, rest, asked, names)
    case "switch": return cases(body, names)
    default:
      guard let mark = body.first(where: isQuestion), let asked = asked(before: mark), asked.start == start,
        let colon = self.end(from: mark + 1, isChosen: true), colon < end
      else { return nil }
      return joined((mark + 1)..<colon, (colon + 1)..<end, asked, names)
    }
  }

  private func joined(_ chosen: Range<Int>, _ rest: Range<Int>, _ asked: Asked, _ names: Set<String>) -> [Given]? {
    guard !chosen.isEmpty, !rest.isEmpty, chosen.lowerBound < rest.lowerBound,
      let first = choice(chosen, names), let others = choice(rest, names), first.count == 1
    else { return nil }
    guard asked.isDenied else { return [(first[0].name, asked.language)] + others }
    return others.count == 1 ? [(others[0].name, asked.language)] + first : nil
  }

  /// The cases of a switch that each give one.
  private func cases(_ body: Range<Int>, _ names: Set<String>) -> [Given]? {
    guard let open = body.first(where: { isMark($0, "{") }), close(of: open) == body.upperBound - 1,
      let chain = chain(before: open), word(chain.start - 1) == "switch",
      chain.words.contains(where: { $0.lowercased().contains("lang") || $0.lowercased().contains("locale") })
    else { return nil }
    var found: [Given] = []
    var index = open + 1
    while index < body.upperBound - 1 {
      guard let keyword = word(index), let colon = body.first(where: { $0 > index && isMark($0, ":") }) else { return nil }
      var language: LocaleTag?
      if keyword == "case" {
        // One that stands for several languages is of none.
        guard !(index..<colon).contains(where: { isMark($0, ",") }), let name = word(colon - 1) ?? literal(colon - 1),
          let own = LanguageName(asked: name)
        else { return nil }
        language = own.locale
      } else if keyword != "default" {
        return nil
      }
      let given = word(colon + 1) == "return" ? colon + 2 : colon + 1
      guard let name = word(given), names.contains(name) else { return nil }
      found.append((name, language))
      index = given + 1
      if isMark(index, ";") { index += 1 }
    }
    return found
  }

  /// The type in whose brackets a place stands.
  private func owner(of place: Int) -> String? {
    var (index, depth) = (place - 1, 0)
    while index >= 0, depth >= 0 {
      if isMark(index, "}") { depth += 1 }
      if isMark(index, "{") { depth -= 1 }
      index -= 1
    }
    guard depth < 0 else { return nil }
    let kinds: Set<String> = ["class", "struct", "enum", "extension", "actor"]
    while index >= 0, !isMark(index, "{};") {
      if let kind = word(index), kinds.contains(kind) { return word(index + 1) }
      index -= 1
    }
    return nil
  }

  // MARK: - Calls

  /// The languages of what is handed to such functions.
  func scopes(of pairs: [String: LanguagePair]) -> [CodeScopes.Scope] {
    var found: [CodeScopes.Scope] = []
    for index in places.indices {
      guard let name = word(index), let pair = pairs[name], isMark(index + 1, "("), word(index - 1) != "func" else { continue }
      let parts = parts(of: index + 1)
      guard parts.count == pair.parameters.count else { continue }
      var own: [(part: Range<Int>, language: LocaleTag, texts: [String])] = []
      for (part, parameter) in zip(parts, pair.parameters) {
        let label = isMark(part.lowerBound + 1, ":") ? word(part.lowerBound) : nil
        guard label == parameter.label else { break }
        if let language = parameter.language { own.append((part, language, part.compactMap(literal))) }
      }
      guard own.count == pair.parameters.count(where: { $0.language != nil }),
        own.allSatisfy({ !$0.texts.isEmpty && $0.language.mayBeLanguage(of: $0.texts) })
      else { continue }
      // Another type's function of the name is told by what it is called on, or by texts that the other language cannot have.
      let isOwn = pair.owner.map { isMark(index - 1, ".") && chain(before: index - 1)?.words.contains($0) == true } ?? false
      let isTold = own.contains { one in own.contains { !$0.language.mayBeLanguage(of: one.texts) } }
      guard isOwn || isTold else { continue }
      for one in own { found.append(scope(of: one.part, one.language)) }
    }
    return found
  }

  private func openOfList(before close: Int) -> Int? {
    var (index, depth) = (close, 0)
    while index >= 0, index > close - 100 {
      if isMark(index, ")") { depth += 1 }
      if isMark(index, "(") { depth -= 1 }
      if depth == 0 { return index }
      index -= 1
    }
    return nil
  }

  /// What stands between the commas of a list in brackets.
  private func parts(of open: Int) -> [Range<Int>] {
    var (found, start, depth): ([Range<Int>], Int, Int) = ([], open + 1, 0)
    for index in open..<min(places.count, open + 400) {
      if isMark(index, "([{") { depth += 1 }
      if isMark(index, ")]}") { depth -= 1 }
      guard depth == 0 || depth == 1 && isMark(index, ",") else { continue }
      if start < index { found.append(start..<index) }
      if depth == 0 { return found }
      start = index + 1
    }
    return []
  }
}
