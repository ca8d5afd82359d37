internal import AlertKitCore

/// What literals begin and end with that names may be put together of: `"Photo\\(kind)"`, `@"%@Controller"`, `"Controller"`.
struct LiteralParts {
  /// Hashes of what names begin with, and of what they end with, as ``CodeScan/hash(_:)`` makes them.
  private(set) var first: Set<UInt64> = []
  private(set) var last: Set<UInt64> = []
  /// Hashes of whole literals, which may be put together elsewhere: `"Photo"`, `"App.Photo"`.
  private(set) var whole: Set<UInt64> = []

  init(of files: [SourceFile]) {
    for file in files { file.text.withUnsafeBufferPointer { add($0) } }
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    for quote in bytes.indices where bytes[quote] == UInt8(ascii: "\"") {
      var (start, end) = (quote + 1, quote + 1)
      // A module's name may stand before a class's: `"App.Level\(number)"`.
      while end < bytes.count, bytes[end].isNamePart || bytes[end] == UInt8(ascii: ".") {
        if bytes[end] == UInt8(ascii: ".") { start = end + 1 }
        end += 1
      }
      if end > start, end < bytes.count {
        let isWhole = bytes[end] == UInt8(ascii: "\"")
        if isWhole { whole.insert(hash(bytes, start..<end)) }
        if isWhole ? isPart(bytes, quote..<end) : "%\\".utf8.contains(bytes[end]) { first.insert(hash(bytes, start..<end)) }
      }
      guard let word = bytes.wordBefore(quote), word.upperBound == quote, word.lowerBound > 0 else { continue }
      let before = bytes[word.lowerBound - 1]
      let isWhole = before == UInt8(ascii: "\"")
      if isWhole ? isPart(bytes, word.lowerBound - 1..<quote) : "@)".utf8.contains(before) { last.insert(hash(bytes, word)) }
    }
  }

  /// Whether a whole literal between two marks is a constant, or put together with something else: `name + "Controller"`.
  private func isPart(_ bytes: UnsafeBufferPointer<UInt8>, _ quotes: Range<Int>) -> Bool {
    let start =
      quotes.lowerBound > 0 && bytes[quotes.lowerBound - 1] == UInt8(ascii: "@") ? quotes.lowerBound - 1 : quotes.lowerBound
    switch bytes.lastVisible(before: start) {
    case UInt8(ascii: "+"), UInt8(ascii: "="): return true
    case UInt8(ascii: ":"), UInt8(ascii: "("):
      let mark = bytes[..<start].lastIndex { !$0.isBlank } ?? start
      if let word = bytes.wordBefore(mark), appends(bytes[word]) { return true }
    default: if isMacro(start, in: bytes) { return true }
    }
    var next = quotes.upperBound + 1
    while next < bytes.count, bytes[next].isBlank || bytes[next] == UInt8(ascii: ".") { next += 1 }
    guard next < bytes.count else { return false }
    return bytes[next] == UInt8(ascii: "+") || appends(bytes[next...].prefix { $0.isNamePart })
  }

  /// Whether a literal at a place is all that a macro stands for: `#define kEnd @"Controller"`.
  private func isMacro(_ start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let name = bytes.wordBefore(start), let define = bytes.wordBefore(name.lowerBound), define.lowerBound > 0 else {
      return false
    }
    return bytes[define].elementsEqual("define".utf8) && bytes[define.lowerBound - 1] == UInt8(ascii: "#")
  }

  private func appends(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    name.starts(with: "append".utf8) || name.starts(with: "stringByAppending".utf8)
  }

  private func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt64 {
    var hash = StableHash()
    for index in range { hash.combine(bytes[index]) }
    return hash.value
  }
}
