/// A fix that was made, or would be.
public struct AppliedFix: Sendable, Hashable {
  /// The rule whose finding it does away with.
  public let rule: RuleID
  /// How sure it is.
  public let grade: Fix.Grade
  /// The file, as reports show it.
  public let path: String
  /// Where it was made, in the file as it was then.
  public let position: SourcePosition
  /// What changed, in words.
  public let summary: String
  /// Numbers of the findings about the text; a finding that comes back in a later round, as where a translation follows its source,
  /// keeps its own.
  package internal(set) var findings: Set<Int> = []
}

/// Which corrections of a report are made at once: the first of those that meet in one place.
struct FixPlan {
  /// A correction and the rule whose finding it does away with.
  struct Step {
    let rule: RuleID
    let correction: Correction
  }

  /// A change that is not to be made in a file, since it does not read back or another rule would undo it.
  struct Refusal: Hashable {
    let path: String
    let change: Correction.Change
  }

  /// By file, each without overlaps and in order of place.
  private(set) var steps: [FileID: [Step]] = [:]
  /// How many corrections a file that cannot be written would have.
  private(set) var unwritable: [FileID: Int] = [:]
  private let files: [SourceFile]
  private var taken: [FileID: RangeSet<Int>] = [:]

  init(_ report: LintReport, grades: Set<Fix.Grade>, refused: Set<Refusal>) {
    files = report.files
    for finding in report.findings {
      for correction in finding.corrections where grades.contains(correction.grade) {
        guard correction.isWritable else {
          unwritable[correction.range.file, default: 0] += 1
          continue
        }
        let path = files[Int(correction.range.file.index)].path
        if !refused.contains(Refusal(path: path, change: correction.change)) { add(correction, of: finding.rule) }
      }
    }
    for file in steps.keys { steps[file]!.sort { $0.correction.edits[0].range < $1.correction.edits[0].range } }
  }

  private mutating func add(_ correction: Correction, of rule: RuleID) {
    let id = correction.range.file
    let edits = correction.edits
    // Ranges that only touch meet as well.
    let places = ([correction.range] + edits.map(\.range)).map { Int($0.start)..<Int($0.end) + 1 }
    let known = taken[id] ?? RangeSet()
    guard !edits.isEmpty, !places.contains(where: known.meets) else { return }
    for place in places { taken[id, default: RangeSet()].insert(contentsOf: place) }
    steps[id, default: []].append(Step(rule: rule, correction: correction))
  }
}

extension RangeSet<Int> {
  /// Whether a range that is not empty has something in common with the set.
  fileprivate func meets(_ range: Range<Int>) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound < range.upperBound
  }
}

extension Correction.Change {
  /// The change in words; `lines` are those of the file in which its ranges stand.
  func summary(by lines: LineIndex) -> String {
    switch self {
    case .text(let old, let new): "“\(old)” → “\(new)”"
    case .roles(let roles):
      roles.sorted { $0.key < $1.key }
        .map { "role \($0.value.rawValue) on line \(lines.position(at: Int($0.key.start)).line)" }.joined(separator: ", ")
    case .move(_, let before): "moved before line \(lines.position(at: Int(before.start)).line)"
    }
  }
}
