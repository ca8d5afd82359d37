/// A unit of an XLIFF file: a text, its translation and what is said about them.
struct XLIFFUnit {
  /// The id, or the name where the file gives the key there.
  var id: LocatedText
  var source: LocatedText?
  var target: LocatedText?
  /// How far the translation has got; nil where the file does not say.
  var state: StringEntry.State?
  var notes: [LocatedText] = []
  var shouldTranslate = true
  var limit: XLIFFLimit?
  /// By id, what stands for the markup of the texts in XLIFF 2.
  var data: [String: String] = [:]

  /// The notes, without what Xcode writes where there is none.
  var comment: String? {
    let texts = notes.map(\.text).filter { !$0.isEmpty && $0 != "No comment provided by engineer." }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// A part of the source or the target, of which XLIFF 2 may have several.
  mutating func add(_ text: LocatedText, toTarget isTarget: Bool) {
    let earlier = isTarget ? target : source
    let joined = earlier.map { earlier in
      LocatedText(
        earlier.text + text.text,
        at: SourceRange(file: text.range.file, start: Int(earlier.range.start), end: Int(text.range.end)))
    }
    if isTarget { target = joined ?? text } else { source = joined ?? text }
  }

  /// Notes a part's state: the least of all counts.
  mutating func add(_ state: StringEntry.State) {
    let order: [StringEntry.State] = [.new, .needsReview, .translated]
    self.state = order.first { $0 == state || $0 == self.state }
  }
}

/// How long a translation may be.
struct XLIFFLimit: Hashable {
  enum Unit: Hashable {
    /// What a person takes for one character.
    case character
    /// Code points of Unicode.
    case codePoint
    /// Bytes of UTF-8.
    case byte
  }

  var count: Int
  var unit: Unit

  /// What is said of a text that is too long; nil for one that is not.
  func problem(of text: String) -> String? {
    let length =
      switch unit {
      case .character: text.count
      case .codePoint: text.unicodeScalars.count
      case .byte: text.utf8.count
      }
    guard length > count else { return nil }
    let name = unit == .byte ? "bytes" : "characters"
    return "The translation has \(length) \(name), \(length - count) more than the \(count) that the file allows"
  }
}
