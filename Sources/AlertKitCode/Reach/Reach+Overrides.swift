internal import AlertKitCore

/// Methods of base classes that never run, as all classes that are made have their own.
extension Reach {
  /// Whether a method is of a class of which nothing makes an object, and all classes that inherit from it override the method without
  /// calling it.
  mutating func isReplaced(_ member: Declared) -> Bool {
    guard member.isFunction, !member.isInitializer, !member.declaration.isStatic, !member.declaration.isPrivate,
      isOfApp(member.file),
      program.record(of: member.type)?.kind == .class, !member.type.contains(".")
    else { return false }
    let heirs = program.conforming(to: member.type)
    guard !heirs.isEmpty, heirs.allSatisfy({ overrides(member, $0, among: heirs) }) else { return false }
    let files = filesMentioning(member.name)
    guard files.count <= Self.mostNaming, !files.contains(where: { callsSuper(member.name, in: $0) }) else { return false }
    return isMadeAsHeirAlone(member.type)
  }

  /// Whether a class has a method of another that it inherits from, or gets one that stands between them.
  private func overrides(_ member: Declared, _ heir: String, among heirs: [String], depth: Int = 0) -> Bool {
    guard depth < 8, let record = program.record(of: heir), record.kind == .class else { return false }
    let own = record.members[member.name] ?? []
    let isOwn = own.contains { one in
      one.isFunction && !one.declaration.isStatic && one.declaration.body != nil
        && one.declaration.parameters.count == member.declaration.parameters.count
        && (one.declaration.selector == member.declaration.selector || isSwift(one.file) != isSwift(member.file))
        && (!isSwift(one.file) || saysOverride(one))
        && (!isSwift(one.file) || one.declaration.parameters.map(\.label) == member.declaration.parameters.map(\.label)
          || !isSwift(member.file))
    }
    return isOwn
      || program.supertypes(of: heir).contains { heirs.contains($0) && overrides(member, $0, among: heirs, depth: depth + 1) }
  }

  /// `override func submit()`
  private func saysOverride(_ member: Declared) -> Bool {
    words(Int(member.declaration.range.start)..<Int(member.declaration.nameRange.start), in: member.file).contains("override")
  }

  /// `super.submit()`, `[super submit]`
  private mutating func callsSuper(_ name: String, in file: Int) -> Bool {
    mentions(in: file).places(of: name).contains { place in
      !place.isInLiteral
        && program.files[file].text.withUnsafeBufferPointer { bytes in
          var end = place.offset
          while end > 0, bytes[end - 1].isBlank || [0x2E, 0x3F].contains(bytes[end - 1]) { end -= 1 }
          return bytes.wordBefore(end).map { bytes.text($0) }
            == "super"
        }
    }
  }

  /// Whether code names a class only as what others inherit from and what something is declared as, and nothing beside code makes it.
  private mutating func isMadeAsHeirAlone(_ type: String) -> Bool {
    let files = filesMentioning(type)
    guard files.count <= Self.mostNaming, !surroundings.makes(type), interfaces?.making[type] == nil else { return false }
    for file in files {
      let all = mentions(in: file)
      for scope in all.scopes where !scope.isExtension && text(scope.name, in: file) == type {
        if isStart(scope, in: file) { return false }
      }
      for place in all.places(of: type) {
        if place.isInLiteral {
          if isInProse(place.offset, type, in: file) { continue }
          return false
        }
        if mayMake(type, at: place.offset, in: file) { return false }
      }
    }
    return true
  }

  private func mayMake(_ type: String, at start: Int, in file: Int) -> Bool {
    program.files[file].text.withUnsafeBufferPointer { bytes in
      let end = start + type.utf8.count
      let next = bytes.nextVisible(from: end)
      func before(_ end: Int) -> String {
        bytes.wordBefore(end).map { bytes.text($0) } ?? ""
      }
      if isSwift(file) {
        // A type's argument may be made by what takes it, and a closure alone may be what makes one.
        let isMadeByClosure =
          "=([>".utf8.contains(bytes.lastVisible(before: start)) || ["return", "in"].contains(before(start))
        // `let form: Form = .init()`
        if "(>=".utf8.contains(next) || next == UInt8(ascii: "{") && isMadeByClosure { return true }
        // `Form<Photo>()`
        if next == UInt8(ascii: "<") {
          guard let close = bytes[end...].prefix(200).firstIndex(of: UInt8(ascii: ">")) else { return true }
          return "(.>".utf8.contains(bytes.nextVisible(from: close + 1))
        }
        guard next == UInt8(ascii: ".") else { return false }
        return !(bytes.lastVisible(before: start) == UInt8(ascii: "(") && before(start - 1) == "selector")
      }
      if "*;,".utf8.contains(next) { return false }
      var line = start
      while line > 0, bytes[line - 1] != 0x0A { line -= 1 }
      if bytes[line..<start].first(where: { !$0.isBlank }) == UInt8(ascii: "@") { return false }
      // `[screen isKindOfClass:[Base class]]`
      guard bytes.lastVisible(before: start) == UInt8(ascii: "["), bytes.lastVisible(before: start - 1) == UInt8(ascii: ":")
      else {
        return true
      }
      let colon = bytes[..<start].lastIndex(of: UInt8(ascii: ":")) ?? start
      return !["isKindOfClass", "isMemberOfClass"].contains(before(colon))
    }
  }
}
