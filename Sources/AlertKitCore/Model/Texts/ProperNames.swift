/// Names, acronyms and addresses: words that stay as they are in every language.
enum ProperNames {
  /// The words of a text that are none, placeholders left out.
  static func wordsLeft(in text: String, locale: LocaleTag) -> [Substring] {
    let own = FormatSpecifier.replacing(in: TextForm.withoutInvisibles(text), with: " ")
    let holdsPhrase = anyPhrase.finds(in: own)
    let unnamed = holdsPhrase ? phrases.reduce(own) { $0.holdsBytes(of: $1) ? $0.replacing($1, with: " ") : $0 } : own
    guard mayHoldAddress(unnamed) || holdsJoiningSpace(unnamed) else {
      return TextSegments.words(in: unnamed, locale: locale).filter { !isName($0) }
    }
    let tokens = unnamed.split(whereSeparator: \.isWhitespace).filter { !isAddress($0) }
    return tokens.flatMap { TextSegments.words(in: String($0), locale: locale) }.filter { !isName($0) }
  }

  /// The same of a text whose words may be known already.
  static func wordsLeft(in text: AnalyzedText) -> [Substring] {
    mayHoldMore(text)
      ? wordsLeft(in: DisplayText.withoutMarkup(text.text), locale: text.locale) : text.words.all.filter { !isName($0) }
  }

  /// A text with each name of several words made one word.
  static func joined(in text: String) -> String {
    guard anyPhrase.finds(in: text) else { return text }
    return phrases.reduce(text) { $0.replacing($1, with: $1.replacing(" ", with: "")) }
  }

  /// Whether at least so many words of a text are none.
  static func areLeft(_ count: Int, in text: AnalyzedText) -> Bool {
    if mayHoldMore(text) { return wordsLeft(in: text).count >= count }
    return text.words.all.lazy.filter { !isName($0) }.prefix(count).count == count
  }

  /// Whether a text may hold names that are more than a word.
  private static func mayHoldMore(_ text: AnalyzedText) -> Bool {
    !text.isPlain || !text.bytes.isDisjoint(with: [.address, .joiningSpace])
      || text.bytes.contains(.latin) && anyPhrase.finds(in: text.text)
  }

  /// Whether a text has U+202F, a space that words are not parted at.
  private static func holdsJoiningSpace(_ text: String) -> Bool { text.holdsBytes(of: "\u{202F}") }

  /// Where a text has web, mail and file addresses, handles and names with marks inside, such as `notes.txt`.
  static func addresses(in text: String) -> [Range<String.Index>] {
    guard mayHoldAddress(text) else { return [] }
    return text.split(whereSeparator: \.isWhitespace).filter(isAddress).map { $0.startIndex..<$0.endIndex }
  }

  /// Whether a word is a part of a name of small words between hyphens, as repositories and packages have: `photo-album-ios`.
  static func isInHyphenatedName(_ word: Substring) -> Bool {
    func isPart(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte || byte.isDigit || byte == UInt8(ascii: "-") }
    let before = word.base[..<word.startIndex].utf8.reversed().prefix(while: isPart)
    let behind = word.base[word.endIndex...].utf8.prefix(while: isPart)
    let hyphens = before.count { $0 == UInt8(ascii: "-") } + behind.count { $0 == UInt8(ascii: "-") }
    return hyphens > 1 && word.utf8.allSatisfy(isPart)
  }

  /// Whether the text has a mark that an address needs: `@`, `/`, `#`, `_`, or a full stop that no space and no end follows.
  private static func mayHoldAddress(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.contains { index in
        switch bytes[index] {
        case UInt8(ascii: "@"), UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "_"): true
        case UInt8(ascii: "."): index + 1 < bytes.count && bytes[index + 1] != UInt8(ascii: " ")
        default: false
        }
      }
    }
  }

  /// Whether the last thing in a text is an address.
  static func endsInAddress(_ text: String) -> Bool {
    guard mayHoldAddress(text) else { return false }
    let shown = DisplayText.withPlaceholderMarks(text)
    guard let last = shown.lastIndex(where: { !$0.isWhitespace }) else { return false }
    let first = shown[..<last].lastIndex(where: \.isWhitespace).map(shown.index(after:)) ?? shown.startIndex
    let token = shown[first...last]
    let bare = token.last.map { ")”\"'»".contains($0) } ?? false ? token.dropLast() : token
    // Where no space parts words, an address stands against the letters before it.
    let start = bare.lastIndex { !$0.isASCII }.map { bare.index(after: $0) } ?? bare.startIndex
    return isAddress(bare[start...])
  }

  /// Product names of the platform that are written with common words.
  private static let phrases = [
    "Apple Watch", "Apple TV", "Apple Music", "Apple Pay", "Apple Wallet", "Apple Pencil", "Apple Vision Pro", "Apple Account",
    "Apple ID", "App Store", "App Clip", "Face ID", "Touch ID", "Game Center", "Google Play", "Google Drive", "Google Photos",
    "Google Maps", "Mac App Store", "iCloud Drive", "iCloud Keychain", "Safari", "Siri", "Bluetooth", "Wi-Fi", "WiFi", "Google",
    "Apple", "Dropbox", "Facebook", "Instagram", "Twitter", "Mastodon", "Telegram", "Microsoft", "Firefox", "Chrome", "Android",
    "Windows", "Linux", "Spotify", "Deezer", "Netflix", "Twitch", "Reddit", "Discord", "Slack", "Skype", "Viber", "Snapchat",
    "Pinterest", "Bluesky", "Waze", "Uber", "Strava", "Garmin", "Fitbit", "Samsung", "Huawei", "Xiaomi", "Nintendo", "Xbox",
    "Wikipedia", "Bitcoin", "Ethereum",
  ]

  private static let anyPhrase = ByteSearch(phrases)

  private static let addressMarks = ByteSet(":@/#_.".utf8)

  /// A web, mail or file address.
  private static func isAddress(_ token: Substring) -> Bool {
    let bytes = token.utf8
    // Nearly every word is in letters alone.
    guard bytes.contains(where: addressMarks.contains) else { return false }
    return token.contains("://") || token.contains("@") || token.hasPrefix("/") || token.hasPrefix("#")
      || (token.contains("_") && token.contains(where: \.isLetter))
      || (token.dropLast().contains(".") && token.allSatisfy(\.isASCII) && token.contains(where: \.isLetter))
  }

  /// An acronym (`VPN`), a camel-case name (`iPhone`, `KeePassium`), or a word with a digit (`H264`).
  private static func isName(_ word: Substring) -> Bool {
    LetterCase.hasInnerCapitalOrNumber(word)
  }
}
