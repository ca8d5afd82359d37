/// Where an app's code names keys, as far as its words tell: no language is parsed.
///
/// A title and a message are often a screen's. They are where code names their keys only in files that have to do with no
/// alert, or declares the texts in a list and never asks for them.
struct KeyUses {
  private var named: Set<String> = []
  /// Those of the named keys that a file names which has to do with alerts.
  private var nearAlerts: Set<String> = []

  /// - Parameters:
  ///   - keys: The keys to look for.
  ///   - files: The app's code.
  init(of keys: Set<String>, in files: [SourceFile]) {
    guard !keys.isEmpty else { return }
    let found = files.map { CodeWords($0.text) }.map { (words: $0, mentions: $0.mentions(of: keys)) }
      .filter { !$0.mentions.isEmpty }
    // A constant that its own file uses is a detail of that file; others are there for the rest of the app.
    let shared = found.map { file in
      let constants = Set(file.mentions.compactMap(\.constant))
      return constants.subtracting(file.words.used(among: constants))
    }
    let users = Self.users(of: shared.reduce(into: []) { $0.formUnion($1) }, in: files)
    for (file, shared) in zip(found, shared) {
      let isNear = file.words.speakOfAlerts
      for mention in file.mentions {
        named.insert(mention.key)
        let constant = mention.constant.flatMap { shared.contains($0) ? $0 : nil }
        if constant.map(users.contains) ?? isNear { nearAlerts.insert(mention.key) }
      }
    }
  }

  /// The constants that a file asks for which has to do with alerts.
  private static func users(of constants: Set<String>, in files: [SourceFile]) -> Set<String> {
    guard !constants.isEmpty else { return [] }
    return files.reduce(into: []) { users, file in
      let words = CodeWords(file.text)
      let used = words.used(among: constants)
      if !used.isEmpty, words.speakOfAlerts { users.formUnion(used) }
    }
  }

  /// Whether code names one of the keys, and none of them where an alert may be.
  func areElsewhere(_ keys: [String]) -> Bool {
    keys.contains(where: named.contains) && !keys.contains(where: nearAlerts.contains)
  }
}

/// The words of a file of code.
private struct CodeWords {
  /// A key in quotation marks.
  struct Mention {
    let key: String
    /// The constant, property, function or case whose only text the key is.
    let constant: String?
  }

  private let code: [UInt8]

  init(_ code: [UInt8]) {
    self.code = code
  }

  /// Where the file has one of some keys in quotation marks.
  func mentions(of keys: Set<String>) -> [Mention] {
    let lengths = Set(keys.map(\.utf8.count))
    let declaration = KeyDeclaration()
    var mentions: [Mention] = []
    var start: Int?
    for (index, byte) in code.enumerated() {
      switch byte {
      case UInt8(ascii: "\n"): start = nil
      case UInt8(ascii: "\""):
        if let opening = start, lengths.contains(index - opening) {
          let text = String(decoding: code[opening..<index], as: UTF8.self)
          if keys.contains(text) {
            let before = code[max(0, opening - 300)..<opening - 1]
            mentions.append(Mention(key: text, constant: declaration.name(in: before)))
          }
        }
        start = index + 1
      default: break
      }
    }
    return mentions
  }

  /// Those of some names that stand anywhere but where they are declared, or in quotation marks, as keys of the same name do.
  func used(among names: Set<String>) -> Set<String> {
    guard !names.isEmpty else { return [] }
    let wanted = Set(names.map { Array($0.utf8) })
    let lengths = Set(wanted.map(\.count))
    var found: Set<String> = []
    code.withUnsafeBufferPointer { bytes in
      var index = 0
      var isDeclared = false
      while index < bytes.count {
        guard Self.isNameByte(bytes[index]) else {
          index += 1
          continue
        }
        let start = index
        while index < bytes.count, Self.isNameByte(bytes[index]) { index += 1 }
        let isQuoted = start > 0 && bytes[start - 1] == UInt8(ascii: "\"")
        if !isDeclared, !isQuoted, lengths.contains(index - start), wanted.contains(Array(bytes[start..<index])) {
          found.insert(String(decoding: bytes[start..<index], as: UTF8.self))
        }
        isDeclared = (3...4).contains(index - start) && Self.declarations.contains(Array(bytes[start..<index]))
      }
    }
    return found
  }

  /// Whether a word for an alert, or for what shows one, stands in it, as a part of a name or of a comment.
  var speakOfAlerts: Bool {
    code.withUnsafeBufferPointer { bytes in
      bytes.indices.contains { index in
        let small = bytes[index] | 0x20
        guard let words = Self.alertWords[small] else { return false }
        return words.contains { word in
          index + word.count <= bytes.count
            && word.indices.allSatisfy { bytes[index + $0] | 0x20 == word[$0] }
        }
      }
    }
  }

  fileprivate static let declarations = Set(["let", "var", "case", "func"].map { Array($0.utf8) })
  /// By their first letters.
  private static let alertWords = Dictionary(
    grouping: [
      "alert", "actionsheet", "confirm", "dialog", "displayerror", "popup", "presenterror", "prompt", "showerror",
      "showmessage",
    ].map { Array($0.utf8) }, by: { $0[0] })

  fileprivate static func isNameByte(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F || byte >= 0x80
  }
}

/// How code declares a name whose only text is a key: `let name = "key"`, `var name: Type { return lookup("Table", "key") }`,
/// `func name(…) -> Type { return lookup("key", …) }`, or a case of an enum.
private struct KeyDeclaration {
  private let constant =
    /(?:let|var|case)\s+(\w+)\s*(?::\s*[\w.]+\s*)?[={]\s*(?:return\s+)?(?:([\w.]+)\s*\(\s*(?:\w+:\s*)?(?:"[^"\n]*"\s*,\s*)?(?:\w+:\s*)?)?@?/
  private let function =
    /func\s+(\w+)\s*\([^()]*\)\s*->\s*[\w.]+\s*\{\s*return\s+([\w.]+)\s*\(\s*(?:"[^"\n]*"\s*,\s*)?/

  /// The name that is declared at the end of some code, up to the quotation mark of its key; nil where the code does something else.
  func name(in code: ArraySlice<UInt8>) -> String? {
    let words = code.split { !CodeWords.isNameByte($0) }
    guard let index = words.lastIndex(where: { CodeWords.declarations.contains(Array($0)) }),
      index == 0 || !Self.conditions.contains(Array(words[index - 1]))
    else { return nil }
    let text = String(decoding: code[words[index].startIndex...], as: UTF8.self)
    if let match = text.wholeMatch(of: constant) {
      return match.1 == "_" || !Self.isLookup(match.2) ? nil : String(match.1)
    }
    return text.wholeMatch(of: function).flatMap { Self.isLookup($0.2) ? String($0.1) : nil }
  }

  private static let conditions = Set(["if", "guard", "while"].map { Array($0.utf8) })

  /// Whether a function gives a key's text and does nothing else.
  private static func isLookup(_ callee: Substring?) -> Bool {
    guard let name = callee?.split(separator: ".").last?.lowercased() else { return true }
    return name == "tr" || ["locali", "string", "resource"].contains { name.contains($0) }
  }
}
