/// What a button does, as far as its title says it. Rules ask for it by the dozen, so that it is not copied.
final class ButtonMeaning: Sendable {
  /// The terms that each text of the title stands for; empty where it is none's.
  let terms: Set<Term>
  /// Whether it is known what the title says: it has words, and the language's terms are known.
  let isKnown: Bool

  /// What each text says, with what is known of its language.
  private let titles: [(meaning: TitleMeaning, facts: LocaleFacts)]

  let saysCancel: Bool

  /// Whether one of several texts says Cancel, or may for all that is known.
  let maySayCancel: Bool

  /// Whether one of several texts says Yes or No, or may for all that is known.
  let mayAnswer: Bool

  /// Whether each text of the title says that something is destroyed.
  var destroys: Bool { !titles.isEmpty && titles.allSatisfy { $0.meaning.destructive(by: $0.facts) != nil } }

  /// Whether each text of the title names something that destroys nothing, such as *Copy*.
  var isConstructive: Bool { !titles.isEmpty && titles.allSatisfy { $0.meaning.isConstructive(by: $0.facts) } }

  /// Where the title is chosen at run time, the first of its texts that says so; nil where none does.
  var destroyingText: String? { titles.first { $0.meaning.destructive(by: $0.facts) != nil }?.meaning.title }

  /// The meaning of texts of which a button shows one. What stands in code may be in another language than the app.
  init(of title: Copy, facts: LocaleFacts) {
    if case .system(let name) = title.reference {
      (terms, titles, isKnown, mayAnswer) = ([Term(name)], [], true, true)
      saysCancel = terms.contains(.cancel)
      maySayCancel = saysCancel
      return
    }
    let variants = title.variants
    guard title.isWhole, !variants.isEmpty, variants.allSatisfy({ DisplayText.hasOwnWords($0.text) }) else {
      (terms, titles, isKnown, saysCancel, maySayCancel, mayAnswer) = ([], [], false, false, true, true)
      return
    }
    let isInCode = title.status == .untranslatable
    titles = variants.map { variant in
      let own = isInCode ? facts.facts(ofTitle: variant.text) : facts
      return (own.meaning(ofTitle: variant.text), own)
    }
    let all = titles.map { $0.meaning }
    isKnown = titles.allSatisfy { $0.facts.content.knowsCancel }
    maySayCancel = !isKnown || all.contains(where: \.saysCancel)
    saysCancel = all.allSatisfy(\.saysCancel)
    mayAnswer = all.contains { $0.terms.contains(.yes) || $0.terms.contains(.no) }
    terms = all.count == 1 ? all[0].terms : all.dropFirst().reduce(all[0].terms) { $0.intersection($1.terms) }
  }

  /// The meaning of a Cancel that does what the question asks.
  private init(ofDeed meaning: ButtonMeaning) {
    (terms, titles) = (meaning.terms.subtracting([.cancel]), meaning.titles)
    (isKnown, saysCancel) = (meaning.isKnown, false)
    (maySayCancel, mayAnswer) = (meaning.maySayCancel, meaning.mayAnswer)
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
      all[index] = ButtonMeaning(ofDeed: all[index])
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
