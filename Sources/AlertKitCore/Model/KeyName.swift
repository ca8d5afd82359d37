/// The words of a key such as `photo.delete_title`, `PHOTO_DELETE_TITLE`, `photoDeleteTitle` or `[Photo/Delete/title]`.
struct KeyName {
  /// A word of a key. A large table has many of them at a time.
  struct Word {
    /// In lower case.
    let text: String
    /// Where it ends in ``KeyName/body``'s UTF-8.
    let end: Int32
    /// Which of the parts between dots, slashes and colons the word is in, from 0.
    let segment: Int32
  }

  /// The key without brackets and without the specifiers after it.
  let body: String
  let words: [Word]

  /// - Returns: nil for a key that is text, or an object of a storyboard.
  init?(_ key: String) {
    guard key.utf8.count <= 200, let body = Self.body(of: key), !Self.isObjectID(body) else { return nil }
    self.init(stem: body)
    guard !words.isEmpty else { return nil }
  }

  /// The words of a part of a key's ``body``.
  init(stem: String) {
    body = stem
    words = Self.words(of: stem)
  }

  /// The key's beginning up to a word, without what separates them.
  func prefix(upTo word: Int) -> String {
    guard word > 0 else { return "" }
    return String(Substring(body.utf8.prefix(Int(words[word - 1].end))))
  }

  /// The key from a word to its end, with the separator before it.
  func suffix(after word: Int) -> String {
    String(Substring(body.utf8.dropFirst(Int(words[word].end))))
  }

  /// Whether a word is all that stands between two dots.
  func isWholeSegment(_ word: Int) -> Bool {
    let segment = words[word].segment
    return (word == 0 || words[word - 1].segment != segment)
      && (word + 1 == words.count || words[word + 1].segment != segment)
  }

  /// Whether a key is one word as a person reads it: `OK`, `Delete`, `Löschen`.
  static func isCapitalizedWord(_ key: String) -> Bool {
    guard let first = key.utf8.first else { return false }
    guard key.utf8.allSatisfy({ $0 < 0x80 }) else {
      return key.first!.isUppercase && key.dropFirst().allSatisfy(\.isLowercase)
    }
    guard first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else { return false }
    let rest = key.utf8.dropFirst()
    return key == "OK" || rest.allSatisfy { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
  }

  /// Whether a text is a name of several words as code writes it, which no table was asked for: `deletePhotoTitle`; not `iPhone`.
  static func isOfCode(_ text: String) -> Bool {
    guard text.utf8.count > 8, text.utf8.allSatisfy({ $0 < 0x80 }), text.first!.isLowercase, text.allSatisfy(\.isLetter) else {
      return false
    }
    return text.prefix(while: \.isLowercase).count > 2 && text.contains(where: \.isUppercase)
  }

  /// Whether a key is letters alone, in one case but for the first: `cancel`, `Cancel`, `CANCEL`.
  static func isWord(_ key: String) -> Bool {
    guard !key.isEmpty, key.allSatisfy(\.isLetter) else { return false }
    return !key.dropFirst().contains(where: \.isUppercase) || !key.contains(where: \.isLowercase)
  }

  /// Whether a key reads as a text: it has spaces, or ends a sentence.
  static func looksLikeText(_ key: String) -> Bool {
    let plain = withoutSpecifiers(key)
    if plain.utf8.contains(where: { $0 == 0x20 || $0 == 0x0A || $0 >= 0x80 }) { return true }
    return plain.utf8.last.map { [0x21, 0x2C, 0x2E, 0x3A, 0x3F].contains($0) } ?? false
  }

  /// Whether a key reads as a name and as nothing that people are shown: small words between underscores, or three between dots.
  static func looksLikeName(_ key: String) -> Bool {
    let parts = key.utf8.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
    let dotted = key.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return (parts.count > 1 ? parts : dotted.count > 2 ? dotted : []).count > 1
      && key.utf8.allSatisfy { 0x61...0x7A ~= $0 || $0.isDigit || $0 == 0x5F || $0 == 0x2E } && !key.hasPrefix("www.")
      && (parts + dotted).allSatisfy { !$0.isEmpty }
  }

  /// Whether a key is words between underscores or dots, in any case, as no text is: `SEND_Prompt`.
  static func isCode(_ key: String) -> Bool {
    let isJoined =
      key.utf8.contains { $0 == 0x5F || $0 == 0x2E }
      && key.utf8.allSatisfy {
        $0.isLetter || $0.isDigit || $0 == 0x5F || $0 == 0x2E || $0 == 0x2D
      }
    return isJoined && key.utf8.last != 0x2E && !key.hasPrefix("www.")
  }

  /// Whether a text is three or more small words between hyphens or other marks of names, `not-found-message`.
  static func isHyphenated(_ text: String) -> Bool {
    let marks: Set<UInt8> = [0x2D, 0x2E, 0x5F]
    let parts = text.utf8.split(omittingEmptySubsequences: false, whereSeparator: marks.contains)
    return parts.count > 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { 0x61...0x7A ~= $0 || $0.isDigit } }
  }

  /// Whether a text can only be a key: words of letters alone that are parted as in code (*errorUnableToSave*, *delete_photo_title*,
  /// *alert.deletePhoto.openTip*), and not as in a name, an address, a file's name or a version.
  static func isOnlyName(_ text: String) -> Bool {
    guard text.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 || "._".utf8.contains($0) }) else {
      return false
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.first?.isLetter == true && $0.last?.isLetter == true }) else { return false }
    if parts.count == 1 {
      return humps(in: text) > 2 && text.first?.isLowercase == true || isJoinedOnce(text) || text.count { $0 == "_" } > 1
    }
    // The last part of a file's name or an address is one word, and an app's identifier begins with a domain.
    return parts.count > 2 && parts[0].count > 3 && isJoined(parts[parts.count - 1])
  }

  /// Two words of letters with a low line between them: *Button_OK*.
  static func isJoinedOnce(_ text: String) -> Bool {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { $0.count > 1 }
  }

  private static func isJoined(_ part: Substring) -> Bool { part.contains("_") || humps(in: part) > 0 }

  /// How often a capital follows a small letter.
  private static func humps(in text: some StringProtocol) -> Int {
    zip(text, text.dropFirst()).count { $0.isLowercase && $1.isUppercase }
  }

  private static func body(of key: String) -> String? {
    if key.hasPrefix("["), let end = key.firstIndex(of: "]") {
      return String(key[key.index(after: key.startIndex)..<end])
    }
    let plain = withoutSpecifiers(key)
    let isName = plain.utf8.allSatisfy { byte in
      byte.isLetter || byte.isDigit || isSeparator(byte)
    }
    return isName ? plain : nil
  }

  /// The key without the ` %@ %lld` that a catalog keeps after it.
  private static func withoutSpecifiers(_ key: String) -> String {
    guard key.utf8.contains(UInt8(ascii: "%")) else { return key }
    var rest = Substring(key).utf8
    while let space = rest.lastIndex(of: UInt8(ascii: " ")), rest[space...].dropFirst().first == UInt8(ascii: "%") {
      rest = rest[..<space]
    }
    return String(Substring(rest))
  }

  /// Whether a key names an object of a storyboard: `Ab1-2c-D3e.text`.
  static func isObjectID(_ key: String) -> Bool {
    let bytes = Array(key.utf8.prefix(11))
    guard bytes.count >= 10, bytes[3] == 0x2D, bytes[6] == 0x2D else { return false }
    // `add-to-list` is a name: an object's is made by chance.
    guard bytes.prefix(10).contains(where: { $0.isCapital || $0.isDigit }) else { return false }
    return bytes.count == 10 || bytes[10] == 0x2E
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { byte == 0x5F || (0x2D...0x2F).contains(byte) || byte == 0x3A }

  private static func words(of body: String) -> [Word] {
    let bytes = Array(body.utf8)
    var count = 0
    forEachWord(in: bytes) { _, _ in count += 1 }
    var words: [Word] = []
    words.reserveCapacity(count)
    forEachWord(in: bytes) { range, segment in
      let text = String(unsafeUninitializedCapacity: range.count) { buffer in
        for index in range { buffer[index - range.lowerBound] = bytes[index].isCapital ? bytes[index] | 0x20 : bytes[index] }
        return range.count
      }
      words.append(Word(text: text, end: Int32(range.upperBound), segment: Int32(segment)))
    }
    return words
  }

  private static func forEachWord(in bytes: [UInt8], _ use: (_ range: Range<Int>, _ segment: Int) -> Void) {
    var (start, segment) = (0, 0)
    for (index, byte) in bytes.enumerated() {
      if byte.isLetter || byte.isDigit {
        guard index > start, isHump(bytes, index) else { continue }
        use(start..<index, segment)
        start = index
      } else {
        if index > start { use(start..<index, segment) }
        start = index + 1
        if byte != 0x5F, byte != 0x2D, byte != 0x20 { segment += 1 }
      }
    }
    if bytes.count > start { use(start..<bytes.count, segment) }
  }

  /// Whether a word of `camelCase` starts at an index: `aB`, and the `T` of `URLTitle`.
  private static func isHump(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard bytes[index].isCapital else { return false }
    if !bytes[index - 1].isCapital { return true }
    return index + 1 < bytes.count && bytes[index + 1].isLetter && !bytes[index + 1].isCapital
  }
}
