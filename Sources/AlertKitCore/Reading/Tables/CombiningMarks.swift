/// Runs of combining marks. All that compares texts puts the marks of one letter in order, in time by the square of their number.
enum CombiningMarks {
  /// More than a letter has in any language; Unicode's stream-safe format has 30.
  private static let most = 256
  /// No mark is shorter.
  private static let shortest = 2

  /// A text without the marks that follow more of them than a letter has, and where the first of those stood; nil where there are
  /// none.
  ///
  /// - Parameter text: Valid UTF-8.
  static func bounded(_ text: [UInt8]) -> (text: [UInt8], first: Int)? {
    var kept: [UInt8] = []
    var first: Int?
    var copied = 0
    forEachLongStretch(of: text) { stretch in
      var place = stretch.lowerBound
      var count = 0
      for scalar in String(decoding: text[stretch], as: UTF8.self).unicodeScalars {
        let length = UTF8.width(scalar)
        count = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : count + 1
        if count > most {
          first = first ?? place
          kept += text[copied..<place]
          copied = place + length
        }
        place += length
      }
    }
    guard let first else { return nil }
    return (kept + text[copied...], first)
  }

  /// Whether no letter of a text has more marks than any language's.
  static func areBounded(in text: String) -> Bool { text.utf8.count < most * shortest || bounded(Array(text.utf8)) == nil }

  /// The same for UTF-16 units.
  static func areBounded(in units: [UInt16]) -> Bool {
    units.count < most || areBounded(in: String(decoding: units, as: UTF16.self))
  }

  /// Calls a function with each part without ASCII that could hold such a run.
  private static func forEachLongStretch(of text: [UInt8], _ body: (Range<Int>) -> Void) {
    let least = most * shortest
    var start = 0
    // A part that long holds every byte at this distance.
    while start + least <= text.count {
      let last = start + least - 1
      guard text[last] >= 0x80 else {
        start = last + 1
        continue
      }
      let low = text[start...last].lastIndex { $0 < 0x80 }.map { $0 + 1 } ?? start
      let end = text[last...].firstIndex { $0 < 0x80 } ?? text.count
      if end - low > least { body(low..<end) }
      start = end
    }
  }
}
