/// The texts of a string catalog, each at its key and its locale.
struct CatalogSaving {
  private let file: SourceFile
  private let root: DocumentNode

  init(_ file: SourceFile) throws(TextSaving.Refusal) {
    let read = JSONReader.read(file)
    // What stands between members is known of valid JSON only.
    guard read.faults.isEmpty else { throw .unwritable }
    self.file = file
    root = read.value.root
  }

  /// A way down the maps of a catalog, as far as the file has it.
  private struct Place {
    var node: DocumentNode
    /// The names of maps that are not there.
    var missing: ArraySlice<String>
  }

  /// What makes a text stand in its locale, marked as translated.
  ///
  /// - Parameter model: What the source language has for the key.
  func edits(for edit: TextEdit, model: StringEntry?) throws(TextSaving.Refusal) -> [SourceEdit] {
    guard let key = root["strings"]?.member(edit.address.key.text), key.kind == .mapping else { throw .unknownKey }
    let names = path(to: edit.address)
    let place = place(of: names, from: key)
    guard place.missing.isEmpty else { return [try insertion(of: edit, at: place, model: model)] }
    return try edits(of: place.node, to: edit.text)
  }

  private func path(to address: TextAddress) -> [String] {
    let form = address.form
    var names = ["localizations", address.locale.identifier]
    if let name = form.substitution { names += ["substitutions", name] }
    for selector in form.selectors {
      switch selector {
      case .plural(let name): names += ["variations", "plural", name]
      case .device(let name): names += ["variations", "device", name]
      case .width(let name): names += ["variations", "width", name]
      }
    }
    return names + ["stringUnit"]
  }

  private func place(of names: [String], from key: DocumentNode) -> Place {
    var place = Place(node: key, missing: names[...])
    while let name = place.missing.first {
      let isLocale = names.count - place.missing.count == 1
      let next = place.node.members.reversed().first { member in
        guard let text = member.key.text else { return false }
        return isLocale ? LocaleTag(text) == LocaleTag(name) : text == name
      }
      guard let next else { return place }
      place = Place(node: next.value, missing: place.missing.dropFirst())
    }
    return place
  }

  // MARK: A text that is there

  private func edits(of unit: DocumentNode, to text: String) throws(TextSaving.Refusal) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    if let state = unit["state"], state.text != "translated", state.kind.isText {
      edits.append(file.edit(state.range.offsets, to: "translated"))
    }
    guard let value = unit["value"] else {
      let writer = CatalogWriter(file, beside: unit)
      return edits + [writer.member("value", .text(text), in: unit)]
    }
    guard let written = WrittenText(in: file, at: value.range) else { throw .structure }
    let own = written.text == text ? [] : written.edits(to: text)
    guard written.text == text || !own.isEmpty else { throw .unreadable }
    return edits + own
  }

  // MARK: A text that is new

  private func insertion(of edit: TextEdit, at place: Place, model: StringEntry?) throws(TextSaving.Refusal) -> SourceEdit {
    guard place.node.kind == .mapping, let name = place.missing.first else { throw .structure }
    // A variable's number and format are set up beside its first form.
    if place.missing.contains("substitutions") || name == edit.address.form.substitution { throw .structure }
    if case .varied(_, let substitutions)? = model?.value, !substitutions.isEmpty, place.missing.count > 3 { throw .structure }
    let unit = CatalogWriter.Value.map([("state", .text("translated")), ("value", .text(edit.text))])
    let value = place.missing.dropFirst().reversed().reduce(unit) { inner, name in .map([(name, inner)]) }
    let writer = CatalogWriter(file, beside: place.node)
    let other = place.node.members.first {
      ($0.key.text == "stringUnit") != (name == "stringUnit") && ["stringUnit", "variations"].contains($0.key.text)
    }
    // A text varies or it does not: what was there before makes room.
    if let other, name == "variations" || name == "stringUnit", name != other.key.text {
      return file.edit(writer.whole(other), to: writer.written(name, value, in: place.node))
    }
    return writer.member(name, value, in: place.node)
  }
}

/// Writes members of a catalog's maps as the file writes its own.
struct CatalogWriter {
  /// What a member holds.
  indirect enum Value {
    case text(String)
    case map([(name: String, value: Value)])
  }

  typealias Member = (key: DocumentNode, value: DocumentNode)

  private let file: SourceFile
  /// Nil where members stand on one line.
  private let lineEnd: String?
  private let unit: String
  private let colon: String

  /// - Parameter node: A map that is to hold the member, or stands around it.
  init(_ file: SourceFile, beside node: DocumentNode) {
    self.file = file
    let isOnLines = file.text.prefix(4096).contains(0x0A)
    lineEnd = isOnLines ? file.lineEnd : nil
    let root = JSONReader.read(file).value.root
    let first = root.members.first { _ in true }
    unit = first.map { file.indentation(at: Int($0.key.range.start)) } ?? "  "
    colon = first.map { Self.colon(of: $0, in: file) } ?? " : "
  }

  private static func colon(of member: Member, in file: SourceFile) -> String {
    let start = Int(member.value.range.start) - (member.value.kind.isText ? 1 : 0)
    return file.string(at: Int(member.key.range.end) + 1..<start)
  }

  /// A member put where the map's order wants it.
  func member(_ name: String, _ value: Value, in map: DocumentNode) -> SourceEdit {
    let members = map.members.map(\.self)
    let written = written(name, value, in: map)
    guard let next = place(of: name, among: members) else {
      guard let last = members.last else {
        let end = lineEnd.map { $0 + file.indentation(at: Int(map.range.start)) } ?? ""
        return file.edit(Int(map.range.start) + 1..<Int(map.range.end) - 1, to: start(in: map) + written + end)
      }
      let end = Int(whole(last).upperBound)
      return file.edit(end..<end, to: "," + start(in: map) + written)
    }
    let start = Int(members[next].key.range.start) - 1
    return file.edit(start..<start, to: written + "," + (lineEnd == nil ? "" : self.start(in: map)))
  }

  /// A member's key and value, quotation marks included.
  func whole(_ member: Member) -> Range<Int> {
    Int(member.key.range.start) - 1..<Int(member.value.range.end) + (member.value.kind.isText ? 1 : 0)
  }

  /// Before which member a new one stands; nil to put it last.
  private func place(of name: String, among members: [Member]) -> Int? {
    let names = members.map { $0.key.text ?? "" }
    guard names == names.sorted(by: Self.precedes) else { return nil }
    return names.firstIndex { Self.precedes(name, $0) }
  }

  /// The order in which Xcode has keys: without regard to case.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    (left.lowercased(), left) < (right.lowercased(), right)
  }

  /// A member as the map has it.
  func written(_ name: String, _ value: Value, in map: DocumentNode) -> String {
    text(name) + colon + text(value, indent: file.indentation(at: Int(map.range.start)) + unit)
  }

  private func start(in map: DocumentNode) -> String {
    lineEnd.map { $0 + file.indentation(at: Int(map.range.start)) + unit } ?? ""
  }

  private func text(_ value: Value, indent: String) -> String {
    switch value {
    case .text(let text): return self.text(text)
    case .map(let members):
      let inner = lineEnd.map { $0 + indent + unit } ?? ""
      let all = members.map { inner + text($0.name) + colon + text($0.value, indent: indent + unit) }
      return "{" + all.joined(separator: ",") + (lineEnd.map { $0 + indent } ?? "") + "}"
    }
  }

  private func text(_ text: String) -> String { CharacterEscapes.json.quoted(text) }
}

extension DocumentNode {
  /// The value of the last member of a name.
  fileprivate func member(_ name: String) -> DocumentNode? {
    var found: DocumentNode?
    for member in members where member.key.text.map({ ExactString($0) == ExactString(name) }) ?? false { found = member.value }
    return found
  }
}

extension Document.Kind {
  /// Whether it stands between quotation marks.
  fileprivate var isText: Bool { self == .string || self == .escapedString || self == .decodedString }
}
