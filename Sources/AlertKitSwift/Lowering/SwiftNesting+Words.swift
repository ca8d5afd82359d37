internal import AlertKitCore

extension SwiftNesting {
  /// What a word does to the depth.
  enum Word {
    /// Ends whatever was open in the level: it begins a declaration or a statement and no expression.
    case statement
    /// `func`, before a name.
    case function
    /// `class`, which may also stand before `func`.
    case `class`
    /// Before other words that begin a declaration.
    case modifier
    /// Begins an operand of its own: `try`.
    case prefix
    /// Begins conditions, in which commas stand, and a block.
    case condition
    /// Begins a block.
    case block
    case `else`, `repeat`, `while`
    /// Stands between operands.
    case infix
    case operand
  }

  static let words: WordTable<Word> = {
    let lists: [(Word, String)] = [
      (
        .statement, "import return throw break continue typealias init deinit subscript associatedtype operator precedencegroup"
      ),
      (.function, "func"),
      (.class, "class"),
      (
        .modifier,
        "public private fileprivate internal open package static final override dynamic mutating nonmutating lazy weak unowned"
      ),
      (
        .prefix,
        "try await any some each copy consume unsafe inout let var sending borrowing consuming isolated nonisolated then yield "
          + "discard borrow"
      ),
      (.condition, "if switch for guard"),
      (.block, "struct enum protocol extension defer do catch"),
      (.else, "else"), (.repeat, "repeat"), (.while, "while"),
      (.infix, "as is in where throws rethrows async case and default"),
    ]
    let words = lists.flatMap { meaning, names in names.split(separator: " ").map { (String($0), meaning) } }
    return WordTable(Dictionary(words) { first, _ in first }, other: .operand)
  }()

  mutating func word(in bytes: SwiftBytes, _ words: WordTable<Word>) {
    let start = index
    var end = start
    var hash = StableHash()
    while bytes.isName(at: end) {
      hash.combine(bytes[end])
      end += 1
    }
    // A number is no type.
    if bytes[start] >= UInt8(ascii: "0"), bytes[start] <= UInt8(ascii: "9") { top.squares = 0 }
    let before = bytes[start - 1]
    if before == UInt8(ascii: ".") || before == UInt8(ascii: "`") || lastWord == .function || isLabel(from: end, in: bytes) {
      isAfterOperand = true
      lastWord = .operand
    } else if before == UInt8(ascii: "@") {
      isAfterOperand = false
      lastWord = .operand
    } else {
      let word = words[hash.value]
      see(word, in: bytes)
      if word != .modifier || lastWord != .class { lastWord = word }
    }
    index = end
  }

  private func isLabel(from end: Int, in bytes: SwiftBytes) -> Bool {
    var next = end
    while bytes[next] == UInt8(ascii: " ") { next += 1 }
    return bytes[next] == UInt8(ascii: ":") && bytes[next + 1] != UInt8(ascii: ":")
  }

  /// The last byte before the word that is no space; 0 for none near.
  private func before(in bytes: SwiftBytes) -> UInt8 {
    for place in (max(index - 256, 0)..<index).reversed() where bytes[place] > UInt8(ascii: " ") { return bytes[place] }
    return 0
  }

  private mutating func see(_ word: Word, in bytes: SwiftBytes) {
    switch word {
    case .operand, .modifier, .prefix, .condition, .block, .repeat, .class:
      if isAfterOperand { endStatement() }
    case .while:
      if isAfterOperand, before(in: bytes) != UInt8(ascii: "}") || top.repeats == 0 { endStatement() }
    case .statement, .function:
      if lastWord == .class { top.blocks -= top.blocks > 0 ? 1 : 0 }
      endStatement()
    case .else, .infix: break
    }
    isAfterOperand = word == .operand
    switch word {
    case .prefix:
      if lastWord == .class { top.blocks -= top.blocks > 0 ? 1 : 0 }
      deepen(.chain)
    case .condition:
      if lastWord != .else { top.blocks += 1 }
      deepen(.conditions)
    case .block:
      if lastWord != .statement { top.blocks += 1 }
    case .class:
      if lastWord != .statement, before(in: bytes) != UInt8(ascii: ":") { top.blocks += 1 }
    case .else: top.blocks = max(top.blocks, 1)
    case .repeat:
      top.blocks += 1
      top.repeats += 1
      deepen(.chain)
    case .while:
      if top.repeats > 0, before(in: bytes) == UInt8(ascii: "}") {
        top.repeats -= 1
      } else {
        top.blocks += 1
        deepen(.conditions)
      }
    case .statement, .function, .modifier, .infix, .operand: break
    }
  }
}
