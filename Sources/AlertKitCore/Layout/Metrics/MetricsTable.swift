/// Widths of one script's symbols and of the groups they stand in, decoded from a table of `Tables/`.
///
/// A symbol is a code point; in Arabic it is a letter in one of its joining forms. A text's width is the sum of the figures of
/// its groups of one to five neighbouring symbols, nearly all of which are zero.
final class MetricsTable: Sendable {
  /// A symbol's advance and the classes that it has in pairs.
  struct Symbol {
    var regular: Int16 = 0
    var semibold: Int16 = 0
    var first: UInt16 = 0
    var second: UInt16 = 0
    /// Bit n is set where a group of n symbols ends with this one; bit 0 where it is drawn left of the letter before it.
    var flags: UInt8 = 0

    var isDrawnLeft: Bool { flags & 1 != 0 }
    var isInvisible: Bool { regular == 0 && semibold == 0 }
  }

  /// Blank at the sides of a glyph, in units.
  struct Bearings {
    var regular: (left: Int16, right: Int16)
    var semibold: (left: Int16, right: Int16)
  }

  /// A width in both weights, in units.
  struct Figure {
    var regular: Int32
    var semibold: Int32

    static let zero = Figure(regular: 0, semibold: 0)

    static func - (left: Figure, right: Figure) -> Figure {
      Figure(regular: left.regular - right.regular, semibold: left.semibold - right.semibold)
    }
  }

  let unitsPerEm: Double
  /// The first stands for what the table does not have.
  let symbols: [Symbol]
  let joining: JoiningTypes
  let reorders: Bool
  private let pages: [UInt16]
  private let pageSymbols: [UInt16]
  private let columns: Int
  private let pairs: [Figure]
  private let groups: GroupFigures
  private let bearings: [UInt16: Bearings]

  /// Decodes a table.
  ///
  /// - Parameter language: The language whose forms replace the script's usual ones where the table has such.
  init(_ text: StaticString, language: String = "") {
    var decoder = MetricsDecoder(language: language)
    decoder.decode(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    unitsPerEm = Double(decoder.unitsPerEm)
    symbols = decoder.symbols
    joining = decoder.joining
    reorders = decoder.reorders
    pages = decoder.pages
    pageSymbols = decoder.pageSymbols
    columns = decoder.columns + 1
    pairs = decoder.pairs
    groups = GroupFigures(decoder.groups)
    bearings = decoder.bearings
  }

  /// The symbol of a code (see ``MetricsTable``), or 0.
  @inline(__always)
  func symbol(_ code: UInt32) -> Int {
    guard code < 0x20000 else { return 0 }
    return Int(pageSymbols[Int(pages[Int(code >> 6)]) << 6 | Int(code & 63)])
  }

  /// The figure of two neighbours.
  @inline(__always)
  func pair(_ first: Int, _ second: Int) -> Figure {
    let row = Int(symbols[first].first)
    let column = Int(symbols[second].second)
    return row == 0 || column == 0 ? .zero : pairs[row * columns + column]
  }

  /// The figure of a longer group, its symbols packed in twelve bits each, the last one lowest.
  @inline(__always)
  func group(_ key: UInt64) -> Figure { groups[key] }

  /// The bearings of a symbol's glyph, where the table has them.
  func bearings(of symbol: Int) -> Bearings? { bearings[UInt16(symbol)] }
}

/// Figures by group, in an open-addressed hash table.
struct GroupFigures: Sendable {
  private var keys: [UInt64]
  private var figures: [MetricsTable.Figure]
  private let mask: Int

  init(_ groups: [UInt64: MetricsTable.Figure]) {
    var capacity = 16
    while capacity < groups.count * 2 { capacity *= 2 }
    mask = capacity - 1
    keys = [UInt64](repeating: 0, count: capacity)
    figures = [MetricsTable.Figure](repeating: .zero, count: capacity)
    for (key, figure) in groups {
      var slot = Self.slot(key) & mask
      while keys[slot] != 0 { slot = (slot + 1) & mask }
      keys[slot] = key
      figures[slot] = figure
    }
  }

  subscript(key: UInt64) -> MetricsTable.Figure {
    var slot = Self.slot(key) & mask
    while keys[slot] != 0 {
      if keys[slot] == key { return figures[slot] }
      slot = (slot + 1) & mask
    }
    return .zero
  }

  private static func slot(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }
}

/// How Arabic letters join their neighbours (`ArabicShaping.txt`).
struct JoiningTypes: Sendable {
  /// How a character joins.
  enum Kind: UInt8 {
    case none
    case dual
    case right
    case causing
    case transparent
  }

  /// The code points U+0600 to U+077F.
  var kinds = [Kind](repeating: .none, count: 0x180)
  var isEmpty = true

  func kind(_ code: UInt32) -> Kind {
    if code >= 0x600, code < 0x780 { return kinds[Int(code - 0x600)] }
    return code == 0x200D ? .causing : .none
  }
}
