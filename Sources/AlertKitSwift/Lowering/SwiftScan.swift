internal import AlertKitCode
internal import AlertKitCore

/// Finds the words of a file and what it declares, without parsing it. Comments are left out.
struct SwiftScan {
  private var found = CodeScan()
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isName: UnsafeBufferPointer<Bool>
  private let keywords = SwiftKeywords.table
  /// Words that were seen lately, by the low bits of their hashes: most words stand in a file many times.
  private let recent: UnsafeMutableBufferPointer<UInt64>
  private var index = 0

  /// Whether a byte belongs to a name.
  static let isName: [Bool] = (0..<256).map { value in
    let byte = UInt8(value)
    return byte >= 0x80 || byte == UInt8(ascii: "_") || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  static func scan(_ text: [UInt8]) -> CodeScan {
    text.withUnsafeBufferPointer { bytes in
      Self.isName.withUnsafeBufferPointer { isName in
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 1024) { recent in
          recent.initialize(repeating: 0)
          var reader = SwiftScan(bytes: bytes, isName: isName, recent: recent)
          reader.run()
          return reader.found
        }
      }
    }
  }

  private init(
    bytes: UnsafeBufferPointer<UInt8>, isName: UnsafeBufferPointer<Bool>, recent: UnsafeMutableBufferPointer<UInt64>
  ) {
    self.bytes = bytes
    self.isName = isName
    self.recent = recent
  }

  private mutating func run() {
    var isInString = false
    var before = SwiftKeywords.Kind.other
    while index < bytes.count {
      let byte = bytes[index]
      if isName[Int(byte)] {
        let start = index
        let word = self.word()
        see(word, at: start, after: before)
        before = isInString ? before == .rawValue ? .rawValue : .other : keywords[word].after(before)
        continue
      }
      if before == .member, SwiftNesting.isOperator[Int(byte)], byte != UInt8(ascii: "/") {
        seeOperator()
        before = .other
        continue
      }
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "`"): break
      case UInt8(ascii: "."): if before != .path, !before.isOfCase { before = .other }
      case UInt8(ascii: ","): before = isInString ? before : before.afterComma
      case UInt8(ascii: "=") where before == .nextCase: before = .rawValue
      case UInt8(ascii: "(") where before == .nextCase: before = .payload
      case UInt8(ascii: ")") where before == .payload: before = .nextCase
      case UInt8(ascii: "\""):
        isInString.toggle()
        if before != .rawValue { before = .other }
      case UInt8(ascii: "\\") where isInString: index += 1
      case 0x0A, 0x0D: isInString = false
      case UInt8(ascii: "/") where !isInString: skipComment()
      default: if !before.isOfCase { before = .other }
      }
      index += 1
    }
  }

  private mutating func word() -> UInt64 {
    var hash = StableHash()
    while index < bytes.count, isName[Int(bytes[index])] {
      hash.combine(bytes[index])
      index += 1
    }
    return hash.value
  }

  private mutating func see(_ hash: UInt64, at start: Int, after keyword: SwiftKeywords.Kind) {
    switch keyword {
    case .type, .path: found.types.insert(hash)
    case .member, .case: found.members.insert(hash)
    case .import: if SwiftKeywords.testing.contains(hash) { found.isTest = true }
    case .nextCase, .rawValue, .payload, .other: break
    }
    let slot = Int(truncatingIfNeeded: hash & 1023)
    if recent[slot] != hash {
      recent[slot] = hash
      let name = UnsafeBufferPointer(rebasing: bytes[start..<index])
      if found.words.insert(hash), AlertNames.mayBeOne(name) {
        found.alertNames.insert(String(decoding: name, as: UTF8.self))
      }
    }
  }

  /// Moves behind the name of an operator; what it takes any type for may stand right behind it: `func |><Value>(…)`.
  private mutating func seeOperator() {
    let start = index
    while index < bytes.count, SwiftNesting.isOperator[Int(bytes[index])] { index += 1 }
    let name = bytes[start..<index]
    found.members.insert(CodeScan.hash(name))
    if name.count > 1, name.last == UInt8(ascii: "<") { found.members.insert(CodeScan.hash(name.dropLast())) }
  }

  /// Moves to the last byte of a comment; stays where none begins.
  private mutating func skipComment() {
    guard index + 1 < bytes.count else { return }
    switch bytes[index + 1] {
    case UInt8(ascii: "/"):
      while index + 1 < bytes.count, bytes[index + 1] != 0x0A, bytes[index + 1] != 0x0D { index += 1 }
    case UInt8(ascii: "*"):
      index += 2
      while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") { index += 1 }
      index += 1
    default: break
    }
  }
}

/// The keywords that a declared name follows.
enum SwiftKeywords {
  /// What a word says about the name after it.
  enum Kind {
    case type, member, `import`, other
    /// `case`, and the comma after a case.
    case `case`
    /// The name of a case, which a comma and a further one may follow.
    case nextCase
    /// What a case stands for, and what it carries, which a comma and a further one may follow as well.
    case rawValue, payload
    /// The name of a type, which a dot and a further one may follow.
    case path

    /// What a word that stands behind another says.
    func after(_ before: Kind) -> Kind {
      guard self == .other else { return self }
      switch before {
      case .type, .path: return .path
      case .case: return .nextCase
      case .rawValue, .payload: return before
      default: return .other
      }
    }

    /// Whether it is what a case stands for or carries.
    var isOfCase: Bool { self == .rawValue || self == .payload }

    /// What a comma says.
    var afterComma: Kind {
      switch self {
      case .nextCase, .rawValue: .case
      case .payload: .payload
      default: .other
      }
    }
  }

  static let testing: Set<UInt64> = Set(["XCTest", "Testing"].map { CodeScan.hash($0.utf8) })

  static let table = WordTable<Kind>(
    [
      "enum": .type, "struct": .type, "class": .type, "actor": .type, "extension": .type, "protocol": .type,
      "typealias": .type, "let": .member, "var": .member, "func": .member, "init": .member, "case": .case,
      "import": .import,
    ], other: .other)
}
