internal import AlertKitCore

/// What is asked of texts that are written out, all of them or in parts: `key.hasSuffix(" · Chosen")`.
extension Evaluator {
  /// Whether a text begins with another, ends with it or holds it; nil where that cannot be told.
  func truth(ofQuestion symbol: Symbol) -> Bool? {
    guard case .call(.member(let base, let name), let arguments) = symbol.kind, arguments.count == 1,
      let question = TextValue.Question(rawValue: name), case .text(let asked) = arguments[0].value, let part = asked.plain,
      !part.isEmpty
    else { return nil }
    // What a constant is called may be another text in another build.
    return answer(question, part, base)
  }

  private func answer(_ question: TextValue.Question, _ part: String, _ value: Value) -> Bool? {
    switch value {
    case .text(let text): return text.answer(question, part)
    case .choice(let alternatives):
      let answers = Set(alternatives.map { answer(question, part, $0.value) })
      return answers.count == 1 ? answers.first ?? nil : nil
    default: return nil
    }
  }
}

extension TextValue {
  /// What code asks of a text, by its name in Swift or in Objective-C.
  enum Question: String {
    case hasPrefix, hasSuffix, contains, containsString
  }

  /// Whether what is written out of it decides a question about another text.
  fileprivate func answer(_ question: Question, _ part: String) -> Bool? {
    if let plain {
      return switch question {
      case .hasPrefix: plain.hasPrefix(part)
      case .hasSuffix: plain.hasSuffix(part)
      case .contains, .containsString: plain.holdsBytes(of: part)
      }
    }
    switch question {
    case .hasPrefix:
      guard case .literal(let start, _)? = pieces.first else { return nil }
      return start.hasPrefix(part) ? true : part.hasPrefix(start) ? nil : false
    case .hasSuffix:
      guard case .literal(let end, _)? = pieces.last else { return nil }
      return end.hasSuffix(part) ? true : part.hasSuffix(end) ? nil : false
    case .contains, .containsString:
      return pieces.contains { if case .literal(let text, _) = $0 { text.holdsBytes(of: part) } else { false } } ? true : nil
    }
  }
}
