/// Texts of alerts that address people in another way than nearly all others of their language, and languages in which alerts are split.
enum AddressOfMost {
  /// How many texts must address people in one way for it to be the app's.
  private static let least = 5
  /// How many texts of each way are no slip.
  private static let leastOfEach = 3

  static func violations(in project: Project) -> [ProjectViolation] {
    let locales = project.locales.filter { LocaleFacts.facts(for: $0).phrases.address.areKnown }
    guard !locales.isEmpty else { return [] }
    let texts = AlertTexts(of: project)
    return locales.flatMap { violations(among: texts.all(in: $0), LocaleFacts.facts(for: $0)) }
  }

  private static func violations(among texts: [AlertText], _ facts: LocaleFacts) -> [ProjectViolation] {
    let address = facts.phrases.address
    let spoken = texts.compactMap { text -> (text: AlertText, way: Int, word: Substring)? in
      let found = address.found(in: text.analyzed, isTitle: false)
      let ways = found.indices.filter { found[$0] != nil }
      return ways.count == 1 ? (text, ways[0], found[ways[0]]!) : nil
    }
    let counts = Dictionary(grouping: spoken, by: \.way).mapValues(\.count)
    guard counts.count > 1, let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      most.value >= least, most.value >= (spoken.count - most.value) * 4
    else { return split(spoken, counts, facts) }
    // Within one alert another check says it.
    let told = Set(spoken.filter { $0.way == most.key }.map(\.text.surface))
    let usual = address.names[most.key]
    return spoken.filter { $0.way != most.key && !told.contains($0.text.surface) }.map { other in
      other.text.note(
        "“\(other.word)” addresses people otherwise than \(most.value) texts of alerts in \(facts.name), which say “\(usual)”; keep to one."
      )
    }
  }

  /// One note on a language whose texts speak in several ways, however many in each.
  private static func split(
    _ spoken: [(text: AlertText, way: Int, word: Substring)], _ counts: [Int: Int], _ facts: LocaleFacts
  ) -> [ProjectViolation] {
    let ways = counts.filter { $0.value >= leastOfEach }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard ways.count > 1, let other = spoken.first(where: { $0.way == ways[1].key }) else { return [] }
    let names = facts.phrases.address.names
    return [
      other.text.note(
        "“\(other.word)” is how \(ways[1].value) texts of alerts in \(facts.name) address people, while \(ways[0].value) say “\(names[ways[0].key])”; keep to one."
      )
    ]
  }
}
