internal import AlertKitCore

/// Flags that a class raises for itself as one is made, and that all code which makes one lowers at once: `picker.takesPhotos = NO;`.
extension Reach {
  /// Whether code asks an object, whose class it tells, for a flag that is lowered wherever one is made.
  mutating func isLowered(_ asked: CodeExpression, in member: Declared) -> Bool {
    guard case .member(let base?, let name) = asked.kind, let type = type(of: base, in: member) else { return false }
    let declared = program.members(name, of: type)
    return declared.count == 1 && isLowered(declared[0])
  }

  /// Whether nothing but initializers of its class raises a flag, and all code that makes one lowers it before anything else is done.
  mutating func isLowered(_ flag: Declared) -> Bool {
    if let known = lowered[flag.id] { return known }
    lowered[flag.id] = false
    let isLowered = mayBeLowered(flag) && isRaisedByInitializersAlone(flag) && isLoweredByMakers(flag)
    lowered[flag.id] = isLowered
    return isLowered
  }

  private func mayBeLowered(_ flag: Declared) -> Bool {
    let (declaration, type) = (flag.declaration, flag.type.lastName)
    guard let interfaces, !isSwift(flag.file), isOfApp(flag.file), flag.isStored, !declaration.isStatic,
      ["BOOL", "Bool", "bool"].contains(declaration.type?.name ?? ""), !isSetBesideCode(flag.name),
      program.files(naming: ["set" + flag.name.prefix(1).uppercased() + flag.name.dropFirst()]).isEmpty
    else { return false }
    return program.record(of: flag.type)?.kind == .class && program.conforming(to: flag.type).isEmpty
      && interfaces.making[type] == nil && !surroundings.makes(type) && makers.isEmpty
  }

  // MARK: Who raises it

  /// Whether the initializers of its class raise a flag, which they and what they call do not look at, and nothing else gives it a value but
  /// no.
  private mutating func isRaisedByInitializersAlone(_ flag: Declared) -> Bool {
    let names = [flag.name, "_" + flag.name]
    let files = Set(names.flatMap(filesMentioning))
    guard files.count <= Self.mostFiles else { return false }
    var raising: [Declared] = []
    var asking: Set<String> = []
    for (file, name) in files.sorted().flatMap({ file in names.map { (file, $0) } }) {
      for place in mentions(in: file).places(of: name) {
        let use = program.files[file].text.withUnsafeBufferPointer {
          PropertyMention(place, name, in: $0, isSwift: isSwift(file), isCopyNothingNew: program.isCopyNothingNew(flag.name))
        }
        guard let around = program.file(file).member(around: place.offset), around.id != flag.id else {
          if use == .harmless { continue }
          return false
        }
        if around.type == flag.type, around.isRaising(flag.name, at: place.offset) {
          raising.append(around)
        } else if use != .harmless {
          return false
        } else if around.type == flag.type {
          asking.formUnion([around.name, around.name.hasPrefix("view") ? "view" : around.name])
        }
      }
    }
    widen(&asking, in: flag.type)
    return !raising.isEmpty && raising.allSatisfy { !mentions($0, oneOf: asking) }
  }

  /// Adds the methods of a class that come to one of some, by however many others.
  private mutating func widen(_ asking: inout Set<String>, in type: String) {
    let methods = (program.record(of: type)?.members.values.joined()).map(Array.init) ?? []
    var isWider = true
    while isWider {
      isWider = false
      for method in methods where !method.givesInstance && !asking.contains(method.name) && mentions(method, oneOf: asking) {
        asking.insert(method.name)
        isWider = true
      }
    }
  }

  /// Whether a member is, or names, one of some methods.
  private mutating func mentions(_ member: Declared, oneOf methods: Set<String>) -> Bool {
    let (range, all) = (member.declaration.range, mentions(in: member.file))
    return methods.contains { method in
      method == member.name || all.places(of: method).contains { range.holds($0.offset) }
    }
  }

  // MARK: Who makes one

  private mutating func isLoweredByMakers(_ flag: Declared) -> Bool {
    let type = flag.type.lastName
    let files = filesMentioning(type)
    guard files.count <= Self.mostFiles, !files.contains(where: { makesItself(flag.type, in: $0) }) else { return false }
    var isMade = false
    for file in files {
      for place in mentions(in: file).places(of: type) where !isOnlyType(place, type, in: file) {
        guard !place.isInLiteral, let around = program.file(file).member(around: place.offset),
          isLowered(flag, madeAt: place.offset, in: around)
        else { return false }
        isMade = true
      }
    }
    return isMade
  }

  /// Whether a class's code makes one of its own: `[[self alloc] init]`.
  private func makesItself(_ type: String, in file: Int) -> Bool {
    program.file(file).members.contains { member in
      guard member.type == type, !isSwift(file) else { return false }
      let code = program.text(of: member.declaration.range).filter { !$0.isWhitespace }
      return Self.makingOwn.contains(where: code.contains)
    }
  }

  private static let makingOwn = [
    "[selfalloc]", "[selfnew]", "[selfclass]alloc]", "[selfclass]new]", "self.classalloc]", "self.classnew]",
  ]

  /// Whether a class's name at a place makes none: it says what something is of, or what it is.
  private func isOnlyType(_ place: NameMentions.Place, _ name: String, in file: Int) -> Bool {
    program.files[file].text.withUnsafeBufferPointer { bytes in
      let end = place.offset + name.utf8.count
      if place.isInLiteral {
        let before = bytes[..<place.offset].suffix(40)
        return !["NSClassFromString(", "classNamed", "objc_getClass("].contains { bytes.text(before.indices).contains($0) }
      }
      let next = bytes.nextVisible(from: end)
      // `let picker: Picker = .init()`, `make<Picker>()`
      if isSwift(file) { return !"(.=>".utf8.contains(next) }
      let line = bytes[..<place.offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let words = bytes.text(line..<place.offset).drop { $0 == " " }
      if bytes[end...].drop(while: \.isBlank).starts(with: "class]".utf8),
        let bracket = bytes[..<place.offset].lastIndex(of: UInt8(ascii: "["))
      {
        // What is kept may be made later.
        return bytes.isComparedClass(at: bracket)
          || ["bundleForClass:[", "appearanceWhenContainedIn"].contains(where: words.contains)
      }
      return next == UInt8(ascii: "*") || ["@class ", "@interface ", "@implementation "].contains(where: words.hasPrefix)
    }
  }

  /// Whether a statement gives a variable, or a property of the type's own, what is made at a place, and no more than properties of that
  /// are set before the flag is lowered.
  private func isLowered(_ flag: Declared, madeAt place: Int, in around: Declared) -> Bool {
    guard let body = BranchPath.look(in: around.declaration, for: place).bodies.last,
      let index = body.firstIndex(where: { $0.range.holds(place) }), let (path, value) = body[index].named,
      case .call(let call) = value.kind, call.callee.range.holds(place), call.callee.typeName == flag.type.lastName,
      path.count == 1 || path.count == 2 && path[0] == "self"
    else { return false }
    // What a method gives may be another one: `self.picker`, and not `_picker`.
    let mayBeGiven = path.count == 2 && !program.members(path[1], of: around.type).allSatisfy(\.isStored)
    for statement in body[(index + 1)...] {
      guard case .assignment(let target, "=", let value) = statement.kind, case .member(let base?, let name) = target.kind,
        base.namePath == path, !(mayBeGiven && program.text(of: base.range).first != "_")
      else { return false }
      if name == flag.name { return if case .boolean(false) = value.kind { true } else { false } }
      // What sets another property may ask for the flag.
      if !program.members("set" + name.prefix(1).uppercased() + name.dropFirst(), of: flag.type).isEmpty { return false }
    }
    return false
  }
}

extension CodeStatement {
  /// What a variable or a property is given, and the names that lead to it.
  fileprivate var named: (path: [String], value: CodeExpression)? {
    switch kind {
    case .variable(let name, _, let value?): ([name], value)
    case .assignment(let target, "=", let value): target.namePath.map { ($0, value) }
    default: nil
    }
  }
}

extension Declared {
  /// Whether it is an initializer, and no method that only is called as one is: `- (void)initData`.
  fileprivate var givesInstance: Bool { isInitializer && !(declaration.body ?? []).results.isEmpty }

  /// Whether an initializer raises a flag of its own at a place: `self.takesPhotos = YES`, `_takesPhotos = YES`.
  fileprivate func isRaising(_ flag: String, at place: Int) -> Bool {
    guard givesInstance, declaration.body?.innermostClosure(around: place) == nil else {
      return false
    }
    return CodeWalk.assignments(in: declaration.body ?? []).contains { target, value in
      guard target.range.holds(place), case .boolean(true) = value.kind, let path = target.namePath else { return false }
      return path == ["self", flag]
    }
  }
}
