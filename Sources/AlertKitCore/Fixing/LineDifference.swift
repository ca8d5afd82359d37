/// Which lines differ between two versions of a file.
///
/// Lines that either version has once pair up and cut the rest into short runs, each of which is compared by itself: for the
/// whole at once that would take time by the square of what changed.
struct LineDifference {
  /// Numbers of the old version's lines, from 0.
  private(set) var removed: Set<Int> = []
  /// Numbers of the new version's lines, from 0.
  private(set) var inserted: Set<Int> = []

  init(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) {
    var names: [ArraySlice<UInt8>: Int] = [:]
    func numbered(_ lines: [ArraySlice<UInt8>]) -> [Int] {
      lines.map { line in
        let number = names[line] ?? names.count
        names[line] = number
        return number
      }
    }
    let (old, new) = (numbered(old), numbered(new))
    var (left, right) = (0, 0)
    for pair in Self.pairs(old, new) + [(old.count, new.count)] {
      compare(old, left..<pair.0, with: new, right..<pair.1)
      (left, right) = (pair.0 + 1, pair.1 + 1)
    }
  }

  private mutating func compare(_ old: [Int], _ left: Range<Int>, with new: [Int], _ right: Range<Int>) {
    let difference = ListDifference(from: Array(old[left]), to: Array(new[right]))
    removed.formUnion(difference.removed.map { $0 + left.lowerBound })
    inserted.formUnion(difference.inserted.map { $0 + right.lowerBound })
  }

  /// Lines that each version has once, in the longest run in which they stand in both in the same order.
  private static func pairs(_ old: [Int], _ new: [Int]) -> [(Int, Int)] {
    let (left, right) = (places(of: old), places(of: new))
    let shared = old.compactMap { line -> (Int, Int)? in
      guard let old = left[line], let new = right[line], old >= 0, new >= 0 else { return nil }
      return (old, new)
    }
    // By length, the pair that ends the run of that length with the lowest place in the new version.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: shared.count)
    for (index, pair) in shared.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if shared[ends[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var run: [(Int, Int)] = []
    var next = ends.last
    while let index = next {
      run.append(shared[index])
      next = before[index]
    }
    return run.reversed()
  }

  /// Where each line stands; -1 for one that is there more than once.
  private static func places(of lines: [Int]) -> [Int: Int] {
    Dictionary(lines.enumerated().map { ($1, $0) }, uniquingKeysWith: { _, _ in -1 })
  }
}
