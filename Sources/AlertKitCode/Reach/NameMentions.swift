internal import AlertKitCore

/// Where names stand in a file of Swift or Objective-C, and the outermost types around them, as far as its bytes tell. Comments,
/// headings of sections, imports and Xcode's previews are left out.
struct NameMentions: Sendable {
  /// A place where a name stands.
  struct Place {
    /// In UTF-8, from the start of the file.
    let offset: Int
    let isInLiteral: Bool
  }

  /// The code of an outermost type, of an extension or of a category.
  struct Scope: Sendable {
    /// Where its name stands.
    let name: Range<Int>
    /// Whether it adds to a type that is declared elsewhere.
    var isExtension: Bool
    let isProtocol: Bool
    /// Where its keyword stands, and where its members start.
    let start: Int
    var opening: Int
    var end: Int
  }

  private(set) var scopes: [Scope] = []
  /// The numbers of names, each before an offset with the highest bit set within literals; in order once all are read.
  private var mentions: [UInt64] = []
  private static let literal: UInt64 = 1 << 31

  /// - Parameter isWanted: Whether what stands at an offset is looked at.
  init(_ text: [UInt8], isSwift: Bool, where isWanted: (Int) -> Bool = { _ in true }) {
    self = text.withUnsafeBufferPointer { bytes in
      var reader = MentionReader(bytes, isSwift: isSwift)
      reader.run()
      return reader.found
    }
    mentions = mentions.filter { isWanted(Int($0 & (Self.literal - 1))) }
    mentions.sort()
  }

  init() {}

  /// A name's hash, of which few share one.
  static func number(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash ^ (hash >> 32)) }

  mutating func add(_ hash: UInt64, at offset: Int, isInLiteral: Bool) {
    mentions.append(UInt64(Self.number(hash)) << 32 | UInt64(offset) & (Self.literal - 1) | (isInLiteral ? Self.literal : 0))
  }

  mutating func open(_ scope: Scope) { scopes.append(scope) }

  mutating func closeLast(at end: Int) {
    if !scopes.isEmpty { scopes[scopes.count - 1].end = end }
  }

  /// Where a name stands, in order, within literals last.
  func places(of name: String) -> [Place] {
    let first = UInt64(Self.number(CodeScan.hash(name))) << 32
    return mentions.withUnsafeBufferPointer { all in
      var (low, high) = (0, all.count)
      while low < high {
        let middle = (low + high) / 2
        if all[middle] < first { low = middle + 1 } else { high = middle }
      }
      var found: [Place] = []
      while low < all.count, all[low] >> 32 == first >> 32 {
        found.append(
          Place(offset: Int(all[low] & (Self.literal - 1)), isInLiteral: all[low] & Self.literal != 0))
        low += 1
      }
      return found
    }
  }

  /// The outermost type around a place.
  func scope(around offset: Int) -> Scope? { scopes.last { $0.start <= offset && offset < $0.end } }
}

/// Reads the mentions of names off the bytes of a file, once.
private struct MentionReader {
  private(set) var found = NameMentions()
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isSwift: Bool
  private var index = 0
  private var depth = 0
  private var quotes = Quotes()
  /// What the keyword before a type's name says, and where it stands.
  private var pending: (start: Int, isExtension: Bool, isProtocol: Bool)?
  private var isInScope = false
  /// The depth of braces at which a preview began.
  private var preview: Int?

  init(_ bytes: UnsafeBufferPointer<UInt8>, isSwift: Bool) {
    self.bytes = bytes
    self.isSwift = isSwift
  }

  mutating func run() {
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isNamePart {
        word()
      } else if !quotes.areOpen, byte == UInt8(ascii: "/"), let end = bytes.endOfComment(at: index) {
        index = end
      } else if !quotes.areOpen, byte == UInt8(ascii: "'"), !isSwift {
        index += bytes.lengthOfCharacter(at: index)
      } else {
        if !quotes.areOpen { brace(byte) }
        index = quotes.next(after: index, in: bytes)
      }
    }
    if isInScope { found.closeLast(at: bytes.count) }
  }

  private mutating func brace(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"):
      if isSwift, depth == 0, !isInScope, let last = found.scopes.last, last.end == Int.max {
        found.openLast(at: index)
        isInScope = true
      }
      depth += 1
    case UInt8(ascii: "}"):
      depth = max(depth - 1, 0)
      if preview == depth { preview = nil }
      if isSwift, depth == 0, isInScope {
        found.closeLast(at: index + 1)
        isInScope = false
      }
    default: break
    }
  }

  private mutating func word() {
    let start = index
    var hash = StableHash()
    while index < bytes.count, bytes[index].isNamePart {
      hash.combine(bytes[index])
      index += 1
    }
    if quotes.areOpen {
      if preview == nil { found.add(hash.value, at: start, isInLiteral: true) }
      return
    }
    let before = start > 0 ? bytes[start - 1] : 0
    if isSwift ? swiftWord(hash.value, start, before) : objectiveCWord(hash.value, start, before) { return }
    if let type = pending {
      pending = nil
      open(type, named: start..<index)
    }
    if preview == nil { found.add(hash.value, at: start, isInLiteral: false) }
  }

  private mutating func open(_ type: (start: Int, isExtension: Bool, isProtocol: Bool), named name: Range<Int>) {
    var isExtension = type.isExtension
    if !isSwift {
      let next = bytes.nextVisible(from: index)
      // `@protocol Name;` declares nothing.
      if type.isProtocol, next == UInt8(ascii: ";") || next == UInt8(ascii: ",") { return }
      isExtension = next == UInt8(ascii: "(")
      if isInScope { found.closeLast(at: type.start) }
      isInScope = true
    } else if let last = found.scopes.last, last.end == Int.max {
      found.closeLast(at: type.start)
    }
    found.open(
      NameMentions.Scope(
        name: name, isExtension: isExtension, isProtocol: type.isProtocol, start: type.start, opening: index, end: Int.max))
  }

  /// - Returns: Whether the word is none that is mentioned.
  private mutating func swiftWord(_ hash: UInt64, _ start: Int, _ before: UInt8) -> Bool {
    if hash == Words.preview, before == UInt8(ascii: "#") {
      preview = preview ?? depth
      return true
    }
    guard depth == 0, before != UInt8(ascii: "."), let word = Words.swift[hash] else { return false }
    switch word {
    case .import: skip(to: 0x0A)
    case .type, .extension, .protocol:
      // `protocol Name: class`
      guard ![UInt8(ascii: ":"), UInt8(ascii: ",")].contains(bytes.lastVisible(before: start)) else { return true }
      pending = (start, word == .extension, word == .protocol)
    case .end: return false
    }
    return true
  }

  private mutating func objectiveCWord(_ hash: UInt64, _ start: Int, _ before: UInt8) -> Bool {
    if before == UInt8(ascii: "#"), Words.directives.contains(hash) {
      skip(to: 0x0A)
      return true
    }
    guard before == UInt8(ascii: "@") else { return false }
    if hash == Words.forwardClass {
      skip(to: UInt8(ascii: ";"))
      return true
    }
    guard let word = Words.objectiveC[hash] else { return false }
    switch word {
    case .import: skip(to: 0x0A)
    case .end:
      if isInScope { found.closeLast(at: index) }
      isInScope = false
    case .type, .extension, .protocol:
      // `@protocol(Name)` asks for one.
      if bytes.nextVisible(from: index) != UInt8(ascii: "(") { pending = (start - 1, false, word == .protocol) }
    }
    return true
  }

  private mutating func skip(to end: UInt8) {
    while index < bytes.count, bytes[index] != end { index += 1 }
  }

  /// Words that say what stands behind them.
  private enum Words {
    case `import`, type, `extension`, `protocol`, end

    static let swift: [UInt64: Words] = table([
      ("import", .import), ("class", .type), ("struct", .type), ("enum", .type), ("actor", .type), ("extension", .extension),
      ("protocol", .protocol),
    ])
    static let objectiveC: [UInt64: Words] = table([
      ("import", .import), ("interface", .type), ("implementation", .type), ("protocol", .protocol), ("end", .end),
    ])
    static let preview = CodeScan.hash("Preview")
    /// Lines that run nothing.
    static let directives = Set(["import", "include", "pragma", "warning", "error"].map { CodeScan.hash($0) })
    static let forwardClass = CodeScan.hash("class")

    private static func table(_ words: [(String, Words)]) -> [UInt64: Words] {
      Dictionary(uniqueKeysWithValues: words.map { (CodeScan.hash($0.0), $0.1) })
    }
  }
}

extension NameMentions {
  /// Notes where the members of the last type start.
  fileprivate mutating func openLast(at opening: Int) { scopes[scopes.count - 1].opening = opening }
}
