/// A set of numbers, of each of which it keeps a part: what it has it surely says to have, and one in millions more.
package struct NumberSet: Sendable {
  /// By open addressing, where 0 is a free place.
  @usableFromInline var slots: [UInt32]

  /// - Parameter most: How many numbers are put in at most.
  package init(most: Int) {
    var size = 16
    while size < most * 3 / 2 { size *= 2 }
    slots = Array(repeating: 0, count: most == 0 ? 0 : size)
  }

  package mutating func insert(_ number: UInt64) {
    let part = Self.part(of: number)
    slots[place(of: part)] = part
  }

  @inlinable package func mayHold(_ number: UInt64) -> Bool {
    guard !slots.isEmpty else { return false }
    let part = Self.part(of: number)
    return slots[place(of: part)] == part
  }

  @usableFromInline static func part(of number: UInt64) -> UInt32 { max(1, UInt32(truncatingIfNeeded: number ^ number >> 32)) }

  /// Where a number's part is, or would be.
  @usableFromInline func place(of part: UInt32) -> Int {
    let mask = slots.count - 1
    var index = Int(part) & mask
    while slots[index] != 0, slots[index] != part { index = (index + 1) & mask }
    return index
  }
}
