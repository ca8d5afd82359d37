internal import AlertKitCore

/// Properties of what a screen keeps, `model.isShown`: by the type that the model is of, other types may have some of that name.
extension Reach {
  /// The class of the app's that has a property which a screen asks its model for; nil where it is not known, or more than code of its
  /// own may know it.
  mutating func modelHolding(_ property: CodeExpression, for member: Declared) -> String? {
    guard property.ownName == nil, let name = property.usedName, var path = property.namePath else { return nil }
    if path.first == "self" { path.removeFirst() }
    guard path.count > 1, let type = type(keptAs: path.dropLast(), in: member),
      let declared = program.members(name, of: type).first,
      let record = program.record(of: declared.type), record.kind == .class, isFilledByCode(declared.type),
      !takes(name, in: record)
    else { return nil }
    return declared.type
  }

  /// Whether an initializer of a type takes a value by a label.
  private func takes(_ label: String, in record: TypeRecord) -> Bool {
    program.members("init", of: record.path).contains { $0.declaration.parameters.contains { $0.label == label } }
  }

  /// Whether code may give a property of a class another value than the one that it starts with.
  ///
  /// - Parameter screen: The type that keeps the instance of the class which is meant; nil where others may.
  mutating func isEverSet(_ name: String, ofModel model: String, for screen: String?) -> Bool {
    // Objective-C sets what it sees of Swift's by a message.
    if program.type(model, isA: ["NSObject"]),
      !program.files(naming: ["set" + name.prefix(1).uppercased() + name.dropFirst()]).isEmpty
    {
      return true
    }
    let files = Set(program.files(naming: [name]) + program.files(naming: ["_" + name]))
    guard files.count <= Self.mostNaming else { return true }
    return files.sorted().contains { file in
      let all = mentions(in: file)
      return [name, "_" + name].contains { name in
        all.places(of: name).contains {
          $0.isInLiteral ? isKey(name, $0, in: file) : isSet(name, at: $0, in: file, ofModel: model, for: screen)
        }
      }
    }
  }

  /// Whether a literal is a name and no more, by which code may ask for a property: `setValue(true, forKey: "isShown")`.
  func isKey(_ name: String, _ place: NameMentions.Place, in file: Int) -> Bool {
    let (bytes, end) = (program.files[file].text, place.offset + name.utf8.count)
    return place.offset > 0 && end < bytes.count && bytes[place.offset - 1] == UInt8(ascii: "\"")
      && bytes[end] == UInt8(ascii: "\"")
  }

  private mutating func isSet(
    _ name: String, at place: NameMentions.Place, in file: Int, ofModel model: String, for screen: String?
  ) -> Bool {
    let isCopyNothingNew = program.isCopyNothingNew(name)
    let use = program.files[file].text.withUnsafeBufferPointer {
      PropertyMention(place, name, in: $0, isSwift: isSwift(file), isCopyNothingNew: isCopyNothingNew)
    }
    guard use == .given || use == .copied else { return false }
    guard isSwift(file), let around = program.file(file).member(around: place.offset) else { return true }
    // What a screen does not call of a model that it makes for itself sets nothing of that.
    if let screen, around.type == model, !program.mayRun(around, of: model, for: screen) { return false }
    return !isOfOther(name, at: place.offset, than: model, in: around) && !isNeverTaken(place.offset, in: around)
      && !isForNothing(place.offset, in: around) && !isShownByItself(name, at: place.offset, in: around) && mayRun(around)
  }

  // MARK: Members of other types

  /// Whether a mention of a member's name asks it of what is of a type that has nothing to do with the member's, which the app declares.
  mutating func isOfOther(_ place: NameMentions.Place, than member: Declared, in file: Int) -> Bool {
    guard !place.isInLiteral, isSwift(file), isSwift(member.file), !member.declaration.isStatic, !member.isEnumerationCase,
      !member.isInitializer, let around = program.file(file).member(around: place.offset)
    else { return false }
    return isOfOther(member.name, at: place.offset, than: member.type, in: around)
  }

  /// Whether a name that some code mentions is a member's of another type than one that has a member of that name.
  mutating func isOfOther(_ name: String, at place: Int, than type: String, in around: Declared) -> Bool {
    guard isSwift(around.file), isConcrete(type) else { return false }
    switch program.files[around.file].text.withUnsafeBufferPointer({ $0.owner(before: place) }) {
    case .unknown: return false
    // A name that begins with a point is a type's: `options: [.alert]`.
    case .point: return !isAskedOfSomething(place - 1, in: around.file)
    case .own(let isBare):
      if isConcrete(around.type), isApart(around.type, from: type, named: name) { return true }
      return isBare && program.members(name, of: around.type).isEmpty
        && (hides(name, in: around) || around.declaration.parameters.contains { $0.name == name })
    case .ofType(let owner):
      guard !isBound(owner, in: around), !isGeneric(owner, around: around) else { return false }
      return program.path(of: owner, from: around.type, in: around.file).map { isApart($0, from: type, named: name) } ?? false
    case .of(let owner):
      return self.type(keptAs: [owner], in: around).map { isApart($0, from: type, named: name) } ?? false
    }
  }

  /// The type of what code of a member means by some names, each a property of what is before it: of a parameter or a property of the
  /// type's own first; nil where it is not known.
  mutating func type(keptAs names: ArraySlice<String>, in member: Declared) -> String? {
    guard let first = names.first, !isBound(first, in: member) else { return nil }
    var held = member.declaration.parameters.first { $0.name == first }?.type
    if held == nil { held = property(first, of: member.type).flatMap { keptType(of: $0) } }
    // A parameter of a generic type may be called like a type.
    guard let held, !isGeneric(held.name, around: member),
      var path = program.path(of: held.name, from: member.type, in: member.file)
    else { return nil }
    var arguments = held.arguments
    for name in names.dropFirst() {
      guard let kept = property(name, of: path), var held = keptType(of: kept) else { return nil }
      if isGeneric(held.name, around: kept) {
        // Which of several types it is does the name of none tell.
        guard arguments.count == 1 else { return nil }
        held = arguments[0]
      }
      guard let next = program.path(of: held.name, from: path, in: kept.file) else { return nil }
      (path, arguments) = (next, held.arguments)
    }
    return path
  }

  private func property(_ name: String, of type: String) -> Declared? {
    let kept = program.members(name, of: type).filter(\.isVariable)
    return kept.count == 1 && !kept[0].declaration.isStatic ? kept[0] : nil
  }

  /// The type of a property with the type in its brackets: also of `Box<Model>()`.
  func keptType(of property: Declared) -> CodeType? {
    guard property.declaration.type == nil, let value = property.declaration.value else { return property.heldType }
    guard let held = property.heldType else { return sharedType(of: value, in: property) }
    let written = program.text(of: value.range).dropFirst(held.name.count)
    guard written.first == "<", let end = written.firstIndex(of: ">") else { return held }
    let name = String(written[written.index(after: written.startIndex)..<end])
    return CodeType(held.name, [CodeType(name)])
  }

  /// The class of the one object that it makes for all: that of `Store.shared`, where `Store` has `static let shared = Store()`.
  private func sharedType(of value: CodeExpression, in property: Declared) -> CodeType? {
    guard case .member(let base?, let name) = value.kind, let owner = base.typeName, owner.lastName.startsUpper,
      let path = program.path(of: owner, from: property.type, in: property.file)
    else { return nil }
    let shared = program.members(name, of: path)
    guard shared.count == 1, shared[0].isVariable, shared[0].declaration.isStatic, let made = shared[0].heldType,
      program.path(of: made.name, from: path, in: shared[0].file) == path
    else { return nil }
    return CodeType(path)
  }

  /// Whether code of a member gives a name to something else: `for model in models`, `{ model in … }`, `case .ready(let model)`.
  private mutating func isBound(_ name: String, in member: Declared) -> Bool { bindings(of: name, in: member) > 0 }

  /// How often code of a member, or a part of it, gives a name to something else.
  mutating func bindings(of name: String, in member: Declared, within part: SourceRange? = nil) -> Int {
    guard let first = member.declaration.body?.first?.range.start ?? member.declaration.value?.range.start else { return 0 }
    let range = first..<member.declaration.range.end
    let bytes = program.files[member.file].text
    return mentions(in: member.file).places(of: name).count { place in
      range.contains(Int32(place.offset)) && part?.holds(place.offset) ?? true && !place.isInLiteral
        && bytes.withUnsafeBufferPointer { $0.isBound(at: place.offset, length: name.utf8.count) }
    }
  }

  mutating func isGeneric(_ name: String, around member: Declared) -> Bool {
    guard let scope = mentions(in: member.file).scope(around: Int(member.declaration.range.start)) else { return false }
    let header = header(of: scope, in: member.file)
    return program.files[member.file].text[header].contains(UInt8(ascii: "<")) && words(header, in: member.file).contains(name)
  }

  /// Whether a type has a member of a name that is not one of another type: neither inherits from the other, nor answers it where it is a
  /// protocol of Swift's.
  func isApart(_ type: String, from other: String, named name: String) -> Bool {
    guard !program.members(name, of: type).isEmpty, isKnown(type), isKnown(other) else { return false }
    if program.record(of: type)?.kind == .protocol { return isConcrete(other) && !mayAnswer(other, to: type) }
    return isConcrete(type) && !descends(type, from: other) && !descends(other, from: type)
  }

  /// Whether a class, or one that inherits from it, may answer a protocol: in Swift a type says so, but by what stands for the protocol.
  private func mayAnswer(_ type: String, to asked: String) -> Bool {
    let (name, files) = (asked.lastName, program.files(naming: [asked.lastName]))
    guard files.count <= Self.mostNaming else { return true }
    let isPlain = files.allSatisfy { file in
      isSwift(file)
        && !program.files[file].text.ranges(of: Array("typealias ".utf8)).contains { found in
          let meant = text(found.upperBound..<min(found.upperBound + 300, program.files[file].text.count), in: file)
          return meant.contains(name)
        }
    }
    return !isPlain || program.type(type, isA: [name])
      || program.conforming(to: asked).contains { program.type($0, isA: [type.lastName]) }
  }

  /// Whether a type is one that the app declares, and no protocol.
  func isConcrete(_ type: String) -> Bool {
    guard let kind = program.record(of: type)?.kind else { return false }
    return [.class, .structure, .enumeration].contains(kind)
  }

  /// Whether all classes that a class inherits from are known: none may be an alias of another.
  func isKnown(_ type: String, depth: Int = 0) -> Bool {
    guard depth < 8, let record = program.record(of: type) else { return false }
    guard record.kind == .class else { return true }
    return record.inherited.allSatisfy { inherited in
      if let path = ownPath(of: inherited.name, from: type) { return isKnown(path, depth: depth + 1) }
      let name = inherited.name.lastName
      return Self.isApples(name) || Self.plain.contains(name) || isProtocol(name)
    }
  }

  private func descends(_ type: String, from other: String, depth: Int = 0) -> Bool {
    type == other || depth < 8 && program.supertypes(of: type).contains { descends($0, from: other, depth: depth + 1) }
  }
}

/// What a member is asked of, as far as the bytes before its name tell.
private enum MemberOwner {
  /// Of `self`, or of nothing that is written.
  case own(isBare: Bool)
  /// Of what a name means: `model` of `self.model.isShown`.
  case of(String)
  /// Of a type that is named: `Tools` of `Tools.tell()`.
  case ofType(String)
  /// A point stands before it, and no name.
  case point
  case unknown
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func owner(before start: Int) -> MemberOwner {
    guard let (word, isSelf) = owner(endingBefore: start) else {
      guard start > 0, self[start - 1] == UInt8(ascii: ".") else {
        return start > 0 && self[start - 1] == UInt8(ascii: "\\") ? .unknown : .own(isBare: true)
      }
      return start > 1 && self[start - 2] == UInt8(ascii: "\\") ? .unknown : .point
    }
    if isSelf { return .own(isBare: false) }
    // `center.model.isShown` is not the model of its own.
    if word.lowerBound > 0, self[word.lowerBound - 1] == UInt8(ascii: ".") {
      guard let (before, isSelf) = owner(endingBefore: word.lowerBound), isSelf,
        before.lowerBound == 0 || self[before.lowerBound - 1] != UInt8(ascii: ".")
      else { return .unknown }
    }
    let name = text(word)
    return name.startsUpper ? .ofType(name) : .of(name)
  }

  /// The name before a point that stands before a name, and whether that is `self`: `self?.`, `$model.`.
  private func owner(endingBefore start: Int) -> (word: Range<Int>, isSelf: Bool)? {
    var end = start
    while end > 0, [0x24, 0x26].contains(self[end - 1]) { end -= 1 }
    guard end > 0, self[end - 1] == UInt8(ascii: ".") else { return nil }
    end -= 1
    if end > 0, [0x3F, 0x21].contains(self[end - 1]) { end -= 1 }
    guard end > 0, self[end - 1].isNamePart, let word = wordBefore(end), word.upperBound == end else { return nil }
    return (word, self[word].elementsEqual("self".utf8))
  }

  /// Whether a name that stands at a place is given to something there.
  fileprivate func isBound(at start: Int, length: Int) -> Bool {
    if let word = wordBefore(start) {
      let before = text(word)
      if ["let", "var", "for", "weak", "unowned", "inout"].contains(before) { return true }
    }
    var index = start + length
    while index < count, self[index].isBlank { index += 1 }
    guard index < count else { return false }
    if self[index] == UInt8(ascii: ":") {
      index += 1
      while index < count, self[index].isBlank { index += 1 }
      guard index < count, 0x41...0x5A ~= self[index] || "[(@".utf8.contains(self[index]) else { return false }
      // What a call is given is made, `model: Model(…)`, and what a function takes is not.
      var last = index
      while index < count, self[index].isNamePart || self[index] == UInt8(ascii: ".") {
        if self[index] == UInt8(ascii: "."), index + 1 < count { last = index + 1 }
        index += 1
      }
      return index == count || self[index] != UInt8(ascii: "(") && !(0x61...0x7A ~= self[last])
    }
    // The parameters of a closure, or several names of a loop: `{ index, model in`, `for (index, model) in`.
    let end = Swift.min(index + Self.longestParameters, count)
    let parameters = self[index..<end].prefix {
      $0.isNamePart || $0.isBlank || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ")")
    }
    return parameters.split { !$0.isNamePart }.contains { $0.elementsEqual("in".utf8) }
  }

  private static var longestParameters: Int { 80 }
}
