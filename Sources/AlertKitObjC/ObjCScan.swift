internal import AlertKitCode

/// Looks through the bytes of a file for its names.
struct ObjCScan {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var depth = 0
  /// Whether names in braces are declared, as those of an enumeration or of a class's variables.
  private var declaresInBraces = false
  private var openDeclares = 0
  private var expectsType = false
  private var result = CodeScan()

  static func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> CodeScan {
    var scan = ObjCScan(bytes: bytes)
    scan.run()
    return scan.result
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func run() {
    while index < bytes.count {
      let byte = bytes[index]
      if Lexer.isName[Int(byte)] {
        word()
        continue
      }
      switch byte {
      case UInt8(ascii: "/"): comment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): literal(byte)
      case UInt8(ascii: "{"):
        depth += 1
        if depth == 1 { openDeclares = declaresInBraces ? 1 : 0 }
        index += 1
      case UInt8(ascii: "}"):
        depth = max(depth - 1, 0)
        if depth == 0 { declaresInBraces = false }
        index += 1
      case UInt8(ascii: "#"): directive()
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        // A method at the margin: whatever is open, the class is where it stands.
        if index == 0 || bytes[index - 1] == 0x0A { (depth, declaresInBraces) = (0, false) }
        index += 1
      default: index += 1
      }
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
    while index < bytes.count, bytes[index] != quote, bytes[index] != 0x0A, bytes[index] != 0x0D {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    if index < bytes.count, bytes[index] == quote { index += 1 }
  }

  private static let testHeaders = ["<XCTest/", "<Kiwi/", "<Specta/", "\"Kiwi.h", "\"Specta.h"].map { Array($0.utf8) }

  /// `#import <XCTest/XCTest.h>`; the names of other directives are seen as any.
  private mutating func directive() {
    index += 1
    guard holds(Self.importWord, at: index) else { return }
    index += Self.importWord.count
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    if Self.testHeaders.contains(where: { holds($0, at: index) }) { result.isTest = true }
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
  }

  private static let importWord = Array("import".utf8)

  private func holds(_ needle: [UInt8], at start: Int) -> Bool {
    guard start + needle.count <= bytes.count else { return false }
    return needle.indices.allSatisfy { bytes[start + $0] == needle[$0] }
  }

  private static let interface = CodeScan.hash("interface".utf8)
  private static let implementation = CodeScan.hash("implementation".utf8)
  private static let protocolWord = CodeScan.hash("protocol".utf8)
  private static let importHash = CodeScan.hash("import".utf8)
  private static let frameworks = Set(["XCTest", "Specta", "Kiwi"].map { CodeScan.hash($0.utf8) })
  private static let enumerations = Set(
    ["enum", "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM"].map { CodeScan.hash($0.utf8) })

  private mutating func word() {
    let start = index
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    while index < bytes.count, Lexer.isName[Int(bytes[index])] {
      hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3
      index += 1
    }
    let isNew = result.words.insert(hash).inserted
    if expectsType {
      expectsType = false
      result.types.insert(hash)
    }
    if start > 0, bytes[start - 1] == UInt8(ascii: "@") { return atWord(hash) }
    if depth == 0, Self.enumerations.contains(hash) { declaresInBraces = true }
    let declares = depth == 0 || depth == 1 && openDeclares == 1
    if declares {
      result.members.insert(hash)
      if declaresInBraces { result.types.insert(hash) }
      if bytes[start] == UInt8(ascii: "_") { result.members.insert(CodeScan.hash(bytes[(start + 1)..<index])) }
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: ":"), isNew || declares { piece(start..<index, declares: declares) }
  }

  /// A selector's part: its name in Swift is announced as well.
  private mutating func piece(_ range: Range<Int>, declares: Bool) {
    guard range.count > 4 else { return }
    let selector = ObjCSelector(pieces: [String(decoding: bytes[range], as: UTF8.self)], arity: 1)
    for name in selector.names where name.base.utf8.count != range.count {
      let hash = CodeScan.hash(name.base.utf8)
      result.words.insert(hash)
      if declares { result.members.insert(hash) }
    }
  }

  private mutating func atWord(_ hash: UInt64) {
    switch hash {
    case Self.interface, Self.implementation, Self.protocolWord:
      (depth, declaresInBraces, expectsType) = (0, true, true)
    case Self.importHash:
      while index < bytes.count, bytes[index] == 0x20 { index += 1 }
      let start = index
      while index < bytes.count, Lexer.isName[Int(bytes[index])] { index += 1 }
      if Self.frameworks.contains(CodeScan.hash(bytes[start..<index])) { result.isTest = true }
    default: break
    }
  }
}
