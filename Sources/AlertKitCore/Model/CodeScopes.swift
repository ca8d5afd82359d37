/// What a file's brackets hold in one language, as its bytes tell: types that are named after a language, and choices by language.
struct CodeScopes {
  /// A stretch of code with the language of its literals.
  struct Scope {
    let range: Range<Int>
    let language: LocaleTag
  }

  /// A type that is named after a language.
  struct NamedType {
    let name: LanguageName
    let range: Range<Int>
    fileprivate let members: Set<String>
    fileprivate let literals: [String]

    /// Whether another has the same members for another language.
    func isSibling(of other: NamedType) -> Bool {
      name.locale != other.name.locale && name.rest == other.name.rest && members.intersection(other.members).count > 1
    }

    /// Whether its literals may be in the language: a type that is about one may be written in the app's.
    var isWrittenSo: Bool { name.locale.mayBeLanguage(of: literals) }
  }

  private(set) var types: [NamedType] = []
  /// Cases of a choice by language, and values that a dictionary has under its code.
  private(set) var choices: [Scope] = []
  /// Functions that choose by language between what they take.
  private(set) var pairs: [LanguagePair] = []
  /// What is handed to those that were looked for.
  private(set) var handed: [Scope] = []

  enum Token: Equatable {
    case word(String)
    case literal(String)
    case mark(UInt8)
  }

  /// A word, a literal or a mark, brackets too, and where it stands.
  struct Place {
    let token: Token
    let range: Range<Int>
  }

  /// A bracket that is open.
  fileprivate struct Open {
    let mark: UInt8
    let start: Int
    /// The words before it.
    let header: [Token]
    var type: LanguageName?
    var members: Set<String> = []
    var literals: [String] = []
    var parts: [Scope] = []
    /// Whether all literals of the parts may be in their languages.
    var isWrittenSo = true
    var part: (start: Int, language: LocaleTag, literals: [String])?
    /// How many cases or keys there are, whatever they say.
    var count = 0
    /// How many of the dictionaries in it are by language.
    var dictionaries = 0
    /// The parts of those whose literals alone do not tell: *Home* in every language.
    var doubtful: [[Scope]] = []

    mutating func endPart(at end: Int) {
      if let part {
        parts.append(Scope(range: part.start..<end, language: part.language))
        // A list of languages names each in the app's.
        let isName = part.literals.contains { LanguageName(in: $0)?.rest.isEmpty ?? false }
        if isName || !part.language.mayBeLanguage(of: part.literals) { isWrittenSo = false }
      }
      part = nil
    }

    mutating func add(literal: String) {
      if type != nil { literals.append(literal) }
      part?.literals.append(literal)
    }

    /// Whether its parts are the same texts in several languages.
    var isByLanguage: Bool { isWrittenSo && hasLanguages }

    /// Whether its parts are named after languages.
    var hasLanguages: Bool {
      guard Set(parts.map(\.language)).count > 1 else { return false }
      return mark == UInt8(ascii: "{") && !isDictionary ? parts.count * 2 > count : parts.count == count
    }
  }

  private let text: [UInt8]
  private var index = 0
  private var tokens: [Token] = []
  private var open: [Open] = []
  private var places: [Place] = []

  init(of text: [UInt8], calling known: [String: LanguagePair] = [:]) {
    self.text = text
    while index < text.count { step() }
    let branches = LanguageBranches(in: places, of: text)
    choices += branches.scopes
    pairs = branches.pairs
    if !known.isEmpty { handed = branches.scopes(of: known) }
    (tokens, places) = ([], [])
  }

  private mutating func step() {
    let byte = text[index]
    if byte.isWordByte {
      readWord()
    } else if byte == UInt8(ascii: "\"") {
      readLiteral()
    } else if byte == UInt8(ascii: "/"), let next = next, next == byte || next == UInt8(ascii: "*") {
      skipComment(isLine: next == byte)
    } else {
      index += 1
      guard !byte.isASCIISpace else { return }
      places.append(Place(token: .mark(byte), range: (index - 1)..<index))
      read(byte)
    }
  }

  private var next: UInt8? { index + 1 < text.count ? text[index + 1] : nil }

  private mutating func skipComment(isLine: Bool) {
    let start = index + 2
    index = start
    while index < text.count {
      if isLine
        ? text[index] == 0x0A : index > start && text[index] == UInt8(ascii: "/") && text[index - 1] == UInt8(ascii: "*")
      {
        break
      }
      index += 1
    }
    index += 1
  }

  private mutating func readWord() {
    let start = index
    while index < text.count, text[index].isWordByte { index += 1 }
    let word = String(decoding: text[start..<index], as: UTF8.self)
    if case .word(let before)? = tokens.last, !open.isEmpty, ["let", "var", "func"].contains(before) {
      open[open.count - 1].members.insert(word)
    }
    if word == "case" || word == "default", open.last?.mark == UInt8(ascii: "{") {
      open[open.count - 1].endPart(at: start)
      open[open.count - 1].count += 1
      tokens = []
    }
    if case .mark(UInt8(ascii: "@"))? = tokens.last, word == "end", let last = open.last, last.mark == 0 { close(0) }
    places.append(Place(token: .word(word), range: start..<index))
    let isImplementation = tokens.suffix(2) == [.mark(UInt8(ascii: "@")), .word("implementation")]
    add(.word(word))
    if isImplementation { begin(0, named: word) }
  }

  private mutating func readLiteral() {
    let quote = UInt8(ascii: "\"")
    let isLong = text[index...].starts(with: [quote, quote, quote])
    let mark = isLong ? 3 : 1
    index += mark
    let start = index
    var depth = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\\"):
        if next == UInt8(ascii: "(") { depth += 1 }
        index += 1
      case UInt8(ascii: "(") where depth > 0: depth += 1
      case UInt8(ascii: ")") where depth > 0: depth -= 1
      case 0x0A where !isLong:
        index += 1
        return
      case quote where depth == 0 && (!isLong || text[index...].starts(with: [quote, quote, quote])):
        let literal = String(decoding: text[start..<index], as: UTF8.self)
        index += mark
        add(.literal(literal))
        places.append(Place(token: .literal(literal), range: start..<index))
        for place in open.indices { open[place].add(literal: literal) }
        return
      default: break
      }
      index += 1
    }
  }

  private mutating func add(_ token: Token) {
    tokens.append(token)
    if tokens.count > 128 { tokens.removeFirst(64) }
  }

  private mutating func read(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"):
      if let method { open[open.count - 1].members.insert(method) }
      begin(byte, named: typeName)
    case UInt8(ascii: "["), UInt8(ascii: "("): begin(byte, named: nil)
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"): close(byte)
    case UInt8(ascii: ";"): tokens = []
    case UInt8(ascii: ":"): readColon()
    case UInt8(ascii: ","):
      // A comma within a case parts its patterns.
      if let last = open.last, last.mark == UInt8(ascii: "[") || last.isDictionary { open[open.count - 1].endPart(at: index) }
      add(.mark(byte))
    default: add(.mark(byte))
    }
  }

  private mutating func begin(_ mark: UInt8, named name: String?) {
    if let name, !open.isEmpty { open[open.count - 1].members.insert(name) }
    open.append(Open(mark: mark, start: index, header: tokens, type: name.flatMap { LanguageName(in: $0) }))
    tokens = []
  }

  private mutating func close(_ byte: UInt8) {
    guard var last = open.popLast() else { return }
    last.endPart(at: index)
    if let name = last.type {
      types.append(NamedType(name: name, range: last.start..<index, members: last.members, literals: last.literals))
    }
    if last.isByLanguage { choices += last.parts }
    if last.mark == UInt8(ascii: "["), last.hasLanguages, !open.isEmpty {
      if last.isByLanguage {
        open[open.count - 1].dictionaries += 1
      } else {
        open[open.count - 1].doubtful.append(last.parts)
      }
    }
    // Among many that tell, the others are so too.
    if last.dictionaries > last.doubtful.count { choices += last.doubtful.joined() }
    tokens = byte == UInt8(ascii: "}") ? [] : last.header + [.mark(byte)]
  }

  /// What stands before the colon: a case's pattern, or a dictionary's key.
  private mutating func readColon() {
    defer { add(.mark(UInt8(ascii: ":"))) }
    guard let last = open.last else { return }
    if case .literal(let key)? = tokens.last, last.mark == UInt8(ascii: "[") || last.isDictionary {
      open[open.count - 1].count += 1
      open[open.count - 1].members.insert(key)
      open[open.count - 1].part = LanguageName(code: key).map { (index, $0.locale, []) }
    } else if last.mark == UInt8(ascii: "{"), let language = language(ofCase: last) {
      open[open.count - 1].part = (index, language, [])
      tokens = []
    }
  }

  /// The language of the one pattern that stands before the colon of a case.
  private func language(ofCase choice: Open) -> LocaleTag? {
    guard tokens.first == .word("case") else { return nil }
    var name: String?
    for token in tokens.dropFirst() {
      switch token {
      case .word(let word): name = word
      case .literal(let text): name = text
      case .mark(let mark): guard mark == UInt8(ascii: ".") || mark == UInt8(ascii: "@") else { return nil }
      }
    }
    guard let name, isByLanguage(choice) else { return nil }
    return (LanguageName(in: name) ?? LanguageName(code: name))?.locale
  }

  /// Whether a choice looks at a language, or stands in a type that is one.
  private func isByLanguage(_ choice: Open) -> Bool {
    (choice.header + open.flatMap(\.header)).contains { token in
      guard case .word(let word) = token else { return false }
      let name = word.lowercased()
      return name.contains("lang") || name.contains("locale")
    }
  }

  /// The name of the type that a brace opens.
  private var typeName: String? {
    let words = ["class", "struct", "enum", "extension", "actor"]
    guard let index = tokens.lastIndex(where: { if case .word(let word) = $0 { words.contains(word) } else { false } }),
      case .word(let name)? = tokens[(index + 1)...].first
    else { return nil }
    let behind = tokens[(index + 1)...]
    return behind.contains { $0 == .word("func") || $0 == .word("var") || $0 == .word("init") } ? nil : name
  }

  /// The name of the method of Objective-C that a brace opens.
  private var method: String? {
    guard let last = open.last, last.mark == 0,
      let type = tokens.lastIndex(of: .mark(UInt8(ascii: ")"))), case .word(let name)? = tokens[(type + 1)...].first
    else { return nil }
    return name
  }
}

extension CodeScopes.Open {
  /// Whether it is a dictionary of Objective-C.
  fileprivate var isDictionary: Bool { mark == UInt8(ascii: "{") && header.last == .mark(UInt8(ascii: "@")) }
}

extension LocaleTag {
  /// Whether literals may be in the language, as far as their letters and commonest words tell.
  func mayBeLanguage(of literals: [String]) -> Bool {
    WrittenLanguage(of: literals).fits(self) && FunctionWords(of: literals).language(unlike: self) == nil
  }
}
