internal import AlertKitCore

/// Cells of tables and collections that code registers, and that no code asks for.
extension Reach {
  private static let cells: Set<String> = [
    "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView",
  ]

  /// Whether a type is a cell that code names only to register it, and all names by which cells are asked for are known and others.
  mutating func isNeverDequeued(_ name: String) -> Bool {
    guard let interfaces, let identifiers, let path = program.path(of: name, from: ""), program.type(path, isA: Self.cells),
      !Self.cells.contains(name), let asked = askedCells()
    else { return false }
    var search = CellSearch(name: name)
    // A storyboard makes its cells, and xibs are also loaded by their names.
    for number in interfaces.making[name] ?? [] {
      let file = interfaces.scenes[number].file
      guard !file.isStoryboard, identifiers.spelling(.xib) < .unknown else { return false }
      for xib in file.names {
        guard !interfaces.values.contains(xib) else { return false }
        for place in identifiers.places(of: xib, .xib, isType: false) {
          guard isForRegistering(place.offset, in: place.file, &search) else { return false }
        }
      }
    }
    search.add(name)
    while let (word, isLiteral) = search.next() {
      let files = filesMentioning(word)
      guard files.count <= Self.mostNaming else { return false }
      for file in files {
        for place in mentions(in: file).places(of: word) where !isLiteral || place.isInLiteral {
          if word != name, !isLiteral, place.isInLiteral { continue }
          if place.isInLiteral, isInProse(place.offset, word, in: file) { continue }
          if isOnlyAskedFor(place, word, in: file) { continue }
          guard isForRegistering(place.offset, in: file, &search, of: isLiteral ? nil : word) else { return false }
        }
      }
    }
    return search.texts.isDisjoint(with: asked)
  }

  /// Whether a literal is all of a constant that a file has for itself, by which code registers cells and asks for them alone:
  /// `private let reuseIdentifier = "PhotoCell"`.
  mutating func isReuseIdentifier(_ place: Int, in file: Int) -> Bool {
    guard isSwift(file), let constant = program.file(file).member(around: place), constant.isStored, constant.type.isEmpty,
      constant.declaration.isPrivate, constant.declaration.isConstant, case .string? = constant.declaration.value?.kind
    else { return false }
    let uses = mentions(in: file).places(of: constant.name).filter { !constant.declaration.range.holds($0.offset) }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        let label = program.files[file].text.withUnsafeBufferPointer { PropertyMention.label(ofNameAt: use.offset, in: $0) }
        return !use.isInLiteral && label.map { $0.hasSuffix("euseIdentifier") || $0 == "withIdentifier" } ?? false
      }
  }

  /// Whether a name at a place only registers a cell, or says by what name that is done.
  private mutating func isForRegistering(
    _ place: Int, in file: Int, _ search: inout CellSearch, of word: String? = nil
  ) -> Bool {
    guard isSwift(file) else { return false }
    let all = mentions(in: file)
    if all.scopes.contains(where: { text($0.name, in: file) == search.name && $0.start <= place && place < $0.end }) {
      return true
    }
    let around = program.file(file).member(around: place)
    if isGenerated(file) {
      // A generator's names of what code asks for by them.
      guard let word else { return true }
      guard let around, around.isVariable, around.declaration.nameRange != around.declaration.range else { return false }
      if word == search.name { search.add(around.name) }
      return true
    }
    if let around, let word, around.name == word, around.declaration.nameRange.holds(place) { return true }
    if let around, word == nil, around.isConstantText, around.declaration.value?.range.holds(place) ?? false {
      search.add(around.name)
      return true
    }
    let bytes = program.files[file].text
    let call = bytes.withUnsafeBufferPointer { $0.registering(around: place) }
    switch call {
    case .registering(let function, let arguments): return sees(arguments, of: function, &search)
    case .variable(let variable):
      guard let around, let body = around.declaration.body, let first = body.first, let last = body.last else { return false }
      let range = Int(first.range.start)..<Int(last.range.end)
      let uses = all.places(of: variable).filter { range.contains($0.offset) && !$0.isInLiteral && $0.offset > place }
      return uses.allSatisfy { use in
        guard
          case .registering(let function, let arguments) = bytes.withUnsafeBufferPointer({
            $0.registering(around: use.offset)
          })
        else { return false }
        return sees(arguments, of: function, &search)
      }
    case nil: return false
    }
  }

  /// Looks at the name by which a cell is registered; false where it is not known.
  private func sees(_ arguments: String, of function: String, _ search: inout CellSearch) -> Bool {
    guard let label = arguments.ranges(of: "euseIdentifier:").last else {
      // What the app's own functions register is known by the class; libraries' ask for it as well.
      return program.declarations(named: function)?.contains(where: \.isFunction) ?? false
    }
    let name = String(arguments[label.upperBound...]).cellName
    if name.contains("(") || name.contains("\\") {
      // `String(describing: Cell.self)`
      return CellName(name) == .type(search.name)
    }
    if let text = name.wholeText { return search.add(text: text) }
    var names = name.split { $0 == "." }.map { String($0.filter { $0.isLetter || $0.isNumber || $0 == "_" }) }
    if names.first == "R" {
      if names.last == "identifier" { names.removeLast() }
      search.add(names[names.count - 1])
      return true
    }
    guard let last = names.last else { return false }
    if names.count == 2, names[0] == search.name {
      for member in program.members(last, of: search.name) where member.isStored {
        guard case .string(let parts)? = member.declaration.value?.kind, parts.count == 1, case .text(let text) = parts[0]
        else { continue }
        _ = search.add(text: text)
      }
      return true
    }
    let declared = program.declarations(named: last) ?? []
    guard !declared.isEmpty, declared.allSatisfy({ $0.text != nil }) else { return false }
    search.add(last)
    return declared.allSatisfy { search.add(text: $0.text ?? "") }
  }

  /// The names of cases by which code asks for cells; nil where it asks for some by names that are not known.
  private mutating func askedCells() -> Set<String>? {
    if let known = knownCells { return known }
    var found: Set<String>? = []
    search: for word in Self.asking {
      for file in program.files(naming: [word]) where isOfApp(file) && !isGenerated(file) {
        for place in mentions(in: file).places(of: word) where !place.isInLiteral {
          let end = place.offset + word.utf8.count
          let argument = program.files[file].text.withUnsafeBufferPointer { $0.cellName(behind: end) }
          guard let argument else { continue }
          switch CellName(argument) {
          case .text, .type: break
          case .choice(let name): found?.insert(name)
          case .name(let name):
            if isKnownText(name, at: place.offset, in: file) { continue }
            found = nil
            break search
          case .unknown:
            found = nil
            break search
          }
        }
      }
    }
    knownCells = .some(found)
    return found
  }

  private static let asking = [
    "dequeueReusableCell", "dequeueReusableSupplementaryView", "dequeueReusableHeaderFooterView",
    "dequeueReusableCellWithIdentifier", "dequeueReusableCellWithReuseIdentifier",
    "dequeueReusableSupplementaryViewOfKind", "dequeueReusableHeaderFooterViewWithIdentifier",
  ]

  /// Whether a name stands for a text that is written out, as a variable of the same body or as a property.
  private mutating func isKnownText(_ name: String, at place: Int, in file: Int) -> Bool {
    guard let around = program.file(file).member(around: place) else { return false }
    let given = mentions(in: file).places(of: name).compactMap { use -> Bool? in
      guard around.declaration.range.holds(use.offset), !use.isInLiteral else { return nil }
      return program.files[file].text.withUnsafeBufferPointer { $0.givesText(behind: use.offset + name.utf8.count) }
    }
    if !given.isEmpty { return given.allSatisfy { $0 } }
    guard !around.declaration.parameters.contains(where: { $0.name == name }) else { return false }
    let declared = program.members(name, of: around.type) + program.members(name, of: "")
    return !declared.isEmpty && declared.allSatisfy { $0.text != nil && $0.declaration.isConstant }
  }

  private func isGenerated(_ file: Int) -> Bool { program.files[file].text.withUnsafeBufferPointer { $0.isGeneratedOfNames } }
}

extension Declared {
  /// The text that it starts with, if that is written out.
  fileprivate var text: String? {
    guard isVariable, case .string(let parts)? = declaration.value?.kind, parts.count == 1, case .text(let text) = parts[0]
    else { return nil }
    return text
  }
}

/// What is looked for to tell whether a cell is asked for.
private struct CellSearch {
  let name: String
  private(set) var texts: Set<String> = []
  private var names: Set<String> = []
  private var pending: [(word: String, isLiteral: Bool)] = []

  init(name: String) { self.name = name }

  mutating func add(_ name: String) {
    if names.insert(name).inserted { pending.append((name, false)) }
  }

  /// - Returns: Whether it is one word, as which it can be found.
  mutating func add(text: String) -> Bool {
    guard text.utf8.allSatisfy(\.isNamePart), !text.isEmpty else { return false }
    if texts.insert(text).inserted, text != name { pending.append((text, true)) }
    return true
  }

  mutating func next() -> (word: String, isLiteral: Bool)? { pending.popLast() }
}

/// The name by which code asks for a cell.
private enum CellName: Equatable {
  case text
  /// A type's own name, or what a type or a generator calls it.
  case type(String)
  /// A case whose raw value it is.
  case choice(String)
  case name(String)
  case unknown

  init(_ text: String) {
    if text.wholeText != nil {
      self = .text
      return
    }
    for (start, end) in [("String(describing:", ".self)"), ("NSStringFromClass(", ".self)"), ("\"\\(", ".self)\"")]
    where text.hasPrefix(start) && text.hasSuffix(end) {
      let type = String(text.dropFirst(start.count).dropLast(end.count)).trimmed
      self = type.startsUpper && type.utf8.allSatisfy(\.isNamePart) ? .type(type) : .unknown
      return
    }
    let names = text.split { $0 == "." }.map(String.init)
    guard let first = names.first, text.utf8.allSatisfy({ $0.isNamePart || $0 == UInt8(ascii: ".") }) else {
      self = .unknown
      return
    }
    if names.last == "rawValue" {
      self = first.startsUpper && names.count > 2 ? .choice(names[names.count - 2]) : .unknown
    } else if first.startsUpper || first == "Self" {
      self = names.count > 1 ? .type(first) : .unknown
    } else {
      self = names.count == 1 ? .name(first) : names.count == 2 && first == "self" ? .name(names[1]) : .unknown
    }
  }
}

/// What a place stands in that registers a cell.
private enum CellRegistering {
  case registering(function: String, arguments: String)
  /// What a variable holds.
  case variable(String)
}

extension String {
  /// A literal's text; nil for what has values in it or is none.
  fileprivate var wholeText: String? {
    let text = hasPrefix("@") ? String(dropFirst()) : self
    guard text.utf8.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
    let inner = text.dropFirst().dropLast()
    return inner.contains("\"") || inner.contains("\\") ? nil : String(inner)
  }

  /// The first argument of a list.
  fileprivate var cellName: String {
    var depth = 0
    let end = utf8.firstIndex { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      return depth < 0 || depth == 0 && (byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]"))
    }
    return String(self[..<(end ?? endIndex)]).trimmed
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The argument that a call which asks for a cell names it by; nil for what is given none, as functions of the app's own.
  fileprivate func cellName(behind end: Int) -> String? {
    let rest = text(end..<Swift.min(end + 1_000, count))
    if rest.hasPrefix(":") { return objectiveCName(String(rest.dropFirst())) }
    guard let opening = rest.firstIndex(of: "("), rest[..<opening].allSatisfy({ $0 == " " }) else { return nil }
    var depth = 0
    for index in rest[opening...].indices {
      switch rest[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth == 0 { return nil }
      if depth == 1, rest[index...].hasPrefix("dentifier:") {
        return String(rest[index...].dropFirst("dentifier:".count)).cellName
      }
    }
    // Longer calls are not read.
    return "?"
  }

  private func objectiveCName(_ rest: String) -> String {
    let name = rest.cellName
    if let label = name.firstRange(of: "euseIdentifier:") {
      return objectiveCName(String(name[label.upperBound...]))
    }
    return String(name.prefix { !$0.isWhitespace })
  }

  /// The call that registers a cell whose arguments hold a place, `register(UINib(nibName: "Cell", bundle: nil), …)`, or the variable that
  /// such a call is given.
  fileprivate func registering(around place: Int) -> CellRegistering? {
    var index = place - 1
    var depth = 0
    var isXib = false
    while index >= 0, place - index < 400 {
      switch self[index] {
      case UInt8(ascii: ")"): depth += 1
      case UInt8(ascii: "("):
        depth -= 1
        guard depth < 0 else { break }
        depth = 0
        guard let word = wordBefore(index) else { return nil }
        let name = text(word)
        if name.hasPrefix("register") {
          // A declaration takes, and gives nothing.
          if let before = wordBefore(word.lowerBound), text(before) == "func" { return nil }
          return end(of: index).map { .registering(function: name, arguments: text(index + 1..<$0)) }
        }
        guard ["UINib", "String", "NSStringFromClass"].contains(name) else { return nil }
        isXib = isXib || name == "UINib"
        index = word.lowerBound
      case UInt8(ascii: "="):
        guard depth == 0, isXib, let name = wordBefore(index), let word = wordBefore(name.lowerBound),
          ["let", "var"].contains(text(word))
        else { return nil }
        return .variable(text(name))
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "["), UInt8(ascii: "]"):
        if depth == 0 { return nil }
      default: break
      }
      index -= 1
    }
    return nil
  }

  /// Whether a variable whose name ends at a place is given a text that is written out; nil where it is given nothing.
  fileprivate func givesText(behind end: Int) -> Bool? {
    let line = text(end..<(self[end...].firstIndex(of: 0x0A) ?? count)).trimmed
    guard let sign = line.firstIndex(of: "="),
      line[..<sign].allSatisfy({ $0.isLetter || $0.isWhitespace || ":?!".contains($0) }),
      line[sign...].dropFirst().first != "="
    else { return nil }
    let value = line[sign...].dropFirst().prefix { $0 != ";" }
    return String(value).trimmed.wholeText != nil
  }

  /// Where the parenthesis closes that opens at a place.
  private func end(of opening: Int) -> Int? {
    var depth = 0
    for index in opening..<Swift.min(opening + 600, count) {
      if self[index] == UInt8(ascii: "(") { depth += 1 }
      if self[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
