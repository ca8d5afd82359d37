/// What a button's title stands for by itself.
final class TitleMeaning: Sendable {
  /// The terms of which it is a listed wording.
  let all: Set<Term>
  /// Of these, the terms for which it is accepted where it is for any. French *Non* is No, though some apps cancel with it.
  let terms: Set<Term>
  let saysCancel: Bool
  let title: String
  private let keptDestructive = KeptValue<Term?>()
  private let keptConstructive = KeptValue<Bool>()
  private let keptWayBack = KeptValue<Bool>()

  init(of title: String, facts: LocaleFacts) {
    all = facts.meanings(of: title)
    terms = Self.terms(of: title, all, facts)
    saysCancel = terms.contains(.cancel)
    self.title = title
  }

  /// The term by which it destroys something; nil where it destroys nothing.
  ///
  /// - Parameter facts: Those that the meaning was made with.
  func destructive(by facts: LocaleFacts) -> Term? { keptDestructive.value { facts.destructiveVerb(in: title) } }

  /// Whether its verb is one that destroys nothing.
  ///
  /// - Parameter facts: Those that the meaning was made with.
  func isConstructive(by facts: LocaleFacts) -> Bool { keptConstructive.value { facts.isConstructive(title) } }

  /// Whether it says that things stay as they are.
  ///
  /// - Parameter facts: Those that the meaning was made with.
  func isWayBack(by facts: LocaleFacts) -> Bool { keptWayBack.value { facts.standsForWayBack(title) } }

  private static func terms(of title: String, _ all: Set<Term>, _ facts: LocaleFacts) -> Set<Term> {
    if all.isEmpty, facts.okSpelling.isSpelling(title) { return [.ok] }
    guard all.count > 1 else { return all }
    let key = facts.closed(LocaleFacts.key(title))
    let accepted = all.filter { facts.terms[$0]?.contains { $0.isAccepted && LocaleFacts.key($0.text) == key } ?? false }
    return accepted.isEmpty ? all : accepted
  }
}

extension LocaleFacts {
  /// What a button's title stands for by itself.
  func meaning(ofTitle title: String) -> TitleMeaning {
    content.titles.value(for: ExactString(title)) { TitleMeaning(of: title, facts: self) }
  }

  /// The terms that a title stands for. A wording that is accepted for one term does not stand for another for which it was
  /// only seen.
  public func terms(inTitle title: String) -> Set<Term> { meaning(ofTitle: title).terms }
}
