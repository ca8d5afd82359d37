extension SurfaceKind {
  /// Whether it is an alert or an action sheet in either framework, which the rules about alerts look at.
  var isAlertOrSheet: Bool { self == .alert || isSheet }

  /// Whether its buttons stand one below the other, with Cancel at the bottom.
  var isSheet: Bool { self == .actionSheet || self == .confirmationDialog }
}

/// A text that a field can show in a locale.
struct OwnText {
  let text: String
  /// Which of the copy's variants, from 0.
  let variant: Int
  /// Which of the texts that are chosen at run time it is a variant of, from 0.
  var alternative = 0
}

/// One of the texts that a field may show, beside its source text.
struct SingleText {
  /// Which of the field's alternatives, from 0.
  let alternative: Int
  let own: Copy
  let source: Copy?
  /// The index of the text's first variant among the field's.
  let firstVariant: Int
}

extension LocalizedSurface {
  /// The texts of a field that were written for this locale.
  ///
  /// Empty where the field is untranslated: the locale lacks it, or it reads as in another language's source. Whether that is
  /// a problem is for the rules about translation; its wording is the source locale's matter.
  func ownTexts(of copy: Copy, source: Copy?) -> [OwnText] {
    singleTexts(of: copy, source: source).flatMap { single -> [OwnText] in
      guard single.own.isOwn else { return [] }
      let all = single.own.variants.enumerated().map {
        OwnText(text: $1.text, variant: single.firstVariant + $0, alternative: single.alternative)
      }
      guard isInOtherLanguage, single.source != nil else { return all }
      return all.filter { !isSourceText($0.text) }
    }
  }

  /// Whether a text is one of the surface's in the source language, of this field or another.
  private func isSourceText(_ text: String) -> Bool {
    self.source.texts.contains { $0.text.variants.contains { TextForm.isSame($0.text, text) } }
  }

  /// Each text of a field that is chosen at run time, beside its own source text.
  func singleTexts(of copy: Copy, source: Copy?) -> [SingleText] {
    guard !copy.alternatives.isEmpty else { return [SingleText(alternative: 0, own: copy, source: source, firstVariant: 0)] }
    let own = copy.single
    let sources = source?.single ?? []
    var first = 0
    return own.indices.map { index in
      defer { first += own[index].variants.count }
      let original = sources.count == own.count ? sources[index] : source
      return SingleText(alternative: index, own: own[index], source: original, firstVariant: first)
    }
  }

  /// The source text of one of a field's own texts.
  func source(of own: OwnText, at field: Field) -> Copy? {
    guard let source = source[field] else { return nil }
    let all = source.single
    return all.count == surface[field]?.single.count && all.indices.contains(own.alternative) ? all[own.alternative] : source
  }

  /// Whether the message is all that stands over a sheet's buttons: it is the sheet's title then, as a whole sentence or not.
  var messageIsTitle: Bool {
    surface.kind.isSheet && surface.title?.variants.contains { !DisplayText.isBlank($0.text) } != true
  }

  /// Whether this is another language than the source's.
  var isInOtherLanguage: Bool { locale.language != sourceLocale.language }

  /// A violation where one of the title's own texts has a problem: the first that has.
  func titleViolations(
    fix: (String) -> Rewording? = { _ in nil }, _ problem: (String) -> String?
  ) -> [Violation] {
    guard surface.kind.isAlertOrSheet else { return [] }
    return violations(at: .title, fix: fix, problem)
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

  /// A violation where one of the message's own texts has a problem: the first that has.
  func messageViolations(
    fix: (String) -> Rewording? = { _ in nil }, _ problem: (String) -> String?
  ) -> [Violation] {
    guard surface.kind.isAlertOrSheet else { return [] }
    return violations(at: .message, fix: fix, problem)
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
    guard let copy = surface[field] else { return [] }
    let texts = ownTexts(of: copy, source: source[field])
    guard texts.contains(where: { $0.alternative != texts[0].alternative }) else {
      return violations(in: texts, at: field, fix, problem)
    }
    return Dictionary(grouping: texts, by: \.alternative).sorted { $0.key < $1.key }.flatMap {
      violations(in: $0.value, at: field, fix, problem)
    }
  }

  /// Violations of a notification's title, subtitle and body.
  func bannerViolations(_ problem: (Field, String) -> String?) -> [Violation] {
    guard surface.kind == .notification else { return [] }
    return [.title, .subtitle, .body].flatMap { field in violations(at: field) { problem(field, $0) } }
  }

  /// Violations of the title and the message.
  func proseViolations(_ problem: (String) -> String?) -> [Violation] {
    titleViolations(problem) + messageViolations(problem)
  }

  /// The texts of a button that were written for this locale; `index` is from 0.
  func ownTexts(ofButton index: Int) -> [OwnText] {
    ownTexts(of: surface.buttons[index].title, source: sourceTitle(ofButton: index))
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

extension TextForm {
  /// Whether two texts read the same.
  static func isSame(_ left: String, _ right: String) -> Bool {
    left == right || (mayBeSame(left, right) && comparable(left) == comparable(right))
  }

  /// Whether two texts can read the same; false only where they begin with different letters.
  private static func mayBeSame(_ left: String, _ right: String) -> Bool {
    guard let first = left.utf8.first, let other = right.utf8.first else { return true }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    guard letters.contains(first | 0x20), letters.contains(other | 0x20) else { return true }
    return first | 0x20 == other | 0x20
  }
}
