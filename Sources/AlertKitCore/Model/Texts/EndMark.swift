/// What class of mark a text ends in, by its locale: a Greek `;` asks.
public enum EndMark: Equatable, Sendable {
  /// No mark.
  case none
  /// A full stop.
  case stop
  /// A question mark.
  case question
  /// An exclamation mark.
  case exclamation
  /// A colon, comma or the like, or an ellipsis: something follows.
  case open
  /// A placeholder, an address or an abbreviation, behind which no mark may be missing.
  case unknown

  init(of written: String, facts: LocaleFacts) { self.init(TextEnding(of: written), facts: facts) }

  init(of analyzed: AnalyzedText, facts: LocaleFacts) { self.init(analyzed.ending, facts: facts) }

  private init(_ ending: TextEnding, facts: LocaleFacts) {
    switch ending.end {
    case .ellipsis: self = .open
    case .unknown: self = .unknown
    case .open: self = ending.isShortForm ? .unknown : .none
    case .mark(let mark): self = Self.of(mark, facts: facts)
    }
  }

  /// The class of one mark.
  static func of(_ mark: Unicode.Scalar, facts: LocaleFacts) -> EndMark {
    facts.content.endMarks[mark.value] ?? of(mark, in: facts.content.record)
  }

  /// The classes of the marks that ``TextEnd`` knows.
  static func all(in facts: LocaleRecord) -> [UInt32: EndMark] {
    Dictionary(uniqueKeysWithValues: TextEnd.marks.map { ($0.value, of($0, in: facts)) })
  }

  private static func of(_ mark: Unicode.Scalar, in facts: LocaleRecord) -> EndMark {
    let own = String(mark)
    if facts.questionEnd.contains(own) { return .question }
    if facts.sentenceEnd.contains(own) { return .stop }
    if facts.exclamationEnd.contains(own) { return .exclamation }
    if "?？؟⁇⁈⁉‽".unicodeScalars.contains(mark) { return .question }
    if "!！‼".unicodeScalars.contains(mark) { return .exclamation }
    return ".。．｡۔।॥৷։።။។".unicodeScalars.contains(mark) ? .stop : .open
  }

  /// Whether a sentence can end so.
  public var endsSentence: Bool { self == .stop || self == .question || self == .exclamation }
}
