/// The placeholders of a text, and how they differ from another's.
struct PlaceholderList {
  private let specifiers: [FormatSpecifier]
  private let text: String

  init(of text: String) {
    specifiers = FormatSpecifier.all(in: text)
    self.text = text
  }

  /// Whether the text asks for no values.
  var isEmpty: Bool { specifiers.isEmpty }
  /// How many values the text asks for.
  var count: Int { arguments.count }

  /// Whether both ask for the same values; with `withoutNumber`, whether they do so but for one number that this one leaves out.
  func fits(_ source: PlaceholderList, withoutNumber: Bool = false) -> Bool {
    guard withoutNumber else { return Self.match(arguments, source.arguments) }
    let isPositional = specifiers.contains(where: \.isPositional)
    return source.arguments.filter { $0.value.kind.isNumeric }.keys.contains { number in
      var rest = source.arguments
      rest[number] = nil
      if Self.match(arguments, rest) { return true }
      guard !isPositional else { return false }
      // Without their numbers, the arguments behind the one left out move up by one.
      let movedUp = rest.map { ($0.key > number ? $0.key - 1 : $0.key, $0.value) }
      return Self.match(arguments, Dictionary(movedUp, uniquingKeysWith: { first, _ in first }))
    }
  }

  /// Whether a word stands behind a number where the source text has a placeholder: *%d websites* for *%d %@*.
  func writesOutNoun(of source: PlaceholderList) -> Bool {
    guard count + 1 == source.count,
      let noun = zip(source.specifiers, source.specifiers.dropFirst()).first(where: { number, noun in
        number.kind.isNumeric && noun.kind == .object && noun.range.lowerBound - number.range.upperBound == 1
          && source.text.utf8.dropFirst(number.range.upperBound).first == UInt8(ascii: " ")
      })
    else { return false }
    var rest = source.arguments
    rest[noun.1.argument] = nil
    let behind = specifiers.first { $0.argument == noun.0.argument }.map { text.utf8.dropFirst($0.range.upperBound) }
    guard let behind, Self.match(arguments, rest) else { return false }
    return Substring(behind).drop { $0 == " " || $0 == "\u{A0}" }.first?.isLetter == true
  }

  /// Whether it lacks no more than what the source text joins to words, behind other values, which is an ending: *%d photo%@*, or that
  /// of a day in a pattern of dates: *MMM d'%@'*.
  func leavesOutEndings(of source: PlaceholderList) -> Bool {
    let bytes = Array(source.text.utf8)
    var rest = source.arguments
    for (number, ending) in zip(source.specifiers, source.specifiers.dropFirst())
    where number.kind.isNumeric && ending.kind == .object {
      let (start, end) = (ending.range.lowerBound, ending.range.upperBound)
      guard start > 2, bytes[(start - 3)..<start].allSatisfy(\.isLetter), end == bytes.count || !bytes[end].isWordByte else {
        continue
      }
      rest[ending.argument] = nil
    }
    for ending in source.specifiers where ending.kind == .object {
      let before = bytes[..<ending.range.lowerBound]
      if before.suffix(2).elementsEqual("d'".utf8), bytes[ending.range.upperBound...].first == UInt8(ascii: "'") {
        rest[ending.argument] = nil
      }
    }
    return rest.count < source.arguments.count && Self.match(arguments, rest)
  }

  /// Whether all placeholders of both are of one kind and this has some of them: the values may be the same.
  func mayRepeat(_ source: PlaceholderList) -> Bool {
    !isEmpty && Self.kinds(source.arguments).count == 1 && Self.kinds(arguments).keys == Self.kinds(source.arguments).keys
  }

  /// What is wrong with the placeholders of a text that does not fit its source text, in a sentence.
  func difference(from source: PlaceholderList) -> String {
    let own = arguments
    let expected = source.arguments
    if let beyond = own.keys.max(), beyond > expected.count, own.count <= expected.count,
      specifiers.contains(where: \.isPositional)
    {
      return Wording.beyond(own[beyond]!.text, count: expected.count)
    }
    if own.count == expected.count, Self.kinds(own) == Self.kinds(expected) {
      return Wording.order(own.sorted { $0.key < $1.key }.map(\.value.text))
    }
    let changed = own.keys.sorted().first { key in expected[key].map { !$0.kind.matches(own[key]!.kind) } ?? false }
    if own.count == expected.count, let changed { return Wording.type(own[changed]!.text, expected[changed]!.text) }
    let missing = expected.keys.sorted().first { own[$0] == nil }.map { expected[$0]!.text }
    let extra = own.keys.sorted().first { expected[$0] == nil }.map { own[$0]!.text }
    if own.count < expected.count, let parted { return Wording.parted(parted) }
    if own.count < expected.count, mayRepeat(source) {
      return Wording.fewer(own[own.keys.min()!]!.text, own.count, expected.count)
    }
    if own.count < expected.count { return Wording.missing(unmatched(expected, own) ?? missing ?? "") }
    return Wording.extra(unmatched(own, expected) ?? extra ?? "")
  }

  /// Whether a blank fell into a placeholder, which CoreFoundation takes as a flag.
  var isParted: Bool { parted != nil }

  private var parted: String? { FormatSpecifier.parted(in: text) }

  /// What fills the places, by argument; an argument that is used twice is there once.
  private var arguments: [Int: FormatSpecifier] {
    Dictionary(specifiers.map { ($0.argument, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func match(_ left: [Int: FormatSpecifier], _ right: [Int: FormatSpecifier]) -> Bool {
    left.count == right.count && left.allSatisfy { key, value in right[key].map { $0.kind.matches(value.kind) } ?? false }
  }

  /// How often each kind of value is asked for.
  private static func kinds(_ arguments: [Int: FormatSpecifier]) -> [FormatSpecifier.Kind: Int] {
    Dictionary(arguments.values.map { ($0.kind, 1) }, uniquingKeysWith: +)
  }

  /// The first placeholder of a kind that the others have fewer of.
  private func unmatched(_ arguments: [Int: FormatSpecifier], _ others: [Int: FormatSpecifier]) -> String? {
    let counts = Self.kinds(arguments)
    let otherCounts = Self.kinds(others)
    return arguments.sorted { $0.key < $1.key }.last { counts[$0.value.kind]! > otherCounts[$0.value.kind] ?? 0 }?.value.text
  }
}

private enum Wording {
  static func parted(_ specifier: String) -> String {
    "A blank fell into the placeholder “\(specifier)”; take it out, as in the source text."
  }

  static func missing(_ specifier: String) -> String {
    "The placeholder “\(specifier)” of the source text is missing, so its value is not shown; add it."
  }

  static func fewer(_ specifier: String, _ count: Int, _ expected: Int) -> String {
    "Of the source text’s \(expected) placeholders “\(specifier)” this has \(count); unless their values are the same, one is not shown."
  }

  static func extra(_ specifier: String) -> String {
    "The placeholder “\(specifier)” has no counterpart in the source text, which can crash the app; take it out, unless it is the source text that has lost it."
  }

  static func beyond(_ specifier: String, count: Int) -> String {
    "The placeholder “\(specifier)” asks for more values than the source text, which has \(count); correct its number."
  }

  static func type(_ own: String, _ source: String) -> String {
    "The placeholder “\(own)” is “\(source)” in the source text; another type can crash the app, so write “\(source)”."
  }

  static func order(_ specifiers: [String]) -> String {
    "The placeholders \(listed(specifiers.map { "“\($0)”" })) stand in another order than in the source text; "
      + "number them, as in “%2$@”, to say which value goes where."
  }
}
