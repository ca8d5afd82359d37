/// What of a surface's parts, roles and order is not as it was.
struct StructureComparison {
  private(set) var changes: [AlertChange.Structure] = []

  /// - Parameters:
  ///   - then: The surface as it was, in the source language.
  ///   - now: As it is.
  init(_ then: Surface<Copy>, _ now: Surface<Copy>, fields: FieldMatch) {
    if then.kind != now.kind { add(.kind, .surface, "\(then.kind.words) → \(now.kind.words)") }
    compareTexts(then, now)
    compareButtons(then, now, fields.buttons)
    if then.textFields.count != now.textFields.count {
      add(.textFields, .surface, "text fields: \(then.textFields.count) → \(now.textFields.count)")
    }
  }

  private mutating func add(_ kind: AlertChange.Structure.Kind, _ field: Field, _ words: String) {
    changes.append(AlertChange.Structure(kind: kind, field: field, words: words))
  }

  private mutating func compareTexts(_ then: Surface<Copy>, _ now: Surface<Copy>) {
    for field in [Field.title, .subtitle, .message, .body, .placeholder, .summary] {
      switch (then[field], now[field]) {
      case (nil, let text?): add(.textAdded, field, "\(field)\(Self.quoted(text)) came")
      case (let text?, nil): add(.textRemoved, field, "\(field)\(Self.quoted(text)) went")
      default: continue
      }
    }
  }

  private mutating func compareButtons(_ then: Surface<Copy>, _ now: Surface<Copy>, _ match: ButtonMatch) {
    for index in match.gone { add(.buttonRemoved, .button(index + 1), "button\(Self.quoted(then.buttons[index].title)) went") }
    for (index, old) in match.earlier.enumerated() {
      let (button, field) = (now.buttons[index], Field.button(index + 1))
      guard let old else {
        let role = button.role == .cancel || button.role == .destructive ? " (\(button.role.rawValue))" : ""
        add(.buttonAdded, field, "button\(Self.quoted(button.title))\(role) came")
        continue
      }
      let before = then.buttons[old]
      if before.role != button.role {
        add(.role, field, "button\(Self.quoted(button.title)): \(before.role.rawValue) → \(button.role.rawValue)")
      }
      if before.isPreferred != button.isPreferred {
        add(
          .preferred, field, "button\(Self.quoted(button.title)) is \(button.isPreferred ? "preferred" : "preferred no longer")"
        )
      }
    }
    if match.isReordered {
      let order = now.buttons.map { $0.title.text.map { "“\($0)”" } ?? "…" }
      add(.order, .surface, "order of the buttons: \(order.joined(separator: ", "))")
    }
    for name in now.implicitButtons where !then.implicitButtons.contains(name) {
      add(.buttonAdded, .surface, "button “\(name)”, which the framework adds, came")
    }
    for name in then.implicitButtons where !now.implicitButtons.contains(name) {
      add(.buttonRemoved, .surface, "button “\(name)”, which the framework adds, went")
    }
  }

  private static func quoted(_ text: Copy) -> String { text.text.map { " “\($0)”" } ?? "" }
}
