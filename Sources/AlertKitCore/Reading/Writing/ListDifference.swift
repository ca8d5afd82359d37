/// Which elements of a list go, and which come, for it to become another.
struct ListDifference<Element: Equatable> {
  /// Places in the old list.
  private(set) var removed: Set<Int> = []
  /// Places in the new one.
  private(set) var inserted: Set<Int> = []

  /// Elements between what both lists begin and end with up to which the shortest difference is looked for, which takes time by the
  /// square of what differs; longer stretches are replaced as a whole.
  private static var most: Int { 4_000 }

  /// - Parameter inPlace: Whether lists that are equally long differ in the elements that are not the same at one place: a change of
  ///   case, which most fixes are, needs no search for what moved.
  init(from old: [Element], to new: [Element], inPlace: Bool = false) {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var (end, other) = (old.count, new.count)
    while end > start, other > start, old[end - 1] == new[other - 1] {
      end -= 1
      other -= 1
    }
    if inPlace, old.count == new.count {
      removed = Set((start..<end).filter { old[$0] != new[$0] })
      inserted = removed
    } else if start == end || start == other || end - start + other - start > Self.most {
      removed = Set(start..<end)
      inserted = Set(start..<other)
    } else {
      for change in new[start..<other].difference(from: old[start..<end]) {
        switch change {
        case .remove(let offset, _, _): removed.insert(start + offset)
        case .insert(let offset, _, _): inserted.insert(start + offset)
        }
      }
    }
  }
}
