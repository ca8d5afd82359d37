#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The standard library's searches, which of bytes in memory are many times quicker.
extension RandomAccessCollection<UInt8> where Index == Int {
  /// Where bytes stand first; nil where they don't.
  package func firstRange(of other: some Collection<UInt8>) -> Range<Int>? {
    search(other) { bytes, wanted in bytes.place(of: wanted, from: 0).map { $0..<$0 + wanted.count } }
      .map { $0.lowerBound + startIndex..<$0.upperBound + startIndex }
  }

  /// Where bytes stand, none overlapping another, in their order.
  package func ranges(of other: some Collection<UInt8>) -> [Range<Int>] {
    search(other) { bytes, wanted in
      var found: [Range<Int>] = []
      var at = 0
      while !wanted.isEmpty, let place = bytes.place(of: wanted, from: at) {
        at = place + wanted.count
        found.append(place + startIndex..<at + startIndex)
      }
      return found
    }
  }

  /// Whether bytes stand anywhere.
  package func contains(_ other: some Collection<UInt8>) -> Bool {
    search(other) { bytes, wanted in bytes.place(of: wanted, from: 0) != nil }
  }

  private func search<Result>(
    _ other: some Collection<UInt8>, _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    func search(_ bytes: UnsafeBufferPointer<UInt8>) -> Result {
      other.withContiguousStorageIfAvailable { body(bytes, $0) } ?? Array(other).withUnsafeBufferPointer { body(bytes, $0) }
    }
    return withContiguousStorageIfAvailable(search) ?? Array(self).withUnsafeBufferPointer(search)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where other bytes stand first at a place or behind it; nil where they don't.
  func place(of wanted: Self, from start: Int) -> Int? {
    guard let first = wanted.first, let head = wanted.baseAddress else { return start <= count ? start : nil }
    guard let base = baseAddress else { return nil }
    var at = start
    while at <= count - wanted.count, let found = memchr(base + at, Int32(first), count - wanted.count - at + 1) {
      at = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      if memcmp(base + at, head, wanted.count) == 0 { return at }
      at += 1
    }
    return nil
  }
}
