internal import AlertKitCore

/// A place where code makes a class by a name that it puts together.
struct ClassMaker {
  let file: Int
  let offset: Int
  /// Whether such names are made of those of other classes.
  let derivesNames: Bool
}

/// Classes that are named by text, as code makes them when it runs.
extension Reach {
  /// What gives the name of a class, and what makes another name of one.
  private static let describers = ["NSStringFromClass", "describing"]
  private static let shorteners = [
    "replacingOccurrences", "stringByReplacingOccurrencesOfString", "dropLast", "dropFirst", "removeLast", "prefix",
    "appending",
    "stringByAppendingString", "stringByAppendingFormat", "substringToIndex", "substringFromIndex",
  ]

  /// Whether a file makes a class's name of another one's: what describes a class that is not named there, or a member that does,
  /// stands before what shortens it.
  private static func derivesNames(in file: Int, of program: Program) -> Bool {
    let text = program.files[file].text
    let mentions = NameMentions(text, isSwift: program.files[file].path.hasSuffix(".swift"))
    let shortened = shorteners.flatMap { mentions.places(of: $0) }.map(\.offset)
    guard !shortened.isEmpty else { return false }
    func isShortened(_ place: Int) -> Bool { shortened.contains { place < $0 && $0 - place < farthest } }
    let described = describers.flatMap { name in mentions.places(of: name).map { $0.offset + name.utf8.count } }.filter {
      place in
      let named = text[place...].drop { "([: \n".utf8.contains($0) }.prefix { $0.isNamePart }
      return !(named.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false)
    }
    return described.contains { place in
      if isShortened(place) { return true }
      guard let member = program.file(file).member(around: place) else { return false }
      return mentions.places(of: member.name).contains { use in
        !use.isInLiteral && !member.declaration.range.holds(use.offset) && isShortened(use.offset)
      }
    }
  }

  /// How far behind a class's name what shortens it stands, in UTF-8.
  private static let farthest = 400

  /// Whether code that makes classes by names it puts together may make one: a part of its name is what a literal is put together with,
  /// `@"%@Controller"`, or its beginning and its end are literals. The whole name is a mention like any other.
  mutating func mayBeMadeByName(_ name: String) -> Bool {
    guard !makers.isEmpty else { return false }
    // What a storyboard or a xib is of names no class to code.
    let isBesideCode = interfaces.map { $0.values.contains(name) || surroundings.makes(name) } ?? surroundings.names(name)
    let isNamed = isBesideCode || surroundings.lists(name) || mayBePutTogether(name)
    for maker in makers where isNamed || maker.derivesNames { if mayRun(maker) { return true } }
    return false
  }

  /// Whether a class is one of those that CocosBuilder's compiled scenes name, which its reader makes: `CCBReader`.
  func isNodeOfScenes(_ name: String) -> Bool {
    !program.files(naming: ["CCBReader"]).isEmpty && program.type(name, isA: ["CCNode", "CCLayer", "CCScene", "CCSprite"])
  }

  /// Whether something leads to the code that makes a class by its name.
  private mutating func mayRun(_ maker: ClassMaker) -> Bool {
    guard let scope = mentions(in: maker.file).scope(around: maker.offset) else { return true }
    if let around = program.file(maker.file).member(around: maker.offset), !reaches(around) { return false }
    return leads(from: text(scope.name, in: maker.file))
  }

  /// Whether the name of a class has the parts of literals.
  private mutating func mayBePutTogether(_ name: String) -> Bool {
    let letters = Array(name)
    let starts = letters.indices.dropFirst().filter { index in
      letters[index].isNumber && !letters[index - 1].isNumber
        || letters[index].isUppercase
          && (!letters[index - 1].isUppercase || letters.dropFirst(index + 1).first?.isLowercase ?? false)
    }
    let parts = literalParts ?? LiteralParts(of: program.files)
    literalParts = parts
    return starts.contains { index in
      let (first, last) = (hash(letters[..<index]), hash(letters[index...]))
      return parts.first.contains(first) || parts.last.contains(last) || parts.whole.isSuperset(of: [first, last])
    }
  }

  private func hash(_ part: ArraySlice<Character>) -> UInt64 { CodeScan.hash(String(part)) }

  /// Where code makes classes by names that it puts together.
  static func makersByName(_ program: Program, apps: [String]) -> [ClassMaker] {
    let depth = ForeignFolder.depth(of: program.files.map(\.path))
    return ["NSClassFromString", "classNamed", "objc_getClass"].flatMap { name in
      program.files(naming: [name]).flatMap { file -> [ClassMaker] in
        let text = program.files[file].text
        let isSwift = program.files[file].path.hasSuffix(".swift")
        // A library asks for its own, and for the system's.
        guard !ForeignFolder.isInLibrary(program.files[file].path, below: depth),
          !program.surroundings.isVendored(program.files[file].path, apps: apps)
        else { return [] }
        let places = NameMentions(text, isSwift: isSwift).places(of: name).filter { place in
          !text.withUnsafeBufferPointer { bytes in
            let end = place.offset + name.utf8.count
            return bytes.takesKnownName(at: end) || bytes.takesNameOfClass(at: end) || bytes.isComparedClass(at: place.offset)
          } && !isInUnusedMacro(place.offset, in: file, of: program) && !takesGivenLiterals(place.offset, in: file, of: program)
        }
        guard !places.isEmpty else { return [] }
        let derivesNames = derivesNames(in: file, of: program)
        return places.map { ClassMaker(file: file, offset: $0.offset, derivesNames: derivesNames) }
      }
    }
  }

  /// Whether what is called at a place takes the first parameter of a file's own function of C's, which all calls give a literal, so
  /// that its text is a mention like any other: `static void Register(NSString *name) { NSClassFromString(name); }`.
  private static func takesGivenLiterals(_ offset: Int, in file: Int, of program: Program) -> Bool {
    guard let member = program.file(file).member(around: offset), member.type.isEmpty, member.declaration.selector == nil,
      let parameter = member.declaration.parameters.first?.name, !program.files[file].path.hasSuffix(".swift")
    else { return false }
    let (text, name) = (program.files[file].text, Int(member.declaration.nameRange.start))
    let line = text[..<name].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // Others may call what is not the file's own, and the name may be given something else.
    guard text[line..<name].split(whereSeparator: { !$0.isNamePart }).contains(where: { $0.elementsEqual("static".utf8) }),
      text[offset...].drop(while: \.isNamePart).starts(with: "(\(parameter))".utf8),
      !(member.declaration.body ?? []).gives(parameter, before: .max)
    else { return false }
    return NameMentions(text, isSwift: false).places(of: member.name).allSatisfy { place in
      place.offset == name || text[(place.offset + member.name.utf8.count)...].starts(with: "(@\"".utf8)
    }
  }

  /// Whether a place stands in a macro of Objective-C's that no code uses, nor another macro that some does.
  private static func isInUnusedMacro(
    _ offset: Int, in file: Int, of program: Program, besides seen: Set<String> = []
  ) -> Bool {
    guard let macro = program.files[file].text.withUnsafeBufferPointer({ $0.macro(around: offset) }) else { return false }
    if seen.contains(macro) { return true }
    return program.files(naming: [macro]).allSatisfy { other in
      NameMentions(program.files[other].text, isSwift: false).places(of: macro).allSatisfy {
        isInUnusedMacro($0.offset, in: other, of: program, besides: seen.union([macro]))
      }
    }
  }

  // MARK: What names a class and makes nothing

  /// Whether a literal that is the name of a screen or a view of Swift's makes none, as no code makes classes by text that it does not know: it says
  /// what something is called.
  func isNoClassName(_ offset: Int, _ name: String, in file: Int) -> Bool {
    guard makers.isEmpty, interfaces != nil, let path = program.path(of: name, from: ""),
      program.type(path, isA: Self.madeByInterfaces),
      let range = program.record(of: path)?.range, let own = program.number(of: range), isSwift(own), !isExposed(name, in: own)
    else { return false }
    // Of a class of Swift's the module's name is part of what it is made by.
    return offset > 0 && program.files[file].text[offset - 1] == UInt8(ascii: "\"")
      && !program.files[file].text.withUnsafeBufferPointer { $0.isGivenToClassMaker(at: offset - 1) }
  }

  /// Whether a class has a name for Objective-C: `@objc(Name)`.
  private func isExposed(_ name: String, in file: Int) -> Bool {
    program.files[file].text.firstRange(of: Array("@objc(\(name))".utf8)) != nil
  }

  /// Whether a class's name says only what is looked for or kept, or whose method is meant, and makes none:
  /// `top is Screen`, `top as? Screen`, `#selector(Screen.close)`, `Name(Screen.closed)`, `[top isKindOfClass:[Screen class]]`, `Screen *top`.
  func isOnlyAskedFor(_ place: NameMentions.Place, _ name: String, in file: Int) -> Bool {
    guard !place.isInLiteral, interfaces != nil, let path = program.path(of: name, from: ""),
      program.type(path, isA: Self.madeByInterfaces) || isSwift(file) && program.record(of: path)?.kind == .class
        || !isSwift(file) && isTold(path)
    else { return false }
    if isSwift(file), namesNotification(place.offset, length: name.utf8.count, of: path, in: file) { return true }
    return program.files[file].text.withUnsafeBufferPointer { bytes in
      isSwift(file)
        ? bytes.isFilledByLibrary(at: place.offset, length: name.utf8.count)
          || bytes.isCast(at: place.offset, length: name.utf8.count)
          || bytes.isInSelector(at: place.offset, length: name.utf8.count)
        : bytes.isAskedClass(at: place.offset, length: name.utf8.count)
    }
  }

  /// Whether a class's name says only what a variable is of that a file of Objective-C's has for itself: `static Screen *shared = nil;`.
  func isOwnVariable(_ place: NameMentions.Place, _ name: String, in file: Int) -> Bool {
    let isOwn = program.files[file].text.withUnsafeBufferPointer { bytes in
      bytes.wordBefore(place.offset).map { bytes.text($0) } == "static"
    }
    return isOwn && !isSwift(file) && isOnlyAskedFor(place, name, in: file)
  }

  /// Whether a class of Objective-C's is told something as a delegate of Apple's, so that nobody makes one for a property's type alone, as
  /// of data that is decoded.
  private func isTold(_ path: String) -> Bool {
    guard let record = program.record(of: path), record.kind == .class else { return false }
    return record.inherited.contains { Self.isApples($0.name) && $0.name.hasSuffix("Delegate") }
      && program.files(naming: ["objection_requires"]).isEmpty
  }

  /// Whether a screen's class is asked at a place for a constant text by which a notification is called: `Name(rawValue: Screen.closed)`.
  private func namesNotification(_ start: Int, length: Int, of path: String, in file: Int) -> Bool {
    let (bytes, end) = (program.files[file].text, start + length)
    guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."),
      ["otification.Name(", "otification.Name(rawValue:"].contains(where: { mark in
        bytes[..<start].suffix(mark.utf8.count + 1).filter { !$0.isBlank }.suffix(mark.utf8.count).elementsEqual(mark.utf8)
      })
    else { return false }
    let named = program.members(word(at: end + 1, in: file), of: path)
    return !named.isEmpty && named.allSatisfy(\.isConstantText)
  }

  /// The type of Swift's whose attribute names another one at a place: `@Acting(for: Feature.self) struct FeatureView`.
  mutating func scope(markedAt place: Int, in file: Int) -> NameMentions.Scope? {
    let bytes = program.files[file].text
    guard isSwift(file), let open = bytes[..<place].lastIndex(of: UInt8(ascii: "(")),
      let next = mentions(in: file).scopes.filter({ $0.start > place }).min(by: { $0.start < $1.start }), !next.isExtension
    else { return nil }
    let name = bytes[..<open].reversed().prefix(while: \.isNamePart).count
    guard name > 0, open > name, bytes[open - name - 1] == UInt8(ascii: "@") else { return nil }
    let between = bytes[open..<next.start]
    guard between.contains(UInt8(ascii: ")")), between.allSatisfy({ $0.isNamePart || $0.isBlank || "@().,:".utf8.contains($0) })
    else { return nil }
    let words = text(open..<next.start, in: file).split { !$0.isLetter }
    return words.contains { ["func", "var", "let", "case", "init", "import", "typealias"].contains($0) } ? nil : next
  }

  /// Whether a name in an extension's header says only what the extension is for: `extension Reactive where Base: Screen`.
  func isConstraint(_ place: Int, of scope: NameMentions.Scope, in file: Int) -> Bool {
    isSwift(file) && scope.isExtension && scope.name.upperBound < place && place < scope.opening
      && words(scope.name.upperBound..<place, in: file).contains("where")
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a type's name at a place is what something is taken for: `as? Screen`, `is Screen`.
  fileprivate func isCast(at start: Int, length: Int) -> Bool {
    let end = start + length
    if end < count, self[end] == UInt8(ascii: ".") || self[end] == UInt8(ascii: "<") || self[end] == UInt8(ascii: "(") {
      return false
    }
    var before = start
    while before > 0, self[before - 1].isBlank { before -= 1 }
    guard before < start, before > 0 else { return false }
    // What a cast says alone may be what a generic function makes.
    let isForced = self[before - 1] == UInt8(ascii: "?") || self[before - 1] == UInt8(ascii: "!")
    if isForced { before -= 1 }
    guard let word = wordBefore(before), word.upperBound == before else { return false }
    return text(word) == (isForced ? "as" : "is")
  }

  /// Whether a library is told how to fill a storyboard's screen once one is made: `storyboardInitCompleted(Screen.self) { … }`.
  fileprivate func isFilledByLibrary(at start: Int, length: Int) -> Bool {
    guard self[(start + length)...].starts(with: ".self".utf8), lastVisible(before: start) == UInt8(ascii: "("),
      let open = self[..<start].lastIndex(of: UInt8(ascii: "(")), let word = wordBefore(open)
    else { return false }
    return text(word) == "storyboardInitCompleted"
  }

  /// Whether a type's name at a place says whose method or property is named there: `#selector(Screen.close)`,
  /// `#selector(getter: Screen.title)`, `#keyPath(Screen.title)`.
  fileprivate func isInSelector(at start: Int, length: Int) -> Bool {
    guard start + length < count, self[start + length] == UInt8(ascii: ".") else { return false }
    var index = start
    if lastVisible(before: index) == UInt8(ascii: ":"), let colon = self[..<index].lastIndex(of: UInt8(ascii: ":")),
      let accessor = wordBefore(colon)
    {
      index = accessor.lowerBound
    }
    guard lastVisible(before: index) == UInt8(ascii: "("), let open = self[..<index].lastIndex(of: UInt8(ascii: "(")) else {
      return false
    }
    return ["#selector", "#keyPath"].contains { self[..<open].suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// Whether a class's name at a place says what a variable holds, or what something is compared with.
  fileprivate func isAskedClass(at start: Int, length: Int) -> Bool {
    if nextVisible(from: start + length) == UInt8(ascii: "*") { return true }
    guard self[(start + length)...].drop(while: \.isBlank).starts(with: "class]".utf8),
      lastVisible(before: start) == UInt8(ascii: "["), let bracket = self[..<start].lastIndex(of: UInt8(ascii: "["))
    else { return false }
    return isComparedClass(at: bracket)
  }

  /// Whether a class at a place is what something is compared with: `isKindOfClass:[Screen class]`, `type == [Screen class]`.
  func isComparedClass(at start: Int) -> Bool {
    if let sign = self[..<start].lastIndex(where: { !$0.isBlank }), sign > 0, self[sign] == UInt8(ascii: "="),
      "=!".utf8.contains(self[sign - 1])
    {
      return true
    }
    guard lastVisible(before: start) == UInt8(ascii: ":"), let colon = self[..<start].lastIndex(of: UInt8(ascii: ":")),
      let word = wordBefore(colon)
    else { return false }
    return ["isKindOfClass", "isMemberOfClass", "isSubclassOfClass"].contains(
      text(word))
  }

  /// Whether what is called at a place is given a variable that is only ever given the name of a class that is there:
  /// `name = NSStringFromClass(type)`.
  fileprivate func takesNameOfClass(at start: Int) -> Bool {
    guard start < count, self[start] == UInt8(ascii: "(") else { return false }
    let name = self[(start + 1)...].prefix(while: \.isNamePart)
    guard !name.isEmpty, name.endIndex < count, self[name.endIndex] == UInt8(ascii: ")") else { return false }
    var isNamed = false
    for place in Array(self).ranges(of: Array(name)) {
      if place.upperBound < count, self[place.upperBound].isNamePart { continue }
      if place.lowerBound > 0, self[place.lowerBound - 1].isNamePart { continue }
      // What a method takes may be any name.
      if lastVisible(before: place.lowerBound) == UInt8(ascii: ")") { return false }
      var index = place.upperBound
      while index < count, self[index].isBlank { index += 1 }
      guard index + 1 < count, self[index] == UInt8(ascii: "="), self[index + 1] != UInt8(ascii: "=") else { continue }
      guard givesNameOfClass(from: index + 1) else { return false }
      isNamed = true
    }
    return isNamed
  }

  /// Whether the name of a class is given from a place on, and no other name is made of it: `NSStringFromClass(type)`.
  private func givesNameOfClass(from start: Int) -> Bool {
    guard self[start...].drop(while: \.isBlank).starts(with: "NSStringFromClass(".utf8),
      var index = self[start...].firstIndex(of: UInt8(ascii: "("))
    else { return false }
    var depth = 0
    repeat {
      if self[index] == UInt8(ascii: "(") { depth += 1 } else if self[index] == UInt8(ascii: ")") { depth -= 1 }
      index += 1
    } while index < count && depth > 0
    return ![UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "?")].contains(nextVisible(from: index))
  }

  /// Whether a literal at a place is what a class is made by: `NSClassFromString("Screen")`.
  fileprivate func isGivenToClassMaker(at quote: Int) -> Bool {
    guard lastVisible(before: quote) == UInt8(ascii: "("), let open = self[..<quote].lastIndex(of: UInt8(ascii: "(")),
      let word = wordBefore(open)
    else { return false }
    return ["NSClassFromString", "classNamed", "objc_getClass"].contains(
      text(word))
  }
}
