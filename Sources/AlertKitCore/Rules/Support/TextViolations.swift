extension SurfaceKind {
  /// Whether it is an alert or an action sheet in either framework, which the rules about alerts look at.
  var isAlertOrSheet: Bool { self == .alert || isSheet }

  /// Whether its buttons stand one below the other, with Cancel at the bottom.
  var isSheet: Bool { self == .actionSheet || self == .confirmationDialog }
}

extension LocalizedSurface {
  /// The source text of one of a field's own texts.
  func source(of own: OwnText, at field: Field) -> Copy? {
    guard let source = source[field] else { return nil }
    if source.alternatives.isEmpty { return source }
    let all = source.single
    return all.count == surface[field]?.single.count && all.indices.contains(own.alternative) ? all[own.alternative] : source
  }

  /// Whether the message is all that stands over the buttons of a sheet, or of an alert of Apple's: it is the title then, a whole
  /// sentence or not.
  var messageIsTitle: Bool {
    guard surface.title?.variants.contains(where: { !DisplayText.isBlank($0.text) }) != true else { return false }
    return surface.kind.isSheet
      || surface.kind == .alert && surface.presenter == nil && surface.origin != .keyNames && surface.title?.isWhole ?? true
  }

  /// A violation where one of the own texts of an alert's or a sheet's field has a problem: the first that has.
  func alertViolations(
    at field: Field, fix: (String) -> Rewording? = { _ in nil }, _ problem: (String) -> String?
  ) -> [Violation] {
    surface.kind.isAlertOrSheet ? violations(at: field, fix: fix, problem) : []
  }

  /// A violation for each button, or action of a category, of which one of its own texts has a problem; `problem` takes the
  /// button's index, from 0.
  func buttonViolations(
    fix: (String) -> Rewording? = { _ in nil }, _ problem: (_ index: Int, _ text: String) -> String?
  ) -> [Violation] {
    guard surface.kind.isAlertOrSheet || surface.kind == .notificationCategory else { return [] }
    return surface.buttons.indices.flatMap { index in
      violations(at: .button(index + 1), fix: fix) { problem(index, $0) }
    }
  }

  /// A violation where one of a field's own texts has a problem: the first that has, of each alternative.
  func violations(
    at field: Field, fix: (String) -> Rewording? = { _ in nil }, _ problem: (String) -> String?
  ) -> [Violation] {
    violations(at: field, fix: { fix($0.text) }, judging: { own, text in problem(text) })
  }

  /// The same where what is asked of a text depends on which of the field's it is; `judging` takes a text, and the one that
  /// it is or would replace.
  func violations(
    at field: Field, fix: (OwnText) -> Rewording? = { _ in nil }, judging problem: (_ own: OwnText, _ text: String) -> String?
  ) -> [Violation] {
    violations(of: ownTexts(at: field), at: field, fix: fix, judging: problem)
  }

  private func violations(
    of texts: [OwnText], at field: Field, fix: (OwnText) -> Rewording?,
    judging problem: (_ own: OwnText, _ text: String) -> String?
  ) -> [Violation] {
    // Nobody sees the title of a dialog that does not ask for it to be shown.
    if field == .title, surface.titleVisibility == .automatic { return [] }
    guard texts.count > 1, texts.contains(where: { $0.alternative != texts[0].alternative }) else {
      return violations(in: texts, at: field, fix, problem)
    }
    return Dictionary(grouping: texts, by: \.alternative).sorted { $0.key < $1.key }.flatMap {
      violations(in: $0.value, at: field, fix, problem)
    }
  }

  /// Violations of all fields whose own texts have a problem, in the order of the fields.
  func violationsOfTexts(
    fix: (String) -> Rewording? = { _ in nil }, _ problem: (_ field: Field, _ text: String) -> String?
  ) -> [Violation] {
    var found: [Violation] = []
    for (field, texts) in everyOwnText.all where !texts.isEmpty && !(leavesOutButtons && field.isButton) {
      found += violations(of: texts, at: field, fix: { fix($0.text) }, judging: { problem(field, $1) })
    }
    return found
  }

  /// Violations of a notification's title, subtitle and body.
  func bannerViolations(_ problem: (Field, String) -> String?) -> [Violation] {
    guard surface.kind == .notification else { return [] }
    return [.title, .subtitle, .body].flatMap { field in violations(at: field) { problem(field, $0) } }
  }

  /// Violations of the title and the message of an alert or a sheet.
  func proseViolations(_ problem: (String) -> String?) -> [Violation] {
    alertViolations(at: .title, problem) + alertViolations(at: .message, problem)
  }

  /// The texts of a button that were written for this locale; `index` is from 0.
  func ownTexts(ofButton index: Int) -> [OwnText] {
    ownTexts(at: .button(index + 1))
  }

  /// A button's title in the source locale.
  func sourceTitle(ofButton index: Int) -> Copy? {
    source.buttons.indices.contains(index) ? source.buttons[index].title : nil
  }

  /// A violation at the first text that has a problem, with the fixes of all texts that have one.
  private func violations(
    in texts: [OwnText], at field: Field, _ fix: (OwnText) -> Rewording?, _ problem: (OwnText, String) -> String?
  ) -> [Violation] {
    for (index, own) in texts.enumerated() {
      guard let message = problem(own, own.text) else { continue }
      let later = texts[(index + 1)...].filter { problem($0, $0.text) != nil }
      let fixes = ([own] + later).compactMap { own in
        fix(own).flatMap { problem(own, $0.text) == nil ? Fix($0.grade, .text($0.text, variant: own.variant)) : nil }
      }
      return [Violation(field, message, variant: own.variant, fixes: fixes)]
    }
    return []
  }
}
