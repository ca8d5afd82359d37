/// Places of code that make several alerts, as a function of the app's own does for all who call it.
struct SharedSites {
  /// By place, the surfaces that it makes for others, as indexes of ``Project/surfaces``.
  private var surfaces: [SourceRange: Set<Int>] = [:]
  private let project: Project

  init(_ project: Project) {
    self.project = project
    for (index, surface) in project.surfaces.enumerated() {
      // Nothing is said of what nothing calls.
      guard surface.reserve != .uncalled else { continue }
      for place in [surface.site, surface.relay].compactMap(\.self) where project.reported.contains(place.file) {
        surfaces[place, default: []].insert(index)
      }
    }
  }

  private struct Lack: Hashable {
    let site: SourceRange
    let rule: RuleID
    let message: String

    init(site: SourceRange, rule: RuleID, message: String) {
      (self.site, self.rule, self.message) = (site, rule, message)
    }

    init(of occurrence: Occurrence) { self.init(site: occurrence.range, rule: occurrence.rule, message: occurrence.message) }
  }

  /// Moves what all alerts of one place, or all but a few of many, lack or have too much of to that place, and what is wrong with a row
  /// of buttons that stands there: it is mended there, once for all.
  func move(_ occurrences: inout [Occurrence], by rules: [Rule]) {
    var absences: Set<RuleID> = []
    var structures: Set<RuleID> = []
    let ofButtons = Set(rules.filter { $0.basis.contains(.buttonsAlone) }.map(\.id))
    for rule in rules {
      for check in rule.checks {
        switch check {
        case .absence: absences.insert(rule.id)
        case .structure: structures.insert(rule.id)
        default: break
        }
      }
    }
    var lacks: [Lack: [Int]] = [:]
    var relayed: [Lack: [Int]] = [:]
    var toldThere: Set<Lack> = []
    for (index, occurrence) in occurrences.enumerated()
    where absences.contains(occurrence.rule) || occurrence.field == .surface && structures.contains(occurrence.rule) {
      guard let surface = occurrence.surface.map({ project.surfaces[$0] }), occurrence.range == surface.range else { continue }
      guard let site = surface.site, site != surface.range else {
        toldThere.insert(Lack(of: occurrence))
        continue
      }
      lacks[Lack(site: site, rule: occurrence.rule, message: occurrence.message), default: []].append(index)
      if let relay = surface.relay {
        relayed[Lack(site: relay, rule: occurrence.rule, message: occurrence.message), default: []].append(index)
      }
    }
    let told = Set(lacks.values.joined().map { Lack(of: occurrences[$0]) })
    for (lack, indexes) in relayed where told.contains(lack) && others(than: indexes, at: lack, occurrences).isEmpty {
      for index in indexes { occurrences[index].range = lack.site }
    }
    for (lack, indexes) in lacks {
      // The alert that is read at the place itself stands there, and of a few among many not all is known.
      let others = others(than: indexes, at: lack, occurrences).filter { project.surfaces[$0].range != lack.site }
      let isOfAll = indexes.count + (toldThere.contains(lack) ? 1 : 0) > 1 && others.count * Self.leastShare <= indexes.count
      let isOfButtons = ofButtons.contains(lack.rule)
      for index in indexes {
        guard isOfAll || isOfButtons && occurrences[index].surface.map({ project.surfaces[$0].hasButtonsAtSite }) ?? false
        else { continue }
        occurrences[index].range = lack.site
      }
    }
  }

  /// One in so many may have what the others lack.
  private static let leastShare = 8

  /// The surfaces that a place makes, or hands on, and that lack nothing.
  private func others(than indexes: [Int], at lack: Lack, _ occurrences: [Occurrence]) -> Set<Int> {
    (surfaces[lack.site] ?? []).subtracting(indexes.compactMap { occurrences[$0].surface })
  }
}

extension Surface<StringReference> {
  /// Whether its buttons stand behind the place that makes it, whoever supplies its words.
  fileprivate var hasButtonsAtSite: Bool {
    let places = buttons.compactMap(\.range)
    guard let site, places.count == buttons.count, let last = places.map(\.start).max() else { return false }
    // Where its words stand between the two, a caller below has supplied the buttons as well.
    return places.allSatisfy { $0.file == site.file && $0.start > site.start }
      && !(range.file == site.file && range.start > site.start && range.start < last)
  }
}
