/// Finds keys that stand twice in one table.
///
/// Keys are compared byte by byte, as the system looks them up. The table holds indices, not copies of the keys.
struct DuplicateKeys {
  private var slots = [Slot](repeating: Slot(), count: 64)
  private var count = 0
  private var lines: LineTable?

  /// A key's hash and the index of the last entry that has it; empty below 0.
  private struct Slot {
    var hash: UInt32 = 0
    var index: Int32 = -1
  }

  /// Notes the last entry of `entries`, and the fault when others have its key; it is compared with the last of these, which
  /// it overrides.
  ///
  /// - Parameter excluded: repeating an entry from this index on is no fault: the sides of a merge conflict do.
  mutating func noteLast(
    of entries: [StringEntry], text: UnsafeBufferPointer<UInt8>, excluding excluded: Int? = nil, into faults: inout FaultLog
  ) {
    guard let earlier = insert(entries.count - 1, of: entries) else { return }
    if let excluded, earlier >= excluded { return }
    let (before, last) = (entries[earlier], entries[entries.count - 1])
    if lines == nil { lines = LineTable(text) }
    let line = lines?.line(at: Int(before.keyRange.start)) ?? 1
    let isSame = Self.plainText(before.value) == Self.plainText(last.value) && Self.plainText(last.value) != nil
    faults.add(
      Self.message(before, last, line: line, isSame: isSame), kind: .duplicateKey(sameValue: isSame), at: last.keyRange,
      key: last.key)
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
    if (count + 1) * 2 > slots.count { grow() }
    let key = entries[index].key
    let hash = Self.hash(key)
    var place = Int(hash) & (slots.count - 1)
    while slots[place].index >= 0 {
      let earlier = Int(slots[place].index)
      if slots[place].hash == hash, ExactString(entries[earlier].key) == ExactString(key) {
        slots[place].index = Int32(index)
        return earlier
      }
      place = (place + 1) & (slots.count - 1)
    }
    slots[place] = Slot(hash: hash, index: Int32(index))
    count += 1
    return nil
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for slot in old where slot.index >= 0 {
      var place = Int(slot.hash) & (slots.count - 1)
      while slots[place].index >= 0 { place = (place + 1) & (slots.count - 1) }
      slots[place] = slot
    }
  }

  private static func hash(_ key: String) -> UInt32 {
    var hasher = Hasher()
    key.utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }
}
