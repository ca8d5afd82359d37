/// Bounds how deeply code nests before it is parsed, as the parser recurses: what is too deep is written over with spaces, so that
/// everything else stays where it is.
///
/// The depth is told by tokens alone and is an upper bound: it counts brackets, and what begins an expression, a type or a pattern
/// within another one without a bracket, such as the `?` of a choice. Two operands one behind the other end all of the latter.
struct SwiftNesting {
  /// The text as it may be parsed.
  private(set) var text: [UInt8]
  /// How deep it goes.
  private(set) var depth = 0
  /// Where the first piece stood that was too deep.
  private(set) var cut: Int?

  private let limit: Int
  private var levels: [Level] = [Level(kind: .brace)]
  private var braces = 0
  private var interpolations = 0
  /// What all levels but the innermost one count for.
  private var outer = 0
  private var cutting: Cut?
  var conditionDepth = 0
  var isAfterOperand = false
  var lastWord = Word.operand
  /// The token that is being read.
  var index = 0

  /// `[` after `[` doubles the time that the parser takes.
  private static let squareLimit = 6
  static let conditionLimit = 32

  struct Level {
    enum Kind: Equatable {
      case brace, paren, square
      /// `\(` in a string that ends with as many quotes and `#`.
      case interpolation(quotes: Int, pounds: Int)
    }

    let kind: Kind
    /// Whether it holds the arguments of an attribute.
    var isAttribute = false
    /// `[` around, with nothing between them that is no type.
    var squares = 0
    /// What the next comma between brackets ends, or the next statement.
    var chain = 0
    /// Choices whose `:` is to come.
    var choices = 0
    /// What the next statement ends.
    var conditions = 0
    var angles = 0
    /// Blocks whose `{` is to come.
    var blocks = 0
    /// `repeat` whose `while` is to come.
    var repeats = 0
    /// Blocks that never began: to the parser all that follows in the level stands in them.
    var endlessBlocks = 0

    var count: Int { chain + conditions + angles + endlessBlocks }
  }

  /// What is written over, up to the end of its level.
  private struct Cut {
    let start: Int
    /// How many levels are open there.
    let levels: Int
    /// Whether it may end within the level.
    let isChain: Bool
  }

  init(_ text: [UInt8], limit: Int) {
    self.text = text
    self.limit = limit
    text.withUnsafeBufferPointer { bytes in
      SwiftScan.isName.withUnsafeBufferPointer { scan(SwiftBytes(bytes: bytes, isName: $0)) }
    }
    if let cutting { erase(cutting.start..<text.count) }
  }

  var top: Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  // MARK: Levels

  mutating func open(_ kind: Level.Kind, length: Int = 1, isAttribute: Bool = false) {
    if kind == .brace, top.blocks > 0 { top.blocks -= 1 }
    var level = Level(kind: kind, isAttribute: isAttribute)
    level.squares = kind == .brace ? 0 : top.squares + (kind == .square ? 1 : 0)
    outer += 1 + top.count
    levels.append(level)
    switch kind {
    case .brace: braces += 1
    case .interpolation: interpolations += 1
    default: break
    }
    isAfterOperand = false
    if level.squares > Self.squareLimit || total > limit {
      begin(Cut(start: index + length, levels: levels.count, isChain: false))
    }
    if cutting == nil { depth = max(depth, total) }
  }

  /// Closes levels up to the one that a bracket ends; a bracket that ends none is left alone.
  ///
  /// - Returns: The level.
  mutating func close(_ kind: Level.Kind) -> Level? {
    isAfterOperand = true
    guard let place = place(of: kind) else { return nil }
    let closed = levels[place]
    isAfterOperand = !closed.isAttribute
    while levels.count > place { pop() }
    if let cutting, levels.count < cutting.levels {
      self.cutting = nil
      erase(cutting.start..<index)
    }
    return closed
  }

  /// The level that a bracket ends, as the parser sees it: an open one of another kind within it is taken for ended.
  private func place(of kind: Level.Kind) -> Int? {
    if kind == .brace { return braces > 0 ? levels.lastIndex { $0.kind == .brace } : nil }
    for place in levels.indices.dropFirst().reversed().prefix(64) {
      switch (kind, levels[place].kind) {
      case (.square, .square), (.paren, .paren), (.paren, .interpolation): return place
      case (.square, .paren), (.paren, .square): continue
      default:
        guard kind == .paren, interpolations > 0 else { return nil }
      }
    }
    return nil
  }

  private mutating func pop() {
    switch levels.removeLast().kind {
    case .brace: braces -= 1
    case .interpolation: interpolations -= 1
    default: break
    }
    outer -= 1 + top.count
  }

  // MARK: Depth within a level

  private var total: Int { outer + top.count + conditionDepth }

  enum Step { case chain, conditions, angles }

  mutating func deepen(_ step: Step) {
    switch step {
    case .chain: top.chain += 1
    case .conditions: top.conditions += 1
    case .angles: top.angles += 1
    }
    see()
  }

  private mutating func see() {
    if total > limit { begin(Cut(start: index, levels: levels.count, isChain: true)) }
    if cutting == nil { depth = max(depth, total) }
  }

  /// The code is back at the level's statements.
  mutating func endStatement() {
    (top.chain, top.choices, top.conditions, top.angles) = (0, 0, 0, 0)
    if top.blocks > 0 {
      top.endlessBlocks += top.blocks
      top.blocks = 0
      see()
    }
    endChain()
  }

  /// An element of a list is over.
  mutating func endElement() {
    guard top.kind != .brace else { return }
    (top.chain, top.choices) = (0, 0)
    endChain()
  }

  private mutating func endChain() {
    guard let cutting, cutting.isChain, levels.count == cutting.levels, total <= limit else { return }
    self.cutting = nil
    erase(cutting.start..<index)
  }

  private mutating func begin(_ new: Cut) {
    guard cutting == nil else { return }
    cutting = new
    if cut == nil { cut = new.start }
  }

  /// Lines stay lines.
  mutating func erase(_ range: Range<Int>) {
    for index in range where text[index] != 0x0A && text[index] != 0x0D { text[index] = UInt8(ascii: " ") }
  }
}
