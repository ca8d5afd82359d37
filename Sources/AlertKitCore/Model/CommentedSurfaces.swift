/// Alerts that only the developer's notes tell: their keys are texts, or have no word for it.
struct CommentedSurfaces {
  /// What the notes on the texts of one alert have in common.
  private struct Subject: Hashable {
    let words: [String]
    let stem: ExactString
  }

  private var groups: [[Int]] = []
  private let entries: [StringEntry]
  private let clues: [Int: CommentClues]

  /// - Parameters:
  ///   - entries: A table's entries.
  ///   - names: The words of their keys.
  ///   - taken: Those that belong to an alert already, as indices of `entries`.
  init(_ entries: [StringEntry], names: [KeyName?], taken: Set<Int>) {
    self.entries = entries
    var clues: [Int: CommentClues] = [:]
    var subjects: [Subject: Int] = [:]
    lazy var keys = Set(entries.map { ExactString($0.key) })
    for index in entries.indices where CommentClues.mayTellAlert(entries[index].comment) {
      let entry = entries[index]
      guard !taken.contains(index), !KeyName.isObjectID(entry.key), let own = CommentClues(entry.comment),
        own.thing == .alert, own.part != nil || KeyGroup.asks(entry.value)
      else { continue }
      // A note that names the title of a text which has a title of its own is about the other.
      if own.part == .title,
        keys.contains(ExactString(entry.key + "_title")) || keys.contains(ExactString(entry.key + ".title"))
      {
        continue
      }
      clues[index] = own
      let stem = names[index].flatMap { $0.words.count > 1 ? $0.prefix(upTo: $0.words.count - 1) : nil } ?? entry.key
      let subject = own.subject.count > 1 ? Subject(words: own.subject, stem: "") : Subject(words: [], stem: ExactString(stem))
      if let group = subjects[subject] {
        groups[group].append(index)
      } else {
        subjects[subject] = groups.count
        groups.append([index])
      }
    }
    self.clues = clues
  }

  private func indices(_ part: KeyRole.Part, in group: [Int]) -> [Int] {
    group.filter { (clues[$0]?.part ?? .title) == part }
  }

  /// The alerts, each with the entry that it stands at. Where the same is said of several titles, each is an alert of its own.
  func surfaces(table: String) -> [(index: Int, surface: Surface<StringReference>)] {
    groups.flatMap { group in
      let (titles, messages) = (indices(.title, in: group), indices(.message, in: group))
      if titles.count <= 1, messages.count <= 1 {
        return [surface(titles.first, messages.first, buttons: indices(.button, in: group), table: table)].compactMap(\.self)
      }
      return titles.compactMap { surface($0, nil, table: table) } + messages.compactMap { surface(nil, $0, table: table) }
    }
  }

  private func surface(
    _ title: Int?, _ message: Int?, buttons: [Int] = [], table: String
  ) -> (index: Int, surface: Surface<StringReference>)? {
    guard let first = title ?? message, !KeyGroup.startsSmall(entries[first].value) else { return nil }
    func reference(_ index: Int) -> StringReference {
      .key(entries[index].key, table: table, defaultValue: nil, range: entries[index].keyRange)
    }
    var surface = Surface(
      id: entries[first].key, kind: .alert, origin: .keyNames, range: entries[first].keyRange, title: title.map(reference),
      message: message.map(reference),
      buttons: buttons.map { SurfaceButton(title: reference($0), role: .unknown, range: entries[$0].keyRange) },
      buttonsAreComplete: false)
    surface.confidence = clues[first]?.part == nil ? .low : .high
    return (first, surface)
  }
}
