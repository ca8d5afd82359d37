internal import AlertKitCore

/// Reads the names that are looked for off the bytes of a file of code, once, and how its calls name scenes, segues and xibs.
struct IdentifierReader {
  private(set) var literals: [(UInt64, Int)] = []
  /// By the hash of their small letters, and whether they are as a name is spelled.
  private(set) var words: [(hash: UInt64, offset: Int, isExact: Bool)] = []
  private(set) var starts: [(UInt64, Int)] = []
  private(set) var ends: [(UInt64, Int)] = []
  /// Whole literals that names start or end with.
  private(set) var pieces: [(UInt64, Int)] = []
  private(set) var spellings: [IdentifierUses.Kind: IdentifierUses.Spelling] = [:]
  /// Whether code names scenes and segues by what a generator made of their names.
  private(set) var usesGenerated = false
  private(set) var asksForFirst = false
  private(set) var asksOwnForFirst = false
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isSwift: Bool
  private let wanted: WantedNames

  init(_ bytes: UnsafeBufferPointer<UInt8>, isSwift: Bool, wanted: WantedNames) {
    (self.bytes, self.isSwift, self.wanted) = (bytes, isSwift, wanted)
  }

  mutating func read(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte.isNamePart {
        index = word(at: index)
      } else if byte == UInt8(ascii: "/"), let end = bytes.endOfComment(at: index) {
        index = end
      } else if byte == UInt8(ascii: "'"), !isSwift {
        index += bytes.lengthOfCharacter(at: index)
      } else if byte == UInt8(ascii: "\"") {
        index = literal(at: index)
      } else {
        index += 1
      }
    }
  }

  // MARK: Words

  private mutating func word(at start: Int) -> Int {
    var (hash, small) = (StableHash(), StableHash())
    var index = start
    while index < bytes.count, bytes[index].isNamePart {
      hash.combine(bytes[index])
      if bytes[index] != UInt8(ascii: "_") { small.combine(bytes[index].small) }
      index += 1
    }
    if wanted.anyWord.mayHold(small.value), wanted.words.contains(small.value) {
      words.append((small.value, start, wanted.literals.contains(StableHash.of(bytes[start..<index]))))
    }
    if Self.anyCall.mayHold(hash.value), let call = Self.calls[hash.value] { see(call, start..<index) }
    return index
  }

  private enum Call {
    case names(IdentifierUses.Kind)
    /// What a generator calls scenes and segues.
    case generated
    case library
    case first
  }

  private static let anyCall = calls.keys.reduce(into: NumberSet(most: calls.count)) { $0.insert($1) }
  private static let calls: [UInt64: Call] = {
    let names: [(IdentifierUses.Kind, [String])] = [
      (.scene, ["instantiateViewController", "instantiateViewControllerWithIdentifier", "instantiateController"]),
      (.segue, ["performSegue", "performSegueWithIdentifier"]),
      (.storyboard, ["UIStoryboard", "storyboardWithName"]),
      (.xib, ["UINib", "nibWithNibName", "loadNibNamed", "initWithNibName"]),
    ]
    var found: [UInt64: Call] = [:]
    for (kind, words) in names { for word in words { found[CodeScan.hash(word)] = .names(kind) } }
    for word in ["StoryboardScene", "StoryboardSegue", "StoryboardBased", "StoryboardSceneBased"] {
      found[CodeScan.hash(word)] = .generated
    }
    found[CodeScan.hash("R")] = .library
    for word in ["instantiateInitialViewController", "instantiateInitialController", "initialScene"] {
      found[CodeScan.hash(word)] = .first
    }
    return found
  }()

  private mutating func see(_ call: Call, _ word: Range<Int>) {
    switch call {
    case .names(let kind):
      guard let argument = InterfaceArgument.range(behind: word.upperBound, in: bytes, isSwift: isSwift) else { return }
      raise(kind, to: InterfaceArgument.spelling(argument, in: bytes))
    case .generated: seeGenerated()
    case .library:
      guard word.upperBound < bytes.count, bytes[word.upperBound] == UInt8(ascii: ".") else { return }
      seeGenerated()
    case .first:
      asksForFirst = true
      var end = word.lowerBound
      while end > 0, bytes[end - 1].isBlank || [0x2E, 0x3F, 0x21, 0x5D].contains(bytes[end - 1]) { end -= 1 }
      let receiver = bytes.wordBefore(end).map { bytes.text($0) }
      if receiver == "storyboard", !isOfStatic(word.lowerBound) { asksOwnForFirst = true }
    }
  }

  /// Whether a static method of Swift's asks the storyboard that its type says, and not a scene's own: `static var storyboard: UIStoryboard`.
  private func isOfStatic(_ place: Int) -> Bool {
    let before = bytes.text(..<place)
    guard isSwift, bytes.text(bytes.indices).contains("static var storyboard: UIStoryboard"),
      let last = before.ranges(of: "func ").last?.lowerBound
    else { return false }
    return before[..<last].hasSuffix("static ")
  }

  private mutating func seeGenerated() {
    for kind in IdentifierUses.Kind.allCases { raise(kind, to: .anyhow) }
    asksForFirst = true
    usesGenerated = true
  }

  private mutating func raise(_ kind: IdentifierUses.Kind, to spelling: IdentifierUses.Spelling) {
    spellings[kind] = max(spellings[kind] ?? .literals, spelling)
  }

  // MARK: Literals

  /// - Returns: Where what follows begins.
  private mutating func literal(at start: Int) -> Int {
    if bytes.count > start + 2, bytes[start + 1] == UInt8(ascii: "\""), bytes[start + 2] == UInt8(ascii: "\"") {
      return isSwift ? endOfLines(from: start + 3) : start + 2
    }
    var index = start + 1
    /// What is put in when the code runs.
    var holes: [Range<Int>] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x0A {
      let first = index
      switch bytes[index] {
      case UInt8(ascii: "\\") where isSwift && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "("):
        index = endOfParentheses(at: index + 1)
        read(first + 2..<max(first + 2, index - 1))
        holes.append(first..<index)
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "%"):
        index += 1
        while index < bytes.count, bytes[index].isNamePart, bytes[index] != UInt8(ascii: "@"), index - first < 3 { index += 1 }
        if index < bytes.count, bytes[index] == UInt8(ascii: "@") { index += 1 }
        holes.append(first..<min(index, bytes.count))
      default: index += 1
      }
    }
    let end = min(index, bytes.count)
    note(start + 1..<end, holes)
    return min(end + 1, bytes.count)
  }

  private mutating func note(_ text: Range<Int>, _ holes: [Range<Int>]) {
    guard !text.isEmpty else { return }
    if let first = holes.first, let last = holes.last {
      add(text.lowerBound..<first.lowerBound, at: text.lowerBound, asStart: true)
      // What stands behind a format's mark is not told from its letters.
      for start in last.lowerBound + 2..<max(last.lowerBound + 2, min(last.upperBound + 1, text.upperBound)) {
        add(start..<text.upperBound, at: text.lowerBound, asStart: false)
      }
      return
    }
    let hash = StableHash.of(bytes[text])
    if wanted.literals.contains(hash) { literals.append((hash, text.lowerBound)) }
    if wanted.starts.contains(hash) || wanted.ends.contains(hash) { pieces.append((hash, text.lowerBound)) }
    if isContinued(behind: text.upperBound + 1) { add(text, at: text.lowerBound, asStart: true) }
    if continues(before: text.lowerBound - 1) { add(text, at: text.lowerBound, asStart: false) }
  }

  private mutating func add(_ part: Range<Int>, at place: Int, asStart: Bool) {
    guard part.count >= WantedNames.shortestPart else { return }
    let hash = StableHash.of(bytes[part])
    if asStart {
      if wanted.starts.contains(hash) || wanted.literals.contains(hash) { starts.append((hash, place)) }
    } else if wanted.ends.contains(hash) || wanted.literals.contains(hash) {
      ends.append((hash, place))
    }
  }

  /// Whether something is added to the literal that ends before a place.
  private func isContinued(behind end: Int) -> Bool {
    var index = end
    while index < bytes.count, bytes[index].isBlank { index += 1 }
    guard index < bytes.count else { return false }
    if bytes[index] == UInt8(ascii: "+") { return true }
    let next = bytes.text(index..<min(index + 24, bytes.count))
    return next.contains("ppend")
  }

  /// Whether the literal that starts at a place is added to something.
  private func continues(before start: Int) -> Bool {
    var end = start
    while end > 0, bytes[end - 1].isBlank || bytes[end - 1] == UInt8(ascii: "@") { end -= 1 }
    guard end > 0 else { return false }
    if bytes[end - 1] == UInt8(ascii: "+") || end > 1 && bytes[end - 1] == 0x3D && bytes[end - 2] == UInt8(ascii: "+") {
      return true
    }
    let before = bytes.text(max(end - 28, 0)..<end)
    return before.contains("ppend")
  }

  private func endOfParentheses(at start: Int) -> Int {
    var depth = 0
    var index = start
    while index < bytes.count, bytes[index] != 0x0A {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      index += 1
      if depth == 0 { return index }
    }
    return index
  }

  private func endOfLines(from start: Int) -> Int {
    var index = start
    while index + 2 < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 1
      } else if (0..<3).allSatisfy({ bytes[index + $0] == UInt8(ascii: "\"") }) {
        return index + 3
      }
      index += 1
    }
    return bytes.count
  }
}
