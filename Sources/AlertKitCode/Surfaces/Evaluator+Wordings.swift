internal import AlertKitCore

/// What a title or a message may be, and what has to hold for each.
extension Evaluator {
  /// One of what a title or a message may be.
  struct Wording {
    let when: Guard
    let text: StringReference?
    /// What stands in for a text that is not there.
    var empty: StringReference?

    /// The text over a message: under an empty title that keeps its own place, under none it takes the title's.
    func text(over message: StringReference?) -> StringReference? { text ?? (message == nil ? nil : empty) }
  }

  /// What a title or a message is, alternative by alternative.
  private func possibleWordings(_ value: Value?, _ isLocalizable: Bool, _ when: Guard = .always, level: Int = 0) -> [Wording] {
    guard let value else { return [Wording(when: when, text: nil)] }
    func each(_ parts: [(when: Guard, value: Value?)]) -> [Wording] {
      parts.flatMap { part -> [Wording] in
        guard let both = when.and(part.when) else { return [] }
        return possibleWordings(part.value, isLocalizable, both, level: level + 1)
      }
    }
    guard level < 8 else { return [Wording(when: when, text: text(of: value, isLocalizable: isLocalizable))] }
    switch value {
    case .choice(let alternatives): return each(possible(alternatives).map { ($0.when, $0.value) })
    case .list(let list) where list.elements.count == 1:
      switch list.elements[0].kind {
      case .one(let only): return possibleWordings(only, isLocalizable, when, level: level + 1)
      case .choice(let branches): return each(branches.map { ($0.when, $0.list.elements.isEmpty ? nil : .list($0.list)) })
      default: break
      }
    case .symbol(let symbol):
      if case .binary("??", let left, .text(let other)) = symbol.kind, other.plain == "" {
        return possibleWordings(left, isLocalizable, when, level: level + 1).map { wording in
          Wording(when: wording.when, text: wording.text, empty: .literal("", range: other.range))
        }
      }
      if symbol.calledName == "Text", symbol.arguments.count == 1, let only = symbol.arguments[nil], mayChoose(only.value) {
        return possibleWordings(only.value, true, when, level: level + 1)
      }
      let isPlain =
        switch symbol.kind {
        case .name, .member: true
        default: false
        }
      if isPlain, case .choice(let alternatives) = resolve(value) {
        // What stands in for a missing text is not shown.
        if let text = text(of: value, isLocalizable: isLocalizable), case .key = text {
          return [Wording(when: when, text: text)]
        }
        return each(possible(alternatives).map { ($0.when, $0.value) })
      }
    default: break
    }
    return [Wording(when: when, text: text(of: value, isLocalizable: isLocalizable))]
  }

  /// Whether a value is one of several, once names are looked up.
  private func mayChoose(_ value: Value) -> Bool {
    switch value {
    case .choice: return true
    case .symbol(let symbol):
      switch symbol.kind {
      case .binary("??", let left, .text(let other)) where other.plain == "": return mayChoose(left)
      case .name, .member: if case .choice = resolve(value) { return true }
      default: break
      }
      return false
    default: return false
    }
  }

  /// What a title or a message is, alternative by alternative, with what supplies it noted.
  func wordings(_ value: Value?, _ isLocalizable: Bool) -> [Wording] {
    roots = []
    let found = possibleWordings(value, isLocalizable)
    if found.contains(where: { $0.text?.isUnknown == true }) {
      openRoots.formUnion(roots)
    } else if found.contains(where: { $0.text?.isOpen == true }) {
      // What callers may replace, or what the type's own members keep.
      openRoots.formUnion(
        roots.filter { root in
          switch root {
          case .parameter: true
          case .field(let type, _): type == topMember.type || program.record(of: type)?.kind == .class
          case .member, .associated, .handed: false
          }
        })
    } else {
      noteParts()
    }
    if let value, found.count > 1 {
      noteCases(value)
      for wording in found { noteDecisions(wording.when) }
    }
    return found
  }

  /// A title that depends on the case of what is shown comes from each case.
  private func noteCases(_ value: Value) {
    guard case .symbol(let symbol) = value else { return }
    if let root = caseMembers[key(of: value)] { openRoots.insert(root) }
    if symbol.calledName == "Text", let first = symbol.arguments[nil] { noteCases(first.value) }
  }
}
