internal import AlertKitCore

/// What an app reaches from where it starts: what is named by code that it reaches, or made by what is no code.
///
/// It is asked for types and members one by one, and errs towards what is reached: a name counts wherever it stands but in what it is
/// declared in, in tests, previews, comments and imports, and in types that nothing else names.
struct Reach {
  let program: Program
  let surroundings: AppSurroundings
  /// The storyboards and xibs, and where code names what they hold; nil where not all of them are here.
  let interfaces: Interfaces?
  let identifiers: IdentifierUses?
  /// The folders that an app is built in; none where no app starts in what is here, so that others may use all of it.
  let apps: [String]
  /// The files of libraries that others may use.
  private let ofLibraries: Set<Int>
  /// The files that make nothing of what others declare, as they are of apps that nobody gets.
  let unshipped: Set<Int>
  /// Where classes are made by names that code puts together.
  let makers: [ClassMaker]
  var literalParts: LiteralParts?
  private var mentions: [Int: NameMentions] = [:]
  /// Types within others, by their paths.
  private var nested: [String: Bool] = [:]
  /// What was asked for.
  var reached: [ReachSearch.Node: Bool] = [:]
  var search = ReachSearch()
  /// The cases of enumerations, and the properties, that are being looked at.
  var asked: Set<DeclarationID> = []
  var flags: [SourceRange: Bool] = [:]
  var alwaysGiven: [AlwaysGiven: Bool] = [:]
  /// By number of a file, what only developers see in it.
  private var developing: [Int: DeveloperCode] = [:]
  /// Properties that may be nil and were asked for, by whether no code gives them anything.
  var neverGiven: [DeclarationID: Bool] = [:]
  /// Flags of classes that were asked for, by whether all code that makes one lowers it.
  var lowered: [DeclarationID: Bool] = [:]
  /// Variables that were asked for, and all literals that code gives them; nil where it may give them anything else.
  var givenLiterals: [GivenLiterals: Set<String>?] = [:]
  /// The errors that come to what looks at one, by where it does; nil where they are not known.
  var sentErrors: [SourceRange: Set<SentError>?] = [:]
  /// Names of notifications that code may post, and those that are being looked at.
  var posted: Set<String> = []
  var askedNames: Set<String> = []
  /// Constants of no type whose uses are being looked at.
  var askedConstants: Set<String> = []
  /// By file, whether it may hold what a state presents.
  var presenting: [Int: Bool] = [:]
  var uses: [DeclarationID: MemberUses] = [:]
  /// Enumerations with raw values that were asked for, by whether code makes their cases of them; by no name, whether it may make any so.
  var madeByRawValue: [String: Bool] = [:]
  /// Properties of classes that were asked for, and the cases that code gives them; nil where these are not known.
  var keptCases: [DeclarationID: Set<String>?] = [:]
  /// Functions that were asked for, and their calls; nil where these are not known.
  var callSites: [DeclarationID: [CallSite]?] = [:]
  /// By kind of obstacle, the members that take one away.
  var obstacleSetters: [Interface.Obstacle.Kind: [ObstacleSetter]] = [:]

  /// The cases by which code asks for cells, as soon as that was asked; nil where it asks for some by names that are not known.
  var knownCells: Set<String>??

  /// More files than this that name a type, or a member, say that it is reached.
  static let mostFiles = 16
  init(_ program: Program) {
    self.program = program
    let surroundings = program.surroundings
    self.surroundings = surroundings
    let starting = Self.starts.flatMap { program.files(naming: [$0]) }
    // What a screen leads to that is not here may be all of the app.
    apps =
      MainScreens(of: program, startingIn: starting).lacksOne
      ? [] : surroundings.apps(startingIn: starting.map { program.files[$0].path })
    ofLibraries =
      apps.isEmpty
      ? []
      : Set(
        program.files.indices.filter { [apps] in surroundings.isOfLibrary(program.files[$0].path, apps: apps) })
    unshipped = apps.isEmpty ? [] : Self.unshipped(program, startingIn: starting)
    makers = apps.isEmpty ? [] : Self.makersByName(program, apps: apps)
    interfaces = apps.isEmpty ? nil : surroundings.interfaces
    identifiers = interfaces.map { program.identifierUses($0) }
  }

  /// What is written where an app starts.
  private static let starts = ["UIApplicationMain", "UIApplicationDelegate", "WindowGroup", "DocumentGroup"]

  /// Whether a whole app is here.
  var isWhole: Bool { !apps.isEmpty }

  /// Whether a whole app is here, and a file is not of a library that others may use.
  func isOfApp(_ file: Int) -> Bool {
    isWhole && !ofLibraries.contains(file)
  }

  /// Whether others may use something that a file declares: in Swift what is public.
  func isOffered(_ isPublic: Bool, in file: Int) -> Bool { (isPublic || !isSwift(file)) && !isOfApp(file) }

  /// Whether something beside the code sets a property.
  func isSetBesideCode(_ name: String) -> Bool { surroundings.names(name) }

  /// The files that hold a name, also within literals.
  func filesMentioning(_ name: String) -> [Int] { program.files(naming: [name]) + program.files(quoting: name) }

  mutating func mentions(in file: Int) -> NameMentions {
    if let known = mentions[file] { return known }
    let source = program.files[file]
    let released = DeveloperCode(source)
    let uncompiled = program.uncompiledParts(of: file)
    let found = NameMentions(source.text, isSwift: source.path.hasSuffix(".swift")) { place in
      !released.holds(offset: place) && !uncompiled.contains { $0.contains(place) }
    }
    mentions[file] = found
    return found
  }

  /// Whether what stands at a place is in the app that people get.
  mutating func isReleased(_ place: Int, in file: Int) -> Bool {
    let code = developing[file] ?? DeveloperCode(program.files[file])
    developing[file] = code
    return !code.holds(offset: place) && !program.uncompiledParts(of: file).contains { $0.contains(place) }
  }

  /// What is asked of a function: whether all that it gives back comes to a truth.
  struct AlwaysGiven: Hashable {
    let function: DeclarationID
    let truth: Bool
  }

  // MARK: Types

  /// Whether the app makes a type, or uses it, as far as anything outside of it names it.
  ///
  /// - Parameter file: A file that declares it, and is parsed.
  mutating func reaches(type path: String, declaredIn file: Int) -> Bool {
    guard isWhole, !path.isEmpty else { return true }
    let names = path.split(separator: ".").map(String.init)
    guard leads(from: names[0]) else { return false }
    return !isOfApp(file)
      || names.indices.dropFirst().allSatisfy { index in
        reaches(nested: names[index], path: names[...index].joined(separator: "."), in: file)
      }
  }

  /// Whether something leads to an outermost type from where the app starts.
  mutating func leads(from name: String) -> Bool { isReached(.type(name)) { $0.leads(anew: name) } }

  private mutating func leads(anew name: String) -> Bool {
    if surroundings.makes(name) || isNodeOfScenes(name) { return true }
    var files = filesMentioning(name)
    if files.count > Self.mostFiles, files.count <= Self.mostNaming {
      files = files.filter { file in
        mentions(in: file).places(of: name).contains { !isOnlyAskedFor($0, name, in: file) }
      }
    }
    if !unshipped.isEmpty { files = usable(files, declaredIn: files.filter { declares(type: name, in: $0) }) }
    guard files.count <= Self.mostFiles else { return true }
    var isDeclared = false
    for file in files {
      for scope in mentions(in: file).scopes where !scope.isExtension && text(scope.name, in: file) == name {
        isDeclared = true
        if isStart(scope, in: file) { return true }
      }
    }
    guard isDeclared else { return true }
    if isNeverDequeued(name) { return false }
    if isMadeInInterface(name) { return true }
    for file in files {
      let all = mentions(in: file)
      for place in all.places(of: name) {
        if place.isInLiteral,
          isInProse(place.offset, name, in: file) || isNoClassName(place.offset, name, in: file)
            || isReuseIdentifier(place.offset, in: file)
        {
          continue
        }
        guard let scope = all.scope(around: place.offset) ?? scope(markedAt: place.offset, in: file) else {
          if isOwnVariable(place, name, in: file) { continue }
          return true
        }
        if isOnlyAskedFor(place, name, in: file) { continue }
        let owner = text(scope.name, in: file)
        // What a protocol asks for is made by those that answer; who answers one answers what that inherits from.
        let asks = scope.isProtocol && !(isSwift(file) && place.offset < scope.opening)
        if owner == name || asks || isPreview(scope, in: file) || isForUnmade(place.offset, in: file) { continue }
        if isConstraint(place.offset, of: scope, in: file) || isTypeOfNothing(place, name, in: file) { continue }
        if isTypeOfParameter(place, name, in: file) { continue }
        if isNeverPresented(place.offset, in: file) { continue }
        if isQualifier(name, before: place.offset + name.utf8.count, in: file) { continue }
        if leads(from: owner), !isNeverRun(place.offset, in: file, of: owner) { return true }
      }
    }
    return false
  }

  /// Whether code at a place of a type is run by nothing, so that what it names is not made.
  mutating func isNeverRun(_ place: Int, in file: Int, of owner: String) -> Bool {
    guard let around = program.file(file).member(around: place) else { return false }
    if isNeverRead(around) || isKeptUnread(place, of: around) || around.isConstantText && !reaches(around) { return true }
    guard around.declaration.body != nil else { return false }
    if isNeverTaken(place, in: around) { return true }
    let isKnown = !around.declaration.isStatic || owner == "View" || isAskedByAppAlone(around.type)
    return isKnown && !reaches(around)
  }

  /// Whether a type inherits from nothing, or is another's that the app adds to, so that only the app's code asks something of what the
  /// app has declared there.
  private func isAskedByAppAlone(_ type: String) -> Bool { program.record(of: type)?.inherited.isEmpty ?? false }

  private mutating func reaches(nested name: String, path: String, in file: Int) -> Bool {
    if let known = nested[path] { return known }
    var isReached = surroundings.names(name)
    let own = program.file(file).types.filter { $0.path == path }.map(\.declaration.range)
    let files = usable(filesMentioning(name), declaredIn: [file])
    if files.count > Self.mostFiles { isReached = true }
    for other in files where !isReached {
      let all = mentions(in: other)
      isReached = all.places(of: name).contains { place in
        if other == file, own.contains(where: { $0.start <= place.offset && place.offset < $0.end }) { return false }
        return all.scope(around: place.offset).map { !isPreview($0, in: other) } ?? true
      }
    }
    nested[path] = isReached
    return isReached
  }

  /// Whether a type's name that ends somewhere stands before that of a type within it, and makes nothing of its own.
  private func isQualifier(_ name: String, before end: Int, in file: Int) -> Bool {
    let bytes = program.files[file].text
    guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[end + 1]
    else { return false }
    // Of a namespace nothing is made but what is in it, and a screen that another holds is made on its own.
    guard let record = program.record(of: name), record.kind == .class || record.kind == .structure,
      record.members.values.contains(where: { $0.contains { !$0.declaration.isStatic } })
    else { return false }
    let inner = word(at: end + 1, in: file)
    // A constant may begin with a capital too: `Names.HOME`.
    guard program.members(inner, of: name).isEmpty else { return false }
    return !program.type(name + "." + inner, isA: Self.screens)
  }

  func text(_ range: Range<Int>, in file: Int) -> String {
    String(decoding: program.files[file].text[range], as: UTF8.self)
  }

  /// Whether a name within a literal is part of what that says, and neither all of it nor a value in it: `"[PhotoView] failed"`.
  func isInProse(_ offset: Int, _ name: String, in file: Int) -> Bool {
    program.files[file].text.withUnsafeBufferPointer { bytes in
      let end = offset + name.utf8.count
      let isBehindStart = offset > 0 && "\".".utf8.contains(bytes[offset - 1])
      if isBehindStart, end < bytes.count, bytes[end] == UInt8(ascii: "\"") { return false }
      return !bytes.isInInterpolation(offset)
    }
  }

  /// Whether a method's name within a literal is one of the words that this says, and no selector: `"Could not save"`.
  func isSpoken(_ place: NameMentions.Place, _ member: Declared, in file: Int) -> Bool {
    // What gives something back and takes nothing may be asked by a path of keys: `"total > 0"`.
    guard place.isInLiteral, member.isFunction,
      isSwift(member.file) && !member.declaration.parameters.isEmpty
        || ["", "void", "Void", "IBAction"].contains(member.declaration.type?.name ?? "")
    else { return false }
    return program.files[file].text.withUnsafeBufferPointer { bytes in
      if isSwift(file), bytes.isInInterpolation(place.offset) { return false }
      guard let (around, last) = bytes.literal(around: place.offset) else { return false }
      // Of what gives nothing nobody asks for more: `"login.failed.message"`.
      if bytes[last] == UInt8(ascii: "."), last + 1 < bytes.count, bytes[last + 1].isNamePart { return true }
      // Nor by a path that ends with it: `"settings.reset"`.
      if isSwift(member.file), !member.declaration.attributes.contains("objc"), place.offset > 1,
        bytes[place.offset - 1] == UInt8(ascii: "."), bytes[place.offset - 2].isNamePart, bytes[last] == UInt8(ascii: "\"")
      {
        return true
      }
      let marks = "\":./%@\\".utf8
      return bytes[around].contains { $0 == 0x20 } || !marks.contains(bytes[place.offset - 1]) || !marks.contains(bytes[last])
    }
  }

  /// Whether a type is there for Xcode's previews alone.
  func isPreview(_ scope: NameMentions.Scope, in file: Int) -> Bool {
    scope.opening > scope.name.upperBound
      && !words(scope.name.upperBound..<scope.opening, in: file).isDisjoint(with: ["PreviewProvider", "LibraryContentProvider"])
  }

  /// What the system makes, by the end of the name of what it conforms to or inherits from.
  private static let startingTypes = [
    "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "App", "Intent", "Extension", "ManagedObject",
    "Widget",
    "WidgetBundle", "ShortcutsProvider", "TestCase", "Plugin", "Module",
  ]
  private static let startingMarks: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain", "objc", "objcMembers"]
  /// Names that stand in classes which others make.
  private static let startingNames = [
    "extensionContext", "RCT_EXPORT_MODULE", "RCT_EXTERN_MODULE", "NS_SWIFT_NAME",
  ]

  static let madeByInterfaces: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UIView",
  ]

  /// Whether a type is made without being named by code.
  mutating func isStart(_ scope: NameMentions.Scope, in file: Int) -> Bool {
    let marks = words(before: scope.start, in: file)
    if isOffered(!marks.isDisjoint(with: ["public", "open"]), in: file) { return true }
    let all = mentions(in: file)
    let isSwift = isSwift(file)
    if isSwift {
      if word(at: scope.start, in: file) == "class", mayBeMadeByName(text(scope.name, in: file)) { return true }
      if !marks.isDisjoint(with: Self.startingMarks) { return true }
    } else if mayBeMadeByName(text(scope.name, in: file)) {
      return true
    }
    if surroundings.lacksInterfaces, program.type(text(scope.name, in: file), isA: Self.madeByInterfaces) { return true }
    let inherited = words(header(of: scope, in: file), in: file)
    if inherited.contains(where: { name in Self.startingTypes.contains(where: name.hasSuffix) }) { return true }
    let isNoEntry = isDrawnBesideEntry(text(scope.name, in: file))
    return Self.startingNames.contains { !all.places(of: $0).isEmpty && !(isNoEntry && $0 == "extensionContext") }
      // Storyboards and xibs that are here tell which of such views they make.
      || interfaces == nil && !all.places(of: "IB_DESIGNABLE").isEmpty || !isSwift && registers(scope, all, in: file)
  }

  /// From a type's name to its members; in Objective-C to the end of the line.
  func header(of scope: NameMentions.Scope, in file: Int) -> Range<Int> {
    let bytes = program.files[file].text
    let start = scope.name.upperBound
    if isSwift(file) { return start..<max(scope.opening, start) }
    return start..<(bytes[start...].firstIndex(of: 0x0A) ?? bytes.count)
  }

  /// Whether a class does something when it is loaded.
  private func registers(_ scope: NameMentions.Scope, _ all: NameMentions, in file: Int) -> Bool {
    ["load", "initialize"].flatMap { all.places(of: $0) }.contains { place in
      guard scope.start <= place.offset, place.offset < scope.end, !place.isInLiteral else { return false }
      return program.files[file].text.withUnsafeBufferPointer { bytes in
        guard bytes.declaresMethod(at: place.offset, ofClass: true) else { return false }
        var index = place.offset
        while index < bytes.count, bytes[index] != UInt8(ascii: "{"), bytes[index] != UInt8(ascii: ";") { index += 1 }
        guard index < bytes.count, bytes[index] == UInt8(ascii: "{") else { return false }
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "}") {
          if bytes[index].isNamePart { return true }
          index = bytes.endOfComment(at: index) ?? index + 1
        }
        return false
      }
    }
  }

  func word(at start: Int, in file: Int) -> String {
    let bytes = program.files[file].text
    return String(decoding: bytes[start...].prefix { $0.isNamePart }, as: UTF8.self)
  }

  func words(_ range: Range<Int>, in file: Int) -> Set<String> {
    Set(program.files[file].text[range].split { !$0.isNamePart }.map { String(decoding: $0, as: UTF8.self) })
  }

  /// The attributes and modifiers that stand before a keyword.
  private func words(before start: Int, in file: Int) -> Set<String> {
    var found: Set<String> = []
    program.files[file].text.withUnsafeBufferPointer { bytes in
      var end = start
      while true {
        // An attribute's arguments.
        if bytes.lastVisible(before: end) == UInt8(ascii: ")") {
          while end > 0, bytes[end - 1] != UInt8(ascii: "(") { end -= 1 }
          end -= 1
        }
        guard end > 0, let word = bytes.wordBefore(end) else { return }
        let name = bytes.text(word)
        let isAttribute = word.lowerBound > 0 && bytes[word.lowerBound - 1] == UInt8(ascii: "@")
        guard isAttribute || Self.modifiers.contains(name) else { return }
        found.insert(name)
        end = isAttribute ? word.lowerBound - 1 : word.lowerBound
      }
    }
    return found
  }

  private static let modifiers: Set<String> = [
    "public", "open", "internal", "private", "fileprivate", "final", "indirect", "package",
  ]
}
