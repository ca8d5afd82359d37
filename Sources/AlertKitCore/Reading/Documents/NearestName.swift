/// Finds the name that someone probably meant.
package enum NearestName {
  /// The candidate that is a few keystrokes away from a name: letters added, left out, changed or swapped.
  ///
  /// Case does not count, and `_` is the same as `-`, so `actionSheet` finds `action-sheet`.
  ///
  /// - Returns: nil when none is near; the first one when several are equally near.
  package static func suggestion(for name: String, in candidates: some Sequence<String>) -> String? {
    let folded = fold(name)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let other = fold(candidate)
      let limit = max(1, min(3, max(folded.count, other.count) / 3))
      guard abs(folded.count - other.count) <= limit else { continue }
      let distance = distance(folded, other)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// What to say of a name that nothing has: `no rule is named “yes-no-buton”; did you mean “yes-no-button”?`
  public static func refusal(of name: String, as kind: String, among known: some Sequence<String>) -> String {
    "no \(kind) is named “\(name)”" + question(for: name, in: known)
  }

  /// `; did you mean “yes-no-button”?` with what ``suggestions(for:in:)`` finds; empty for none.
  package static func question(for name: String, in known: some Sequence<String>) -> String {
    let names = suggestions(for: name, in: known).map { "“\($0)”" }
    guard let last = names.last else { return "" }
    return "; did you mean \(names.count > 1 ? names.dropLast().joined(separator: ", ") + " or " : "")\(last)?"
  }

  /// The candidate that is a few keystrokes away, else the first few that begin with the name, else the first few that hold it.
  package static func suggestions(for name: String, in candidates: some Sequence<String>) -> [String] {
    if let near = suggestion(for: name, in: candidates) { return [near] }
    let folded = fold(name)
    guard folded.count > 2 else { return [] }
    let all = candidates.map { (name: $0, folded: fold($0)) }
    let beginning = all.filter { $0.folded.starts(with: folded) }
    let found = beginning.isEmpty ? all.filter { $0.folded.firstRange(of: folded) != nil } : beginning
    return found.prefix(mostSuggestions).map(\.name)
  }

  private static let mostSuggestions = 3

  /// ` did you mean "title"?` after a semicolon; empty when no candidate is near.
  static func hint(for name: String, in candidates: some Sequence<String>) -> String {
    suggestion(for: name, in: candidates).map { "; did you mean \"\($0)\"?" } ?? ""
  }

  private static func fold(_ name: String) -> [UInt8] {
    name.utf8.prefix(80).map { byte in
      switch byte {
      case UInt8(ascii: "_"): UInt8(ascii: "-")
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: byte
      }
    }
  }

  /// Optimal string alignment: Damerau and Levenshtein's distance where no part is edited twice.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let change = left[row] == right[column] ? 0 : 1
        var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + change)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
