internal import AlertKitCore

/// The parts of a file of Swift that no system runs which an app may be on: UTF-8 offsets of blocks, braces left out.
///
/// `if #available(iOS 14, *) { … } else { these }`, `guard #available(iOS 14, *) else { these }`, `if #unavailable(iOS 14) { these }`
struct OlderSystemParts {
  private let text: UnsafeBufferPointer<UInt8>
  private let least: Double

  /// - Parameter least: The oldest iOS that the app runs on.
  static func all(in text: [UInt8], least: Double) -> [Range<Int>] {
    text.withUnsafeBufferPointer { bytes in
      let parts = OlderSystemParts(text: bytes, least: least)
      return parts.askingPlaces().compactMap { parts.part(askedAt: $0) }
    }
  }

  /// Where code asks, and no comment or literal does.
  private func askingPlaces() -> [Range<Int>] {
    let found = text.ranges(of: Self.asking)
    guard let last = found.last else { return [] }
    var places: [Range<Int>] = []
    var (index, quotes) = (0, Quotes())
    var next = found.startIndex
    while index <= last.lowerBound, next < found.endIndex {
      if found[next].lowerBound < index {
        next += 1
      } else if !quotes.areOpen, let end = text.endOfComment(at: index) {
        index = end
      } else {
        if found[next].lowerBound == index, !quotes.areOpen { places.append(found[next]) }
        index = quotes.next(after: index, in: text)
      }
    }
    return places
  }

  private static let asking = Array("available(iOS ".utf8)

  private func part(askedAt place: Range<Int>) -> Range<Int>? {
    let opens = { (sign: String) in text[..<place.lowerBound].suffix(sign.utf8.count).elementsEqual(sign.utf8) }
    let sign = opens("#") ? "#" : opens("#un") ? "#un" : ""
    guard !sign.isEmpty, let keyword = text.wordBefore(place.lowerBound - sign.utf8.count).map({ text.text($0) }),
      let close = text[place.upperBound...].firstIndex(of: UInt8(ascii: ")")), isOlder(text[place.upperBound..<close])
    else { return nil }
    switch (keyword, sign) {
    case ("if", "#"): return block(at: close + 1).flatMap { word("else", at: $0.upperBound + 1) }.flatMap { block(at: $0) }
    case ("if", _): return block(at: close + 1)
    case ("guard", "#"): return word("else", at: close + 1).flatMap { block(at: $0) }
    default: return nil
    }
  }

  /// Whether every system is at least the one that opens what is asked for: `14.0, *`.
  private func isOlder(_ asked: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let version = asked.prefix { $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return OldSystems.number(of: String(decoding: version, as: UTF8.self)).map { $0 <= least } ?? false
  }

  /// Where a word ends that is the next that stands behind a place.
  private func word(_ word: String, at start: Int) -> Int? {
    let first = skippingBlanks(from: start)
    let end = first + word.utf8.count
    return end < text.count && text[first..<end].elementsEqual(word.utf8) && !text[end].isNamePart ? end : nil
  }

  /// What stands between the braces that are the next behind a place.
  private func block(at start: Int) -> Range<Int>? {
    let first = skippingBlanks(from: start)
    guard first < text.count, text[first] == UInt8(ascii: "{") else { return nil }
    var (index, depth, quotes) = (first, 0, Quotes())
    while index < text.count {
      if !quotes.areOpen {
        if let end = text.endOfComment(at: index) {
          index = end
          continue
        }
        if text[index] == UInt8(ascii: "{") { depth += 1 }
        if text[index] == UInt8(ascii: "}") { depth -= 1 }
        if depth == 0 { return first + 1..<index }
      }
      index = quotes.next(after: index, in: text)
    }
    return nil
  }

  private func skippingBlanks(from start: Int) -> Int {
    var index = start
    while index < text.count, text[index].isBlank { index += 1 }
    return index
  }
}
