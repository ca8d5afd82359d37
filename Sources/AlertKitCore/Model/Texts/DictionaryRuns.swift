/// Runs of Thai, or of Han and kana, that a dictionary parts into words: the same ones come again and again, and ICU takes long for each.
enum DictionaryRuns {
  private struct Parted: Sendable {
    let bytes: [UInt8]
    /// Where words stand in the run.
    let words: [Range<Int>]
  }

  /// By hash of a locale and a run.
  private static let known = RecentValues<UInt64, Parted>(most: 2048)
  /// Longer ones hardly come again.
  private static let longest = 240

  /// Where a run ends that begins at a place; nil where none begins.
  @inline(__always)
  static func end(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    switch bytes[start] {
    case 0xE0: end(bytes, from: start, where: isThai)
    case 0xE3...0xE9: end(bytes, from: start, where: isHanOrKana)
    default: nil
    }
  }

  @inline(__always)
  private static func end(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, where isPart: (UInt8, UInt8, UInt8) -> Bool
  ) -> Int? {
    var at = start
    while at < bytes.count, bytes[at] >= 0xE0, bytes[at] < 0xF0, isPart(bytes[at], bytes[at + 1], bytes[at + 2]) { at += 3 }
    return at > start ? at : nil
  }

  /// Letters, vowels and marks of tone.
  private static func isThai(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    first == 0xE0 && (second == 0xB8 && 0x81...0xBA ~= third || second == 0xB9 && 0x80...0x8E ~= third)
  }

  private static func isHanOrKana(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    let code = UInt32(first & 0x0F) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
    return switch code {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FFF: true
    default: false
    }
  }

  /// Where the words of a run stand in it.
  ///
  /// - Parameter part: Parts a run.
  static func words(
    of run: UnsafeBufferPointer<UInt8>, in locale: LocaleTag, by part: (UnsafeBufferPointer<UInt8>) -> [Range<Int>]
  ) -> [Range<Int>] {
    guard run.count <= longest else { return part(run) }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in locale.identifier.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for byte in run { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let found = known.value(for: hash) { Parted(bytes: Array(run), words: part(run)) }
    return found.bytes.elementsEqual(run) ? found.words : part(run)
  }
}
