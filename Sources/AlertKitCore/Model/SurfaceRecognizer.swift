/// Recognises alerts by the names of their keys.
///
/// A title and a message on one stem are an alert; any other text beside a title only where the key has a word for an alert.
/// Roles, order and completeness of the buttons are not to be told from keys and stay unknown.
enum SurfaceRecognizer {
  /// The alerts that a table's keys name, in the order of the table. Their ids are the keys' stems.
  ///
  /// - Parameter entries: The table's entries in the source language, each key once.
  static func surfaces(in entries: [StringEntry], table: String) -> [Surface<StringReference>] {
    let names = entries.map { KeyName($0.key) }
    var groups = groups(of: names, entries: entries).filter { $0.value.isAlert }
    guard !groups.isEmpty else { return [] }
    let taken = Set(groups.values.flatMap { [$0.title, $0.message].compactMap(\.self) })
    for (index, name) in names.enumerated() where !taken.contains(index) {
      guard let name else { continue }
      addSibling(index, name: name, comment: entries[index].comment, to: &groups)
    }
    return groups.values.sorted { $0.first < $1.first }.map { $0.surface(entries: entries, table: table) }
  }

  private static func groups(of names: [KeyName?], entries: [StringEntry]) -> [String: KeyGroup] {
    var groups: [String: KeyGroup] = [:]
    for (index, name) in names.enumerated() {
      guard let name, let role = KeyRole(of: name), role.part != .button, role.part != .placeholder else { continue }
      groups[role.stem, default: KeyGroup(stem: role.stem)].add(index, role, comment: entries[index].comment)
    }
    return groups
  }

  /// Adds a key that is a button or a placeholder of a known alert, by its name or else its comment.
  private static func addSibling(_ index: Int, name: KeyName, comment: String?, to groups: inout [String: KeyGroup]) {
    if let role = KeyRole(of: name), groups[role.stem] != nil {
      switch role.part {
      case .placeholder: groups[role.stem]!.placeholders.append(index)
      case .button: groups[role.stem]!.buttons.append(index)
      default: break
      }
      return
    }
    if let stem = KeyRole.buttonStems(of: name).first(where: { groups[$0] != nil }) {
      groups[stem]!.buttons.append(index)
      return
    }
    let shortest = max(1, name.words.count - 2)
    for word in (shortest..<max(shortest, name.words.count)).reversed() {
      let stem = name.prefix(upTo: word)
      guard let group = groups[stem] else { continue }
      switch CommentRole.part(comment) {
      case .button: groups[stem]!.buttons.append(index)
      case .message where group.message == nil: groups[stem]!.message = index
      default: break
      }
      return
    }
  }
}

/// Keys that share a stem, by the part of an alert that each names. Numbers are indices of entries.
struct KeyGroup {
  let stem: String
  var title: Int?
  var message: Int?
  /// A description or the like, whose key is no alert's by itself.
  private var text: Int?
  var buttons: [Int] = []
  var placeholders: [Int] = []
  private var lengths: [Int: Int] = [:]

  init(stem: String) {
    self.stem = stem
  }

  /// Where the group starts in its table.
  var first: Int { min(title ?? .max, message ?? .max) }

  /// Adds a key, unless one that names the part in fewer words is there.
  mutating func add(_ index: Int, _ role: KeyRole, comment: String?) {
    lengths[index] = role.length
    func better(than other: Int?) -> Bool { other.map { lengths[$0]! > role.length } ?? true }
    switch role.part {
    case .title: if better(than: title) { title = index }
    case .message: if better(than: message) { message = index }
    case .text: if better(than: text) { text = index }
    case .placeholder, .button: break
    }
  }

  /// Whether the keys are an alert's.
  var isAlert: Bool {
    guard title != nil || message != nil, let name = KeyName(stem) else { return false }
    let words = name.words.map(\.text)
    if words.contains(where: KeyWords.markers.contains) {
      guard title != nil, message != nil else {
        return words.count > 1 && (text != nil || !KeyWords.isOfButton(words.last!) || KeyWords.markers.contains(words.last!))
      }
      return true
    }
    return title != nil && message != nil && !words.contains(where: KeyWords.otherThings.contains)
  }

  /// The alert that the keys name.
  func surface(entries: [StringEntry], table: String) -> Surface<StringReference> {
    func reference(_ index: Int) -> StringReference {
      .key(entries[index].key, table: table, defaultValue: nil, range: entries[index].keyRange)
    }
    var (title, message) = (title, message ?? text)
    if let only = title, message == nil, CommentRole.part(entries[only].comment) == .message {
      (title, message) = (nil, only)
    }
    return Surface(
      id: stem, kind: kind, origin: .keyNames, range: entries[title ?? message ?? first].keyRange,
      title: title.map(reference), message: message.map(reference),
      buttons: buttons.map {
        SurfaceButton(title: reference($0), role: .unknown, range: entries[$0].keyRange)
      },
      textFields: placeholders.map(reference), buttonsAreComplete: false)
  }

  private var kind: SurfaceKind {
    let words = KeyName(stem)?.words.map(\.text) ?? []
    if words.contains("sheet") || words.contains("actionsheet") { return .actionSheet }
    let isDialog = zip(words, words.dropFirst()).contains { $0 == "confirmation" && $1 == "dialog" }
    return isDialog ? .confirmationDialog : .alert
  }
}
