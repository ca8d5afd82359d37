/// Finds keys that stand twice in one table.
///
/// Keys are compared byte by byte, as the system looks them up: two that differ only in Unicode normalization are two keys,
/// which Swift's own string comparison would call equal. The table holds indices, not copies of the keys.
struct DuplicateKeys {
  private var slots = [Int32](repeating: -1, count: 64)
  private var count = 0
  private var lines: LineTable?

  /// Notes the last entry of `entries`, and the fault when others have its key; it is compared with the last of these, which
  /// it overrides.
  ///
  /// - Parameter spared: repeating an entry from this index on is no fault: the sides of a merge conflict do.
  mutating func noteLast(
    of entries: [StringEntry], text: UnsafeBufferPointer<UInt8>, sparing spared: Int? = nil, into faults: inout FaultLog
  ) {
    guard let last = entries.last, let earlier = insert(entries.count - 1, of: entries) else { return }
    if let spared, earlier >= spared { return }
    let before = entries[earlier]
    if lines == nil { lines = LineTable(text) }
    let line = lines?.line(at: Int(before.keyRange.start)) ?? 1
    let isSame = Self.plainText(before.value) == Self.plainText(last.value) && Self.plainText(last.value) != nil
    faults.add(
      Self.message(before, last, line: line, isSame: isSame), kind: .duplicateKey(sameValue: isSame), at: last.keyRange)
  }

  private static func message(_ before: StringEntry, _ last: StringEntry, line: Int, isSame: Bool) -> String {
    let key = "The key “\(shortened(last.key))” is already on line \(line)"
    if isSame { return key + ", with the same text." }
    guard let old = plainText(before.value), let new = plainText(last.value) else {
      return key + "; the last one counts."
    }
    return key + ", with another text: “\(shortened(old))” there, “\(shortened(new))” here; the last one counts."
  }

  private static func plainText(_ value: StringValue) -> String? {
    guard case .plain(let text) = value else { return nil }
    return text.text
  }

  private static func shortened(_ text: String) -> String {
    text.count <= 40 ? text : text.prefix(39) + "…"
  }

  /// Makes an entry the latest with its key; gives the index of the one before it, or nil when there is none.
  private mutating func insert(_ index: Int, of entries: [StringEntry]) -> Int? {
    if (count + 1) * 2 > slots.count { grow(entries) }
    let slot = slot(for: entries[index].key, in: entries)
    let earlier = slots[slot]
    slots[slot] = Int32(index)
    if earlier >= 0 { return Int(earlier) }
    count += 1
    return nil
  }

  private mutating func grow(_ entries: [StringEntry]) {
    let old = slots
    slots = [Int32](repeating: -1, count: old.count * 2)
    for index in old where index >= 0 {
      slots[slot(for: entries[Int(index)].key, in: entries)] = index
    }
  }

  /// The slot that holds the key, or the empty one where it goes.
  private func slot(for key: String, in entries: [StringEntry]) -> Int {
    var hasher = Hasher()
    key.utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    var slot = hasher.finalize() & (slots.count - 1)
    while slots[slot] >= 0, !Self.isSame(entries[Int(slots[slot])].key, key) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private static func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count && left.utf8.elementsEqual(right.utf8)
  }
}
