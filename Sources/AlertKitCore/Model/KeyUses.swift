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
    let shared = found.flatMap { file in
      file.mentions.compactMap(\.constant).filter { !file.words.uses($0) }
    }
    let users = Self.users(of: Set(shared), in: files)
    for file in found {
      let isNear = file.words.speakOfAlerts
      for mention in file.mentions {
        named.insert(mention.key)
        if mention.constant.flatMap({ users[$0] }) ?? isNear { nearAlerts.insert(mention.key) }
      }
    }
  }

  /// By constant, whether a file that asks for it has to do with alerts.
  private static func users(of constants: Set<String>, in files: [SourceFile]) -> [String: Bool] {
    var users = Dictionary(uniqueKeysWithValues: constants.map { ($0, false) })
    guard !users.isEmpty else { return users }
    let names = Set(constants.map { Array($0.utf8) })
    for file in files {
      let words = CodeWords(file.text)
      let used = words.members(among: names)
      if !used.isEmpty, words.speakOfAlerts { for name in used { users[name] = true } }
    }
    return users
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
    /// The constant or property that is declared right before the key, or the function that returns it.
    let constant: String?
  }

  private let code: [UInt8]

  init(_ code: [UInt8]) {
    self.code = code
  }

  /// Where the file has one of some keys in quotation marks.
  func mentions(of keys: Set<String>) -> [Mention] {
    let lengths = Set(keys.map(\.utf8.count))
    var mentions: [Mention] = []
    var start: Int?
    for (index, byte) in code.enumerated() {
      switch byte {
      case UInt8(ascii: "\n"): start = nil
      case UInt8(ascii: "\""):
        if let opening = start, lengths.contains(index - opening) {
          let text = String(decoding: code[opening..<index], as: UTF8.self)
          if keys.contains(text) { mentions.append(Mention(key: text, constant: constant(before: opening))) }
        }
        start = index + 1
      default: break
      }
    }
    return mentions
  }

  /// The name that is declared in the few lines before a place, where nothing ends in between.
  private func constant(before place: Int) -> String? {
    let before = code[max(0, place - 300)..<place]
    let words = before.split { !Self.isNameByte($0) }
    guard let keyword = words.lastIndex(where: { Self.declarations.contains(Array($0)) }), keyword + 1 < words.count else {
      return nil
    }
    let name = words[keyword + 1]
    let rest = code[name.endIndex..<place]
    guard !rest.contains(UInt8(ascii: "}")) else { return nil }
    if words[keyword].elementsEqual("func".utf8) {
      guard let brace = rest.firstIndex(of: UInt8(ascii: "{")) else { return nil }
      let body = code[(brace + 1)..<place].drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
      guard body.starts(with: "return ".utf8) else { return nil }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Whether a name stands anywhere but where it is declared, and in quotation marks, as a key of the same name does.
  func uses(_ name: String) -> Bool {
    var last: ArraySlice<UInt8> = []
    return names.contains { word in
      defer { last = word }
      return word.elementsEqual(name.utf8) && !Self.declarations.contains(Array(last))
        && (word.startIndex == 0 || code[word.startIndex - 1] != UInt8(ascii: "\""))
    }
  }

  /// Those of some names that stand behind a dot.
  func members(among names: Set<[UInt8]>) -> Set<String> {
    let lengths = Set(names.map(\.count))
    var found: Set<String> = []
    code.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        index += 1
        guard bytes[index - 1] == UInt8(ascii: ".") else { continue }
        let start = index
        while index < bytes.count, Self.isNameByte(bytes[index]) { index += 1 }
        guard lengths.contains(index - start), names.contains(Array(bytes[start..<index])) else { continue }
        found.insert(String(decoding: bytes[start..<index], as: UTF8.self))
      }
    }
    return found
  }

  /// Whether a name has a word for an alert.
  var speakOfAlerts: Bool {
    names.contains { word in
      let small = word.map { $0 | 0x20 }
      return Self.alertWords.contains { small.count >= $0.count && small.firstRange(of: $0) != nil }
    }
  }

  /// The runs of letters, digits and underscores.
  private var names: [ArraySlice<UInt8>] { code.split { !Self.isNameByte($0) } }

  private static let declarations = Set(["let", "var", "case", "func"].map { Array($0.utf8) })
  private static let alertWords = ["alert", "dialog", "actionsheet", "popup"].map { Array($0.utf8) }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F || byte >= 0x80
  }
}
