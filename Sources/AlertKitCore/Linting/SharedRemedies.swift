/// What rules found and no comment silences.
struct ToldOccurrences {
  /// What is said.
  var told: [Occurrence]
  /// What is not said, as something that is said stands for it. It is as well known as that.
  var heldBack: [Occurrence] = []

  /// Both.
  var all: [Occurrence] { told + heldBack }
}

/// Rules that may find one fault of a text, with different remedies: one of them speaks. So does one of a rule's findings about the
/// texts that one alert may have for its title, where the remedy is to have that title say something else.
enum SharedRemedies {
  /// In each group the heaviest finding stays, of equals that of the rule that comes first.
  private static let groups: [[Rule]] = [
    [.yesNoButton, .cancelLabel, .okSpelling],
    [.genericTitle, .personalPronoun],
    [.explainsButtons, .notTap],
    [.titleSentences, .scrolls, .longMessage, .titleWraps],
    [.staleTranslation, .mixedLanguage],
    [.standInText, .redundantMessage],
    [.permissionSettings, .loneCancel, .singleButton],
    [.longButtonTitle, .buttonTruncates],
  ]

  /// Of these, the remedy is another button, wherever in the alert the findings stand.
  private static let ofButtons: Set<RuleID> = [Rule.permissionSettings.id, Rule.loneCancel.id, Rule.singleButton.id]

  /// Of these, an alert that shows what errors say as its title has as many findings as there are errors, and one remedy.
  private static let ofTitles: Set<RuleID> = [Rule.titleSentences.id]

  private static let places: [RuleID: (group: Int, rank: Int)] = Dictionary(
    groups.enumerated().flatMap { group, rules in rules.enumerated().map { ($1.id, (group: group, rank: $0)) } },
    uniquingKeysWith: { first, _ in first })

  private struct Text: Hashable {
    let group: Int
    let surface: Int?
    let field: Field?
    let key: String?
    let alternative: Int?
    let locale: LocaleTag?
  }

  private struct Title: Hashable {
    let rule: RuleID
    let surface: Int
  }

  /// The first rule of the group that a rule is in; nil for a rule whose findings stand by themselves.
  static func firstRule(beside rule: RuleID) -> RuleID? { places[rule].map { groups[$0.group][0].id } }

  /// Whether two of some occurrences are of rules of one group.
  private static func areOfOneGroup(_ occurrences: [Occurrence]) -> Bool {
    guard occurrences.count > 1 else { return false }
    if occurrences.contains(where: { $0.alternative != nil && ofTitles.contains($0.rule) }) { return true }
    var seen: UInt64 = 0
    for index in occurrences.indices {
      guard let group = places[occurrences[index].rule]?.group else { continue }
      if seen & 1 << UInt64(group) != 0 { return true }
      seen |= 1 << UInt64(group)
    }
    return false
  }

  /// The occurrences, those held back of which another says what to do.
  ///
  /// - Parameter weights: Those of the rules that ran.
  static func told(
    _ occurrences: consuming [Occurrence], by weights: [RuleID: RuleWeight], severities: [RuleID: Severity]
  ) -> ToldOccurrences {
    // Changed in place: a large app has many.
    var occurrences = consume occurrences
    guard areOfOneGroup(occurrences) else { return ToldOccurrences(told: occurrences) }
    let silent = silent(among: occurrences, by: weights, severities: severities)
    guard !silent.isEmpty else { return ToldOccurrences(told: occurrences) }
    let heldBack = silent.sorted().map { occurrences[$0] }
    var kept = 0
    for index in occurrences.indices where !silent.contains(index) {
      occurrences.swapAt(kept, index)
      kept += 1
    }
    occurrences.removeLast(occurrences.count - kept)
    return ToldOccurrences(told: occurrences, heldBack: heldBack)
  }

  /// The places of the occurrences that are held back.
  private static func silent(
    among occurrences: [Occurrence], by weights: [RuleID: RuleWeight], severities: [RuleID: Severity]
  ) -> Set<Int> {
    func weight(_ occurrence: Occurrence) -> Severity {
      severities[occurrence.rule] ?? occurrence.severity ?? weights[occurrence.rule]?.severity ?? .warning
    }
    var best: [Text: Int] = [:]
    func text(of occurrence: Occurrence) -> Text? {
      guard let place = places[occurrence.rule], occurrence.surface != nil else { return nil }
      let isOfButtons = ofButtons.contains(occurrence.rule)
      return Text(
        group: place.group, surface: occurrence.surface, field: isOfButtons ? nil : occurrence.field,
        key: isOfButtons ? nil : occurrence.key, alternative: occurrence.alternative, locale: occurrence.locale)
    }
    for index in occurrences.indices {
      guard let text = text(of: occurrences[index]) else { continue }
      guard let other = best[text] else {
        best[text] = index
        continue
      }
      let rank = (weight(occurrences[index]), -places[occurrences[index].rule]!.rank)
      if rank > (weight(occurrences[other]), -places[occurrences[other].rule]!.rank) { best[text] = index }
    }
    var silent = Set(
      occurrences.indices.filter { index in
        guard let text = text(of: occurrences[index]), let spoken = best[text] else { return false }
        return spoken != index && occurrences[spoken].rule != occurrences[index].rule
      })
    var titles: [Title: Int] = [:]
    for index in occurrences.indices where ofTitles.contains(occurrences[index].rule) && !silent.contains(index) {
      guard let alternative = occurrences[index].alternative, let surface = occurrences[index].surface else { continue }
      let title = Title(rule: occurrences[index].rule, surface: surface)
      if let first = titles[title] {
        if first != alternative { silent.insert(index) }
      } else {
        titles[title] = alternative
      }
    }
    return silent
  }
}
