/// What a button does, as far as its title says it.
struct ButtonMeaning: Sendable {
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
  var destroys: Bool { !texts.isEmpty && texts.allSatisfy { facts.meaning(ofTitle: $0).destructive(by: facts) != nil } }

  /// Whether each text of the title names something that destroys nothing, such as *Copy*.
  var isConstructive: Bool { !texts.isEmpty && texts.allSatisfy(facts.isConstructive) }

  /// Where the title is chosen at run time, the first of its texts that says so; nil where none does.
  var destroyingText: String? { texts.first { facts.meaning(ofTitle: $0).destructive(by: facts) != nil } }

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

extension ButtonMeaning {
  /// What each button of a surface means.
  static func all(of localized: LocalizedSurface) -> [ButtonMeaning] {
    let (own, source) = (localized.surface.buttons, localized.source.buttons)
    var all = own.indices.map { index in
      if source.indices.contains(index), !source[index].title.variants.isEmpty {
        return ButtonMeaning(of: source[index].title, facts: localized.sourceFacts)
      }
      return ButtonMeaning(of: own[index].title, facts: localized.facts)
    }
    guard all.contains(where: \.saysCancel), CancelQuestion.stands(in: localized) else { return all }
    for index in all.indices where all[index].saysCancel && isTheDeed(index, of: all, roles: own.map(\.role)) {
      all[index].terms.remove(.cancel)
    }
    return all
  }

  /// Whether a Cancel does what the question asks, as it is red or another button is the way out.
  private static func isTheDeed(_ index: Int, of all: [ButtonMeaning], roles: [ButtonRole]) -> Bool {
    if roles[index] == .destructive { return true }
    guard roles[index] != .cancel else { return false }
    return all.indices.contains { $0 != index && (roles[$0] == .cancel || !all[$0].terms.isDisjoint(with: goingOn)) }
  }

  /// Labels by which what a question would cancel goes on.
  private static let goingOn: Set<Term> = [.no, "Continue", "Keep Editing", "Back", "Later", "Not Now", "Dismiss", "Close"]
}
