internal import AlertKitCore

extension Reach {
  /// Whether a scene or a xib that is shown makes something of a class.
  mutating func isMadeInInterface(_ name: String) -> Bool {
    guard let interfaces else { return false }
    for number in interfaces.making[name] ?? [] where leads(fromScene: number) { return true }
    return false
  }

  /// Whether storyboards have scenes of a class, and start with another one, which is what an extension is entered by.
  func isDrawnBesideEntry(_ name: String) -> Bool {
    guard let interfaces, let drawn = interfaces.making[name], !surroundings.interfaceNames.starting.contains(name) else {
      return false
    }
    return drawn.map { interfaces.scenes[$0] }.allSatisfy { place in
      place.file.isStoryboard && place.file.initial != nil && !place.isInitial && place.scene.controller?.lastName == name
    }
  }

  /// Whether a method is run by controls and code alone, and the storyboards and xibs tell all controls of its class.
  func isKnownAction(_ member: Declared) -> Bool {
    let declaration = member.declaration
    guard let interfaces, declaration.attributes.contains("IBAction"), !declaration.attributes.contains("objc"),
      declaration.body != nil, !declaration.isExposed,
      declaration.attributes.allSatisfy({ Self.harmless.contains($0) || $0 == "IBAction" }),
      declaration.parameters.allSatisfy(isSender), !Self.commands.contains(member.name),
      !Self.askedFor.contains(where: member.name.hasPrefix), !mayAnswer(member, .noDelegate)
    else { return false }
    // What no storyboard or xib asks of anything is run by code alone, where they do ask for actions.
    if !interfaces.actions.isEmpty, !interfaces.actions.keys.contains(where: { mayBe($0, member) }) { return true }
    return interfaces.types.contains { type in
      type == member.type.lastName
        || program.path(of: type, from: "").map { program.type($0, isA: [member.type.lastName]) } ?? false
    }
  }

  /// Whether what a method takes says who sends an action, and not what a delegate is told.
  func isSender(_ parameter: CodeParameter) -> Bool {
    guard let name = parameter.type?.name.lastName else { return true }
    return Self.senders.contains(name) || isControl(parameter) || program.mayDeclareType(name)
  }

  /// Whether a parameter is one of UIKit's controls or recognizers, as only what sends an action gives.
  func isControl(_ parameter: CodeParameter) -> Bool {
    guard let name = parameter.type?.name.lastName else { return false }
    return name.hasPrefix("UI") && Self.endsOfSenders.contains(where: name.hasSuffix)
  }

  private static let senders: Set<String> = ["Any", "AnyObject", "id", "NSObject", "UIEvent", "UIControl", "UIStoryboardSegue"]
  private static let endsOfSenders = [
    "Button", "ButtonItem", "Switch", "SegmentedControl", "Slider", "Recognizer", "Stepper", "DatePicker", "PageControl",
    "RefreshControl",
  ]
  /// What the system asks of whoever has its focus, and of others.
  static let commands: Set<String> = [
    "copy", "cut", "paste", "select", "selectAll", "delete", "print", "undo", "redo", "duplicate", "rename", "find",
  ]
  static let askedFor = [
    "view", "gestureRecognizer", "application", "awake", "toggleBold", "toggleItalic", "toggleUnder",
  ]

  /// Whether what is shown runs a method as an action.
  mutating func runsAsAction(_ member: Declared) -> Bool {
    if surroundings.makes(member.name) { return true }
    guard let interfaces else { return false }
    if interfaces.values.contains(where: { $0 == member.name || $0.hasPrefix(member.name + ":") }) { return true }
    return interfaces.actions.contains { first, all in
      mayBe(first, member) && all.contains { isRun($0.action, in: $0.scene, member) }
    }
  }

  /// The tags of all controls that may run a method as an action; nil where one is not told.
  mutating func tagsOfSenders(of member: Declared) -> Set<String>? {
    guard let interfaces, !surroundings.makes(member.name),
      !interfaces.values.contains(where: { $0 == member.name || $0.hasPrefix(member.name + ":") })
    else { return nil }
    var tags: Set<String> = []
    for (first, all) in interfaces.actions where mayBe(first, member) {
      for (scene, action) in all
      where isAsked(action, of: member) && !isBlocked(action.obstacles, in: interfaces.scenes[scene]) {
        guard let tag = action.tag else { return nil }
        tags.insert(tag)
      }
    }
    return tags
  }

  /// Whether the first part of a selector may be that of a method: Swift adds a label to its name.
  private func mayBe(_ first: String, _ member: Declared) -> Bool {
    if let selector = member.declaration.selector { return selector.prefix { $0 != ":" } == first }
    return first == member.name || first.hasPrefix(member.name) && first.dropFirst(member.name.count).first?.isUppercase == true
  }

  private mutating func isRun(_ action: Interface.Action, in scene: Int, _ member: Declared) -> Bool {
    guard let interfaces, isAsked(action, of: member), !isBlocked(action.obstacles, in: interfaces.scenes[scene]) else {
      return false
    }
    return leads(fromScene: scene)
  }

  /// Whether an action may be asked of the class that a method is of, or of one that inherits it.
  private func isAsked(_ action: Interface.Action, of member: Declared) -> Bool {
    guard let type = action.type?.lastName, let path = program.path(of: type, from: "") else { return true }
    return program.type(path, isA: [member.type.lastName]) || program.type(member.type, isA: [type])
  }

  /// Whether something leads to a scene, or loads a xib, from where the app starts.
  private mutating func leads(fromScene number: Int) -> Bool {
    guard let interfaces, let identifiers else { return true }
    let place = interfaces.scenes[number]
    return isReached(.scene(number)) { reach in
      place.file.isStoryboard
        ? reach.isStart(place) || reach.isMade(place, identifiers) || reach.isLedTo(number, interfaces, identifiers)
        : reach.isLoaded(place.file, interfaces, identifiers)
    }
  }

  /// Whether something leads to a scene, and code that makes it does not only keep and tell it something.
  private mutating func isShown(scene number: Int) -> Bool {
    guard let interfaces, let identifiers, interfaces.scenes[number].file.isStoryboard else { return leads(fromScene: number) }
    let place = interfaces.scenes[number]
    return isReached(.shownScene(number)) { reach in
      reach.isStart(place) || reach.isMade(place, identifiers, isShown: true) || reach.isLedTo(number, interfaces, identifiers)
    }
  }

  private mutating func isStart(_ place: Interfaces.Place) -> Bool {
    guard place.isInitial else { return false }
    let names = surroundings.interfaceNames
    if names.mayBeAny || place.file.names.contains(where: names.starting.contains) { return true }
    // What is here may not tell how the app starts, but storyboards that start apps are named so.
    return Self.startingNamesOfFiles.contains(where: place.file.name.hasPrefix)
      && !(names.tellStart(besides: place.file.name)
        && (makesWindow() || names.startsWithOther(than: place.file.name)))
  }

  /// Whether code makes the app's first window.
  private mutating func makesWindow() -> Bool {
    if !program.files(naming: ["WindowGroup"]).isEmpty { return true }
    return Self.launching.flatMap { program.files(naming: ["UIWindow", $0]) }.contains { file in
      let bytes = program.files[file].text
      return mentions(in: file).places(of: "UIWindow").contains { place in
        let rest = bytes[(place.offset + "UIWindow".utf8.count)...]
        return !place.isInLiteral && ["(", ".init(", " alloc]", " new]"].contains { rest.starts(with: $0.utf8) }
      }
    }
  }

  /// Names by which the system tells an app's code that the app, or a scene of it, starts.
  private static let launching = ["didFinishLaunchingWithOptions", "willConnectTo", "willConnectToSession"]
  private static let startingNamesOfFiles = ["Main", "Launch"]

  /// Whether code makes a scene.
  private mutating func isMade(
    _ place: Interfaces.Place, _ identifiers: IdentifierUses, isShown: Bool = false
  ) -> Bool {
    if let name = place.scene.identifier, isSaid(name, .scene, identifiers, isShown: isShown) { return true }
    guard place.isInitial, identifiers.asksForFirst else { return false }
    if identifiers.asksOwnForFirst { return true }
    for name in place.file.names where isSaid(name, .storyboard, identifiers) { return true }
    return false
  }

  /// Whether another scene leads to one.
  private mutating func isLedTo(
    _ number: Int, _ interfaces: Interfaces, _ identifiers: IdentifierUses
  ) -> Bool {
    for way in interfaces.ways[number] ?? [] {
      if let segue = way.segue {
        if segue.isManual || isBlocked(segue.obstacles, in: interfaces.scenes[way.from]) {
          guard let name = segue.identifier,
            isSaid(name, .segue, identifiers) || isOfOthers(interfaces.scenes[way.from].scene.controller)
          else { continue }
        }
      }
      if isShown(scene: way.from) { return true }
    }
    return false
  }

  /// Whether a controller is, or inherits from, one of a library whose code is not here, which may perform segues by names of its own.
  private func isOfOthers(_ controller: String?) -> Bool {
    var seen: Set<String> = []
    var pending = controller.map { [$0] } ?? []
    while let type = pending.popLast() {
      guard seen.insert(type).inserted, type.hasSuffix("Controller"), !Self.isApples(type.lastName) else { continue }
      guard program.mayDeclareType(type.lastName) else { return true }
      pending += program.supertypes(of: type)
    }
    return false
  }

  /// Whether a xib is loaded: by its name, by its owner, or by a class that is named as it begins.
  private mutating func isLoaded(
    _ file: Interface, _ interfaces: Interfaces, _ identifiers: IdentifierUses
  ) -> Bool {
    let names = surroundings.interfaceNames
    // What is here may not tell which xib the app starts with, but such are named so.
    if file.names.contains(where: names.starting.contains) || file.name.hasPrefix("Main") { return true }
    if let owner = file.owner, leads(from: owner.lastName) { return true }
    var loaders: [String] = []
    for name in file.names {
      if isSaid(name, .xib, identifiers) { return true }
      loaders.append(name + "Controller")
    }
    for length in Self.shortestClass...max(file.name.count, Self.shortestClass) {
      loaders.append(String(file.name.prefix(length)))
    }
    for name in loaders where program.mayDeclareType(name) && leads(from: name) { return true }
    return false
  }

  private static let shortestClass = 4

  /// Whether code that is reached says a name, or an interface does.
  ///
  /// - Parameter isShown: Whether to leave out what makes a scene and only keeps it.
  private mutating func isSaid(
    _ name: String, _ kind: IdentifierUses.Kind, _ identifiers: IdentifierUses, isShown: Bool = false
  ) -> Bool {
    if identifiers.spelling(kind) == .unknown || interfaces?.values.contains(name) ?? true { return true }
    let places = identifiers.places(of: name, kind, isType: kind != .segue && program.mayDeclareType(name)).filter {
      isRestSaid($0, identifiers)
    }
    return isSaid(name, kind, at: places, usesGenerated: identifiers.usesGenerated, isShown: isShown)
  }

  /// Whether code that is reached says what a place lacks of a name, where literals are known to say it: `"\(rawValue)Controller"` beside
  /// `case signUp = "SignUp"`.
  private mutating func isRestSaid(_ place: IdentifierUses.Place, _ identifiers: IdentifierUses) -> Bool {
    guard let rest = place.rest else { return true }
    let places = identifiers.places(ofPiece: rest)
    let areCases = places.allSatisfy { program.file($0.file).member(around: $0.offset)?.isEnumerationCase ?? false }
    guard areCases, !places.isEmpty, rest.utf8.count >= Self.shortestRest, !program.mayDeclareType(rest),
      !(program.declarations(named: rest)?.contains(where: \.isEnumerationCase) ?? false)
    else { return true }
    return isSaid(rest, .scene, at: places, usesGenerated: identifiers.usesGenerated)
  }

  private static let shortestRest = 3

  /// Whether code that is reached says a name at one of some places.
  private mutating func isSaid(
    _ name: String, _ kind: IdentifierUses.Kind, at places: [IdentifierUses.Place], usesGenerated: Bool, isShown: Bool = false
  ) -> Bool {
    var owners: [String: [IdentifierUses.Place]] = [:]
    for place in places {
      let all = mentions(in: place.file)
      let word = self.word(at: place.offset, in: place.file)
      // Imports and previews name nothing.
      let mention = all.places(of: word).first { $0.offset == place.offset }
      guard word.isEmpty || mention != nil else { continue }
      if kind == .segue, isAskedOfSegue(place.offset, in: place.file) { continue }
      if let mention, isOfSelector(mention, word, in: place.file) { continue }
      if !place.isExact, !usesGenerated, !mayBeCase(of: name, word, in: place.file) { continue }
      if let mention, isOnlyAskedFor(mention, word, in: place.file) { continue }
      if let mention, isTypeOfNothing(mention, word, in: place.file) { continue }
      let around = program.file(place.file).member(around: place.offset)
      if let constant = globalConstant(around, at: place) {
        // Constants of constants may name each other.
        guard askedConstants.insert(constant).inserted else { return true }
        defer { askedConstants.remove(constant) }
        if isSaid(name, kind, at: uses(of: constant), usesGenerated: usesGenerated, isShown: isShown) { return true }
        continue
      }
      guard let scope = all.scope(around: place.offset) else { return true }
      // That a class is made by code need not bring it before people.
      if isPreview(scope, in: place.file) || isShown && scope.name.lowerBound == place.offset { continue }
      if isForUnmade(place.offset, in: place.file) { continue }
      if let around, around.isEnumerationCase {
        if makes(case: around.name, of: around.type) { return true }
        continue
      }
      // Whether a constant is read hangs on nobody who makes its type.
      if let around, around.isConstantText {
        if reaches(around) { return true }
        continue
      }
      owners[text(scope.name, in: place.file), default: []].append(place)
    }
    for (owner, places) in owners.sorted(by: { $0.key < $1.key }) where leads(from: owner) {
      let isRun = places.contains { place in
        !isNeverRun(place.offset, in: place.file, of: owner) && !(isShown && isKeptUnshown(place.offset, in: place.file))
      }
      if isRun { return true }
    }
    return false
  }

  /// The name of a constant of no type that a literal is all of: `#define kList @"LIST"`, `static NSString *listID = @"LIST"`; nil where
  /// it is none, or is known to more code than can be looked at.
  private func globalConstant(_ around: Declared?, at place: IdentifierUses.Place) -> String? {
    let name: String
    if let around, around.isStored, around.type.isEmpty, case .string? = around.declaration.value?.kind {
      name = around.name
    } else if !isSwift(place.file), around == nil {
      let text = program.files[place.file].text
      let line = text[..<place.offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let words = self.text(line..<place.offset, in: place.file).split(whereSeparator: \.isWhitespace)
      guard words.count == 3, words[0] == "#define", words[2] == "@\"" else { return nil }
      name = String(words[1])
    } else {
      return nil
    }
    return filesMentioning(name).count <= Self.mostNaming && !surroundings.names(name) ? name : nil
  }

  /// Where code names a constant, but for where it is declared.
  private mutating func uses(of constant: String) -> [IdentifierUses.Place] {
    filesMentioning(constant).flatMap { file -> [IdentifierUses.Place] in
      let text = program.files[file].text
      let declared = program.file(file).members.filter { $0.name == constant && $0.type.isEmpty }.map(\.declaration.range)
      return mentions(in: file).places(of: constant).filter { place in
        guard !declared.contains(where: { $0.holds(place.offset) }) else { return false }
        let line = text[..<place.offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let before = self.text(line..<place.offset, in: file)
        return !Self.beforeDeclared.contains { before.hasPrefix($0) && ($0 != Self.define || before.trimmed == "#define") }
      }.map { IdentifierUses.Place(file: file, offset: $0.offset) }
    }
  }

  private static let define = "#define "
  private static let beforeDeclared = [define, "extern ", "FOUNDATION_EXPORT ", "FOUNDATION_EXTERN ", "UIKIT_EXTERN "]

  /// Whether a literal is only compared with the name of a segue that is performed: `segue.identifier == "detail"`.
  private func isAskedOfSegue(_ place: Int, in file: Int) -> Bool {
    let before = text(max(0, place - 40)..<place, in: file).filter { $0 != " " && $0 != "?" && $0 != "!" }
    return ["segue.identifier==\"", "segue.identifierisEqualToString:@\""].contains(where: before.hasSuffix)
  }

  /// Whether a word is the name of a method of Objective-C's where that is declared, or asked for with what it takes: `@selector(route:)`.
  private func isOfSelector(_ place: NameMentions.Place, _ word: String, in file: Int) -> Bool {
    guard !place.isInLiteral, !isSwift(file) else { return false }
    return program.files[file].text.withUnsafeBufferPointer { bytes in
      bytes.declaresMethod(at: place.offset)
        || bytes.nextVisible(from: place.offset + word.utf8.count) == UInt8(ascii: ":")
          && bytes[..<place.offset].reversed().drop(while: \.isBlank).starts(with: "@selector(".utf8.reversed())
    }
  }

  /// Whether a word of the letters of a name may be a case that is called as what it stands for: `case roomList` for `RoomList`.
  private func mayBeCase(of name: String, _ word: String, in file: Int) -> Bool {
    guard isSwift(file), word.dropFirst() == name.dropFirst() else { return false }
    return program.declarations(named: word)?.contains(where: \.isEnumerationCase) ?? true
  }
}
