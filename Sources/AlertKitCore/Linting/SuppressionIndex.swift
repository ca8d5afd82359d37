/// Looks up the suppressions that cover an occurrence, and remembers which of them silenced something.
struct SuppressionIndex {
  private struct Target: Hashable {
    let rule: RuleID
    let file: FileID
    /// A key, or a surface's id.
    let name: ExactString
    let isSurface: Bool
  }

  private let suppressions: [Suppression]
  /// By file of a translation, those that hold its source texts, whose comments cover it.
  private let sources: [FileID: [FileID]]
  private var byTarget: [Target: [Int]] = [:]
  private var used: Set<Int> = []

  init(_ suppressions: [Suppression], sources: [FileID: [FileID]] = [:]) {
    self.suppressions = suppressions
    self.sources = sources
    for (index, suppression) in suppressions.enumerated() {
      byTarget[Self.target(of: suppression), default: []].append(index)
    }
  }

  private static func target(of suppression: Suppression) -> Target {
    let isSurface = if case .surface = suppression.scope { true } else { false }
    return Target(
      rule: suppression.rule, file: suppression.range.file, name: ExactString(suppression.scope.name), isSurface: isSurface)
  }

  /// Whether a suppression covers the occurrence; marks it as used.
  mutating func silences(_ occurrence: Occurrence, declaredIn surfaceFile: FileID?) -> Bool {
    guard !byTarget.isEmpty else { return false }
    var covering: [Int] = []
    if let key = occurrence.key {
      for file in [occurrence.range.file] + (sources[occurrence.range.file] ?? []) {
        let target = Target(rule: occurrence.rule, file: file, name: ExactString(key), isSurface: false)
        covering += byTarget[target] ?? []
      }
    }
    if let id = occurrence.surfaceID, let surfaceFile {
      covering += byTarget[Target(rule: occurrence.rule, file: surfaceFile, name: ExactString(id), isSurface: true)] ?? []
    }
    used.formUnion(covering)
    return !covering.isEmpty
  }

  /// Occurrences for suppressions that silenced nothing although their rule ran, and for those that name no rule.
  ///
  /// - Parameters:
  ///   - sawAll: Whether every alert was seen in every locale; what silenced nothing is only certain then.
  ///   - copies: Files whose comments were copied from others, for all languages alike: nothing is said of those.
  func unused(
    reporting rule: Rule, active: [Rule], known: [Rule], sawAll: Bool, exempting copies: Set<FileID>
  ) -> [Occurrence] {
    let activeIDs = Set(active.map(\.id))
    let knownIDs = Set(known.map(\.id))
    return suppressions.indices.filter { !copies.contains(suppressions[$0].range.file) }.compactMap { index in
      let suppression = suppressions[index]
      let message: String
      if suppression.rule == .unnamed {
        message = "this silences nothing: name the rules that it is about, as in “alertcopy:disable button-case”"
      } else if !knownIDs.contains(suppression.rule) {
        message = NearestName.refusal(of: suppression.rule.name, as: "rule", among: knownIDs.map(\.name).sorted())
      } else if sawAll, activeIDs.contains(suppression.rule), !used.contains(index) {
        message = "“\(suppression.rule)” finds nothing here: the suppression can go"
      } else {
        return nil
      }
      return Occurrence(
        rule: rule.id, severity: nil, message: message, surface: nil, surfaceID: nil, field: nil, locale: nil, text: nil,
        range: suppression.range, key: suppression.scope.name)
    }
  }
}

extension Suppression.Scope {
  /// The key or the surface's id.
  fileprivate var name: String {
    switch self {
    case .entry(let name), .catalogKey(let name), .surface(let name): name
    }
  }
}
