extension LocalizedSurface {
  /// What a button means; `index` is from 0.
  func meaning(ofButton index: Int) -> ButtonMeaning { buttonMeanings[index] }

  /// Indexes of the buttons that destroy something: by their role, or by what they say.
  var destructiveButtons: [Int] {
    surface.buttons.indices.filter { surface.buttons[$0].role == .destructive || meaning(ofButton: $0).destroys }
  }

  /// Whether a button's title names two deeds of which one is done.
  func namesEither(ofButton index: Int) -> Bool {
    sourceTitle(ofButton: index)?.variants.contains { sourceFacts.namesEither(LocaleFacts.key($0.text)) } ?? false
  }

  /// Whether a button without the destructive role only leads to something that asks more.
  func leadsToChoice(ofButton index: Int) -> Bool {
    surface.buttons[index].role != .destructive
      && sourceTitle(ofButton: index)?.variants.contains { sourceFacts.leadsToChoice($0.text) } ?? false
  }

  /// Whether the person can back out by a button: it has the cancel role, says Cancel, or may do so for all that is known.
  var mayHaveCancel: Bool {
    !surface.buttonsAreKnown || surface.implicitButtons.contains(Term.cancel.label)
      || surface.buttons.contains { $0.role == .cancel } || buttonMeanings.contains(where: \.maySayCancel)
  }

  /// A button's title as messages name it: as the source has it, or as this locale has it where the source text is unknown.
  func quotedTitle(ofButton index: Int) -> String {
    let title = sourceTitle(ofButton: index)?.text ?? surface.buttons[index].title.text
    return title.map(quoted) ?? "button \(index + 1)"
  }
}

extension LocaleFacts {
  /// Whether a label is one by which some language cancels.
  static func saysCancelSomewhere(_ title: String) -> Bool {
    let key = key(title)
    // Blanks may draw the letters of a word apart: 取 消.
    guard labelsOfCancel.contains(bareKey(key)) || labelsOfCancel.contains(key) || withoutBlanksWithin(key) != key else {
      return false
    }
    return localesWithFile.contains { facts(for: $0).terms(inTitle: title).contains(.cancel) }
  }

  /// What any language's wordings of Cancel are, as texts are compared.
  private static let labelsOfCancel = Set(
    localesWithFile.flatMap { facts(for: $0).terms[.cancel] ?? [] }.flatMap { wording -> [String] in
      let key = key(wording.text)
      return [key, bareKey(key)]
    })

  /// The wording to suggest for a term, in quotation marks; nil where none is known.
  func suggestion(for term: Term) -> String? {
    suggestedWording(for: term).map(quoted)
  }

  /// The same for another language's word: *Yes* is no better in this one.
  func wording(insteadOf term: Term) -> String? { suggestion(for: term == .yes ? .ok : term) }
}
