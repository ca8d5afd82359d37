/// Recognises alerts by the names of their keys.
///
/// A title and a message on one stem are an alert; any other text beside a title only where the key has a word for an alert.
/// Roles, order and completeness of the buttons are not to be told from keys and stay unknown.
enum SurfaceRecognizer {
  /// An alert that keys name.
  struct Recognized {
    let surface: Surface<StringReference>
    /// Whether a word of the keys surely means an alert.
    let isMarked: Bool
  }

  /// The alerts that a table's keys name, in the order of the table. Their ids are the keys' stems.
  ///
  /// - Parameter entries: The table's entries in the source language, each key once.
  static func surfaces(in entries: [StringEntry], table: String) -> [Recognized] {
    let names = entries.map { KeyName($0.key) }
    var groups = groups(of: names).filter { $0.value.isAlert(in: entries) }
    guard !groups.isEmpty else { return [] }
    // A screen's row and the alert that it opens: `reset.title`, `reset.message`, `reset.alert.title`.
    for row in groups.values.compactMap(\.rowStem) where groups[row]?.marker == nil { groups[row] = nil }
    let taken = Set(groups.values.flatMap { [$0.title, $0.message].compactMap(\.self) })
    for (index, name) in names.enumerated() where !taken.contains(index) {
      guard let name else { continue }
      addSibling(index, name: name, comment: entries[index].comment, to: &groups)
    }
    return groups.values.sorted { $0.first < $1.first }.map {
      Recognized(surface: $0.surface(entries: entries, table: table), isMarked: $0.marker == .strong)
    }
  }

  private static func groups(of names: [KeyName?]) -> [String: KeyGroup] {
    var groups: [String: KeyGroup] = [:]
    for (index, name) in names.enumerated() {
      guard let name, let role = KeyRole(of: name), role.part != .button, role.part != .placeholder else { continue }
      groups[role.stem, default: KeyGroup(role)].add(index, role)
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
