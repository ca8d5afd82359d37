/// What a file says of the macros that its conditions ask for.
struct FileMacros {
  /// Those that are defined in comments alone: `//#define SHOWS_DRAFTS` is how code switches something off.
  private let switchedOff: Set<String>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var (off, on): (Set<String>, Set<String>) = ([], [])
    var index = 0
    while index < bytes.count {
      let line = index
      Self.skipBlanks(bytes, &index)
      let isComment = index + 1 < bytes.count && bytes[index] == UInt8(ascii: "/") && bytes[index + 1] == UInt8(ascii: "/")
      while isComment, index < bytes.count, bytes[index] == UInt8(ascii: "/") { index += 1 }
      if let name = Self.definedName(bytes, &index) {
        if isComment { off.insert(name) } else { on.insert(name) }
      }
      index = max(index, line)
      while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      index += 1
    }
    switchedOff = off.subtracting(on)
  }

  /// The name that `#define` at a place defines.
  private static func definedName(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> String? {
    skipBlanks(bytes, &index)
    guard index < bytes.count, bytes[index] == UInt8(ascii: "#") else { return nil }
    index += 1
    skipBlanks(bytes, &index)
    let word = Array("define".utf8)
    guard index + word.count < bytes.count, word.indices.allSatisfy({ bytes[index + $0] == word[$0] }) else { return nil }
    index += word.count
    skipBlanks(bytes, &index)
    let start = index
    while index < bytes.count, Lexer.isName[Int(bytes[index])] { index += 1 }
    return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  private static func skipBlanks(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) {
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
  }

  /// The newest system of which what compiles the code knows.
  static let newestSystem = "__IPHONE_OS_VERSION_MAX_ALLOWED"
  /// The least that it is where an app is built for the store.
  static let leastNewest = 17_00_00

  /// The system that a macro of Apple's stands for, as comparisons know it: 80000 for `__IPHONE_8_0`; nil for another macro.
  static func version(of name: String) -> Int? {
    guard name.hasPrefix("__IPHONE_") else { return nil }
    let parts = name.dropFirst("__IPHONE_".count).split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count == 2, let main = Int(parts[0]), let minor = Int(parts[1]), (1..<100).contains(main),
      (0..<100).contains(minor)
    else { return nil }
    return main * 1_00_00 + minor * 1_00
  }

  /// What it means that a macro is defined, or not 0.
  func verdict(of name: String) -> Verdict {
    if let version = Self.version(of: name), version < Self.leastNewest { return .phones }
    return switch name {
    case "TARGET_OS_IPHONE", "TARGET_OS_IOS", "TARGET_OS_EMBEDDED", "__IPHONE_OS_VERSION_MIN_REQUIRED",
      Self.newestSystem:
      .phones
    case "TARGET_OS_OSX", "TARGET_OS_TV", "TARGET_OS_WATCH", "TARGET_OS_VISION", "TARGET_OS_MACCATALYST",
      "TARGET_OS_UIKITFORMAC",
      "TARGET_OS_WIN32", "TARGET_OS_LINUX", "__MAC_OS_X_VERSION_MIN_REQUIRED", "__MAC_OS_X_VERSION_MAX_ALLOWED":
      .others
    case "__OBJC__", "__APPLE__": .always
    default: switchedOff.contains(name) ? .never : .unknown
    }
  }
}
