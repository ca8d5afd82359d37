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
      particles.lazy.compactMap { word.withoutBytes(of: $0) }.first { !$0.isEmpty } ?? word
    }.joined()
  }

  private func stem(ofRun run: String) -> String {
    var text = run[...]
    while let opening = openings.first(where: { text.utf8.count > $0.utf8.count && text.utf8.starts(with: $0.utf8) }) {
      text = text[text.utf8.index(text.startIndex, offsetBy: opening.utf8.count)...]
    }
    return particles.reduce(withoutEnding(String(text))) {
      $0.holdsBytes(of: $1) ? $0.replacingBytes(of: $1, with: "") : $0
    }
  }

  private func withoutEnding(_ word: String) -> String {
    endings.lazy.compactMap { word.withoutBytes(of: $0) }.first ?? word
  }
}
