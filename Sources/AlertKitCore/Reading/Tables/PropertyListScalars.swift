/// Numbers, dates and data as XML property lists write them.
enum PropertyListScalars {
  /// The value of an element's text; nil when it is not one.
  static func content(of element: String, _ text: String) -> PropertyListValue.Content? {
    let words = text.split(whereSeparator: \.isWhitespace)
    if element == "data" { return data(words).map(PropertyListValue.Content.data) }
    guard words.count == 1, let word = words.first else { return nil }
    switch element {
    case "integer": return integer(word).map(PropertyListValue.Content.integer)
    case "real": return Double(word).map(PropertyListValue.Content.real)
    default: return date(word).map(PropertyListValue.Content.date)
    }
  }

  private static func integer(_ word: Substring) -> Int64? {
    word.hasPrefix("0x") ? Int64(word.dropFirst(2), radix: 16) : Int64(word)
  }

  /// Seconds since the start of 2001 for `2024-01-31T12:00:00Z`.
  private static func date(_ word: Substring) -> Double? {
    let parts = word.utf8.split(omittingEmptySubsequences: false) { byte in
      byte == UInt8(ascii: "-") || byte == UInt8(ascii: "T") || byte == UInt8(ascii: ":")
    }
    guard parts.count == 6, word.hasSuffix("Z") else { return nil }
    let numbers = parts.enumerated().compactMap { Int(Substring($1).filter { $0 != "Z" }) }
    guard numbers.count == 6, (1...12).contains(numbers[1]), (1...31).contains(numbers[2]), (0...23).contains(numbers[3]),
      (0...59).contains(numbers[4]), (0...60).contains(numbers[5]), (1...9999).contains(numbers[0])
    else { return nil }
    let days = day(numbers[0], numbers[1], numbers[2]) - day(2001, 1, 1)
    return Double(((days * 24 + numbers[3]) * 60 + numbers[4]) * 60 + numbers[5])
  }

  /// Days since a fixed day for a date of the Gregorian calendar; the year starts in March, so that its leap day is its last.
  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let years = month > 2 ? year : year - 1
    let months = (month + 9) % 12
    return years * 365 + years / 4 - years / 100 + years / 400 + (months * 153 + 2) / 5 + day
  }

  private static func data(_ words: [Substring]) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in words.lazy.map(\.utf8).joined() where byte != UInt8(ascii: "=") {
      guard let value = sextet(byte) else { return nil }
      bits = (bits << 6 | value) & 0xFFFF
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  private static func sextet(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a") + 26)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0") + 52)
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
