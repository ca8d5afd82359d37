/// Writes Swift code that gives a draft's texts.
struct SwiftStrings {
  /// A value that fills a placeholder.
  struct Value {
    /// The name of the parameter that takes it.
    let name: String
    let type: String
  }

  /// The enumeration that holds the texts.
  let typeName: String
  private let draft: DraftProject
  /// The members by key.
  private let members: [ExactString: String]

  init(_ draft: DraftProject) {
    self.draft = draft
    typeName = SwiftName.type(draft.table) + "Strings"
    var names = SwiftNames()
    var members: [ExactString: String] = [:]
    for text in draft.texts where members[ExactString(text.key)] == nil {
      members[ExactString(text.key)] = names.unused(SwiftName.member(text.key))
    }
    self.members = members
  }

  var code: String {
    var seen: Set<ExactString> = []
    let texts = draft.texts.filter { seen.insert(ExactString($0.key)).inserted }
    return """
      /// The texts of the table `\(draft.table)`.
      enum \(typeName) {
      \(texts.map(member).joined(separator: "\n\n"))
      }
      """
  }

  /// The values of a text's placeholders, in the order of its arguments.
  func values(of text: DraftText, named name: String = "value") -> [Value] {
    var kinds: [Int: FormatSpecifier.Kind] = [:]
    for specifier in specifiers(of: text) { kinds[specifier.argument] = specifier.kind }
    guard let last = kinds.keys.max() else { return [] }
    return (1...last).map { argument in
      Value(name: argument == 1 ? name : "\(name)\(argument)", type: Self.type(of: kinds[argument] ?? .object))
    }
  }

  /// An expression that gives a text, its values by their names.
  func expression(_ text: DraftText, values: [Value]) -> String {
    let member = "\(typeName).\(members[ExactString(text.key)] ?? "")"
    return values.isEmpty ? member : "\(member)(\(values.map(\.name).joined(separator: ", ")))"
  }

  private func specifiers(of text: DraftText) -> [FormatSpecifier] {
    FormatSpecifier.all(in: text.words(in: draft.sourceLocale) ?? "")
  }

  private static func type(of kind: FormatSpecifier.Kind) -> String {
    switch kind {
    case .integer, .number: "Int"
    case .floating: "Double"
    case .object, .character, .cString, .pointer: "String"
    }
  }

  private func member(_ text: DraftText) -> String {
    let values = values(of: text)
    let words = text.words(in: draft.sourceLocale) ?? ""
    let note = "  /// \(words.map { $0.isNewline ? " " : String($0) }.joined())\n"
    let name = SwiftName.escaped(members[ExactString(text.key)] ?? "")
    guard !values.isEmpty else {
      return note + "  static var \(name): String { \(localized(text, defaultValue: Self.literal(words))) }"
    }
    let parameters = values.map { "_ \($0.name): \($0.type)" }.joined(separator: ", ")
    return note + "  static func \(name)(\(parameters)) -> String {\n    \(body(of: text, words, values))\n  }"
  }

  /// Values interpolated into a default value are taken in their order. Where the source text has another, its format is filled.
  private func body(of text: DraftText, _ words: String, _ values: [Value]) -> String {
    let specifiers = specifiers(of: text)
    guard specifiers.map(\.argument) == Array(1...values.count) else {
      let format =
        "NSLocalizedString(\(Self.literal(text.key)), tableName: \(Self.literal(draft.table)), comment: \"\")"
      return "String(format: \(format), locale: .current, \(values.map(\.name).joined(separator: ", ")))"
    }
    let bytes = Array(words.utf8)
    var literal = ""
    var start = 0
    for (specifier, value) in zip(specifiers, values) {
      literal += Self.unescaped(bytes[start..<specifier.range.lowerBound]) + "\\(\(value.name))"
      start = specifier.range.upperBound
    }
    return localized(text, defaultValue: "\"\(literal + Self.unescaped(bytes[start...]))\"")
  }

  private static func literal(_ text: String) -> String { CharacterEscapes.swift.quoted(text) }

  /// A part of a format as a part of a literal.
  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    CharacterEscapes.swift.escaped(String(decoding: bytes, as: UTF8.self).replacing("%%", with: "%"))
  }

  private func localized(_ text: DraftText, defaultValue: String) -> String {
    "String(localized: \(Self.literal(text.key)), defaultValue: \(defaultValue), table: \(Self.literal(draft.table)))"
  }
}
