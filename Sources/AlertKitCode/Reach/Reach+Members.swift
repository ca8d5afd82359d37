internal import AlertKitCore

extension Reach {
  /// Whether the app uses a member: code that it reaches names it, or something may that is not here.
  mutating func reaches(_ member: Declared) -> Bool {
    guard isWhole, !isOffered(member.declaration.isPublic, in: member.file) else { return true }
    return isReached(.member(member.id)) { $0.isUsed(member) }
  }

  private mutating func isUsed(_ member: Declared) -> Bool {
    if isReplaced(member) || isOfNothingSaved(member) || isOfNoSegue(member) || isNeverRead(member) { return false }
    // Compiled scenes name what their items call.
    if member.isFunction, member.declaration.parameters.count <= 1, isNodeOfScenes(member.type) { return true }
    let isCalled =
      member.isEnumerationCase
      ? isMadeByName(member) : isCalledByNameAlone(member) || isKnownAction(member) || isOfOwnInterface(member)
    return isCalled || isToldNothing(member) ? isNamed(member) : true
  }

  /// Whether the app uses a member, and its type.
  mutating func mayRun(_ member: Declared) -> Bool {
    reaches(type: member.type, declaredIn: member.file) && reaches(member)
  }

  private mutating func isNamed(_ member: Declared) -> Bool {
    guard let all = namings(of: member) else { return true }
    for (file, places) in all {
      let mentions = mentions(in: file)
      for place in places where isUse(place, of: member, in: file, mentions) { return true }
    }
    return false
  }

  private func declareOnly(_ all: [(file: Int, places: [NameMentions.Place])], _ member: Declared) -> Bool {
    all.allSatisfy { file, places in
      places.allSatisfy { place in
        file == member.file && member.declaration.range.holds(place.offset)
          || !place.isInLiteral && declares(at: place.offset, in: file) || isSpoken(place, member, in: file)
      }
    }
  }

  /// Whether a property of Swift's that is made when it is first read, `lazy var`, is named nowhere else.
  mutating func isNeverRead(_ member: Declared) -> Bool {
    let declaration = member.declaration
    guard member.isStored, isSwift(member.file), declaration.value != nil, declaration.attributes.isEmpty,
      !isOffered(declaration.isPublic, in: member.file), !isSetBesideCode(member.name),
      // A protocol that is not here may ask for it, as UIKit does for an app's window.
      declaration.isPrivate || member.name != "window" && !mayAnswer(member, .nobody),
      isLazy(member),
      let all = namings(of: member)
    else { return false }
    return declareOnly(all, member)
  }

  /// Whether a property is made when it is first read, and may be given another value all the same.
  func isLazy(_ property: Declared) -> Bool {
    let declaration = property.declaration
    return words(Int(declaration.range.start)..<Int(declaration.nameRange.start), in: property.file).contains("lazy")
  }

  /// Where a member may be named, its declaration too; nil where what is here does not tell.
  private mutating func namings(of member: Declared) -> [(file: Int, places: [NameMentions.Place])]? {
    if !isSwift(member.file) || member.declaration.attributes.contains(where: { $0 == "objc" || $0 == "IBAction" }),
      runsAsAction(member)
    {
      return nil
    }
    let selector = member.declaration.selector.flatMap { ObjCSelector($0).pieces.first }
    let names = Set([member.name, selector].compactMap(\.self)).sorted()
    var files = Set(names.flatMap(filesMentioning))
    if let selector {
      // Objective-C knows its own methods by their selectors alone.
      if isPutTogether(selector) { return nil }
      let own = Set(filesMentioning(selector))
      files = files.filter { isSwift($0) || own.contains($0) }
    }
    if member.declaration.isPrivate, selector == nil { files = [member.file] }
    // Many name their table as these methods are named.
    if let calling = filesCallingEdit(member) { files.formIntersection(calling) }
    files = Set(usable(Array(files), declaredIn: [member.file]))
    guard files.count <= Self.mostNaming else { return nil }
    var found: [(file: Int, places: [NameMentions.Place])] = []
    for file in files.sorted() {
      let all = mentions(in: file)
      let places = (isSwift(file) ? names : selector.map { [$0] } ?? names).flatMap { all.places(of: $0) }
      // A selector's part may be its name in Swift.
      if places.isEmpty, selector == nil, !isSwift(file), !isHeader(file) { return nil }
      found.append((file, places))
    }
    return found
  }

  /// More files than these that name a member say that it is reached.
  static let mostNaming = 64

  /// Whether code that makes selectors at run time has a text which a selector begins with: `@"upgradeToVersion%d"`.
  private func isPutTogether(_ selector: String) -> Bool {
    program.files(naming: ["NSSelectorFromString"]).contains { file in
      program.files[file].text.split(separator: UInt8(ascii: "\"")).contains { text in
        let start = text.prefix { $0.isNamePart }
        return start.count > 3 && start.count < text.count && text[start.endIndex] == UInt8(ascii: "%")
          && selector.utf8.starts(with: start)
      }
    }
  }

  private mutating func isUse(
    _ place: NameMentions.Place, of member: Declared, in file: Int, _ all: NameMentions
  ) -> Bool {
    let scope = all.scope(around: place.offset)
    if file == member.file && member.declaration.range.holds(place.offset) || isSpoken(place, member, in: file) { return false }
    // Who asks for the property calls it: `getter=loadSettings`.
    if !isSwift(file), text(max(0, place.offset - 7)..<place.offset, in: file) == "getter=" { return true }
    if !place.isInLiteral, declares(at: place.offset, in: file) {
      // Who knows a protocol may call what it asks for; the app's own code names it where it does.
      guard let scope, scope.isProtocol, !(isSwift(file) && isOfApp(file)),
        !isOwnProtocol(scope, asking: member, at: place.offset, in: file)
      else { return false }
      return mayAnswer(member, to: text(scope.name, in: file))
    }
    if let scope {
      if isPreview(scope, in: file) { return false }
      if !reaches(type: text(scope.name, in: file), declaredIn: file) { return false }
    }
    if isSwift(file), member.isEnumerationCase || member.declaration.isStatic && !member.declaration.isExposed,
      !mayMean(member, place, in: file, scope)
    {
      return false
    }
    if isOthers(place, member, in: file, scope) || !mayCall(member, at: place, in: file, all)
      || isOfOther(place, than: member, in: file) || isSentToOther(place, than: member, in: file)
      || isCallOfOther(place, than: member, in: file) || isSentToDelegate(place, besides: member, in: file)
    {
      return false
    }
    if isForUnmade(place.offset, in: file, besides: member.isEnumerationCase ? member : nil) { return false }
    if isNeverPresented(place.offset, in: file) || isForBlockedControl(place.offset, in: file) { return false }
    guard let around = program.file(file).member(around: place.offset) else { return true }
    if member.isEnumerationCase, isForNothing(place.offset, in: around) || isNeverAsked(around) { return false }
    return !isNeverTaken(place.offset, in: around) && reaches(around)
  }

  /// Whether what stands at a place can be a function by what is written behind its name, and is no variable of its name.
  mutating func mayCall(_ member: Declared, at place: NameMentions.Place, in file: Int, _ all: NameMentions) -> Bool {
    guard case .function = member.declaration.kind, !place.isInLiteral else { return true }
    if !isSwift(file), let selector = member.declaration.selector {
      if isSentToSystem(place.offset, besides: member.type.lastName, in: file) { return false }
      let isPlain = !selector.contains(":")
      let sent = program.files[file].text.withUnsafeBufferPointer { bytes -> [String]? in
        if isPlain, !bytes.mayBeMessage(at: place.offset) { return [""] }
        // `flag ? self.total : 0`
        return isPlain && bytes.lastVisible(before: place.offset) == UInt8(ascii: ".")
          ? [] : bytes.selectorPieces(at: place.offset)
      }
      let pieces = isPlain ? [] : ObjCSelector(selector).pieces
      // A piece without a name reads as one called as what stands before its colon: `[self tell:nil :YES]`.
      return sent.map { pieces.contains("") ? $0.first == pieces.first : $0 == pieces } ?? true
    }
    guard isSwift(file), !member.isInitializer else { return true }
    let shape = program.files[file].text.withUnsafeBufferPointer {
      CallShape($0, behind: place.offset + member.name.utf8.count)
    }
    if program.isBeforeSwift3 { return !isSwift(member.file) || shape.mayHaveNumber(of: member.declaration.parameters) }
    guard isSwift(member.file) else {
      guard let selector = member.declaration.selector.map({ ObjCSelector($0) }),
        Set(program.files(naming: ["NS_SWIFT_NAME"])).isDisjoint(with: filesMentioning(selector.pieces[0]))
      else { return true }
      return shape.mayMean(selector)
    }
    guard shape.mayMean(member.declaration.parameters) else { return false }
    let isOfOwner = place.offset > 0 && program.files[file].text[place.offset - 1] == UInt8(ascii: ".")
    // What begins with a point is of a type, `[.alert, .sound]`, and what a delegate is told is named with its labels.
    if !member.declaration.isStatic, isOfOwner, !isAskedOfSomething(place.offset - 1, in: file) { return false }
    if case .bare = shape, member.declaration.parameters.contains(where: { $0.label == nil }),
      member.declaration.parameters.dropFirst().contains(where: { $0.label != nil }), isToldNothing(member)
    {
      return false
    }
    guard case .bare = shape, !isOfOwner, let around = program.file(file).member(around: place.offset) else { return true }
    return !around.declaration.parameters.contains { $0.name == member.name }
      && !around.declaration.hands(member.name, at: place.offset)
      && !all.places(of: member.name).contains {
        !$0.isInLiteral && around.declaration.range.holds($0.offset) && declares(at: $0.offset, in: file)
      }
  }

  /// Whether a message at a place goes to one of the system's own objects, and not to one of a class that the app declares or adds to:
  /// `[[UIApplication sharedApplication] open:url]`.
  private func isSentToSystem(_ place: Int, besides type: String, in file: Int) -> Bool {
    let bytes = program.files[file].text
    return bytes.withUnsafeBufferPointer { bytes in
      guard bytes.lastVisible(before: place) == UInt8(ascii: "]"), var end = bytes[..<place].lastIndex(of: UInt8(ascii: "]")),
        let name = bytes.wordBefore(end)
      else { return false }
      end = name.lowerBound
      guard let owner = bytes.wordBefore(end) else { return false }
      let words = [owner, name].map { bytes.text($0) }
      return Self.systemObjects.contains(words.joined(separator: " ")) && words[0] != type
        && !program.type(words[0], isA: [type])
    }
  }

  private static let systemObjects: Set<String> = [
    "UIApplication sharedApplication", "NSNotificationCenter defaultCenter", "NSFileManager defaultManager",
    "UNUserNotificationCenter currentNotificationCenter", "NSUserDefaults standardUserDefaults", "UIDevice currentDevice",
    "UIPasteboard generalPasteboard", "SKPaymentQueue defaultQueue",
  ]

  /// Whether something stands before a point, or on a line above: `screen.alert`, and not `[.alert]` or `case .alert`.
  func isAskedOfSomething(_ point: Int, in file: Int) -> Bool {
    program.files[file].text.withUnsafeBufferPointer { bytes in
      if let word = bytes.wordBefore(point) {
        return word.upperBound == point
          || !Self.beforeValues.contains(bytes.text(word))
      }
      let before = bytes.lastVisible(before: point)
      guard before == UInt8(ascii: "?") else { return !"([{,:=&|<+".utf8.contains(before) }
      // A choice's mark stands apart: `isNew ? .add : .save`, but `delegate?`, be the point on the next line.
      var mark = point - 1
      while mark > 0, bytes[mark] != before { mark -= 1 }
      return mark > 0 && !bytes[mark - 1].isBlank && bytes[mark - 1] != before
    }
  }

  /// What stands before a value, and is none.
  private static let beforeValues: Set<String> = ["case", "return", "in", "else", "where", "throw", "try", "await"]

  /// Whether the type of a member, or one that inherits it, conforms to a protocol.
  func mayAnswer(_ member: Declared, to name: String) -> Bool {
    guard let path = program.path(of: name, from: ""), program.record(of: member.type) != nil else { return true }
    return program.type(member.type, isA: [name])
      || program.conforming(to: path).contains { program.type($0, isA: [member.type.lastName]) }
  }

  /// Whether a method's name, said of nothing or of `self`, or for it as a selector, means a method of the type around that has nothing to do with its own.
  func isOthers(_ place: NameMentions.Place, _ member: Declared, in file: Int, _ scope: NameMentions.Scope?) -> Bool {
    guard let scope, !scope.isProtocol, member.isFunction, !member.type.isEmpty,
      !place.isInLiteral
        || isSwift(file) && program.files[file].text.withUnsafeBufferPointer({ $0.isInInterpolation(place.offset) }),
      program.files[file].text.withUnsafeBufferPointer({
        $0.isOfSelf(at: place.offset, isSwift: isSwift(file)) || !isSwift(file) && $0.isSelectorForSelf(at: place.offset)
      }), let own = member.type.split(separator: ".").first.map(String.init)
    else { return false }
    let around = text(scope.name, in: file)
    guard around != own, let path = program.path(of: around, from: ""), !program.type(path, isA: [member.type.lastName]),
      !program.type(member.type, isA: [around])
    else { return false }
    return program.members(member.name, of: path).contains { $0.isFunction && $0.id != member.id }
      || isSwift(file) && isUnknown(member, at: place.offset, in: file)
  }

  func isSwift(_ file: Int) -> Bool { program.files[file].path.hasSuffix(".swift") }
  private func isHeader(_ file: Int) -> Bool { program.files[file].path.hasSuffix(".h") }

  private static let declaring: Set<String> = ["func", "var", "let"]
  private static let calling: Set<String> = ["return", "else", "do", "case", "in"]

  /// Whether a name is declared where it stands, and not used.
  func declares(at start: Int, in file: Int) -> Bool {
    program.files[file].text.withUnsafeBufferPointer { bytes in
      let before = bytes.wordBefore(start).map { bytes.text($0) }
      if isSwift(file) { return before.map(Self.declaring.contains) ?? false }
      if bytes.declaresMethod(at: start) || bytes.declaresProperty(at: start) { return true }
      var end = start
      while end < bytes.count, bytes[end].isNamePart { end += 1 }
      // A function of C, or its prototype.
      guard bytes.nextVisible(from: end) == UInt8(ascii: "(") else { return false }
      return before.map { !Self.calling.contains($0) } ?? (bytes.lastVisible(before: start) == UInt8(ascii: "*"))
    }
  }
}

extension ParsedFile {
  /// The innermost member around a place.
  func member(around offset: Int) -> Declared? {
    members.filter { $0.declaration.range.holds(offset) }.min { $0.declaration.range.length < $1.declaration.range.length }
  }
}

extension SourceRange {
  func holds(_ offset: Int) -> Bool { start <= offset && offset < end }
  var length: Int32 { end - start }
}
