internal import AlertKitCore

/// How texts are put together.
enum Texts {
  /// A literal as the key that it is; nil where it is none.
  static func localized(_ text: TextValue, _ evaluator: Evaluator) -> TextValue? {
    var pattern = ""
    let isPattern = text.pieces.contains { if case .value = $0 { true } else { false } }
    for piece in text.pieces {
      switch piece {
      case .literal(let part, _): pattern += isPattern ? part.replacing("%", with: "%%") : part
      case .value(let value, let format, let hasOptions): pattern += evaluator.specifier(of: value, format, hasOptions)
      case .reference: return nil
      }
    }
    let key: StringReference =
      pattern.isEmpty
      ? .literal("", range: text.range) : .key(pattern, table: nil, defaultValue: nil, range: text.range)
    return TextValue(pieces: [.reference(key)], range: text.range)
  }

  /// Some texts one after the other: one literal where all of it is written out, with placeholders for what is not.
  static func joined(
    _ parts: [StringReference], at range: SourceRange, source: String, specifier: (String) -> String
  ) -> StringReference {
    if parts.isEmpty { return .literal("", range: range) }
    if parts.count == 1 { return parts[0].isUnknown ? .dynamic(source) : parts[0] }
    var isPlain = true
    var hasUnknown = false
    var hasLetters = false
    for part in parts {
      switch part {
      case .literal(let text, _): hasLetters = hasLetters || text.contains(where: \.isLetter)
      case .dynamic: hasUnknown = true
      default: isPlain = false
      }
    }
    guard isPlain else { return .joined(parts) }
    guard hasLetters || !hasUnknown else { return .dynamic(source) }
    var pattern = ""
    for part in parts {
      switch part {
      case .literal(let text, _): pattern += hasUnknown ? escaped(text) : text
      case .dynamic(let expression): pattern += specifier(expression)
      default: break
      }
    }
    return .literal(pattern, range: placeOfMost(in: parts) ?? range)
  }

  /// Where the longest of some texts stands, of which the whole says most.
  private static func placeOfMost(in parts: [StringReference]) -> SourceRange? {
    var most: (letters: Int, range: SourceRange)?
    for case .literal(let text, let range) in parts {
      let letters = text.count(where: \.isLetter)
      if letters > most?.letters ?? 0 { most = (letters, range) }
    }
    return most?.range
  }

  /// A text as a part of a pattern: its own percent signs are doubled, but for those that stand for values already.
  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let kept = FormatSpecifier.all(in: text).map(\.range)
    let bytes = Array(text.utf8)
    var pattern: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if let range = kept.first(where: { $0.lowerBound == index }) {
        pattern += bytes[range]
        index = range.upperBound
        continue
      }
      pattern.append(bytes[index])
      if bytes[index] == UInt8(ascii: "%") {
        pattern.append(bytes[index])
        if index + 1 < bytes.count, bytes[index + 1] == bytes[index] { index += 1 }
      }
      index += 1
    }
    return String(decoding: pattern, as: UTF8.self)
  }

  /// The types of texts, in the order in which a member that is named without one is looked for.
  static let types = ["LocalizedStringResource", "LocalizedStringKey", "String", "Text"]

  private static let lookups: Set<String> = [
    "NSLocalizedString", "Text", "TextState", "Label", "LocalizedStringKey", "LocalizedStringResource", "tr",
    "localizedStringWithFormat",
  ]

  /// Whether a member of a text is the text in other letters, or without space around it.
  static func isForm(_ name: String) -> Bool {
    let name = name.lowercased()
    return forms.contains { name.holdsBytes(of: $0) } && !name.hasPrefix("is")
  }

  private static let forms = ["capital", "uppercase", "lowercase", "trimm"]

  /// A text without the characters of a set at its ends, as far as they are spaces.
  static func trimmed(_ text: StringReference?, of set: String) -> StringReference? {
    guard set.hasPrefix("whitespaces"), case .literal(let words, let range)? = text else { return text }
    return .literal(words.trimmed, range: range)
  }

  /// Whether a call is a text by itself, whatever declares it.
  static func isLookup(_ symbol: Symbol) -> Bool {
    guard case .call(let callee, let arguments) = symbol.kind, let name = callee.name, lookups.contains(name) else {
      return false
    }
    guard name == "tr" else { return true }
    guard let first = arguments.first, first.label == nil else { return false }
    return first.value.isText
  }

  /// Whether a function that no code declares may be a short name for `stringWithFormat:`, such as `strf`.
  static func isFormatter(_ name: String) -> Bool {
    name.utf8.count < 16 && ["strf", "str", "stringf", "fmt", "format", "nsstringf", "nsformat"].contains(name.lowercased())
  }

  /// The format among a call's arguments, where it has a place for each of the others.
  static func format(in arguments: [Argument]) -> Value? {
    guard arguments.count > 1, let first = arguments.first, arguments.allSatisfy({ $0.label == nil && !$0.isTrailing }),
      case .text(let text) = first.value, let literal = text.plain,
      FormatSpecifier.all(in: literal).count == arguments.count - 1
    else { return nil }
    return first.value
  }

  /// Whether a value is a format that is filled.
  static func isFilledFormat(_ value: Value) -> Bool {
    guard case .symbol(let symbol) = value, case .call(let callee, let arguments) = symbol.kind else { return false }
    switch callee.name {
    case "stringWithFormat", "localizedStringWithFormat": return arguments.count > 1
    case let name? where isFormatter(name): return format(in: arguments) != nil
    case "String", "NSString", "init": return arguments["format"] != nil && arguments.count > 1
    default: return false
    }
  }

  /// What `.rawValue` and the like give; nil for any other member.
  static func member(_ name: String, of base: Value, _ symbol: Symbol, _ evaluator: Evaluator) -> Value? {
    guard name == "rawValue" else { return nil }
    let known = evaluator.resolve(base)
    guard !evaluator.saysRawValues(known) else { return nil }
    switch known {
    case .enumeration(let value): return evaluator.rawValue(of: value)
    case .choice(let alternatives):
      let values = alternatives.map { alternative -> Alternative? in
        guard case .enumeration(let value) = alternative.value else { return nil }
        return evaluator.rawValue(of: value).map { Alternative(when: alternative.when, value: $0) }
      }
      return values.contains { $0 == nil } ? nil : Store.choice(values.compactMap(\.self))
    case .unknown(let value):
      return value.root.map { .unknown(Unknown(symbol.range, root: $0, key: value.key + ".rawValue")) }
    default: return nil
    }
  }
}

extension Symbol {
  /// Whether it is texts that are added up.
  var isSum: Bool { if case .binary("+", _, _) = kind { true } else { false } }

  /// Whether it makes a text that is there in any case: `String(localized: "…")`.
  var isMadeText: Bool {
    calledName == "String" && ["localized", "localizable", "format"].contains(arguments.first?.label)
  }

  /// Whether it is a text in other letters.
  var isForm: Bool {
    if case .call(.member(_, let name), _) = kind { Texts.isForm(name) } else { false }
  }
}

extension StringReference {
  /// Whether all of it is known without running the app.
  var isStatic: Bool {
    switch self {
    case .key, .symbol, .literal, .system: true
    case .dynamic: false
    case .joined(let texts): texts.contains { $0.isStatic && !$0.isEmptyLiteral }
    case .alternatives(let texts), .fallback(let texts): texts.allSatisfy(\.isStatic)
    case .recased(let text, _): text.isStatic
    }
  }

  /// Whether it is what is shown in place of a key that no table has: the key itself.
  private func isLiteral(of keys: Set<String>) -> Bool {
    if case .literal(let text, _) = self { keys.contains(text) } else { false }
  }

  /// Whether it is the first part of one of some texts, with the space before the next: what code adds the rest to.
  fileprivate func opens(_ texts: [StringReference]) -> Bool {
    switch self {
    case .literal(let text, _), .key(let text, _, _, _): if !text.hasSuffix(" ") { return false }
    default: return false
    }
    return texts.contains { other in
      switch (self, other) {
      case (_, .joined(let parts)): parts.first?.withoutPlace == withoutPlace
      case (.literal(let text, _), .literal(let longer, _)):
        longer.utf8.count > text.utf8.count && longer.hasPrefix(text)
      default: false
      }
    }
  }

  /// What is looked up where code makes a key of the text.
  var asKey: StringReference {
    switch self {
    case .literal(let text, let range) where !text.isEmpty: .key(text, table: nil, defaultValue: nil, range: range)
    case .alternatives(let texts): .alternatives(texts.map(\.asKey))
    default: self
    }
  }

  var isEmptyLiteral: Bool { if case .literal("", _) = self { true } else { false } }

  /// Whether any of the text is known without running the app.
  var hasWords: Bool {
    switch self {
    case .key, .symbol, .literal, .system: !isEmptyLiteral
    case .dynamic: false
    case .joined(let texts), .alternatives(let texts), .fallback(let texts): texts.contains(where: \.hasWords)
    case .recased(let text, _): text.hasWords
    }
  }

  /// Whether nothing at all is known of it.
  var isUnknown: Bool { if case .dynamic = self { true } else { false } }

  /// The expression of a text that is known only at run time.
  var expression: String { if case .dynamic(let expression) = self { expression } else { "" } }

  /// One text of several, each once; nil where there are none. An empty text that is only there to be replaced is left out, as is a
  /// key that a lookup falls back on.
  ///
  /// - Parameter isPart: Whether the text is part of a longer one, in which an empty text stands for nothing being there.
  static func oneOf(_ texts: [StringReference?], isPart: Bool = false) -> StringReference? {
    var seen: Set<StringReference> = []
    let flat = texts.compactMap(\.self).flatMap { text in
      if case .alternatives(let inner) = text { inner } else { [text] }
    }
    let keys = Set(flat.compactMap { if case .key(let key, _, _, _) = $0 { key } else { nil } })
    let solid = flat.filter { text in
      (isPart || !text.isEmptyLiteral && !text.opens(flat)) && !text.isLiteral(of: keys)
    }
    let unique = (solid.isEmpty ? flat : solid).filter { seen.insert($0.withoutPlace.withoutDefaultTable).inserted }
    return unique.count > 1 ? .alternatives(unique) : unique.first
  }

  /// The same with the default table unnamed, as code may leave it.
  private var withoutDefaultTable: StringReference {
    mapParts { part in
      guard case .key(let key, "Localizable"?, let value, let range) = part else { return part }
      return .key(key, table: nil, defaultValue: value, range: range)
    }
  }

  var withoutPlace: StringReference {
    let nowhere = SourceRange(file: FileID(0), start: 0, end: 0)
    return mapParts { part in
      switch part {
      case .key(let key, let table, let value, _): .key(key, table: table, defaultValue: value, range: nowhere)
      case .symbol(let name, let table, _, _): .symbol(name, table: table, expression: "", range: nowhere)
      case .literal(let text, _): .literal(text, range: nowhere)
      default: part
      }
    }
  }
}

/// Functions and properties that look up a key, by the names that apps give them.
enum Localizer {
  private static let others: Set<String> = [
    "localizedcapitalized", "localizeduppercase", "localizedlowercase", "localizeddescription", "localizedstandardcontains",
    "localizedcasesensitivecompare", "localizedcompare",
  ]

  /// What names a text that is meant to be the same in every language.
  private static let denials = ["nonlocali", "notlocali", "unlocali"]

  static func isName(_ name: String) -> Bool {
    let name = name.lowercased()
    guard name.holdsBytes(of: "locali"), !denials.contains(where: name.holdsBytes) else { return false }
    if name.holdsBytes(of: "localizedstring") || name.holdsBytes(of: "localisedstring") { return true }
    return (name.hasPrefix("localiz") || name.hasPrefix("localis")) && !others.contains(name)
  }
}
