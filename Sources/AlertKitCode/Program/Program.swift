internal import AlertKitCore
internal import Synchronization

/// An app's code: files that are parsed when something asks for what they may declare.
final class Program: Sendable {
  let files: [SourceFile]
  /// What is no code.
  let others: [SourceFile]
  private let languages: [any CodeLanguage]
  private let languageOf: [Int]
  let scans: [CodeScan]
  /// Whether code is of before Swift 3, in which calls did not name the first parameter of a function.
  let isBeforeSwift3: Bool
  /// By the hash of a name, the files that declare a type or something else by it.
  let declaringTypes: [UInt64: [Int32]]
  private let declaringMembers: [UInt64: [Int32]]
  /// By number of a file; every name that is looked up asks for several.
  private let parsed: [ParsedOnce]
  private let index: Mutex<DeclarationIndex> = Mutex(DeclarationIndex())
  private let naming: Mutex<[UInt64: [Int]]> = Mutex([:])
  private let quoting: Mutex<[UInt64: [Int]]?> = Mutex(nil)
  private let spent: Mutex<[String: Int]> = Mutex([:])
  /// Properties that were asked for, and whether no code sets them.
  let settings: Mutex<[DeclarationID: Bool]> = Mutex([:])
  /// Properties that were asked for, and whether code gives them something.
  let givings: Mutex<[DeclarationID: Bool]> = Mutex([:])
  /// By path, the properties that were asked for of shared instances.
  let sharedGivings: Mutex<[String: Bool]> = Mutex([:])
  /// Functions that were asked for: what they may throw, and whether they never give nil.
  let thrown: Mutex<[DeclarationID: Thrown]> = Mutex([:])
  let gifts: Mutex<[DeclarationID: Bool]> = Mutex([:])
  /// Names that were asked for, and the type that all properties of the name have.
  let commonTypes: Mutex<[String: String?]> = Mutex([:])
  /// Names that were asked for, and whether what has one is as false as what is given it.
  let copies: Mutex<[String: Bool]> = Mutex([:])
  let flagged: Mutex<[FlaggedProperty: Bool?]> = Mutex([:])
  /// By flag, the functions that lead to code which raises it.
  let leadings: Mutex<[Flag: Set<String>]> = Mutex([:])
  let madeItems: Mutex<[String: [Making]?]> = Mutex([:])
  /// What runs of models that screens have for themselves, as far as it is known.
  let ownModels: Mutex<[OwnModel: Set<String>?]> = Mutex([:])
  /// What stands beside the code, and where code names what is in it; read when something asks what the app reaches.
  let beside: Mutex<(surroundings: AppSurroundings, identifiers: IdentifierUses?)?> = Mutex(nil)

  /// By number of a file of Swift, the parts whose flags nothing sets; read when one is asked for.
  let uncompiled: Mutex<[Int: [Range<Int>]]?> = Mutex(nil)

  /// The oldest iOS that a target of the app's projects may run on; read when code asks for a version.
  let oldest: Mutex<Double??> = Mutex(nil)

  /// A member that stands for none.
  let nobody = Declared(
    CodeDeclaration(
      .function, name: "", range: SourceRange(file: FileID(0), start: 0, end: 0),
      nameRange: SourceRange(file: FileID(0), start: 0, end: 0)), file: 0, type: "")

  /// More files than this declare a name that says nothing.
  static let declaringLimit = 96

  init(_ files: [SourceFile], languages: [any CodeLanguage]) async {
    let sorted = files.compactMap { file in languages.firstIndex { $0.reads(file.path) }.map { (file: file, language: $0) } }
    let all = sorted.map(\.file)
    self.files = all
    others = files.filter { file in !languages.contains { $0.reads(file.path) } }
    parsed = all.map { _ in ParsedOnce() }
    self.languages = languages
    languageOf = sorted.map(\.language)
    var scans = await Parallel.map(sorted) {
      var scan = languages[$0.language].scan($0.file)
      scan.words.seal()
      return scan
    }
    var types: [UInt64: [Int32]] = [:]
    var members: [UInt64: [Int32]] = [:]
    for number in scans.indices {
      if !scans[number].isTest {
        for hash in scans[number].types { types[hash, default: []].append(Int32(number)) }
        for hash in scans[number].members { members[hash, default: []].append(Int32(number)) }
      }
      (scans[number].types, scans[number].members) = ([], [])
    }
    self.scans = scans
    declaringTypes = types
    declaringMembers = members
    // An app of later versions may have a function of its own by the name that Swift 3 changed.
    let named = ["presentViewController", "present"].map { name in
      let word = CodeScan.hash(name)
      return zip(all, scans).count { $0.path.hasSuffix(".swift") && !$1.isTest && $1.words.contains(word) }
    }
    isBeforeSwift3 = named[0] > named[1]
  }

  /// A file, parsed.
  func file(_ number: Int) -> ParsedFile {
    if let known = parsed[number].file.load() { return known }
    let read = ParsedFile(number: number, code: languages[languageOf[number]].file(files[number]))
    return index.withLock { index in
      if let known = parsed[number].file.load() { return known }
      // Whoever sees the file finds its declarations.
      index.add(read)
      return parsed[number].file.storeIfNil(read)
    }
  }

  func parse(_ numbers: [Int]) async {
    let missing = numbers.filter { parsed[$0].file.load() == nil }
    _ = await Parallel.map(largestFirst(missing)) { self.file($0).number }
  }

  /// The number of the file that a range is of.
  func number(of range: SourceRange) -> Int? { numbers[range.file] }

  private var numbers: [FileID: Int] {
    numberOf.withLock { known in
      if known.isEmpty { known = Dictionary(files.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first }) }
      return known
    }
  }
  private let numberOf: Mutex<[FileID: Int]> = Mutex([:])

  /// Counts something that was left out because there was too much of it.
  func spend(_ budget: String, _ limit: Int) { spent.withLock { $0[budget] = limit } }
  var budgets: [(name: String, limit: Int)] { spent.withLock { $0.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } } }

  // MARK: - Files by what stands in them

  /// The files that hold all of some words, tests left out.
  func files(naming words: [String]) -> [Int] {
    var found: [Int]?
    for word in words {
      let hash = CodeScan.hash(word)
      let holding =
        naming.withLock { $0[hash] }
        ?? {
          let numbers = scans.indices.filter { !scans[$0].isTest && scans[$0].words.contains(hash) }
          naming.withLock { $0[hash] = numbers }
          return numbers
        }()
      found =
        found.map { known in
          let set = Set(holding)
          return known.filter(set.contains)
        } ?? holding
    }
    return found ?? []
  }

  /// The files that hold a name within a literal and not outside of it, tests left out.
  func files(quoting word: String) -> [Int] {
    let hash = CodeScan.hash(word)
    let holding = quoting.withLock { known in
      if known == nil {
        var found: [UInt64: [Int]] = [:]
        for (number, scan) in scans.enumerated() where !scan.isTest {
          for hash in scan.quoted where !scan.words.contains(hash) { found[hash, default: []].append(number) }
        }
        known = found
      }
      return known?[hash]
    }
    return holding ?? []
  }

  // MARK: - Declarations

  /// Whether a file may declare something by a name.
  func mayDeclare(_ name: String) -> Bool { declaringMembers[CodeScan.hash(name)] != nil }

  /// Whether a file declares something by a name that is no variable of a body; where many may, one does.
  func declares(_ name: String) -> Bool {
    guard let numbers = declaringMembers[CodeScan.hash(name)] else { return false }
    return numbers.count > 4 || numbers.contains { number in file(Int(number)).members.contains { $0.name == name } }
  }

  /// All that the app declares by a name, in whatever type; nil where too many files may.
  func declarations(named name: String) -> [Declared]? {
    let numbers = declaringMembers[CodeScan.hash(name)] ?? []
    guard numbers.count <= Self.declaringLimit else { return nil }
    return numbers.flatMap { file(Int($0)).members.filter { $0.name == name } }
  }

  /// How many files may declare something by a name.
  func declarers(of name: String) -> Int { declaringMembers[CodeScan.hash(name)]?.count ?? 0 }

  /// Whether a file may declare a type by a name.
  func mayDeclareType(_ name: String) -> Bool { declaringTypes[CodeScan.hash(name)] != nil }

  private func parse(declaring type: String?, _ member: String?) {
    var numbers: [Int32]?
    if let type { numbers = declaringTypes[CodeScan.hash(type)] ?? [] }
    if let member {
      let found = declaringMembers[CodeScan.hash(member)] ?? []
      numbers =
        numbers.map { known in
          let set = Set(found)
          return known.filter(set.contains)
        } ?? found
    }
    guard let numbers, !numbers.isEmpty else { return }
    guard numbers.count <= Self.declaringLimit else {
      if type != nil { spend("files that declare one type", Self.declaringLimit) }
      return
    }
    for number in numbers { _ = file(Int(number)) }
  }

  /// The members of a type by name: its own, its extensions', then those that it inherits.
  func members(_ name: String, of type: String) -> [Declared] {
    let query = MemberQuery(name: name, type: type)
    let (known, count) = index.withLock { ($0.foundMembers[query], $0.fileCount) }
    if let known { return known }
    var seen: Set<String> = []
    let found = members(name, of: type, &seen)
    index.withLock { if $0.fileCount == count { $0.foundMembers[query] = found } }
    return found
  }

  private func members(_ name: String, of type: String, _ seen: inout Set<String>) -> [Declared] {
    guard seen.insert(type).inserted, seen.count < 24 else { return [] }
    if type.isEmpty {
      parse(declaring: nil, name)
      return index.withLock { $0.records[""]?.members[name] } ?? []
    }
    parse(declaring: type.lastName, name == "init" ? nil : name)
    var found = (index.withLock { $0.records[type]?.members[name] } ?? []).ordered
    guard found.allSatisfy(\.isFunction) else { return found }
    for parent in supertypes(of: type) {
      let inherited = members(name, of: parent, &seen)
      if found.isEmpty {
        found = inherited
        guard found.allSatisfy(\.isFunction) else { return found }
      } else {
        // Functions of one name that take something else are all there.
        found += inherited.filter { other in other.isFunction && !found.contains { $0.isCalled(as: other) } }
      }
    }
    // Objective-C's categories add to its own class of texts.
    return found.isEmpty && type == "String" ? members(name, of: "NSString", &seen) : found
  }

  /// The types of an enumeration's raw values, whose members its cases do not have.
  private static let rawTypes: Set<String> = ["String", "Character", "Int", "UInt", "Double", "Float", "CGFloat"]

  /// The paths of what a type inherits from and conforms to.
  func supertypes(of type: String) -> [String] {
    let (known, count) = index.withLock { ($0.foundSupertypes[type], $0.fileCount) }
    if let known { return known }
    guard let record = record(of: type) else { return [] }
    let isRaw = record.kind == .enumeration
    let inherited = record.inherited.filter { !isRaw || !Self.rawTypes.contains($0.name) }
    let found = inherited.map { path(of: $0.name, from: type.outerType) ?? $0.name }
    index.withLock { if $0.fileCount == count { $0.foundSupertypes[type] = found } }
    return found
  }

  /// What is known of a type; its files are parsed.
  func record(of type: String) -> TypeRecord? {
    guard !type.isEmpty else { return nil }
    parse(declaring: type.lastName, nil)
    return index.withLock { $0.records[type] }
  }

  /// The path of a type that is named somewhere; nil where the app declares none.
  ///
  /// - Parameters:
  ///   - file: Where it is named, if that is known: another name for a type may be known in its file alone.
  ///   - depth: How many names stand for each other on the way to it.
  func path(of name: String, from context: String, in file: Int? = nil, depth: Int = 0) -> String? {
    let isDotted = name.utf8.contains(UInt8(ascii: "."))
    let names = isDotted ? name.split(separator: ".").map(String.init) : name.isEmpty ? [] : [name]
    guard let first = names.first else { return nil }
    for name in names { parse(declaring: name, nil) }
    var outer = context
    while true {
      let start = outer.isEmpty ? first : outer + "." + first
      if let found = descend(names.dropFirst(), from: start, in: file, depth: depth) { return found }
      if outer.lastName == first, let found = descend(names.dropFirst(), from: outer, in: file, depth: depth) { return found }
      if outer.isEmpty { break }
      // What a base class nests is known without its name.
      outer = outer.outerType
    }
    guard names.count > 1 || !Shapes.types.contains(first) else { return nil }
    let whole = names.joined(separator: ".")
    let ending = index.withLock { $0.paths(endingIn: names.last!) }.filter { ("." + $0).hasSuffix("." + whole) }
    if ending.count == 1 { return ending[0] }
    guard names.count > 1, isModule(first, ofType: names[1]) else { return nil }
    return path(of: names.dropFirst().joined(separator: "."), from: "", depth: depth + 1)
  }

  private func descend(_ names: ArraySlice<String>, from start: String, in file: Int?, depth: Int) -> String? {
    guard depth < 8 else { return nil }
    guard index.withLock({ $0.records[start] != nil }) else {
      // Another name for a type is a constant whose value is the type.
      let all = index.withLock { $0.records[start.outerType]?.members[start.lastName] } ?? []
      guard let alias = all.first(where: { $0.file == file }) ?? all.ordered.first,
        let target = alias.declaration.value?.typeName, target != start.lastName,
        let path = path(of: target, from: start.outerType, in: file, depth: depth + 1), path != start
      else { return nil }
      return descend(names, from: path, in: file, depth: depth + 1)
    }
    guard let next = names.first else { return start }
    return descend(names.dropFirst(), from: start + "." + next, in: file, depth: depth + 1)
  }

  /// The types that conform to a protocol or inherit from a class, directly or not.
  func conforming(to type: String) -> [String] {
    let numbers = files(naming: [type.lastName])
    guard numbers.count <= 400 else {
      spend("files that name one protocol", 400)
      return []
    }
    for number in numbers { _ = file(number) }
    var found: [String] = []
    var seen: Set<String> = [type]
    var pending = [type]
    while let base = pending.popLast() {
      let direct = index.withLock { $0.inheriting[base.lastName] ?? [] }
      for path in direct where seen.insert(path).inserted {
        found.append(path)
        pending.append(path)
      }
    }
    return found.sorted()
  }

  /// Whether a type is or inherits from one of some names.
  func type(_ type: String, isA names: Set<String>) -> Bool {
    var seen: Set<String> = []
    var pending = [type]
    while let next = pending.popLast() {
      if names.contains(next.lastName) { return true }
      guard seen.insert(next).inserted, seen.count < 16 else { continue }
      pending += supertypes(of: next)
    }
    return false
  }
}

/// A name and the type that a member of the name is asked of.
struct MemberQuery: Hashable {
  let name: String
  let type: String
}

/// What the parsed files declare.
struct DeclarationIndex {
  /// What was looked up since the last file was added.
  var foundMembers: [MemberQuery: [Declared]] = [:]
  var foundSupertypes: [String: [String]] = [:]
  private(set) var fileCount = 0
  /// By path; that of globals is empty.
  var records: [String: TypeRecord] = [:]
  /// By the last name of a type, the types that inherit from it.
  var inheriting: [String: [String]] = [:]
  private var byLastName: [String: [String]] = [:]

  func paths(endingIn name: String) -> [String] { byLastName[name] ?? [] }

  mutating func add(_ file: ParsedFile) {
    fileCount += 1
    (foundMembers, foundSupertypes) = ([:], [:])
    for (path, declaration) in file.types {
      if records[path] == nil { byLastName[path.lastName, default: []].append(path) }
      guard case .type(let kind) = declaration.kind else { continue }
      records[path, default: TypeRecord(path: path)].add(kind, declaration)
      for type in declaration.inherited { inheriting[type.name.lastName, default: []].append(path) }
    }
    for member in file.members { records[member.type, default: TypeRecord(path: member.type)].add(member) }
  }
}

extension CodeExpression {
  /// The dotted name that an expression is.
  var typeName: String? {
    switch kind {
    case .name(let name): name
    case .member(let base?, let name): base.typeName.map { $0 + "." + name }
    default: nil
    }
  }
}

extension Declared {
  /// Whether a call of another function means this one as well.
  fileprivate func isCalled(as other: Declared) -> Bool {
    declaration.selector == other.declaration.selector
      && declaration.parameters.map(\.label) == other.declaration.parameters.map(\.label)
  }
}

extension [Declared] {
  /// In order of file and place: which file was parsed first says nothing.
  var ordered: [Declared] { count < 2 ? self : sorted { $0.id < $1.id } }
}

/// A file that is parsed at most once.
private final class ParsedOnce: Sendable {
  let file = AtomicLazyReference<ParsedFile>()
}
