/// Reads the typed fields of a document and collects what is wrong with them.
struct FieldReader {
  private(set) var faults: [Fault]

  /// A member of a mapping whose name is known.
  struct Member {
    let name: String
    let key: DocumentNode
    let value: DocumentNode
  }

  init(faults: [Fault] = []) {
    self.faults = faults
  }

  mutating func report(_ message: String, at range: SourceRange) {
    faults.append(Fault(.syntax, message, at: range))
  }

  /// Reports a node that is not what it should be, unless the document's reader has reported it.
  mutating func report(_ message: String, about node: DocumentNode, at range: SourceRange) {
    if node.kind != .invalid { report(message, at: range) }
  }

  /// The members of a mapping, each name once; a fault for every other one and where the node is no mapping.
  mutating func members(of node: DocumentNode, _ what: String) -> [Member] {
    guard node.kind == .mapping else {
      report("\(what) is a map, not \(node.kindName)", about: node, at: node.range)
      return []
    }
    var seen: Set<ExactString> = []
    var members: [Member] = []
    for (key, value) in node.members {
      guard let name = key.text else {
        report("a key is a text, not \(key.kindName)", at: key.range)
        continue
      }
      if seen.insert(ExactString(name)).inserted {
        members.append(Member(name: name, key: key, value: value))
      } else {
        report("the key \"\(name)\" stands in this map already", at: key.range)
      }
    }
    return members
  }

  /// The members of a mapping that has no others than those known.
  mutating func members(of node: DocumentNode, _ what: String, known: [String]) -> [Member] {
    members(of: node, what).filter { member in
      if known.contains(member.name) { return true }
      reportUnknownKey(member, known: known)
      return false
    }
  }

  mutating func reportUnknownKey(_ member: Member, known: [String]) {
    report("unknown key \"\(member.name)\"" + NearestName.hint(for: member.name, in: known), at: member.key.range)
  }

  /// A text that is not empty.
  mutating func string(_ member: Member) -> String? {
    guard let text = member.value.text, !text.isEmpty else {
      let found = member.value.text == nil ? member.value.kindName : "an empty one"
      report("\"\(member.name)\" is a text, not \(found)", about: member.value, at: place(of: member))
      return nil
    }
    return text
  }

  mutating func bool(_ member: Member) -> Bool? {
    guard let value = member.value.bool else {
      report("\"\(member.name)\" is true or false", about: member.value, at: place(of: member))
      return nil
    }
    return value
  }

  mutating func positiveInteger(_ member: Member) -> Int? {
    guard let value = member.value.integer, value > 0 else {
      report("\"\(member.name)\" is a whole number above 0", about: member.value, at: place(of: member))
      return nil
    }
    return value
  }

  /// The texts of a list; a single text is a list of one, nothing an empty one.
  mutating func strings(_ member: Member) -> [LocatedText] {
    if member.value.kind == .null { return [] }
    let nodes = member.value.kind == .sequence ? member.value.elements : [member.value]
    return nodes.compactMap { node in
      if let text = node.scalarText { return LocatedText(text, at: node.range) }
      report("\"\(member.name)\" is a list of texts; found \(node.kindName)", about: node, at: node.range)
      return nil
    }
  }

  /// One of several words.
  mutating func choice<Value>(_ member: Member, among values: [(name: String, value: Value)]) -> Value? {
    guard let text = string(member) else { return nil }
    if let found = values.first(where: { $0.name == text }) { return found.value }
    let names = values.map(\.name)
    let hint = NearestName.hint(for: text, in: names)
    report("\"\(member.name)\" is \(Self.list(names)), not \"\(text)\"" + hint, at: member.value.range)
    return nil
  }

  /// Several words of a list, each one of those known.
  mutating func choices<Value>(_ member: Member, among values: [(name: String, value: Value)]) -> [Value] {
    strings(member).compactMap { text in
      if let found = values.first(where: { $0.name == text.text }) { return found.value }
      let names = values.map(\.name)
      let hint = NearestName.hint(for: text.text, in: names)
      report("\"\(member.name)\" holds \(Self.list(names)), not \"\(text.text)\"" + hint, at: text.range)
      return nil
    }
  }

  /// Sample values by key: a map from keys to lists of texts.
  mutating func arguments(_ member: Member) -> [String: [String]] {
    if member.value.kind == .null { return [:] }
    var arguments: [String: [String]] = [:]
    for sample in members(of: member.value, "\"\(member.name)\"") {
      arguments[sample.name] = strings(sample).map(\.text)
    }
    return arguments
  }

  /// Where to point for a value: the key where the value is nothing.
  func place(of member: Member) -> SourceRange {
    member.value.kind == .null ? member.key.range : member.value.range
  }

  /// `alert, action-sheet or confirmation-dialog`.
  static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
