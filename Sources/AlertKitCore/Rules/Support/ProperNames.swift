/// Names, acronyms and addresses: words that stay as they are in every language.
enum ProperNames {
  /// The words of a text that are none, placeholders left out.
  static func wordsLeft(in text: String, locale: LocaleTag) -> [Substring] {
    let own = FormatSpecifier.replacing(in: TextForm.withoutInvisibles(text), with: " ")
    let unnamed = phrases.reduce(own) { $0.replacing($1, with: " ") }
    let tokens = unnamed.split(whereSeparator: \.isWhitespace).filter { !isAddress($0) }
    return tokens.flatMap { TextSegments.words(in: String($0), locale: locale) }.filter { !isName($0) }
  }

  /// Product names of the platform that are written with common words.
  private static let phrases = [
    "Apple Watch", "Apple TV", "Apple Music", "Apple Pay", "Apple Wallet", "Apple Pencil", "Apple Vision Pro", "Apple Account",
    "Apple ID", "App Store", "App Clip", "Face ID", "Touch ID", "Game Center", "Google Play", "Google Drive", "Google Photos",
    "Google Maps", "Mac App Store", "iCloud Drive", "iCloud Keychain", "Safari", "Siri", "Bluetooth", "Wi-Fi", "WiFi", "Google",
    "Apple", "Dropbox", "Facebook", "Instagram", "Twitter", "Mastodon", "Telegram", "Microsoft", "Firefox", "Chrome", "Android",
    "Windows", "Linux",
  ]

  /// A web, mail or file address.
  private static func isAddress(_ token: Substring) -> Bool {
    token.contains("://") || token.contains("@") || token.hasPrefix("/")
      || (token.dropLast().contains(".") && token.allSatisfy(\.isASCII) && token.contains(where: \.isLetter))
  }

  /// An acronym (`VPN`), a camel-case name (`iPhone`, `KeePassium`), or a word with a digit (`H264`).
  private static func isName(_ word: Substring) -> Bool {
    word.contains(where: \.isNumber) || word.dropFirst().contains(where: \.isUppercase)
  }
}
