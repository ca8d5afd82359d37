/// Recognises alerts by the names of their keys and by the notes on them.
///
/// A title and a message on one stem are an alert; any other text beside a title only where the key or its note has a word for
/// an alert. Roles, order and completeness of the buttons are not to be told from keys and stay unknown.
enum SurfaceRecognizer {
  /// The alerts that a table's keys name, in the order of the table. Their ids are the keys' stems, or the key of one that only
  /// its note tells.
  ///
  /// - Parameter entries: The table's entries in the source language, each key once.
  static func surfaces(in entries: [StringEntry], table: String) -> [Surface<StringReference>] {
    let names = entries.map { KeyName($0.key) }
    let roles = names.map { $0.flatMap { KeyRole(of: $0) } }
    var groups = groups(of: roles).filter { $0.value.isAlert(in: entries) }
    addButtonGroups(names, roles, to: &groups)
    // A screen's row and the alert that it opens: `reset.title`, `reset.message`, `reset.alert.title`.
    for row in groups.values.compactMap(\.rowStem) where groups[row]?.marker == nil { groups[row] = nil }
    let taken = Set(groups.values.flatMap { [$0.title, $0.message].compactMap(\.self) })
    if !groups.isEmpty {
      for (index, name) in names.enumerated() where !taken.contains(index) {
        guard let name else { continue }
        addSibling(index, name: name, role: roles[index], comment: entries[index].comment, to: &groups)
      }
    }
    let commented = CommentedSurfaces(entries, names: names, taken: Set(groups.values.flatMap(\.indices)))
    let named = groups.values.map { (index: $0.first, surface: $0.surface(entries: entries, table: table)) }
    return (named + commented.surfaces(table: table)).sorted { $0.index < $1.index }.map(\.surface)
  }

  private static func groups(of roles: [KeyRole?]) -> [String: KeyGroup] {
    var groups: [String: KeyGroup] = [:]
    for (index, role) in roles.enumerated() {
      guard let role, role.part != .button, role.part != .placeholder else { continue }
      groups[role.stem, default: KeyGroup(role)].add(index, role)
    }
    return groups
  }

  /// Adds alerts of which only buttons are named, as `renameShortcutAlertPrimaryAction` does, with the key that is their stem
  /// for a title.
  private static func addButtonGroups(
    _ names: [KeyName?], _ roles: [KeyRole?], to groups: inout [String: KeyGroup]
  ) {
    var known = Set(groups.keys)
    for (index, name) in names.enumerated() {
      guard let name, roles[index].map({ groups[$0.stem] == nil }) ?? true else { continue }
      let stems = KeyRole.buttonStems(of: name)
      guard stems.allSatisfy({ groups[$0] == nil }), let stem = stems.first(where: KeyGroup.isNamedAfterAlert),
        known.insert(stem).inserted
      else { continue }
      groups[stem] = KeyGroup(stem: stem)
    }
    for (index, name) in names.enumerated() {
      guard let name, groups[name.body]?.isEmpty == true else { continue }
      groups[name.body]?.title = index
    }
  }

  /// Adds a key that is a button or a placeholder of a known alert, by its name or else its comment.
  private static func addSibling(
    _ index: Int, name: KeyName, role: KeyRole?, comment: String?, to groups: inout [String: KeyGroup]
  ) {
    if let role, groups[role.stem] != nil {
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
      guard let clues = CommentClues(comment), clues.thing == .alert else { return }
      switch clues.part {
      case .button: groups[stem]!.buttons.append(index)
      case .message where group.message == nil: groups[stem]!.message = index
      default: break
      }
      return
    }
  }
}
