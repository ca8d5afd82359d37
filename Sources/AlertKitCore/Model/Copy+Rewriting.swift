extension Copy.Variant {
  /// A text of a file, and what it is to be instead.
  typealias Rewriting = (source: LocatedText, text: String)

  /// The texts that are to be others for the variant to read otherwise; nil where that cannot be had, as with a variable that
  /// is shown twice.
  func rewritings(to new: String) -> [Rewriting]? {
    guard !parts.isEmpty else { return range.map { [(LocatedText(text, at: $0), new)] } }
    guard let texts = partTexts(for: Array(new.unicodeScalars)) else { return nil }
    let changed = parts.indices.filter { parts[$0].text != texts[$0] }
    guard changed.allSatisfy({ parts[$0].range != nil }) else { return nil }
    var rewritings: [Rewriting] = []
    for source in changed.map({ parts[$0].source }).uniqued() {
      guard let text = text(of: source, with: texts) else { return nil }
      rewritings.append((source, text))
    }
    return rewritings
  }

  /// What each part is to be: what is new goes to the part of what stood there or before it.
  private func partTexts(for new: [Unicode.Scalar]) -> [String]? {
    var old: [(scalar: Unicode.Scalar, part: Int)] = []
    for (index, part) in parts.enumerated() { old += part.text.unicodeScalars.map { ($0, index) } }
    let difference = ListDifference(from: old.map(\.scalar), to: new)
    let (removed, inserted) = (difference.removed, difference.inserted)
    var texts = [String.UnicodeScalarView](repeating: .init(), count: parts.count)
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if inserted.contains(right) {
        let first = removed.contains(left) ? old[left].part : left > 0 ? old[left - 1].part : 0
        let last = left < old.count ? old[left].part : parts.count - 1
        guard let part = (first...last).first(where: { parts[$0].range != nil }) else { return nil }
        texts[part].append(new[right])
        right += 1
      } else if removed.contains(left) {
        left += 1
      } else {
        texts[old[left].part].append(new[right])
        (left, right) = (left + 1, right + 1)
      }
    }
    return texts.map { String($0) }
  }

  /// A source's whole text with its parts replaced; nil where one of them is shown twice.
  private func text(of source: LocatedText, with texts: [String]) -> String? {
    let bytes = Array(source.text.utf8)
    var text = ""
    var position = 0
    for (index, part) in parts.enumerated() where part.source == source {
      guard let range = part.range else { continue }
      guard range.lowerBound >= position else { return nil }
      text += String(decoding: bytes[position..<range.lowerBound], as: UTF8.self) + texts[index]
      position = range.upperBound
    }
    return text + String(decoding: bytes[position...], as: UTF8.self)
  }
}
