internal import AlertKitCode
internal import AlertKitCore

/// Reads the words of a file. It takes any words in any order: what it does not understand it steps over.
struct Parser {
  let bytes: UnsafeBufferPointer<UInt8>
  let file: FileID
  let tokens: [Token]
  /// See ``Brackets/matches(_:)``.
  let matches: [Int32]
  /// The next word.
  var index = 0
  /// Where the brackets end that the next word stands in.
  var end: Int
  /// How many brackets, blocks and operands are open.
  var depth = 0
  /// How high the tree is that has been built in the expression or statement that is read.
  var height = 0
  /// What the file declares outside of types.
  var globals: [CodeDeclaration] = []
  /// The class around, where there is one.
  var type: String?
  /// Names with a leading `_` that are no instance variables.
  var plainNames: Set<String> = []
  /// How many of its arguments of any number the method that is read has taken one by one.
  var taken = 0
  /// Whether what is read is compiled for iOS.
  var isForPhones = true
  /// Whether the words around are a category's, whose properties hold nothing.
  var isInCategory = false
  /// The class that the last branch of `#if` began and did not end: the token of its name.
  var openType: (name: Int, isInterface: Bool)?
  /// The ranges of all statements and declarations, where they are asked for.
  var extents: [Range<Int>] = []
  let recordsExtents: Bool

  static let depthLimit = 96
  /// How high a tree may be: those who walk it do so by recursion.
  static let heightLimit = 240

  init(bytes: UnsafeBufferPointer<UInt8>, file: FileID, tokens: [Token], recordsExtents: Bool = false) {
    self.bytes = bytes
    self.file = file
    self.tokens = tokens
    self.recordsExtents = recordsExtents
    matches = Brackets.matches(tokens)
    end = tokens.count
  }

  // MARK: Words

  func isMark(_ mark: UInt8) -> Bool { isMark(mark, at: index) }

  func isMark(_ mark: UInt8, at place: Int) -> Bool {
    place < end && place >= 0 && tokens[place].kind == .mark && tokens[place].mark == mark
  }

  /// Which keyword the next word is.
  var keyword: Keyword { keyword(at: index) }

  func keyword(at place: Int) -> Keyword {
    guard place < end, tokens[place].kind == .identifier || tokens[place].kind == .atWord else { return .none }
    return Keyword(rawValue: tokens[place].mark) ?? .none
  }

  /// Whether a name of the program's stands at a place.
  func isName(at place: Int) -> Bool { isWord(at: place) && !keyword(at: place).isReserved }

  /// Whether a name or a keyword stands at a place.
  func isWord(at place: Int) -> Bool { place < end && tokens[place].kind == .identifier }

  func text(at place: Int) -> String { String(decoding: bytes[tokens[place].range], as: UTF8.self) }

  /// Steps over a mark where it comes next.
  @discardableResult
  mutating func take(_ mark: UInt8) -> Bool {
    guard isMark(mark) else { return false }
    index += 1
    return true
  }

  @discardableResult
  mutating func take(_ word: Keyword) -> Bool {
    guard keyword == word else { return false }
    index += 1
    return true
  }

  // MARK: Places

  func range(at place: Int) -> SourceRange {
    SourceRange(file: file, start: Int(tokens[place].start), end: Int(tokens[place].end))
  }

  /// From a word to the last one that was read.
  func range(from start: Int) -> SourceRange {
    guard start < tokens.count else { return SourceRange(file: file, start: bytes.count, end: bytes.count) }
    let last = max(index - 1, start)
    return SourceRange(file: file, start: Int(tokens[start].start), end: Int(tokens[min(last, tokens.count - 1)].end))
  }

  func unknown(from start: Int) -> CodeExpression { CodeExpression(.unknown, at: range(from: start)) }

  mutating func record(_ range: SourceRange) {
    if recordsExtents { extents.append(range.offsets) }
  }

  // MARK: Brackets

  func isOpening(at place: Int) -> Bool {
    guard place < end, tokens[place].kind == .mark else { return false }
    switch tokens[place].mark {
    case Mark.open, Mark.openSquare, Mark.openBrace, Mark.array, Mark.dictionary, Mark.boxed: return true
    default: return false
    }
  }

  /// Where the bracket at a place closes, within the brackets around.
  func closing(of place: Int) -> Int { min(max(Int(matches[place]), place + 1), end) }

  /// What follows the bracket at a place and all in it.
  func after(_ place: Int) -> Int {
    let close = closing(of: place)
    guard close < end, tokens[close].kind == .mark else { return close }
    switch tokens[close].mark {
    case Mark.close, Mark.closeSquare, Mark.closeBrace: return close + 1
    default: return close
    }
  }

  /// Steps over the next word, or over a bracket and all in it.
  mutating func skip() { index = isOpening(at: index) ? after(index) : index + 1 }

  /// Reads what stands in the bracket that comes next, and steps over it.
  mutating func inside<Result>(_ read: (inout Parser) -> Result) -> Result {
    let next = after(index)
    let outer = end
    end = closing(of: index)
    index += 1
    let result = read(&self)
    end = outer
    index = next
    return result
  }

  /// Steps to a mark that stands outside of the brackets that come before it, or to the end.
  mutating func skip(to mark: UInt8) {
    while index < end, !isMark(mark) { skip() }
  }

  /// Steps over `<…>` where it can be a type's arguments.
  @discardableResult
  mutating func skipGenerics() -> Bool {
    guard isMark(Mark.less) else { return false }
    var open = 0
    var place = index
    while place < end, place < index + 48 {
      if isMark(Mark.less, at: place) {
        open += 1
      } else if isMark(Mark.greater, at: place) {
        open -= 1
        if open == 0 {
          index = place + 1
          return true
        }
      } else if isMark(Mark.open, at: place) {
        place = after(place)
        continue
      } else if !isTypeWord(at: place) {
        return false
      }
      place += 1
    }
    return false
  }

  private func isTypeWord(at place: Int) -> Bool {
    if tokens[place].kind == .identifier { return true }
    guard tokens[place].kind == .mark else { return tokens[place].kind == .number }
    switch tokens[place].mark {
    case Mark.star, Mark.comma, Mark.scope, Mark.and, Mark.caret, Mark.ellipsis, Mark.colon: return true
    default: return false
    }
  }
}
