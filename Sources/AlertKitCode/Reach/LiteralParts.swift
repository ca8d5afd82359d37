internal import AlertKitCore

/// What literals begin and end with that names may be put together of: `"Photo\\(kind)"`, `@"%@Controller"`, `"Controller"`.
struct LiteralParts {
  /// Hashes of what names begin with, and of what they end with, as ``CodeScan/hash(_:)`` makes them.
  private(set) var first: Set<UInt64> = []
  private(set) var last: Set<UInt64> = []

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
      if end > start, end < bytes.count, "\"%\\".utf8.contains(bytes[end]) { first.insert(hash(bytes, start..<end)) }
      guard let word = bytes.wordBefore(quote), word.upperBound == quote, word.lowerBound > 0,
        "\"@)".utf8.contains(bytes[word.lowerBound - 1])
      else { continue }
      last.insert(hash(bytes, word))
    }
  }

  private func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt64 {
    var hash = StableHash()
    for index in range { hash.combine(bytes[index]) }
    return hash.value
  }
}
