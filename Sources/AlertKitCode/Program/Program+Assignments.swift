internal import AlertKitCore
internal import Synchronization

extension Program {
  /// More files than this that name a property are not looked through for what sets it.
  static let mostFilesOfProperty = 24

  /// Whether a property with a text for its first value keeps that, as no code sets anything of its name.
  func isNeverSet(_ declared: Declared) -> Bool {
    guard let value = declared.declaration.value, value.mayBeText, declared.declaration.attributes.isEmpty,
      declared.declaration.observers.isEmpty
    else { return false }
    if let known = settings.withLock({ $0[declared.id] }) { return known }
    let isNever =
      holdsTexts(declared.type)
      || files(maySet: declared).map { numbers in
        !numbers.contains { number in
          file(number).sets(declared.name) { type($0, isA: [declared.type.lastName]) }
        }
      } ?? false
    settings.withLock { $0[declared.id] = isNever }
    return isNever
  }

  /// Whether code gives a property something other than nil, as far as its name tells.
  func isGiven(_ declared: Declared) -> Bool {
    if let known = givings.withLock({ $0[declared.id] }) { return known }
    let isGiven =
      files(maySet: declared).map { numbers in
        numbers.contains { number in
          file(number).sets(declared.name, toNil: false) { type($0, isA: [declared.type.lastName]) }
        }
      } ?? false
    givings.withLock { $0[declared.id] = isGiven }
    return isGiven
  }

  /// Whether code gives a text to a property of the one instance of a type that an app shares:
  /// `[self sharedInstance].title = title` in a method that other files name, or `Rater.shared.title = title`.
  ///
  /// - Parameter name: Of the property, or of what holds it in Objective-C.
  func isGivenToShared(_ name: String, of type: String) -> Bool {
    let property = name.hasPrefix("_") ? String(name.dropFirst()) : name
    let path = type + "." + property
    let isText = members(property, of: type).contains { ["NSString", "String"].contains($0.declaration.type?.name ?? "") }
    guard isText else { return false }
    if let known = sharedGivings.withLock({ $0[path] }) { return known }
    let numbers = files(naming: [property])
    let isGiven =
      numbers.count <= Self.mostFilesOfProperty
      && numbers.contains { number in
        file(number).members.contains { member in
          guard let body = member.declaration.body,
            body.assign({ target, value in !value.isNull && target.isMember(property, ofSharedInstanceOf: type, in: member.type)
            })
          else { return false }
          return member.type != type || isNamedElsewhere(member)
        }
      }
    sharedGivings.withLock { $0[path] = isGiven }
    return isGiven
  }

  /// Whether the code of another file than its own names a member.
  private func isNamedElsewhere(_ member: Declared) -> Bool {
    let name = member.declaration.selector.flatMap { ObjCSelector($0).pieces.first } ?? member.name
    return files(naming: [name]).contains { $0 != member.file && !files[$0].path.hasSuffix(".h") }
  }

  /// Properties of texts as many as this, and next to nothing else, are a table.
  private static let leastTexts = 8

  /// Whether a type is a table of texts, which code only reads.
  private func holdsTexts(_ type: String) -> Bool {
    guard let stored = record(of: type)?.stored, stored.count >= Self.leastTexts else { return false }
    return stored.count { $0.declaration.value?.mayBeText ?? false } * 10 >= stored.count * 9
  }

  /// The files of which code may set a property of a type; nil where they are too many.
  private func files(maySet declared: Declared) -> [Int]? {
    // Code of its own type alone knows a private one, and sets a view's state.
    if declared.declaration.isPrivate, !declared.type.isEmpty { return [declared.file] }
    let isState = declared.declaration.attributes.contains("State")
    var numbers = files(naming: isState ? [declared.name, declared.type.lastName] : [declared.name])
    guard numbers.count <= AppEvaluation.mostFilesOfName else { return nil }
    if numbers.count > Self.mostFilesOfProperty {
      let own = Set(files(naming: [declared.name, declared.type.lastName]))
      numbers = numbers.filter { own.contains($0) || files[$0].text.assignsMember(Array(declared.name.utf8)) }
    }
    return numbers.count <= Self.mostFilesOfProperty ? numbers : nil
  }
}

extension [UInt8] {
  /// Whether something is assigned, as far as bytes tell, to a member of a name.
  fileprivate func assignsMember(_ name: [UInt8]) -> Bool {
    withUnsafeBufferPointer { text in
      var start = 0
      while start + name.count + 2 < text.count {
        defer { start += 1 }
        guard text[start] == UInt8(ascii: "."), text[start + 1] == name[0],
          name.indices.allSatisfy({ text[start + 1 + $0] == name[$0] })
        else { continue }
        var end = start + 1 + name.count
        while end < text.count, [0x20, 0x09, UInt8(ascii: "+")].contains(text[end]) { end += 1 }
        guard end + 1 < text.count, text[end] == UInt8(ascii: "="), text[end + 1] != UInt8(ascii: "=") else { continue }
        return true
      }
      return false
    }
  }
}

extension Program {
  /// Whether an alert is put into a property that no code reads, but to compare it.
  func isNeverShown(madeAt site: SourceRange, by member: Declared) -> Bool {
    guard !member.type.isEmpty, let name = file(member.file).propertyUses(of: member).given[site],
      let declared = members(name, of: member.type).first(where: \.isVariable)
    else { return false }
    // What Objective-C declares beside its code is known there alone.
    let isOwn = declared.declaration.isObjectiveC(in: files[declared.file].path) && declared.file == member.file
    let names: Set<String> = [name, name.hasPrefix("_") ? String(name.dropFirst()) : "_" + name]
    let numbers = isOwn ? [member.file] : names.sorted().flatMap { files(naming: [$0]) }
    return numbers.count <= Self.mostFilesOfProperty && !numbers.contains { file($0).reads(names) }
  }
}

extension CodeDeclaration {
  fileprivate func isObjectiveC(in path: String) -> Bool { path.hasSuffix(".m") || path.hasSuffix(".mm") }
}

extension ParsedFile {
  /// Whether some code of the file uses a property of one of some names for more than to set it or to compare it.
  fileprivate func reads(_ names: Set<String>) -> Bool {
    members(mentioning: names).contains { member in
      propertyUses(of: member).reads(names) || !member.declaration.observers.isEmpty && names.contains(member.name)
    }
  }
}

extension ParsedFile {
  /// Whether some code of the file assigns to a property of a name, by the name alone within the types whose own it is.
  fileprivate func sets(_ name: String, toNil: Bool = true, isOwn: (String) -> Bool) -> Bool {
    members.contains { member in
      guard mentions(of: member).contains(name) else { return false }
      let byName = isOwn(member.type)
      return member.declaration.body.map { $0.sets(name, byName: byName, toNil: toNil) } ?? false
        || member.declaration.observers.sets(name, byName: byName, toNil: toNil)
    }
  }
}

extension [CodeStatement] {
  fileprivate func sets(_ name: String, byName: Bool, toNil: Bool) -> Bool {
    assign { target, value in
      target.usedName == name && (byName || target.ownName == nil) && (toNil || !value.isNull)
    }
  }

  /// Whether some of them, or of those within them, assign a value to something that fits.
  fileprivate func assign(_ fits: (_ target: CodeExpression, _ value: CodeExpression) -> Bool) -> Bool {
    contains { statement in
      switch statement.kind {
      case .assignment(let target, _, let value): fits(target, value)
      case .choice(let choice): choice.branches.contains { $0.body.assign(fits) }
      case .guard(_, let otherwise): otherwise.assign(fits)
      case .loop(_, _, let body), .block(let body): body.assign(fits)
      case .declaration(let declaration): declaration.body?.assign(fits) ?? false
      case .expression, .variable, .return, .leave, .throw: false
      }
    } || closures.contains { $0.assign(fits) }
  }

  /// The bodies of the closures that stand in its statements, one level deep.
  var closures: [[CodeStatement]] {
    var found: [[CodeStatement]] = []
    CodeWalk.expressions(in: self) { expression, _ in
      guard case .closure(let closure) = expression.kind else { return true }
      found.append(closure.body)
      return false
    }
    return found
  }
}

extension CodeExpression {
  /// Whether it is a property of a type's shared instance, as code of a type asks for it.
  fileprivate func isMember(_ property: String, ofSharedInstanceOf type: String, in own: String) -> Bool {
    guard case .member(let instance?, property) = kind else { return false }
    let asked: CodeExpression
    if case .call(let call) = instance.kind, call.arguments.isEmpty { asked = call.callee } else { asked = instance }
    guard case .member(let base?, let name) = asked.kind, name.hasPrefix("shared") || name.hasPrefix("default") else {
      return false
    }
    return base.namePath == [type.lastName] || own == type && ["self", "Self"].contains(base.namePath?.first)
  }

  var isNull: Bool { if case .null = kind { true } else { false } }

  /// Whether it is a text in other letters.
  private var isForm: Bool {
    if case .member(let base?, let name) = kind { Texts.isForm(name) && base.mayBeText } else { false }
  }

  /// Whether it is a text, or looks one up.
  fileprivate var mayBeText: Bool {
    switch kind {
    case .string(let parts):
      // An empty text is there to be replaced.
      parts.contains { if case .text(let text) = $0 { !text.isEmpty } else { true } }
    case .call(let call):
      call.callee.isForm || call.callee.usedName.map { Localizer.isName($0) || $0 == "NSLocalizedString" } ?? false
    case .member(_, let name): isForm || Localizer.isName(name)
    default: false
    }
  }
}
