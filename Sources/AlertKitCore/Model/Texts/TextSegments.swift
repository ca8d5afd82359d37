internal import CICU

/// Segments of a text by ICU's rules for a locale.
package enum TextSegments {
  /// A unit of segmentation.
  package enum Unit: Sendable {
    case grapheme
    case word
    case line
    case sentence
  }

  /// Boundaries of a text as UTF-16 offsets, 0 and the length included; empty for an empty text. With each comes ICU's rule
  /// status of the segment that ends there (for words: below 100 where the segment is space or punctuation; for lines: 100
  /// and more at a mandatory break).
  package static func boundaries(
    of utf16: [UInt16], unit: Unit, locale: LocaleTag
  ) -> (offsets: [Int32], status: [Int32]) {
    let capacity = utf16.count + 1
    var offsets = [Int32](repeating: 0, count: capacity)
    var status = offsets
    let kind =
      switch unit {
      case .grapheme: CICU_GRAPHEME
      case .word: CICU_WORD
      case .line: CICU_LINE
      case .sentence: CICU_SENTENCE
      }
    let name = locale == .base ? "" : locale.identifier
    let count = Int(cicu_boundaries(kind, name, utf16, Int32(utf16.count), &offsets, &status, Int32(capacity)))
    guard count > 0 else { return ([], []) }
    return (Array(offsets[..<count]), Array(status[..<count]))
  }

  /// The words of a text by the locale's word boundaries; punctuation, symbols, emoji and space are left out.
  package static func words(in text: String, locale: LocaleTag) -> [Substring] {
    segments(of: text, by: CICU_WORD, locale: locale) { $0 >= 100 }
  }

  /// The segments of a text whose status is wanted.
  private static func segments(
    of text: String, by kind: cicu_boundary_kind, locale: LocaleTag, where isWanted: (Int32) -> Bool
  ) -> [Substring] {
    var native = text
    let ranges = native.withUTF8 { bytes in
      func part(_ bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        Self.ranges(in: bytes, by: kind, locale: locale, where: isWanted)
      }
      return (kind == CICU_WORD ? PlainSegments.words(in: bytes, locale: locale, by: part) : nil) ?? part(bytes)
    }
    let bytes = native.utf8
    return ranges.map { range in
      let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
      return native[start..<bytes.index(start, offsetBy: range.count)]
    }
  }

  /// Where segments stand, as offsets into the text's bytes.
  private static func ranges(
    in bytes: UnsafeBufferPointer<UInt8>, by kind: cicu_boundary_kind, locale: LocaleTag, where isWanted: (Int32) -> Bool
  ) -> [Range<Int>] {
    guard !bytes.isEmpty else { return [] }
    let capacity = bytes.count + 1
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { units in
      // By unit the byte at which its character begins; then ICU's boundaries and what ends there.
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: capacity * 3) { buffer in
        let count = decode(bytes, into: units, origins: buffer)
        let (offsets, status) = (buffer.baseAddress! + capacity, buffer.baseAddress! + capacity * 2)
        let name = locale == .base ? "" : locale.identifier
        let found = Int(
          cicu_boundaries(kind, name, units.baseAddress, Int32(count), offsets, status, Int32(capacity)))
        guard found > 1 else { return [] }
        return (1..<found).compactMap { index in
          !isWanted(status[index]) ? nil : Int(buffer[Int(offsets[index - 1])])..<Int(buffer[Int(offsets[index])])
        }
      }
    }
  }

  /// Writes valid UTF-8 as UTF-16 and for each unit, and the end, the byte that it begins at; returns the number of units.
  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, into units: UnsafeMutableBufferPointer<UInt16>,
    origins: UnsafeMutableBufferPointer<Int32>
  ) -> Int {
    var (at, count) = (0, 0)
    func put(_ unit: UInt32) {
      units[count] = UInt16(truncatingIfNeeded: unit)
      origins[count] = Int32(at)
      count += 1
    }
    func trail(_ offset: Int) -> UInt32 { UInt32(bytes[at + offset] & 0x3F) }
    while at < bytes.count {
      let lead = UInt32(bytes[at])
      switch lead {
      case ..<0x80:
        put(lead)
        at += 1
      case ..<0xE0:
        put((lead & 0x1F) << 6 | trail(1))
        at += 2
      case ..<0xF0:
        put((lead & 0x0F) << 12 | trail(1) << 6 | trail(2))
        at += 3
      default:
        let code = (lead & 0x07) << 18 | trail(1) << 12 | trail(2) << 6 | trail(3)
        put(0xD800 + (code - 0x10000) >> 10)
        put(0xDC00 + code & 0x3FF)
        at += 4
      }
    }
    origins[count] = Int32(at)
    return count
  }

  /// The sentences of a text by the locale's sentence boundaries, with the space and marks behind them.
  public static func sentences(in text: String, locale: LocaleTag) -> [String] {
    // The Greek question mark is a semicolon.
    var native = text
    if native.withUTF8(PlainSegments.isOneSentence), locale.language != "el" { return [text] }
    return segments(of: text, by: CICU_SENTENCE, locale: locale) { _ in true }.map(String.init)
  }
}
