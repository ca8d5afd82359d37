extension CatalogReader {
  /// A localization's texts and how far they have got.
  typealias Localization = (value: StringValue, state: StringEntry.State)

  /// Reads one locale's `stringUnit`, `variations`, `substitutions` or `stringSet`; nil where it has none of them.
  mutating func localization(_ node: DocumentNode) -> Localization? {
    guard isMapping(node, "a localization") else { return nil }
    var variants: [StringValue.Variant] = []
    var states: [StringEntry.State] = []
    var substitutions: [StringValue.Substitution] = []
    collect(node, selectors: [], into: &variants, &states)
    for (name, value) in node.members {
      if name.matches("substitutions") {
        if isMapping(value, "substitutions") { substitutions = value.members.compactMap { substitution($0, $1, &states) } }
      } else if name.matches("stringSet") {
        collectSet(value, into: &variants, &states)
      }
    }
    guard let first = variants.first else { return nil }
    let state = Self.overall(states)
    if variants.count == 1, first.selectors.isEmpty, substitutions.isEmpty { return (.plain(first.text), state) }
    return (.varied(variants, substitutions: substitutions), state)
  }

  /// New where nothing is more than new; else to be reviewed where any part is.
  private static func overall(_ states: [StringEntry.State]) -> StringEntry.State {
    if states.allSatisfy({ $0 == .new }) { return .new }
    return states.contains(.needsReview) ? .needsReview : .translated
  }

  /// The texts of a `stringUnit` and of `variations` nested in any order.
  private mutating func collect(
    _ node: DocumentNode, selectors: [StringValue.Selector], into variants: inout [StringValue.Variant],
    _ states: inout [StringEntry.State]
  ) {
    for (name, value) in node.members {
      if name.matches("stringUnit") {
        guard let unit = stringUnit(value) else { continue }
        variants.append(.init(selectors: selectors, text: unit.text))
        states.append(unit.state)
      } else if name.matches("variations"), isMapping(value, "variations") {
        for (dimension, cases) in value.members {
          guard let select = Self.dimension(dimension), isMapping(cases, "variations") else { continue }
          for (name, value) in cases.members where isMapping(value, "a variation") {
            collect(value, selectors: selectors + [select(name.text ?? "")], into: &variants, &states)
          }
        }
      }
    }
  }

  private static func dimension(_ node: DocumentNode) -> ((String) -> StringValue.Selector)? {
    if node.matches("plural") { return { .plural($0) } }
    if node.matches("device") { return { .device($0) } }
    if node.matches("width") { return { .width($0) } }
    return nil
  }

  private mutating func stringUnit(_ node: DocumentNode) -> (text: LocatedText, state: StringEntry.State)? {
    guard isMapping(node, "stringUnit") else { return nil }
    var state = StringEntry.State.translated
    var value: LocatedText?
    for (name, member) in node.members {
      if name.matches("state") {
        state = text(member, "state").flatMap(StringEntry.State.init) ?? .translated
      } else if name.matches("value") {
        if value != nil { report("\"value\" stands here already", at: name) }
        value = LocatedText(text(member, "value") ?? "", at: member.range)
      }
    }
    if value == nil, state != .new { report("a \"stringUnit\" needs a \"value\"", at: node, length: 1) }
    return (value ?? LocatedText("", at: node.range), state)
  }

  private mutating func substitution(
    _ name: DocumentNode, _ node: DocumentNode, _ states: inout [StringEntry.State]
  ) -> StringValue.Substitution? {
    guard isMapping(node, "a substitution") else { return nil }
    var substitution = StringValue.Substitution(name: name.text ?? "", forms: [])
    for (field, value) in node.members {
      if field.matches("argNum") {
        substitution.argument = value.integer
        if value.integer == nil { report("\"argNum\" is a whole number", at: value) }
      } else if field.matches("formatSpecifier") {
        substitution.specifier = text(value, "formatSpecifier")
      }
    }
    collect(node, selectors: [], into: &substitution.forms, &states)
    return substitution
  }

  /// The phrases of an App Shortcut, which are texts of equal rank.
  private mutating func collectSet(
    _ node: DocumentNode, into variants: inout [StringValue.Variant], _ states: inout [StringEntry.State]
  ) {
    guard isMapping(node, "stringSet") else { return }
    let state = node["state"]?.text.flatMap(StringEntry.State.init) ?? .translated
    for phrase in node["values"]?.elements ?? [] {
      guard let text = text(phrase, "values") else { continue }
      variants.append(.init(selectors: [], text: LocatedText(text, at: phrase.range)))
      states.append(state)
    }
  }
}

extension CatalogReader {
  /// Adds a fault, unless the document's reader has reported the node.
  mutating func report(_ message: String, at node: DocumentNode, length: Int? = nil) {
    guard node.kind != .invalid else { return }
    let range = node.range
    let end = length.map { Int(range.start) + $0 } ?? Int(range.end)
    faults.append(Fault(.syntax, message, at: SourceRange(file: range.file, start: Int(range.start), end: end)))
  }

  /// Whether a node is a mapping; a fault where it is not.
  mutating func isMapping(_ node: DocumentNode, _ name: String) -> Bool {
    if node.kind == .mapping { return true }
    report("\"\(name)\" is a map, not \(node.kindName)", at: node)
    return false
  }

  /// A text; a fault where the node is none.
  mutating func text(_ node: DocumentNode, _ name: String) -> String? {
    if let text = node.text { return text }
    report("\"\(name)\" is a text, not \(node.kindName)", at: node)
    return nil
  }
}
