internal import AlertKitCore

/// Properties of what a screen keeps, `model.isShown`: by the type that the model is of, other types may have some of that name.
extension Reach {
  /// The class of the app's that has a property which a screen asks its model for; nil where it is not known, or more than code of its
  /// own may know it.
  mutating func modelHolding(_ property: CodeExpression, for member: Declared) -> String? {
    guard property.ownName == nil, let name = property.usedName, var path = property.namePath else { return nil }
    if path.first == "self" { path.removeFirst() }
    guard path.count == 2, !hides(path[0], in: member) else { return nil }
    let kept = program.members(path[0], of: member.type).filter(\.isVariable)
    guard kept.count == 1, let held = kept[0].heldType,
      let type = program.path(of: held.name, from: member.type, in: member.file),
      let declared = program.members(name, of: type).first, let record = program.record(of: declared.type),
      record.kind == .class, isFilledByCode(declared.type), !takes(name, in: record)
    else { return nil }
    return declared.type
  }

  /// Whether an initializer of a type takes a value by a label.
  private func takes(_ label: String, in record: TypeRecord) -> Bool {
    program.members("init", of: record.path).contains { $0.declaration.parameters.contains { $0.label == label } }
  }

  /// Whether code may give a property of a class another value than the one that it starts with.
  mutating func isEverSet(_ name: String, ofModel model: String) -> Bool {
    let files = (program.files(naming: [name]) + program.files(naming: ["_" + name]))
    guard files.count <= Self.mostNaming else { return true }
    return Set(files).sorted().contains { file in
      let all = mentions(in: file)
      return [name, "_" + name].contains { name in
        all.places(of: name).contains { isSet(name, at: $0, in: file, ofModel: model) }
      }
    }
  }

  private mutating func isSet(_ name: String, at place: NameMentions.Place, in file: Int, ofModel model: String) -> Bool {
    // Swift's own classes are not asked by a text.
    guard !place.isInLiteral else { return false }
    let use = program.files[file].text.withUnsafeBufferPointer { PropertyMention(place, name, in: $0, isSwift: isSwift(file)) }
    guard use == .given else { return false }
    guard isSwift(file), let around = program.file(file).member(around: place.offset) else { return true }
    return !isOfOther(place.offset, than: model, in: around) && !isNeverTaken(place.offset, in: around)
  }

  /// Whether a mention of a member's name asks it of what is of a type that has nothing to do with the member's, which the app declares.
  mutating func isOfOther(_ place: NameMentions.Place, than member: Declared, in file: Int) -> Bool {
    guard !place.isInLiteral, isSwift(file), isSwift(member.file), !member.declaration.isStatic, !member.isEnumerationCase,
      !member.isInitializer, let record = program.record(of: member.type), record.kind != .extension,
      let around = program.file(file).member(around: place.offset)
    else { return false }
    return isOfOther(place.offset, than: member.type, in: around)
  }

  /// Whether what stands before a property is of a type that has nothing to do with another.
  mutating func isOfOther(_ place: Int, than model: String, in around: Declared) -> Bool {
    func isOther(_ type: String) -> Bool { !descends(type, from: model) && !descends(model, from: type) }
    guard isSwift(around.file) else { return false }
    let owner = program.files[around.file].text.withUnsafeBufferPointer { $0.ownerName(before: place) }
    // A name that begins with a point is a type's: `options: [.alert]`.
    if owner == nil, !isAskedOfSomething(place - 1, in: around.file) { return true }
    guard let owner, owner != "self" else { return owner != nil && !around.type.isEmpty && isOther(around.type) }
    let type: CodeType?
    if let parameter = around.declaration.parameters.first(where: { $0.name == owner }) {
      type = parameter.type
    } else if hides(owner, in: around) {
      type = nil
    } else {
      let kept = program.members(owner, of: around.type).filter(\.isVariable)
      type = kept.count == 1 ? kept[0].heldType : nil
    }
    return type.flatMap { program.path(of: $0.name, from: around.type, in: around.file) }.map(isOther) ?? false
  }

  private func descends(_ type: String, from other: String, depth: Int = 0) -> Bool {
    type == other || depth < 8 && program.supertypes(of: type).contains { descends($0, from: other, depth: depth + 1) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The name before the point of a member, `model` of `self.$model.isShown`, and `self` of what has none before it; nil where something
  /// else stands there.
  fileprivate func ownerName(before start: Int) -> String? {
    var end = start
    while end > 0, [0x24, 0x26].contains(self[end - 1]) { end -= 1 }
    guard end > 0, self[end - 1] == UInt8(ascii: ".") else { return "self" }
    end -= 1
    if end > 0, [0x3F, 0x21].contains(self[end - 1]) { end -= 1 }
    guard end > 0, self[end - 1].isNamePart, let word = wordBefore(end) else { return nil }
    return String(decoding: UnsafeBufferPointer(rebasing: self[word]), as: UTF8.self)
  }
}
