internal import AlertKitCode
internal import AlertKitCore

/// Looks through the bytes of a file for its names.
struct ObjCScan {
  /// What the names are that come next.
  private enum Part {
    case none
    /// Between a method's sign and its body.
    case method
    case property
    /// Between `enum` and its braces, and in them.
    case enumeration
    /// Behind `@interface`, `class` and the like: a type's name.
    case type
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var braces = 0
  private var parentheses = 0
  private var part = Part.none
  /// Whether the next brace opens the variables of a class, and whether one has.
  private var expectsVariables = false
  private var isInVariables = false
  /// Whether the next brace belongs to `extern "C"` or to a namespace.
  private var expectsScope = false
  /// The last name that may turn out to be declared.
  private var last: (range: Range<Int>, hash: UInt64)?
  private var result = CodeScan()

  static func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> CodeScan {
    var scan = ObjCScan(bytes: bytes)
    scan.run()
    return scan.result
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    result.words.reserveCapacity(bytes.count / 64)
  }

  private mutating func run() {
    while index < bytes.count {
      let byte = bytes[index]
      if Lexer.isName[Int(byte)] {
        word()
      } else {
        mark(byte)
      }
    }
  }

  private mutating func mark(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "/"): return comment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return literal(byte)
    case UInt8(ascii: "#"): return directive()
    case UInt8(ascii: "{"):
      if part == .method { part = .none }
      if !expectsScope { braces += 1 }
      isInVariables = expectsVariables && braces == 1
      (expectsScope, expectsVariables) = (false, false)
    case UInt8(ascii: "}"):
      if part == .enumeration { declareLast() }
      braces = max(braces - 1, 0)
      isInVariables = false
      if braces == 0, part != .enumeration { part = .none }
    case UInt8(ascii: "("): parentheses += 1
    case UInt8(ascii: ")"):
      parentheses = max(parentheses - 1, 0)
      if part == .enumeration, braces == 0, let last { result.types.insert(last.hash) }
    case UInt8(ascii: ";"):
      if part == .property { declareLast() }
      if part == .enumeration, let last { result.types.insert(last.hash) }
      if braces == 0 || part == .property { part = .none }
      (parentheses, expectsScope, expectsVariables) = (0, false, false)
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      // A method at the margin: whatever is open, the class is where it stands.
      if index == 0 || bytes[index - 1] == 0x0A {
        (braces, parentheses, part) = (0, 0, .method)
        (expectsVariables, isInVariables) = (false, false)
      }
    default: break
    }
    index += 1
  }

  private mutating func declareLast() {
    if let last { declare(last.range, last.hash) }
    last = nil
  }

  private mutating func declare(_ range: Range<Int>, _ hash: UInt64) {
    result.members.insert(hash)
    if bytes[range.lowerBound] == UInt8(ascii: "_") {
      result.members.insert(CodeScan.hash(bytes[(range.lowerBound + 1)..<range.upperBound]))
    }
  }

  private mutating func comment() {
    guard index + 1 < bytes.count else {
      index += 1
      return
    }
    switch bytes[index + 1] {
    case UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    case UInt8(ascii: "*"):
      index += 2
      while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") { index += 1 }
      index += 2
    default: index += 1
    }
  }

  private mutating func literal(_ quote: UInt8) {
    index += 1
    if quote == UInt8(ascii: "\"") { quotedName() }
    while index < bytes.count, bytes[index] != quote, bytes[index] != 0x0A, bytes[index] != 0x0D {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    if index < bytes.count, bytes[index] == quote { index += 1 }
  }

  /// A literal that is a name, a selector or a dotted name, as classes and methods are asked for at run time.
  private mutating func quotedName() {
    var hashes: [UInt64] = []
    while index < bytes.count, Lexer.isName[Int(bytes[index])] {
      hashes.append(hashOfWord())
      guard index < bytes.count, bytes[index] == UInt8(ascii: ":") || bytes[index] == UInt8(ascii: ".") else { break }
      index += 1
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { result.quoted.formUnion(hashes) }
  }

  // MARK: Directives

  private static let testHeaders = ["<XCTest/", "<Kiwi/", "<Specta/", "\"Kiwi.h", "\"Specta.h"].map { Array($0.utf8) }
  private static let importWord = Array("import".utf8)
  private static let defineWord = Array("define".utf8)

  /// `#import <XCTest/XCTest.h>` and `#define NAME`; the names of other directives are seen as any.
  private mutating func directive() {
    index += 1
    if holds(Self.defineWord, at: index) {
      index += Self.defineWord.count
      skipBlanks()
      let start = index
      let hash = hashOfWord()
      if index > start {
        result.words.insert(hash)
        result.members.insert(hash)
      }
      return
    }
    guard holds(Self.importWord, at: index) else { return }
    index += Self.importWord.count
    skipBlanks()
    if Self.testHeaders.contains(where: { holds($0, at: index) }) { result.isTest = true }
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
  }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
  }

  private func holds(_ needle: [UInt8], at start: Int) -> Bool {
    guard start + needle.count <= bytes.count else { return false }
    return needle.indices.allSatisfy { bytes[start + $0] == needle[$0] }
  }

  // MARK: Names

  private static let typeWords = Set(["class", "struct", "namespace", "union"].map { CodeScan.hash($0) })
  private static let scopeWords = Set(["extern", "namespace"].map { CodeScan.hash($0) })
  private static let classWords = Set(["interface", "implementation", "protocol"].map { CodeScan.hash($0) })
  private static let propertyWord = CodeScan.hash("property")
  private static let forwardWord = CodeScan.hash("class")
  private static let importHash = CodeScan.hash("import")
  private static let frameworks = Set(["XCTest", "Specta", "Kiwi"].map { CodeScan.hash($0) })
  private static let enumerations = Set(
    ["enum", "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM"].map { CodeScan.hash($0) })

  private mutating func hashOfWord() -> UInt64 {
    var hash = StableHash()
    while index < bytes.count, Lexer.isName[Int(bytes[index])] {
      hash.combine(bytes[index])
      index += 1
    }
    return hash.value
  }

  private mutating func word() {
    let start = index
    let hash = hashOfWord()
    let isNew = result.words.insert(hash)
    let range = start..<index
    if isNew { see(range) }
    if start > 0, bytes[start - 1] == UInt8(ascii: "@") { return atWord(hash) }
    let isSelector = index < bytes.count && bytes[index] == UInt8(ascii: ":")
    if isSelector, isNew || part == .method { announce(range, hash, declares: part == .method && parentheses == 0) }
    switch part {
    case .method:
      // Of a selector the first piece; what follows it are labels.
      guard parentheses == 0 else { return }
      declare(range, hash)
      part = .none
    case .type:
      result.types.insert(hash)
      part = .none
    case .property: if parentheses == 0 || bytes[start - 1] == UInt8(ascii: "^") { last = (range, hash) }
    case .enumeration:
      if braces == 0 { last = (range, hash) } else { declare(range, hash) }
    case .none:
      guard braces == 0 || isInVariables, parentheses == 0 else { return }
      seen(range, hash)
    }
  }

  /// A name outside of functions: one of C's, by what follows it.
  private mutating func seen(_ range: Range<Int>, _ hash: UInt64) {
    if Self.enumerations.contains(hash) {
      part = .enumeration
      last = nil
      return
    }
    if braces == 0, Self.typeWords.contains(hash) { part = .type }
    if Self.scopeWords.contains(hash) { expectsScope = true }
    var next = index
    while next < bytes.count, bytes[next] == 0x20 { next += 1 }
    guard next < bytes.count else { return }
    switch bytes[next] {
    case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "["): declare(range, hash)
    case UInt8(ascii: "(") where braces == 0: declare(range, hash)
    default: break
    }
  }

  private mutating func see(_ range: Range<Int>) {
    let name = UnsafeBufferPointer(rebasing: bytes[range])
    guard AlertNames.mayBeOne(name) else { return }
    let text = String(decoding: name, as: UTF8.self)
    result.alertNames.insert(text)
    result.alertNames.insert(ObjCSelector(pieces: [text], arity: 1).name.base)
  }

  /// A selector's part: its name in Swift and its label are announced as well.
  private mutating func announce(_ range: Range<Int>, _ hash: UInt64, declares: Bool) {
    guard range.count > 4 else { return }
    let other = Self.swiftWords.value(for: hash) {
      OtherWords(ObjCSelector(pieces: [String(decoding: bytes[range], as: UTF8.self)], arity: 1), butOfLength: range.count)
    }
    result.words.formUnion(other.bases)
    if declares { result.members.formUnion(other.bases) }
    result.words.formUnion(other.labels)
  }

  /// By the hash of a selector's part; the same ones stand in many files.
  private static let swiftWords = RecentValues<UInt64, OtherWords>(most: 8192)

  /// The hashes of a selector's names in Swift, but for those that are as long as it is, and of their labels.
  private struct OtherWords: Sendable {
    var bases: [UInt64] = []
    var labels: [UInt64] = []

    init(_ selector: ObjCSelector, butOfLength length: Int) {
      for name in selector.names where name.base.utf8.count != length {
        bases.append(CodeScan.hash(name.base))
        if case let label?? = name.labels.first { labels.append(CodeScan.hash(label)) }
      }
    }
  }

  private mutating func atWord(_ hash: UInt64) {
    if Self.classWords.contains(hash), index < bytes.count, bytes[index] != UInt8(ascii: "(") {
      (braces, parentheses, part, expectsVariables) = (0, 0, .type, true)
    } else if hash == Self.forwardWord {
      // What is declared elsewhere, or in a library that is not here.
      while index < bytes.count, bytes[index] != UInt8(ascii: ";") { index += 1 }
    } else if hash == Self.propertyWord {
      (parentheses, part, last) = (0, .property, nil)
    } else if hash == Self.importHash {
      skipBlanks()
      if Self.frameworks.contains(hashOfWord()) { result.isTest = true }
    }
  }
}
