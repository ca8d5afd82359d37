/// The whole texts that a value with plural and device variants can show.
enum FormatExpansion {
  /// How many texts of one value are looked at.
  static let limit = 64
  /// How many variables of one text are replaced: they may name each other, and so grow without bound.
  private static let replacements = 256

  /// Every text that an entry can show, what a person most often sees first.
  static func variants(of entry: StringEntry) -> [Copy.Variant] {
    variants(of: entry.value).map { variant in
      guard variant.range == entry.keyRange else { return variant }
      var own = variant
      own.standsAtKey = true
      return own
    }
  }

  /// Every text that a value can show, what a person most often sees first.
  static func variants(of value: StringValue) -> [Copy.Variant] {
    switch value {
    case .plain(let located):
      return [Copy.Variant(located.text, range: located.range)]
    case .varied(let formats, let substitutions):
      let named = Dictionary(substitutions.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
      let all = byRank(formats).flatMap { expand($0, named) }
      return Array(byRank(all).prefix(limit))
    }
  }

  /// A format with its variables replaced: all by their `other` forms, then each in turn by each of its further forms.
  private static func expand(
    _ format: StringValue.Variant, _ substitutions: [String: StringValue.Substitution]
  ) -> [Copy.Variant] {
    let names = reachable(from: format.text.text, substitutions)
    guard !names.isEmpty else {
      return [Copy.Variant(format.text.text, selectors: format.selectors, range: format.text.range)]
    }
    let usual = Dictionary(uniqueKeysWithValues: names.map { ($0, byRank(substitutions[$0]!.forms).first) })
    var variants: [Copy.Variant] = []
    for name in names.prefix(limit) {
      for form in byRank(substitutions[name]!.forms).dropFirst(variants.isEmpty ? 0 : 1).prefix(limit) {
        var choice = usual
        choice[name] = form
        var budget = replacements
        let parts = parts(of: format.text, choice, substitutions, budget: &budget)
        let isWhole = tokens(in: format.text.text).first?.range == 0..<format.text.text.utf8.count
        var variant = Copy.Variant(
          parts.map(\.text).joined(), selectors: format.selectors + form.selectors,
          range: isWhole ? form.text.range : format.text.range)
        variant.parts = parts
        variants.append(variant)
      }
    }
    return variants
  }

  /// The variables that a format names, and those that their forms name, each once.
  private static func reachable(
    from format: String, _ substitutions: [String: StringValue.Substitution]
  ) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    var texts = [format]
    while let text = texts.popLast() {
      for name in tokens(in: text).map(\.name) where substitutions[name]?.forms.isEmpty == false && seen.insert(name).inserted {
        names.append(name)
        texts.append(contentsOf: substitutions[name]!.forms.map(\.text.text))
      }
    }
    return names
  }

  /// The stretches of a format with each `%#@name@` replaced by its form, and `%arg` in a form by the number's specifier.
  private static func parts(
    of text: LocatedText, specifier: String? = nil, _ choice: [String: StringValue.Variant?],
    _ substitutions: [String: StringValue.Substitution], budget: inout Int, depth: Int = 0
  ) -> [Copy.Variant.Part] {
    var all: [Copy.Variant.Part] = []
    var position = 0
    for token in depth < 4 ? tokens(in: text.text) : [] {
      guard budget > 0, let form = choice[token.name] ?? nil, let substitution = substitutions[token.name] else { continue }
      budget -= 1
      all += stretches(of: text, position..<token.range.lowerBound, specifier)
      all += parts(
        of: form.text, specifier: Self.specifier(of: substitution), choice, substitutions, budget: &budget, depth: depth + 1)
      position = token.range.upperBound
    }
    return all + stretches(of: text, position..<text.text.utf8.count, specifier)
  }

  /// A stretch, taken apart where a specifier takes the place of `%arg`.
  private static func stretches(
    of source: LocatedText, _ range: Range<Int>, _ specifier: String?
  ) -> [Copy.Variant.Part] {
    let bytes = Array(source.text.utf8)
    var parts: [Copy.Variant.Part] = []
    var start = range.lowerBound
    func add(upTo end: Int) {
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      parts.append(Copy.Variant.Part(source: source, range: start..<end, text: text))
    }
    guard let specifier else {
      add(upTo: range.upperBound)
      return parts
    }
    for place in range where place >= start && bytes[place..<range.upperBound].starts(with: "%arg".utf8) {
      add(upTo: place)
      parts.append(Copy.Variant.Part(source: source, range: nil, text: specifier))
      start = place + 4
    }
    add(upTo: range.upperBound)
    return parts
  }

  private static func specifier(of substitution: StringValue.Substitution) -> String {
    let position = substitution.argument.map { "\($0)$" } ?? ""
    return "%" + position + (substitution.specifier ?? "lld")
  }

  /// Each `%#@name@` or `%1$#@name@` of a format with its offsets in UTF-8.
  private static func tokens(in text: String) -> [(name: String, range: Range<Int>)] {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return [] }
    let bytes = Array(text.utf8)
    var tokens: [(name: String, range: Range<Int>)] = []
    var index = 0
    while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")), percent + 1 < bytes.count {
      let mark = bytes[(percent + 1)...].firstIndex { !((0x30...0x39).contains($0) || $0 == UInt8(ascii: "$")) } ?? bytes.count
      if bytes[mark...].starts(with: "#@".utf8), let end = bytes[(mark + 2)...].firstIndex(of: UInt8(ascii: "@")) {
        tokens.append((String(decoding: bytes[(mark + 2)..<end], as: UTF8.self), percent..<(end + 1)))
        index = end + 1
      } else {
        index = percent + (bytes[percent + 1] == UInt8(ascii: "%") ? 2 : 1)
      }
    }
    return tokens
  }

  private static func byRank<Item: Selected>(_ items: [Item]) -> [Item] {
    guard items.count > 1 else { return items }
    return items.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
  }
}

/// Something that selectors choose.
private protocol Selected {
  var selectors: [StringValue.Selector] { get }
}

extension Selected {
  /// How far from what a person most often sees: the iPhone, the `other` category.
  fileprivate var rank: Int {
    selectors.reduce(0) { sum, selector in
      switch selector {
      case .plural("other"), .device("iphone"), .width: sum
      case .device("other"): sum + 1
      case .plural, .device: sum + 2
      }
    }
  }
}

extension StringValue.Variant: Selected {}
extension Copy.Variant: Selected {}
