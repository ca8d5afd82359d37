/// What a string of a table is, for whoever translates it: in which alerts it stands, beside what, and how much room it has.
package struct StringContext: Sendable, Hashable {
  /// The string's key.
  package var key: String
  /// The table, as an index of ``Project/tables``.
  package var table: Int
  /// What it is in each surface that shows it, in order of place.
  package var uses: [Use]

  /// The string in one surface.
  package struct Use: Sendable, Hashable {
    /// The surface's id.
    package var surface: String
    /// The surface's kind.
    package var kind: SurfaceKind
    /// Where the string stands in it.
    package var field: Field
    /// What a button does to the question; nil for what is no button.
    package var buttonRole: ButtonRole?
    /// Whether it is a button that stacks with its alert's others, or is the only one, instead of standing beside one other.
    package var isStacked = false
    /// The surface's title in the source language; nil where there is none, or where the string is it.
    package var title: String?
    /// The surface's buttons in the source language, with what they do.
    package var buttons: [String]

    /// What room is asked for.
    package var role: TextRole? { TextRole(of: field, in: kind, buttonRole: buttonRole ?? .default) }
  }

  /// The sentences: `Alert title, with buttons “Cancel” and “Delete” (destructive). One line on iPhone SE: about 28 characters.
  /// PhotoView.body`
  ///
  /// - Parameter room: The room of the text in a surface, while it is empty as yet.
  package func sentences(room: (Use) -> TextRoom?) -> String {
    guard let first = uses.first else { return "" }
    var parts = [Self.description(of: first) + "."]
    if let limit = room(first).flatMap(Self.limit) { parts.append(limit + ".") }
    let others = Set(uses.map(\.surface)).count - 1
    if others > 0 { parts.append("Also in \(others) other\(others == 1 ? "" : "s").") }
    parts.append(first.surface)
    return parts.joined(separator: " ")
  }

  private static func description(of use: Use) -> String {
    let kind = use.kind.words
    switch use.field {
    case .title, .message, .subtitle, .body, .summary, .placeholder:
      let buttons = use.buttons.isEmpty ? "" : ", with buttons \(listed(use.buttons))"
      return "\(capitalized(kind)) \(use.field)\(buttons)"
    case .button:
      let role = use.buttonRole == .cancel ? " (cancels)" : use.buttonRole == .destructive ? " (destructive)" : ""
      let name = use.kind == .notificationCategory ? "Action of a notification" : "Button of \(article(kind))"
      return name + role + (use.title.map { " “\($0)”" } ?? "")
    case .textField: return "Placeholder of a text field in \(article(kind))" + (use.title.map { " “\($0)”" } ?? "")
    case .sendButton: return "Button beside the text field of a notification"
    case .surface: return capitalized(kind)
    }
  }

  private static func article(_ kind: String) -> String { kind.hasPrefix("a") ? "an \(kind)" : "a \(kind)" }

  /// What fits, as far as a person can use it.
  private static func limit(_ room: TextRoom) -> String? {
    guard room.characters > 0 else { return nil }
    let device = room.scene.device.name
    let count = "about \(room.characters) characters"
    return switch room.limit {
    case .secondLine: "One line on \(device): \(count)"
    case .stack: "Side by side on \(device): \(count)"
    case .shrink: "Full size on \(device): \(count)"
    case .scroll: "Without scrolling on \(device): \(count)"
    case .cut: "Shown whole on \(device): \(count)"
    }
  }

  private static func listed(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

extension StringContext {
  /// The contexts of all strings that a surface of the project shows, in order of table and key.
  package static func all(in project: Project) -> [StringContext] {
    struct Place: Hashable {
      let table: Int
      let key: ExactString
    }
    var uses: [Place: [Use]] = [:]
    for surface in project.surfaces where surface.confidence == .high {
      let source = project.localized(surface, in: project.sourceLocale).surface
      let buttons = source.buttons.compactMap(name)
      for (field, reference) in surface.texts {
        for (table, key) in project.lookup.keys(of: reference, near: project.folder(of: surface)) {
          let use = Use(
            surface: surface.id, kind: surface.kind, field: field, buttonRole: surface.role(of: field),
            isStacked: field.isButton && surface.stacksButtons,
            title: field == .title ? nil : source.title?.text ?? (field == .message ? nil : source.message?.text),
            buttons: field.isButton ? [] : buttons)
          uses[Place(table: table, key: ExactString(key)), default: []].append(use)
        }
      }
    }
    return uses.map { StringContext(key: $0.key.key.text, table: $0.key.table, uses: $0.value) }
      .sorted { ($0.table, $0.key) < ($1.table, $1.key) }
  }

  private static func name(of button: SurfaceButton<Copy>) -> String? {
    button.title.text.map { "“\($0)”" + (button.role == .destructive ? " (destructive)" : "") }
  }
}

extension RoomMeasurer {
  /// The room of a text of a surface, while it is empty as yet.
  mutating func emptyRoom(of use: StringContext.Use, in scenes: [Scene]) -> TextRoom? {
    use.role.flatMap { room(of: "", as: $0, isStacked: use.isStacked, in: scenes) }
  }
}

extension Surface {
  /// Whether an alert never has two buttons, which may stand side by side.
  fileprivate var stacksButtons: Bool {
    let counts = cases.isEmpty ? [buttons.count] : cases.map(\.buttons.count)
    return !counts.contains(2) && (buttonsAreComplete || counts.allSatisfy { $0 > 2 })
  }

  fileprivate func role(of field: Field) -> ButtonRole? {
    guard case .button(let number) = field, buttons.indices.contains(number - 1) else { return nil }
    return buttons[number - 1].role
  }
}
