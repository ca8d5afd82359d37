/// By which a question is known that only asks whether to do something, in a language whose words take endings or are not parted.
struct ConfirmingForms: Sendable, Equatable {
  /// What it may open with (정말, 确定要), longer ones first.
  var openings: [String] = []
  /// What stands behind or before the thing that is named (을, 这个).
  var particles: [String] = []
  /// What the verb ends in (하시겠습니까, しますか), or a noun made of it (하기), longer ones first.
  var endings: [String] = []

  /// What a title or a question names, without all that asks; nil where nothing is left.
  ///
  /// - Parameters:
  ///   - words: The words as they are compared.
  ///   - areParted: Whether the language parts its words, so that a particle ends one.
  func stem(of words: [String], areParted: Bool) -> String? {
    let stem = areParted ? stem(ofParted: words) : stem(ofRun: words.joined())
    return stem.isEmpty ? nil : stem
  }

  private func stem(ofParted words: [String]) -> String {
    let words = words.filter { !openings.contains($0) }
    let endings = words.last.map(withoutEnding).map { [$0] } ?? []
    return (words.dropLast() + endings).map { word in
      particles.first { word.hasSuffix($0) && word.count > $0.count }.map { String(word.dropLast($0.count)) } ?? word
    }.joined()
  }

  private func stem(ofRun run: String) -> String {
    var text = run[...]
    while let opening = openings.first(where: { text.count > $0.count && text.hasPrefix($0) }) {
      text.removeFirst(opening.count)
    }
    return particles.reduce(withoutEnding(String(text))) { $0.replacing($1, with: "") }
  }

  private func withoutEnding(_ word: String) -> String {
    endings.first(where: word.hasSuffix).map { String(word.dropLast($0.count)) } ?? word
  }
}
