internal import AlertKitCore

/// Where code names what storyboards and xibs call their scenes, their segues and themselves.
struct IdentifierUses: Sendable {
  struct Place: Sendable {
    let file: Int
    let offset: Int
    /// Whether it is spelled as it is there, and not only of the same letters: `.roomList` for `RoomList`.
    var isExact = true
    /// What stands before or behind it in the name, where it is a part of one.
    var rest: String?
  }

  /// What names are given to: which of the ways of naming count is seen from all calls that take one.
  enum Kind: Int, CaseIterable, Sendable {
    case scene, segue, storyboard, xib
  }

  /// How code says names.
  enum Spelling: Int, Comparable, Sendable {
    /// As literals, each whole.
    case literals
    /// Also by constants, names of types and cases, and in parts.
    case anyhow
    /// In a way that was not understood.
    case unknown

    static func < (left: Spelling, right: Spelling) -> Bool { left.rawValue < right.rawValue }
  }

  private(set) var spellings: [Kind: Spelling] = [:]
  /// Whether code names scenes and segues by what a generator made of their names.
  private(set) var usesGenerated = false
  /// Whether code asks a storyboard for its first scene.
  private(set) var asksForFirst = false
  /// Whether code asks the storyboard that a scene came from for its first scene.
  private(set) var asksOwnForFirst = false
  private var literals: [UInt64: [Place]] = [:]
  private var words: [UInt64: [Place]] = [:]
  private var starts: [UInt64: [Place]] = [:]
  private var ends: [UInt64: [Place]] = [:]
  /// Literals that names start or end with, each whole.
  private var pieces: [UInt64: [Place]] = [:]

  init(_ program: Program, names: Set<String>) {
    let wanted = WantedNames(names)
    spellings[.xib] = .anyhow
    for (number, file) in program.files.enumerated() where !program.scans[number].isTest {
      let isSwift = file.path.hasSuffix(".swift")
      file.text.withUnsafeBufferPointer { bytes in
        // What a generator wrote of all names uses none; code spells them by its constants.
        if bytes.isGeneratedOfNames {
          for kind in Kind.allCases { raise(kind, to: .anyhow) }
          usesGenerated = true
          return
        }
        var reader = IdentifierReader(bytes, isSwift: isSwift, wanted: wanted)
        reader.read(bytes.indices)
        add(reader, of: number)
      }
    }
  }

  private mutating func raise(_ kind: Kind, to spelling: Spelling) {
    spellings[kind] = max(spellings[kind] ?? .literals, spelling)
  }

  private mutating func add(_ reader: IdentifierReader, of file: Int) {
    for (hash, offset) in reader.literals { literals[hash, default: []].append(Place(file: file, offset: offset)) }
    for word in reader.words {
      words[word.hash, default: []].append(Place(file: file, offset: word.offset, isExact: word.isExact))
    }
    for (hash, offset) in reader.starts { starts[hash, default: []].append(Place(file: file, offset: offset)) }
    for (hash, offset) in reader.ends { ends[hash, default: []].append(Place(file: file, offset: offset)) }
    for (hash, offset) in reader.pieces { pieces[hash, default: []].append(Place(file: file, offset: offset)) }
    for (kind, spelling) in reader.spellings { raise(kind, to: spelling) }
    usesGenerated = usesGenerated || reader.usesGenerated
    asksForFirst = asksForFirst || reader.asksForFirst
    asksOwnForFirst = asksOwnForFirst || reader.asksOwnForFirst
  }

  /// Where a name is said, as far as what it is given to is named in that way.
  ///
  /// - Parameter isType: Whether it is a type's name too, by which libraries may look for it.
  func places(of name: String, _ kind: Kind, isType: Bool) -> [Place] {
    var found = literals[StableHash.of(name)] ?? []
    if isType || spelling(kind) > .literals { found += words[WantedNames.word(name)] ?? [] }
    guard spelling(kind) > .literals else { return found }
    let bytes = Array(name.utf8)
    for length in WantedNames.shortestPart..<max(bytes.count, WantedNames.shortestPart) {
      found += parts(starts[StableHash.of(bytes[..<length])], besides: bytes[length...])
      found += parts(ends[StableHash.of(bytes[(bytes.count - length)...])], besides: bytes[..<(bytes.count - length)])
    }
    return found
  }

  private func parts(_ places: [Place]?, besides rest: ArraySlice<UInt8>) -> [Place] {
    guard let places else { return [] }
    let rest = String(decoding: rest, as: UTF8.self)
    return places.map { Place(file: $0.file, offset: $0.offset, rest: rest) }
  }

  /// Where a literal says what a name starts or ends with.
  func places(ofPiece piece: String) -> [Place] { pieces[StableHash.of(piece)] ?? [] }

  func spelling(_ kind: Kind) -> Spelling { spellings[kind] ?? .literals }
}

/// The hashes of names that are looked for.
struct WantedNames: Sendable {
  /// Whole, and as words without marks and in small letters.
  private(set) var literals: Set<UInt64> = []
  private(set) var words: Set<UInt64> = []
  /// By which nearly all words of code are known to be none of ``words``.
  let anyWord: NumberSet
  /// What names start and end with.
  private(set) var starts: Set<UInt64> = []
  private(set) var ends: Set<UInt64> = []

  /// Parts that are shorter say nothing.
  static let shortestPart = 2

  init(_ names: Set<String>) {
    var anyWord = NumberSet(most: names.count)
    for name in names { anyWord.insert(Self.word(name)) }
    self.anyWord = anyWord
    for name in names {
      let bytes = Array(name.utf8)
      literals.insert(StableHash.of(bytes))
      words.insert(Self.word(name))
      guard bytes.count > Self.shortestPart else { continue }
      for length in Self.shortestPart..<bytes.count {
        starts.insert(StableHash.of(bytes[..<length]))
        ends.insert(StableHash.of(bytes[(bytes.count - length)...]))
      }
    }
  }

  static func word(_ name: String) -> UInt64 {
    var hash = StableHash()
    for byte in name.utf8 where byte.isNamePart && byte != UInt8(ascii: "_") { hash.combine(byte.small) }
    return hash.value
  }
}

extension UInt8 {
  var small: UInt8 { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self }
}

/// What tools that write such files call themselves in them.
private let generators = ["SwiftGen", "R.swift", "Natalie", "natalie"].map { Array($0.utf8) }

extension UnsafeBufferPointer<UInt8> {
  /// Whether a tool wrote a file that lists all names of storyboards.
  var isGeneratedOfNames: Bool {
    let head = self[..<Swift.min(count, 400)]
    return generators.contains { head.contains($0) }
  }
}
