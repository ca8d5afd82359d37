internal import CICU

/// Finds words and phrases that a person has listed in a text, whatever their case.
struct WordSearch {
  /// The text in its comparable form.
  private let bytes: [UInt8]
  /// Offsets at which a word or what stands between words begins or ends.
  private var edges: Set<Int> = [0]
  private let locale: LocaleTag

  init(_ text: String, locale: LocaleTag) {
    self.locale = locale
    let plain = TextForm.withoutInvisibles(text)
    let units = Array(plain.utf16)
    let offsets = TextSegments.boundaries(of: units, unit: .word, locale: locale).offsets.map(Int.init)
    var bytes: [UInt8] = []
    for (start, end) in zip(offsets, offsets.dropFirst()) {
      let segment = String(decoding: units[start..<end], as: UTF16.self)
      let isSpace = segment.allSatisfy(\.isWhitespace)
      if !isSpace || bytes.last != UInt8(ascii: " ") {
        bytes.append(contentsOf: isSpace ? [UInt8(ascii: " ")] : Array(Self.folded(segment, locale).utf8))
      }
      edges.insert(bytes.count)
    }
    self.bytes = bytes
  }

  /// Whether a phrase stands in the text as whole words by the locale's word boundaries. A Korean word may have its particle.
  func holds(_ phrase: String) -> Bool {
    places(of: phrase).contains { place in
      edges.contains(place.lowerBound) && (edges.contains(place.upperBound) || LocaleFacts.facts(for: locale).takesParticles)
    }
  }

  /// Whether a phrase stands anywhere in the text, as a part of a longer word too: a required word may be inflected.
  func holdsAnywhere(_ phrase: String) -> Bool {
    !places(of: phrase).isEmpty
  }

  private func places(of phrase: String) -> [Range<Int>] {
    let words = TextForm.withoutInvisibles(phrase).split(whereSeparator: \.isWhitespace)
    let wanted = Array(Self.folded(words.joined(separator: " "), locale).utf8)
    guard let first = wanted.first, wanted.count <= bytes.count else { return [] }
    return (0...(bytes.count - wanted.count)).filter {
      bytes[$0] == first && bytes[$0..<($0 + wanted.count)].elementsEqual(wanted)
    }.map { $0..<($0 + wanted.count) }
  }

  /// The text with its case folded; by their own rules where a language's `I` is not the other languages'.
  private static func folded(_ text: String, _ locale: LocaleTag) -> String {
    guard ["tr", "az", "lt"].contains(locale.language) else { return TextForm.comparable(text) }
    return TextForm.comparable(ICU.mapped(text) { cicu_lowercase(locale.identifier, $0, $1, $2, $3) })
  }
}
