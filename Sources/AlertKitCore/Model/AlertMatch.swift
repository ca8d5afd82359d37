/// Which alerts of an app are those of an earlier state of it.
package struct AlertMatch: Sendable {
  /// For each surface of the app the earlier one, as an index; nil for one that has come since.
  package let earlier: [Int?]
  /// The earlier surfaces that are gone, in order of place.
  package let gone: [Int]

  /// By earlier surface, what it is now.
  package var later: [Int: Int] {
    Dictionary(
      earlier.enumerated().compactMap { now, then in then.map { ($0, now) } }, uniquingKeysWith: { first, _ in first })
  }

  /// By identity, those of one file first, then those of one member; then by words where they moved to another member, and by one of
  /// the keys where the other changed. What is left of a member is the same alert with other words, the likest first. What is only
  /// shaped like an alert takes what none of them is. What several alerts share tells none of them in another member: there they
  /// have to be equal, message and buttons too.
  package init(from then: Project, to now: Project) {
    var match = Matching(then: then.surfaces.count, now: now.surfaces.count)
    func pair<Name: Hashable>(onlySure: Bool = true, _ name: (Project, Int) -> Name?) {
      match.pair(
        { onlySure && then.surfaces[$0].confidence == .low ? nil : name(then, $0) },
        { onlySure && now.surfaces[$0].confidence == .low ? nil : name(now, $0) })
    }
    let alerts = CommonNames(by: { $0.alerts[$1] }, then, now)
    let words = CommonNames(by: { Words($0.surfaces[$1], in: $0.path(of: $1)) }, then, now)
    let messages = CommonNames(by: { Key(message: $0.surfaces[$1].message ?? $0.surfaces[$1].body, of: $0, $1) }, then, now)
    pair { Place(Equal($0, $1), in: $0.path(of: $1)) }
    pair { Place($0.alerts[$1], in: $0.path(of: $1)) }
    pair { Place($0.alerts[$1], in: $0.surfaces[$1].member) }
    pair { $0.surfaces[$1].hasKnownMessage ? Equal($0, $1) : nil }
    pair { alerts.sure($0.alerts[$1]) }
    pair { words.sure(Words($0.surfaces[$1], in: $0.path(of: $1))) }
    pair { Key(title: $0.surfaces[$1].title, of: $0, $1) }
    pair { messages.sure(Key(message: $0.surfaces[$1].message ?? $0.surfaces[$1].body, of: $0, $1)) }
    for inFile in [true, false] {
      match.pairLikest(by: { Member($0, $1, inFile: inFile) }, from: then, to: now)
    }
    pair(onlySure: false) { alerts.sure($0.alerts[$1]) }
    earlier = match.earlier
    gone = match.left
  }

  /// What an alert without keys says, its buttons included, whatever shows it; where only its buttons are known, in one file.
  private struct Words: Hashable {
    let heading: [String]
    let buttons: [String]
    let path: String?
    let isNotification: Bool

    init?(_ surface: Surface<StringReference>, in path: String) {
      let texts = [surface.title, surface.subtitle, surface.message, surface.body].compactMap(\.self)
      heading = texts.flatMap(\.literals).map(ICU.composed)
      buttons = surface.buttonWords
      guard !(heading + buttons).isEmpty, texts.allSatisfy(\.keys.isEmpty) else { return nil }
      self.path = heading.isEmpty ? path : nil
      isNotification = surface.kind == .notification
    }
  }

  /// What several alerts of a state have in common.
  private struct CommonNames<Name: Hashable> {
    private let names: Set<Name>

    init(by name: (Project, Int) -> Name?, _ states: Project...) {
      var names: Set<Name> = []
      for project in states {
        var sites: [Name: SourceRange] = [:]
        for (index, surface) in project.surfaces.enumerated() where surface.confidence == .high {
          guard let name = name(project, index) else { continue }
          // A function shows one alert, whoever calls it.
          let site = surface.site ?? surface.range
          if sites.updateValue(site, forKey: name) ?? site != site { names.insert(name) }
        }
      }
      self.names = names
    }

    /// A name that tells an alert; nil for one that several have.
    func sure(_ name: Name?) -> Name? { name.flatMap { names.contains($0) ? nil : $0 } }
  }

  /// All that an alert says and offers, wherever it stands.
  private struct Equal: Hashable {
    let alert: AlertIdentity
    let texts: [StringReference]
    let roles: [ButtonRole]

    init(_ project: Project, _ index: Int) {
      let surface = project.surfaces[index]
      let own = project.alerts[index]
      alert = AlertIdentity(own.basis, member: nil, isNotification: own.isNotification)
      texts = surface.texts.map(\.text.withoutPlace)
      roles = surface.buttons.map(\.role)
    }
  }

  /// An alert of a file or a member.
  private struct Place<Alert: Hashable>: Hashable {
    let alert: Alert
    let name: String

    init(_ alert: Alert, in name: String) {
      self.alert = alert
      self.name = name
    }
  }

  /// One of an alert's keys. Many alerts of an app may share a title, so that a title tells only those of one member.
  private struct Key: Hashable {
    let key: ExactString
    let member: String?
    let isNotification: Bool

    init?(title: StringReference?, of project: Project, _ index: Int) {
      guard let key = title?.key else { return nil }
      (self.key, member) = (ExactString(key), project.surfaces[index].member)
      isNotification = project.alerts[index].isNotification
    }

    init?(message: StringReference?, of project: Project, _ index: Int) {
      guard let key = message?.key else { return nil }
      (self.key, member) = (ExactString(key), nil)
      isNotification = project.alerts[index].isNotification
    }
  }

  /// What shows an alert.
  private struct Member: Hashable {
    let member: String
    let path: String?
    let isNotification: Bool

    /// Nil for what is only shaped like an alert.
    init?(_ project: Project, _ index: Int, inFile: Bool) {
      guard project.surfaces[index].confidence == .high else { return nil }
      member = project.surfaces[index].member
      path = inFile ? project.path(of: index) : nil
      isNotification = project.alerts[index].isNotification
    }
  }

  /// What is paired so far.
  private struct Matching {
    var earlier: [Int?]
    /// The earlier surfaces that no other was paired with.
    var left: [Int]

    init(then: Int, now: Int) {
      earlier = [Int?](repeating: nil, count: now)
      left = Array(0..<then)
    }

    /// Pairs surfaces of one name in their order; those without a name stay.
    mutating func pair<Name: Hashable>(_ then: (Int) -> Name?, _ now: (Int) -> Name?) {
      guard !left.isEmpty else { return }
      var free: [Name: [Int]] = [:]
      for index in left.reversed() {
        if let name = then(index) { free[name, default: []].append(index) }
      }
      for index in earlier.indices where earlier[index] == nil {
        guard let name = now(index), let found = free[name]?.popLast() else { continue }
        earlier[index] = found
      }
      drop(Set(earlier.compactMap(\.self)))
    }

    /// Pairs surfaces of one member: the likest, then in their order as many as there were before.
    mutating func pairLikest(by member: (Project, Int) -> Member?, from then: Project, to now: Project) {
      guard !left.isEmpty else { return }
      let came = Dictionary(grouping: earlier.indices.filter { earlier[$0] == nil }) { member(now, $0) }
      for (member, gone) in Dictionary(grouping: left, by: { member(then, $0) }) {
        guard member != nil, let came = came[member], !came.isEmpty else { continue }
        let likeness = Likeness(gone.map { ($0, then) }, came.map { ($0, now) })
        for (old, new) in likeness.pairs { earlier[new] = old }
      }
      drop(Set(earlier.compactMap(\.self)))
    }

    private mutating func drop(_ taken: Set<Int>) { left.removeAll(where: taken.contains) }
  }
}

/// How like the alerts are that a member lost and those that it got.
private struct Likeness {
  /// Each old one with the new one that it became.
  private(set) var pairs: [(old: Int, new: Int)] = []

  /// What an alert says in the source language, its buttons apart.
  private struct Words {
    let index: Int
    let heading: Set<String>
    let buttons: [String]

    init(_ index: Int, of project: Project) {
      self.index = index
      let surface = project.surfaces[index]
      let shown = project.localized(surface, in: project.sourceLocale(of: surface)).surface
      let texts = [shown.title, shown.subtitle, shown.message, shown.body].compactMap { $0?.text }
      heading = Set(texts.flatMap { TextSegments.words(in: $0, locale: project.sourceLocale) }.map { $0.lowercased() })
      buttons = shown.buttons.compactMap(\.title.text)
    }

    /// From 0 to 2.
    func likeness(to other: Words) -> Double {
      let all = heading.union(other.heading).count
      let shared = all == 0 ? 1 : Double(heading.intersection(other.heading).count) / Double(all)
      return shared + (buttons == other.buttons ? 0.25 : 0)
    }
  }

  /// Of more than one old or new alert, those that are less like than this are two.
  private static let least = 0.3

  init(_ gone: [(Int, Project)], _ came: [(Int, Project)]) {
    var (old, new) = (gone.map { Words($0.0, of: $0.1) }, came.map { Words($0.0, of: $0.1) })
    var candidates: [(old: Int, new: Int, likeness: Double)] = []
    for one in old {
      for other in new { candidates.append((one.index, other.index, one.likeness(to: other))) }
    }
    candidates.sort { ($1.likeness, $0.old, $0.new) < ($0.likeness, $1.old, $1.new) }
    for (one, other, likeness) in candidates where likeness >= Self.least {
      guard old.contains(where: { $0.index == one }), new.contains(where: { $0.index == other }) else { continue }
      pairs.append((one, other))
      old.removeAll { $0.index == one }
      new.removeAll { $0.index == other }
    }
    // As many as there were: each was worded anew.
    if old.count == new.count { pairs += zip(old, new).map { ($0.index, $1.index) } }
  }
}

extension Surface<StringReference> {
  /// Whether a message or body is known before the app runs.
  fileprivate var hasKnownMessage: Bool {
    [message, body].contains { text in
      text.map { !$0.keys.isEmpty || !$0.literals.allSatisfy { $0.allSatisfy(\.isWhitespace) } } ?? false
    }
  }
}

extension Project {
  /// The path of the file in which a surface is declared.
  package func path(of surface: Int) -> String {
    files[Int(surfaces[surface].range.file.index)].path
  }
}
