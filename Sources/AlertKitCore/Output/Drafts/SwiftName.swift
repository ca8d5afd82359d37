/// Names of Swift code.
enum SwiftName {
  /// A member's name for a key: `photoDeleteTitle` for `photo.delete-title`.
  static func member(_ key: String) -> String {
    let words = words(of: key)
    guard let first = words.first else { return "text" }
    let name = first.prefix(1).lowercased() + first.dropFirst() + words.dropFirst().map(capitalized).joined()
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// A type's name.
  static func type(_ name: String) -> String {
    let joined = words(of: name).map(capitalized).joined()
    return joined.isEmpty || joined.first?.isNumber == true ? "_" + joined : joined
  }

  /// A name as it is declared.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static func words(of name: String) -> [String] {
    name.split { !($0.isLetter || $0.isNumber) || !$0.isASCII }.map(String.init)
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

/// Names of one scope, no two alike.
struct SwiftNames {
  private var taken: Set<String> = []

  /// The name, with a number where it is taken already.
  mutating func unused(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }
}
