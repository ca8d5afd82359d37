/// What a button does, as far as its title says it.
struct ButtonMeaning {
  /// The terms that each text of the title stands for; empty where it is none's.
  var terms: Set<Term> = []
  /// Whether it is known what the title says: it has words, and the language's terms are known.
  var isKnown = false

  private var texts: [String] = []
  private let facts: LocaleFacts

  var saysCancel: Bool { terms.contains(.cancel) }

  /// Whether one of several texts says Cancel, or may for all that is known.
  private(set) var maySayCancel = true

  /// Whether each text of the title says that something is destroyed.
  var destroys: Bool { !texts.isEmpty && texts.allSatisfy { facts.destructiveVerb(in: $0) != nil } }

  /// The meaning of texts of which a button shows one.
  init(of title: Copy, facts: LocaleFacts) {
    self.facts = facts
    if case .system(let name) = title.reference {
      terms = [Term(name)]
      isKnown = true
      maySayCancel = saysCancel
      return
    }
    let texts = title.variants.map(\.text)
    guard title.isWhole, let first = texts.first, texts.allSatisfy(DisplayText.hasOwnWords) else { return }
    isKnown = facts.terms[.cancel] != nil
    maySayCancel = !isKnown || texts.contains { facts.terms(inTitle: $0).contains(.cancel) }
    terms = texts.dropFirst().reduce(facts.terms(inTitle: first)) { $0.intersection(facts.terms(inTitle: $1)) }
    self.texts = texts
  }
}

extension LocalizedSurface {
  /// What each button means: by its source text, or by its text in this locale where the source text is not known.
  var buttonMeanings: [ButtonMeaning] { surface.buttons.indices.map(meaning(ofButton:)) }

  /// What a button means; `index` is from 0.
  func meaning(ofButton index: Int) -> ButtonMeaning {
    if let source = sourceTitle(ofButton: index), !source.variants.isEmpty {
      return ButtonMeaning(of: source, facts: sourceFacts)
    }
    return ButtonMeaning(of: surface.buttons[index].title, facts: facts)
  }

  /// Indexes of the buttons that destroy something: by their role, or by what they say.
  var destructiveButtons: [Int] {
    surface.buttons.indices.filter { surface.buttons[$0].role == .destructive || meaning(ofButton: $0).destroys }
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
  /// The terms that a title stands for. A wording that is accepted for one term does not stand for another for which it was
  /// only seen: French *Non* is No, though some apps cancel with it.
  public func terms(inTitle title: String) -> Set<Term> {
    let all = meanings(of: title)
    if all.isEmpty, OKSpelling(self).isSpelling(title) { return [.ok] }
    guard all.count > 1 else { return all }
    let key = Self.key(title)
    let accepted = all.filter { terms[$0]?.contains { $0.isAccepted && Self.key($0.text) == key } ?? false }
    return accepted.isEmpty ? all : accepted
  }

  /// The wording to suggest for a term, in quotation marks; nil where none is known.
  func suggestion(for term: Term) -> String? {
    suggestions(for: term).first.map(quoted)
  }
}
