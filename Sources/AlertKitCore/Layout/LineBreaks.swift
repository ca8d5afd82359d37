internal import CICU

/// Where the lines of a text may end.
package struct LineBreaks: Sendable, Equatable {
  /// What may or must happen before a character.
  package enum Opportunity: UInt8, Sendable {
    case none
    /// A line may begin here.
    case allowed
    /// A line may begin here in UIKit, between a Latin and a Hangul character of one Korean word; browsers keep such a word.
    case allowedInLabels
    /// A line must begin here.
    case mandatory
  }

  /// One for each UTF-16 unit of the text: what may happen before it. The first one is `none`.
  package let opportunities: [Opportunity]

  /// The opportunities that ICU finds for a locale. Korean words stay whole.
  package init(of text: String, locale: LocaleTag) {
    var finder = LineBreakFinder()
    let units = Array(text.utf16)
    units.withUnsafeBufferPointer { finder.find(in: $0, composed: ComposedUnits(of: $0), locale: TextLocale(locale)) }
    opportunities = finder.opportunities
  }

  /// The offsets at which a line may or must begin.
  package var offsets: [Int] {
    opportunities.indices.filter { opportunities[$0] != .none }
  }
}

/// Finds the opportunities of texts, one after another, in buffers that it keeps.
struct LineBreakFinder: Sendable {
  private(set) var opportunities: [LineBreaks.Opportunity] = []
  /// Where segments end, the text's end last.
  private(set) var ends: [Int32] = []

  /// Finds the opportunities of a text.
  ///
  /// - Parameter composed: The text composed, where it was given otherwise.
  mutating func find(in units: UnsafeBufferPointer<UInt16>, composed: ComposedUnits?, locale: TextLocale) {
    guard let composed else { return find(in: units, locale: locale) }
    composed.withUnits { find(in: $0, locale: locale) }
    let found = opportunities
    opportunities = [LineBreaks.Opportunity](repeating: .none, count: units.count)
    composed.forEachOrigin { index, origin in
      if found[index] != .none { opportunities[origin] = found[index] }
    }
    noteEnds(of: units.count)
  }

  private mutating func find(in units: UnsafeBufferPointer<UInt16>, locale: TextLocale) {
    opportunities.fill(with: .none, count: units.count)
    ends.removeAll(keepingCapacity: true)
    guard !units.isEmpty else { return }
    let most = units.count + 1
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * most) { buffer in
      let places = UnsafeMutableBufferPointer(rebasing: buffer[..<most])
      let status = UnsafeMutableBufferPointer(rebasing: buffer[most...])
      let found = cicu_boundaries(
        CICU_LINE, locale.breakLocale, units.baseAddress, Int32(units.count), places.baseAddress, status.baseAddress,
        Int32(most))
      // There are none where ICU fails.
      for index in 1..<max(Int(found), 1) {
        let end = Int(places[index])
        guard end < units.count else { break }
        opportunities[end] =
          status[index] >= 100 ? .mandatory : locale.keepsHangulWords ? korean(units, end) : .allowed
      }
    }
    noteEnds(of: units.count)
  }

  private mutating func noteEnds(of count: Int) {
    ends.removeAll(keepingCapacity: true)
    ends.reserveCapacity(opportunities.count { $0 != .none } + 1)
    for index in 1..<max(count, 1) where opportunities[index] != .none { ends.append(Int32(index)) }
    ends.append(Int32(count))
  }

  /// No break between two letters or digits: Hangul words move whole.
  private func korean(_ units: UnsafeBufferPointer<UInt16>, _ offset: Int) -> LineBreaks.Opportunity {
    var after = offset
    let next = decodeScalar(units, &after)
    var start = offset - 1
    while start > 0, units[start] & 0xFC00 == 0xDC00 || Self.isMark(UInt32(units[start])) { start -= 1 }
    let previous = decodeScalar(units, &start)
    guard Self.isLetterOrDigit(previous), Self.isLetterOrDigit(next) else { return .allowed }
    return Self.isHangul(previous) == Self.isHangul(next) ? .none : .allowedInLabels
  }

  private static func isMark(_ code: UInt32) -> Bool {
    code >= 0x300 && (6...8).contains(cicu_general_category(Int32(code)))
  }

  /// ICU's general categories 1 to 5 are letters, 9 to 11 numbers.
  private static func isLetterOrDigit(_ code: UInt32) -> Bool {
    let category = cicu_general_category(Int32(code))
    return (1...5).contains(category) || (9...11).contains(category)
  }

  private static func isHangul(_ code: UInt32) -> Bool {
    0xAC00...0xD7FF ~= code || 0x1100...0x11FF ~= code || 0x3130...0x318F ~= code
  }
}

extension Array {
  /// Makes all elements one value, in the buffer that is there where it is large enough.
  mutating func fill(with value: Element, count: Int) {
    guard count <= capacity else {
      self = Array(repeating: value, count: count)
      return
    }
    if self.count > count { removeLast(self.count - count) }
    withUnsafeMutableBufferPointer { $0.update(repeating: value) }
    if self.count < count { append(contentsOf: repeatElement(value, count: count - self.count)) }
  }
}
